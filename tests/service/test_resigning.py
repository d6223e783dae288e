"""A seat that the rules empty is left like any other: by an order to resign, or for silence that rules count."""

from __future__ import annotations

from typing import Any

from casusbelli.records.gamefile import read_game
from casusbelli.service import games, gm, looking, orders, press, reliability, seating
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Clock, Settings
from casusbelli.variants import board
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, made, person, phase, settle, write_all
from tests.service.test_press import refused

SEATS = [f"{power} ({letter})" for power in POWERS for letter in "AB"]


def filled(house: House, **more: Any) -> tuple[str, dict[str, Who], str]:
    """The last: who governs Italy, and is asked for orders."""
    people = {seat: person(house, f"Player of {seat}") for seat in SEATS}
    settings = Settings(clock=Clock(length=60), misses=0)
    game = made(house, people[SEATS[0]], "factional", settings=settings, **more)
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    governs = looking.view(house, VISITOR, game)["state"]["factional"]["Italy"]["government"]
    return game, people, f"Italy ({governs})"


def seat_of(house: House, game: str, seat: str) -> Any:
    return next(row for row in games.info(house, VISITOR, game)["seats"] if row["seat"] == seat)


def check_left(house: House, game: str, leaver: str, who: Who, why: str) -> None:
    """The same as for whoever leaves by the page."""
    row = seat_of(house, game, leaver)
    assert (row["empty"], row["player"], row["tenure"]) == (True, None, 1)
    told = reliability.profile(house, who.name)
    assert (told["playing"], told["left"]) == (0, 1)
    assert [(act["kind"], act["seat"], act["why"]) for act in gm.acts(house, VISITOR, game)] == [("left", leaver, why)]
    with house.read() as tx:
        notes = tx.all("SELECT seat FROM outbox WHERE account = ? AND kind = 'seat-left'", who.account)
        assert [note["seat"] for note in notes] == [leaver]
        assert tx.all("SELECT seat FROM drafts WHERE game = ? AND seat = ?", game, leaver) == []
    assert looking.owed(house, who)["owed"] == []
    refused("not-allowed", orders.submit, house, who, game, leaver, phase(house, VISITOR, game), "A ROM H")
    refused("not-allowed", press.send, house, who, game, ["*"], "good-bye")
    eve = person(house, "Eve")
    assert seating.join(house, eve, game, leaver)["seats"] == [leaver]
    assert seat_of(house, game, leaver)["tenure"] == 2
    orders.submit(house, eve, game, leaver, phase(house, VISITOR, game), "A ROM H")


def test_resigning_by_an_order_empties_the_seat(house: House) -> None:
    game, people, leaver = filled(house)
    who, open_ = people[leaver], phase(house, VISITOR, game)
    orders.submit(house, who, game, None, open_, "A ROM - VEN")
    receipt = orders.submit(house, who, game, None, open_, "Resign\nA ROM H")
    assert receipt.at_once == ("Resign",)
    check_left(house, game, leaver, who, "resigned")


def test_who_resigns_is_not_waited_for(small_house: House) -> None:
    house = small_house
    game, people, leaver = filled(house)
    open_ = phase(house, VISITOR, game)
    for seat in {"Italy (A)", "Italy (B)"} - {leaver}:
        seating.leave(house, people[seat], game)  # or that faction would govern, and be asked
    write_all(house, game, {seat: who for seat, who in people.items() if not seat.startswith("Italy")})
    settle(house)
    assert phase(house, VISITOR, game) == open_
    orders.submit(house, people[leaver], game, None, open_, "Resign")
    settle(house)
    assert phase(house, VISITOR, game) != open_


def test_rules_that_count_silence_empty_the_seat(house: House, clock: Shift) -> None:
    """FA-45."""
    game, people, leaver = filled(house, options={"factional.abandon_after": "1"})
    write_all(house, game, {seat: who for seat, who in people.items() if seat != leaver})
    clock.ahead = HOUR + 1000
    settle(house)
    check_left(house, game, leaver, people[leaver], "abandoned")


def test_a_game_from_which_all_resign_is_over_and_sound(small_house: House) -> None:
    house = small_house
    game, people, _leaver = filled(house)
    for who in people.values():
        if games.info(house, who, game)["status"] == "running":
            orders.submit(house, who, game, None, phase(house, VISITOR, game), "Resign")
    settle(house)
    assert games.info(house, VISITOR, game)["status"] == "finished"
    assert read_game("".join(looking.export(house, VISITOR, game)), board).state.outcome is not None
