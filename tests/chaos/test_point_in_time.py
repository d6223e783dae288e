"""Going back to an instant, as docs/backup.md explains it: receipts from before it are there, none from after it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import psycopg
import pytest

from casusbelli.service.base.service import Service, Who
from casusbelli.service.games import order_entry
from casusbelli.service.ops import checking
from casusbelli.service.people import audit_log
from casusbelli.store import open_store
from tests.chaos.machines import free_port
from tests.chaos.own_postgres import BINARIES, postgres, start_postgres, stop_postgres
from tests.service.test_backups import account, casus, played

pytestmark = pytest.mark.full
LITESTREAM = shutil.which("litestream") or os.environ.get("CASUS_TEST_LITESTREAM", "")


def saved(service: Service, ada: Who, games: list[str], seconds: float) -> set[tuple[str, int]]:
    """The receipts of orders saved for so long."""
    until, found = time.monotonic() + seconds, set()
    for n in count():
        game = games[n % len(games)]
        receipt = order_entry.submit(service, ada, game, "France", "F1901M", f"A PAR - {'BUR' if n % 2 else 'PIC'}")
        found.add((game, receipt.n))
        if time.monotonic() > until:
            return found
    raise AssertionError


def check(place: str, early: set[tuple[str, int]], late: set[tuple[str, int]], games: list[str]) -> None:
    with closing(open_store(place)) as store:
        service = Service(store)
        with service.read() as tx:
            there = {(row["game"], row["n"]) for row in tx.all("SELECT game, n FROM receipts WHERE phase = 'F1901M'")}
        assert early <= there
        assert not late & there
        assert all(checking.check(service, game).faults == [] for game in games)
        assert audit_log.faults(service) == []
        order_entry.submit(service, account(service, "Ada"), games[0], "France", "F1901M", "A PAR - GAS")


@pytest.mark.skipif(not BINARIES, reason="no PostgreSQL is installed")
def test_postgres() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # readable by the user of the server
        Path(folder).chmod(0o777)
        back_to_an_instant(Path(folder))


def back_to_an_instant(place: Path) -> None:
    data, archive, base = place / "data", place / "archive", place / "base"
    postgres("initdb", "-D", str(data), "-A", "trust", "-U", "postgres")
    archive.mkdir()
    archive.chmod(0o777)
    with (data / "postgresql.conf").open("a") as conf:
        conf.write(f"archive_mode = on\nwal_level = replica\narchive_command = 'cp %p {archive}/%f'\n")
    port = free_port()
    url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
    start_postgres(data, port)
    try:
        with closing(open_store(url)) as store:
            service = Service(store)
            games = played(service, 3)
            ada = account(service, "Ada")
            words = (
                "--pgdata",
                str(base),
                "--checkpoint",
                "fast",
                "-h",
                "127.0.0.1",
                "-p",
                str(port),
                "-U",
                "postgres",
            )
            postgres("pg_basebackup", *words)
            early = saved(service, ada, games, 1)
            time.sleep(0.2)
            with psycopg.connect(url) as connection:
                row = connection.execute("SELECT clock_timestamp()::text").fetchone()
            time.sleep(0.2)
            late = saved(service, ada, games, 1)
        with psycopg.connect(url, autocommit=True) as connection:
            last = connection.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone()
        assert last is not None
        until = time.monotonic() + 60
        while not (archive / last[0]).exists() and time.monotonic() < until:
            time.sleep(0.1)
    finally:
        stop_postgres(data)
    assert row is not None
    with (base / "postgresql.auto.conf").open("a") as conf:
        conf.write(f"restore_command = 'cp {archive}/%f %p'\nrecovery_target_time = '{row[0]}'\n")
        conf.write("recovery_target_action = 'promote'\n")
    (base / "recovery.signal").touch()
    start_postgres(base, port)
    try:
        with psycopg.connect(url, autocommit=True) as connection:
            until = time.monotonic() + 60
            while connection.execute("SELECT pg_is_in_recovery()").fetchone() != (False,) and time.monotonic() < until:
                time.sleep(0.1)
        check(url, early, late, games)
    finally:
        stop_postgres(base)


@pytest.mark.skipif(not LITESTREAM, reason="litestream is not installed")
def test_sqlite(tmp_path: Path) -> None:
    file, replica = tmp_path / "data" / "games.db", f"file://{tmp_path / 'replica'}"
    with closing(open_store(f"sqlite:///{file}")) as store:
        service = Service(store)
        games = played(service, 3)
        ada = account(service, "Ada")
        shipping = subprocess.Popen([LITESTREAM, "replicate", str(file), replica], stdout=subprocess.DEVNULL)
        try:
            saved(service, ada, games, 2)
            early = saved(service, ada, games, 1)
            time.sleep(3)
            instant = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
            time.sleep(2)
            late = saved(service, ada, games, 3)
            time.sleep(3)
        finally:
            shipping.terminate()
            shipping.wait(30)
    restored = tmp_path / "restored.db"
    subprocess.run([LITESTREAM, "restore", "-timestamp", instant, "-o", str(restored), replica], check=True)
    assert "3 of 3 games are sound" in casus("restore", str(restored), "--data", str(tmp_path / "elsewhere"))
    check(f"sqlite:///{tmp_path / 'elsewhere' / 'games.db'}", early, late, games)
