"""Which mistakes would the tests not notice? Changes one place of the source at a time and plays the cases on it.

    python -m tools.mutants tests/mutation/masters.toml --sample 300 --seed 3
    python -m tools.mutants tests/mutation/masters.toml --full
    python -m tools.mutants tests/mutation/masters.toml --full --only aid.py --only funds.py

Prints the mutants that live without an explanation in the file, each as file:line and what was changed, and the
explanations that explain nothing. Exit codes: 0 every mutant that lives is explained, 1 not so, 2 it cannot be run.
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
    """The cases of scenario files, by file and id. Modules are loaded when they are asked for, files read once."""

    @cache
    def read() -> dict[str, Any]:
        from casusbelli.records.scenario import read_scenarios  # noqa: PLC0415

        texts = {name: (root / name).read_text(encoding="utf-8") for name in files}
        return {f"{name}: {case.id}": case for name, text in texts.items() for case in read_scenarios(text)}

    def cases() -> dict[str, Check]:
        from casusbelli.records.scenario_run import run_case  # noqa: PLC0415
        from casusbelli.variants import board  # noqa: PLC0415

        return {name: lambda case=case: not run_case(case, board).failures for name, case in read().items()}  # type: ignore[misc]

    return cases if files else dict


def chosen(every: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, drawn, in their order; all for 0."""
    if not count or count >= len(every):
        return list(every)
    drawn = set(random.Random(seed).sample(range(len(every)), count))
    return [mutant for number, mutant in enumerate(every) if number in drawn]


def judge(plan: Plan, every: Sequence[Mutant], tried: Sequence[Mutant], root: Path, quick: bool) -> int:
    began = monotonic()
    runner = Runner(root, root / "src", plan.files, cases_of(plan.cases, root), () if quick else plan.tests)
    living: list[Mutant] = []
    for mutant in tried:
        if runner.lives(mutant):
            living.append(mutant)
            if plan.unexplained(living, root)[-1:] == [mutant]:
                print(mutant, flush=True)
    unexplained = len(plan.unexplained(living, root))
    stale = plan.stale(every, tried, living, root)
    for entry in stale:
        print(f"explains nothing: {entry}")
    print(
        f"{len(tried)} of {len(every)} mutants in {monotonic() - began:.0f} s: {len(tried) - len(living)} killed, "
        f"{len(living) - unexplained} explained, {unexplained} not explained; {len(stale)} stale explanations"
    )
    return 1 if unexplained or stale else 0


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("plan", type=Path, help="what is mutated, by what it is checked, which mutants may live")
    how_many = parser.add_mutually_exclusive_group(required=True)
    how_many.add_argument("--full", action="store_true", help="every mutant")
    how_many.add_argument("--sample", type=int, default=0, help="so many, drawn")
    parser.add_argument("--seed", type=int, default=0, help="of the draw")
    parser.add_argument("--only", action="append", default=[], help="a file below the source; may be said again")
    parser.add_argument("--quick", action="store_true", help="play the cases only, not the tests")
    parser.add_argument("--list", action="store_true", help="print the mutants and run nothing")
    given = parser.parse_args(arguments)
    try:
        plan = read_plan(given.plan, root)
        every = [mutant for file in plan.files for mutant in mutants(file.relative_to(root), root)]
        wanted = [mutant for mutant in every if not given.only or plan.key(mutant, root)[0] in given.only]
        tried = chosen(wanted, given.sample, given.seed)
        if not given.list:
            return judge(plan, every, tried, root, given.quick)
    except (BadPlan, FailsAnyway) as fault:
        print(fault, file=sys.stderr)
        return 2
    for mutant in tried:
        print(mutant)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
