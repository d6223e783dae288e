"""Backups: written while games go on, checked, restored, and played on from there."""

from __future__ import annotations

import json
import sqlite3
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from stat import S_IMODE
from threading import Event

import psycopg
import pytest
from click.testing import CliRunner

from casusbelli.cli.main import main
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Settings, Setup
from casusbelli.service.games import gm, lobby, order_entry, seating
from casusbelli.service.ops import backups, checking
from casusbelli.service.ops.health import health
from casusbelli.store import backup_files, open_store
from casusbelli.store.backup_files import BackupFailed, check_file
from tests.service.conftest import POSTGRES, Clock, no_postgres, person

HOUR = 3_600_000


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A whole database of this test's own: a backup is not of a schema."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'data' / 'games.db'}"
        return
    if no_postgres():
        pytest.skip(no_postgres())
    with own_database() as url:
        yield url


@contextmanager
def own_database() -> Iterator[str]:
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield POSTGRES.rpartition("/")[0] + f"/{name}"
    finally:
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def service(database: str, clock: Clock) -> Iterator[Service]:
    with closing(open_store(database, clock)) as store:
        yield Service(store)


def played(service: Service, number: int = 1) -> list[str]:
    """Games of Ada as France, with a phase behind them."""
    boss, ada, games = person(service, "Boss", "administrator"), person(service, "Ada"), []
    for n in range(number):
        game = lobby.create(service, boss, Setup(f"Game {n}", gm=True, settings=Settings()))
        seating.join(service, ada, game, "France")
        seating.start(service, boss, game, "hold")
        gm.judge_now(service, boss, game, "S1901M", "to have a past")
        games.append(game)
    return games


def account(service: Service, name: str) -> Who:
    with service.read() as tx:
        row = tx.all("SELECT id, name, role FROM accounts WHERE name = ?", name)[0]
    return Who(row["id"], row["name"], row["role"])


def casus(*words: str) -> str:
    result = CliRunner().invoke(main, ["admin", *words], prog_name="casus")
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.both_databases
def test_the_drill(service: Service, database: str, tmp_path: Path) -> None:
    """Back up while orders are saved, restore somewhere else, verify all games, and play on."""
    games, stop, receipts = played(service, 3), Event(), list[float]()
    ada = account(service, "Ada")

    def save() -> None:
        for n in count():
            order_entry.submit(service, ada, games[n % 3], "France", "F1901M", f"A PAR - {'BUR' if n % 2 else 'PIC'}")
            receipts.append(time.monotonic())
            if stop.is_set():
                return

    with ThreadPoolExecutor(1) as pool:
        saving = pool.submit(save)
        while len(receipts) < 20:
            time.sleep(0.01)
        during = 0
        for _attempt in range(100):  # so small a database is sometimes copied between two saves
            begun = time.monotonic()
            file = backups.back_up(service, tmp_path / "backups", 3)
            during = sum(at > begun for at in receipts)
            if during:
                break
        stop.set()
        saving.result()
    assert during > 0, "saves went on"
    before = sum(at < begun for at in receipts)
    if database.startswith("sqlite"):
        place = f"sqlite:///{tmp_path / 'elsewhere' / 'games.db'}"
        goes_on(place, file, games, ada, before)
    else:
        with own_database() as place:
            goes_on(place, file, games, ada, before)


def goes_on(place: str, file: Path, games: list[str], ada: Who, receipts: int) -> None:
    assert "3 of 3 games are sound" in casus("restore", str(file), "--database", place)
    with closing(open_store(place)) as store:
        service = Service(store)
        with service.read() as tx:
            assert tx.all("SELECT COUNT(*) AS n FROM receipts WHERE phase = 'F1901M'")[0]["n"] >= receipts
        for game in games:
            order_entry.submit(service, ada, game, "France", "F1901M", "A PAR - GAS")
            gm.judge_now(service, account(service, "Boss"), game, "F1901M", "on we go")
            assert checking.check(service, game).faults == []
    again = CliRunner().invoke(main, ["admin", "restore", str(file), "--database", place], prog_name="casus")
    assert again.exit_code == 1
    assert "exists" in again.output or "has tables" in again.output


def test_old_backups_are_deleted(service: Service, tmp_path: Path) -> None:
    played(service)
    folder = tmp_path / "backups"
    files = [backups.back_up(service, folder, 2) for _ in range(4)]
    assert sorted(folder.iterdir()) == files[2:]
    assert [S_IMODE(file.stat().st_mode) for file in (folder, *files[2:])] == [0o700, 0o600, 0o600]


