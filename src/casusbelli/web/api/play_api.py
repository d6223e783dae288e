"""Routes of one game: position, story, orders, ready marks, downloads and live events."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Any, Literal

from fastapi import Query, Request, Response
from pydantic import Field
from starlette.responses import StreamingResponse

from casusbelli.engine.view import StateView
from casusbelli.service.base.bot_shapes import BotDiary, HintTold
from casusbelli.service.base.game_shapes import DiceTold, Events, Layers, Panels, Phases
from casusbelli.service.base.gm_shapes import Acts
from casusbelli.service.base.order_shapes import ChoicesTold, DraftTold, Owed, PreviewTold, ReadyTold, Receipt
from casusbelli.service.base.story_shapes import Lines, PhaseStory
from casusbelli.service.games import game_log, order_entry
from casusbelli.service.reads import downloads, game_view, order_choices, phase_story, tasks
from casusbelli.service.reads.bot_diary import diary
from casusbelli.service.reads.hints import ADVISERS, USUAL, hint
from casusbelli.service.reads.reasons import reasons
from casusbelli.web import security
from casusbelli.web.api.bodies import Body, ForSeat, Id, Orders, Page, Phase, Seat, Word
from casusbelli.web.api.request import UNCHANGED, ApiCall, ApiResponse, Router, ToPlay, ToRead
from casusbelli.web.live import stream

router = Router(tags=["play"])

AtPhase = Annotated[Phase | None, Query(description="such as S1901M; default: the current phase")]
ActNumber = Annotated[int | None, Query(ge=1, le=10**9, description="only entries with a lower number")]
EventCount = Annotated[int, Query(ge=0, le=10**9, description="skip this many events")]
MostEvents = Annotated[int | None, Query(ge=1, le=10_000, description="at most this many; default: all")]
Adviser = Annotated[Word, Query(description=f"who is asked: {', '.join(ADVISERS)}")]
SVG, PLAIN = "image/svg+xml", "text/plain"
LONG = 1 << 18  # characters of a text that is sent as it is made
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"


def described_file(kind: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}, 304: UNCHANGED}


class Submission(Body):
    phase: Phase = Field(description="the phase that the orders are for; 409 phase-closed if it is over")
    orders: Orders
    seat: Seat | None = None
    base: Annotated[int, Field(ge=0, le=10**9)] | None = Field(
        None, description="the number of the draft it replaces; 409 stale if there is a newer one"
    )


class Preview(Body):
    orders: Orders
    seat: Seat | None = None


class Ready(Body):
    phase: Phase
    ready: bool
    seat: Seat | None = None


class NoOrders(Body):
    phase: Phase
    seat: Seat | None = None


# --- what one sees


@router.get("/me/owed")
def owed(call: ToRead) -> ApiResponse[Owed]:
    """Everything that the caller has to do, the earliest deadline first."""
    return call.read(tasks.owed(call.service, call.who))


@router.get("/games/{game}/state")
def state(game: Id, call: ToRead, seat: ForSeat = None) -> ApiResponse[StateView]:
    """The position (`casusbelli.state/1`), as far as the caller may know it."""
    return call.read(game_view.view(call.service, call.who, game, seat))


@router.get("/games/{game}/panels")
def panels(game: Id, call: ToRead, seat: ForSeat = None, phase: AtPhase = None) -> ApiResponse[Panels]:
    """The tables that the rules of this game show beside the board."""
    return call.read({"panels": game_view.panels(call.service, call.who, game, seat, phase)})


@router.get("/games/{game}/events")
def events(
    game: Id, call: ToRead, seat: ForSeat = None, after: EventCount = 0, limit: MostEvents = None
) -> ApiResponse[Events]:
    """The game's log, as far as the caller may know it. Use `limit` for pages: `after` is the `next` of the previous
    page, and `next` is null on the last one."""
    found = game_view.events(call.service, call.who, game, seat, after, None if limit is None else limit + 1)
    more = limit is not None and len(found) > limit
    return call.read({"events": found[:limit], "next": after + len(found) - 1 if more else None})


@router.get("/games/{game}/phases")
def phases(game: Id, call: ToRead, seat: ForSeat = None) -> ApiResponse[Phases]:
    """List the game's phases with their titles."""
    return call.read({"phases": game_view.phases(call.service, call.who, game, seat)})


