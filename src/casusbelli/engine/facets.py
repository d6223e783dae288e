"""The hooks that a game asks its rules while it is played, grouped in seven facets; the turn that they read; and the
merged rules as other code sees them. (The eighth facet, the shape of a game, is in shape.py.)

Each hook is declared once, with its merge, its sentence, and as its body the default for when no rule answers. A rule
(component.py) overrides the hooks that concern it; a large rule may inherit some of them from a class in another
module. ``Turn.rules`` offers the same hooks under the same names, merged over all rules: ``t.rules.commander_of(t,
"Belgium")``. All hooks are pure: they read the turn ``t`` and return values.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.events import Event
from casusbelli.core.legal_orders import Survey
from casusbelli.core.orders import Directive, Order
from casusbelli.core.rulings import Rulings
from casusbelli.core.said import Said, Text
from casusbelli.core.state import Outcome, State
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.dice import Dice
from casusbelli.engine.display import Consequence, Panel
from casusbelli.engine.first_position import sites_of_board
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
NOBODY: Final = ""  # an answer to ``commander_of``: no seat orders these units, not even by default


class Settled(Struct, frozen=True):
    """The single order that several seats' orders for one unit amount to, and the seats that wrote it."""

    order: Order
    writers: tuple[str, ...] = ()


class Halt(Struct, frozen=True):
    """Why the game waits although its deadline has passed: for the game master, or until everyone has sent orders."""

    why: Text
    for_orders: bool = False


class Stateful(Generic[S]):
    """A rule that has a state of this type."""

    name: ClassVar[str]  # stored in every game, never reused


