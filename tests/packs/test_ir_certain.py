"""What a preview calls certain happens, whatever the others write (C-8): random positions, random orders."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from casusbelli.core.events import CentersTaken, Event, PhaseOpened, StatePlaced, UnitPlaced, UnitsRemoved
from casusbelli.core.orders import Order
from casusbelli.core.said import Said, Term, Value
from casusbelli.engine import play
from casusbelli.engine.display import Consequence
from casusbelli.engine.game import Game
from casusbelli.packs.international_relations import facts
from casusbelli.packs.international_relations.orders import Abrogate, ClaimVictory, WithdrawClaim
from casusbelli.testing.random_games import new_game, random_options, scattered_game
from tests.packs.diplomats import ENDINGS, MOODS, Diplomats

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

    def has(self, power: str, points: Value, until: str, rules: Iterable[str], victim: str | None = None) -> bool:
        return any(
            (p.power, p.points, f"F{p.expires}") == (power, points, until)
            and p.rule in rules
            and victim in (None, p.victim)
            for p in self.booked()
        )


def inner(told: Said, name: str) -> Said:
    """The message in a message."""
    found = told.values[name]
    assert isinstance(found, Term)
    assert found.said is not None
    return found.said


def owner(told: Said, name: str = "power") -> str:
    found = told.values[name]
    assert isinstance(found, Term)
    return found.power


def owners(told: Said) -> frozenset[str]:
    found = told.values["powers"]
    assert isinstance(found, Term)
    return frozenset(one.power for one in found.list or () if isinstance(one, Term))


def _attack(told: Told, line: Said) -> bool:
    on, price = owner(inner(line, "attack"), "on"), inner(line, "price")
    if frozenset({told.power, on}) not in told.wars():
        return False
    if price.code != "ir.points-until":  # without penalty
        return not any((p.power, p.rule, p.victim) == (told.power, "E1", on) for p in told.booked())
    return _costs(told, told.power, price, ("E1",), on)


def _costs(told: Told, power: str, price: Said, rules: Iterable[str], victim: str | None = None) -> bool:
    until = price.values["until"]
    assert isinstance(until, Term)
    return told.has(power, price.values["points"], until.season, rules, victim)


def _charged(told: Told, line: Said) -> bool:
    penalty = inner(line, "penalty")
    rules = {"minor": "E2", "attack": "E1", "shared": "E1S", "shot": "E4"}[penalty.code.removeprefix("ir.penalty-")]
    return _costs(told, owner(line), inner(penalty, "price"), (rules,))


def _sum(told: Told, line: Said) -> bool:
    """Of the orders to units; an ally's attacks and the end of a treaty may cost besides."""
    charged = [known.text for known in told.certain if isinstance(known.text, Said) and known.text.code in CHARGED]
    fires = any(inner(known, "penalty").code == "ir.penalty-shot" for known in charged)
    rules = ("E1", "E2", *(["E4"] if fires else []))
    mine = [entry for entry in told.booked() if entry.power == owner(line) and entry.rule in rules]
    return sum(entry.points for entry in mine) == line.values["points"]


CHARGED = ("ir.charged", "ir.charged-you")
CHECKS: Mapping[str, Callable[[Told, Said], bool]] = {
    "ir.attack-priced": _attack,
    **dict.fromkeys(CHARGED, _charged),
    "ir.notice-price": lambda told, line: _costs(told, told.power, inner(line, "price"), ("E5",)),
    "ir.war-too": lambda told, line: owners(line) in told.wars(),
    "ir.treaty-ends-in-war": lambda told, line: owners(line) in told.wars(),
    "ir.cost-in-all": _sum,
    "ir.cost-in-all-you": _sum,
}
TRUE_OF_ITSELF = {"ir.not-yet", "ir.notice-ends", "ir.no-effect", "ir.unneeded", "ir.claim-ends", "ir.claim-ends-none"}


