"""The game master's office changes hands, and games that wait for somebody who does not come find another way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from casusbelli.service import blocks, games, gm, guests, invitations, leaving, motions, offices, seating
from casusbelli.service.errors import Refused
from casusbelli.service.house import House, Who
from casusbelli.service.settings import Clock, Settings
from tests.service.conftest import PASSWORD
from tests.service.conftest import Clock as Shift
from tests.service.conftest import person as member
from tests.service.tables import HOUR, made, person, seven

DAY = 24 * HOUR


def refusal(call: Any, *args: Any, **more: Any) -> str:
    with pytest.raises(Refused) as found:
        call(*args, **more)
    return found.value.code


def ran(house: House, **more: Any) -> tuple[str, Who, dict[str, Who]]:
    game, people = seven(house, Settings(clock=Clock(length=60)), **more)
    olga = person(house, "Olga")
    with house.write() as tx:
        tx.change("games", {"id": game}, gm=olga.account)
    return game, olga, people


def acts(house: House, game: str) -> list[str]:
    with house.read() as tx:
        return [row["kind"] for row in tx.all("SELECT kind FROM acts WHERE game = ? ORDER BY n", game)]


def test_the_office_is_offered_and_taken(house: House) -> None:
    game, olga, people = ran(house)
    eve = person(house, "Eve")
    assert refusal(offices.hand_over, house, people["France"], game, "Eve") == "not-allowed"
    assert refusal(offices.hand_over, house, olga, game, "Player of France") == "already-in"
    token = offices.hand_over(house, olga, game, "Eve", "on vacation")["invitation"]
    assert games.info(house, eve, game)["gm"] == "Olga", "offered is not taken"
    assert refusal(gm.pause, house, eve, game) == "not-allowed"
    assert refusal(seating.join, house, eve, game, invitation=token) == "bad-invitation", "it is no seat"
    assert token is not None
    offices.accept(house, eve, token)
    info = games.info(house, eve, game)
    assert (info["gm"], info["is_gm"], games.info(house, olga, game)["is_gm"]) == ("Eve", True, False)
    assert refusal(gm.pause, house, olga, game) == "not-allowed"
    assert acts(house, game)[-1] == "gm-took-over"


def test_an_office_that_its_giver_has_lost_is_not_given(house: House) -> None:
    game, olga, _people = ran(house)
    eve, root = person(house, "Eve"), person(house, "Root", "administrator")
    person(house, "Bob")
    token = offices.hand_over(house, olga, game, "Eve")["invitation"]
    offices.appoint(house, root, game, "Bob")
    assert token is not None
    assert refusal(offices.accept, house, eve, token) == "taken"


def test_laid_down_and_volunteered_for(house: House) -> None:
    """The players vote: more than half."""
    game, olga, people = ran(house)
    eve = person(house, "Eve")
    assert refusal(offices.volunteer, house, eve, game) == "has-gm"
    offices.lay_down(house, olga, game, "enough")
    assert games.info(house, olga, game)["gm"] is None
    assert refusal(offices.volunteer, house, people["France"], game) == "already-in"
    guest, _secret = guests.guest(house, "192.0.2.1")
    assert refusal(offices.volunteer, house, guest, game) == "not-allowed"
    foe = person(house, "Foe")
    blocks.block(house, people["France"], "Foe")
    assert refusal(offices.volunteer, house, foe, game) == "not-allowed"
    assert offices.volunteer(house, eve, game, "I have time")["offered"]
    assert refusal(offices.volunteer, house, eve, game) == "asked"
    [motion] = motions.listing(house, people["France"], game)
    assert (motion["kind"], motion["name"], motion["needed"]) == ("game-master", "Eve", 7)
    for seat in ("France", "Italy", "Russia"):
        assert motions.vote(house, people[seat], game, motion["motion"])["outcome"] is None
    assert refusal(motions.move, house, people["France"], game, "game-master") == "bad-input"
    assert motions.vote(house, people["Turkey"], game, motion["motion"])["outcome"] is True
    assert games.info(house, eve, game)["is_gm"]


def test_an_administrator_appoints(house: House) -> None:
    game, _olga, people = ran(house)
    root, eve = person(house, "Root", "administrator"), person(house, "Eve")
    assert refusal(offices.appoint, house, eve, game, "Eve") == "not-allowed"
    assert refusal(offices.appoint, house, root, game, "Player of Italy") == "already-in"
    player = replace(people["France"], role="administrator")
    assert refusal(offices.appoint, house, player, game, "Eve") == "not-allowed", (
        "nobody picks who rules their own game"
    )
    assert offices.appoint(house, root, game, "Eve", "Olga is away")["gm"] == "Eve"
    offices.lay_down(house, eve, game)
    assert games.info(house, people["France"], game)["gm"] is None


def test_a_game_that_waits_for_days_needs_another_game_master(house: House, clock: Shift) -> None:
    game, olga, people = ran(house)
    with house.write() as tx:
        tx.change("games", {"id": game}, waits="die a-test 6", due=None, deadline=None)
    offices.look_after(house)
    clock.ahead = 2 * DAY
    offices.look_after(house)
    assert games.info(house, olga, game)["status"] == "running"
    clock.ahead = 4 * DAY
    offices.look_after(house)
    assert games.info(house, olga, game)["status"] == "needs-gm"
    eve = person(house, "Eve")
    assert offices.volunteer(house, eve, game)["offered"], "the one there is does not come"
    [motion] = motions.listing(house, people["France"], game)
    for seat in ("France", "Italy", "Russia", "Turkey"):
        motions.vote(house, people[seat], game, motion["motion"])
    assert games.info(house, eve, game)["is_gm"]


def test_orders_that_a_deadline_will_judge_are_not_waited_for(house: House, clock: Shift) -> None:
    game, olga, _people = ran(house)
    with house.write() as tx:
        tx.change("games", {"id": game}, waits="orders", waiting=0)
    clock.ahead = 10 * DAY
    offices.look_after(house)
    assert games.info(house, olga, game)["status"] == "running"


def test_a_forming_game_whose_game_master_leaves(house: House) -> None:
    """It is its owner's to begin; a full one begins by itself."""
    olga = member(house, "Olga")
    game, full = (made(house, olga, "world-war-one", gm=True) for _ in range(2))
    seating.join(house, bob := person(house, "Bob"), game, "Entente")
    for who, seat in ((bob, "Entente"), (person(house, "Cid"), "Central")):
        seating.join(house, who, full, seat)
    leaving.leave(house, olga, PASSWORD)
    assert games.info(house, bob, full)["status"] == "running"
    assert games.info(house, bob, game)["gm"] is None
    assert refusal(seating.start, house, bob, game) == "not-allowed"
    player = replace(bob, role="administrator")
    assert refusal(seating.start, house, player, game, "hold") == "not-allowed", "nor those who play, whatever they are"
    root = person(house, "Root", "administrator")
    assert seating.start(house, root, game, "hold")["status"] == "running"


