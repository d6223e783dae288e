"""Static files and the style sheets of boards, cached by browsers because their addresses contain a hash of their
content. Scripts and style sheets are sent as bundles."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fastapi import FastAPI, Request, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from casusbelli.build import version
from casusbelli.drawing.canvas import UnknownPaint, sheet_of_styles
from casusbelli.service.base.service_errors import bad_input, complaint
from casusbelli.web import bundles
from casusbelli.web.security import knows

KEPT = "public, max-age=31536000, immutable"
EXAMPLES = f"/rules/pictures/{{}}.svg?v={version()}"  # in rulebooks; {} is the name
MOST_PAINTS = 6000  # characters


def install(app: FastAPI) -> None:
    app.add_api_route("/paints.css", paints, include_in_schema=False)
    app.add_api_route("/favicon.ico", icon, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/static", Static(packages=[("casusbelli.web", "static")]))


def paints(of: str = "") -> Response:
    """The style sheet of a board; its address contains all parameters."""
    try:
        text = sheet_of_styles(of[:MOST_PAINTS])
    except UnknownPaint as fault:
        raise bad_input(complaint(fault)) from None
    return Response(text, media_type="text/css", headers={"Cache-Control": KEPT})


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
