"""Imports of earlier versions still work for one release, and warn with the new name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from contextlib import nullcontext
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import casusbelli
from casusbelli.deprecated import MODULES, NAMES, PACKAGES, QUESTIONS, REMOVED_IN, UNASKED
from casusbelli.engine.component import Component, Turn
from casusbelli.engine.spec import Pack, packs_beside
from casusbelli.testing.random_games import new_game

SOURCE = Path(casusbelli.__file__).parent


def forgotten(module: str) -> None:
    for name in (module, *PACKAGES):
        sys.modules.pop(name, None)


def public(module: str) -> set[str]:
    return {name for name in vars(import_module(module)) if not name.startswith("_")}


@pytest.mark.parametrize("old", MODULES)
def test_a_module_is_found_where_it_was(old: str) -> None:
    new = MODULES[old]
    forgotten(old)
    with pytest.warns(
        DeprecationWarning, match=rf"^{re.escape(old)} is {re.escape(new)} now; .* {REMOVED_IN}$"
    ) as told:
        there = import_module(old)
    assert len(told) == 1
    assert there.__name__ == old
    assert all(getattr(there, name) is getattr(import_module(new), name) for name in public(new))
    path = SOURCE.joinpath(*old.split(".")[1:])
    assert not path.with_suffix(".py").exists()
    assert not path.is_dir()


@pytest.mark.parametrize(("module", "name"), [(module, name) for module, names in NAMES.items() for name in names])
def test_a_name_is_found_where_it_was(module: str, name: str) -> None:
    home, _colon, called = NAMES[module][name].partition(":")
    if module in MODULES:
        forgotten(module)
    with pytest.warns(DeprecationWarning, match=" now; ") if module in MODULES else nullcontext():
        there = import_module(module)
    with pytest.warns(DeprecationWarning, match=rf"^{module}.{name} is {home}.{called} now; ") as told:
        found = getattr(there, name)
    assert found is getattr(import_module(home), called)
    assert [Path(warning.filename).name for warning in told] == [Path(__file__).name]
    with pytest.raises(AttributeError, match=f"module '{module}' has no attribute 'Nothing'"):
        _ = there.Nothing


def test_nothing_else_is_found() -> None:
    for package in PACKAGES:
        assert not (SOURCE / package.rpartition(".")[2]).exists()
        assert find_spec(f"{package}.nothing") is None


def test_the_warning_names_the_line_of_the_user(tmp_path: Path) -> None:
    (tmp_path / "old_pack.py").write_text("import sys\nfrom casusbelli.rules.component import Component, Place\n")
    done = subprocess.run(
        [sys.executable, "-W", "always", "old_pack.py"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert re.findall(r"old_pack.py:2: DeprecationWarning: (\S+) is (\S+) now", done.stderr) == [
        ("casusbelli.rules.component", "casusbelli.engine.component"),
        ("casusbelli.rules.component.Place", "casusbelli.engine.component.StepSlot"),
    ]


def test_we_use_none_of_them_ourselves() -> None:
    for path in [*SOURCE.rglob("*.py"), *(SOURCE.parents[1] / "examples").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in MODULES, path
                assert not {alias.name for alias in node.names} & NAMES.get(node.module or "", {}).keys(), path


def rule(**answers: object) -> type[Component[None]]:
    return type("Mine", (Component,), {"name": "mine", "__module__": "somebody", **answers})


@pytest.mark.parametrize("old", QUESTIONS)
def test_a_rule_may_override_a_hook_under_its_old_name(old: str) -> None:
    new = QUESTIONS[old]
    with pytest.warns(DeprecationWarning, match=rf"^Mine\.{old} is Mine\.{new} now; ") as told:
        made = rule(**{old: answer})
    assert [Path(warning.filename).name for warning in told] == [Path(__file__).name]
    assert getattr(made, new) is answer
    assert not hasattr(Component, old)
    with pytest.warns(DeprecationWarning, match=" now; "):
        assert getattr(rule(**{old: answer, new: len}), new) is len


def answer() -> None:
    """A rule's answer."""


@pytest.mark.parametrize("old", UNASKED)
def test_overriding_a_removed_hook_warns(old: str) -> None:
    with pytest.warns(DeprecationWarning, match=rf"^Mine\.{old} is not asked any more: answer ") as told:
        rule(**{old: answer})
    assert [Path(warning.filename).name for warning in told] == [Path(__file__).name]
    assert not hasattr(Component, old)
    assert hasattr(Component, UNASKED[old].split()[0])


def test_a_rule_with_an_old_name_still_plays() -> None:
    def owes(self: Component[None], t: Turn, owner: str) -> int:
        return 1

    with pytest.warns(DeprecationWarning, match=r"Mine\.extra_builds now"):
        pack = Pack("mine", "more", (rule(owes=owes)(),))
    with packs_beside(pack):
        game = new_game(["mine"])
    assert game.rules.extra_builds(game.rules.turn(game.state), "France") == 1


def test_deprecated_names_are_removed_on_time() -> None:
    version = tuple(map(int, casusbelli.__version__.split(".")[:2]))
    assert version < tuple(map(int, REMOVED_IN.split("."))), "empty the lists of casusbelli.deprecated"
