"""The lobby: lists of games with filters in the address, and the small pictures of their cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Response

from casusbelli.service.base.game_shapes import Games
from casusbelli.service.base.service_errors import ServiceError, bad_input
from casusbelli.service.games import lobby, setup_options
from casusbelli.service.games.lobby_filters import Filters, choices
from casusbelli.service.games.uploaded_boards import boards_with_games
from casusbelli.service.people.guests import guest
from casusbelli.service.reads.small_pictures import emblem_picture, small_picture
from casusbelli.web import security
from casusbelli.web.pages.page import THEMES, PageRequest, ToPage, back_to, to
from casusbelli.web.pages.posted_forms import Sent
from casusbelli.web.static_files import KEPT
from casusbelli.web.texts import said

STATUSES: Final = ("forming", "running", "finished")
ANY: Final = "any"
FIELDS: Final = ("status", "rules", "map", "pace", "press", "free", "anonymous", "search")
TRUTHS: Final[Mapping[str, bool | None]] = {"": None, "true": True, "false": False}
ON_A_PAGE: Final = 24
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
UNCHANGING: Final = "private, max-age=31536000, immutable"  # not public: not everybody may see every game

router = APIRouter(include_in_schema=False)


@router.get("/games")
def listing(page: ToPage, after: str = "") -> Response:
    """A list of games; without any filter that of the first status that has some."""
    asked = page.request.query_params
    given = {name: asked.get(name, "").strip() for name in FIELDS}
    if not any(name in asked for name in FIELDS):
        given["status"] = _first_status(page)
    try:
        filters = filters_of(given)
        found = lobby.listing(page.service, page.who, after=after or None, limit=ON_A_PAGE, filters=filters)
    except ServiceError as fault:
        return _shown(page, given, {"games": [], "next": None}, fault)
    return _shown(page, given, found)


def _first_status(page: PageRequest) -> str:
    there = (name for name in STATUSES if lobby.listing(page.service, page.who, name, limit=1)["games"])
    return next(there, STATUSES[0])


def filters_of(given: Mapping[str, str]) -> Filters:
    """The filters as a form sends them: "" for any."""
    status = None if given["status"] in ("", ANY) else given["status"]
    return Filters(
        status=status,
        rules=given["rules"] or None,
        map=given["map"] or None,
        pace=given["pace"] or None,
        press=given["press"] or None,
        free=_truth("free", given["free"]),
        anonymous=_truth("anonymous", given["anonymous"]),
        search=given["search"],
    )


def _truth(name: str, given: str) -> bool | None:
    if given not in TRUTHS:
        expected = [value for value in TRUTHS if value]
        raise bad_input(said("service.bad-filter", filter=name, given=given[:60], expected=expected), "bad-filter")
    return TRUTHS[given]


def _shown(page: PageRequest, given: dict[str, str], found: Games, fault: ServiceError | None = None) -> Response:
    context: dict[str, Any] = {
        "found": found,
        "given": given,
        "statuses": STATUSES,
        "choices": choices(),
        "variants": [(variant.name, variant.title) for variant in setup_options.variants()],
        "boards": setup_options.board_titles(),
        "uploads": boards_with_games(page.service, page.who, given["map"]),
        "filtered": any(value for name, value in given.items() if name != "status"),
        "narrowed": any(value for name, value in given.items() if name not in ("status", "search")),
        "address": lambda **changes: address_of({**given, **changes}),
        "fault": fault,
    }
    return page.show("games.html", fault.status if fault else 200, **context)


def address_of(given: Mapping[str, str]) -> str:
    return "/games?" + urlencode({name: value for name, value in given.items() if value})


@router.post("/guest/new")
def become_guest(page: ToPage, sent: Sent) -> Response:
    """Let a visitor go on without registering, on the page they came from."""
    response = to(back_to(sent.get("next")))
    if page.who.account is None:
        _who, secret = guest(page.service, security.network(page.request))
        security.set_session(response, page.service, secret)
    return response


@router.get("/games/{game_id}/small.svg")
def small(page: ToPage, game_id: str, v: str = "", theme: str = "", invitation: str = "") -> Response:
    """The small picture of a game. Its address changes with the position, so that browsers can keep it."""
    look = theme if theme in THEMES else "auto"
    text, address = small_picture(page.service, page.who, game_id, look, invitation or None)
    known = UNCHANGING if address.endswith(f"?v={v}") else "private, no-cache"
    return _picture(text, known)


@router.get("/emblems/{board}/{power}.svg")
def emblem(board: str, power: str) -> Response:
    return _picture(emblem_picture(board, power), KEPT)


def _picture(text: str, cached: str) -> Response:
    headers = {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": cached}
    return Response(text, media_type="image/svg+xml", headers=headers)
