"""Guests try things out; expired ones are deleted, and nobody else loses anything."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import copies, lobby, order_entry, press, seating
from casusbelli.service.ops.upkeep import tidy
from casusbelli.service.people import accounts, blocks, guest_transfer, guests, notes
from casusbelli.service.people.accounts import SESSION
from tests.service.conftest import Clock
from tests.service.tables import made, person

DAY = 24 * 60 * 60 * 1000


def rows(service: Service, table: str) -> int:
    with service.read() as tx:
        found = tx.one(f"SELECT COUNT(*) AS n FROM {table}")
        assert found is not None
        return int(found["n"])


@pytest.mark.both_databases
def test_guests_who_cannot_come_again_are_cleared_away(service: Service, clock: Clock) -> None:
    olga = person(service, "Olga")
    mine = lobby.create(service, olga, Setup(name="Mine", kind="sandbox"))
    before = {table: rows(service, table) for table in ("accounts", "games", "events", "seats", "drafts", "receipts")}
    visitor, _secret = guests.guest(service, "192.0.2.1")
    sandbox = lobby.create(service, visitor, Setup(name="Tried", kind="sandbox"))
    order_entry.submit(service, visitor, sandbox, "France", "S1901M", "A PAR - BUR")
    notes.note(service, visitor, sandbox, "for later")
    copies.clone(service, visitor, sandbox)
    assert rows(service, "games") == before["games"] + 2
    clock.ahead = SESSION - DAY
    tidy(service)
    assert rows(service, "games") == before["games"] + 2
    clock.ahead = SESSION + DAY
    assert tidy(service) >= 1
    assert {table: rows(service, table) for table in before} == before
    assert lobby.info(service, olga, mine)["name"] == "Mine"


def test_who_played_with_others_or_is_no_guest_any_more_stays(service: Service, clock: Clock) -> None:
    settled, _secret = guests.guest(service, "192.0.2.1")
    accounts.claim(service, settled, "Settled", None, "rhubarb and custard")
    player, _secret = guests.guest(service, "192.0.2.2")
    announced = person(service, "Ada")
    with service.write() as tx:  # as somebody whom an administrator made, who has not used his link yet
        tx.change("accounts", {"id": announced.account}, password=None)
    game = made(service, person(service, "Olga"))
    seating.join(service, player, game, "France")
    clock.ahead = 2 * SESSION
    tidy(service)
    with service.read() as tx:
        assert {row["id"] for row in tx.all("SELECT id FROM accounts")} >= {
            settled.account,
            player.account,
            announced.account,
        }


def a_guest_with_games(service: Service) -> tuple[Who, str, str, str]:
    guest, secret = guests.guest(service, "192.0.2.1")
    sandbox = lobby.create(service, guest, Setup(name="Tried", kind="sandbox"))
    order_entry.submit(service, guest, sandbox, "France", "S1901M", "A PAR - BUR")
    notes.note(service, guest, sandbox, "for later")
    game = made(service, person(service, "Olga"))
    seating.join(service, guest, game, "France")
    press.send(service, guest, game, ["*"], "hello")
    return guest, secret, sandbox, game


def test_who_signs_in_takes_along_what_the_guest_had(service: Service) -> None:
    guest, secret, sandbox, game = a_guest_with_games(service)
    ada = person(service, "Ada")
    had = {"games": 2, "lessons": 0, "templates": 0}
    assert guest_transfer.offered(service, ada, secret) == {"guest": guest.name, **had}
    assert guest_transfer.take(service, ada, secret) == {"taken": 2, "left": []}
    assert lobby.info(service, ada, game)["mine"] == ["France"]
    assert order_entry.draft(service, ada, sandbox, "France")["orders"] == ["A PAR - BUR"]
    assert notes.notes(service, ada, sandbox) == "for later"
    with service.read() as tx:
        assert tx.all("SELECT account FROM messages") == [{"account": ada.account}]
    assert accounts.who_is(service, secret).account is None, "nobody is that guest any more"
    tidy(service)
    with service.read() as tx:
        assert tx.one("SELECT 1 AS yes FROM accounts WHERE id = ?", guest.account) is None, "nothing of it is left"


def test_progress_in_lessons_is_worth_offering(service: Service) -> None:
    """A guest without games loses nothing by signing in either."""
    guest, secret = guests.guest(service, "192.0.2.1")
    ada = person(service, "Ada")
    assert not guest_transfer.has_something(guest_transfer.offered(service, ada, secret))
    with service.write() as tx:
        tx.add("lessons_done", account=guest.account, lesson="tutorial", step=1, at=tx.now())
    assert guest_transfer.has_something(guest_transfer.offered(service, ada, secret))
    guest_transfer.take(service, ada, secret)
    with service.read() as tx:
        assert [row["account"] for row in tx.all("SELECT account FROM lessons_done")] == [ada.account]


def test_nobody_gets_two_seats_and_blocks_hold(service: Service) -> None:
    guest, secret, sandbox, game = a_guest_with_games(service)
    ada, foe = person(service, "Ada"), person(service, "Foe")
    seating.join(service, ada, game, "Italy")
    other = made(service, foe)
    seating.join(service, guest, other, "Turkey")
    blocks.block(service, foe, "Ada")
    told = guest_transfer.take(service, ada, secret)
    assert told["taken"] == 1
    assert {row["game"] for row in told["left"]} == {game, other}
    assert lobby.info(service, ada, game)["mine"] == ["Italy"]
    assert lobby.info(service, ada, sandbox)["runs"]


def test_blocks_of_a_guest_go_along(service: Service) -> None:
    guest, secret, _sandbox, _game = a_guest_with_games(service)
    ada, eve = person(service, "Ada"), person(service, "Eve")
    blocks.block(service, eve, guest.name)
    blocks.block(service, guest, "Eve")
    guest_transfer.take(service, ada, secret)
    with service.read() as tx:
        rows = {(row["account"], row["blocked"]) for row in tx.all("SELECT account, blocked FROM blocks")}
    assert rows == {(ada.account, eve.account), (eve.account, ada.account)}


def test_a_guest_is_taken_along_by_one(service: Service) -> None:
    people = [person(service, "Ada"), person(service, "Eve")]
    _guest, secret, _sandbox, _game = a_guest_with_games(service)
    with ThreadPoolExecutor(len(people)) as pool:
        tries = [pool.submit(guest_transfer.take, service, who, secret) for who in people]
    assert sum(one.result()["taken"] for one in tries if one.exception() is None) == 2


def test_both_have_blocked_the_same_seat(service: Service) -> None:
    ada, olga = person(service, "Ada"), person(service, "Olga")
    guest, secret = guests.guest(service, "192.0.2.1")
    game = made(service, olga)
    seating.join(service, guest, game, "France")
    for who in (guest, ada):
        blocks.mute(service, who, game, "Italy")
    assert guest_transfer.take(service, ada, secret)["taken"] == 1
    assert blocks.muted(service, ada, game)["seats"] == ["Italy"]


def test_only_guests_are_taken_and_only_with_their_session(service: Service) -> None:
    guest, secret, _sandbox, _game = a_guest_with_games(service)
    ada, bob = person(service, "Ada"), person(service, "Bob")
    theirs = accounts.new_session(service, str(bob.account))
    other, _other = guests.guest(service, "192.0.2.2")
    for who, given in ((ada, theirs), (ada, "made up"), (ada, None), (guest, secret), (other, secret)):
        with pytest.raises(ServiceError):
            guest_transfer.take(service, who, given)
    accounts.claim(service, guest, "Settled", None, "rhubarb and custard")
    with pytest.raises(ServiceError):
        guest_transfer.take(service, ada, secret)
