"""The lobby: create, find and show games, change their settings, cancel them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, TypedDict

from msgspec import to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.errors import printable
from casusbelli.core.map_text import board_hash
from casusbelli.core.said import Said, Text, as_data, said
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import SEED_BYTES, Dice, commitment
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import UnknownRules, read_spec, rule_set
from casusbelli.records.games.game_file import board_text
from casusbelli.service.base.game_shapes import GameNow, Games, SeatTold, Summary
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.lobby_columns import listed_by, press_kind
from casusbelli.service.base.names import key_of
from casusbelli.service.base.paces import pace_of
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, complaint, conflict, not_allowed
from casusbelli.service.base.settings import Settings, Setup, checked, written
from casusbelli.service.base.waiting import ASLEEP, DIE, HALT, HELD, MUSTER, ORDERS, PEOPLE, START
from casusbelli.service.games import adjudicating, bot_characters, fairness, gm_office, seating, start_date, starting
from casusbelli.service.games.lobby_filters import ANY, Filters, check_filters, conditions, older_than
from casusbelli.service.games.open_game import OpenGame, is_empty, is_secret, opened
from casusbelli.service.games.situation import situation
from casusbelli.service.games.uploaded_boards import board_for, is_uploaded
from casusbelli.store import Row, Tx, new_id

OPEN_GAMES_OF_ONE, GAMES_A_DAY, DAY_SECONDS = 50, 120, 86_400
PAGE = 50


@needs("manage")
def create(service: Service, who: Who, setup: Setup) -> str:
    """Create a game that waits for players; a sandbox, a table, or a game among bots begins at once."""
    spend_exactly(service, ("create a game", who.known(), GAMES_A_DAY, DAY_SECONDS))
    return create_for(service, who.known(), setup)


def create_for(service: Service, owner: str, setup: Setup, limited: bool = True) -> str:
    """Create a game for an owner. ``limited``: a person may have only so many games; the site's own are not limited."""
    checked(setup)
    rules = rules_of(service, setup.rules, setup.map, setup.options, owner)
    with service.write() as tx:
        if limited:
            check_room(tx, owner)
        start_date.check(setup.settings.start, tx.now())
        table = put_up(service, tx, owner, setup, rules)
        for seat, name in setup.bots.items():
            seating.seat_bot(table, seat, name)
        alone = setup.kind != "game" or all(row["bot"] is not None for row in table.seats.values())
        if alone and setup.settings.start is not None:
            raise bad_input(said("service.start-without-players"), code="start-date")
        if alone:
            seating.begin(table)
        seating.maybe_begin(table)
        return table.id


def rules_of(
    service: Service, spec: str, board: str | Board, options: Mapping[str, str], account: str | None = None
) -> RuleSet:
    """The rules of a game. ``account``: who wants to start one, and has perhaps uploaded the board."""
    try:
        found = board if isinstance(board, Board) else board_for(service, account, board)
        return rule_set(read_spec(spec), found, options, Dice(bytes(SEED_BYTES), thrown={}))
    except (UnknownRules, RulesClash, LookupError, ValueError) as fault:
        raise bad_input(said("service.bad-rules", why=complaint(fault)), code="bad-rules") from None


def check_room(tx: Tx, owner: str) -> None:
    sql = "SELECT COUNT(*) AS n FROM games WHERE owner = ? AND status IN ('forming', 'running', 'paused', 'needs-gm')"
    row = tx.one(sql, owner)
    if row is not None and row["n"] >= OPEN_GAMES_OF_ONE:
        raise conflict("too-many-games", said("service.too-many-games", n=OPEN_GAMES_OF_ONE))


def put_up(service: Service, tx: Tx, owner: str, setup: Setup, rules: RuleSet) -> OpenGame:
    now, seed, board = tx.now(), secrets.token_bytes(SEED_BYTES), rules.board.origin
    text = board_text(board)
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
        board=board.name,
        board_hash=board_hash(board) if text is not None else "",
        options=json.dumps(rules.options),
        settings=written(setup.settings),
        seed=seed.hex(),
        commitment=commitment(seed),
        chain="",
        created=now,
        searched=key_of(setup.name),
        **listed_by(setup.settings),
    )
    if text is not None:
        tx.add("game_boards", game=game_id, text=text, upload="" if setup.map == board.name else setup.map)
    for place, seat in enumerate(rules.seats):
        tx.add("seats", game=game_id, seat=seat.name, place=place)
    return opened(service, tx, game_id, lock=True)


# --- search


