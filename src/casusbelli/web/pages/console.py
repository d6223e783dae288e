"""The game-master's console: who is missing, time, people, orders, the board, trial runs, the way back, dice, notes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response

from casusbelli.bots import bots
from casusbelli.service import gm, looking, trial
from casusbelli.service.errors import Refused, bad_input
from casusbelli.service.house import Who
from casusbelli.service.screen import Screen, screen
from casusbelli.web.pages.acts import shown as acts_shown
from casusbelli.web.pages.game import ACTS_SHOWN
from casusbelli.web.pages.page import Desk, Form, Sent, to
from casusbelli.web.pages.workbench import told

NUMBER = re.compile(r"-?[0-9]{1,9}")
NOBODY = ("", "nobody", "none", "-")


ACTS_HERE = frozenset(
    (
        *("throw", "preview", "judge", "extend", "pause", "resume", "note", "replace"),
        *("vacate", "enter", "edit", "correct", "override", "rollback"),
    )
)


@dataclass(frozen=True)
class Failed:
    """An act that was refused, and the form that asked for it."""

    act: str
    fault: Refused
    sent: Form


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    def console(
        request: Request, game_id: str, found: trial.Trial | None = None, failed: Failed | None = None
    ) -> Response:
        who, fault = desk.who(request), failed.fault if failed else None
        missing = gm.missing(desk.house, who, game_id)
        seen = screen(desk.house, who, game_id)
        context = {
            "s": seen,
            "missing": missing,
            "acts": acts_shown(request, gm.acts(desk.house, who, game_id, limit=ACTS_SHOWN)),
            "dice": looking.dice(desk.house, who, game_id) if seen.phases else None,
            "options": sorted(seen.info["options"].items()),
            "bots": list(bots()),
            "fault": fault,
            "failed": failed.act if failed else "",
            "acts_here": ACTS_HERE,
            "typed": partial(_typed, failed),
            "trial": told(found) if found else None,
            "s_id": game_id,
            "die": _die(seen),
            "fields": list(_fields(gm.corrigible(desk.house, who, game_id))),
        }
        return desk.page(request, "game/console.html", who, status=fault.status if fault else 200, **context)

    @routes.get("/games/{game_id}/console")
    def show(request: Request, game_id: str) -> Response:
        return console(request, game_id)

    @routes.post("/games/{game_id}/console/{act}")
    def act(request: Request, game_id: str, act: str, sent: Sent) -> Response:
        """What is refused is told at the form, which keeps what was typed."""
        who = desk.who(request)
        try:
            if act == "preview":
                return console(request, game_id, found=trial.trial(desk.house, who, game_id))
            _carry_out(desk, who, game_id, act, sent)
        except Refused as fault:
            gm.missing(desk.house, who, game_id)  # who is no game-master is told so, and shown nothing
            return console(request, game_id, failed=Failed(act, fault, sent))
        beside = f"/board?{urlencode({'seat': sent.get('seat')})}" if sent.get("from") == "board" else ""
        return to(f"/games/{game_id}/console{beside}")

    return routes


def _typed(failed: Failed | None, act: str, name: str, default: str = "") -> str:
    return failed.sent.get(name, default) if failed is not None and failed.act == act else default


def _die(seen: Screen) -> bool:
    return "die" in seen.info["waits"]


def _carry_out(desk: Desk, who: Who, game_id: str, act: str, sent: Form) -> None:
    house, why, seat, phase = desk.house, sent.get("why"), sent.get("seat"), sent.get("phase")
    if act == "extend":
        minutes = (sent.number("hours", 0) or 0) * 60 * (-1 if sent.get("way") == "less" else 1)
        gm.extend(house, who, game_id, minutes, why)
    elif act == "pause":
        gm.pause(house, who, game_id, why)
    elif act == "resume":
        gm.resume(house, who, game_id, why)
    elif act == "judge":
        gm.judge_now(house, who, game_id, phase, why)
    elif act == "vacate":
        gm.vacate(house, who, game_id, seat, why)
    elif act == "replace":
        gm.replace(house, who, game_id, seat, sent.get("name") or None, sent.get("bot") or None, why)
    elif act == "enter":
        gm.enter(house, who, game_id, seat, phase, sent.get("text") or sent.get(f"orders.{seat}"), why)
    elif act == "edit":
        gm.edit(house, who, game_id, changes(sent), why)
    elif act == "correct":
        rule, _dot, field = sent.get("field").partition(".")
        gm.correct(house, who, game_id, rule, {field: values(sent.get("values"))}, why)
    elif act == "override":
        gm.override(house, who, game_id, phase, sent.get("order"), sent.get("ruling"), changes(sent), why)
    elif act == "rollback":
        gm.rollback(house, who, game_id, phase, sent.get("with") == "orders", why)
    elif act == "throw":
        gm.throw(house, who, game_id, sent.number("roll", 0) or 0)
    elif act == "note":
        gm.note(house, who, game_id, sent.get("text"))
    else:
        raise bad_input(f"{act[:20]!r} is nothing a game-master does here")


def changes(sent: Form) -> dict[str, Any]:
    """Three boxes of lines: units to take away; "France: F BRE, A PAR" to put up; "BEL: France" for a centre."""
    place: dict[str, list[str]] = {}
    for owner, units in _pairs(sent.get("place")):
        place.setdefault(owner, []).extend(part.strip() for part in units.split(",") if part.strip())
    centers = {code: None if owner.lower() in NOBODY else owner for code, owner in _pairs(sent.get("centers"))}
    remove = [line.strip() for line in sent.get("remove").replace(",", "\n").split("\n") if line.strip()]
    return {"remove": remove, "place": place, "centers": centers}


def _fields(corrigible: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """What a box of lines can correct: tables of numbers or words."""
    for rule, fields in corrigible.items():
        yield from (f"{rule}.{field}" for field, value in fields.items() if isinstance(value, dict))


def values(text: str) -> dict[str, int | str]:
    """Lines such as "France: 12"."""
    return {key: int(value) if NUMBER.fullmatch(value) else value for key, value in _pairs(text)}


def _pairs(text: str) -> list[tuple[str, str]]:
    found = []
    for line in filter(str.strip, text.split("\n")):
        head, colon, rest = line.partition(":")
        if not colon:
            raise bad_input(f"{line.strip()[:60]!r}: expected a colon", "such as France: F BRE, or BEL: France")
        found.append((head.strip(), rest.strip()))
    return found
