"""The clocks of all games, stopped, set going and extended from the console."""

from __future__ import annotations

import pytest

from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import game_log, gm, lobby, order_entry, seating
from casusbelli.service.ops import clocks
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, made, person, phase, settle


def playing(service: Service, name: str, length: int) -> tuple[str, Who]:
    who = person(service, name)
    settings = Settings(clock=Clock(length=length))
    game = made(service, who, bots=dict.fromkeys(POWERS[1:], "hold"), settings=settings)
    seating.join(service, who, game, "Austria")
    return game, who


def status(service: Service, game: str) -> str:
    return str(lobby.info(service, VISITOR, game)["status"])


def kinds(service: Service, game: str) -> list[tuple[str, str]]:
    return [(act["kind"], act["why"]) for act in game_log.acts(service, VISITOR, game)]


@pytest.mark.both_databases
def test_all_clocks_stop_and_go_on_with_the_time_that_was_left(service: Service, clock: Shift) -> None:
    admin = person(service, "Root", "administrator")
    (timed, ada), (unhurried, _bob) = playing(service, "Ada", 60), playing(service, "Bob", 0)
    paused = made(service, person(service, "Gil"), gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(service, person(service, "Cid"), paused, "Austria")
    owner = Who(games_owner(service, paused), "Gil", "player")
    seating.start(service, owner, paused)
    gm.pause(service, owner, paused)
    assert clocks.stop(service, admin, "maintenance") == 1
    assert [status(service, game) for game in (timed, unhurried, paused)] == ["paused", "running", "paused"]
    with pytest.raises(ServiceError):
        order_entry.submit(service, ada, timed, None, "S1901M", "A VIE H")
    clock.ahead = 5 * HOUR
    settle(service)
    assert phase(service, VISITOR, timed) == "S1901M"
    assert clocks.go(service, admin, "it is done") == 1
    assert clocks.go(service, admin, "again") == 0
    assert [status(service, game) for game in (timed, unhurried, paused)] == ["running", "running", "paused"]
    left = deadline(service, timed) - lobby.info(service, ada, timed)["now"]
    assert 58 * 60_000 < left <= HOUR
    assert {("clocks-stopped", "maintenance"), ("clocks-started", "it is done")} <= set(kinds(service, timed))
    assert order_entry.submit(service, ada, timed, None, "S1901M", "A VIE H").orders


def test_a_later_pause_of_the_game_master_is_his(service: Service) -> None:
    """A game that its game master paused later is not resumed with the clocks of all games."""
    admin, gil = person(service, "Root", "administrator"), person(service, "Gil")
    game = made(service, gil, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(service, person(service, "Cid"), game, "Austria")
    seating.start(service, gil, game)
    assert clocks.stop(service, admin, "maintenance") == 1
    gm.resume(service, gil, game)
    gm.pause(service, gil, game, "holidays")
    assert clocks.go(service, admin, "it is done") == 0
    assert status(service, game) == "paused"


def games_owner(service: Service, game: str) -> str:
    with service.read() as tx:
        row = tx.one("SELECT owner FROM games WHERE id = ?", game)
    assert row is not None
    return str(row["owner"])


def test_every_deadline_is_extended(service: Service) -> None:
    admin = person(service, "Root", "administrator")
    (one, _ada), (other, _bob), (unhurried, _cid) = (
        playing(service, n, m) for n, m in (("A", 60), ("B", 1440), ("C", 0))
    )
    before = [deadline(service, game) for game in (one, other)]
    assert clocks.extend(service, admin, 90, "the network was down") == 2
    assert [deadline(service, game) for game in (one, other)] == [at + 90 * 60_000 for at in before]
    assert ("clocks-extended", "the network was down") in kinds(service, other)
    assert kinds(service, unhurried) == []


def test_only_administrators_in_person_and_with_a_reason(service: Service) -> None:
    admin = person(service, "Root", "administrator")
    token = Who(admin.account, admin.name, admin.role, frozenset({"manage"}))
    for who in (VISITOR, person(service, "Ada"), person(service, "Mod", "moderator"), token):
        for call in (clocks.stop, clocks.go):
            with pytest.raises(ServiceError):
                call(service, who, "why not")
    with pytest.raises(ServiceError):
        clocks.stop(service, admin, " ")
    with pytest.raises(ServiceError):
        clocks.extend(service, admin, 0, "nothing")
