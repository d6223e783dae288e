"""Games as things that people make, find, join, begin and leave."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import to_builtins

from casusbelli.core.errors import printable
from casusbelli.rules.component import RulesClash
from casusbelli.rules.dice import SEED_BYTES, Dice, commitment
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import UnknownRules, read_spec, rule_set
from casusbelli.service import fairness, judging, offices, seating
from casusbelli.service.errors import bad_input, conflict, not_allowed
from casusbelli.service.house import House, Who
from casusbelli.service.rights import needs
from casusbelli.service.settings import Settings, Setup, checked, written
from casusbelli.service.shapes import GameNow, Games, SeatTold, Summary
from casusbelli.service.table import Table, is_secret, opened
from casusbelli.store import Tx, new_id

OPEN_GAMES_OF_ONE = 50
PAGE = 50
CREATED = re.compile(r"[0-9]{1,15}")


@needs("manage")
def create(house: House, who: Who, setup: Setup) -> str:
    """A game that waits for players; a sandbox, a table, or one in which only bots play begins at once."""
    return create_for(house, who.known(), setup)


def create_for(house: House, owner: str, setup: Setup, limited: bool = True) -> str:
    """``limited``: as people are in how many games they have; the house has as many as there are visitors."""
    checked(setup)
    rules = rules_of(house, setup.rules, setup.map, setup.options)
    with house.write() as tx:
        if limited:
            check_room(tx, owner)
        table = put_up(house, tx, owner, setup, rules)
        for seat, name in setup.bots.items():
            seating.seat_bot(table, seat, name)
        if setup.kind != "game" or all(row["bot"] is not None for row in table.seats.values()):
            seating.begin(table)
        return table.id


def rules_of(house: House, spec: str, board: str, options: Mapping[str, str]) -> RuleSet:
    try:
        return rule_set(read_spec(spec), house.find_board(board), options, Dice(bytes(SEED_BYTES), thrown={}))
    except (UnknownRules, RulesClash, LookupError, ValueError) as fault:
        raise bad_input(str(fault), "`casus variants` lists what there is", "bad-rules") from None


def check_room(tx: Tx, owner: str) -> None:
    sql = "SELECT COUNT(*) AS n FROM games WHERE owner = ? AND status IN ('forming', 'running', 'paused', 'needs-gm')"
    row = tx.one(sql, owner)
    if row is not None and row["n"] >= OPEN_GAMES_OF_ONE:
        raise conflict("too-many-games", f"you have {OPEN_GAMES_OF_ONE} games that are not over", "end or cancel one")


def put_up(house: House, tx: Tx, owner: str, setup: Setup, rules: RuleSet) -> Table:
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


# --- finding


@needs("read")
def listing(
    house: House, who: Who, status: str | None = None, mine: bool = False, after: str | None = None, limit: int = PAGE
) -> Games:
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
        if not CREATED.fullmatch(created):
            raise bad_input(f"after {printable(after)!r}: expected what a page before said", code="bad-cursor")
        where.append("(g.created < ? OR (g.created = ? AND g.id < ?))")
        values += [int(created), int(created), last]
    sql = f"SELECT g.* FROM games g WHERE {' AND '.join(where)} ORDER BY g.created DESC, g.id DESC LIMIT {limit + 1}"
    with house.read() as tx:
        rows = tx.all(sql, *values)
        games = [summary(Table(house, tx, row), who) for row in rows[:limit]]
    lowest = rows[limit - 1] if len(rows) > limit else None
    return {"games": games, "next": f"{lowest['created']}.{lowest['id']}" if lowest else None}


def summary(table: Table, who: Who) -> Summary:
    row = table.row
    seats = list(table.seats.values())
    applicants = len(seating.applicants(table)) if row["status"] == "forming" else 0
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


@needs("read")
def info(house: House, who: Who, game_id: str, invitation: str | None = None) -> GameNow:
    """The table as this person may see it: who sits where, what is open, how it is run."""
    with house.read() as tx:
        table = opened(house, tx, game_id, link=invitation)
        table.check_seen(who)
        return info_of(table, who)


def info_of(table: Table, who: Who) -> GameNow:
    row = table.row
    open_ = row["status"] in ("running", "paused", "needs-gm") and bool(row["seq"])
    owed = table.game.owed() if open_ else {}
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
        "waits": waits(table),
        "fault": row["fault"] if table.is_gm(who) or (who.moderates and not table.involves(who)) else "",
        "frozen": row["frozen"],
        "seats": [_seat(table, who, seat, owed) for seat in table.seats],
        "applicants": [person["name"] for person in waiting if knows_player(table, who, person["account"])],
        "applied": any(person["account"] == who.account for person in waiting),
        "outcome": table.game.view(None)["outcome"] if row["seq"] else None,
    }


def waits(table: Table) -> str:
    told = table.row["waits"]
    if told.startswith("die "):
        return "the game-master throws a die"
    if told == "muster":
        return "everybody must say that he is there"
    if told == "halt":
        return "; ".join(table.game.halted)
    if told == judging.PEOPLE:
        return "nobody plays this game any more; it goes on as soon as somebody takes a seat"
    return judging.WAITS_FOR_ORDERS if told == "orders" else ""


def _seat(table: Table, who: Who, seat: str, owed: Mapping[str, str]) -> SeatTold:
    row = table.seats[seat]
    known = knows_player(table, who, row["account"])
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


def hides_names(table: Table, who: Who) -> bool:
    """In an anonymous game only its game-master knows who plays, until it is over; of one that was called off before it
    began nobody else ever does."""
    told = table.over and table.row["started"] is not None
    return table.settings.anonymous and not told and not table.is_gm(who)


def knows_player(table: Table, who: Who, account: str | None) -> bool:
    """May this reader know the name of somebody who plays, or wants to? One's own always."""
    return not hides_names(table, who) or (account is not None and account == who.account)


