"""Databases of earlier versions, with games of all rules in the middle of a phase: they are migrated and play on.
Versions run side by side during a rolling restart, so migrations may only add."""

from __future__ import annotations

import json
import lzma
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from casusbelli.bots.process import BotSaid, Question, answer
from casusbelli.core.events import OrdersRevealed
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.games import lobby, press
from casusbelli.service.ops import downtime
from casusbelli.service.ops.checking import check
from casusbelli.service.reads import game_view
from casusbelli.store import Store, open_store, store
from tests.service.conftest import Clock, earlier_store
from tests.service.tables import HOUR, settle

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tests/store/old"
NAMES = sorted(file.name for file in HERE.glob("*.json.xz"))
Rows = dict[str, list[dict[str, Any]]]


def saved(name: str) -> Rows:
    rows: Rows = json.loads(lzma.decompress((HERE / name).read_bytes()))
    return rows


def restored(database: str, name: str, clock: Clock) -> Store:
    """A database with the tables and rows of then, opened by the code of now."""
    rows, every = saved(name), store.migrations()
    done = [row["name"] for row in rows.pop("migrations")]
    with earlier_store(database, done.__contains__, clock) as old, old.write() as tx:
        for table in tables(every[known] for known in done):
            for row in rows.get(table, ()):
                tx.add(table, **row)
    return open_store(database, clock)


def tables(migrations: Iterator[str]) -> list[str]:
    """In the order in which they were made, so that what a row refers to is there before it."""
    return [name for text in migrations for name in re.findall(r"CREATE TABLE (\w+)", text)]


def hasty(question: Question, _seconds: float) -> BotSaid:
    """Orders without a thought: that bots think took nearly all of the time."""
    return answer(replace(question, bot="hold", character=""))


@pytest.mark.both_databases
@pytest.mark.drawn(2)
@pytest.mark.parametrize("name", NAMES)
def test_games_of_earlier_versions_play_on(database: str, clock: Clock, name: str) -> None:
    rows = saved(name)
    service = Service(restored(database, name, clock), base_url="http://testserver")
    running = {row["id"]: row["phase"] for row in rows["games"] if row["status"] == "running" and row["kind"] == "game"}
    assert len(running) >= 20
    assert [found for game in running for found in check(service, game).faults] == []
    assert downtime.may_judge(Service(service.store))  # what was missed while the upgrade went on is made up for
    think = None if name == NAMES[-1] and database.startswith("sqlite") else hasty
    settle(service, ask=think)
    clock.ahead += 72 * HOUR
    settle(service, ask=think)
    for game, before in running.items():
        info = lobby.info(service, VISITOR, game)
        assert info["phase"] != before or info["status"] == "finished", (info["rules"], info["waits"])
        assert check(service, game).faults == [], info["rules"]
    check_drafts(service, rows, running)
    check_people(service, rows)
    service.store.close()


def check_drafts(service: Service, rows: Rows, running: dict[str, str]) -> None:
    """What had been written before the upgrade was played after it."""
    seen = 0
    for draft in rows["drafts"]:
        if running.get(draft["game"]) != draft["phase"]:
            continue
        with service.read() as tx:
            row = tx.one("SELECT * FROM games WHERE id = ?", draft["game"])
            assert row is not None
            log = service.game(tx, row).log
        [revealed] = [e for e in log if isinstance(e, OrdersRevealed) and e.phase == draft["phase"]]
        played = set(revealed.of(draft["seat"]))
        written = {line for text in json.loads(draft["stands"]) for line in text.split("\n")}
        assert played >= {line for line in written if line.startswith(("A ", "F "))}
        seen += bool(played)
    assert seen >= 20


