"""Spans for OpenTelemetry. Off unless ``configure`` was called: then ``span`` returns an empty block that is always the
same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from casusbelli.service.base.log_context import current_request

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Tracer

SETTINGS: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
OFF: Final[AbstractContextManager[None]] = nullcontext()
PARENT: Final = "traceparent"

Attribute = str | int | float | bool


class _Tracing:
    tracer: Tracer | None = None


def configure(role: str, version: str, instance: str, processor: SpanProcessor | None = None) -> Callable[[], None]:
    """Turn tracing on, with the settings of the environment (``OTEL_...``). Returns what sends the rest and turns it
    off."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415 # an extra
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    told = {"service.name": f"casusbelli-{role}", "service.version": version, "service.instance.id": instance}
    provider = TracerProvider(resource=Resource.create(told))
    provider.add_span_processor(processor or BatchSpanProcessor(OTLPSpanExporter()))
    _Tracing.tracer = provider.get_tracer("casusbelli")

    def close() -> None:
        _Tracing.tracer = None
        provider.shutdown()

    return close


def span(name: str, cause: str = "", **attributes: Attribute) -> AbstractContextManager[None]:
    """A span of the current trace, or of a new one. ``cause``: what it was caused by (``cause_now``), for a link."""
    return OFF if _Tracing.tracer is None else _span(_Tracing.tracer, name, cause, attributes)


@contextmanager
def _span(tracer: Tracer, name: str, cause: str, attributes: dict[str, Attribute]) -> Iterator[None]:
    from opentelemetry import trace  # noqa: PLC0415 # an extra

    parent = _context_of(cause.partition(" ")[2]) if cause else None
    links = [trace.Link(trace.get_current_span(parent).get_span_context())] if parent is not None else []
    named = {f"casus.{key}": value for key, value in attributes.items()}
    with tracer.start_as_current_span(name, attributes=named, links=links):
        yield


@contextmanager
def request_span(method: str, traceparent: str) -> Iterator[Callable[[str, int], None]]:
    """The span of a request, which continues the trace of the client or the proxy. Call the result with the route and
    the status."""
    tracer = _Tracing.tracer
    if tracer is None:
        yield _nothing
        return
    from opentelemetry.trace import SpanKind, Status, StatusCode  # noqa: PLC0415 # an extra

    parent, named = _context_of(traceparent), {"http.request.method": method, "casus.request": current_request()}
    with tracer.start_as_current_span(method, parent, SpanKind.SERVER, attributes=named) as found:

        def ended(route: str, status: int) -> None:
            found.update_name(f"{method} {route}".strip())
            found.set_attributes({"http.route": route, "http.response.status_code": status})
            if status >= 500:
                found.set_status(Status(StatusCode.ERROR))

        yield ended


def _nothing(_route: str, _status: int) -> None:
    """Tracing is off."""


def cause_now() -> str:
    """What is going on right now, to be stored with what it causes: the request, and its place in a trace."""
    return f"{current_request()} {_traceparent()}".strip()


def _traceparent() -> str:
    if _Tracing.tracer is None:
        return ""
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator  # noqa: PLC0415 # an extra

    carrier: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(carrier)
    return carrier.get(PARENT, "")


def _context_of(traceparent: str) -> Any:
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator  # noqa: PLC0415 # an extra

    return TraceContextTextMapPropagator().extract({PARENT: traceparent}) if traceparent else None
