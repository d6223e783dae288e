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
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from msgspec import Struct

from casusbelli.core.battle import Contest, Friends
from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.options import Survey
from casusbelli.core.orders import Directive, Order
from casusbelli.core.rulings import Rulings
from casusbelli.core.state import Outcome, State
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.dice import Dice
from casusbelli.rules.forms import Form
from casusbelli.rules.options import Option
from casusbelli.rules.shown import Consequence, Panel

S = TypeVar("S")
A = TypeVar("A")


class Seat(Struct, frozen=True):
    """What a person or a bot sits in. A power may have several seats and a seat several powers."""

    name: str
    powers: tuple[str, ...]


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
    sides: Mapping[int, str] = field(default_factory=dict)  # what ``friends`` calls a unit's side, if not its owner
    contests: tuple[Contest, ...] = ()
    disorder: frozenset[str] = frozenset()
    contests_bounce: bool = False
    contests_cut: bool = False

    def __or__(self, other: Modifiers) -> Modifiers:
        claimed = {contest.claimant for contest in self.contests} & {contest.claimant for contest in other.contests}
        if claimed:
            raise RulesClash(f"two rules give the units in {', '.join(sorted(claimed))} a contest of their own")
        torn = sorted(n for n in self.sides.keys() & other.sides.keys() if self.sides[n] != other.sides[n])
        if torn:
            raise RulesClash(f"two rules put unit {torn[0]} on different sides")
        contests = tuple(sorted((*self.contests, *other.contests), key=lambda contest: contest.claimant))
        return Modifiers(
            self.friends | other.friends,
            {**self.sides, **other.sides},
            contests,
            self.disorder | other.disorder,
            self.contests_bounce or other.contests_bounce,
            self.contests_cut or other.contests_cut,
        )


NO_MODIFIERS = Modifiers()
THE_GAME = 20.0  # what the whole game is worth in centres, where an order would give it away (``appraises``)


class RulesClash(ValueError):
    """These components cannot share a rule set, or gave answers that contradict each other."""


