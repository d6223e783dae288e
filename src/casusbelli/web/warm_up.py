"""Loads what requests need before the first one comes: static files, templates, database connections, games."""

from __future__ import annotations

import gc
import logging
import time
from contextlib import suppress
from typing import Any, Final

from fastapi import FastAPI

from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.ops.next_games import open_next_games
from casusbelli.service.ops.recent_pages import recent_pages
from casusbelli.web import bundles, fragments
from casusbelli.web.application import Application
from casusbelli.web.pages.game_pages import prepare_page
from casusbelli.web.threads import in_thread

PAGES: Final = ("/livez", "/", "/games")
CONNECTIONS: Final = 4
GAMES_SECONDS, RECENT_SECONDS, PAGES_SECONDS = 2.0, 6.0, 2.0
log = logging.getLogger(__name__)


async def warm_up(app: Application) -> None:
    """Load everything and ask for some pages. What cannot be loaded is left to the requests that need it."""
    service: Service = app.state.service
    games: list[str] = []
    try:
        await in_thread(_load, app)
        games = await in_thread(open_next_games, service, GAMES_SECONDS)
        await in_thread(_prepare_recent, app, RECENT_SECONDS)
    except Exception:
        log.exception("not everything could be loaded at the start")
    until = time.monotonic() + PAGES_SECONDS
    for path in (*PAGES, *(f"/games/{game}" for game in games)):
        if time.monotonic() < until:
            await _ask(app, path)
    gc.collect()
    gc.freeze()  # what has been loaded stays, and the garbage collector does not look through it again


def _load(app: Application) -> None:
    app.operations.find("GET", "/")
    for name in bundles.names():
        bundles.bundle(name)
    fragments.prepare()
    app.state.service.store.connect_ahead(CONNECTIONS)


def _prepare_recent(app: FastAPI, seconds: float) -> None:
    """Make as many of the pages that were looked at last as there is time for."""
    until = time.monotonic() + seconds
    for page, who in recent_pages(app.state.service):
        if time.monotonic() > until:
            break
        with suppress(ServiceError):  # the game is gone, or no longer theirs to see
            prepare_page(app, page, who)


async def _ask(app: FastAPI, path: str) -> None:
    """Ask the application for a page."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"accept-encoding", b"gzip")],
        "client": ("127.0.0.1", 0),
        "server": ("127.0.0.1", 0),
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_message: Any) -> None:
        """Nobody reads it."""

    try:
        await app(scope, receive, send)
    except Exception:  # a request will find out, and get its error page
        log.exception("%s could not be asked for at the start", path)
