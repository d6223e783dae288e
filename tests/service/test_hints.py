"""Hints: a player asks what a bot would do in their seat. Nothing is written, and it knows what the seat knows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from casusbelli.bots.process import BotSaid, Closed, Question, answer
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import lobby, order_entry, press, seating
from casusbelli.service.games.bot_game import play_bots
from casusbelli.service.reads import hints
from casusbelli.service.reads.hints import ADVISERS, hint
from tests.service.tables import POWERS, made, person

WITH_HINTS = Settings(clock=Clock(length=0), misses=0, hints=True)


def game_with(service: Service, settings: Settings = WITH_HINTS) -> tuple[str, Who, Who]:
    """Ada plays Austria, Bob plays England."""
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = made(service, ada, bots=dict.fromkeys(POWERS[2:], "hold"), settings=settings)
    seating.join(service, ada, game, "Austria")
    seating.join(service, bob, game, "England")
    return game, ada, bob


def everything(service: Service) -> dict[str, list[dict[str, object]]]:
    with service.read() as tx:
        return {
            table: [dict(row) for row in tx.all(f"SELECT * FROM {table}")]
            for table in ("games", "seats", "drafts", "events", "news", "acts", "messages", "bot_memory", "outbox")
        }


@pytest.mark.parametrize("rank", ADVISERS)
def test_a_player_is_told_orders_a_reason_and_alternatives(small_service: Service, rank: str) -> None:
    game, ada, _bob = game_with(small_service)
    before = everything(small_service)
    found = hint(small_service, ada, game, "Austria", rank)
    assert everything(small_service) == before
    assert (found["seat"], found["phase"], found["rank"]) == ("Austria", "S1901M", rank)
    assert found["why"].code.startswith("bots.why-")
    assert len(found["plans"]) > 3
    assert hint(small_service, ada, game, None, rank) == found
    receipt = order_entry.submit(small_service, ada, game, "Austria", "S1901M", "\n".join(found["plans"][0]["orders"]))
    assert receipt.refused == ()
    assert set(receipt.orders) == set(found["plans"][0]["orders"])


def test_only_where_the_game_allows_it(small_service: Service) -> None:
    plain, ada, _bob = game_with(small_service, replace(WITH_HINTS, hints=False))
    with pytest.raises(ServiceError, match="doesn't allow hints"):
        hint(small_service, ada, plain, "Austria")
    against = play_bots(small_service, ada, "standard", "Mine")
    assert lobby.info(small_service, ada, against)["settings"].hints
    assert hint(small_service, ada, against)["plans"]
    sandbox = made(small_service, ada, kind="sandbox")
    assert hint(small_service, ada, sandbox, "Italy")["seat"] == "Italy"


def test_nobody_asks_for_the_seat_of_somebody_else(small_service: Service) -> None:
    game, ada, bob = game_with(small_service)
    for who, seat in ((ada, "England"), (bob, "Austria"), (person(small_service, "Eve"), None)):
        with pytest.raises(ServiceError):
            hint(small_service, who, game, seat)
    with pytest.raises(ServiceError, match=r"There is no adviser recruit\. Choose one of captain, general or marshal"):
        hint(small_service, ada, game, "Austria", "recruit")


def test_a_hint_does_not_depend_on_secrets(small_service: Service) -> None:
    """Whatever the others have ordered or written to each other, the advice is the same."""
    game, ada, bob = game_with(small_service)
    before = [hint(small_service, ada, game, "Austria", rank) for rank in ADVISERS]
    order_entry.submit(small_service, bob, game, "England", "S1901M", "F LON - ENG\nA LVP - WAL")
    press.send(small_service, bob, game, ["Italy"], "Let us attack Austria.", "England")
    small_service.caches.known.clear()
    assert [hint(small_service, ada, game, "Austria", rank) for rank in ADVISERS] == before


def test_the_same_question_costs_nothing_and_others_are_limited(small_service: Service) -> None:
    game, ada, _bob = game_with(small_service)
    asked: list[Question] = []

    def ask(question: Question, _seconds: float) -> BotSaid:
        asked.append(question)
        return answer(question)

    small_service.ask_bot = ask
    for _time in range(hints.MOST + 3):
        hint(small_service, ada, game, "Austria", "captain")
    assert len(asked) == 1
    for rank in ("general", "marshal"):
        hint(small_service, ada, game, "Austria", rank)
    for _time in range(hints.MOST - 3):
        small_service.caches.known.clear()
        hint(small_service, ada, game, "Austria", "captain")
    small_service.caches.known.clear()
    with pytest.raises(ServiceError, match="Too many attempts to ask for a hint"):
        hint(small_service, ada, game, "Austria", "captain")
    assert len(asked) == hints.MOST


def test_a_bot_that_fails_is_told_of(small_service: Service) -> None:
    game, ada, _bob = game_with(small_service)

    def closed(_question: Question, _seconds: float) -> BotSaid:
        raise Closed

    for ask in (lambda _question, _seconds: BotSaid(fault="broke down", ended=True), closed):
        small_service.ask_bot = ask
        with pytest.raises(ServiceError, match="found no answer in time") as fault:
            hint(small_service, ada, game, "Austria")
        assert fault.value.status == 503
    small_service.ask_bot = None
    assert hint(small_service, ada, game, "Austria")["plans"]


def test_only_a_few_wait_at_a_time(small_service: Service) -> None:
    game, ada, _bob = game_with(small_service)
    for _one in range(hints.MOST_WAITING):
        hints.waiting.acquire()
    try:
        with pytest.raises(ServiceError, match="Too many players") as fault:
            hint(small_service, ada, game, "Austria")
        assert fault.value.status == 429
    finally:
        for _one in range(hints.MOST_WAITING):
            hints.waiting.release()
