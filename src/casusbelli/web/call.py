"""One request to the API: who asks, how an answer is made of what a use case returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request, Response, Security
from fastapi.openapi.models import HTTPBearer
from fastapi.security.base import SecurityBase

from casusbelli.service.house import House, Who
from casusbelli.service.once import once
from casusbelli.service.tokens import check_scope
from casusbelli.web import security
from casusbelli.web.faults import JSON

ENCODER = msgspec.json.Encoder(order="deterministic")
TIME_HEADER = "X-Server-Time"


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def body_of(request: Request) -> bytes:
    return await request.body()


@dataclass(frozen=True)
class Call:
    house: House
    who: Who
    request: Request
    body: bytes

    @property
    def address(self) -> str:
        return security.address(self.request)

    def read(self, answer: object) -> Response:
        """With an ETag: who has this answer already is told no more than that. The time of day goes into a header, for
        otherwise no two answers would be the same."""
        headers = {"Cache-Control": "private, no-cache"}
        if isinstance(answer, dict) and "now" in answer:
            headers[TIME_HEADER] = str(answer.pop("now"))
        body = ENCODER.encode(answer)
        headers["ETag"] = tag = security.etag_of(body)
        return Response(None, 304, headers) if self.knows(tag) else Response(body, 200, headers, JSON)

    def knows(self, tag: str) -> bool:
        known = self.request.headers.get("If-None-Match", "").split(",")
        return tag in [one.strip().removeprefix("W/") for one in known]

    def write(self, act: Callable[[], object], status: int = 200) -> Response:
        """Once only, if the request has a key; ``act`` returns what is told, None for nothing."""
        key = self.request.headers.get("Idempotency-Key")
        if key is None:
            return answered(_told(act(), status))
        asked = f"{self.request.method} {self.request.url.path}?{self.request.url.query}\n{self.body.hex()}"
        caller = self.who.account or f"visitor {asked}"
        return answered(once(self.house, caller, key, asked, lambda: _told(act(), status)))


def _told(told: object, status: int) -> bytes:
    return b"204" if told is None else b"%d%s" % (status, ENCODER.encode(told))


def answered(told: bytes) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(told[3:] or None, int(told[:3]), headers, JSON if told[3:] else None)


class Bearer(SecurityBase):
    """An API token, as the description of the API tells of it. Whether it is good is found out elsewhere."""

    def __init__(self) -> None:
        self.model = HTTPBearer(description="an API token; a session cookie with X-CSRF-Token does as well")
        self.scheme_name = "token"

    async def __call__(self) -> None:
        return None


BEARER = Bearer()


def call(scope: str | None) -> Callable[..., Call]:
    """Who may come here at all: an API token needs the scope."""
    needed = [scope] if scope else []

    def made(
        request: Request, body: Annotated[bytes, Depends(body_of)], _told: None = Security(BEARER, scopes=needed)
    ) -> Call:
        house = house_of(request)
        who = security.who(house, request)
        security.check_own_page(request, signed_in=who.account is not None)
        if scope is not None:
            check_scope(who, scope)
        return Call(house, who, request, body)

    return made


ToAnybody = Annotated[Call, Depends(call(None))]
ToRead = Annotated[Call, Depends(call("read"))]
ToPlay = Annotated[Call, Depends(call("play"))]
ToWrite = Annotated[Call, Depends(call("press"))]
ToManage = Annotated[Call, Depends(call("manage"))]

Data = dict[str, Any]
