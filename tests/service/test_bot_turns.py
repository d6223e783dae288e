"""Bots of the service: unpredictable but reproducible, killed when they hang, with a fair share of the time."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from casusbelli.bots import bots
from casusbelli.bots.process import BotProcess, answer
from casusbelli.core.events import OrdersRevealed, PhaseOpened
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import read_game
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.settings import Clock, PressSettings, Settings
from casusbelli.service.games import game_log, lobby, order_entry, seating
from casusbelli.service.games.bot_questions import question
from casusbelli.service.games.open_game import opened
from casusbelli.service.ops import bot_turns, worker
from casusbelli.service.ops.bot_time import QUOTA, BotsTurn, BotTime
from casusbelli.service.reads import downloads, phase_story
from casusbelli.variants import board
from tests.service.conftest import Clock as Shift
from tests.service.tables import POWERS, made, person, settle

BAD = Path(__file__).parent / "bad_bots"
UNHURRIED = Settings(clock=Clock(length=0), misses=0)


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installed here and in the processes that are begun."""
    monkeypatch.syspath_prepend(str(BAD))
    monkeypatch.setenv("PYTHONPATH", str(BAD))
    bots.cache_clear()
    yield
    bots.cache_clear()


@pytest.fixture
def process() -> Iterator[BotProcess]:
    made_ = BotProcess()
    yield made_
    made_.close()


def game_of(service: Service, game: str) -> Game:
    with service.read() as tx:
        return opened(service, tx, game).game


# --- chance


def test_a_finished_games_bots_are_played_again_from_its_seed(service: Service) -> None:
    """Before its end nobody knows the seed; then everybody can see that bots were given no other chances."""
    names = dict(zip(POWERS, ("random", "dumbbot", "greedy", "random", "dumbbot", "random", "hold"), strict=True))
    rules = "standard(draws.draw=off, draws.concession=no) + last-year(year=1902)"
    silent = structs.replace(UNHURRIED, press=PressSettings(private=False))
    game = made(service, person(service, "Ada"), rules, bots=names, settings=silent)
    settle(service, 200)
    info = lobby.info(service, VISITOR, game)
    assert (info["status"], len(info["seed"] or "")) == ("finished", 64)
    log = list(read_game("".join(downloads.export(service, VISITOR, game)), board).log)
    row = {"rules": info["rules"], "board": info["map"], "options": json.dumps(info["options"])}
    rules_ = game_of(service, game).rules
    assert rules_.seed.seed.hex() == info["seed"]
    checked = 0
    for number, event in enumerate(log):
        if isinstance(event, OrdersRevealed):
            begun = max(n for n in range(number) if isinstance(log[n], PhaseOpened)) + 1
            then = Game(game_of(service, game).spec, rules_, log[:begun])
            for seat in then.owed():
                said = answer(question(row, then, seat, names[seat]))
                assert sorted(event.of(seat)) == sorted(said.lines), (event.phase, seat)
                checked += 1
    assert checked > 20


def test_what_is_public_does_not_foretell_a_bot(small_service: Service) -> None:
    """Games that are alike but for their seeds give bots other chances; so does every seat, phase and rollback."""
    bots_ = dict.fromkeys(POWERS, "random")
    one, other = (made(small_service, person(small_service, name), bots=bots_) for name in ("Ada", "Bob"))
    with small_service.read() as tx:
        tables = [opened(small_service, tx, game) for game in (one, other)]
    asked = [question(t.row, t.game, seat, "random") for t in tables for seat in POWERS]
    assert len({question.chance for question in asked}) == len(asked)
    assert len({question.seed for question in asked}) == 2
    seeds = {t.game.rules.seed.seed for t in tables}
    assert not seeds & {secret for question in asked for secret in (question.chance, question.seed)}


# --- bots that do not answer


