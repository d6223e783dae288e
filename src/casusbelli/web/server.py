"""The HTTP server: uvicorn with deadlines for unfinished requests and a limit on connections.

uvicorn itself waits for ever for the rest of a head or a body. Here each has its time, however slowly it drips; so has
an answer that the client does not read. When the limit on connections is reached, the one that has been unfinished or
idle for the longest time makes room: who opens thousands of connections and says nothing shuts out nobody else. Streams
and requests being answered are left alone.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from typing import Any, ClassVar, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from casusbelli.service.base.client_networks import client_network

if sys.platform == "win32":
    from uvicorn.protocols.http.h11_impl import H11Protocol as Base
else:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Base

HEAD_SECONDS, BODY_SECONDS, UNREAD_SECONDS = 15.0, 60.0, 60.0
KEEP_ALIVE_SECONDS: Final = 130  # longer than proxies keep theirs (nginx 60, Caddy 120), so that they close first
LARGEST_HEAD: Final = 64 * 1024
MOST_CONNECTIONS: Final = 20_000
MOST_FROM_ONE: Final = 256  # connections, or requests by way of a proxy, at the same time
LEAST_CONNECTIONS, SPARE_FILES = 64, 256  # the database, mails and webhooks open files, too
WANTED_FILES: Final = 65_536
THIS_MACHINE: Final = "127.0.0.1,::1"
TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"


def raise_file_limit() -> int:
    """Raise the limit of open files as far as allowed, and return it."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource  # noqa: PLC0415 # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


class Gate:
    """The connections of one server: how many there are, whose they are, and which can be closed to make room."""

    def __init__(self, files: int, proxies: str, each: int | None = MOST_FROM_ONE) -> None:
        self.most = max(LEAST_CONNECTIONS, min(MOST_CONNECTIONS, files - SPARE_FILES))
        self.each = each
        self.proxies = ProxyHeadersMiddleware(_no_app, proxies).trusted_hosts
        self.open: set[PatientProtocol] = set()
        self.waiting: dict[PatientProtocol, None] = {}  # unfinished or idle, the longest first
        self.clients: Counter[str] = Counter()
        self.closing = False  # the process ends: each response is the last one of its connection

    def enters(self, connection: PatientProtocol, host: str) -> bool:
        """Admit a connection, closing another one if there is no room."""
        client = client_network(host)
        if self.each is not None and host not in self.proxies:
            if self.clients[client] >= self.each:
                return False
            connection.counted_as = client
            self.clients[client] += 1
        if len(self.open) >= self.most:
            oldest = next(iter(self.waiting), None)
            if oldest is None:
                return False
            oldest.give_up()
        self.open.add(connection)
        return True

    def leaves(self, connection: PatientProtocol) -> None:
        self.open.discard(connection)
        self.waiting.pop(connection, None)
        client, connection.counted_as = connection.counted_as, None
        if client is not None:
            self.clients[client] -= 1
            if not self.clients[client]:
                del self.clients[client]


async def _no_app(*_: Any) -> None:
    """A placeholder: the proxy middleware is used only to check which proxies are trusted."""


class PatientProtocol(Base):
    """HTTP/1.1 with deadlines for what a client still has to do: send a head, send the rest of a body, or read our
    response."""

    gate: ClassVar[Gate]
    counted_as: str | None = None
    owed = ""  # head or body
    head_size = 0
    skips_body = False  # of a request that has been answered already
    deadline: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.gate.enters(self, self.client[0] if self.client else ""):
            self._owes("head", HEAD_SECONDS)
        else:
            self.give_up(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._owes("")
        self._is_read()
        self.gate.leaves(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.is_closing():
            return
        cycle: Any = self.cycle  # there is none before the first head
        if cycle is not None and not cycle.response_complete:
            self.head_size = 0
            self._owes(*(("body", BODY_SECONDS) if cycle.more_body else ("", 0)))
            return
        self._owes("head", HEAD_SECONDS)
        self.head_size += 0 if self.skips_body else len(data)
        if self.head_size > LARGEST_HEAD:
            self.give_up(TOO_LARGE)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self.gate.closing:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        self.skips_body = self.cycle.response_complete
        super().on_body(body)

    def on_message_begin(self) -> None:
        self.skips_body = False
        super().on_message_begin()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._is_to_read()
        elif self.cycle.response_complete:
            self._owes("")
            self.gate.waiting[self] = None  # idle: uvicorn's own timer ends it

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._is_to_read()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_to_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._is_read()

    def give_up(self, answer: bytes = b"") -> None:
        """Close it, after a short response if one is due."""
        self._owes("")
        self.gate.leaves(self)
        if answer and not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
            self._is_to_read()
        else:
            self.transport.abort()

    def _owes(self, what: str, seconds: float = 0.0) -> None:
        """Start the deadline when something becomes due; receiving more bytes does not extend it."""
        if what and what == self.owed:
            return
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.owed = what
        self.gate.waiting.pop(self, None)
        if what:
            self.deadline = self.loop.call_later(seconds, self._late)
            self.gate.waiting[self] = None

    def _late(self) -> None:
        """The deadline has passed. No response if the client has sent nothing, or if one is half sent."""
        cycle: Any = self.cycle
        answering = cycle is not None and cycle.response_started and not cycle.response_complete
        self.give_up(b"" if answering or (self.owed == "head" and not self.head_size) else TIMED_OUT)

    def _is_to_read(self) -> None:
        """A closed connection stays open until its output has been read."""
        if self.unread is None:
            self.unread = self.loop.call_later(UNREAD_SECONDS, self.give_up)

    def _is_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


def gate_of(config: uvicorn.Config) -> Gate:
    gated: Any = config.http
    gate: Gate = gated.gate
    return gate


def most_streams(config: uvicorn.Config) -> int:
    """Three quarters of the connections: streams are never closed to make room, and other requests need some."""
    return gate_of(config).most * 3 // 4


def protocol(of: Gate) -> type[PatientProtocol]:
    class GatedProtocol(PatientProtocol):
        gate = of

    return GatedProtocol


def configured(app: Any, limited: bool = True, keep_alive: int = KEEP_ALIVE_SECONDS, **more: Any) -> uvicorn.Config:
    """The server. ``limited``: limit the connections of one client."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", THIS_MACHINE)
    gate = Gate(raise_file_limit(), proxies, MOST_FROM_ONE if limited else None)
    return uvicorn.Config(
        app,
        log_config=None,
        http=protocol(gate),
        ws="none",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        timeout_keep_alive=keep_alive,
        **more,
    )
