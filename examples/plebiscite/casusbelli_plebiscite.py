"""Plebiscites: in the neutral supply centres stand militias, and each does what most players urge it to do.

One rule in one module, to be copied from: an order that it brings, a step of the year, facts, a state with secrets,
chance, and an answer to every question that a player may ask of a rule.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import CentersTaken, Event, UnitPlaced
from casusbelli.core.legality import understand
from casusbelli.core.orders import ARMY, Directive, Hold, MovementOrder, Order
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal, Why
from casusbelli.engine.component import Component, Rules, RulesClash, Settled, StepSlot, Turn
from casusbelli.engine.display import Consequence, Panel
from casusbelli.engine.forms import Form
from casusbelli.engine.options import MatchingText, Option, choice
from casusbelli.engine.spec import Pack
from casusbelli.engine.steps import SilentStep

MILITIA = "militia"  # the mark by which the rule knows its units, wherever they march


class Urge(Directive, frozen=True):
    """What players write. Its text is what its form reads."""

    order: MovementOrder

    def __str__(self) -> str:
        return f"Urge {self.order}"


class Urged(Event, frozen=True, tag="plebiscite-urged/1"):
    """Facts have a name and a version and are kept for ever. This one only its seat is told."""

    unit: int
    seat: str
    order: str


class Polled(Event, frozen=True, tag="plebiscite-polled/1"):
    """What came of it: everybody is told."""

    phase: str
    unit: int
    order: str
    votes: int


class Polls(Struct, frozen=True):
    """The last plebiscites, by unit. A state is plain data: frozen, comparable, fit for JSON."""

    results: dict[int, Polled] = {}
    votes: dict[str, dict[int, str]] = {}  # seat -> unit -> what it urged


class Refused(Why):
    """Code, sentence, and the paragraph of the rule."""

    NO_MILITIA = ("no-militia", "{other} is no order to a militia", "plebiscite")
    TWO_URGES = ("two-urges", "{unit} is urged to do several things; send one of them", "plebiscite")


@dataclass(frozen=True)
class PollStep(SilentStep):
    """Votes are counted when all orders are known and before they are judged. Asks nobody."""

    season: str
    kind: str = ""
    hours: int = 0

    @property
    def name(self) -> str:
        return f"{self.season}-plebiscites"

    def run(self, t: Turn) -> Iterator[Event]:
        for unit in militias(t):
            urged = {seat: str(order) for seat in t.rules.seat_names() for order in urges(t, seat, unit)}
            yield from (Urged(unit.id, seat, order) for seat, order in urged.items())
            if urged:
                yield from self._count(t, unit, Counter(urged.values()))

    def _count(self, t: Turn, unit: Unit, count: Counter[str]) -> Iterator[Event]:
        first = sorted(order for order, votes in count.items() if votes == max(count.values()))
        decided = first[0] if len(first) == 1 else str(Hold(unit.piece))
        if len(first) > 1 and t.rules.option("plebiscite.tie") == "dice":
            # A label names the occasion. The roll is a fact of its own, so that anybody can check it afterwards.
            rolled = t.dice.rolled(f"plebiscite/{t.state.phase}/{unit.at}", sides=len(first))
            yield rolled
            decided = first[rolled.roll - 1]
        yield Polled(t.state.phase, unit.id, decided, count[decided])


class Plebiscite(Component[Polls]):
    name = "plebiscite"
    sole: ClassVar[Mapping[str, str]] = {"neutral centers": "both put armies into the same centers"}
    options = (
        Option(
            "provinces",
            "all",
            MatchingText("all|[A-Z]{3}([ ,]+[A-Z]{3})*", "all or provinces such as BEL HOL"),
            "The neutral supply centres in which a militia stands.",
            advanced=False,
        ),
        choice("tie", "hold dice", "What a militia does when several orders have the most votes.", advanced=False),
    )
    events = (Urged, Polled)
    dice = ("plebiscite/{phase}/{province}",)  # so that a mistyped label in a scenario is noticed
    forms = (Form(Urge, "urge {order}", "M", "Vote on what a militia does.", secret="M"),)

    def explains(self, rules: Rules) -> Iterator[str]:
        where = ", ".join(rules.board.province[code].name for code in neutral(rules))
        yield f"A militia stands in {where}. No power commands it."
        yield "It is disbanded when it is dislodged, and in Winter if it has lost its centre."
        tie = "a die decides" if rules.option("plebiscite.tie") == "dice" else "it holds"
        yield f"Every player may urge each militia to do one thing. It does what most urge; on a tie {tie}."
        yield "Only the result is told, not who urged what."

    # --- the position at the start

    def begin(self, rules: Rules) -> Iterator[Event]:
        first = sum(len(power.units) for power in rules.board.powers)
        for number, province in enumerate(rules.board.provinces, first):  # no other unit has a province's number
            if province.code in neutral(rules):
                yield CentersTaken({province.code: province.name})
                yield UnitPlaced(number, province.name, ARMY, province.code, {MILITIA: province.code})

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        for season in dict.fromkeys(phase[0] for phase in rules.board.calendar.phases if phase[1] == "M"):
            yield StepSlot(PollStep(season), after=(f"{season}-movement",), before=(f"{season}-battle",))

    # --- its state

    def initial(self, board: Board) -> Polls:
        return Polls()

    def evolve(self, own: Polls, event: Event) -> Polls:
        if isinstance(event, Urged):
            mine = {**own.votes.get(event.seat, {}), event.unit: event.order}
            return replace(own, votes={**own.votes, event.seat: mine})
        if isinstance(event, Polled):
            return replace(own, results={**own.results, event.unit: event})
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = t.own(self)
        return {"results": to_builtins(own.results, str_keys=True), "votes": to_builtins(own.votes, str_keys=True)}

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        return (Urge(order) for unit in militias(t) for order in t.survey.orders(unit))

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return in_full(t, order.order) if isinstance(order, Urge) else order

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        """An order to a militia, written like any other, is an urge."""
        if not isinstance(order, MovementOrder) or t.position.find(order.unit.at) not in militias(t):
            return None
        return in_full(t, order)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        """Asked of orders in full, beside what else the seat has written."""
        unit = t.position.find(order.order.unit.at) if isinstance(order, Urge) else None
        if unit is None or unit not in militias(t):
            return Refused.NO_MILITIA.says(other=order)
        return Refused.TWO_URGES.says(unit=unit) if len({*urges(t, seat, unit)}) > 1 else None

    def settled(self, t: Turn, unit: Unit) -> Settled | None:
        """What the many orders for one unit come to."""
        polled = t.own(self).results.get(unit.id)
        if polled is None or polled.phase != t.state.phase:
            return None
        urged = (order for seat in t.rules.seat_names() for order in urges(t, seat, unit))
        return Settled(next((order for order in urged if str(order) == polled.order), Hold(unit.piece)))

    # --- knowledge

    def knows(self, t: Turn, seat: str | None) -> Polls:
        """The state as this seat may know it: the results, and of the votes its own."""
        own = t.own(self)
        return replace(own, votes={name: votes for name, votes in own.votes.items() if name == seat})

    def reveals(self, t: Turn, seat: str | None) -> Sequence[str]:
        return ("results", "votes")

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool | None:
        if isinstance(event, Urged):
            return event.seat == seat
        return True if isinstance(event, Polled) else None

    def recounts(self, board: Board, event: Event) -> str | None:
        """A fact in words, for whoever is told it."""
        if isinstance(event, Urged):
            return f"{event.seat} urges {event.order}"
        return f"{event.order} has most votes: {event.votes}" if isinstance(event, Polled) else None

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        for order in orders:
            if isinstance(order, Urge):
                does = f"{order.order} is what happens if no other order gets as many votes"
                yield Consequence(does, certain=False, rule="plebiscite")

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        own = t.own(self)
        mine = own.votes.get(seat or "", {})
        rows = tuple((polled.order, str(polled.votes), mine.get(id_, "")) for id_, polled in own.results.items())
        yield Panel("Plebiscites", ("came to", "votes", "your vote"), rows, "Each militia's last plebiscite.")


def neutral(rules: Rules) -> tuple[str, ...]:
    """The centres in which militias stand at the start."""
    home = {code for power in rules.board.powers for code in power.home}
    free = [code for code in rules.board.centers if code not in home]
    said = rules.option("plebiscite.provinces")
    wanted = free if said == "all" else re.split("[ ,]+", said)
    wrong = [code for code in wanted if code not in free]
    if wrong:
        raise RulesClash(f"plebiscite.provinces = {said!r}: {', '.join(wrong)} is no neutral supply centre")
    return tuple(code for code in free if code in wanted)


def militias(t: Turn) -> list[Unit]:
    return [unit for unit in t.position.units if MILITIA in t.state.marks.get(unit.id, {})]


def in_full(t: Turn, order: Order) -> Urge | Refusal:
    full = understand(order, t.position, rulings=t.rules.rulings)
    return full if isinstance(full, Refusal) else Urge(full)


def urges(t: Turn, seat: str, unit: Unit) -> list[MovementOrder]:
    """What a seat wrote for this militia."""
    written = (order.order for order in t.orders.get(seat, ()) if isinstance(order, Urge))
    return [order for order in written if t.position.find(order.unit.at) is unit]


PACK = Pack(
    "plebiscite",
    "Plebiscites",
    (Plebiscite(),),
    about="Militias in neutral supply centers do what most players urge them to do.",
)
