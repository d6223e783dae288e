"""``casus serve``: runs the whole service in one process, or a part of it."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import click

from casusbelli.build import version
from casusbelli.cli.database import PATIENCE_SECONDS, check_extra, opened_store, place_options, shown
from casusbelli.cli.files import fail
from casusbelli.cli.lock import locked

if TYPE_CHECKING:
    from casusbelli.notify.sender import Ways
    from casusbelli.service.base.service import Service
    from casusbelli.store import Store

log = logging.getLogger(__name__)
GRACE_SECONDS = 15
ANSWER_SECONDS = 5.0
NOBODY = "Casus Belli <casus@localhost>"
ANYWHERE = ("0.0.0.0", "::")


@click.command(
    epilog="""\b
Examples:
  casus serve
  casus serve --data /srv/casus --host 0.0.0.0 --url https://diplomacy.example.org
  casus serve --database postgresql://casus@db/casus --role web"""
)
@place_options
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="The port to listen on; 0 for any free port.",
)
@click.option("--url", help="The public address, if it is different. Used in e-mails and links.")
@click.option("--role", type=click.Choice(["all", "web", "worker"]), default="all", show_default=True,
              help="web serves pages and the API, worker adjudicates, all does both.")  # fmt: skip
@click.option("--bots", default=1, show_default=True, type=click.IntRange(0, 64),
              help="The number of processes in which bots think; 0 for none.")  # fmt: skip
@click.option("--smtp", metavar="URL", envvar="CASUS_SMTP",
              help="smtp[s]://[USER:PASSWORD@]HOST[:PORT]. Without it, e-mails are written to DATA/mail.")  # fmt: skip
@click.option("--mail-from", metavar="ADDRESS", envvar="CASUS_MAIL_FROM", help="The sender of e-mails.")
@click.option("--private-hooks", is_flag=True, envvar="CASUS_PRIVATE_HOOKS",
              help="Allow webhooks to private networks and without TLS.")  # fmt: skip
@click.option("--demo/--no-demo", default=True, show_default=True, help="Create demo games.")
@click.option("--limits/--no-limits", default=True, show_default=True, help="Enforce rate limits.")
@click.option("--keep-alive", default=130, show_default=True, metavar="SECONDS", type=click.IntRange(1),
              help="How long idle connections stay open. Must be longer than your proxy keeps its own.")  # fmt: skip
@click.option("--verbose", is_flag=True, help="Log every request.")
def serve(
    database: str,
    host: str,
    port: int,
    url: str | None,
    role: str,
    bots: int,
    smtp: str | None,
    mail_from: str | None,
    private_hooks: bool,
    demo: bool,
    limits: bool,
    keep_alive: int,
    verbose: bool,
) -> None:
    """Run the web service: pages, API, deadlines, bots and notifications.

    The first start creates the database and prints a link to set the administrator's password. Ctrl-C or SIGTERM stops
    the service; requests and adjudications in progress are finished first.
    """
    with ExitStack() as closing:
        check_extra()
        _log(verbose)
        listening = closing.enter_context(_socket(host, port)) if role != "worker" else None
        closing.enter_context(locked(database, role))
        store = opened_store(database, PATIENCE_SECONDS, create=True)
        closing.callback(store.close)
        service = _house(store, url or _address(listening, host), demo, limits, private_hooks)
        ways = _ways(smtp, mail_from, private_hooks) if role != "web" else {}
        web = Web(listening, keep_alive, verbose) if listening is not None else None
        _run(service, database, web, role, bots, ways)
    click.echo("Stopped.")


def _log(verbose: bool) -> None:
    from casusbelli.web.redaction import Redacting

    handler = logging.StreamHandler()
    handler.setFormatter(Redacting("%(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])


def _house(store: Store, url: str, demo: bool, limits: bool, private_hooks: bool) -> Service:
    from casusbelli.service.base.limits import Limits
    from casusbelli.service.base.service import Service

    return Service(store, url.rstrip("/"), demos=demo, limits=Limits(on=limits), private_hooks=private_hooks)


@dataclass(frozen=True)
class Web:
    """Settings of the web server."""

    listening: socket.socket
    keep_alive: int
    verbose: bool


def _run(service: Service, database: str, web: Web | None, role: str, bots: int, ways: Ways) -> None:
    stop = Event()
    _on_signals(stop.set)
    _greet(service, database, role)
    with _worker(service, stop, role), _bots(service, stop, bots if role != "web" else 0), _sender(service, ways, stop):
        if web is None:
            stop.wait()
        else:
            _web(service, web, stop)


def _socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as fault:
        fail(f"cannot listen on {host} port {port}: {os.strerror(fault.errno or 0)}; use --port 0 for any free port")


def _address(listening: socket.socket | None, host: str) -> str:
    if listening is None:
        return "http://127.0.0.1:8000"
    name = "127.0.0.1" if host in ANYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}"


def _greet(service: Service, database: str, role: str) -> None:
    click.echo(f"Casus Belli {version()} ({role}) on {shown(database)}")
    if role != "worker":
        from casusbelli.service.ops.upkeep import keep_url
        from casusbelli.service.people.accounts import first_administrator

        keep_url(service)
        name, link = first_administrator(service) or ("", "")
        if link:
            click.echo(f"Administrator: set the password of the account '{name}' at {link}")
        elif name:
            click.echo(
                f"Administrator: the link for '{name}' was printed before. For another: casus admin users link {name}"
            )
    sys.stdout.flush()


def _on_signals(act: Callable[[], None]) -> None:
    """Handle SIGINT and SIGTERM before the web server does so itself, and after it has stopped."""

    def heard(_number: int, _frame: object) -> None:
        act()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, heard)


