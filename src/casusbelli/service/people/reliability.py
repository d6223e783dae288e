"""Reliability statistics of a player: phases with orders due, orders sent, games finished."""

from __future__ import annotations

import json

from casusbelli.core.errors import printable
from casusbelli.service.base.account_shapes import Profile
from casusbelli.service.base.names import key_of
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.base.settings import read_settings
from casusbelli.service.games import adjudicating
from casusbelli.service.games.lobby import rules_of
from casusbelli.service.games.open_game import OPEN
from casusbelli.store import Row, Tx

TENURES = (
    "SELECT t.phases, t.missed, t.until, t.why, t.ended, g.id, g.status, g.settings, g.rules, g.board, g.board_hash,"
    " g.options"
    " FROM tenures t JOIN games g ON g.id = t.game"
    " WHERE t.account = ? AND g.kind = 'game'"
)


def profile(service: Service, name: str) -> Profile:
    """The public profile of a player. Anonymous games count once they are over: before that, missed phases would reveal
    who plays which seat."""
    with service.read() as tx:
        row = tx.one("SELECT * FROM accounts WHERE name_key = ? AND deleted IS NULL", key_of(name))
        if row is None:
            raise not_found("account", printable(name))
        tenures = [tenure for tenure in tx.all(TENURES, row["id"]) if _told(tenure)]
        counted = [tenure for tenure in tenures if not _keeps_silence(service, tx, tenure)]
    phases, missed = sum(t["phases"] for t in counted), sum(t["missed"] for t in counted)
    return {
        "name": row["name"],
        "role": row["role"],
        "since": row["created"],
        "playing": sum(t["until"] is None and t["status"] in OPEN for t in tenures),
        "finished": sum(_played_on(t) for t in tenures),
        "left": sum(_left(t) for t in tenures),
        "phases": phases,
        "missed": missed,
        "reliability": round(1 - missed / phases, 3) if phases else None,
    }


def _is_over(tenure: Row) -> bool:
    return tenure["status"] in ("finished", "cancelled")


def _keeps_silence(service: Service, tx: Tx, tenure: Row) -> bool:
    """Are missed phases hidden? Where orders are secret, who sent nothing is revealed when the game is over."""
    if _is_over(tenure):
        return False
    board = service.board_of(tx, tenure)
    return bool(rules_of(service, tenure["rules"], board, json.loads(tenure["options"])).secret)


def _left(tenure: Row) -> bool:
    """Games left voluntarily or by missing phases, not those from which a game master removed the player."""
    if tenure["until"] is None or _played_on(tenure):
        return False
    return tenure["ended"] not in (adjudicating.DISMISSED, adjudicating.EXCUSED)


def _played_on(tenure: Row) -> bool:
    return bool((tenure["ended"] or tenure["why"]) == adjudicating.END)


def _told(tenure: Row) -> bool:
    return _is_over(tenure) or not read_settings(tenure["settings"]).anonymous
