"""What everybody sees: what this is, the games, the rulebooks, a sandbox to try."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response

from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.picture import Style, picture
from casusbelli.rules.dice import SEED_BYTES
from casusbelli.rules.rulebook import rules_text
from casusbelli.rules.spec import packs
from casusbelli.service import copies, games, reliability
from casusbelli.service.errors import not_found
from casusbelli.service.guests import guest
from casusbelli.service.house import Who
from casusbelli.service.settings import Clock, Settings, Setup
from casusbelli.variants.table import new_game
from casusbelli.web import security, texts
from casusbelli.web.pages.markdown import markup_of
from casusbelli.web.pages.page import KEPT, Desk, Sent, Uploaded, back_to, to

SHOWN = 6
STATUSES = ("forming", "running", "finished")
RULES = MAP = "standard"
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
OPENING = {
    "Austria": "A VIE - GAL, A BUD - SER, F TRI - ALB",
    "England": "F EDI - NWG, F LON - NTH, A LVP - YOR",
    "France": "A PAR - BUR, A MAR S A PAR - BUR, F BRE - MAO",
    "Germany": "A MUN - BUR, A BER - KIE, F KIE - DEN",
    "Italy": "A VEN - TYR, A ROM - VEN, F NAP - ION",
    "Russia": "A WAR - GAL, A MOS - UKR, F SEV - BLA, F STP/SC - BOT",
    "Turkey": "A CON - BUL, A SMY - CON, F ANK - BLA",
}
AT_LEISURE = Settings(clock=Clock(length=0))


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/")
    def home(request: Request) -> Response:
        who = desk.who(request)
        shown = {status: games.listing(desk.house, who, status, limit=SHOWN)["games"] for status in STATUSES}
        return desk.page(request, "home.html", who, shown=shown, variants=variants(), watch=_watchable(shown))

    @routes.get("/board.svg")
    def first_picture() -> Response:
        """The picture of the first page."""
        headers = {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": KEPT}
        return Response(_first_picture(), media_type="image/svg+xml", headers=headers)

    @routes.get("/games")
    def listing(request: Request, status: str = "", after: str = "") -> Response:
        """Unasked, the first list that is not empty; an empty one leads to those that are not."""
        who = desk.who(request)
        there = [name for name in STATUSES if games.listing(desk.house, who, name, limit=1)["games"]]
        chosen = status if status in (*STATUSES, "cancelled") else next(iter(there), STATUSES[0])
        found = games.listing(desk.house, who, chosen, after=after or None)
        return desk.page(request, "games.html", who, found=found, chosen=chosen, statuses=STATUSES, there=there)

    @routes.get("/rules")
    def rules(request: Request) -> Response:
        return desk.page(request, "rules.html", variants=variants())

    @routes.get("/rules/{name}")
    def rulebook(request: Request, name: str) -> Response:
        """A rule set as it is usually played; a game's own rulebook says how that game is."""
        if name not in packs():
            raise not_found("rules", name[:40])
        text = rules_text(games.rules_of(desk.house, name, MAP, {}), name)
        return desk.page(request, "text.html", heading=packs()[name].title, body=markup_of(text), back="/rules")

    @routes.get("/players/{name}")
    def player(request: Request, name: str) -> Response:
        return desk.page(request, "player.html", found=reliability.profile(desk.house, name))

    @routes.post("/sandbox")
    def sandbox(request: Request, sent: Sent) -> Response:
        """For visitors, too: they become guests."""
        who, secret = _somebody(desk, request)
        rules = sent.get("rules", RULES)
        setup = Setup(name=f"Sandbox: {rules}"[:80], rules=rules, kind="sandbox", settings=AT_LEISURE)
        return _signed_in(desk, to(f"/games/{games.create(desk.house, who, setup)}"), secret)

    @routes.post("/games/{game_id}/clone")
    def clone(request: Request, game_id: str, sent: Sent) -> Response:
        who, secret = _somebody(desk, request)
        mine = sent.get("seat") or None
        made = copies.clone(desk.house, who, game_id, sent.get("phase") or None, sent.get("with") == "orders", mine)
        return _signed_in(desk, to(f"/games/{made}"), secret)

    @routes.post("/new/import")
    def bring(request: Request, file: Uploaded) -> Response:
        """A sandbox from a file."""
        return to(f"/games/{copies.import_game(desk.house, desk.who(request), file.text, file.name[:60])}")

    @routes.post("/language")
    def language(sent: Sent) -> Response:
        response = to(back_to(sent.get("next")))
        if sent.get("language") in texts.LANGUAGES:
            response.set_cookie("language", sent.get("language"), max_age=31_536_000, samesite="lax")
        return response

    return routes


def _watchable(shown: Mapping[str, Sequence[object]]) -> str:
    """The list in which there is a game to watch, if there is any."""
    return next((status for status in ("running", "finished") if shown[status]), "")


def _somebody(desk: Desk, request: Request) -> tuple[Who, str]:
    who = desk.who(request)
    return (who, "") if who.account else guest(desk.house, security.network(request))


def _signed_in(desk: Desk, response: Response, secret: str) -> Response:
    if secret:
        security.set_session(response, desk.house, secret)
    return response


@cache
def _first_picture() -> str:
    """The beginning of a game, with some orders of a first turn."""
    game = new_game(RULES, MAP, seed=bytes(SEED_BYTES))
    for seat, text in OPENING.items():
        game.submit(seat, text)
    opening = game.phase
    game.process()
    return picture(scene_at(game, None, opening), Style(heading=False, legend=False))


@cache
def variants() -> list[dict[str, Any]]:
    """Every pack, those that change the game most first."""
    found = sorted(packs().items(), key=lambda item: -len(item[1].components))
    return [{"name": name, "title": pack.title[:1].upper() + pack.title[1:]} for name, pack in found]
