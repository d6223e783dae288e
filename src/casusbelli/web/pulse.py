"""Periodic tasks of a web process. Its heartbeat shows that people can submit orders, so that no deadline passes
during downtime."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from casusbelli.service.base.backoff import Backoff
from casusbelli.service.base.service import Service
from casusbelli.service.ops import downtime
from casusbelli.store import StoreDown
from casusbelli.web.threads import in_thread

LOG = logging.getLogger("casusbelli.web")


def beating(service: Service) -> AbstractAsyncContextManager[None]:
    async def beat() -> None:
        await in_thread(downtime.beat_of_web, service)

    return repeating(beat, downtime.BEAT_SECONDS, Backoff("a heartbeat of the web", LOG))


@asynccontextmanager
async def repeating(act: Callable[[], Awaitable[None]], seconds: float, backoff: Backoff) -> AsyncIterator[None]:
    """Run the task periodically until the block ends, and wait for a run in progress: a task can be canceled, but
    the thread that it uses cannot."""
    stop = asyncio.Event()

    async def repeat() -> None:
        while not stop.is_set():
            pause = seconds
            try:
                await act()
                backoff.worked()
            except StoreDown as fault:
                backoff.waits(fault, LOG.warning)
            except Exception as fault:
                pause = backoff.failed(fault)
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), pause)

    task = asyncio.create_task(repeat())
    try:
        yield
    finally:
        stop.set()
        await task