def test_administrators_do_not_begin_what_has_an_owner(house: House) -> None:
    game = made(house, person(house, "Ada"))
    assert refusal(seating.start, house, person(house, "Root", "administrator"), game, "hold") == "not-allowed"


def test_whoever_comes_first_runs_an_orphan(house: House) -> None:
    olga, eve = member(house, "Olga"), person(house, "Eve")
    game = made(house, olga, gm=True)
    assert refusal(offices.volunteer, house, eve, game) == "has-gm"
    offices.lay_down(house, olga, game)
    assert refusal(offices.volunteer, house, eve, game) == "not-allowed", "its owner is there"
    leaving.leave(house, olga, PASSWORD)
    assert offices.volunteer(house, eve, game)["gm"] == "Eve"
    assert seating.start(house, eve, game, "hold")["status"] == "running"


AGES = [(13, True, False), (15, True, True), (59, False, False), (61, False, True)]


@pytest.mark.parametrize(("days", "gone", "closed"), AGES)
def test_a_game_that_nobody_begins_is_closed(house: House, clock: Shift, days: int, gone: bool, closed: bool) -> None:
    olga, bob, cid = member(house, "Olga"), person(house, "Bob"), person(house, "Cid")
    game = made(house, olga, settings=Settings(deal="preferences"))
    seating.join(house, bob, game)
    invitations.invite(house, olga, game, "Cid")
    if gone:
        leaving.leave(house, olga, PASSWORD)
    clock.ahead = days * DAY
    offices.look_after(house)
    assert games.info(house, bob, game)["status"] == ("cancelled" if closed else "forming")
    with house.read() as tx:
        told = {row["account"] for row in tx.all("SELECT account FROM outbox WHERE kind = 'closed'")}
    assert told == ({bob.account} if closed else set())
    assert invitations.mine(house, cid) == [] or not closed
