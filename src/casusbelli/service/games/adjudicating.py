"""Adjudication of a phase: once, in one transaction, with everything that follows from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import chain

from casusbelli.core.events import Event, OrdersRevealed, SeatVacated
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, Text, power, said
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.game import Halted, OrdersAwaited
from casusbelli.service.base.service_errors import complaint, conflict
from casusbelli.service.base.settings import MINUTE
from casusbelli.service.base.stored_reasons import as_json, columns, reason, reason_code, reason_of_rules
from casusbelli.service.base.tracing import cause_now
from casusbelli.service.base.waiting import ASLEEP, DESERTED, DIE, HALT, HELD, ORDERS, PATIENCE, PEOPLE, Waiting
from casusbelli.service.games import bots_only, fairness
from casusbelli.service.games.open_game import EVERYBODY, MASTER, Notification, OpenGame, is_empty
from casusbelli.service.games.saved_drafts import restore
from casusbelli.service.games.schedule import Absence, next_deadline
from casusbelli.store import Row

BOTS_ONLY_DELAY = 2_000  # milliseconds: normally the bot worker adjudicates at once; after this any worker does
LONGEST_PAUSE = 30 * 24 * 60 * MINUTE  # nobody can stop a game for ever
RESIGNED, SILENT, EXCUSED, DISMISSED, END = "resigned", "silent", "excused", "dismissed", "end"
ASLEEP_AFTER = 4  # phases in a row without orders from any person, in a game that vacates no seats
NOTICE = 24 * 60 * MINUTE  # players are reminded so long before the deadline, or at half time if that is later

WAITS_FOR_ORDERS = said("service.waits-orders")

PLAYERS = (
    "SELECT a.id, h.since, h.until, CASE WHEN COALESCE(a.email, a.pending) IS NOT NULL"
    " OR EXISTS (SELECT 1 FROM channels c WHERE c.account = a.id) THEN 1 ELSE 0 END AS reachable"
    " FROM accounts a LEFT JOIN absences h ON h.account = a.id AND h.until > ? WHERE a.id IN ({})"
)
"""The players with their vacations, and whether they have any channel for notifications."""
COUNTED = (
    "UPDATE tenures SET phases = phases + 1, missed = missed + CASE WHEN {told} THEN 1 ELSE 0 END WHERE game = ?"
    " AND (seat, tenure) IN (VALUES {counted})"
)


def judge(table: OpenGame, late: bool) -> bool:
    """Adjudicate the open phase; True if it was. ``late``: its deadline has passed. If the rules wait for something,
    that is recorded and the game master is notified."""
    table.tx.ahead(fairness.TIMES, table.id, table.id)
    _announce_players(table)
    restore(table)
    if late and _be_patient(table):
        return False
    phase, before, asked = table.phase, len(table.game.log), table.game.owed().keys()
    try:
        table.game.process(deadline=late)
    except RollAwaited as owed:
        return _wait(table, Waiting(DIE, owed.label, owed.sides), said("service.waits-die"))
    except Halted as why:
        return _wait(table, Waiting(HALT), complaint(why))
    except OrdersAwaited as why:
        return _wait(table, Waiting(ORDERS), complaint(why))
    with table.changing_once():
        close(table, phase, before, asked)
    return True


def close(table: OpenGame, phase: str, before: int, asked: Collection[str]) -> None:
    """Follow-up of an adjudicated phase. ``before``: how many facts there were; ``asked``: the seats it waited for."""
    fresh = table.game.log[before:]
    now, rollbacks = table.tx.now(), table.row["rollbacks"]
    deadline = table.row["deadline"]
    table.append(fresh, waits="", waiting=None, tries=0, fault="", thrown="[]")
    _count_silence(table, fresh, phase, asked)
    follow(table, fresh)
    late = None if deadline is None else max(0, now - deadline)
    table.tx.put("judged", game=table.id, phase=phase, rollbacks=rollbacks, seq=table.row["seq"], at=now, late=late)
    table.tx.queue("DELETE FROM drafts WHERE game = ?", table.id)
    if any(row["ready"] for row in table.seats.values()):
        table.change_seats(ready=0)
    table.tell(EVERYBODY, "judged", phase=phase)
    left = _declare_empty(table) and _forsaken(table)
    go_on(table, rests=left)
    if left:
        _rest(table)
    elif table.row["status"] == "running" and _all_silent(table):
        _suspend(table, ASLEEP, reason("asleep", n=ASLEEP_AFTER))


def go_on(table: OpenGame, rests: bool = False) -> None:
    """Finish the game, or set the next deadline and notify those whose orders are due. ``rests``: its last player has
    just left, and the game is to be suspended rather than finished."""
    if table.game.state.outcome is not None:
        return _end(table)
    over = bots_only.why_over(table)
    if over and not rests:
        return _end(table) if bots_only.vacate_all(table, over) else None
    now = table.tx.now()
    players = _players(table)
    away, kind = _vacations(table, players), Phase.of(table.phase).kind
    scheduled = next_deadline(table.settings.clock, kind, table.row["scheduled"], now, away)
    deadline = None if scheduled is None else scheduled + table.settings.clock.grace * MINUTE
    remind = remind_at(now, deadline)
    table.change(status="running", scheduled=scheduled, deadline=deadline, due=deadline, frozen=None, remind=remind)
    table.change(cause="")
    hurry(table)
    _call(table, players, table.game.owed(), deadline)
    return None


def remind_at(now: int, deadline: int | None) -> int | None:
    return None if deadline is None else max(deadline - NOTICE, now + (deadline - now) // 2)


def call_again(table: OpenGame, deadline: int | None, why: str) -> None:
    """Notify those with orders due who are not ready that the deadline has changed."""
    waited = [seat for seat in table.game.owed() if not table.seats[seat]["ready"]]
    _call(table, _players(table), waited, deadline, why)


def hurry(table: OpenGame) -> None:
    """Make the phase due now if everybody is ready, or no orders are due. The deadline is kept where only bots are left
    but a seat is free to be taken over."""
    if table.row["status"] != "running":
        return None
    owed = table.game.owed()
    asked = [row for seat, row in table.seats.items() if seat in owed]
    if not all(row["ready"] for row in asked) or table.row["kind"] != "game":
        return None
    if bots_only.plays_alone(table) and (table.settings.clock.early or table.row["deadline"] is None):
        return table.change(due=table.tx.now() + BOTS_ONLY_DELAY, waits="")
    if bots_only.only_bots(table) and table.row["deadline"] is not None and not bots_only.why_over(table):
        return None
    bots_asked = bool(asked) and all(row["bot"] is not None for row in asked)
    if table.settings.clock.early or bots_asked:
        table.change(due=table.tx.now(), waits="", cause=cause_now())
    return None


def wait_again(table: OpenGame) -> None:
    """Somebody is not ready after all: a phase that was due because everybody was, and has not been adjudicated yet,
    runs to its deadline. A game that is tried again after a failure keeps its time."""
    row = table.row
    if row["status"] == "running" and row["due"] is not None and not row["tries"]:
        table.change(due=row["deadline"])


def _announce_players(table: OpenGame) -> None:
    """Announce what ``_players`` will ask for, before it has to wait for everything that is written."""
    accounts = _accounts(table)
    if accounts:
        table.tx.ahead(_about(accounts), table.moment, *accounts)


def _players(table: OpenGame) -> Sequence[Row]:
    accounts = _accounts(table)
    return table.tx.all(_about(accounts), table.moment, *accounts) if accounts else ()


def _about(accounts: Sequence[str]) -> str:
    return PLAYERS.format(", ".join("?" * len(accounts)))


def _accounts(table: OpenGame) -> Sequence[str]:
    return sorted({row["account"] for row in table.seats.values() if row["account"] is not None})


def _vacations(table: OpenGame, players: Iterable[Row]) -> Sequence[Absence]:
    """The vacations of these players, if the game makes allowance for them."""
    if not table.settings.holidays:
        return ()
    return [(row["since"], row["until"]) for row in players if row["until"] is not None]


def _be_patient(table: OpenGame) -> bool:
    """Prolong the phase if orders are missing and the game allows it."""
    clock = table.settings.clock
    silent = [seat for seat in _heard_nothing_of(table) if table.seats[seat]["account"] is not None]
    used = table.waiting.times
    if not silent or used >= clock.patience:
        return False
    deadline = table.tx.now() + clock.extension * MINUTE
    table.change(deadline=deadline, due=deadline, waits=str(Waiting(PATIENCE, times=used + 1)))
    table.act("prolonged", None, reason("no-orders", seats=map(power, silent)), minutes=clock.extension)
    _call(table, _players(table), silent, deadline, f"again {used + 1}")
    return True


def _heard_nothing_of(table: OpenGame) -> list[str]:
    return [seat for seat in table.game.owed() if seat not in table.game.drafts and not table.seats[seat]["ready"]]


def _wait(table: OpenGame, what: Waiting, why: Said) -> bool:
    """Suspend the deadline while the rules wait for somebody."""
    table.tx.queue("UPDATE seats SET ready = 0 WHERE game = ? AND bot IS NULL", table.id)
    table.change(waits=str(what), waiting=table.tx.now(), due=None)
    told = WAITS_FOR_ORDERS if what.kind == ORDERS and table.game.rules.secret else why
    table.tell(EVERYBODY, "waits", **as_json(told))
    table.tell(MASTER, "waits", **as_json(why))
    key, master = f"{table.id}/{table.phase}/{table.row['rollbacks']}/{what}", table.row["gm"]
    table.notify(master or table.row["owner"], "game-waits", key, None, **as_json(why if master else told))
    return False


def _count_silence(table: OpenGame, fresh: Sequence[Event], phase: str, asked: Collection[str]) -> None:
    """Count missed phases in a row, for seats with orders due: other phases say nothing about a player. "I have no
    orders" is an answer, and a player who was not given the announced time has missed nothing."""
    said = next(event for event in fresh if isinstance(event, OrdersRevealed) and event.phase == phase)
    quiet = [seat for seat, row in table.seats.items() if seat in said.silent and not row["ready"]]
    told = fairness.announced(table, phase) if quiet else None
    silent = fairness.had_time(table, told, quiet) if told is not None else []
    if silent or any(row["missed"] for row in table.seats.values()):
        seats = sorted({*asked, *said.orders, *said.secret, *said.refused})
        again = f"UPDATE seats SET missed = CASE WHEN {_among(silent)} THEN missed + 1 ELSE 0 END WHERE game = ?"
        table.tx.queue(f"{again} AND account IS NOT NULL AND {_among(seats)}", *silent, table.id, *seats)
        for seat in {*seats}.intersection(table.seats):
            row = table.seats[seat]
            if row["account"] is not None:
                row["missed"] = row["missed"] + 1 if seat in silent else 0
    blamed = fairness.as_agreed(table, told, silent) if told is not None else []
    held = ((seat, table.seats[seat]) for seat in asked if seat in blamed or seat not in quiet)
    counted = [(seat, row["tenure"]) for seat, row in held if row["account"] is not None]
    if counted:
        sql = COUNTED.format(told=_among(blamed), counted=", ".join(["(?, ?)"] * len(counted)))
        table.tx.queue(sql, *blamed, table.id, *chain.from_iterable(counted))


