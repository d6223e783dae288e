"""What a game-master may do. Each act has its author and its reason, and all players can read it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from casusbelli.core.errors import printable
from casusbelli.core.orders import Piece
from casusbelli.core.units import Unit
from casusbelli.records.table import TurnError, piece_of, place_of
from casusbelli.rules.dice import RollAwaited
from casusbelli.rules.game import Halted, OrdersAwaited, UnknownSeat, WrongPhase
from casusbelli.rules.view import Shown
from casusbelli.service import games, invitations, judging, orders, seating
from casusbelli.service.errors import bad_input, conflict, not_found
from casusbelli.service.house import House, Who
from casusbelli.service.rights import needs
from casusbelli.service.settings import LONGEST, MINUTE
from casusbelli.service.shapes import (
    ClockTold,
    DeadlineTold,
    JudgedTold,
    Missing,
    Receipt,
    Replaced,
    Thrown,
    Vacated,
)
from casusbelli.service.table import (
    EVERYBODY,
    MASTER,
    Table,
    drafts,
    keeps_silence,
    note_help,
    opened,
    reason,
    restore,
)

ACTS_PAGE, LAST_ACT = 100, 2**31 - 1
OF_SILENCE = ("left", "prolonged")  # acts whose reason may be that somebody sent nothing
COMPLAINTS = (WrongPhase, Halted, OrdersAwaited, UnknownSeat, ValueError)


@contextmanager
def _at_work(house: House, who: Who, game_id: str, owner: bool = False) -> Iterator[Table]:
    """The table, locked, for its game master. What the rules refuse is told and changes nothing. ``owner``: a game that
    nobody plays any more is also for the one who made it."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        if not (owner and table.row["waits"] == judging.PEOPLE and table.runs(who)):
            table.check_gm(who)
        if table.over:
            raise conflict("over", "the game is over")
        try:
            yield table
        except COMPLAINTS as fault:
            raise conflict("not-now", str(fault)) from None


# --- time


@needs("manage")
def extend(house: House, who: Who, game_id: str, minutes: int, why: str = "") -> DeadlineTold:
    """More time for the open phase, or less."""
    with _at_work(house, who, game_id) as table:
        table.check_running()
        before = table.row["deadline"]
        prolong(table, minutes)
        table.act("extended", who, why, minutes=minutes, before=before, deadline=table.row["deadline"])
        return {"game": game_id, "phase": table.phase, "deadline": table.row["deadline"]}


def prolong(table: Table, minutes: int) -> None:
    if not -LONGEST <= minutes <= LONGEST or not minutes:
        raise bad_input(f"{minutes} minutes: expected up to {LONGEST} more, or fewer")
    if table.row["deadline"] is None:
        raise conflict("no-deadline", "this phase has no deadline")
    deadline = max(table.row["deadline"], table.tx.now() if minutes > 0 else 0) + minutes * MINUTE
    scheduled = (table.row["scheduled"] or deadline) + minutes * MINUTE
    remind = judging.remind_at(table.tx.now(), deadline)
    table.change(deadline=deadline, due=deadline, scheduled=scheduled, remind=remind)
    table.tell(EVERYBODY, "deadline")


@needs("manage")
def pause(house: House, who: Who, game_id: str, why: str = "") -> ClockTold:
    """The clock stands still, and nothing is judged; orders may be written again when it goes on."""
    with _at_work(house, who, game_id) as table:
        judging.stop_clock(table)
        table.act("paused", who, why)
        return {"game": game_id, "status": table.row["status"], "deadline": None}


@needs("manage")
def resume(house: House, who: Who, game_id: str, why: str = "") -> ClockTold:
    """The clock runs on with the time that was left, a game that could not be judged tries again."""
    with _at_work(house, who, game_id, owner=True) as table:
        if table.game.halted and table.row["status"] in ("running", "needs-gm"):
            before = len(table.game.log)
            table.game.resume(who.name, why)
            table.append(table.game.log[before:], waits="")
            judging.go_on(table)
        else:
            judging.start_clock(table)
        table.act("resumed", who, why)
        return {"game": game_id, "status": table.row["status"], "deadline": table.row["deadline"]}


