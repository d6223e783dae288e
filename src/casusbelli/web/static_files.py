"""Static files and the style sheets of boards, cached by browsers because their addresses contain a hash of their
content. Scripts and style sheets are sent as bundles."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from fastapi import FastAPI, Request, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from casusbelli.build import version
from casusbelli.drawing.canvas import UnknownPaint, sheet_of_styles
from casusbelli.service.base.service_errors import bad_input, complaint
from casusbelli.web import bundles
from casusbelli.web.security import knows
from casusbelli.web.texts import chosen

KEPT = "public, max-age=31536000, immutable"
EXAMPLES = f"/rules/pictures/{{}}.svg?v={version()}"  # in rulebooks; {} is the name
WORKER = "service_worker.js"
WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
SHELL = ("app.css", "phone.css", "game-page.css", "page.js", "game.js", "icon.svg")  # of the pages that it stores
MOST_PAINTS = 6000  # characters


def install(app: FastAPI) -> None:
    app.add_api_route("/paints.css", paints, include_in_schema=False)
    app.add_api_route("/service-worker.js", service_worker, include_in_schema=False)
    app.add_api_route("/favicon.ico", icon, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/static", Static(packages=[("casusbelli.web", "static")]))


def paints(of: str = "") -> Response:
    """The style sheet of a board; its address contains all parameters."""
    try:
        text = sheet_of_styles(of[:MOST_PAINTS])
    except UnknownPaint as fault:
        raise bad_input(complaint(fault)) from None
    return Response(text, media_type="text/css", headers={"Cache-Control": KEPT})


def service_worker(language: str = "") -> Response:
    """The service worker. A new version of the code is a new text, which replaces what the old one has stored."""
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": WORKER_POLICY}
    return Response(worker_text(chosen(language, "")), media_type="text/javascript", headers=headers)


@cache
def worker_text(language: str) -> str:
    shell = [bundles.address(name) for name in SHELL]
    build = msgspec.json.encode({"version": version(), "shell": shell, "language": language}).decode()
    return f"self.BUILD={build};\n{bundles.script(WORKER)}"


def icon() -> Response:
    """The favicon, which browsers request at this address by default."""
    return Response(_icon(), media_type="image/x-icon", headers={"Cache-Control": "public, max-age=86400"})


@cache
def _icon() -> bytes:
    return resources.files("casusbelli.web").joinpath("static", "favicon.ico").read_bytes()


class Static(StaticFiles):
    """Static files; those with a versioned address get immutable cache headers."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        request = Request(scope)
        if path in bundles.names() and request.method in ("GET", "HEAD"):
            response = _bundle(request, path)
        else:
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = KEPT if request.query_params.get("v") else "no-cache"
        return response


def _bundle(request: Request, name: str) -> Response:
    found = bundles.bundle(name)
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    headers = {"ETag": f'"{found.version}{"-gzip" if packed else ""}"', "Vary": "Accept-Encoding"}
    if knows(request, headers["ETag"]):
        return Response(None, 304, headers)
    if packed:
        return Response(found.packed, 200, {**headers, "Content-Encoding": "gzip"}, found.kind)
    return Response(found.plain, 200, headers, found.kind)
