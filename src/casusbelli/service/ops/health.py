"""Health checks for monitoring, dashboards and ``casus admin health``."""

from __future__ import annotations

import json
import time
from typing import Any

from casusbelli.build import version
from casusbelli.service.base.service import Service
from casusbelli.service.ops import processes, upkeep
from casusbelli.store import Row, Tx
from casusbelli.store.store import migrations

NOTES = ("outbox", "deliveries")
LATE = 60_000  # milliseconds after which a due game counts as neglected
SILENT = 120_000  # workers write a heartbeat twice a minute
MUTE = 30_000  # web processes do so every few seconds; if they cannot, no other write works either
OFF = 5_000  # largest difference allowed between the clocks of this process and of the database
HEARTBEAT, WORKER_VERSION, WORKER_FAULT = "heartbeat", "worker-version", "worker-fault"
WEB = "web-heartbeat"
BACKUPS = (LAST_BACKUP, BACKUP_FAULT, BACKUP_EVERY) = ("backup", "backup-fault", "backup-every")
HOUR = 3_600_000

Figures = dict[str, tuple[str, dict[str, float]]]


def health(service: Service, inside: bool = True) -> dict[str, Any]:
    """Run the checks. ``problems`` lists what is wrong; ``ok`` if nothing is. ``inside``: the answer is not for
    everybody, and may name hosts. A database that is down raises StoreDown."""
    with service.read() as tx:
        now = tx.now()
        offset = round(time.time() * 1000) - (now - service.store.shift())
        overdue = _count(tx, "games WHERE due < ? AND status IN ('running', 'forming')", now - LATE)
        stuck = _count(tx, "games WHERE status = 'needs-gm'")
        unsent = sum(_count(tx, f"{table} WHERE sent IS NULL AND due < ?", now - LATE) for table in NOTES)
        facts = upkeep.facts(tx, HEARTBEAT, WEB, WORKER_VERSION, WORKER_FAULT, *BACKUPS)
        done = {row["name"]: int(row["at"]) for row in tx.all("SELECT name, at FROM migrations")}
        every = processes.running(tx)
    problems = [*_schema(set(done)), *_clocks(offset), *_workers(facts, min(done.values(), default=now), now)]
    problems += [*_web(facts, now), *_backups(facts, now)]
    if overdue:
        problems.append(f"deadlines of {overdue} games passed over a minute ago and nobody has adjudicated")
    return {
        "ok": not problems,
        "problems": problems,
        "version": version(),
        "worker_version": facts.get(WORKER_VERSION),
        "schema": max(done, default=None),
        "database": service.store.dialect,
        "overdue": overdue,
        "needs_gm": stuck,
        "unsent": unsent,
        "processes": [processes.shown(row, inside) for row in every],
    }


def _schema(done: set[str]) -> list[str]:
    newer, missing = sorted(done - set(migrations())), sorted(set(migrations()) - done)
    found = [f"the database was changed by a newer version ({', '.join(newer)}); restart this process with it"]
    lacks = [f"the database lacks the migrations {', '.join(missing)}; restart the service to apply them"]
    return found * bool(newer) + lacks * bool(missing)


def _clocks(offset: int) -> list[str]:
    if abs(offset) <= OFF:
        return []
    told = "ahead of" if offset > 0 else "behind"
    return [f"the clock of this machine is {abs(offset) // 1000} seconds {told} the clock of the database"]


def _workers(facts: dict[str, str], made: int, now: int) -> list[str]:
    """Check the workers' heartbeat. On a new database a worker has the usual time to write its first one."""
    silence = now - int(facts.get(HEARTBEAT, made))
    if silence > SILENT:
        return [f"no worker has been at work for {silence // 60_000} minutes; start `casus serve --role worker`"]
    at, told = json.loads(facts.get(WORKER_FAULT, '[0, ""]'))
    return [f"the worker keeps failing: {told}; its log says more"] if now - at < SILENT else []


def _web(facts: dict[str, str], now: int) -> list[str]:
    silence = now - int(facts.get(WEB, now))
    if silence <= MUTE:
        return []
    return [f"no web process has written anything for {silence // 1000} seconds: none is running, or the disk is full"]


def _backups(facts: dict[str, str], now: int) -> list[str]:
    """Without names of files: the health check is public."""
    if BACKUP_FAULT in facts:
        return [f"the last backup failed ({json.loads(facts[BACKUP_FAULT])['why']}); the log of the worker says more"]
    every = int(facts.get(BACKUP_EVERY, 0))
    if not every or LAST_BACKUP not in facts:
        return []
    age = now - json.loads(facts[LAST_BACKUP])["at"]
    return [f"the last backup is {age // HOUR} hours old"] if age > 2 * every + HOUR else []


def keep_fault(service: Service, told: str) -> None:
    """Store only the kind of a fault: the health check is public, and database errors quote rows."""
    told = told.partition(":")[0]
    with service.store.write() as tx:
        upkeep.keep_fact(tx, WORKER_FAULT, json.dumps([tx.now(), told]))


def figures(service: Service) -> Figures:
    with service.read() as tx:
        now = tx.now()
        games = _by(tx.all("SELECT status AS kind, COUNT(*) AS n FROM games GROUP BY status"))
        due = {"now": _count(tx, "games WHERE due <= ?", now), "late": _count(tx, "games WHERE due < ?", now - LATE)}
        outbox = {
            "waiting": sum(_count(tx, f"{table} WHERE sent IS NULL AND due IS NOT NULL") for table in NOTES),
            "given-up": _count(tx, "deliveries WHERE sent IS NULL AND due IS NULL"),
        }
        oldest = {"due": _age(tx, "games WHERE status IN ('running', 'forming')", now)}
        oldest["outbox"] = max(_age(tx, f"{table} WHERE sent IS NULL", now) for table in NOTES)
        accounts = _by(tx.all("SELECT role AS kind, COUNT(*) AS n FROM accounts WHERE deleted IS NULL GROUP BY role"))
    return {
        "games": ("Games by status", games),
        "due": ("Games that the worker has to look at", dict(due)),
        "oldest_seconds": ("How long the oldest of those that are due has waited", oldest),
        "outbox": ("Notifications that have not been sent", dict(outbox)),
        "accounts": ("Accounts by role", accounts),
    }


def _count(tx: Tx, what: str, *values: object) -> int:
    row = tx.one(f"SELECT COUNT(*) AS n FROM {what}", *values)
    return int(row["n"]) if row else 0


def _age(tx: Tx, what: str, now: int) -> float:
    """Seconds since the first of these was due."""
    row = tx.one(f"SELECT MIN(due) AS due FROM {what} AND due <= ?", now)
    return (now - int(row["due"])) / 1000 if row and row["due"] is not None else 0.0


def _by(rows: list[Row]) -> dict[str, float]:
    return {row["kind"]: float(row["n"]) for row in rows}
