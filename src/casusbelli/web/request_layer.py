"""The one layer around all operations. It limits what clients may send and how many requests they may have under way,
reads the request, runs the operation, turns what went wrong into an error response, compresses responses, and adds the
security headers. Each request is counted and measured in ``RequestLayer.ended``."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, field
from http import HTTPStatus

from fastapi import FastAPI, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casusbelli.core.said import said
from casusbelli.service.base.log_context import log_context, note, request_id
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.tracing import request_span
from casusbelli.web import security
from casusbelli.web.compression import SMALL, compressed
from casusbelli.web.concurrency import Crowd
from casusbelli.web.dispatch import Operation, OperationTable
from casusbelli.web.error_responses import fault_of, problem
from casusbelli.web.incoming import Incoming
from casusbelli.web.metrics import Metrics
from casusbelli.web.pages.page import unchanged_page
from casusbelli.web.pages.posted_forms import own_page
from casusbelli.web.threads import in_thread

LOG = logging.getLogger("casusbelli.web.requests")
LARGEST_BODY, LARGEST_FILE = 64 * 1024, 4 * 1024 * 1024
STREAM_LEVEL = 4
FILES = (  # where whole games and boards come in, from those who have signed in
    "/api/v1/games/import",
    "/new/import",
    "/api/v1/boards",
    "/api/v1/boards/convert",
    "/boards/new",
)


@dataclass
class Exchange:
    """A request and its response. ``id``: the one that the client or the proxy has given it, or a new one. ``route``:
    the path of the operation, without the names of games and without secrets; empty if there is none. ``status``: 0
    until the response begins. ``seconds``: until then."""

    scope: Scope
    receive: Receive
    connection: Send
    encrypted: bool
    id: str
    began: float = field(default_factory=time.monotonic)
    route: str = ""
    status: int = 0
    seconds: float = 0.0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.seconds = message["status"], time.monotonic() - self.began
            message["headers"] = [*message["headers"], (b"x-request-id", self.id.encode())]
            if self.status != HTTPStatus.NOT_MODIFIED:  # the client has its headers already
                security.add_headers(self.scope, message, self.encrypted)
        await self.connection(message)

    async def refuse(self, fault: Exception, closing: bool = False) -> None:
        request = Request(self.scope)
        response = await in_thread(lambda: problem(request, fault_of(request, fault)))
        if closing:
            response.headers["Connection"] = "close"
        await response(self.scope, self.receive, self.send)


class Unreadable(Exception):
    """A request that nobody processes. The rest of it is not read."""

    @property
    def fault(self) -> ServiceError:
        fault: ServiceError = self.args[0]
        return fault


class RequestLayer:
    def __init__(self, app: FastAPI, operations: OperationTable) -> None:
        self.app, self.operations = app, operations
        self.others = [route for route in app.routes if not isinstance(route, APIRoute)]  # static files
        self.crowd = Crowd()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app.router(scope, receive, send)
            return
        service: Service = self.app.state.service
        number = request_id(_header(scope, b"x-request-id").decode("latin-1"))
        exchange = Exchange(scope, receive, send, security.is_encrypted(service), number)
        traceparent = _header(scope, b"traceparent").decode("latin-1")
        with log_context(request=number), request_span(scope["method"], traceparent) as end_span:
            await self._exchanged(exchange, service)
            end_span(exchange.route, exchange.status)

    async def _exchanged(self, exchange: Exchange, service: Service) -> None:
        try:
            with self.crowd.entered(exchange.scope, service.limits.on):
                await self._answer(exchange)
        except ClientDisconnect:
            return  # in the middle of what they sent: nobody is there to be answered, and nothing here is broken
        except Unreadable as given_up:
            await exchange.refuse(given_up.fault, closing=True)
        except Exception as fault:
            if exchange.status:
                raise
            await exchange.refuse(fault)
        finally:
            self.ended(exchange)

    def ended(self, exchange: Exchange) -> None:
        """Everything that is known about a request: count it and log it."""
        if exchange.status:
            scope, who = exchange.scope, exchange.scope.get("state", {}).get("who")
            if LOG.isEnabledFor(logging.INFO):
                note(account=who.account if who is not None else None)
                LOG.info("%s %s %d %.1f ms", scope["method"], scope["path"], exchange.status, exchange.seconds * 1000)
            metrics: Metrics = self.app.state.metrics
            metrics.count(exchange.scope["method"], exchange.status, exchange.seconds)

    async def _answer(self, exchange: Exchange) -> None:
        scope = exchange.scope
        largest = await _largest(scope)
        _check_readable(scope, largest)
        try:
            operation, scope["path_params"] = self.operations.find(scope["method"], scope["path"])
        except HTTPException:
            other = self._other(scope)
            if other is None:
                raise
            await _compressing(other.handle)(scope, exchange.receive, exchange.send)
            return
        exchange.route = operation.path
        note(game=scope["path_params"].get("game"))
        request = Incoming(scope, await _content(exchange, largest))
        if operation.is_page:
            request.sent = await own_page(request)
        response: Response
        if operation.is_async:
            values = await in_thread(operation.values, request)
            response = await operation.endpoint(**values)
        else:
            known = await unchanged_page(request)
            response = await in_thread(_responded, operation, request) if known is None else known
        sending = response if hasattr(response, "body") else _compressing(response)
        await sending(scope, exchange.receive, exchange.send)

    def _other(self, scope: Scope) -> BaseRoute | None:
        for route in self.others:
            match, more = route.matches(scope)
            if match is Match.FULL:
                scope.update(more)
                return route
        return None


def _responded(operation: Operation, request: Incoming) -> Response:
    """Run it in a thread, which answers for everything that goes wrong, so that a request is handed over once."""
    try:
        response = operation.run(request)
    except Exception as fault:
        response = problem(request, fault_of(request, fault))
    return compressed(request, response)


def _compressing(app: ASGIApp) -> ASGIApp:
    """For what is sent in parts."""
    return GZipMiddleware(app, minimum_size=SMALL, compresslevel=STREAM_LEVEL)


# --- what is read


async def _largest(scope: Scope) -> int:
    known = scope["path"] in FILES and await in_thread(security.is_signed_in, Request(scope))
    return LARGEST_FILE if known else LARGEST_BODY


def _check_readable(scope: Scope, largest: int) -> None:
    length = _header(scope, b"content-length") or b"0"
    if not length.isdigit():
        raise Unreadable(ServiceError(400, "bad-request", said("web.refused-bad-length")))
    if len(length) > 9 or int(length) > largest:
        raise _too_large(largest)
    if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
        raise Unreadable(ServiceError(400, "bad-request", said("web.refused-nul-in-address")))


async def _content(exchange: Exchange, largest: int) -> bytes:
    """The body."""
    if not (_header(exchange.scope, b"content-length") or _header(exchange.scope, b"transfer-encoding")):
        return b""
    parts, size, more = [], 0, True
    while more:
        message = await exchange.receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        part = message.get("body", b"")
        parts.append(part)
        size += len(part)
        if size > largest:
            raise _too_large(largest)
        more = message.get("more_body", False)
    return parts[0] if len(parts) == 1 else b"".join(parts)


def _header(scope: Scope, name: bytes) -> bytes:
    return next((value for key, value in scope["headers"] if key == name), b"")


def _too_large(largest: int) -> Unreadable:
    told = "64 KiB" if largest == LARGEST_BODY else "4 MiB"
    return Unreadable(ServiceError(413, "too-large", said("web.refused-too-large", most=told)))
