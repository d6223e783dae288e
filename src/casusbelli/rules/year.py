"""The steps of a year, put in order from what each of them says of its place."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.rules.component import Place, RulesClash, Step


def in_order(places: Sequence[Place]) -> tuple[Step, ...]:
    """The steps as their places demand; what is left open goes by name, so that no list's order matters."""
    names = [place.step.name for place in places]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise RulesClash(f"two steps of the year are called {', '.join(twice)}")
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
