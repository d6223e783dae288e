"""The database interface of the service: short transactions, rows, and one clock."""

from __future__ import annotations

import asyncio
import secrets
from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from threading import Condition
from typing import Any, Final

Row = dict[str, Any]
Columns = tuple[Any, ...]
Question = tuple[str, tuple[object, ...]]
ID_BYTES = 9  # 12 characters
LIST = "migrations"  # table of the migrations that have been applied
MOST_ROWS = 500  # rows in one statement
CLOSING_SECONDS: Final = 20.0  # longer than anybody waits for a lock


class StoreDown(RuntimeError):
    """The database cannot be reached, is full, or was busy for too long. Nothing was written."""


class Clash(RuntimeError):
    """Unique constraint violated: a row with this key exists. Nothing was written."""


class UnknownStore(ValueError):
    """This is not the address of a database."""


class UnusableStore(ValueError):
    """The database is missing, or this version cannot use it. The message says why."""


def new_id() -> str:
    return b64encode(secrets.token_bytes(ID_BYTES), b"xy").decode()


class Tx(ABC):
    """A transaction. It commits at the end of the block it was opened for; an exception rolls it back."""

    lock: str  # row lock, at the end of a SELECT: no other transaction changes this row before this one ends
    skip: str  # the same, but skip rows that another transaction has locked
    over = False  # has it ended? Then its connection belongs to others

    @abstractmethod
    def all(self, sql: str, *values: object) -> list[Row]: ...

    @abstractmethod
    def run(self, sql: str, *values: object) -> int:
        """Execute a write; return the number of rows affected."""

    @abstractmethod
    def queue(self, sql: str, *values: object) -> None:
        """Queue a write whose row count nobody needs. It is sent with the next query or at commit; errors surface
        there."""

    def begin_part(self) -> None:
        """A savepoint, to which ``undo_part`` returns. Parts may be nested."""
        self.run("SAVEPOINT part")

    def end_part(self) -> None:
        """Send what the part has queued; errors surface here."""
        self.run("RELEASE SAVEPOINT part")

    def undo_part(self) -> None:
        self.run("ROLLBACK TO SAVEPOINT part")
        self.run("RELEASE SAVEPOINT part")

    @abstractmethod
    def now(self) -> int: ...

    @abstractmethod
    def ahead(self, sql: str, *values: object) -> None:
        """Announce a query that will follow. Where each query is a round trip, it is sent with the next one."""

    def one(self, sql: str, *values: object) -> Row | None:
        rows = self.all(sql, *values)
        return rows[0] if rows else None

    def last(self, table: str, **key: object) -> int:
        """The highest ``n`` for this key; 0 if there is none."""
        return int(self.all(highest(table, key), *key.values())[0]["n"])

    def add(self, table: str, **values: object) -> None:
        self.run(_insert(table, values), *values.values())

    def put(self, table: str, **values: object) -> None:
        """The same as ``add``, queued."""
        self.queue(_insert(table, values), *values.values())

    def add_all(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[object]], but: str = "") -> None:
        """Queue an insert of many rows in one statement. ``but``: what to do about rows that exist already (on
        conflict)."""
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            self.queue(_insert_all(table, tuple(columns), len(some), but), *chain.from_iterable(some))

    def change(self, table: str, key: Row, **values: object) -> int:
        return self.run(_update(table, key, values), *values.values(), *key.values())

    def set(self, table: str, key: Row, **values: object) -> None:
        """The same as ``change``, queued."""
        self.queue(_update(table, key, values), *values.values(), *key.values())


def highest(table: str, key: Row) -> str:
    """The query of ``Tx.last``."""
    where = " AND ".join(f"{column} = ?" for column in key)
    return f"SELECT COALESCE(MAX(n), 0) AS n FROM {table} WHERE {where}"


def _insert(table: str, values: Row) -> str:
    return f"INSERT INTO {table} ({', '.join(values)}) VALUES ({', '.join('?' * len(values))})"


@lru_cache(256)
def _insert_all(table: str, columns: tuple[str, ...], count: int, but: str) -> str:
    marks = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([marks] * count)} {but}"


def _update(table: str, key: Row, values: Row) -> str:
    said, where = ", ".join(f"{c} = ?" for c in values), " AND ".join(f"{c} = ?" for c in key)
    return f"UPDATE {table} SET {said} WHERE {where}"


class Uses:
    """Reference count of a store's users, and whether new ones are admitted. Threads may outlive the one that started
    them: a web server that stops does not wait for the work it has handed to its pool."""

    def __init__(self) -> None:
        self.changed = Condition()
        self.count = 0
        self.closed = False
        self.is_shut = False

    def enter(self) -> None:
        with self.changed:
            if self.closed:
                raise StoreDown("the database has been closed")
            self.count += 1

    def leave(self) -> bool:
        """True for the last user of a store that is closed."""
        with self.changed:
            self.count -= 1
            return self.closed and not self.count

    def shut(self) -> None:
        with self.changed:
            self.is_shut = True
            self.changed.notify_all()

    def wait(self, seconds: float) -> None:
        with self.changed:
            self.changed.wait_for(lambda: self.is_shut, seconds)


