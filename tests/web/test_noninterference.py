"""Nothing hidden leaks: two houses that differ in what one seat keeps to itself answer everybody else alike.

A game is played for some phases; then the database is copied, and in the copies one seat writes other orders, letters
to somebody, notes, proposals. Whoever has been told the same facts in both (``Game.history``) must be given the same
bytes by every page and every operation, headers and all; so must his feed and his outbox. Time stands still meanwhile.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.core.canon import encode
from casusbelli.rules.desk import is_at_once
from casusbelli.rules.draws import Vote
from casusbelli.rules.spec import packs
from casusbelli.service import accounts, feed, games, orders, personal, press, seating, worker
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Press, Settings, Setup
from casusbelli.service.table import MASTER, opened
from casusbelli.store import Tx, open_store, sqlite
from casusbelli.web.security import csrf_of
from tests.rules.busy_players import Busy
from tests.service.tables import person
from tests.web import conftest
from tests.web.world import ENDLESS, OF_A_GAME

SPECS = tuple(sorted(packs()))
NOW = 1_800_000_000_000
API = [f"/api/v1{o.partition(' ')[2]}" for o in OF_A_GAME if o.startswith("GET ") and o != ENDLESS]
FILES = ("rulebook", "report", "replay.html", "picture.svg", "story.txt", "press.txt", "state.json", "game.jsonl")
PAGES = ("", "/now", "/picture", "/dice", "/console", *(f"/{name}" for name in FILES))
ELSEWHERE = ("/", "/games", "/dashboard", "/players/seat%20{first}", "/api/v1/games", "/api/v1/me/owed")
RUBBISH = ("", "this is no order\nnor this", "A PAR - BUR\nA PAR - BUR")


@dataclass
class Standing:
    """A game that is going on, and who sits where."""

    game: str
    sitting: dict[str, Who]
    others: dict[str, Who]
    sessions: dict[str, str]

    def who(self, name: str) -> Who:
        return self.sitting.get(name) or self.others[name]


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite.SqliteTx, "now", lambda _tx: NOW)


def standing(house: House, spec: str, phases: int, chance: Random) -> Standing:
    """Everybody does all sorts of things for some phases, and somebody writes to somebody."""
    others = {"gm": person(house, "Master"), "outsider": person(house, "Outsider"), "visitor": VISITOR}
    others |= {role: person(house, role.title(), role) for role in ("moderator", "administrator")}
    setup = Setup(spec, rules=spec, gm=True, settings=Settings(press=Press(grey=True), misses=0))
    game = games.create(house, others["gm"], setup)
    sitting = {}
    for place, row in enumerate(games.info(house, others["gm"], game)["seats"]):
        sitting[row["seat"]] = person(house, f"seat {place}")
        seating.join(house, sitting[row["seat"]], game, row["seat"])
    seating.start(house, others["gm"], game)
    everybody = {**sitting, **others}
    known = {name: accounts.new_session(house, str(who.account)) for name, who in everybody.items() if who.account}
    found = Standing(game, sitting, others, known)
    for _ in range(phases):
        for seat in sitting:
            later, now = scribbled(house, found, seat, chance)
            write(house, found, seat, [*later, *now])
        sender, reader = chance.sample([*sitting], 2)
        send(house, found, sender, reader, "before all that")
        judge(house, game)
    return found


def scribbled(house: House, found: Standing, seat: str, chance: Random) -> tuple[list[str], list[str]]:
    """Lines that this seat may write now, as the rules offer them: what waits for the phase to be judged, and what is
    carried out at once. No votes on proposals to end the game: one vote against, and everybody sees it gone."""
    with house.read() as tx:
        played = opened(house, tx, found.game).game
        busy, rules = Busy(chance), played.rules
        lines: tuple[list[str], list[str]] = ([], [])
        for order in (*busy.to_units(played, seat), *busy.directives(played, seat)):
            if not isinstance(order, Vote):
                lines[is_at_once(rules, order)].append(str(order))
        return lines


def write(house: House, found: Standing, seat: str, lines: list[str]) -> bool:
    info = games.info(house, found.sitting[seat], found.game)
    try:
        orders.submit(house, found.sitting[seat], found.game, seat, info["phase"], "\n".join(lines))
    except Refused:
        return False
    return True


def send(house: House, found: Standing, sender: str, reader: str, text: str) -> bool:
    try:
        press.send(house, found.sitting[sender], found.game, [reader], text, sender)
    except Refused:  # the rules forbid it, and they see the same in both houses
        return False
    return True


def judge(house: House, game: str) -> None:
    with house.write() as tx:
        tx.run("UPDATE games SET due = ? WHERE id = ?", NOW, game)
    worker.judge_one(house, game)


# --- what somebody is told


def told(house: House, found: Standing, name: str) -> bytes:
    """The facts that he may know: they decide what he may be shown."""
    with house.read() as tx:
        table = opened(house, tx, found.game)
        return b"\n".join(map(encode, table.game.history(name if name in found.sitting else None)))


def answers(client: TestClient, house: House, found: Standing, name: str, chance: Random) -> Iterator[tuple[str, Any]]:
    """Every answer that this person can get, without dates."""
    secret = found.sessions.get(name, "")
    client.cookies.clear()
    if secret:
        client.cookies.set("casus_session", secret)
    as_seat = f"?seat={name}" if name in found.sitting else ""
    phases = [row["phase"] for row in client.get(f"/api/v1/games/{found.game}/phases").json().get("phases", [])]
    paths = [path.replace("{game}", found.game) for path in API]
    paths += [f"/games/{found.game}{page}{as_seat}" for page in PAGES]
    paths += [path.format(first=chance.randrange(len(found.sitting))) for path in ELSEWHERE]
    for phase in phases[-2:]:
        paths += [f"/api/v1/games/{found.game}/{what}?phase={phase}" for what in ("story", "panels", "picture")]
        paths += [f"/games/{found.game}/picture?phase={phase}"]
    for path in paths:
        answer = client.get(path)
        yield path, (answer.status_code, sorted(answer.headers.items()), answer.content)
    who = found.who(name)
    yield "feed", feed.since(house, who, found.game, "0")
    with house.read() as tx:
        rows = tx.all("SELECT key, kind, seat, data FROM outbox WHERE account = ? ORDER BY key", who.account or "")
        yield "outbox", json.dumps(rows)
    if secret and name in found.sitting:
        yield from _tried(client, found, name, secret)


def _tried(client: TestClient, found: Standing, name: str, secret: str) -> Iterator[tuple[str, Any]]:
    """What he is told when he tries something out."""
    choices = client.get(f"/api/v1/games/{found.game}/choices").json()
    lines = [slot[-1]["text"] for slot in choices.get("decisions", [])]
    lines += [told["text"] for told in choices.get("directives", [])[:10]]
    path = f"/api/v1/games/{found.game}/orders/preview"
    for line in ("\n".join(lines), *lines[-3:]):
        answer = client.post(path, json={"orders": line[:16_000]}, headers={"X-CSRF-Token": csrf_of(secret)})
        yield f"preview {line}", (answer.status_code, answer.content)


@dataclass
class Pair:
    """Two houses, alike but for what one seat did in secret. He looks first each time: what a page knows for him, and
    keeps, it must keep for him."""

    app: FastAPI
    found: Standing
    houses: tuple[House, House]
    secretive: str = ""

    def differences(self, name: str, seed: int) -> list[str]:
        seen: list[dict[str, Any]] = []
        for house in self.houses:
            with conftest.opened(self.app, house) as client:
                client.cookies.set("casus_session", self.found.sessions.get(self.secretive, ""))
                assert client.get(f"/games/{self.found.game}").status_code == 200
                seen.append(dict(answers(client, house, self.found, name, Random(seed))))
        return sorted(path for path in {**seen[0], **seen[1]} if seen[0].get(path) != seen[1].get(path))

    def untold(self, names: list[str]) -> list[str]:
        """Those who have been told the same in both."""
        one, other = self.houses
        return [name for name in names if told(one, self.found, name) == told(other, self.found, name)]


@pytest.mark.parametrize("spec", SPECS)
def test_secrets_of_one_seat(app: FastAPI, tmp_path: Path, spec: str, full: bool) -> None:
    for seed in range(12 if full else 1):
        chance = Random(f"{spec} {seed}")
        file, copy = tmp_path / f"{seed}.db", tmp_path / f"{seed} again.db"
        with closing(open_store(f"sqlite:///{file}")) as store:
            found = standing(House(store), spec, chance.randrange(1, 10 if full else 6), chance)
        shutil.copy(file, copy)
        with closing(open_store(f"sqlite:///{file}")) as one, closing(open_store(f"sqlite:///{copy}")) as other:
            compare(Pair(app, found, (House(one), House(other))), chance, full)


def compare(pair: Pair, chance: Random, full: bool) -> None:
    found, (_quiet, house) = pair.found, pair.houses
    secretive, reader, third = chance.sample([*found.sitting], 3) if len(found.sitting) > 2 else (*found.sitting, "")
    looking = [name for name in (third, "gm", "visitor", "moderator", "administrator") if name]
    watching, pair.secretive = looking if full else looking[:2], secretive

    # letters, notes, marks: nobody but the one who is written to
    send(house, found, secretive, reader, "I shall betray them all")
    send(house, found, secretive, reader, "at once")
    personal.note(house, found.sitting[secretive], found.game, "they know nothing")
    with house.read() as tx:
        open_ = tx.all("SELECT DISTINCT thread FROM messages WHERE game = ? AND public = 1", found.game)
    for row in open_:
        press.mark_read(house, found.sitting[secretive], found.game, row["thread"], secretive)
    for name in watching:
        assert pair.differences(name, 1) == [], f"{name} can tell that {secretive} wrote to {reader}"

    # orders: nobody, the game-master of course excepted
    later, now = scribbled(house, found, secretive, chance)
    others = [name for name in (reader, third, "visitor") if name]
    for lines in (later, [chance.choice(RUBBISH)])[: 2 if full else 1]:
        write(house, found, secretive, lines)
        for name in others if full else chance.sample(others, 1):
            assert [d for d in pair.differences(name, 2) if not _letters(name, reader, d)] == [], (name, lines)

    # proposals: those who have not been told of them
    write(house, found, secretive, [*later, *now])
    unaware = pair.untold(others) if now else []
    for name in unaware if full else unaware[-1:]:
        assert [d for d in pair.differences(name, 3) if not _letters(name, reader, d)] == [], (name, now)

    # and when the phase has been judged, as far as it is still the same to them
    for home in pair.houses:
        judge(home, found.game)
    for name in pair.untold([name for name in (third, "visitor") if name])[: 2 if full else 1]:
        assert pair.differences(name, 4) == [], f"{name} can tell from the results what {secretive} wrote"


def _letters(name: str, reader: str, path: str) -> bool:
    """Whoever was written to has letters that the other one has not."""
    shown = ("press", "/now", "feed", "outbox", "news")
    return name == reader and (any(word in path for word in shown) or path.partition("?")[0].count("/") == 2)


def test_the_comparison_sees_what_is_told(app: FastAPI, tmp_path: Path) -> None:
    """A letter to everybody is a difference, and so is a mark that everybody sees."""
    file, copy = tmp_path / "one.db", tmp_path / "other.db"
    with closing(open_store(f"sqlite:///{file}")) as store:
        found = standing(House(store), "standard", 1, Random(1))
    shutil.copy(file, copy)
    with closing(open_store(f"sqlite:///{file}")) as one, closing(open_store(f"sqlite:///{copy}")) as other:
        pair = Pair(app, found, (House(one), House(other)))
        assert pair.differences("visitor", 1) == []
        press.send(pair.houses[1], found.sitting["France"], found.game, ["*"], "hear, hear", "France")
        seen = pair.differences("visitor", 1)
        assert {"feed", f"/api/v1/games/{found.game}/press", f"/games/{found.game}"} <= set(seen)
        press.send(pair.houses[0], found.sitting["France"], found.game, [MASTER], "a secret", "France")
        assert "feed" in pair.differences("gm", 1)


def test_time_stands_still(tmp_path: Path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'x.db'}")) as store, store.read() as tx:
        assert isinstance(tx, Tx)
        assert tx.now() == NOW
