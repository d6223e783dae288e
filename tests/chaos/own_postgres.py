"""A PostgreSQL server of a test's own, which it can crash."""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


@contextlib.contextmanager
def own_postgres(port: int = 5499, env: Mapping[str, str] | None = None) -> Iterator[tuple[str, Path]]:
    """``env``: more of the server's environment."""
    if not BINARIES:
        raise SystemExit("storm: no PostgreSQL is installed under /usr/lib/postgresql")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o777)
        data = Path(folder) / "data"
        postgres("initdb", "-D", str(data), "-A", "trust", "-U", "postgres")
        start_postgres(data, port, env)
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres", data
        finally:
            stop_postgres(data)


def start_postgres(data: Path, port: int = 5499, env: Mapping[str, str] | None = None, more: str = "") -> None:
    options = f"-p {port} -k {data.parent} -c fsync=on -c listen_addresses=127.0.0.1 {more}"
    postgres("pg_ctl", "-D", str(data), "-w", "-o", options, "-l", f"{data.parent}/log", "start", env=env)


def stop_postgres(data: Path) -> None:
    """Stop the server like a power failure."""
    postgres("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")


def crash(data: Path, env: Mapping[str, str] | None = None) -> None:
    postgres("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "restart", env=env)


def postgres(*command: str, env: Mapping[str, str] | None = None) -> None:
    """Run the server as another user: it refuses to run as root."""
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryFile() as told:  # not a pipe: the server inherits it, and would keep it open
        program = str(BINARIES[-1] / command[0])
        full = [*as_user, program, *command[1:]]
        done = subprocess.run(full, stdout=told, stderr=told, check=False, env={**os.environ, **(env or {})})
        told.seek(0)
        if done.returncode:
            raise SystemExit(f"storm: {command[0]}: {told.read().decode()}")
