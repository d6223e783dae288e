"""Games that an operator holds: nothing is adjudicated, and only an administrator can release them, even if they had
been paused before. What they were waiting for is stored and restored with the release."""

from __future__ import annotations

from collections.abc import Callable

from casusbelli.core.said import said
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import conflict
from casusbelli.service.base.waiting import HELD, Waiting
from casusbelli.service.games import adjudicating
from casusbelli.service.games.open_game import OpenGame
from casusbelli.service.ops import clocks

LIVE = "SELECT id FROM games WHERE status IN ('running', 'paused') AND waits <> 'held' ORDER BY id"
HELD_GAMES = "SELECT id FROM games WHERE waits = 'held' ORDER BY id"
PLAYED, PAUSED, STOPPED = 0, 1, 2  # what a held game was before: stopped by ``clocks.stop``


@needs(PERSON)
def hold(service: Service, who: Who, why: str, game_id: str | None = None) -> int:
    """Hold a game, or all that have begun; return how many."""
    return clocks.for_each(_chosen(LIVE, game_id), service, who, "held", why, _holding(who, why))


@needs(PERSON)
def release(service: Service, who: Who, why: str, game_id: str | None = None) -> int:
    """Let a held game go on, or all; return how many. What was paused before stays paused."""
    return clocks.for_each(_chosen(HELD_GAMES, game_id), service, who, "released", why, _releasing(who, why))


def _chosen(every: str, game_id: str | None) -> str | list[str]:
    return every if game_id is None else [game_id]


def _holding(who: Who, why: str) -> Callable[[OpenGame], None]:
    def act(table: OpenGame) -> None:
        if table.waiting.kind == HELD:
            raise conflict("held", adjudicating.told_held(table))
        before, waits = PLAYED, table.row["waits"]
        if table.row["status"] == "paused":
            is_stopped = table.tx.one("SELECT 1 AS yes FROM stopped WHERE game = ?", table.id)
            before = STOPPED if is_stopped else PAUSED
        else:
            adjudicating.stop_clock(table)
        table.tx.run("DELETE FROM stopped WHERE game = ?", table.id)
        row = {"game": table.id, "at": table.tx.now(), "held": 1, "paused": before, "waits": waits, "why": why}
        table.tx.add("stopped", **row)
        table.change(waits=str(Waiting(HELD)), due=None)
        table.act("held", who, why)

    return act


def _releasing(who: Who, why: str) -> Callable[[OpenGame], None]:
    def act(table: OpenGame) -> None:
        row = table.tx.one("SELECT * FROM stopped WHERE game = ? AND held = 1", table.id)
        if row is None:
            raise conflict("not-held", said("service.not-held"))
        table.tx.run("DELETE FROM stopped WHERE game = ?", table.id)
        table.change(waits=row["waits"], due=table.tx.now() + adjudicating.LONGEST_PAUSE)
        if row["paused"] == STOPPED:
            table.tx.add("stopped", game=table.id, at=table.tx.now())
        elif row["paused"] == PLAYED:
            adjudicating.start_clock(table)
        table.act("released", who, why)

    return act
