"""An API request: authentication, and responses made from what use cases return."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from fastapi import APIRouter, Request, Response, Security
from fastapi.openapi.models import HTTPBearer
from fastapi.security import SecurityScopes
from fastapi.security.base import SecurityBase

from casusbelli.service.base.idempotency import once
from casusbelli.service.base.rights import check_scope
from casusbelli.service.base.service import Service, Who
from casusbelli.service.games.open_game import rights_in
from casusbelli.store import Tx
from casusbelli.web import security
from casusbelli.web.error_responses import JSON
from casusbelli.web.incoming import Incoming

ENCODER = msgspec.json.Encoder(order="deterministic")
TIME_HEADER = "X-Server-Time"


T = TypeVar("T")


class ApiResponse(Response, Generic[T]):
    """A JSON response with a ``T``; without a body for None. Return annotations become the response schemas
    (web/openapi.py)."""


ANSWERS: dict[str, Any] = {}
"""Operation, by its module and name -> the type of its response."""
MARK = "x-answer"
UNCHANGED = {"description": "nothing has changed since the answer with this ETag"}


class Router(APIRouter):
    """A router that records the return types of operations. FastAPI does not serialize our responses again."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        told = get_type_hints(endpoint)["return"]
        if get_origin(told) is ApiResponse:
            name = f"{endpoint.__module__}.{endpoint.__name__}"
            ANSWERS[name] = get_args(told)[0]
            more["openapi_extra"] = {MARK: name}
        super().add_api_route(path, endpoint, **{**more, "response_model": None})


def house_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


@dataclass(frozen=True)
class ApiCall:
    service: Service
    who: Who
    request: Incoming

    @property
    def network(self) -> str:
        return security.network(self.request)

    def read(self, answer: T) -> ApiResponse[T]:
        """Respond with an ETag, or 304 if the client has this response. The time goes into a header: in the body it
        would make every response different."""
        headers = {"Cache-Control": "private, no-cache"}
        if isinstance(answer, dict) and "now" in answer:
            headers[TIME_HEADER] = str(answer.pop("now"))
        body = ENCODER.encode(answer)
        headers["ETag"] = tag = security.etag_of(body)
        return (
            ApiResponse(None, 304, headers)
            if security.knows(self.request, tag)
            else ApiResponse(body, 200, headers, JSON)
        )

    def write(self, act: Callable[[], T], status: int = 200) -> ApiResponse[T]:
        """Execute a write, once for each idempotency key. ``act`` returns the body of the response, or None."""
        key = self.request.headers.get("Idempotency-Key")
        if key is None:
            return answered(_told(act(), status))
        asked = f"{self.request.method} {self.request.url.path}?{self.request.url.query}\n{self.request.content.hex()}"
        return answered(once(self.service, self.who, key, asked, lambda: _told(act(), status), self._rights))

    def _rights(self, tx: Tx) -> list[object]:
        return rights_in(tx, self.service, self.who, self.request.path_params.get("game"))


def _told(told: object, status: int) -> bytes:
    return b"204" if told is None else b"%d%s" % (status, ENCODER.encode(told))


def answered(told: bytes) -> ApiResponse[Any]:
    headers = {"Cache-Control": "no-store"}
    return ApiResponse(told[3:] or None, int(told[:3]), headers, JSON if told[3:] else None)


class Bearer(SecurityBase):
    """Declares the API token in the OpenAPI description. web/security.py checks it."""

    def __init__(self) -> None:
        self.model = HTTPBearer(description="an API token, or a session cookie together with X-CSRF-Token")
        self.scheme_name = "token"

    async def __call__(self) -> None:
        return None


BEARER = Bearer()


def api_call(request: Incoming, needed: SecurityScopes, _told: None = Security(BEARER)) -> ApiCall:
    """A parameter of every operation: authenticates the caller and checks the scope of an API token."""
    service = house_of(request)
    who = security.who(service, request)
    security.check_own_page(request, signed_in=who.account is not None)
    for scope in needed.scopes:
        check_scope(who, scope)
    return ApiCall(service, who, request)


ToAnybody = Annotated[ApiCall, Security(api_call)]
ToRead = Annotated[ApiCall, Security(api_call, scopes=["read"])]
ToPlay = Annotated[ApiCall, Security(api_call, scopes=["play"])]
ToWrite = Annotated[ApiCall, Security(api_call, scopes=["press"])]
ToManage = Annotated[ApiCall, Security(api_call, scopes=["manage"])]