def name_of(table: Table, account: str | None) -> str | None:
    if account is None:
        return None
    row = table.tx.one("SELECT name FROM accounts WHERE id = ?", account)
    return row["name"] if row else None


@needs("manage")
def change_settings(house: House, who: Who, game_id: str, settings: Settings, why: str = "") -> None:
    """Before the beginning by whoever made it; afterwards by a game-master who does not play, for all to see."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        table.check_seen(who)
        allowed = table.runs(who) if table.row["status"] == "forming" else table.is_gm(who)
        if not allowed:
            raise not_allowed("only the game-master may change how a running game is run")
        if table.settings.anonymous and not settings.anonymous and not _is_empty(table, who):
            raise conflict(
                "anonymous", "others came in on the promise that nobody learns who they are", "make a new game"
            )
        shorter = fairness.is_shorter(table.settings, settings)
        changed = _changed(to_builtins(table.settings), to_builtins(settings))
        table.change(settings=written(settings))
        table.act("settings", who, why, shorter=shorter, changed=changed)


def _changed(old: Mapping[str, Any], new: Mapping[str, Any], start: str = "") -> dict[str, tuple[Any, Any]]:
    """ "clock.length" -> what it was and what it is now."""
    found: dict[str, tuple[Any, Any]] = {}
    for key, value in new.items():
        if key in ("clock", "press"):
            found |= _changed(old[key], value, f"{key}.")
        elif value != old[key]:
            found[f"{start}{key}"] = (old[key], value)
    return found


def _is_empty(table: Table, who: Who) -> bool:
    """Is nobody here, and has nobody been, but the one who asks?"""
    sql = "SELECT 1 AS yes FROM tenures WHERE game = ? AND account IS NOT NULL AND account <> ?"
    others = [row for row in seating.applicants(table) if row["account"] != who.account]
    return not others and table.tx.one(sql, table.id, who.account) is None


@needs("manage")
def cancel(house: House, who: Who, game_id: str, why: str = "") -> None:
    """A game that has not begun, or one that its game-master gives up, for all to see."""
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        table.check_seen(who)
        allowed = table.is_gm(who) or (who.administers and not table.involves(who))
        if not (allowed or (table.row["status"] == "forming" and table.runs(who)) or _own_play(table, who)):
            raise not_allowed("a running game is ended by its players' votes, or by its game-master")
        if table.over and not (_own_play(table, who) and table.row["status"] == "finished"):
            raise conflict("over", "the game is over")
        offices.close(table, who, why)


def _own_play(table: Table, who: Who) -> bool:
    return bool(table.row["kind"] != "game" and table.row["owner"] == who.account)
