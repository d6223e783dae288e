"""A real server and thousands of sockets: clients that send half of something and wait shut out nobody else."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI

from casusbelli.service.base.client_networks import client_network
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby
from casusbelli.store import open_store
from casusbelli.web import server
from tests.service.conftest import person
from tests.service.tables import made
from tests.web.application import app_of

pytestmark = pytest.mark.drawn(6, of="deadlines")

SECONDS = 60
SHORT = 0.8  # what deadlines are in these tests
CASUS = [sys.executable, "-c", "from casusbelli.cli.main import main; main(prog_name='casus')"]
HALF_HEAD = b"GET /livez HTTP/1.1\r\nHost: x\r\nX-Long: "
HALF_BODY = b"POST /api/v1/judge HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"
WHOLE = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"


@dataclass
class Place:
    service: Service
    app: FastAPI
    port: int
    gate: server.Gate
    sockets: list[socket.socket] = field(default_factory=list)

    def opened(self, said: bytes = b"", host: str = "127.0.0.1", source: str = "127.0.0.1") -> socket.socket:
        made = socket.create_connection((host, self.port), SECONDS, (source, 0))
        self.sockets.append(made)
        if said:
            made.sendall(said)
        return made

    def status(self, path: str = "/livez", **headers: str) -> int:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        try:
            connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
            return connection.getresponse().status
        finally:
            connection.close()


def ended(connection: socket.socket, within: float = SECONDS) -> bytes:
    """The response until the other side closed the connection."""
    connection.settimeout(within)
    said = b""
    try:
        while data := connection.recv(65536):
            said += data
    except ConnectionResetError:
        pass
    return said


def taken(connection: socket.socket, piece: bytes, pause: float = 0.0) -> int:
    """The number of pieces until the other side closed the connection."""
    for number in range(100_000):
        try:
            connection.sendall(piece)
        except OSError:
            return number
        time.sleep(pause)
    raise AssertionError("it goes on for ever")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "UNREAD_SECONDS"):
        monkeypatch.setattr(server, name, SHORT)
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    service = Service(store)
    with running(service) as found:
        yield found
    store.close()


@contextmanager
def running(service: Service, keep_alive: int = 60) -> Iterator[Place]:
    app = app_of(service)
    config = server.configured(app, True, keep_alive, timeout_graceful_shutdown=1)
    running = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    thread = threading.Thread(target=running.run, args=([listening],))
    thread.start()
    protocol: Any = config.http
    found = Place(service, app, listening.getsockname()[1], protocol.gate)
    until = time.monotonic() + SECONDS
    while not running.started and time.monotonic() < until:
        time.sleep(0.01)
    try:
        yield found
    finally:
        for one in found.sockets:
            one.close()
        app.state.bell.close()
        running.should_exit = True
        thread.join(SECONDS)
        assert not thread.is_alive()


@pytest.mark.parametrize(
    ("said", "answer"),
    [(b"", b""), (HALF_HEAD, b"HTTP/1.1 408"), (HALF_BODY, b"HTTP/1.1 408")],
    ids=["", "head", "body"],
)
@pytest.mark.parametrize("before", [b"", WHOLE], ids=["first", "second"])
def test_half_a_request(
    place: Place, said: bytes, answer: bytes, before: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Also on a connection that has had a response before; an unused connection stays open as idle."""
    connection = place.opened(before)
    if before:
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
    if before and not said:
        time.sleep(2 * SHORT)
        connection.sendall(WHOLE)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        return
    connection.sendall(said)
    began = time.monotonic()
    assert ended(connection)[: len(answer) or None] == answer
    assert time.monotonic() - began > SHORT / 2
    assert place.gate.waiting == {}
    assert place.status() == 200
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.full
@pytest.mark.parametrize("said", [HALF_HEAD, HALF_BODY], ids=["head", "body"])
def test_what_drips(place: Place, said: bytes) -> None:
    """Sending more bytes gains no more time."""
    assert taken(place.opened(said), b"1", SHORT / 10) < 20 * SHORT / (SHORT / 10)


def test_a_body_in_time(place: Place) -> None:
    """In pieces, and twice on one connection: each request has its own time."""
    connection = place.opened()
    body = json.dumps({"turn": "Austria: A VIE H"}).encode()
    head = HALF_BODY[:-1].replace(b"5000", str(len(body)).encode())
    for _request in range(3):
        for piece in (head, body[:5], body[5:]):
            connection.sendall(piece)
            time.sleep(SHORT / 20)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")


def test_a_head_without_end(place: Place) -> None:
    assert taken(place.opened(HALF_HEAD), b"x" * 8192) * 8192 < 100_000_000
    assert place.status() == 200


def test_who_does_not_read(place: Place) -> None:
    """Neither the responses nor, after the last one, that the connection is closed."""
    for last in (b"", b"Connection: close\r\n"):
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", place.port))
        place.sockets.append(connection)
        asks = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n%s\r\n"
        connection.sendall(asks % b"" * 20 + asks % last)
    until = time.monotonic() + SECONDS
    while place.gate.open and time.monotonic() < until:
        time.sleep(0.05)
    assert len(place.gate.open) == 0


