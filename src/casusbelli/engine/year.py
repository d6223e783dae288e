"""Sorts the steps of a year according to the places they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache

from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, Text, phase, said
from casusbelli.engine import step_names
from casusbelli.engine.component import RulesClash, Step, StepSlot


def in_order(places: Sequence[StepSlot]) -> tuple[Step, ...]:
    """The steps in the required sequence; ties are broken by name, so that the sequence of the input can't matter."""
    names = [place.step.name for place in places]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise RulesClash(said("engine.steps-named-alike", names=twice))
    _check_phases([place.step for place in places])
    waits = {place.step.name: set(place.after) for place in places}
    for place in places:
        for name in (*place.after, *place.before):
            if name not in waits:
                raise RulesClash(said("engine.step-beside-none", step=place.step.name, other=name))
        for later in place.before:
            waits[later].add(place.step.name)
    steps = {place.step.name: place.step for place in places}
    plan: list[Step] = []
    while waits:
        free = sorted(name for name, earlier in waits.items() if not earlier & waits.keys())
        if not free:
            raise RulesClash(said("engine.steps-in-a-circle", names=sorted(waits)))
        plan.append(steps[free[0]])
        del waits[free[0]]
    return tuple(plan)


def _check_phases(steps: Sequence[Step]) -> None:
    """Check that no two steps have the same season and kind, by which phases are identified."""
    known: dict[tuple[str, str], Step] = {}
    for step in steps:
        other = known.setdefault((step.season, step.kind), step) if step.kind else step
        if other is not step:
            names = sorted((other.name, step.name))
            raise RulesClash(said("engine.steps-in-one-phase", names=names, phase=phase_of(step)))


def phase_of(step: Step) -> str:
    """The phase of a step in any year."""
    return f"{step.season}____{step.kind}"


def step_title(step: Step) -> Text:
    """ "movement" """
    return step.title or step_names.without_season(step.name).replace("-", " ")


def called(step: Step) -> Said:
    """ "Spring movement"."""
    return said("engine.step", season=step.season, step=step_title(step))


def phase_title(plan: Sequence[Step], name: str) -> Text:
    """ "S1901M" -> "Spring 1901, movement (S1901M)" """
    when = Phase.of(name)
    step = next((s for s in plan if s.kind and (s.season, s.kind) == (when.season, when.kind)), None)
    if step is None:
        return name or said("engine.not-begun")
    return _phase_title(step.season, when.year, step_title(step), name)


@lru_cache(maxsize=8_000)
def _phase_title(season: str, year: int, step: Text, name: str) -> Said:
    return said("engine.phase", season=season, year=str(year), step=step, phase=phase(name))


def phase_index(plan: Sequence[Step], phase: str) -> int:
    """The index of a phase's step in the year; only steps that ask have one."""
    asking = {(step.season, step.kind): n for n, step in enumerate(plan) if step.kind}
    index = None
    with suppress(ValueError):
        wanted = Phase.of(phase)
        index = asking.get((wanted.season, wanted.kind))
    if index is None:
        known = [phase_of(plan[n]) for n in asking.values()]
        raise RulesClash(said("engine.no-such-phase", phase=repr(phase), known=known))
    return index