def _agreed(table: OpenGame, seat: str) -> bool:
    return bool(fairness.as_agreed(table, fairness.announced(table, table.phase), [seat]))


def _among(seats: Sequence[str]) -> str:
    return f"seat IN ({', '.join('?' * len(seats))})" if seats else "1 = 0"


def _declare_empty(table: OpenGame) -> bool:
    """Vacate seats whose players have missed too many phases. True if there was one."""
    limit, left = table.settings.misses, False
    for seat, row in dict(table.seats).items():
        if limit and row["account"] is not None and row["missed"] >= limit and table.game.state.outcome is None:
            ended = SILENT if _agreed(table, seat) else EXCUSED
            leave(table, seat, reason("silent", n=row["missed"]), ended)
            left = True
    return left


def leave(table: OpenGame, seat: str, why: Text, ended: str) -> None:
    """Vacate a seat; the rules decide what becomes of the power. ``ended``: the reason that goes on record."""
    before = len(table.game.log)
    table.game.vacate(seat, reason_code(why))
    table.append(table.game.log[before:])
    _leave(table, seat, why, ended)


def follow(table: OpenGame, fresh: Iterable[Event], ended: str = "") -> None:
    """Update the seats after the rules have vacated some, by an order or for missed phases (the default for ``ended``):
    those players have left the game like any others."""
    for event in fresh:
        if isinstance(event, SeatVacated):
            row = table.seats.get(event.seat)
            if row is not None and not is_empty(row):
                silence = SILENT if _agreed(table, event.seat) else EXCUSED
                _leave(table, event.seat, reason_of_rules(event.why), ended or silence)


