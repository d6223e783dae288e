"""A client for the API of the service, for bots, tools and scripts. It needs only the standard library.

    client = Client("http://127.0.0.1:8000", token="cb_...")
    for item in client.owed():
        receipt = client.submit(item["game"], item["phase"], ["A PAR - BUR"], seat=item["seat"])

What the service refuses raises ``Problem``. A write has a key of its own and is sent again when the line breaks:
however often it arrives, it has one effect.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any
from urllib.parse import quote, urlencode, urlsplit
from uuid import uuid4

__all__ = ["Client", "News", "Problem", "Unreachable"]

Answer = dict[str, Any]

AGAIN = (429, 502, 503, 504)
LONGEST_WAIT = 60.0


class Problem(Exception):
    """The service refused a request. ``code`` is for programs, ``sentence`` and ``hint`` are for people. ``seconds``:
    when to try again."""

    def __init__(self, status: int, code: str, sentence: str, hint: str = "", seconds: float = 0) -> None:
        super().__init__(f"{sentence} {hint}".rstrip())
        self.status = status
        self.code = code
        self.sentence = sentence
        self.hint = hint
        self.seconds = seconds

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.status, self.code, self.sentence, self.hint, self.seconds)


class Unreachable(Exception):
    """The service did not answer, after several attempts."""


@dataclass(frozen=True)
class News:
    """An event. Pass ``position`` to ``Client.news`` to continue after it."""

    position: str
    items: list[Answer]


class Client:
    """A client. ``tries``: the number of attempts for each request, with growing intervals."""

    def __init__(
        self, url: str = "http://127.0.0.1:8000", token: str | None = None, timeout: float = 30, tries: int = 4
    ) -> None:
        self.url = urlsplit(url)
        self.token = token
        self.timeout = timeout
        self.tries = tries
        self.known: dict[str, tuple[str, Any]] = {}  # address -> ETag and response

    # --- reading

    def get(self, path: str, **query: object) -> Answer:
        """GET any address below /api/v1 that returns JSON. Unchanged responses come from a cache (ETag)."""
        told: Answer = self._read(path, query)
        return told

    def text(self, path: str, **query: object) -> str:
        """GET any address that returns something else: a picture, a rulebook, an export."""
        return str(self._read(path, query))

    def _read(self, path: str, query: dict[str, object]) -> Any:
        address = _address(path, query)
        tag, known = self.known.get(address, ("", None))
        headers = {"If-None-Match": tag} if tag else {}
        status, told, answered = self._exchange("GET", address, None, headers)
        if status == 304:
            return known
        if "etag" in answered:
            self.known[address] = (answered["etag"], told)
        return told

    def me(self) -> Answer:
        return self.get("/me")

    def owed(self) -> list[Answer]:
        """Everything that is due from you, the earliest deadline first."""
        found: list[Answer] = self.get("/me/owed")["owed"]
        return found

    def games(self, **query: object) -> Iterator[Answer]:
        """Games with this ``status``, or only your own (``mine``), fetched page by page as needed."""
        after = None
        while True:
            page = self.get("/games", after=after, **query)
            yield from page["games"]
            after = page["next"]
            if after is None:
                return

    def game(self, game: str) -> Answer:
        return self.get(f"/games/{quote(game)}")

    def state(self, game: str, seat: str | None = None) -> Answer:
        return self.get(f"/games/{quote(game)}/state", seat=seat)

    def choices(self, game: str, seat: str | None = None) -> Answer:
        """All orders that this seat can give now."""
        return self.get(f"/games/{quote(game)}/choices", seat=seat)

    def orders(self, game: str, seat: str | None = None) -> Answer:
        return self.get(f"/games/{quote(game)}/orders", seat=seat)

    def story(self, game: str, phase: str | None = None, seat: str | None = None) -> Answer:
        """The results of the orders of a phase, with reasons."""
        return self.get(f"/games/{quote(game)}/story", phase=phase, seat=seat)

    def press(self, game: str, **query: object) -> list[Answer]:
        found: list[Answer] = self.get(f"/games/{quote(game)}/press", **query)["letters"]
        return found

    # --- writing

    def send(self, method: str, path: str, body: Answer | None = None) -> Answer:
        """Send any write. The idempotency key is created once and sent with every attempt."""
        headers = {"Idempotency-Key": str(uuid4())}
        told: Answer | None = self._exchange(method, _address(path, {}), body, headers)[1]
        return told or {}

    def create(self, name: str, **setup: object) -> str:
        """Create a game with ``rules``, ``map``, ``options``, ``bots``, ``settings`` and so on, and return its id."""
        return str(self.send("POST", "/games", {"name": name, **setup})["id"])

    def join(self, game: str, seat: str | None = None, **more: object) -> Answer:
        return self.send("POST", f"/games/{quote(game)}/join", {"seat": seat, **more})

    def submit(
        self, game: str, phase: str, orders: str | Iterable[object], seat: str | None = None, base: int | None = None
    ) -> Answer:
        """Replace the orders of this seat. Returns a receipt."""
        body = {"phase": phase, "orders": _lines(orders), "seat": seat, "base": base}
        return self.send("PUT", f"/games/{quote(game)}/orders", body)

    def preview(self, game: str, orders: str | Iterable[object], seat: str | None = None) -> Answer:
        body = {"orders": _lines(orders), "seat": seat}
        return self.send("POST", f"/games/{quote(game)}/orders/preview", body)

    def ready(self, game: str, phase: str, ready: bool = True, seat: str | None = None) -> Answer:
        return self.send("PUT", f"/games/{quote(game)}/ready", {"phase": phase, "ready": ready, "seat": seat})

    def no_orders(self, game: str, phase: str, seat: str | None = None) -> Answer:
        """Submit no orders, which counts as an answer."""
        return self.send("POST", f"/games/{quote(game)}/no-orders", {"phase": phase, "seat": seat})

    def conversations(self, game: str, **query: object) -> list[Answer]:
        """Conversations with their last message and who gets an answer."""
        found: list[Answer] = self.get(f"/games/{quote(game)}/press/conversations", **query)["conversations"]
        return found

    def write(
        self,
        game: str,
        to: str | Iterable[str],
        text: str = "",
        seat: str | None = None,
        grey: bool = False,
        plan: Iterable[str] = (),
        phrase: Answer | None = None,
    ) -> Answer:
        """Send a message to seats, to "gm", or to ["*"] for everybody. ``plan``: orders to attach. ``phrase``: a quick
        phrase instead of a text, such as ``{"kind": "peace", "year": 1903}``."""
        body: Answer = {"to": [to] if isinstance(to, str) else list(to), "text": text, "seat": seat, "grey": grey}
        body |= {"plan": "\n".join(plan), "phrase": phrase}
        return self.send("POST", f"/games/{quote(game)}/press", body)

    def judge(self, turn: str) -> Answer:
        """Adjudicate a turn file and return verdicts with their reasons."""
        return self.send("POST", "/judge", {"turn": turn})

    # --- live events

    def news(self, game: str, position: str | None = None) -> Generator[News, None, None]:
        """Yield events forever, from ``position`` or from now on. Reconnects without missing any."""
        broken = 0
        while True:
            try:
                for found in self._stream(game, position):
                    position, broken = found.position, 0
                    if found.items:
                        yield found
            except (OSError, HTTPException) as fault:
                broken += 1
                if broken >= self.tries:
                    raise Unreachable(f"{self.url.geturl()}: {fault}") from fault
                time.sleep(_pause(broken))

    def _stream(self, game: str, position: str | None) -> Iterator[News]:
        headers = {"Accept": "text/event-stream", **({"Last-Event-ID": position} if position else {})}
        connection = self._connection()
        try:
            answer = self._ask(connection, "GET", f"/api/v1/games/{quote(game)}/news", None, headers)
            if answer.status != 200:
                raise _problem(answer, answer.read())
            yield from _events(answer)
        finally:
            connection.close()

    # --- the connection

    def _exchange(
        self, method: str, address: str, body: Answer | None, headers: dict[str, str]
    ) -> tuple[int, Any, dict[str, str]]:
        for attempt in range(1, self.tries + 1):
            try:
                connection = self._connection()
                try:
                    answer = self._ask(connection, method, address, body, headers)
                    content = answer.read()
                finally:
                    connection.close()
            except (OSError, HTTPException) as fault:
                if attempt == self.tries:
                    raise Unreachable(f"{self.url.geturl()}: {fault}") from fault
                time.sleep(_pause(attempt))
                continue
            if answer.status in AGAIN and attempt < self.tries:
                wait = float(answer.headers.get("Retry-After", _pause(attempt)))
                if wait <= LONGEST_WAIT:
                    time.sleep(wait)
                    continue
            if answer.status >= 400:
                raise _problem(answer, content)
            return answer.status, _told(answer, content), {k.lower(): v for k, v in answer.headers.items()}
        raise AssertionError  # the last attempt returns or raises

    def _connection(self) -> HTTPConnection:
        kind = HTTPSConnection if self.url.scheme == "https" else HTTPConnection
        return kind(self.url.hostname or "127.0.0.1", self.url.port, timeout=self.timeout)

    def _ask(
        self, connection: HTTPConnection, method: str, address: str, body: Answer | None, headers: dict[str, str]
    ) -> HTTPResponse:
        named = dict(headers)
        if self.token:
            named["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            named["Content-Type"] = "application/json"
        connection.request(method, self.url.path.rstrip("/") + address, json.dumps(body) if body else None, named)
        return connection.getresponse()


def _address(path: str, query: dict[str, object]) -> str:
    asked = {name: str(value).lower() if isinstance(value, bool) else value for name, value in query.items()}
    said = urlencode({name: value for name, value in asked.items() if value is not None}, doseq=True)
    return f"/api/v1{path}{f'?{said}' if said else ''}"


def _lines(orders: str | Iterable[object]) -> str:
    """Orders as text: unchanged, or one per line from strings or order objects."""
    return orders if isinstance(orders, str) else "\n".join(map(str, orders))


def _pause(attempt: int) -> float:
    return min(0.2 * 4.0 ** (attempt - 1), 10.0)


def _told(answer: HTTPResponse, content: bytes) -> Any:
    if not content:
        return None
    return json.loads(content) if "json" in answer.headers.get("Content-Type", "") else content.decode()


def _problem(answer: HTTPResponse, content: bytes) -> Problem:
    seconds = float(answer.headers.get("Retry-After", 0))
    try:
        told = json.loads(content)
        return Problem(answer.status, told["code"], told["sentence"], told["hint"], seconds)
    except (ValueError, LookupError, TypeError):  # a proxy answered
        return Problem(answer.status, "http", f"{answer.status} {answer.reason}", "", seconds)


def _events(answer: HTTPResponse) -> Iterator[News]:
    """Parse server-sent events. One that was cut off is skipped, because it will be sent again."""
    position, data = "", ""
    for line in iter(answer.readline, b""):
        name, _colon, value = line.decode().rstrip("\n").partition(": ")
        if name == "id":
            position = value
        elif name == "data":
            data = value
        elif not name and data:
            yield News(position, json.loads(data).get("news", []))
            data = ""
