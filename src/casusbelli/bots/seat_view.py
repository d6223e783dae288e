"""The input and the interface of bots: what their seat may know, and the orders that it is offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from casusbelli.bots.distances import steps_to
from casusbelli.bots.talking import BotTurn, Memory, SeatMessage, SeatTalk
from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.orders import ARMY, FLEET, Build, Directive, Disband, Order, Piece
from casusbelli.core.state import State
from casusbelli.core.units import Unit
from casusbelli.engine import drafts
from casusbelli.engine.component import Turn
from casusbelli.engine.on_offer import decisions
from casusbelli.engine.ruleset import RuleSet

NO_TALK = SeatTalk()


@dataclass(frozen=True)
class SeatView:
    """The open phase as one seat sees it. ``rules`` roll other dice than the game, so that a bot's experiments do not
    reveal future rolls. ``talk``: for bots that talk."""

    rules: RuleSet
    turn: Turn
    seat: str
    rng: Random
    talk: SeatTalk = NO_TALK

    def __repr__(self) -> str:
        return f"<SeatView {self.seat}, {self.phase}>"

    @classmethod
    def of(cls, rules: RuleSet, state: State, seat: str, rng: Random, talk: SeatTalk = NO_TALK) -> SeatView:
        return cls(rules, rules.seen(state, seat), seat, rng, talk)

    @property
    def board(self) -> Board:
        return self.turn.board

    @property
    def phase(self) -> str:
        return self.turn.state.phase

    @property
    def units(self) -> tuple[Unit, ...]:
        return self.turn.position.units

    @property
    def centers(self) -> Mapping[str, str]:
        return self.turn.state.centers

    @property
    def memory(self) -> Memory:
        """What the bot returned as its memory in its last turn; None at first."""
        return self.talk.memory

    @property
    def messages(self) -> tuple[SeatMessage, ...]:
        """What the seat has received and sent, the oldest first."""
        return self.talk.messages

    @property
    def partners(self) -> tuple[str, ...]:
        """The seats that this one may write to now."""
        return self.talk.partners

    @property
    def past(self) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        """Phase -> seat -> the orders of recent phases, as far as this seat knows them."""
        return self.talk.past

    @cached_property
    def decisions(self) -> tuple[Sequence[Order], ...]:
        """For each unit, build or removal, the orders to choose from."""
        return tuple(orders for orders in decisions(self.rules, self.turn.state, self.seat) if orders)

    @cached_property
    def directives(self) -> tuple[Directive, ...]:
        """The declarations, votes and proposals that are possible."""
        offered = drafts.options(self.rules, self.turn.state, self.seat)
        return tuple(order for order in offered if isinstance(order, Directive))

    @cached_property
    def mine(self) -> frozenset[str]:
        """The owners whose units this seat orders."""
        owners = {*self.turn.state.owners, *self.board.power}
        return frozenset(o for o in owners if self.rules.commander_of(self.turn, o) == self.seat)

    @cached_property
    def far(self) -> Mapping[str, Mapping[str, int]]:
        """Kind of unit -> location -> number of moves to the nearest center that is not ours."""
        goals = [code for code in self.board.centers if self.centers.get(code) not in self.mine]
        return {kind: steps_to(self.board, kind, goals) for kind in (ARMY, FLEET)}

    def worth(self, order: Order) -> float:
        """The rules' rating of an order, in supply centers."""
        if order not in self._worths:
            self._worths[order] = self.rules.appraises(self.turn, self.seat, order)
        return self._worths[order]

    def wanted(self, owner: str | None) -> float:
        """How much we want a center of this owner, where 1 is usual; None: a center that nobody owns."""
        return max(0.0, 1.0 + self.rules.intends(self.turn, self.seat, owner))

    @cached_property
    def _worths(self) -> dict[Order, float]:
        """Cached ratings, since bots ask for the same ones repeatedly."""
        return {}

    def stands(self, orders: Sequence[Order]) -> bool:
        """Whether all these orders would be accepted together."""
        return not drafts.accept(self.rules, self.turn.state, self.seat, orders).refused


def adjusted(order: Order) -> Piece | None:
    """The unit that an order in ``decisions`` builds or removes, or None. Rules may have removals of their own."""
    return getattr(order, "unit", None) if isinstance(order, Build | Disband | Directive) else None


class Bot(Protocol):
    """The interface of a bot. It is called once in a phase, and picks from the orders that its scene offers."""

    @property
    def name(self) -> str: ...

    def orders(self, scene: SeatView) -> Sequence[Order]: ...


@runtime_checkable
class TalkingBot(Bot, Protocol):
    """The interface of a bot that talks and remembers. ``turn`` is called instead of ``orders``, and again in a phase
    when messages have arrived."""

    def turn(self, scene: SeatView) -> BotTurn: ...
