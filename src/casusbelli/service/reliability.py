"""How reliable somebody is: what he was asked for, what he sent, which games he played to the end."""

from __future__ import annotations

from casusbelli.core.errors import printable
from casusbelli.service.accounts import key_of
from casusbelli.service.errors import not_found
from casusbelli.service.house import House
from casusbelli.service.settings import read_settings
from casusbelli.service.shapes import Profile
from casusbelli.store import Row

TENURES = (
    "SELECT t.phases, t.missed, t.until, t.why, g.status, g.settings FROM tenures t JOIN games g ON g.id = t.game"
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
    phases, missed = sum(t["phases"] for t in tenures), sum(t["missed"] for t in tenures)
    return {
        "name": row["name"],
        "role": row["role"],
        "since": row["created"],
        "playing": sum(t["until"] is None for t in tenures),
        "finished": sum(t["why"] == "end" for t in tenures),
        "left": sum(t["until"] is not None and t["why"] != "end" for t in tenures),
        "phases": phases,
        "missed": missed,
        "reliability": round(1 - missed / phases, 3) if phases else None,
    }


def _told(tenure: Row) -> bool:
    return tenure["status"] in ("finished", "cancelled") or not read_settings(tenure["settings"]).anonymous
