"""What a preview calls certain happens, whatever the others write (C-8): random positions, random orders."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from casusbelli.core.events import Event, PhaseOpened, StatePlaced, UnitPlaced, UnitsRemoved
from casusbelli.core.orders import Order
from casusbelli.rules import play
from casusbelli.rules.game import Game
from casusbelli.rules.international_relations import facts
from casusbelli.rules.international_relations.words import Abrogate, ClaimVictory, WithdrawClaim
from casusbelli.rules.shown import Consequence
from tests.rules.diplomats import ENDINGS, MOODS, Diplomats
from tests.rules.random_play import new_game, random_options, scattered_game

PACK = "international-relations"
FEW, MANY = 40, 800
PHASES = 16
BUSY = ("ir.mutual_common_ally", "ir.cascade", "ir.unmatched", "ir.provoked", "ir.aat_double", "ir.mutual_attack")


@dataclass
class Told:
    """Certain consequences of one seat's orders, and what came of all orders."""

    power: str
    certain: Sequence[Consequence]
    events: list[Event] = field(default_factory=list)
    season: str = ""

    def wars(self) -> set[frozenset[str]]:
        made = (event for event in self.events if isinstance(event, facts.TiesChanged))
        return {frozenset(change.powers) for event in made for change in event.changes if change.after == facts.WAR}

    def booked(self) -> list[facts.Penalty]:
        made = (event for event in self.events if isinstance(event, facts.PenaltiesBooked))
        return [entry for event in made for entry in event.penalties]

    def has(self, power: str, points: str, until: str, rules: Iterable[str], victim: str | None = None) -> bool:
        return any(
            (p.power, str(p.points), str(p.expires)) == (power, points, until)
            and p.rule in rules
            and victim in (None, p.victim)
            for p in self.booked()
        )


def _attack(told: Told, on: str, price: str) -> bool:
    if frozenset({told.power, on}) not in told.wars():
        return False
    points = re.fullmatch(r"(\d+) points? through F(\d+)", price)
    if points is None:  # without penalty
        return not any((p.power, p.rule, p.victim) == (told.power, "E1", on) for p in told.booked())
    return told.has(told.power, points[1], points[2], ("E1",), on)


def _penalty(told: Told, power: str, points: str, until: str, why: str) -> bool:
    rules = {"mino": ("E2",), "atta": ("E1",), "shar": ("E1S",), "firs": ("E4",), "abro": ("E5",)}[why[:4]]
    return told.has(power, points, until, rules)


def _sum(told: Told, power: str, points: str) -> bool:
    """Of the orders to units; an ally's attacks and the end of a treaty may cost besides."""
    rules = ("E1", "E2", *(["E4"] if any("(first shot)" in known.text for known in told.certain) else []))
    mine = [entry for entry in told.booked() if entry.power == power and entry.rule in rules]
    return sum(entry.points for entry in mine) == int(points)


Check = Callable[..., bool]
CHECKS: tuple[tuple[str, Check], ...] = (
    (r".*: attack on (?:neutral |your ally )?(\w+)(?:, who has given you notice)?: war, (.*)", _attack),
    (r"(\w+): (\d+) points? through F(\d+) \((.*)\)", _penalty),
    (r"(\d+) points? through F(\d+) \((abrogation)\)", lambda told, *said: _penalty(told, told.power, *said)),
    (r"war of (\w+) and (\w+) too", lambda told, *two: frozenset(two) in told.wars()),
    (r"the \w+ of (\w+) and (\w+) ends in war", lambda told, *two: frozenset(two) in told.wars()),
    (r"(\w+): (\d+) points? for these orders in all", _sum),
)
TRUE_OF_ITSELF = re.compile(
    r"the treaty has no effect this season|the treaty with \w+ ends after .*, if not before|Permit .*: no effect, .*|"
    r".*: the army does not need this fleet; the order counts as written|your treaty with \w+ ends at once, .*|"
    r"you have no treaties that would end at once|.* does not count: .*"
)


def fault(told: Told, consequence: Consequence) -> str:
    for pattern, check in CHECKS:
        said = re.fullmatch(pattern, consequence.text)
        if said is not None:
            return "" if check(told, *said.groups()) else consequence.text
    return "" if TRUE_OF_ITSELF.fullmatch(consequence.text) else f"not looked at: {consequence.text}"


def bold(orders: Sequence[Order], rng: random.Random) -> list[Order]:
    """Without proposals to end the game; claims now and then, for they change all the rest."""
    claims = rng.random() < 0.2
    acts = (ClaimVictory, WithdrawClaim, Abrogate)
    return [order for order in orders if not isinstance(order, ENDINGS) and (claims or not isinstance(order, acts[:2]))]


def played(seed: int) -> Counter[str]:
    """One game; in each phase what one seat's orders certainly cause is held against what happens."""
    rng = random.Random(seed)
    options = random_options([PACK], rng) if seed % 3 == 2 else {}
    game = scattered_game([PACK], rng, options) if seed % 4 else new_game([PACK], options)
    players = Diplomats(rng, MOODS[seed % len(MOODS)])
    seen: Counter[str] = Counter()
    for _phase in range(PHASES):
        if _over(game):
            break
        seat = rng.choice(game.rules.names)
        told = Told(seat, ())
        for writer, orders in players.write_phase(game):
            mine = bold(orders, rng)
            if writer == seat:
                told = written(game, seat, mine)
            game.submit(writer, mine)
        if _over(game):
            break
        until_known(game, told)
        seen.update(consequence.rule for consequence in told.certain)
        faults = [why for consequence in told.certain if (why := fault(told, consequence))]
        assert faults == [], (seed, told.season, seat, faults, game.rules.options)
    return seen


def _over(game: Game) -> bool:
    return game.state.outcome is not None


