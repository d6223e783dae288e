"""A soak: ten requests a second, or more, for as long as one likes, with the memory and the open files of the service.

One player plays games of every variant against bots over HTTP: looks, saves orders, gets ready, writes messages and
listens. A game that has had its years is replaced by a new one. After a quarter of the time the caches are full, and
growth counts: memory may grow by a tenth, and the number of open files not at all.

``python -m bench.soak [MINUTES] [sqlite|postgresql] [A SECOND]`` prints a line for each minute, and the result.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bench.service import LINES, Line, port_of, program, request
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import bot_game
from casusbelli.service.people import accounts
from casusbelli.store import new_id, open_store
from tests.chaos.own_postgres import BINARIES, own_postgres

RULES = ("standard", "international-relations", "formal", "masters", "factional", "world-war-one")
OF_EACH, YEARS, LISTENED = 5, 4, 20.0
GROWTH = 1.1
GZIP = b"\x1f\x8b"
ACTS = {
    "page": 30,
    "update": 15,
    "orders": 15,
    "ready": 8,
    "message": 7,
    "listen": 5,
    "lobby": 8,
    "state": 6,
    "story": 6,
}


@dataclass
class Played:
    id: str
    rules: str
    session: str
    begun: int = 0  # the year


@dataclass
class Player:
    """The games, each with an account of its own, and a few persistent connections."""

    service: Service
    port: int = 0
    random: Random = field(default_factory=lambda: Random(1))
    games: list[Played] = field(default_factory=list)
    lines: asyncio.Queue[Line] = field(default_factory=asyncio.Queue)
    statuses: Counter[int] = field(default_factory=Counter)

    def begin(self, rules: str) -> Played:
        account = new_id()
        with self.service.write() as tx:
            tx.add("accounts", id=account, name=account, name_key=account.casefold(), created=tx.now())
        setup = Setup(f"Soak {rules}", rules, settings=Settings(Clock(length=0)))
        game = bot_game.against_bots(self.service, Who(account, account, "player"), setup, "random")
        return Played(game, rules, accounts.new_session(self.service, account))

    async def ask(self, game: Played, method: str, path: str, body: object = None) -> Any:
        line = await self.lines.get()
        status = await line.ask(method, path, game.session, b"" if body is None else json.dumps(body).encode())
        answer, is_json = line.body, line.is_json
        self.lines.put_nowait(line)
        self.statuses[status] += 1
        return json.loads(gzip.decompress(answer) if answer.startswith(GZIP) else answer) if is_json else None

    async def act(self) -> None:
        game = self.random.choice(self.games)
        [what] = self.random.choices(list(ACTS), list(ACTS.values()))
        api = f"/api/v1/games/{game.id}"
        match what:
            case "page" | "update":
                await self.ask(game, "GET", f"/games/{game.id}" + ("/now" if what == "update" else ""))
            case "lobby":
                await self.ask(game, "GET", self.random.choice(("/", "/games", "/dashboard", "/api/v1/games")))
            case "state" | "story":
                await self.ask(game, "GET", f"{api}/{what}")
            case "message":
                await self.ask(game, "POST", f"{api}/press", {"to": ["*"], "text": "A message to everyone. " * 5})
            case "listen":
                await self.listen(game, f"{api}/news")
            case _:
                await self.play(game, api, what)

    async def play(self, game: Played, api: str, what: str) -> None:
        offered = await self.ask(game, "GET", f"{api}/choices")
        phase = (offered or {}).get("phase", "")
        game.begun = game.begun or int(phase[1:5] or 0)
        if not phase or int(phase[1:5]) >= game.begun + YEARS:
            await self.replace(game)
        elif what == "ready":
            await self.ask(game, "PUT", f"{api}/ready", {"phase": phase, "ready": True})
        else:
            orders = "\n".join(self.random.choice(unit)["text"] for unit in offered["decisions"] if unit)
            await self.ask(game, "PUT", f"{api}/orders", {"phase": phase, "orders": orders})

    async def replace(self, game: Played) -> None:
        if game in self.games:  # two requests may have found its end
            self.games.remove(game)
            await self.ask(game, "POST", f"/api/v1/games/{game.id}/leave", {})
            self.games.append(await asyncio.to_thread(self.begin, game.rules))

    async def listen(self, game: Played, path: str) -> None:
        _reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(request("GET", path, game.session))
        await asyncio.sleep(LISTENED)
        writer.close()


@dataclass(frozen=True)
class Sample:
    minute: float
    memory: float  # MiB
    files: int


def sampled(process: int, minute: float) -> Sample:
    """What the service and the processes that it has started use."""
    found = [process, *_children(process)]
    memory = sum(_resident(one) for one in found)
    return Sample(minute, memory, sum(len(list(Path(f"/proc/{one}/fd").iterdir())) for one in found))


def _children(process: int) -> Iterator[int]:
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in map(int, (task / "children").read_text(encoding="ascii").split()):
            yield child
            yield from _children(child)


def _resident(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def soaked(player: Player, process: int, minutes: float, rate: int) -> list[Sample]:
    samples, start = [sampled(process, 0)], time.monotonic()
    async with asyncio.TaskGroup() as tasks:
        for number in range(int(minutes * 60 * rate)):
            await asyncio.sleep(max(0.0, start + number / rate - time.monotonic()))
            tasks.create_task(player.act())
            if number and number % (60 * rate) == 0:
                samples.append(sampled(process, (time.monotonic() - start) / 60))
                print(_line(samples[-1], player), flush=True)
    return samples


def _line(sample: Sample, player: Player) -> str:
    told = ", ".join(f"{count} of {status}" for status, count in sorted(player.statuses.items()))
    return f"minute {sample.minute:5.1f}: {sample.memory:6.1f} MiB, {sample.files} open files; {told}"


@contextmanager
def _database(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/games.db"
        elif BINARIES:
            with own_postgres(5495) as (url, _data):
                yield url


def main() -> None:
    minutes, kind, rate = (*sys.argv[1:4], *("120", "sqlite", "10")[len(sys.argv) - 1 :])
    with _database(kind) as url, closing(open_store(url)) as store:
        player = Player(Service(store))
        player.games = [player.begin(rules) for rules in RULES for _ in range(OF_EACH)]
        with program(url, "--port", "0") as running:
            player.port = port_of(running)
            for _one in range(LINES):
                player.lines.put_nowait(Line(player.port))
            samples = asyncio.run(soaked(player, running.pid, float(minutes), int(rate)))
        _judge(samples, player, int(rate))


def _judge(samples: list[Sample], player: Player, rate: int) -> None:
    later = samples[len(samples) // 4 :]
    part = max(1, len(later) // 6)
    first, last = later[:part], later[-part:]
    growth = median(one.memory for one in last) / median(one.memory for one in first)
    files = median(one.files for one in last) - median(one.files for one in first)
    print(f"memory x {growth:.3f} (at most {GROWTH}), open files {files:+.0f}; {dict(player.statuses)}")
    if growth > GROWTH or files > LISTENED * rate * ACTS["listen"] / 100 or any(map(_is_fault, player.statuses)):
        raise SystemExit("bench: the service does not stay within its bounds")


def _is_fault(status: int) -> bool:
    return status >= 500


if __name__ == "__main__":
    main()
