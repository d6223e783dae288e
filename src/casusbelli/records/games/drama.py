"""A measure of drama: how much there is to see in a game, as a whole and in each phase.

It is made from the story that every spectator may read. Each message has a weight: those of the core are here, rules
declare theirs (``Words.drama``), and a headline without a weight counts 1. Of several messages of one kind each counts
less than the one before, so that variety makes a better game than length.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import sqrt

from msgspec import Struct

from casusbelli.core.events import PhaseOpened, RolledBack
from casusbelli.core.said import Cell, Said
from casusbelli.core.state import State
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.records.games import chronicle

LEAD = "lead"
"""Stands for a change of the power with the most points."""
WEIGHTS: Mapping[str, float] = {
    LEAD: 3.0,
    "story.over": 4.0,
    "story.eliminated": 3.0,
    "story.takes-from": 1.0,
    "story.routed": 0.5,
    "story.routed-nowhere": 0.5,
    "story.nobody-owns": 0.5,
    "story.passed": 0.5,
    "story.takes": 0.3,
    "story.removed": 0.2,
    "story.over-more": 0.0,  # contains "story.over"
}


class Drama(Struct, frozen=True):
    """``counts``: how often each weighted message was told. ``phases``: the drama of each phase."""

    total: float
    counts: Mapping[str, int]
    phases: Mapping[str, float]

    @property
    def pace(self) -> float:
        """The drama of a game for its length, by which games are ranked: a long game has to offer more."""
        return self.total / sqrt(max(1, len(self.phases)))

    @property
    def peak(self) -> str:
        """The most dramatic phase, the first of several; "" in a game without any."""
        return max(self.phases, key=lambda phase: self.phases[phase], default="")


def drama(game: Game) -> Drama:
    """The drama of a game as spectators see it."""
    weights, told = drama_weights(game.rules), _told(game)
    found = {phase: Counter(code for code in codes if weights.get(code)) for phase, codes in told.items()}
    whole = sum(found.values(), Counter[str]())
    return Drama(_weighed(whole, weights), dict(whole), {phase: _weighed(n, weights) for phase, n in found.items()})


def drama_weights(rules: RuleSet) -> dict[str, float]:
    """Code of a message -> its weight in a game with these rules."""
    weights = {**dict.fromkeys(chronicle.HEADLINES, 1.0), **WEIGHTS}
    for component in rules.components:
        weights |= {**dict.fromkeys(component.headlines, 1.0), **component.drama}
    return weights


def _weighed(counts: Mapping[str, int], weights: Mapping[str, float]) -> float:
    return round(sum(weights[code] * sqrt(n) for code, n in counts.items()), 3)


def _told(game: Game) -> dict[str, list[str]]:
    """The codes of all messages by phase."""
    found: dict[str, list[str]] = {phase: [] for phase in game.phases()}
    now, lead = "", ""
    for fact in chronicle.facts(game, None):
        event, state = fact
        if isinstance(event, (PhaseOpened, RolledBack)):
            lead, before = leader(game.rules, state) or lead, lead
            found.setdefault(now, []).extend([LEAD] if before and lead != before else ())
            now = event.phase
        lines = chronicle.lines(game.rules, [fact])
        found.setdefault(now, []).extend(code for line in lines if line.kind == "fact" for code in codes(line.said))
    return {phase: found[phase] for phase in game.phases()}


def codes(told: Cell | Iterable[Cell]) -> Iterator[str]:
    """The code of a message and of all messages in it."""
    if isinstance(told, Said):
        yield told.code
        for value in told.values.values():
            yield from codes(value)
    elif isinstance(told, (list, tuple)):
        for part in told:
            yield from codes(part)


def leader(rules: RuleSet, state: State) -> str:
    """The power with more points than any other; "" if there is none."""
    points = sorted(rules.scores(rules.turn(state)).items(), key=lambda row: -row[1]) if state.phase else []
    return points[0][0] if len(points) > 1 and points[0][1] > points[1][1] else ""