@router.get("/games/{game}/story")
def story(game: Id, call: ToRead, seat: ForSeat = None, phase: AtPhase = None) -> ApiResponse[PhaseStory]:
    """The story of one phase: orders, results with their reasons, and events."""
    return call.read(phase_story.story(call.service, call.who, game, seat, phase))


@router.get("/games/{game}/why")
def why(game: Id, call: ToRead, phase: Phase, order: Word, seat: ForSeat = None) -> ApiResponse[Lines]:
    """Explain the result of an order in a movement phase, strength by strength. Write `order` as the story does."""
    said = reasons(call.service, call.who, game, seat, phase, order)
    return call.read({"lines": tuple(map(str, said)), "said": said})


@router.get("/games/{game}/bots/{seat}")
def bot(game: Id, seat: Seat, call: ToRead) -> ApiResponse[BotDiary]:
    """The bot in a seat: its rank and character and, when the game is over, why it ordered what it did."""
    return call.read(diary(call.service, call.who, game, seat))


@router.get("/games/{game}/dice")
def dice(game: Id, call: ToRead) -> ApiResponse[DiceTold]:
    """All die rolls, the commitment to the seed and, when the game is over, the seed."""
    return call.read(game_view.dice(call.service, call.who, game))


@router.get("/games/{game}/acts")
def acts(game: Id, call: ToRead, before: ActNumber = None, limit: Page = 100) -> ApiResponse[Acts]:
    """The game log: what people, not the rules, did to this game, oldest first. To page back, send the `next` of the
    response as `before`."""
    found = game_log.acts(call.service, call.who, game, before, limit)
    return call.read({"acts": found, "next": game_log.acts_before(found)})


@router.get("/games/{game}/layers")
def layers(game: Id, call: ToRead, seat: ForSeat = None, phase: AtPhase = None) -> ApiResponse[Layers]:
    """The layers that can be drawn on top of the board."""
    return call.read({"layers": downloads.layers(call.service, call.who, game, seat, phase)})


@router.get("/games/{game}/picture", response_class=Response, responses=described_file(SVG))
def picture(
    game: Id,
    call: ToRead,
    seat: ForSeat = None,
    phase: AtPhase = None,
    theme: Literal["auto", "light", "dark"] = "auto",
    names: Literal["short", "long"] = "short",
    layer: Annotated[list[Word], Query(max_length=20)] = [],  # noqa: B006 # FastAPI copies it
) -> Response:
    """The board as SVG."""
    svg = downloads.drawn(call.service, call.who, game, seat, phase, theme, names, layer)
    return file_answer(call, svg, SVG, {"Content-Security-Policy": PICTURE_POLICY})


@router.get(
    "/games/{game}/export",
    response_class=StreamingResponse,
    responses={200: {"content": {PLAIN: {"schema": {"type": "string"}}}}},
)
def export(game: Id, call: ToRead, messages: bool = False, seat: ForSeat = None) -> StreamingResponse:
    """Download the game as a file (JSON Lines). When the game is over, anyone can. With `messages`, the file of a
    finished game has the names of the players and the messages that you may read as well."""
    if messages:
        parts = downloads.export_with_messages(call.service, call.who, game, seat)
    else:
        parts = downloads.export(call.service, call.who, game)
    return StreamingResponse(parts, 200, {"Cache-Control": "private, no-cache"}, f"{PLAIN}; charset=utf-8")


@router.get("/games/{game}/newspaper", response_class=Response, responses=described_file(PLAIN))
def newspaper(game: Id, call: ToRead, seat: ForSeat = None) -> Response:
    """The story of the whole game as text."""
    return _text(call, downloads.reports(call.service, call.who, game, seat))


