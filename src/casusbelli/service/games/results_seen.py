"""Which results a reader has seen: stored for each seat's player and for the game master, beside the messages read."""

from __future__ import annotations

from typing import Final

from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.games.messages import tenure_of
from casusbelli.service.games.open_game import MASTER, OpenGame, opened

RESULTS: Final = "~results"
"""Stands where the name of a conversation stands; no conversation is called so."""


def _key(table: OpenGame, reader: str) -> dict[str, str | int]:
    return {"game": table.id, "seat": reader, "tenure": tenure_of(table, reader), "thread": RESULTS}


def _marks(table: OpenGame, who: Who, reader: str) -> bool:
    """Does this reader have results to see? In a sandbox, or with all at one screen, who adjudicates sees them."""
    return table.row["kind"] == "game" and (reader in table.sits(who) or (reader == MASTER and table.is_gm(who)))


def unseen_since(table: OpenGame, who: Who, reader: str) -> int | None:
    """The number of the opening after which this reader has seen no results, None if they have seen all."""
    opened_at = table.game.openings()[-1].number
    if not _marks(table, who, reader) or table.game.last_played() is None:
        return None
    key = _key(table, reader)
    row = table.tx.one(
        "SELECT until FROM reads WHERE game = ? AND seat = ? AND tenure = ? AND thread = ?", *key.values()
    )
    until = row["until"] if row else 0
    return until if until < opened_at else None


@needs(PERSON)
def mark_seen(service: Service, who: Who, game_id: str, seat: str) -> None:
    """The reader has seen the results of the phase that was adjudicated last."""
    with service.write() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        reader = seat or MASTER
        if table.row["seq"] and _marks(table, who, reader):
            until = table.game.openings()[-1].number
            if not tx.change("reads", _key(table, reader), until=until):
                tx.add("reads", **_key(table, reader), until=until)
