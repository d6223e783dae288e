"""Games as things that people make, find, join, begin and leave."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from random import SystemRandom
from typing import Any

from casusbelli.bots import UnknownBot, bot
from casusbelli.core.errors import printable
from casusbelli.records.gamefile import Header, first_link
from casusbelli.rules.component import RulesClash
from casusbelli.rules.dice import SEED_BYTES, Dice, commitment
from casusbelli.rules.game import Game
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import UnknownRules, read_spec, rule_set
from casusbelli.service import judging
from casusbelli.service.dealing import deal
from casusbelli.service.errors import bad_input, conflict, not_allowed, not_found
from casusbelli.service.house import House, Who
from casusbelli.service.settings import Settings, Setup, checked, written
from casusbelli.service.table import EVERYBODY, Table, opened
from casusbelli.store import Row, Tx, new_id

FORMAT = "casusbelli.game/1"
OPEN_GAMES_OF_ONE = 50
PAGE = 50
NONCE = 64


# --- making


def create(house: House, who: Who, setup: Setup) -> str:
    """A game that waits for players; a sandbox, a table, or one in which only bots play begins at once."""
    owner = who.known()
    checked(setup)
    rules = rules_of(house, setup.rules, setup.map, setup.options)
    with house.write() as tx:
        _check_room(tx, owner)
        table = _put_up(house, tx, owner, setup, rules)
        for seat, name in setup.bots.items():
            _seat_bot(table, seat, name)
        if setup.kind != "game" or all(row["bot"] is not None for row in table.seats.values()):
            _begin(table)
        return table.id


def rules_of(house: House, spec: str, board: str, options: Mapping[str, str]) -> RuleSet:
    try:
        return rule_set(read_spec(spec), house.find_board(board), options, Dice(bytes(SEED_BYTES), thrown={}))
    except (UnknownRules, RulesClash, LookupError, ValueError) as fault:
        raise bad_input(str(fault), "`casus variants` lists what there is", "bad-rules") from None


def _check_room(tx: Tx, owner: str) -> None:
    sql = "SELECT COUNT(*) AS n FROM games WHERE owner = ? AND status IN ('forming', 'running', 'paused', 'needs-gm')"
    row = tx.one(sql, owner)
    if row is not None and row["n"] >= OPEN_GAMES_OF_ONE:
        raise conflict("too-many-games", f"you have {OPEN_GAMES_OF_ONE} games that are not over", "end or cancel one")


def _put_up(house: House, tx: Tx, owner: str, setup: Setup, rules: RuleSet) -> Table:
    now, seed = tx.now(), secrets.token_bytes(SEED_BYTES)
    spec = str(read_spec(setup.rules))
    game_id = new_id()
    tx.add(
        "games",
        id=game_id,
        name=printable(setup.name.strip()),
        kind=setup.kind,
        owner=owner,
        gm=owner if setup.gm else None,
        status="forming",
        visibility=setup.visibility if setup.kind == "game" else "private",
        rules=spec,
        board=setup.map,
        options=json.dumps(rules.options),
        settings=written(setup.settings),
        seed=seed.hex(),
        commitment=commitment(seed),
        chain="",
        created=now,
    )
    for place, seat in enumerate(rules.seats):
        tx.add("seats", game=game_id, seat=seat.name, place=place)
    return opened(house, tx, game_id, lock=True)


def _seat_bot(table: Table, seat: str, name: str) -> None:
    try:
        bot(name)
    except UnknownBot as fault:
        raise bad_input(str(fault), code="unknown-bot") from None
    if seat not in table.seats:
        raise not_found("seat", printable(seat))
    _sit(table, seat, None, name)


# --- joining


def join(
    house: House,
    who: Who,
    game_id: str,
    seat: str | None = None,
    wants: Sequence[str] = (),
    nonce: str = "",
    invitation: str | None = None,
) -> dict[str, Any]:
    """Sit down, or apply where seats are dealt out at the beginning. ``nonce``: anything, which goes into the dice so
    that nobody can have chosen them."""
    account = who.known()
    if len(nonce) > NONCE:
        raise bad_input(f"a nonce has at most {NONCE} characters")
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        invited = _invitation(table, account, invitation)
        if invited is None:
            table.check_seen(who)
            _check_may_join(table, account)
        wanted = seat or (invited["seat"] if invited else None)
        if table.row["status"] == "forming" and table.settings.deal != "chosen" and wanted is None:
            _apply(table, account, wants, nonce)
        else:
            _take(table, account, wanted, nonce)
        if invited is not None:
            tx.change("invitations", {"token": invited["token"]}, used=tx.now())
        _maybe_begin(table)
        return {"game": game_id, "seats": table.sits(who), "status": table.row["status"]}


def _invitation(table: Table, account: str, token: str | None) -> Row | None:
    by_token = "SELECT * FROM invitations WHERE game = ? AND token = ? AND used IS NULL"
    by_name = "SELECT * FROM invitations WHERE game = ? AND account = ? AND used IS NULL"
    row = table.tx.one(by_token, table.id, token) if token else table.tx.one(by_name, table.id, account)
    if token and row is None:
        raise bad_input("this invitation is not valid, or has been used", code="bad-invitation")
    if row is not None and row["account"] not in (None, account):
        raise not_allowed("this invitation is for somebody else")
    return row


def _check_may_join(table: Table, account: str) -> None:
    if table.settings.join == "invited" and table.row["owner"] != account:
        raise not_allowed("this game is for those who are invited", "ask the one who made it")


def _check_not_in(table: Table, account: str) -> None:
    if any(row["account"] == account for row in table.seats.values()):
        raise conflict("already-in", "you sit in this game already")
    if table.row["gm"] == account:
        raise conflict("game-master", "the game-master does not play")
    sql = (
        "SELECT 1 AS yes FROM blocks b JOIN seats s ON s.account = b.account WHERE s.game = ? AND b.blocked = ?"
        " UNION SELECT 1 AS yes FROM games g JOIN blocks b ON b.account = g.owner WHERE g.id = ? AND b.blocked = ?"
    )
    if table.tx.one(sql, table.id, account, table.id, account):
        raise not_allowed("somebody in this game does not want to play with you")


def _apply(table: Table, account: str, wants: Sequence[str], nonce: str) -> None:
    _check_not_in(table, account)
    unknown = [seat for seat in wants if seat not in table.seats]
    if unknown:
        raise not_found("seat", printable(unknown[0]))
    table.tx.run("DELETE FROM applicants WHERE game = ? AND account = ?", table.id, account)
    if len(_applicants(table)) >= len(_free(table)):
        raise conflict("full", "there are as many players as seats")
    wanted = json.dumps(list(dict.fromkeys(wants)))
    table.tx.add("applicants", game=table.id, account=account, wants=wanted, nonce=nonce, at=table.tx.now())
    table.tell(EVERYBODY, "joined")


def _take(table: Table, account: str, seat: str | None, nonce: str) -> None:
    """A free seat, before the game or in the middle of it."""
    if table.row["status"] not in ("forming", "running", "paused", "needs-gm"):
        raise conflict("over", "the game is over")
    _check_not_in(table, account)
    free = _free(table)
    if not free:
        raise conflict("full", "no seat is free")
    if seat is not None and seat not in table.seats:
        raise not_found("seat", printable(seat))
    if seat is not None and seat not in free:
        raise conflict("taken", f"{seat} is taken", f"free are {', '.join(free)}")
    chosen = seat or free[0]
    if table.row["status"] == "forming":
        _sit(table, chosen, account, None)
        if nonce:
            nonces = [*json.loads(table.row["nonces"]), nonce]
            table.change(nonces=json.dumps(nonces))
    else:
        _take_over(table, chosen, account)
    table.tell(EVERYBODY, "joined", seat=chosen)


def _sit(table: Table, seat: str, account: str | None, bot_name: str | None) -> None:
    """Its first player, before the game begins."""
    now = table.tx.now()
    table.tx.run("DELETE FROM tenures WHERE game = ? AND seat = ?", table.id, seat)
    if account or bot_name:
        table.tx.add("tenures", game=table.id, seat=seat, tenure=1, account=account, bot=bot_name, since=now, phase="")
    table.change_seat(seat, account=account, bot=bot_name, tenure=1, since=now)


def _take_over(table: Table, seat: str, account: str | None, bot_name: str | None = None) -> None:
    """Somebody new, in the middle of the game."""
    before, now = len(table.game.log), table.tx.now()
    if table.game.state.outcome is not None:
        raise conflict("over", "the game is over")
    table.game.take_seat(seat)
    table.append(table.game.log[before:])
    tenure = table.seats[seat]["tenure"] + 1
    table.tx.add(
        "tenures", game=table.id, seat=seat, tenure=tenure, account=account, bot=bot_name, since=now, phase=table.phase
    )
    table.change_seat(seat, account=account, bot=bot_name, bot_done="", tenure=tenure, since=now, ready=0, missed=0)
    if table.row["waits"] in ("halt", "orders") and not table.game.halted:
        judging.go_on(table)


def _free(table: Table) -> list[str]:
    return [seat for seat, row in table.seats.items() if row["account"] is None and row["bot"] is None]


def _applicants(table: Table) -> list[Row]:
    return table.tx.all("SELECT * FROM applicants WHERE game = ? ORDER BY at, account", table.id)


def leave(house: House, who: Who, game_id: str, seat: str | None = None, why: str = "") -> dict[str, Any]:
    """Before the beginning a seat is simply free again; in the game it is resigned, and somebody may take it over."""
    account = who.known()
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        if table.row["status"] == "forming" and tx.run(
            "DELETE FROM applicants WHERE game = ? AND account = ?", table.id, account
        ):
            table.tell(EVERYBODY, "left")
            return {"game": game_id, "seats": [], "status": table.row["status"]}
        mine = table.seat(who, seat)
        if table.row["status"] == "forming":
            _sit(table, mine, None, None)
            table.tell(EVERYBODY, "left", seat=mine)
        elif table.over:
            raise conflict("over", "the game is over")
        else:
            judging.leave(table, mine, why or "resigned")
            if table.game.state.outcome is not None:
                judging.go_on(table)
            else:
                judging.hurry(table)
        return {"game": game_id, "seats": table.sits(who), "status": table.row["status"]}


def invite(house: House, who: Who, game_id: str, name: str | None = None, seat: str | None = None) -> dict[str, Any]:
    """A link that one person may use, or an invitation for somebody by name."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        table.check_seen(who)
        if not table.runs(who):
            raise not_allowed("only the one who made the game, or its game-master, may invite")
        if seat is not None and seat not in table.seats:
            raise not_found("seat", printable(seat))
        account = None
        if name is not None:
            row = tx.one("SELECT id FROM accounts WHERE name_key = ? AND deleted IS NULL", name.strip().casefold())
            if row is None:
                raise not_found("player", printable(name))
            account = row["id"]
        token = secrets.token_urlsafe(18)
        tx.add(
            "invitations",
            token=token,
            game=table.id,
            seat=seat,
            account=account,
            by_account=who.account,
            at=tx.now(),
        )
        table.notify(account, "invited", f"{table.id}/invited/{token}", by=who.name)
        return {"game": game_id, "invitation": token, "url": f"{house.base_url}/games/{game_id}?invitation={token}"}


