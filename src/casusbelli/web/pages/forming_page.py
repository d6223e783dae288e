"""The page of a game that has not started yet."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from fastapi import Response

from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Settings
from casusbelli.service.games import invitations, setup_options
from casusbelli.service.reads.game_page import GamePage, screen
from casusbelli.web.pages.game_frame import shared_as
from casusbelli.web.pages.game_terms import game_terms
from casusbelli.web.pages.page import PageRequest
from casusbelli.web.pages.seat_pages import beside


def forming_markup(
    page: PageRequest,
    seen: GamePage,
    invitation: str = "",
    fault: ServiceError | None = None,
    typed: str | None = None,
) -> str:
    """``fault`` and ``typed``: a start date that was refused."""
    context = {
        **beside(page, seen.info),
        "s": seen,
        "shared_as": shared_as(page, seen.info),
        "keys": {},
        "terms": game_terms(page, seen.info),
        "about": setup_options.about_rules(seen.info["rules"]),
        "acts": [],
        "invitation": invitation,
        "link": invitations.of_link(page.service, page.who, seen.info["id"], invitation) if invitation else None,
        "bots": setup_options.bot_names(),
        "fault": fault,
        "typed_start": _start_typed(seen.info["settings"]) if typed is None else typed,
    }
    return page.markup("game/forming.html", **context)


def forming(page: PageRequest, game_id: str, fault: ServiceError, typed: str) -> Response:
    """The page with a start date that was refused."""
    markup = forming_markup(page, screen(page.service, page.who, game_id), fault=fault, typed=typed)
    return Response(markup, fault.status, media_type="text/html")


def _start_typed(settings: Settings) -> str:
    """The start date as a ``datetime-local`` field holds it, in the time zone of the game."""
    if settings.start is None:
        return ""
    local = datetime.fromtimestamp(settings.start / 1000, UTC).astimezone(ZoneInfo(settings.clock.zone))
    return local.strftime("%Y-%m-%dT%H:%M")
