"""The database options of the service's commands, and opening the database."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click

from casusbelli.cli.files import fail

log = logging.getLogger(__name__)
DOWN = 1
EXTRA = ("argon2", "fastapi", "uvicorn")
PATIENCE_SECONDS = 30
F = TypeVar("F", bound=Callable[..., Any])


def place_options(command: F) -> F:
    """Add --data and --database, and pass them on as one URL."""

    @click.option(
        "--data",
        type=click.Path(file_okay=False, path_type=Path),
        default=Path("casus-data"),
        envvar="CASUS_DATA",
        show_default=True,
        help="The directory of the embedded database.",
    )
    @click.option(
        "--database",
        metavar="URL",
        envvar="CASUS_DATABASE",
        help="Use PostgreSQL instead: postgresql://USER@HOST/NAME.",
    )
    @wraps(command)
    def placed(data: Path, database: str | None, **more: Any) -> Any:
        from casusbelli.store.private import private_umask

        with private_umask():
            return command(database=database or f"sqlite:///{data.absolute() / 'games.db'}", **more)

    return placed  # type: ignore[return-value]


def check_extra() -> None:
    missing = [name for name in EXTRA if find_spec(name) is None]
    if missing:
        fail(f"the service needs {', '.join(missing)}; install it with: pip install 'casusbelli[server]'")


def opened_store(database: str, patience: int = 0, create: bool = False) -> Any:
    """Open the store, or end the command with a message. Waits ``patience`` seconds for a database that is down."""
    from casusbelli.store import StoreDown, UnknownStore, UnusableStore, open_store

    check_extra()
    until, waiting = time.monotonic() + patience, False
    while True:
        try:
            return open_store(database, create=create)
        except UnknownStore as fault:
            fail(str(fault))
        except UnusableStore as fault:
            fail(f"{shown(database)} {fault}", DOWN)
        except ImportError as fault:
            fail(f"{fault}; install PostgreSQL support with: pip install 'casusbelli[server,postgres]'")
        except StoreDown as fault:
            told = f"{shown(database)}: {' '.join(str(fault).split())}"
            if time.monotonic() >= until:
                fail(told, DOWN)
            if not waiting:
                log.warning("%s; trying again for %d seconds", told, patience)
            waiting = True
        time.sleep(1)


def shown(database: str) -> str:
    """The database for messages: the file of an embedded one, otherwise the URL without the password."""
    if database.startswith("sqlite:///"):
        return database.removeprefix("sqlite:///")
    before, at, after = database.rpartition("@")
    scheme, _colon, user = before.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{after}" if at else database
