"""The periodic chores of a web process end with it, and not before they are done."""

from __future__ import annotations

import asyncio
import logging
import time
from threading import Event

import pytest
from starlette.concurrency import run_in_threadpool

from casusbelli.service.base.backoff import Backoff
from casusbelli.service.base.service import Service
from casusbelli.service.ops import downtime
from casusbelli.store import StoreDown
from casusbelli.web import pulse


def test_what_has_begun_is_waited_for() -> None:
    has_begun, done = Event(), []

    def slow() -> None:
        has_begun.set()
        time.sleep(0.3)
        done.append(True)

    async def act() -> None:
        await run_in_threadpool(slow)

    async def alive() -> None:
        async with pulse.repeating(act, 60, Backoff("x", logging.getLogger("x"))):
            await run_in_threadpool(has_begun.wait, 30)
        assert done == [True]

    asyncio.run(alive())


def test_a_database_that_is_down_is_no_fault(
    small_service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One line in the log, and the next beat is not late."""
    beats: list[float] = []

    def down(_house: Service) -> None:
        beats.append(time.monotonic())
        raise StoreDown("the disk is full")

    monkeypatch.setattr(downtime, "beat_of_web", down)
    monkeypatch.setattr(downtime, "BEAT_SECONDS", 0.01)

    async def alive() -> None:
        async with pulse.beating(small_service):
            while len(beats) < 5:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(alive(), 30))
    assert [(record.getMessage(), record.exc_info) for record in caplog.records] == [
        ("waiting for the database: the disk is full", None)
    ]
