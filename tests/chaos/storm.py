"""Workers and writers are killed at random while games go on; afterwards nothing may be lost, doubled or torn.

    python -m tests.chaos.storm --database sqlite:///storm.db --seconds 60
    python -m tests.chaos.storm --own-postgres --seconds 600 --crashes 9
    python -m tests.chaos.storm --own-postgres --mutant no-lock

Every writer notes what it is about to send and, once it has the receipt, that it has it; the notes are on the disk
before it goes on. Everybody dawdles a little where it hurts most: in the middle of what must be one transaction. A
mutant is the service with one of its safeguards taken out: the storm must notice each of them.
Exit codes: 0 nothing was lost, 1 something was, 2 it could not be run.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from types import ModuleType
from typing import Any

from casusbelli.records.games.game_file import first_link, link
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import adjudicating, lobby, order_entry, seating
from casusbelli.service.games.open_game import OpenGame, header_of
from casusbelli.service.ops import worker
from casusbelli.store import Clash, Store, StoreDown, Tx, new_id, open_store

RULES = "world-war-one"
SEATS = ("Entente", "Central")
HASTE = Settings(clock=Clock(length=1, early=True), misses=0)
LONGEST_WAIT = 120.0  # seconds, for a busy machine
BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
MUTANTS = ("no-lock", "no-unique-key", "two-transactions")


# --- the players


def people(service: Service) -> list[Who]:
    found = []
    for seat in SEATS:
        with service.write() as tx:
            row = tx.one("SELECT id FROM accounts WHERE name_key = ?", seat.casefold())
            account = row["id"] if row else new_id()
            if row is None:
                tx.add("accounts", id=account, name=seat, name_key=seat.casefold(), created=tx.now())
        found.append(Who(account, seat, "player"))
    return found


def put_up(service: Service, count: int) -> None:
    """Keep so many games going at any time."""
    one, other = people(service)
    with service.read() as tx:
        row = tx.one("SELECT COUNT(*) AS n FROM games WHERE status = 'running'")
    for _n in range(count - (row["n"] if row else 0)):
        game = lobby.create(service, one, Setup(name="Storm", rules=RULES, settings=HASTE))
        seating.join(service, one, game, SEATS[0])
        seating.join(service, other, game, SEATS[1])


def write(service: Service, notes: Path, number: int, stop: Event) -> None:
    """A writer: sends orders for game after game and seat after seat, with unique messages, forever."""
    chance, sitting = random.Random(), dict(zip(SEATS, people(service), strict=True))
    with notes.open("a", encoding="utf-8") as out:

        def note(*what: object) -> None:
            out.write(json.dumps(what) + "\n")
            out.flush()
            os.fsync(out.fileno())

        count = 0
        while not stop.is_set():
            with contextlib.suppress(StoreDown, ServiceError, Clash):
                with service.read() as tx:
                    rows = tx.all("SELECT id FROM games WHERE status = 'running'")
                if not rows:
                    time.sleep(0.05)
                    continue
                game, seat = chance.choice(rows)["id"], chance.choice(SEATS)
                info = lobby.info(service, sitting[seat], game)
                phase, count = info["phase"], count + 1
                token = f"token {number} {os.getpid()} {count}"
                note("try", game, seat, phase, token)
                receipt = order_entry.submit(service, sitting[seat], game, seat, phase, token)
                note("ok", game, seat, phase, token, receipt.n, receipt.at)
                if next(s["asked"] for s in info["seats"] if s["seat"] == seat) is not None:
                    order_entry.ready(service, sitting[seat], game, seat, phase, True)


# --- where it hurts most


def dawdle() -> None:
    """Add delays between reading the drafts and closing the phase, and between checking the phase and writing for
    it."""
    slow_down(adjudicating, "close", 0.02)
    slow_down(order_entry, "keep", 0.005)


def slow_down(module: ModuleType, name: str, most: float) -> None:
    act, chance = getattr(module, name), random.Random()

    def slowly(*arguments: Any) -> Any:
        time.sleep(chance.uniform(0, most))
        return act(*arguments)

    setattr(module, name, slowly)


# --- the service without a safeguard


def cripple(mutant: str) -> None:
    """Remove a safeguard. Unique keys are the second line of defense: they matter only without locks. So the service
    without keys has no locks either, and must be found to adjudicate twice, which the one without locks never does."""
    if mutant in ("no-lock", "no-unique-key"):
        from casusbelli.store import postgres

        postgres.PostgresTx.lock = postgres.PostgresTx.skip = ""
    elif mutant == "two-transactions":
        worker.judge_one = claimed_and_judged


def claimed_and_judged(service: Service, game_id: str, bots_only: bool = False) -> int:
    """Claim the phase and take its drafts in one transaction, and adjudicate in another."""
    with service.store.write() as tx:
        row = tx.one(f"SELECT * FROM games WHERE id = ?{tx.skip}", game_id)
        if row is None or row["due"] is None or row["due"] > tx.now():
            return 0
        drafts = tx.all("SELECT * FROM drafts WHERE game = ?", game_id)
        tx.run("DELETE FROM drafts WHERE game = ?", game_id)
        tx.run("UPDATE games SET due = NULL WHERE id = ?", game_id)
    time.sleep(0.2)  # as long as a phase that takes time to adjudicate
    with service.store.write() as tx:
        table = OpenGame(service, tx, tx.one(f"SELECT * FROM games WHERE id = ?{tx.lock}", game_id) or {})
        for draft in drafts:
            table.game.submit(draft["seat"], draft["text"])
        return int(adjudicating.judge(table, False))


KEYLESS = ("events", "judged", "receipts", "news")  # drafts and the outbox need their keys


def without_keys(database: str) -> None:
    """The tables without the keys that prevent a second adjudication."""
    store = open_store(database)
    with store.write() as tx:
        for table in KEYLESS:
            tx.run(f"ALTER TABLE {table} DROP CONSTRAINT {table}_pkey")
    store.close()


# --- the books afterwards


@dataclass
class Books:
    faults: list[str] = field(default_factory=list)
    phases: int = 0
    receipts: int = 0
    games: int = 0

    def check(self, service: Service, notes: Sequence[Path]) -> None:
        sent: dict[str, list[list[Any]]] = {}
        for line in read_notes(notes):
            sent.setdefault(line[1], []).append(line)
        with service.read() as tx:
            rows = tx.all("SELECT * FROM games WHERE seq > 0")
            for row in rows:
                self.games += 1
                self._game(service, tx, row, sent.get(row["id"], []))

    def _game(self, service: Service, tx: Tx, row: dict[str, Any], sent: list[list[Any]]) -> None:
        events = tx.all("SELECT * FROM events WHERE game = ? ORDER BY seq", row["id"])
        if [event["seq"] for event in events] != list(range(1, row["seq"] + 1)):
            self.faults.append(f"{row['id']}: gaps or doubles in its facts")
            return
        chain = first_link(header_of(OpenGame(service, tx, row)))
        revealed: dict[str, dict[str, Any]] = {}
        for event in events:
            chain = link(chain, event["body"].encode())
            if chain != event["hash"]:
                self.faults.append(f"{row['id']}: fact {event['seq']} breaks the chain")
                return
            body = json.loads(event["body"])
            if body["event"].startswith("orders-revealed/"):
                if body["phase"] in revealed:
                    self.faults.append(f"{row['id']}: {body['phase']} was judged twice")
                revealed[body["phase"]] = body
        judged = [found["phase"] for found in tx.all("SELECT phase FROM judged WHERE game = ?", row["id"])]
        if sorted(judged) != sorted(revealed):
            self.faults.append(f"{row['id']}: judged {len(judged)}, revealed {len(revealed)}")
        self.phases += len(revealed)
        if row["status"] == "running" and row["due"] is None:
            self.faults.append(f"{row['id']}: nobody will ever judge {row['phase']}")
        self._receipts(service, tx, row, revealed, sent)

    def _receipts(
        self, service: Service, tx: Tx, row: dict[str, Any], revealed: dict[str, dict[str, Any]], sent: list[list[Any]]
    ) -> None:
        """The last acknowledged orders count, or later ones whose response was lost."""
        drafts = {d["seat"]: d for d in tx.all("SELECT * FROM drafts WHERE game = ?", row["id"])}
        acknowledged: dict[tuple[str, str], list[Any]] = {}
        tried: dict[tuple[str, str], set[str]] = {}
        for line in sent:
            key = (line[3], line[2])
            tried.setdefault(key, set()).add(line[4])
            if line[0] == "ok" and (key not in acknowledged or line[5] > acknowledged[key][5]):
                acknowledged[key] = line
        answered = {line[4] for line in sent if line[0] == "ok"}
        numbers = {(r["seat"], r["n"]): r for r in tx.all("SELECT * FROM receipts WHERE game = ?", row["id"])}
        for (phase, seat), line in acknowledged.items():
            self.receipts += 1
            if (seat, line[5]) not in numbers:
                self.faults.append(f"{row['id']}: receipt {line[5]} of {seat} in {phase} is gone")
            if phase in revealed:
                counted = [said[0] for said in revealed[phase]["refused"].get(seat, [])]
            elif phase == row["phase"] and seat in drafts:
                counted = [drafts[seat]["text"]]
            else:
                counted = []
            later = tried[phase, seat] - answered
            if counted != [line[4]] and not (len(counted) == 1 and counted[0] in later):
                self.faults.append(f"{row['id']}: {seat} had a receipt for {line[4]!r} in {phase}; {counted} counted")


def read_notes(files: Sequence[Path]) -> Iterator[list[Any]]:
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            with contextlib.suppress(json.JSONDecodeError):  # the last line of a killed writer
                yield json.loads(line)


# --- a database server of our own, to be crashed


@contextlib.contextmanager
def own_postgres(port: int = 5499) -> Iterator[tuple[str, Path]]:
    if not BINARIES:
        raise SystemExit("storm: no PostgreSQL is installed under /usr/lib/postgresql")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o777)
        data = Path(folder) / "data"
        postgres("initdb", "-D", str(data), "-A", "trust", "-U", "postgres")
        start_postgres(data, port)
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres", data
        finally:
            stop_postgres(data)


def start_postgres(data: Path, port: int = 5499) -> None:
    options = f"-p {port} -k {data.parent} -c fsync=on -c listen_addresses=127.0.0.1"
    postgres("pg_ctl", "-D", str(data), "-w", "-o", options, "-l", f"{data.parent}/log", "start")


def stop_postgres(data: Path) -> None:
    """Stop the server like a power failure."""
    postgres("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")


def crash(data: Path) -> None:
    postgres("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "restart")


def postgres(*command: str) -> None:
    """Run the server as another user: it refuses to run as root."""
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryFile() as told:  # not a pipe: the server inherits it, and would keep it open
        program = str(BINARIES[-1] / command[0])
        done = subprocess.run([*as_user, program, *command[1:]], stdout=told, stderr=told, check=False)
        told.seek(0)
        if done.returncode:
            raise SystemExit(f"storm: {command[0]}: {told.read().decode()}")


# --- the storm


@dataclass
class Storm:
    database: str
    folder: Path
    args: argparse.Namespace
    running: dict[str, int] = field(default_factory=dict)
    kills: int = 0
    crashes: int = 0

    def start(self, name: str) -> None:
        """Start a process; by fork, since starting Python would take longer than the process lives."""
        role, _dash, number = name.partition("-")
        process = os.fork()
        if process:
            self.running[name] = process
            return
        with (self.folder / f"{name}.log").open("ab") as log:
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        try:
            act(self.database, role, int(number), self.folder, self.args)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(0)

    def end(self, name: str, how: signal.Signals) -> None:
        process = self.running.pop(name)
        os.kill(process, how)
        os.waitpid(process, 0)

    def rage(self, data: Path | None) -> None:
        chance = random.Random(self.args.seed)
        names = [f"worker-{n}" for n in range(self.args.workers)] + [f"writer-{n}" for n in range(self.args.writers)]
        for name in names:
            self.start(name)
        began = time.monotonic()
        due = [began + (n + 1) * self.args.seconds / (self.args.crashes + 1) for n in range(self.args.crashes)]
        while (passed := time.monotonic() - began) < self.args.seconds or (
            passed < LONGEST_WAIT and self._receipts() < self.args.least
        ):
            time.sleep(chance.uniform(0.5, 1.5) * self.args.pause)
            if due and data is not None and time.monotonic() > due[0]:
                due.pop(0)
                crash(data)
                self.crashes += 1
            victim = chance.choice(names)
            self.end(victim, signal.SIGKILL)
            self.kills += 1
            self.start(victim)
        for process in self.running.values():
            os.kill(process, signal.SIGTERM)
        for process in self.running.values():
            os.waitpid(process, 0)

    def _receipts(self) -> int:
        files = sorted(self.folder.glob("*.notes"))
        return sum(line[0] == "ok" for line in read_notes(files))


def act(database: str, role: str, number: int, folder: Path, args: argparse.Namespace) -> None:
    """The work of one process until it is killed."""
    stop = Event()
    signal.signal(signal.SIGTERM, lambda _signal, _frame: stop.set())
    store = opened_at_last(database, stop)
    if store is None:
        return
    service = Service(store)
    dawdle()
    if args.mutant:
        cripple(args.mutant)
    if role == "worker":
        while not stop.is_set():
            with contextlib.suppress(StoreDown):
                put_up(service, args.games)
                for _round in range(20):
                    worker.step(service)
                    stop.wait(0.01)
    else:
        write(service, folder / f"writer-{number}.notes", number, stop)


def opened_at_last(database: str, stop: Event) -> Store | None:
    while not stop.is_set():
        with contextlib.suppress(StoreDown):
            return open_store(database)
    return None


def run(args: argparse.Namespace, database: str, data: Path | None) -> int:
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(database)
        put_up(Service(store), args.games)
        store.close()  # before any fork: processes must not share it
        if args.mutant == "no-unique-key":
            without_keys(database)
        storm = Storm(database, Path(folder), args)
        storm.rage(data)
        books = Books()
        store = open_store(database)
        books.check(Service(store), sorted(Path(folder).glob("*.notes")))
        failed = [log.name for log in sorted(Path(folder).glob("*.log")) if b"Traceback" in log.read_bytes()]
        store.close()
        print(f"{books.games} games, {books.phases} phases, {books.receipts} receipts that counted last, ", end="")
        print(f"{storm.kills} kills, {storm.crashes} crashes of the database, {len(books.faults)} faults")
        for fault in books.faults[:20]:
            print(f"  {fault}")
        for name in failed:
            lines = (Path(folder) / name).read_text(encoding="utf-8", errors="replace").strip().splitlines()
            print(f"  {name}: {lines[-1]}")
    return 1 if books.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", help="sqlite:///FILE or postgresql://...; it must be empty")
    parser.add_argument("--own-postgres", action="store_true", help="a server of our own, which can be crashed")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--writers", type=int, default=2)
    parser.add_argument("--crashes", type=int, default=0)
    parser.add_argument("--least", type=int, default=0, help="go on until so many receipts have been given")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two kills, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mutant", choices=MUTANTS)
    args = parser.parse_args()
    if args.own_postgres:
        with own_postgres() as (database, data):
            return run(args, database, data)
    if not args.database:
        parser.error("say which --database, or --own-postgres")
    return run(args, args.database, None)


if __name__ == "__main__":
    sys.exit(main())
