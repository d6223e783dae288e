"""A seat of a game in this process, with exactly what its player would be shown on a service."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from casusbelli.core.board_names import named
from casusbelli.core.orders import Directive
from casusbelli.engine.drafts import refusals
from casusbelli.engine.game import Game
from casusbelli.llm.agent import OrderCheck
from casusbelli.llm.briefing import (
    EVERYBODY,
    MOST_MESSAGES,
    Briefing,
    OpenProposal,
    ReceivedMessage,
    latest,
    rules_in_short,
)
from casusbelli.llm.replies import OutgoingMessage
from casusbelli.records.games import chronicle, newspaper


@dataclass
class Mailbox:
    """The messages of one game, as its models read them. ``seats``: those that read and write messages."""

    seats: tuple[str, ...]
    sent: list[ReceivedMessage] = field(default_factory=list)

    def of(self, seat: str) -> tuple[ReceivedMessage, ...]:
        """What this seat has sent and received."""
        read: list[ReceivedMessage] = []
        for it in self.sent:
            if it.sender == seat or seat in it.to or EVERYBODY in it.to:
                read.append(replace(it, own=it.sender == seat))
        return tuple(read[-MOST_MESSAGES:])

    def recipients(self, game: Game, seat: str) -> tuple[str, ...]:
        """The others that the rules let this seat write to."""
        t = game.rules.turn(game.state)
        others = [name for name in self.seats if name != seat]
        free = [name for name in others if not game.rules.forbids_press(t, seat, name, False)]
        all_ = others and not any(game.rules.forbids_press(t, seat, name, True) for name in others)
        return (*([EVERYBODY] if all_ else []), *free)

    def send(self, seat: str, phase: str, message: OutgoingMessage, id_: str = "") -> None:
        """``id_``: which it has elsewhere."""
        kind = message.phrase.kind if message.phrase is not None else ""
        number = id_ or str(len(self.sent) + 1)
        self.sent.append(ReceivedMessage(number, seat, message.to, phase, message.text, phrase=kind))


@dataclass(frozen=True)
class LocalSeat:
    game: Game
    seat: str
    mailbox: Mailbox

    def briefing(self) -> Briefing:
        game, seat, board = self.game, self.seat, self.game.rules.board
        decisions = tuple(tuple(map(str, orders)) for orders in game.decisions(seat) if orders)
        units = {order for orders in decisions for order in orders}
        directives = (str(order) for order in game.options(seat) if isinstance(order, Directive))
        asked = game.owed().get(seat)
        return Briefing(
            seat=seat,
            phase=game.phase,
            asked="nothing" if asked is None else named(asked, board),
            rules=rules_in_short(game.rules_text()),
            story=latest("\n".join(self._story())),
            decisions=decisions,
            directives=tuple(order for order in directives if order not in units),
            proposals=tuple(
                OpenProposal(
                    named(it.title, board),
                    named(it.means, board),
                    tuple((reply.order, named(reply.label, board)) for reply in it.replies),
                )
                for it in game.proposals(seat)
                if it.waits
            ),
            messages=self.mailbox.of(seat),
            recipients=self.mailbox.recipients(game, seat),
        )

    def _story(self) -> Iterator[str]:
        yield from newspaper.told(self.game.rules, chronicle.facts(self.game, self.seat), reader=self.seat)
        yield ""
        yield newspaper.position(self.game, self.seat)

    def check(self, orders: Sequence[str]) -> OrderCheck:
        draft = self.game.accept(self.seat, "\n".join(orders)).draft
        refused = tuple((line, named(why.said, self.game.rules.board)) for line, why in refusals(draft))
        return OrderCheck((*map(str, draft.orders), *map(str, draft.at_once)), refused)
