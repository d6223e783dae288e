"""The JSON API, version 1."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel

from casusbelli.web.api import (
    accounts_api,
    boards_api,
    games_api,
    gm_api,
    judge_api,
    lessons_api,
    notes_api,
    notifications_api,
    play_api,
    press_api,
    templates_api,
)
from casusbelli.web.routes import Responses, enter


class ProblemBody(BaseModel):
    """An error: a code for programs, a sentence and a hint for people, and the message's own code with its values."""

    code: str
    sentence: str
    hint: str
    said: dict[str, Any]


FAULTS = {
    400: "not an HTTP request that can be read",
    401: "needs an account",
    403: "not allowed",
    404: "there is no such thing, or it is not for the caller to see",
    409: "not now: the phase is closed, the draft is stale, the seat is taken ...",
    410: "it was there, and is good for nothing any more",
    413: "larger than 64 KiB, or 4 MiB where a game comes in",
    422: "not understood",
    429: "too many; `Retry-After` says when again",
    500: "a fault of ours, with a number to tell us",
    503: "the database does not answer; nothing was changed",
}

PREFIX = "/api/v1"
PARTS = (
    accounts_api,
    games_api,
    boards_api,
    play_api,
    press_api,
    gm_api,
    notes_api,
    notifications_api,
    judge_api,
    lessons_api,
    templates_api,
)


def install(app: FastAPI) -> None:
    told: Responses = {status: {"model": ProblemBody, "description": text} for status, text in FAULTS.items()}
    for part in PARTS:
        enter(app, part.router, PREFIX, told)
