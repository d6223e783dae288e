"""How reliable somebody is: what he was asked for, what he sent, which games he played to the end."""

from __future__ import annotations

import json

from casusbelli.core.errors import printable
from casusbelli.service import judging
from casusbelli.service.errors import not_found
from casusbelli.service.games import rules_of
from casusbelli.service.house import House
from casusbelli.service.names import key_of
from casusbelli.service.settings import read_settings
from casusbelli.service.shapes import Profile
from casusbelli.service.table import OPEN
from casusbelli.store import Row

TENURES = (
    "SELECT t.phases, t.missed, t.until, t.why, t.ended, g.status, g.settings, g.rules, g.board, g.options"
    " FROM tenures t JOIN games g ON g.id = t.game"
    " WHERE t.account = ? AND g.kind = 'game'"
)


def profile(house: House, name: str) -> Profile:
    """What everybody may know of somebody. Anonymous games count once they are over: before that, their silences would
    tell who sits where."""
    with house.read() as tx:
        row = tx.one("SELECT * FROM accounts WHERE name_key = ? AND deleted IS NULL", key_of(name))
        if row is None:
            raise not_found("account", printable(name))
        tenures = [tenure for tenure in tx.all(TENURES, row["id"]) if _told(tenure)]
    counted = [tenure for tenure in tenures if not _keeps_silence(house, tenure)]
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


def _keeps_silence(house: House, tenure: Row) -> bool:
    """Where something is written in secret, who sent nothing is told when the game is over."""
    if _is_over(tenure):
        return False
    return bool(rules_of(house, tenure["rules"], tenure["board"], json.loads(tenure["options"])).secret)


def _left(tenure: Row) -> bool:
    """Of their own accord, or by silence; not sent away by a game master."""
    if tenure["until"] is None or _played_on(tenure):
        return False
    return tenure["ended"] not in (judging.DISMISSED, judging.EXCUSED)


def _played_on(tenure: Row) -> bool:
    return bool((tenure["ended"] or tenure["why"]) == judging.END)


def _told(tenure: Row) -> bool:
    return _is_over(tenure) or not read_settings(tenure["settings"]).anonymous
