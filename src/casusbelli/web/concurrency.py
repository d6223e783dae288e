"""Limits the number of concurrent requests of one client. Behind a proxy all connections come from the proxy, so
clients can be told apart only after the head of a request has been read."""

from __future__ import annotations

from collections import Counter

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from casusbelli.core.said import said
from casusbelli.service.base.service_errors import too_many
from casusbelli.web.error_responses import problem
from casusbelli.web.server import MOST_FROM_ONE, network

NEAR = ("127.0.0.1", "::1", "testclient")  # a proxy that names nobody, or somebody who sits at this machine


class Crowd:
    """The middleware that counts; it runs inside the one for forwarded addresses."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] != "http" or client is None or client[0] in NEAR or not scope["app"].state.service.limits.on:
            await self.app(scope, receive, send)
            return
        who = network(client[0])
        if self.under_way[who] >= MOST_FROM_ONE:
            fault = too_many(said("web.refused-many-requests", n=MOST_FROM_ONE), seconds=5)
            await problem(Request(scope, receive), fault)(scope, receive, send)
            return
        self.under_way[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.under_way[who] -= 1
            if not self.under_way[who]:
                del self.under_way[who]