def test_idle_connections_end(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    with running(Service(store), keep_alive=1) as place:
        connection = place.opened(WHOLE)
        assert ended(connection).startswith(b"HTTP/1.1 200")
    store.close()


# --- how many


def test_the_oldest_makes_room(place: Place) -> None:
    """Connections that are being answered are not closed: listeners stay."""
    game = made(place.service, person(place.service, "Ada"), "standard")
    place.gate.most = 40
    listeners = [place.opened(f"GET /api/v1/games/{game}/news HTTP/1.1\r\nHost: x\r\n\r\n".encode()) for _ in range(20)]
    for one in listeners:
        assert one.recv(65536).startswith(b"HTTP/1.1 200")
    for _round in range(5):
        for _flood in range(40):
            place.opened(HALF_HEAD)
        assert place.status() == 200
    assert len(place.gate.open) <= 40
    for one in listeners:
        one.settimeout(0.01)
        try:
            assert one.recv(65536)
        except TimeoutError:
            continue
    place.gate.most = 0
    place.gate.waiting.clear()
    assert ended(place.opened(WHOLE)).startswith(b"HTTP/1.1 503")


def test_one_client(place: Place) -> None:
    """Clients behind a proxy are counted by the address that the proxy names, all others by their own."""
    place.gate.each = 20
    mine = [place.opened(HALF_HEAD, source="127.0.0.2") for _ in range(20)]
    assert ended(place.opened(WHOLE, source="127.0.0.2")).startswith(b"HTTP/1.1 503")
    assert place.opened(WHOLE, source="127.0.0.3").recv(65536).startswith(b"HTTP/1.1 200")
    assert [place.status() for _ in range(3)] == [200] * 3
    for one in mine:
        assert ended(one).startswith(b"HTTP/1.1 408")
    assert place.opened(WHOLE, source="127.0.0.2").recv(65536).startswith(b"HTTP/1.1 200")


def test_one_client_behind_a_proxy(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casusbelli.web.concurrency.MOST_FROM_ONE", 5)
    game = made(place.service, person(place.service, "Ada"), "standard")
    head = f"GET /api/v1/games/{game}/news HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8::%d\r\n\r\n"
    for number in range(5):
        assert place.opened((head % number).encode()).recv(65536).startswith(b"HTTP/1.1 200")
    assert place.status(X_Forwarded_For="2001:db8::1:2") == 429
    assert place.status(X_Forwarded_For="2001:db8:0:1::1") == 200
    assert place.status() == 200
    for one in place.sockets:
        one.close()
    until = time.monotonic() + SECONDS
    while place.status(X_Forwarded_For="2001:db8::1") != 200:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_not_all_may_listen(place: Place) -> None:
    """Streams make no room, so some connections are kept for others."""
    game = made(place.service, person(place.service, "Ada"), "standard")
    place.app.state.bell.most = 3
    for _number in range(3):
        one = place.opened(f"GET /api/v1/games/{game}/news HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert one.recv(65536).startswith(b"HTTP/1.1 200")
    assert place.status(f"/api/v1/games/{game}/news") == 503
    assert place.status() == 200


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("64:ff9b::192.0.2.1", "192.0.2.1"),
        ("not an address", "not an address"),
    ],
)
def test_who_is_one_client(host: str, counted: str) -> None:
    assert client_network(host) == counted


# --- as a process that may not open many files


@contextmanager
def served(data: Path, files: int) -> Iterator[str]:
    """The hard limit is ``files``, the soft one half of it: it has to be raised."""
    few = ["sh", "-c", f'ulimit -Hn {files}; ulimit -Sn {files // 2}; exec "$@"', "sh"]
    words = [*few, *CASUS, "serve", "--port", "0", "--no-demo", "--no-limits", "--role", "web", "--data", str(data)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(line.split()[2] for line in process.stdout if line.startswith("Ready"))
        finally:
            process.kill()


@pytest.mark.full
def test_few_files(tmp_path: Path) -> None:
    """1,500 half-finished requests to a service that may open 1,024 files: everyone else is answered."""
    with served(tmp_path, 1024) as url, ExitStack() as open_ones:
        host, port = url.removeprefix("http://").split(":")
        for number in range(1500):
            one = open_ones.enter_context(socket.create_connection((host, int(port)), SECONDS))
            one.sendall(HALF_BODY if number % 2 else HALF_HEAD)
            if number % 300 == 299:
                answered(host, int(port))


def answered(host: str, port: int) -> None:
    connection = HTTPConnection(host, port, timeout=SECONDS)
    connection.request("GET", "/")
    assert connection.getresponse().status == 200
    connection.close()


@pytest.mark.full
def test_many_listeners(tmp_path: Path, full: bool) -> None:
    """Live streams do not count as unfinished requests."""
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    service = Service(store)
    game = lobby.create(service, person(service, "Ada"), Setup("A game"))
    store.close()
    with served(tmp_path, 6000) as url, ExitStack() as open_ones:
        host, port = url.removeprefix("http://").split(":")
        ask = f"GET /api/v1/games/{game}/news HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        listeners = []
        for _number in range(2000 if full else 200):
            one = open_ones.enter_context(socket.create_connection((host, int(port)), SECONDS))
            one.sendall(ask)
            listeners.append(one)
        heard = [b""] * len(listeners)
        for number, one in enumerate(listeners):
            while b"data:" not in heard[number]:
                data = one.recv(65536)
                assert data, heard[number]
                heard[number] += data
            assert heard[number].startswith(b"HTTP/1.1 200")
        answered(host, int(port))
