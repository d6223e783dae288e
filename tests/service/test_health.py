"""Health checks: monitoring hears what is wrong, and nothing if all is well."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from casusbelli.build import version
from casusbelli.service.base.backoff import Backoff
from casusbelli.service.base.service import Service
from casusbelli.service.ops import downtime, worker
from casusbelli.service.ops.health import MUTE, SILENT, health, keep_fault
from tests.service.conftest import Clock, person
from tests.service.tables import made
from tests.web.application import app_of


def problems(service: Service) -> list[str]:
    told = health(service)
    assert told["ok"] is (told["problems"] == [])
    found: list[str] = told["problems"]
    return found


@pytest.mark.both_databases
def test_nothing_is_wrong(service: Service) -> None:
    assert problems(service) == []
    worker.step(service)
    told = health(service)
    assert (told["ok"], told["version"], told["worker_version"]) == (True, version(), version())


def test_no_worker(service: Service, clock: Clock) -> None:
    """Neither on a database that never had a worker, nor after one has gone."""
    clock.ahead += SILENT + 1000
    assert ["no worker has been at work" in told for told in problems(service)] == [True]
    worker.beat(service)
    assert problems(service) == []
    clock.ahead += SILENT - 1000
    assert problems(service) == []
    clock.ahead += 2000
    assert ["no worker has been at work" in told for told in problems(service)] == [True]


def test_a_worker_that_fails(service: Service, clock: Clock) -> None:
    worker.beat(service)
    try:
        raise RuntimeError("no such column")
    except RuntimeError as fault:
        Backoff("a round", worker.log, lambda told: keep_fault(service, told)).failed(fault)
    assert problems(service) == ["the worker keeps failing: RuntimeError; its log says more"]
    clock.ahead += SILENT - 1
    service.done_at.clear()
    worker.beat(service)
    clock.ahead += 1000
    assert problems(service) == []


@pytest.mark.both_databases
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("INSERT INTO migrations (name, at) VALUES ('999_future', 1)", "changed by a newer version (999_future)"),
        ("DELETE FROM migrations WHERE name = '006_offices'", "lacks the migrations 006_offices"),
    ],
)
def test_another_schema(service: Service, damage: str, told: str) -> None:
    """While the process runs: a copy was put back, or a newer version was started beside it."""
    worker.beat(service)
    with service.write() as tx:
        tx.run(damage)
    [found] = problems(service)
    assert told in found


@pytest.mark.parametrize(("seconds", "told"), [(3600, "seconds ahead of the clock"), (-60, "seconds behind the clock")])
def test_clocks_that_differ(service: Service, monkeypatch: pytest.MonkeyPatch, seconds: int, told: str) -> None:
    now = time.time()
    monkeypatch.setattr("casusbelli.service.ops.health.time.time", lambda: now + seconds)
    [found] = problems(service)
    assert told in found


def test_deadlines_that_nobody_looks_at(service: Service) -> None:
    made(service, person(service, "Ada"), "standard")
    with service.write() as tx:
        tx.run("UPDATE games SET due = 1, status = 'running'")
    assert ["deadlines of 1 games passed" in told for told in problems(service)] == [True]


def test_a_web_process_that_cannot_write(service: Service, clock: Clock) -> None:
    """Pages are shown from a full disk as well, and by nobody's silence would it be noticed for minutes."""
    downtime.beat_of_web(service)
    clock.ahead += MUTE - 1000
    assert problems(service) == []
    clock.ahead += 3000
    assert ["no web process has written anything for 3" in told for told in problems(service)] == [True]
    downtime.beat_of_web(service)
    assert problems(service) == []


def test_over_http(service: Service, clock: Clock) -> None:
    """A load balancer need not take pages away because no worker runs."""
    client = TestClient(app_of(service))
    assert (client.get("/healthz").status_code, client.get("/livez").status_code) == (200, 200)
    clock.ahead += SILENT + 1000
    told = client.get("/healthz")
    assert (told.status_code, told.json()["ok"], len(told.json()["problems"])) == (503, False, 1)
    assert client.get("/livez").json() == {"ok": True, "version": version()}
