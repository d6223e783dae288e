"""Messages of a game: those on the game page, pages of older ones, reports and blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Response

from casusbelli.service.base.game_shapes import GameTold
from casusbelli.service.base.message_shapes import LetterTold
from casusbelli.service.games import lobby, press
from casusbelli.service.games.open_game import EVERYBODY, MASTER
from casusbelli.service.people import blocks, reports
from casusbelli.web.pages.page import PageRequest, ToPage, answer, to
from casusbelli.web.pages.posted_forms import Sent

MOST, LARGEST = 50, 60_000  # messages and characters of a page
THREADS = 50

router = APIRouter(include_in_schema=False)


@router.post("/games/{game_id}/press")
def write_letter(page: ToPage, game_id: str, sent: Sent) -> Response:
    names = [EVERYBODY] if EVERYBODY in sent.all("to") else sent.all("to")
    grey = sent.get("grey") == "yes"
    press.send(page.service, page.who, game_id, names, sent.get("text"), sent.get("seat") or None, grey)
    return done(page, game_id, sent, "pane-press")


@router.get("/games/{game_id}/press")
def older(page: ToPage, game_id: str, seat: str = "", before_id: str = "") -> Response:
    """Older messages than those on the game page, in pages."""
    info = lobby.info(page.service, page.who, game_id)
    shown = _page(page, game_id, seat, before_id or None)
    return page.show("game/older.html", s={"info": info}, press_seat=seat, **shown)


@router.post("/games/{game_id}/press/read")
def read_letters(page: ToPage, game_id: str, sent: Sent) -> Response:
    press.mark_all_read(page.service, page.who, game_id, sent.get("seat") or None)
    return done(page, game_id, sent, "pane-press")


@router.post("/games/{game_id}/press/report")
def report(page: ToPage, game_id: str, sent: Sent) -> Response:
    seat = sent.get("seat") or None
    reports.report(page.service, page.who, game_id, sent.get("message"), sent.get("text"), seat)
    return done(page, game_id, sent, "pane-press")


@router.post("/games/{game_id}/press/block")
def block(page: ToPage, game_id: str, sent: Sent) -> Response:
    """Block a seat, not the account behind it."""
    blocks.mute(page.service, page.who, game_id, sent.get("sender"), sent.get("blocked") != "no")
    return done(page, game_id, sent, "pane-press")


def done(page: PageRequest, game_id: str, sent: Sent, pane: str = "pane-orders") -> Response:
    """Scripts refresh the page themselves; without scripts it is shown again."""
    if page.wants_json:
        return answer({"sentence": ""})
    return to(f"/games/{game_id}?{urlencode({'seat': sent.get('seat')})}#{pane}")


def letters_shown(page: PageRequest, info: GameTold, seen_from: str) -> dict[str, Any]:
    """The messages on the game page. ``seen_from``: the seat whose view it is."""
    service, game, lettered = page.service, info["id"], info["kind"] == "game"
    seat = seen_from if seen_from in info["mine"] else MASTER if info["is_gm"] else ""
    shown = _page(page, game, seat) if lettered else {"letters": [], "older": "", "muted": []}
    threads = press.threads(service, page.who, game, seat, THREADS) if seat and lettered else []
    channels = press.channels(service, page.who, game, seat) if seat and lettered else {}
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


def _page(page: PageRequest, game: str, seat: str, before_id: str | None = None) -> dict[str, Any]:
    found = press.page(page.service, page.who, game, seat or None, before_id=before_id, limit=MOST)
    letters = _bounded(found["letters"])
    more = found["next"] is not None or len(letters) < len(found["letters"])
    return {
        "letters": letters,
        "older": letters[0]["id"] if more else "",
        "muted": blocks.muted(page.service, page.who, game)["seats"],
    }


def _bounded(letters: Sequence[LetterTold]) -> list[LetterTold]:
    """The newest messages that fit on a page, at least one."""
    found: list[LetterTold] = []
    room = LARGEST
    for letter in letters[: -MOST - 1 : -1]:
        room -= len(letter["text"])
        if found and room < 0:
            break
        found.insert(0, letter)
    return found
