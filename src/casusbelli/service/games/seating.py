"""Seating: joining, leaving, invitations, seat assignment, and the start of a game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from casusbelli.bots import UnknownBot, bot
from casusbelli.core.said import Text, power, said
from casusbelli.engine.dice import Dice
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import first_link
from casusbelli.service.base.rights import needs
from casusbelli.service.base.seat_shapes import Begun, Seated
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, complaint, conflict, not_allowed
from casusbelli.service.base.stored_reasons import reason
from casusbelli.service.base.waiting import DESERTED, DIE, HALT, MUSTER, ORDERS, START, Waiting
from casusbelli.service.games import adjudicating, bots_only, invitations, start_date
from casusbelli.service.games.open_game import EVERYBODY, OpenGame, header_of, is_empty, opened
from casusbelli.service.games.seat_assignment import dealt
from casusbelli.store import Row

NONCE = 64


def seat_bot(table: OpenGame, seat: str, name: str) -> None:
    check_bot(name)
    table.check_seat(seat)
    _sit(table, seat, None, name)


def check_bot(name: str) -> None:
    try:
        bot(name)
    except UnknownBot as fault:
        raise bad_input(complaint(fault), code="unknown-bot") from None


def unseat(table: OpenGame, seat: str) -> None:
    """Before the start: free the seat again."""
    _sit(table, seat, None, None)
    table.change_seat(seat, ready=0)
    table.tell(EVERYBODY, "left", seat=seat)


# --- joining


@needs("play")
def join(
    service: Service,
    who: Who,
    game_id: str,
    seat: str | None = None,
    wants: Sequence[str] = (),
    nonce: str = "",
    invitation: str | None = None,
    commitment: str = "",
) -> Seated:
    """Take a seat, or apply if seats are assigned at the start. ``nonce``: any text, mixed into the dice so that nobody
    can have chosen them. ``commitment``: the hash that the player was shown before choosing it; it must be that of the
    game's seed."""
    account = who.known()
    if len(nonce) > NONCE:
        raise bad_input(said("service.long-nonce", most=NONCE))
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        if commitment not in ("", table.row["commitment"]):
            raise conflict("other-seed", said("service.other-seed"))
        invited = invitations.found(table, account, invitation)
        if invited is None:
            table.check_seen(who)
            _check_may_join(table, account)
        elif invited["kind"] == invitations.SEAT:
            seat = invited["seat"]
            _make_room(table, account, invited)
        wanted = seat or (invited["seat"] if invited else None)
        if table.row["status"] == "forming" and table.settings.deal != "chosen" and wanted is None:
            _apply(table, account, wants, nonce)
        else:
            _take(table, account, wanted, nonce)
        if invited is not None:
            invitations.settle(tx, invited["token"])
        maybe_begin(table)
        return {"game": game_id, "seats": table.sits(who), "status": table.row["status"]}


def _check_may_join(table: OpenGame, account: str) -> None:
    if table.settings.join == "invited" and table.row["owner"] != account and not _lost_one(table, account):
        raise not_allowed(said("service.invited-only"))


def _lost_one(table: OpenGame, account: str) -> bool:
    """May a player who was vacated for missed phases come back while a seat is free?"""
    sql = "SELECT 1 AS yes FROM tenures WHERE game = ? AND account = ? AND ended IN ('silent', 'excused')"
    return table.tx.one(sql, table.id, account) is not None


def _make_room(table: OpenGame, account: str, offer: Row) -> None:
    """The replaced player goes when the new one comes, unless the seat has changed hands since."""
    seat = offer["seat"]
    row = table.seats[seat]
    if is_empty(row):
        return
    if row["since"] != offer["held"]:
        raise conflict("taken", said("service.seat-lost", seat=power(seat)))
    _check_not_in(table, account)
    if table.row["status"] == "forming":
        unseat(table, seat)
    else:
        adjudicating.leave(table, seat, offer["why"] or reason("replaced"), adjudicating.DISMISSED)


def _check_not_in(table: OpenGame, account: str) -> None:
    if any(row["account"] == account for row in table.seats.values()):
        raise conflict("already-in", said("service.you-sit-here"))
    if table.row["gm"] == account:
        raise conflict("game-master", said("service.gm-does-not-play"))
    if is_blocked(table, account):
        raise not_allowed(said("service.unwanted-here"))


def is_blocked(table: OpenGame, account: str) -> bool:
    """Is the player blocked by somebody whose name is known? Where names are hidden a refusal would reveal who
    plays."""
    running = (table.row["owner"], table.row["gm"])
    playing = () if table.settings.anonymous else tuple(row["account"] for row in table.seats.values())
    by = [name for name in dict.fromkeys((*running, *playing)) if name is not None]
    sql = f"SELECT 1 AS yes FROM blocks WHERE blocked = ? AND account IN ({', '.join('?' * len(by))})"
    return bool(by) and table.tx.one(sql, account, *by) is not None


