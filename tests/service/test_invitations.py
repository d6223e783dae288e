"""Invitations: limited in number, none from people you have blocked, and without effect until they are accepted."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, Setup, written
from casusbelli.service.games import adjudicating, gm, gm_office, invitations, lobby, order_entry, seating
from casusbelli.service.people import accounts, blocks, guests, reliability
from casusbelli.service.reads import tasks
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, made, person, settle, seven, write_all

DAY = 24 * HOUR


def refusal(call: Any, *args: Any, **more: Any) -> str:
    with pytest.raises(ServiceError) as found:
        call(*args, **more)
    return found.value.code


def notes(service: Service, who: Who, kind: str = "invited") -> int:
    with service.read() as tx:
        return len(tx.all("SELECT id FROM outbox WHERE account = ? AND kind = ?", who.account, kind))


def states(service: Service, who: Who, game: str) -> dict[str | None, str]:
    return {row["name"]: row["state"] for row in invitations.listing(service, who, game)}


# --- how many


def test_a_guest_invites_nobody(service: Service) -> None:
    victim = person(service, "Victim")
    guest, _secret = guests.guest(service, "192.0.2.1")
    game = made(service, guest)
    for _ in range(3):
        assert refusal(invitations.invite, service, guest, game, "Victim") == "not-allowed"
    assert refusal(invitations.invite, service, guest, game) == "not-allowed"
    assert notes(service, victim) == 0
    accounts.claim(service, guest, "Settled", None, "rhubarb and custard")
    invitations.invite(service, Who(guest.account, "Settled", "player"), game, "Victim")
    assert notes(service, victim) == 1


def test_nobody_hears_from_those_they_have_blocked(service: Service) -> None:
    victim, pest, friend = person(service, "Victim"), person(service, "Pest"), person(service, "Friend")
    early = made(service, pest)
    invitations.invite(service, pest, early, "Victim")
    blocks.block(service, victim, "Pest")
    assert invitations.mine(service, victim) == [], "what came before is gone, too"
    assert refusal(invitations.invite, service, pest, made(service, pest), "Victim") == "not-allowed"
    ran = made(service, friend, gm=True)
    with service.write() as tx:
        tx.change("games", {"id": ran}, owner=pest.account)
    assert refusal(invitations.invite, service, friend, ran, "Victim") == "not-allowed", "the game is the pest's"
    assert notes(service, victim) == 1


def test_one_open_invitation_for_a_game_and_person(service: Service, clock: Shift) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = made(service, ada)
    first = invitations.invite(service, ada, game, "Bob")["invitation"]
    assert refusal(invitations.invite, service, ada, game, "Bob") == "already-invited"
    invitations.withdraw(service, ada, game, first)
    assert states(service, ada, game) == {"Bob": "withdrawn"}
    invitations.invite(service, ada, game, "Bob")
    assert notes(service, bob) == 1, "one mail a day for a game, however often it is withdrawn"
    invitations.decline(service, bob, invitations.mine(service, bob)[0]["invitation"])
    assert refusal(invitations.invite, service, ada, game, "Bob") == "declined"
    clock.ahead = 8 * DAY
    invitations.invite(service, ada, game, "Bob")
    clock.ahead = 30 * DAY
    assert invitations.mine(service, bob) == []
    assert [row["state"] for row in invitations.listing(service, ada, game)] == ["expired", "declined", "withdrawn"]


@pytest.mark.both_databases
def test_a_dozen_an_hour_also_at_the_same_time(service: Service, clock: Shift) -> None:
    pest = person(service, "Pest")
    tables = [made(service, pest) for _ in range(4)]
    crowd = [person(service, f"P{n}") for n in range(20)]

    def attempt(n: int) -> str:
        try:
            invitations.invite(service, pest, tables[n % 4], crowd[n].name)
        except ServiceError as fault:
            return fault.code
        return "sent"

    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(attempt, range(20)))
    assert (told.count("sent"), told.count("too-many")) == (12, 8)
    clock.ahead = HOUR + 1000
    assert attempt(0) in ("sent", "already-invited")


def test_one_person_gets_few_mails_whoever_sends_them(service: Service) -> None:
    """Whatever is not mailed is on the dashboard all the same, up to a number."""
    victim = person(service, "Victim")
    for n in range(25):
        pest = person(service, f"Pest {n}")
        told = "" if n < 20 else "too-many-invitations"
        if told:
            assert refusal(invitations.invite, service, pest, made(service, pest), "Victim") == told
        else:
            invitations.invite(service, pest, made(service, pest), "Victim")
    assert notes(service, victim) == 5
    assert len(invitations.mine(service, victim)) == 20


def test_no_addresses_in_names_of_games(service: Service) -> None:
    ada = person(service, "Ada")
    for name in ("win at evil.example", "HTTP://x", "www.x", "a@b", "evil\uff0ecom", "ev\u200bil.c\u200bom", "1.2.3.4"):
        assert refusal(lobby.create, service, ada, Setup(name=name)) == "bad-input", name
    for name in ("\u3164", "\u2800\u2800", "\u202e", "...", "x\u0300\u0301\u0302\u0303", "a\u3164"):
        assert refusal(lobby.create, service, ada, Setup(name=name)) == "bad-input", f"{name!r} is not seen"
    for name in (
        "S.M.S. Emden, 1914",
        "Победа!",
        "ヴェルサイユ",
        "Round 2: the 7th try",
        "Ærø vs. Öland",
        "50% off? 1.5 times",
    ):
        lobby.create(service, ada, Setup(name=name))


def test_a_name_that_is_nobodys(service: Service) -> None:
    """A near one is suggested if everybody can see it, and not if it is hidden in an anonymous or private game."""
    seven(service)
    ada = person(service, "Ada")
    hidden = made(service, person(service, "Plenipotentiary"), settings=Settings(anonymous=True))
    seating.join(service, person(service, "Plenipo"), hidden, "France")
    game = made(service, ada)
    with pytest.raises(ServiceError) as found:
        invitations.invite(service, ada, game, "Player of Frannce")
    assert (found.value.code, str(found.value.hint)) == ("not-found", "Did you mean Player of France?")
    with pytest.raises(ServiceError) as found:
        invitations.invite(service, ada, game, "Plenipoo")
    assert "Plenipo" not in str(found.value.hint)


# --- a seat is offered and taken


def test_nothing_counts_before_a_seat_is_taken(service: Service, clock: Shift) -> None:
    """A game master offers a seat, judges, and silence is nobody's; declined, it leaves no trace."""
    olga, victim = person(service, "Olga"), person(service, "Victim")
    game = made(service, olga, gm=True, settings=Settings(clock=Clock(length=60)))
    offer = gm.replace(service, olga, game, "France", "Victim")
    assert offer["offered"]
    seating.join(service, person(service, "Bob"), game, "Italy")
    seating.start(service, olga, game)
    again = refusal(gm.replace, service, olga, game, "Turkey", "Victim")
    for n in range(3):
        gm.judge_now(service, olga, game, lobby.info(service, olga, game)["phase"])
        clock.ahead = (n + 1) * 2 * HOUR
        settle(service)
    assert again == "already-invited"
    assert all(seat["player"] != "Victim" for seat in lobby.info(service, olga, game)["seats"])
    told = reliability.profile(service, "Victim")
    assert (told["phases"], told["missed"], told["left"], told["playing"]) == (0, 0, 0, 0)
    [asked] = invitations.mine(service, victim)
    assert (asked["kind"], asked["seat"], asked["by"]) == ("seat", "France", "Olga")
    invitations.decline(service, victim, asked["invitation"])
    assert refusal(gm_office.accept, service, victim, asked["invitation"]) == "not-found"
    assert reliability.profile(service, "Victim")["left"] == 0


