"""Backups of a database as files: written while others write, checked, and restored.

An embedded database is copied by SQLite itself (online backup). For PostgreSQL this runs ``pg_dump`` and
``pg_restore``, which must be installed and no older than the server.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from casusbelli.store import private
from casusbelli.store.store import Row, Store

SQLITE, POSTGRES = "sqlite", "postgres"
SUFFIXES: Final = {SQLITE: ".db", POSTGRES: ".dump"}
PLACES: Final = "/usr/lib/postgresql"  # where Debian puts the programs of each version
ESCAPED: Final = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "\\": "\\"}


class BackupFailed(RuntimeError):
    """There is no backup, or it is not sound. The message says why, without secrets."""


def write_backup(store: Store, path: Path) -> None:
    """Write a consistent snapshot to a new private file, and wait until it is on the disk."""
    private.create(path)
    try:
        store.back_up(str(path))
    except sqlite3.Error as fault:
        raise BackupFailed(str(fault)) from fault
    with path.open("rb") as file:
        os.fsync(file.fileno())


def kind_of(path: Path) -> str:
    """Of which database this file is a backup."""
    with path.open("rb") as file:
        start = file.read(16)
    if start == b"SQLite format 3\0":
        return SQLITE
    if start.startswith(b"PGDMP"):
        return POSTGRES
    raise BackupFailed(f"{path.name} is no backup")


def check_file(path: Path) -> None:
    """Read the whole file, and raise if it is damaged."""
    if kind_of(path) == SQLITE:
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
                told = [row[0] for row in connection.execute("PRAGMA integrity_check(3)")]
        except sqlite3.Error as fault:
            raise BackupFailed(f"{path.name}: {fault}") from fault
        if told != ["ok"]:
            raise BackupFailed(f"{path.name}: {'; '.join(told)}")
    else:
        run("pg_restore", "--file", os.devnull, str(path))


def rows_of(path: Path, table: str, columns: tuple[str, ...]) -> Iterator[Row]:
    """The rows of a table in a backup."""
    if kind_of(path) == SQLITE:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            for row in connection.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                yield dict(zip(columns, row, strict=True))
        return
    command = [program("pg_restore"), "--data-only", "--table", table, "--file", "-", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        names: list[str] | None = None
        for line in process.stdout:
            if line.startswith("COPY "):
                names = line[line.index("(") + 1 : line.rindex(")")].replace('"', "").split(", ")
            elif line == "\\.\n":
                names = None
            elif names is not None:
                found = dict(zip(names, map(_value, line[:-1].split("\t")), strict=True))
                yield {column: found[column] for column in columns}


def _value(text: str) -> str | None:
    """A value of COPY's text format."""
    if "\\" not in text:
        return text
    if text == "\\N":
        return None
    first, *rest = text.split("\\\\")
    parts = [part.split("\\") for part in (first, *rest)]
    return "\\".join(one[0] + "".join(ESCAPED.get(s[:1], s[:1]) + s[1:] for s in one[1:]) for one in parts)


def dump(url: str, path: str) -> None:
    run("pg_dump", "--format", "custom", "--no-owner", "--no-privileges", "--file", path, url=url)


def restore_dump(url: str, path: Path) -> None:
    """Restore into an empty database, entirely or not at all."""
    name = _connection(url).get("PGDATABASE", "")
    words = ("--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error", "--dbname", name)
    run("pg_restore", *words, str(path), url=url)


def is_empty(url: str) -> bool:
    """Has a PostgreSQL database no tables?"""
    import psycopg  # noqa: PLC0415 # only with PostgreSQL

    sql = "SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1"
    try:
        with psycopg.connect(url, connect_timeout=10) as connection:
            return connection.execute(sql).fetchone() is None
    except psycopg.Error as fault:
        raise BackupFailed(str(fault).strip()) from fault


def run(name: str, *words: str, url: str = "") -> None:
    """Run a program of PostgreSQL. The connection goes by the environment, where other users cannot read it."""
    found = program(name)
    done = subprocess.run(
        [found, *words], env={**os.environ, **_connection(url)}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        told = done.stderr.strip().splitlines()
        raise BackupFailed(f"{name}: {told[0] if told else f'exit code {done.returncode}'}")


def program(name: str) -> str:
    newest = sorted(Path(PLACES).glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3].partition(".")[0]))
    found = str(newest[-1]) if newest else shutil.which(name)
    if found is None:
        raise BackupFailed(f"{name} is not installed; install the client programs of PostgreSQL (postgresql-client)")
    return found


def _connection(url: str) -> dict[str, str]:
    if not url:
        return {}
    from psycopg.conninfo import conninfo_to_dict  # noqa: PLC0415 # only with PostgreSQL

    names = {"dbname": "PGDATABASE", "options": "PGOPTIONS", "connect_timeout": "PGCONNECT_TIMEOUT"}
    return {names.get(key, f"PG{key.upper()}"): str(value) for key, value in conninfo_to_dict(url).items() if value}
