"""Creating a game from rules and options; joining, starting, leaving, and proposals to the other players."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any
from urllib.parse import urlencode
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Response
from msgspec.structs import replace

from casusbelli.service.base.service_errors import ServiceError, bad_input
from casusbelli.service.base.settings import Settings, Setup
from casusbelli.service.games import gm, invitations, lobby, motions, seating, starting, templates
from casusbelli.service.games.setup_options import (
    STANDARD,
    SetupFields,
    board_titles,
    bot_names,
    setup_fields,
    variants_by_name,
)
from casusbelli.service.people import notes
from casusbelli.web.pages.forming_page import forming
from casusbelli.web.pages.message_pages import done
from casusbelli.web.pages.page import PageRequest, ToPage, to
from casusbelli.web.pages.posted_forms import PostedForm, Sent
from casusbelli.web.pages.prefilled_forms import BOT, OPTION, OTHER, PRESS, as_before, prefilled
from casusbelli.web.texts import said

LENGTHS = (0, 5, 60, 720, 1440, 2880, 4320, 10080)  # minutes
FIELDS = {
    "service.start-in-the-past": "start",
    "service.start-too-far": "start",
    "service.start-without-players": "start",
    "web.refused-bad-date": "start",
}
"""The field that a refusal is about, by the code of its message."""
NO_FIELDS = SetupFields((), ())

router = APIRouter(include_in_schema=False)


def rules_form(
    page: PageRequest,
    names: list[str],
    map_name: str,
    fault: ServiceError | None = None,
    sent: PostedForm | None = None,
) -> Response:
    """The form. ``sent``: what has been filled in already."""
    page.who.known()
    spec = " + ".join(names) or STANDARD
    known = NO_FIELDS
    try:
        known = setup_fields(page.service, spec, map_name)
    except ServiceError as clash:
        fault = fault or clash
    return page.show(
        "making.html",
        status=fault.status if fault else 200,
        packs=variants_by_name(),
        maps=board_titles(),
        names=names,
        spec=spec,
        map=map_name,
        plain=[field for field in known.options if not field.advanced],
        advanced=[field for field in known.options if field.advanced],
        seats=known.seats,
        typed=partial(_typed, sent),
        ticked=partial(_ticked, sent),
        invited=sent.all("invite") if sent is not None else [],
        with_bots=sent is not None and any(sent.starting(BOT).values()),
        bots=bot_names(),
        lengths=sorted({*LENGTHS, (sent.number("length", 0) if sent is not None else 0) or 0}),
        templates=templates.listing(page.service, page.who),
        from_template=sent.get("template") if sent is not None else "",
        fault=fault,
        faulty=FIELDS.get(fault.told.code, "") if fault else "",
    )


@router.get("/new")
def new(page: ToPage) -> Response:
    asked = page.request.query_params
    if asked.get("again"):
        former = lobby.info(page.service, page.who, asked["again"])
        return rules_form(page, former["rules"].split(" + "), former["map"], sent=as_before(page, former))
    if asked.get("template"):
        setup = templates.one(page.service, page.who, asked["template"])
        sent = prefilled(page, setup, template=asked["template"])
        return rules_form(page, setup.rules.split(" + "), setup.map, sent=sent)
    names = asked.getlist("rules") or [STANDARD]
    return rules_form(page, names, page.request.query_params.get("map", STANDARD))


@router.post("/new")
def make(page: ToPage, sent: Sent) -> Response:
    """Create the game; ``show`` only lists the options of the chosen rules, and ``save`` saves them as a template."""
    fault, asked = None, dict(sent.fields)
    if "show" not in asked:
        try:
            if "save" in asked:
                saved = templates.save(page.service, page.who, sent.get("name"), _setup(page, sent))
                return to(f"/new?{urlencode({'template': saved})}")
            game = lobby.create(page.service, page.who, _setup(page, sent))
            for name in sent.all("invite"):
                with suppress(ServiceError):  # gone, or not to be invited: the page of the game lists who is
                    invitations.invite(page.service, page.who, game, name)
            return to(f"/games/{game}")
        except ServiceError as refused:
            fault = refused
    return rules_form(page, sent.all("rules") or [STANDARD], sent.get("map", STANDARD), fault, sent)


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


def _typed(sent: PostedForm | None, name: str, default: str) -> str:
    """The value of a field: a changed option keeps its value, the others follow the chosen rules."""
    if sent is None or (name.startswith(OPTION) and sent.get(name) == sent.get(f"was.{name.removeprefix(OPTION)}")):
        return default
    return sent.get(name, default)


def _ticked(sent: PostedForm | None, name: str, value: str, default: bool) -> bool:
    return default if sent is None else value in sent.all(name)


def _setup(page: PageRequest, sent: PostedForm) -> Setup:
    """The chosen setup. Settings that the form does not have come from the template that it was filled in from."""
    kind = sent.get("kind", "game")
    if kind not in ("game", "sandbox", "table"):
        raise bad_input(said("web.refused-bad-kind", given=kind[:20]))
    template = sent.get("template")
    base = templates.one(page.service, page.who, template).settings if template else Settings()
    length = sent.number("length", 1440 if kind == "game" else 0) or 0
    others = {letter: minutes for letter in "RA" if (minutes := sent.number(f"length.{letter}")) is not None}
    clock = replace(
        base.clock,
        length=length,
        lengths=(others or base.clock.lengths) if length else {},
        at=sent.get("at"),
        zone=sent.get("zone") or "UTC",
        grace=sent.number("grace", 0) or 0,
        early=sent.get("early") == "yes",
    )
    chosen = set(sent.all("press"))
    settings = replace(
        base,
        clock=clock,
        press=replace(base.press, **{kind: kind in chosen for kind in PRESS}),
        anonymous=sent.get("anonymous") == "yes",
        misses=sent.number("misses", 2) or 0,
        start=start_of(sent, clock.zone),
        join="invited" if sent.get("join") == "invited" else "anybody",
        deal=_deal(sent.get("deal")),
    )
    return Setup(
        name=sent.get("name"),
        rules=" + ".join(sent.all("rules")) or STANDARD,
        map=sent.get("map", STANDARD),
        options={key: value for key, value in _options(sent).items() if value != sent.get(f"was.{key}")},
        kind=kind,  # type: ignore[arg-type]
        visibility="private" if sent.get("visibility") == "private" else "public",
        gm=sent.get("gm") == "yes",
        bots=_bots(sent.starting(BOT)),
        settings=settings,
    )


def start_of(sent: PostedForm, zone: str) -> int | None:
    """The start date, as a local time of the game's time zone; None if the field is empty."""
    given = sent.get("start").strip()
    try:
        local = datetime.fromisoformat(given) if given else None
        return None if local is None else round(local.replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)
    except (ValueError, LookupError, OverflowError):
        raise bad_input(said("web.refused-bad-date", given=given[:40])) from None


def _options(sent: PostedForm) -> dict[str, str]:
    """The chosen values; a text that was entered beside a choice counts instead of it."""
    return {**sent.starting(OPTION), **{key: text for key, text in sent.starting(OTHER).items() if text.strip()}}


def _deal(word: str) -> Any:
    return word if word in ("chosen", "preferences", "random") else "chosen"


def _bots(chosen: Mapping[str, str]) -> dict[str, str]:
    return {seat: name for seat, name in chosen.items() if name}
