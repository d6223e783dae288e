"""The life of a ``casus serve``: signals and operators stop the process, drain it, or have it replaced."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Final

from casusbelli.cli.handover import Inheritance, notify_systemd, start_successor
from casusbelli.cli.lock import sign

if TYPE_CHECKING:
    from casusbelli.service.base.service import Service
    from casusbelli.service.ops.processes import OwnProcess

log = logging.getLogger(__name__)
LINGER_SECONDS: Final = 5.0  # without a request on any open connection, after a successor has taken over
DRAIN_SECONDS: Final = 5.0  # for load balancers to notice, when there is none


class Lifecycle:
    """``on_end`` is called when the process is to end, and ``on_restart`` before its successor starts; the web server
    sets them."""

    def __init__(
        self, own: OwnProcess, listening: socket.socket | None, locks: Mapping[str, int], left: Inheritance
    ) -> None:
        self.own, self.listening, self.locks, self.left = own, listening, locks, left
        self.stop = Event()
        self.replaced = False
        self.linger = 0.0
        self.on_end: Callable[[], None] = lambda: None
        self.on_restart: Callable[[], None] = lambda: None
        self.replacing = Lock()
        self._on_signals()

    def _on_signals(self) -> None:
        """SIGINT and SIGTERM stop the process, SIGHUP replaces it, SIGUSR1 drains it. A terminal that is closed sends
        SIGHUP, too: what was started there is not to go on, and nohup is respected."""
        acts = {"SIGINT": self.end, "SIGTERM": self.end, "SIGUSR1": self.drain}
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
            acts["SIGHUP"] = self.end if os.isatty(0) else self.restart
        for name, act in acts.items():
            if hasattr(signal, name):  # not on every system
                signal.signal(getattr(signal, name), _handler(act))

    def ready(self) -> None:
        """Take over from the predecessor: it stops accepting connections now."""
        self.own.become("ready")
        for role, handle in self.locks.items():
            if role in self.left.locks:
                sign(handle, role)
        self.left.tell_predecessor()
        notify_systemd("READY=1", f"MAINPID={os.getpid()}")

    def end(self) -> None:
        self.linger = 0.0
        self._end()

    def drain(self) -> None:
        """Finish what runs, then end. No new phase is adjudicated; a load balancer has time to notice."""
        self.own.become("draining")
        self.linger = DRAIN_SECONDS
        self._end()

    def restart(self) -> None:
        """Start a successor; when it is warm, let it take over. If it does not start, this process goes on."""
        if not self.stop.is_set() and self.replacing.acquire(blocking=False):
            Thread(target=self._replace, name="restart", daemon=True).start()

    def asked(self, wish: str) -> None:
        {"drain": self.drain, "restart": self.restart}[wish]()

    def _replace(self) -> None:
        self.own.become("restarting")
        self.on_restart()
        fault = start_successor(self.listening, self.locks)
        if fault:
            log.error("the successor did not start: %s", fault)
            self.own.become("ready", fault)
            self.replacing.release()
            return
        self.replaced, self.linger = True, LINGER_SECONDS
        self.own.become("draining")
        self._end()

    def _end(self) -> None:
        if not self.replaced:
            notify_systemd("STOPPING=1")
        self.stop.set()
        self.on_end()


def _handler(act: Callable[[], None]) -> Callable[[int, object], None]:
    return lambda _number, _frame: act()


@contextmanager
def beating_process(service: Service, life: Lifecycle) -> Iterator[None]:
    """Write this process's heartbeat until the block ends."""
    from casusbelli.service.ops.processes import keep_beating
    from casusbelli.store import StoreDown

    over = Event()
    thread = Thread(target=keep_beating, args=(service, life.own, over, life.asked), name="beat")
    thread.start()
    try:
        yield
    finally:
        over.set()
        life.own.changed.set()
        thread.join()
        with suppress(StoreDown):
            life.own.sign_off(service)
