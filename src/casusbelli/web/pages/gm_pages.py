"""The game master's console, by urgency: who is missing, the clock, requests, the board editor, then rare tools."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Response

from casusbelli.service.base.gm_shapes import Missing
from casusbelli.service.base.service_errors import ServiceError, bad_input, quoted
from casusbelli.service.base.waiting import DIE
from casusbelli.service.games import conversations, game_edits, game_log, gm, motions, templates
from casusbelli.service.games.setup_options import bot_names, options_in_play
from casusbelli.service.reads import game_view, trial
from casusbelli.service.reads.game_page import screen
from casusbelli.service.reads.page_version import ACTS_SHOWN
from casusbelli.web.log_sentences import shown as acts_shown
from casusbelli.web.pages.page import PageRequest, ToPage, to
from casusbelli.web.pages.posted_forms import PostedForm, Sent
from casusbelli.web.pages.workbench_pages import told
from casusbelli.web.texts import said

NUMBER = re.compile(r"-?[0-9]{1,9}")
NOBODY = ("", "nobody", "none", "-")


ACTS_HERE = frozenset(
    (
        *("throw", "preview", "judge", "extend", "pause", "resume", "note", "replace", "nudge", "template"),
        *("vacate", "enter", "edit", "correct", "override", "rollback"),
    )
)
FIELDS = {
    "service.no-player-called": "name",
    "service.player-or-bot": "name",
    "service.yourself": "name",
    "service.gm-does-not-play": "name",
    "service.reason-for-players": "why",
    "service.long-reason": "why",
    "service.bad-extension": "hours",
    "service.say-ruling": "ruling",
    "service.unit-not-there": "remove",
    "service.expected-units": "place",
    "service.empty-note": "text",
    "service.template-name": "name",
}
"""The field that a refusal is about, by the code of its message."""
QUOTED = ("place", "centers", "remove", "values", "order", "name")
"""Fields whose text refusals quote."""

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Failed:
    """A refused action and the form that it came from."""

    act: str
    fault: ServiceError
    sent: PostedForm

    @property
    def field(self) -> str:
        """The field that the refusal is about, by its code or because it quotes the field; "" for the whole form."""
        known = FIELDS.get(self.fault.told.code, "")
        words = [re.compile(rf"(?<!\w){re.escape(text)}(?!\w)") for text in quoted(self.fault.told)]
        return known or next(
            (name for name in QUOTED for word in words if word.search(self.sent.get(name))),
            "",
        )


def console(
    page: PageRequest, game_id: str, found: trial.Trial | None = None, failed: Failed | None = None
) -> Response:
    fault = failed.fault if failed else None
    missing = gm.missing(page.service, page.who, game_id)
    seen = screen(page.service, page.who, game_id)
    context = {
        "s": seen,
        "missing": sorted((row for row in missing if not row["bot"]), key=_urgency),
        "bots_playing": [row for row in missing if row["bot"]],
        "motions": motions.listing(page.service, page.who, game_id),
        "unread": sum(one["unread"] for one in conversations.conversations(page.service, page.who, game_id)),
        "acts": acts_shown(page.language, game_log.acts(page.service, page.who, game_id, limit=ACTS_SHOWN), page.names),
        "dice": game_view.dice(page.service, page.who, game_id) if seen.phases else None,
        "options": options_in_play(page.service, seen.info["rules"], seen.info["map"], seen.info["options"]),
        "bots": bot_names(),
        "fault": fault,
        "failed": failed.act if failed else "",
        "failed_field": failed.field if failed else "",
        "acts_here": ACTS_HERE,
        "typed": partial(_typed, failed),
        "trial": told(found) if found else None,
        "s_id": game_id,
        "die": seen.info["waits_for"] == DIE,
        "fields": [
            (key, page.say(name)) for key, name in game_edits.corrigible(page.service, page.who, game_id).items()
        ],
    }
    return page.show("game/console.html", status=fault.status if fault else 200, **context)


@router.get("/games/{game_id}/console")
def show(page: ToPage, game_id: str) -> Response:
    return console(page, game_id)


@router.post("/games/{game_id}/console/{act}")
def act(page: ToPage, game_id: str, act: str, sent: Sent) -> Response:
    """Carry out an action; a refusal is shown at its form, which keeps what was typed."""
    try:
        if act == "preview":
            return console(page, game_id, found=trial.trial(page.service, page.who, game_id))
        _carry_out(page, game_id, act, sent)
    except ServiceError as fault:
        gm.missing(page.service, page.who, game_id)  # refuses people who are not the game master
        return console(page, game_id, failed=Failed(act, fault, sent))
    beside = f"/board?{urlencode({'seat': sent.get('seat')})}" if sent.get("from") == "board" else ""
    return to(f"/games/{game_id}/console{beside}")


def _typed(failed: Failed | None, act: str, name: str, default: str = "") -> str:
    return failed.sent.get(name, default) if failed is not None and failed.act == act else default


def _urgency(row: Missing) -> tuple[bool, bool, int]:
    """Those whose orders are due and who have sent nothing come first, and of these who has missed the most phases."""
    return (row["asked"] is None or row["ready"], row["heard"], -row["missed"])


def _carry_out(page: PageRequest, game_id: str, act: str, sent: PostedForm) -> None:
    service, who, why, seat, phase = page.service, page.who, sent.get("why"), sent.get("seat"), sent.get("phase")
    if act == "extend":
        minutes = (sent.number("hours", 0) or 0) * 60 * (-1 if sent.get("way") == "less" else 1)
        gm.extend(service, who, game_id, minutes, why)
    elif act == "pause":
        gm.pause(service, who, game_id, why)
    elif act == "resume":
        gm.resume(service, who, game_id, why)
    elif act == "judge":
        gm.judge_now(service, who, game_id, phase, why)
    elif act == "nudge":
        gm.nudge(service, who, game_id, seat)
    elif act == "vacate":
        gm.vacate(service, who, game_id, seat, why)
    elif act == "replace":
        gm.replace(service, who, game_id, seat, sent.get("name") or None, sent.get("bot") or None, why)
    elif act == "enter":
        gm.enter(service, who, game_id, seat, phase, sent.get("text") or sent.get(f"orders.{seat}"), why)
    elif act == "edit":
        game_edits.edit(service, who, game_id, changes(sent), why)
    elif act == "correct":
        rule, _dot, field = sent.get("field").partition(".")
        game_edits.correct(service, who, game_id, rule, {field: values(sent.get("values"))}, why)
    elif act == "override":
        game_edits.override(service, who, game_id, phase, sent.get("order"), sent.get("ruling"), changes(sent), why)
    elif act == "rollback":
        gm.rollback(service, who, game_id, phase, sent.get("with") == "orders", why)
    elif act == "throw":
        gm.throw(service, who, game_id, sent.number("roll", 0) or 0)
    elif act == "template":
        templates.save_game(service, who, game_id, sent.get("name"))
    elif act == "note":
        game_log.note(service, who, game_id, sent.get("text"))
    else:
        raise bad_input(said("web.refused-no-gm-act", given=act[:20]))


def changes(sent: PostedForm) -> dict[str, Any]:
    """Three text fields: units to remove; units to add ("France: F BRE, A PAR"); owners of centers ("BEL: France")."""
    place: dict[str, list[str]] = {}
    for owner, units in _pairs(sent.get("place")):
        place.setdefault(owner, []).extend(part.strip() for part in units.split(",") if part.strip())
    centers = {code: None if owner.lower() in NOBODY else owner for code, owner in _pairs(sent.get("centers"))}
    remove = [line.strip() for line in sent.get("remove").replace(",", "\n").split("\n") if line.strip()]
    return {"remove": remove, "place": place, "centers": centers}


def values(text: str) -> dict[str, int | str]:
    """Lines such as "France: 12"."""
    return {key: int(value) if NUMBER.fullmatch(value) else value for key, value in _pairs(text)}


def _pairs(text: str) -> list[tuple[str, str]]:
    found = []
    for line in filter(str.strip, text.split("\n")):
        head, colon, rest = line.partition(":")
        if not colon:
            raise bad_input(said("web.refused-no-colon", given=line.strip()[:60]))
        found.append((head.strip(), rest.strip()))
    return found
