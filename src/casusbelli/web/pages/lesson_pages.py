"""Lessons: the list of them, and a page for each step, on which orders are written as in a game and checked at once.

Checking leads to an address that contains the orders, so that a result can be reloaded and nothing is stored.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
from fastapi import APIRouter, Response
from markupsafe import Markup

from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import setup_options
from casusbelli.service.people import lesson_progress
from casusbelli.service.people.guests import guest
from casusbelli.service.reads import lesson_page
from casusbelli.service.reads.lesson_page import LessonPage
from casusbelli.service.reads.order_counter import counted
from casusbelli.service.reads.panel_views import panel_views
from casusbelli.web import security
from casusbelli.web.glossary import tooltips
from casusbelli.web.order_kinds import order_kinds
from casusbelli.web.pages.directives import Directives
from casusbelli.web.pages.game_presenter import NO_DRAFT, draft_data, explained
from casusbelli.web.pages.order_lists import Lists, names_of
from casusbelli.web.pages.page import PageRequest, ToPage, answer, to
from casusbelli.web.pages.phase_results import story_shown, with_reasons
from casusbelli.web.pages.posted_forms import PostedForm, Sent
from casusbelli.web.pages.script_texts import script_texts
from casusbelli.web.rendering import script_data

CHECKS, WHILE = 120, 60  # checks in so many seconds

router = APIRouter(include_in_schema=False)


@router.get("/learn")
def listing(page: ToPage) -> Response:
    found = lesson_page.listing(page.service, page.who)["lessons"]
    return page.show("learn/lessons.html", lessons=found, minutes=setup_options.introduced())


@router.get("/learn/{name}")
def step(page: ToPage, name: str, step: str = "", orders: str = "", checked: str = "") -> Response:
    """A step as it begins, with orders that were written, or with their results if ``checked``."""
    if checked:
        spend(page)
    number = int(step) - 1 if step.isascii() and step.isdigit() and len(step) < 4 else -1 if step else None
    found = lesson_page.screen(page.service, page.who, name, number, orders, bool(checked))
    return shown(replace(page, played_on=found.names), found)


@router.get("/learn/{name}/{number}")
def numbered(name: str, number: int) -> Response:
    """The address to which a step sends its orders, opened as a page."""
    return to(f"/learn/{quote(name)}?{urlencode({'step': number})}")


@router.post("/learn/{name}/{number}")
def check(page: ToPage, name: str, number: int, sent: Sent) -> Response:
    """Check orders. A visitor who reaches an aim becomes a guest, so that the progress is saved."""
    spend(page)
    orders = written(sent)
    found = lesson_page.check(page.service, page.who, name, number - 1, orders)
    response = to(f"/learn/{quote(name)}?{urlencode({'step': number, 'orders': orders, 'checked': 'yes'})}")
    if found["reached"] and page.who.account is None:
        try:
            who, secret = guest(page.service, security.network(page.request))
        except ServiceError:  # too many guests from one address: the lesson goes on without progress
            return response
        lesson_progress.mark_done(page.service, who, name, found["step"])
        security.set_session(response, page.service, secret)
    return response


@router.post("/learn/{name}/{number}/sheet")
def weigh(page: ToPage, name: str, number: int, sent: Sent) -> Response:
    """How the orders are read, while they are written."""
    draft, canvas, names = lesson_page.weighed(page.service, name, number - 1, sent.get("text"))
    page = replace(page, played_on=names)
    return answer(draft_data(draft, canvas.draft_part(), page.say, page.names))


def spend(page: PageRequest) -> None:
    page.service.limits.spend("lessons", page.who.account or security.network(page.request), CHECKS, WHILE)


def written(sent: PostedForm) -> str:
    """The orders of the text field, or those chosen from the lists if scripts are off."""
    lines = (line.strip() for part in sent.all("orders") or sent.all("line") for line in part.splitlines())
    return "\n".join(filter(None, lines))


def shown(page: PageRequest, found: LessonPage) -> Response:
    canvas, outcome, names = found.canvas.read_in(page.language), found.outcome, page.names
    assert names is not None
    lesson, seat = found.lesson, found.lesson["seat"]
    lists = Lists(found.choices, found.draft, found.powers, canvas, page.t, page.say, names).context()
    story = story_shown(outcome.story, seat, found.powers) if outcome else None
    context = {
        "lesson": lesson,
        "n": found.number + 1,
        "step": lesson["steps"][found.number],
        "aim": found.aim,
        "s": {"seat": seat, "phase": found.phase, "phases": (), "layers": ()},
        "s_id": "",
        "title": found.title,
        "draft": found.draft,
        "outcome": outcome,
        "story": {**with_reasons(story, outcome.lines), "silent": ()} if story and outcome else None,
        "skipped": found.skipped,
        "following": found.following,
        "plays": found.plays,
        "panels": panel_views(found.panels, {seat, *found.powers}, page.say),
        "keys": {owner: livery.key for owner, livery in canvas.known.items()},
        "board": Markup(canvas.svg()),
        "paints": canvas.parts().paints,
        "again": urlencode({"step": found.number + 1, "orders": found.draft.text}),
        "page_data": script_data(_for_script(page, found)),
        **lists,
        **Directives(found.choices, found.draft, names).context(),
    }
    return page.show("learn/lesson.html", **context)


def _theatre(found: LessonPage) -> dict[str, list[str]]:
    """Where the learner begins to look: lessons have few units, and all of them matter."""
    scene = found.canvas.scene
    owners = {unit.owner for unit in (*scene.units, *(beaten.unit for beaten in scene.routed))}
    own, all_there = (found.canvas.theatre(names, with_centers=False) for names in (found.powers, owners))
    return {
        "own": sorted({*own["own"], *found.places}),
        "near": sorted({*all_there["own"], *own["near"], *found.places}),
    }


def _for_script(page: PageRequest, found: LessonPage) -> dict[str, Any]:
    canvas, language = found.canvas.read_in(page.language), page.language
    draft = draft_data(found.draft, canvas.draft_part(), page.say, page.names)
    over = found.outcome is not None
    return {
        "base": f"/learn/{quote(found.lesson['name'])}/{found.number + 1}",
        "seat": found.lesson["seat"],
        "phase": found.phase,
        "slots": () if over else found.choices.slots,
        "draft": NO_DRAFT if over else draft,
        "counter": None if over else msgspec.to_builtins(counted(found.phase, found.choices, found.draft)),
        "checked": over,
        "places": canvas.places(),
        "theatre": _theatre(found),
        "names": names_of(page.names),
        "texts": script_texts(language),
        "kinds": order_kinds(language),
        "glossary": tooltips(language),
        **explained(canvas),
    }
