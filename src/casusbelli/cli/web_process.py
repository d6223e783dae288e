"""The web server of ``casus serve``: it is warm before it accepts connections, and ends without refusing any."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import uvicorn
from starlette.concurrency import run_in_threadpool

from casusbelli.cli.lifecycle import Lifecycle
from casusbelli.service.base.process_figures import figures
from casusbelli.service.base.service import Service
from casusbelli.service.ops.health import health
from casusbelli.service.ops.recent_pages import keep_recent_pages
from casusbelli.store import StoreDown
from casusbelli.web.app import create_app
from casusbelli.web.application import Application
from casusbelli.web.page_cache import recently_asked
from casusbelli.web.server import Gate, configured, gate_of, most_streams
from casusbelli.web.warm_up import warm_up

GRACE_SECONDS: Final = 15
HANDOVER_SECONDS: Final = 60  # when a successor is at work, nobody waits for this process
WORKER_SECONDS: Final = 5.0  # a worker that has just started gets so long for its first heartbeat
SMALLER_COLLECTIONS: Final = 200
"""After so many, the garbage collector looks through everything, and everybody waits for a tenth of a second: every few
seconds, if it were the usual 10. Little becomes garbage that has lived that long."""


class GracefulServer(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, app: Application, life: Lifecycle, greet: Callable[[list[str]], None]
    ) -> None:
        super().__init__(config)
        self.app, self.life, self.greet = app, life, greet
        self.gate: Gate = gate_of(config)
        self.greeting: asyncio.Task[None] | None = None

    def leave(self) -> None:
        self.should_exit = True

    def handle_exit(self, sig: int, frame: Any) -> None:
        self.life.end()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await warm_up(self.app)
        await super().startup(sockets)
        await run_in_threadpool(self.life.ready)
        self.greeting = asyncio.create_task(self._greet())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End live streams, which never end by themselves, and let clients come back on new connections: those are the
        successor's. This runs on the event loop: a signal handler could ring the bell between a stream's check and its
        wait, and that stream would be cut off."""
        self.app.state.bell.close()
        self.gate.closing = True
        self.app.state.draining = not self.life.replaced
        if not self.life.replaced:
            await run_in_threadpool(_remember, self.app)
        if self.life.replaced:
            for server in self.servers:
                server.close()
            self.config.timeout_graceful_shutdown = HANDOVER_SECONDS
            await self._until_unused()
        else:
            await self._linger()
        await super().shutdown(sockets)

    async def _linger(self) -> None:
        until = asyncio.get_running_loop().time() + self.life.linger
        while asyncio.get_running_loop().time() < until and self.life.linger:
            await asyncio.sleep(0.05)

    async def _until_unused(self) -> None:
        """Wait until all connections are closed, or nothing has arrived on them for some time: each response closes
        one, and who is slow, or waits because this machine is, is not to be cut off."""
        until = asyncio.get_running_loop().time() + HANDOVER_SECONDS
        answered = -1
        while self.gate.open and asyncio.get_running_loop().time() < until and self.life.linger:
            if answered == self.server_state.total_requests and not self.server_state.tasks:
                return
            answered, quiet = self.server_state.total_requests, asyncio.get_running_loop().time() + self.life.linger
            while self.gate.open and asyncio.get_running_loop().time() < quiet and self.life.linger:
                await asyncio.sleep(0.05)

    async def _greet(self) -> None:
        """Say that the service is ready, with any problems. A worker that has just started gets a moment."""
        until = asyncio.get_running_loop().time() + WORKER_SECONDS
        problems = await run_in_threadpool(_problems, self.app.state.service)
        while problems and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.05)
            problems = await run_in_threadpool(_problems, self.app.state.service)
        self.greet(problems)


def _remember(app: Application) -> None:
    """Store which pages were looked at last, for the process that comes next."""
    with suppress(StoreDown):
        keep_recent_pages(app.state.service, recently_asked(app.state.pages))


def _problems(service: Service) -> list[str]:
    try:
        found: list[str] = health(service)["problems"]
    except StoreDown as fault:
        return [str(fault)]
    return found


def serve_web(service: Service, life: Lifecycle, keep_alive: int, greet: Callable[[list[str]], None]) -> None:
    """Answer requests until the process is to end."""
    gc.set_threshold(*gc.get_threshold()[:2], SMALLER_COLLECTIONS)
    app = create_app(service)
    limited = service.limits.on
    config = configured(app, limited, keep_alive, access_log=False, timeout_graceful_shutdown=GRACE_SECONDS)
    app.state.bell.most = most_streams(config)
    server = GracefulServer(config, app, life, greet)
    life.on_end, life.on_restart = server.leave, partial(_remember, app)
    figures.gauges["connections"] = lambda: {"open": len(server.gate.open), "most": server.gate.most}
    figures.gauges["streams"] = lambda: {"open": app.state.bell.streams.open, "most": app.state.bell.most}
    if not life.stop.is_set():
        assert life.listening is not None
        server.run(sockets=[life.listening])
