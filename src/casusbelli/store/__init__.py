"""STORAGE: database access through SQL: log records (game, number, name, json) and the tables beside them. Knows no
rules.

``open_store`` applies the missing migrations. Each statement is written once, with ``?`` for values, and runs on both
SQLite and PostgreSQL. Times are milliseconds since 1970 by the database's own clock.
"""

from __future__ import annotations

from collections.abc import Callable

from casusbelli.store.repeated_reads import RepeatedReads
from casusbelli.store.store import (
    Clash,
    Columns,
    Row,
    Store,
    StoreDown,
    Tx,
    UnknownStore,
    UnusableStore,
    highest,
    new_id,
)

__all__ = [
    "Clash",
    "Columns",
    "RepeatedReads",
    "Row",
    "Store",
    "StoreDown",
    "Tx",
    "UnknownStore",
    "UnusableStore",
    "highest",
    "new_id",
    "open_store",
]


def open_store(url: str, shift: Callable[[], int] | None = None, create: bool = True) -> Store:
    """Open the store at ``sqlite:///games.db`` or ``postgresql://user@host/name``. ``shift``: milliseconds that its
    clock runs ahead of the database's, for tests that move time. ``create``: create the database if it does not
    exist."""
    kind = url.partition(":")[0]
    if kind == "sqlite":
        from casusbelli.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(url.removeprefix("sqlite://").removeprefix("/"), shift, create)
    if kind in ("postgresql", "postgres"):
        from casusbelli.store.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url, shift, create)
    raise UnknownStore(f"database {url!r}: expected sqlite:///FILE or postgresql://USER@HOST/NAME")
