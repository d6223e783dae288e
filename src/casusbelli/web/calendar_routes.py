"""Deadlines as calendar feeds, authenticated by a secret address."""

from __future__ import annotations

from fastapi import APIRouter, Response

from casusbelli.notify.calendar_feed import calendar
from casusbelli.service.people.preferences import CALENDAR
from casusbelli.web.pages.page import ToPage

router = APIRouter(include_in_schema=False)


@router.get(f"{CALENDAR}{{secret}}.ics")
def deadlines(page: ToPage, secret: str) -> Response:
    headers = {"Cache-Control": "private, no-store"}
    return Response(calendar(page.service, secret), headers=headers, media_type="text/calendar; charset=utf-8")
