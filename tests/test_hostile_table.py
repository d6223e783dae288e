"""docs/service.md names a test for each thing that hostile people can cost: each of them exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHORT = {"H": "tests/service/test_hostile_people.py"}
TESTS = re.compile(r"`([\w/.]+)::(\w+)`")
LEAST_ROWS = 25


def rows() -> list[str]:
    text = (ROOT / "docs" / "service.md").read_text(encoding="utf-8")
    part = text.partition("## Hostile people\n")[2].partition("\n## ")[0]
    return [line for line in part.splitlines() if line.startswith("|")][2:]


def names_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / SHORT.get(file, file)).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_row_names_tests_that_exist() -> None:
    assert len(rows()) >= LEAST_ROWS
    missing = []
    for row in rows():
        named = TESTS.findall(row.rstrip("| ").rpartition("|")[2])
        assert named, row
        missing += [(file, name) for file, name in named if name not in names_in(file)]
    assert missing == []


def test_every_test_of_hostile_people_is_named() -> None:
    named = {name for row in rows() for file, name in TESTS.findall(row) if file == "H"}
    assert named == {name for name in names_in("H") if name.startswith("test_")}
