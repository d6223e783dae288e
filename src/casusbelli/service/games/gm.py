"""Use cases of the game master. Each act has its author and its reason, and is shown to all players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from casusbelli.core.said import as_data, power, said
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.game import Halted, OrdersAwaited, UnknownSeat, WrongPhase
from casusbelli.service.base.gm_shapes import (
    ClockTold,
    DeadlineTold,
    JudgedTold,
    Missing,
    Nudged,
    Replaced,
    Thrown,
    Vacated,
)
from casusbelli.service.base.order_shapes import Receipt
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, complaint, conflict, phase_closed
from casusbelli.service.base.settings import LONGEST, MINUTE
from casusbelli.service.base.stored_reasons import checked_reason, reason
from casusbelli.service.base.waiting import ASLEEP, DIE, HELD, PEOPLE, Waiting
from casusbelli.service.games import adjudicating, bot_memory, invitations, lobby, order_entry, quotas, seating
from casusbelli.service.games.bot_characters import NOBODY, bots_named
from casusbelli.service.games.conversations import presence_in
from casusbelli.service.games.game_log import note_help
from casusbelli.service.games.open_game import EVERYBODY, MASTER, OpenGame, opened
from casusbelli.service.games.saved_drafts import drafts, restore

NUDGE_AGAIN = 6 * 60 * MINUTE  # a player is nudged once in so long

COMPLAINTS = (WrongPhase, Halted, OrdersAwaited, UnknownSeat, ValueError)


@contextmanager
def at_work(game_id: str, service: Service, who: Who, alone: bool = False) -> Iterator[OpenGame]:
    """The game, locked, for its game master. A refusal by the rules is reported and changes nothing. ``alone``: a game
    without players is also open to its creator, and one whose players were silent to each of them."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        wakes = {PEOPLE: table.runs(who), ASLEEP: table.runs(who) or bool(table.sits(who))}
        if not (alone and wakes.get(table.waiting.kind)):
            table.check_gm(who)
        if table.over:
            raise conflict("over", said("service.game-over"))
        if table.waiting.kind == HELD:
            raise conflict("held", adjudicating.told_held(table))
        try:
            yield table
        except COMPLAINTS as fault:
            raise conflict("not-now", complaint(fault)) from None


# --- time


@needs("manage")
def extend(service: Service, who: Who, game_id: str, minutes: int, why: str = "") -> DeadlineTold:
    """More time for the open phase, or less."""
    with at_work(game_id, service, who) as table:
        table.check_running()
        before = table.row["deadline"]
        prolong(table, minutes)
        table.act("extended", who, why, minutes=minutes, before=before, deadline=table.row["deadline"])
        return {"game": game_id, "phase": table.phase, "deadline": table.row["deadline"]}


def prolong(table: OpenGame, minutes: int) -> None:
    if not -LONGEST <= minutes <= LONGEST or not minutes:
        raise bad_input(said("service.bad-extension", minutes=minutes, most=LONGEST))
    if table.row["deadline"] is None:
        raise conflict("no-deadline", said("service.no-deadline"))
    deadline = max(table.row["deadline"], table.tx.now() if minutes > 0 else 0) + minutes * MINUTE
    scheduled = (table.row["scheduled"] or deadline) + minutes * MINUTE
    remind = adjudicating.remind_at(table.tx.now(), deadline)
    table.change(deadline=deadline, due=deadline, scheduled=scheduled, remind=remind)
    table.tell(EVERYBODY, "deadline")


@needs("manage")
def pause(service: Service, who: Who, game_id: str, why: str = "") -> ClockTold:
    """Stop the clock: nothing is adjudicated; orders may be written."""
    with at_work(game_id, service, who) as table:
        adjudicating.stop_clock(table)
        table.act("paused", who, why)
        return {"game": game_id, "status": table.row["status"], "deadline": None}


