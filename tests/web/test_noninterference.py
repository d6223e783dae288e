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
from casusbelli.engine.draws import DrawVote
from casusbelli.engine.on_offer import is_at_once
from casusbelli.engine.spec import packs
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import PressSettings, Settings, Setup
from casusbelli.service.games import bot_memory, lobby, order_entry, press, seating
from casusbelli.service.games.open_game import MASTER, opened
from casusbelli.service.ops import worker
from casusbelli.service.people import accounts, notes
from casusbelli.service.reads import feed
from casusbelli.store import Tx, open_store, sqlite
from casusbelli.web.security import csrf_of
from tests.engine.busy_players import Busy
from tests.service.tables import person
from tests.web import conftest
from tests.web.world import ENDLESS, OF_A_GAME

SPECS = tuple(sorted(packs()))
NOW = 1_800_000_000_000
API = [f"/api/v1{o.partition(' ')[2]}" for o in OF_A_GAME if o.startswith("GET ") and o != ENDLESS]
FILES = (
    *("rulebook", "report", "replay.html", "picture.svg", "story.txt", "press.txt", "state.json"),
    *("position.txt", "game.jsonl"),
    "game-with-messages.jsonl",
)
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


def standing(service: Service, spec: str, phases: int, chance: Random) -> Standing:
    """Everybody does all sorts of things for some phases, and somebody writes to somebody."""
    others = {"gm": person(service, "Master"), "outsider": person(service, "Outsider"), "visitor": VISITOR}
    others |= {role: person(service, role.title(), role) for role in ("moderator", "administrator")}
    setup = Setup(spec, rules=spec, gm=True, settings=Settings(press=PressSettings(grey=True), misses=0))
    game = lobby.create(service, others["gm"], setup)
    sitting = {}
    for place, row in enumerate(lobby.info(service, others["gm"], game)["seats"]):
        sitting[row["seat"]] = person(service, f"seat {place}")
        seating.join(service, sitting[row["seat"]], game, row["seat"])
    seating.start(service, others["gm"], game)
    everybody = {**sitting, **others}
    known = {name: accounts.new_session(service, str(who.account)) for name, who in everybody.items() if who.account}
    found = Standing(game, sitting, others, known)
    for _ in range(phases):
        for seat in sitting:
            later, now = scribbled(service, found, seat, chance)
            write(service, found, seat, [*later, *now])
        sender, reader = chance.sample([*sitting], 2)
        send(service, found, sender, reader, "before all that")
        judge(service, game)
    return found


def scribbled(service: Service, found: Standing, seat: str, chance: Random) -> tuple[list[str], list[str]]:
    """Lines that this seat may write now, as the rules offer them: what waits for the phase to be judged, and what is
    carried out at once. No votes on proposals to end the game: one vote against, and everybody sees it gone."""
    with service.read() as tx:
        played = opened(service, tx, found.game).game
        busy, rules = Busy(chance), played.rules
        lines: tuple[list[str], list[str]] = ([], [])
        for order in (*busy.to_units(played, seat), *busy.directives(played, seat)):
            if not isinstance(order, DrawVote):
                lines[is_at_once(rules, order)].append(str(order))
        return lines


def write(service: Service, found: Standing, seat: str, lines: list[str]) -> bool:
    info = lobby.info(service, found.sitting[seat], found.game)
    try:
        order_entry.submit(service, found.sitting[seat], found.game, seat, info["phase"], "\n".join(lines))
    except ServiceError:
        return False
    return True


def send(service: Service, found: Standing, sender: str, reader: str, text: str) -> bool:
    try:
        press.send(service, found.sitting[sender], found.game, [reader], text, sender)
    except ServiceError:  # the rules forbid it, and they see the same in both houses
        return False
    return True


def judge(service: Service, game: str) -> None:
    with service.write() as tx:
        tx.run("UPDATE games SET due = ? WHERE id = ?", NOW, game)
    worker.judge_one(service, game)


def brood(service: Service, found: Standing, seat: str) -> None:
    """As if the seat had a bot, which remembers and plans what nobody may know."""
    with service.write() as tx:
        table = opened(service, tx, found.game)
        text = '{"plans":[{"orders":["A PAR - BUR"],"value":1.0}],"promises":[{"code":"bots.promise-lie-peace"}]}'
        bot_memory.remember(table, seat, bot_memory.Thought('{"trust":{"France":-1.0}}', text, 0))


# --- what somebody is told


def told(service: Service, found: Standing, name: str) -> bytes:
    """The events that this person may know: they decide what may be shown."""
    with service.read() as tx:
        table = opened(service, tx, found.game)
        return b"\n".join(map(encode, table.game.history(name if name in found.sitting else None)))


def answers(
    client: TestClient, service: Service, found: Standing, name: str, chance: Random
) -> Iterator[tuple[str, Any]]:
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
        answer = client.get(path, headers={"X-Request-ID": "of-this-test"})  # drawn at random otherwise
        yield path, (answer.status_code, sorted(answer.headers.items()), answer.content)
    who = found.who(name)
    yield "feed", feed.since(service, who, found.game, "0")
    with service.read() as tx:
        rows = tx.all("SELECT key, kind, seat, data FROM outbox WHERE account = ? ORDER BY key", who.account or "")
        yield "outbox", json.dumps(rows)
    if secret and name in found.sitting:
        yield from _tried(client, found, name, secret)


