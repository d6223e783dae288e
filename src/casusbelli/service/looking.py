"""What somebody may see of a game: always through the projection, and never more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any
from urllib.parse import quote

import msgspec

from casusbelli.core import events as e
from casusbelli.core.canon import encode
from casusbelli.core.errors import printable
from casusbelli.core.orders import Directive, Order
from casusbelli.drawing.chapters import Chapter, chapter_of, layered, scene_at, turn_seen
from casusbelli.drawing.picture import Style, picture
from casusbelli.drawing.replay import replay as film
from casusbelli.records import readable
from casusbelli.records.gamefile import Header, entry
from casusbelli.rules.game import Game
from casusbelli.rules.rulebook import rules_text
from casusbelli.rules.shown import Ballot, Panel
from casusbelli.rules.view import Shown, Viewer, history, seat_of
from casusbelli.service import games
from casusbelli.service.errors import conflict, not_found
from casusbelli.service.house import House, Who
from casusbelli.service.orders import told_consequences
from casusbelli.service.rights import needs
from casusbelli.service.shapes import (
    ChoicesTold,
    ConsequenceTold,
    Dealing,
    Dealt,
    DiceTold,
    LostSeat,
    OwedNow,
    Owes,
    PhaseTold,
    ResultTold,
    Story,
)
from casusbelli.service.table import OPEN, Table, draft_row, header_of, note_look, opened
from casusbelli.store import Row

EVENTS = 200  # of a log that are exported at once
LOST_FOR = 30 * 24 * 3_600_000  # so long somebody is told of a seat that was lost

FILMED = 60  # phases in one part of a film
LINES_AT_ONCE = 200


class Asking(msgspec.Struct, frozen=True):
    """A vote that waits for somebody."""

    game: str
    name: str
    seat: str
    ballot: Ballot


def _begun(table: Table) -> Game:
    _check_begun(table)
    return table.game


def _check_begun(table: Table) -> None:
    if not table.row["seq"]:
        raise conflict("not-begun", "the game has not begun; there is nothing on the board")


@needs("read")
def view(house: House, who: Who, game_id: str, seat: str | None = None) -> Shown:
    """The state as every export shows it."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who, seat)
        return _begun(table).view(viewer)


@needs("read")
def panels(house: House, who: Who, game_id: str, seat: str | None = None, phase: str | None = None) -> list[Panel]:
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who, seat)
        return panels_of(_begun(table), viewer, phase)


def panels_of(game: Game, viewer: Viewer, phase: str | None = None) -> list[Panel]:
    if phase is None or phase == game.phase:
        return [msgspec.to_builtins(panel) for panel in game.panels(viewer)]
    state = chapter(game, viewer, phase).state
    t = turn_seen(game.rules, state, viewer)
    return [msgspec.to_builtins(panel) for panel in game.rules.panels(t, seat_of(viewer))]


def chapter(game: Game, viewer: Viewer, phase: str) -> Chapter:
    found = chapter_of(game, viewer, phase)
    if found is None:
        raise not_found("phase", printable(phase))
    return found


