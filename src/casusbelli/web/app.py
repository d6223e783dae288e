"""The application: its routes, and what belongs to one service."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI, Request, Response
from fastapi.routing import APIRoute

from casusbelli.build import version
from casusbelli.core.said import said
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import not_allowed
from casusbelli.service.ops.health import health
from casusbelli.web import api, calendar_routes, pages, security, static_files
from casusbelli.web.api.request import ENCODER, house_of
from casusbelli.web.application import Application
from casusbelli.web.error_responses import JSON
from casusbelli.web.live import Bell
from casusbelli.web.metrics import Metrics
from casusbelli.web.page_cache import page_cache, prepared_pages
from casusbelli.web.pages.posted_forms import own_page
from casusbelli.web.pulse import beating
from casusbelli.web.routes import enter

ABOUT = """\
Errors are `{"code", "sentence", "hint", "said"}`. A write may have an `Idempotency-Key`: sent again with the same
key it has one effect and the same answer. Reads have an `ETag`. Sign in with a session cookie (and `X-CSRF-Token`) or
with `Authorization: Bearer cb_...`. Times are milliseconds since 1970, UTC."""
NEAR = ("127.0.0.1", "::1", "testclient")


@asynccontextmanager
async def alive(app: FastAPI) -> AsyncIterator[None]:
    async with app.state.bell.ringing(), beating(app.state.service):
        yield


def create_app(service: Service) -> Application:
    app = Application(
        title="Casus Belli",
        version=version(),
        description=ABOUT,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=alive,
        redirect_slashes=False,
        generate_unique_id_function=operation_id,
    )
    furnish(app, service)
    api.install(app)
    pages.install(app)
    enter(app, calendar_routes.router, first=[Depends(own_page)])
    static_files.install(app)
    app.add_api_route("/healthz", healthz, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/livez", livez, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/metrics", figures, include_in_schema=False)
    return app


def operation_id(route: APIRoute) -> str:
    return "_".join([*map(str, route.tags[:1]), route.name])


def furnish(app: FastAPI, service: Service) -> None:
    """Attach everything that belongs to one service."""
    app.state.draining = False
    app.state.service, app.state.bell, app.state.metrics = service, Bell(service), Metrics(service)
    app.state.pages, app.state.prepared = page_cache(), prepared_pages()


def healthz(request: Request) -> Response:
    """For monitoring: 503 with the reasons if this process, the database or the workers have a problem."""
    found = health(house_of(request), inside=security.address(request) in NEAR)
    return Response(ENCODER.encode(found), 200 if found["ok"] else 503, {"Cache-Control": "no-store"}, JSON)


def livez(request: Request) -> Response:
    """For a load balancer: this process answers and reaches the database. Pages work without workers, too. While the
    process is drained, the load balancer has to look for another."""
    if request.app.state.draining:
        return Response(ENCODER.encode({"ok": False, "draining": True}), 503, {"Cache-Control": "no-store"}, JSON)
    with house_of(request).read() as tx:
        tx.now()
    return Response(ENCODER.encode({"ok": True, "version": version()}), 200, {"Cache-Control": "no-store"}, JSON)


def figures(request: Request) -> Response:
    """Metrics, for administrators and for requests from this machine."""
    service = house_of(request)
    if security.address(request) not in NEAR and not security.who(service, request).administers:
        raise not_allowed(said("web.refused-figures"))
    return Response(
        request.app.state.metrics.text(), 200, {"Cache-Control": "no-store"}, "text/plain; version=0.0.4; charset=utf-8"
    )