@needs("manage")
def judge_now(house: House, who: Who, game_id: str, phase: str, why: str = "") -> JudgedTold:
    """Whatever has been written, and whatever the clock says."""
    with _at_work(house, who, game_id) as table:
        if phase != table.phase:
            raise conflict("phase-closed", f"{printable(phase)} is not open; {table.phase} is")
        if table.row["status"] in ("paused", "needs-gm"):
            table.change(status="running")
        table.check_running()
        if table.row["kind"] == "game":
            table.act("judged", who, why)
        judging.judge(table, late=False)
        return {"game": game_id, "phase": table.phase, "status": table.row["status"], "waits": games.waits(table)}


# --- people


@needs("manage")
def vacate(house: House, who: Who, game_id: str, seat: str, why: str = "") -> Vacated:
    """Nobody sits here from now on, until somebody takes the seat."""
    with _at_work(house, who, game_id) as table:
        table.check_seat(seat)
        if table.row["status"] == "forming":
            seating.unseat(table, seat)
        else:
            judging.leave(table, seat, why or "dismissed by the game master", judging.DISMISSED)
            judging.look_around(table)
        return {"game": game_id, "seat": seat}


@needs("manage")
def replace(
    house: House, who: Who, game_id: str, seat: str, name: str | None = None, bot: str | None = None, why: str = ""
) -> Replaced:
    """Somebody else for this seat: a bot, at once, or a player by name, who is offered it."""
    if (name is None) == (bot is None):
        raise bad_input("name a player or a bot, one of them")
    with _at_work(house, who, game_id) as table:
        table.check_seat(seat)
        token, was = None, _sitting(table, seat)
        if name is not None:
            token = seating.offer(table, who, seat, invitations.account_named(table, name), reason(why))["token"]
        elif bot is not None:
            seating.put_bot_in(table, seat, bot, why)
        table.act("replaced" if bot is not None else "offered", who, why, seat=seat, was=was, bot=bot)
        tenure = table.seats[seat]["tenure"]
        return {"game": game_id, "seat": seat, "tenure": tenure, "offered": token is not None, "invitation": token}


def _sitting(table: Table, seat: str) -> str | None:
    """The bot of this seat, or its player where everybody knows them."""
    row = table.seats[seat]
    return row["bot"] or (None if table.settings.anonymous else row["player"])


@needs("manage")
def enter(house: House, who: Who, game_id: str, seat: str, phase: str | None, text: str, why: str = "") -> Receipt:
    """Orders for a player who sent them some other way."""
    orders.check_size(text)
    with _at_work(house, who, game_id) as table:
        table.check_seat(seat)
        table.check_phase(phase)
        receipt = orders.write(table, seat, who, text)
        table.act("entered", who, why, seat=seat)
        return receipt


@needs("manage")
def missing(house: House, who: Who, game_id: str) -> list[Missing]:
    """Who has written, who is ready, who has not been heard from. The orders themselves a game-master sees, too."""
    note_help(house, game_id, who)
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_gm(who)
        if table.row["status"] not in ("running", "paused", "needs-gm") or not table.row["seq"]:
            return []
        written = {row["seat"]: row for row in drafts(table)}
        asked = table.game.owed()
        return [
            {
                "seat": seat,
                "player": row["player"],
                "bot": row["bot"],
                "asked": asked.get(seat),
                "ready": bool(row["ready"]),
                "heard": seat in written,
                "text": written[seat]["text"] if seat in written else "",
                "at": written[seat]["at"] if seat in written else None,
                "missed": row["missed"],
            }
            for seat, row in table.seats.items()
        ]


# --- the game itself


@needs("manage")
def edit(house: House, who: Who, game_id: str, changes: Mapping[str, Any], why: str) -> Shown:
    """``changes``: ``remove`` ["A PAR"], ``place`` {"France": ["F BRE"]}, ``centers`` {"BEL": "France" or null}."""
    with _at_work(house, who, game_id) as table:
        _check_reason(table, why)
        before = len(table.game.log)
        _change(table, changes, who, why)
        _noted(table, before)
        told = {"centers": changes.get("centers", {})} if table.game.rules.with_hook["hides"] else changes
        table.act("edited", who, why, changes=json.dumps(told, sort_keys=True))
        return table.game.view(table.viewer(who))