def fault(told: Told, consequence: Consequence) -> str:
    line = consequence.text
    assert isinstance(line, Said), line
    if line.code in CHECKS:
        return "" if CHECKS[line.code](told, line) else str(line)
    return "" if line.code in TRUE_OF_ITSELF or line.code == "engine.void" else f"not looked at: {line.code}: {line}"


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
    before, abrogates = len(game.log), any(c.rule == "E5" for c in told.certain)
    last = ("F",) if abrogates and told.season[0] == "W" else ()
    game.process()
    while game.state.outcome is None and (game.phase.endswith("R") or (last and game.phase[:1] not in last)):
        game.process()
    told.events = game.log[before:]
    assert any(isinstance(event, PhaseOpened) for event in told.events) or game.state.outcome is not None


@pytest.mark.full
def test_what_is_certain_happens_whatever_the_others_write(long: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(MANY if long else FEW):
        seen += played(seed)
    assert {"E1", "E2", "E4", "A2", "E5"} <= seen.keys(), seen


# --- one by one


def set_up(
    phase: str, units: Mapping[str, Sequence[str]], table: dict[str, Any], centers: Mapping[str, str] | None = None
) -> Game:
    game = new_game([PACK])
    log, state = play.set_up(game.rules)
    placed: list[Event] = [UnitsRemoved(tuple(state.units), "by hand")]
    pieces = [(owner, *piece.split()) for owner, standing in units.items() for piece in standing]
    placed += [UnitPlaced(n, owner, kind, at) for n, (owner, kind, at) in enumerate(pieces, state.next_id)]
    placed += [CentersTaken({**centers})] if centers else []
    moved, state = play.place(game.rules, state, [*placed, StatePlaced(PACK, table)])
    opened, game.state = play.resume(game.rules, state, phase)
    game.log = [*log, *moved, *opened]
    return game


SURE, OPEN = True, False
HOST = "this attacks neutral Germany and means war. It costs 2 penalty points until Fall 1910."
AGAINST_FRANCE = "this attacks neutral France and means war. It costs 2 penalty points until Fall 1910."
UNNEEDED = "The army does not need the fleet that you ordered to convoy it"
BEFOREHAND = (
    # the host may let the guest in, and then nobody attacks him
    (
        {"Germany|Italy": "mdt"},
        {"France": ["A BUR"], "Germany": ["A BER"], "Italy": ["A TYR"]},
        "France",
        "A BUR S A TYR - MUN",
        {
            (OPEN, f"A BUR S A TYR - MUN: {HOST} It is not an attack if Germany permits it."),
            (OPEN, "Italy may then attack France without penalty, to come to the aid of Germany."),
            (OPEN, "In all, these orders cost you 2 penalty points."),
            (OPEN, "This turn: 1 war, 2 penalty points. Your score after it: 1."),
        },
    ),
    # the victim may attack as well, and then the common ally stays with both
    (
        {"Germany|Italy": "mdt", "France|Italy": "mdt"},
        {"France": ["A BUR"], "Germany": ["A RUH"], "Italy": ["A ROM"]},
        "Germany",
        "A RUH - BUR",
        {
            (SURE, f"A RUH - BUR: {AGAINST_FRANCE}"),
            (OPEN, "The MDT between Germany and Italy ends in war."),
            (SURE, "In all, these orders cost you 2 penalty points."),
            (OPEN, "This turn: 2 wars, 2 penalty points. Your score after it: 1."),
        },
    ),
    # a treaty of the victim's alone holds whatever he writes (C14)
    (
        {"France|Italy": "aat"},
        {"France": ["A BUR"], "Germany": ["A RUH"], "Italy": ["A ROM"]},
        "Germany",
        "A RUH - BUR",
        {
            (SURE, f"A RUH - BUR: {AGAINST_FRANCE}"),
            (SURE, "Germany and Italy are then at war too."),
            (SURE, "In all, these orders cost you 2 penalty points."),
            (OPEN, "This turn: 2 wars, 2 penalty points. Your score after it: 1."),
        },
    ),
    # an ally of one's own may attack as well, and then pays for himself; his war is certain
    (
        {"Germany|Italy": "aat"},
        {"France": ["A BUR"], "Germany": ["A RUH"], "Italy": ["A ROM"]},
        "Germany",
        "A RUH - BUR",
        {
            (SURE, f"A RUH - BUR: {AGAINST_FRANCE}"),
            (SURE, "France and Italy are then at war too."),
            (OPEN, "Italy gets 2 penalty points until Fall 1906, for the attack of its ally Germany on France."),
            (SURE, "In all, these orders cost you 2 penalty points."),
            (OPEN, "This turn: 1 war, 2 penalty points. Your score after it: 1."),
        },
    ),
    # who may come to the aid may also strike at once (C7)
    (
        {"France|Italy": "mdt"},
        {"France": ["A BUR"], "Germany": ["A RUH"], "Italy": ["A ROM"]},
        "Germany",
        "A RUH - BUR",
        {
            (SURE, f"A RUH - BUR: {AGAINST_FRANCE}"),
            (OPEN, "Italy may then attack Germany without penalty, to come to the aid of France."),
            (SURE, "In all, these orders cost you 2 penalty points."),
            (OPEN, "This turn: 1 war, 2 penalty points. Your score after it: 1."),
        },
    ),
    # a fleet that is not needed (C-7)
    (
        {"Austria|Italy": "war"},
        {"Italy": ["A APU", "F ION"], "Turkey": ["F AEG"], "Austria": ["A TRI"]},
        "Turkey",
        "F AEG C A APU - ALB",
        {(SURE, f"{UNNEEDED} (F AEG C A APU - ALB), but the order counts as written.")},
    ),
)


@pytest.mark.parametrize(("relations", "units", "seat", "order", "expected"), BEFOREHAND)
def test_certain_is_only_what_others_cannot_change(
    relations: dict[str, str], units: dict[str, list[str]], seat: str, order: str, expected: set[tuple[bool, str]]
) -> None:
    game = set_up("S1903M", units, {"relations": relations, "first_shot": "F1901"})
    assert {(told.certain, str(told.text)) for told in game.preview(seat, order)} == expected


@pytest.mark.parametrize(
    ("centers", "certain"), [({}, True), ({"PAR": "Italy", "MAR": "Italy", "BRE": "Italy"}, False)]
)
def test_notice_costs_nothing_for_certain_if_either_may_go_out_this_winter(
    centers: dict[str, str], certain: bool
) -> None:
    """R-74: without a center the other side removes its last unit, and the treaty with it."""
    units = {"France": ["A SPA"], "Germany": ["A MUN"], "Italy": ["A ROM"]}
    game = set_up("W1903A", units, {"relations": {"France|Germany": "mdt"}, "first_shot": "F1901"}, centers)
    for seat, other in (("France", "Germany"), ("Germany", "France")):
        told = game.preview(seat, f"Abrogate MDT with {other}")
        assert [line.certain for line in told if line.rule == "E5"] == [certain]


def test_what_orders_would_cause_is_told_in_german_too() -> None:
    """Made by the rules themselves, in a position with treaties of both kinds and a war."""
    relations = {"France|Germany": "aat", "England|France": "mdt", "Austria|Italy": "war", "Italy|Russia": "mdt"}
    units = {"Germany": ["A MUN", "A RUH"], "France": ["A PIC"], "Italy": ["F ION", "A APU"], "Turkey": ["F AEG"]}
    game = set_up("F1903M", {**units, "Russia": ["A UKR"]}, {"relations": relations})
    written = {
        "Germany": "A MUN - BOH; A RUH - BEL; Enter MDT with Austria",
        "France": "A PIC - BUR; A PIC S A RUH - BEL; Enter AAT with Italy",
        "Turkey": "F AEG C A APU - ALB; F AEG - GRE",
        "Russia": "A UKR - RUM",
        "Italy": "F ION C A APU - GRE; A APU - VEN",
    }
    told = [line.text for seat, orders in written.items() for line in game.preview(seat, orders)]
    assert len(told) > 15
    assert [line for line in told if isinstance(line, str) or line.render("de") == str(line)] == []
