"""Metrics for Prometheus: requests as they are answered, and the state of the games at the time of the scrape."""

from __future__ import annotations

import time
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casusbelli.service.base.service import Service
from casusbelli.service.ops.health import figures

BUCKETS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5.0)


class Metrics:
    def __init__(self, service: Service) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("casus_answers", "Answers by status", ["method", "status"], registry=self.registry)
        self.seconds = Histogram("casus_seconds", "Until the answer begins", buckets=BUCKETS, registry=self.registry)
        self.registry.register(_Games(service))

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


class Measured:
    """Middleware that counts responses and measures the time to the first byte."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        metrics: Metrics = scope["app"].state.metrics

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                method = scope["method"] if scope["method"] in METHODS else "other"
                metrics.answers.labels(method, message["status"]).inc()
                metrics.seconds.observe(time.monotonic() - began)
            await send(message)

        await self.app(scope, receive, counted)


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
