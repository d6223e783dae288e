"""What players decide about their game themselves: to stop its clock, to give a phase more time, to end it unfinished.

(Draws and concessions are the rules' business, and orders like any other.)
"""

from __future__ import annotations

import json
from collections.abc import Callable

from casusbelli.core.errors import printable
from casusbelli.service import gm, judging, offices
from casusbelli.service.errors import bad_input, conflict, not_found
from casusbelli.service.house import House, Who
from casusbelli.service.rights import needs
from casusbelli.service.shapes import Asked, Voted
from casusbelli.service.table import EVERYBODY, Table, opened
from casusbelli.store import Row, new_id

LONGEST_EXTENSION = 14 * 24 * 60  # minutes
UNANIMOUS = ("cancel",)  # the others need more than half of those who play


def _pause(table: Table, _data: Row) -> None:
    judging.stop_clock(table)


def _resume(table: Table, _data: Row) -> None:
    judging.start_clock(table)


def _extend(table: Table, data: Row) -> None:
    gm.prolong(table, data["minutes"])


def _cancel(table: Table, _data: Row) -> None:
    offices.close(table, None, "voted by the players")


KINDS: dict[str, Callable[[Table, Row], None]] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "cancel": _cancel,
}
CARRIED = {**KINDS, offices.MOTION: offices.elected}


@needs("play")
def move(house: House, who: Who, game_id: str, kind: str, minutes: int = 0, seat: str | None = None) -> Voted:
    """Ask the others. Whoever asks has said yes."""
    if kind not in KINDS:
        raise bad_input(f"{printable(kind)!r}: expected one of {', '.join(KINDS)}")
    if kind == "extend" and not 1 <= minutes <= LONGEST_EXTENSION:
        raise bad_input(f"{minutes} minutes: expected 1 to {LONGEST_EXTENSION}")
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        _check_sense(table, kind)
        if any(row["kind"] == kind for row in _open(table)):
            raise conflict("asked", f"somebody has asked for that already ({kind})", "vote on it")
        number = new_id()
        tx.add(
            "motions",
            id=number,
            game=game_id,
            kind=kind,
            data=json.dumps({"minutes": minutes}),
            seat=mine,
            phase=table.phase,
            at=tx.now(),
        )
        return _vote(table, number, mine, True)


def _check_sense(table: Table, kind: str) -> None:
    wanted = ("paused", "needs-gm") if kind == "resume" else ("running",)
    if table.row["status"] not in (*wanted, *(("paused", "needs-gm") if kind == "cancel" else ())):
        raise conflict("not-now", f"the game is {table.row['status']}")


@needs("play")
def vote(house: House, who: Who, game_id: str, number: str, yes: bool = True, seat: str | None = None) -> Voted:
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        return _vote(table, number, mine, yes)


def _vote(table: Table, number: str, seat: str, yes: bool) -> Voted:
    motion = next((row for row in _open(table) if row["id"] == number), None)
    if motion is None:
        raise not_found("open motion", printable(number))
    tx = table.tx
    tx.run("DELETE FROM votes WHERE motion = ? AND seat = ?", number, seat)
    tx.add("votes", motion=number, seat=seat, yes=int(yes), at=tx.now())
    said = {row["seat"]: bool(row["yes"]) for row in tx.all("SELECT * FROM votes WHERE motion = ?", number)}
    players = _players(table)
    outcome = _outcome(motion["kind"], players, {s: v for s, v in said.items() if s in players})
    if outcome is not None:
        tx.change("motions", {"id": number}, closed=tx.now(), outcome="carried" if outcome else "lost")
        if outcome:
            CARRIED[motion["kind"]](table, json.loads(motion["data"]))
            table.act(f"voted-{motion['kind']}", None, "voted by the players", seat=motion["seat"])
    table.tell(EVERYBODY, "motion", motion=number)
    return {"motion": number, "kind": motion["kind"], "outcome": outcome, "votes": said, "needed": len(players)}


def _outcome(kind: str, players: list[str], said: dict[str, bool]) -> bool | None:
    """True: carried; False: lost; None: not decided yet."""
    yes, no, all_ = sum(said.values()), len(said) - sum(said.values()), len(players)
    if kind in UNANIMOUS:
        return False if no else True if yes == all_ else None
    if 2 * yes > all_:
        return True
    return False if 2 * no >= all_ else None


def _players(table: Table) -> list[str]:
    """Bots have no vote in this."""
    return [seat for seat, row in table.seats.items() if row["account"] is not None]


def _open(table: Table) -> list[Row]:
    return table.tx.all("SELECT * FROM motions WHERE game = ? AND closed IS NULL ORDER BY at", table.id)


@needs("read")
def listing(house: House, who: Who, game_id: str) -> list[Asked]:
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_seen(who)
        return [
            {
                "motion": row["id"],
                "kind": row["kind"],
                "by": row["seat"],
                "phase": row["phase"],
                "at": row["at"],
                "minutes": json.loads(row["data"])["minutes"],
                "name": json.loads(row["data"]).get("name"),
                "votes": {v["seat"]: bool(v["yes"]) for v in tx.all("SELECT * FROM votes WHERE motion = ?", row["id"])},
                "needed": len(_players(table)),
            }
            for row in _open(table)
        ]
