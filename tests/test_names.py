"""Modules and classes have unique names, except for listed ones."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "casusbelli"

# Packs are built alike, so that who knows one finds their way in another: a module of a pack may be called as in
# others, and as what it is about. No other modules share a name.
IN_PACKS = {"advice", "facts", "foresight", "mechanisms", "orders", "screens", "story", "victory", "winter"}

CLASSES = {
    "Game": "env/compat.py has the names of the package that it stands in for",
    "Power": "env/compat.py has the names of the package that it stands in for",
    "Step": "what research environments call a step; the year's steps are never seen beside it",
}


def places() -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    modules, classes = defaultdict(list), defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        module = str(path.relative_to(SOURCE))
        if not module.startswith("cli/templates/"):
            modules[path.stem].append(module)
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    classes[node.name].append(module)
    return modules, classes


def test_modules_have_names_of_their_own() -> None:
    modules, _classes = places()
    shared = {name: found for name, found in modules.items() if len(found) > 1 and name != "__init__"}
    outside = {
        name: found
        for name, found in shared.items()
        if name not in IN_PACKS or sum(not module.startswith("packs/") for module in found) > 1
    }
    assert not outside, "call one of them by what it is about"


def test_classes_have_names_of_their_own() -> None:
    _modules, classes = places()
    shared = {name: found for name, found in classes.items() if len(found) > 1}
    assert shared.keys() == CLASSES.keys(), {name: found for name, found in shared.items() if name not in CLASSES}
