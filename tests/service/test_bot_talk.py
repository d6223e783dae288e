"""Bots that talk on a service: they answer people in their own time, remember, and nobody sees what they think."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from casusbelli.bots import bots
from casusbelli.engine.phrases import Phrase
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import Clock, PressSettings, Settings
from casusbelli.service.games import bot_memory, bot_press, gm, lobby, order_entry, press, seating
from casusbelli.service.games.bot_characters import character_of
from casusbelli.service.games.open_game import opened
from casusbelli.service.ops import bot_turns
from casusbelli.service.ops.checking import check
from casusbelli.store import Row
from tests.service.conftest import Clock as Shift
from tests.service.tables import POWERS, made, person, settle

BAD = Path(__file__).parent / "bad_bots"
UNHURRIED = Settings(clock=Clock(length=0), misses=0)
READ = bot_memory.LEAST_DELAY + bot_memory.MORE_DELAY


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(BAD))
    bots.cache_clear()
    yield
    bots.cache_clear()


def against(service: Service, bot: str = "dumbbot", settings: Settings = UNHURRIED, **more: str) -> tuple[str, Who]:
    """Ada plays Austria, bots play the others."""
    ada, names = person(service, "Ada"), {**dict.fromkeys(POWERS[1:], "hold"), "Italy": bot, **more}
    game = made(service, ada, bots=names, settings=settings)
    seating.join(service, ada, game, "Austria")
    return game, ada


def thoughts(service: Service, game: str, seat: str = "Italy") -> list[Row]:
    with service.read() as tx:
        return tx.all("SELECT * FROM bot_memory WHERE game = ? AND seat = ? ORDER BY seq", game, seat)


def from_italy(service: Service, who: Who, game: str) -> list[Phrase]:
    told = press.letters(service, who, game, "Austria")
    return [one["phrase"] for one in told if one["from"] == "Italy" and one["phrase"] is not None]


def is_ready(service: Service, game: str) -> bool:
    return next(seat["ready"] for seat in lobby.info(service, VISITOR, game)["seats"] if seat["seat"] == "Italy")


def ask_for_peace(service: Service, who: Who, game: str) -> str:
    return press.send(service, who, game, ["Italy"], "", "Austria", phrase=Phrase("peace", year=1902))["id"]


def test_a_person_is_answered_after_some_time(service: Service, clock: Shift) -> None:
    game, ada = against(service)
    settle(service)
    assert is_ready(service, game)
    proposal = ask_for_peace(service, ada, game)
    settle(service)
    assert not is_ready(service, game)
    assert proposal not in [phrase.earlier for phrase in from_italy(service, ada, game)]
    clock.ahead += READ
    settle(service)
    [answer] = [phrase for phrase in from_italy(service, ada, game) if phrase.earlier == proposal]
    assert answer.kind in ("accept", "refuse")
    assert is_ready(service, game)
    assert [row["turns"] for row in thoughts(service, game)] == [2]


def test_own_words_are_answered_politely_once_in_a_phase(small_service: Service) -> None:
    game, ada = against(small_service)
    settle(small_service)
    for text in ("Shall we be friends?", "Hello?", "Anybody there?"):
        press.send(small_service, ada, game, ["Italy"], text, "Austria")
        press.send(small_service, ada, game, ["*"], text, "Austria")
        settle(small_service)
        assert [phrase.kind for phrase in from_italy(small_service, ada, game)].count("use-phrases") == (
            text != "Shall we be friends?"
        )
        with small_service.write() as tx:
            tx.run("UPDATE bot_memory SET again = 0 WHERE again IS NOT NULL")
            tx.run("UPDATE messages SET at = at - ?", READ)
        settle(small_service)
    [answer] = [one for one in press.letters(small_service, ada, game, "Austria") if one["from"] == "Italy"][-1:]
    assert answer["phrase"] is not None
    assert is_ready(small_service, game)


@pytest.mark.usefixtures("bad_bots")
def test_bots_that_owe_nothing_talk_between_the_moves(small_service: Service) -> None:
    """Austria builds in winter; Italy has nothing to do but to write."""
    game, ada = against(small_service, "babbles")
    for phase in ("S1901M", "F1901M"):
        settle(small_service)
        order_entry.submit(small_service, ada, game, "Austria", phase, "A BUD - SER")
        order_entry.ready(small_service, ada, game, "Austria", phase, True)
    settle(small_service)
    info = lobby.info(small_service, ada, game)
    assert info["phase"] == "W1901A"
    assert [seat["seat"] for seat in info["seats"] if seat["asked"]] == ["Austria"]
    written = [one for one in press.letters(small_service, ada, game, "Austria") if one["phase"] == "W1901A"]
    assert {one["from"] for one in written} == {"Italy"}
    order_entry.no_orders(small_service, ada, game, "Austria", "W1901A")
    settle(small_service)
    assert lobby.info(small_service, ada, game)["phase"] == "S1902M"


def test_a_bot_thinks_only_so_often(small_service: Service) -> None:
    game, ada = against(small_service)
    settle(small_service)
    for _message in range(bot_memory.MOST_TURNS + 2):
        press.send(small_service, ada, game, ["Italy"], "Hello!", "Austria")
        with small_service.write() as tx:
            tx.run("UPDATE bot_memory SET again = 0 WHERE again IS NOT NULL")
            tx.run("UPDATE messages SET at = at - ?", READ)
        settle(small_service)
    assert [row["turns"] for row in thoughts(small_service, game)] == [bot_memory.MOST_TURNS]
    assert is_ready(small_service, game)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(clock=Clock(length=0), misses=0, press=PressSettings(private=False)),
        Settings(clock=Clock(length=0), misses=0, press=PressSettings(closed="M")),
        Settings(clock=Clock(length=1, early=False), misses=0),
    ],
    ids=["no-private-messages", "closed", "no-time"],
)
def test_bots_are_silent_where_nobody_may_write(small_service: Service, settings: Settings) -> None:
    game, ada = against(small_service, settings=settings)
    if settings.clock.length:
        with small_service.write() as tx:
            tx.run("UPDATE games SET deadline = deadline - 30000, due = due - 30000 WHERE id = ?", game)
    settle(small_service)
    assert from_italy(small_service, ada, game) == []


def test_a_bot_reads_only_what_its_seat_may_read(small_service: Service) -> None:
    game, ada = against(small_service)
    bob = person(small_service, "Bob")
    gm_bots = {seat: row for seat, row in _seats(small_service, game).items() if row["bot"]}
    assert "France" in gm_bots
    press.send(small_service, ada, game, ["France"], "Not for Italy", "Austria")
    press.send(small_service, ada, game, ["Italy"], "For Italy", "Austria")
    press.send(small_service, ada, game, ["*"], "For all", "Austria")
    with small_service.write() as tx:
        tx.run("UPDATE messages SET at = at - ?", READ)
        table = opened(small_service, tx, game)
        texts = {seat: [one.text for one in bot_press.talk_of(table, seat)[0].messages] for seat in ("Italy", "France")}
    assert texts == {"Italy": ["For Italy", "For all"], "France": ["Not for Italy", "For all"]}
    assert bob.account is not None


def _seats(service: Service, game: str) -> dict[str, Row]:
    with service.read() as tx:
        return dict(opened(service, tx, game).seats)


def test_a_rollback_brings_back_the_memory_of_the_phase(small_service: Service) -> None:
    ada = person(small_service, "Ada")
    bots_ = {**dict.fromkeys(POWERS[1:], "hold"), "Italy": "dumbbot"}
    game = made(small_service, ada, bots=bots_, settings=UNHURRIED, gm=True)
    bob = person(small_service, "Bob")
    seating.join(small_service, bob, game, "Austria")
    seating.start(small_service, ada, game)
    settle(small_service)
    [first] = thoughts(small_service, game)
    for _phase in range(2):
        info = lobby.info(small_service, bob, game)
        order_entry.no_orders(small_service, bob, game, "Austria", info["phase"])
        settle(small_service)
    assert len(thoughts(small_service, game)) >= 2
    gm.rollback(small_service, ada, game, "F1901M")
    assert [row["memory"] for row in thoughts(small_service, game)] == [first["memory"]]
    gm.rollback(small_service, ada, game, "S1901M")
    assert thoughts(small_service, game) == []


def test_memory_goes_with_its_bot(small_service: Service) -> None:
    ada = person(small_service, "Ada")
    game = made(small_service, ada, bots=dict.fromkeys(POWERS[1:], "dumbbot"), settings=UNHURRIED, gm=True)
    seating.join(small_service, person(small_service, "Bob"), game, "Austria")
    seating.start(small_service, ada, game)
    settle(small_service)
    assert len(thoughts(small_service, game)) == 1
    gm.replace(small_service, ada, game, "Italy", bot="dumbbot")
    assert thoughts(small_service, game) == []


def test_bots_play_and_talk_among_themselves(service: Service) -> None:
    """Without people nobody waits; all of them have their turns, and the game is sound."""
    rules = "standard(draws.draw=off, draws.concession=no) + last-year(year=1901)"
    game = made(service, person(service, "Ada"), rules, bots=dict.fromkeys(POWERS, "dumbbot"), settings=UNHURRIED)
    settle(service, 100)
    assert lobby.info(service, VISITOR, game)["status"] == "finished"
    assert check(service, game).faults == []
    with service.read() as tx:
        kinds = {
            json.loads(row["phrase"])["kind"] for row in tx.all("SELECT phrase FROM messages WHERE game = ?", game)
        }
        rows = tx.all("SELECT * FROM bot_memory WHERE game = ?", game)
    assert {"peace", "accept"} <= kinds
    assert {row["seat"] for row in rows} == {*POWERS}
    assert all(row["reasons"] for row in rows if row["phase"].endswith("M"))
    assert max(row["turns"] for row in rows) <= bot_memory.MOST_FOR_BOTS


@pytest.mark.usefixtures("bad_bots")
def test_a_fault_stops_no_game_and_leaves_earlier_orders(small_service: Service, clock: Shift) -> None:
    game, ada = against(small_service, "babbles")
    settle(small_service)
    assert len(from_italy(small_service, ada, game)) == 3
    with small_service.read() as tx:
        before = tx.one("SELECT stands FROM drafts WHERE game = ? AND seat = 'Italy'", game)
    with small_service.write() as tx:
        tx.run("UPDATE bot_memory SET again = 0 WHERE game = ?", game)
    settle(small_service)
    with small_service.read() as tx:
        assert tx.one("SELECT stands FROM drafts WHERE game = ? AND seat = 'Italy'", game) == before
    order_entry.no_orders(small_service, ada, game, "Austria", "S1901M")
    settle(small_service)
    assert lobby.info(small_service, ada, game)["phase"] == "F1901M"


def test_characters_follow_from_the_secret_seed(small_service: Service) -> None:
    ada = person(small_service, "Ada")
    bots_ = dict.fromkeys(POWERS[1:], "dumbbot")
    game, other = (made(small_service, ada, bots=bots_, settings=UNHURRIED) for _game in range(2))
    cast = []
    for one in (game, other):
        with small_service.read() as tx:
            table = opened(small_service, tx, one)
            cast.append([character_of(table, seat) for seat in POWERS])
    assert cast[0][0] == ""
    assert len({*cast[0]}) == 7
    assert cast[0] != cast[1]


def test_one_turn_does_not_wait_for_another(small_service: Service) -> None:
    """Nothing is due again once everything has been read."""
    against(small_service)
    settle(small_service)
    assert bot_turns.waiting(small_service) == []


def test_a_game_master_reads_the_names_that_the_players_read(service: Service) -> None:
    ada, gerd = person(service, "Ada"), person(service, "Gerd")
    game = made(service, gerd, bots=dict.fromkeys(POWERS[1:], "dumbbot"), settings=UNHURRIED, gm=True)
    seating.join(service, ada, game, "Austria")
    seating.start(service, gerd, game)
    public = {seat["seat"]: (seat["bot_name"], seat["bot_emblem"]) for seat in lobby.info(service, ada, game)["seats"]}
    told = {row["seat"]: (row["bot_name"], row["bot_emblem"]) for row in gm.missing(service, gerd, game)}
    assert told == public
    assert told["Austria"] == (None, "")
    assert all(emblem for _name, emblem in (told[seat] for seat in POWERS[1:]))
