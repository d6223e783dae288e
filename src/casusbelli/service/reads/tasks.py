"""A person's tasks in all their games: orders due, lost seats."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.said import as_data, said
from casusbelli.service.base.order_shapes import OwedNow, Owes
from casusbelli.service.base.rights import needs
from casusbelli.service.base.seat_shapes import LostSeat
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.stored_reasons import stored_said
from casusbelli.service.games import lobby, seating, start_date
from casusbelli.service.games.open_game import OPEN, OpenGame, is_empty
from casusbelli.service.games.saved_drafts import draft_row
from casusbelli.store import Row

LOST_FOR = 30 * 24 * 3_600_000  # a lost seat is shown for so long


@needs("read")
def owed(service: Service, who: Who) -> OwedNow:
    """All tasks of this person, the most urgent first."""
    account = who.known()
    sql = (
        "SELECT DISTINCT g.* FROM games g LEFT JOIN seats s ON s.game = g.id"
        " WHERE g.status IN ('running', 'needs-gm', 'paused', 'forming')"
        " AND (s.account = ? OR g.gm = ? OR (g.owner = ? AND g.status = 'forming'))"
    )
    with service.read() as tx:
        rows = tx.all(sql, account, account, account)
        found = [item for row in rows for item in _owed(OpenGame(service, tx, row), who)]
        now = tx.now()
    return {"now": now, "owed": sorted(found, key=lambda item: (item["deadline"] is None, item["deadline"] or 0))}


def _owed(table: OpenGame, who: Who) -> Iterator[Owes]:
    row = table.row
    base: Owes = {
        "game": table.id,
        "name": row["name"],
        "phase": row["phase"],
        "deadline": row["deadline"],
        "seat": None,
        "kind": "game-master",
        "what": "",
        "what_said": None,
    }
    forming = row["status"] == "forming"
    if row["gm"] == who.account and not forming and (row["waits"] or row["status"] == "needs-gm"):
        told = lobby.waits(table) or row["fault"] or said("service.waits-gm")
        yield {**base, "what": str(told), "what_said": as_data(told)}
    if forming and table.runs(who) and not _waits_for_date(table):
        told = said("service.waits-players")
        yield {**base, "kind": "forming", "what": str(told), "what_said": told}
    if row["status"] == "running" and row["seq"]:
        asked = table.game.owed()
        for seat in table.sits(who):
            if seat in asked and not table.seats[seat]["ready"] and row["kind"] == "game":
                draft = draft_row(table, seat)
                number = draft["n"] if draft else 0
                mine: Owes = {**base, "what": str(asked[seat]), "what_said": as_data(asked[seat])}
                yield {**mine, "seat": seat, "kind": "orders", "draft": number}


def _waits_for_date(table: OpenGame) -> bool:
    """Is the game full, so that there is nothing to do before its start date?"""
    return start_date.lies_ahead(table) and len(seating.free(table)) <= len(seating.applicants(table))


@needs("read")
def lost(service: Service, who: Who) -> list[LostSeat]:
    """Seats in unfinished games that this person lost without giving them up."""
    account = who.known()
    sql = (
        "SELECT t.game, t.seat, t.until, t.why, t.why_said, t.ended, g.name, g.status, g.phase, g.settings, s.account,"
        " s.bot"
        " FROM tenures t JOIN games g ON g.id = t.game JOIN seats s ON s.game = t.game AND s.seat = t.seat"
        f" WHERE t.account = ? AND t.until > ? AND t.ended IN ('silent', 'excused', 'dismissed') AND g.status IN {OPEN}"
        " AND NOT EXISTS (SELECT 1 FROM seats x WHERE x.game = t.game AND x.account = t.account)"
        " ORDER BY t.until DESC"
    )
    with service.read() as tx:
        rows = tx.all(sql, account, tx.now() - LOST_FOR)
    latest = {(row["game"], row["seat"]): row for row in reversed(rows)}
    return [_lost(row) for row in latest.values()]


def _lost(row: Row) -> LostSeat:
    return {
        "game": row["game"],
        "name": row["name"],
        "status": row["status"],
        "phase": row["phase"],
        "seat": row["seat"],
        "at": row["until"],
        "why": row["why"],
        "why_said": stored_said(row),
        "again": is_empty(row) and row["ended"] != "dismissed",
    }