class Store(ABC):
    dialect: str
    clock: str  # SQL for the time, without the shift
    is_shared: bool  # may several web processes use this database?

    def __init__(self, shift: Callable[[], int] | None, create: bool = True) -> None:
        """``create``: create the tables in an empty database."""
        self.shift = shift or (lambda: 0)
        self.create = create
        self.uses = Uses()

    @contextmanager
    def write(self) -> Iterator[Tx]:
        """A read-write transaction. Once the block has ended, what it wrote is durable."""
        with self.used(), self._write() as tx:
            yield from _until_over(tx)

    @contextmanager
    def read(self) -> Iterator[Tx]:
        """A read-only snapshot of the database."""
        with self.used(), self._read() as tx:
            yield from _until_over(tx)

    def ask(self, sql: str, *values: object) -> list[Columns]:
        """The answer to one query, which is a snapshot by itself and needs no transaction: one round trip."""
        with self.used():
            return self._ask(sql, values)

    @abstractmethod
    def _ask(self, sql: str, values: Columns) -> list[Columns]: ...

    async def ask_from_loop(self, sql: str, *values: object) -> list[Columns]:
        """The same, without blocking an event loop. A thread is used only if no connection is free, or the one that was
        has failed."""
        with self.used():
            found = await self._ask_from_loop(sql, values)
        return await asyncio.to_thread(self.ask, sql, *values) if found is None else found

    @abstractmethod
    async def _ask_from_loop(self, sql: str, values: Columns) -> list[Columns] | None:
        """None: a thread has to ask, since no connection is free, or something was wrong with the one that was."""

    @abstractmethod
    def _write(self) -> AbstractContextManager[Tx]: ...

    @abstractmethod
    def _read(self) -> AbstractContextManager[Tx]: ...

    @contextmanager
    def used(self) -> Iterator[None]:
        """Guards every use of connections; the last user to leave closes them."""
        self.uses.enter()
        try:
            yield
        finally:
            if self.uses.leave():
                self._shut()
                self.uses.shut()

    @abstractmethod
    def connect_ahead(self, count: int) -> None:
        """Open so many connections, for the first users to find."""

    @abstractmethod
    def translated(self) -> AbstractContextManager[None]:
        """Translates database errors into Clash and StoreDown."""

    @contextmanager
    def part(self, tx: Tx) -> Iterator[None]:
        """A savepoint: if this part of a transaction fails, what it wrote is rolled back, and the rest may go on."""
        with self.translated():
            tx.begin_part()
        try:
            with self.translated():
                yield
                tx.end_part()
        except BaseException:
            with suppress(Exception):  # a full disk has rolled everything back already
                tx.undo_part()
            raise

    @abstractmethod
    def back_up(self, path: str) -> None:
        """Write a consistent snapshot to a file, while others go on writing."""

    def close(self) -> None:
        """Admit no new users and wait for the current ones. A user that takes longer keeps its connection until it is
        done: closing one in use would crash the process."""
        with suppress(StoreDown), self.used():
            self.uses.closed = True
        self.uses.wait(CLOSING_SECONDS)

    @abstractmethod
    def _shut(self) -> None:
        """Close all connections; none is in use, and none will be."""

    def migrate(self) -> list[str]:
        """Apply the missing migrations; return their names."""
        with self.write() as tx:
            self.only_one(tx)
            check_tables(tx, self.columns(tx), self.create)
            tx.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, at BIGINT NOT NULL)")
            known = {row["name"] for row in tx.all("SELECT name FROM migrations")}
            missing = [name for name in migrations() if name not in known]
            for name in missing:
                for statement in statements(migrations()[name]):
                    tx.run(statement)
                tx.add("migrations", name=name, at=tx.now())
        return missing

    @abstractmethod
    def pool_state(self) -> dict[str, float]:
        """For metrics: connections that are used and idle, how many there may be, and the threads that wait."""

    @abstractmethod
    def columns(self, tx: Tx) -> dict[str, set[str]]:
        """The columns of every table."""

    @abstractmethod
    def only_one(self, tx: Tx) -> None:
        """Lock that lets processes that start together migrate one at a time."""


def check_tables(tx: Tx, columns: Mapping[str, Collection[str]], create: bool) -> None:
    """Refuse a database that is not ours, or that a newer version has changed in ways unknown to this one."""
    if not columns:
        if create:
            return
        raise UnusableStore("has no tables yet; start `casus serve` once to make them")
    if set(columns.get(LIST, ())) != {"name", "at"}:
        raise UnusableStore(f"is not a database of Casus Belli; it has other tables ({_some(sorted(columns))})")
    done = {row["name"] for row in tx.all(f"SELECT name FROM {LIST}")}
    if not done and set(columns) != {LIST}:
        raise UnusableStore(f"is not a database of Casus Belli; it has other tables ({_some(sorted(columns))})")
    newer = sorted(done - set(migrations()))
    if newer:
        newest = max(migrations())
        raise UnusableStore(
            f"was changed by a newer version of Casus Belli (migration {_some(newer)}; the newest one known here is"
            f" {newest}); install that version again"
        )


def _some(names: Sequence[str]) -> str:
    told = ", ".join(names[:3])
    return f"{told} and {len(names) - 3} more" if len(names) > 3 else told


def _until_over(tx: Tx) -> Iterator[Tx]:
    try:
        yield tx
    finally:
        tx.over = True


@cache
def migrations() -> dict[str, str]:
    """The migrations in ``schema``, in order. A released migration is never changed."""
    found = sorted((f for f in files(__package__).joinpath("schema").iterdir() if f.name.endswith(".sql")), key=str)
    return {file.name.removesuffix(".sql"): file.read_text(encoding="utf-8") for file in found}


def statements(text: str) -> Iterator[str]:
    lines = (line for line in text.splitlines() if not line.startswith("--"))
    yield from (part.strip() for part in "\n".join(lines).split(";\n") if part.strip(" \n;"))
