"""Metrics for Prometheus: requests as they are answered, and the state of the games at the time of the scrape."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from casusbelli.service.base.service import Service
from casusbelli.service.ops.health import figures
from casusbelli.web.process_metrics import ProcessMetrics

BUCKETS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5.0)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Metrics:
    def __init__(self, service: Service) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("casus_answers", "Answers by status", ["method", "status"], registry=self.registry)
        self.seconds = Histogram("casus_seconds", "Until the answer begins", buckets=BUCKETS, registry=self.registry)
        self.registry.register(_Games(service))
        self.registry.register(ProcessMetrics(service))

    def count(self, method: str, status: int, seconds: float) -> None:
        """Count a response. ``seconds``: until it began."""
        self.answers.labels(method if method in METHODS else "other", status).inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Games(Collector):
    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, (sentence, values) in figures(self.service).items():
            family = GaugeMetricFamily(f"casus_{name}", sentence, labels=["kind"])
            for kind, value in values.items():
                family.add_metric([kind], value)
            yield family
