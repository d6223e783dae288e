"""Invitations: few of them, none from people one has blocked, and nothing counts before they are accepted."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from casusbelli.service import (
    accounts,
    blocks,
    games,
    gm,
    guests,
    invitations,
    judging,
    looking,
    offices,
    orders,
    reliability,
    seating,
)
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Clock, Settings, Setup, written
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, made, person, settle, seven, write_all

DAY = 24 * HOUR


def refusal(call: Any, *args: Any, **more: Any) -> str:
    with pytest.raises(Refused) as found:
        call(*args, **more)
    return found.value.code


def notes(house: House, who: Who, kind: str = "invited") -> int:
    with house.read() as tx:
        return len(tx.all("SELECT id FROM outbox WHERE account = ? AND kind = ?", who.account, kind))


def states(house: House, who: Who, game: str) -> dict[str | None, str]:
    return {row["name"]: row["state"] for row in invitations.listing(house, who, game)}


# --- how many


def test_a_guest_invites_nobody(house: House) -> None:
    victim = person(house, "Victim")
    guest, _secret = guests.guest(house, "192.0.2.1")
    game = made(house, guest)
    for _ in range(3):
        assert refusal(invitations.invite, house, guest, game, "Victim") == "not-allowed"
    assert refusal(invitations.invite, house, guest, game) == "not-allowed"
    assert notes(house, victim) == 0
    accounts.claim(house, guest, "Settled", None, "rhubarb and custard")
    invitations.invite(house, Who(guest.account, "Settled", "player"), game, "Victim")
    assert notes(house, victim) == 1


def test_nobody_hears_from_those_they_have_blocked(house: House) -> None:
    victim, pest, friend = person(house, "Victim"), person(house, "Pest"), person(house, "Friend")
    early = made(house, pest)
    invitations.invite(house, pest, early, "Victim")
    blocks.block(house, victim, "Pest")
    assert invitations.mine(house, victim) == [], "what came before is gone, too"
    assert refusal(invitations.invite, house, pest, made(house, pest), "Victim") == "not-allowed"
    ran = made(house, friend, gm=True)
    with house.write() as tx:
        tx.change("games", {"id": ran}, owner=pest.account)
    assert refusal(invitations.invite, house, friend, ran, "Victim") == "not-allowed", "the game is the pest's"
    assert notes(house, victim) == 1


def test_one_open_invitation_for_a_game_and_person(house: House, clock: Shift) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    game = made(house, ada)
    first = invitations.invite(house, ada, game, "Bob")["invitation"]
    assert refusal(invitations.invite, house, ada, game, "Bob") == "already-invited"
    invitations.withdraw(house, ada, game, first)
    assert states(house, ada, game) == {"Bob": "withdrawn"}
    invitations.invite(house, ada, game, "Bob")
    assert notes(house, bob) == 1, "one mail a day for a game, however often it is withdrawn"
    invitations.decline(house, bob, invitations.mine(house, bob)[0]["invitation"])
    assert refusal(invitations.invite, house, ada, game, "Bob") == "declined"
    clock.ahead = 8 * DAY
    invitations.invite(house, ada, game, "Bob")
    clock.ahead = 30 * DAY
    assert invitations.mine(house, bob) == []
    assert [row["state"] for row in invitations.listing(house, ada, game)] == ["expired", "declined", "withdrawn"]


def test_a_dozen_an_hour_also_at_the_same_time(house: House, clock: Shift) -> None:
    pest = person(house, "Pest")
    tables = [made(house, pest) for _ in range(4)]
    crowd = [person(house, f"P{n}") for n in range(20)]

    def attempt(n: int) -> str:
        try:
            invitations.invite(house, pest, tables[n % 4], crowd[n].name)
        except Refused as fault:
            return fault.code
        return "sent"

    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(attempt, range(20)))
    assert (told.count("sent"), told.count("too-many")) == (12, 8)
    clock.ahead = HOUR + 1000
    assert attempt(0) in ("sent", "already-invited")


def test_one_person_gets_few_mails_whoever_sends_them(house: House) -> None:
    """Whatever is not mailed is on the dashboard all the same, up to a number."""
    victim = person(house, "Victim")
    for n in range(25):
        pest = person(house, f"Pest {n}")
        told = "" if n < 20 else "too-many-invitations"
        if told:
            assert refusal(invitations.invite, house, pest, made(house, pest), "Victim") == told
        else:
            invitations.invite(house, pest, made(house, pest), "Victim")
    assert notes(house, victim) == 5
    assert len(invitations.mine(house, victim)) == 20


def test_no_addresses_in_names_of_games(house: House) -> None:
    ada = person(house, "Ada")
    for name in ("win at evil.example", "HTTP://x", "www.x", "a@b", "evil\uff0ecom", "ev\u200bil.c\u200bom", "1.2.3.4"):
        assert refusal(games.create, house, ada, Setup(name=name)) == "bad-input", name
    for name in ("\u3164", "\u2800\u2800", "\u202e", "...", "x\u0300\u0301\u0302\u0303", "a\u3164"):
        assert refusal(games.create, house, ada, Setup(name=name)) == "bad-input", f"{name!r} is not seen"
    for name in (
        "S.M.S. Emden, 1914",
        "Победа!",
        "ヴェルサイユ",
        "Round 2: the 7th try",
        "Ærø vs. Öland",
        "50% off? 1.5 times",
    ):
        games.create(house, ada, Setup(name=name))


def test_a_name_that_is_nobodys(house: House) -> None:
    """A near one is suggested if everybody can see it, and not if it is hidden in an anonymous or private game."""
    seven(house)
    ada = person(house, "Ada")
    hidden = made(house, person(house, "Plenipotentiary"), settings=Settings(anonymous=True))
    seating.join(house, person(house, "Plenipo"), hidden, "France")
    game = made(house, ada)
    with pytest.raises(Refused) as found:
        invitations.invite(house, ada, game, "Player of Frannce")
    assert (found.value.code, found.value.hint) == ("not-found", "did you mean Player of France?")
    with pytest.raises(Refused) as found:
        invitations.invite(house, ada, game, "Plenipoo")
    assert "Plenipo" not in found.value.hint


# --- a seat is offered and taken


def test_nothing_counts_before_a_seat_is_taken(house: House, clock: Shift) -> None:
    """A game master offers a seat, judges, and silence is nobody's; declined, it leaves no trace."""
    olga, victim = person(house, "Olga"), person(house, "Victim")
    game = made(house, olga, gm=True, settings=Settings(clock=Clock(length=60)))
    offer = gm.replace(house, olga, game, "France", "Victim")
    assert offer["offered"]
    seating.join(house, person(house, "Bob"), game, "Italy")
    seating.start(house, olga, game)
    again = refusal(gm.replace, house, olga, game, "Turkey", "Victim")
    for n in range(3):
        gm.judge_now(house, olga, game, games.info(house, olga, game)["phase"])
        clock.ahead = (n + 1) * 2 * HOUR
        settle(house)
    assert again == "already-invited"
    assert all(seat["player"] != "Victim" for seat in games.info(house, olga, game)["seats"])
    told = reliability.profile(house, "Victim")
    assert (told["phases"], told["missed"], told["left"], told["playing"]) == (0, 0, 0, 0)
    [asked] = invitations.mine(house, victim)
    assert (asked["kind"], asked["seat"], asked["by"]) == ("seat", "France", "Olga")
    invitations.decline(house, victim, asked["invitation"])
    assert refusal(offices.accept, house, victim, asked["invitation"]) == "not-found"
    assert reliability.profile(house, "Victim")["left"] == 0


