"""The kernel uses only the part of Python that numba compiles: ints, flat lists, one NamedTuple."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

import pytest

from casusbelli.core import kernel

TREE = ast.parse(inspect.getsource(kernel))
IMPORTS = {"__future__", "collections.abc", "typing"}

FORBIDDEN = (
    *(ast.Try, ast.TryStar, ast.Raise, ast.Assert, ast.With, ast.Delete, ast.Global, ast.Nonlocal),
    *(ast.Dict, ast.Set, ast.DictComp, ast.SetComp, ast.ListComp, ast.GeneratorExp, ast.Yield, ast.YieldFrom),
    *(ast.Lambda, ast.JoinedStr, ast.Starred, ast.Await, ast.AsyncFunctionDef, ast.NamedExpr, ast.Match),
)
BUILTINS = {"len", "max", "min", "range"}
METHODS = {"append", "pop"}


def faults(tree: ast.Module) -> Iterator[str]:
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    yield from imported(tree)
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef) and [ast.unparse(base) for base in statement.bases] != ["NamedTuple"]:
            yield f"class {statement.name} is no NamedTuple"
        if isinstance(statement, ast.FunctionDef):
            for node in ast.walk(statement):
                yield from fault_of(node, statement, functions)


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield f"line {node.lineno}: import {node.names[0].name}"
        if isinstance(node, ast.ImportFrom) and node.module not in IMPORTS:
            yield f"line {node.lineno}: from {node.module} import"


def fault_of(node: ast.AST, function: ast.FunctionDef, functions: set[str]) -> Iterator[str]:
    where = f"line {getattr(node, 'lineno', function.lineno)}, {function.name}"
    if isinstance(node, FORBIDDEN):
        yield f"{where}: {type(node).__name__}"
    if isinstance(node, ast.FunctionDef | ast.ClassDef) and node is not function:
        yield f"{where}: {node.name} inside a function"
    if isinstance(node, ast.arguments) and (node.defaults or node.kwonlyargs or node.vararg or node.kwarg):
        yield f"{where}: only plain arguments"
    if (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value != ast.get_docstring(function, False)
    ):
        yield f"{where}: a string"
    if isinstance(node, ast.Call):
        yield from fault_of_call(node, where, functions | BUILTINS | {"Field"})


def fault_of_call(node: ast.Call, where: str, known: set[str]) -> Iterator[str]:
    if node.keywords:
        yield f"{where}: keyword arguments"
    called = node.func
    if isinstance(called, ast.Name) and called.id not in known:
        yield f"{where}: calls {called.id}"
    if isinstance(called, ast.Attribute) and called.attr not in METHODS:
        yield f"{where}: calls method {called.attr}"


def test_the_kernel_keeps_to_the_subset() -> None:
    assert list(faults(TREE)) == []


def test_every_function_is_annotated_with_plain_types() -> None:
    """The compiled version is declared with these types."""
    allowed = {"int", "bool", "None", "Ints", "Scratch", "Field", "list[int]", "tuple[int, int]"}
    for node in TREE.body:
        if isinstance(node, ast.FunctionDef):
            annotations = [argument.annotation for argument in node.args.args] + [node.returns]
            assert {ast.unparse(a) for a in annotations if a} <= allowed, node.name
            assert None not in annotations, node.name


@pytest.mark.parametrize(
    "body",
    [
        "def f(): return {}",
        "def f(): return [i for i in (1, 2)]",
        "def f():\n    def g(): pass",
        "def f(a=1): pass",
        "def f(*a): pass",
        "def f(x): return x.index(1)",
        "def f(): raise ValueError",
        "def f(): return sorted((1, 2))",
        "def f(): return max(1, 2, key=None)",
        "def f(a): return f'{a}'",
        "def f(): return 'text'",
        "import numpy",
        "from casusbelli.core import board",
        "class A: pass",
    ],
)
def test_what_does_not_belong_is_found(body: str) -> None:
    assert len(list(faults(ast.parse(body)))) == 1
