"""Public pages: home, rulebooks, sandboxes."""

from __future__ import annotations

from fastapi import APIRouter, Response

from casusbelli.service.base.service import Who
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import copies, lobby, setup_options
from casusbelli.service.games.bot_game import AT_LEISURE, play_bots
from casusbelli.service.people import reliability
from casusbelli.service.people.guests import guest
from casusbelli.service.reads import exhibition_pages
from casusbelli.web import security, texts
from casusbelli.web.pages.markdown import contents_of, markup_of
from casusbelli.web.pages.page import PageRequest, ToPage, back_to, to
from casusbelli.web.pages.posted_forms import Sent, Uploaded
from casusbelli.web.static_files import EXAMPLES, KEPT

SHOWN = 6
STATUSES = ("forming", "running")
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

router = APIRouter(include_in_schema=False)


@router.get("/")
def home(page: ToPage) -> Response:
    shown = {status: lobby.listing(page.service, page.who, status, limit=SHOWN)["games"] for status in STATUSES}
    games = {one.name: one.game for one in page.exhibitions.values()}
    board, worlds = exhibition_pages.on_the_home_board(), exhibition_pages.worlds()
    return page.show("home.html", shown=shown, board=board, worlds=worlds, games=games)


@router.get("/board.svg")
def first_picture() -> Response:
    """The start of a game, with some orders."""
    return _picture(setup_options.opening_picture())


@router.get("/exhibitions/{name}/{phase}.svg")
def exhibition_picture(name: str, phase: str, small: bool = False) -> Response:
    """The board of an exhibition, for the home page."""
    return _picture(exhibition_pages.exhibition_picture(name, phase, small))


@router.get("/rules")
def rules(page: ToPage) -> Response:
    worlds, added = setup_options.worlds_and_rules()
    return page.show("rules.html", worlds=worlds, added=added)


@router.get("/rules/pictures/{name}.svg")
def example(name: str) -> Response:
    """A drawn example in a rulebook."""
    return _picture(setup_options.example_picture(name))


@router.get("/rules/{name}")
def rulebook(page: ToPage, name: str) -> Response:
    """The rulebook of a rule set with its default options; each game has a rulebook of its own."""
    title, text = setup_options.usual_rulebook(page.service, name, page.language, EXAMPLES)
    return page.show("text.html", heading=title, body=markup_of(text), back="/rules", contents=contents_of(text))


@router.get("/players/{name}")
def player(page: ToPage, name: str) -> Response:
    return page.show("player.html", found=reliability.profile(page.service, name))


@router.post("/sandbox")
def sandbox(page: ToPage, sent: Sent) -> Response:
    """Create a sandbox; visitors become guests."""
    who, secret = _somebody(page)
    rules = sent.get("rules", setup_options.STANDARD)
    name = page.t("sandbox.name", rules=page.rules_title(rules))[:80]
    setup = Setup(name=name, rules=rules, kind="sandbox", settings=AT_LEISURE)
    return _signed_in(page, to(f"/games/{lobby.create(page.service, who, setup)}"), secret)


@router.post("/play")
def play(page: ToPage, sent: Sent) -> Response:
    """Begin a game against bots; visitors become guests."""
    who, secret = _somebody(page)
    rules = sent.get("rules", setup_options.STANDARD)
    name = page.t("play.name", rules=page.rules_title(rules))[:80]
    return _signed_in(page, to(f"/games/{play_bots(page.service, who, rules, name)}"), secret)


@router.post("/games/{game_id}/clone")
def clone(page: ToPage, game_id: str, sent: Sent) -> Response:
    who, secret = _somebody(page)
    mine = sent.get("seat") or None
    made = copies.clone(page.service, who, game_id, sent.get("phase") or None, sent.get("with") == "orders", mine)
    return _signed_in(page, to(f"/games/{made}"), secret)


@router.post("/new/import")
def bring(page: ToPage, file: Uploaded) -> Response:
    """Create a sandbox from a file."""
    return to(f"/games/{copies.import_game(page.service, page.who, file.text, file.name[:60])}")


@router.post("/language")
def language(sent: Sent) -> Response:
    response = to(back_to(sent.get("next")))
    if sent.get("language") in texts.languages():
        response.set_cookie("language", sent.get("language"), max_age=31_536_000, samesite="lax")
    return response


def _picture(drawn: str) -> Response:
    headers = {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": KEPT}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def _somebody(page: PageRequest) -> tuple[Who, str]:
    return (page.who, "") if page.who.account else guest(page.service, security.network(page.request))


def _signed_in(page: PageRequest, response: Response, secret: str) -> Response:
    if secret:
        security.set_session(response, page.service, secret)
    return response
