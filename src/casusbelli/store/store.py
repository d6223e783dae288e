"""What the service asks of a database: short transactions, rows, and one clock."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from importlib.resources import files
from threading import Condition
from typing import Any, Final

Row = dict[str, Any]
Question = tuple[str, tuple[object, ...]]
ID_BYTES = 9  # 12 characters
LIST = "migrations"  # the table of those that have been applied
MOST_ROWS = 500  # in one statement
CLOSING_SECONDS: Final = 20.0  # longer than anybody waits for their turn


class StoreDown(RuntimeError):
    """The database cannot be reached, is full, or busy for too long. Nothing was written."""


class Clash(RuntimeError):
    """There is a row of this key already. Nothing was written."""


class UnknownStore(ValueError):
    """This is no address of a database."""


class UnusableStore(ValueError):
    """There is a database, or ought to be one, but this version cannot use it. The sentence says why."""


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES).replace("-", "x").replace("_", "y")


class Tx(ABC):
    """A transaction. It ends with the block that it was opened for; an exception takes everything back."""

    lock: str  # at the end of a SELECT: nobody else changes this row before we have ended
    skip: str  # the same, but leave rows out that somebody else is changing

    @abstractmethod
    def all(self, sql: str, *values: object) -> list[Row]: ...

    @abstractmethod
    def run(self, sql: str, *values: object) -> int:
        """How many rows it concerned."""

    @abstractmethod
    def queue(self, sql: str, *values: object) -> None:
        """A write of which nobody asks how many rows it concerned: it may be sent with the next question, or with the
        end of the transaction. What is wrong with it shows then."""

    @abstractmethod
    def flush(self) -> None:
        """Everything that was to be written later is written."""

    @abstractmethod
    def discard(self) -> None:
        """What was to be written later and has not been sent is not to be."""

    @abstractmethod
    def now(self) -> int: ...

    def one(self, sql: str, *values: object) -> Row | None:
        rows = self.all(sql, *values)
        return rows[0] if rows else None

    def last(self, table: str, **key: object) -> int:
        """The highest ``n`` there is of this key; 0 if there is none."""
        where = " AND ".join(f"{column} = ?" for column in key)
        rows = self.all(f"SELECT COALESCE(MAX(n), 0) AS n FROM {table} WHERE {where}", *key.values())
        return int(rows[0]["n"])

    def add(self, table: str, **values: object) -> None:
        self.run(_insert(table, values), *values.values())

    def put(self, table: str, **values: object) -> None:
        """The same, later."""
        self.queue(_insert(table, values), *values.values())

    def add_all(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[object]], but: str = "") -> None:
        """Later, in one statement. ``but``: what becomes of rows that are there already."""
        marks = f"({', '.join('?' * len(columns))})"
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([marks] * len(some))} {but}"
            self.queue(sql, *(value for row in some for value in row))

    def change(self, table: str, key: Row, **values: object) -> int:
        return self.run(_update(table, key, values), *values.values(), *key.values())

    def set(self, table: str, key: Row, **values: object) -> None:
        """The same, later."""
        self.queue(_update(table, key, values), *values.values(), *key.values())


def _insert(table: str, values: Row) -> str:
    return f"INSERT INTO {table} ({', '.join(values)}) VALUES ({', '.join('?' * len(values))})"


def _update(table: str, key: Row, values: Row) -> str:
    said, where = ", ".join(f"{c} = ?" for c in values), " AND ".join(f"{c} = ?" for c in key)
    return f"UPDATE {table} SET {said} WHERE {where}"


class Uses:
    """How many use a store, and whether more may come. Threads outlive whoever started them: a web server that stops
    does not wait for what it has handed to its pool."""

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
        """True for the last one of a store that is closed."""
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

    def __init__(self, shift: Callable[[], int] | None, create: bool = True) -> None:
        """``create``: make the tables in a database that has none."""
        self.shift = shift or (lambda: 0)
        self.create = create
        self.uses = Uses()

    @contextmanager
    def write(self) -> Iterator[Tx]:
        """What is written in it counts once it has ended, and survives everything from then on."""
        with self.used(), self._write() as tx:
            yield tx

    @contextmanager
    def read(self) -> Iterator[Tx]:
        """One moment of the database; nothing can be written."""
        with self.used(), self._read() as tx:
            yield tx

    @abstractmethod
    def _write(self) -> AbstractContextManager[Tx]: ...

    @abstractmethod
    def _read(self) -> AbstractContextManager[Tx]: ...

    @contextmanager
    def used(self) -> Iterator[None]:
        """Connections are used in here only, and closed by whoever is the last to leave."""
        self.uses.enter()
        try:
            yield
        finally:
            if self.uses.leave():
                self._shut()
                self.uses.shut()

    @abstractmethod
    def translated(self) -> AbstractContextManager[None]:
        """What the database complains of, as Clash and StoreDown."""

    @contextmanager
    def part(self, tx: Tx) -> Iterator[None]:
        """A part of a transaction: if it fails, what it wrote is taken back, and the rest may go on."""
        tx.run("SAVEPOINT part")
        try:
            with self.translated():
                yield
                tx.flush()
        except BaseException:
            tx.discard()
            with suppress(Exception):  # a full disk has taken everything back already
                tx.run("ROLLBACK TO SAVEPOINT part")
                tx.run("RELEASE SAVEPOINT part")
            raise
        tx.run("RELEASE SAVEPOINT part")

    def close(self) -> None:
        """Nobody begins anything any longer; what others have begun is waited for. Somebody who needs longer than that
        keeps their connection until they are done with it: to close one in use would bring the whole process down."""
        with suppress(StoreDown), self.used():
            self.uses.closed = True
        self.uses.wait(CLOSING_SECONDS)

    @abstractmethod
    def _shut(self) -> None:
        """Close all connections; nobody uses one, and nobody will."""

    def migrate(self) -> list[str]:
        """Bring the tables up to date; what was done."""
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
    def columns(self, tx: Tx) -> dict[str, set[str]]:
        """Of each table that there is."""

    @abstractmethod
    def only_one(self, tx: Tx) -> None:
        """Of several processes that start together, one at a time."""


def check_tables(tx: Tx, columns: Mapping[str, Collection[str]], create: bool) -> None:
    """Refuse a database that is not ours, or that a newer version has changed in ways unknown here."""
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


@cache
def migrations() -> dict[str, str]:
    """The files of ``schema`` in their order. One that has landed is never changed."""
    found = sorted((f for f in files(__package__).joinpath("schema").iterdir() if f.name.endswith(".sql")), key=str)
    return {file.name.removesuffix(".sql"): file.read_text(encoding="utf-8") for file in found}


def statements(text: str) -> Iterator[str]:
    lines = (line for line in text.splitlines() if not line.startswith("--"))
    yield from (part.strip() for part in "\n".join(lines).split(";\n") if part.strip(" \n;"))
