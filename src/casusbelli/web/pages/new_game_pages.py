"""Creating a game from rules and options; joining, starting, leaving, and proposals to the other players."""

from __future__ import annotations

import dataclasses
from contextlib import suppress
from urllib.parse import urlencode

from fastapi import APIRouter, Response
from msgspec.structs import replace

from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import gm, invitations, lobby, motions, seating, starting, templates
from casusbelli.service.games.bot_game import against_bots
from casusbelli.service.games.setup_options import STANDARD, packs_of
from casusbelli.service.people import notes
from casusbelli.service.reads import gallery
from casusbelli.web.pages.forming_page import forming
from casusbelli.web.pages.message_pages import done
from casusbelli.web.pages.new_game_form import NewGameForm
from casusbelli.web.pages.new_game_setup import chosen_rules, company_of, opponent_of, start_of
from casusbelli.web.pages.page import PageRequest, ToPage, to
from casusbelli.web.pages.posted_forms import PostedForm, Sent
from casusbelli.web.pages.prefilled_forms import as_before, prefilled

router = APIRouter(include_in_schema=False)


def _shown(page: PageRequest, form: NewGameForm, status: int = 200) -> Response:
    page.who.known()
    return page.show("new/page.html", status, **form.context())


def _filled(page: PageRequest, rules: str, map_name: str, sent: PostedForm) -> Response:
    return _shown(page, NewGameForm(page, packs_of(rules), map_name, sent))


@router.get("/new")
def new(page: ToPage) -> Response:
    asked = page.request.query_params
    if asked.get("again"):
        former = lobby.info(page.service, page.who, asked["again"])
        board = gallery.board_again(page.service, page.who, former["id"])
        return _filled(page, former["rules"], board, as_before(page, former, board))
    if asked.get("template"):
        setup = templates.one(page.service, page.who, asked["template"])
        return _filled(page, setup.rules, setup.map, prefilled(page, setup, template=asked["template"]))
    rules, board = chosen_rules(asked.getlist("rules")), asked.get("map", STANDARD)
    form = NewGameForm(page, rules, board, fault=_refusal(page, rules, board))
    return _shown(page, form, form.fault.status if form.fault else 200)


def _refusal(page: PageRequest, rules: list[str], board: str) -> ServiceError | None:
    """Why there is no game with these rules on this board."""
    try:
        lobby.rules_of(page.service, " + ".join(rules), board, {}, page.who.account)
    except ServiceError as refused:
        return refused
    return None


@router.post("/new")
def make(page: ToPage, sent: Sent) -> Response:
    """Create the game; ``show`` only shows the form with what fits the chosen rules, and ``save`` saves a template."""
    form = NewGameForm(page, chosen_rules(sent.all("rules")), sent.get("map", STANDARD), sent)
    if sent.has("show"):
        return _shown(page, form)
    try:
        return to(_saved(page, form) if sent.has("save") else _created(page, form))
    except ServiceError as refused:
        return _shown(page, dataclasses.replace(form, fault=refused), refused.status)


def _saved(page: PageRequest, form: NewGameForm) -> str:
    made = form.setup()
    lobby.rules_of(page.service, made.rules, made.map, made.options, page.who.account)  # rather than in each game
    template = templates.save(page.service, page.who, made.name, made)
    return f"/new?{urlencode({'template': template})}"


def _created(page: PageRequest, form: NewGameForm) -> str:
    sent, made = form.form, form.setup()
    if company_of(sent).name == "bots":
        return f"/games/{against_bots(page.service, page.who, made, opponent_of(sent), sent.get('seat'))}"
    game = lobby.create(page.service, page.who, made)
    for name in sent.all("invite"):
        with suppress(ServiceError):  # gone, or not to be invited: the page of the game lists who is
            invitations.invite(page.service, page.who, game, name)
    return f"/games/{game}"


@router.post("/templates/{template}/delete")
def delete_template(page: ToPage, template: str, _sent: Sent) -> Response:
    templates.delete(page.service, page.who, template)
    return to("/new")


@router.post("/games/{game_id}/join")
def join(page: ToPage, game_id: str, sent: Sent) -> Response:
    wants, seat = sent.all("wants"), sent.get("seat") or None
    nonce, commitment, invitation = sent.get("nonce"), sent.get("commitment"), sent.get("invitation") or None
    seating.join(page.service, page.who, game_id, seat, wants, nonce, invitation, commitment)
    return to(f"/games/{game_id}")


@router.post("/games/{game_id}/leave")
def leave(page: ToPage, game_id: str, sent: Sent) -> Response:
    seating.leave(page.service, page.who, game_id, sent.get("seat") or None)
    return to(f"/games/{game_id}")


@router.post("/games/{game_id}/start-date")
def change_start(page: ToPage, game_id: str, sent: Sent) -> Response:
    """Change the start date or remove it; a refusal is shown at the form, which keeps what was typed."""
    info = lobby.info(page.service, page.who, game_id)
    try:
        settings = replace(info["settings"], start=start_of(sent, info["settings"].clock.zone))
        lobby.change_settings(page.service, page.who, game_id, settings)
    except ServiceError as fault:
        if info["status"] != "forming":
            raise
        return forming(page, game_id, fault=fault, typed=sent.get("start"))
    return to(f"/games/{game_id}")


@router.post("/games/{game_id}/confirm")
def confirm(page: ToPage, game_id: str) -> Response:
    starting.confirm(page.service, page.who, game_id)
    return to(f"/games/{game_id}")


@router.post("/games/{game_id}/start")
def start(page: ToPage, game_id: str, sent: Sent) -> Response:
    seating.start(page.service, page.who, game_id, sent.get("bot"))
    return to(f"/games/{game_id}")


@router.post("/games/{game_id}/cancel")
def cancel(page: ToPage, game_id: str, sent: Sent) -> Response:
    lobby.cancel(page.service, page.who, game_id, sent.get("why"))
    return to(f"/games/{game_id}")


@router.post("/games/{game_id}/judge")
def judge(page: ToPage, game_id: str, sent: Sent) -> Response:
    """Adjudicate now: in a sandbox, or as the game master."""
    gm.judge_now(page.service, page.who, game_id, sent.get("phase"), sent.get("why"))
    return done(page, game_id, sent, "pane-story")


@router.post("/games/{game_id}/motions")
def move(page: ToPage, game_id: str, sent: Sent) -> Response:
    seat = sent.get("seat") or None
    motions.move(page.service, page.who, game_id, sent.get("kind"), sent.number("minutes", 0) or 0, seat)
    return done(page, game_id, sent, "pane-people")


@router.post("/games/{game_id}/motions/{number}")
def vote(page: ToPage, game_id: str, number: str, sent: Sent) -> Response:
    motions.vote(page.service, page.who, game_id, number, sent.get("vote") == "yes", sent.get("seat") or None)
    return to("/dashboard") if sent.get("back") == "dashboard" else done(page, game_id, sent)


@router.post("/games/{game_id}/notes")
def note(page: ToPage, game_id: str, sent: Sent) -> Response:
    notes.note(page.service, page.who, game_id, sent.get("text"))
    return done(page, game_id, sent, "pane-people")


@router.post("/games/{game_id}/statement")
def statement(page: ToPage, game_id: str, sent: Sent) -> Response:
    notes.state(page.service, page.who, game_id, sent.get("text"), sent.get("seat") or None)
    return done(page, game_id, sent, "pane-people")
