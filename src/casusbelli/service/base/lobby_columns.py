"""The columns that lists of games are filtered by, worked out from a game's settings and name."""

from __future__ import annotations

from typing import Final

from casusbelli.service.base.game_shapes import PressKind
from casusbelli.service.base.names import key_of
from casusbelli.service.base.paces import PACES, pace_of
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import PressSettings, Settings, read_settings

PACE_NAMES: Final = tuple(PACES)
PRESS_KINDS: Final = ("private", "public", "none")
AT_ONCE: Final = 500
UNFILLED: Final = "FROM games WHERE pace = ''"


def listed_by(settings: Settings) -> dict[str, object]:
    return {
        "pace": pace_of(settings.clock),
        "press": press_kind(settings.press),
        "anonymous": int(settings.anonymous),
    }


def press_kind(press: PressSettings) -> PressKind:
    """The freest kind of messages that players may write to each other."""
    return "private" if press.private or press.groups else "public" if press.public else "none"


def fill_lobby_columns(service: Service) -> int:
    """Work them out for games written by a version that had no such columns, even beside this one."""
    with service.read() as tx:
        if tx.one(f"SELECT 1 AS yes {UNFILLED} LIMIT 1") is None:
            return 0
    with service.write() as tx:
        rows = tx.all(f"SELECT id, name, settings {UNFILLED} ORDER BY id LIMIT {AT_ONCE}{tx.skip}")
        for row in rows:
            columns = listed_by(read_settings(row["settings"]))
            tx.set("games", {"id": row["id"]}, searched=key_of(row["name"]), **columns)
        return len(rows)