def test_who_is_replaced_plays_on_until_the_other_comes(service: Service) -> None:
    game, people = seven(service, gm=False)
    olga = person(service, "Olga")
    with service.write() as tx:
        tx.change("games", {"id": game}, gm=olga.account)
    eve = person(service, "Eve")
    gm.replace(service, olga, game, "France", "Eve", why="ill")
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    [asked] = invitations.mine(service, eve)
    assert gm_office.accept(service, eve, asked["invitation"])["seats"] == ["France"]
    assert refusal(order_entry.draft, service, people["France"], game) == "not-allowed"
    assert reliability.profile(service, "Player of France")["left"] == 0, "sent away is not run away"


def test_an_offer_does_not_push_out_somebody_who_came_since(service: Service) -> None:
    olga, eve, bob = person(service, "Olga"), person(service, "Eve"), person(service, "Bob")
    game = made(service, olga, gm=True)
    gm.replace(service, olga, game, "France", "Eve")
    seating.join(service, bob, game, "France")
    [asked] = invitations.mine(service, eve)
    assert refusal(gm_office.accept, service, eve, asked["invitation"]) == "taken"
    assert lobby.info(service, bob, game)["mine"] == ["France"]


@pytest.mark.parametrize("trick", ["judge", "cut", "shorter", "late comer"])
def test_silence_counts_only_if_there_was_the_time_that_was_announced(
    service: Service, clock: Shift, trick: str
) -> None:
    """Whoever runs the game can make phases short; that says nothing about those who were waiting."""
    olga, victim, bob = person(service, "Olga"), person(service, "Victim"), person(service, "Bob")
    game = made(service, olga, "world-war-one", gm=True, settings=Settings(clock=Clock(length=600), misses=9))
    if trick != "late comer":
        seating.join(service, victim, game, "Entente")
    seating.join(service, bob, game, "Central")
    seating.start(service, olga, game)
    if trick == "judge":
        for _ in range(3):
            gm.judge_now(service, olga, game, lobby.info(service, olga, game)["phase"])
    elif trick == "cut":
        gm.extend(service, olga, game, -590)
        clock.ahead = HOUR
    elif trick == "shorter":
        lobby.change_settings(service, olga, game, Settings(clock=Clock(length=1), misses=9))
        gm.judge_now(service, olga, game, lobby.info(service, olga, game)["phase"])
        for n in range(3):
            clock.ahead = (n + 1) * HOUR
            settle(service)
    else:
        clock.ahead = 9 * HOUR
        seating.join(service, victim, game, "Entente")
        clock.ahead = 11 * HOUR
    settle(service)
    assert lobby.info(service, olga, game)["phase"] != "S1914M"
    assert reliability.profile(service, "Victim")["missed"] == 0


