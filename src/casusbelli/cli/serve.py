"""``casus serve``: runs the whole service in one process, or a part of it."""

from __future__ import annotations

import errno
import gc
import logging
import os
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

import click

from casusbelli.build import version
from casusbelli.cli.allocator import share_arena
from casusbelli.cli.database import PATIENCE_SECONDS, check_extra, opened_store, place_options, shown
from casusbelli.cli.files import fail
from casusbelli.cli.handover import inheritance
from casusbelli.cli.lifecycle import Lifecycle, beating_process
from casusbelli.cli.lock import locked

if TYPE_CHECKING:
    from casusbelli.notify.sender import Ways
    from casusbelli.service.base.service import Service
    from casusbelli.service.ops.processes import OwnProcess
    from casusbelli.store import Store
    from casusbelli.web.log_lines import Announcer

log = logging.getLogger(__name__)
NOBODY = "Casus Belli <casus@localhost>"
WEB_ADDRESS = re.compile(r"https?://[^\s/?#]+")
ANYWHERE = ("0.0.0.0", "::")
REHEARSAL_SECONDS = 1.0


def _web_address(_context: click.Context, _option: click.Parameter, url: str | None) -> str | None:
    if url is not None and not WEB_ADDRESS.match(url):
        raise click.BadParameter(f"{url!r}. Expected http://HOST or https://HOST.")
    return url


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
@click.option("--url", callback=_web_address, help="The public address, if it is different. Used in e-mails and links.")
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
@click.option("--verbose", is_flag=True, help="Log every request and every adjudicated phase.")
@click.option("--backup-every", metavar="HOURS", type=click.FloatRange(0.1), help="Write a backup so often.")
@click.option("--backup-dir", type=click.Path(file_okay=False, path_type=Path), help="Where; DATA/backups by default.")
@click.option("--keep", default=14, show_default=True, type=click.IntRange(1), help="How many backups to keep.")
@click.option("--log-format", type=click.Choice(["text", "json"]), default="text", show_default=True,
              envvar="CASUS_LOG_FORMAT", help="The lines of the log: text, or one JSON object each.")  # fmt: skip
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
    backup_every: float | None,
    backup_dir: Path | None,
    keep: int,
    log_format: str,
) -> None:
    """Run the web service: pages, API, deadlines, bots and notifications.

    The first start creates the database and prints a link to set the administrator's password. Ctrl-C or SIGTERM stops
    the service; requests and adjudications in progress are finished first. SIGHUP replaces it by a new process without
    refusing a request; SIGUSR1 drains it.
    """
    with ExitStack() as closing:
        _prepare()
        from casusbelli.service.ops.processes import OwnProcess
        from casusbelli.web.log_lines import Announcer, log_to_stderr

        log_to_stderr(log_format, verbose)
        say, left = Announcer(log_format), inheritance()
        listening = closing.enter_context(left.listening or _socket(host, port)) if role != "worker" else None
        locks = closing.enter_context(locked(database, role, left.locks))
        store = opened_store(database, PATIENCE_SECONDS, create=True)
        closing.callback(store.close)
        service = _house(store, url or _address(listening, host), demo, limits, private_hooks)
        ways = _ways(smtp, mail_from, private_hooks, say) if role != "web" else {}
        life = Lifecycle(OwnProcess(role), listening, locks, left)
        closing.callback(_observed(life.own, store))
        _greet(service, database, role, say)
        with (
            beating_process(service, life),
            _worker(service, life.stop, role),
            _bots(service, life.stop, bots if role != "web" else 0),
            _sender(service, ways, life.stop),
            _backups(service, life.stop, role, backup_every, backup_dir, keep),
        ):
            _work(service, life, keep_alive, say)
    say.say("Stopped.")


def _prepare() -> None:
    """Check what is installed, and set up the allocator before any thread starts."""
    check_extra()
    share_arena()


def _observed(own: OwnProcess, store: Store) -> Callable[[], None]:
    """Count the connections of the database, and send spans if the environment names a collector. Returns what ends
    that."""
    from casusbelli.service.base.process_figures import figures
    from casusbelli.service.base.tracing import SETTINGS, configure

    figures.gauges["database"] = store.pool_state
    if not any(os.environ.get(name) for name in SETTINGS):
        return lambda: None
    try:
        return configure(own.role, version(), own.id)
    except ImportError as fault:
        fail(f"{fault}; install tracing with: pip install 'casusbelli[server,tracing]'")


def _work(service: Service, life: Lifecycle, keep_alive: int, say: Announcer) -> None:
    """Answer requests, or let the threads of a worker work, until the process is to end."""
    if life.listening is None:
        life.ready()
        life.stop.wait()
        return
    from casusbelli.cli.web_process import serve_web

    serve_web(service, life, keep_alive, lambda problems: _is_ready(service, problems, say))


def _house(store: Store, url: str, demo: bool, limits: bool, private_hooks: bool) -> Service:
    from casusbelli.service.base.limits import Limits
    from casusbelli.service.base.service import Service

    return Service(store, url.rstrip("/"), demos=demo, limits=Limits(on=limits), private_hooks=private_hooks)


