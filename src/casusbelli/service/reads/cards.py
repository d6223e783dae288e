"""Cards: proposals that await an answer, of one game or of all games of a person.

Rules bring proposals (engine/proposals.py); motions are proposals among the players themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from casusbelli.core.board import Board
from casusbelli.core.board_names import named
from casusbelli.core.said import as_data
from casusbelli.engine.proposals import Proposal
from casusbelli.service.base.order_shapes import ProposalTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.seat_shapes import Asked
from casusbelli.service.base.service import Service, Who
from casusbelli.service.games import motions
from casusbelli.service.games.open_game import OpenGame
from casusbelli.service.games.saved_drafts import draft_row, standing


class Card(msgspec.Struct, frozen=True):
    """A proposal as one seat sees it. ``written``: which of its replies are in the draft of that seat."""

    game: str
    name: str
    seat: str
    phase: str
    deadline: int | None
    proposal: Proposal
    written: tuple[str, ...] = ()

    @property
    def waits(self) -> bool:
        return self.proposal.waits and not self.written


class MotionCard(msgspec.Struct, frozen=True):
    """A motion on which a seat has not voted."""

    game: str
    name: str
    seat: str
    motion: Asked


class OpenCards(msgspec.Struct, frozen=True):
    """Everything that awaits an answer of one person."""

    cards: tuple[Card, ...]
    motions: tuple[MotionCard, ...]


def cards_of(table: OpenGame, seat: str | None) -> tuple[Card, ...]:
    """The open proposals of a game, as this seat or a spectator sees them."""
    found = table.game.proposals(seat)
    if not found:
        return ()
    row = draft_row(table, seat) if seat else None
    orders = tuple(map(str, standing(table, row).orders)) if row is not None else ()
    return tuple(_card(table, seat or "", made, orders) for made in found)


def _card(table: OpenGame, seat: str, made: Proposal, orders: tuple[str, ...]) -> Card:
    written = tuple(reply.order for reply in made.replies if reply.order in orders)
    return Card(table.id, table.row["name"], seat, table.phase, table.row["deadline"], made, written)


@needs("read")
def waiting(service: Service, who: Who) -> OpenCards:
    """The proposals and motions that this person has not answered, for each of their seats."""
    sql = (
        "SELECT DISTINCT g.* FROM games g JOIN seats s ON s.game = g.id"
        " WHERE g.status IN ('running', 'paused', 'needs-gm') AND g.kind = 'game' AND s.account = ?"
    )
    with service.read() as tx:
        tables = [OpenGame(service, tx, row) for row in tx.all(sql, who.known()) if row["seq"]]
        seated = [(table, seat) for table in tables for seat in table.sits(who)]
        cards = (card for table, seat in seated if table.row["status"] == "running" for card in cards_of(table, seat))
        return OpenCards(tuple(card for card in cards if card.waits), tuple(_unvoted(seated)))


def _unvoted(seated: list[tuple[OpenGame, str]]) -> Iterator[MotionCard]:
    for table, seat in seated:
        for motion in motions.open_motions(table):
            if seat not in motion["votes"]:
                yield MotionCard(table.id, table.row["name"], seat, motion)


def told(card: Card, board: Board) -> ProposalTold:
    """A card as the API shows it."""
    made = card.proposal
    return {
        "key": made.key,
        "title": named(made.title, board),
        "title_said": as_data(made.title),
        "means": named(made.means, board),
        "means_said": as_data(made.means),
        "by": made.by,
        "replies": [
            {
                "order": reply.order,
                "label": named(reply.label, board),
                "label_said": as_data(reply.label),
                "written": reply.order in card.written,
            }
            for reply in made.replies
        ],
        "answers": [
            {"seat": one.seat, "answer": named(one.answer, board), "answer_said": as_data(one.answer)}
            for one in made.answers
        ],
        "until": named(made.until, board),
        "until_said": as_data(made.until),
        "waits": card.waits,
    }
