"""What a rule is. Read this file, then any one rule.

A rule set is a tuple of components and nothing else; the standard game is some of them. Hooks are pure: they read the
turn ``t`` and return values. The answers of several rules merge so that the order of the list cannot matter:

  any      one yes is enough                     sum      joined; what contradicts itself raises
  veto     one refusal is enough, and is told    collect  answers are concatenated
  claim    at most one may answer; two different answers raise RulesClash naming both

The year is a list of steps. A component brings steps and says after and before which others each of them stands; the
rule set sorts them, so that here too the order of the list cannot matter. Only ``seats`` passes a value on (fold).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from msgspec import Struct

from casusbelli.core.battle import Contest, Friends
from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import Order
from casusbelli.core.rulings import Rulings
from casusbelli.core.state import Outcome, State
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.dice import Dice

S = TypeVar("S")


class Seat(Struct, frozen=True):
    """What a person or a bot sits in. A power may have several seats and a seat several powers."""

    name: str
    powers: tuple[str, ...]


class Option(Struct, frozen=True):
    """A rule option: its key without the component's prefix, its values (the default first) or the check of a free
    one, and a sentence for the table."""

    key: str
    values: tuple[str, ...]
    sentence: str
    check: Callable[[str], bool] | None = None

    def accepts(self, value: str) -> bool:
        return self.check(value) if self.check else value in self.values


@dataclass(frozen=True, slots=True)
class Place:
    """A step of the year, and the names of the steps that it comes after and before."""

    step: Step
    after: tuple[str, ...] = ()
    before: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Modifiers:
    """What rules change about a battle, as plain data."""

    friends: Friends = frozenset()
    contests: tuple[Contest, ...] = ()
    disorder: frozenset[str] = frozenset()

    def __or__(self, other: Modifiers) -> Modifiers:
        claimed = {contest.claimant for contest in self.contests} & {contest.claimant for contest in other.contests}
        if claimed:
            raise RulesClash(f"two rules give the units in {', '.join(sorted(claimed))} a contest of their own")
        contests = tuple(sorted((*self.contests, *other.contests), key=lambda contest: contest.claimant))
        return Modifiers(self.friends | other.friends, contests, self.disorder | other.disorder)


NO_MODIFIERS = Modifiers()


class RulesClash(ValueError):
    """These components cannot share a rule set, or gave answers that contradict each other."""


class Component(Generic[S]):
    """One rule. Every hook's default is "changes nothing"; override only what the rule changes."""

    name: ClassVar[str]  # stored in every game; never reused
    clashes: ClassVar[frozenset[str]] = frozenset()  # components that cannot be in one rule set with this
    options: ClassVar[tuple[Option, ...]] = ()  # its options: "turns" of "formal" is formal.turns
    events: ClassVar[tuple[type[Event], ...]] = ()  # the facts it brings
    sentences: ClassVar[tuple[str, ...]] = ()  # the rule in the players' words, for the generated rulebook

    # its own state: a frozen value, changed only by events
    def initial(self, board: Board) -> S:
        return cast(S, None)

    def evolve(self, own: S, event: Event) -> S:
        return own

    def show(self, t: Turn) -> Mapping[str, Any] | None:  # as every export shows it; None: nothing to show
        return None

    def placed(self, own: S, table: Mapping[str, Any]) -> S:  # the inverse, for positions set up by hand
        return own

    # the shape of the game
    def seats(self, seats: tuple[Seat, ...], board: Board) -> tuple[Seat, ...]:  # fold
        return seats

    def steps(self, board: Board) -> Iterable[Place]:  # collect, then sorted
        return ()

    def begin(self, board: Board) -> Iterable[Event]:  # collect
        return ()

    # orders
    def lends(self, t: Turn, owner: str) -> str | None:  # claim: the seat that orders this owner's units
        return None

    def opens(self, t: Turn, owner: str) -> Iterable[str]:  # any: further provinces where it may build
        return ()

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:  # veto, at entry
        return None

    def voids(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:  # veto, when orders are revealed
        return None

    def modify(self, t: Turn) -> Modifiers:  # sum
        return NO_MODIFIERS

    # consequences
    def react(self, t: Turn, event: Event) -> Iterable[Event]:  # collect
        return ()

    def winner(self, t: Turn) -> Outcome | None:  # claim, asked after every step
        return None

    def scores(self, t: Turn) -> Mapping[str, int] | None:  # claim: the points this game is played for
        return None

    # knowledge; ``seat`` None is a spectator
    def hides(self, t: Turn, seat: str | None, unit: Unit) -> bool:  # any
        return False

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:  # which fields of ``show`` this seat may see
        return ()

    def silences(self, t: Turn, sender: str, reader: str) -> bool:  # any
        return False


class Step(Protocol):
    """One stage of the year. A step that asks nobody runs at once, with no orders.

    ``kind`` is the letter in the phase's name ("" for a step that never asks), ``season`` its first letter.
    """

    @property
    def name(self) -> str: ...
    @property
    def season(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def hours(self) -> int: ...

    def asks(self, t: Turn) -> Mapping[str, str]:
        """Seat -> what it owes, in a few words."""
        ...

    def offers(self, t: Turn, seat: str) -> Iterable[Order]:
        """Every order the seat may give here."""
        ...

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        """The order in full, where it was written badly but can only mean one thing."""
        ...

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """Why the seat may not give this order, as ``complete`` gave it, as far as the step itself knows."""
        ...

    def run(self, t: Turn) -> Iterable[Event]: ...


@dataclass(frozen=True)
class Turn:
    """Everything a hook may read. ``orders`` are the accepted orders of the phase being judged, by seat."""

    board: Board  # of the day
    state: State
    rules: Rules
    orders: Mapping[str, Sequence[Order]]

    @property
    def dice(self) -> Dice:
        return self.rules.dice

    @cached_property
    def position(self) -> Position:
        return Position(self.board, self.state.units.values())

    def own(self, component: Component[S] | type[Component[S]]) -> S:
        return cast(S, self.state.own[component.name])


class Rules(Protocol):
    """The questions that steps and components may put to the whole rule set."""

    @property
    def dice(self) -> Dice: ...
    @property
    def rulings(self) -> Rulings: ...
    def option(self, key: str) -> str: ...
    def commander(self, t: Turn, owner: str) -> str | None: ...
    def modifiers(self, t: Turn) -> Modifiers: ...
    def void(self, t: Turn, unit: Unit, order: Order) -> Refusal | None: ...
    def sites(self, t: Turn, owner: str) -> tuple[str, ...]: ...
    def seat_names(self) -> tuple[str, ...]: ...


AnyComponent = Component[Any]
