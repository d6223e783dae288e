"""Routes to create, list, join, start and leave games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import Field

from casusbelli.service.base.game_shapes import Games, GameTold, Made
from casusbelli.service.base.gm_shapes import Office
from casusbelli.service.base.seat_shapes import Begun, Called, Invitation, InvitationsTold, Motions, MotionVote, Seated
from casusbelli.service.base.settings import read_setup, settings_of
from casusbelli.service.games import copies, gm_office, invitations, lobby, motions, seating, starting
from casusbelli.service.games.lobby_filters import Filters
from casusbelli.service.people import email_invitations
from casusbelli.web.api.bodies import Body, Id, Page, Phase, Seat, Text, Why, Word
from casusbelli.web.api.request import ApiResponse, Router, ToManage, ToPlay, ToRead

router = Router(prefix="/games", tags=["games"])


class NewGame(Body):
    name: Word
    rules: Word = Field("standard", description="the name of a variant, such as `standard`, or several joined by `+`")
    map: Word = "standard"
    options: dict[Word, Word] = Field({}, description="option keys and values; `casus variants` lists them")
    kind: Literal["game", "sandbox", "table"] = "game"
    visibility: Literal["public", "private"] = "public"
    gm: bool = Field(False, description="true: you run the game as its game master and do not play")
    bots: dict[Seat, Word] = Field({}, description="which bot plays which seat")
    settings: dict[Word, Any] = Field(
        {}, description="any of clock, press, anonymous, misses, holidays, join, deal, hints"
    )


class Join(Body):
    seat: Seat | None = None
    wants: list[Seat] = Field([], max_length=50, description="preferred seats, best first, if the game assigns them")
    nonce: Word = Field("", description="any text; it is mixed into the seed of the dice")
    invitation: Word | None = None
    commitment: Word = Field("", description="the commitment that you read; refused if the seed has changed since")


class Resignation(Body):
    seat: Seat | None = None
    why: Why = ""


class Invite(Body):
    name: Word | None = Field(None, description="the player to invite; null: make a link that anyone can use once")
    email: Word | None = Field(None, description="an address to send the link to, instead of a name")
    seat: Seat | None = None


class Volunteer(Body):
    why: Why = Field("", description="shown to the players who vote on it")


class Appointment(Body):
    name: Word
    why: Why = ""


class Start(Body):
    bot: Word = Field("", description="the bot that plays empty seats; empty: leave them empty")


class SettingsChange(Body):
    settings: dict[Word, Any]
    why: Why = ""


class ActReason(Body):
    why: Why = ""


class Motion(Body):
    kind: Word = Field(description="pause, resume, extend or cancel")
    minutes: Annotated[int, Field(ge=0, le=100_000)] = 0
    seat: Seat | None = None


class VoteBody(Body):
    yes: bool
    seat: Seat | None = None


class GameFileBody(Body):
    text: Annotated[Text, Field(max_length=copies.LARGEST)]
    name: Word = ""


class Clone(Body):
    phase: Phase | None = Field(None, description="the phase to copy from; null: the current one")
    orders: bool = Field(False, description="copy the orders written for that phase too")
    seat: Seat | None = None


@router.post("", status_code=201)
def create_game(body: NewGame, call: ToManage) -> ApiResponse[Made]:
    """Create a game, a sandbox, or a game around one table."""
    return call.write(lambda: {"id": lobby.create(call.service, call.who, read_setup(body.model_dump()))}, 201)


@router.post("/import", status_code=201)
def import_game(body: GameFileBody, call: ToManage) -> ApiResponse[Made]:
    """Create a sandbox from a game file, a text record, a game of another program, a position or a turn file of up to
    4 MiB."""
    return call.write(lambda: {"id": copies.import_game(call.service, call.who, body.text, body.name)}, 201)


@router.get("")
def list_games(
    call: ToRead,
    status: Literal["forming", "running", "paused", "needs-gm", "finished", "cancelled"] | None = None,
    mine: bool = False,
    after: Word | None = None,
    limit: Page = 50,
    rules: Annotated[Word | None, Query(description="the name of a variant or another rule")] = None,
    map: Annotated[Word | None, Query(description="the name of a board, or the id of an uploaded one")] = None,
    pace: Annotated[Word | None, Query(description="live, evening, daily, relaxed, or none: no deadlines")] = None,
    press: Annotated[Word | None, Query(description="the freest messages: private, public or none")] = None,
    free: Annotated[bool | None, Query(description="true: with seats to take; false: without")] = None,
    anonymous: bool | None = None,
    search: Annotated[Word, Query(description="part of the name")] = "",
) -> ApiResponse[Games]:
    """List games, newest first, with filters, which the lobby's address names alike. `after` is the `next` of the
    previous page. An unknown value of a filter is refused with the possible ones."""
    filters = Filters(None, rules, map, pace, press, free, anonymous, search)
    return call.read(lobby.listing(call.service, call.who, status, mine, after, limit, filters))


@router.get("/{game}")
def get_game(game: Id, call: ToRead, invitation: Word | None = None) -> ApiResponse[GameTold]:
    """A game's seats, deadline, status and settings."""
    return call.read(lobby.info(call.service, call.who, game, invitation))


