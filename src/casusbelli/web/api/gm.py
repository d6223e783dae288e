"""A game-master's desk over HTTP. Every act has a reason, and all players can read both."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from casusbelli.service import gm, trial
from casusbelli.web.api.bodies import Body, Id, Minutes, Orders, Phase, Seat, Why, Word
from casusbelli.web.call import Data, ToManage

router = APIRouter(prefix="/games/{game}/gm", tags=["game-master"])


class Reason(Body):
    why: Why = ""


class Extension(Reason):
    minutes: Minutes


class Now(Reason):
    phase: Phase


class ForSeat(Reason):
    seat: Seat


class Replacement(ForSeat):
    name: Word | None = Field(None, description="a player")
    bot: Word | None = None


class Entry(ForSeat):
    phase: Phase
    orders: Orders


class Edit(Reason):
    remove: list[Word] = Field([], max_length=200, description="units, such as A PAR")
    place: dict[Word, list[Word]] = Field({}, description="power: units")
    centers: dict[Word, Word | None] = Field({}, description="province: power, or null")


class Rollback(Reason):
    phase: Phase
    orders: bool = Field(False, description="with the orders that were written then")


class Throw(Body):
    roll: Annotated[int, Field(ge=0, le=1_000_000)]


class Remark(Body):
    text: Why


@router.post("/extend", response_model=Data)
def extend(game: Id, body: Extension, call: ToManage) -> Response:
    """More time for the open phase, or less."""
    return call.write(lambda: gm.extend(call.house, call.who, game, body.minutes, body.why))


@router.post("/pause", response_model=Data)
def pause(game: Id, body: Reason, call: ToManage) -> Response:
    return call.write(lambda: gm.pause(call.house, call.who, game, body.why))


@router.post("/resume", response_model=Data)
def resume(game: Id, body: Reason, call: ToManage) -> Response:
    return call.write(lambda: gm.resume(call.house, call.who, game, body.why))


@router.post("/judge", response_model=Data)
def judge_now(game: Id, body: Now, call: ToManage) -> Response:
    """With what has been written, whatever the clock says."""
    return call.write(lambda: gm.judge_now(call.house, call.who, game, body.phase, body.why))


@router.post("/vacate", response_model=Data)
def vacate(game: Id, body: ForSeat, call: ToManage) -> Response:
    return call.write(lambda: gm.vacate(call.house, call.who, game, body.seat, body.why))


@router.post("/replace", response_model=Data)
def replace(game: Id, body: Replacement, call: ToManage) -> Response:
    """Somebody else for a seat: a player by name, or a bot."""
    return call.write(lambda: gm.replace(call.house, call.who, game, body.seat, body.name, body.bot, body.why))


@router.put("/orders", response_model=Data)
def enter(game: Id, body: Entry, call: ToManage) -> Response:
    """Orders for a player who sent them some other way."""

    def act() -> object:
        return gm.enter(call.house, call.who, game, body.seat, body.phase, body.orders, body.why)

    return call.write(act)


@router.get("/missing", response_model=Data)
def missing(game: Id, call: ToManage) -> Response:
    """Who has written, who is ready, who has not been heard from."""
    return call.read({"seats": gm.missing(call.house, call.who, game)})


@router.get("/preview", response_model=Data)
def preview(game: Id, call: ToManage) -> Response:
    """What would come out if the phase were judged now."""
    return call.read(trial.preview(call.house, call.who, game))


@router.post("/edit", response_model=Data)
def edit(game: Id, body: Edit, call: ToManage) -> Response:
    changes = body.model_dump(include={"remove", "place", "centers"}, exclude_unset=True)
    return call.write(lambda: gm.edit(call.house, call.who, game, changes, body.why))


@router.post("/rollback", response_model=Data)
def rollback(game: Id, body: Rollback, call: ToManage) -> Response:
    """Back to where a phase was opened. The log keeps what happened."""
    return call.write(lambda: gm.rollback(call.house, call.who, game, body.phase, body.orders, body.why))


@router.post("/throw", response_model=Data)
def throw(game: Id, body: Throw, call: ToManage) -> Response:
    """What the game-master's own die shows; it is marked as thrown by hand for ever."""
    return call.write(lambda: gm.throw(call.house, call.who, game, body.roll))


@router.post("/note", status_code=204)
def note(game: Id, body: Remark, call: ToManage) -> Response:
    return call.write(lambda: gm.note(call.house, call.who, game, body.text))
