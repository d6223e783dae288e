"""A listener to the feed of a game, who reconnects wherever a process answers and misses nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse
from threading import Condition, Event, Thread
from typing import Any

from tests.chaos.callers import API, Caller

QUIET_SECONDS = 25.0  # the service says something every 20 seconds
LAST_SECONDS = 3.0


@dataclass
class Listener:
    """What came, in order; ``position``: the last one; ``start``: the first."""

    game: str
    seat: str
    caller: Caller
    stop: Event
    items: list[dict[str, Any]] = field(default_factory=list)
    start: str = ""
    position: str = ""
    connections: int = 0
    left: Event = field(default_factory=Event)  # before the end of the storm
    judged: set[str] = field(default_factory=set)
    rung: Condition = field(default_factory=Condition)

    def run(self) -> Thread:
        thread = Thread(target=self._listen, name=f"feed {self.game}", daemon=True)
        thread.start()
        return thread

    def await_phase(self, phase: str, seconds: float) -> bool:
        with self.rung:
            return self.rung.wait_for(lambda: phase in self.judged or self.stop.is_set(), seconds)

    def leave(self) -> None:
        """The game is over: listen until its end has been heard, or for a while."""
        with self.rung:
            self.rung.wait_for(lambda: any(item["kind"] == "ended" for item in self.items[-5:]), LAST_SECONDS)
        self.left.set()

    @property
    def is_over(self) -> bool:
        return self.stop.is_set() or self.left.is_set()

    def _listen(self) -> None:
        while not self.is_over:
            with suppress(OSError, HTTPException, ValueError):
                self._connect()
            self.stop.wait(0.1)

    def _connect(self) -> None:
        port = self.caller.chance.choice(self.caller.ports)
        line = HTTPConnection("127.0.0.1", port, timeout=QUIET_SECONDS)
        headers = {**self.caller.headers, **({"Last-Event-ID": self.position} if self.position else {})}
        try:
            line.request("GET", f"{API}/games/{self.game}/news", headers=headers)
            answer = line.getresponse()
            if answer.status != 200:
                time.sleep(0.2)
                return
            self.connections += 1
            for name, data in frames(answer):
                self._heard(name, json.loads(data))
                if self.is_over:
                    return
        finally:
            line.close()

    def _heard(self, position: str, data: dict[str, Any]) -> None:
        with self.rung:
            news = data.get("news", [])
            self.start = self.start or position
            self.items += news
            self.position = position
            self.judged |= {item["phase"] for item in news if item["kind"] == "judged"}
            self.rung.notify_all()


def frames(answer: HTTPResponse) -> Iterator[tuple[str, str]]:
    """Whole events only: half of one, when the line breaks, is none."""
    name = data = ""
    while line := answer.readline():
        text = line.decode().rstrip("\n")
        if text.startswith("id: "):
            name = text[4:]
        elif text.startswith("data: "):
            data = text[6:]
        elif not text and name:
            yield name, data
            name = data = ""
