"""Motions that players vote on: to stop the clock, to extend the phase, to end the game unfinished.

(Draws and concessions belong to the rules, and are orders like any other.)
"""

from __future__ import annotations

import json
from collections.abc import Callable

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base.rights import needs
from casusbelli.service.base.seat_shapes import Asked, MotionVote
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, conflict, not_found
from casusbelli.service.base.stored_reasons import reason
from casusbelli.service.games import adjudicating, gm, gm_office, quotas
from casusbelli.service.games.open_game import EVERYBODY, Notification, OpenGame, opened
from casusbelli.store import Row, new_id

LONGEST_EXTENSION = 14 * 24 * 60  # minutes
UNANIMOUS = ("cancel",)  # other motions need more than half of the players


def _pause(table: OpenGame, _data: Row) -> None:
    adjudicating.stop_clock(table)


def _resume(table: OpenGame, _data: Row) -> None:
    adjudicating.start_clock(table)


def _extend(table: OpenGame, data: Row) -> None:
    gm.prolong(table, data["minutes"])


def _cancel(table: OpenGame, _data: Row) -> None:
    gm_office.close(table, None, reason("voted"))


KINDS: dict[str, Callable[[OpenGame, Row], None]] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "cancel": _cancel,
}
CARRIED = {**KINDS, gm_office.MOTION: gm_office.elected}


@needs("play")
def move(service: Service, who: Who, game_id: str, kind: str, minutes: int = 0, seat: str | None = None) -> MotionVote:
    """Propose a motion. The proposer's vote counts as yes."""
    if kind not in KINDS:
        raise bad_input(said("service.bad-motion", given=printable(kind), expected=KINDS))
    if kind == "extend" and not 1 <= minutes <= LONGEST_EXTENSION:
        raise bad_input(said("service.bad-minutes", minutes=minutes, most=LONGEST_EXTENSION))
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        _check_sense(table, kind)
        if any(row["kind"] == kind for row in _open(table)):
            raise conflict("asked", said("service.motion-open", kind=kind))
        quotas.check_motions(table, mine)
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
        others = ((row["account"], name) for name, row in table.seats.items() if name != mine)
        told = {"by": mine, "kind": kind, "motion": number}
        notes = [Notification(account, f"{number}/{name}/motion", name, told) for account, name in others]
        table.notify_all("motion", notes)
        return _vote(table, number, mine, True)


def _check_sense(table: OpenGame, kind: str) -> None:
    wanted = ("paused", "needs-gm") if kind == "resume" else ("running",)
    if table.row["status"] not in (*wanted, *(("paused", "needs-gm") if kind == "cancel" else ())):
        raise conflict("not-now", said("service.not-running", status=table.row["status"]))


@needs("play")
def vote(
    service: Service, who: Who, game_id: str, number: str, yes: bool = True, seat: str | None = None
) -> MotionVote:
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        mine = table.seat(who, seat)
        return _vote(table, number, mine, yes)


def _vote(table: OpenGame, number: str, seat: str, yes: bool) -> MotionVote:
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
            table.act(f"voted-{motion['kind']}", None, reason("voted"), seat=motion["seat"])
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


def _players(table: OpenGame) -> list[str]:
    """The seats of people: bots have no vote."""
    return [seat for seat, row in table.seats.items() if row["account"] is not None]


def _open(table: OpenGame) -> list[Row]:
    return table.tx.all("SELECT * FROM motions WHERE game = ? AND closed IS NULL ORDER BY at", table.id)


@needs("read")
def listing(service: Service, who: Who, game_id: str) -> list[Asked]:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        return open_motions(table)


def open_motions(table: OpenGame) -> list[Asked]:
    sql = "SELECT * FROM votes WHERE motion = ?"
    return [
        {
            "motion": row["id"],
            "kind": row["kind"],
            "by": row["seat"],
            "phase": row["phase"],
            "at": row["at"],
            "minutes": json.loads(row["data"])["minutes"],
            "name": json.loads(row["data"]).get("name"),
            "votes": {vote["seat"]: bool(vote["yes"]) for vote in table.tx.all(sql, row["id"])},
            "needed": len(_players(table)),
        }
        for row in _open(table)
    ]
