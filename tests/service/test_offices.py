"""The role of game master changes hands, and games whose game master does not come go on without."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import gm, gm_office, invitations, lobby, motions, seating
from casusbelli.service.people import blocks, deletion, guests
from tests.service.conftest import PASSWORD
from tests.service.conftest import Clock as Shift
from tests.service.conftest import person as member
from tests.service.tables import HOUR, made, person, seven

DAY = 24 * HOUR


def refusal(call: Any, *args: Any, **more: Any) -> str:
    with pytest.raises(ServiceError) as found:
        call(*args, **more)
    return found.value.code


def ran(service: Service, **more: Any) -> tuple[str, Who, dict[str, Who]]:
    game, people = seven(service, Settings(clock=Clock(length=60)), **more)
    olga = person(service, "Olga")
    with service.write() as tx:
        tx.change("games", {"id": game}, gm=olga.account)
    return game, olga, people


def acts(service: Service, game: str) -> list[str]:
    with service.read() as tx:
        return [row["kind"] for row in tx.all("SELECT kind FROM acts WHERE game = ? ORDER BY n", game)]


@pytest.mark.both_databases
def test_the_office_is_offered_and_taken(service: Service) -> None:
    game, olga, people = ran(service)
    eve = person(service, "Eve")
    assert refusal(gm_office.hand_over, service, people["France"], game, "Eve") == "not-allowed"
    assert refusal(gm_office.hand_over, service, olga, game, "Player of France") == "already-in"
    token = gm_office.hand_over(service, olga, game, "Eve", "on vacation")["invitation"]
    assert lobby.info(service, eve, game)["gm"] == "Olga", "offered is not taken"
    assert refusal(gm.pause, service, eve, game) == "not-allowed"
    assert refusal(seating.join, service, eve, game, invitation=token) == "bad-invitation", "it is no seat"
    assert token is not None
    gm_office.accept(service, eve, token)
    info = lobby.info(service, eve, game)
    assert (info["gm"], info["is_gm"], lobby.info(service, olga, game)["is_gm"]) == ("Eve", True, False)
    assert refusal(gm.pause, service, olga, game) == "not-allowed"
    assert acts(service, game)[-1] == "gm-took-over"


def test_an_office_that_its_giver_has_lost_is_not_given(service: Service) -> None:
    game, olga, _people = ran(service)
    eve, root = person(service, "Eve"), person(service, "Root", "administrator")
    person(service, "Bob")
    token = gm_office.hand_over(service, olga, game, "Eve")["invitation"]
    gm_office.appoint(service, root, game, "Bob")
    assert token is not None
    assert refusal(gm_office.accept, service, eve, token) == "taken"


def test_laid_down_and_volunteered_for(service: Service) -> None:
    """The players vote: more than half."""
    game, olga, people = ran(service)
    eve = person(service, "Eve")
    assert refusal(gm_office.volunteer, service, eve, game) == "has-gm"
    gm_office.lay_down(service, olga, game, "enough")
    assert lobby.info(service, olga, game)["gm"] is None
    assert refusal(gm_office.volunteer, service, people["France"], game) == "already-in"
    guest, _secret = guests.guest(service, "192.0.2.1")
    assert refusal(gm_office.volunteer, service, guest, game) == "not-allowed"
    foe = person(service, "Foe")
    blocks.block(service, people["France"], "Foe")
    assert refusal(gm_office.volunteer, service, foe, game) == "not-allowed"
    assert gm_office.volunteer(service, eve, game, "I have time")["offered"]
    assert refusal(gm_office.volunteer, service, eve, game) == "asked"
    [motion] = motions.listing(service, people["France"], game)
    assert (motion["kind"], motion["name"], motion["needed"]) == ("game-master", "Eve", 7)
    for seat in ("France", "Italy", "Russia"):
        assert motions.vote(service, people[seat], game, motion["motion"])["outcome"] is None
    assert refusal(motions.move, service, people["France"], game, "game-master") == "bad-input"
    assert motions.vote(service, people["Turkey"], game, motion["motion"])["outcome"] is True
    assert lobby.info(service, eve, game)["is_gm"]


def test_an_administrator_appoints(service: Service) -> None:
    game, _olga, people = ran(service)
    root, eve = person(service, "Root", "administrator"), person(service, "Eve")
    assert refusal(gm_office.appoint, service, eve, game, "Eve") == "not-allowed"
    assert refusal(gm_office.appoint, service, root, game, "Player of Italy") == "already-in"
    player = replace(people["France"], role="administrator")
    assert refusal(gm_office.appoint, service, player, game, "Eve") == "not-allowed", (
        "nobody picks who rules their own game"
    )
    assert gm_office.appoint(service, root, game, "Eve", "Olga is away")["gm"] == "Eve"
    gm_office.lay_down(service, eve, game)
    assert lobby.info(service, people["France"], game)["gm"] is None


def test_a_game_that_waits_for_days_needs_another_game_master(service: Service, clock: Shift) -> None:
    game, olga, people = ran(service)
    with service.write() as tx:
        tx.change("games", {"id": game}, waits="die a-test 6", due=None, deadline=None)
    gm_office.look_after(service)
    clock.ahead = 2 * DAY
    gm_office.look_after(service)
    assert lobby.info(service, olga, game)["status"] == "running"
    clock.ahead = 4 * DAY
    gm_office.look_after(service)
    assert lobby.info(service, olga, game)["status"] == "needs-gm"
    eve = person(service, "Eve")
    assert gm_office.volunteer(service, eve, game)["offered"], "the one there is does not come"
    [motion] = motions.listing(service, people["France"], game)
    for seat in ("France", "Italy", "Russia", "Turkey"):
        motions.vote(service, people[seat], game, motion["motion"])
    assert lobby.info(service, eve, game)["is_gm"]


def test_orders_that_a_deadline_will_judge_are_not_waited_for(service: Service, clock: Shift) -> None:
    game, olga, _people = ran(service)
    with service.write() as tx:
        tx.change("games", {"id": game}, waits="orders", waiting=0)
    clock.ahead = 10 * DAY
    gm_office.look_after(service)
    assert lobby.info(service, olga, game)["status"] == "running"


def test_a_forming_game_whose_game_master_leaves(service: Service) -> None:
    """It is its owner's to begin; a full one begins by itself."""
    olga = member(service, "Olga")
    game, full = (made(service, olga, "world-war-one", gm=True) for _ in range(2))
    seating.join(service, bob := person(service, "Bob"), game, "Entente")
    for who, seat in ((bob, "Entente"), (person(service, "Cid"), "Central")):
        seating.join(service, who, full, seat)
    deletion.leave(service, olga, PASSWORD)
    assert lobby.info(service, bob, full)["status"] == "running"
    assert lobby.info(service, bob, game)["gm"] is None
    assert refusal(seating.start, service, bob, game) == "not-allowed"
    player = replace(bob, role="administrator")
    assert refusal(seating.start, service, player, game, "hold") == "not-allowed", (
        "nor those who play, whatever they are"
    )
    root = person(service, "Root", "administrator")
    assert seating.start(service, root, game, "hold")["status"] == "running"


