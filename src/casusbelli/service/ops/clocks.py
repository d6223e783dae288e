"""Clocks of all games at once, for operators: stopped for maintenance, restarted, extended after an outage. Each act
goes into the game log of each game, with its reason."""

from __future__ import annotations

from collections.abc import Callable

from casusbelli.core.said import said
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import ServiceError, bad_input, not_allowed
from casusbelli.service.base.settings import LONGEST
from casusbelli.service.games import adjudicating, gm
from casusbelli.service.games.open_game import OpenGame, opened
from casusbelli.store import Row

TIMED = "SELECT id FROM games WHERE status = 'running' AND deadline IS NOT NULL ORDER BY id"
STOPPED = "SELECT game AS id FROM stopped ORDER BY game"


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

    return _each(service, who, why, TIMED, act)


@needs(PERSON)
def go(service: Service, who: Who, why: str) -> int:
    """Restart the clocks that ``stop`` stopped, with the time that they had left."""

    def act(table: OpenGame) -> None:
        table.tx.run("DELETE FROM stopped WHERE game = ?", table.id)
        if table.row["status"] == "paused":
            adjudicating.start_clock(table)
            table.act("clocks-started", who, why, deadline=table.row["deadline"])

    return _each(service, who, why, STOPPED, act)


@needs(PERSON)
def extend(service: Service, who: Who, minutes: int, why: str) -> int:
    """Extend every deadline by so many minutes."""
    if not 0 < minutes <= LONGEST:
        raise bad_input(said("service.bad-minutes", minutes=minutes, most=LONGEST))

    def act(table: OpenGame) -> None:
        if table.row["deadline"] is not None:
            gm.prolong(table, minutes)
            table.act("clocks-extended", who, why, minutes=minutes, deadline=table.row["deadline"])

    return _each(service, who, why, TIMED, act)


def _each(service: Service, who: Who, why: str, sql: str, act: Callable[[OpenGame], None]) -> int:
    """One transaction for each game, so that saves do not wait for all of them."""
    in_person(who)
    if not who.administers:
        raise not_allowed(said("service.clocks-by-administrators"))
    if not why.strip():
        raise bad_input(said("service.reason-for-all-games"), code="reason-missing")
    with service.read() as tx:
        rows: list[Row] = tx.all(sql)
    return sum(_one(service, str(row["id"]), act) for row in rows)


def _one(service: Service, game_id: str, act: Callable[[OpenGame], None]) -> bool:
    try:
        with service.write() as tx:
            table = opened(service, tx, game_id, lock=True)
            before = table.row["version"]
            act(table)
            return bool(table.row["version"] != before)
    except ServiceError:  # it has ended or been paused meanwhile
        return False
