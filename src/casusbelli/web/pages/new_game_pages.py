"""Creating a game from rules and options; joining, starting, leaving, and proposals to the other players."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import APIRouter, Response

from casusbelli.service.base.game_shapes import GameTold
from casusbelli.service.base.service_errors import ServiceError, bad_input
from casusbelli.service.base.settings import Clock, PressSettings, Settings, Setup
from casusbelli.service.games import gm, invitations, lobby, motions, seating
from casusbelli.service.games.setup_options import (
    STANDARD,
    SetupFields,
    board_titles,
    bot_names,
    setup_fields,
    variants_by_name,
)
from casusbelli.service.people import notes
from casusbelli.web.pages.message_pages import done
from casusbelli.web.pages.page import PageRequest, ToPage, to
from casusbelli.web.pages.posted_forms import PostedForm, Sent
from casusbelli.web.texts import said

LENGTHS = (0, 5, 60, 720, 1440, 2880, 4320, 10080)  # minutes
PRESS = ("private", "groups", "public", "grey", "inherit", "audit")
OPTION, OTHER, BOT = "option.", "other.", "bot."
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
        lengths=LENGTHS,
        fault=fault,
    )


@router.get("/new")
def new(page: ToPage) -> Response:
    asked = page.request.query_params
    if asked.get("again"):
        former = lobby.info(page.service, page.who, asked["again"])
        return rules_form(page, former["rules"].split(" + "), former["map"], sent=_as_before(page, former))
    names = asked.getlist("rules") or [STANDARD]
    return rules_form(page, names, page.request.query_params.get("map", STANDARD))


@router.post("/new")
def make(page: ToPage, sent: Sent) -> Response:
    """Create the game; ``show`` only lists the options of the chosen rules."""
    fault = None
    if "show" not in dict(sent.fields):
        try:
            game = lobby.create(page.service, page.who, _setup(sent))
            for name in sent.all("invite"):
                with suppress(ServiceError):  # gone, or not to be invited: the page of the game lists who is
                    invitations.invite(page.service, page.who, game, name)
            return to(f"/games/{game}")
        except ServiceError as refused:
            fault = refused
    return rules_form(page, sent.all("rules") or [STANDARD], sent.get("map", STANDARD), fault, sent)


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


@router.post("/games/{game_id}/confirm")
def confirm(page: ToPage, game_id: str) -> Response:
    seating.confirm(page.service, page.who, game_id)
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


def _as_before(page: PageRequest, former: GameTold) -> PostedForm:
    """The form as it would be filled in for another game like this one, between the same people."""
    settings, clock = former["settings"], former["settings"].clock
    people = dict.fromkeys(seat["player"] for seat in former["seats"] if seat["player"])
    fields = {field.key: field for field in setup_fields(page.service, former["rules"], former["map"]).options}
    options = {key: value for key, value in former["options"].items() if key in fields}
    listed = {key: fields[key].low is not None or value in fields[key].labels for key, value in options.items()}
    ticks = {"gm": former["is_gm"], "anonymous": settings.anonymous, "early": clock.early}
    return PostedForm(
        [
            ("name", former["name"]),
            ("visibility", former["visibility"]),
            ("join", settings.join),
            ("deal", settings.deal),
            ("length", str(clock.length)),
            ("at", clock.at),
            ("zone", clock.zone),
            ("grace", str(clock.grace)),
            ("misses", str(settings.misses)),
            *((name, "yes") for name, on in ticks.items() if on),
            *(("press", kind) for kind in PRESS if getattr(settings.press, kind)),
            *(((OPTION if listed[key] else OTHER) + key, value) for key, value in options.items()),
            *((f"{BOT}{seat['seat']}", seat["bot"]) for seat in former["seats"] if seat["bot"]),
            *(("invite", name) for name in people if name and name != page.who.name),
        ]
    )


def _typed(sent: PostedForm | None, name: str, default: str) -> str:
    """The value of a field: a changed option keeps its value, the others follow the chosen rules."""
    if sent is None or (name.startswith(OPTION) and sent.get(name) == sent.get(f"was.{name.removeprefix(OPTION)}")):
        return default
    return sent.get(name, default)


def _ticked(sent: PostedForm | None, name: str, value: str, default: bool) -> bool:
    return default if sent is None else value in sent.all(name)


def _setup(sent: PostedForm) -> Setup:
    kind = sent.get("kind", "game")
    if kind not in ("game", "sandbox", "table"):
        raise bad_input(said("web.refused-bad-kind", given=kind[:20]))
    length = sent.number("length", 1440 if kind == "game" else 0) or 0
    others = {letter: minutes for letter in "RA" if (minutes := sent.number(f"length.{letter}")) is not None}
    clock = Clock(
        length=length,
        lengths=others if length else {},
        at=sent.get("at"),
        zone=sent.get("zone") or "UTC",
        grace=sent.number("grace", 0) or 0,
        early=sent.get("early") == "yes",
    )
    chosen = set(sent.all("press"))
    kinds = ("private", "groups", "public", "grey", "inherit", "audit")
    letters = PressSettings(**{kind: kind in chosen for kind in kinds})  # type: ignore[arg-type]
    settings = Settings(
        clock,
        letters,
        anonymous=sent.get("anonymous") == "yes",
        misses=sent.number("misses", 2) or 0,
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


def _options(sent: PostedForm) -> dict[str, str]:
    """The chosen values; a text that was entered beside a choice counts instead of it."""
    return {**sent.starting(OPTION), **{key: text for key, text in sent.starting(OTHER).items() if text.strip()}}


def _deal(word: str) -> Any:
    return word if word in ("chosen", "preferences", "random") else "chosen"


def _bots(chosen: Mapping[str, str]) -> dict[str, str]:
    return {seat: name for seat, name in chosen.items() if name}