def test_who_is_replaced_plays_on_until_the_other_comes(house: House) -> None:
    game, people = seven(house, gm=False)
    olga = person(house, "Olga")
    with house.write() as tx:
        tx.change("games", {"id": game}, gm=olga.account)
    eve = person(house, "Eve")
    gm.replace(house, olga, game, "France", "Eve", why="ill")
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR")
    [asked] = invitations.mine(house, eve)
    assert offices.accept(house, eve, asked["invitation"])["seats"] == ["France"]
    assert refusal(orders.draft, house, people["France"], game) == "not-allowed"
    assert reliability.profile(house, "Player of France")["left"] == 0, "sent away is not run away"


def test_an_offer_does_not_push_out_somebody_who_came_since(house: House) -> None:
    olga, eve, bob = person(house, "Olga"), person(house, "Eve"), person(house, "Bob")
    game = made(house, olga, gm=True)
    gm.replace(house, olga, game, "France", "Eve")
    seating.join(house, bob, game, "France")
    [asked] = invitations.mine(house, eve)
    assert refusal(offices.accept, house, eve, asked["invitation"]) == "taken"
    assert games.info(house, bob, game)["mine"] == ["France"]


@pytest.mark.parametrize("trick", ["judge", "cut", "shorter", "late comer"])
def test_silence_counts_only_if_there_was_the_time_that_was_announced(house: House, clock: Shift, trick: str) -> None:
    """Whoever runs the game can make phases short; that says nothing about those who were waiting."""
    olga, victim, bob = person(house, "Olga"), person(house, "Victim"), person(house, "Bob")
    game = made(house, olga, "world-war-one", gm=True, settings=Settings(clock=Clock(length=600), misses=9))
    if trick != "late comer":
        seating.join(house, victim, game, "Entente")
    seating.join(house, bob, game, "Central")
    seating.start(house, olga, game)
    if trick == "judge":
        for _ in range(3):
            gm.judge_now(house, olga, game, games.info(house, olga, game)["phase"])
    elif trick == "cut":
        gm.extend(house, olga, game, -590)
        clock.ahead = HOUR
    elif trick == "shorter":
        games.change_settings(house, olga, game, Settings(clock=Clock(length=1), misses=9))
        gm.judge_now(house, olga, game, games.info(house, olga, game)["phase"])
        for n in range(3):
            clock.ahead = (n + 1) * HOUR
            settle(house)
    else:
        clock.ahead = 9 * HOUR
        seating.join(house, victim, game, "Entente")
        clock.ahead = 11 * HOUR
    settle(house)
    assert games.info(house, olga, game)["phase"] != "S1914M"
    assert reliability.profile(house, "Victim")["missed"] == 0