@router.get("/games/{game}/rulebook", response_class=Response, responses=described_file(PLAIN))
def rulebook(game: Id, call: ToRead) -> Response:
    """The rulebook for exactly this game."""
    return file_answer(call, downloads.rulebook(call.service, call.who, game), f"{PLAIN}; charset=utf-8")


@router.get("/games/{game}/map", response_class=Response, responses=described_file(PLAIN))
def map_file(game: Id, call: ToRead) -> Response:
    """The map that this game is played on, as a map file (TOML)."""
    return file_answer(call, downloads.map_file(call.service, call.who, game), f"{PLAIN}; charset=utf-8")


@router.get(
    "/games/{game}/news",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def news(game: Id, request: Request, _call: ToRead, after: Word | None = None) -> StreamingResponse:
    """Live news as server-sent events. `id` is the position in the feed: send it as `Last-Event-ID` (or `after`) to
    miss nothing. Without it the feed starts now."""
    return await stream(request, game, after)


# --- what one writes


@router.get("/games/{game}/choices")
def choices(game: Id, call: ToPlay, seat: ForSeat = None) -> ApiResponse[ChoicesTold]:
    """All orders that this seat may write now."""
    return call.read(order_choices.choices(call.service, call.who, game, seat))


@router.get("/games/{game}/hint")
def advice(game: Id, call: ToPlay, seat: ForSeat = None, rank: Adviser = USUAL) -> ApiResponse[HintTold]:
    """What a bot of this rank would order in this seat now, why, and alternatives, if the game allows hints (409
    no-hints). Nothing is saved. Bots take time, so there is a limit of 12 in a minute; the same question again costs
    nothing."""
    return call.read(hint(call.service, call.who, game, seat, rank))


@router.get("/games/{game}/orders")
def draft(game: Id, call: ToPlay, seat: ForSeat = None) -> ApiResponse[DraftTold]:
    """This seat's saved orders for the current phase."""
    return call.read(order_entry.draft(call.service, call.who, game, seat))


@router.put("/games/{game}/orders")
def submit(game: Id, body: Submission, call: ToPlay) -> ApiResponse[Receipt]:
    """Save this seat's orders, replacing earlier ones. The response is a receipt: the orders are stored and count."""

    def act() -> Receipt:
        return order_entry.submit(call.service, call.who, game, body.seat, body.phase, body.orders, body.base)

    return call.write(act)


@router.post("/games/{game}/orders/preview")
def preview(game: Id, body: Preview, call: ToPlay) -> ApiResponse[PreviewTold]:
    """Check orders and show their consequences. Nothing is saved."""
    return call.write(lambda: order_entry.preview(call.service, call.who, game, body.seat, body.orders))


@router.put("/games/{game}/ready")
def ready(game: Id, body: Ready, call: ToPlay) -> ApiResponse[ReadyTold]:
    return call.write(lambda: order_entry.ready(call.service, call.who, game, body.seat, body.phase, body.ready))


@router.post("/games/{game}/no-orders")
def no_orders(game: Id, body: NoOrders, call: ToPlay) -> ApiResponse[ReadyTold]:
    """Submit without orders. This counts as an answer, not as a missed deadline."""
    return call.write(lambda: order_entry.no_orders(call.service, call.who, game, body.seat, body.phase))


def _text(call: ApiCall, parts: Iterator[str]) -> Response:
    """Send a short text at once, with an ETag, and stream a long one."""
    head: list[str] = []
    while sum(map(len, head)) < LONG and (part := next(parts, None)) is not None:
        head.append(part)
    if sum(map(len, head)) < LONG:
        return file_answer(call, "".join(head), f"{PLAIN}; charset=utf-8")
    return StreamingResponse(chain(head, parts), 200, {"Cache-Control": "private, no-cache"}, f"{PLAIN}; charset=utf-8")


def file_answer(call: ApiCall, text: str, kind: str, more: dict[str, str] | None = None) -> Response:
    body = text.encode()
    tag = security.etag_of(body)
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", **(more or {})}
    return Response(None, 304, headers) if security.knows(call.request, tag) else Response(body, 200, headers, kind)
