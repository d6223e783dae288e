"""Where mail and webhooks go: a mail server and a web server that note everything, and sometimes fail."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

LINK = re.compile(rb"/confirm/([\w-]+)")


@dataclass
class Sinks:
    """Id of what arrived -> to whom, and how often."""

    mails: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    hooks: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    links: dict[str, str] = field(default_factory=dict)  # address -> the secret that confirms it
    chance: random.Random = field(default_factory=random.Random)
    lock: Lock = field(default_factory=Lock)
    fails: float = 0.0  # so often
    smtp: int = 0
    http: int = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:  # noqa: N802
        data, to = envelope.content, envelope.rcpt_tos[0]
        assert isinstance(data, bytes)
        if self.chance.random() < self.fails:
            return "451 4.3.0 come again later"
        name = str(message_from_bytes(data)["Message-ID"]).strip("<>").partition("@")[0]
        with self.lock:
            self.mails[name].append(to)
            if found := LINK.search(data.replace(b"=\r\n", b"")):
                self.links[to] = found[1].decode()
        return "250 OK"


def handler(sinks: Sinks) -> type[BaseHTTPRequestHandler]:
    class Hooked(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            with sinks.lock:
                sinks.hooks[self.headers["Idempotency-Key"]].append(self.path.rpartition("/")[2])
            if sinks.chance.random() < sinks.fails:  # it has arrived, and the sender will never know
                self.close_connection = True
                return
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            """Quiet."""

    return Hooked


@contextmanager
def open_sinks(port: int) -> Iterator[Sinks]:
    """``port``: of the mail server."""
    sinks = Sinks()
    controller = Controller(sinks, "127.0.0.1", port)
    controller.start()
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(sinks))
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, args=(0.1,))
    thread.start()
    sinks.smtp, sinks.http = port, server.server_address[1]
    try:
        yield sinks
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
        controller.stop()
