"""The audit log: a chain of entries that are written with their acts, and who may read it."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace

import pytest

from casusbelli.service.base.client_networks import region_of
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.ops import upkeep
from casusbelli.service.people import audit_log, moderation
from casusbelli.store import Row, Tx, open_store
from tests.service.conftest import Clock, person

DAY = 86_400_000


@pytest.fixture
def boss(service: Service) -> Who:
    return replace(person(service, "Boss", "administrator"), network="192.0.2.0/24")


def rows(service: Service) -> list[Row]:
    with service.read() as tx:
        return tx.all("SELECT * FROM audit ORDER BY n")


def test_an_entry_tells_who_did_what_to_whom(service: Service, boss: Who) -> None:
    person(service, "Eve")
    moderation.suspend(service, boss, "Eve", True, "insults")
    moderation.set_role(service, replace(boss, network="", operator="root"), "Eve", "moderator")
    last, first = audit_log.entries(service, boss)["entries"]
    assert {key: first[key] for key in ("n", "by", "act", "whom", "why", "network", "operator", "role")} == {
        "n": 1,
        "by": "Boss",
        "act": "suspended",
        "whom": "Eve",
        "why": "insults",
        "network": "192.0.2.0/24",
        "operator": "",
        "role": "administrator",
    }
    assert (last["operator"], last["network"]) == ("root", None)
    assert last["data"] == {"role": "moderator", "before": "player"}


def test_no_act_no_entry(service: Service, boss: Who) -> None:
    for who, name in ((boss, "Nobody"), (boss, "Boss"), (person(service, "Eve"), "Boss")):
        with pytest.raises(ServiceError):
            moderation.set_role(service, who, name, "player")
    assert rows(service) == []


def test_an_act_without_an_entry_is_not_done(service: Service, boss: Who) -> None:
    person(service, "Eve")
    with service.write() as tx:
        tx.run("DROP TABLE audit")
    with pytest.raises(Exception, match="audit"):
        moderation.suspend(service, boss, "Eve", True)
    with service.read() as tx:
        assert tx.one("SELECT suspended FROM accounts WHERE name = 'Eve'") == {"suspended": None}


def test_only_administrators_read_it(service: Service, boss: Who) -> None:
    for who in (person(service, "Eve"), person(service, "Mod", "moderator"), replace(boss, scopes=frozenset({"read"}))):
        with pytest.raises(ServiceError):
            audit_log.entries(service, who)


def test_pages(service: Service, boss: Who) -> None:
    for n in range(7):
        moderation.create(service, boss, f"Player {n}x", None, "player")
    page = audit_log.entries(service, boss, limit=3)
    assert [entry["n"] for entry in page["entries"]] == [7, 6, 5]
    page = audit_log.entries(service, boss, page["next"], limit=4)
    assert ([entry["n"] for entry in page["entries"]], page["next"]) == ([4, 3, 2, 1], None)


def changed(n: int, **more: object) -> Callable[[Tx], object]:
    def change(tx: Tx) -> None:
        row = tx.all("SELECT * FROM audit WHERE n = ?", n)[0]
        tx.change("audit", {"n": n}, body=json.dumps({**json.loads(row["body"]), **more}, sort_keys=True))

    return change


FORGERIES: dict[str, Callable[[Tx], object]] = {
    "another act": changed(3, act="confirmed"),
    "another time": changed(1, at=0),
    "one deleted": lambda tx: tx.run("DELETE FROM audit WHERE n = 2"),
    "the last one deleted": lambda tx: tx.run("DELETE FROM audit WHERE n = 5"),
    "another network": lambda tx: tx.run("UPDATE audit SET network = '198.51.100.0/24' WHERE n = 4"),
    "another hash": lambda tx: tx.run("UPDATE audit SET hash = 'x' WHERE n = 4"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forgeries_are_found(service: Service, boss: Who, forgery: str) -> None:
    for n in range(5):
        moderation.create(service, boss, f"Player {n}x", None, "player")
    assert audit_log.faults(service) == []
    with service.write() as tx:
        FORGERIES[forgery](tx)
    assert audit_log.faults(service) != []


def test_a_chain_made_anew_lacks_the_hash_that_somebody_noted(service: Service, boss: Who) -> None:
    moderation.create(service, boss, "Player One", None, "player")
    noted = audit_log.head(service)[1]
    moderation.create(service, boss, "Player Two", None, "player")
    assert audit_log.faults(service, noted) == []
    with service.write() as tx:
        tx.run("DELETE FROM audit")
        tx.run("UPDATE facts SET value = '0 ' WHERE name = 'audit'")
    moderation.create(service, boss, "Player Three", None, "player")
    assert audit_log.faults(service) == []
    assert audit_log.faults(service, noted) == [f"no entry has the hash {noted}"]


def test_networks_are_erased_and_the_chain_holds(service: Service, boss: Who, clock: Clock) -> None:
    moderation.create(service, boss, "Player One", None, "player")
    (row,) = rows(service)
    assert "192.0.2" not in row["body"]
    clock.ahead += 91 * DAY
    moderation.create(service, boss, "Player Two", None, "player")
    upkeep.tidy(service)
    assert [(row["network"], row["salt"] is None) for row in rows(service)] == [(None, True), ("192.0.2.0/24", False)]
    assert audit_log.faults(service) == []


def test_who_writes_at_the_same_time_writes_one_chain(service: Service, database: str, boss: Who) -> None:
    for n in range(12):
        person(service, f"Player{n}x")
    with closing(open_store(database)) as store, ThreadPoolExecutor(8) as pool:
        places = (service, Service(store))
        acts = [pool.submit(moderation.suspend, places[n % 2], boss, f"Player{n}x", True) for n in range(12)]
        for act in acts:
            act.result()
    assert len(rows(service)) == 12
    assert audit_log.faults(service) == []


@pytest.mark.parametrize(
    ("host", "region"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("::ffff:192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2::3", "2001:db8:1::/48"),
        ("testclient", "testclient"),
    ],
)
def test_regions(host: str, region: str) -> None:
    assert region_of(host) == region
