"""A seat that the rules vacate is left like any other: by an order to resign, or because rules count silence."""

from __future__ import annotations

from typing import Any

import pytest

from casusbelli.records.games.game_file import read_game
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import game_log, lobby, order_entry, press, seating
from casusbelli.service.people import reliability
from casusbelli.service.reads import downloads, game_view, tasks
from casusbelli.variants import board
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, made, person, phase, settle, write_all
from tests.service.test_press import refused

SEATS = [f"{power} ({letter})" for power in POWERS for letter in "AB"]


def filled(service: Service, **more: Any) -> tuple[str, dict[str, Who], str]:
    """The last: who governs Italy, and is asked for orders."""
    people = {seat: person(service, f"Player of {seat}") for seat in SEATS}
    settings = Settings(clock=Clock(length=60), misses=0)
    game = made(service, people[SEATS[0]], "factional", settings=settings, **more)
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    governs = game_view.view(service, VISITOR, game)["state"]["factional"]["Italy"]["government"]
    return game, people, f"Italy ({governs})"


def seat_of(service: Service, game: str, seat: str) -> Any:
    return next(row for row in lobby.info(service, VISITOR, game)["seats"] if row["seat"] == seat)


def check_left(service: Service, game: str, leaver: str, who: Who, why: str) -> None:
    """The same checks as for people who leave by the page."""
    row = seat_of(service, game, leaver)
    assert (row["empty"], row["player"], row["tenure"]) == (True, None, 1)
    told = reliability.profile(service, who.name)
    assert (told["playing"], told["left"]) == (0, 1)
    assert [(act["kind"], act["seat"], act["why"]) for act in game_log.acts(service, VISITOR, game)] == [
        ("left", leaver, why)
    ]
    with service.read() as tx:
        notes = tx.all("SELECT seat FROM outbox WHERE account = ? AND kind = 'seat-left'", who.account)
        assert [note["seat"] for note in notes] == [leaver]
        assert tx.all("SELECT seat FROM drafts WHERE game = ? AND seat = ?", game, leaver) == []
    assert tasks.owed(service, who)["owed"] == []
    refused("not-allowed", order_entry.submit, service, who, game, leaver, phase(service, VISITOR, game), "A ROM H")
    refused("not-allowed", press.send, service, who, game, ["*"], "good-bye")
    eve = person(service, "Eve")
    assert seating.join(service, eve, game, leaver)["seats"] == [leaver]
    assert seat_of(service, game, leaver)["tenure"] == 2
    order_entry.submit(service, eve, game, leaver, phase(service, VISITOR, game), "A ROM H")


@pytest.mark.both_databases
def test_resigning_by_an_order_empties_the_seat(service: Service) -> None:
    game, people, leaver = filled(service)
    who, open_ = people[leaver], phase(service, VISITOR, game)
    order_entry.submit(service, who, game, None, open_, "A ROM - VEN")
    receipt = order_entry.submit(service, who, game, None, open_, "Resign\nA ROM H")
    assert receipt.at_once == ("Resign",)
    check_left(service, game, leaver, who, "The player resigned.")


def test_who_resigns_is_not_waited_for(small_service: Service) -> None:
    service = small_service
    game, people, leaver = filled(service)
    open_ = phase(service, VISITOR, game)
    for seat in {"Italy (A)", "Italy (B)"} - {leaver}:
        seating.leave(service, people[seat], game)  # or that faction would govern, and be asked
    write_all(service, game, {seat: who for seat, who in people.items() if not seat.startswith("Italy")})
    settle(service)
    assert phase(service, VISITOR, game) == open_
    order_entry.submit(service, people[leaver], game, None, open_, "Resign")
    settle(service)
    assert phase(service, VISITOR, game) != open_


def test_rules_that_count_silence_empty_the_seat(service: Service, clock: Shift) -> None:
    """FA-45."""
    game, people, leaver = filled(service, options={"factional.abandon_after": "1"})
    write_all(service, game, {seat: who for seat, who in people.items() if seat != leaver})
    clock.ahead = HOUR + 1000
    settle(service)
    check_left(service, game, leaver, people[leaver], "The player missed too many deadlines.")


def test_a_game_from_which_all_resign_is_over_and_sound(small_service: Service) -> None:
    service = small_service
    game, people, _leaver = filled(service)
    for who in people.values():
        if lobby.info(service, who, game)["status"] == "running":
            order_entry.submit(service, who, game, None, phase(service, VISITOR, game), "Resign")
    settle(service)
    assert lobby.info(service, VISITOR, game)["status"] == "finished"
    assert read_game("".join(downloads.export(service, VISITOR, game)), board).state.outcome is not None