def _apply(table: OpenGame, account: str, wants: Sequence[str], nonce: str) -> None:
    _check_not_in(table, account)
    for seat in wants:
        table.check_seat(seat)
    table.tx.run("DELETE FROM applicants WHERE game = ? AND account = ?", table.id, account)
    if len(applicants(table)) >= len(free(table)):
        raise conflict("full", said("service.as-many-as-seats"))
    wanted = json.dumps(list(dict.fromkeys(wants)))
    table.tx.add("applicants", game=table.id, account=account, wants=wanted, nonce=nonce, at=table.tx.now())
    table.tell(EVERYBODY, "joined")


def _take(table: OpenGame, account: str, seat: str | None, nonce: str) -> None:
    """Take a free seat, before the game or in the middle of it."""
    if table.row["status"] not in ("forming", "running", "paused", "needs-gm"):
        raise conflict("over", said("service.game-over"))
    _check_not_in(table, account)
    open_ = free(table)
    if not open_:
        raise conflict("full", said("service.no-free-seat"))
    if seat is not None:
        table.check_seat(seat)
    if seat is not None and seat not in open_:
        raise conflict("taken", said("service.seat-taken", seat=power(seat), free=map(power, open_)))
    chosen = seat or open_[0]
    if table.row["status"] == "forming":
        _sit(table, chosen, account, None)
        if nonce:
            nonces = [*json.loads(table.row["nonces"]), nonce]
            table.change(nonces=json.dumps(nonces))
    else:
        _take_over(table, chosen, account)
    table.tell(EVERYBODY, "joined", seat=chosen)


def _sit(table: OpenGame, seat: str, account: str | None, bot_name: str | None) -> None:
    """Seat a first player, before the game begins."""
    now = table.tx.now()
    table.tx.run("DELETE FROM tenures WHERE game = ? AND seat = ?", table.id, seat)
    if account or bot_name:
        table.tx.add("tenures", game=table.id, seat=seat, tenure=1, account=account, bot=bot_name, since=now, phase="")
    table.change_seat(seat, account=account, bot=bot_name, tenure=1, since=now)


def _take_over(table: OpenGame, seat: str, account: str | None, bot_name: str | None = None) -> None:
    """Seat a new player in the middle of the game."""
    before, now = len(table.game.log), table.tx.now()
    if table.game.state.outcome is not None:
        raise conflict("over", said("service.game-over"))
    table.game.take_seat(seat)
    table.append(table.game.log[before:])
    tenure = table.seats[seat]["tenure"] + 1
    table.tx.add(
        "tenures", game=table.id, seat=seat, tenure=tenure, account=account, bot=bot_name, since=now, phase=table.phase
    )
    table.change_seat(seat, account=account, bot=bot_name, bot_done="", tenure=tenure, since=now, ready=0, missed=0)
    if table.waiting.kind in (HALT, ORDERS) and not table.game.halted:
        adjudicating.go_on(table)
    elif account is not None and table.waiting.kind in DESERTED:
        adjudicating.start_clock(table)
        table.act("resumed", None, reason("plays-again"))


def free(table: OpenGame) -> list[str]:
    return [seat for seat, row in table.seats.items() if is_empty(row)]


def applicants(table: OpenGame) -> list[Row]:
    sql = (
        "SELECT p.*, a.name FROM applicants p JOIN accounts a ON a.id = p.account WHERE p.game = ? ORDER BY p.at, a.id"
    )
    return table.tx.all(sql, table.id)


def has_room(table: OpenGame) -> bool:
    """Is there a seat for which nobody waits yet?"""
    return len(free(table)) > len(applicants(table))


@needs("play")
def leave(service: Service, who: Who, game_id: str, seat: str | None = None, why: Text = "") -> Seated:
    """Before the start the seat is simply free again; later it is resigned, and another player may take it over."""
    account = who.known()
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        if table.row["status"] == "forming" and tx.run(
            "DELETE FROM applicants WHERE game = ? AND account = ?", table.id, account
        ):
            table.tell(EVERYBODY, "left")
            return {"game": game_id, "seats": [], "status": table.row["status"]}
        mine = table.seat(who, seat)
        if table.row["status"] == "forming":
            unseat(table, mine)
            if table.waiting.kind in (MUSTER, START):
                end_muster(table)
            maybe_begin(table)
        elif table.over:
            raise conflict("over", said("service.game-over"))
        else:
            adjudicating.leave(table, mine, why or reason("resigned"), adjudicating.RESIGNED)
            adjudicating.look_around(table)
        return {"game": game_id, "seats": table.sits(who), "status": table.row["status"]}


def put_bot_in(table: OpenGame, seat: str, bot_name: str, why: str) -> None:
    """Seat a bot, whoever had the seat before."""
    if table.row["status"] == "forming":
        return seat_bot(table, seat, bot_name)
    check_bot(bot_name)
    if not is_empty(table.seats[seat]):
        adjudicating.leave(table, seat, why or reason("replaced"), adjudicating.DISMISSED)
    _take_over(table, seat, None, bot_name)
    bots_only.check_allowed(table)
    return adjudicating.look_around(table)


