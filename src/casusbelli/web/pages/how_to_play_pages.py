"""How to play: the standard game in ten screens, and each variant in a minute."""

from __future__ import annotations

from fastapi import APIRouter, Response

from casusbelli.service.base.service_errors import not_found
from casusbelli.service.games import setup_options
from casusbelli.web.pages.page import ToPage
from casusbelli.web.static_files import EXAMPLES

SCREENS = {
    "board": "/board.svg",
    "centers": EXAMPLES.format("capture"),
    "units": EXAMPLES.format("move"),
    "bounce": EXAMPLES.format("bounce"),
    "support": EXAMPLES.format("support"),
    "cut": EXAMPLES.format("cut"),
    "convoy": EXAMPLES.format("convoy"),
    "retreat": EXAMPLES.format("retreat"),
    "year": EXAMPLES.format("build"),
    "talk": EXAMPLES.format("joint"),
}
"""Their pictures; their texts are the messages ``web.learn-NAME`` and ``web.learn-NAME-text``."""

router = APIRouter(include_in_schema=False)


@router.get("/how-to-play")
def standard(page: ToPage) -> Response:
    return page.show("how-to-play.html", screens=SCREENS, minutes=setup_options.introduced())


@router.get("/how-to-play/{name}")
def variant(page: ToPage, name: str) -> Response:
    found = setup_options.introduced().get(name)
    if found is None:
        raise not_found("rules", name[:40])
    return page.show("in-a-minute.html", pack=found, minutes=setup_options.introduced())
