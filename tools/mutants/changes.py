"""Generates the mutants of a file, each with one place changed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

OPPOSITE: dict[type[ast.AST], type[Any]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
ANNOTATIONS = ("annotation", "returns", "decorator_list", "bases")


@dataclass(frozen=True)
class Spot:
    """The position of a node in its file."""

    line: int = 0
    function: str = ""  # with its class; "" at module level
    lines: range = range(0)  # of the statement that contains it, without nested statements


@dataclass(frozen=True)
class Mutant:
    file: Path  # below the root
    spot: Spot
    change: str
    number: int  # in its file

    def __str__(self) -> str:
        return f"{self.file}:{self.spot.line}: {self.spot.function or '(top)'}: {self.change}"

    def source(self, root: Path) -> str:
        """The whole file with the change applied."""
        tree = ast.parse((root / self.file).read_text(encoding="utf-8"))
        parent, field, index, _node, _spot, other = next(islice(_changes(tree), self.number, None))
        _put(parent, field, index, other)
        return ast.unparse(tree)


def mutants(file: Path, root: Path) -> Iterator[Mutant]:
    """Every mutant of one file, in the order of its text."""
    tree = ast.parse((root / file).read_text(encoding="utf-8"))
    for number, (_parent, _field, _index, node, spot, other) in enumerate(_changes(tree)):
        yield Mutant(file, spot, f"{_told(node)}  ->  {_told(other)}", number)


def _changes(tree: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST, Spot, ast.AST]]:
    """The nodes to insert, and those that they replace."""
    for parent, field, index, node, spot in _places(tree, Spot()):
        for other in () if _is_end(parent, node) else _others(node, field):
            yield parent, field, index, node, spot, other


def _is_end(parent: ast.AST, node: ast.AST) -> bool:
    """Is this a trailing "return None"? Without it the function does the same."""
    nothing = isinstance(node, ast.Return) and (node.value is None or getattr(node.value, "value", 0) is None)
    return nothing and isinstance(parent, ast.FunctionDef) and parent.body[-1] is node


def _places(node: ast.AST, spot: Spot) -> Iterator[tuple[ast.AST, str, int | None, ast.AST, Spot]]:
    """Every node below this one, with its parent, its field and its index there."""
    for field, value in ast.iter_fields(node):
        if field in ANNOTATIONS or (isinstance(node, ast.ClassDef) and field == "keywords"):
            continue
        named = isinstance(node, ast.FunctionDef | ast.ClassDef) and field == "body"
        outer = f"{spot.function}.{node.name}".lstrip(".") if named else spot.function  # type: ignore[attr-defined]
        for index, child in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(child, ast.AST):
                here = Spot(_line(child) or spot.line, outer, _lines(child) or spot.lines)
                yield node, field, index, child, here
                yield from _places(child, here)


def _line(node: ast.AST) -> int:
    line: int = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0)
    return line


def _lines(node: ast.AST) -> range:
    """The lines of a statement up to the first statement inside it; empty for a node that is not a statement."""
    if not isinstance(node, ast.stmt):
        return range(0)
    inner = getattr(node, "body", None)
    last = max(node.lineno, inner[0].lineno - 1) if inner else node.end_lineno
    return range(node.lineno, (last or node.lineno) + 1)


def _put(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def _told(node: ast.AST) -> str:
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) < 90 else f"{text[:87]}..."


def _others(node: ast.AST, field: str) -> Iterator[ast.AST]:
    """The nodes that may replace this node."""
    match node:
        case ast.Compare(left, [op], [right]):
            yield ast.Compare(left, [OPPOSITE[type(op)]()], [right])
            if isinstance(right, ast.Constant) and isinstance(right.value, str):
                yield ast.Compare(left, [op], [ast.Constant("?")])
        case ast.BoolOp(op, values):
            yield ast.BoolOp(OPPOSITE[type(op)](), values)
            yield from (ast.BoolOp(op, [v for v in values if v is not one]) for one in values if len(values) > 2)
            yield from values if len(values) == 2 else ()
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in OPPOSITE:
            yield ast.BinOp(left, OPPOSITE[type(op)](), right)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.comprehension(target, loop, [_one, *_more] as ifs):
            yield from (ast.comprehension(target, loop, [i for i in ifs if i is not one], 0) for one in ifs)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case _ if isinstance(node, ast.stmt) and field in ("body", "orelse"):
            yield from _statements(node)


def _statements(node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.Return(ast.Constant(None)) | ast.Return(None):
            yield ast.Pass()
        case ast.Return(ast.Constant(False | "")):  # None is falsy, too
            pass
        case ast.Return():
            yield ast.Return(ast.Constant(None))
        case ast.Expr(ast.Yield() | ast.YieldFrom() | ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            yield ast.Pass()