def test_silence_counts_if_there_was_time(service: Service, clock: Shift) -> None:
    game, _people = seven(service, Settings(clock=Clock(length=60), misses=0))
    clock.ahead = HOUR + 1000
    settle(service)
    assert lobby.info(service, VISITOR, game)["phase"] == "F1901M"
    assert reliability.profile(service, "Player of France")["missed"] == 1


# --- who lost a seat, and games that nobody plays


def test_a_seat_that_was_lost_can_be_taken_back(service: Service, clock: Shift) -> None:
    settings = Settings(clock=Clock(length=60))
    game, people = seven(service, settings)
    turkey = people["Turkey"]
    with service.write() as tx:
        closed = written(msgspec.structs.replace(settings, join="invited"))
        tx.change("games", {"id": game}, visibility="private", settings=closed)
    others = {seat: who for seat, who in people.items() if seat != "Turkey"}
    for n in (1, 2):
        write_all(service, game, others)
        clock.ahead = n * HOUR + 1000
        settle(service)
    [lost] = tasks.lost(service, turkey)
    assert (lost["game"], lost["seat"], lost["again"]) == (game, "Turkey", True)
    assert lost["why"] == str(lost["why_said"]) == "The player sent nothing for 2 phases in a row."
    assert notes(service, turkey, "seat-left") == 1
    assert seating.join(service, turkey, game, "Turkey")["seats"] == ["Turkey"]
    assert tasks.lost(service, turkey) == []


