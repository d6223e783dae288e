"""Tools for one's own games on a service, through its API: what is due, the position, choices, results."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import islice
from typing import Annotated, Any, ClassVar, TypedDict

from pydantic import Field

from casusbelli.mcp_server.judge_tools import OrdersListed, orders_text
from casusbelli.mcp_server.result_rows import ResultRow
from casusbelli.mcp_server.rules_tools import TextPage, text_page
from casusbelli.mcp_server.service_access import GameId, MySeat, ServiceAccess
from casusbelli.mcp_server.tool_arguments import Limit, Offset
from casusbelli.mcp_server.toolbox import LONGEST_NAME, ToolAbout, ToolReply, page_of, shortened_text

MOST_GAMES = 50
LONGEST_TITLE = 100


class TaskRow(TypedDict):
    game: str
    name: str
    seat: str | None
    phase: str
    kind: str
    what: str
    deadline: str | None


class GameRow(TypedDict):
    game: str
    name: str
    rules: str
    map: str
    status: str
    phase: str
    deadline: str | None
    my_seats: list[str]


class MyGames(TypedDict):
    """``due``: what is due from you, the earliest deadline first."""

    due: list[TaskRow]
    games: list[GameRow]


class SeatRow(TypedDict):
    seat: str
    powers: list[str]
    mine: bool
    ready: bool
    asked: str | None


class GameViewed(TypedDict):
    """``position``: the state as your seat may know it, which judge and legal_orders take, too."""

    game: GameRow
    waits_for: str
    seats: list[SeatRow]
    position: dict[str, Any] | None


class ProposalRow(TypedDict):
    """A proposal that awaits an answer. ``replies``: the orders that answer it."""

    title: str
    by: str
    means: str
    replies: list[str]


class ChoicesListed(OrdersListed):
    """``asked``: what is due from the seat, or why nothing is."""

    asked: str
    proposals: list[ProposalRow]


class PhaseRead(TypedDict):
    phase: str
    title: str
    open: bool
    results: list[ResultRow]
    events: list[str]
    next: int | None


class OrderExplained(TypedDict):
    lines: list[str]


class GameTools:
    TOOLS: ClassVar[Mapping[str, ToolAbout]] = {
        "my_games": ToolAbout("List my games", MyGames, open_world=True),
        "view_game": ToolAbout("View a game", GameViewed, open_world=True),
        "game_rulebook": ToolAbout("Read a game's rulebook", TextPage, open_world=True),
        "game_choices": ToolAbout("List my choices", ChoicesListed, open_world=True),
        "game_results": ToolAbout("Read results", PhaseRead, open_world=True),
        "explain_order": ToolAbout("Explain an order's result", OrderExplained, open_world=True),
    }

    def __init__(self, access: ServiceAccess) -> None:
        self.access = access

    def my_games(self) -> ToolReply:
        """List what is due from me and the games that I play, with their ids. Start here. Example: my_games()"""
        with self.access.client() as client:
            due = [_task(item) for item in client.owed()[:MOST_GAMES]]
            games = [game_row(item) for item in islice(client.games(mine=True), MOST_GAMES)]
        lines = [
            "Due from you:" if due else "Nothing is due from you.",
            *(f"  {_told(it)}, {it['phase']}: {it['what']}, by {it['deadline'] or 'no deadline'}" for it in due),
            "Your games:" if games else "You play no games.",
            *(f"  {_about(it)}" for it in games),
        ]
        return ToolReply("\n".join(lines), MyGames(due=due, games=games))

    def view_game(self, game: GameId, seat: MySeat = None) -> ToolReply:
        """View a game as my seat may see it: status, deadline, who is asked for what, and the position. Example:
        view_game(game="k3v9...")"""
        with self.access.client() as client:
            told = client.game(game)
            begun = told["status"] not in ("forming", "cancelled")
            state = client.state(game, seat) if begun else None
        row = game_row(told)
        seats: list[SeatRow] = [
            {
                "seat": it["seat"],
                "powers": it["powers"],
                "mine": it["mine"],
                "ready": it["ready"],
                "asked": it["asked"],
            }
            for it in told["seats"]
        ]
        lines = [
            _about(row),
            *([f"Waits: {told['waits']}"] if told["waits"] else []),
            *(f"  {it['seat']}{' (you)' if it['mine'] else ''}: {_standing(it)}" for it in seats),
            *([] if state is None else ["Position:", json.dumps(state, separators=(",", ":"))]),
        ]
        return ToolReply("\n".join(lines), GameViewed(game=row, waits_for=told["waits"], seats=seats, position=state))

    def game_rulebook(self, game: GameId, offset: Offset = 0) -> ToolReply:
        """Read the rulebook for exactly this game, page by page. Example: game_rulebook(game="k3v9...")"""
        with self.access.client() as client:
            return text_page(client.text(f"/games/{game}/rulebook"), offset)

    def game_choices(
        self,
        game: GameId,
        seat: MySeat = None,
        unit: Annotated[
            str, Field(max_length=64, description='Only orders of this unit, by its code: "A PAR" or "PAR".')
        ] = "",
        offset: Offset = 0,
        limit: Limit = 100,
    ) -> ToolReply:
        """List the orders that my seat may give now, all or those of one unit, and the proposals that await my answer.
        Orders that rules add, such as declarations and votes, come last. Example: game_choices(game="k3v9...",
        unit="A PAR")"""
        with self.access.client() as client:
            told = client.choices(game, seat)
        page, following = page_of([row for row in _choices(told) if _concerns(row, unit)], offset, limit)
        listed: ChoicesListed = {
            "seat": told["seat"],
            "phase": told["phase"],
            "by_unit": {},
            "other": [],
            "next": following,
            "asked": told["asked"] or told["unasked"] or "",
            "proposals": [_proposal(it) for it in told["proposals"]],
        }
        for key, text in page:
            (listed["by_unit"].setdefault(key, []) if key else listed["other"]).append(text)
        proposed = (
            f"Proposed by {it['by']}: {it['title']} {it['means']} Answers: {'; '.join(it['replies'])}"
            for it in listed["proposals"]
        )
        return ToolReply("\n".join(filter(None, [listed["asked"], *proposed, orders_text(listed)])), listed)

    def game_results(
        self,
        game: GameId,
        phase: Annotated[str | None, Field(max_length=16, description="Such as S1901M; default: the open one.")] = None,
        seat: MySeat = None,
        offset: Offset = 0,
        limit: Limit = 150,
    ) -> ToolReply:
        """Read what happened in a phase: the result of each order with its reason, and events. Example:
        game_results(game="k3v9...", phase="S1901M")"""
        with self.access.client() as client:
            told = client.story(game, phase, seat)
        page, following = page_of(told["results"], offset, limit)
        rows: list[ResultRow] = [
            {
                "power": it["power"],
                "order": it["order"],
                "ordered": it["ordered"],
                "results": it["results"],
                "why": it["text"],
            }
            for it in page
        ]
        read: PhaseRead = {
            "phase": told["phase"],
            "title": told["title"],
            "open": told["open"],
            "results": rows,
            "events": [shortened_text(text, 1000) for text in told["told"][:limit]],
            "next": following,
        }
        lines = [f"{it['power']}: {it['order']}: {', '.join(it['results']) or 'succeeds'}. {it['why']}" for it in rows]
        more = [f"[call again with offset={following}]"] if following else []
        return ToolReply("\n".join([read["title"], *lines, *read["events"], *more]), read)

    def explain_order(
        self,
        game: GameId,
        phase: Annotated[str, Field(max_length=16, description="An adjudicated movement phase, such as S1901M.")],
        order: Annotated[str, Field(max_length=LONGEST_NAME, description="The order as game_results writes it.")],
        seat: MySeat = None,
    ) -> ToolReply:
        """Explain the result of an order in a game, strength by strength. Example:
        explain_order(game="k3v9...", phase="S1901M", order="A PAR - BUR")"""
        with self.access.client() as client:
            told = client.get(f"/games/{game}/why", phase=phase, order=order, seat=seat)
        return ToolReply("\n".join(told["lines"]), OrderExplained(lines=list(told["lines"])))


def moment(at: int | None) -> str | None:
    """Milliseconds since 1970 as a date and time, such as 2026-11-27T21:00:00Z."""
    return None if at is None else datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def one_line(text: str) -> str:
    """A name that a person gave to something, without what could pass for more than a name."""
    return shortened_text(" ".join(text.split()), LONGEST_TITLE)


def _task(item: Mapping[str, Any]) -> TaskRow:
    return {
        "game": item["game"],
        "name": one_line(item["name"]),
        "seat": item["seat"],
        "phase": item["phase"],
        "kind": item["kind"],
        "what": item["what"],
        "deadline": moment(item["deadline"]),
    }


def game_row(item: Mapping[str, Any]) -> GameRow:
    return {
        "game": item["id"],
        "name": one_line(item["name"]),
        "rules": item["rules"],
        "map": item["map"],
        "status": item["status"],
        "phase": item["phase"],
        "deadline": moment(item["deadline"]),
        "my_seats": item["mine"],
    }


def _told(it: TaskRow) -> str:
    seat = f" as {it['seat']}" if it["seat"] else ""
    return f"{it['game']} {json.dumps(it['name'])}{seat}"


def _about(it: GameRow) -> str:
    seats = f", you play {', '.join(it['my_seats'])}" if it["my_seats"] else ""
    by = f", by {it['deadline']}" if it["deadline"] else ""
    name = json.dumps(it["name"])
    return f"{it['game']} {name}: {it['rules']} on {it['map']}, {it['status']}, {it['phase'] or 'not begun'}{by}{seats}"


def _standing(it: SeatRow) -> str:
    return "ready" if it["ready"] else it["asked"] or "not asked"


def _choices(told: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Unit and order; directives, which belong to no unit, with "" for it."""
    for orders in told["decisions"]:
        for order in orders:
            yield str(order.get("unit") or "").strip(), order["text"]
    for order in told["directives"]:
        yield "", order["text"]


def _concerns(row: tuple[str, str], unit: str) -> bool:
    key, text = row
    wanted = unit.upper().split()
    return not wanted or wanted[-1] in (key or text).upper().replace("/", " ").split() or unit.upper() == key.upper()


def _proposal(it: Mapping[str, Any]) -> ProposalRow:
    replies = [reply["order"] for reply in it["replies"]]
    return {"title": it["title"], "by": it["by"], "means": it["means"], "replies": replies}
