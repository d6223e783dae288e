"""``casus admin backup`` and ``restore``."""

from __future__ import annotations

import os
import shutil
from contextlib import closing, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from casusbelli.cli.database import check_extra, opened_store, place_options, shown
from casusbelli.cli.files import fail
from casusbelli.cli.lock import locked
from casusbelli.cli.os_user import operator_of

if TYPE_CHECKING:
    from casusbelli.service.base.service import Service

FAILED = 1
EMBEDDED = "sqlite:///"
BESIDE = ("", "-wal", "-shm")


@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--dir", "folder", type=click.Path(file_okay=False, path_type=Path),
              help="Write a file with the time in its name into this directory.")  # fmt: skip
@click.option("--keep", default=0, type=click.IntRange(0), help="With --dir: delete all but the newest KEEP backups.")
def backup(service: Service, file: Path | None, folder: Path | None, keep: int) -> None:
    """Write a backup to FILE while the service runs, and check it.

    The file appears only if it is sound. PostgreSQL needs pg_dump and pg_restore.
    """
    from casusbelli.service.ops.backups import back_up, written
    from casusbelli.store.backup_files import BackupFailed

    if (file is None) == (folder is None):
        fail("expected a FILE, or --dir DIRECTORY")
    try:
        if file is not None:
            written(service, file, operator_of(service))
        elif folder is not None:
            file = back_up(service, folder, keep, operator_of(service))
    except (BackupFailed, OSError) as fault:
        fail(str(fault), FAILED)
    click.echo(f"{file}: checked")


@click.command(epilog="Example: casus admin restore /backup/casus-20261127T030000000000Z.db --data /srv/casus")
@place_options
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="Set a database that is there aside (only an embedded one).")
def restore(database: str, file: Path, replace: bool) -> None:
    """Restore a backup FILE into a new directory or an empty database, and check every game in it.

    The service must not be running. Deadlines that passed since the backup are extended when it starts.
    """
    check_extra()
    from casusbelli.store.backup_files import POSTGRES, SQLITE, BackupFailed, check_file, kind_of

    try:
        kind = SQLITE if database.startswith(EMBEDDED) else POSTGRES
        if kind_of(file) != kind:
            fail(f"{file} is a backup of {kind_of(file)}, and {shown(database)} is not")
        check_file(file)
        with locked(database, "all", {}) if kind == SQLITE else nullcontext():
            _put_back(database, file, replace)
    except (BackupFailed, OSError) as fault:
        fail(str(fault), FAILED)
    with closing(opened_store(database)) as store:
        from casusbelli.service.base.service import Service

        _check(Service(store), file)


def _put_back(database: str, file: Path, replace: bool) -> None:
    from casusbelli.store import private
    from casusbelli.store.backup_files import is_empty, restore_dump

    if not database.startswith(EMBEDDED):
        if not is_empty(database):
            fail(f"{shown(database)} has tables; make an empty database (createdb) and restore into that", FAILED)
        restore_dump(database, file)
        return
    target = Path(database.removeprefix(EMBEDDED))
    target.parent.mkdir(mode=private.FOLDER, parents=True, exist_ok=True)
    if target.exists() and not replace:
        fail(f"{target} exists; choose another --data, or --replace to set it aside", FAILED)
    new = target.with_name(f"{target.name}.new")
    private.create(new)
    shutil.copyfile(file, new)
    with new.open("rb") as copied:
        os.fsync(copied.fileno())
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    for beside in BESIDE:
        old = target.with_name(f"{target.name}{beside}")
        if old.exists():
            old.rename(target.with_name(f"{target.name}.before-{now}{beside}"))
    new.rename(target)


def _check(service: Service, file: Path) -> None:
    from casusbelli.records.games.game_file import BadGameFile
    from casusbelli.service.base import audit
    from casusbelli.service.ops import checking, upkeep

    with service.write() as tx:
        audit.enter(tx, operator_of(service), "put-back", data={"file": file.name})
    games, unsound = [row["id"] for row in upkeep.games(service) if row["events"]], 0
    for game in games:
        try:
            faults = checking.check(service, game).faults
        except BadGameFile as fault:
            faults = [str(fault)]
        if faults:
            unsound += 1
            click.echo(f"{game}  {'; '.join(faults)}", err=True)
    click.echo(f"restored {file}: {len(games) - unsound} of {len(games)} games are sound")
    if unsound:
        raise SystemExit(FAILED)
