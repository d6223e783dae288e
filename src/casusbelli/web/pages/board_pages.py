"""The gallery of boards, the page of each board, and the form to upload one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Response

from casusbelli.service.base.board_shapes import Boards, MapConverted
from casusbelli.service.base.service_errors import ServiceError, bad_input
from casusbelli.service.games import converted_maps, setup_options, uploaded_boards
from casusbelli.service.games.uploaded_boards import VISIBILITIES, BoardDetails
from casusbelli.service.people import guests
from casusbelli.service.reads import gallery
from casusbelli.service.reads.gallery import SIZES, BoardFilters
from casusbelli.web.pages.lobby_pages import PICTURE_POLICY, UNCHANGING
from casusbelli.web.pages.page import THEMES, PageRequest, ToPage, to
from casusbelli.web.pages.posted_forms import PostedForm, Sent
from casusbelli.web.texts import said

FIELDS: Final = ("players", "size", "installed", "search", "mine")
PLAYERS: Final = range(2, 11)  # offered in the form; the address takes any number
TRUTHS: Final[Mapping[str, bool | None]] = {"": None, "true": True, "false": False}
NONE_FOUND: Final[Boards] = {"boards": [], "next": None}

router = APIRouter(include_in_schema=False)


# --- the gallery


@router.get("/boards")
def listing(page: ToPage, after: str = "") -> Response:
    """Boards with filters, which the address names like the API."""
    asked = page.request.query_params
    given = {name: asked.get(name, "").strip() for name in FIELDS}
    try:
        mine = _truth("mine", given["mine"]) is True
        found = gallery.listing(page.service, page.who, _filters(given), mine, after or None)
    except ServiceError as fault:
        if fault.status != 422:
            raise
        return _shown(page, given, NONE_FOUND, fault)
    return _shown(page, given, found)


def _filters(given: Mapping[str, str]) -> BoardFilters:
    """The filters as a form sends them: "" for any."""
    size: Any = given["size"] or None
    return BoardFilters(_players(given["players"]), size, _truth("installed", given["installed"]), given["search"])


def _players(given: str) -> int | None:
    if given and not (given.isascii() and given.isdigit() and len(given) < 4):
        raise _bad("players", given, [f"1-{gallery.MOST_PLAYERS}"])
    return int(given) if given else None


def _truth(name: str, given: str) -> bool | None:
    if given not in TRUTHS:
        raise _bad(name, given, [value for value in TRUTHS if value])
    return TRUTHS[given]


def _bad(name: str, given: str, expected: list[str]) -> ServiceError:
    return bad_input(said("service.bad-filter", filter=name, given=given[:60], expected=expected), "bad-filter")


def _shown(page: PageRequest, given: dict[str, str], found: Boards, fault: ServiceError | None = None) -> Response:
    context: dict[str, Any] = {
        "found": found,
        "given": given,
        "sizes": SIZES,
        "players": PLAYERS,
        "filtered": any(value for name, value in given.items() if name != "mine"),
        "address": lambda **changes: _address({**given, **changes}),
        "fault": fault,
    }
    return page.show("boards/gallery.html", fault.status if fault else 200, **context)


def _address(given: Mapping[str, str]) -> str:
    asked = urlencode({name: value for name, value in given.items() if value})
    return f"/boards?{asked}" if asked else "/boards"


# --- uploading


@router.get("/boards/new")
def new(page: ToPage) -> Response:
    return _form(page, PostedForm([]))


@router.post("/boards/new")
def upload(page: ToPage, sent: Sent) -> Response:
    """The map comes as a file or as text. What was typed stays in the form if it is refused. A map of another program,
    which may have several files, comes back as a map file, with what was guessed and left out, before anything is
    stored."""
    files = {file.name: file.text for file in sent.files}
    main = converted_maps.main_file(files)
    text = "" if main is not None else sent.file.text if sent.file is not None else sent.get("text")
    try:
        if main is not None:
            source = files.pop(main)
            converted = converted_maps.convert(page.service, page.who, main, source, files)
            return _form(page, sent, converted["text"], converted=converted)
        made = uploaded_boards.upload(page.service, page.who, text, _details(sent))
    except ServiceError as fault:
        if fault.status == 401:
            raise
        return _form(page, sent, text, fault)
    return to(f"/boards/{made['board']}")


def _form(
    page: PageRequest,
    sent: PostedForm,
    text: str = "",
    fault: ServiceError | None = None,
    converted: MapConverted | None = None,
) -> Response:
    page.who.known()
    context: dict[str, Any] = {
        "form": sent,
        "text": text,
        "fault": fault,
        "converted": converted,
        "visibilities": VISIBILITIES,
        "longest": uploaded_boards.LONGEST,
        "most": uploaded_boards.LONGEST_MAP,
        "guest": guests.is_guest(page.service, page.who),
    }
    return page.show("boards/new.html", fault.status if fault else 200, **context)


def _details(sent: PostedForm) -> BoardDetails:
    visibility: Any = sent.get("visibility") or None
    author, licence, source = (sent.get(name) if sent.has(name) else None for name in uploaded_boards.LONGEST)
    return BoardDetails(author, licence, source, visibility)


# --- one board


@router.get("/boards/{board}")
def one(page: ToPage, board: str) -> Response:
    return _page_of(page, board)


def _page_of(page: PageRequest, board: str, fault: ServiceError | None = None) -> Response:
    found = gallery.one(page.service, page.who, board)
    named = replace(page, known=page.who, played_on=gallery.names(page.service, page.who, board))
    context: dict[str, Any] = {
        "found": found,
        "titles": {variant.name: variant.title for variant in setup_options.variants_by_name()},
        "visibilities": VISIBILITIES,
        "longest": uploaded_boards.LONGEST,
        "fault": fault,
    }
    return named.show("boards/board.html", fault.status if fault else 200, **context)


@router.post("/boards/{board}/details")
def change(page: ToPage, board: str, sent: Sent) -> Response:
    try:
        uploaded_boards.change(page.service, page.who, board, _details(sent))
    except ServiceError as fault:
        if fault.status != 422:
            raise
        return _page_of(page, board, fault)
    return to(f"/boards/{board}")


@router.post("/boards/{board}/withdraw")
def withdraw(page: ToPage, board: str, _sent: Sent) -> Response:
    uploaded_boards.withdraw(page.service, page.who, board)
    return to("/boards?mine=true")


@router.post("/boards/{board}/hidden")
def hide(page: ToPage, board: str, sent: Sent) -> Response:
    uploaded_boards.hide(page.service, page.who, board, sent.get("hidden") == "yes", sent.get("why"))
    return to(f"/boards/{board}")


@router.get("/boards/{board}/map.toml")
def map_file(page: ToPage, board: str, version: str = "") -> Response:
    """Download the map file."""
    number = int(version) if version.isascii() and version.isdigit() and len(version) < 6 else None
    text = gallery.map_file(page.service, page.who, board, number)
    headers = {"Content-Disposition": 'attachment; filename="map.toml"', "Cache-Control": "private, no-cache"}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@router.get("/boards/{board}/small.svg")
def small(page: ToPage, board: str, v: str = "", theme: str = "") -> Response:
    """The start position. The address changes with the board, so that browsers can keep it."""
    return _picture(*gallery.small(page.service, page.who, board, _look(theme)), v)


@router.get("/boards/{board}/picture.svg")
def large(page: ToPage, board: str, v: str = "", theme: str = "") -> Response:
    """The board with the codes of its provinces."""
    return _picture(*gallery.large(page.service, page.who, board, _look(theme)), v)


def _look(theme: str) -> str:
    return theme if theme in THEMES else "auto"


def _picture(drawn: str, address: str, version: str) -> Response:
    cached = UNCHANGING if address.endswith(f"?v={version}") else "private, no-cache"
    headers = {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": cached}
    return Response(drawn, media_type="image/svg+xml", headers=headers)
