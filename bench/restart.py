"""``python -m bench.restart``: requests while ``casus serve`` is replaced again and again, and how many failed.

Requests are sent at a fixed rate, without waiting for responses, on persistent and on new connections; one in
twenty saves orders. A refused or reset connection, a missing response and any status but 200 count as failures; nothing
is sent a second time. Afterwards every saved order has to be in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from statistics import quantiles
from subprocess import DEVNULL, PIPE, Popen

from bench.service import OPENING, SEATS, a_game, request
from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts
from casusbelli.store import Store, open_store
from tests.chaos.own_postgres import BINARIES, own_postgres

NEW_CONNECTION, SAVE = 10, 20  # one request in so many
PATIENCE = 120.0


@dataclass
class Requests:
    """What is sent, and what came of it."""

    port: int
    game: str
    sessions: dict[str, str]
    sent: int = 0
    saved: dict[str, str] = field(default_factory=dict)  # the last order with a receipt, by seat
    seconds: list[float] = field(default_factory=list)
    failures: Counter[str] = field(default_factory=Counter)
    idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=list)
    busy: set[str] = field(default_factory=set)

    async def at(self, rate: float, seconds: float) -> None:
        start, tasks = time.monotonic(), set()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(start + number / rate - time.monotonic())
            task = asyncio.create_task(self.one(number))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        for _reader, writer in self.idle:
            writer.close()

    async def one(self, number: int) -> None:
        self.sent += 1
        begun = time.monotonic()
        seat = SEATS[number // SAVE % len(SEATS)] if number % SAVE == 0 else ""
        if seat in self.busy:
            seat = ""
        self.busy.add(seat)
        try:
            status = await self.answered(self.request(number, seat), fresh=number % NEW_CONNECTION == 0)
        except (OSError, EOFError, ValueError) as fault:
            status = type(fault).__name__
        finally:
            self.busy.discard(seat)
        self.seconds.append(time.monotonic() - begun)
        if status != "200":
            self.failures[status] += 1
        elif seat:
            self.saved[seat] = self.text(number, seat)

    def text(self, number: int, seat: str) -> str:
        """Orders that differ from one save to the next."""
        lines = OPENING[seat].split("\n")
        return "\n".join(lines[: 1 + number // SAVE % len(lines)])

    def request(self, number: int, seat: str) -> bytes:
        if not seat:
            return b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n"
        body = json.dumps({"phase": "S1901M", "orders": self.text(number, seat), "seat": seat}).encode()
        return request("PUT", f"/api/v1/games/{self.game}/orders", self.sessions[seat], body)

    async def answered(self, request: bytes, fresh: bool) -> str:
        reader, writer = self.idle.pop() if self.idle and not fresh else await self.connection()
        try:
            writer.write(request)
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            await reader.readexactly(int(head.partition("content-length:")[2].partition("\r\n")[0]))
        except BaseException:
            writer.close()
            raise
        if "connection: close" in head:
            writer.close()
        else:
            self.idle.append((reader, writer))
        return head.split(" ", 2)[1]

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)


@contextmanager
def replaceable(url: str, *more: str) -> Iterator[int]:
    """A service, and the port that its successors inherit. They are all ended."""
    command = [sys.executable, "-m", "casusbelli", "serve", "--database", url, "--no-demo", "--no-limits"]
    with Popen([*command, "--port", "0", "--bots", "0", *more], stdin=DEVNULL, stdout=PIPE, text=True) as first:
        assert first.stdout is not None
        said = next(line for line in first.stdout if line.startswith("Ready"))
        try:
            yield int(said.split()[2].rpartition(":")[2])
        finally:
            with closing(open_store(url)) as store:
                for pid in pids(store):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGTERM)
                until = time.monotonic() + PATIENCE
                while pids(store) and time.monotonic() < until:
                    time.sleep(0.1)


def pids(store: Store, status: str = "") -> list[int]:
    with store.read() as tx:
        rows = tx.all("SELECT pid, status FROM processes ORDER BY started")
    return [row["pid"] for row in rows if status in ("", row["status"])]


async def restarts(store: Store, count: int) -> None:
    """Replace the process so often, each time when the last successor is ready."""
    known: set[int] = set()
    for number in range(count + 1):
        until = time.monotonic() + PATIENCE
        while not (fresh := set(await asyncio.to_thread(pids, store, "ready")) - known):
            if time.monotonic() > until:
                raise TimeoutError("no successor is ready")
            await asyncio.sleep(0.1)
        known |= fresh
        if number < count:
            os.kill(fresh.pop(), signal.SIGHUP)


def through_restarts(url: str, rate: float, seconds: float, count: int) -> Requests:
    with ExitStack() as ending:
        store = ending.enter_context(closing(open_store(url)))
        service = Service(store)
        game, people = a_game(service, ())
        tokens = {seat: accounts.new_session(service, str(who.account)) for seat, who in people.items()}
        port = ending.enter_context(replaceable(url))
        requests = Requests(port, game, tokens)
        asyncio.run(_both(requests, store, rate, seconds, count))
        check_saved(store, requests)
        return requests


async def _both(requests: Requests, store: Store, rate: float, seconds: float, count: int) -> None:
    restarting = asyncio.create_task(restarts(store, count))
    await requests.at(rate, seconds)
    await restarting


def check_saved(store: Store, requests: Requests) -> None:
    with store.read() as tx:
        rows = {
            row["seat"]: row["text"] for row in tx.all("SELECT seat, text FROM drafts WHERE game = ?", requests.game)
        }
    lost = {seat for seat, text in requests.saved.items() if rows.get(seat) != text}
    if lost:
        requests.failures["lost"] += len(lost)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rate", type=float, default=1000)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--restarts", type=int, default=3)
    chosen = options.parse_args()
    with ExitStack() as ending:
        folder = ending.enter_context(tempfile.TemporaryDirectory())
        urls = [f"sqlite:///{folder}/games.db"]
        urls += [ending.enter_context(own_postgres(5496))[0]] if BINARIES else []
        for url in urls:
            done = through_restarts(url, chosen.rate, chosen.seconds, chosen.restarts)
            print(f"{url.partition(':')[0]}: {chosen.restarts} restarts, {done.sent} requests at {chosen.rate:.0f}/s")
            print(f"  failed: {done.failures.total()} {dict(done.failures)}")
            times = quantiles(done.seconds, n=100)
            print(f"  p50 {times[49] * 1000:.1f} ms, p99 {times[98] * 1000:.0f} ms")


if __name__ == "__main__":
    main()
