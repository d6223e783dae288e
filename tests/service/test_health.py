"""What monitoring is told is wrong, and that it is told nothing when all is well."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from casusbelli.build import version
from casusbelli.service import downtime, worker
from casusbelli.service.backoff import Backoff
from casusbelli.service.health import MUTE, SILENT, health, keep_fault
from casusbelli.service.house import House
from casusbelli.web.app import create_app
from tests.service.conftest import Clock, person
from tests.service.tables import made


def problems(house: House) -> list[str]:
    told = health(house)
    assert told["ok"] is (told["problems"] == [])
    found: list[str] = told["problems"]
    return found


def test_nothing_is_wrong(house: House) -> None:
    assert problems(house) == []
    worker.step(house)
    told = health(house)
    assert (told["ok"], told["version"], told["worker_version"]) == (True, version(), version())


def test_no_worker(house: House, clock: Clock) -> None:
    """Neither on a database on which none ever was, nor after one is gone."""
    clock.ahead += SILENT + 1000
    assert ["no worker has been at work" in told for told in problems(house)] == [True]
    worker.beat(house)
    assert problems(house) == []
    clock.ahead += SILENT - 1000
    assert problems(house) == []
    clock.ahead += 2000
    assert ["no worker has been at work" in told for told in problems(house)] == [True]


def test_a_worker_that_fails(house: House, clock: Clock) -> None:
    worker.beat(house)
    try:
        raise RuntimeError("no such column")
    except RuntimeError as fault:
        Backoff("a round", worker.log, lambda told: keep_fault(house, told)).failed(fault)
    assert problems(house) == ["the worker keeps failing: RuntimeError; its log says more"]
    clock.ahead += SILENT - 1
    house.done_at.clear()
    worker.beat(house)
    clock.ahead += 1000
    assert problems(house) == []


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("INSERT INTO migrations (name, at) VALUES ('999_future', 1)", "changed by a newer version (999_future)"),
        ("DELETE FROM migrations WHERE name = '006_offices'", "lacks the migrations 006_offices"),
    ],
)
def test_another_schema(house: House, damage: str, told: str) -> None:
    """While the process runs: a copy was put back, or a newer version was started beside it."""
    worker.beat(house)
    with house.write() as tx:
        tx.run(damage)
    [found] = problems(house)
    assert told in found


@pytest.mark.parametrize(("seconds", "told"), [(3600, "seconds ahead of the clock"), (-60, "seconds behind the clock")])
def test_clocks_that_differ(house: House, monkeypatch: pytest.MonkeyPatch, seconds: int, told: str) -> None:
    now = time.time()
    monkeypatch.setattr("casusbelli.service.health.time.time", lambda: now + seconds)
    [found] = problems(house)
    assert told in found


def test_deadlines_that_nobody_looks_at(house: House) -> None:
    made(house, person(house, "Ada"), "standard")
    with house.write() as tx:
        tx.run("UPDATE games SET due = 1, status = 'running'")
    assert ["deadlines of 1 games passed" in told for told in problems(house)] == [True]


def test_a_web_process_that_cannot_write(house: House, clock: Clock) -> None:
    """Pages are shown from a full disk as well, and by nobody's silence would it be noticed for minutes."""
    downtime.beat_of_web(house)
    clock.ahead += MUTE - 1000
    assert problems(house) == []
    clock.ahead += 3000
    assert ["no web process has written anything for 3" in told for told in problems(house)] == [True]
    downtime.beat_of_web(house)
    assert problems(house) == []


def test_over_http(house: House, clock: Clock) -> None:
    """A load balancer need not take pages away because no worker runs."""
    client = TestClient(create_app(house))
    assert (client.get("/healthz").status_code, client.get("/livez").status_code) == (200, 200)
    clock.ahead += SILENT + 1000
    told = client.get("/healthz")
    assert (told.status_code, told.json()["ok"], len(told.json()["problems"])) == (503, False, 1)
    assert client.get("/livez").json() == {"ok": True, "version": version()}
