"""Letters over HTTP, and what is done against their abuse."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Response
from pydantic import Field

from casusbelli.service import press
from casusbelli.service.shapes import Letters, Made, Posted, Reports, Threads
from casusbelli.web.api.bodies import Body, Id, Letter, Page, Seat, Word
from casusbelli.web.call import Answer, Router, ToManage, ToWrite

router = Router(tags=["press"])

Thread = Annotated[Word, Field(min_length=1)]
ForSeat = Annotated[Seat | None, Query(description="as which seat; needed only by whoever has several")]
Moment = Annotated[int | None, Query(ge=0, le=10**15, description="only what was written before")]


class NewLetter(Body):
    to: list[Seat] = Field(min_length=1, max_length=64, description='seats, offices, "gm", or ["*"] for everybody')
    text: Letter
    seat: Seat | None = None
    grey: bool = Field(False, description="without a name, where the game allows it")


class Read(Body):
    thread: Thread
    seat: Seat | None = None


class Report(Body):
    text: Letter
    seat: Seat | None = None


class Verdict(Body):
    verdict: Letter


class Blocked(Body):
    blocked: bool


@router.get("/games/{game}/press")
def letters(
    game: Id,
    call: ToWrite,
    seat: ForSeat = None,
    thread: Word | None = None,
    search: Word | None = None,
    before: Moment = None,
    limit: Page = 100,
) -> Answer[Letters]:
    """What the caller has written and received, the newest last. Page back with `before`."""
    return call.read({"letters": press.letters(call.house, call.who, game, seat, thread, search, before, limit)})


@router.get("/games/{game}/press/threads")
def threads(game: Id, call: ToWrite, seat: ForSeat = None) -> Answer[Threads]:
    return call.read({"threads": press.threads(call.house, call.who, game, seat)})


@router.get(
    "/games/{game}/press/export",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def export(game: Id, call: ToWrite, seat: ForSeat = None) -> Response:
    text = press.export(call.house, call.who, game, seat)
    return Response(text, 200, {"Cache-Control": "no-store"}, "text/plain; charset=utf-8")


@router.post("/games/{game}/press", status_code=201)
def send(game: Id, body: NewLetter, call: ToWrite) -> Answer[Posted]:
    def act() -> Posted:
        return press.send(call.house, call.who, game, body.to, body.text, body.seat, body.grey)

    return call.write(act, 201)


@router.post("/games/{game}/press/read", status_code=204)
def mark_read(game: Id, body: Read, call: ToWrite) -> Answer[None]:
    return call.write(lambda: press.mark_read(call.house, call.who, game, body.thread, body.seat))


@router.post("/games/{game}/press/{letter}/report", status_code=201)
def report(game: Id, letter: Id, body: Report, call: ToWrite) -> Answer[Made]:
    """Show a letter to the moderators."""
    return call.write(lambda: {"id": press.report(call.house, call.who, game, letter, body.text, body.seat)}, 201)


@router.put("/accounts/{name}/blocked", status_code=204)
def block(name: Id, body: Blocked, call: ToWrite) -> Answer[None]:
    """Somebody whose letters one does not want, and with whom one does not want to play."""
    return call.write(lambda: press.block(call.house, call.who, name, body.blocked))


@router.get("/reports", tags=["administration"])
def reports(call: ToManage, closed: bool = False) -> Answer[Reports]:
    return call.read({"reports": press.reports(call.house, call.who, closed)})


@router.post("/reports/{report}/close", status_code=204, tags=["administration"])
def close_report(report: Id, body: Verdict, call: ToManage) -> Answer[None]:
    return call.write(lambda: press.close_report(call.house, call.who, report, body.verdict))
