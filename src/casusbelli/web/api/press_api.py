"""Routes for messages between players, reports, mutes and blocks."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from msgspec import convert
from pydantic import Field
from starlette.responses import StreamingResponse

from casusbelli.engine.phrases import KINDS, MOST_ORDERS, WORDINGS, Phrase
from casusbelli.service.base.game_shapes import Made
from casusbelli.service.base.message_shapes import Conversations, Letters, Muted, Posted, Reports, Threads
from casusbelli.service.games import conversations as talks
from casusbelli.service.games import press
from casusbelli.service.people import blocks
from casusbelli.service.people import reports as told
from casusbelli.web.api.bodies import Body, ForSeat, Id, Letter, Page, Seat, Text, Word
from casusbelli.web.api.request import ApiResponse, Router, ToManage, ToWrite

router = Router(tags=["press"])

Thread = Annotated[Word, Field(min_length=1)]
Moment = Annotated[
    int | None, Query(ge=0, le=10**15, description="only earlier messages; prefer `before_id`, which is exact")
]
Older = Annotated[Id | None, Query(description="only messages older than this one: the `next` of the previous page")]


class NewPhrase(Body):
    """A quick phrase instead of a text. Each reader reads it in their own language; its kind decides which fields it
    has."""

    kind: Word = Field(description=f"one of {', '.join(KINDS)}")
    power: Word = Field("", description="a power or a seat")
    province: Word = Field("", description="a province")
    year: int = Field(0, ge=0, le=9999, description="it holds until the end of this year")
    orders: list[Word] = Field([], max_length=MOST_ORDERS, description="orders, one in each")
    earlier: Word = Field("", description="the id of the message that it answers or refers to")
    wording: int = Field(0, ge=0, lt=WORDINGS, description="which of the sentences of its kind")


class NewLetter(Body):
    to: list[Seat] = Field(min_length=1, max_length=64, description='seats, offices, "gm", or ["*"] for everyone')
    text: Letter = Field("", description="empty if the message is a phrase")
    seat: Seat | None = None
    phrase: NewPhrase | None = None
    grey: bool = Field(False, description="anonymous, if the game allows it")
    plan: Text = Field("", max_length=2000, description="orders to attach, for anybody's units, one on each line")
    own_orders: bool = Field(False, description="attach the orders of the sender's draft, too")


class Read(Body):
    thread: Thread
    seat: Seat | None = None


class Report(Body):
    text: Letter
    seat: Seat | None = None


class ReportVerdict(Body):
    verdict: Letter


class Blocked(Body):
    blocked: bool


class BlockedSeat(Blocked):
    seat: Seat = Field(description='a seat of this game, or "grey" for messages without a name')


@router.get("/games/{game}/press")
def letters(
    game: Id,
    call: ToWrite,
    seat: ForSeat = None,
    thread: Word | None = None,
    search: Word | None = None,
    before: Moment = None,
    before_id: Older = None,
    limit: Page = 100,
) -> ApiResponse[Letters]:
    """Messages that the caller has sent and received, the newest last. To page back, send the oldest message as
    `before_id`, or its time as `before`: messages of the same millisecond are never split between pages, so a page can
    be longer than `limit`."""
    return call.read(press.page(call.service, call.who, game, seat, thread, search, before, before_id, limit))


@router.get("/games/{game}/press/threads")
def threads(
    game: Id, call: ToWrite, seat: ForSeat = None, before_id: Older = None, limit: Page = 100
) -> ApiResponse[Threads]:
    """List conversations, the one with the newest message first."""
    return call.read(press.thread_page(call.service, call.who, game, seat, before_id, limit))


@router.get("/games/{game}/press/conversations")
def conversations(game: Id, call: ToWrite, seat: ForSeat = None) -> ApiResponse[Conversations]:
    """List conversations with their last message, also those that have not begun: those of everyone and with the game
    master first, then by their newest message. `to` is who gets an answer."""
    return call.read({"conversations": talks.conversations(call.service, call.who, game, seat)})


@router.get(
    "/games/{game}/press/export",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def export(game: Id, call: ToWrite, seat: ForSeat = None) -> StreamingResponse:
    parts = press.export(call.service, call.who, game, seat)
    return StreamingResponse(parts, 200, {"Cache-Control": "no-store"}, "text/plain; charset=utf-8")


@router.post("/games/{game}/press", status_code=201)
def send(game: Id, body: NewLetter, call: ToWrite) -> ApiResponse[Posted]:
    def act() -> Posted:
        plan, phrase = body.plan.splitlines(), convert(body.phrase, Phrase | None, from_attributes=True)
        return press.send(
            call.service, call.who, game, body.to, body.text, body.seat, body.grey, plan, body.own_orders, phrase
        )

    return call.write(act, 201)


@router.post("/games/{game}/press/read", status_code=204)
def mark_read(game: Id, body: Read, call: ToWrite) -> ApiResponse[None]:
    return call.write(lambda: press.mark_read(call.service, call.who, game, body.thread, body.seat))


@router.post("/games/{game}/press/{letter}/report", status_code=201)
def report(game: Id, letter: Id, body: Report, call: ToWrite) -> ApiResponse[Made]:
    """Report a message to the moderators."""
    return call.write(lambda: {"id": told.report(call.service, call.who, game, letter, body.text, body.seat)}, 201)


@router.get("/games/{game}/press/blocked")
def muted(game: Id, call: ToWrite) -> ApiResponse[Muted]:
    """List the seats that the caller has muted in this game."""
    return call.read(blocks.muted(call.service, call.who, game))


@router.put("/games/{game}/press/blocked")
def mute(game: Id, body: BlockedSeat, call: ToWrite) -> ApiResponse[Muted]:
    """Mute a seat of this game: hide its messages, no matter who plays it."""
    return call.write(lambda: blocks.mute(call.service, call.who, game, body.seat, body.blocked))


@router.put("/accounts/{name}/blocked", status_code=204)
def block(name: Id, body: Blocked, call: ToWrite) -> ApiResponse[None]:
    """Block a player: hide their messages, and keep them out of your games. In anonymous games this has no effect,
    because it would reveal who plays. Mute a seat there instead."""
    return call.write(lambda: blocks.block(call.service, call.who, name, body.blocked))


@router.get("/reports", tags=["administration"])
def reports(call: ToManage, closed: bool = False) -> ApiResponse[Reports]:
    return call.read({"reports": told.reports(call.service, call.who, closed)})


@router.post("/reports/{report}/close", status_code=204, tags=["administration"])
def close_report(report: Id, body: ReportVerdict, call: ToManage) -> ApiResponse[None]:
    return call.write(lambda: told.close_report(call.service, call.who, report, body.verdict))
