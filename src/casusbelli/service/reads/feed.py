"""Event feed of a game for live updates: numbered, so that nothing is lost when a client reconnects.

Public entries, those for a seat and those for the game master are counted separately: how much is new for others would
reveal something. A position in the feed is written "12.5", one number for each.
"""

from __future__ import annotations

import json
import re
from heapq import merge
from typing import Any

from casusbelli.core.said import said
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input
from casusbelli.service.games.open_game import EVERYBODY, MASTER, OpenGame, opened

POSITION = re.compile(r"\d{1,9}(\.\d{1,9})*")
BATCH = 100


def audiences(table: OpenGame, who: Who) -> list[str]:
    return [EVERYBODY, *table.sits(who), *([MASTER] if table.is_gm(who) else [])]


@needs("read")
def since(service: Service, who: Who, game_id: str, position: str | None = None) -> tuple[list[dict[str, Any]], str]:
    """The entries after a position, and the position after them. None: from now on."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        mine = audiences(table, who)
        seen = _counts(position, len(mine))
        if seen is None:
            return [], _written([_last(table, audience) for audience in mine])
        found: list[list[dict[str, Any]]] = []
        for number, audience in enumerate(mine):
            but = "" if _reads_press(who, audience) else " AND kind <> 'press'"
            sql = f"SELECT * FROM news WHERE game = ? AND audience = ? AND n > ?{but} ORDER BY n LIMIT {BATCH}"
            rows = tx.all(sql, game_id, audience, seen[number])
            seen[number] = rows[-1]["n"] if rows else seen[number]
            seat = audience if audience not in (EVERYBODY, MASTER) else None
            found.append([{"kind": r["kind"], "at": r["at"], "for": seat, **json.loads(r["data"])} for r in rows])
        merged = merge(*found, key=lambda news: news["at"])  # each keeps its order, even if the clock was set back
        return list(merged), _written(seen)


def _reads_press(who: Who, audience: str) -> bool:
    """Feed entries about private conversations are hidden from tokens that may not read messages."""
    return audience == EVERYBODY or who.scopes is None or "press" in who.scopes


def versions(service: Service, games: list[str]) -> dict[str, int]:
    """A version for each game, which changes with every entry for anybody: is it worth asking further? It is found from
    the last entry of each audience, without going through those before."""
    if not games:
        return {}
    marks = ", ".join("?" * len(games))
    sql = f"""SELECT g.id AS game, {_last_for("?")} + {_last_for("?")} + COALESCE(SUM({_last_for("s.seat")}), 0) AS n
        FROM games g LEFT JOIN seats s ON s.game = g.id WHERE g.id IN ({marks}) GROUP BY g.id"""
    with service.read() as tx:
        return {row["game"]: int(row["n"]) for row in tx.all(sql, EVERYBODY, MASTER, *games)}


def _last_for(audience: str) -> str:
    return f"COALESCE((SELECT MAX(n.n) FROM news n WHERE n.game = g.id AND n.audience = {audience}), 0)"


def _last(table: OpenGame, audience: str) -> int:
    return table.tx.last("news", game=table.id, audience=audience)


def _counts(position: str | None, count: int) -> list[int] | None:
    if position is None:
        return None
    if not POSITION.fullmatch(position):
        raise bad_input(said("service.bad-position", given=position[:40]), code="bad-position")
    numbers = [int(part) for part in position.split(".")]
    return numbers if len(numbers) == count else [numbers[0], *[0] * (count - 1)]


def _written(counts: list[int]) -> str:
    return ".".join(map(str, counts))
