"""python -m tools.mutants: its mutants, the survivors it reports, and the explanations it accepts."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutants.__main__ import ROOT, chosen
from tools.mutants.changes import Mutant, mutants
from tools.mutants.plan import BadPlan, Plan, read_plan

THING = '''
LIMIT = 18


class People:
    """Those of age."""

    def grown(self, ages: list[int]) -> list[int]:
        return [
            age
            for age in ages
            if age >= LIMIT
        ]


def told(word: str, loud: bool = False) -> str:
    if loud:
        return word.upper()
    return word
'''
TESTS = """
from thing import People, told


def test_grown() -> None:
    assert People().grown([17, 18, 19]) == [18, 19]


def test_told() -> None:
    assert told("no") == "no"
"""
PLAN = 'source = "src/thing.py"\ntests = ["test_thing.py"]\n'
LIVES = (
    '[[explained]]\nfile = "thing.py"\nfunction = "told"\nchange = "return word.upper()  ->  return None"\nwhy = "x"\n'
)
SMALL = "src/casusbelli/packs/last_year.py"
TRAY = """
[[case]]
id = "L-1"
rules = "last-year(year=1901)"
[[case.turn]]
phase = "F1901M"
expect.outcome.kind = "draw"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "thing.py").write_text(THING)
    (tmp_path / "test_thing.py").write_text(TESTS)
    (tmp_path / "plan.toml").write_text(PLAN)
    return tmp_path


def run(root: Path, *arguments: str, plan: str = "plan.toml") -> tuple[int, str]:
    """In a process of its own: the tool forks before it loads what is mutated, which is loaded here long since."""
    code = "from pathlib import Path; from tools.mutants.__main__ import main; import sys; "
    code += f"sys.exit(main(sys.argv[1:], Path({str(root)!r})))"
    command = [sys.executable, "-B", "-c", code, plan, *arguments]
    places = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=root, env=places, text=True, capture_output=True, check=False)
    return done.returncode, done.stdout + done.stderr


