"""Routes for private notes, statements, vacations and invitations to the caller."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from casusbelli.service.base.account_shapes import Absences
from casusbelli.service.base.game_shapes import Made
from casusbelli.service.base.message_shapes import Notes, Statements
from casusbelli.service.base.seat_shapes import InvitationsToMe, LostSeats, Seated
from casusbelli.service.games import gm_office, invitations
from casusbelli.service.people import notes
from casusbelli.service.reads import tasks
from casusbelli.web.api.bodies import Body, Id, Letter, Seat, Text, Word
from casusbelli.web.api.request import ApiResponse, Router, ToPlay, ToRead

router = Router(tags=["personal"])

Moment = Annotated[int, Field(ge=0, le=10**15, description="milliseconds since 1970")]


class NoteBody(Body):
    text: Annotated[Text, Field(max_length=20_000)]


class Statement(Body):
    text: Letter
    seat: Seat | None = None


class Acceptance(Body):
    nonce: Word = Field("", description="any text; it is mixed into the seed of the dice")


class Absence(Body):
    since: Moment
    until: Moment


@router.get("/games/{game}/notes")
def get_notes(game: Id, call: ToPlay) -> ApiResponse[Notes]:
    return call.read({"text": notes.notes(call.service, call.who, game)})


@router.put("/games/{game}/notes", status_code=204)
def put_notes(game: Id, body: NoteBody, call: ToPlay) -> ApiResponse[None]:
    """Save the caller's private notes on a game. Nobody else can read them."""
    return call.write(lambda: notes.note(call.service, call.who, game, body.text))


@router.get("/games/{game}/statements")
def list_statements(game: Id, call: ToRead) -> ApiResponse[Statements]:
    return call.read({"statements": notes.statements(call.service, call.who, game)})


@router.put("/games/{game}/statement", status_code=204)
def put_statement(game: Id, body: Statement, call: ToPlay) -> ApiResponse[None]:
    """Save a statement on a finished game, for everyone to read."""
    return call.write(lambda: notes.state(call.service, call.who, game, body.text, body.seat))


@router.get("/me/invitations")
def my_invitations(call: ToRead) -> ApiResponse[InvitationsToMe]:
    """List the caller's open invitations."""
    return call.read({"invitations": invitations.mine(call.service, call.who)})


@router.post("/me/invitations/{invitation}/accept")
def accept(invitation: Id, body: Acceptance, call: ToPlay) -> ApiResponse[Seated]:
    """Accept an invitation to play, to take a seat, or to be game master."""
    return call.write(lambda: gm_office.accept(call.service, call.who, invitation, body.nonce))


@router.post("/me/invitations/{invitation}/decline", status_code=204)
def decline(invitation: Id, call: ToPlay) -> ApiResponse[None]:
    return call.write(lambda: invitations.decline(call.service, call.who, invitation))


@router.get("/me/lost-seats")
def lost_seats(call: ToRead) -> ApiResponse[LostSeats]:
    """List seats that the caller has lost without resigning. `again`: joining the game gets the seat back."""
    return call.read({"seats": tasks.lost(call.service, call.who)})


@router.get("/me/absences")
def list_absences(call: ToPlay) -> ApiResponse[Absences]:
    return call.read({"absences": notes.absences(call.service, call.who)})


@router.post("/me/absences", status_code=201)
def add_absence(body: Absence, call: ToPlay) -> ApiResponse[Made]:
    """Add a vacation. Games that respect vacations move their deadlines for it."""
    return call.write(lambda: {"id": notes.away(call.service, call.who, body.since, body.until)}, 201)


@router.delete("/me/absences/{absence}", status_code=204)
def end_absence(absence: Id, call: ToPlay) -> ApiResponse[None]:
    return call.write(lambda: notes.back(call.service, call.who, absence))