# --- beginning


def start(house: House, who: Who, game_id: str, bot_name: str = "") -> dict[str, Any]:
    """Begin with who is there. Free seats are played by a bot, or by nobody: civil disorder."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        table.check_seen(who)
        if not table.runs(who):
            raise not_allowed("only the one who made the game, or its game-master, may begin it")
        if table.row["status"] != "forming":
            raise conflict("begun", "the game has begun already")
        _deal(table)
        for seat in _free(table) if bot_name else ():
            _seat_bot(table, seat, bot_name)
        if len(_free(table)) == len(table.seats):
            raise conflict("nobody", "nobody sits in this game")
        _begin(table)
        return {"game": game_id, "status": table.row["status"], "phase": table.phase}


def _maybe_begin(table: Table) -> None:
    """A full table needs nobody's word, unless a game-master runs it."""
    if table.row["status"] != "forming" or table.row["gm"] is not None:
        return
    if len(_free(table)) <= len(_applicants(table)):
        _deal(table)
        _begin(table)


def _deal(table: Table) -> None:
    applicants = _applicants(table)
    free = _free(table)
    chance = SystemRandom()
    chance.shuffle(applicants)
    chance.shuffle(free)
    wishes = {row["account"]: json.loads(row["wants"]) for row in applicants}
    for account, seat in deal(free, wishes).items():
        _sit(table, seat, account, None)
    nonces = [*json.loads(table.row["nonces"]), *(row["nonce"] for row in applicants if row["nonce"])]
    table.change(nonces=json.dumps(sorted(nonces)))
    table.tx.run("DELETE FROM applicants WHERE game = ?", table.id)


