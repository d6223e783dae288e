"""Outages, sleeping machines and clock jumps: nobody loses a phase."""

from __future__ import annotations

import pytest

from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import game_log, lobby, order_entry, seating
from casusbelli.service.ops import downtime, worker
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, made, person, phase, seven

MINUTE, SECOND = 60_000, 1_000


def at_work(service: Service) -> None:
    """A round of the worker, as ``worker.work`` makes it, which has just said that it is there."""
    downtime.may_judge(service)
    service.done_at.clear()
    worker.step(service)


def game_of(service: Service, **clock: object) -> str:
    return seven(service, Settings(clock=Clock(**clock)))[0]  # type: ignore[arg-type]


def now(service: Service) -> int:
    with service.read() as tx:
        return tx.now()


def left(service: Service, game: str) -> int:
    return deadline(service, game) - now(service)


def put_off(service: Service, game: str) -> int:
    return sum(act["kind"] == "put-off" for act in game_log.acts(service, VISITOR, game))


@pytest.mark.parametrize("again", [False, True], ids=["while running", "after a restart"])
def test_short_phases_are_put_off_by_short_outages(service: Service, clock: Shift, again: bool) -> None:
    """Also where the worker's own process sleeps, or the clock jumps: it looks before every round."""
    live, quick, slow = (
        game_of(service, length=5),
        game_of_others(service, length=30),
        game_of_others(service, length=1440),
    )
    at_work(service)
    before = {game: deadline(service, game) for game in (live, quick, slow)}
    clock.ahead = 7 * MINUTE
    at_work(Service(service.store) if again else service)
    assert {phase(service, VISITOR, game) for game in before} == {"S1901M"}
    assert left(service, live) >= 6.9 * MINUTE, "its deadline had passed"
    assert deadline(service, quick) - before[quick] >= 6.9 * MINUTE, "a quarter of its phase was lost"
    assert deadline(service, slow) == before[slow]
    assert [put_off(service, game) for game in before] == [1, 1, 0]


def game_of_others(service: Service, **clock: object) -> str:
    """The people of ``seven`` are in one game only."""
    owner = person(service, f"Owner {clock}")
    settings = Settings(clock=Clock(**clock))  # type: ignore[arg-type]
    game = made(service, owner, bots=dict.fromkeys(POWERS[1:], "hold"), settings=settings)
    seating.join(service, owner, game, "Austria")
    return game


def test_the_next_deadline_follows_from_the_one_that_was_put_off(service: Service, clock: Shift) -> None:
    game = game_of(service, length=5, early=False)
    at_work(service)
    clock.ahead = 20 * MINUTE
    at_work(service)
    due = deadline(service, game)
    clock.ahead += 10 * SECOND
    at_work(service)
    clock.ahead += due - now(service) - 5 * SECOND
    with service.write() as tx:
        tx.run("UPDATE facts SET value = ? WHERE name = 'heartbeat'", str(tx.now()))
    clock.ahead += 6 * SECOND
    at_work(service)
    assert phase(service, VISITOR, game) == "F1901M"
    assert deadline(service, game) == due + 5 * MINUTE


def test_time_that_goes_by_while_somebody_is_at_work_is_no_outage(service: Service, clock: Shift) -> None:
    game = game_of(service, length=1)
    for _beat in range(7):
        at_work(service)
        clock.ahead += 10 * SECOND
    at_work(service)
    assert phase(service, VISITOR, game) == "F1901M"
    assert put_off(service, game) == 0


@pytest.mark.both_databases
def test_deadlines_wait_for_the_web(service: Service, clock: Shift) -> None:
    """While no web process answers nothing is judged that is late; then the time is made up for, once."""
    game, people = seven(service, Settings(clock=Clock(length=5)))
    downtime.beat_of_web(service)
    for _round in range(40):
        at_work(service)
        clock.ahead += 10 * SECOND
    assert phase(service, VISITOR, game) == "S1901M"
    assert put_off(service, game) == 0
    downtime.beat_of_web(service)
    at_work(service)
    at_work(service)
    assert put_off(service, game) == 1
    assert 6 * MINUTE < left(service, game) < 7 * MINUTE
    assert order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR").orders


def test_a_web_that_never_comes_back_is_not_waited_for(service: Service, clock: Shift) -> None:
    game = game_of(service, length=60)
    downtime.beat_of_web(service)
    at_work(service)
    clock.ahead = 25 * HOUR
    at_work(service)
    assert put_off(service, game) == 1
    clock.ahead += 24 * HOUR + 20 * SECOND
    with service.write() as tx:
        tx.run("UPDATE facts SET value = ? WHERE name = 'heartbeat'", str(tx.now()))
    at_work(service)
    assert phase(service, VISITOR, game) == "F1901M"


def test_whoever_sleeps_in_the_middle_of_a_round_looks_again(service: Service, clock: Shift) -> None:
    game = game_of(service, length=5)
    downtime.may_judge(service)
    worker.step(service)
    clock.ahead = HOUR
    assert worker.judge_one(service, game) == 0
    assert worker.judge_due(service) == 0
    at_work(service)
    assert lobby.info(service, VISITOR, game)["phase"] == "S1901M"
    assert left(service, game) >= 59 * MINUTE
