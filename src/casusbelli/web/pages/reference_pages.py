"""Reference pages: the glossary, and the API for those who write programs."""

from __future__ import annotations

from fastapi import APIRouter, Response

from casusbelli.web import glossary
from casusbelli.web.api_reference import reference
from casusbelli.web.pages.markdown import markup_of
from casusbelli.web.pages.page import ToPage

router = APIRouter(include_in_schema=False)


@router.get("/api/v1/docs")
def docs(page: ToPage) -> Response:
    described = page.request.app.openapi()
    lines = ("# API", "", *described["info"]["description"].split("\n"), "", *reference(described))
    return page.show("text.html", heading="API", body=markup_of("\n".join(lines)), back="/", contents=())


@router.get("/glossary")
def words(page: ToPage) -> Response:
    return page.show("glossary.html", entries=glossary.entries(page.language))