@needs("read")
def listing(
    service: Service,
    who: Who,
    status: str | None = None,
    mine: bool = False,
    after: str | None = None,
    limit: int = PAGE,
    filters: Filters = ANY,
) -> Games:
    """List games, newest first. ``after``: the ``next`` of the page before. ``mine``: those of the caller."""
    limit = max(1, min(limit, PAGE))
    check_filters(filters, filters.map is not None and is_uploaded(service, who, filters.map))
    wanted = [*conditions(replace(filters, status=status) if status else filters)]
    if mine:
        one = "(g.owner = ? OR g.gm = ? OR EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.account = ?))"
        wanted.append((one, (who.known(),) * 3))
    else:
        wanted.append(("g.visibility = 'public' AND g.kind = 'game'", ()))
    if after is not None:
        wanted.append(older_than(after))
    where = " AND ".join(sql for sql, _values in wanted)
    sql = f"SELECT g.* FROM games g WHERE {where} ORDER BY g.created DESC, g.id DESC LIMIT {limit + 1}"
    with service.read() as tx:
        rows = tx.all(sql, *(value for _sql, values in wanted for value in values))
        games = [summary(OpenGame(service, tx, row), who) for row in rows[:limit]]
    lowest = rows[limit - 1] if len(rows) > limit else None
    return {"games": games, "next": f"{lowest['created']}.{lowest['id']}" if lowest else None}


def summary(table: OpenGame, who: Who) -> Summary:
    row, settings = table.row, table.settings
    seats = list(table.seats.values())
    applied = seating.applicants(table) if row["status"] == "forming" else []
    people = [
        *((seat["player"], seat["account"]) for seat in seats),
        *((one["name"], one["account"]) for one in applied),
    ]
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
        "start": settings.start,
        "seats_total": len(seats),
        "seats_free": sum(map(is_empty, seats)) - len(applied),
        "free": [seat["seat"] for seat in seats if is_empty(seat)],
        "players": [name for name, account in people if account is not None and knows_player(table, who, account)],
        "pace": pace_of(settings.clock),
        "press": press_kind(settings.press),
        "anonymous": settings.anonymous,
        "join": settings.join,
        "mine": table.sits(who),
        "runs": table.runs(who),
        "picture": picture_address(row),
    }


def picture_address(row: Row) -> str:
    """Where the small picture of the position is; another position has another address."""
    drawn = sha256(f"{row['id']} {row['chain'] if row['seq'] else ''}".encode()).hexdigest()[:12]
    return f"/games/{row['id']}/small.svg?v={drawn}"


@needs("read")
def info(service: Service, who: Who, game_id: str, invitation: str | None = None) -> GameNow:
    """The game as this person may see it: who sits where, what is due, how it is run."""
    with service.read() as tx:
        table = opened(service, tx, game_id, link=invitation)
        table.check_seen(who)
        return info_of(table, who)


def info_of(table: OpenGame, who: Who) -> GameNow:
    row = table.row
    open_ = row["status"] in ("running", "paused", "needs-gm") and bool(row["seq"])
    now = situation(table) if row["seq"] else None
    owed = now.owed if now is not None and open_ else {}
    bots = bot_characters.bots_named(table)
    waiting = seating.applicants(table) if row["status"] == "forming" else []
    return {
        **summary(table, who),
        "now": table.tx.now(),
        "commitment": row["commitment"],
        "seed": row["seed"] if row["status"] == "finished" else None,
        "nonces": json.loads(row["nonces"]),
        "options": json.loads(row["options"]),
        "settings": table.settings,
        "gm": name_of(table, row["gm"]),
        "owner": name_of(table, row["owner"]),
        "is_gm": table.is_gm(who),
        **told_waits(table),
        "waits_for": table.waiting.kind,
        "fault": row["fault"] if table.is_gm(who) or (who.moderates and not table.involves(who)) else "",
        "frozen": row["frozen"],
        "seats": [_seat(table, who, seat, owed, bots) for seat in table.seats],
        "applicants": [person["name"] for person in waiting if knows_player(table, who, person["account"])],
        "applied": any(person["account"] == who.account for person in waiting),
        "outcome": now.outcome if now is not None else None,
    }


class WaitsTold(TypedDict):
    waits: str
    waits_said: Said | None


def told_waits(table: OpenGame) -> WaitsTold:
    told = waits(table)
    return {"waits": str(told or ""), "waits_said": told}


def waits(table: OpenGame) -> Said | None:
    kind = table.waiting.kind
    if kind == HALT:
        return said("service.halted-by-rules", why=table.game.halted)
    if kind == HELD:
        return adjudicating.told_held(table)
    return said(f"service.waits-{kind}") if kind in (DIE, MUSTER, START, PEOPLE, ASLEEP, ORDERS) else None


