"""Blocking: an account, everywhere; or a seat, in one game (mute).

In a game one mutes a seat, since blocking an account there would reveal which seat it has.
"""

from __future__ import annotations

from casusbelli.core.errors import printable
from casusbelli.service.base.message_shapes import Muted
from casusbelli.service.base.names import key_of
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.games.messages import GREY
from casusbelli.service.games.open_game import opened


@needs("press")
def block(service: Service, who: Who, name: str, blocked: bool = True) -> None:
    """Block an account: its messages are hidden, and it cannot join one's games. No effect where names are hidden: it
    would reveal who plays."""
    account = who.known()
    with service.write() as tx:
        row = tx.one("SELECT id FROM accounts WHERE name_key = ?", key_of(name))
        if row is None or row["id"] == account:
            raise not_found("other player", printable(name))
        tx.run("DELETE FROM blocks WHERE account = ? AND blocked = ?", account, row["id"])
        if blocked:
            tx.add("blocks", account=account, blocked=row["id"], at=tx.now())


@needs("press")
def mute(service: Service, who: Who, game_id: str, seat: str, blocked: bool = True) -> Muted:
    """Mute a seat of this game, whoever plays it; "grey": anonymous messages."""
    account = who.known()
    with service.write() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        if seat != GREY and (seat not in table.seats or seat in table.sits(who)):
            raise not_found("other seat", printable(seat))
        tx.run("DELETE FROM muted WHERE game = ? AND account = ? AND seat = ?", game_id, account, seat)
        if blocked:
            tx.add("muted", game=game_id, account=account, seat=seat, at=tx.now())
    return muted(service, who, game_id)


@needs("press")
def muted(service: Service, who: Who, game_id: str) -> Muted:
    """The seats that one has muted in this game."""
    with service.read() as tx:
        opened(service, tx, game_id).check_seen(who)
        sql = "SELECT seat FROM muted WHERE game = ? AND account = ? ORDER BY seat"
        return {"seats": [row["seat"] for row in tx.all(sql, game_id, who.account or "")]}
