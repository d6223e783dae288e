"""Start dates: games that do not start before a date, and start then if they are full."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, read_settings, written
from casusbelli.service.games import gm_office, lobby, seating, starting
from casusbelli.service.reads import tasks
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, made, person, settle

pytestmark = pytest.mark.both_databases
DAY = 24 * HOUR


def now(service: Service) -> int:
    with service.read() as tx:
        return tx.now()


def dated(service: Service, owner: Who, hours: int = 48, muster: int = 0, gm: bool = False) -> tuple[str, int]:
    """A game for two with a start date."""
    start = now(service) + hours * HOUR
    settings = Settings(clock=Clock(length=60), start=start, muster=muster)
    return made(service, owner, "world-war-one", settings=settings, gm=gm), start


def status(service: Service, who: Who, game: str) -> str:
    settle(service)
    return lobby.info(service, who, game)["status"]


def refusal(call: object, *args: object) -> str:
    with pytest.raises(ServiceError) as found:
        call(*args)  # type: ignore[operator]
    return str(found.value.told.code)


def notified(service: Service) -> list[str]:
    with service.read() as tx:
        return [row["account"] for row in tx.all("SELECT account FROM outbox WHERE kind = 'start-passed'")]


@pytest.mark.parametrize("gm", [False, True])
def test_a_full_game_starts_on_its_date(service: Service, clock: Shift, gm: bool) -> None:
    """With a game master or without; the deadline of the first phase counts from the start."""
    ada, bob, cid = (person(service, name) for name in ("Ada", "Bob", "Cid"))
    game, start = dated(service, cid, gm=gm)
    assert lobby.info(service, ada, game)["start"] == start
    for who, seat in ((ada, "Entente"), (bob, "Central")):
        seating.join(service, who, game, seat)
    assert status(service, ada, game) == "forming"
    assert refusal(seating.start, service, cid, game) == "service.before-start-date"
    assert tasks.owed(service, cid)["owed"] == [], "there is nothing to do"
    clock.ahead = 47 * HOUR
    assert status(service, ada, game) == "forming"
    clock.ahead = 48 * HOUR + 60_000
    assert status(service, ada, game) == "running"
    deadline = lobby.info(service, ada, game)["deadline"]
    assert deadline is not None
    assert 0 <= deadline - (start + HOUR) < 5 * 60_000
    assert notified(service) == []


def test_a_game_that_is_not_full_on_its_date(service: Service, clock: Shift) -> None:
    """The person who runs it is notified, once; it starts with the last player."""
    ada, bob, cid = (person(service, name) for name in ("Ada", "Bob", "Cid"))
    game, _start = dated(service, cid)
    seating.join(service, ada, game, "Entente")
    clock.ahead = 49 * HOUR
    assert status(service, ada, game) == "forming"
    clock.ahead = 50 * HOUR
    assert status(service, ada, game) == "forming"
    assert notified(service) == [cid.account]
    assert [task["kind"] for task in tasks.owed(service, cid)["owed"]] == ["forming"]
    assert seating.join(service, bob, game, "Central")["status"] == "running"


def test_its_game_master_starts_it_after_the_date(service: Service, clock: Shift) -> None:
    ada, gus = person(service, "Ada"), person(service, "Gus")
    game, _start = dated(service, gus, gm=True)
    seating.join(service, ada, game, "Entente")
    clock.ahead = 49 * HOUR
    assert status(service, ada, game) == "forming"
    assert notified(service) == [gus.account]
    assert seating.start(service, gus, game, "hold")["status"] == "running"


def test_players_confirm_before_the_date(service: Service, clock: Shift) -> None:
    """They are asked so long before it as the muster takes, and not again on the date."""
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game, start = dated(service, ada, muster=120)
    for who, seat in ((ada, "Entente"), (bob, "Central")):
        seating.join(service, who, game, seat)
    settle(service)
    assert refusal(starting.confirm, service, ada, game) == "service.no-muster"
    clock.ahead = 46 * HOUR + 60_000
    settle(service)
    info = lobby.info(service, ada, game)
    assert info["waits_for"] == "muster"
    with service.read() as tx:
        [row] = tx.all("SELECT due FROM games WHERE id = ?", game)
    assert row["due"] == start
    for who in (ada, bob):
        assert starting.confirm(service, who, game)["status"] == "forming"
    assert lobby.info(service, ada, game)["waits_for"] == "start"
    assert status(service, ada, game) == "forming"
    clock.ahead = 48 * HOUR + 60_000
    assert status(service, ada, game) == "running"


def test_who_leaves_after_confirming_is_replaced(service: Service, clock: Shift) -> None:
    ada, bob, cid = (person(service, name) for name in ("Ada", "Bob", "Cid"))
    game, _start = dated(service, ada, muster=120)
    for who, seat in ((ada, "Entente"), (bob, "Central")):
        seating.join(service, who, game, seat)
    clock.ahead = 47 * HOUR
    settle(service)
    for who in (ada, bob):
        starting.confirm(service, who, game)
    seating.leave(service, bob, game)
    assert lobby.info(service, ada, game)["waits_for"] == ""
    seating.join(service, cid, game, "Central")
    assert lobby.info(service, ada, game)["waits_for"] == "muster"
    clock.ahead = 50 * HOUR
    assert status(service, cid, game) == "forming"
    assert notified(service) == [ada.account], "nobody has confirmed again"


def test_dates_that_are_refused(service: Service, clock: Shift) -> None:
    ada = person(service, "Ada")
    for hours, code in ((0, "in-the-past"), (-1, "in-the-past"), (367 * 24, "too-far")):
        assert refusal(dated, service, ada, hours) == f"service.start-{code}"
    dated(service, ada, 365 * 24)
    later = Settings(start=now(service) + DAY)
    for kind in ("sandbox", "table"):
        with pytest.raises(ServiceError) as found:
            made(service, ada, kind=kind, settings=later)
        assert found.value.told.code == "service.start-without-players"
    with pytest.raises(ServiceError):
        made(service, ada, "world-war-one", bots={"Entente": "hold", "Central": "hold"}, settings=later)


def test_a_date_is_changed_before_the_start_only(service: Service, clock: Shift) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game, start = dated(service, ada)
    seating.join(service, ada, game, "Entente")
    settings = lobby.info(service, ada, game)["settings"]
    late = replace(settings, start=start + DAY)
    past = replace(settings, start=now(service) - 1)
    assert refusal(lobby.change_settings, service, bob, game, late) == "service.settings-by-gm"
    assert refusal(lobby.change_settings, service, ada, game, past) == "service.start-in-the-past"
    lobby.change_settings(service, ada, game, late)
    seating.join(service, bob, game, "Central")
    clock.ahead = 49 * HOUR
    assert status(service, ada, game) == "forming"
    lobby.change_settings(service, ada, game, replace(settings, start=None))
    assert lobby.info(service, ada, game)["status"] == "running", "it was full, and waited for the date only"


def test_programs_that_know_no_date_change_settings(service: Service, clock: Shift) -> None:
    """A game that has started keeps its date and refuses another one."""
    ada, bob, gus = (person(service, name) for name in ("Ada", "Bob", "Gus"))
    game, start = dated(service, gus, gm=True)
    for who, seat in ((ada, "Entente"), (bob, "Central")):
        seating.join(service, who, game, seat)
    clock.ahead = 49 * HOUR
    assert status(service, ada, game) == "running"
    settings = replace(lobby.info(service, gus, game)["settings"], misses=5)
    other = replace(settings, start=start + 9 * DAY)
    assert refusal(lobby.change_settings, service, gus, game, other) == "service.start-was"
    lobby.change_settings(service, gus, game, replace(settings, start=None))
    found = lobby.info(service, gus, game)["settings"]
    assert (found.start, found.misses) == (start, 5)


def test_a_game_that_waits_for_its_date_is_not_closed(service: Service, clock: Shift) -> None:
    """The time that a game waits for players counts from its start date."""
    ada = person(service, "Ada")
    game, _start = dated(service, ada, hours=100 * 24)
    for days, told in ((99, "forming"), (150, "forming"), (161, "cancelled")):
        clock.ahead = days * DAY
        gm_office.look_after(service)
        assert status(service, ada, game) == told


def test_settings_of_older_versions_have_no_date(service: Service) -> None:
    told = json.loads(written(Settings()))
    del told["start"]
    assert read_settings(json.dumps(told)) == Settings()
