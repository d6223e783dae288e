"""Exhibitions of the installed packs as finished games, which visitors find in the lists."""

from __future__ import annotations

import logging

from casusbelli.core.said import render
from casusbelli.records.games.exhibition_file import Exhibition, MalformedExhibition, exhibitions
from casusbelli.records.games.game_file import BadGameFile, read_game
from casusbelli.service.base.service import Service
from casusbelli.service.games.bot_game import AT_LEISURE
from casusbelli.service.games.open_game import EVERYBODY, opened
from casusbelli.service.ops.shown_games import claim, saved

log = logging.getLogger(__name__)
OLD = (
    "SELECT id FROM games g WHERE owner = ? AND visibility = 'public' AND name LIKE 'Exhibition: %'"
    " AND NOT EXISTS (SELECT 1 FROM shows s WHERE s.game = g.id)"
)


def keep_exhibitions(service: Service, owner: str) -> list[str]:
    """Import the exhibitions that are missing or have changed. Returns the ids of new games."""
    try:
        missing = _missing(service)
    except MalformedExhibition as fault:
        log.warning("no exhibitions: %s", fault)
        return []
    made = [game for one in missing if (game := _imported(service, owner, one)) is not None]
    if made:
        _hide_old(service, owner)
    return made


def _missing(service: Service) -> list[Exhibition]:
    """Those that the lists should show first come last: they are the newest games."""
    with service.read() as tx:
        there = {row["name"]: row["digest"] for row in tx.all("SELECT name, digest FROM shows")}
    return [one for one in reversed(list(exhibitions().values())) if there.get(one.name) != one.digest]


def _imported(service: Service, owner: str, one: Exhibition) -> str | None:
    """The new game; None if the file cannot be read, or another process has imported it."""
    try:
        game = read_game(one.game_text, service.find_board)
    except (BadGameFile, MalformedExhibition) as fault:
        log.warning("exhibition %s: %s", one.name, fault)
        return None
    with service.write() as tx:
        before = tx.one("SELECT game FROM shows WHERE name = ?", one.name)
        if not claim(tx, one.name, one.digest):
            return None
        if before is not None and before["game"] is not None:
            opened(service, tx, before["game"], lock=True).change(visibility="private")
        table = saved(service, tx, owner, render(one.title), game, one.table.bots, AT_LEISURE)
        table.change(status="finished", ended=tx.now())
        table.tell(EVERYBODY, "ended")
        tx.set("shows", {"name": one.name}, game=table.id)
        return table.id


def _hide_old(service: Service, owner: str) -> None:
    """Hide the exhibitions of earlier versions and of earlier files, in favor of these."""
    with service.read() as tx:
        rows = tx.all(OLD, owner)
    for row in rows:
        with service.write() as tx:
            opened(service, tx, row["id"], lock=True).change(visibility="private")
