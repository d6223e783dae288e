"""Guests come for a look; those who cannot come again are cleared away, and nobody else loses anything."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from casusbelli.service import (
    accounts,
    blocks,
    copies,
    games,
    guest_transfer,
    guests,
    orders,
    personal,
    press,
    seating,
)
from casusbelli.service.accounts import SESSION
from casusbelli.service.errors import Refused
from casusbelli.service.house import House, Who
from casusbelli.service.settings import Setup
from casusbelli.service.upkeep import tidy
from tests.service.conftest import Clock
from tests.service.tables import made, person

DAY = 24 * 60 * 60 * 1000


def rows(house: House, table: str) -> int:
    with house.read() as tx:
        found = tx.one(f"SELECT COUNT(*) AS n FROM {table}")
        assert found is not None
        return int(found["n"])


def test_guests_who_cannot_come_again_are_cleared_away(house: House, clock: Clock) -> None:
    olga = person(house, "Olga")
    mine = games.create(house, olga, Setup(name="Mine", kind="sandbox"))
    before = {table: rows(house, table) for table in ("accounts", "games", "events", "seats", "drafts", "receipts")}
    visitor, _secret = guests.guest(house, "192.0.2.1")
    sandbox = games.create(house, visitor, Setup(name="Tried", kind="sandbox"))
    orders.submit(house, visitor, sandbox, "France", "S1901M", "A PAR - BUR")
    personal.note(house, visitor, sandbox, "for later")
    copies.clone(house, visitor, sandbox)
    assert rows(house, "games") == before["games"] + 2
    clock.ahead = SESSION - DAY
    tidy(house)
    assert rows(house, "games") == before["games"] + 2
    clock.ahead = SESSION + DAY
    assert tidy(house) >= 1
    assert {table: rows(house, table) for table in before} == before
    assert games.info(house, olga, mine)["name"] == "Mine"


def test_who_played_with_others_or_is_no_guest_any_more_stays(house: House, clock: Clock) -> None:
    settled, _secret = guests.guest(house, "192.0.2.1")
    accounts.claim(house, settled, "Settled", None, "rhubarb and custard")
    player, _secret = guests.guest(house, "192.0.2.2")
    announced = person(house, "Ada")
    with house.write() as tx:  # as somebody whom an administrator made, who has not used his link yet
        tx.change("accounts", {"id": announced.account}, password=None)
    game = made(house, person(house, "Olga"))
    seating.join(house, player, game, "France")
    clock.ahead = 2 * SESSION
    tidy(house)
    with house.read() as tx:
        assert {row["id"] for row in tx.all("SELECT id FROM accounts")} >= {
            settled.account,
            player.account,
            announced.account,
        }


def a_guest_with_games(house: House) -> tuple[Who, str, str, str]:
    guest, secret = guests.guest(house, "192.0.2.1")
    sandbox = games.create(house, guest, Setup(name="Tried", kind="sandbox"))
    orders.submit(house, guest, sandbox, "France", "S1901M", "A PAR - BUR")
    personal.note(house, guest, sandbox, "for later")
    game = made(house, person(house, "Olga"))
    seating.join(house, guest, game, "France")
    press.send(house, guest, game, ["*"], "hello")
    return guest, secret, sandbox, game


def test_who_signs_in_takes_along_what_the_guest_had(house: House) -> None:
    guest, secret, sandbox, game = a_guest_with_games(house)
    ada = person(house, "Ada")
    assert guest_transfer.offered(house, ada, secret) == {"guest": guest.name, "games": 2}
    assert guest_transfer.take(house, ada, secret) == {"taken": 2, "left": []}
    assert games.info(house, ada, game)["mine"] == ["France"]
    assert orders.draft(house, ada, sandbox, "France")["orders"] == ["A PAR - BUR"]
    assert personal.notes(house, ada, sandbox) == "for later"
    with house.read() as tx:
        assert tx.all("SELECT account FROM messages") == [{"account": ada.account}]
    assert accounts.who_is(house, secret).account is None, "nobody is that guest any more"
    tidy(house)
    with house.read() as tx:
        assert tx.one("SELECT 1 AS yes FROM accounts WHERE id = ?", guest.account) is None, "nothing of it is left"


def test_nobody_gets_two_seats_and_blocks_hold(house: House) -> None:
    guest, secret, sandbox, game = a_guest_with_games(house)
    ada, foe = person(house, "Ada"), person(house, "Foe")
    seating.join(house, ada, game, "Italy")
    other = made(house, foe)
    seating.join(house, guest, other, "Turkey")
    blocks.block(house, foe, "Ada")
    told = guest_transfer.take(house, ada, secret)
    assert told["taken"] == 1
    assert {row["game"] for row in told["left"]} == {game, other}
    assert games.info(house, ada, game)["mine"] == ["Italy"]
    assert games.info(house, ada, sandbox)["runs"]


def test_blocks_of_a_guest_go_along(house: House) -> None:
    guest, secret, _sandbox, _game = a_guest_with_games(house)
    ada, eve = person(house, "Ada"), person(house, "Eve")
    blocks.block(house, eve, guest.name)
    blocks.block(house, guest, "Eve")
    guest_transfer.take(house, ada, secret)
    with house.read() as tx:
        rows = {(row["account"], row["blocked"]) for row in tx.all("SELECT account, blocked FROM blocks")}
    assert rows == {(ada.account, eve.account), (eve.account, ada.account)}


def test_a_guest_is_taken_along_by_one(house: House) -> None:
    people = [person(house, "Ada"), person(house, "Eve")]
    _guest, secret, _sandbox, _game = a_guest_with_games(house)
    with ThreadPoolExecutor(len(people)) as pool:
        tries = [pool.submit(guest_transfer.take, house, who, secret) for who in people]
    assert sum(one.result()["taken"] for one in tries if one.exception() is None) == 2


def test_both_have_blocked_the_same_seat(house: House) -> None:
    ada, olga = person(house, "Ada"), person(house, "Olga")
    guest, secret = guests.guest(house, "192.0.2.1")
    game = made(house, olga)
    seating.join(house, guest, game, "France")
    for who in (guest, ada):
        blocks.mute(house, who, game, "Italy")
    assert guest_transfer.take(house, ada, secret)["taken"] == 1
    assert blocks.muted(house, ada, game)["seats"] == ["Italy"]


def test_only_guests_are_taken_and_only_with_their_session(house: House) -> None:
    guest, secret, _sandbox, _game = a_guest_with_games(house)
    ada, bob = person(house, "Ada"), person(house, "Bob")
    theirs = accounts.new_session(house, str(bob.account))
    other, _other = guests.guest(house, "192.0.2.2")
    for who, given in ((ada, theirs), (ada, "made up"), (ada, None), (guest, secret), (other, secret)):
        with pytest.raises(Refused):
            guest_transfer.take(house, who, given)
    accounts.claim(house, guest, "Settled", None, "rhubarb and custard")
    with pytest.raises(Refused):
        guest_transfer.take(house, ada, secret)