@router.post("/{game}/join")
def join(game: Id, body: Join, call: ToPlay) -> ApiResponse[Seated]:
    """Join the game, with a seat or a list of preferred seats."""

    def act() -> Seated:
        return seating.join(
            call.service, call.who, game, body.seat, body.wants, body.nonce, body.invitation, body.commitment
        )

    return call.write(act)


@router.post("/{game}/leave")
def leave(game: Id, body: Resignation, call: ToPlay) -> ApiResponse[Seated]:
    """Leave the seat. Before the game starts, the seat becomes free. Later, this resigns it."""
    return call.write(lambda: seating.leave(call.service, call.who, game, body.seat, body.why))


@router.post("/{game}/confirm")
def confirm(game: Id, call: ToPlay) -> ApiResponse[Called]:
    """Confirm that you are ready, if the game asks all players before it starts."""
    return call.write(lambda: starting.confirm(call.service, call.who, game))


@router.post("/{game}/invitations", status_code=201)
def invite(game: Id, body: Invite, call: ToManage) -> ApiResponse[Invitation]:
    """Create an invitation link, or invite a player by name. Limits: twelve by name in an hour, one open invitation for
    each player and game. Guests cannot invite, and players who have blocked the caller cannot be invited. By e-mail:
    ten a day, one for each address and game, by callers with a confirmed address."""

    def act() -> Invitation:
        if body.email:
            return email_invitations.invite_address(call.service, call.who, game, body.email, body.seat)
        return invitations.invite(call.service, call.who, game, body.name, body.seat)

    return call.write(act, 201)


@router.get("/{game}/invitations")
def list_invitations(game: Id, call: ToManage) -> ApiResponse[InvitationsTold]:
    """List invitations and answers, for those who may invite."""
    return call.read({"invitations": invitations.listing(call.service, call.who, game)})


@router.delete("/{game}/invitations/{invitation}", status_code=204)
def withdraw(game: Id, invitation: Id, call: ToManage) -> ApiResponse[None]:
    """Withdraw an invitation, so that it can no longer be accepted."""
    return call.write(lambda: invitations.withdraw(call.service, call.who, game, invitation))


@router.post("/{game}/volunteer")
def volunteer(game: Id, body: Volunteer, call: ToManage) -> ApiResponse[Office]:
    """Volunteer as game master of a game that has none, or whose game master is absent. The players vote on it."""
    return call.write(lambda: gm_office.volunteer(call.service, call.who, game, body.why))


@router.put("/{game}/game-master", tags=["administration"])
def appoint(game: Id, body: Appointment, call: ToManage) -> ApiResponse[Office]:
    """Appoint a game master, for administrators. The game master can step down."""
    return call.write(lambda: gm_office.appoint(call.service, call.who, game, body.name, body.why))


@router.post("/{game}/start")
def start(game: Id, body: Start, call: ToManage) -> ApiResponse[Begun]:
    """Start the game. Bots can fill empty seats."""
    return call.write(lambda: seating.start(call.service, call.who, game, body.bot))


@router.put("/{game}/settings", status_code=204)
def change_settings(game: Id, body: SettingsChange, call: ToManage) -> ApiResponse[None]:
    """Change the settings of the game."""

    def act() -> None:
        lobby.change_settings(call.service, call.who, game, settings_of(body.settings), body.why)

    return call.write(act)


@router.post("/{game}/cancel", status_code=204)
def cancel(game: Id, body: ActReason, call: ToManage) -> ApiResponse[None]:
    """Cancel the game."""
    return call.write(lambda: lobby.cancel(call.service, call.who, game, body.why))


@router.post("/{game}/clone", status_code=201)
def clone(game: Id, body: Clone, call: ToManage) -> ApiResponse[Made]:
    """Copy this game into a sandbox of your own, as far as you may know it."""

    def act() -> Made:
        return {"id": copies.clone(call.service, call.who, game, body.phase, body.orders, body.seat)}

    return call.write(act, 201)


@router.get("/{game}/motions")
def list_motions(game: Id, call: ToRead) -> ApiResponse[Motions]:
    """List the open votes of the players."""
    return call.read({"motions": motions.listing(call.service, call.who, game)})


@router.post("/{game}/motions", status_code=201)
def move(game: Id, body: Motion, call: ToPlay) -> ApiResponse[MotionVote]:
    """Propose a pause, more time, or the end of the game to the other players."""
    return call.write(lambda: motions.move(call.service, call.who, game, body.kind, body.minutes, body.seat), 201)


@router.post("/{game}/motions/{motion}/vote")
def vote(game: Id, motion: Id, body: VoteBody, call: ToPlay) -> ApiResponse[MotionVote]:
    """Vote on a proposal of another player."""
    return call.write(lambda: motions.vote(call.service, call.who, game, motion, body.yes, body.seat))
