"""The version of a game's page (service/reads/page_version.py): nothing changes a page and leaves its version.

Each column of each table is changed in turn, whatever it means; whoever is shown another page then must have another
version. So a new column, or a table that a page comes to ask, is found here before somebody is shown an old page.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.records.games.exhibition_file import exhibitions
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import PressSettings, Settings, Setup
from casusbelli.service.games import gm, invitations, lobby, motions, order_entry, press, seating
from casusbelli.service.people import accounts, blocks, email_invitations, lesson_progress, notes
from casusbelli.service.reads.page_version import page_version, question
from casusbelli.service.reads.tasks import LOST_FOR
from casusbelli.store import Clash, RepeatedReads, Row, Store, Tx, open_store
from casusbelli.store.sqlite import CLOCK
from casusbelli.web.page_cache import page_cache
from tests.service.conftest import Clock, clock, database, person, store  # noqa: F401 # fixtures
from tests.web import conftest

SEATS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
DAY = 24 * 3_600_000
MOST = 6  # rows of a table that are tried
ASKED = re.compile(r"\b(?:FROM|JOIN) (\w+)")
# the chain of a game says what its facts and their snapshots are, and a hash what its board is; the annotations of an
# imported game are there before anybody can look at it, and never change
NO_PART = ("events", "snapshots", "game_boards", "annotations")
OTHER_WORDS = {
    "status": ("paused", "finished", "needs-gm", "forming"),
    "kind": ("sandbox", "table"),
    "visibility": ("private",),
    "role": ("moderator", "player"),
    "waits": ("orders", "die:d:6", "people"),
    "settings": ('{"anonymous":true}', "{}"),
    "ended": ("silent", "dismissed", ""),
    "account": (None,),
    "bot": ("hold",),
}


@dataclass
class Life:
    """Games in which everything has happened that a page can show, and who looks at them."""

    service: Service
    readers: dict[str, Who]
    sessions: dict[str, str]
    games: tuple[str, ...]
    link: str

    def address(self, game: str) -> str:
        return f"/games/{game}?invitation={self.link}&shown=yes"


def lived(service: Service) -> Life:
    names = {"gm": "Gerda", "one": "Otto", "other": "Olga", "gone": "Gustav", "asked": "Ada", "late": "Lena"}
    people = {key: person(service, name) for key, name in names.items()}
    people["administrator"] = person(service, "Agnes", "administrator")
    settings = Settings(press=PressSettings(grey=True), deal="preferences")
    forming = lobby.create(service, people["gm"], Setup("Forming", gm=True, settings=settings))
    seating.join(service, people["late"], forming, wants=["France"])
    running, over = (_played(service, people, name) for name in ("Running", "Over"))
    with service.write() as tx:
        tx.run("UPDATE games SET status = 'finished', ended = ? WHERE id = ?", tx.now(), over)
        show = next(iter(exhibitions().values()))
        tx.add("shows", name=show.name, digest=show.digest, game=over)
    notes.state(service, people["one"], over, "Well played.", "France")
    lesson_progress.mark_done(service, people["other"], *lesson_progress.FIRST_GAME)
    private = lobby.create(service, people["gm"], Setup("Private", gm=True, visibility="private"))
    link = invitations.invite(service, people["gm"], private)["invitation"]
    email_invitations.invite_address(service, people["gm"], running, "lena@example.org")
    sandbox = lobby.create(service, people["one"], Setup("Sandbox", kind="sandbox"))
    table = lobby.create(service, people["one"], Setup("Table", kind="table"))
    sessions = {key: accounts.new_session(service, str(who.account)) for key, who in people.items()}
    games = (forming, running, over, private, sandbox, table)
    return Life(service, {**people, "visitor": VISITOR}, sessions, games, link)


def _played(service: Service, people: dict[str, Who], name: str) -> str:
    master, one, other, gone = (people[key] for key in ("gm", "one", "other", "gone"))
    game = lobby.create(
        service, master, Setup(name, gm=True, settings=Settings(press=PressSettings(grey=True), misses=0))
    )
    for who, seat in ((one, "France"), (other, "Germany"), (gone, "Italy")):
        seating.join(service, who, game, seat)
    seating.start(service, master, game, "hold")
    gm.judge_now(service, master, game, "S1901M", "to have a past")
    order_entry.submit(service, one, game, "France", "F1901M", "A PAR - BUR\nrubbish")
    press.send(service, other, game, ["France"], "a secret", "Germany")
    press.send(service, gone, game, ["*"], "hello", "Italy")
    press.mark_all_read(service, one, game, "France")
    blocks.mute(service, other, game, "Italy")
    blocks.block(service, other, "Lena")
    notes.note(service, one, game, "mind Italy")
    motions.move(service, one, game, "pause", seat="France")
    gm.vacate(service, master, game, "Italy", "he did not come")
    with service.write() as tx:
        tx.run("UPDATE tenures SET ended = 'silent' WHERE game = ? AND until IS NOT NULL", game)
    invitations.invite(service, master, game, "Ada", "Italy")
    return game


# --- every column


@dataclass(frozen=True)
class Seen:
    status: int
    body: bytes
    who: Who
    version: bytes


class Looking:
    def __init__(self, app: FastAPI, life: Life) -> None:
        self.app, self.life = app, life
        self.client: TestClient = conftest.opened(app, life.service, raise_server_exceptions=False)

    def version(self, reader: str, game: str) -> tuple[Who, bytes]:
        who = accounts.who_is(self.life.service, self.life.sessions.get(reader))
        return who, page_version(self.life.service, who, game, self.life.link)

    def page(self, reader: str, game: str) -> Seen:
        """Made anew, and the version of the same moment."""
        self.app.state.pages = page_cache()
        self.client.cookies.clear()
        if reader in self.life.sessions:
            self.client.cookies.set("casus_session", self.life.sessions[reader])
        answer = self.client.get(self.life.address(game))
        return Seen(answer.status_code, answer.content, *self.version(reader, game))

    def all(self) -> dict[tuple[str, str], Seen]:
        return {(reader, game): self.page(reader, game) for reader in self.life.readers for game in self.life.games}


def changes(tx: Tx, table: str, column: str, rows: list[Row]) -> Iterator[tuple[Row, object]]:
    """A row, and what stands in its column instead."""
    ids = [row["id"] for row in tx.all("SELECT id FROM accounts ORDER BY id")]
    for row in rows:
        value = row[column]
        if column in OTHER_WORDS and (column != "kind" or table == "games"):
            yield from ((row, word) for word in OTHER_WORDS[column] if word != value)
        if value in ids:
            yield row, ids[ids.index(value) - 1]
        elif isinstance(value, int):
            yield from ((row, other) for other in (value + 1, 0) if other != value)
        elif value is None:
            yield from ((row, other) for other in (1, ids[0]))
        elif not value.startswith(("{", "[")):
            yield row, f"{value}x"


TABLES = (
    *("games", "accounts", "seats", "tenures", "drafts", "applicants", "invitations", "acts"),
    *("news", "reads", "blocks", "muted", "notes", "statements", "motions", "votes", "lessons_done", "shows"),
)
BY_NEWS = ("messages", "recipients")
"""Written once, and told to whoever may read them. Only the account in them changes, when a guest's games pass to the
account of the same person; that is told to everybody there."""
NEVER_CHANGED = {
    "acts": {"n", "at", "phase", "kind", "seat", "why", "data"},
    "motions": {"at", "phase"},
    "accounts": {"id"},
}


@pytest.mark.drawn(1)
@pytest.mark.parametrize("table", TABLES)
def test_no_column_changes_a_page_and_leaves_its_version(app: FastAPI, tmp_path: Path, table: str, full: bool) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as opened:
        life = lived(Service(opened))
        looking = Looking(app, life)
        planned = _planned(opened, table)
        keys = {key for _column, row, _value in planned for key in _concerned(life, row)}
        before = {key: looking.page(*key) for key in sorted(keys)}
        assert all(seen.status in (200, 404) for seen in before.values())
        stale, tried, chance = [], 0, Random(table)
        for column, row, value in planned:
            if not _put(opened, table, row, column, value):
                continue
            concerned = _concerned(life, row)
            for key in concerned if full else chance.sample(concerned, 2):
                tried += 1
                then = before[key]
                if looking.version(*key) != (then.who, then.version):
                    continue  # the version has changed, so the page is rendered again
                now = looking.page(*key)
                if now.status < 500 and (now.status, now.body) != (then.status, then.body):
                    stale.append((column, value, *key))
            assert _put(opened, table, row, column, row[column])
        assert stale == []
        assert tried


def _planned(opened: Store, table: str) -> list[tuple[str, Row, object]]:
    with opened.read() as tx:
        rows = tx.all(f"SELECT rowid AS place_, * FROM {table} ORDER BY rowid")
        some = rows if len(rows) < MOST else Random(1).sample(rows, MOST)
        return [
            (column, row, value)
            for column in rows[0]
            if column != "place_" and column not in NEVER_CHANGED.get(table, ())
            for row, value in changes(tx, table, column, some)
        ]


def _put(opened: Store, table: str, row: Row, column: str, value: object) -> bool:
    """Unless the database refuses it."""
    try:
        with opened.write() as tx:
            tx.run(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", value, row["place_"])
    except (Clash, sqlite3.Error):
        return False
    return True


def _concerned(life: Life, row: Row) -> list[tuple[str, str]]:
    game = row.get("game", row["id"] if "settings" in row else None)
    games = [game] if game in life.games else life.games[1:2]
    return [(reader, name) for name in games for reader in life.readers]


def test_the_version_knows_every_table_that_a_page_asks(
    app: FastAPI, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()
    ask = RepeatedReads.all

    def heard(tx: RepeatedReads, sql: str, *values: object) -> list[Row]:
        if sql != question(CLOCK):
            asked.update(ASKED.findall(sql))
        return ask(tx, sql, *values)

    monkeypatch.setattr(RepeatedReads, "all", heard)
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as opened:
        Looking(app, lived(Service(opened))).all()
    assert {"games", "seats", *BY_NEWS} < asked
    assert asked - set(ASKED.findall(question(CLOCK))) - {*NO_PART, *BY_NEWS} == set()
    assert asked - {*TABLES, *NO_PART, *BY_NEWS} == set()


# --- what time does


def test_what_is_over_is_not_shown_any_longer(app: FastAPI, store: Store, clock: Clock) -> None:  # noqa: F811
    """Nobody writes anything when an invitation ends, and when a seat has been lost for long enough."""
    life = lived(Service(store))
    with store.write() as tx:
        tx.run("UPDATE invitations SET until = ?", tx.now() + DAY)
    for name in ("asked", "gone"):
        looking = Looking(app, life)
        pages, game = app.state.pages, life.games[1]
        first, again = looking.page(name, game), looking.page(name, game)
        assert first == again
        clock.ahead += DAY + 1 if name == "asked" else LOST_FOR
        later = looking.page(name, game)
        assert later.version != first.version
        assert later.body != first.body
        assert pages is not app.state.pages


def test_nothing_is_read_but_what_belongs_to_the_game_and_the_reader(tmp_path: Path) -> None:
    """SQLite goes through no table, nor through all games of an account."""
    with closing(open_store(f"sqlite:///{tmp_path}/games.db")), closing(sqlite3.connect(tmp_path / "games.db")) as file:
        asked = question(CLOCK)
        plan = [step for *_, step in file.execute(f"EXPLAIN QUERY PLAN {asked}", ["x"] * asked.count("?"))]
    assert len(plan) > 40
    assert {step for step in plan if step.startswith("SCAN")} == {"SCAN CONSTANT ROW", "SCAN c"}
    assert not [step for step in plan if "seats_of" in step or "tenures_of" in step]