def test_silence_counts_if_there_was_time(house: House, clock: Shift) -> None:
    game, _people = seven(house, Settings(clock=Clock(length=60), misses=0))
    clock.ahead = HOUR + 1000
    settle(house)
    assert games.info(house, VISITOR, game)["phase"] == "F1901M"
    assert reliability.profile(house, "Player of France")["missed"] == 1


# --- who lost a seat, and games that nobody plays


def test_a_seat_that_was_lost_can_be_taken_back(house: House, clock: Shift) -> None:
    settings = Settings(clock=Clock(length=60))
    game, people = seven(house, settings)
    turkey = people["Turkey"]
    with house.write() as tx:
        closed = written(msgspec.structs.replace(settings, join="invited"))
        tx.change("games", {"id": game}, visibility="private", settings=closed)
    others = {seat: who for seat, who in people.items() if seat != "Turkey"}
    for n in (1, 2):
        write_all(house, game, others)
        clock.ahead = n * HOUR + 1000
        settle(house)
    [lost] = looking.lost(house, turkey)
    assert (lost["game"], lost["seat"], lost["again"], lost["why"]) == (game, "Turkey", True, "silent for 2 phases")
    assert notes(house, turkey, "seat-left") == 1
    assert seating.join(house, turkey, game, "Turkey")["seats"] == ["Turkey"]
    assert looking.lost(house, turkey) == []


def one_against_bots(house: House) -> tuple[str, Who]:
    ada = person(house, "Ada")
    bots = {seat: "hold" for seat in POWERS if seat != "France"}
    game = made(house, ada, bots=bots, settings=Settings(clock=Clock(length=60)))
    seating.join(house, ada, game, "France")
    return game, ada


def silent_until_the_seat_is_gone(house: House, game: str, clock: Shift) -> None:
    for _ in range(2):
        clock.ahead += HOUR + 1000
        settle(house)
    assert games.info(house, VISITOR, game)["status"] == "paused"


def test_a_game_that_nobody_plays_any_more_stands_still(house: House, clock: Shift) -> None:
    game, ada = one_against_bots(house)
    silent_until_the_seat_is_gone(house, game, clock)
    info = games.info(house, ada, game)
    assert "nobody plays" in info["waits"]
    before = info["phase"]
    clock.ahead += 20 * DAY
    settle(house)
    assert games.info(house, ada, game)["phase"] == before
    seating.join(house, ada, game, "France")
    info = games.info(house, ada, game)
    assert (info["status"], info["waits"]) == ("running", "")
    assert deadline(house, game) > info["now"]


def test_its_owner_may_let_bots_play_it_to_the_end(house: House, clock: Shift) -> None:
    game, ada = one_against_bots(house)
    assert seating.leave(house, ada, game)["status"] == "paused", "resigned is gone as well"
    assert refusal(gm.resume, house, person(house, "Eve"), game) == "not-allowed"
    assert gm.resume(house, ada, game)["status"] == "running"
    with house.read() as tx:
        before = len(tx.all("SELECT phase FROM judged WHERE game = ?", game))
    for _ in range(3):
        clock.ahead += HOUR + 1000
        settle(house)
    with house.read() as tx:
        assert len(tx.all("SELECT phase FROM judged WHERE game = ?", game)) > before + 1, "it is not stopped again"


def test_it_is_closed_after_a_month(house: House, clock: Shift) -> None:
    game, ada = one_against_bots(house)
    silent_until_the_seat_is_gone(house, game, clock)
    clock.ahead += judging.LONGEST_PAUSE + HOUR
    settle(house)
    assert games.info(house, ada, game)["status"] == "cancelled"


def test_a_game_of_bots_from_the_start_goes_on(house: House) -> None:
    ada = person(house, "Ada")
    rules = "standard + last-year(year=1901)"
    game = made(house, ada, rules, bots=dict.fromkeys(POWERS, "hold"))
    settle(house, 400)
    assert games.info(house, ada, game)["status"] == "finished"
