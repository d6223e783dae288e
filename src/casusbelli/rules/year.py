"""The steps of a year, put in order from what each of them says of its place."""

from __future__ import annotations

import re
from collections.abc import Sequence

from casusbelli.rules.component import Place, RulesClash, Step


def in_order(places: Sequence[Place]) -> tuple[Step, ...]:
    """The steps as their places demand; what is left open goes by name, so that no list's order matters."""
    names = [place.step.name for place in places]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise RulesClash(f"two steps of the year are called {', '.join(twice)}")
    _check_phases([place.step for place in places])
    waits = {place.step.name: set(place.after) for place in places}
    for place in places:
        for name in (*place.after, *place.before):
            if name not in waits:
                raise RulesClash(f"step {place.step.name} stands beside {name}, which is no step of this game")
        for later in place.before:
            waits[later].add(place.step.name)
    steps = {place.step.name: place.step for place in places}
    plan: list[Step] = []
    while waits:
        free = sorted(name for name, earlier in waits.items() if not earlier & waits.keys())
        if not free:
            raise RulesClash(f"the steps {', '.join(sorted(waits))} each want to be before another")
        plan.append(steps[free[0]])
        del waits[free[0]]
    return tuple(plan)


def _check_phases(steps: Sequence[Step]) -> None:
    """A phase is known by its season and its kind alone."""
    known: dict[tuple[str, str], Step] = {}
    for step in steps:
        other = known.setdefault((step.season, step.kind), step) if step.kind else step
        if other is not step:
            told = " and ".join(sorted((other.name, step.name)))
            raise RulesClash(f"the steps {told} would both be the phase {phase_of(step)}")


def phase_of(step: Step) -> str:
    """The phase of a step in any year."""
    return f"{step.season}____{step.kind}"


SEASONS = {"S": "Spring", "F": "Fall", "W": "Winter"}


def called(step: Step) -> str:
    """ "Spring movement"."""
    season = SEASONS.get(step.season, step.season)
    return f"{season} {step.name.removeprefix(f'{step.season}-').replace('-', ' ')}"


def phase_index(plan: Sequence[Step], phase: str) -> int:
    """Which step of the year a phase is: only those that ask have one."""
    asking = {(step.season, step.kind): n for n, step in enumerate(plan) if step.kind}
    index = asking.get((phase[:1], phase[5:]))
    if index is None or re.fullmatch("[0-9]{4}", phase[1:5]) is None:
        known = ", ".join(phase_of(plan[n]) for n in asking.values())
        raise RulesClash(f"phase {phase!r}: this game has {known}")
    return index