def _begin(table: Table) -> None:
    """The starting position and the first phase."""
    row, now = table.row, table.tx.now()
    nonces = json.loads(row["nonces"])
    options = json.loads(row["options"])
    header = Header(
        format=FORMAT,
        rules=row["rules"],
        map=row["board"],
        options=options,
        commitment=row["commitment"],
        nonces=nonces,
        seed=None,
    )
    table.change(chain=first_link(header), started=now, status="running")
    game = Game.new(row["rules"], table.house.find_board(row["board"]), bytes.fromhex(row["seed"]), options, nonces)
    table.game = game
    if game.awaited is not None:
        table.change(waits=f"die {game.awaited.label} {game.awaited.sides}", due=None)
        return
    begun(table)


def begun(table: Table) -> None:
    table.append(table.game.log)
    if table.row["kind"] == "game":
        for seat in _free(table):
            _empty_from_the_start(table, seat)
    table.tell(EVERYBODY, "begun")
    for seat, seat_row in table.seats.items():
        table.notify(seat_row["account"], "begun", f"{table.id}/{seat}/begun", seat=seat)
    judging.go_on(table)


def _empty_from_the_start(table: Table, seat: str) -> None:
    before = len(table.game.log)
    table.game.vacate(seat, "nobody sits here")
    table.append(table.game.log[before:])


