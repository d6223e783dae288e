"""The page on which a player asks a bot what it would do."""

from __future__ import annotations

from urllib.parse import urlencode

from fastapi import APIRouter, Response

from casusbelli.service.base.presets import RANKS
from casusbelli.service.games import order_entry
from casusbelli.service.reads.hints import ADVISERS, USUAL, hint
from casusbelli.web.pages.page import ToPage

router = APIRouter(include_in_schema=False)


@router.get("/games/{game_id}/hint")
def hint_page(page: ToPage, game_id: str, seat: str = "", rank: str = "") -> Response:
    """Without a rank nobody is asked yet."""
    draft = order_entry.draft(page.service, page.who, game_id, seat or None)
    return page.show(
        "game/hint.html",
        found=hint(page.service, page.who, game_id, draft["seat"], rank) if rank else None,
        rank=rank or USUAL,
        advisers={one: RANKS[one] for one in ADVISERS},
        draft=draft,
        seat=draft["seat"],
        game_id=game_id,
        back=f"/games/{game_id}?{urlencode({'seat': draft['seat']})}#pane-orders",
    )