class Command:
    """Who orders which units, and which seats must send orders."""

    @claim("seat that orders {1}")
    def commander_of(self, t: Turn, owner: str) -> str | None:
        """The seat that orders this owner's units; ``NOBODY`` if no seat does. Default: the only seat that has the
        power, unless that seat is vacant."""
        return None

    @any_of
    def orderable_by_others(self, t: Turn, owner: str) -> bool:
        """May seats order these units although none commands them? One rule answers it: ``commander_of`` names a single
        seat, and here several seats write orders for the same units."""
        return False

    @veto
    def orders_barred(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """Why this seat may not order units now; None if it may. Asked before anything else about an order."""
        return None

    @claim("seat that {1} acts for")
    def deputy_for(self, t: Turn, seat: str) -> str | None:
        """The seat on whose behalf this one may also write orders; they are used if that seat sends none itself. One
        rule answers it: this differs from command, because both seats may write."""
        return None

    @joined
    def also_asks(self, t: Turn) -> Mapping[str, Text]:
        """Further seats that the phase waits for, each with the reason: they may have something to declare that is not
        an order to a unit, a build or a removal. A seat is asked only if it can declare something in this phase
        (``asking``)."""
        return {}

    @claim("power of {1}")
    def power_of(self, t: Turn, owner: str) -> str | None:
        """The power that this owner is, or is a side of; None if it is neither. One rule answers it: a country in a
        civil war has two sides."""
        return owner if owner in t.board.power else None

    @claim("name of {1}")
    def listed_as(self, t: Turn, owner: str) -> str | None:
        """The name that this owner's units and centers are listed under, if not its own. One rule answers it: rebels of
        all countries are listed together."""
        return None

    @any_of
    def survives(self, t: Turn, owner: str) -> bool:
        """Is this owner still in the game although no unit and no center has its name? One rule answers it: a country
        in a civil war survives as long as one of its sides does."""
        return False


class Centers:
    """Supply centers and adjustments."""

    @total
    def extra_builds(self, t: Turn, owner: str) -> int:
        """The number of units that the owner may build beyond what its centers support; if negative, the number that it
        must remove in addition."""
        return 0

    @any_of
    def keeps_unit(self, t: Turn, unit: Unit) -> bool:
        """Is this unit exempt from removal when its owner has too few centers?"""
        return False

    @any_of
    def leaves_center(self, t: Turn, unit: Unit, center: str) -> bool:
        """Does the unit leave the center that it occupies to the current owner, instead of capturing it?"""
        return False

    @verdict
    def may_build_in(self, t: Turn, owner: str, place: str) -> bool | None:
        """May the owner build in this province? None: the rule does not decide. Default: yes in its own home centers,
        unless the board says otherwise. One rule answers it: where powers may build is what variants by other authors
        change most often."""
        return place in sites_of_board(t, owner)


class Orders:
    """Which orders may be written, and what they mean."""

    @collect
    def offers(self, t: Turn, seat: str) -> Iterable[Directive]:
        """The directives that the seat may give now."""
        return ()

    @meaning
    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        """What an order to a unit means under this rule; a refusal if it can't mean anything. ``nation`` is the power
        named before the order."""
        return None

    @objections
    def forbids(self, t: Turn) -> Check | None:
        """The rule's check on orders this turn, as a function of a seat and an order; None if it has none. Applied to
        the orders of every seat when they are written."""
        return None

    @vetoes
    def weighs(self, t: Turn, seat: str, orders: Sequence[Order]) -> Mapping[int, Refusal]:
        """Which of a seat's orders, each valid by itself, can't be given together, and why: refusals by the order's
        index in ``orders``, which are in the order in which they were written."""
        return {}

    @collect
    def acts(self, t: Turn, seat: str, order: Directive) -> Iterable[Event]:
        """The events of an order that is carried out at once."""
        return ()

    @claim("order of {1}")
    def settled(self, t: Turn, unit: Unit) -> Settled | None:
        """The single order that several seats' orders for one unit amount to. One rule answers it: a second rule would
        count the same votes differently."""
        return None

    @veto
    def voids(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:
        """Why the unit does not follow this order. Asked when all orders are known."""
        return None

    @joined
    def modifiers(self, t: Turn) -> Modifiers:
        """How the rule changes the battle of this turn."""
        return NO_MODIFIERS


class Endings:
    """Consequences of events, scores, and the end of the game."""

    @collect
    def react(self, t: Turn, event: Event) -> Iterable[Event]:
        """The events that this event causes."""
        return ()

    @claim("end of the game")
    def winner(self, t: Turn) -> Outcome | None:
        """How the game has ended; None if it goes on. Asked after every step, every order carried out at once and every
        reveal."""
        return None

    @any_of
    def disqualifies(self, t: Turn, owner: str) -> bool:
        """Is this owner barred from winning and from sharing in a draw? One rule answers it: every rule that ends games
        asks it."""
        return False

    @claim("scores")
    def scores(self, t: Turn) -> Mapping[str, int] | None:
        """The points that decide the game. Default: supply centers."""
        return None

    @collect
    def halts(self, t: Turn) -> Iterable[Halt]:
        """Why the game waits although its deadline has passed, and for whom. One rule answers it: an election needs
        both of its parties."""
        return ()


class Knowledge:
    """Who may see which units and events. A rule's own events are secret unless the rule tells them."""

    @any_of
    def hides(self, t: Turn, seat: str | None, unit: Unit) -> bool:
        """Is this unit hidden from the seat? ``seat`` is None for a spectator. Meant for fog-of-war rules from other
        packages."""
        return False

    @verdict
    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool | None:
        """May the seat see this event? True for an event of the rule's own that others may see, False for any event
        that must be kept from this seat, None for all others."""
        return rules.is_public(event)


class Screen:
    """What players and bots are shown before they decide."""

    @collect
    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterable[Consequence]:
        """The consequences that these orders, all of them valid, would have."""
        return ()

    @collect
    def panels(self, t: Turn, seat: str | None) -> Iterable[Panel]:
        """Panels that show the seat the rule's state."""
        return ()

    @total
    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """What the order is worth to the seat, in centers, beyond its worth in the standard game: advice for bots, and
        for players who ask for it."""
        return 0.0

    @claim("rating of {1}")
    def rates(self, t: Turn, seat: str) -> float | None:
        """How well the seat is doing. Default: the points of its powers. One rule answers it: two seats of one country
        can do differently well."""
        return None


class Press:
    """Who may write to whom."""

    @any_of
    def forbids_press(self, t: Turn, sender: str, reader: str, public: bool = False) -> bool | Said:
        """Is the sender barred from writing to this reader (if ``public``, in a public message)? A sentence is a yes
        that says why."""
        return False

    @joined
    def offices(self, t: Turn) -> Mapping[str, str]:
        """Titles by which messages may address a seat, besides its name: office -> seat. One rule answers it: a country
        has one government and one opposition."""
        return {}


class Rules(ABC, Command, Centers, Orders, Endings, Knowledge, Screen, Press):
    """All rules of a game together: every hook with its merged answer, and what else a rule may ask about the game."""

    board: Board
    rulings: Rulings
    start: str  # the phase in which the game begins
    options: dict[str, str]  # key -> value, of all rules
    known_options: dict[str, Option]  # key -> its type, default and sentence

    @abstractmethod
    def option(self, key: str) -> str: ...
    @abstractmethod
    def has(self, name: str) -> bool: ...  # is the component with this name among these rules?
    @abstractmethod
    def claims(self, what: str) -> bool: ...  # does any rule claim this exclusively?
    @abstractmethod
    def hears(self, question: str) -> bool: ...  # does any rule answer this hook?
    @abstractmethod
    def dice(self, rollbacks: int) -> Dice: ...
    @abstractmethod
    def order_of(self, text: str, phase: str) -> Order | None: ...  # parses an order that an event stores as text
    @abstractmethod
    def seated(self, power: str) -> tuple[str, ...]: ...
    @abstractmethod
    def seat_names(self) -> tuple[str, ...]: ...
    @abstractmethod
    def is_public(self, event: Event) -> bool: ...  # may everyone see it, unless a rule says otherwise?

    # derived from the answers to hooks
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
    def writers(self, t: Turn, unit: Unit) -> tuple[str, ...]: ...  # the seats that wrote the unit's order
    @abstractmethod
    def sees(self, t: Turn, seat: str | None, unit: Unit) -> bool: ...


@dataclass(frozen=True)
class Turn:
    """Everything that a hook may read. ``orders`` are the accepted orders of the phase being adjudicated, by seat.
    While the orders of a single seat are being checked, they are what that seat has written so far, and ``state`` holds
    only what it may know."""

    board: Board  # as it is on this date
    state: State
    rules: Rules
    orders: Mapping[str, Sequence[Order]]
    veiled: bool = False  # is this limited to what one seat may know?

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
        """Cache of ``commander_of``: owner -> the seat that orders its units."""
        return {}

    @cached_property
    def holdings(self) -> dict[str, tuple[str, ...]]:
        """The supply centers of each owner that has a unit or a center."""
        return self.state.holdings

    @cached_property
    def survey(self) -> Survey:
        """All legal orders of the units on the board."""
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
