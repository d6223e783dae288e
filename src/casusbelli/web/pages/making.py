"""Setting up a game out of what packs and their options there are; joining, beginning, leaving, asking the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from casusbelli.bots import bots
from casusbelli.rules.options import Choice, Number, Option
from casusbelli.rules.spec import packs
from casusbelli.service import games, gm, motions, personal, seating
from casusbelli.service.errors import Refused, bad_input
from casusbelli.service.settings import Clock, Press, Settings, Setup
from casusbelli.variants import board, board_names
from casusbelli.web.pages.correspondence import done
from casusbelli.web.pages.page import Desk, Form, Sent, to

STANDARD = "standard"
LENGTHS = (0, 5, 60, 720, 1440, 2880, 4320, 10080)  # minutes
OPTION, BOT = "option.", "bot."


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    def rules_form(
        request: Request, names: list[str], map_name: str, fault: Refused | None = None, sent: Form | None = None
    ) -> Response:
        """``sent``: what somebody has filled in already; it stays."""
        who = desk.who(request)
        who.known()
        spec = " + ".join(names) or STANDARD
        known: list[dict[str, Any]] = []
        seats: list[str] = []
        try:
            rules = games.rules_of(desk.house, spec, map_name, {})
            known = [_field(key, option, rules.options[key]) for key, option in rules.known_options.items()]
            seats = list(rules.names)
        except Refused as clash:
            fault = fault or clash
        return desk.page(
            request,
            "making.html",
            who,
            status=fault.status if fault else 200,
            packs=[(name, pack.title) for name, pack in packs().items()],
            maps=[(name, board(name).title) for name in board_names()],
            names=names,
            spec=spec,
            map=map_name,
            plain=[field for field in known if not field["advanced"]],
            advanced=[field for field in known if field["advanced"]],
            seats=seats,
            typed=partial(_typed, sent),
            ticked=partial(_ticked, sent),
            with_bots=sent is not None and any(sent.starting(BOT).values()),
            bots=list(bots()),
            lengths=LENGTHS,
            fault=fault,
        )

    @routes.get("/new")
    def new(request: Request) -> Response:
        names = request.query_params.getlist("rules") or [STANDARD]
        return rules_form(request, names, request.query_params.get("map", STANDARD))

    @routes.post("/new")
    def make(request: Request, sent: Sent) -> Response:
        """What is ticked is what is made; ``show`` asks only which options there are for it."""
        who, fault = desk.who(request), None
        if "show" not in dict(sent.fields):
            try:
                return to(f"/games/{games.create(desk.house, who, _setup(sent))}")
            except Refused as refused:
                fault = refused
        return rules_form(request, sent.all("rules") or [STANDARD], sent.get("map", STANDARD), fault, sent)

    @routes.post("/games/{game_id}/join")
    def join(request: Request, game_id: str, sent: Sent) -> Response:
        wants, seat = sent.all("wants"), sent.get("seat") or None
        nonce, commitment, invitation = sent.get("nonce"), sent.get("commitment"), sent.get("invitation") or None
        seating.join(desk.house, desk.who(request), game_id, seat, wants, nonce, invitation, commitment)
        return to(f"/games/{game_id}")

    @routes.post("/games/{game_id}/leave")
    def leave(request: Request, game_id: str, sent: Sent) -> Response:
        seating.leave(desk.house, desk.who(request), game_id, sent.get("seat") or None)
        return to(f"/games/{game_id}")

    @routes.post("/games/{game_id}/confirm")
    def confirm(request: Request, game_id: str) -> Response:
        seating.confirm(desk.house, desk.who(request), game_id)
        return to(f"/games/{game_id}")

    @routes.post("/games/{game_id}/start")
    def start(request: Request, game_id: str, sent: Sent) -> Response:
        seating.start(desk.house, desk.who(request), game_id, sent.get("bot"))
        return to(f"/games/{game_id}")

    @routes.post("/games/{game_id}/cancel")
    def cancel(request: Request, game_id: str, sent: Sent) -> Response:
        games.cancel(desk.house, desk.who(request), game_id, sent.get("why"))
        return to(f"/games/{game_id}")

    @routes.post("/games/{game_id}/judge")
    def judge(request: Request, game_id: str, sent: Sent) -> Response:
        """In a sandbox, and by a game-master."""
        gm.judge_now(desk.house, desk.who(request), game_id, sent.get("phase"), sent.get("why"))
        return done(request, game_id, sent, "pane-story")

    @routes.post("/games/{game_id}/motions")
    def move(request: Request, game_id: str, sent: Sent) -> Response:
        who, seat = desk.who(request), sent.get("seat") or None
        motions.move(desk.house, who, game_id, sent.get("kind"), sent.number("minutes", 0) or 0, seat)
        return done(request, game_id, sent, "pane-people")

    @routes.post("/games/{game_id}/motions/{number}")
    def vote(request: Request, game_id: str, number: str, sent: Sent) -> Response:
        motions.vote(
            desk.house, desk.who(request), game_id, number, sent.get("vote") == "yes", sent.get("seat") or None
        )
        return done(request, game_id, sent, "pane-people")

    @routes.post("/games/{game_id}/notes")
    def notes(request: Request, game_id: str, sent: Sent) -> Response:
        personal.note(desk.house, desk.who(request), game_id, sent.get("text"))
        return done(request, game_id, sent, "pane-people")

    @routes.post("/games/{game_id}/statement")
    def statement(request: Request, game_id: str, sent: Sent) -> Response:
        personal.state(desk.house, desk.who(request), game_id, sent.get("text"), sent.get("seat") or None)
        return done(request, game_id, sent, "pane-people")

    return routes


def _typed(sent: Form | None, name: str, default: str) -> str:
    """What stands in a field. A changed option stays changed; the others follow the rules that are ticked now."""
    if sent is None or (name.startswith(OPTION) and sent.get(name) == sent.get(f"was.{name.removeprefix(OPTION)}")):
        return default
    return sent.get(name, default)


def _ticked(sent: Form | None, name: str, value: str, default: bool) -> bool:
    return default if sent is None else value in sent.all(name)


def _field(key: str, option: Option, value: str) -> dict[str, Any]:
    kind = option.type
    return {
        "key": key,
        "value": value,
        "sentence": option.sentence,
        "advanced": option.advanced,
        "values": kind.values if isinstance(kind, Choice) else (),
        "low": kind.low if isinstance(kind, Number) else None,
        "high": kind.high if isinstance(kind, Number) else None,
        "step": kind.step if isinstance(kind, Number) else None,
        "told": str(kind),
    }


def _setup(sent: Form) -> Setup:
    kind = sent.get("kind", "game")
    if kind not in ("game", "sandbox", "table"):
        raise bad_input(f"{kind[:20]!r}: expected game, sandbox or table")
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
    said = set(sent.all("press"))
    letters = Press("private" in said, "groups" in said, "public" in said, "grey" in said)
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
        options={key: value for key, value in sent.starting(OPTION).items() if value != sent.get(f"was.{key}")},
        kind=kind,  # type: ignore[arg-type]
        visibility="private" if sent.get("visibility") == "private" else "public",
        gm=sent.get("gm") == "yes",
        bots=_bots(sent.starting(BOT)),
        settings=settings,
    )


def _deal(word: str) -> Any:
    return word if word in ("chosen", "preferences", "random") else "chosen"


def _bots(chosen: Mapping[str, str]) -> dict[str, str]:
    return {seat: name for seat, name in chosen.items() if name}
