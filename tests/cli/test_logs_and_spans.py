"""What a service writes while a small game is played: every line of its log is a JSON object, and a collector gets its
spans. Both say which request made the phase due."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from casusbelli.service.base import tracing
from casusbelli.service.base.service import Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby, seating
from casusbelli.service.people import accounts
from casusbelli.web.security import COOKIE, csrf_of
from tests.cli.test_service import CASUS, SECONDS, house_in
from tests.service.conftest import person

REQUEST = "the-request-of-a-test"
TRACE = "0af7651916cd43dd8448eb211c80319c"


class Collector(ThreadingHTTPServer):
    """Takes spans as OTLP over HTTP."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.spans: list[Any] = []


class Receiver(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:  # the name of the base class
        sent = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["Content-Length"])))
        for one in sent.resource_spans:
            self.server.spans += [span for scope in one.scope_spans for span in scope.spans]
        self.send_response(200)
        self.send_header("Content-Type", "application/x-protobuf")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Quiet."""


@contextmanager
def collector() -> Iterator[Collector]:
    with Collector() as found:
        thread = Thread(target=found.serve_forever)
        thread.start()
        try:
            yield found
        finally:
            found.shutdown()
            thread.join()


@contextmanager
def traced(data: Path, endpoint: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A service with JSON lines and tracing, and its address."""
    words = ["serve", "--port", "0", "--data", str(data), "--no-demo", "--verbose", "--log-format", "json"]
    env = {**os.environ, "OTEL_EXPORTER_OTLP_ENDPOINT": endpoint}
    with (
        (data / "log").open("w") as log,
        subprocess.Popen([*CASUS, *words], stdout=log, stderr=log, env=env) as running,
    ):
        try:
            end = time.monotonic() + SECONDS
            while not (ready := [line for line in lines(data) if line["message"].startswith("Ready at ")]):
                assert time.monotonic() < end
                assert running.poll() is None
                time.sleep(0.1)
            yield ready[0]["message"].split()[2], running
        finally:
            running.kill()


def lines(data: Path) -> list[dict[str, Any]]:
    """The lines of the log; each has to be an object with a time, a level, a logger and a message."""
    text = (data / "log").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
    for line in found:
        assert datetime.fromisoformat(line["time"]).tzinfo is not None
        assert line["level"] in ("info", "warning", "error")
        assert isinstance(line["logger"], str)
        assert isinstance(line["message"], str)
    return found


def asked(address: str, method: str, path: str, session: str, **body: object) -> Any:
    headers = {"Cookie": f"{COOKIE}={session}", "X-CSRF-Token": csrf_of(session), "Content-Type": "application/json"}
    headers |= {"X-Request-ID": REQUEST, "traceparent": f"00-{TRACE}-b7ad6b7169203331-01"}
    sent = Request(f"{address}/api/v1{path}", json.dumps(body).encode(), headers, method=method)
    with urlopen(sent, timeout=SECONDS) as answer:
        assert answer.headers["X-Request-ID"] == REQUEST
        return json.load(answer)


def test_a_small_game(tmp_path: Path) -> None:
    with house_in(tmp_path) as service:
        ada = person(service, "Ada")
        settings = Settings(clock=Clock(length=0, early=True))
        bots = {"Central": "hold"}
        game = lobby.create(service, ada, Setup("A game", rules="world-war-one", bots=bots, settings=settings))
        seating.join(service, ada, game, "Entente")
        session = accounts.new_session(service, str(ada.account))
    with collector() as sink, traced(tmp_path, f"http://127.0.0.1:{sink.server_port}") as (address, running):
        phase = asked(address, "GET", f"/games/{game}", session)["phase"]
        asked(address, "PUT", f"/games/{game}/ready", session, phase=phase, ready=True)
        end = time.monotonic() + SECONDS
        while asked(address, "GET", f"/games/{game}", session)["phase"] == phase:
            assert time.monotonic() < end
            time.sleep(0.1)
        running.send_signal(signal.SIGTERM)
        assert running.wait(SECONDS) == 0
    check_lines(tmp_path, game, phase, ada)
    check_spans(sink.spans, game, phase)


def check_lines(data: Path, game: str, phase: str, ada: Who) -> None:
    found = lines(data)
    assert "Ada" not in (data / "log").read_text(encoding="utf-8")
    [ready] = [line for line in found if line["message"].startswith(f"PUT /api/v1/games/{game}/ready 200")]
    assert (ready["request"], ready["game"], ready["account"]) == (REQUEST, game, ada.account)
    [judged] = [line for line in found if line["message"] == f"{phase} has been adjudicated"]
    assert (judged["request"], judged["game"], judged["phase"]) == (REQUEST, game, phase)
    assert found[-1]["message"] == "Stopped."


def check_spans(spans: list[Any], game: str, phase: str) -> None:
    [ready] = [span for span in spans if span.name == "PUT /api/v1/games/{game}/ready"]
    assert ready.trace_id.hex() == TRACE
    told = [span for span in spans if span.name == "adjudication" and attributes(span)["casus.phase"] == phase]
    assert [attributes(span)["casus.game"] for span in told] == [game]
    assert [link.trace_id.hex() for link in told[0].links] == [TRACE]
    assert {"transaction", "bot turn", "delivery"} <= {span.name for span in spans}
    inside = {span.parent_span_id for span in spans if span.name == "transaction"}
    assert ready.span_id in inside


def attributes(span: Any) -> dict[str, Any]:
    return {one.key: one.value.string_value for one in span.attributes}


def test_without_a_collector() -> None:
    """Nothing is made, and nothing of the package is loaded."""
    assert tracing.span("anything", game="x") is tracing.span("something else") is tracing.OFF
    assert tracing.cause_now() == ""