# --- finding


def listing(
    house: House, who: Who, status: str | None = None, mine: bool = False, after: str | None = None, limit: int = PAGE
) -> dict[str, Any]:
    """Newest first. ``after``: the ``next`` of the page before."""
    limit = max(1, min(limit, PAGE))
    where, values = ["1 = 1"], list[object]()
    if mine:
        where.append(
            "(g.owner = ? OR g.gm = ? OR EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.account = ?))"
        )
        values += [who.known()] * 3
    else:
        where.append("(g.visibility = 'public' AND g.kind = 'game')")
    if status is not None:
        where.append("g.status = ?")
        values.append(status)
    if after is not None:
        created, _dot, last = after.partition(".")
        if not created.isdigit():
            raise bad_input(f"after {printable(after)!r}: expected what a page before said", code="bad-cursor")
        where.append("(g.created < ? OR (g.created = ? AND g.id < ?))")
        values += [int(created), int(created), last]
    sql = f"SELECT g.* FROM games g WHERE {' AND '.join(where)} ORDER BY g.created DESC, g.id DESC LIMIT {limit + 1}"
    with house.read() as tx:
        rows = tx.all(sql, *values)
        games = [summary(Table(house, tx, row), who) for row in rows[:limit]]
    lowest = rows[limit - 1] if len(rows) > limit else None
    return {"games": games, "next": f"{lowest['created']}.{lowest['id']}" if lowest else None}


def summary(table: Table, who: Who) -> dict[str, Any]:
    row = table.row
    seats = list(table.seats.values())
    applicants = len(_applicants(table)) if row["status"] == "forming" else 0
    return {
        "id": table.id,
        "name": row["name"],
        "kind": row["kind"],
        "rules": row["rules"],
        "map": row["board"],
        "status": row["status"],
        "phase": row["phase"],
        "deadline": row["deadline"],
        "scheduled": row["scheduled"],
        "visibility": row["visibility"],
        "created": row["created"],
        "started": row["started"],
        "ended": row["ended"],
        "seats_total": len(seats),
        "seats_free": sum(seat["account"] is None and seat["bot"] is None for seat in seats) - applicants,
        "mine": table.sits(who),
        "runs": table.runs(who),
    }


