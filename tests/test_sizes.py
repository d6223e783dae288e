"""Functions and modules have a limited length."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "casusbelli"
LONGEST_FUNCTION, LONGEST_MODULE = 50, 400  # lines

# The kernel is one algorithm in one place, and is compiled as a whole.
LONGER = {"core/kernel.py", "core/kernel.py link"}


def longer() -> set[str]:
    found = set()
    for path in sorted(SOURCE.rglob("*.py")):
        module, text = str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8")
        if len(text.splitlines()) > LONGEST_MODULE:
            found.add(module)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                if node.end_lineno - node.lineno >= LONGEST_FUNCTION:
                    found.add(f"{module} {node.name}")
    return found


def test_nothing_is_too_long() -> None:
    """Exceptions that have become short enough must be removed from the list."""
    assert longer() == LONGER, "split it by matter, so that each part can be found by its name"
