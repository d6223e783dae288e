"""The clocks of all games together, for whoever runs the service: stopped for maintenance, set going again, extended
after an outage that nobody could foresee. Each is an act in the log of each game, with its reason."""

from __future__ import annotations

from collections.abc import Callable

from casusbelli.service import gm, judging
from casusbelli.service.errors import Refused, bad_input, not_allowed
from casusbelli.service.house import House, Who, in_person
from casusbelli.service.rights import PERSON, needs
from casusbelli.service.settings import LONGEST
from casusbelli.service.table import Table, opened
from casusbelli.store import Row

TIMED = "SELECT id FROM games WHERE status = 'running' AND deadline IS NOT NULL ORDER BY id"
STOPPED = "SELECT game AS id FROM stopped ORDER BY game"


@needs(PERSON)
def stop(house: House, who: Who, why: str) -> int:
    """How many clocks were stopped. Nobody writes and nothing is adjudicated there until they go on."""

    def act(table: Table) -> None:
        if table.row["deadline"] is None:
            return
        judging.stop_clock(table)
        table.act("clocks-stopped", who, why)
        table.tx.run("DELETE FROM stopped WHERE game = ?", table.id)
        table.tx.add("stopped", game=table.id, at=table.tx.now())

    return _each(house, who, why, TIMED, act)


@needs(PERSON)
def go(house: House, who: Who, why: str) -> int:
    """Those that ``stop`` stopped, with the time that they had left."""

    def act(table: Table) -> None:
        table.tx.run("DELETE FROM stopped WHERE game = ?", table.id)
        if table.row["status"] == "paused":
            judging.start_clock(table)
            table.act("clocks-started", who, why, deadline=table.row["deadline"])

    return _each(house, who, why, STOPPED, act)


@needs(PERSON)
def extend(house: House, who: Who, minutes: int, why: str) -> int:
    """Every deadline there is, later by so many minutes."""
    if not 0 < minutes <= LONGEST:
        raise bad_input(f"{minutes} minutes: expected 1 to {LONGEST}")

    def act(table: Table) -> None:
        if table.row["deadline"] is not None:
            gm.prolong(table, minutes)
            table.act("clocks-extended", who, why, minutes=minutes, deadline=table.row["deadline"])

    return _each(house, who, why, TIMED, act)


def _each(house: House, who: Who, why: str, sql: str, act: Callable[[Table], None]) -> int:
    """A transaction for each game: nobody's saves wait for all of them."""
    in_person(who)
    if not who.administers:
        raise not_allowed("only administrators set the clocks of all games")
    if not why.strip():
        raise bad_input("say why; the players of every game can read it", code="reason-missing")
    with house.read() as tx:
        rows: list[Row] = tx.all(sql)
    return sum(_one(house, str(row["id"]), act) for row in rows)


def _one(house: House, game_id: str, act: Callable[[Table], None]) -> bool:
    try:
        with house.write() as tx:
            table = opened(house, tx, game_id, lock=True)
            before = table.row["version"]
            act(table)
            return bool(table.row["version"] != before)
    except Refused:  # it has ended or been paused meanwhile
        return False