def one_against_bots(service: Service) -> tuple[str, Who]:
    ada = person(service, "Ada")
    bots = {seat: "hold" for seat in POWERS if seat != "France"}
    game = made(service, ada, bots=bots, settings=Settings(clock=Clock(length=60)))
    seating.join(service, ada, game, "France")
    return game, ada


def silent_until_the_seat_is_gone(service: Service, game: str, clock: Shift) -> None:
    for _ in range(2):
        clock.ahead += HOUR + 1000
        settle(service)
    assert lobby.info(service, VISITOR, game)["status"] == "paused"


def test_a_game_that_nobody_plays_any_more_stands_still(service: Service, clock: Shift) -> None:
    game, ada = one_against_bots(service)
    silent_until_the_seat_is_gone(service, game, clock)
    info = lobby.info(service, ada, game)
    assert "Nobody is left playing" in info["waits"]
    before = info["phase"]
    clock.ahead += 20 * DAY
    settle(service)
    assert lobby.info(service, ada, game)["phase"] == before
    seating.join(service, ada, game, "France")
    info = lobby.info(service, ada, game)
    assert (info["status"], info["waits"]) == ("running", "")
    assert deadline(service, game) > info["now"]


def test_its_owner_may_let_bots_play_it_to_the_end(service: Service, clock: Shift) -> None:
    game, ada = one_against_bots(service)
    assert seating.leave(service, ada, game)["status"] == "paused", "resigned is gone as well"
    assert refusal(gm.resume, service, person(service, "Eve"), game) == "not-allowed"
    assert gm.resume(service, ada, game)["status"] == "running"
    with service.read() as tx:
        before = len(tx.all("SELECT phase FROM judged WHERE game = ?", game))
    for _ in range(3):
        clock.ahead += HOUR + 1000
        settle(service)
    with service.read() as tx:
        assert len(tx.all("SELECT phase FROM judged WHERE game = ?", game)) > before + 1, "it is not stopped again"


def test_it_is_closed_after_a_month(service: Service, clock: Shift) -> None:
    game, ada = one_against_bots(service)
    silent_until_the_seat_is_gone(service, game, clock)
    clock.ahead += adjudicating.LONGEST_PAUSE + HOUR
    settle(service)
    assert lobby.info(service, ada, game)["status"] == "cancelled"


def test_a_game_of_bots_from_the_start_goes_on(service: Service) -> None:
    ada = person(service, "Ada")
    rules = "standard + last-year(year=1901)"
    game = made(service, ada, rules, bots=dict.fromkeys(POWERS, "hold"))
    settle(service, 400)
    assert lobby.info(service, ada, game)["status"] == "finished"


def test_those_who_could_play_on_are_told_that_the_game_is_paused(service: Service, clock: Shift) -> None:
    game, ada = one_against_bots(service)
    silent_until_the_seat_is_gone(service, game, clock)
    assert notes(service, ada, "people") == 1
    [lost] = tasks.lost(service, ada)
    assert (lost["seat"], lost["again"]) == ("France", True)


def test_a_game_whose_players_are_all_silent_is_paused_and_each_of_them_can_resume_it(
    service: Service, clock: Shift
) -> None:
    ada, bob, eve = person(service, "Ada"), person(service, "Bob"), person(service, "Eve")
    bots = {seat: "hold" for seat in POWERS if seat not in ("France", "Turkey")}
    game = made(service, ada, bots=bots, settings=Settings(clock=Clock(length=60), misses=0))
    seating.join(service, ada, game, "France")
    seating.join(service, bob, game, "Turkey")
    for _ in range(8):
        clock.ahead += HOUR + 1000
        settle(service)
    info = lobby.info(service, ada, game)
    assert info["status"] == "paused"
    assert info["waits_said"] is not None
    assert info["waits_said"].code == "service.waits-asleep"
    assert notes(service, ada, "asleep") == notes(service, bob, "asleep") == 1
    assert refusal(gm.resume, service, eve, game) == "not-allowed"
    assert gm.resume(service, bob, game)["status"] == "running"
    clock.ahead += HOUR + 1000
    settle(service)
    assert lobby.info(service, ada, game)["status"] == "running", "the count begins anew"