def _leave(table: OpenGame, seat: str, why: Text, ended: str) -> None:
    """Update the seat, its player's record and the notifications after a seat was vacated."""
    row = table.seats[seat]
    table.game.drafts.pop(seat, None)
    table.game.ready.discard(seat)
    key = {"game": table.id, "seat": seat, "tenure": row["tenure"]}
    table.tx.set("tenures", key, until=table.tx.now(), ended=ended, **columns(why))
    for kept in ("drafts", "bot_memory"):
        table.tx.queue(f"DELETE FROM {kept} WHERE game = ? AND seat = ?", table.id, seat)
    table.change_seat(seat, account=None, bot=None, ready=0, missed=0)
    table.act("left", None, why, seat=seat)
    table.notify(row["account"], "seat-left", f"{table.id}/{seat}/{row['tenure']}/left", seat=seat, **as_json(why))


def look_around(table: OpenGame) -> None:
    """After somebody has left: the game may be over, abandoned, or no longer waiting for anybody."""
    if table.game.state.outcome is not None:
        go_on(table)
    elif not _rest(table):
        hurry(table)


def _rest(table: OpenGame) -> bool:
    """Suspend a game that people played and have all left, until a player takes a seat or the game master resumes it:
    bots do not play it to its end by themselves."""
    if table.row["kind"] != "game" or table.row["status"] != "running" or not _forsaken(table):
        return False
    _suspend(table, PEOPLE, reason("deserted"))
    return True


