"""Which mistakes would the tests not notice? Changes one place of a source file at a time and runs tests on it.

    tools/mutants.py src/casusbelli/rules/formal tests/rules/test_formal.py --sample 100 --seed 3

Works on copies of the project in a temporary directory; the working tree is only read. Prints the mutants that live,
each as file:line and what was changed. Exit codes: 0 none lives, 1 some do, 2 the tests fail without any.
"""

from __future__ import annotations

import argparse
import ast
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "*.pyc", "build", "dist", "node_modules", "results")
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
PYTEST = (sys.executable, "-m", "pytest")
ANNOTATIONS = ("annotation", "returns", "decorator_list", "bases")


class FailsAnyway(RuntimeError):
    """Without any mutant."""


@dataclass(frozen=True)
class Mutant:
    file: Path  # below the root
    line: int
    change: str
    source: str  # of the whole file


# --- what may be changed


def mutants(file: Path, root: Path = ROOT) -> Iterator[Mutant]:
    """Every mutant of one file, in the order of its text."""
    tree = ast.parse((root / file).read_text(encoding="utf-8"))
    for parent, field, index, node in list(_places(tree)):
        for other in _others(node, field):
            before, after = _told(node), _told(other)
            _put(parent, field, index, other)
            yield Mutant(file, _line(node), f"{before}  ->  {after}", ast.unparse(tree))
            _put(parent, field, index, node)


def _places(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node below this one, with its parent and where it hangs there."""
    for field, value in ast.iter_fields(node):
        if field in ANNOTATIONS or (isinstance(node, ast.ClassDef) and field == "keywords"):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(child, ast.AST):
                yield node, field, index, child
                yield from _places(child)


def _put(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def _line(node: ast.AST) -> int:
    line: int = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0)
    return line


def _told(node: ast.AST) -> str:
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) < 90 else f"{text[:87]}..."


def _others(node: ast.AST, field: str) -> Iterator[ast.AST]:
    """What may stand in the place of this node."""
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
        case ast.Return():
            yield ast.Return(ast.Constant(None))
        case ast.Expr(ast.Yield() | ast.YieldFrom() | ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            yield ast.Pass()


# --- running the tests


def verdict(command: Sequence[str], home: Path, seconds: float) -> str:
    """ "passed", "failed" or, if it took too long, "endless"."""
    places = {"PYTHONPATH": str(home / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.Popen(
        command,
        cwd=home,
        env={**os.environ, **places},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return "failed" if process.wait(seconds) else "passed"
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return "endless"


def lives(mutant: Mutant, command: Sequence[str], homes: queue.Queue[Path], seconds: float) -> bool:
    home = homes.get()
    file = home / mutant.file
    original = file.read_text(encoding="utf-8")
    try:
        file.write_text(mutant.source, encoding="utf-8")
        return verdict(command, home, seconds) == "passed"
    finally:
        file.write_text(original, encoding="utf-8")
        homes.put(home)


def survivors(
    chosen: Sequence[Mutant], command: Sequence[str], jobs: int, minutes: float, root: Path = ROOT
) -> Iterator[Mutant | None]:
    """The mutants that live, and None for each that does not. What is not begun in time is left."""
    began = monotonic()
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        homes: queue.Queue[Path] = queue.Queue()
        for job in range(jobs):
            homes.put(shutil.copytree(root, Path(place) / str(job), ignore=LEFT_OUT))
        home = homes.get()
        if verdict(command, home, 60 * minutes) != "passed":
            raise FailsAnyway("the tests fail as they are; run them by themselves first")
        seconds = 10 + 3 * (monotonic() - began)
        homes.put(home)

        def judged(mutant: Mutant) -> tuple[bool, Mutant | None]:
            if monotonic() - began > 60 * minutes:
                return False, None
            return True, mutant if lives(mutant, command, homes, seconds) else None

        with ThreadPoolExecutor(jobs) as pool:
            yield from (found for begun, found in pool.map(judged, chosen) if begun)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Changes one place at a time and tells which change no test notices.")
    parser.add_argument("source", type=Path, help="a file, or a directory of them")
    parser.add_argument("tests", nargs="+", help="what pytest is to run")
    parser.add_argument("-k", default="", help="only tests that match this, as pytest understands it")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn; all if left out")
    parser.add_argument("--seed", type=int, default=0, help="of the draw")
    parser.add_argument("--minutes", type=float, default=30, help="begin no mutant after these")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only print the mutants")
    given = parser.parse_args(arguments)
    source = given.source.resolve()
    files = [source] if source.is_file() else sorted(source.rglob("*.py"))
    chosen = [mutant for file in files for mutant in mutants(file.relative_to(ROOT))]
    if given.sample and given.sample < len(chosen):
        drawn = set(random.Random(given.seed).sample(range(len(chosen)), given.sample))
        chosen = [mutant for n, mutant in enumerate(chosen) if n in drawn]
    if given.list:
        for mutant in chosen:
            print(f"{mutant.file}:{mutant.line}: {mutant.change}")
        return 0
    quiet = ["-x", "-q", "-n0", "-p", "no:cacheprovider", *(["-k", given.k] if given.k else [])]
    found: list[Mutant | None] = []
    try:
        for living in survivors(chosen, [*PYTEST, *quiet, *given.tests], given.jobs, given.minutes):
            found.append(living)
            if living is not None:
                print(f"{living.file}:{living.line}: {living.change}", flush=True)
    except FailsAnyway as fault:
        print(fault, file=sys.stderr)
        return 2
    count, left = len(found) - found.count(None), len(chosen) - len(found)
    print(f"{count} of {len(found)} mutants live" + (f"; {left} not tried" if left else ""))
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
