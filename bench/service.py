"""S1 to S4: the service under load, each part in a process of its own as in production, on SQLite and PostgreSQL.

S1: many deadlines in one second. S2: orders saved, and S3: game pages, each at a rate that does not wait for responses.
S4: news to many listeners. For comparison, the time that the disk takes for fdatasync: nothing can be faster.

PostgreSQL is a temporary server, started for this if it is installed.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench.measure import Figure
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby, order_entry, press, seating
from casusbelli.service.games.open_game import EVERYBODY, opened
from casusbelli.service.people import accounts
from casusbelli.store import Store, new_id, open_store
from tests.chaos.own_postgres import BINARIES, own_postgres

SEATS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
OPENING = {
    "Austria": "A VIE - GAL\nF TRI - ALB\nA BUD - SER",
    "England": "F LON - NTH\nF EDI - NWG\nA LVP - YOR",
    "France": "A PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MAO",
    "Germany": "A BER - KIE\nA MUN - BUR\nF KIE - DEN",
    "Italy": "A VEN - TRI\nA ROM - VEN\nF NAP - ION",
    "Russia": "A MOS - UKR\nA WAR - GAL\nF SEV - BLA\nF STP/SC - BOT",
    "Turkey": "A CON - BUL\nA SMY - CON\nF ANK - BLA",
}
WRITERS = SEATS[:2]  # have written orders when the deadline comes
SAVES, PAGES, NEW_PAGES = 150, 300, 30  # per second
TALKATIVE, MESSAGES = 4, 4_000  # games with so many messages
LINES = 64  # persistent connections
LISTENED, RUNG = 40, 10  # games, and how many of them have news at the same time
WORKERS = {"sqlite": 1, "postgresql": 2}  # worker processes
SERVERS = {"sqlite": 1, "postgresql": 2}  # web processes
TARGETS = {"sqlite": "25 for 10,000", "postgresql": "35 for 10,000"}
PATIENCE = 900.0
MESSAGE = ("id", "n", "game", "at", "phase", "sender", "tenure", "account", "grey", "public", "thread", "text", "size")
TEXT = "Shall we leave Galicia to nobody this year, and see who keeps to it?"
COPIED = ("games", "seats", "events", "snapshots", "drafts", "tenures")


def figures(quick: bool) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        yield from on(f"sqlite:///{folder}/games.db", Path(folder), quick)
    if BINARIES:
        with own_postgres(5497) as (url, _data), tempfile.TemporaryDirectory() as folder:
            yield from on(url, Path(folder), quick)


def on(url: str, folder: Path, quick: bool) -> Iterator[Figure]:
    yield from disk(url, folder)
    with closing(open_store(url)) as store:
        pattern, people = a_game(Service(store), WRITERS)
        copies = copied(store, pattern, 300 if quick else 10_000)
        yield from deadlines(store, url, pattern, len(copies))
        sessions = {seat: accounts.new_session(Service(store), str(who.account)) for seat, who in people.items()}
        some = copied(store, pattern, LISTENED)
        seconds = 3 if quick else 15
        with served(url) as service:
            yield from asyncio.run(saving(service, some, sessions, seconds))
            yield from asyncio.run(looking(service, some, sessions, seconds))
            write_messages(store, people, some[:TALKATIVE])
            much = f", {MESSAGES:,} messages"
            yield from asyncio.run(looking(service, some[:TALKATIVE], sessions, seconds, much))
            yield from asyncio.run(listening(store, service, some, 200 if quick else 2_000))
            asyncio.run(visiting(service, some, sessions))
        with served(url) as service:
            yield from asyncio.run(returning(service, some, sessions, seconds))


# --- what there is


def a_game(service: Service, writers: Sequence[str] = SEATS) -> tuple[str, dict[str, Who]]:
    """Start a game in which these seats have written orders."""
    people = {}
    for seat in SEATS:
        with service.write() as tx:
            account = new_id()
            tx.add("accounts", id=account, name=seat, name_key=seat.casefold(), created=tx.now())
        people[seat] = Who(account, seat, "player")
    game = lobby.create(service, people[SEATS[0]], Setup("A game"))
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    for seat in writers:
        order_entry.submit(service, people[seat], game, seat, "S1901M", OPENING[seat])
    return game, people


def copied(store: Store, pattern: str, count: int) -> list[str]:
    names = [new_id() for _ in range(count)]
    with store.write() as tx:
        tx.run("CREATE TEMPORARY TABLE copies (name TEXT PRIMARY KEY)")
        tx.add_all("copies", ("name",), [(name,) for name in names])
        for table in COPIED:
            key = "id" if table == "games" else "game"
            kept = [name for name in tx.all(f"SELECT * FROM {table} LIMIT 1")[0] if name != key]
            tx.run(
                f"INSERT INTO {table} ({key}, {', '.join(kept)}) SELECT c.name, {', '.join(f't.{one}' for one in kept)}"
                f" FROM {table} t CROSS JOIN copies c WHERE t.{key} = ?",
                pattern,
            )
        tx.run("DROP TABLE copies")
    return names


@contextmanager
def program(url: str, *more: str) -> Iterator[subprocess.Popen[str]]:
    command = [str(Path(sys.executable).with_name("casus")), "serve", "--database", url, "--no-demo", "--no-limits"]
    with subprocess.Popen([*command, *more], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        try:
            yield running
        finally:
            running.terminate()
            running.communicate(timeout=60)


@dataclass(frozen=True)
class Served:
    kind: str
    ports: tuple[int, ...]
    processes: tuple[int, ...]

    def cpu(self) -> float:
        return sum(map(cpu, self.processes))


@contextmanager
def served(url: str) -> Iterator[Served]:
    kind = url.partition(":")[0]
    with ExitStack() as closing_down:
        running = [
            closing_down.enter_context(program(url, "--role", "web", "--port", "0")) for _ in range(SERVERS[kind])
        ]
        yield Served(kind, tuple(map(port_of, running)), tuple(one.pid for one in running))


def port_of(running: subprocess.Popen[str]) -> int:
    assert running.stdout is not None
    for line in running.stdout:
        if line.startswith("Ready at"):
            return int(line.split()[2].rpartition(":")[2])
    raise SystemExit("bench: the service did not start")


# --- S1


def disk(url: str, folder: Path) -> Iterator[Figure]:
    """Time to sync a page of 4 KiB to disk, and the load of the machine."""
    kind = url.partition(":")[0]
    yield Figure("S", f"{kind}: the load of the machine before this (1 minute)", os.getloadavg()[0], unit="processes")
    times = []
    with (folder / "probe").open("wb", buffering=0) as out:
        for _n in range(200):
            out.write(b"x" * 4096)
            start = time.perf_counter()
            os.fdatasync(out.fileno())
            times.append((time.perf_counter() - start) * 1000)
    yield Figure("S", f"{kind}: the disk: fdatasync of 4 KiB, p50", quantile(times, 0.5), unit="ms")
    yield Figure("S", f"{kind}: the disk: fdatasync of 4 KiB, p99", quantile(times, 0.99), unit="ms")


def deadlines(store: Store, url: str, pattern: str, count: int) -> Iterator[Figure]:
    """The time from the deadline, with workers waiting, until the last game has been adjudicated."""
    kind = url.partition(":")[0]
    with ExitStack() as closing_down:
        workers = [closing_down.enter_context(program(url, "--role", "worker")) for _ in range(WORKERS[kind])]
        for running in workers:
            assert running.stdout is not None
            running.stdout.readline()
        with store.write() as tx:
            tx.run("UPDATE games SET due = ?, deadline = ? WHERE id <> ?", tx.now(), tx.now(), pattern)
        start, before = time.monotonic(), sum(cpu(one.pid) for one in workers)
        while left(store) and time.monotonic() - start < PATIENCE and all(one.poll() is None for one in workers):
            time.sleep(0.2)
        passed, missed = time.monotonic() - start, left(store)
        used = sum(cpu(one.pid) for one in workers) - before
    if missed:
        raise SystemExit(f"bench: {missed} of {count} games were not judged within {PATIENCE:.0f} s")
    what = f"{kind}: {count:,} games due at once, all judged, {len(workers)} worker(s)"
    yield Figure("S1", what, passed, None, TARGETS[kind], "s")
    yield Figure("S1", f"{kind}: the workers' CPU time for one of them", used / count * 1000, unit="ms")


def left(store: Store) -> int:
    with store.read() as tx:
        row = tx.one("SELECT COUNT(*) AS n FROM games WHERE phase = 'S1901M' AND due <= ?", tx.now())
    return int(row["n"]) if row else 0


def cpu(process: int) -> float:
    """CPU time in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- S2, S3: at a rate


