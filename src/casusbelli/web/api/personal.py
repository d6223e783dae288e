"""A person's own over HTTP: notes on a game, a statement at its end, times away."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from casusbelli.service import invitations, looking, offices, personal
from casusbelli.service.shapes import Absences, InvitationsToMe, LostSeats, Made, Notes, Seated, Statements
from casusbelli.web.api.bodies import Body, Id, Letter, Seat, Text, Word
from casusbelli.web.call import Answer, Router, ToPlay, ToRead

router = Router(tags=["personal"])

Moment = Annotated[int, Field(ge=0, le=10**15, description="milliseconds since 1970")]


class Note(Body):
    text: Annotated[Text, Field(max_length=20_000)]


class Statement(Body):
    text: Letter
    seat: Seat | None = None


class Acceptance(Body):
    nonce: Word = Field("", description="anything; it goes into the dice")


class Absence(Body):
    since: Moment
    until: Moment


@router.get("/games/{game}/notes")
def get_notes(game: Id, call: ToPlay) -> Answer[Notes]:
    return call.read({"text": personal.notes(call.house, call.who, game)})


@router.put("/games/{game}/notes", status_code=204)
def put_notes(game: Id, body: Note, call: ToPlay) -> Answer[None]:
    """Nobody else ever reads them."""
    return call.write(lambda: personal.note(call.house, call.who, game, body.text))


@router.get("/games/{game}/statements")
def list_statements(game: Id, call: ToRead) -> Answer[Statements]:
    return call.read({"statements": personal.statements(call.house, call.who, game)})


@router.put("/games/{game}/statement", status_code=204)
def put_statement(game: Id, body: Statement, call: ToPlay) -> Answer[None]:
    """What a player has to say when all is over."""
    return call.write(lambda: personal.state(call.house, call.who, game, body.text, body.seat))


@router.get("/me/invitations")
def my_invitations(call: ToRead) -> Answer[InvitationsToMe]:
    """What one is invited to and has not answered."""
    return call.read({"invitations": invitations.mine(call.house, call.who)})


@router.post("/me/invitations/{invitation}/accept")
def accept(invitation: Id, body: Acceptance, call: ToPlay) -> Answer[Seated]:
    """Take the seat, or the office of game master."""
    return call.write(lambda: offices.accept(call.house, call.who, invitation, body.nonce))


@router.post("/me/invitations/{invitation}/decline", status_code=204)
def decline(invitation: Id, call: ToPlay) -> Answer[None]:
    return call.write(lambda: invitations.decline(call.house, call.who, invitation))


@router.get("/me/lost-seats")
def lost_seats(call: ToRead) -> Answer[LostSeats]:
    """Seats that one did not give up: `again` says whether joining the game gets the seat back."""
    return call.read({"seats": looking.lost(call.house, call.who)})


@router.get("/me/absences")
def list_absences(call: ToPlay) -> Answer[Absences]:
    return call.read({"absences": personal.absences(call.house, call.who)})


@router.post("/me/absences", status_code=201)
def add_absence(body: Absence, call: ToPlay) -> Answer[Made]:
    """Deadlines wait meanwhile, in games that respect holidays."""
    return call.write(lambda: {"id": personal.away(call.house, call.who, body.since, body.until)}, 201)


@router.delete("/me/absences/{absence}", status_code=204)
def end_absence(absence: Id, call: ToPlay) -> Answer[None]:
    return call.write(lambda: personal.back(call.house, call.who, absence))