def offer(table: OpenGame, who: Who, seat: str, account: str, why: str) -> Row:
    """Offer this seat to somebody. Nothing changes until they accept."""
    _check_not_in(table, account)
    return invitations.add(table, who, account, invitations.SEAT, seat, why)


# --- start


@needs("manage")
def start(service: Service, who: Who, game_id: str, bot_name: str = "") -> Begun:
    """Start the game. Free seats are played by a bot, or are in civil disorder."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        if not table.runs(who) and not (who.administers and is_orphan(table) and not table.involves(who)):
            raise not_allowed(said("service.who-begins-helper" if who.administers else "service.who-begins"))
        if table.row["status"] != "forming":
            raise conflict("begun", said("service.begun-already"))
        if start_date.lies_ahead(table):
            raise conflict("start-date", said("service.before-start-date"))
        _deal(table)
        for seat in free(table) if bot_name else ():
            seat_bot(table, seat, bot_name)
        if len(free(table)) == len(table.seats):
            raise conflict("nobody", said("service.nobody-sits-here"))
        begin(table)
        if not table.runs(who):
            table.note_office("begun", who)
        return {"game": game_id, "status": table.row["status"], "phase": table.phase}


def is_orphan(table: OpenGame) -> bool:
    """Is everyone gone who could run this game?"""
    sql = "SELECT 1 AS yes FROM accounts WHERE id IN (?, ?) AND deleted IS NULL AND suspended IS NULL"
    return table.tx.one(sql, table.row["owner"], table.row["gm"]) is None


def maybe_begin(table: OpenGame) -> None:
    """Start a full game by itself, but not before its start date, and one of a game master only if it has a date."""
    date = table.settings.start
    if table.row["status"] != "forming" or (table.row["gm"] is not None and date is None):
        return
    if date is not None:
        table.change(due=start_date.next_wake(table.settings, table.tx.now()))
    if len(free(table)) > len(applicants(table)) or start_date.is_early(table.settings, table.tx.now()):
        return
    _deal(table)
    if table.settings.muster and any(row["account"] is not None for row in table.seats.values()):
        _call_together(table)
    else:
        begin(table)


# --- confirmation before the start (muster)


def _call_together(table: OpenGame) -> None:
    table.change(waits=str(Waiting(MUSTER)), due=start_date.muster_ends(table.settings, table.tx.now()))
    table.tell(EVERYBODY, "muster")
    for seat, row in table.seats.items():
        table.notify(
            row["account"], "muster", f"{table.id}/{seat}/{row['since']}/muster", seat=seat, due=table.row["due"]
        )


def end_muster(table: OpenGame) -> None:
    table.change_seats(ready=0)
    table.change(waits="", due=None)


def _deal(table: OpenGame) -> None:
    """Assign seats by the game's dice, which include all nonces by now; recorded, so that it can be verified at the
    end."""
    people, open_ = applicants(table), free(table)
    nonces = sorted([*json.loads(table.row["nonces"]), *(row["nonce"] for row in people if row["nonce"])])
    table.change(nonces=json.dumps(nonces))
    if not people:
        return
    wishes = [json.loads(row["wants"]) for row in people]
    given = dealt(Dice(bytes.fromhex(table.row["seed"]), tuple(nonces)), open_, wishes)
    for row, seat in zip(people, given, strict=True):
        _sit(table, seat, row["account"], None)
    players = [{"account": row["account"], "wants": wants} for row, wants in zip(people, wishes, strict=True)]
    table.change(dealt=json.dumps({"seats": open_, "players": players, "given": given}))
    table.tx.run("DELETE FROM applicants WHERE game = ?", table.id)


def begin(table: OpenGame) -> None:
    """The starting position and the first phase."""
    bots_only.check_allowed(table)
    row, now = table.row, table.tx.now()
    nonces = json.loads(row["nonces"])
    options = json.loads(row["options"])
    table.change(chain=first_link(header_of(table)), started=now, status="running", waits="", due=None)
    game = Game.new(row["rules"], table.board, bytes.fromhex(row["seed"]), options, nonces)
    table.game = game
    if game.awaited is not None:
        table.change(waits=str(Waiting(DIE, game.awaited.label, game.awaited.sides)), due=None)
        return
    begun(table)


def begun(table: OpenGame) -> None:
    table.append(table.game.log)
    if table.row["kind"] == "game":
        for seat in free(table):
            _empty_from_the_start(table, seat)
    table.tell(EVERYBODY, "begun")
    for seat, seat_row in table.seats.items():
        table.notify(seat_row["account"], "begun", f"{table.id}/{seat}/begun", seat=seat)
    adjudicating.go_on(table)


def _empty_from_the_start(table: OpenGame, seat: str) -> None:
    before = len(table.game.log)
    table.game.vacate(seat, "nobody sits here")
    table.append(table.game.log[before:])