@pytest.mark.full
@pytest.mark.parametrize("bad", ["loops", "broods", "sleeps", "dies"])
@pytest.mark.usefixtures("bad_bots")
def test_a_bot_that_does_not_answer_is_ended(
    small_service: Service, process: BotProcess, bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = small_service
    monkeypatch.setattr(bot_turns, "BOT_SECONDS", 30.0 if bad == "dies" else 4.0)
    ada, names = person(service, "Ada"), {**dict.fromkeys(POWERS[:-2], "greedy"), "Russia": bad}
    game = made(service, ada, bots=names, settings=UNHURRIED)
    seating.join(service, ada, game, "Turkey")
    for _round in range(10):
        bot_turns.play(service, process.ask)
    assert bot_turns.waiting(service) == []
    act = next(act for act in game_log.acts(service, ada, game) if act["kind"] == "bot-ended")
    assert act["seat"] == "Russia"
    assert act["why"].startswith("The bot of Russia ")
    order_entry.no_orders(service, ada, game, "Turkey", "S1901M")
    worker.step(service)
    assert lobby.info(service, ada, game)["phase"] == "F1901M"
    said = phase_story.story(service, ada, game, phase="S1901M")["orders"]
    assert said["Austria"]
    assert not said.get("Russia")


@pytest.mark.usefixtures("bad_bots")
def test_what_a_bot_prints_is_no_answer(service: Service, process: BotProcess) -> None:
    ada = person(service, "Ada")
    game = made(service, ada, bots={"France": "chatters"})
    for seat in POWERS:
        if seat != "France":
            seating.join(service, person(service, seat), game, seat)
    bot_turns.play(service, process.ask)
    with service.read() as tx:
        row = tx.one("SELECT stands FROM drafts WHERE game = ?", game)
    assert row is not None
    assert "MOON" not in row["stands"]
    assert "PAR" in row["stands"]


@pytest.mark.usefixtures("bad_bots")
def test_no_deadline_waits_for_a_bot(service: Service, process: BotProcess, clock: Shift) -> None:
    """One bot thinks forever; the phase of its own game and those of others are adjudicated on time."""
    ada, bob = person(service, "Ada"), person(service, "Bob")
    settings = Settings(clock=Clock(length=60))
    slow = made(service, ada, bots=dict.fromkeys(POWERS[:-1], "broods"), settings=settings)
    seating.join(service, ada, slow, "Turkey")
    quick = made(service, bob, bots=dict.fromkeys(POWERS[:-1], "hold"), settings=settings)
    seating.join(service, bob, quick, "Turkey")
    stop = Event()
    thread = Thread(target=bot_turns.work, args=(service, stop, process, BotTime()))
    thread.start()
    try:
        while process.process is None:
            time.sleep(0.01)
        clock.ahead = 61 * 60_000
        worker.step(service)
        phases = [lobby.info(service, VISITOR, game)["phase"] for game in (slow, quick)]
    finally:
        stop.set()
        begun = time.monotonic()
        process.close()
        thread.join()
    assert phases == ["F1901M", "F1901M"]
    assert time.monotonic() - begun < 5
    assert process.process is not None
    assert process.process.returncode is not None


@pytest.mark.usefixtures("bad_bots")
def test_the_process_ends_with_whoever_began_it(process: BotProcess, small_service: Service) -> None:
    """Also if that is killed: its end of the pipe closes."""
    made(small_service, person(small_service, "Ada"), bots=dict.fromkeys(POWERS, "hold"))
    bot_turns.play(small_service, process.ask)
    child = process.process
    assert child is not None
    assert child.stdin is not None
    child.stdin.close()
    assert child.wait(timeout=30) == 0


@pytest.mark.both_databases
def test_two_processes_do_not_ask_the_same_bots(service: Service) -> None:
    game = made(service, person(service, "Ada"), bots=dict.fromkeys(POWERS, "hold"))
    other = Service(service.store)
    with service.write() as tx:
        tx.add("thinking", game=game, until=tx.now() + 60_000)
    assert bot_turns.play(other) == 0
    with service.write() as tx:
        tx.set("thinking", {"game": game}, until=tx.now() - 1)
    assert bot_turns.play(other) == 1


# --- whose turn it is


def test_people_come_first_then_whoever_had_least() -> None:
    now = [0.0]
    shared = BotTime(lambda: now[0])
    bots_only = BotsTurn("exhibition", "casus", people=False)
    ada, bob = BotsTurn("ada's", "ada", people=True), BotsTurn("bob's", "bob", people=True)
    guests = [BotsTurn(f"guest {n}", f"g{n}", people=True, guest=True) for n in range(3)]
    shared.spend(ada, 10)
    shared.spend(guests[0], 5)
    everybody = [bots_only, *guests, ada, bob]
    order = [one.game for one in shared.in_order(everybody)]
    assert order == ["bob's", "guest 1", "guest 2", "guest 0", "ada's", "exhibition"]
    shared.spend(ada, QUOTA)
    assert ada not in shared.in_order(everybody)
    now[0] = 3600.0
    assert ada in shared.in_order(everybody)


@given(
    costs=st.lists(st.floats(0.01, 10), min_size=2, max_size=6),
    games_of=st.lists(st.integers(1, 49), min_size=2, max_size=6),
)
def test_many_games_bring_no_more_time_than_one(costs: list[float], games_of: list[int]) -> None:
    """However many games somebody has and however slow they are: nobody who waits has less than another by more than
    what the slowest of all takes once."""
    count = min(len(costs), len(games_of))
    shared, used = BotTime(lambda: 0.0), [0.0] * count
    waiting = [BotsTurn(f"{n}/{m}", str(n), people=True) for n in range(count) for m in range(games_of[n])]
    for _turn in range(60):
        first = shared.in_order(waiting)[0]
        number = int(first.account)
        shared.spend(first, costs[number])
        used[number] += costs[number]
        assert max(used) - min(used) <= max(costs) + 1e-6
