"""What one is told and where; how to be left in peace without signing in; deadlines for the calendar."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request, Response

from casusbelli.notify.calendar import calendar
from casusbelli.service import preferences
from casusbelli.service.preferences import CALENDAR, CHANNELS, DIGESTS, EVERYTHING, TOPICS, UNSUBSCRIBE
from casusbelli.web.pages.page import Desk, Sent, to

PLACE = "/settings/notifications"


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    def page(request: Request, **more: Any) -> Response:
        who = desk.who(request)
        seen = preferences.shown(desk.house, who)
        context = {"seen": seen, "kinds": CHANNELS, "digests": DIGESTS, "made": None, "calendar": None, **more}
        return desk.page(request, "account/notifications.html", who, **context)

    @routes.get(PLACE)
    def wishes(request: Request) -> Response:
        return page(request)

    @routes.post(PLACE)
    def changed(request: Request, sent: Sent) -> Response:
        topics = {topic: sent.all(topic) for topic in TOPICS}
        letters, digest = bool(sent.get("letters")), sent.number("digest")
        preferences.change(desk.house, desk.who(request), topics, letters, digest)
        return to(PLACE)

    @routes.post(f"{PLACE}/channel")
    def channel(request: Request, sent: Sent) -> Response:
        """The secret of a webhook is shown once, on the answer itself."""
        made = preferences.set_channel(desk.house, desk.who(request), sent.get("kind"), sent.get("address").strip())
        return page(request, made=asdict(made))

    @routes.post(f"{PLACE}/channel/{{kind}}")
    def act(request: Request, kind: str, sent: Sent) -> Response:
        acts = {"off": preferences.remove_channel, "on": preferences.turn_on, "test": preferences.test}
        acts[sent.get("act") if sent.get("act") in acts else "test"](desk.house, desk.who(request), kind)
        return to(PLACE)

    @routes.post(f"{PLACE}/calendar")
    def new_calendar(request: Request, sent: Sent) -> Response:
        if sent.get("act") == "off":
            preferences.stop_calendar(desk.house, desk.who(request))
            return to(PLACE)
        return page(request, calendar=preferences.new_calendar(desk.house, desk.who(request)))

    # --- without signing in

    @routes.get(f"{UNSUBSCRIBE}{{ticket}}")
    def ask(request: Request, ticket: str) -> Response:
        """Programs that look through mails follow links: only the button stops anything."""
        topic = preferences.ticket_topic(desk.house, ticket)
        return desk.page(request, "account/unsubscribe.html", topic=topic, done=None)

    @routes.post(f"{UNSUBSCRIBE}{{ticket}}")
    def unsubscribe(request: Request, ticket: str, sent: Sent) -> Response:
        """Also by the button of a mail program (RFC 8058)."""
        done = preferences.unsubscribe(desk.house, ticket, sent.get("what") == EVERYTHING)
        return desk.page(request, "account/unsubscribe.html", topic=done, done=done)

    @routes.get(f"{CALENDAR}{{secret}}.ics")
    def deadlines(secret: str) -> Response:
        headers = {"Cache-Control": "private, no-store"}
        return Response(calendar(desk.house, secret), headers=headers, media_type="text/calendar; charset=utf-8")

    return routes
