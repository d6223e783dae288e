"""The processes of the service: each writes a row with its heartbeat, its version and what it counts, and reads there
what an operator asks of it. So `/healthz` and `/metrics` of any web process know all of them, on whatever machine they
run, and workers need no port."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from typing import Any, Final

from casusbelli.build import version
from casusbelli.service.base import audit
from casusbelli.service.base.process_figures import figures
from casusbelli.service.base.service import Service, Who
from casusbelli.store import Row, StoreDown, Tx, new_id

BEAT_SECONDS: Final = 5.0
SILENT: Final = 30_000  # milliseconds after which a process no longer counts as running
FORGOTTEN: Final = 60 * 60_000  # rows of processes that were killed are deleted after this time
RESTART, DRAIN = "restart", "drain"
SHOWN: Final = ("role", "version", "status", "started", "beat")
INSIDE: Final = ("id", "host", "pid")  # for operators


@dataclass
class OwnProcess:
    """This process, as the others see it. ``told``: why what was asked of it failed."""

    role: str
    id: str = field(default_factory=new_id)
    host: str = field(default_factory=socket.gethostname)
    pid: int = field(default_factory=os.getpid)
    status: str = "starting"  # ready, restarting, draining
    told: str = ""
    changed: Event = field(default_factory=Event)

    def become(self, status: str, told: str = "") -> None:
        """Change the status, and have it written at once."""
        self.status, self.told = status, told
        self.changed.set()

    def beat(self, service: Service) -> str:
        """Write the heartbeat; return what an operator asks for, once."""
        text = json.dumps(figures.as_json())
        with service.store.write() as tx:
            now = tx.now()
            row = tx.one(f"SELECT asked FROM processes WHERE id = ?{tx.lock}", self.id)
            if row is None:
                more = {"role": self.role, "host": self.host, "pid": self.pid, "version": version(), "started": now}
                tx.add("processes", id=self.id, status=self.status, beat=now, told=self.told, figures=text, **more)
                tx.run("DELETE FROM processes WHERE beat < ?", now - FORGOTTEN)
                return ""
            tx.change(
                "processes", {"id": self.id}, beat=now, status=self.status, asked="", told=self.told, figures=text
            )
            return str(row["asked"])

    def sign_off(self, service: Service) -> None:
        with service.store.write() as tx:
            tx.run("DELETE FROM processes WHERE id = ?", self.id)


def keep_beating(service: Service, own: OwnProcess, stop: Event, asked: Callable[[str], None]) -> None:
    """Write heartbeats until ``stop`` is set, and pass on what operators ask for. A database that is down is left to
    those who need it more."""
    while not stop.is_set():
        try:
            wish = own.beat(service)
        except StoreDown:
            wish = ""
        if wish:
            asked(wish)
        own.changed.wait(BEAT_SECONDS)
        own.changed.clear()


def running(tx: Tx) -> list[Row]:
    """All processes that have not signed off, and when each was last heard of."""
    return tx.all("SELECT * FROM processes ORDER BY role, started, id")


def shown(row: Row, inside: bool) -> dict[str, Any]:
    return {name: row[name] for name in (*INSIDE * inside, *SHOWN)}


def alive(service: Service, process_id: str = "") -> list[str]:
    """The processes that have been heard of lately, or this one if it has."""
    with service.read() as tx:
        rows = [row for row in running(tx) if row["beat"] > tx.now() - SILENT]
    return [str(row["id"]) for row in rows if process_id in ("", row["id"])]


def ask(service: Service, wish: str, process_id: str, who: Who) -> None:
    """Ask a process to restart or to drain; it looks when it writes its next heartbeat."""
    with service.store.write() as tx:
        audit.enter(tx, who, wish, data={"process": process_id})
        tx.change("processes", {"id": process_id}, asked=wish, told="")
