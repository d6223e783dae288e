"""Backups on a schedule: written beside the running service, checked, and only then named as a backup.

Each has the time of its start in its name. A failure is a problem of ``/healthz`` until a backup succeeds. Of several
workers one writes; nothing here holds a lock that saving orders would wait for.
"""

from __future__ import annotations

import json
import logging
import os
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import Event
from typing import Final

from casusbelli.records.games.game_file import link
from casusbelli.service.base import audit
from casusbelli.service.base.service import Service, Who
from casusbelli.service.ops import upkeep
from casusbelli.service.ops.health import BACKUP_EVERY as EVERY
from casusbelli.service.ops.health import BACKUP_FAULT as FAULT
from casusbelli.service.ops.health import HOUR
from casusbelli.service.ops.health import LAST_BACKUP as LAST
from casusbelli.store import StoreDown
from casusbelli.store.backup_files import SUFFIXES, BackupFailed, check_file, rows_of, write_backup
from casusbelli.store.private import FOLDER, narrow

log = logging.getLogger(__name__)
SAMPLE: Final = 50  # games whose logs are checked in a new backup
AGAIN: Final = HOUR // 4  # milliseconds after a failure
LOOK_SECONDS: Final = 20.0
CLAIM: Final = "backup-claim"
UNFINISHED: Final = ".unfinished"


@dataclass(frozen=True)
class Schedule:
    folder: Path
    hours: float
    keep: int


def work(service: Service, schedule: Schedule, stop: Event) -> None:
    """Write backups until ``stop`` is set."""
    while not stop.is_set():
        try:
            if _claimed(service, schedule):
                back_up(service, schedule.folder, schedule.keep)
        except StoreDown as fault:
            log.warning("no backup now: %s", fault)
        except (BackupFailed, OSError) as fault:
            log.error("the backup failed: %s", fault)
        stop.wait(LOOK_SECONDS)


def unscheduled(service: Service) -> None:
    """No backups are expected any longer."""
    with service.store.write() as tx:
        tx.run("DELETE FROM facts WHERE name IN (?, ?)", EVERY, FAULT)


def _claimed(service: Service, schedule: Schedule) -> bool:
    """Is a backup due, and this the process that writes it?"""
    with service.store.write() as tx:
        service.store.only_one(tx)
        now = tx.now()
        facts = upkeep.facts(tx, LAST, FAULT, CLAIM, EVERY)
        every = round(schedule.hours * HOUR)
        if facts.get(EVERY) != str(every):
            upkeep.keep_fact(tx, EVERY, str(every))
        due = json.loads(facts[LAST])["at"] + every if LAST in facts else 0
        if FAULT in facts:
            due = max(due, json.loads(facts[FAULT])["at"] + AGAIN)
        if now < due or now < int(facts.get(CLAIM, 0)):
            return False
        upkeep.keep_fact(tx, CLAIM, str(now + HOUR))
        return True


def back_up(service: Service, folder: Path, keep: int = 0, who: Who | None = None) -> Path:
    """Write, check and name a backup; delete all but the newest ``keep`` (0: none). The last one stays if this one
    fails."""
    began = time.monotonic()
    try:
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        narrow(folder)
        path = folder / f"casus-{datetime.now(UTC):%Y%m%dT%H%M%S%f}Z{SUFFIXES[service.store.dialect]}"
        written(service, path, who)
        if keep:
            prune(folder, keep)
    except (BackupFailed, OSError) as fault:
        _note(service, FAULT, why=type(fault).__name__)
        raise
    _note(service, LAST, file=path.name, size=path.stat().st_size, seconds=round(time.monotonic() - began, 1))
    return path


def written(service: Service, path: Path, who: Who | None = None) -> None:
    """Write a backup to this file, which appears only once it has been checked."""
    if path.exists():
        raise BackupFailed(f"{path} already exists; choose another file")
    if not path.parent.is_dir():
        raise BackupFailed(f"there is no directory {path.parent}")
    if who is not None:
        with service.write() as tx:
            audit.enter(tx, who, "backed-up", data={"file": path.name})
    unfinished = path.with_name(f"{path.stem}{UNFINISHED}{path.suffix}")
    try:
        write_backup(service.store, unfinished)
        check_file(unfinished)
        check_logs(unfinished)
        os.replace(unfinished, path)
        _flush(path.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def check_logs(path: Path) -> int:
    """Check the chains of a sample of games in a backup; return how many. All games are checked by ``games verify``
    once it is restored."""
    heads = {row["id"]: (int(row["seq"]), row["chain"]) for row in rows_of(path, "games", ("id", "seq", "chain"))}
    chosen = set(Random().sample(sorted(heads), min(SAMPLE, len(heads))))
    logs: dict[str, dict[int, tuple[str, str]]] = {game: {} for game in chosen}
    for row in rows_of(path, "events", ("game", "seq", "hash", "body")):
        if row["game"] in chosen:
            logs[row["game"]][int(row["seq"])] = row["hash"], row["body"]
    for game, entries in logs.items():
        seq, chain = heads[game]
        numbers = sorted(entries)
        sound = numbers == list(range(1, seq + 1)) and (not seq or entries[seq][0] == chain)
        if not sound or any(entries[n][0] != link(entries[n - 1][0], entries[n][1].encode()) for n in numbers[1:]):
            raise BackupFailed(f"the log of game {game} is not sound in {path.name}")
    return len(chosen)


def prune(folder: Path, keep: int) -> list[Path]:
    """Delete old backups, and what a killed process left unfinished."""
    found = sorted(path for path in folder.glob("casus-*Z.*") if path.suffix in SUFFIXES.values())
    gone = [*found[:-keep], *(path for path in folder.glob(f"casus-*{UNFINISHED}.*") if _is_old(path))]
    for path in gone:
        path.unlink(missing_ok=True)
    return gone


def _is_old(path: Path) -> bool:
    return time.time() - path.stat().st_mtime > 24 * 3600


def _flush(folder: Path) -> None:
    """The name is on the disk, too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _note(service: Service, name: str, **data: object) -> None:
    with service.store.write() as tx:
        upkeep.keep_fact(tx, name, json.dumps({"at": tx.now(), **data}))
        tx.run("DELETE FROM facts WHERE name = ?", CLAIM)
        if name == LAST:
            tx.run("DELETE FROM facts WHERE name = ?", FAULT)
