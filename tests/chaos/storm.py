"""Workers and writers are killed at random while games go on; afterwards nothing may be lost, doubled or torn.

    python -m tests.chaos.storm --database sqlite:///storm.db --seconds 60
    python -m tests.chaos.storm --own-postgres --seconds 600 --crashes 9
    python -m tests.chaos.storm --own-postgres --mutant no-lock

Every writer notes what it is about to send and, once it has the receipt, that it has it; the notes are on the disk
before it goes on. A mutant is the service with one of its safeguards taken out: the storm must notice each of them.
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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from typing import Any

from casusbelli.records.gamefile import Header, first_link, link
from casusbelli.service import games, judging, orders, seating, worker
from casusbelli.service.errors import Refused
from casusbelli.service.house import House, Who
from casusbelli.service.settings import Clock, Settings, Setup
from casusbelli.service.table import Table
from casusbelli.store import Clash, StoreDown, Tx, new_id, open_store

RULES = "world-war-one"
SEATS = ("Entente", "Central")
HASTE = Settings(clock=Clock(length=1, early=True), misses=0)
LONGEST_WAIT = 120.0  # seconds, for a machine that is busy with something else
MUTANTS = ("no-lock", "no-unique-key", "two-transactions")


# --- the players


def people(house: House) -> list[Who]:
    found = []
    for seat in SEATS:
        with house.write() as tx:
            row = tx.one("SELECT id FROM accounts WHERE name_key = ?", seat.casefold())
            account = row["id"] if row else new_id()
            if row is None:
                tx.add("accounts", id=account, name=seat, name_key=seat.casefold(), created=tx.now())
        found.append(Who(account, seat, "player"))
    return found


def put_up(house: House, count: int) -> None:
    """So many games are always going on."""
    one, other = people(house)
    with house.read() as tx:
        row = tx.one("SELECT COUNT(*) AS n FROM games WHERE status = 'running'")
    for _n in range(count - (row["n"] if row else 0)):
        game = games.create(house, one, Setup(name="Storm", rules=RULES, settings=HASTE))
        seating.join(house, one, game, SEATS[0])
        seating.join(house, other, game, SEATS[1])


def write(house: House, notes: Path, number: int, stop: Event) -> None:
    """A writer: for ever one game after the other, one seat after the other, with letters nobody could mistake."""
    chance, sitting = random.Random(), dict(zip(SEATS, people(house), strict=True))
    with notes.open("a", encoding="utf-8") as out:

        def note(*what: object) -> None:
            out.write(json.dumps(what) + "\n")
            out.flush()
            os.fsync(out.fileno())

        count = 0
        while not stop.is_set():
            with contextlib.suppress(StoreDown, Refused, Clash):
                with house.read() as tx:
                    rows = tx.all("SELECT id FROM games WHERE status = 'running'")
                if not rows:
                    time.sleep(0.05)
                    continue
                game, seat = chance.choice(rows)["id"], chance.choice(SEATS)
                info = games.info(house, sitting[seat], game)
                phase, count = info["phase"], count + 1
                token = f"token {number} {os.getpid()} {count}"
                note("try", game, seat, phase, token)
                receipt = orders.submit(house, sitting[seat], game, seat, phase, token)
                note("ok", game, seat, phase, token, receipt.n, receipt.at)
                if next(s["asked"] for s in info["seats"] if s["seat"] == seat) is not None:
                    orders.ready(house, sitting[seat], game, seat, phase, True)


# --- the service without a safeguard


def cripple(house: House, mutant: str) -> None:
    if mutant == "no-lock":
        from casusbelli.store import postgres

        postgres.PostgresTx.lock = postgres.PostgresTx.skip = ""
    elif mutant == "two-transactions":
        judge = judging.judge

        def torn(table: Table, late: bool) -> bool:
            """The orders are cleared away and the phase is claimed first, and judged in a transaction of its own."""
            with house.store.write() as tx:
                row = tx.one("SELECT phase FROM games WHERE id = ?", table.id)
                tx.run("UPDATE games SET due = NULL WHERE id = ?", table.id)
            time.sleep(0.01)
            with house.store.write() as tx:
                fresh = Table(house, tx, dict(tx.one("SELECT * FROM games WHERE id = ?", table.id) or {}))
                return judge(fresh, late) if row else False

        def one(house: House, game_id: str) -> int:
            with house.store.read() as tx:
                row = tx.one("SELECT * FROM games WHERE id = ?", game_id)
                if row is None or row["due"] is None or row["due"] > tx.now():
                    return 0
                table = Table(house, tx, row)
            return int(torn(table, False))

        worker.judge_one = one


def without_keys(database: str) -> None:
    """The tables as they would be if nothing in the database forbade the second judgement."""
    store = open_store(database)
    with store.write() as tx:
        for table in ("events", "judged", "receipts", "drafts", "news"):
            tx.run(f"CREATE TABLE plain_{table} AS SELECT * FROM {table} WHERE 1 = 0")
            tx.run(f"DROP TABLE {table}")
            tx.run(f"ALTER TABLE plain_{table} RENAME TO {table}")
    store.close()


# --- the books afterwards


@dataclass
class Books:
    faults: list[str] = field(default_factory=list)
    phases: int = 0
    receipts: int = 0
    games: int = 0

    def check(self, house: House, notes: Sequence[Path]) -> None:
        sent = list(read_notes(notes))
        with house.read() as tx:
            rows = tx.all("SELECT * FROM games WHERE seq > 0")
            for row in rows:
                self.games += 1
                self._game(house, tx, row, [line for line in sent if line[1] == row["id"]])

    def _game(self, house: House, tx: Tx, row: dict[str, Any], sent: list[list[Any]]) -> None:
        events = tx.all("SELECT * FROM events WHERE game = ? ORDER BY seq", row["id"])
        if [event["seq"] for event in events] != list(range(1, row["seq"] + 1)):
            self.faults.append(f"{row['id']}: gaps or doubles in its facts")
            return
        chain = first_link(_header(row))
        revealed: dict[str, dict[str, Any]] = {}
        for event in events:
            chain = link(chain, event["body"].encode())
            if chain != event["hash"]:
                self.faults.append(f"{row['id']}: fact {event['seq']} breaks the chain")
                return
            body = json.loads(event["body"])
            if body["event"] == "orders-revealed/1":
                if body["phase"] in revealed:
                    self.faults.append(f"{row['id']}: {body['phase']} was judged twice")
                revealed[body["phase"]] = body
        judged = [found["phase"] for found in tx.all("SELECT phase FROM judged WHERE game = ?", row["id"])]
        if sorted(judged) != sorted(revealed):
            self.faults.append(f"{row['id']}: judged {len(judged)}, revealed {len(revealed)}")
        self.phases += len(revealed)
        self._receipts(house, tx, row, revealed, sent)

    def _receipts(
        self, house: House, tx: Tx, row: dict[str, Any], revealed: dict[str, dict[str, Any]], sent: list[list[Any]]
    ) -> None:
        """What was acknowledged last counts, or something that was sent after it and lost its answer."""
        drafts = {d["seat"]: d for d in tx.all("SELECT * FROM drafts WHERE game = ?", row["id"])}
        acknowledged: dict[tuple[str, str], list[Any]] = {}
        tried: dict[tuple[str, str], set[str]] = {}
        for line in sent:
            key = (line[3], line[2])
            tried.setdefault(key, set()).add(line[4])
            if line[0] == "ok" and (key not in acknowledged or line[5] > acknowledged[key][5]):
                acknowledged[key] = line
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
            later = {t for t in tried[phase, seat] if t not in {a[4] for a in sent if a[0] == "ok"}}
            if counted != [line[4]] and not (len(counted) == 1 and counted[0] in later):
                self.faults.append(f"{row['id']}: {seat} had a receipt for {line[4]!r} in {phase}; {counted} counted")


def _header(row: dict[str, Any]) -> Header:
    return Header(
        format="casusbelli.game/1",
        rules=row["rules"],
        map=row["board"],
        options=json.loads(row["options"]),
        commitment=row["commitment"],
        nonces=json.loads(row["nonces"]),
        seed=None,
    )


def read_notes(files: Sequence[Path]) -> Iterator[list[Any]]:
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            with contextlib.suppress(json.JSONDecodeError):  # the last line of one that was killed
                yield json.loads(line)


# --- a database server of our own, to be crashed


@contextlib.contextmanager
def own_postgres(port: int = 5499) -> Iterator[tuple[str, Path]]:
    binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not binaries:
        raise SystemExit("storm: no PostgreSQL is installed under /usr/lib/postgresql")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o777)
        data = Path(folder) / "data"
        postgres(binaries[-1], "initdb", "-D", str(data), "-A", "trust", "-U", "postgres")
        options = f"-p {port} -k {folder} -c fsync=on -c listen_addresses=127.0.0.1"
        postgres(binaries[-1], "pg_ctl", "-D", str(data), "-w", "-o", options, "-l", f"{folder}/log", "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres", data
        finally:
            postgres(binaries[-1], "pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")


def postgres(binaries: Path, *command: str) -> None:
    """It refuses to run as root."""
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryFile() as told:  # not a pipe: the server inherits it, and would keep it open
        done = subprocess.run(
            [*as_user, str(binaries / command[0]), *command[1:]], stdout=told, stderr=told, check=False
        )
        told.seek(0)
        if done.returncode:
            raise SystemExit(f"storm: {command[0]}: {told.read().decode()}")


def crash(data: Path) -> None:
    postgres(
        sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1],
        "pg_ctl",
        "-D",
        str(data),
        "-w",
        "-m",
        "immediate",
        "restart",
    )


# --- the storm


@dataclass
class Storm:
    database: str
    folder: Path
    args: argparse.Namespace
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    kills: int = 0
    crashes: int = 0

    def start(self, name: str) -> None:
        role, _dash, number = name.partition("-")
        command = [sys.executable, "-m", "tests.chaos.storm", "--database", self.database, "--role", role]
        command += ["--number", number, "--folder", str(self.folder)]
        command += ["--mutant", self.args.mutant] if self.args.mutant else []
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(command, stdout=log, stderr=log)

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
            self.running[victim].send_signal(signal.SIGKILL)
            self.running[victim].wait()
            self.kills += 1
            self.start(victim)
        for process in self.running.values():
            process.terminate()
        for process in self.running.values():
            process.wait()

    def _receipts(self) -> int:
        files = sorted(self.folder.glob("*.notes"))
        return sum(line[0] == "ok" for line in read_notes(files))


def act(args: argparse.Namespace) -> int:
    """What one of the processes does until it is killed."""
    store = open_store(args.database)
    house, stop = House(store), Event()
    signal.signal(signal.SIGTERM, lambda _signal, _frame: stop.set())
    if args.mutant:
        cripple(house, args.mutant)
    if args.role == "worker":
        worker.IDLE_SECONDS = 0.02
        while not stop.is_set():
            with contextlib.suppress(StoreDown):
                put_up(house, args.games)
                for _round in range(20):
                    worker.step(house)
                time.sleep(0.01)
    else:
        write(house, args.folder / f"writer-{args.number}.notes", args.number, stop)
    return 0


def run(args: argparse.Namespace, database: str, data: Path | None) -> int:
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(database)
        put_up(House(store), args.games)
        store.close()
        if args.mutant == "no-unique-key":
            without_keys(database)
        storm = Storm(database, Path(folder), args)
        storm.rage(data)
        books = Books()
        store = open_store(database)
        books.check(House(store), sorted(Path(folder).glob("*.notes")))
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
    parser.add_argument("--role", choices=("worker", "writer"), help=argparse.SUPPRESS)
    parser.add_argument("--number", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.role:
        return act(args)
    if args.own_postgres:
        with own_postgres() as (database, data):
            return run(args, database, data)
    if not args.database:
        parser.error("say which --database, or --own-postgres")
    return run(args, args.database, None)


if __name__ == "__main__":
    sys.exit(main())