def test_the_last_one_stays_if_this_one_fails(service: Service, tmp_path: Path) -> None:
    (game,) = played(service)
    folder = tmp_path / "backups"
    first = backups.back_up(service, folder, 1)
    with service.write() as tx:
        tx.run("UPDATE events SET body = ? WHERE game = ? AND seq = 2", "{}", game)
    with pytest.raises(BackupFailed, match=game):
        backups.back_up(service, folder, 1)
    assert list(folder.iterdir()) == [first]
    told = [problem for problem in health(service)["problems"] if "backup" in problem]
    assert told == ["the last backup failed (BackupFailed); the log of the worker says more"]


def test_a_folder_that_cannot_be_written_is_a_problem(service: Service, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="file"):
        backups.back_up(service, tmp_path / "file" / "backups", 1)
    assert any("the last backup failed" in problem for problem in health(service)["problems"])
    backups.back_up(service, tmp_path / "backups", 1)
    assert not any("backup" in problem for problem in health(service)["problems"])


def test_a_schedule(service: Service, database: str, clock: Clock, tmp_path: Path) -> None:
    schedule = backups.Schedule(tmp_path / "backups", 6, 2)
    with closing(open_store(database, clock)) as store:
        other = Service(store)
        assert (backups._claimed(service, schedule), backups._claimed(other, schedule)) == (True, False)
        backups.back_up(service, schedule.folder, schedule.keep)
        assert not backups._claimed(other, schedule)
        clock.ahead += 6 * HOUR
        assert (backups._claimed(other, schedule), backups._claimed(service, schedule)) == (True, False)
        clock.ahead += HOUR  # it was killed
        assert backups._claimed(service, schedule)
        clock.ahead += 7 * HOUR
        assert any("14 hours old" in problem for problem in health(service)["problems"])
        backups.unscheduled(service)
        assert not any("backup" in problem for problem in health(service)["problems"])


def test_damaged_files_are_refused(service: Service, database: str, tmp_path: Path) -> None:
    played(service)
    good = backups.back_up(service, tmp_path / "backups")
    data = good.read_bytes()
    for n, damaged in enumerate((b"", data[:100], data[: len(data) // 2], b"no backup" + data)):
        bad = tmp_path / f"bad{n}{good.suffix}"
        bad.write_bytes(damaged)
        with pytest.raises(BackupFailed):
            check_file(bad)
        place = tmp_path / f"place{n}"
        words = ["admin", "restore", str(bad), "--database", f"sqlite:///{place / 'games.db'}"]
        assert CliRunner().invoke(main, words, prog_name="casus").exit_code != 0
        assert not place.exists()


def test_a_database_is_set_aside(tmp_path: Path) -> None:
    place = tmp_path / "data" / "games.db"
    with closing(open_store(f"sqlite:///{place}")) as store:
        service = Service(store)
        played(service)
        file = backups.back_up(service, tmp_path / "backups")
        person(service, "Late")
    casus("restore", str(file), "--replace", "--data", str(place.parent))
    (aside,) = place.parent.glob("games.db.before-*Z")
    for name, found in ((aside, 1), (place, 0)):
        with closing(sqlite3.connect(name)) as connection:
            assert connection.execute("SELECT COUNT(*) FROM accounts WHERE name = 'Late'").fetchone() == (found,)
    told = casus("audit", "list", "--json", "--data", str(place.parent))
    assert json.loads(told)[0]["act"] == "put-back"


@pytest.mark.postgres
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_without_the_programs_of_postgres(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup_files, "PLACES", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupFailed, match="pg_dump is not installed"):
        backups.back_up(service, tmp_path / "backups")


def test_text_with_every_sign_survives(service: Service, tmp_path: Path) -> None:
    """What COPY escapes, for instance."""
    played(service)
    odd = "a\\b\tc\nd\\n\\\\e\\N"
    with service.write() as tx:
        tx.run("UPDATE accounts SET prefs = ? WHERE name = 'Ada'", odd)
    file = backups.back_up(service, tmp_path / "backups")
    found = {row["name"]: row["prefs"] for row in backup_files.rows_of(file, "accounts", ("name", "prefs"))}
    assert found["Ada"] == odd


def test_a_directory_that_is_not_there(service: Service, tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match=r"there is no directory .*/nowhere"):
        backups.written(service, tmp_path / "nowhere" / "x.db")
