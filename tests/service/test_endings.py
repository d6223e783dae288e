"""However the service ends a game, for every pack, ``casus admin games verify`` finds it sound."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from casusbelli.rules.spec import packs
from casusbelli.service import games, motions, orders, seating
from casusbelli.service.checking import check
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Clock, Settings
from tests.service.conftest import Clock as Ahead
from tests.service.tables import HOUR, made, person, settle

People = Mapping[str, Who]
DAY = 24 * HOUR


def begun(house: House, rules: str) -> tuple[str, People]:
    """People in all seats; the first of them made the game."""
    owner = person(house, f"Owner of {rules}"[:30])
    game = made(house, owner, rules, settings=Settings(clock=Clock(length=1440), misses=1))
    seats = [seat["seat"] for seat in games.info(house, owner, game)["seats"]]
    people = {seat: owner if not number else person(house, f"{rules} {seat}") for number, seat in enumerate(seats)}
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    return game, people


def written(house: House, game: str, people: People, *texts: str) -> None:
    """The first of the texts that a seat may write, one seat after the other, until the game is over."""
    for seat, who in people.items():
        for text in texts:
            info = games.info(house, who, game)
            if info["status"] == "finished":
                return
            orders.submit(house, who, game, seat, info["phase"], text)


def agreed(house: House, game: str, people: People, ahead: Ahead) -> None:
    written(house, game, people, "Propose draw")
    written(house, game, people, "Vote for")
    counted(house, ahead)


def conceded(house: House, game: str, people: People, ahead: Ahead) -> None:
    winner = games.info(house, VISITOR, game)["seats"][0]["powers"][0]
    written(house, game, dict(list(people.items())[::-1]), "Concede", f"Propose concession to {winner}")
    written(house, game, people, "Vote for")
    counted(house, ahead)


def counted(house: House, ahead: Ahead) -> None:
    """Some rules count votes with the phase."""
    ahead.ahead += 2 * DAY
    settle(house)


def silent(house: House, game: str, people: People, ahead: Ahead) -> None:
    """Everybody loses their seat; nobody comes, and after a month the game is closed."""
    for _phase in range(6):
        ahead.ahead += 2 * DAY
        settle(house)
    ahead.ahead += 40 * DAY
    settle(house)


def left(house: House, game: str, people: People, ahead: Ahead) -> None:
    for seat, who in people.items():
        seating.leave(house, who, game, seat)
    ahead.ahead += 40 * DAY
    settle(house)


def cancelled(house: House, game: str, people: People, ahead: Ahead) -> None:
    games.cancel(house, person(house, "Rita", "administrator"), game, "a test")


def called_off(house: House, game: str, people: People, ahead: Ahead) -> None:
    (first, who), *others = people.items()
    number = motions.move(house, who, game, "cancel", 0, first)["motion"]
    for seat, other in others:
        if games.info(house, other, game)["status"] == "running":
            motions.vote(house, other, game, number, True, seat)


ENDINGS: tuple[Callable[[House, str, People, Ahead], None], ...] = (
    agreed, conceded, silent, left, cancelled, called_off,
)  # fmt: skip


REFUSED = [(agreed, "formal"), (conceded, "formal")]  # which ends by its points alone


@pytest.mark.parametrize("end", ENDINGS, ids=lambda end: end.__name__)
@pytest.mark.parametrize("rules", sorted(packs()))
def test_a_game_that_the_service_ended_is_sound(
    small_house: House, rules: str, end: Callable[[House, str, People, Ahead], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = Ahead()
    monkeypatch.setattr(small_house.store, "shift", ahead)
    game, people = begun(small_house, rules)
    end(small_house, game, people, ahead)
    info = games.info(small_house, VISITOR, game)
    over = (end, rules) not in REFUSED
    assert (info["status"] in ("finished", "cancelled")) is over, (info["status"], info["waits"])
    assert check(small_house, game).faults == []


@pytest.mark.parametrize("rules", sorted(packs()))
def test_a_last_year_ends_it_as_well(small_house: House, rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = Ahead()
    monkeypatch.setattr(small_house.store, "shift", ahead)
    year = 1914 if rules in ("world-war-one", "great-war") else 1901
    spec = f"{rules} + last-year" if rules != "last-year" else rules
    game, people = begun(small_house, f"{spec}(year={year})")
    for _phase in range(8):
        info = games.info(small_house, VISITOR, game)
        if info["status"] != "running":
            break
        for seat in [row["seat"] for row in info["seats"] if row["asked"]]:
            orders.no_orders(small_house, people[seat], game, seat, info["phase"])
        settle(small_house)
    assert games.info(small_house, VISITOR, game)["status"] == "finished"
    assert check(small_house, game).faults == []