def test_administrators_do_not_begin_what_has_an_owner(service: Service) -> None:
    game = made(service, person(service, "Ada"))
    root = person(service, "Root", "administrator")
    with pytest.raises(ServiceError, match="only if its creator and its game master are gone"):
        seating.start(service, root, game, "hold")
    with pytest.raises(ServiceError, match="only in a game that needs one"):
        gm.rollback(service, root, game, "S1901M", why="it was wrong")


def test_whoever_comes_first_runs_an_orphan(service: Service) -> None:
    olga, eve = member(service, "Olga"), person(service, "Eve")
    game = made(service, olga, gm=True)
    assert refusal(gm_office.volunteer, service, eve, game) == "has-gm"
    gm_office.lay_down(service, olga, game)
    assert refusal(gm_office.volunteer, service, eve, game) == "not-allowed", "its owner is there"
    deletion.leave(service, olga, PASSWORD)
    assert gm_office.volunteer(service, eve, game)["gm"] == "Eve"
    assert seating.start(service, eve, game, "hold")["status"] == "running"


AGES = [(13, True, False), (15, True, True), (59, False, False), (61, False, True)]


@pytest.mark.parametrize(("days", "gone", "closed"), AGES)
def test_a_game_that_nobody_begins_is_closed(
    service: Service, clock: Shift, days: int, gone: bool, closed: bool
) -> None:
    olga, bob, cid = member(service, "Olga"), person(service, "Bob"), person(service, "Cid")
    game = made(service, olga, settings=Settings(deal="preferences"))
    seating.join(service, bob, game)
    invitations.invite(service, olga, game, "Cid")
    if gone:
        deletion.leave(service, olga, PASSWORD)
    clock.ahead = days * DAY
    gm_office.look_after(service)
    assert lobby.info(service, bob, game)["status"] == ("cancelled" if closed else "forming")
    with service.read() as tx:
        told = {row["account"] for row in tx.all("SELECT account FROM outbox WHERE kind = 'closed'")}
    assert told == ({bob.account} if closed else set())
    assert invitations.mine(service, cid) == [] or not closed
