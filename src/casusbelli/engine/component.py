"""What a rule is. Read this file and the questions in facets.py, then any one rule.

A rule set is a tuple of components and nothing else; the standard game is some of them. A component declares what it
brings (options, events, kinds of order), has a state of its own, and answers some of the questions that a game puts to
all of its rules (facets.py, shape.py). How the answers of several rules become one is declared with each question, so
that the order of the rules cannot matter. What is declared here is asked of this rule alone.
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

THE_GAME = 20.0  # what the whole game is worth in centers, where an order would give it away (``appraises``)


class OwnState(Stateful[S]):
    """The rule's state: a frozen value, changed only by events."""

    table: ClassVar[str] = ""  # what it is shown under, if not the rule's name; rules may share one
    # May everybody know it, and be told the rule's events? Else nobody may, but for what ``knows``, ``reveals`` and
    # ``tells`` say.
    public: ClassVar[bool] = False
    # what a game-master may correct in a game under way: fields of ``show`` that everybody may see
    corrigible: ClassVar[tuple[str, ...]] = ()

    @property
    def shown_as(self) -> str:
        return self.table or self.name

    def initial(self, board: Board) -> S:
        """Before anything has happened."""
        return cast(S, None)

    def evolve(self, own: S, event: Event) -> S:
        """After this event."""
        return own

    def show(self, t: Turn) -> Mapping[str, Any] | None:
        """As every export shows it; None: there is nothing to show."""
        return None

    def knows(self, t: Turn, seat: str | None) -> S | None:
        """As this seat may know it, when the seat is offered orders and told what they would cause. None: as it was in
        the beginning. A spectator's seat is None."""
        return t.own(self) if self.public else None

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        """The fields of ``show`` that this seat may see."""
        return (self.show(t) or ()) if self.public else ()

    def placed(self, own: S, table: Mapping[str, Any]) -> S:
        """The inverse of ``show``, for positions set up by hand."""
        return own

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterable[Event]:
        """What such a position means besides, for the board and the seats."""
        return ()

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> S:
        """With these fields as a game-master gives them."""
        return t.own(self)


class Words:
    """What the rule says of itself."""

    title: ClassVar[Text] = ""  # the heading of its chapter in the rulebook; "": its name
    sentences: ClassVar[tuple[Text | Example | Subheading, ...]] = ()  # the rule in the players' words

    def explains(self, rules: Rules) -> Iterable[Text | Example | Subheading]:
        """The rule in the players' words, by the options of this game, with examples after what they illustrate."""
        return self.sentences

    def recounts(self, board: Board, event: Event) -> Text | None:
        """An event of the rule's own in words; "": not worth telling; None: not one of its own."""
        return None


class OwnOrders:
    """The kinds of order that the rule brings."""

    forms: ClassVar[tuple[Form, ...]] = ()
    offers_only_valid: ClassVar[bool] = False  # does it offer only what it admits, and what stands by itself?
    copies: ClassVar[bool] = False  # may an order be written several times ("x2")?
    fillers: ClassVar[tuple[str, ...]] = ()  # words before an order that mean nothing, as regular expressions

    def closed_in(self, rules: Rules, form: Form, step: Step) -> bool:
        """Is an order of this form never taken in this step?"""
        return False

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        """The order in full, where something was left out."""
        return order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        """Why the seat may not give it."""
        return None


class Component(Shape, Command, Centers, Orders, Endings, Knowledge, Screen, Press, OwnState[S], Words, OwnOrders):
    """One rule. What it does not override changes nothing."""

    sole: ClassVar[Mapping[str, Text]] = {}  # what it claims for itself: no other rule may claim it too; and why
    prefix: ClassVar[str] = ""  # of its option keys, if not its name
    options: ClassVar[tuple[Option, ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()  # the events it brings
    dice: ClassVar[tuple[str, ...]] = ()  # the labels of its dice, as regular expressions: "{power}/{year}/coup"

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        answer_as_before(cls)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


ALONE: Final = (OwnState, Words, OwnOrders)  # what is asked of one rule by itself
AnyComponent = Component[Any]
