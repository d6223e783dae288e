"""The base class of rules. Read this file and the hooks in facets.py, then any one rule.

A rule set is a tuple of components and nothing else; the standard game consists of some of them. A component declares
what it brings (options, events, kinds of order), may have a state of its own, and answers some of the hooks that a game
asks all of its rules (facets.py, shape.py). Each hook declares how the answers of several rules are merged, so that the
order of the rules can't matter. The hooks declared in this file are asked of one rule alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, cast

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import Directive
from casusbelli.core.said import Text
from casusbelli.core.verdicts import Refusal
from casusbelli.deprecated import answer_as_before
from casusbelli.engine.display import Example, Subheading
from casusbelli.engine.facets import (
    NOBODY,
    Centers,
    Command,
    Endings,
    Halt,
    Knowledge,
    Orders,
    Press,
    Rules,
    S,
    Screen,
    Settled,
    Stateful,
    Turn,
)
from casusbelli.engine.forms import Form
from casusbelli.engine.merges import Check, RulesClash
from casusbelli.engine.modifiers import NO_MODIFIERS, Modifiers
from casusbelli.engine.options import Option
from casusbelli.engine.proposals import Proposal
from casusbelli.engine.shape import Seat, Shape, Step, StepSlot

__all__ = [
    "NOBODY",
    "NO_MODIFIERS",
    "THE_GAME",
    "AnyComponent",
    "Centers",
    "Check",
    "Command",
    "Component",
    "Endings",
    "FieldPath",
    "Halt",
    "Knowledge",
    "Modifiers",
    "Orders",
    "OwnOrders",
    "OwnState",
    "Press",
    "Rules",
    "RulesClash",
    "Screen",
    "Seat",
    "Settled",
    "Shape",
    "Step",
    "StepSlot",
    "Turn",
    "Words",
]

FieldPath = str | tuple[str, ...]  # a field of ``show``, or a key in it: ("penalties", "orders") in each of its rows
THE_GAME = 20.0  # the value of the whole game in centers, for an order that would give it away (``appraises``)


class OwnState(Stateful[S]):
    """The rule's state: an immutable value that only events change."""

    table: ClassVar[str] = ""  # its key in exports, if not the rule's name; rules may share one
    # Are the state and the rule's events public? If not, they are secret except for what ``knows``, ``reveals`` and
    # ``tells`` release.
    public: ClassVar[bool] = False
    # what the game master may correct during a game: fields of ``show`` that everyone may see, and their names
    corrigible: ClassVar[Mapping[str, Text]] = {}

    @property
    def shown_as(self) -> str:
        return self.table or self.name

    def initial(self, board: Board) -> S:
        """The state before anything has happened."""
        return cast(S, None)

    def evolve(self, own: S, event: Event) -> S:
        """The state after this event."""
        return own

    def show(self, t: Turn) -> Mapping[str, Any] | None:
        """The state as every export shows it; None if there is nothing to show."""
        return None

    def knows(self, t: Turn, seat: str | None) -> S | None:
        """The state as this seat may know it, used to offer orders and to show their consequences. None: the initial
        state. A spectator's seat is None."""
        return t.own(self) if self.public else None

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        """The fields of ``show`` that this seat may see."""
        return (self.show(t) or ()) if self.public else ()

    def past(self, t: Turn) -> Iterable[FieldPath]:
        """The fields of ``show`` that only tell what has happened: without them the game goes on in the same way. A
        position in one line leaves them out, and no position is refused because of them."""
        return ()

    def implied(self, t: Turn) -> Iterable[FieldPath]:
        """The fields of ``show`` that follow from the rest of the position or are as in a new game. A position in one
        line leaves them out."""
        return ()

    def placed(self, own: S, table: Mapping[str, Any]) -> S:
        """The state read from a table as ``show`` makes it: the inverse, for positions set up by hand. Empty fields and
        those of ``past`` and ``implied`` may be missing."""
        return own

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterable[Event]:
        """The events that such a position implies for the board and the seats."""
        return ()

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> S:
        """The state with the fields that a game master has corrected."""
        return t.own(self)


class Words:
    """How the rule describes itself and its events to players."""

    title: ClassVar[Text] = ""  # the heading of its chapter in the rulebook; "" for its name
    sentences: ClassVar[tuple[Text | Example | Subheading, ...]] = ()  # the rule as the rulebook explains it
    headlines: ClassVar[tuple[str, ...]] = ()  # codes of the messages by which readers learn what they won or lost
    # how exciting a message is to watch, by its code, where a center that changes hands counts 1; headlines without a
    # weight count 1 as well, and everything else nothing
    drama: ClassVar[Mapping[str, float]] = {}

    def explains(self, rules: Rules) -> Iterable[Text | Example | Subheading]:
        """The rule as the rulebook explains it, for this game's options; examples follow the sentences that they
        illustrate."""
        return self.sentences

    def recounts(self, board: Board, event: Event) -> Text | None:
        """The sentence that reports an event of this rule; "" if it isn't worth reporting, None if it isn't one of the
        rule's own."""
        return None


class OwnOrders:
    """The kinds of order that the rule adds."""

    forms: ClassVar[tuple[Form, ...]] = ()
    offers_only_valid: ClassVar[bool] = False  # does everything it offers pass ``admits``, whatever else is ordered?
    copies: ClassVar[bool] = False  # may an order be written several times ("x2")?
    fillers: ClassVar[tuple[str, ...]] = ()  # words before an order that mean nothing, as regular expressions

    def closed_in(self, rules: Rules, form: Form, step: Step) -> bool:
        """Can an order of this form never be given in this step?"""
        return False

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        """The order in full, if something was left out."""
        return order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        """Why the seat may not give this order; None if it may."""
        return None

    def proposals(self, t: Turn, seat: str | None) -> Iterable[Proposal]:
        """Proposals that await an answer, with the orders by which the seat may answer."""
        return ()

    def intends(self, t: Turn, seat: str, owner: str | None) -> float:
        """How much more than usual the seat should want centers of this owner (None: of nobody), by this rule's orders
        and treaties; -1 if not at all. Advice for bots, from what everybody knows, so that allies can rely on it."""
        return 0.0


class Component(Shape, Command, Centers, Orders, Endings, Knowledge, Screen, Press, OwnState[S], Words, OwnOrders):
    """One rule: the base class to inherit from. A hook that it does not override has no effect."""

    sole: ClassVar[Mapping[str, Text]] = {}  # what it claims exclusively: claim -> why no other rule may share it
    prefix: ClassVar[str] = ""  # the prefix of its option keys, if not its name
    options: ClassVar[tuple[Option, ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()  # the types of event that it adds
    dice: ClassVar[tuple[str, ...]] = ()  # the labels of its dice, as regular expressions: "{power}/{year}/coup"

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        answer_as_before(cls)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


ALONE: Final = (OwnState, Words, OwnOrders)  # facets whose hooks are asked of one rule alone
AnyComponent = Component[Any]
