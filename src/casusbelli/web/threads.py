"""The threads in which operations run, since these wait for the database. Handing work over costs half of what it costs
with anyio's pool, which was a third of what a small response costs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, TypeVar

MOST_THREADS: Final = 40

T = TypeVar("T")


class Job:
    """Something to do, and who waits for it."""

    def __init__(self, function: Callable[..., Any], values: tuple[object, ...]) -> None:
        self.function, self.values, self.context = function, values, copy_context()
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def run(self) -> None:
        value, fault = None, None
        try:
            value = self.context.run(self.function, *self.values)
        except BaseException as raised:
            fault = raised
        with suppress(RuntimeError):  # the loop has been closed, and nobody waits
            self.loop.call_soon_threadsafe(self._end, value, fault)

    def _end(self, value: object, fault: BaseException | None) -> None:
        if self.future.done():  # the waiting task was canceled
            return
        if fault is None:
            self.future.set_result(value)
        else:
            self.future.set_exception(fault)


class ThreadPool:
    """Threads are started when all others are busy, and never end."""

    def __init__(self) -> None:
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        self.lock = Lock()
        self.wanted = self.threads = 0

    async def run(self, function: Callable[..., T], *values: object) -> T:
        """Run it in a thread, with the context variables of this task."""
        job = Job(function, values)
        with self.lock:
            self.wanted += 1
            if self.threads < min(self.wanted, MOST_THREADS):
                self.threads += 1
                Thread(target=self._work, name=f"operations-{self.threads}", daemon=True).start()
        self.jobs.put(job)
        try:
            value: T = await job.future
            return value
        finally:
            with self.lock:
                self.wanted -= 1

    def _work(self) -> None:
        while True:
            self.jobs.get().run()


POOL: Final = ThreadPool()


async def in_thread(function: Callable[..., T], *values: object) -> T:
    return await POOL.run(function, *values)