def _seat(
    table: OpenGame, who: Who, seat: str, owed: Mapping[str, Text], bots: Mapping[str, bot_characters.BotNamed]
) -> SeatTold:
    row = table.seats[seat]
    known = knows_player(table, who, row["account"])
    powers = next((list(s.powers) for s in _rules_seats(table) if s.name == seat), [])
    empty = is_empty(row)
    return {
        "seat": seat,
        "powers": powers,
        "player": (row["player"] if known else None) if row["account"] else None,
        "bot": row["bot"] if known else None,
        **(bots.get(seat, bot_characters.NOBODY) if known else bot_characters.NOBODY),
        "empty": empty,
        "mine": seat in table.sits(who),
        "ready": bool(row["ready"]) and _tells_ready(table, who, seat),
        "asked": str(owed[seat]) if seat in owed and not empty else None,
        "asked_said": as_data(owed.get(seat)) if not empty else None,
        "tenure": row["tenure"],
    }


def _rules_seats(table: OpenGame) -> Iterable[Any]:
    if table.row["seq"]:
        return table.game.seats
    return rules_of(table.service, table.row["rules"], table.board, json.loads(table.row["options"])).seats


def _tells_ready(table: OpenGame, who: Who, seat: str) -> bool:
    """May the reader know who is ready? Where orders are secret, who wrote at all is a secret, too."""
    return seat in table.sits(who) or table.is_gm(who) or not is_secret(table)


def hides_names(table: OpenGame, who: Who) -> bool:
    """Are players anonymous to this reader? In an anonymous game only its game master knows who plays, until it is
    over; if it was cancelled before it began, names are never revealed."""
    told = table.over and table.row["started"] is not None
    return table.settings.anonymous and not told and not table.is_gm(who)


def knows_player(table: OpenGame, who: Who, account: str | None) -> bool:
    """May this reader know the name of a player or applicant? Always their own."""
    return not hides_names(table, who) or (account is not None and account == who.account)


def name_of(table: OpenGame, account: str | None) -> str | None:
    if account is None:
        return None
    row = table.tx.one("SELECT name FROM accounts WHERE id = ?", account)
    return row["name"] if row else None


@needs("manage")
def change_settings(service: Service, who: Who, game_id: str, settings: Settings, why: str = "") -> None:
    """Change settings: before the start by the game's creator; afterwards by a game master who does not play, for all
    to see."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        allowed = table.runs(who) if table.row["status"] == "forming" else table.is_gm(who)
        if not allowed:
            raise not_allowed(said("service.settings-by-gm"))
        if table.settings.anonymous and not settings.anonymous and not _is_empty(table, who):
            raise conflict("anonymous", said("service.stays-anonymous"))
        if _readers_of(table.settings) != _readers_of(settings):
            raise conflict("readers", said("service.stays-readable"))
        if settings.start is None and table.row["status"] != "forming":  # as programs send that know no start date
            settings = replace(settings, start=table.settings.start)
        dated = settings.start != table.settings.start
        if dated and table.row["status"] != "forming":
            raise conflict("begun", said("service.start-was"))
        if dated:
            start_date.check(settings.start, tx.now())
        shorter = fairness.is_shorter(table.settings, settings)
        changed = _changed(to_builtins(table.settings), to_builtins(settings))
        table.change(settings=written(settings), **listed_by(settings))
        table.act("settings", who, why, shorter=shorter, changed=changed)
        if dated:
            starting.date_changed(table)


def _readers_of(settings: Settings) -> tuple[bool, bool]:
    """The settings that let others read messages: writers relied on them."""
    return settings.press.inherit, settings.press.audit


def _changed(old: Mapping[str, Any], new: Mapping[str, Any], start: str = "") -> dict[str, tuple[Any, Any]]:
    """ "clock.length" -> what it was and what it is now."""
    found: dict[str, tuple[Any, Any]] = {}
    for key, value in new.items():
        if key in ("clock", "press"):
            found |= _changed(old[key], value, f"{key}.")
        elif value != old[key]:
            found[f"{start}{key}"] = (old[key], value)
    return found


def _is_empty(table: OpenGame, who: Who) -> bool:
    """Is nobody but the caller in the game, and has nobody else been?"""
    sql = "SELECT 1 AS yes FROM tenures WHERE game = ? AND account IS NOT NULL AND account <> ?"
    others = [row for row in seating.applicants(table) if row["account"] != who.account]
    return not others and table.tx.one(sql, table.id, who.account) is None


@needs("manage")
def cancel(service: Service, who: Who, game_id: str, why: str = "") -> None:
    """Cancel a game that has not begun, or (as its game master) abandon one, for all to see."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        if who.administers and not table.involves(who):
            table.helper = who
        allowed = table.is_gm(who) or table.helper is not None
        if not (allowed or (table.row["status"] == "forming" and table.runs(who)) or _own_play(table, who)):
            raise not_allowed(said("service.ended-by-players"))
        if table.over and not (_own_play(table, who) and table.row["status"] == "finished"):
            raise conflict("over", said("service.game-over"))
        gm_office.close(table, who, why)


def _own_play(table: OpenGame, who: Who) -> bool:
    return bool(table.row["kind"] != "game" and table.row["owner"] == who.account)
