"""Whom somebody does not want to hear from: an account, everywhere; or a seat, in one game.

In a game one blocks a seat, since blocking an account there would tell which seat it sits in.
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
    """Somebody whose messages one does not want to read, and with whom one does not want to play. Where names are
    hidden it changes nothing: it would tell who plays."""
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
    """A seat of this game whose messages one does not want to read, whoever sits there; "grey": those without a
    name."""
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
    """The seats that one has blocked in this game."""
    with service.read() as tx:
        opened(service, tx, game_id).check_seen(who)
        sql = "SELECT seat FROM muted WHERE game = ? AND account = ? ORDER BY seat"
        return {"seats": [row["seat"] for row in tx.all(sql, game_id, who.account or "")]}