@contextmanager
def _worker(service: Service, stop: Event, role: str) -> Iterator[None]:
    """Run the worker in a thread. On exit it finishes what it is doing."""
    if role == "web":
        yield
        return
    from casusbelli.service.ops.worker import work

    thread = Thread(target=work, args=(service, stop, log.warning), name="worker")
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


@contextmanager
def _bots(service: Service, stop: Event, count: int) -> Iterator[None]:
    """Run ``count`` bot processes, each with a thread that queries it. On exit they are killed, whatever they do."""
    from casusbelli.bots.process import BotProcess
    from casusbelli.service.ops.bot_time import BotTime
    from casusbelli.service.ops.bot_turns import work

    shared, processes = BotTime(), [BotProcess() for _number in range(count)]
    threads = [Thread(target=work, args=(service, stop, one, shared), name="bots") for one in processes]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for process in processes:
            process.close()
        for thread in threads:
            thread.join()


def _ways(smtp: str | None, mail_from: str | None, private_hooks: bool) -> Ways:
    """The channels for notifications. Checked at the start, so that a wrong setting is reported at once."""
    from casusbelli.notify.mail import BadAddress, Folder, Server, Smtp, sender_of
    from casusbelli.notify.sender import BY_MAIL
    from casusbelli.store import UnusableStore, private

    try:
        sender = sender_of(mail_from or NOBODY)
        if smtp is None:
            folder = click.get_current_context().params["data"] / "mail"
            private.narrow_all(folder)
            click.echo(f"No --smtp: e-mails are written to {folder}", err=True)
            return {BY_MAIL: Folder(folder, sender), **_hooks(private_hooks)}
        if mail_from is None:
            fail("--smtp needs --mail-from, the sender of e-mails")
        return {BY_MAIL: Smtp(Server.of(smtp), sender), **_hooks(private_hooks)}
    except (BadAddress, UnusableStore) as fault:
        fail(str(fault))
    except ImportError as fault:
        fail(f"{fault}; install e-mail support with: pip install 'casusbelli[server,mail]'")


def _hooks(private: bool) -> Ways:
    from casusbelli.notify.sender import BY_HOOK

    try:
        from casusbelli.notify.webhooks import Hooks
    except ImportError as fault:
        click.echo(
            f"{fault}: webhooks are not sent; install them with: pip install 'casusbelli[server,mail]'", err=True
        )
        return {}
    return {BY_HOOK: Hooks(private)}


@contextmanager
def _sender(service: Service, ways: Ways, stop: Event) -> Iterator[None]:
    if not ways:
        yield
        return
    from casusbelli.notify.sender import working

    with working(service, ways, stop):
        yield


def _web(service: Service, web: Web, stop: Event) -> None:
    import uvicorn

    from casusbelli.web.app import create_app
    from casusbelli.web.server import configured, most_streams

    app = create_app(service)

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: Any) -> None:
            stop.set()
            super().handle_exit(sig, frame)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """End live streams, which never end by themselves. This runs on the event loop: a signal handler could ring
            the bell between a stream's check and its wait, and that stream would be cut off."""
            app.state.bell.close()
            await super().shutdown(sockets)

    config = configured(
        app, service.limits.on, web.keep_alive, access_log=web.verbose, timeout_graceful_shutdown=GRACE_SECONDS
    )
    app.state.bell.most = most_streams(config)
    server = Server(config)
    _on_signals(lambda: server.handle_exit(signal.SIGTERM, None))  # until the server handles signals itself
    if not stop.is_set():
        Thread(target=_announce, args=(service, web.listening, stop), name="announce", daemon=True).start()
        server.run(sockets=[web.listening])


def _announce(service: Service, listening: socket.socket, stop: Event) -> None:
    """Print "Ready" once the service has answered. A worker that has just started gets a moment."""
    host, port = listening.getsockname()[:2]
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    until: float | None = None
    while not stop.wait(0.05):
        wrong = _problems(near, port)
        if wrong is None:
            continue
        until = until or time.monotonic() + ANSWER_SECONDS
        if not wrong or time.monotonic() > until:
            for sentence in wrong:
                click.echo(f"casus: {sentence}", err=True)
            click.echo(f"Ready at {service.base_url} (press Ctrl-C to stop)")
            sys.stdout.flush()
            return


def _problems(host: str, port: int) -> list[str] | None:
    """The problems that /healthz reports, or None if it does not answer."""
    connection = HTTPConnection(host, port, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", "/healthz", headers={"Connection": "close"})
        told = json.load(connection.getresponse())
        return list(told.get("problems", [told.get("sentence", "")]))
    except (OSError, HTTPException, ValueError):
        return None
    finally:
        connection.close()