class Line:
    """A persistent connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.body = b""  # of the last response
        self.is_json = False

    async def ask(self, method: str, path: str, cookie: str, body: bytes = b"") -> int:
        if self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writer.write(request(method, path, cookie, body))
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r")[0] or 0)
        self.body, self.is_json = await self.reader.readexactly(length), "content-type: application/json" in head
        return int(head.split(" ", 2)[1])


def request(method: str, path: str, cookie: str, body: bytes = b"") -> bytes:
    from casusbelli.web.security import COOKIE, csrf_of  # noqa: PLC0415 # needs the extra "server"

    head = [
        f"{method} {path} HTTP/1.1",
        "Host: bench",
        f"Cookie: {COOKIE}={cookie}",
        f"X-CSRF-Token: {csrf_of(cookie)}",
        "Accept-Encoding: gzip",
    ]
    head += [f"Content-Length: {len(body)}", "Content-Type: application/json"] if body else []
    return "\r\n".join((*head, "", "")).encode() + body


Ask = Callable[[Line, int], Awaitable[int]]


async def at_rate(service: Served, rate: int, count: int, ask: Ask) -> list[float]:
    """Milliseconds since the scheduled time of each request, so that time in a queue counts."""
    request("GET", "/", "")  # imports what this client needs, which is no delay of the service
    free: asyncio.Queue[Line] = asyncio.Queue()
    for number in range(LINES):
        free.put_nowait(Line(service.ports[number % len(service.ports)]))
    times: list[float] = []

    async def one(number: int, due: float) -> None:
        line = await free.get()
        status = await ask(line, number)
        free.put_nowait(line)
        if status != 200:
            raise SystemExit(f"bench: answered with {status}")
        times.append((time.perf_counter() - due) * 1000)

    start = time.perf_counter()
    async with asyncio.TaskGroup() as tasks:
        for number in range(count):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            tasks.create_task(one(number, due))
    return times


async def measured(service: Served, name: str, what: str, rate: int, count: int, ask: Ask, target: str) -> list[Figure]:
    before = service.cpu()
    times = await at_rate(service, rate, count, ask)
    used = (service.cpu() - before) / count * 1000
    what = f"{what}, {rate} a second"
    return [
        *told(name, service, what, times, target),
        Figure(name, f"{service.kind}: {what}, CPU time for one", used, unit="ms"),
    ]


def saves(some: list[str], sessions: dict[str, str]) -> Ask:
    async def save(line: Line, number: int) -> int:
        seat = SEATS[number % len(SEATS)]
        body = json.dumps({"phase": "S1901M", "orders": OPENING[seat], "seat": seat}).encode()
        return await line.ask("PUT", f"/api/v1/games/{some[number % len(some)]}/orders", sessions[seat], body)

    return save


async def saving(service: Served, some: list[str], sessions: dict[str, str], seconds: int) -> list[Figure]:
    """From the first second after the start."""
    return await measured(service, "S2", "orders saved", SAVES, SAVES * seconds, saves(some, sessions), "15")


async def looking(
    service: Served, some: list[str], sessions: dict[str, str], seconds: int, more: str = ""
) -> list[Figure]:
    """Pages that are not cached, and pages of games in which nothing happens."""

    async def look(line: Line, number: int, query: str = "") -> int:
        seat = SEATS[number % len(SEATS)]
        return await line.ask("GET", f"/games/{some[number % len(some)]}?{len(more)}{query}", sessions[seat])

    async def anew(line: Line, number: int) -> int:
        return await look(line, number, f"&again={number}")

    what = f"game pages re-rendered{more}"
    found = await measured(service, "S3", what, NEW_PAGES, NEW_PAGES * seconds, anew, "20")
    for port in service.ports:
        line = Line(port)
        for number in range(len(some) * len(SEATS)):
            await look(line, number)
    what = f"game pages, nothing happens{more}"
    return found + await measured(service, "S3", what, PAGES, PAGES * seconds, look, "20")


def visits(some: list[str], sessions: dict[str, str]) -> Ask:
    async def look(line: Line, number: int) -> int:
        return await line.ask("GET", f"/games/{some[number % len(some)]}", sessions[SEATS[0]])

    return look


async def visiting(service: Served, some: list[str], sessions: dict[str, str]) -> None:
    """Players look at their games before the service is started again."""
    look = visits(some, sessions)
    for port in service.ports:
        line = Line(port)
        for number in range(len(some)):
            await look(line, number)


async def returning(service: Served, some: list[str], sessions: dict[str, str], seconds: int) -> list[Figure]:
    """They come back in the first second after the start. Nothing has happened."""
    what = "game pages, nothing happens, just started"
    return await measured(service, "S3", what, PAGES, PAGES * seconds, visits(some, sessions), "20")


def write_messages(store: Store, people: dict[str, Who], games: list[str]) -> None:
    pairs = [(sender, reader) for sender in SEATS for reader in SEATS if sender != reader]
    with store.write() as tx:
        for game in games:
            written, read = [], []
            for n in range(1, MESSAGES + 1):
                sender, reader = pairs[n % len(pairs)]
                thread = press.Writing(sender, (reader,), False, False, "", ()).thread
                account = people[sender].account
                written.append(
                    (f"{game}{n}", n, game, tx.now(), "S1901M", sender, 1, account, 0, 0, thread, TEXT, len(TEXT))
                )
                read.append((f"{game}{n}", reader, 1, people[reader].account))
            tx.add_all("messages", MESSAGE, written)
            tx.add_all("recipients", ("message", "seat", "tenure", "account"), read)


def told(name: str, service: Served, what: str, times: list[float], target: str) -> list[Figure]:
    return [
        Figure(name, f"{service.kind}: {what}, p50", quantile(times, 0.5), unit="ms"),
        Figure(name, f"{service.kind}: {what}, p99", quantile(times, 0.99), None, target, "ms"),
    ]


# --- S4


async def listening(store: Store, service: Served, some: list[str], count: int) -> list[Figure]:
    """Let something happen in some of the games; measure until the last listener of each has received it."""
    heard: asyncio.Queue[tuple[str, float]] = asyncio.Queue()
    ports = service.ports
    tasks = [
        asyncio.create_task(listen(ports[n // len(some) % len(ports)], some[n % len(some)], heard))
        for n in range(count)
    ]
    for _one in range(count):
        await asyncio.wait_for(heard.get(), 60)  # hello
    rung, times = some[:RUNG], list[float]()
    for _round in range(3):
        start = time.perf_counter()
        await asyncio.to_thread(ring, store, rung)
        for _one in range(count // len(some) * len(rung)):
            _game, at = await asyncio.wait_for(heard.get(), 60)
            times.append((at - start) * 1000)
        await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return told("S4", service, f"{count:,} listeners, news in {RUNG} of {LISTENED} games", times, "500")


def ring(store: Store, rung: list[str]) -> None:
    service = Service(store)
    with store.write() as tx:
        for game in rung:
            opened(service, tx, game).tell(EVERYBODY, "act", what="bench")


async def listen(port: int, game: str, heard: asyncio.Queue[tuple[str, float]]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request("GET", f"/api/v1/games/{game}/news", Random().randbytes(8).hex()))
    async for line in lines(reader):
        if line.startswith(b"data:"):
            heard.put_nowait((game, time.perf_counter()))


async def lines(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while line := await reader.readline():
        yield line


def quantile(times: list[float], part: float) -> float:
    ranked = sorted(times)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))]
