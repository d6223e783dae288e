"""Metrics of all processes, as each has written them into the database with its last heartbeat. So every web process
tells of the workers, too, which answer no requests, and of all other web processes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import Any, Final

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from casusbelli.service.base.process_figures import BOUNDS
from casusbelli.service.base.service import Service
from casusbelli.service.ops.processes import SILENT, running
from casusbelli.store import Row

HISTOGRAMS: Final = {
    "lateness_seconds": "From when a phase was due until it was adjudicated",
    "adjudication_seconds": "Time that adjudicating a phase took",
    "bot_turn_seconds": "Time until a bot answered, or was given up",
    "delivery_seconds": "Time that delivering a batch of notifications took",
}
COUNTS: Final = {
    "adjudications": "Phases by what came of them: adjudicated, waiting, failed",
    "bot_turns": "Turns of bots: answered, failed, hung",
    "deliveries": "Notifications by channel and outcome",
    "cache_reads": "Look-ups in a cache, by cache and hit or miss",
}
KINDS: Final = {
    "adjudications": ("adjudicated", "waiting", "failed"),
    "bot_turns": ("answered", "failed", "hung"),
}
"""What is 0 from the start: an alert sees the first failure only as an increase."""
GAUGES: Final = {
    "connections": "Connections of clients: open, and most that are accepted",
    "streams": "Live streams: open, and most that are accepted",
    "database": "Connections to the database: used, idle, most, and threads that wait for one",
}
QUEUES: Final = {"bots": "Games whose bots have to write orders"}


class ProcessMetrics(Collector):
    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> Iterator[Metric]:
        with self.service.read() as tx:
            now, rows = tx.now(), running(tx)
        yield from _heartbeats(rows, now)
        told = [(row["id"], json.loads(row["figures"])) for row in rows if now - row["beat"] <= SILENT]
        for name, sentence in HISTOGRAMS.items():
            yield _histogram(name, sentence, told)
        for kind, family, names in (("counts", CounterMetricFamily, COUNTS), ("gauges", GaugeMetricFamily, GAUGES)):
            for name, sentence in names.items():
                yield _by_kind(family(f"casus_{name}", sentence, labels=["process", "kind"]), kind, name, told)
        for name, sentence in QUEUES.items():
            yield from _queue(name, sentence, told)


def _heartbeats(rows: list[Row], now: int) -> Iterator[Metric]:
    labels = ["process", "role"]
    age = GaugeMetricFamily("casus_heartbeat_age_seconds", "Since the last heartbeat of a process", labels=labels)
    started = GaugeMetricFamily("casus_process_start_seconds", "When a process started, as Unix time", labels=labels)
    info = GaugeMetricFamily("casus_process", "Processes", labels=[*labels, "host", "pid", "version", "status"])
    for row in rows:
        age.add_metric([row["id"], row["role"]], max(0, now - row["beat"]) / 1000)
        started.add_metric([row["id"], row["role"]], row["started"] / 1000)
        values = (row["id"], row["role"], row["host"], str(row["pid"]), row["version"], row["status"])
        info.add_metric(values, 1)
    alive = GaugeMetricFamily("casus_alive", "Processes that work as a web server or a worker", labels=["kind"])
    found = Counter(row["role"] for row in rows if now - row["beat"] <= SILENT)
    for role in ("web", "worker"):
        alive.add_metric([role], found[role] + found["all"])
    yield from (age, started, info, alive)


Told = list[tuple[str, dict[str, Any]]]


def _histogram(name: str, sentence: str, told: Told) -> Metric:
    family = HistogramMetricFamily(f"casus_{name}", sentence, labels=["process"])
    bounds = [*map(str, BOUNDS[name]), "+Inf"]
    for process, figures in told:
        *buckets, total = figures.get("histograms", {}).get(name) or (0.0,)
        if len(buckets) == len(bounds):  # another version may have other ones
            family.add_metric([process], list(zip(bounds, accumulate(buckets), strict=True)), total)
    return family


def _by_kind(family: CounterMetricFamily | GaugeMetricFamily, what: str, name: str, told: Told) -> Metric:
    for process, figures in told:
        values = dict.fromkeys(KINDS.get(name, ()), 0)
        values |= {kind: value for one, kind, value in figures.get(what, ()) if one == name}
        for kind, value in values.items():
            family.add_metric([process, kind], value)
    return family


def _queue(name: str, sentence: str, told: Told) -> Iterator[Metric]:
    waiting = GaugeMetricFamily(f"casus_{name}_waiting", sentence, labels=["process"])
    age = GaugeMetricFamily(f"casus_{name}_age_seconds", "How long the first of them has waited", labels=["process"])
    for process, figures in told:
        if name in figures.get("queues", {}):
            length, seconds = figures["queues"][name]
            waiting.add_metric([process], length)
            age.add_metric([process], seconds)
    yield from (waiting, age)
