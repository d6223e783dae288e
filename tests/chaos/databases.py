"""The database of a storm, and what can happen to it: an embedded one, or a PostgreSQL server of the storm's own."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.chaos.bouncer import bounced
from tests.chaos.disk import Disk
from tests.chaos.machines import free_port
from tests.chaos.network import Network, State
from tests.chaos.own_postgres import crash, own_postgres


@dataclass
class Database:
    """``url``: for the service; ``direct``: for the audit. ``env``: of the processes of the service. ``port``: of the
    server, or of what stands before it."""

    url: str
    direct: str
    blows: Sequence[str]
    env: Mapping[str, str] = field(default_factory=dict)
    data: Path = Path()
    lines: dict[str, Network] = field(default_factory=dict)  # by process
    port: int = 0
    below: Disk | None = None  # the disk and the clock of the database
    of_service: Disk | None = None  # the clock of the service

    def crash(self) -> None:
        crash(self.data, self.below.env if self.below else {})

    def url_for(self, process: str) -> str:
        """Each process has a line of its own."""
        if not self.port:
            return self.url
        line = self.lines.setdefault(process, Network(self.port))
        return self.url.replace(f":{self.port}/", f":{line.port}/")

    def network(self, state: State, processes: Collection[str]) -> None:
        for process in processes:
            self.lines[process].set(state)

    def lose_power(self, chance: random.Random) -> None:
        assert self.below is not None
        self.below.lose(chance)

    def disk(self, **what: int) -> None:
        assert self.below is not None
        self.below.set(**what)

    def service_clock(self, seconds: int) -> None:
        assert self.of_service is not None
        self.of_service.set(clock=seconds)


@contextmanager
def embedded(folder: Path) -> Iterator[Database]:
    """SQLite. Its clock is that of the service."""
    below = Disk.built(folder, "below", folder / "data")
    (folder / "data").mkdir()
    url = f"sqlite:///{folder / 'data' / 'games.db'}"
    blows = ("lose_power", "slow_disk", "fill_disk", "jump_clock") if below else ()
    yield Database(url, url, blows, below.env if below else {}, below=below)


@contextmanager
def postgres_server(folder: Path, through_bouncer: bool = False) -> Iterator[Database]:
    """PostgreSQL, behind lines that can be cut. Its clock and that of the service go wrong apart."""
    port = free_port()
    below, of_service = Disk.built(folder, "below"), Disk.built(folder, "service")
    with ExitStack() as ending:
        direct, data = ending.enter_context(own_postgres(port, below.env if below else {}))
        front = ending.enter_context(bounced(port)) if through_bouncer else port
        blows: tuple[str, ...] = ("crash_database", "cut_network", "stall_network")
        blows += ("slow_disk", "jump_clock", "jump_clock_of_service") if below else ()
        env = of_service.env if of_service else {}
        url = direct.replace(f":{port}/", f":{front}/")
        made = Database(url, direct, blows, env, data, below=below, of_service=of_service, port=front)
        yield made
        for line in made.lines.values():
            line.close()