@needs("read")
def events(
    house: House, who: Who, game_id: str, seat: str | None = None, after: int = 0, limit: int | None = None
) -> list[Any]:
    """The facts that one may know, as data. ``after``: how many of them are known already."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who, seat)
        game = _begun(table)
    last = None if limit is None else after + limit
    return [json.loads(encode(event)) for event in game.history(viewer)[after:last]]


@needs("read")
def owed(house: House, who: Who) -> OwedNow:
    """Everything that waits for this person, what is due first on top."""
    account = who.known()
    sql = (
        "SELECT DISTINCT g.* FROM games g LEFT JOIN seats s ON s.game = g.id"
        " WHERE g.status IN ('running', 'needs-gm', 'paused', 'forming')"
        " AND (s.account = ? OR g.gm = ? OR (g.owner = ? AND g.status = 'forming'))"
    )
    with house.read() as tx:
        rows = tx.all(sql, account, account, account)
        found = [item for row in rows for item in _owed(Table(house, tx, row), who)]
        now = tx.now()
    return {"now": now, "owed": sorted(found, key=lambda item: (item["deadline"] is None, item["deadline"] or 0))}


def _owed(table: Table, who: Who) -> Iterator[Owes]:
    row = table.row
    base: Owes = {
        "game": table.id,
        "name": row["name"],
        "phase": row["phase"],
        "deadline": row["deadline"],
        "seat": None,
        "kind": "game-master",
        "what": "",
    }
    if row["gm"] == who.account and (row["waits"] or row["status"] == "needs-gm"):
        told = games.waits(table) or row["fault"] or "it needs its game-master"
        yield {**base, "what": told}
    if row["status"] == "forming" and table.runs(who):
        yield {**base, "kind": "forming", "what": "the game waits for players"}
    if row["status"] == "running" and row["seq"]:
        asked = table.game.owed()
        for seat in table.sits(who):
            if seat in asked and not table.seats[seat]["ready"] and row["kind"] == "game":
                draft = draft_row(table, seat)
                number = draft["n"] if draft else 0
                yield {**base, "seat": seat, "kind": "orders", "what": asked[seat], "draft": number}


@needs("read")
def votes(house: House, who: Who) -> list[Asking]:
    """The proposals to end a game on which this person has not voted, in each of his seats."""
    sql = (
        "SELECT DISTINCT g.* FROM games g JOIN seats s ON s.game = g.id"
        " WHERE g.status = 'running' AND g.kind = 'game' AND s.account = ?"
    )
    with house.read() as tx:
        tables = [Table(house, tx, row) for row in tx.all(sql, who.known()) if row["seq"]]
        return [
            Asking(table.id, table.row["name"], seat, ballot)
            for table in tables
            for seat in table.sits(who)
            for panel in table.game.panels(seat)
            for ballot in panel.ballots
            if ballot.voted is None and ballot.decline
        ]


@needs("read")
def lost(house: House, who: Who) -> list[LostSeat]:
    """Seats that were taken from this person and not given up, in games that are not over."""
    account = who.known()
    sql = (
        "SELECT t.game, t.seat, t.until, t.why, t.ended, g.name, g.status, g.phase, g.settings, s.account, s.bot"
        " FROM tenures t JOIN games g ON g.id = t.game JOIN seats s ON s.game = t.game AND s.seat = t.seat"
        f" WHERE t.account = ? AND t.until > ? AND t.ended IN ('silent', 'excused', 'dismissed') AND g.status IN {OPEN}"
        " AND NOT EXISTS (SELECT 1 FROM seats x WHERE x.game = t.game AND x.account = t.account)"
        " ORDER BY t.until DESC"
    )
    with house.read() as tx:
        rows = tx.all(sql, account, tx.now() - LOST_FOR)
    latest = {(row["game"], row["seat"]): row for row in reversed(rows)}
    return [_lost(row) for row in latest.values()]


def _lost(row: Row) -> LostSeat:
    return {
        "game": row["game"],
        "name": row["name"],
        "status": row["status"],
        "phase": row["phase"],
        "seat": row["seat"],
        "at": row["until"],
        "why": row["why"],
        "again": row["account"] is None and row["bot"] is None and row["ended"] != "dismissed",
    }


# --- what may be written


@needs("play")
def choices(house: House, who: Who, game_id: str, seat: str | None = None) -> ChoicesTold:
    """All that this seat may order now: for each unit its orders, then what may be declared or voted besides."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        mine = table.seat(who, seat)
        table.check_running()
        return choices_of(table.game, mine)


def choices_of(game: Game, seat: str) -> ChoicesTold:
    decisions = [[_choice(order) for order in orders] for orders in game.decisions(seat)]
    units = {text["text"] for orders in decisions for text in orders}
    directives = [order for order in game.options(seat) if isinstance(order, Directive) and str(order) not in units]
    return {
        "seat": seat,
        "phase": game.phase,
        "asked": game.owed().get(seat),
        "decisions": [orders for orders in decisions if orders],
        "directives": [{"text": str(order), "kind": type(order).__name__} for order in directives],
    }


