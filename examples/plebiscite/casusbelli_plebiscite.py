"""Plebiscites: militias in the neutral supply centers do what most players urge them to do.

A whole rule in one module, meant to be copied: a new order, a step in the year, events, state with secrets, dice, and
texts that explain the rule to players.
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

MILITIA = "militia"  # marks the units of this rule, so that they can be found after they have moved


class Urge(Directive, frozen=True):
    """The new order. ``str`` must give the text that its form parses."""

    order: MovementOrder

    def __str__(self) -> str:
        return f"Urge {self.order}"


class Urged(Event, frozen=True, tag="plebiscite-urged/1"):
    """An event with a name and a version, stored in the log of the game. Only its seat can see it."""

    unit: int
    seat: str
    order: str


class Polled(Event, frozen=True, tag="plebiscite-polled/1"):
    """The result of a vote. Everybody can see it."""

    phase: str
    unit: int
    order: str
    votes: int


class Polls(Struct, frozen=True):
    """The last votes, by unit. State is plain data: frozen, comparable, and convertible to JSON."""

    results: dict[int, Polled] = {}
    votes: dict[str, dict[int, str]] = {}  # seat -> unit -> the order it urged


class Refused(Why):
    """Each reason has a code, a sentence and the paragraph of the rule that it cites."""

    NO_MILITIA = ("no-militia", "{other} is not an order to a militia.", "plebiscite")
    TWO_URGES = ("two-urges", "You urge {unit} to do several things. Choose one of them.", "plebiscite")


@dataclass(frozen=True)
class PollStep(SilentStep):
    """Counts the votes after all orders are in and before they are adjudicated. No player has to do anything."""

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
            # The label names the occasion. The roll is an event of its own, so that anybody can verify it later.
            rolled = t.dice.rolled(f"plebiscite/{t.state.phase}/{unit.at}", sides=len(first))
            yield rolled
            decided = first[rolled.roll - 1]
        yield Polled(t.state.phase, unit.id, decided, count[decided])


class Plebiscite(Component[Polls]):
    name = "plebiscite"
    sole: ClassVar[Mapping[str, str]] = {"neutral centers": "Both rules put armies into the same centers."}
    options = (
        Option(
            "provinces",
            "all",
            MatchingText("all|[A-Z]{3}([ ,]+[A-Z]{3})*", "Write all, or provinces such as BEL HOL."),
            "The neutral supply centers that start with a militia.",
            advanced=False,
        ),
        choice("tie", "hold dice", "What a militia does when several orders have the most votes.", advanced=False),
    )
    events = (Urged, Polled)
    dice = ("plebiscite/{phase}/{province}",)  # a scenario with any other label is refused
    forms = (Form(Urge, "urge {order}", "M", "Vote on what a militia does.", secret="M"),)

    def explains(self, rules: Rules) -> Iterator[str]:
        where = ", ".join(rules.board.province[code].name for code in neutral(rules))
        yield f"At the start there is a militia in each of these centers: {where}. No power controls it."
        yield "A militia is disbanded when it is dislodged, and in Winter if it has lost its center."
        tie = "a die decides" if rules.option("plebiscite.tie") == "dice" else "the militia holds"
        yield "Each player may urge each militia to carry out one order. It carries out the most popular one."
        yield f"If there is a tie, {tie}."
        yield "The result is public, but not who urged what."

    # --- the starting position

    def begin(self, rules: Rules) -> Iterator[Event]:
        first = sum(len(power.units) for power in rules.board.powers)
        for number, province in enumerate(rules.board.provinces, first):  # numbers that no other unit has
            if province.code in neutral(rules):
                yield CentersTaken({province.code: province.name})
                yield UnitPlaced(number, province.name, ARMY, province.code, {MILITIA: province.code})

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        for season in dict.fromkeys(phase[0] for phase in rules.board.calendar.phases if phase[1] == "M"):
            yield StepSlot(PollStep(season), after=(f"{season}-movement",), before=(f"{season}-battle",))

    # --- state

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
        return {
            "militias": sorted(str(unit) for unit in militias(t)),
            "results": to_builtins(own.results, str_keys=True),
            "votes": to_builtins(own.votes, str_keys=True),
        }

    def past(self, t: Turn) -> Sequence[str]:
        return ("results", "votes")

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        """Mark the militias of a position that is set up by hand."""
        for unit in t.position.units:
            if str(unit) in table.get("militias", ()):
                yield UnitPlaced(unit.id, unit.owner, unit.kind, unit.at, {MILITIA: unit.at})

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        return (Urge(order) for unit in militias(t) for order in t.survey.orders(unit))

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return in_full(t, order.order) if isinstance(order, Urge) else order

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        """Read an ordinary order to a militia as an urge."""
        if not isinstance(order, MovementOrder) or t.position.find(order.unit.at) not in militias(t):
            return None
        return in_full(t, order)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        """Check a completed order together with the other orders of the seat."""
        unit = t.position.find(order.order.unit.at) if isinstance(order, Urge) else None
        if unit is None or unit not in militias(t):
            return Refused.NO_MILITIA.says(other=order)
        return Refused.TWO_URGES.says(unit=unit) if len({*urges(t, seat, unit)}) > 1 else None

    def settled(self, t: Turn, unit: Unit) -> Settled | None:
        """The one order that a unit carries out, of the many that were urged."""
        polled = t.own(self).results.get(unit.id)
        if polled is None or polled.phase != t.state.phase:
            return None
        urged = (order for seat in t.rules.seat_names() for order in urges(t, seat, unit))
        return Settled(next((order for order in urged if str(order) == polled.order), Hold(unit.piece)))

    # --- knowledge

    def knows(self, t: Turn, seat: str | None) -> Polls:
        """The state as this seat may know it: all results, but only its own votes."""
        own = t.own(self)
        return replace(own, votes={name: votes for name, votes in own.votes.items() if name == seat})

    def reveals(self, t: Turn, seat: str | None) -> Sequence[str]:
        return ("militias", "results", "votes")

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool | None:
        if isinstance(event, Urged):
            return event.seat == seat
        return True if isinstance(event, Polled) else None

    def recounts(self, board: Board, event: Event) -> str | None:
        """An event as a sentence, for those who can see it."""
        if isinstance(event, Urged):
            return f"{event.seat} urges {event.order}."
        if isinstance(event, Polled):
            return f"The plebiscite decides for {event.order} with {event.votes} votes."
        return None

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        for order in orders:
            if isinstance(order, Urge):
                does = f"The militia carries out {order.order} if no other order gets as many votes."
                yield Consequence(does, certain=False, rule="plebiscite")

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        own = t.own(self)
        mine = own.votes.get(seat or "", {})
        rows = tuple((polled.order, str(polled.votes), mine.get(id_, "")) for id_, polled in own.results.items())
        yield Panel("Plebiscites", ("Decision", "Votes", "Your vote"), rows, "The last plebiscite of each militia.")


def neutral(rules: Rules) -> tuple[str, ...]:
    """The centers that start with a militia."""
    home = {code for power in rules.board.powers for code in power.home}
    free = [code for code in rules.board.centers if code not in home]
    wished = rules.option("plebiscite.provinces")
    wanted = free if wished == "all" else re.split("[ ,]+", wished)
    wrong = [code for code in wanted if code not in free]
    if wrong:
        raise RulesClash(f"plebiscite.provinces = {wished!r}: {', '.join(wrong)} is not a neutral supply center.")
    return tuple(code for code in free if code in wanted)


def militias(t: Turn) -> tuple[Unit, ...]:
    return t.memo(_militias)


def _militias(t: Turn) -> tuple[Unit, ...]:
    return tuple(unit for unit in t.position.units if MILITIA in t.state.marks.get(unit.id, {}))


def in_full(t: Turn, order: Order) -> Urge | Refusal:
    full = understand(order, t.position, rulings=t.rules.rulings)
    return full if isinstance(full, Refusal) else Urge(full)


def urges(t: Turn, seat: str, unit: Unit) -> list[MovementOrder]:
    """The orders that a seat wrote for this militia."""
    written = (order.order for order in t.orders.get(seat, ()) if isinstance(order, Urge))
    return [order for order in written if t.position.find(order.unit.at) is unit]


PACK = Pack(
    "plebiscite",
    "Plebiscites",
    (Plebiscite(),),
    about="Militias in neutral supply centers do what most players urge them to do.",
)
