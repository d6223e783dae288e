"""tools/mutants.py: what it changes, what it finds that no test notices, and that it only reads the project."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

from tools.mutants import PYTEST, FailsAnyway, main, mutants, survivors

THING = '''
def grown(ages: list[int]) -> list[int]:
    """Those of age."""
    return [age for age in ages if age >= 18]


def told(word: str, loud: bool = False) -> str:
    return word.upper() if loud else word
'''
TESTS = """
from thing import grown, told


def test_grown() -> None:
    assert grown([17, 18, 19]) == [18, 19]


def test_told() -> None:
    assert told("no") == "no"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "thing.py").write_text(THING)
    (tmp_path / "test_thing.py").write_text(TESTS)
    return tmp_path


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("a == b", {"a != b"}),
        ("a == 'word'", {"a != 'word'", "a == '?'"}),
        ("a in b", {"a not in b"}),
        ("not a", {"a"}),
        ("a and b", {"a or b", "a", "b"}),
        ("a and b and c", {"a or b or c", "b and c", "a and c", "a and b"}),
        ("f(3)", {"f(4)", "f(2)"}),
        ("f(True)", {"f(False)"}),
        ("a if b else c", {"a if not b else c", "c if b else a"} - {"a if not b else c"}),
        ("[x for x in y if x]", {"[x for x in y]"}),
        ("a | b", {"a & b"}),
        ("'word'", set()),
        ("a < b < c", set()),
    ],
)
def test_what_is_changed(text: str, changed: set[str], tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(f"here = {text}")
    found = list(mutants(Path("one.py"), tmp_path))
    assert {mutant.source.removeprefix("here = ") for mutant in found} == changed


def test_statements(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def f() -> int:\n    g()\n    yield 2\n    return 5 if g else 'x'\n")
    lines = [(mutant.line, mutant.change) for mutant in mutants(Path("one.py"), tmp_path)]
    assert (2, "g()  ->  pass") in lines
    assert (3, "yield 2  ->  pass") in lines
    assert (4, "return 5 if g else 'x'  ->  return None") in lines


def test_one_place_at_a_time(project: Path) -> None:
    """Every mutant is the file but for one place, and can be read."""
    plain = ast.unparse(ast.parse(THING))
    found = list(mutants(Path("src/thing.py"), project))
    assert len({mutant.source for mutant in found}) == len(found) > 5
    for mutant in found:
        differing = [(a, b) for a, b in zip(plain.split("\n"), mutant.source.split("\n"), strict=True) if a != b]
        assert len(differing) == 1


def test_what_no_test_notices(project: Path) -> None:
    source = Path("src/thing.py")
    every = [mutant for mutant in mutants(source, project) if mutant.change.startswith(("False", "age >= 18"))]
    command = [*PYTEST, "-x", "-q", "-p", "no:cacheprovider", "test_thing.py"]
    assert list(survivors(every, command, 2, 1, project)) == [None, None]
    (project / "test_thing.py").write_text("import thing\n\n\ndef test_nothing() -> None:\n    assert thing.grown\n")
    assert list(survivors(every, command, 2, 1, project)) == every
    assert (project / source).read_text() == THING


def test_tests_that_fail_by_themselves(project: Path) -> None:
    command = [*PYTEST, "-q", "-p", "no:cacheprovider", "test_thing.py"]
    (project / "test_thing.py").write_text(TESTS.replace("[18, 19]", "[18]"))
    with pytest.raises(FailsAnyway):
        list(survivors([], command, 1, 1, project))


def test_a_sample_is_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tools/mutants.py", "tests", "--list", "--sample", "5", "--seed", "2"]
    here = Path(__file__).parents[2]
    assert os.path.samefile(Path.cwd(), here)
    told = [main(arguments), capsys.readouterr().out, main(arguments), capsys.readouterr().out]
    assert told[:2] == told[2:]
    assert told[0] == 0
    assert str(told[1]).count("tools/mutants.py:") == 5
