"""C: the processor time that the service spends on one operation, on SQLite and PostgreSQL.

A save, a page rendered anew, an unchanged page, an update of the page, and a judged phase. For comparison, measured in
the same minutes: a trivial Starlette page on the same server, and a raw insert into the same database.
Times are those of the service's own processes; the database server's are a figure of their own.

``python -m bench.cost [sqlite|postgresql]`` prints them.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.measure import Figure
from bench.service import OPENING, WORKERS, WRITERS, Line, a_game, copied, cpu, left, port_of, program
from casusbelli.service.base.service import Service
from casusbelli.service.ops.health import WEB
from casusbelli.service.people import accounts
from casusbelli.store import Store, new_id, open_store
from tests.chaos.own_postgres import BINARIES, own_postgres

GAMES = 40
OPERATIONS, PAGES, PHASES = 2_000, 400, 1_000
WARM = 10  # of a hundred operations come first and are not counted
TARGETS = {
    "sqlite": {"save": "1.4", "page": "5", "unchanged": "0.5", "update": "", "phase": "1.6"},
    "postgresql": {"save": "2.2", "page": "8", "unchanged": "0.8", "update": "", "phase": "2.6"},
}
TRIVIAL = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
async def page(request): return PlainTextResponse("x" * 1000)
print("Ready at http://127.0.0.1:" + sys.argv[1], flush=True)
uvicorn.run(Starlette(routes=[Route("/page", page)]), port=int(sys.argv[1]), log_config=None)
"""


@dataclass(frozen=True)
class Spent:
    """The processor time of one operation in milliseconds, and the bytes of its response."""

    own: float
    database: float
    size: float


def figures(quick: bool, kinds: tuple[str, ...] = ("sqlite", "postgresql")) -> Iterator[Figure]:
    if "sqlite" in kinds:
        with tempfile.TemporaryDirectory() as folder:
            yield from _on(f"sqlite:///{folder}/games.db", None, quick)
    if "postgresql" in kinds and BINARIES:
        with own_postgres(5496) as (url, data):
            yield from _on(url, int((data / "postmaster.pid").read_text().split()[0]), quick)


def _on(url: str, database: int | None, quick: bool) -> Iterator[Figure]:
    kind, share = url.partition(":")[0], 5 if quick else 1
    with closing(open_store(url)) as store:
        pattern, people = a_game(Service(store), WRITERS)
        sessions = {seat: accounts.new_session(Service(store), str(who.account)) for seat, who in people.items()}
        games = copied(store, pattern, GAMES)
        yield from _controls(store, database, kind, OPERATIONS // share)
        with program(url, "--role", "web", "--port", "0") as running:
            port = port_of(running)
            yield from asyncio.run(_web(kind, Line(port), running.pid, database, games, sessions, share))
        yield _judged(store, url, pattern, PHASES // share)


# --- the service


async def _web(
    kind: str, line: Line, process: int, database: int | None, games: list[str], sessions: dict[str, str], share: int
) -> list[Figure]:
    async def save(number: int) -> int:
        seat = WRITERS[number % len(WRITERS)]
        body = json.dumps({"phase": "S1901M", "orders": OPENING[seat], "seat": seat}).encode()
        return await line.ask("PUT", f"/api/v1/games/{games[number % GAMES]}/orders", sessions[seat], body)

    async def look(number: int, more: str = "") -> int:
        return await line.ask("GET", f"/games/{games[number % GAMES]}{more}", sessions[WRITERS[number // GAMES % 2]])

    asked: dict[str, tuple[str, int, Callable[[int], Awaitable[int]]]] = {
        "save": ("an order saved", OPERATIONS, save),
        "page": ("a game page rendered anew", PAGES, lambda number: look(number, f"?again={number}")),
        "update": ("an update of the page", PAGES, lambda number: look(number, f"/now?again={number}")),
        "unchanged": ("an unchanged game page", OPERATIONS, look),
    }
    found: list[Figure] = []
    for name, (what, count, ask) in asked.items():
        spent = await _each(process, database, count // share, ask, line)
        found += _told(kind, what, spent, TARGETS[kind][name])
    return found


async def _each(
    process: int, database: int | None, count: int, ask: Callable[[int], Awaitable[int]], line: Line
) -> Spent:
    warm = max(GAMES * len(WRITERS), count * WARM // 100)
    for number in range(warm):
        await ask(number)
    before, size = (cpu(process), _database(database)), 0
    for number in range(warm, warm + count):
        status = await ask(number)
        if status != 200:
            raise SystemExit(f"bench: answered with {status}")
        size += len(line.body)
    own, served = cpu(process) - before[0], _database(database) - before[1]
    return Spent(own / count * 1000, served / count * 1000, size / count)


def _told(kind: str, what: str, spent: Spent, target: str = "") -> Iterator[Figure]:
    yield Figure("C", f"{kind}: {what}", spent.own, None, target, "ms")
    if spent.database:
        yield Figure("C", f"{kind}: {what}, the database server", spent.database, unit="ms")
    if spent.size:
        yield Figure("C", f"{kind}: {what}, its response", spent.size, unit="bytes")


def _judged(store: Store, url: str, pattern: str, count: int) -> Figure:
    """The workers' time for phases that are due at once, without what starting them takes."""
    kind = url.partition(":")[0]
    copied(store, pattern, count)
    with store.write() as tx:
        tx.run("DELETE FROM facts WHERE name = ?", WEB)  # the web process has ended, and nobody waits for it
    with ExitStack() as ending:
        workers = [ending.enter_context(program(url, "--role", "worker")) for _ in range(WORKERS[kind])]
        for one in workers:
            assert one.stdout is not None
            one.stdout.readline()
        time.sleep(2.0)
        before = sum(cpu(one.pid) for one in workers)
        with store.write() as tx:
            due = tx.run("UPDATE games SET due = ?, deadline = ? WHERE id <> ?", tx.now(), tx.now(), pattern)
        while left(store):
            time.sleep(0.1)
        used = sum(cpu(one.pid) for one in workers) - before
    return Figure("C", f"{kind}: a judged phase", used / due * 1000, None, TARGETS[kind]["phase"], "ms")


# --- for comparison


def _controls(store: Store, database: int | None, kind: str, count: int) -> Iterator[Figure]:
    with _trivial() as (port, process):
        line = Line(port)

        async def ask(_number: int) -> int:
            return await line.ask("GET", "/page", "x")

        yield from _told(
            kind, "for comparison: a trivial Starlette page", asyncio.run(_each(process, None, count, ask, line))
        )
    before, served = time.process_time(), _database(database)
    for _number in range(count):
        with store.write() as tx:
            tx.add("facts", name=new_id(), value="x" * 500)
    spent = Spent((time.process_time() - before) / count * 1000, (_database(database) - served) / count * 1000, 0)
    yield from _told(kind, "for comparison: a raw insert", spent)


@contextmanager
def _trivial() -> Iterator[tuple[int, int]]:
    port = 8797
    with subprocess.Popen([sys.executable, "-c", TRIVIAL, str(port)], stdout=subprocess.PIPE, text=True) as running:
        try:
            port_of(running)
            time.sleep(1.0)
            yield port, running.pid
        finally:
            running.terminate()


def _database(postmaster: int | None) -> float:
    """CPU time of a database server's processes; those that have ended count for their parent."""
    if postmaster is None:
        return 0.0
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text(encoding="ascii").split()
    return sum(map(cpu, map(int, children)))


def main() -> None:
    asked = tuple(name for name in sys.argv[1:] if name != "--quick") or ("sqlite", "postgresql")
    for figure in figures("--quick" in sys.argv, asked):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