def _tried(client: TestClient, found: Standing, name: str, secret: str) -> Iterator[tuple[str, Any]]:
    """What this person learns by trying something out."""
    choices = client.get(f"/api/v1/games/{found.game}/choices").json()
    lines = [slot[-1]["text"] for slot in choices.get("decisions", [])]
    lines += [told["text"] for told in choices.get("directives", [])[:10]]
    path = f"/api/v1/games/{found.game}/orders/preview"
    for line in ("\n".join(lines), *lines[-3:]):
        answer = client.post(path, json={"orders": line[:16_000]}, headers={"X-CSRF-Token": csrf_of(secret)})
        yield f"preview {line}", (answer.status_code, answer.content)


@dataclass
class Pair:
    """Two services that differ only in what one seat did in secret. The reader loads each page first, because what a
    page caches for them must not change."""

    app: FastAPI
    found: Standing
    houses: tuple[Service, Service]
    secretive: str = ""

    def differences(self, name: str, seed: int) -> list[str]:
        seen: list[dict[str, Any]] = []
        for service in self.houses:
            with conftest.opened(self.app, service) as client:
                client.cookies.set("casus_session", self.found.sessions.get(self.secretive, ""))
                assert client.get(f"/games/{self.found.game}").status_code == 200
                seen.append(dict(answers(client, service, self.found, name, Random(seed))))
        return sorted(path for path in {**seen[0], **seen[1]} if seen[0].get(path) != seen[1].get(path))

    def untold(self, names: list[str]) -> list[str]:
        """Those who have been told the same in both."""
        one, other = self.houses
        return [name for name in names if told(one, self.found, name) == told(other, self.found, name)]


@pytest.mark.drawn(1)
@pytest.mark.parametrize("spec", SPECS)
def test_secrets_of_one_seat(app: FastAPI, tmp_path: Path, spec: str, long: bool) -> None:
    for seed in range(12 if long else 1):
        chance = Random(f"{spec} {seed}")
        file, copy = tmp_path / f"{seed}.db", tmp_path / f"{seed} again.db"
        with closing(open_store(f"sqlite:///{file}")) as store:
            found = standing(Service(store), spec, chance.randrange(1, 10 if long else 6), chance)
        shutil.copy(file, copy)
        with closing(open_store(f"sqlite:///{file}")) as one, closing(open_store(f"sqlite:///{copy}")) as other:
            compare(Pair(app, found, (Service(one), Service(other))), chance, long)


def compare(pair: Pair, chance: Random, long: bool) -> None:
    found, (_quiet, service) = pair.found, pair.houses
    secretive, reader, third = chance.sample([*found.sitting], 3) if len(found.sitting) > 2 else (*found.sitting, "")
    looking = [name for name in (third, "gm", "visitor", "moderator", "administrator") if name]
    watching, pair.secretive = looking if long else looking[:2], secretive

    # letters, notes, marks: nobody but the one who is written to
    send(service, found, secretive, reader, "I shall betray them all")
    send(service, found, secretive, reader, "at once")
    notes.note(service, found.sitting[secretive], found.game, "they know nothing")
    brood(service, found, secretive)
    with service.read() as tx:
        open_ = tx.all("SELECT DISTINCT thread FROM messages WHERE game = ? AND public = 1", found.game)
    for row in open_:
        press.mark_read(service, found.sitting[secretive], found.game, row["thread"], secretive)
    for name in watching:
        assert pair.differences(name, 1) == [], f"{name} can tell that {secretive} wrote to {reader}"

    # orders: nobody, the game-master of course excepted
    later, now = scribbled(service, found, secretive, chance)
    others = [name for name in (reader, third, "visitor") if name]
    for lines in (later, [chance.choice(RUBBISH)])[: 2 if long else 1]:
        write(service, found, secretive, lines)
        for name in others if long else chance.sample(others, 1):
            assert [d for d in pair.differences(name, 2) if not _letters(name, reader, d)] == [], (name, lines)

    # proposals: those who have not been told of them
    write(service, found, secretive, [*later, *now])
    unaware = pair.untold(others) if now else []
    for name in unaware if long else unaware[-1:]:
        assert [d for d in pair.differences(name, 3) if not _letters(name, reader, d)] == [], (name, now)

    # and when the phase has been judged, as far as it is still the same to them
    for home in pair.houses:
        judge(home, found.game)
    for name in pair.untold([name for name in (third, "visitor") if name])[: 2 if long else 1]:
        assert pair.differences(name, 4) == [], f"{name} can tell from the results what {secretive} wrote"


def _letters(name: str, reader: str, path: str) -> bool:
    """Whoever was written to has letters that the other one has not."""
    shown = ("press", "/now", "feed", "outbox", "news", "messages")
    return name == reader and (any(word in path for word in shown) or path.partition("?")[0].count("/") == 2)


def test_the_comparison_sees_what_is_told(app: FastAPI, tmp_path: Path) -> None:
    """A letter to everybody is a difference, and so is a mark that everybody sees."""
    file, copy = tmp_path / "one.db", tmp_path / "other.db"
    with closing(open_store(f"sqlite:///{file}")) as store:
        found = standing(Service(store), "standard", 1, Random(1))
    shutil.copy(file, copy)
    with closing(open_store(f"sqlite:///{file}")) as one, closing(open_store(f"sqlite:///{copy}")) as other:
        pair = Pair(app, found, (Service(one), Service(other)))
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
