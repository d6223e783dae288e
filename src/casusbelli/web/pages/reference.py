"""The API, for those who write programs."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from casusbelli.web.pages.markdown import markup_of
from casusbelli.web.pages.page import Desk
from casusbelli.web.reference import reference


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/api/v1/docs")
    def docs(request: Request) -> Response:
        described = desk.app.openapi()
        lines = ("# API", "", *described["info"]["description"].split("\n"), "", *reference(described))
        return desk.page(request, "text.html", heading="API", body=markup_of("\n".join(lines)), back="/")

    return routes
