"""``casus serve``: the whole service in one process, or one part of it."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import click

from casusbelli import __version__
from casusbelli.cli.files import fail
from casusbelli.cli.place import PATIENCE_SECONDS, opened_store, place_options, shown

if TYPE_CHECKING:
    from casusbelli.service.house import House
    from casusbelli.store import Store

GRACE_SECONDS = 15
ANYWHERE = ("0.0.0.0", "::")


@click.command(
    epilog="""\b
Examples:
  casus serve
  casus serve --data /srv/casus --host 0.0.0.0 --url https://diplomacy.example.org
  casus serve --database postgresql://casus@db/casus --role web"""
)
@place_options
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0: all of them.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0: any that is free.")
@click.option("--url", help="The address that people use, where it is another: it stands in letters and links.")
@click.option("--role", type=click.Choice(["all", "web", "worker"]), default="all", show_default=True,
              help="web answers, worker judges; all does both.")  # fmt: skip
@click.option("--demo/--no-demo", default=True, show_default=True, help="Keep games there that anybody can try.")
@click.option("--limits/--no-limits", default=True, show_default=True, help="Slow down guessing and flooding.")
@click.option("--verbose", is_flag=True, help="Log every request.")
def serve(
    database: str, host: str, port: int, url: str | None, role: str, demo: bool, limits: bool, verbose: bool
) -> None:
    """Run the game-master service: pages, API, deadlines, bots.

    The first start makes the database and prints a link with which the administrator chooses his password. Ctrl-C or
    SIGTERM stops it: requests under way are answered, a phase that is being judged is finished.
    """
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    with ExitStack() as closing:
        listening = closing.enter_context(_socket(host, port)) if role != "worker" else None
        store = opened_store(database, PATIENCE_SECONDS)
        closing.callback(store.close)
        _run(store, database, listening, url or _address(listening, host), role, demo, limits, verbose)
    click.echo("Stopped.")


def _run(
    store: Store,
    database: str,
    listening: socket.socket | None,
    url: str,
    role: str,
    demo: bool,
    limits: bool,
    verbose: bool,
) -> None:
    from casusbelli.service.house import House
    from casusbelli.service.limits import Limits

    house = House(store, url.rstrip("/"), demos=demo, limits=Limits(on=limits))
    stop = Event()
    _on_signals(stop.set)
    _greet(house, database, role)
    with _worker(house, stop, role):
        if listening is None:
            stop.wait()
        else:
            _web(house, listening, stop, verbose)


def _socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as fault:
        fail(f"cannot listen at {host} port {port}: {os.strerror(fault.errno or 0)}; --port 0 takes any that is free")


def _address(listening: socket.socket | None, host: str) -> str:
    if listening is None:
        return "http://127.0.0.1:8000"
    name = "127.0.0.1" if host in ANYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}"


def _greet(house: House, database: str, role: str) -> None:
    click.echo(f"Casus Belli {__version__} ({role}) on {shown(database)}")
    if role != "worker":
        from casusbelli.service.accounts import first_administrator
        from casusbelli.service.upkeep import keep_url

        keep_url(house)
        link = first_administrator(house)
        if link is not None:
            click.echo(f"Administrator: choose the password of the account 'admin' at {link}")
        click.echo(f"Ready at {house.base_url} (Ctrl-C stops it)")
    sys.stdout.flush()


def _on_signals(act: Callable[[], None]) -> None:
    """Until the web server listens to them itself, and once it gives them back."""

    def heard(_number: int, _frame: object) -> None:
        act()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, heard)


@contextmanager
def _worker(house: House, stop: Event, role: str) -> Iterator[None]:
    """Judging beside the web; what it is doing when we stop, it finishes."""
    if role == "web":
        yield
        return
    from casusbelli.service.worker import work

    thread = Thread(target=work, args=(house, stop, lambda line: click.echo(line, err=True)), name="worker")
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def _without_links(record: logging.LogRecord) -> bool:
    """Whoever reads the log must not be able to choose somebody's password."""
    from casusbelli.service.accounts import RESET_PAGE

    if isinstance(record.args, tuple):
        record.args = tuple(
            f"{RESET_PAGE}..." if isinstance(arg, str) and arg.startswith(RESET_PAGE) else arg for arg in record.args
        )
    return True


def _web(house: House, listening: socket.socket, stop: Event, verbose: bool) -> None:
    import uvicorn

    from casusbelli.web.app import create_app

    app = create_app(house)
    logging.getLogger("uvicorn.access").addFilter(_without_links)

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: Any) -> None:
            """Live streams never end of themselves."""
            stop.set()
            app.state.bell.close()
            super().handle_exit(sig, frame)

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=verbose,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        proxy_headers=True,
    )
    server = Server(config)
    _on_signals(lambda: server.handle_exit(signal.SIGTERM, None))  # until it listens to them itself
    if not stop.is_set():
        server.run(sockets=[listening])
