"""Whatever goes wrong has its answer: a code, a sentence and a hint; a fault of ours 500 and a number to look up."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from casusbelli.core.errors import printable, shortened
from casusbelli.service.errors import Refused
from casusbelli.store import Clash, StoreDown, new_id

LOG = logging.getLogger("casusbelli.web")
JSON = "application/json"
API = ("/api/", "/healthz", "/livez", "/metrics")
WORDS = {
    404: ("not-found", "there is nothing here", "the API is described at /api/v1/openapi.json"),
    405: ("no-such-method", "this cannot be done here", "look up the method at /api/v1/openapi.json"),
    413: ("too-large", "the request is larger than 64 KiB", "send less at once"),
}

Told = Callable[[Request, Refused], Response]


def problem(request: Request, fault: Refused) -> Response:
    """In JSON for programs; for people as the pages tell it."""
    told: Told | None = getattr(request.app.state, "tell_fault", None)
    response = None
    if told is not None and not request.url.path.startswith(API):
        try:
            response = told(request, fault)
        except Exception:  # the error page is broken, too
            LOG.exception("no error page for %s %s", request.method, request.url.path)
    if response is None:
        body = {"code": fault.code, "sentence": fault.sentence, "hint": fault.hint}
        response = Response(msgspec.json.encode(body), fault.status, media_type=JSON)
    if fault.seconds:
        response.headers["Retry-After"] = str(max(1, round(fault.seconds + 0.5)))
    if fault.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def down(fault: StoreDown) -> Refused:
    LOG.warning("the database: %s", fault)
    return Refused(503, "database-down", "the database does not answer; nothing was changed", "try again", seconds=5)


def http_fault(fault: HTTPException) -> Refused:
    code, sentence, hint = WORDS.get(fault.status_code, ("bad-request", str(fault.detail), ""))
    return Refused(fault.status_code, code, sentence, hint)


def invalid(fault: RequestValidationError) -> Refused:
    first = fault.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    given = first.get("input")
    quoted = f" {shortened(printable(given))!r}" if isinstance(given, str) else ""
    return Refused(422, "bad-input", f"{printable(place)}{quoted}: {first['msg']}", "see /api/v1/openapi.json")


def crashed(request: Request, fault: Exception) -> Refused:
    number = new_id()
    LOG.error("%s %s failed (%s)", request.method, request.url.path, number, exc_info=fault)
    return Refused(500, "our-fault", "something here is broken; nothing was changed", f"tell us the number {number}")


def install(app: FastAPI) -> None:
    """Map expected exceptions to responses; unexpected ones reach the guard. The handlers run in the thread pool, since
    an error page asks the database who is looking at it."""

    @app.exception_handler(Refused)
    def refused(request: Request, fault: Refused) -> Response:
        return problem(request, fault)

    @app.exception_handler(RequestValidationError)
    def not_valid(request: Request, fault: RequestValidationError) -> Response:
        return problem(request, invalid(fault))

    @app.exception_handler(HTTPException)
    def http(request: Request, fault: HTTPException) -> Response:
        return problem(request, http_fault(fault))

    @app.exception_handler(StoreDown)
    def store_down(request: Request, fault: StoreDown) -> Response:
        return problem(request, down(fault))

    @app.exception_handler(Clash)
    def clash(request: Request, _fault: Clash) -> Response:
        quicker = Refused(409, "clash", "somebody was quicker; nothing was changed", "look again, then try again")
        return problem(request, quicker)
