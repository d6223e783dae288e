"""The clocks of all games, stopped, set going and extended from the console."""

from __future__ import annotations

import pytest

from casusbelli.service import clocks, games, gm, orders, seating
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Clock, Settings
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, made, person, phase, settle


def playing(house: House, name: str, length: int) -> tuple[str, Who]:
    who = person(house, name)
    settings = Settings(clock=Clock(length=length))
    game = made(house, who, bots=dict.fromkeys(POWERS[1:], "hold"), settings=settings)
    seating.join(house, who, game, "Austria")
    return game, who


def status(house: House, game: str) -> str:
    return str(games.info(house, VISITOR, game)["status"])


def kinds(house: House, game: str) -> list[tuple[str, str]]:
    return [(act["kind"], act["why"]) for act in gm.acts(house, VISITOR, game)]


def test_all_clocks_stop_and_go_on_with_the_time_that_was_left(house: House, clock: Shift) -> None:
    admin = person(house, "Root", "administrator")
    (timed, ada), (unhurried, _bob) = playing(house, "Ada", 60), playing(house, "Bob", 0)
    paused = made(house, person(house, "Gil"), gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(house, person(house, "Cid"), paused, "Austria")
    owner = Who(games_owner(house, paused), "Gil", "player")
    seating.start(house, owner, paused)
    gm.pause(house, owner, paused)
    assert clocks.stop(house, admin, "maintenance") == 1
    assert [status(house, game) for game in (timed, unhurried, paused)] == ["paused", "running", "paused"]
    with pytest.raises(Refused):
        orders.submit(house, ada, timed, None, "S1901M", "A VIE H")
    clock.ahead = 5 * HOUR
    settle(house)
    assert phase(house, VISITOR, timed) == "S1901M"
    assert clocks.go(house, admin, "it is done") == 1
    assert clocks.go(house, admin, "again") == 0
    assert [status(house, game) for game in (timed, unhurried, paused)] == ["running", "running", "paused"]
    left = deadline(house, timed) - games.info(house, ada, timed)["now"]
    assert 58 * 60_000 < left <= HOUR
    assert {("clocks-stopped", "maintenance"), ("clocks-started", "it is done")} <= set(kinds(house, timed))
    assert orders.submit(house, ada, timed, None, "S1901M", "A VIE H").orders


def test_a_later_pause_of_the_game_master_is_his(house: House) -> None:
    """Whose clock was set going by somebody else meanwhile is none of those that all clocks going on concerns."""
    admin, gil = person(house, "Root", "administrator"), person(house, "Gil")
    game = made(house, gil, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(house, person(house, "Cid"), game, "Austria")
    seating.start(house, gil, game)
    assert clocks.stop(house, admin, "maintenance") == 1
    gm.resume(house, gil, game)
    gm.pause(house, gil, game, "holidays")
    assert clocks.go(house, admin, "it is done") == 0
    assert status(house, game) == "paused"


def games_owner(house: House, game: str) -> str:
    with house.read() as tx:
        row = tx.one("SELECT owner FROM games WHERE id = ?", game)
    assert row is not None
    return str(row["owner"])


def test_every_deadline_is_extended(house: House) -> None:
    admin = person(house, "Root", "administrator")
    (one, _ada), (other, _bob), (unhurried, _cid) = (
        playing(house, n, m) for n, m in (("A", 60), ("B", 1440), ("C", 0))
    )
    before = [deadline(house, game) for game in (one, other)]
    assert clocks.extend(house, admin, 90, "the network was down") == 2
    assert [deadline(house, game) for game in (one, other)] == [at + 90 * 60_000 for at in before]
    assert ("clocks-extended", "the network was down") in kinds(house, other)
    assert kinds(house, unhurried) == []


def test_only_administrators_in_person_and_with_a_reason(house: House) -> None:
    admin = person(house, "Root", "administrator")
    token = Who(admin.account, admin.name, admin.role, frozenset({"manage"}))
    for who in (VISITOR, person(house, "Ada"), person(house, "Mod", "moderator"), token):
        for call in (clocks.stop, clocks.go):
            with pytest.raises(Refused):
                call(house, who, "why not")
    with pytest.raises(Refused):
        clocks.stop(house, admin, " ")
    with pytest.raises(Refused):
        clocks.extend(house, admin, 0, "nothing")
