"""``casus new`` writes packages that install, play and pass their checks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli.main import main
from casusbelli.cli.new import KINDS

NAMES = {"rule": "night-watch", "bot": "night-owl", "board": "night-bay"}


def casus(*arguments: object) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Kind -> the generated package."""
    root = tmp_path_factory.mktemp("new")
    for kind, name in NAMES.items():
        assert casus("new", kind, name, "--into", root / kind).exit_code == 0
    return {kind: root / kind for kind in NAMES}


@pytest.fixture(scope="module")
def site(made: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all three packages installed."""
    target = tmp_path_factory.mktemp("site")
    for project in made.values():
        install(project, target)
    return target


def install(project: Path, target: Path) -> None:
    """Install with the build backend if it is available; otherwise copy the modules and write the entry points."""
    if find_spec("hatchling") is not None:
        pip = [sys.executable, "-m", "pip", "install", "--no-build-isolation", "--no-deps", "--no-index"]
        subprocess.run([*pip, "--target", str(target), str(project)], check=True, capture_output=True)
        return
    said = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    for package in said["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(project / package, target / package)
    info = target / f"{said['project']['name'].replace('-', '_')}-{said['project']['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {said['project']['name']}\nVersion: {said['project']['version']}\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    groups = said["project"]["entry-points"].items()
    lines = [f"[{group}]\n" + "".join(f"{n} = {o}\n" for n, o in table.items()) for group, table in groups]
    (info / "entry_points.txt").write_text("".join(lines), encoding="utf-8")


def run(site: Path, folder: Path, *arguments: str) -> str:
    """The output of a module, run by a Python with the packages."""
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_they_are_found_once_they_are_installed(site: Path, tmp_path: Path) -> None:
    known = json.loads(run(site, tmp_path, "casusbelli", "variants", "--json"))
    assert known["rules"]["night-watch"] == "Night watch"
    assert known["about"]["night-watch"] == "Powers may keep more units than they own supply centers."
    assert known["maps"]["night-bay"] == "Night bay"


def test_they_are_played(site: Path, tmp_path: Path) -> None:
    """The rule, played by the bot on the board."""
    game = ("selfplay", "night-watch", "--map", "night-bay", "--bots", "night-owl", "--games", "1", "--json")
    (played,) = json.loads(run(site, tmp_path, "casusbelli", *game))["games"]
    assert set(played["seats"].values()) == {"night-owl"}
    assert played["faults"] == []


def test_the_scenarios_hold(site: Path, made: dict[str, Path]) -> None:
    for kind in ("rule", "board"):
        told = run(site, made[kind], "casusbelli", "scenario", "tests/scenarios.toml")
        assert told.count("\nok ") + told.startswith("ok ") == {"rule": 3, "board": 1}[kind]


def test_the_rulebook_has_the_rule_in_its_languages(site: Path, tmp_path: Path) -> None:
    assert "may keep one unit more than it owns" in run(site, tmp_path, "casusbelli", "rules", "night-watch")
    code = 'import casusbelli; print(casusbelli.new_game("night-watch(units=2)").rules_text("de"))'
    (tmp_path / "german.py").write_text(code, encoding="utf-8")
    assert "darf 2 Einheiten mehr halten" in run(site, tmp_path, "german")


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
def test_the_tests_pass_when_it_is_installed(site: Path, made: dict[str, Path], kind: str) -> None:
    assert " passed" in run(site, made[kind], "pytest", "-q", "-p", "no:cacheprovider")


@pytest.mark.drawn(1)
@pytest.mark.parametrize("kind", KINDS)
def test_the_tests_pass_before_it_is_installed(made: dict[str, Path], tmp_path: Path, kind: str) -> None:
    """A selection of them: offers, catalogs, scenarios, one game."""
    some = "offers or catalog or scenario or standard"
    assert " passed" in run(tmp_path, made[kind], "pytest", "-q", "-p", "no:cacheprovider", "-k", some)


def test_nothing_is_left_of_the_template(made: dict[str, Path]) -> None:
    for kind, folder in made.items():
        for file in folder.rglob("*"):
            assert "my" not in file.name.split("_"), file
            if file.is_file() and file.suffix != ".pyc":
                text = file.read_text(encoding="utf-8")
                assert not {word for word in (f"my-{kind}", f"my_{kind}", f"My{kind.title()}") if word in text}, file


@pytest.mark.parametrize("kind", KINDS)
def test_the_command_says_what_to_do_next(kind: str, tmp_path: Path) -> None:
    told = casus("new", kind, "some-thing", "--into", tmp_path / "x").output
    assert told.startswith(f"Created {tmp_path / 'x'}. Next:")
    readme = (tmp_path / "x" / "README.md").read_text(encoding="utf-8")
    commands = [line.strip() for line in told.splitlines() if line.startswith("  ")][1:]
    assert all(command in readme for command in commands)


def test_the_folder_is_called_like_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    casus("new", "rule", "home-guard-2")
    module = tmp_path / "casusbelli-home-guard-2" / "casusbelli_home_guard_2" / "__init__.py"
    assert "class HomeGuard2(Component[None]):" in module.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("rule", "Home Guard"),
            "'Home Guard' cannot be the name of a rule; use lowercase letters, digits and hyphens",
        ),
        (("rule", "x" * 41), "cannot be the name of a rule"),
        (("bot", "a--b"), "'a--b' cannot be the name of a bot"),
        (("rule", "formal"), "a rule called 'formal' already exists; choose another name"),
        (("bot", "dumbbot"), "a bot called 'dumbbot' already exists"),
        (("board", "standard"), "a board called 'standard' already exists"),
        (("lesson", "one"), "Invalid value for '{rule|bot|board}'"),
    ],
)
def test_bad_use_is_refused(
    arguments: tuple[str, str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = casus("new", *arguments)
    assert result.exit_code == 2
    assert told in result.output
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("mine", encoding="utf-8")
    result = casus("new", "rule", "home-guard", "--into", tmp_path)
    assert (result.exit_code, [file.name for file in tmp_path.iterdir()]) == (2, ["note"])
    assert "already exists and is not empty" in result.output
    assert casus("new", "rule", "home-guard", "--into", tmp_path / "note").exit_code == 2
