"""Mutation testing: changes the source in one place at a time and runs the scenario cases and tests on it.

    python -m tools.mutants tests/mutation/masters.toml --sample 300 --seed 3
    python -m tools.mutants tests/mutation/masters.toml --full
    python -m tools.mutants tests/mutation/masters.toml --full --seconds 600 --seed 3
    python -m tools.mutants tests/mutation/masters.toml --full --only aid.py --only funds.py:40

Mutants are tried in random order, so that an interrupted run is a random sample. Unexplained survivors are printed as
they are found, each with file:line and the change; at the end come the explanations that explain nothing, and one line
with the figures. Exit codes: 0 all survivors are explained, 1 some are not, 2 it cannot run.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

from tools.mutants.changes import Mutant, mutants
from tools.mutants.forks import Check, FailsAnyway, Runner
from tools.mutants.plan import BadPlan, Plan, read_plan

ROOT = Path(__file__).resolve().parents[2]


def cases_of(files: Sequence[str], root: Path) -> Callable[[], Mapping[str, Check]]:
    """The cases of scenario files, by file and id. Modules are loaded on demand, files read once."""

    @cache
    def read() -> dict[str, Any]:
        from casusbelli.records.scenarios.scenario_file import read_scenarios  # noqa: PLC0415

        texts = {name: (root / name).read_text(encoding="utf-8") for name in files}
        return {f"{name}: {case.id}": case for name, text in texts.items() for case in read_scenarios(text)}

    def cases() -> dict[str, Check]:
        from casusbelli.records.scenarios.run import run_case  # noqa: PLC0415
        from casusbelli.variants import board  # noqa: PLC0415

        return {name: lambda case=case: not run_case(case, board).failures for name, case in read().items()}  # type: ignore[misc]

    return cases if files else dict


def chosen(every: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """A random sample of this size; all for 0. A larger sample with the same seed contains the smaller one."""
    drawn = list(every)
    random.Random(seed).shuffle(drawn)
    return drawn[: count or None]


def wanted(every: Sequence[Mutant], only: Sequence[str], plan: Plan, root: Path) -> list[Mutant]:
    """The mutants in the given files, FILE or FILE:LINE; all if none is given."""
    files = ((plan.key(mutant, root)[0], mutant) for mutant in every)
    return [mutant for file, mutant in files if not only or {file, f"{file}:{mutant.spot.line}"} & set(only)]


def judge(plan: Plan, every: Sequence[Mutant], drawn: Sequence[Mutant], root: Path, given: argparse.Namespace) -> int:
    began = monotonic()
    runner = Runner(root, root / "src", plan.files, cases_of(plan.cases, root), () if given.quick else plan.tests)
    tried: list[Mutant] = []
    living: list[Mutant] = []
    try:
        for mutant in drawn:
            if given.seconds and monotonic() - began >= given.seconds:
                break
            lives = runner.lives(mutant)
            tried.append(mutant)
            if lives:
                living.append(mutant)
                if plan.unexplained(living, root)[-1:] == [mutant]:
                    print(mutant, flush=True)
    except KeyboardInterrupt:
        print("stopped; what follows is as far as it came")
    unexplained = len(plan.unexplained(living, root))
    stale = plan.stale(every, tried, living, root)
    for entry in stale:
        print(f"explains nothing: {entry}")
    name = f"{given.plan.stem}{' quick' if given.quick else ''} seed {given.seed}"
    print(
        f"{name}: {len(tried)} of {len(drawn)} mutants in {monotonic() - began:.0f} s: "
        f"{len(tried) - len(living)} killed, {len(living) - unexplained} explained, {unexplained} not explained; "
        f"{len(stale)} stale explanations"
    )
    return 1 if unexplained or stale else 0


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("plan", type=Path, help="what is mutated, by what it is checked, which mutants may live")
    how_many = parser.add_mutually_exclusive_group(required=True)
    how_many.add_argument("--full", action="store_true", help="every mutant")
    how_many.add_argument("--sample", type=int, default=0, help="so many, drawn")
    parser.add_argument("--seed", type=int, default=0, help="of the draw, and of the order in which they are tried")
    parser.add_argument("--seconds", type=float, default=0, help="try no further mutant after so long")
    parser.add_argument("--only", action="append", default=[], help="a file below the source, or FILE:LINE; repeatable")
    parser.add_argument("--quick", action="store_true", help="play the cases only, not the tests")
    parser.add_argument("--list", action="store_true", help="print the mutants and run nothing")
    given = parser.parse_args(arguments)
    try:
        plan = read_plan(given.plan, root)
        every = [mutant for file in plan.files for mutant in mutants(file.relative_to(root), root)]
        drawn = chosen(wanted(every, given.only, plan, root), given.sample, given.seed)
        if not given.list:
            return judge(plan, every, drawn, root, given)
    except (BadPlan, FailsAnyway) as fault:
        print(fault, file=sys.stderr)
        return 2
    for mutant in every:
        if mutant in drawn:
            print(mutant)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