class Component(Generic[S]):
    """One rule. Every hook's default is "changes nothing"; override only what the rule changes."""

    name: ClassVar[str]  # stored in every game; never reused
    clashes: ClassVar[Mapping[str, str]] = {}  # components that cannot be in one rule set with this, and why
    prefix: ClassVar[str] = ""  # of its option keys, if not its name
    table: ClassVar[str] = ""  # what its state is shown under, if not its name; rules may share one
    options: ClassVar[tuple[Option, ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()  # the facts it brings
    forms: ClassVar[tuple[Form, ...]] = ()  # the kinds of order it brings
    vouches: ClassVar[bool] = False  # does it offer only what it admits, and what stands by itself?
    copies: ClassVar[bool] = False  # may an order be written several times ("x2")?
    fillers: ClassVar[tuple[str, ...]] = ()  # words before an order that mean nothing, as regular expressions
    sentences: ClassVar[tuple[str, ...]] = ()  # the rule in the players' words, for the rulebook

    @property
    def shown_as(self) -> str:
        return self.table or self.name

    # its own state: a frozen value, changed only by events
    def initial(self, board: Board) -> S:
        return cast(S, None)

    def evolve(self, own: S, event: Event) -> S:
        return own

    def show(self, t: Turn) -> Mapping[str, Any] | None:  # as every export shows it; None: nothing to show
        return None

    def placed(self, own: S, table: Mapping[str, Any]) -> S:  # the inverse, for positions set up by hand
        return own

    # what a game-master corrects in a game under way: fields of ``show`` that it names, which everybody may see
    corrigible: ClassVar[tuple[str, ...]] = ()

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> S:  # its state with these fields as they are given
        return t.own(self)

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterable[Event]:  # collect: and what else that table means
        return ()

    def rolls(self, rules: Rules) -> Iterable[str]:  # collect: the labels of its dice, as regular expressions
        return ()

    # the shape of the game
    def charts(self, board: Board, rules: Rules) -> Board:  # fold: the map, where the rule changes it
        return board

    def seats(self, seats: tuple[Seat, ...], rules: Rules) -> tuple[Seat, ...]:  # fold
        return seats

    def steps(self, rules: Rules) -> Iterable[Place]:  # collect, then sorted
        return ()

    def starts(self, rules: Rules) -> str | None:  # claim: the phase in which the game begins, if not the map's
        return None

    def begin(self, rules: Rules) -> Iterable[Event]:  # collect
        return ()

    def explains(self, rules: Rules) -> Iterable[str]:  # collect: what its options make of its sentences
        return self.sentences

    def checks(self, rules: Rules) -> Iterable[str]:  # collect: what is wrong with its options on this board
        return ()

    def names(self, rules: Rules) -> Mapping[str, str]:  # collect: what owners that are no powers may be called
        return {}

    # who orders what
    def lends(self, t: Turn, owner: str) -> str | None:  # claim: the seat that orders this owner's units
        return None

    def idles(self, t: Turn, owner: str) -> bool:  # any: does nobody order this owner's units, whoever sits there?
        return False

    def steers(self, t: Turn, owner: str) -> bool:  # any: may others order units that nobody commands?
        return False

    def bars(self, t: Turn, seat: str, order: Order) -> Refusal | None:  # veto, first of all: of orders to units
        return None

    def deputizes(self, t: Turn, seat: str) -> str | None:
        """Claim: the seat for which this one may write too; used if that seat itself orders nothing."""
        return None

    def asks(self, t: Turn) -> Mapping[str, str]:  # collect: seats that the open step asks besides, and for what
        return {}

    def listed(self, t: Turn, owner: str) -> str | None:  # claim: the name that this owner's units are listed under
        return None

    def part_of(self, t: Turn, owner: str) -> str | None:  # claim: the power that this owner is a side of
        return None

    def survives(self, t: Turn, owner: str) -> bool:  # any: is it in the game without a unit or a centre of its name?
        return False

    # centres and adjustments
    def owes(self, t: Turn, owner: str) -> int:  # sum: units that may be built (or, below 0, must go) besides
        return 0

    def keeps(self, t: Turn, unit: Unit) -> bool:  # any: is the unit never removed for want of centres?
        return False

    def spares(self, t: Turn, unit: Unit, center: str) -> bool:  # any: does the unit leave the centre to its owner?
        return False

    def opens(self, t: Turn, owner: str) -> Iterable[str]:  # any: further provinces where it may build
        return ()

    # orders
    def offers(self, t: Turn, seat: str) -> Iterable[Directive]:  # collect: directives the seat may give now
        return ()

    def shuts(self, rules: Rules, form: Form, step: Step) -> bool:
        """Asked of the rule that brought the order: is it never taken in this step?"""
        return False

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        """Asked of the rule that brought the order: it in full, where something was left out."""
        return order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        """Asked of the rule that brought the order: why the seat may not give it."""
        return None

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        """Claim: what an order to a unit means under this rule. ``nation`` is the power that was written before it."""
        return None

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:  # veto, at entry, of anybody's orders
        return None

    def objects(self, t: Turn) -> bool:  # asked once a turn: could ``refuse`` have anything against an order now?
        return True

    def weighs(self, t: Turn, seat: str, orders: Sequence[Order]) -> Mapping[int, Refusal]:
        """Veto, at entry, of a seat's orders beside each other: those that each could stand, as they were written. The
        numbers of the ones that cannot all stand together, and why."""
        return {}

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterable[Event]:  # collect: what is carried out at once
        return ()

    def settles(self, t: Turn, unit: Unit) -> Order | None:  # claim: the one order that many seats' orders come to
        return None

    def writers(self, t: Turn, unit: Unit) -> Iterable[str]:  # collect: the seats that wrote what ``settles`` answers
        return ()

    def voids(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:  # veto, when orders are revealed
        return None

    def modify(self, t: Turn) -> Modifiers:  # sum
        return NO_MODIFIERS

    # consequences
    def react(self, t: Turn, event: Event) -> Iterable[Event]:  # collect
        return ()

    def winner(self, t: Turn) -> Outcome | None:  # claim, asked after every step, every act and every reveal
        return None

    def disqualifies(self, t: Turn, owner: str) -> bool:  # any: can this owner not win?
        return False

    def scores(self, t: Turn) -> Mapping[str, int] | None:  # claim: the points this game is played for
        return None

    def rates(self, t: Turn, seat: str) -> float | None:  # claim: how a seat does, where that is not its powers' points
        return None

    # the table
    def waits(self, t: Turn) -> bool:  # any: does a deadline judge nothing while somebody has not sent his orders?
        return False

    def halts(self, t: Turn) -> Iterable[str]:  # collect: why the game waits for its game-master, in sentences
        return ()

    # knowledge; ``seat`` None is a spectator
    def hides(self, t: Turn, seat: str | None, unit: Unit) -> bool:  # any
        return False

    def knows(self, t: Turn, seat: str | None) -> S | None:
        """Its state as this seat may know it, when it is offered orders and told what they would cause. None: as it was
        in the beginning."""
        return None

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:  # the fields of ``show`` that this seat may see
        return ()

    # any: may it be told this fact of the rule's?
    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        return False

    def recounts(self, board: Board, event: Event) -> str | None:  # claim: a fact of the rule's own in words; "": none
        return None

    def conceals(self, rules: Rules, event: Event, seat: str | None) -> bool:  # any: of facts that else are public
        return False

    # collect: of orders that stand, each by itself and beside the others
    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterable[Consequence]:
        return ()

    def panels(self, t: Turn, seat: str | None) -> Iterable[Panel]:  # collect
        return ()

    def appraises(
        self, t: Turn, seat: str, order: Order
    ) -> float:  # sum: what the order is worth to the seat, in centres
        return 0.0

    def silences(self, t: Turn, sender: str, reader: str, public: bool) -> bool:  # any
        return False

    def addressed(self, t: Turn, name: str) -> str | None:  # claim: the seat that a letter to this office goes to
        return None

    def office(self, t: Turn, seat: str) -> str | None:  # claim: the office that this seat writes its letters in
        return None


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
    def silent(self) -> str: ...

    def asks(self, t: Turn) -> Mapping[str, str]:
        """Seat -> what it owes, in a few words."""
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


@dataclass(frozen=True)
class Turn:
    """Everything a hook may read. ``orders`` are those accepted for the phase being judged, by seat; where one seat's
    orders are looked at, what that seat has written beside them. ``state`` is then what the seat may know."""

    board: Board  # of the day
    state: State
    rules: Rules
    orders: Mapping[str, Sequence[Order]]
    veiled: bool = False  # is this what one seat knows?

    @property
    def dice(self) -> Dice:
        if self.veiled:
            raise PermissionError("dice are rolled when the phase is judged, not when somebody looks at it")
        return self.rules.dice(self.state.rollbacks)

    @cached_property
    def position(self) -> Position:
        return Position(self.board, self.state.units.values())

    @cached_property
    def commanders(self) -> dict[str, str | None]:
        """Owner -> the seat that orders its units, of those that somebody asked about."""
        return {}

    @cached_property
    def holdings(self) -> dict[str, tuple[str, ...]]:
        """Owner -> its centres, for everybody who has a unit or a centre."""
        return self.state.holdings

    @cached_property
    def survey(self) -> Survey:
        """All legal orders of the units that stand."""
        return Survey(self.position)

    def kept(self, make: Callable[[Turn], A]) -> A:
        """What ``make`` finds out about this turn, found out once."""
        known: dict[Callable[[Turn], Any], Any] = self._kept
        if make not in known:
            known[make] = make(self)
        found: A = known[make]
        return found

    @cached_property
    def _kept(self) -> dict[Callable[[Turn], Any], Any]:
        return {}

    def own(self, component: Component[S] | type[Component[S]]) -> S:
        return cast(S, self.state.own[component.name])


class Rules(Protocol):
    """The questions that steps and components may put to the whole rule set."""

    @property
    def board(self) -> Board: ...
    @property
    def rulings(self) -> Rulings: ...
    @property
    def start(self) -> str: ...  # the phase in which the game begins
    @property
    def options(self) -> Mapping[str, str]: ...  # key -> value, of all rules
    def dice(self, rollbacks: int) -> Dice: ...
    def option(self, key: str) -> str: ...
    def has(self, name: str) -> bool: ...
    def hears(self, hook: str) -> bool: ...  # has any rule something to say to this question?
    def seated(self, power: str) -> tuple[str, ...]: ...
    def disqualified(self, t: Turn, owner: str) -> bool: ...

    def barred(self, t: Turn, seat: str, order: Order) -> Refusal | None: ...
    def weighed(self, t: Turn, seat: str, orders: Sequence[Order]) -> Mapping[int, Refusal]: ...
    def commander(self, t: Turn, owner: str) -> str | None: ...
    def modifiers(self, t: Turn) -> Modifiers: ...
    def settled(self, t: Turn, unit: Unit) -> Order | None: ...
    def writers(self, t: Turn, unit: Unit) -> tuple[str, ...]: ...
    def void(self, t: Turn, unit: Unit, order: Order) -> Refusal | None: ...
    def steered(self, t: Turn, owner: str) -> bool: ...
    def extra(self, t: Turn, owner: str) -> int: ...
    def survives(self, t: Turn, owner: str) -> bool: ...
    def power_of(self, t: Turn, owner: str) -> str | None: ...
    def kept(self, t: Turn, unit: Unit) -> bool: ...
    def sites(self, t: Turn, owner: str) -> tuple[str, ...]: ...
    def spared(self, t: Turn, unit: Unit, center: str) -> bool: ...
    def sees(self, t: Turn, seat: str | None, unit: Unit) -> bool: ...
    def seat_names(self) -> tuple[str, ...]: ...


AnyComponent = Component[Any]
