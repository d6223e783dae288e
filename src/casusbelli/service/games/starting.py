"""Before the start: players confirm that they are ready (muster), and the start date comes."""

from __future__ import annotations

from casusbelli.core.said import said
from casusbelli.service.base.rights import needs
from casusbelli.service.base.seat_shapes import Called
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import conflict
from casusbelli.service.base.stored_reasons import reason
from casusbelli.service.base.waiting import MUSTER, START, Waiting
from casusbelli.service.games import invitations, seating, start_date
from casusbelli.service.games.open_game import EVERYBODY, OpenGame, opened


@needs("play")
def confirm(service: Service, who: Who, game_id: str) -> Called:
    """Confirm that you are ready. The game begins when everyone has confirmed, but not before its start date."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        seat = table.seat(who, None)
        if table.waiting.kind != MUSTER:
            raise conflict("no-muster", said("service.no-muster"))
        table.change_seat(seat, ready=1)
        table.tell(EVERYBODY, "ready", seat=seat, ready=True)
        if all(row["ready"] or row["account"] is None for row in table.seats.values()):
            _all_confirmed(table)
        return {"game": game_id, "status": table.row["status"]}


def _all_confirmed(table: OpenGame) -> None:
    if start_date.lies_ahead(table):
        table.change(waits=str(Waiting(START)), due=table.settings.start)
    else:
        _begin(table)


def _begin(table: OpenGame) -> None:
    seating.end_muster(table)
    seating.begin(table)


def wake(table: OpenGame) -> None:
    """The time to confirm is over, or the start date of the game has come."""
    if table.waiting.kind == START:
        return _begin(table)
    if table.waiting.kind == MUSTER:
        _muster_is_over(table)
    elif any(row["account"] is not None for row in table.seats.values()) or seating.applicants(table):
        seating.maybe_begin(table)
    else:
        table.change(due=start_date.next_wake(table.settings, table.tx.now()))
    if table.row["status"] == "forming" and not table.row["waits"] and not start_date.lies_ahead(table):
        _notify_owner(table)
    return None


def _muster_is_over(table: OpenGame) -> None:
    """Time is up: those who have not confirmed lose their seats, and the game waits for others."""
    for seat, row in dict(table.seats).items():
        if row["account"] is not None and not row["ready"]:
            table.notify(row["account"], "seat-left", f"{table.id}/{seat}/{row['since']}/unheard", seat=seat)
            seating.unseat(table, seat)
            invitations.keep_door_open(table, row["account"], seat, reason("not-confirmed"))
    seating.end_muster(table)


def _notify_owner(table: OpenGame) -> None:
    """Seats are still free on the start date: who runs the game decides what becomes of it."""
    start = table.settings.start
    if start is not None:
        table.tell(EVERYBODY, "start-passed")
        runs = table.row["gm"] or table.row["owner"]
        table.notify(runs, "start-passed", f"{table.id}/{start}/start-passed")


def date_changed(table: OpenGame) -> None:
    """Wait for another date, or for none: then a full game starts at once."""
    if table.waiting.kind in (MUSTER, START):
        seating.end_muster(table)
    table.change(due=None)
    seating.maybe_begin(table)
