"""However the service ends a game, for every pack, ``casus admin games verify`` finds it sound."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from casusbelli.engine.spec import packs
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import lobby, motions, order_entry, seating
from casusbelli.service.ops.checking import check
from tests.service.conftest import Clock as Ahead
from tests.service.tables import HOUR, made, person, settle

People = Mapping[str, Who]
DAY = 24 * HOUR


def begun(service: Service, rules: str) -> tuple[str, People]:
    """People in all seats; the first of them made the game."""
    owner = person(service, f"Owner of {rules}"[:30])
    game = made(service, owner, rules, settings=Settings(clock=Clock(length=1440), misses=1))
    seats = [seat["seat"] for seat in lobby.info(service, owner, game)["seats"]]
    people = {seat: owner if not number else person(service, f"{rules} {seat}") for number, seat in enumerate(seats)}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    return game, people


def written(service: Service, game: str, people: People, *texts: str) -> None:
    """The first of the texts that a seat may write, one seat after the other, until the game is over."""
    for seat, who in people.items():
        for text in texts:
            info = lobby.info(service, who, game)
            if info["status"] == "finished":
                return
            order_entry.submit(service, who, game, seat, info["phase"], text)


def agreed(service: Service, game: str, people: People, ahead: Ahead) -> None:
    written(service, game, people, "Propose draw")
    written(service, game, people, "Vote for")
    counted(service, ahead)


def conceded(service: Service, game: str, people: People, ahead: Ahead) -> None:
    winner = lobby.info(service, VISITOR, game)["seats"][0]["powers"][0]
    written(service, game, dict(list(people.items())[::-1]), "Concede", f"Propose concession to {winner}")
    written(service, game, people, "Vote for")
    counted(service, ahead)


def counted(service: Service, ahead: Ahead) -> None:
    """Some rules count votes with the phase."""
    ahead.ahead += 2 * DAY
    settle(service)


def silent(service: Service, game: str, people: People, ahead: Ahead) -> None:
    """Everybody loses their seat; nobody comes, and after a month the game is closed."""
    for _phase in range(6):
        ahead.ahead += 2 * DAY
        settle(service)
    ahead.ahead += 40 * DAY
    settle(service)


def left(service: Service, game: str, people: People, ahead: Ahead) -> None:
    for seat, who in people.items():
        seating.leave(service, who, game, seat)
    ahead.ahead += 40 * DAY
    settle(service)


def cancelled(service: Service, game: str, people: People, ahead: Ahead) -> None:
    lobby.cancel(service, person(service, "Rita", "administrator"), game, "a test")


def called_off(service: Service, game: str, people: People, ahead: Ahead) -> None:
    (first, who), *others = people.items()
    number = motions.move(service, who, game, "cancel", 0, first)["motion"]
    for seat, other in others:
        if lobby.info(service, other, game)["status"] == "running":
            motions.vote(service, other, game, number, True, seat)


ENDINGS: tuple[Callable[[Service, str, People, Ahead], None], ...] = (
    agreed, conceded, silent, left, cancelled, called_off,
)  # fmt: skip


REFUSED = [(agreed, "formal"), (conceded, "formal")]  # which ends by its points alone


@pytest.mark.drawn(12)
@pytest.mark.parametrize("end", ENDINGS, ids=lambda end: end.__name__)
@pytest.mark.parametrize("rules", sorted(packs()))
def test_a_game_that_the_service_ended_is_sound(
    small_service: Service,
    rules: str,
    end: Callable[[Service, str, People, Ahead], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ahead = Ahead()
    monkeypatch.setattr(small_service.store, "shift", ahead)
    game, people = begun(small_service, rules)
    end(small_service, game, people, ahead)
    info = lobby.info(small_service, VISITOR, game)
    over = (end, rules) not in REFUSED
    assert (info["status"] in ("finished", "cancelled")) is over, (info["status"], info["waits"])
    assert check(small_service, game).faults == []


@pytest.mark.drawn(4)
@pytest.mark.parametrize("rules", sorted(packs()))
def test_a_last_year_ends_it_as_well(small_service: Service, rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = Ahead()
    monkeypatch.setattr(small_service.store, "shift", ahead)
    year = 1914 if rules in ("world-war-one", "great-war") else 1901
    spec = f"{rules} + last-year" if rules != "last-year" else rules
    game, people = begun(small_service, f"{spec}(year={year})")
    for _phase in range(8):
        info = lobby.info(small_service, VISITOR, game)
        if info["status"] != "running":
            break
        for seat in [row["seat"] for row in info["seats"] if row["asked"]]:
            order_entry.no_orders(small_service, people[seat], game, seat, info["phase"])
        settle(small_service)
    assert lobby.info(small_service, VISITOR, game)["status"] == "finished"
    assert check(small_service, game).faults == []
