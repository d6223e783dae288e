"""Registers all routes on the application itself, where the table of operations (web/dispatch.py) gets them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.params import Depends
from fastapi.routing import APIRoute

Responses = dict[int | str, dict[str, Any]]


def enter(
    app: FastAPI,
    router: APIRouter,
    prefix: str = "",
    responses: Responses | None = None,
    first: Sequence[Depends] = (),
) -> None:
    """``first``: dependencies that run before those of the route."""
    for route in router.routes:
        assert isinstance(route, APIRoute)
        app.add_api_route(
            prefix + route.path,
            route.endpoint,
            methods=sorted(route.methods or ()),
            response_model=route.response_model,
            response_class=route.response_class,
            status_code=route.status_code,
            tags=route.tags,
            dependencies=first,
            responses={**(responses or {}), **route.responses},
            include_in_schema=route.include_in_schema,
            openapi_extra=route.openapi_extra,
        )