def check_people(service: Service, rows: Rows) -> None:
    """Messages are read by whom they were for; invitations, applications and addresses are still good."""
    people = {row["name"]: Who(row["id"], row["name"], row["role"]) for row in rows["accounts"]}
    for row in rows["messages"]:
        seat = next(r["seat"] for r in rows["recipients"] if r["message"] == row["id"] and r["account"])
        reader = next(r["account"] for r in rows["recipients"] if r["message"] == row["id"] and r["account"])
        who = next(who for who in people.values() if who.account == reader)
        assert row["text"] in [told["text"] for told in press.letters(service, who, row["game"], seat)]
    [waiting] = [row["id"] for row in rows["games"] if row["name"] == "Waiting for players"]
    assert "France" in lobby.info(service, people["Ada"], waiting)["mine"]
    assert lobby.info(service, people["Björn"], waiting)["status"] == "forming"
    [dealt] = [row["id"] for row in rows["games"] if row["name"] == "To be dealt out"]
    assert lobby.info(service, people["Björn"], dealt)["applied"]
    [paused] = [row["id"] for row in rows["games"] if row["name"] == "Paused"]
    assert lobby.info(service, VISITOR, paused)["status"] == "paused"
    [sandbox] = [row["id"] for row in rows["games"] if row["kind"] == "sandbox"]
    assert game_view.view(service, people["Eve"], sandbox)["phase"] == "S1901M"
    with service.read() as tx:
        account = tx.one("SELECT * FROM accounts WHERE name = 'Ada'")
    assert account is not None
    before = next(row for row in rows["accounts"] if row["name"] == "Ada")
    assert before["email"] == "ada@example.org"
    assert account["confirmed"] == before.get("confirmed", before["email"]), (
        "addresses of before 005 count as confirmed"
    )


# --- a rolling restart

ADDS = re.compile(
    r"CREATE TABLE \w+ \(|CREATE (UNIQUE )?INDEX |UPDATE |INSERT INTO |DROP INDEX |"
    r"ALTER TABLE \w+ ADD COLUMN \w+ (TEXT|BIGINT|INTEGER)( NOT NULL DEFAULT ('[^']*'|-?\d+))?( REFERENCES .*)?;?$"
)


def test_migrations_only_add() -> None:
    """Code of before goes on beside the tables of now: nothing that it writes or reads may be gone or become needed."""
    for name, text in store.migrations().items():
        if name > "003":
            for statement in store.statements(text):
                assert ADDS.match(statement.strip()), f"{name}: {statement}"


BESIDE = """
import sys
sys.path.insert(0, {folder!r})
from random import Random
import make
from casusbelli.service.house import House
from casusbelli.store import open_store
house = House(open_store({database!r}))
people = (make.person(house, "Carol"), make.person(house, "Dave"))
for rules in ("standard", "formal", "factional"):
    make.play(house, rules, people, Random(2))
house.store.close()
"""
BEFORE = "f9eb2f9"  # the code that made the newest of the files


def describe(folder: Path) -> None:
    """As if that code were installed: it finds its rules where they were then."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = [
        f"[{group}]\n" + "\n".join(map(" = ".join, kinds.items())) for group, kinds in project["entry-points"].items()
    ]
    installed = folder / "src" / "casusbelli-0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: casusbelli\nVersion: 0\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text("\n".join(told), encoding="utf-8")


@pytest.mark.full
def test_code_of_before_works_beside_the_tables_of_now(database: str, clock: Clock, tmp_path: Path) -> None:
    packed = subprocess.run(
        ["git", "archive", BEFORE, "src", "pyproject.toml"], cwd=ROOT, capture_output=True, check=False
    )
    if packed.returncode:
        pytest.skip(f"this checkout does not hold the commit {BEFORE}")
    subprocess.run(["tar", "x", "-C", str(tmp_path)], input=packed.stdout, check=True)
    describe(tmp_path)
    service = Service(restored(database, NAMES[-1], clock), base_url="http://testserver")
    code = BESIDE.format(folder=str(HERE), database=database)
    beside = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    subprocess.run([sys.executable, "-c", code], env=beside, check=True)
    with service.read() as tx:
        fresh = tx.all("SELECT g.id FROM games g JOIN accounts a ON a.id = g.owner WHERE a.name = 'Carol'")
    assert len(fresh) == 3
    clock.ahead += 72 * HOUR
    settle(service, ask=hasty)
    for row in fresh:
        assert check(service, row["id"]).faults == []
    service.store.close()
