"""PgBouncer in transaction mode before a PostgreSQL server: each transaction runs on any connection of its pool."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.chaos.machines import free_port

PROGRAM = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
MISSING = "PgBouncer is not installed (Debian: pgbouncer)"
PATIENCE = 20.0
SETTINGS = """
[databases]
* = host=127.0.0.1 port={server} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
auth_type = any
auth_user = postgres
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
server_login_retry = 1
unix_socket_dir =
"""


@contextmanager
def bounced(server: int) -> Iterator[int]:
    """The port that leads to the server at this one."""
    if PROGRAM is None:
        raise SystemExit(f"storm: {MISSING}")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        port, settings = free_port(), Path(folder) / "bouncer.ini"
        settings.write_text(SETTINGS.format(server=server, port=port))
        as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        with subprocess.Popen([*as_user, PROGRAM, "-q", str(settings)]) as process:
            try:
                _await(port)
                yield port
            finally:
                process.terminate()


def _await(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("storm: PgBouncer does not answer")