def info(house: House, who: Who, game_id: str, invitation: str | None = None) -> dict[str, Any]:
    """The table as this person may see it: who sits where, what is open, how it is run."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        if invitation is None or _open_invitation(table, invitation) is None:
            table.check_seen(who)
        return info_of(table, who)


def _open_invitation(table: Table, token: str) -> Row | None:
    return table.tx.one("SELECT * FROM invitations WHERE game = ? AND token = ? AND used IS NULL", table.id, token)


def info_of(table: Table, who: Who) -> dict[str, Any]:
    row = table.row
    open_ = row["status"] in ("running", "paused", "needs-gm") and bool(row["seq"])
    owed = table.game.owed() if open_ else {}
    return {
        **summary(table, who),
        "now": table.tx.now(),
        "version": row["version"],
        "commitment": row["commitment"],
        "seed": row["seed"] if row["status"] == "finished" else None,
        "nonces": json.loads(row["nonces"]),
        "options": json.loads(row["options"]),
        "settings": json.loads(row["settings"]),
        "gm": name_of(table, row["gm"]),
        "owner": name_of(table, row["owner"]),
        "is_gm": table.is_gm(who),
        "waits": waits(table),
        "fault": row["fault"] if table.is_gm(who) or who.moderates else "",
        "frozen": row["frozen"],
        "seats": [_seat(table, who, seat, owed) for seat in table.seats],
        "applicants": [name_of(table, a["account"]) for a in _applicants(table)] if row["status"] == "forming" else [],
        "applied": any(a["account"] == who.account for a in _applicants(table)) if who.account else False,
        "outcome": table.game.view(None)["outcome"] if row["seq"] else None,
    }


def waits(table: Table) -> str:
    told = table.row["waits"]
    if told.startswith("die "):
        return "the game-master throws a die"
    if told == "halt":
        return "; ".join(table.game.halted)
    return "orders are missing, and no deadline ends this phase" if told == "orders" else ""


def _seat(table: Table, who: Who, seat: str, owed: Mapping[str, str]) -> dict[str, Any]:
    row = table.seats[seat]
    known = not hides_names(table, who) or row["account"] == who.account
    powers = next((list(s.powers) for s in _rules_seats(table) if s.name == seat), [])
    empty = row["account"] is None and row["bot"] is None
    return {
        "seat": seat,
        "powers": powers,
        "player": (row["player"] if known else None) if row["account"] else None,
        "bot": row["bot"] if known else None,
        "empty": empty,
        "mine": seat in table.sits(who),
        "ready": bool(row["ready"]) and _tells_ready(table, who, seat),
        "asked": owed.get(seat) if not empty else None,
        "tenure": row["tenure"],
    }


def _rules_seats(table: Table) -> Iterable[Any]:
    if table.row["seq"]:
        return table.game.seats
    return rules_of(table.house, table.row["rules"], table.row["board"], json.loads(table.row["options"])).seats


def _tells_ready(table: Table, who: Who, seat: str) -> bool:
    """Where orders are secret, who wrote at all is a secret, too."""
    return seat in table.sits(who) or table.is_gm(who) or not is_secret(table)


def is_secret(table: Table) -> bool:
    rules = table.game.rules
    return any(table.phase[5:] in kinds for kinds in rules.secret.values())


def hides_names(table: Table, who: Who) -> bool:
    """In an anonymous game only its game-master knows who plays, until it is over."""
    return table.settings.anonymous and not table.over and not table.is_gm(who)


def name_of(table: Table, account: str | None) -> str | None:
    if account is None:
        return None
    row = table.tx.one("SELECT name FROM accounts WHERE id = ?", account)
    return row["name"] if row else None


def change_settings(house: House, who: Who, game_id: str, settings: Settings, why: str = "") -> None:
    """Before the beginning by whoever made it; afterwards by a game-master who does not play, for all to see."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        table.check_seen(who)
        allowed = table.runs(who) if table.row["status"] == "forming" else table.is_gm(who)
        if not allowed:
            raise not_allowed("only the game-master may change how a running game is run")
        table.change(settings=written(settings))
        table.act("settings", who, why)


def cancel(house: House, who: Who, game_id: str, why: str = "") -> None:
    """A game that has not begun, or one that its game-master gives up, for all to see."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        table.check_seen(who)
        allowed = table.is_gm(who) or who.role == "administrator"
        if not (allowed or (table.row["status"] == "forming" and table.runs(who)) or _own_play(table, who)):
            raise not_allowed("a running game is ended by its players' votes, or by its game-master")
        if table.over:
            raise conflict("over", "the game is over")
        table.act("cancelled", who, why)
        table.change(status="cancelled", due=None, deadline=None, ended=tx.now())


def _own_play(table: Table, who: Who) -> bool:
    return bool(table.row["kind"] != "game" and table.row["owner"] == who.account)