def _change(table: Table, changes: Mapping[str, Any], who: Who, why: str) -> None:
    game = table.game
    place = [unit for owner, texts in _table(changes, "place").items() for unit in _units(table, owner, texts)]
    standing = {str(unit): number for number, unit in game.state.units.items()}
    remove = [_standing(table, standing, text) for text in _list(changes.get("remove", []))]
    centers = {_place(table, code): owner for code, owner in _table(changes, "centers").items()}
    for owner in centers.values():
        _check_owner(table, owner)
    game.edit(place, remove, centers, who.name, why)


@needs("manage")
def correct(house: House, who: Who, game_id: str, rule: str, values: Mapping[str, Any], why: str) -> Shown:
    """What rules remember, for all to see: points, penalties, relations. ``values``: {"victory_points": {"France": 12}}
    of the rule ``formal``, as the state of the game shows them."""
    with _at_work(house, who, game_id) as table:
        _check_reason(table, why)
        game, before = table.game, len(table.game.log)
        game.correct(rule, values, who.name, why)
        _noted(table, before)
        table.act("corrected", who, why, rule=rule, values=json.dumps(values, sort_keys=True))
        return game.view(table.viewer(who))


@needs("manage")
def corrigible(house: House, who: Who, game_id: str) -> dict[str, dict[str, Any]]:
    """What can be corrected, as it is now."""
    note_help(house, game_id, who)
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_gm(who)
        return table.game.corrigible() if table.row["seq"] and not table.over else {}


@needs("manage")
def override(
    house: House, who: Who, game_id: str, phase: str, order: str, ruling: str, changes: Mapping[str, Any], why: str
) -> Shown:
    """An order of a judged phase counts otherwise than it was judged: in words for all to read, and what that changes
    on the board, as in ``edit``."""
    with _at_work(house, who, game_id) as table:
        _check_reason(table, why)
        if not ruling.strip():
            raise bad_input("say how the order counts, such as: succeeds")
        game, before = table.game, len(table.game.log)
        game.override(phase, order, ruling.strip(), who.name, why)
        if any(changes.values()):
            _change(table, changes, who, why)
        _noted(table, before)
        told = {"order": order, "ruling": ruling.strip()} if not game.rules.with_hook["hides"] else {}
        table.act("overridden", who, why, of=phase, **told)
        return game.view(table.viewer(who))


def _noted(table: Table, before: int) -> None:
    """What was done by hand is on record; the game may have ended with it."""
    fresh = table.game.log[before:]
    table.append(fresh)
    judging.follow(table, fresh, judging.DISMISSED)
    if table.game.state.outcome is not None:
        judging.go_on(table)


def _check_reason(table: Table, why: str) -> None:
    if not why.strip() and table.row["kind"] == "game":
        raise bad_input("say why; all players will read it", code="reason-missing")


