"""The FastAPI application: middleware, routes and exception handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI, Request, Response
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool

from casusbelli.build import version
from casusbelli.core.said import said
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import not_allowed
from casusbelli.service.ops.health import health
from casusbelli.web import api, calendar_routes, error_responses, pages, security, static_files
from casusbelli.web.api.request import ENCODER, house_of
from casusbelli.web.concurrency import Crowd
from casusbelli.web.error_responses import JSON
from casusbelli.web.live import Bell
from casusbelli.web.metrics import Measured, Metrics
from casusbelli.web.openapi import Application
from casusbelli.web.page_cache import PageCache
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


def create_app(service: Service) -> FastAPI:
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
    error_responses.install(app)
    api.install(app)
    pages.install(app)
    enter(app, calendar_routes.router, first=[Depends(own_page)])
    static_files.install(app)
    app.add_api_route("/healthz", healthz, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/livez", livez, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/metrics", figures, include_in_schema=False)
    app.add_middleware(Crowd)
    app.add_middleware(security.Guard)
    app.add_middleware(Measured)  # the last one is the outermost
    return app


def operation_id(route: APIRoute) -> str:
    return "_".join([*map(str, route.tags[:1]), route.name])


def furnish(app: FastAPI, service: Service) -> None:
    """Attach everything that belongs to one service."""
    app.state.service, app.state.bell, app.state.metrics, app.state.pages = (
        service,
        Bell(service),
        Metrics(service),
        PageCache(),
    )


def healthz(request: Request) -> Response:
    """For monitoring: 503 with the reasons if this process, the database or the workers have a problem."""
    found = health(house_of(request))
    return Response(ENCODER.encode(found), 200 if found["ok"] else 503, {"Cache-Control": "no-store"}, JSON)


def livez(request: Request) -> Response:
    """For a load balancer: this process answers and reaches the database. Pages work without workers, too."""
    with house_of(request).read() as tx:
        tx.now()
    return Response(ENCODER.encode({"ok": True, "version": version()}), 200, {"Cache-Control": "no-store"}, JSON)


async def figures(request: Request) -> Response:
    """Metrics, for administrators and for requests from this machine."""
    service = house_of(request)
    if security.address(request) not in NEAR:
        who = await run_in_threadpool(security.who, service, request)
        if not who.administers:
            raise not_allowed(said("web.refused-figures"))
    text = await run_in_threadpool(request.app.state.metrics.text)
    return Response(text, 200, {"Cache-Control": "no-store"}, "text/plain; version=0.0.4; charset=utf-8")