def _suspend(table: OpenGame, kind: str, why: Said) -> None:
    """Suspend a game that nobody plays, and tell its game master and everybody who could play on."""
    stop_clock(table)
    table.change(waits=str(Waiting(kind)))
    table.act("paused", None, why)
    key = f"{table.id}/{table.row['seq']}/{kind}"
    table.notify(table.row["gm"], "game-waits", key, None, **as_json(why))
    notes = [Notification(account, f"{key}/{seat}", seat, {}) for account, seat in _could_return(table)]
    table.notify_all(kind, notes)


def _could_return(table: OpenGame) -> list[tuple[str, str]]:
    """The players, and those who have left a seat that is still free. Whom the game master removed cannot return."""
    seated = [(row["account"], seat) for seat, row in table.seats.items() if row["account"] is not None]
    sql = (
        "SELECT account, seat FROM tenures WHERE game = ? AND account IS NOT NULL"
        " AND ended IN ('resigned', 'silent', 'excused') ORDER BY until"
    )
    left = {row["account"]: row["seat"] for row in table.tx.all(sql, table.id)}
    free = {seat for seat, row in table.seats.items() if is_empty(row)}
    return [*seated, *((account, seat) for account, seat in left.items() if seat in free)]


def _all_silent(table: OpenGame) -> bool:
    """Have all people been silent for long, in a game in which nobody loses a seat for that?"""
    people = [row for row in table.seats.values() if row["account"] is not None]
    if table.row["kind"] != "game" or table.settings.misses or not people:
        return False
    return all(row["missed"] >= ASLEEP_AFTER for row in people)


