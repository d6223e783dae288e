"""Outages, sleeps and jumps of the clock: nobody loses a phase by them."""

from __future__ import annotations

import pytest

from casusbelli.service import downtime, games, gm, orders, seating, worker
from casusbelli.service.house import VISITOR, House
from casusbelli.service.settings import Clock, Settings
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, made, person, phase, seven

MINUTE, SECOND = 60_000, 1_000


def at_work(house: House) -> None:
    """A round of the worker, as ``worker.work`` makes it, which has just said that it is there."""
    downtime.may_judge(house)
    house.done_at.clear()
    worker.step(house)


def game_of(house: House, **clock: object) -> str:
    return seven(house, Settings(clock=Clock(**clock)))[0]  # type: ignore[arg-type]


def now(house: House) -> int:
    with house.read() as tx:
        return tx.now()


def left(house: House, game: str) -> int:
    return deadline(house, game) - now(house)


def put_off(house: House, game: str) -> int:
    return sum(act["kind"] == "put-off" for act in gm.acts(house, VISITOR, game))


@pytest.mark.parametrize("again", [False, True], ids=["while running", "after a restart"])
def test_short_phases_are_put_off_by_short_outages(house: House, clock: Shift, again: bool) -> None:
    """Also where the worker's own process sleeps, or the clock jumps: it looks before every round."""
    live, quick, slow = game_of(house, length=5), game_of_others(house, length=30), game_of_others(house, length=1440)
    at_work(house)
    before = {game: deadline(house, game) for game in (live, quick, slow)}
    clock.ahead = 7 * MINUTE
    at_work(House(house.store) if again else house)
    assert {phase(house, VISITOR, game) for game in before} == {"S1901M"}
    assert left(house, live) >= 6.9 * MINUTE, "its deadline had passed"
    assert deadline(house, quick) - before[quick] >= 6.9 * MINUTE, "a quarter of its phase was lost"
    assert deadline(house, slow) == before[slow]
    assert [put_off(house, game) for game in before] == [1, 1, 0]


def game_of_others(house: House, **clock: object) -> str:
    """The people of ``seven`` are in one game only."""
    owner = person(house, f"Owner {clock}")
    settings = Settings(clock=Clock(**clock))  # type: ignore[arg-type]
    game = made(house, owner, bots=dict.fromkeys(POWERS[1:], "hold"), settings=settings)
    seating.join(house, owner, game, "Austria")
    return game


def test_the_next_deadline_follows_from_the_one_that_was_put_off(house: House, clock: Shift) -> None:
    game = game_of(house, length=5, early=False)
    at_work(house)
    clock.ahead = 20 * MINUTE
    at_work(house)
    due = deadline(house, game)
    clock.ahead += 10 * SECOND
    at_work(house)
    clock.ahead += due - now(house) - 5 * SECOND
    with house.write() as tx:
        tx.run("UPDATE facts SET value = ? WHERE name = 'heartbeat'", str(tx.now()))
    clock.ahead += 6 * SECOND
    at_work(house)
    assert phase(house, VISITOR, game) == "F1901M"
    assert deadline(house, game) == due + 5 * MINUTE


def test_time_that_goes_by_while_somebody_is_at_work_is_no_outage(house: House, clock: Shift) -> None:
    game = game_of(house, length=1)
    for _beat in range(7):
        at_work(house)
        clock.ahead += 10 * SECOND
    at_work(house)
    assert phase(house, VISITOR, game) == "F1901M"
    assert put_off(house, game) == 0


def test_deadlines_wait_for_the_web(house: House, clock: Shift) -> None:
    """While no web process answers nothing is judged that is late; then the time is made up for, once."""
    game, people = seven(house, Settings(clock=Clock(length=5)))
    downtime.beat_of_web(house)
    for _round in range(40):
        at_work(house)
        clock.ahead += 10 * SECOND
    assert phase(house, VISITOR, game) == "S1901M"
    assert put_off(house, game) == 0
    downtime.beat_of_web(house)
    at_work(house)
    at_work(house)
    assert put_off(house, game) == 1
    assert 6 * MINUTE < left(house, game) < 7 * MINUTE
    assert orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR").orders


def test_a_web_that_never_comes_back_is_not_waited_for(house: House, clock: Shift) -> None:
    game = game_of(house, length=60)
    downtime.beat_of_web(house)
    at_work(house)
    clock.ahead = 25 * HOUR
    at_work(house)
    assert put_off(house, game) == 1
    clock.ahead += 24 * HOUR + 20 * SECOND
    with house.write() as tx:
        tx.run("UPDATE facts SET value = ? WHERE name = 'heartbeat'", str(tx.now()))
    at_work(house)
    assert phase(house, VISITOR, game) == "F1901M"


def test_whoever_sleeps_in_the_middle_of_a_round_looks_again(house: House, clock: Shift) -> None:
    game = game_of(house, length=5)
    downtime.may_judge(house)
    worker.step(house)
    clock.ahead = HOUR
    assert worker.judge_one(house, game) == 0
    assert worker.judge_due(house) == 0
    at_work(house)
    assert games.info(house, VISITOR, game)["phase"] == "S1901M"
    assert left(house, game) >= 59 * MINUTE