def _choice(order: Order) -> dict[str, str]:
    """An order as text, and its parts for whoever draws it."""
    return {"text": str(order), "kind": type(order).__name__, **_parts(order)}


def _parts(order: Order) -> dict[str, str]:
    parts = {name: getattr(order, name) for name in getattr(order, "__struct_fields__", ())}
    return {name: str(value) for name, value in parts.items() if value not in (None, False, ())}


@needs("play")
def consequences(house: House, who: Who, game_id: str, seat: str | None, order: str) -> list[ConsequenceTold]:
    with house.read() as tx:
        table = opened(house, tx, game_id)
        mine = table.seat(who, seat)
        table.check_running()
        return told_consequences(table.game.preview(mine, order))


# --- what happened


@needs("read")
def phases(house: House, who: Who, game_id: str, seat: str | None = None) -> list[PhaseTold]:
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.viewer(who, seat)
        game = _begun(table)
        return [{"phase": name, "title": readable.title(game.rules, name)} for name in game.phases()]


@needs("read")
def story(house: House, who: Who, game_id: str, seat: str | None = None, phase: str | None = None) -> Story:
    """One phase: who ordered what, what became of it and why, and what else happened."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who, seat)
        game = _begun(table)
        return story_of(game, viewer, phase or game.phase)


def story_of(game: Game, viewer: Viewer, phase: str) -> Story:
    found = chapter(game, viewer, phase)
    rows = [row for event, _state in found.facts if isinstance(event, e.OrdersJudged) for row in event.judgements]
    said = [event for event, _state in found.facts if isinstance(event, e.OrdersRevealed)]
    return {
        "phase": phase,
        "title": readable.title(game.rules, phase),
        "results": [_result(game, found, row) for row in rows],
        "orders": {seat: list(lines) for event in said for seat, lines in event.orders.items()},
        "refused": {seat: list(lines) for event in said for seat, lines in event.refused.items()},
        "silent": [seat for event in said for seat in event.silent],
        "told": list(readable.told(game.rules, found.facts)),
        "open": phase == game.phase and game.state.outcome is None,
    }


def _result(game: Game, found: Chapter, row: e.Judgement) -> ResultTold:
    t = game.rules.turn(found.state)
    listed = game.rules.listed(t, row.owner) if row.owner in found.state.owners else row.owner
    return {
        "power": listed,
        "order": row.order,
        "results": list(row.words),
        "reason": row.reason,
        "text": row.text,
        "ordered": row.ordered,
    }


# --- pictures and files


@needs("read")
def drawn(
    house: House,
    who: Who,
    game_id: str,
    seat: str | None = None,
    phase: str | None = None,
    theme: str = "auto",
    names: str = "short",
    layers: Sequence[str] = (),
    plain: bool = False,
) -> str:
    """A picture of a phase as SVG. ``plain``: only the board, for a page that has its own headings."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who, seat)
        game = _begun(table)
    if phase is not None:
        chapter(game, viewer, phase)
    look = Style(theme=theme, names=names, heading=not plain, legend=not plain)
    return picture(scene_at(game, viewer, phase, layers=layers), look)


@needs("read")
def layers(house: House, who: Who, game_id: str, seat: str | None = None, phase: str | None = None) -> list[str]:
    with house.read() as tx:
        table = opened(house, tx, game_id)
        return list(layered(_begun(table), table.viewer(who, seat), phase))