def _forsaken(table: OpenGame) -> bool:
    if table.waiting.stands_still:
        return False  # it is suspended already
    if any(row["account"] is not None for row in table.seats.values()):
        return False
    sql = "SELECT 1 AS yes FROM tenures WHERE game = ? AND account IS NOT NULL"
    return table.tx.one(sql, table.id) is not None


def stop_clock(table: OpenGame) -> None:
    table.check_running()
    deadline = table.row["deadline"]
    left = None if deadline is None else max(0, deadline - table.tx.now())
    until = table.tx.now() + LONGEST_PAUSE
    table.change(status="paused", frozen=left, deadline=None, due=until, remind=None)
    table.tell(EVERYBODY, "paused")


def start_clock(table: OpenGame) -> None:
    if table.row["status"] not in ("paused", "needs-gm"):
        raise conflict("not-paused", said("service.not-paused"))
    if table.waiting.kind == HELD:
        raise conflict("held", told_held(table))
    left, now = table.row["frozen"], table.tx.now()
    least = table.settings.clock.minutes(Phase.of(table.phase).kind) * MINUTE // 4
    deadline = None if left is None else now + max(left, least)
    scheduled = None if deadline is None else deadline - table.settings.clock.grace * MINUTE
    remind = remind_at(now, deadline)
    table.change(status="running", deadline=deadline, due=deadline, scheduled=scheduled, remind=remind)
    table.change(frozen=None, tries=0, fault="")
    table.tx.queue("DELETE FROM stopped WHERE game = ?", table.id)  # it leaves the maintenance stop of all games
    if table.waiting.kind in DESERTED:
        table.change(waits="")
        table.change_seats(missed=0)
    table.tell(EVERYBODY, "resumed")
    hurry(table)
    call_again(table, deadline, f"resumed {table.row['version']}")


def told_held(table: OpenGame) -> Said:
    """That an operator holds the game, and why."""
    row = table.tx.one("SELECT why FROM stopped WHERE game = ?", table.id)
    return said("service.held-by-operators", why=row["why"] if row else "")


def _call(table: OpenGame, players: Iterable[Row], seats: Iterable[str], deadline: int | None, again: str = "") -> None:
    """Notify the players of these seats that it is their turn. Nothing is written for those who have no channel: this
    is by far the most frequent notification."""
    phase, told = f"{table.id}/{table.phase}/{table.row['rollbacks']}", {"phase": table.phase, "deadline": deadline}
    reachable = {row["id"] for row in players if row["reachable"]}
    held = ((seat, table.seats[seat]) for seat in seats)
    notes = [
        Notification(row["account"], f"{phase}/{seat}/{row['tenure']}/{again}", seat, told)
        for seat, row in held
        if row["account"] in reachable
    ]
    table.notify_all("your-turn", notes)


def _end(table: OpenGame) -> None:
    now = table.tx.now()
    table.change(status="finished", due=None, deadline=None, scheduled=None, ended=now, waits="")
    table.tell(EVERYBODY, "ended")
    for seat, row in table.seats.items():
        table.tx.set(
            "tenures", {"game": table.id, "seat": seat, "tenure": row["tenure"]}, until=now, why=END, ended=END
        )
    notes = [Notification(row["account"], f"{table.id}/{seat}/over", seat, {}) for seat, row in table.seats.items()]
    table.notify_all("game-over", notes)
