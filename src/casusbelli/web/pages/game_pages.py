"""The game page (board, orders, results, messages, tables, players) and its updates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, FastAPI, Query, Request, Response

from casusbelli.service.base.idempotency import once
from casusbelli.service.base.service import Who
from casusbelli.service.games import order_entry, results_seen
from casusbelli.service.games.open_game import rights_in
from casusbelli.service.ops.recent_pages import RecentPage
from casusbelli.service.reads.game_page import begun_screen, moment, screen, sheet
from casusbelli.web.pages.forming_page import forming_markup
from casusbelli.web.pages.game_presenter import GamePagePresenter, board_data, draft_data, foreseen
from casusbelli.web.pages.message_pages import done
from casusbelli.web.pages.page import JSON, PageRequest, ToPage, answer, to
from casusbelli.web.pages.phase_results import story_shown
from casusbelli.web.pages.posted_forms import PostedForm, Sent

router = APIRouter(include_in_schema=False)
Tags = Annotated[str, Query(max_length=600)]
LayersShown = Annotated[Sequence[str], Query(max_length=20)]


@router.get("/games/{game_id}")
def game_page(page: ToPage, game_id: str, seat: str = "", invitation: str = "", shown: str = "") -> Response:
    return page.kept(game_id, invitation or None, lambda marked: _markup(marked, game_id, seat, invitation, shown))


def _markup(page: PageRequest, game_id: str, seat: str = "", invitation: str = "", shown: str = "") -> str:
    seen = screen(page.service, page.who, game_id, seat or None, invitation or None)
    if seen.info["kind"] == "table" and seen.seat and not shown:
        return page.markup("game/curtain.html", s=seen)
    if not seen.phases:
        return forming_markup(page, seen, invitation)
    return page.markup("game/page.html", **GamePagePresenter(page, seen).full_page())


def prepare_page(app: FastAPI, asked: RecentPage, who: Who) -> None:
    """Make a page that somebody is likely to ask for."""
    headers = [(b"accept-language", asked.language.encode()), (b"cookie", f"theme={asked.theme}".encode())]
    path, values = f"/games/{asked.game}", {"game_id": asked.game}
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": headers, "app": app}
    page = PageRequest(Request({**scope, "path_params": values}), app.state.service, who)
    page.prepare(asked.game, lambda marked: _markup(marked, asked.game))


@router.get("/games/{game_id}/now")
def now(page: ToPage, game_id: str, seat: str = "", has: Tags = "") -> Response:
    """An update of the page. ``has``: the tags of what the client has already."""

    def made(marked: PageRequest) -> str:
        shown = GamePagePresenter(marked, begun_screen(page.service, page.who, game_id, seat or None))
        return msgspec.json.encode(shown.now(frozenset(has.split(".")))).decode()

    return page.kept(game_id, None, made, JSON)


@router.get("/games/{game_id}/picture")
def picture(page: ToPage, game_id: str, seat: str = "", phase: str = "", layer: LayersShown = ()) -> Response:
    seen = moment(page.service, page.who, game_id, seat or None, phase, layer)
    told = story_shown(seen.story, seen.seat, seen.own) if seen.story else None
    canvas = seen.canvas.read_in(page.language)
    keys = {owner: livery.key for owner, livery in canvas.known.items()}
    markup = page.markup("game/story.html", story=told, s_id=game_id, keys=keys) if told else ""
    return answer({**board_data(canvas), "story": markup})


@router.post("/games/{game_id}/orders")
def write(page: ToPage, game_id: str, sent: Sent) -> Response:
    seat = sent.get("seat") or None
    lines = [sent.get("text")] if sent.get("text") or "text" in dict(sent.fields) else sent.all("line")
    if sent.get("without") in lines:
        lines.remove(sent.get("without"))
    text = "\n".join(line for line in lines if line.strip())
    base, phase = sent.number("version"), sent.get("phase")
    _once(page, game_id, sent, lambda: order_entry.submit(page.service, page.who, game_id, seat, phase, text, base))
    if not page.wants_json:
        return to(f"/games/{game_id}?{urlencode({'seat': sent.get('seat')})}#pane-orders")
    found, drafts = sheet(page.service, page.who, game_id, sent.get("seat"))
    return answer(draft_data(found, drafts, page.say, page.names))


def _once(page: PageRequest, game_id: str, sent: PostedForm, act: Callable[[], object]) -> None:
    """Scripts mark all attempts to send the same orders with the same key, since an answer may get lost."""
    key = page.request.headers.get("Idempotency-Key")
    if key is None:
        act()
        return

    def acted() -> bytes:
        act()
        return b"204"

    rights = partial(rights_in, service=page.service, who=page.who, game_id=game_id)
    once(page.service, page.who, key, f"{page.request.url.path}\n{sent.fields!r}", acted, rights)


@router.get("/games/{game_id}/preview")
def preview(page: ToPage, game_id: str, seat: str = "", line: str = "") -> Response:
    told = order_entry.preview(page.service, page.who, game_id, seat or None, line)
    return answer({"foreseen": [foreseen(one, page.say) for one in told["consequences"]]})


@router.post("/games/{game_id}/ready")
def ready(page: ToPage, game_id: str, sent: Sent) -> Response:
    seat, phase = sent.get("seat") or None, sent.get("phase")
    if sent.get("ready") == "none":
        order_entry.no_orders(page.service, page.who, game_id, seat, phase)
    else:
        order_entry.ready(page.service, page.who, game_id, seat, phase, sent.get("ready") == "yes")
    return done(page, game_id, sent)


@router.post("/games/{game_id}/seen")
def seen_results(page: ToPage, game_id: str, sent: Sent) -> Response:
    results_seen.mark_seen(page.service, page.who, game_id, sent.get("seat"))
    return done(page, game_id, sent)


@router.post("/games/{game_id}/act")
def act(page: ToPage, game_id: str, sent: Sent) -> Response:
    """Give one order: it is carried out at once, or written into the draft or taken out of it."""
    seat, phase = sent.get("seat") or None, sent.get("phase")
    order_entry.give(page.service, page.who, game_id, seat, phase, sent.get("line"), sent.get("off") == "yes")
    return to("/dashboard") if sent.get("back") == "dashboard" else done(page, game_id, sent)
