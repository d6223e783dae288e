"""The drafts of the open phase as they are stored: the text, and what it was accepted as."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from casusbelli.engine.drafts import Draft
from casusbelli.service.base.recent_cache import DraftKey
from casusbelli.service.games.open_game import OpenGame
from casusbelli.store import Row


def restore(table: OpenGame) -> None:
    """Load the saved drafts of the open phase into the game."""
    table.game.drafts = {row["seat"]: standing(table, row) for row in drafts(table)}
    table.game.ready = {seat for seat, row in table.seats.items() if row["ready"]}


def standing(table: OpenGame, row: Row) -> Draft:
    """The valid orders of a draft in the current position: as they were accepted in it, or else parsed, once for each
    position."""
    as_accepted = row["accepted"] and row["accepted_at"] == accepted_at(table, row["stands"])
    accepted = table.rules.drafts.decode(row["accepted"]) if as_accepted else None
    if accepted is not None:
        return accepted
    seat, text = row["seat"], draft_text(row)
    key = DraftKey(table.id, table.row["chain"], seat, text)
    return table.service.drafts.find(key, lambda: table.game.draft_again(seat, text))


def accepted_at(table: OpenGame, stands: str) -> str:
    """What the accepted orders follow from: the position, the version of the rules, the text. A process of an earlier
    version replaces the text alone."""
    return f"{table.row['chain']} {table.rules.version} {hashlib.sha256(stands.encode()).hexdigest()[:20]}"


def draft_text(row: Row) -> str:
    """The saved draft of a seat, without the lines that have been carried out since."""
    return "\n".join(json.loads(row["stands"]))


def drafts(table: OpenGame) -> Sequence[Row]:
    sql = "SELECT * FROM drafts WHERE game = ? AND phase = ? AND rollbacks = ? ORDER BY seat"
    return table.tx.all(sql, table.id, table.phase, table.row["rollbacks"])


def draft_row(table: OpenGame, seat: str) -> Row | None:
    """The saved draft of this seat for the open phase."""
    sql = "SELECT * FROM drafts WHERE game = ? AND seat = ? AND phase = ? AND rollbacks = ?"
    return table.tx.one(sql, table.id, seat, table.phase, table.row["rollbacks"])
