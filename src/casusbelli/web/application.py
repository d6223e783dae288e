"""The application: FastAPI describes its operations, and the request layer runs them."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.types import Receive, Scope, Send

from casusbelli.core.cached_property import cached_property
from casusbelli.web.dispatch import OperationTable
from casusbelli.web.openapi import fill_in
from casusbelli.web.request_layer import RequestLayer


class Application(FastAPI):
    @cached_property
    def operations(self) -> OperationTable:
        return OperationTable(route for route in self.routes if isinstance(route, APIRoute))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The request layer takes the place of FastAPI's middlewares."""
        scope["app"] = self
        if self.middleware_stack is None:
            self.middleware_stack = RequestLayer(self, self.operations)
        await self.middleware_stack(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        known = self.openapi_schema is not None
        described = super().openapi()
        if not known:
            self.openapi_schema = None  # until it is whole
            fill_in(described)
            self.openapi_schema = described
        return described
