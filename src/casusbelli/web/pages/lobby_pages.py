"""The lobby: lists of games."""

from __future__ import annotations

from fastapi import APIRouter, Response

from casusbelli.service.games import lobby
from casusbelli.web.pages.page import ToPage

STATUSES = ("forming", "running", "finished")

router = APIRouter(include_in_schema=False)


@router.get("/games")
def listing(page: ToPage, status: str = "", after: str = "") -> Response:
    """A list of games; without a choice the first one that is not empty."""
    there = [name for name in STATUSES if lobby.listing(page.service, page.who, name, limit=1)["games"]]
    chosen = status if status in (*STATUSES, "cancelled") else next(iter(there), STATUSES[0])
    found = lobby.listing(page.service, page.who, chosen, after=after or None)
    return page.show("games.html", found=found, chosen=chosen, statuses=STATUSES, there=there)
