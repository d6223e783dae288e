"""A game-master's desk over HTTP. Every act has a reason, and all players can read both."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from casusbelli.rules.view import Shown
from casusbelli.service import gm, offices, trial
from casusbelli.service.shapes import (
    ClockTold,
    DeadlineTold,
    JudgedTold,
    MissingSeats,
    Office,
    Receipt,
    Replaced,
    Thrown,
    TrialTold,
    Vacated,
)
from casusbelli.web.api.bodies import Body, Id, Minutes, Orders, Phase, Seat, Text, Why, Word
from casusbelli.web.call import Answer, Router, ToManage

router = Router(prefix="/games/{game}/gm", tags=["game-master"])


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


class Successor(Reason):
    name: Word


class Entry(ForSeat):
    phase: Phase
    orders: Orders


class Edit(Reason):
    remove: list[Word] = Field([], max_length=200, description="units, such as A PAR")
    place: dict[Word, list[Word]] = Field({}, description="power: units")
    centers: dict[Word, Word | None] = Field({}, description="province: power, or null")


class Correction(Reason):
    rule: Word = Field(description="the name that the state of the game shows it under, such as `formal`")
    values: dict[Word, Any] = Field(max_length=20, description="fields of it, tables in part if you like")


class Override(Edit):
    phase: Phase
    order: Word = Field(description="as the story of that phase has it")
    ruling: Annotated[Text, Field(min_length=1, max_length=200)] = Field(description="how it counts, in words")


class Rollback(Reason):
    phase: Phase
    orders: bool = Field(False, description="with the orders that were written then")


class Throw(Body):
    roll: Annotated[int, Field(ge=0, le=1_000_000)]


class Remark(Body):
    text: Why


@router.post("/extend")
def extend(game: Id, body: Extension, call: ToManage) -> Answer[DeadlineTold]:
    """More time for the open phase, or less."""
    return call.write(lambda: gm.extend(call.house, call.who, game, body.minutes, body.why))


@router.post("/pause")
def pause(game: Id, body: Reason, call: ToManage) -> Answer[ClockTold]:
    return call.write(lambda: gm.pause(call.house, call.who, game, body.why))


@router.post("/resume")
def resume(game: Id, body: Reason, call: ToManage) -> Answer[ClockTold]:
    return call.write(lambda: gm.resume(call.house, call.who, game, body.why))


@router.post("/judge")
def judge_now(game: Id, body: Now, call: ToManage) -> Answer[JudgedTold]:
    """With what has been written, whatever the clock says."""
    return call.write(lambda: gm.judge_now(call.house, call.who, game, body.phase, body.why))


@router.post("/vacate")
def vacate(game: Id, body: ForSeat, call: ToManage) -> Answer[Vacated]:
    return call.write(lambda: gm.vacate(call.house, call.who, game, body.seat, body.why))


@router.post("/replace")
def replace(game: Id, body: Replacement, call: ToManage) -> Answer[Replaced]:
    """Somebody else for a seat. A bot sits down at once. To a player the seat is offered: it changes hands when the
    invitation is accepted, and until then nothing counts for them."""
    return call.write(lambda: gm.replace(call.house, call.who, game, body.seat, body.name, body.bot, body.why))


@router.post("/hand-over")
def hand_over(game: Id, body: Successor, call: ToManage) -> Answer[Office]:
    """Offer the office to a player, who becomes game master by accepting the invitation."""
    return call.write(lambda: offices.hand_over(call.house, call.who, game, body.name, body.why))


@router.post("/resign")
def resign(game: Id, body: Reason, call: ToManage) -> Answer[Office]:
    """Lay the office down: the game goes on without a game master, and another may volunteer."""
    return call.write(lambda: offices.lay_down(call.house, call.who, game, body.why))


@router.put("/orders")
def enter(game: Id, body: Entry, call: ToManage) -> Answer[Receipt]:
    """Orders for a player who sent them some other way."""

    def act() -> Receipt:
        return gm.enter(call.house, call.who, game, body.seat, body.phase, body.orders, body.why)

    return call.write(act)


@router.get("/missing")
def missing(game: Id, call: ToManage) -> Answer[MissingSeats]:
    """Who has written, who is ready, who has not been heard from."""
    return call.read({"seats": gm.missing(call.house, call.who, game)})


@router.get("/preview")
def preview(game: Id, call: ToManage) -> Answer[TrialTold]:
    """What would come out if the phase were judged now."""
    return call.read(trial.preview(call.house, call.who, game))


@router.post("/edit")
def edit(game: Id, body: Edit, call: ToManage) -> Answer[Shown]:
    changes = body.model_dump(include={"remove", "place", "centers"}, exclude_unset=True)
    return call.write(lambda: gm.edit(call.house, call.who, game, changes, body.why))


@router.post("/correct")
def correct(game: Id, body: Correction, call: ToManage) -> Answer[Shown]:
    """Points, penalties, relations: what rules remember and everybody may see."""
    return call.write(lambda: gm.correct(call.house, call.who, game, body.rule, body.values, body.why))


@router.post("/override")
def override(game: Id, body: Override, call: ToManage) -> Answer[Shown]:
    """An order of a judged phase counts otherwise: in words, and with what that changes on the board."""
    changes = body.model_dump(include={"remove", "place", "centers"}, exclude_unset=True)

    def act() -> Shown:
        return gm.override(call.house, call.who, game, body.phase, body.order, body.ruling, changes, body.why)

    return call.write(act)


@router.post("/rollback")
def rollback(game: Id, body: Rollback, call: ToManage) -> Answer[DeadlineTold]:
    """Back to where a phase was opened. The log keeps what happened."""
    return call.write(lambda: gm.rollback(call.house, call.who, game, body.phase, body.orders, body.why))


@router.post("/throw")
def throw(game: Id, body: Throw, call: ToManage) -> Answer[Thrown]:
    """What the game-master's own die shows; it is marked as thrown by hand for ever."""
    return call.write(lambda: gm.throw(call.house, call.who, game, body.roll))


@router.post("/note", status_code=204)
def note(game: Id, body: Remark, call: ToManage) -> Answer[None]:
    return call.write(lambda: gm.note(call.house, call.who, game, body.text))