@needs("manage")
def resume(service: Service, who: Who, game_id: str, why: str = "") -> ClockTold:
    """Restart the clock with the time that was left; retry a game whose adjudication failed."""
    with at_work(game_id, service, who, alone=True) as table:
        if table.game.halted and table.row["status"] in ("running", "needs-gm"):
            before = len(table.game.log)
            table.game.resume(who.name, why)
            table.append(table.game.log[before:], waits="")
            adjudicating.go_on(table)
        else:
            adjudicating.start_clock(table)
        table.act("resumed", who, why)
        return {"game": game_id, "status": table.row["status"], "deadline": table.row["deadline"]}


@needs("manage")
def judge_now(service: Service, who: Who, game_id: str, phase: str, why: str = "") -> JudgedTold:
    """Adjudicate now, with the orders there are, whatever the clock says."""
    with at_work(game_id, service, who) as table:
        if phase != table.phase:
            raise phase_closed(phase, table.phase)
        if table.row["status"] in ("paused", "needs-gm"):
            table.change(status="running")
        table.check_running()
        quotas.check_step(table)
        if table.row["kind"] == "game":
            table.act("judged", who, why)
        adjudicating.judge(table, late=False)
        return {"game": game_id, "phase": table.phase, "status": table.row["status"], **lobby.told_waits(table)}


# --- players


@needs("manage")
def vacate(service: Service, who: Who, game_id: str, seat: str, why: str = "") -> Vacated:
    """Vacate a seat until somebody takes it."""
    with at_work(game_id, service, who) as table:
        table.check_seat(seat)
        if table.row["status"] == "forming":
            seating.unseat(table, seat)
        else:
            adjudicating.leave(table, seat, why or reason("dismissed"), adjudicating.DISMISSED)
            adjudicating.look_around(table)
        if table.helper is not None:
            table.note_office("vacated", who, why, seat=seat)
        return {"game": game_id, "seat": seat}


@needs("manage")
def replace(
    service: Service, who: Who, game_id: str, seat: str, name: str | None = None, bot: str | None = None, why: str = ""
) -> Replaced:
    """Replace the player of a seat: by a bot, at once, or by a player, who is offered it."""
    if (name is None) == (bot is None):
        raise bad_input(said("service.player-or-bot"))
    with at_work(game_id, service, who) as table:
        table.check_seat(seat)
        token, was = None, _sitting(table, seat)
        if name is not None:
            token = seating.offer(table, who, seat, invitations.account_named(table, name), checked_reason(why))[
                "token"
            ]
        elif bot is not None:
            seating.put_bot_in(table, seat, bot, why)
        table.act("replaced" if bot is not None else "offered", who, why, seat=seat, was=was, bot=bot)
        tenure = table.seats[seat]["tenure"]
        return {"game": game_id, "seat": seat, "tenure": tenure, "offered": token is not None, "invitation": token}


def _sitting(table: OpenGame, seat: str) -> str | None:
    """The bot of this seat, or its player unless players are anonymous."""
    row = table.seats[seat]
    return row["bot"] or (None if table.settings.anonymous else row["player"])


@needs("manage")
def enter(service: Service, who: Who, game_id: str, seat: str, phase: str | None, text: str, why: str = "") -> Receipt:
    """Enter orders for a player who sent them some other way."""
    order_entry.check_size(text)
    with at_work(game_id, service, who) as table:
        table.check_seat(seat)
        table.check_phase(phase)
        receipt = order_entry.write(table, seat, who, text)
        table.act("entered", who, why, seat=seat)
        return receipt


@needs("manage")
def nudge(service: Service, who: Who, game_id: str, seat: str) -> Nudged:
    """Remind a player whose orders are missing. The game log does not say so, since that would tell the others that
    the player has written nothing."""
    with at_work(game_id, service, who) as table:
        table.check_running()
        table.check_seat(seat)
        row, now = table.seats[seat], table.tx.now()
        if row["account"] is None or row["ready"] or seat not in table.game.owed():
            raise conflict("nothing-due", said("service.nothing-due", seat=power(seat)))
        key = f"{table.id}/{table.phase}/{table.row['rollbacks']}/{seat}/{row['tenure']}/nudge {now // NUDGE_AGAIN}"
        if table.tx.one("SELECT 1 AS yes FROM outbox WHERE key = ?", key) is not None:
            raise conflict("nudged-already", said("service.nudged-already", seat=power(seat)))
        table.notify(row["account"], "reminder", key, seat, phase=table.phase, deadline=table.row["deadline"])
        return {"game": game_id, "seat": seat, "phase": table.phase}


