"""The questions that a game in play puts to its rules, in seven facets; the turn they are asked about; and the rules as
those who ask see them. (An eighth facet, the shape of a game, is in shape.py.)

A question is declared once: its merge, its sentence, and as its body the answer where no rule has one. A rule
(component.py) overrides the questions that it answers; it may inherit some from a class of its own in another module.
``Turn.rules`` has the same questions under the same names, merged over all rules:
``t.rules.commander_of(t, "Belgium")``. All are pure: they read the turn ``t`` and return values.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.legal_orders import Survey
from casusbelli.core.orders import Directive, Order
from casusbelli.core.rulings import Rulings
from casusbelli.core.said import Text
from casusbelli.core.state import Outcome, State
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.dice import Dice
from casusbelli.engine.display import Consequence, Panel
from casusbelli.engine.merges import (
    Check,
    any_of,
    claim,
    collect,
    joined,
    meaning,
    objections,
    total,
    verdict,
    veto,
    vetoes,
)
from casusbelli.engine.modifiers import NO_MODIFIERS, Modifiers
from casusbelli.engine.options import Option

A = TypeVar("A")
S = TypeVar("S")
NOBODY: Final = ""  # as ``commander_of``: no seat orders these units, whatever players there are


class Settled(Struct, frozen=True):
    """The one order that the orders of many seats for a unit come to, and the seats that wrote it."""

    order: Order
    writers: tuple[str, ...] = ()


class Halt(Struct, frozen=True):
    """Why the game waits although its deadline is over: for its game-master, or until everybody has sent orders."""

    why: Text
    for_orders: bool = False


class Stateful(Generic[S]):
    """A rule with a state of its own, of this type."""

    name: ClassVar[str]  # stored in every game, never reused


class Command:
    """Who orders what, and who is asked."""

    @claim("seat that orders {1}")
    def commander_of(self, t: Turn, owner: str) -> str | None:
        """The seat that orders this owner's units; ``NOBODY``: none, whoever plays. Else the one seat that has
        the power, unless it is vacant."""
        return None

    @any_of
    def orderable_by_others(self, t: Turn, owner: str) -> bool:
        """May seats order these units although nobody commands them? One rule answers it: ``commander_of`` names one
        seat, and here there are many."""
        return False

    @veto
    def orders_barred(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """Why this seat gives no orders to units now. Asked before anything else about an order."""
        return None

    @claim("seat that {1} acts for")
    def deputy_for(self, t: Turn, seat: str) -> str | None:
        """The seat for which this one may write too; its orders are used if that seat itself writes none. One rule
        answers it: it is not command, for both may write."""
        return None

    @joined
    def also_asks(self, t: Turn) -> Mapping[str, Text]:
        """Seats for which the phase is held besides, and for what: for what is no order to a unit, no build and no
        removal. They are asked if they can declare something in it (``asking``)."""
        return {}

    @claim("power of {1}")
    def power_of(self, t: Turn, owner: str) -> str | None:
        """The power that this owner is, or is a side of; None: neither. One rule answers it: a country in a civil war
        has two sides."""
        return owner if owner in t.board.power else None

    @claim("name of {1}")
    def listed_as(self, t: Turn, owner: str) -> str | None:
        """The name that this owner's units and centers are listed under, if not its own. One rule answers it: rebels
        of all countries are listed together."""
        return None

    @any_of
    def survives(self, t: Turn, owner: str) -> bool:
        """Is this owner in the game although no unit and no center has its name? One rule answers it: a country in a
        civil war is, as long as a side of it is."""
        return False


class Centers:
    """Supply centers and adjustments."""

    @total
    def extra_builds(self, t: Turn, owner: str) -> int:
        """Units that the owner may build besides those its centers support, or, below 0, must remove besides."""
        return 0

    @any_of
    def keeps_unit(self, t: Turn, unit: Unit) -> bool:
        """Is the unit never removed for want of centers?"""
        return False

    @any_of
    def leaves_center(self, t: Turn, unit: Unit, center: str) -> bool:
        """Does the unit leave the center in which it stands to its owner?"""
        return False

    @verdict
    def may_build_in(self, t: Turn, owner: str, place: str) -> bool | None:
        """May the owner build in this province? None: the rule has nothing to say of it. Else in its home centers. One
        rule answers it: among the variants of others, where one may build differs most."""
        return place in t.state.home.get(owner, ())


class Orders:
    """What may be written, and what it means."""

    @collect
    def offers(self, t: Turn, seat: str) -> Iterable[Directive]:
        """The directives that the seat may give now."""
        return ()

    @meaning
    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        """What an order to a unit means under this rule; a refusal where it can mean nothing. ``nation`` is the power
        that was written before it."""
        return None

    @objections
    def forbids(self, t: Turn) -> Check | None:
        """What the rule has against orders this turn, as a function of a seat and an order; None: nothing. Asked of
        anybody's orders when they are written."""
        return None

    @vetoes
    def weighs(self, t: Turn, seat: str, orders: Sequence[Order]) -> Mapping[int, Refusal]:
        """Which of a seat's orders, each of which could stand, cannot all stand together, and why: by their numbers,
        in the order in which they were written."""
        return {}

    @collect
    def acts(self, t: Turn, seat: str, order: Directive) -> Iterable[Event]:
        """What an order that is carried out at once does."""
        return ()

    @claim("order of {1}")
    def settled(self, t: Turn, unit: Unit) -> Settled | None:
        """What the orders of many seats for one unit come to. One rule answers it: a second would count the same votes
        in another way."""
        return None

    @veto
    def voids(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:
        """Why the unit does not follow this order, once all orders are known."""
        return None

    @joined
    def modifiers(self, t: Turn) -> Modifiers:
        """What the rule changes about the battle of this turn."""
        return NO_MODIFIERS


class Endings:
    """What follows from what happens, until the game is over."""

    @collect
    def react(self, t: Turn, event: Event) -> Iterable[Event]:
        """What this event causes."""
        return ()

    @claim("end of the game")
    def winner(self, t: Turn) -> Outcome | None:
        """How the game has ended. Asked after every step, every act and every reveal."""
        return None

    @any_of
    def disqualifies(self, t: Turn, owner: str) -> bool:
        """Is this owner unable to win, or to share in a draw? One rule answers it: every rule that ends games asks."""
        return False

    @claim("scores")
    def scores(self, t: Turn) -> Mapping[str, int] | None:
        """The points that the game is played for; else centers."""
        return None

    @collect
    def halts(self, t: Turn) -> Iterable[Halt]:
        """Why the game waits although its deadline is over, and for whom. One rule answers it: an election needs both
        its parties."""
        return ()


class Knowledge:
    """Who knows what. What a rule says nothing about, nobody knows."""

    @any_of
    def hides(self, t: Turn, seat: str | None, unit: Unit) -> bool:
        """Is this unit out of the seat's sight? A spectator's ``seat`` is None. For fog, which others bring."""
        return False

    @verdict
    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool | None:
        """May the seat be told this event? True for one of the rule's own that others may know, False for any that
        must be kept from this seat, None for all others."""
        return rules.is_public(event)


class Screen:
    """What players and bots are shown before they decide."""

    @collect
    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterable[Consequence]:
        """What these orders, all of which stand, would cause."""
        return ()

    @collect
    def panels(self, t: Turn, seat: str | None) -> Iterable[Panel]:
        """What the seat is shown of the rule's state."""
        return ()

    @total
    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """What the order is worth to the seat, in centers, beyond what the standard game would make of it: advice for
        bots and for people who ask."""
        return 0.0

    @claim("rating of {1}")
    def rates(self, t: Turn, seat: str) -> float | None:
        """How well the seat does. Else by the points of its powers. One rule answers it: two seats of one country do
        not do equally well."""
        return None


class Press:
    """Who may write to whom."""

    @any_of
    def forbids_press(self, t: Turn, sender: str, reader: str, public: bool = False) -> bool:
        """May the sender not write to this reader, or not publicly?"""
        return False

    @joined
    def offices(self, t: Turn) -> Mapping[str, str]:
        """What seats may be called, besides their names, by those who write to them: office -> seat. One rule answers
        it: there is one government and one opposition in a country."""
        return {}


class Rules(ABC, Command, Centers, Orders, Endings, Knowledge, Screen, Press):
    """All rules of a game together: their questions, answered for all of them, and what else a rule may ask."""

    board: Board
    rulings: Rulings
    start: str  # the phase in which the game begins
    options: dict[str, str]  # key -> value, of all rules
    known_options: dict[str, Option]  # key -> what it may say

    @abstractmethod
    def option(self, key: str) -> str: ...
    @abstractmethod
    def has(self, name: str) -> bool: ...  # is the component of this name among these rules?
    @abstractmethod
    def hears(self, question: str) -> bool: ...  # has any rule something to say to this question?
    @abstractmethod
    def dice(self, rollbacks: int) -> Dice: ...
    @abstractmethod
    def order_of(self, text: str, phase: str) -> Order | None: ...  # the order that an event holds as text
    @abstractmethod
    def seated(self, power: str) -> tuple[str, ...]: ...
    @abstractmethod
    def seat_names(self) -> tuple[str, ...]: ...
    @abstractmethod
    def is_public(self, event: Event) -> bool: ...  # is it told to everybody, unless a rule says otherwise?

    # what follows from the answers
    @abstractmethod
    def listed_as(self, t: Turn, owner: str) -> str: ...
    @abstractmethod
    def deputy_for(self, t: Turn, seat: str) -> str: ...
    @abstractmethod
    def scores(self, t: Turn) -> Mapping[str, int]: ...
    @abstractmethod
    def rates(self, t: Turn, seat: str) -> float: ...
    @abstractmethod
    def build_sites(self, t: Turn, owner: str) -> tuple[str, ...]: ...  # all provinces in which it may build
    @abstractmethod
    def writers(self, t: Turn, unit: Unit) -> tuple[str, ...]: ...  # the seats that wrote the order it follows
    @abstractmethod
    def sees(self, t: Turn, seat: str | None, unit: Unit) -> bool: ...


@dataclass(frozen=True)
class Turn:
    """Everything a hook may read. ``orders`` are those accepted for the phase being judged, by seat; where one seat's
    orders are looked at, what that seat has written beside them. ``state`` is then what the seat may know."""

    board: Board  # of the day
    state: State
    rules: Rules
    orders: Mapping[str, Sequence[Order]]
    veiled: bool = False  # is this what one seat knows?

    def __getstate__(self) -> dict[str, Any]:
        """Leave out memoized values when pickling: they contain functions and are computed again."""
        return {item.name: getattr(self, item.name) for item in fields(self)}

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
        """The supply centers of each owner that has a unit or a center."""
        return self.state.holdings

    @cached_property
    def survey(self) -> Survey:
        """All legal orders of the units that stand."""
        return Survey(self.position)

    def memo(self, make: Callable[[Turn], A]) -> A:
        """Memoize ``make`` for this turn."""
        known: dict[Callable[[Turn], Any], Any] = self._memo
        if make not in known:
            known[make] = make(self)
        found: A = known[make]
        return found

    @cached_property
    def _memo(self) -> dict[Callable[[Turn], Any], Any]:
        return {}

    def own(self, component: Stateful[S] | type[Stateful[S]]) -> S:
        """The state of a rule."""
        return cast(S, self.state.own[component.name])


IN_PLAY: Final = (Command, Centers, Orders, Endings, Knowledge, Screen, Press)
