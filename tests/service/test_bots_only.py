"""Games in which only bots play end, and guests have none."""

from __future__ import annotations

import pytest

from casusbelli.core.events import CentersTaken, StepBegan
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import bots_only, game_log, gm, lobby, order_entry, seating
from casusbelli.service.ops import checking, demo
from casusbelli.service.people import guests
from tests.service.tables import POWERS, made, person, settle

UNHURRIED = Settings(clock=Clock(length=0), misses=0)
BOTS = dict.fromkeys(POWERS, "hold")


def a_guest(service: Service) -> Who:
    return guests.guest(service, "192.0.2.1")[0]


def status(service: Service, game: str) -> str:
    return str(lobby.info(service, VISITOR, game)["status"])


def why(service: Service, game: str) -> str:
    return next(str(act["why"]) for act in game_log.acts(service, VISITOR, game) if act["kind"] == "abandoned")


@pytest.mark.drawn(2)
@pytest.mark.parametrize("title", dict(demo.played()))
def test_bots_that_change_nothing_come_to_an_end(service: Service, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every variant; the ending is told, and the game is sound."""
    monkeypatch.setattr(bots_only, "QUIET_YEARS", 1)
    monkeypatch.setattr(bots_only, "MOST_YEARS", 3)
    rules = dict(demo.played())[title]
    seats = [seat.name for seat in lobby.rules_of(service, rules, "standard", {}).seats]
    game = made(service, person(service, "Ada"), rules, bots=dict.fromkeys(seats, "hold"), settings=UNHURRIED)
    settle(service, 300)
    assert status(service, game) == "finished"
    assert why(service, game).startswith("Only bots play, and ")
    assert checking.check(service, game).faults == []


def test_the_last_change_of_hands() -> None:
    def year(number: int, *taken: str) -> list[StepBegan | CentersTaken]:
        return [StepBegan("S-movement", number), CentersTaken(dict.fromkeys(taken, "France"))]

    assert bots_only.last_change([], 1901) == 1901
    assert bots_only.last_change([*year(1901), *year(1902, "SPA"), *year(1903)], 1901) == 1902
    assert bots_only.last_change([*year(1901), *year(1902)], 1901) == 1901


def test_a_game_with_somebody_in_it_goes_on(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_only, "QUIET_YEARS", -1)
    ada = person(service, "Ada")
    game = made(service, ada, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(service, ada, game, "Austria")
    for _phase in range(3):
        order_entry.no_orders(service, ada, game, "Austria", lobby.info(service, ada, game)["phase"])
        settle(service)
    assert status(service, game) == "running"


# --- guests


def test_guests_play_against_bots_and_have_none_play_for_them(service: Service) -> None:
    guest = a_guest(service)

    def refused(call: object, *given: object, **more: object) -> None:
        with pytest.raises(ServiceError, check=lambda fault: fault.code == "not-allowed"):
            call(*given, **more)  # type: ignore[operator]

    refused(made, service, guest, bots=BOTS)
    empty = made(service, guest)
    refused(seating.start, service, guest, empty, "hold")
    run = made(service, guest, gm=True)
    refused(seating.start, service, guest, run, "hold")
    against = made(service, guest, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(service, guest, against, "Austria")
    assert status(service, against) == "running"


def test_a_guest_who_runs_a_game_cannot_put_bots_in_every_seat(service: Service) -> None:
    guest, ada = a_guest(service), person(service, "Ada")
    game = made(service, guest, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(service, ada, game, "Austria")
    seating.start(service, guest, game)
    with pytest.raises(ServiceError):
        gm.replace(service, guest, game, "Austria", bot="hold")
    assert lobby.info(service, ada, game)["mine"] == ["Austria"]


def test_a_guests_game_ends_when_the_guest_wants_bots_to_go_on(service: Service) -> None:
    guest = a_guest(service)
    game = made(service, guest, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(service, guest, game, "Austria")
    seating.leave(service, guest, game)
    settle(service)
    assert status(service, game) == "paused", "it stands still, for the guest to come back to"
    gm.resume(service, guest, game)
    settle(service)
    assert status(service, game) == "finished"
    assert "guest" in why(service, game)
    assert checking.check(service, game).faults == []


# --- when the last person leaves


def test_without_deadlines_nobody_is_waited_for(service: Service) -> None:
    ada = person(service, "Ada")
    game = made(service, ada, bots=dict.fromkeys(POWERS[1:], "hold"), settings=UNHURRIED)
    seating.join(service, ada, game, "Austria")
    seating.leave(service, ada, game)
    settle(service)
    assert status(service, game) == "paused"
    gm.resume(service, ada, game)
    settle(service)
    assert status(service, game) == "finished"
    assert "without a deadline" in why(service, game)


def test_with_deadlines_there_is_time_to_take_over(service: Service) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = made(service, ada, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(service, ada, game, "Austria")
    seating.leave(service, ada, game)
    gm.resume(service, ada, game)
    settle(service)
    info = lobby.info(service, ada, game)
    assert (info["status"], info["phase"]) == ("running", "S1901M")
    assert seating.join(service, bob, game, "Austria")["seats"] == ["Austria"]
