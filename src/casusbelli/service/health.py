"""Is everything all right? For the watchman, the curve on the wall, and ``casus admin health``."""

from __future__ import annotations

from typing import Any

from casusbelli.service.house import House
from casusbelli.store import Row, Tx

NOTES = ("outbox", "deliveries")
LATE = 60_000  # a game that has been due for so long is looked after by nobody

Figures = dict[str, tuple[str, dict[str, float]]]


def health(house: House) -> dict[str, Any]:
    """``ok`` is false if deadlines go by without anybody judging. A database that is down raises StoreDown."""
    with house.read() as tx:
        now = tx.now()
        overdue = _count(tx, "games WHERE due < ? AND status IN ('running', 'forming')", now - LATE)
        stuck = _count(tx, "games WHERE status = 'needs-gm'")
        unsent = sum(_count(tx, f"{table} WHERE sent IS NULL AND due < ?", now - LATE) for table in NOTES)
    return {
        "ok": overdue == 0,
        "database": house.store.dialect,
        "overdue": overdue,
        "needs_gm": stuck,
        "unsent": unsent,
    }


def figures(house: House) -> Figures:
    with house.read() as tx:
        now = tx.now()
        games = _by(tx.all("SELECT status AS kind, COUNT(*) AS n FROM games GROUP BY status"))
        due = {"now": _count(tx, "games WHERE due <= ?", now), "late": _count(tx, "games WHERE due < ?", now - LATE)}
        outbox = {
            "waiting": sum(_count(tx, f"{table} WHERE sent IS NULL AND due IS NOT NULL") for table in NOTES),
            "given-up": _count(tx, "deliveries WHERE sent IS NULL AND due IS NULL"),
        }
        accounts = _by(tx.all("SELECT role AS kind, COUNT(*) AS n FROM accounts WHERE deleted IS NULL GROUP BY role"))
    return {
        "games": ("Games by status", games),
        "due": ("Games that the worker has to look at", dict(due)),
        "outbox": ("Notifications that have not been sent", dict(outbox)),
        "accounts": ("Accounts by role", accounts),
    }


def _count(tx: Tx, what: str, *values: object) -> int:
    row = tx.one(f"SELECT COUNT(*) AS n FROM {what}", *values)
    return int(row["n"]) if row else 0


def _by(rows: list[Row]) -> dict[str, float]:
    return {row["kind"]: float(row["n"]) for row in rows}
