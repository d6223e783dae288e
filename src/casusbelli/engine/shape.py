"""The shape of a game: its seats, its map, and the steps of its year."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import Order
from casusbelli.core.said import Text
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.facets import Rules, Turn
from casusbelli.engine.merges import claim, collect, fold, joined


class Seat(Struct, frozen=True):
    """A place in the game for one player or bot. A power may have several seats and a seat several powers."""

    name: str
    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StepSlot:
    """A step of the year with its place: the names of the steps that it comes after and before."""

    step: Step
    after: tuple[str, ...] = ()
    before: tuple[str, ...] = ()


class Step(Protocol):
    """One step of the year. A step that asks no seat runs at once, without orders.

    ``complete`` and ``refuse`` look at one order by itself; how it fits the seat's other orders (``t.orders``) is left
    to the hooks of rules. ``kind`` is the letter in the phase's name ("" for a step that never asks), ``season`` its
    first letter. ``silent`` says what happens to players who send nothing.
    """

    @property
    def name(self) -> str: ...
    @property
    def season(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def hours(self) -> int: ...
    @property
    def silent(self) -> Text: ...
    @property
    def title(self) -> Text: ...  # one word for what happens in it: "movement"; "" to use its name

    def asks(self, t: Turn) -> Mapping[str, Text]:
        """Seat -> what it has to do, in a few words. A seat without a choice in this step is not asked (``asking``)."""
        ...

    def offers(self, t: Turn, seat: str) -> Iterable[Sequence[Order]]:
        """What the seat has to decide in this step, apart from directives: for each unit, build or removal the orders
        to choose from."""
        ...

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        """The order in full, if it was written incompletely but can mean only one thing."""
        ...

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """Why the seat may not give this order (as ``complete`` returned it), as far as the step itself can tell."""
        ...

    def run(self, t: Turn) -> Iterable[Event]: ...


class Shape:
    """The setup of a game: map, seats, steps and starting position. Asked once, when the rules of a game are put
    together."""

    @fold
    def charts(self, board: Board, rules: Rules) -> Board:
        """The map, with this rule's changes."""
        return board

    @fold
    def seats(self, seats: tuple[Seat, ...], rules: Rules) -> tuple[Seat, ...]:
        """The seats of the game, and the powers that each one plays."""
        return seats

    @collect
    def steps(self, rules: Rules) -> Iterable[StepSlot]:
        """The steps that the rule adds to the year, each with the steps that it comes after and before."""
        return ()

    @claim("phase in which the game begins")
    def starts(self, rules: Rules) -> str | None:
        """The phase in which the game begins, if it differs from the map's."""
        return None

    @collect
    def begin(self, rules: Rules) -> Iterable[Event]:
        """The events that set up the position at the start."""
        return ()

    @joined
    def names(self, rules: Rules) -> Mapping[str, str]:
        """Names that orders may use for owners that are not powers: word -> owner."""
        return {}

    @collect
    def checks(self, rules: Rules) -> Iterable[Text]:
        """Problems with the rule's options on this board."""
        return ()
