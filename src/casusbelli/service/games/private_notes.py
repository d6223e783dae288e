"""Private notes: one text for each game and account, which nobody else ever reads."""

from __future__ import annotations

from typing import Final

from casusbelli.service.games.open_game import OpenGame

LONGEST_NOTE: Final = 20_000


def keep_note(table: OpenGame, account: str, text: str) -> None:
    table.tx.run("DELETE FROM notes WHERE game = ? AND account = ?", table.id, account)
    table.tx.add("notes", game=table.id, account=account, text=text.replace("\0", ""), at=table.tx.now())
