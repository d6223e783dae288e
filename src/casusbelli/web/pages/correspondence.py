"""Messages on the game page, the older ones on pages of their own; reporting them, and blocking a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response

from casusbelli.service import blocks, games, press, reports
from casusbelli.service.house import Who
from casusbelli.service.shapes import GameTold, LetterTold
from casusbelli.service.table import EVERYBODY, MASTER
from casusbelli.web.pages.page import Desk, Sent, answer, to, wants_json

MOST, LARGEST = 50, 60_000  # messages and characters of a page
THREADS = 50


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.post("/games/{game_id}/press")
    def write_letter(request: Request, game_id: str, sent: Sent) -> Response:
        who = desk.who(request)
        names = [EVERYBODY] if EVERYBODY in sent.all("to") else sent.all("to")
        grey = sent.get("grey") == "yes"
        press.send(desk.house, who, game_id, names, sent.get("text"), sent.get("seat") or None, grey)
        return done(request, game_id, sent, "pane-press")

    @routes.get("/games/{game_id}/press")
    def older(request: Request, game_id: str, seat: str = "", before_id: str = "") -> Response:
        """The messages before those on the game page, a page at a time."""
        who = desk.who(request)
        info = games.info(desk.house, who, game_id)
        shown = _page(desk, who, game_id, seat, before_id or None)
        return desk.page(request, "game/older.html", who, s={"info": info}, press_seat=seat, **shown)

    @routes.post("/games/{game_id}/press/read")
    def read_letters(request: Request, game_id: str, sent: Sent) -> Response:
        press.mark_all_read(desk.house, desk.who(request), game_id, sent.get("seat") or None)
        return done(request, game_id, sent, "pane-press")

    @routes.post("/games/{game_id}/press/report")
    def report(request: Request, game_id: str, sent: Sent) -> Response:
        who, seat = desk.who(request), sent.get("seat") or None
        reports.report(desk.house, who, game_id, sent.get("message"), sent.get("text"), seat)
        return done(request, game_id, sent, "pane-press")

    @routes.post("/games/{game_id}/press/block")
    def block(request: Request, game_id: str, sent: Sent) -> Response:
        """A seat, not the account behind it."""
        blocks.mute(desk.house, desk.who(request), game_id, sent.get("sender"), sent.get("blocked") != "no")
        return done(request, game_id, sent, "pane-press")

    return routes


def done(request: Request, game_id: str, sent: Sent, pane: str = "pane-orders") -> Response:
    """A script looks again by itself; a page is shown again."""
    if wants_json(request):
        return answer({"sentence": ""})
    return to(f"/games/{game_id}?{urlencode({'seat': sent.get('seat')})}#{pane}")


def letters_shown(desk: Desk, who: Who, info: GameTold, seen_from: str) -> dict[str, Any]:
    """What the game page shows of messages. ``seen_from``: the seat from which it is looked at."""
    house, game, lettered = desk.house, info["id"], info["kind"] == "game"
    seat = seen_from if seen_from in info["mine"] else MASTER if info["is_gm"] else ""
    shown = _page(desk, who, game, seat) if lettered else {"letters": [], "older": "", "muted": []}
    threads = press.threads(house, who, game, seat, THREADS) if seat and lettered else []
    channels = press.channels(house, who, game, seat) if seat and lettered else {}
    kinds = info["settings"].press
    return {
        **shown,
        "lettered": lettered,
        "threads": threads,
        "unread": sum(thread["unread"] for thread in threads),
        "press_seat": seat,
        "may_press": bool(seat) and lettered and info["status"] != "cancelled",
        "press_public": kinds.public or seat == MASTER,
        "press_names": channels if kinds.private or seat == MASTER else {},
        "press_gm": info["gm"] is not None and seat != MASTER,
        "press_grey": kinds.grey,
    }


def _page(desk: Desk, who: Who, game: str, seat: str, before_id: str | None = None) -> dict[str, Any]:
    found = press.page(desk.house, who, game, seat or None, before_id=before_id, limit=MOST)
    letters = _bounded(found["letters"])
    more = found["next"] is not None or len(letters) < len(found["letters"])
    return {
        "letters": letters,
        "older": letters[0]["id"] if more else "",
        "muted": blocks.muted(desk.house, who, game)["seats"],
    }


def _bounded(letters: Sequence[LetterTold]) -> list[LetterTold]:
    """The newest, as many as a page has room for, and one at least."""
    found: list[LetterTold] = []
    room = LARGEST
    for letter in letters[: -MOST - 1 : -1]:
        room -= len(letter["text"])
        if found and room < 0:
            break
        found.insert(0, letter)
    return found
