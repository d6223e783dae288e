"""Guests come for a look; those who cannot come again are cleared away, and nobody else loses anything."""

from __future__ import annotations

from casusbelli.service import accounts, copies, games, guests, orders, personal, seating
from casusbelli.service.accounts import SESSION
from casusbelli.service.house import House
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