@needs("manage")
def missing(service: Service, who: Who, game_id: str) -> list[Missing]:
    """Who has written, who is ready, and whose orders are missing. A game master can read the orders as well."""
    note_help(service, game_id, who)
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_gm(who)
        if table.row["status"] not in ("running", "paused", "needs-gm") or not table.row["seq"]:
            return []
        written = {row["seat"]: row for row in drafts(table)}
        asked, seen, bots = table.game.owed(), presence_in(table, who), bots_named(table)
        return [
            {
                "seat": seat,
                "player": row["player"],
                "bot": row["bot"],
                "bot_name": bots.get(seat, NOBODY)["bot_name"],
                "bot_emblem": bots.get(seat, NOBODY)["bot_emblem"],
                "asked": str(asked[seat]) if seat in asked else None,
                "asked_said": as_data(asked.get(seat)),
                "ready": bool(row["ready"]),
                "heard": seat in written,
                "text": written[seat]["text"] if seat in written else "",
                "at": written[seat]["at"] if seat in written else None,
                "missed": row["missed"],
                "seen": seen.get(seat),
            }
            for seat, row in table.seats.items()
        ]


# --- the game itself


@needs("manage")
def rollback(
    service: Service, who: Who, game_id: str, phase: str, with_orders: bool = False, why: str = ""
) -> DeadlineTold:
    """Roll back to the opening of this phase, restoring the orders of that phase or not. The log keeps what
    happened."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_gm(who)
        _begun(table)
        if table.over:  # names, seed and secret orders have been revealed
            raise conflict("over", said("service.game-over"))
        game, before = table.game, len(table.game.log)
        try:
            game.rollback(phase, with_orders, who.name, why)
        except COMPLAINTS as fault:
            raise conflict("not-now", complaint(fault)) from None
        table.append(game.log[before : before + 1])
        tx.run("DELETE FROM drafts WHERE game = ?", table.id)
        bot_memory.forget_undone(table)
        table.change_seats(ready=0, missed=0, bot_done="")
        table.change(status="running", scheduled=None, waits="", thrown="[]", ended=None, tries=0, fault="")
        written = {seat: "\n".join(map(str, draft.orders)) for seat, draft in game.drafts.items()}
        for seat, text in written.items():
            order_entry.write(table, seat, who, text)
        table.act("rolled-back", who, why, to=phase, with_orders=with_orders)
        table.tell(EVERYBODY, "rolled-back", phase=phase)
        adjudicating.go_on(table)
        return {"game": game_id, "phase": table.phase, "deadline": table.row["deadline"]}


def _begun(table: OpenGame) -> None:
    if not table.row["seq"]:
        raise conflict("not-begun", said("service.not-begun"))


@needs("manage")
def throw(service: Service, who: Who, game_id: str, roll: int) -> Thrown:
    """Enter the result of the game master's own die; it stays marked as rolled by hand."""
    with at_work(game_id, service, who) as table:
        _throw(table, roll)
        return {"game": game_id, "phase": table.phase, **lobby.told_waits(table)}


def _throw(table: OpenGame, roll: int) -> None:
    game, owed = table.game, table.game.awaited
    if owed is None:
        raise conflict("no-die", said("service.no-die"))
    if table.row["seq"]:
        restore(table)
    phase, before, begun = table.phase, len(game.log), bool(table.row["seq"])
    asked = game.owed().keys()
    thrown = [*json.loads(table.row["thrown"]), [owed.label, game.state.rollbacks, roll]]
    try:
        game.throw(roll)
    except RollAwaited as further:
        table.change(thrown=json.dumps(thrown), waits=str(Waiting(DIE, further.label, further.sides)))
        table.tell(MASTER, "waits", why=str(further))
        return
    table.change(thrown="[]", waits="")
    if begun:
        adjudicating.close(table, phase, before, asked)
    else:
        seating.begun(table)