def _socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as fault:
        is_port = fault.errno in (errno.EADDRINUSE, errno.EACCES)
        advice = "choose another --port; 0 is any free port" if is_port else "--host is an address of this machine"
        why = fault.strerror if isinstance(fault, socket.gaierror) else os.strerror(fault.errno or 0)
        fail(f"cannot listen on {host} port {port}: {why}; {advice}")


def _address(listening: socket.socket | None, host: str) -> str:
    if listening is None:
        return "http://127.0.0.1:8000"
    name = "127.0.0.1" if host in ANYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}"


def _greet(service: Service, database: str, role: str, say: Announcer) -> None:
    say.say(f"Casus Belli {version()} ({role}) on {shown(database)}")
    if role != "worker":
        from casusbelli.cli.os_user import os_user
        from casusbelli.service.ops.upkeep import keep_url
        from casusbelli.service.people.accounts import first_administrator

        keep_url(service)
        name, link = first_administrator(service, os_user()) or ("", "")
        if link and not say.as_json:  # logs are collected and read by many
            say.say(f"Administrator: set the password of the account '{name}' at {link}")
        elif link:
            say.say(f"Administrator: for a link to set the password of '{name}': casus admin users link {name}")
        elif name:
            say.say(
                f"Administrator: the link for '{name}' was printed before. For another: casus admin users link {name}"
            )


def _is_ready(service: Service, problems: list[str], say: Announcer) -> None:
    for sentence in problems:
        say.say(f"casus: {sentence}", err=True)
    say.say(f"Ready at {service.base_url} (press Ctrl-C to stop)")


@contextmanager
def _worker(service: Service, stop: Event, role: str) -> Iterator[None]:
    """Run the worker in a thread. On exit it finishes what it is doing."""
    if role == "web":
        yield
        return
    from casusbelli.service.ops.next_games import rehearse_adjudications
    from casusbelli.service.ops.worker import work
    from casusbelli.store import StoreDown

    with suppress(StoreDown):  # the worker waits for it
        rehearse_adjudications(service, REHEARSAL_SECONDS)
    if role == "worker":  # otherwise the web server does this, once it is warm
        gc.collect()
        gc.freeze()
    with _running(Thread(target=work, args=(service, stop, log.warning), name="worker"), stop):
        yield


@contextmanager
def _bots(service: Service, stop: Event, count: int) -> Iterator[None]:
    """Run ``count`` bot processes, each with a thread that queries it, and one for hints, which starts with the first
    question. On exit they are killed, whatever they do."""
    from casusbelli.bots.process import BotProcess
    from casusbelli.service.ops.bot_time import BotTime
    from casusbelli.service.ops.bot_turns import work

    shared, processes, adviser = BotTime(), [BotProcess() for _number in range(count)], BotProcess()
    service.ask_bot = adviser.ask
    threads = [Thread(target=work, args=(service, stop, one, shared), name="bots") for one in processes]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for process in (*processes, adviser):
            process.close()
        for thread in threads:
            thread.join()


def _ways(smtp: str | None, mail_from: str | None, private_hooks: bool, say: Announcer) -> Ways:
    """The channels for notifications. Checked at the start, so that a wrong setting is reported at once."""
    from casusbelli.notify.mail import BadAddress, Folder, Server, Smtp, sender_of
    from casusbelli.notify.sender import BY_MAIL
    from casusbelli.store import UnusableStore, private

    try:
        sender = sender_of(mail_from or NOBODY)
        if smtp is None:
            folder = click.get_current_context().params["data"] / "mail"
            private.narrow_all(folder)
            say.say(f"No --smtp: e-mails are written to {folder}", err=True)
            return {BY_MAIL: Folder(folder, sender), **_hooks(private_hooks, say)}
        if mail_from is None:
            fail("--smtp needs --mail-from, the sender of e-mails")
        return {BY_MAIL: Smtp(Server.of(smtp), sender), **_hooks(private_hooks, say)}
    except (BadAddress, UnusableStore) as fault:
        fail(str(fault))
    except ImportError as fault:
        fail(f"{fault}; install e-mail support with: pip install 'casusbelli[server,mail]'")


def _hooks(private: bool, say: Announcer) -> Ways:
    from casusbelli.notify.sender import BY_HOOK

    try:
        from casusbelli.notify.webhooks import Hooks
    except ImportError as fault:
        say.say(f"{fault}: webhooks are not sent; install them with: pip install 'casusbelli[server,mail]'", err=True)
        return {}
    return {BY_HOOK: Hooks(private)}


@contextmanager
def _backups(
    service: Service, stop: Event, role: str, hours: float | None, folder: Path | None, keep: int
) -> Iterator[None]:
    """Write backups in a thread."""
    from casusbelli.service.ops.backups import Schedule, unscheduled, work

    if role == "web" or hours is None:
        if role != "web":
            unscheduled(service)
        yield
        return
    place = folder or click.get_current_context().params["data"] / "backups"
    with _running(Thread(target=work, args=(service, Schedule(place, hours, keep), stop), name="backups"), stop):
        yield


@contextmanager
def _running(thread: Thread, stop: Event) -> Iterator[None]:
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


@contextmanager
def _sender(service: Service, ways: Ways, stop: Event) -> Iterator[None]:
    if not ways:
        yield
        return
    from casusbelli.notify.sender import working

    with working(service, ways, stop):
        yield