def _table(changes: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = changes.get(key, {})
    if not isinstance(value, Mapping):
        raise bad_input(f"{key}: expected a table")
    return value


def _list(value: object) -> Sequence[str]:
    if not isinstance(value, Sequence) or isinstance(value, str) or not all(isinstance(item, str) for item in value):
        raise bad_input(f"{printable(str(value))[:60]!r}: expected a list of units such as A PAR")
    return value


def _units(table: Table, owner: str, texts: object) -> list[Unit]:
    _check_owner(table, owner)
    return [Unit(0, owner, piece.kind, piece.at) for piece in (_piece(table, text) for text in _list(texts))]


def _piece(table: Table, text: str) -> Piece:
    try:
        return piece_of(text, table.game.rules.board.on(table.phase), "units")
    except TurnError as fault:
        raise bad_input(str(fault)) from None


def _place(table: Table, text: str) -> str:
    try:
        return place_of(text, table.game.rules.board.on(table.phase), "centers")
    except TurnError as fault:
        raise bad_input(str(fault)) from None


def _standing(table: Table, standing: Mapping[str, int], text: str) -> int:
    piece = _piece(table, text)
    if str(piece) not in standing:
        raise bad_input(f"there is no {piece} on the board")
    return standing[str(piece)]


def _check_owner(table: Table, owner: object) -> None:
    known = {*table.game.rules.board.power, *table.game.state.owners, *table.game.state.home}
    if owner is not None and owner not in known:
        raise not_found("power", printable(str(owner)))


@needs("manage")
def rollback(
    house: House, who: Who, game_id: str, phase: str, with_orders: bool = False, why: str = ""
) -> DeadlineTold:
    """Back to where this phase was opened, with the orders of then or without. The log keeps what happened."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        table.check_gm(who)
        _begun(table)
        if table.over:  # names and seed, or what was kept silent, have been told
            raise conflict("over", "the game is over")
        game, before = table.game, len(table.game.log)
        try:
            game.rollback(phase, with_orders, who.name, why)
        except COMPLAINTS as fault:
            raise conflict("not-now", str(fault)) from None
        table.append(game.log[before : before + 1])
        tx.run("DELETE FROM drafts WHERE game = ?", table.id)
        table.change_seats(ready=0, missed=0, bot_done="")
        table.change(status="running", scheduled=None, waits="", thrown="[]", ended=None, tries=0, fault="")
        written = {seat: "\n".join(map(str, draft.orders)) for seat, draft in game.drafts.items()}
        for seat, text in written.items():
            orders.write(table, seat, who, text)
        table.act("rolled-back", who, why, to=phase, with_orders=with_orders)
        table.tell(EVERYBODY, "rolled-back", phase=phase)
        judging.go_on(table)
        return {"game": game_id, "phase": table.phase, "deadline": table.row["deadline"]}


def _begun(table: Table) -> None:
    if not table.row["seq"]:
        raise conflict("not-begun", "the game has not begun")


@needs("manage")
def throw(house: House, who: Who, game_id: str, roll: int) -> Thrown:
    """What the game-master's own die shows; it is marked as thrown by hand for ever."""
    with _at_work(house, who, game_id) as table:
        _throw(table, roll)
        return {"game": game_id, "phase": table.phase, "waits": games.waits(table)}


def _throw(table: Table, roll: int) -> None:
    game, owed = table.game, table.game.awaited
    if owed is None:
        raise conflict("no-die", "no die of the game-master's is awaited")
    if table.row["seq"]:
        game.awaited = None
        restore(table)
        game.awaited = owed
    phase, before, begun = table.phase, len(game.log), bool(table.row["seq"])
    thrown = [*json.loads(table.row["thrown"]), [owed.label, game.state.rollbacks, roll]]
    try:
        game.throw(roll)
    except RollAwaited as further:
        table.change(thrown=json.dumps(thrown), waits=f"die {further.label} {further.sides}")
        table.tell(MASTER, "waits", why=str(further))
        return
    table.change(thrown="[]", waits="")
    if begun:
        judging.close(table, phase, before)
    else:
        seating.begun(table)


@needs("manage")
def note(house: House, who: Who, game_id: str, text: str) -> None:
    """Something for all to read beside the game."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        table.check_gm(who)
        if not text.strip():
            raise bad_input("a note says something")
        table.act("note", who, text)


@needs("read")
def acts(
    house: House, who: Who, game_id: str, before: int | None = None, limit: int = ACTS_PAGE
) -> list[dict[str, Any]]:
    """What people did to this game, oldest first: the last of it, or what came before the act of a number."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_seen(who)
        rows = tx.all(
            "SELECT c.*, a.name FROM acts c LEFT JOIN accounts a ON a.id = c.account"
            f" WHERE c.game = ? AND c.n < ? ORDER BY c.n DESC LIMIT {max(1, min(limit, ACTS_PAGE))}",
            game_id,
            LAST_ACT if before is None else before,
        )
        untold = OF_SILENCE if keeps_silence(table, who) else ()
        return [
            {
                "n": row["n"],
                "at": row["at"],
                "phase": row["phase"],
                "kind": row["kind"],
                "by": row["name"],
                "seat": row["seat"],
                "why": "" if row["kind"] in untold else row["why"],
                **json.loads(row["data"]),
            }
            for row in reversed(rows)
        ]


def acts_before(acts: Sequence[Mapping[str, Any]]) -> int | None:
    """Where the page before these begins; None if they go back to the first."""
    return int(acts[0]["n"]) if acts and acts[0]["n"] > 1 else None
