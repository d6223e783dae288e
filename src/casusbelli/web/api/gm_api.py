"""Routes for game masters. Every act needs a reason, and all players can read both."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from casusbelli.engine.view import StateView
from casusbelli.service.base.gm_shapes import (
    ClockTold,
    DeadlineTold,
    JudgedTold,
    MissingSeats,
    Nudged,
    Office,
    Replaced,
    Thrown,
    Vacated,
)
from casusbelli.service.base.order_shapes import Receipt
from casusbelli.service.base.story_shapes import TrialTold
from casusbelli.service.games import game_edits, game_log, gm, gm_office
from casusbelli.service.reads import trial
from casusbelli.web.api.bodies import Body, Id, Minutes, Orders, Phase, Seat, Text, Why, Word
from casusbelli.web.api.request import ApiResponse, Router, ToManage

router = Router(prefix="/games/{game}/gm", tags=["game-master"])


class ReasonBody(Body):
    why: Why = ""


class Extension(ReasonBody):
    minutes: Minutes


class Now(ReasonBody):
    phase: Phase


class ForSeat(ReasonBody):
    seat: Seat


class Nudge(Body):
    seat: Seat


class Replacement(ForSeat):
    name: Word | None = Field(None, description="the name of a player")
    bot: Word | None = None


class Successor(ReasonBody):
    name: Word


class OrdersBody(ForSeat):
    phase: Phase
    orders: Orders


class Edit(ReasonBody):
    remove: list[Word] = Field([], max_length=200, description="units to remove, such as A PAR")
    place: dict[Word, list[Word]] = Field({}, description="units to add, by power")
    centers: dict[Word, Word | None] = Field({}, description="the owner of each center; null: nobody")


class Correction(ReasonBody):
    rule: Word = Field(description="the key of the rule in the game's state, such as `formal`")
    values: dict[Word, Any] = Field(max_length=20, description="fields to change; other entries of a table stay")


class Override(Edit):
    phase: Phase
    order: Word = Field(description="the order as the results of that phase list it")
    ruling: Annotated[Text, Field(min_length=1, max_length=200)] = Field(description="the ruling, in words")


class Rollback(ReasonBody):
    phase: Phase
    orders: bool = Field(False, description="restore the orders written for that phase")


class Throw(Body):
    roll: Annotated[int, Field(ge=0, le=1_000_000)]


class Remark(Body):
    text: Why


@router.post("/extend")
def extend(game: Id, body: Extension, call: ToManage) -> ApiResponse[DeadlineTold]:
    """Extend or shorten the deadline of the current phase."""
    return call.write(lambda: gm.extend(call.service, call.who, game, body.minutes, body.why))


@router.post("/pause")
def pause(game: Id, body: ReasonBody, call: ToManage) -> ApiResponse[ClockTold]:
    """Pause the game: stop its clock."""
    return call.write(lambda: gm.pause(call.service, call.who, game, body.why))


@router.post("/resume")
def resume(game: Id, body: ReasonBody, call: ToManage) -> ApiResponse[ClockTold]:
    """Resume a paused game."""
    return call.write(lambda: gm.resume(call.service, call.who, game, body.why))


@router.post("/judge")
def judge_now(game: Id, body: Now, call: ToManage) -> ApiResponse[JudgedTold]:
    """Adjudicate now with the orders that there are, before the deadline."""
    return call.write(lambda: gm.judge_now(call.service, call.who, game, body.phase, body.why))


@router.post("/nudge")
def nudge(game: Id, body: Nudge, call: ToManage) -> ApiResponse[Nudged]:
    """Remind a player whose orders are missing, once in six hours."""
    return call.write(lambda: gm.nudge(call.service, call.who, game, body.seat))


@router.post("/vacate")
def vacate(game: Id, body: ForSeat, call: ToManage) -> ApiResponse[Vacated]:
    """Remove the player of a seat."""
    return call.write(lambda: gm.vacate(call.service, call.who, game, body.seat, body.why))


@router.post("/replace")
def replace(game: Id, body: Replacement, call: ToManage) -> ApiResponse[Replaced]:
    """Replace the player of a seat. A bot takes over at once. A player is sent an offer and takes over by accepting."""
    return call.write(lambda: gm.replace(call.service, call.who, game, body.seat, body.name, body.bot, body.why))


@router.post("/hand-over")
def hand_over(game: Id, body: Successor, call: ToManage) -> ApiResponse[Office]:
    """Hand the game over: offer it to a player, who becomes game master by accepting."""
    return call.write(lambda: gm_office.hand_over(call.service, call.who, game, body.name, body.why))


@router.post("/resign")
def resign(game: Id, body: ReasonBody, call: ToManage) -> ApiResponse[Office]:
    """Step down as game master. The game goes on without one, and another can volunteer."""
    return call.write(lambda: gm_office.lay_down(call.service, call.who, game, body.why))


@router.put("/orders")
def enter(game: Id, body: OrdersBody, call: ToManage) -> ApiResponse[Receipt]:
    """Enter orders for a player who sent them some other way."""

    def act() -> Receipt:
        return gm.enter(call.service, call.who, game, body.seat, body.phase, body.orders, body.why)

    return call.write(act)


@router.get("/missing")
def missing(game: Id, call: ToManage) -> ApiResponse[MissingSeats]:
    """List who has saved orders, who is ready, and who has done nothing yet."""
    return call.read({"seats": gm.missing(call.service, call.who, game)})


@router.get("/preview")
def preview(game: Id, call: ToManage) -> ApiResponse[TrialTold]:
    """Trial run: the results if the phase were adjudicated now."""
    return call.read(trial.preview(call.service, call.who, game))


@router.post("/edit")
def edit(game: Id, body: Edit, call: ToManage) -> ApiResponse[StateView]:
    """Edit the board: add and remove units, and give supply centers to powers."""
    changes = body.model_dump(include={"remove", "place", "centers"}, exclude_unset=True)
    return call.write(lambda: game_edits.edit(call.service, call.who, game, changes, body.why))


@router.post("/correct")
def correct(game: Id, body: Correction, call: ToManage) -> ApiResponse[StateView]:
    """Correct what the rules remember and everyone may see: points, penalties, relations."""
    return call.write(lambda: game_edits.correct(call.service, call.who, game, body.rule, body.values, body.why))


@router.post("/override")
def override(game: Id, body: Override, call: ToManage) -> ApiResponse[StateView]:
    """Override the result of an adjudicated order, with a ruling in words and its changes on the board."""
    changes = body.model_dump(include={"remove", "place", "centers"}, exclude_unset=True)

    def act() -> StateView:
        return game_edits.override(call.service, call.who, game, body.phase, body.order, body.ruling, changes, body.why)

    return call.write(act)


@router.post("/rollback")
def rollback(game: Id, body: Rollback, call: ToManage) -> ApiResponse[DeadlineTold]:
    """Roll the game back to the start of a phase. The log keeps what happened."""
    return call.write(lambda: gm.rollback(call.service, call.who, game, body.phase, body.orders, body.why))


@router.post("/throw")
def throw(game: Id, body: Throw, call: ToManage) -> ApiResponse[Thrown]:
    """Enter the roll of the game master's own die. The log marks it as rolled by hand."""
    return call.write(lambda: gm.throw(call.service, call.who, game, body.roll))


@router.post("/note", status_code=204)
def note(game: Id, body: Remark, call: ToManage) -> ApiResponse[None]:
    """Add a note to the game log, for everyone to read."""
    return call.write(lambda: game_log.note(call.service, call.who, game, body.text))
