"""Games in which only bots play end, and guests have none."""

from __future__ import annotations

import pytest

from casusbelli.core.events import CentersTaken, StepBegan
from casusbelli.service import bots_only, checking, demo, games, gm, guests, orders, seating
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Clock, Settings
from tests.service.tables import POWERS, made, person, settle

UNHURRIED = Settings(clock=Clock(length=0), misses=0)
BOTS = dict.fromkeys(POWERS, "hold")


def a_guest(house: House) -> Who:
    return guests.guest(house, "192.0.2.1")[0]


def status(house: House, game: str) -> str:
    return str(games.info(house, VISITOR, game)["status"])


def why(house: House, game: str) -> str:
    return next(str(act["why"]) for act in gm.acts(house, VISITOR, game) if act["kind"] == "abandoned")


@pytest.mark.parametrize("title", dict(demo.played()))
def test_bots_that_change_nothing_come_to_an_end(house: House, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every variant; the ending is told, and the game is sound."""
    monkeypatch.setattr(bots_only, "QUIET_YEARS", 1)
    monkeypatch.setattr(bots_only, "MOST_YEARS", 3)
    rules = dict(demo.played())[title]
    seats = [seat.name for seat in games.rules_of(house, rules, "standard", {}).seats]
    game = made(house, person(house, "Ada"), rules, bots=dict.fromkeys(seats, "hold"), settings=UNHURRIED)
    settle(house, 300)
    assert status(house, game) == "finished"
    assert why(house, game).startswith("only bots play, and ")
    assert checking.check(house, game).faults == []


def test_the_last_change_of_hands() -> None:
    def year(number: int, *taken: str) -> list[StepBegan | CentersTaken]:
        return [StepBegan("S-movement", number), CentersTaken(dict.fromkeys(taken, "France"))]

    assert bots_only.last_change([], 1901) == 1901
    assert bots_only.last_change([*year(1901), *year(1902, "SPA"), *year(1903)], 1901) == 1902
    assert bots_only.last_change([*year(1901), *year(1902)], 1901) == 1901


def test_a_game_with_somebody_in_it_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_only, "QUIET_YEARS", -1)
    ada = person(house, "Ada")
    game = made(house, ada, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(house, ada, game, "Austria")
    for _phase in range(3):
        orders.no_orders(house, ada, game, "Austria", games.info(house, ada, game)["phase"])
        settle(house)
    assert status(house, game) == "running"


# --- guests


def test_guests_play_against_bots_and_have_none_play_for_them(house: House) -> None:
    guest = a_guest(house)

    def refused(call: object, *given: object, **more: object) -> None:
        with pytest.raises(Refused, check=lambda fault: fault.code == "not-allowed"):
            call(*given, **more)  # type: ignore[operator]

    refused(made, house, guest, bots=BOTS)
    empty = made(house, guest)
    refused(seating.start, house, guest, empty, "hold")
    run = made(house, guest, gm=True)
    refused(seating.start, house, guest, run, "hold")
    against = made(house, guest, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(house, guest, against, "Austria")
    assert status(house, against) == "running"


def test_a_guest_who_runs_a_game_cannot_put_bots_in_every_seat(house: House) -> None:
    guest, ada = a_guest(house), person(house, "Ada")
    game = made(house, guest, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(house, ada, game, "Austria")
    seating.start(house, guest, game)
    with pytest.raises(Refused):
        gm.replace(house, guest, game, "Austria", bot="hold")
    assert games.info(house, ada, game)["mine"] == ["Austria"]


def test_a_guests_game_ends_when_the_guest_wants_bots_to_go_on(house: House) -> None:
    guest = a_guest(house)
    game = made(house, guest, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(house, guest, game, "Austria")
    seating.leave(house, guest, game)
    settle(house)
    assert status(house, game) == "paused", "it stands still, for the guest to come back to"
    gm.resume(house, guest, game)
    settle(house)
    assert status(house, game) == "finished"
    assert "guest" in why(house, game)
    assert checking.check(house, game).faults == []


# --- when the last person leaves


def test_without_deadlines_nobody_is_waited_for(house: House) -> None:
    ada = person(house, "Ada")
    game = made(house, ada, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(house, ada, game, "Austria")
    seating.leave(house, ada, game)
    settle(house)
    assert status(house, game) == "paused"
    gm.resume(house, ada, game)
    settle(house)
    assert status(house, game) == "finished"
    assert "no deadline" in why(house, game)


def test_with_deadlines_there_is_time_to_take_over(house: House) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    game = made(house, ada, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(house, ada, game, "Austria")
    seating.leave(house, ada, game)
    gm.resume(house, ada, game)
    settle(house)
    info = games.info(house, ada, game)
    assert (info["status"], info["phase"]) == ("running", "S1901M")
    assert seating.join(house, bob, game, "Austria")["seats"] == ["Austria"]