def written(game: Game, seat: str, orders: Sequence[Order]) -> Told:
    certain = tuple(consequence for consequence in game.preview(seat, orders) if consequence.certain)
    return Told(seat, certain, season=game.phase)


def until_known(game: Game, told: Told) -> None:
    """To the end of the season, when the first shot is paid for; what is noticed in Winter, to the end of Spring."""
    before, abrogates = len(game.log), any("abrogation" in c.text for c in told.certain)
    last = ("F",) if abrogates and told.season[0] == "W" else ()
    game.process()
    while game.state.outcome is None and (game.phase.endswith("R") or (last and game.phase[:1] not in last)):
        game.process()
    told.events = game.log[before:]
    assert any(isinstance(event, PhaseOpened) for event in told.events) or game.state.outcome is not None


def test_what_is_certain_happens_whatever_the_others_write(full: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(MANY if full else FEW):
        seen += played(seed)
    assert {"E1", "E2", "E4", "A2", "E5"} <= seen.keys(), seen


# --- one by one


def set_up(phase: str, units: Mapping[str, Sequence[str]], table: dict[str, Any]) -> Game:
    game = new_game([PACK])
    log, state = play.set_up(game.rules)
    placed: list[Event] = [UnitsRemoved(tuple(state.units), "by hand")]
    pieces = [(owner, *piece.split()) for owner, standing in units.items() for piece in standing]
    placed += [UnitPlaced(n, owner, kind, at) for n, (owner, kind, at) in enumerate(pieces, state.next_id)]
    moved, state = play.place(game.rules, state, [*placed, StatePlaced(PACK, table)])
    opened, game.state = play.resume(game.rules, state, phase)
    game.log = [*log, *moved, *opened]
    return game


SURE, OPEN = True, False
HOST = "attack on neutral Germany"
BEFOREHAND = (
    # the host may let the guest in, and then nobody attacks him
    (
        {"Germany|Italy": "mdt"},
        {"France": ["A BUR"], "Germany": ["A BER"], "Italy": ["A TYR"]},
        "France",
        "A BUR S A TYR - MUN",
        {
            (OPEN, f"A BUR S A TYR - MUN: {HOST}: war, 2 points through F1910, unless Germany permits it"),
            (OPEN, "Italy may attack France free, for Germany"),
            (OPEN, "France: 2 points for these orders in all"),
            (OPEN, "France: 1 war, 2 points in all; victory points then: 1"),
        },
    ),
    # the victim may attack as well, and then the common ally stays with both
    (
        {"Germany|Italy": "mdt", "France|Italy": "mdt"},
        {"France": ["A BUR"], "Germany": ["A RUH"], "Italy": ["A ROM"]},
        "Germany",
        "A RUH - BUR",
        {
            (SURE, "A RUH - BUR: attack on neutral France: war, 2 points through F1910"),
            (OPEN, "the MDT of Germany and Italy ends in war"),
            (SURE, "Germany: 2 points for these orders in all"),
            (OPEN, "Germany: 2 wars, 2 points in all; victory points then: 1"),
        },
    ),
    # a treaty of the victim's alone holds whatever he writes (C14)
    (
        {"France|Italy": "aat"},
        {"France": ["A BUR"], "Germany": ["A RUH"], "Italy": ["A ROM"]},
        "Germany",
        "A RUH - BUR",
        {
            (SURE, "A RUH - BUR: attack on neutral France: war, 2 points through F1910"),
            (SURE, "war of Germany and Italy too"),
            (SURE, "Germany: 2 points for these orders in all"),
            (OPEN, "Germany: 2 wars, 2 points in all; victory points then: 1"),
        },
    ),
    # an ally of one's own may attack as well, and then pays for himself; his war is certain
    (
        {"Germany|Italy": "aat"},
        {"France": ["A BUR"], "Germany": ["A RUH"], "Italy": ["A ROM"]},
        "Germany",
        "A RUH - BUR",
        {
            (SURE, "A RUH - BUR: attack on neutral France: war, 2 points through F1910"),
            (SURE, "war of France and Italy too"),
            (OPEN, "Italy: 2 points through F1906 (shared from Germany, attack on France)"),
            (SURE, "Germany: 2 points for these orders in all"),
            (OPEN, "Germany: 1 war, 2 points in all; victory points then: 1"),
        },
    ),
    # who may come to the aid may also strike at once (C7)
    (
        {"France|Italy": "mdt"},
        {"France": ["A BUR"], "Germany": ["A RUH"], "Italy": ["A ROM"]},
        "Germany",
        "A RUH - BUR",
        {
            (SURE, "A RUH - BUR: attack on neutral France: war, 2 points through F1910"),
            (OPEN, "Italy may attack Germany free, for France"),
            (SURE, "Germany: 2 points for these orders in all"),
            (OPEN, "Germany: 1 war, 2 points in all; victory points then: 1"),
        },
    ),
    # a fleet that is not needed (C-7)
    (
        {"Austria|Italy": "war"},
        {"Italy": ["A APU", "F ION"], "Turkey": ["F AEG"], "Austria": ["A TRI"]},
        "Turkey",
        "F AEG C A APU - ALB",
        {(SURE, "F AEG C A APU - ALB: the army does not need this fleet; the order counts as written")},
    ),
)


@pytest.mark.parametrize(("relations", "units", "seat", "order", "expected"), BEFOREHAND)
def test_certain_is_only_what_others_cannot_change(
    relations: dict[str, str], units: dict[str, list[str]], seat: str, order: str, expected: set[tuple[bool, str]]
) -> None:
    game = set_up("S1903M", units, {"relations": relations, "first_shot": "F1901"})
    assert {(told.certain, told.text) for told in game.preview(seat, order)} == expected
