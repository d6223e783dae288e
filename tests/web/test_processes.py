"""Web processes that share a database count together, over HTTP."""

from __future__ import annotations

import json
import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from itertools import cycle

import pytest

from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby
from casusbelli.store import open_store
from casusbelli.web.security import READS
from casusbelli.web.stream_counts import MOST_OF_ONE, UNTOLD
from tests.cli.test_service import CASUS
from tests.service.conftest import database, person  # noqa: F401 # database: a fixture

RESETS = 10
SITE = 16


@contextmanager
def web(database: str) -> Iterator[int]:  # noqa: F811
    """A web process; its port."""
    words = [*CASUS, "serve", "--role", "web", "--port", "0", "--no-demo", "--database", database]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            ready = next(line for line in process.stdout if line.startswith("Ready"))
            found = re.search(r":(\d+) ", ready)
            assert found is not None
            yield int(found[1])
        finally:
            process.kill()


def sent(connection: HTTPConnection, method: str, path: str, client: str, body: object = None) -> int:
    """As a proxy on this machine passes it on."""
    headers = {"X-Forwarded-For": client, "Content-Type": "application/json"}
    connection.request(method, path, json.dumps(body), headers)
    with connection.getresponse() as answer:
        answer.read()
        return answer.status


@pytest.mark.full
@pytest.mark.postgres
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_two_processes_count_together(database: str) -> None:  # noqa: F811
    with closing(open_store(database)) as store:
        service = Service(store)
        game = lobby.create(service, person(service, "Ada"), Setup("A game"))
        with ExitStack() as stack:
            ports = [stack.enter_context(web(database)) for _ in range(2)]
            lines = [stack.enter_context(closing(HTTPConnection("127.0.0.1", port, timeout=60))) for port in ports]
            resets = [
                sent(line, "POST", "/api/v1/password-resets", "192.0.2.1", {"name": "Eve"})
                for line, _n in zip(cycle(lines), range(RESETS + 4))
            ]
            assert resets == [202] * RESETS + [429] * 4
            burst = 0
            for line in cycle(lines):
                if sent(line, "GET", "/api/v1/me", "2001:db8::1") == 429:
                    break
                burst += 1
            assert READS[0] <= burst <= 2 * READS[0]
            streams = [_stream(stack, port, game) for port, _n in zip(cycle(ports), range(MOST_OF_ONE + 8))]
            assert MOST_OF_ONE <= streams.count(200) <= MOST_OF_ONE + UNTOLD
            assert streams[-1] == 429
            many = [
                sent(line, "POST", "/api/v1/password-resets", f"2001:db8:1:{n % 40:x}::1", {"name": "Eve"})
                for line, n in zip(cycle(lines), range(RESETS * SITE + 10))
            ]
            assert many == [202] * RESETS * SITE + [429] * 10
        with web(database) as port, closing(HTTPConnection("127.0.0.1", port, timeout=60)) as line:
            assert sent(line, "POST", "/api/v1/password-resets", "192.0.2.1", {"name": "Eve"}) == 429, "a restart"


def _stream(stack: ExitStack, port: int, game: str) -> int:
    line = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=60))
    head = f"GET /api/v1/games/{game}/news HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n"
    line.sendall(head.encode())
    return int(line.recv(64).split()[1])