# --- what is changed


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
        ("a if b else c", {"c if b else a"}),
        ("[x for x in y if x]", {"[x for x in y]"}),
        ("a | b", {"a & b"}),
        ("'word'", set()),
        ("a < b < c", set()),
    ],
)
def test_what_is_changed(text: str, changed: set[str], tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(f"here = {text}")
    found = list(mutants(Path("one.py"), tmp_path))
    assert {mutant.source(tmp_path).removeprefix("here = ") for mutant in found} == changed


def test_statements(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def f() -> int:\n    g()\n    yield 2\n    return 5 if g else 'x'\n")
    lines = [(mutant.spot.line, mutant.change) for mutant in mutants(Path("one.py"), tmp_path)]
    assert (2, "g()  ->  pass") in lines
    assert (3, "yield 2  ->  pass") in lines
    assert (4, "return 5 if g else 'x'  ->  return None") in lines


def test_no_in_other_words(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def f():\n    return ''\ndef g():\n    return False\ndef h():\n    return 'x'\n")
    changes = [mutant.change for mutant in mutants(Path("one.py"), tmp_path)]
    assert changes == ["False  ->  True", "return 'x'  ->  return None"]


def test_the_end_of_a_function(tmp_path: Path) -> None:
    """What it answers without saying so is no mistake; a return before that is one."""
    (tmp_path / "one.py").write_text("def f(a):\n    if a:\n        return None\n    g(a)\n    return None\n")
    assert [(mutant.spot.line, mutant.change) for mutant in mutants(Path("one.py"), tmp_path)] == [
        (3, "return None  ->  pass"),
        (4, "g(a)  ->  pass"),
    ]


def test_one_place_at_a_time(project: Path) -> None:
    """Every mutant is the file but for one place, and can be read."""
    plain = ast.unparse(ast.parse(THING))
    found = list(mutants(Path("src/thing.py"), project))
    assert len({mutant.source(project) for mutant in found}) == len(found) > 5
    for mutant in found:
        differing = [
            (a, b) for a, b in zip(plain.split("\n"), mutant.source(project).split("\n"), strict=True) if a != b
        ]
        assert len(differing) == 1


def test_where_it_is(project: Path) -> None:
    """A statement may be long, and a statement inside it is not its line."""
    spots = {mutant.change: mutant.spot for mutant in mutants(Path("src/thing.py"), project)}
    assert (spots["18  ->  19"].function, spots["18  ->  19"].lines) == ("", range(2, 3))
    grown = spots["age >= LIMIT  ->  age < LIMIT"]
    assert (grown.function, grown.line, grown.lines) == ("People.grown", 12, range(9, 14))
    assert spots["return word.upper()  ->  return None"].lines == range(18, 19)


def test_a_sample_is_the_same_every_time(project: Path) -> None:
    every = list(mutants(Path("src/thing.py"), project))
    assert chosen(every, 3, 2) == chosen(every, 3, 2) != chosen(every, 3, 3)
    assert len(chosen(every, 3, 2)) == 3
    assert set(chosen(every, 0, 1)) == set(chosen(every, 99, 1)) == set(every)
    assert chosen(every, 0, 2)[:3] == chosen(every, 3, 2)  # a run that was stopped is a sample


@pytest.mark.full
def test_a_file_or_a_line_of_it(project: Path) -> None:
    whole, line = (run(project, "--full", "--list", *only)[1] for only in ((), ("--only", "thing.py:18")))
    assert line == "src/thing.py:18: told: return word.upper()  ->  return None\n"
    assert line in whole != line
    assert run(project, "--full", "--list", "--only", "thing.py") == (0, whole)
    assert run(project, "--full", "--list", "--only", "other.py") == (0, "")


# --- what nobody notices


@pytest.mark.full
def test_what_no_test_notices(project: Path) -> None:
    status, told = run(project, "--full")
    assert status == 1
    assert "thing.py:18: told: return word.upper()  ->  return None\n" in told
    assert "thing.py:16: (top): False  ->  True" not in told  # test_told notices
    assert "grown" not in told
    assert ": 7 killed, 0 explained, 1 not explained; 0 stale explanations" in told
    (project / "test_thing.py").write_text(
        "import thing\n\n\ndef test_nothing() -> None:\n    assert thing.LIMIT == 18\n"
    )
    assert ": 2 killed, 0 explained, 6 not explained" in run(project, "--full")[1]
    assert (project / "src" / "thing.py").read_text() == THING


@pytest.mark.full
def test_when_the_time_is_up(project: Path) -> None:
    status, told = run(project, "--full", "--seconds", "0.001")
    assert (status, told.partition(" in ")[0]) == (0, "plan seed 0: 0 of 8 mutants")
    assert "7 killed, 0 explained, 1 not explained" in run(project, "--full", "--seconds", "600")[1]


@pytest.mark.full
def test_what_takes_for_ever_is_noticed(project: Path) -> None:
    (project / "src" / "thing.py").write_text("def f(n: int) -> int:\n    while n > 0:\n        n -= 1\n    return 7\n")
    (project / "test_thing.py").write_text("import thing\n\n\ndef test_f() -> None:\n    assert thing.f(3)\n")
    status, told = run(project, "--full")
    assert "n -= 1  ->" not in told
    assert "7  ->  8" in told
    assert status == 1


@pytest.mark.full
def test_an_explanation(project: Path) -> None:
    (project / "plan.toml").write_text(PLAN + LIVES)
    status, told = run(project, "--full")
    assert (status, told.strip().count("\n")) == (0, 0)
    assert "7 killed, 1 explained, 0 not explained; 0 stale explanations" in told


@pytest.mark.parametrize(
    ("was", "now"),
    [("return None", "return 5"), ('"told"', '"tell"'), ("word.upper()", "word"), ('"x"', '"x"\ntimes = 2')],
)
def test_an_explanation_of_nothing(was: str, now: str, project: Path) -> None:
    (project / "plan.toml").write_text(PLAN + LIVES.replace(was, now))
    plan, every = read_plan(project / "plan.toml", project), list(mutants(Path("src/thing.py"), project))
    living = [mutant for mutant in every if "word.upper" in mutant.change]
    assert plan.stale(every, every, living, project) == list(plan.explained)


@pytest.mark.full
def test_an_explanation_of_what_does_not_live(project: Path) -> None:
    lives = LIVES.replace("word.upper()", "word", 1)
    (project / "plan.toml").write_text(PLAN + LIVES + lives)
    status, told = run(project, "--full")
    assert status == 1
    assert told.startswith(
        "explains nothing: thing.py: told: return word  ->  return None\nplan seed 0: 8 of 8 mutants in "
    )
    assert told.rstrip().endswith("7 killed, 1 explained, 0 not explained; 1 stale explanations")


def test_a_sample_does_not_make_explanations_stale(project: Path) -> None:
    (project / "plan.toml").write_text(PLAN + LIVES)
    plan, every = read_plan(project / "plan.toml", project), list(mutants(Path("src/thing.py"), project))
    living = [mutant for mutant in every if "word.upper" in mutant.change]
    assert plan.stale(every, every[:1], [], project) == plan.stale(every, living, living, project) == []
    assert plan.stale(every, living, [], project) == list(plan.explained)


@pytest.mark.full
def test_tests_that_fail_by_themselves(project: Path) -> None:
    (project / "test_thing.py").write_text(TESTS.replace("[18, 19]", "[18]"))
    status, told = run(project, "--full")
    assert (status, told) == (2, "the tests fail as they are: test_thing.py::test_grown\n")


@pytest.mark.full
def test_cases(tmp_path: Path) -> None:
    """A rule of ours, by one case: it notices when the last year is another one, and knows nothing of its sentences."""
    (tmp_path / "src").symlink_to(ROOT / "src")
    (tmp_path / "plan.toml").write_text(f'source = "{SMALL}"\ncases = ["cases.toml"]\n')
    (tmp_path / "cases.toml").write_text(TRAY)
    told = run(tmp_path, "--full")[1]
    changes = [mutant.change for mutant in mutants(Path(SMALL), ROOT)]
    yields = [change for change in changes if change.startswith("yield said(")]
    assert yields
    assert all(f": {change}\n" in told for change in yields)
    assert 0 < told.count("\n") - 1 < len(changes)
    (tmp_path / "cases.toml").write_text(TRAY.replace("draw", "solo"))
    assert run(tmp_path, "--full") == (2, "cases.toml: L-1 fails as it is\n")


# --- the plan


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("source", "plan.toml: "),
        ("tests = []", "plan.toml: source = None: name a file or directory below "),
        ('source = "src/other.py"', "plan.toml: source = 'src/other.py': name a file"),
        (f"{PLAN}test = []", "plan.toml: test is no key; there are source, cases, tests, explained"),
        ('source = ["src"]', "plan.toml: source = ['src']: expected str"),
        (PLAN + LIVES.replace('why = "x"', ""), "plan.toml: explained 1: say why"),
        (PLAN + LIVES.replace('"x"', '" "'), "plan.toml: explained 1: say why"),
        (PLAN + LIVES.replace("why", "because"), "plan.toml: explained 1: because is no key; there are file, function"),
        (
            PLAN + LIVES + LIVES,
            "thing.py: told: return word.upper()  ->  return None is explained twice; say times = 2",
        ),
    ],
)
def test_a_bad_plan(text: str, told: str, project: Path) -> None:
    (project / "plan.toml").write_text(text)
    with pytest.raises(BadPlan) as fault:
        read_plan(project / "plan.toml", project)
    assert told in str(fault.value)


def test_the_same_change_twice_in_a_function(project: Path) -> None:
    (project / "plan.toml").write_text(PLAN + LIVES)
    plan: Plan = read_plan(project / "plan.toml", project)
    one: Mutant = next(m for m in mutants(Path("src/thing.py"), project) if "word.upper" in m.change)
    other = replace(one, spot=replace(one.spot, line=99))
    assert plan.unexplained([one], project) == []
    assert plan.unexplained([one, other], project) == [other]


@pytest.mark.parametrize("file", sorted((ROOT / "tests" / "mutation").glob("*.toml")), ids=lambda file: file.stem)
def test_our_plans(file: Path) -> None:
    """They can be read, and what they explain is there."""
    plan = read_plan(file, ROOT)
    every = [mutant for source in plan.files for mutant in mutants(source.relative_to(ROOT), ROOT)]
    assert plan.stale(every, [], [], ROOT) == []
    assert all((ROOT / name.partition("::")[0]).exists() for name in (*plan.cases, *plan.tests))
