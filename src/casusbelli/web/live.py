"""Live updates by server-sent events, numbered, so that a client that reconnects misses nothing.

One query serves all listeners of a process; only listeners whose game has news query further, each with their own
rights. Visitors all see the same, so one query serves them together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from fastapi import Request
from starlette.responses import StreamingResponse

from casusbelli.core.said import said
from casusbelli.service.base.backoff import Backoff
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import ServiceError, too_many
from casusbelli.service.reads import feed
from casusbelli.store import StoreDown
from casusbelli.web import security
from casusbelli.web.api.request import ENCODER
from casusbelli.web.pulse import repeating
from casusbelli.web.stream_counts import MOST_OF_ONE, StreamCounts
from casusbelli.web.threads import in_thread

LOG = logging.getLogger("casusbelli.web")
LOOK_SECONDS = 0.25
STILL_HERE_SECONDS = 20.0
MOST_STREAMS = 15_000  # of everybody
ASKED_AT_ONCE = 400  # games in one question to the database

Answer = tuple[list[dict[str, Any]], str]
Ask = Callable[[str | None], Answer]


@dataclass
class Room:
    """The listeners of one game."""

    listeners: int = 0
    version: int | None = None
    rung: asyncio.Event = field(default_factory=asyncio.Event)
    told: tuple[str | None, asyncio.Task[Answer]] | None = None  # the last message to visitors, and its position

    def ring(self) -> None:
        self.told = None
        self.rung.set()
        self.rung = asyncio.Event()

    async def tell_visitors(self, position: str | None, ask: Ask) -> Answer:
        """Read the news once for all visitors. Anything newer rings again; a failure is not cached."""
        if self.told is None or self.told[0] != position:
            self.told = position, asyncio.create_task(in_thread(ask, position))
        told = self.told
        try:
            return await asyncio.shield(told[1])
        except BaseException:
            if self.told is told:
                self.told = None
            raise


class Bell:
    """Polls for news and wakes the listeners of the games that have some."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.rooms: dict[str, Room] = {}
        self.streams = StreamCounts(service)
        self.closing = False
        self.most = MOST_STREAMS

    @asynccontextmanager
    async def ringing(self) -> AsyncIterator[None]:
        async with repeating(self._look_once, LOOK_SECONDS, Backoff("a look for news", LOG)):
            try:
                yield
            finally:
                self.close()
                await in_thread(self.streams.withdraw)

    def close(self) -> None:
        """End all streams; clients reconnect and continue where they were."""
        self.closing = True
        for room in self.rooms.values():
            room.ring()

    async def _look_once(self) -> None:
        await in_thread(self.streams.tell)
        names = list(self.rooms)
        for start in range(0, len(names), ASKED_AT_ONCE):
            with suppress(StoreDown):  # it will be back; nothing is lost, since news is numbered
                some = names[start : start + ASKED_AT_ONCE]
                self._compare(await in_thread(feed.versions, self.service, some))

    def _compare(self, versions: dict[str, int]) -> None:
        for game, version in versions.items():
            room = self.rooms.get(game)
            if room is not None and room.version != version:
                room.version = version
                room.ring()

    async def frames(self, game: str, position: str | None, ask: Ask, visitor: bool = False) -> AsyncIterator[bytes]:
        room = self.rooms.setdefault(game, Room())
        room.listeners += 1
        try:
            clock = asyncio.get_running_loop().time
            beat = clock() + STILL_HERE_SECONDS
            while not self.closing:
                rung = room.rung  # before asking: what is written meanwhile rings
                news, here = await (room.tell_visitors(position, ask) if visitor else in_thread(ask, position))
                if news or position is None:
                    yield _frame(news, here)
                position = here
                if len(news) >= feed.BATCH:
                    continue
                try:
                    await asyncio.wait_for(rung.wait(), max(0.0, beat - clock()))
                except TimeoutError:
                    while beat <= clock():  # at even intervals, whatever rings: news of others must not show in it
                        beat += STILL_HERE_SECONDS
                    yield b": still here\n\n"
        except (ServiceError, StoreDown):
            return  # they may no longer listen, or not now; when they reconnect they get the reason
        finally:
            room.listeners -= 1
            if not room.listeners:
                self.rooms.pop(game, None)


def _frame(news: list[dict[str, Any]], position: str) -> bytes:
    """One server-sent event; the first only gives the position in the feed."""
    name = b"news" if news else b"hello"
    event = b"" if news else b"event: hello\n"
    return b"id: %s\n%sdata: %s\n\n" % (position.encode(), event, ENCODER.encode({name.decode(): news}))


async def stream(request: Request, game: str, after: str | None = None) -> StreamingResponse:
    """A stream of events. Access is checked before it starts and each time there is news."""
    service: Service = request.app.state.service
    bell: Bell = request.app.state.bell

    def ask(position: str | None) -> tuple[list[dict[str, Any]], str]:
        return feed.since(service, security.who(service, request), game, position)

    position = request.headers.get("Last-Event-ID") or after
    who = await in_thread(security.who, service, request)
    await in_thread(ask, position)
    listener = who.account or security.network(request)
    if bell.streams.open >= bell.most:  # some connections are reserved for everybody else
        raise ServiceError(503, "too-many-streams", said("web.refused-many-streams"), seconds=60)
    if service.limits.on and not await in_thread(bell.streams.has_room, listener):
        raise too_many(said("web.refused-streams-open", n=MOST_OF_ONE), seconds=30)

    async def counted() -> AsyncIterator[bytes]:
        with bell.streams.one(listener):
            async for frame in bell.frames(game, position, ask, visitor=who.account is None):
                yield frame

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(counted(), 200, headers, "text/event-stream")
