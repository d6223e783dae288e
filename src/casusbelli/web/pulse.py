"""A web process says every few seconds that it is there, so that no deadline passes while nobody can write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.concurrency import run_in_threadpool

from casusbelli.service import downtime
from casusbelli.service.backoff import Backoff
from casusbelli.service.house import House

LOG = logging.getLogger("casusbelli.web")


@asynccontextmanager
async def beating(house: House) -> AsyncIterator[None]:
    task = asyncio.create_task(_beat(house))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _beat(house: House) -> None:
    backoff = Backoff("a heartbeat of the web", LOG)
    while True:
        try:
            await run_in_threadpool(downtime.beat_of_web, house)
            backoff.worked()
            await asyncio.sleep(downtime.BEAT_SECONDS)
        except Exception as fault:
            await asyncio.sleep(backoff.failed(fault))
