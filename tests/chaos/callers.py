"""Clients of the service over HTTP: they repeat what got no answer, with one key, at another process."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from threading import local
from typing import Any
from uuid import uuid4

from tests.chaos.history import History

TIMEOUT = 4.0
TRIES = 5
UNSURE = (408, 502, 503, 504)
API = "/api/v1"
HERE = local()  # the connections of this thread


@dataclass(frozen=True)
class Reply:
    """``lost``: an earlier attempt got no answer, and may take effect even now."""

    status: int
    data: Any
    lost: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return 200 <= self.status < 300

    @property
    def code(self) -> str:
        return str(self.data.get("code", "")) if isinstance(self.data, dict) else ""

    @property
    def why(self) -> str:
        told = self.data.get("said") if isinstance(self.data, dict) else None
        return str(told["code"]) if told else self.code


@dataclass
class Caller:
    """One device of an account, with a token or a cookie in its headers."""

    ports: Sequence[int]
    headers: Mapping[str, str]
    history: History
    chance: random.Random
    dead: dict[int, float] = field(default_factory=dict)  # port -> when it last did not answer

    def once(self, method: str, path: str, body: Any = None, key: str = "", port: int = 0) -> Reply | None:
        """One attempt; None if there was no answer."""
        port = port or self._port()
        headers = {**self.headers, **({"Idempotency-Key": key} if key else {})}
        data = None if body is None else json.dumps(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        line, fresh = line_to(port)
        try:
            line.request(method, API + path, data, headers)
            answer = line.getresponse()
            text = answer.read()
            told = json.loads(text) if text else None
        except (OSError, HTTPException, ValueError):
            drop(port)
            if not fresh and method == "GET":
                return self.once(method, path, body, key, port)
            self.dead[port] = time.monotonic()
            return None
        if answer.status >= 500 and answer.status not in UNSURE:
            self.history.fault(f"{answer.status} for {method} {path}: {told}")
        return Reply(answer.status, told, False, dict(answer.headers))

    def _port(self) -> int:
        """Any process, rather one that has not just failed to answer."""
        since = time.monotonic() - 1.0
        alive = [port for port in self.ports if self.dead.get(port, 0.0) < since]
        return self.chance.choice(alive or self.ports)

    def read(self, path: str) -> Reply | None:
        self.history.counts["requests"] += 1
        reply = self.once("GET", path)
        return None if reply is None or reply.status in UNSURE else reply

    def write(self, method: str, path: str, body: Any, repeat: bool = False) -> Reply | None:
        """With one key until there is an answer; None if there was none. ``repeat``: ask once more, elsewhere."""
        key, lost = uuid4().hex, False
        self.history.counts["requests"] += 1
        for number in range(TRIES):
            reply = self.once(method, path, body, key)
            if reply is not None and reply.status not in UNSURE:
                if repeat and reply.ok:
                    self._again(method, path, body, key, reply)
                return Reply(reply.status, reply.data, lost, reply.headers)
            lost = True
            self.history.counts["repeated"] += 1
            time.sleep(self.chance.uniform(0.02, 0.25) * (number + 1))
        return None

    def _again(self, method: str, path: str, body: Any, key: str, first: Reply) -> None:
        """The same key at another process has the same answer, and no second effect."""
        reply = self.once(method, path, body, key)
        self.history.counts["keys again"] += 1
        if reply is not None and reply.ok and reply.data != first.data:
            self.history.fault(f"a key repeated got another answer: {method} {path}: {first.data} {reply.data}")


def line_to(port: int) -> tuple[HTTPConnection, bool]:
    lines = HERE.__dict__.setdefault("lines", {})
    if port in lines:
        return lines[port], False
    lines[port] = made = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    return made, True


def drop(port: int) -> None:
    line = HERE.__dict__.get("lines", {}).pop(port, None)
    if line is not None:
        line.close()
