"""Clocks of all games at once, for operators: stopped for maintenance, restarted, extended after an outage. Each act
goes into the game log of each game, with its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

import msgspec

from casusbelli.core.said import said
from casusbelli.service.base import audit
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import ServiceError, bad_input, not_allowed
from casusbelli.service.base.settings import LONGEST
from casusbelli.service.games import adjudicating, gm
from casusbelli.service.games.open_game import OpenGame, opened
from casusbelli.store import Row, Tx

TIMED = "SELECT id FROM games WHERE status = 'running' AND deadline IS NOT NULL ORDER BY id"
STOPPED = "SELECT game AS id FROM stopped WHERE held = 0 ORDER BY game"
HELD_TOO = "UPDATE stopped SET paused = 0 WHERE held = 1 AND paused = 2"


@needs(PERSON)
def stop(service: Service, who: Who, why: str) -> int:
    """Stop all clocks; return how many. No orders are accepted and nothing is adjudicated until they are restarted."""

    def act(table: OpenGame) -> None:
        if table.row["deadline"] is None:
            return
        adjudicating.stop_clock(table)
        table.act("clocks-stopped", who, why)
        table.tx.run("DELETE FROM stopped WHERE game = ?", table.id)
        table.tx.add("stopped", game=table.id, at=table.tx.now())

    return for_each(TIMED, service, who, "clocks-stopped", why, act)


@needs(PERSON)
def go(service: Service, who: Who, why: str) -> int:
    """Restart the clocks that ``stop`` stopped, with the time that they had left."""

    def act(table: OpenGame) -> None:
        table.tx.run("DELETE FROM stopped WHERE game = ?", table.id)
        if table.row["status"] == "paused":
            adjudicating.start_clock(table)
            table.act("clocks-started", who, why, deadline=table.row["deadline"])

    started = for_each(STOPPED, service, who, "clocks-started", why, act)
    with service.write() as tx:
        tx.run(HELD_TOO)  # they go on when they are released
    return started


@needs(PERSON)
def extend(service: Service, who: Who, minutes: int, why: str) -> int:
    """Extend every deadline by so many minutes."""
    if not 0 < minutes <= LONGEST:
        raise bad_input(said("service.bad-minutes", minutes=minutes, most=LONGEST))

    def act(table: OpenGame) -> None:
        if table.row["deadline"] is not None:
            gm.prolong(table, minutes)
            table.act("clocks-extended", who, why, minutes=minutes, deadline=table.row["deadline"])

    return for_each(TIMED, service, who, "clocks-extended", why, act, minutes=minutes)


class ClocksTold(TypedDict):
    """How many games there are of each kind. ``next``: when the next deadline is."""

    timed: int
    untimed: int
    paused: int
    stopped: int
    held: int
    next: int | None


def status(service: Service) -> ClocksTold:
    """The clocks of all games that have begun and are not over."""
    sql = (
        "SELECT COUNT(CASE WHEN g.status = 'running' AND g.deadline IS NOT NULL THEN 1 END) AS timed,"
        " COUNT(CASE WHEN g.status = 'running' AND g.deadline IS NULL THEN 1 END) AS untimed,"
        " COUNT(CASE WHEN g.status = 'paused' AND s.game IS NULL THEN 1 END) AS paused,"
        " COUNT(CASE WHEN s.held = 0 THEN 1 END) AS stopped, COUNT(CASE WHEN s.held = 1 THEN 1 END) AS held,"
        " MIN(g.deadline) AS next FROM games g LEFT JOIN stopped s ON s.game = g.id"
        " WHERE g.status IN ('running', 'paused')"
    )
    with service.read() as tx:
        [row] = tx.all(sql)
    told: ClocksTold = msgspec.convert(row, ClocksTold)
    return told


def for_each(
    games: str | Sequence[str],
    service: Service,
    who: Who,
    name: str,
    why: str,
    act: Callable[[OpenGame], None],
    **data: object,
) -> int:
    """One transaction for each game, so that saves do not wait for all of them. ``games``: their ids, or a query; a
    game that is named and cannot be changed is an error, and one that is found is left out."""
    in_person(who)
    if not who.administers:
        raise not_allowed(said("service.clocks-by-administrators"))
    if not why.strip():
        raise bad_input(said("service.reason-for-all-games"), code="reason-missing")

    def enter(tx: Tx, game: str | None = None) -> None:
        audit.enter(tx, who, name, game=game, why=why, data=data)

    if not isinstance(games, str):
        return sum(_one(service, game_id, act, enter) for game_id in games)
    with service.write() as tx:
        enter(tx)
        rows: list[Row] = tx.all(games)
    return sum(_one_if_possible(service, str(row["id"]), act) for row in rows)


def _one(
    service: Service,
    game_id: str,
    act: Callable[[OpenGame], None],
    enter: Callable[[Tx, str], None] | None = None,
) -> bool:
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        before = table.row["version"]
        act(table)
        if enter:
            enter(tx, game_id)
        return bool(table.row["version"] != before)


def _one_if_possible(service: Service, game_id: str, act: Callable[[OpenGame], None]) -> bool:
    try:
        return _one(service, game_id, act)
    except ServiceError:  # it has ended or been paused meanwhile
        return False
