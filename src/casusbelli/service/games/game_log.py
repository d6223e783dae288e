"""The game log: manual acts on a game, for everybody to read."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from casusbelli.core.said import said
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input
from casusbelli.service.base.stored_reasons import stored_said
from casusbelli.service.games.open_game import (
    keeps_silence,
    opened,
)

ACTS_PAGE, LAST_ACT = 100, 2**31 - 1
OF_SILENCE = ("left", "prolonged")  # acts whose reason may be that orders were missing


@needs("manage")
def note(service: Service, who: Who, game_id: str, text: str) -> None:
    """Add an entry to the game log."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_gm(who)
        if not text.strip():
            raise bad_input(said("service.empty-note"))
        table.act("note", who, text)


@needs("read")
def acts(
    service: Service, who: Who, game_id: str, before: int | None = None, limit: int = ACTS_PAGE
) -> list[dict[str, Any]]:
    """A page of the game log, oldest first: the latest entries, or those before the entry with a number."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        rows = tx.all(
            "SELECT c.*, a.name FROM acts c LEFT JOIN accounts a ON a.id = c.account"
            f" WHERE c.game = ? AND c.n < ? ORDER BY c.n DESC LIMIT {max(1, min(limit, ACTS_PAGE))}",
            game_id,
            LAST_ACT if before is None else before,
        )
        untold = OF_SILENCE if keeps_silence(table, who) else ()
        return [
            {
                "n": row["n"],
                "at": row["at"],
                "phase": row["phase"],
                "kind": row["kind"],
                "by": row["name"],
                "seat": row["seat"],
                "why": "" if row["kind"] in untold else row["why"],
                "why_said": None if row["kind"] in untold else stored_said(row),
                **json.loads(row["data"]),
            }
            for row in reversed(rows)
        ]


def acts_before(acts: Sequence[Mapping[str, Any]]) -> int | None:
    """The cursor of the page before these; None if they begin with the first."""
    return int(acts[0]["n"]) if acts and acts[0]["n"] > 1 else None


def note_help(service: Service, game_id: str, who: Who) -> None:
    """Record that an administrator who helps a game is about to see what a game master sees."""
    if who.administers:
        with service.read() as tx:
            helps = opened(service, tx, game_id).helps(who)
        if helps:
            note_look(service, game_id, who, "looked")


def note_look(service: Service, game_id: str, who: Who, kind: str) -> None:
    """Record that an administrator looks into a game of others: the players can read that, once for each phase."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        sql = "SELECT 1 AS yes FROM acts WHERE game = ? AND account = ? AND phase = ? AND kind = ?"
        if tx.one(sql, game_id, who.account, table.phase, kind) is None:
            table.helper = who
            table.act(kind, who)
