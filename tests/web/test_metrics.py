"""Metrics are complete, and alert rules and the dashboard name only metrics that exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from casusbelli.service.base.process_figures import ProcessFigures
from casusbelli.service.base.service import Service
from casusbelli.service.ops import processes
from tests.service.conftest import Clock
from tests.web.application import app_of

ROOT = Path(__file__).resolve().parents[2]
OPERATIONS = ROOT / "docs/operations"
NAME = re.compile(r"\bcasus_\w+")


def text_of(service: Service) -> str:
    answer = TestClient(app_of(service)).get("/metrics")
    assert answer.status_code == 200
    return answer.text


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> ProcessFigures:
    """Figures of nobody else, one of each kind."""
    found = ProcessFigures()
    for name in ("lateness_seconds", "adjudication_seconds", "bot_turn_seconds", "delivery_seconds"):
        found.observe(name, 0.3)
    for name, kind in (("adjudications", "adjudicated"), ("bot_turns", "answered"), ("deliveries", "mail-sent")):
        found.count(name, kind)
    found.count("cache_reads", "games-hit", 3)
    found.gauges["database"] = lambda: {"used": 1, "waiting": 0}
    found.gauges["connections"] = found.gauges["streams"] = lambda: {"open": 5, "most": 100}
    found.queue("bots", ["a game"])
    monkeypatch.setattr(processes, "figures", found)
    return found


@pytest.mark.both_databases
def test_a_worker_elsewhere(service: Service, clock: Clock, counted: ProcessFigures) -> None:
    """What it counts comes by way of the database, as long as it is heard of."""
    own = processes.OwnProcess("worker", host="elsewhere", pid=7)
    own.beat(service)
    text = text_of(service)
    assert f'casus_lateness_seconds_bucket{{le="0.25",process="{own.id}"}} 0.0' in text
    assert f'casus_lateness_seconds_bucket{{le="0.5",process="{own.id}"}} 1.0' in text
    assert f'casus_lateness_seconds_count{{process="{own.id}"}} 1.0' in text
    assert f'casus_cache_reads_total{{kind="games-hit",process="{own.id}"}} 3.0' in text
    assert f'casus_bots_waiting{{process="{own.id}"}} 1.0' in text
    assert 'casus_alive{kind="worker"} 1.0' in text
    assert 'host="elsewhere",pid="7"' in text
    clock.ahead += processes.SILENT + 1000
    text = text_of(service)
    assert 'casus_alive{kind="worker"} 0.0' in text
    assert re.search(rf'casus_heartbeat_age_seconds{{process="{own.id}",role="worker"}} (3[1-9]|[4-9]\d)', text)
    own.beat(service)
    own.sign_off(service)
    assert own.id not in text_of(service)


def test_a_process_that_has_done_nothing_yet(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """No histogram has a value. Failures are 0, so that the first one is an increase."""
    monkeypatch.setattr(processes, "figures", ProcessFigures())
    own = processes.OwnProcess("worker", host="elsewhere", pid=7)
    own.beat(service)
    text = text_of(service)
    assert "casus_lateness_seconds_count{" not in text
    for name, kind in (("adjudications", "failed"), ("bot_turns", "failed"), ("bot_turns", "hung")):
        assert f'casus_{name}_total{{kind="{kind}",process="{own.id}"}} 0.0' in text


@pytest.mark.parametrize("file", ["alerts.yaml", "dashboard.json"])
def test_every_metric_that_is_named_exists(service: Service, counted: ProcessFigures, file: str) -> None:
    processes.OwnProcess("all").beat(service)
    TestClient(app_of(service)).get("/livez")
    text = (OPERATIONS / file).read_text(encoding="utf-8")
    named, known = set(NAME.findall(text)), set(NAME.findall(text_of(service)))
    assert len(named) >= 12
    assert named <= known


def test_every_metric_is_explained() -> None:
    """The names of alerts and metrics are those of the page about operations."""
    page = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    alerts = re.findall(r"alert: (\w+)", (OPERATIONS / "alerts.yaml").read_text(encoding="utf-8"))
    assert re.findall(r"^\| `(Casus\w+)` \|", page, re.MULTILINE) == alerts
    told = set(NAME.findall(page))
    shown = set(NAME.findall((OPERATIONS / "dashboard.json").read_text(encoding="utf-8")))
    assert {re.sub(r"_(bucket|total)$", "", name) for name in shown} <= {re.sub(r"_total$", "", one) for one in told}


def test_the_dashboard_is_one() -> None:
    told = json.loads((OPERATIONS / "dashboard.json").read_text(encoding="utf-8"))
    assert len({panel["title"] for panel in told["panels"]}) == len(told["panels"]) >= 15
    assert all(target["expr"] for panel in told["panels"] for target in panel["targets"])


def test_health_shows_processes(service: Service) -> None:
    """To everybody without their hosts; to operators with them."""
    own = processes.OwnProcess("web", host="elsewhere")
    own.beat(service)
    client = TestClient(app_of(service))
    [told] = client.get("/healthz").json()["processes"]
    assert (told["id"], told["host"], told["role"], told["status"]) == (own.id, "elsewhere", "web", "starting")
    stranger = TestClient(app_of(service), client=("203.0.113.9", 5))
    [told] = stranger.get("/healthz").json()["processes"]
    assert told.keys() == {"role", "version", "status", "started", "beat"}
