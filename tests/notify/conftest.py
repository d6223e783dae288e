"""A mail server and a web server to send to, which can be told to misbehave."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword

from casusbelli.notify.mail import Server, Smtp, sender_of
from casusbelli.notify.outbox import DeliveryOutcome
from casusbelli.service.base.service import Service, Who
from tests.service.conftest import clock, database, service, small_service, store  # noqa: F401 # fixtures
from tests.service.tables import person as stranger

SENDER = sender_of("Casus Belli <casus@play.example.org>")


@dataclass
class PostOffice:
    """``refused``: addresses that it does not know; ``busy``: everybody shall come later."""

    port: int = 0
    refused: set[str] = field(default_factory=set)
    busy: bool = False
    slow: float = 0.0
    raw: list[tuple[str, bytes]] = field(default_factory=list)
    names: list[tuple[str, str]] = field(default_factory=list)

    @property
    def way(self) -> Smtp:
        return Smtp(Server.of(f"smtp://127.0.0.1:{self.port}"), SENDER)

    @property
    def mails(self) -> list[EmailMessage]:
        return [message_from_bytes(data, policy=SMTP) for _to, data in self.raw]

    def subjects(self, to: str = "") -> list[str]:
        pairs = zip(self.raw, self.mails, strict=True)
        return [str(mail["Subject"]) for (address, _data), mail in pairs if address.startswith(to)]

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Envelope, address: str, _options: Any) -> str:  # noqa: N802
        if address in self.refused:
            return "550 5.1.1 no such person here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:  # noqa: N802
        if self.slow:
            await asyncio.sleep(self.slow)
        if self.busy:
            return "451 4.3.0 come again later"
        assert isinstance(envelope.content, bytes)
        self.raw.append((envelope.rcpt_tos[0], envelope.content))
        return "250 OK"

    def authenticate(self, _server: Any, _session: Any, _envelope: Any, _mechanism: str, given: LoginPassword) -> Any:
        self.names.append((given.login.decode(), given.password.decode()))
        return AuthResult(success=given.password == b"secret p@ss")


@pytest.fixture
def office() -> Iterator[PostOffice]:
    found = PostOffice()
    controller = Controller(
        found, hostname="127.0.0.1", port=0, authenticator=found.authenticate, auth_require_tls=False
    )
    controller.port = _free_port()
    found.port = controller.port
    controller.start()
    yield found
    controller.stop()


def _free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@dataclass
class Listener:
    """A web server of a webhook's owner. ``answers``: the responses to the next requests; after that 204."""

    url: str = ""
    answers: list[int] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    slow: float = 0.0
    heard: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)


@pytest.fixture
def listener() -> Iterator[Listener]:
    found = Listener()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            with found.lock:
                found.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                status = found.answers.pop(0) if found.answers else 204
            time.sleep(found.slow)
            self.send_response(status)
            for name, value in found.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.url = f"http://localhost:{server.server_port}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield found
    server.shutdown()
    thread.join()
    server.server_close()


class Recorder:
    """A channel that delivers nowhere and gives a scripted response."""

    def __init__(self, *outcomes: DeliveryOutcome) -> None:
        self.outcomes, self.sent = list(outcomes), list[Any]()

    async def send(self, messages: Any) -> list[DeliveryOutcome]:
        self.sent += messages
        return [self.outcomes.pop(0) if self.outcomes else DeliveryOutcome(sent=True) for _ in messages]


def person(service: Service, name: str, **prefs: str) -> Who:  # noqa: F811
    """A person with the e-mail address name@example.org."""
    import json

    who = stranger(service, name)
    with service.write() as tx:
        key = {"id": who.account}
        tx.change(
            "accounts",
            key,
            email=f"{name.lower()}@example.org",
            confirmed=f"{name.lower()}@example.org",
            prefs=json.dumps(prefs),
        )
    return who


def rows(service: Service, sql: str, *values: object) -> list[Any]:  # noqa: F811
    with service.read() as tx:
        return tx.all(sql, *values)
