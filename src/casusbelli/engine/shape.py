"""The shape of a game: who sits down, on which map, and the steps of its year."""

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
    """What a person or a bot sits in. A power may have several seats and a seat several powers."""

    name: str
    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StepSlot:
    """A step of the year, and the names of the steps that it comes after and before."""

    step: Step
    after: tuple[str, ...] = ()
    before: tuple[str, ...] = ()


class Step(Protocol):
    """One stage of the year. A step that asks nobody runs at once, with no orders.

    ``complete`` and ``refuse`` are about one order: what is written beside it (``t.orders``) is for the hooks of rules.
    ``kind`` is the letter in the phase's name ("" for a step that never asks), ``season`` its first letter. ``silent``
    says what happens to those who send nothing.
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
    def title(self) -> Text: ...  # what happens in it, in a word: "movement"; "": as its name has it

    def asks(self, t: Turn) -> Mapping[str, Text]:
        """Seat -> what there is for it to do, in a few words. Who has no choice in it is not asked (``asking``)."""
        ...

    def offers(self, t: Turn, seat: str) -> Iterable[Sequence[Order]]:
        """What the seat has to decide here, directives aside: for each unit, build or removal the orders to choose
        from."""
        ...

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        """The order in full, where it was written badly but can only mean one thing."""
        ...

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """Why the seat may not give this order, as ``complete`` gave it, as far as the step itself knows."""
        ...

    def run(self, t: Turn) -> Iterable[Event]: ...


class Shape:
    """What kind of game it is. Asked once, when the rules of a game are put together."""

    @fold
    def charts(self, board: Board, rules: Rules) -> Board:
        """The map, where the rule changes it."""
        return board

    @fold
    def seats(self, seats: tuple[Seat, ...], rules: Rules) -> tuple[Seat, ...]:
        """Who may sit down, and for which powers."""
        return seats

    @collect
    def steps(self, rules: Rules) -> Iterable[StepSlot]:
        """The steps of the year that the rule brings, and what each comes before and after."""
        return ()

    @claim("phase in which the game begins")
    def starts(self, rules: Rules) -> str | None:
        """The phase in which the game begins, if not the map's."""
        return None

    @collect
    def begin(self, rules: Rules) -> Iterable[Event]:
        """The events that set up the position at the start."""
        return ()

    @joined
    def names(self, rules: Rules) -> Mapping[str, str]:
        """What owners that are no powers may be called in orders: word -> owner."""
        return {}

    @collect
    def checks(self, rules: Rules) -> Iterable[Text]:
        """What is wrong with the rule's options on this board."""
        return ()
