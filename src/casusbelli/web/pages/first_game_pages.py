"""A hint on the page of somebody's first game: what to do, until they dismiss it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response

from casusbelli.service.people.lesson_progress import FIRST_GAME, mark_done, steps_done
from casusbelli.service.reads.game_page import GamePage
from casusbelli.web.pages.page import PageRequest, ToPage, back_to, to
from casusbelli.web.pages.posted_forms import Sent

YOUNG: Final = 6
"""Phases; later in a game nobody is a beginner."""

router = APIRouter(include_in_schema=False)


def needs_hint(page: PageRequest, s: GamePage) -> bool:
    reads = page.who.account is not None and s.writes
    begins = reads and s.info["kind"] == "game" and len(s.phases) < YOUNG
    return begins and FIRST_GAME not in steps_done(page.service, page.who)


@router.post("/first-game")
def dismiss(page: ToPage, sent: Sent) -> Response:
    mark_done(page.service, page.who, *FIRST_GAME)
    return to(back_to(sent.get("next")))
