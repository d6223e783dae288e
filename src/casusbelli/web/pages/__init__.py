"""The HTML pages, rendered on the server and updated in parts. They know no rules of the game."""

from __future__ import annotations

from fastapi import Depends, FastAPI

from casusbelli.web.pages import (
    account_pages,
    app_pages,
    board_pages,
    download_pages,
    first_game_pages,
    game_pages,
    gm_pages,
    hint_pages,
    home_pages,
    how_to_play_pages,
    lesson_pages,
    lobby_pages,
    message_pages,
    moderation_pages,
    new_game_pages,
    notification_pages,
    reference_pages,
    seat_pages,
    sign_in_pages,
    workbench_pages,
)
from casusbelli.web.pages.page import tell_fault
from casusbelli.web.pages.posted_forms import own_page
from casusbelli.web.routes import enter

PARTS = (
    hint_pages,
    home_pages,
    first_game_pages,
    how_to_play_pages,
    lesson_pages,
    lobby_pages,
    board_pages,
    sign_in_pages,
    account_pages,
    seat_pages,
    notification_pages,
    new_game_pages,
    game_pages,
    message_pages,
    download_pages,
    workbench_pages,
    gm_pages,
    moderation_pages,
    app_pages,
    reference_pages,
)


def install(app: FastAPI) -> None:
    for part in PARTS:
        enter(app, part.router, first=[Depends(own_page)])
    app.state.tell_fault = tell_fault
