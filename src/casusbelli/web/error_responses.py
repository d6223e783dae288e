"""Error responses: every expected error has a code, a sentence and a hint; a bug gives 500 and an error code for
the log."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from casusbelli.core.errors import printable, shortened
from casusbelli.core.said import language_told, render, said
from casusbelli.service.base.log_context import current_request
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.store import Clash, StoreDown, new_id
from casusbelli.web.texts import language_of

LOG = logging.getLogger("casusbelli.web")
JSON = "application/json"
API = ("/api/", "/healthz", "/livez", "/metrics")
WORDS = {
    404: ("not-found", said("web.refused-nothing-here")),
    405: ("no-such-method", said("web.refused-no-such-method")),
    413: ("too-large", said("web.refused-too-large", most="64 KiB")),
}

Told = Callable[[Request, ServiceError], Response]


def problem(request: Request, fault: ServiceError) -> Response:
    """The response: JSON for programs, an error page for people."""
    told: Told | None = getattr(request.app.state, "tell_fault", None)
    response = None
    if told is not None and not request.url.path.startswith(API):
        try:
            response = told(request, fault)
        except Exception:  # the error page is broken, too
            LOG.exception("no error page for %s %s", request.method, request.url.path)
    if response is None:
        response = as_json(request, fault)
    if fault.seconds:
        response.headers["Retry-After"] = str(max(1, round(fault.seconds + 0.5)))
    if fault.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def as_json(request: Request, fault: ServiceError) -> Response:
    """The response for programs and scripts, in the language that they ask for."""
    language = language_of(request)
    told = (fault.told, fault.hint) if fault.hint else (fault.told,)
    languages = dict.fromkeys(language_told(text, language) for text in told)
    headers = {"Content-Language": ", ".join(languages), "Vary": "Accept-Language, Cookie"}
    return Response(msgspec.json.encode(_body_of(fault, language)), fault.status, headers, JSON)


def _body_of(fault: ServiceError, language: str) -> dict[str, Any]:
    """The JSON body: code, sentence and hint, and the message that they were rendered from."""
    hint = render(fault.hint, language) if fault.hint else ""
    return {"code": fault.code, "sentence": render(fault.told, language), "hint": hint, "said": fault.told}


def down(fault: StoreDown) -> ServiceError:
    LOG.warning("the database: %s", fault)
    return ServiceError(503, "database-down", said("web.refused-database-down"), seconds=5)


def http_fault(fault: HTTPException) -> ServiceError:
    code, told = WORDS.get(fault.status_code, ("bad-request", said("service.complaint", why=str(fault.detail))))
    return ServiceError(fault.status_code, code, told)


def invalid(fault: RequestValidationError) -> ServiceError:
    first = fault.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    given = first.get("input")
    quoted = f" {shortened(printable(given))!r}" if isinstance(given, str) else ""
    told = said("web.refused-bad-field", field=f"{printable(place)}{quoted}", why=first["msg"])
    return ServiceError(422, "bad-input", told)


def crashed(request: Request, fault: Exception) -> ServiceError:
    number = current_request() or new_id()
    LOG.error("%s %s failed (%s)", request.method, request.url.path, number, exc_info=fault)
    return ServiceError(500, "our-fault", said("web.refused-our-fault", number=number))


def fault_of(request: Request, fault: Exception) -> ServiceError:
    """The error that the response to an exception reports. An unexpected one is a fault of ours."""
    if isinstance(fault, ServiceError):
        return fault
    if isinstance(fault, RequestValidationError):
        return invalid(fault)
    if isinstance(fault, HTTPException):
        return http_fault(fault)
    if isinstance(fault, StoreDown):
        return down(fault)
    if isinstance(fault, Clash):
        return ServiceError(409, "clash", said("web.refused-clash"))
    return crashed(request, fault)