@needs("read")
def replay(house: House, who: Who, game_id: str, seat: str | None = None, part: int = 1) -> str:
    """The film of a game; of a long one a part, which leads to the others."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who, seat)
        game = _begun(table)
    count = len(game.openings())
    parts = max(1, -(-count // FILMED))
    if not 1 <= part <= parts:
        raise not_found("part of the film", str(part))
    first = (part - 1) * FILMED
    last = first + FILMED if part < parts else None
    return film(game, viewer, "short", first, last, _part_links(game, seat, part) if parts > 1 else "")


def _part_links(game: Game, seat: str | None, part: int) -> str:
    starts = [opening.phase for opening in game.openings()[::FILMED]]
    whose = f"&amp;seat={quote(seat)}" if seat else ""
    links = (
        f"<b>{phase}</b>" if n == part else f'<a href="?part={n}{whose}">{phase}</a>'
        for n, phase in enumerate(starts, 1)
    )
    return f'<p class="parts">Parts, from: {" ".join(links)}</p>'


@needs("read")
def export(house: House, who: Who, game_id: str) -> Iterator[str]:
    """The whole game as a file, a part at a time; for everybody once it is over, before that without the seed for its
    game master, and for administrators who have nothing to do with it: its players can read that they looked."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_seen(who)
        _check_begun(table)
        looks = table.row["status"] != "finished" and not table.is_gm(who)
        if looks and not (who.administers and not table.involves(who)):
            raise conflict("not-over", "the whole log is told when the game is over", "ask for the events you may know")
        header = header_of(table.row, table.row["seed"] if table.row["status"] == "finished" else None)
    if looks:
        note_look(house, game_id, who, "exported")
    return _exported(house, table, header)


def _exported(house: House, table: Table, header: Header) -> Iterator[str]:
    """As ``write_game`` writes it, from the rows: neither the game nor the file is ever in memory as a whole."""
    yield f"{encode(header).decode()}\n"
    done, last = 0, int(table.row["seq"])
    sql = "SELECT seq, hash, body FROM events WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?"
    while done < last:
        with house.read() as tx:
            rows = tx.all(sql, table.id, done, last, EVENTS)
        yield "".join(f"{entry(row['seq'], row['hash'], row['body'].encode())}\n" for row in rows)
        done = int(rows[-1]["seq"])


@needs("read")
def newspaper(house: House, who: Who, game_id: str, seat: str | None = None) -> Iterator[str]:
    """The whole game in words, a part at a time."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who, seat)
        game = _begun(table)
    return _in_words(game, viewer)


def _in_words(game: Game, viewer: Viewer) -> Iterator[str]:
    lines = readable.told(game.rules, readable.facts(game, viewer))
    while some := list(islice(lines, LINES_AT_ONCE)):
        yield "".join(f"{line}\n" for line in some)
    yield f"\n{readable.position(game, viewer)}"


@needs("read")
def rulebook(house: House, who: Who, game_id: str) -> str:
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_seen(who)
        if table.row["seq"]:
            return table.game.rules_text()
        options: Mapping[str, str] = json.loads(table.row["options"])
        rules = games.rules_of(house, table.row["rules"], table.row["board"], options)
        return rules_text(rules, table.row["rules"])


@needs("read")
def dice(house: House, who: Who, game_id: str) -> DiceTold:
    """Every roll so far, what the seed was committed to, and the seed once the game is over."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = table.viewer(who)
        told = history(_begun(table).rules, table.game.log, viewer)
        rolls = [msgspec.to_builtins(event) for event in told if isinstance(event, (e.DiceRolled, e.DiceKeyed))]
        seed = table.row["seed"] if table.row["status"] == "finished" else None
        return {
            "commitment": table.row["commitment"],
            "nonces": json.loads(table.row["nonces"]),
            "seed": seed,
            "rolls": rolls,
            "dealt": _dealt(table) if seed else None,
        }


def _dealt(table: Table) -> Dealt | None:
    """How seats were dealt out; names are told with the seed, when all are known."""
    if not table.row["dealt"]:
        return None
    record = json.loads(table.row["dealt"])
    players: list[Dealing] = [
        {"player": games.name_of(table, row["account"]), "wants": row["wants"], "seat": seat}
        for row, seat in zip(record["players"], record["given"], strict=True)
    ]
    return {"seats": record["seats"], "players": players}
