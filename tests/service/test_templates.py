"""Templates of games: they belong to an account, save the whole setup, and are deleted with the account."""

from __future__ import annotations

import pytest

from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, PressSettings, Settings, Setup
from casusbelli.service.games import lobby, seating, templates
from casusbelli.service.ops.upkeep import tidy
from casusbelli.service.people import deletion, guest_transfer, guests
from casusbelli.service.people.accounts import SESSION
from casusbelli.store import open_store
from tests.service.conftest import PASSWORD, earlier_store, person
from tests.service.conftest import Clock as Shift

pytestmark = pytest.mark.both_databases
SETTINGS = Settings(Clock(length=90, lengths={"R": 30}, patience=2), PressSettings(audit=True), misses=5, muster=60)
SETUP = Setup("Friday club", "world-war-one", gm=True, bots={"Central": "hold"}, settings=SETTINGS)


def refusal(call: object, *args: object) -> str:
    with pytest.raises(ServiceError) as found:
        call(*args)  # type: ignore[operator]
    return found.value.code


def names(service: Service, who: object) -> list[str]:
    return [one["name"] for one in templates.listing(service, who)]  # type: ignore[arg-type]


def test_a_setup_is_saved_and_used(service: Service) -> None:
    ada, ben = person(service, "Ada"), person(service, "Ben")
    saved = templates.save(service, ada, "  Friday ", SETUP)
    assert templates.one(service, ada, saved) == SETUP
    assert lobby.create(service, ada, templates.one(service, ada, saved))
    assert (names(service, ada), names(service, ben)) == (["Friday"], [])
    assert refusal(templates.one, service, ben, saved) == "not-found"
    assert refusal(templates.delete, service, ben, saved) == "not-found"
    assert refusal(templates.listing, service, VISITOR) == "sign-in-first"
    templates.delete(service, ada, saved)
    assert names(service, ada) == []


def test_the_same_name_is_replaced(service: Service) -> None:
    ada = person(service, "Ada")
    templates.save(service, ada, "Friday", SETUP)
    again = templates.save(service, ada, "Friday", Setup("Another"))
    assert [one["template"] for one in templates.listing(service, ada)] == [again]


def test_there_is_a_limit(service: Service) -> None:
    ada = person(service, "Ada")
    for n in range(templates.MOST_TEMPLATES):
        templates.save(service, ada, f"No. {n}", SETUP)
    assert refusal(templates.save, service, ada, "One more", SETUP) == "too-many-templates"
    templates.save(service, ada, "No. 3", Setup("Another"))
    for name in ("", "  ", "x" * 81):
        assert refusal(templates.save, service, ada, name, SETUP) == "bad-input"
    assert len(names(service, ada)) == templates.MOST_TEMPLATES


def test_a_game_is_saved_by_those_who_run_it(service: Service) -> None:
    """With what it is set to now, and without its start date."""
    ada, ben = person(service, "Ada"), person(service, "Ben")
    with service.read() as tx:
        start = tx.now() + 10**8
    setup = Setup("Club", "world-war-one", gm=True, settings=Settings(start=start, misses=4))
    game = lobby.create(service, ada, setup)
    seating.join(service, ben, game, "Entente")
    assert refusal(templates.save_game, service, ben, game, "Mine") == "not-allowed"
    found = templates.one(service, ada, templates.save_game(service, ada, game, "Mine"))
    assert (found.name, found.rules, found.gm, found.settings) == ("Club", "world-war-one", True, Settings(misses=4))


def test_a_guest_takes_them_along(service: Service) -> None:
    ada = person(service, "Ada")
    visitor, secret = guests.guest(service, "192.0.2.1")
    templates.save(service, visitor, "Friday", SETUP)
    guest_transfer.take(service, ada, secret)
    assert names(service, ada) == ["Friday"]


def test_they_go_with_the_account(service: Service, clock: Shift) -> None:
    ada = person(service, "Ada")
    visitor, _secret = guests.guest(service, "192.0.2.1")
    for who in (ada, visitor):
        templates.save(service, who, "Friday", SETUP)
    deletion.leave(service, ada, PASSWORD)
    clock.ahead = 2 * SESSION
    tidy(service)
    with service.read() as tx:
        assert tx.all("SELECT id FROM templates") == []


def test_a_database_without_templates_is_migrated(database: str, clock: Shift) -> None:
    with earlier_store(database, lambda name: name < "016", clock) as old:
        ada = person(Service(old), "Ada")
    service = Service(open_store(database, clock))
    templates.save(service, ada, "Friday", SETUP)
    assert names(service, ada) == ["Friday"]
    service.store.close()
