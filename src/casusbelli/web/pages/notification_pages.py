"""Notification settings, and unsubscribing without signing in."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Response

from casusbelli.service.people import preferences
from casusbelli.service.people.preferences import CHANNELS, DIGESTS, EVERYTHING, TOPICS, UNSUBSCRIBE
from casusbelli.web.pages.page import PageRequest, ToPage, to
from casusbelli.web.pages.posted_forms import Sent

PLACE = "/settings/notifications"

router = APIRouter(include_in_schema=False)


def _settings(page: PageRequest, **more: Any) -> Response:
    seen = preferences.shown(page.service, page.who)
    context = {"seen": seen, "kinds": CHANNELS, "digests": DIGESTS, "made": None, "calendar": None, **more}
    return page.show("account/notifications.html", **context)


@router.get(PLACE)
def wishes(page: ToPage) -> Response:
    return _settings(page)


@router.post(PLACE)
def changed(page: ToPage, sent: Sent) -> Response:
    topics = {topic: sent.all(topic) for topic in TOPICS}
    letters, digest = bool(sent.get("letters")), sent.number("digest")
    preferences.change(page.service, page.who, topics, letters, digest)
    return to(PLACE)


@router.post(f"{PLACE}/channel")
def channel(page: ToPage, sent: Sent) -> Response:
    """Add or change a channel; the secret of a webhook is shown once."""
    made = preferences.set_channel(page.service, page.who, sent.get("kind"), sent.get("address").strip())
    return _settings(page, made=asdict(made))


@router.post(f"{PLACE}/channel/{{kind}}")
def act(page: ToPage, kind: str, sent: Sent) -> Response:
    acts = {"off": preferences.remove_channel, "on": preferences.turn_on, "test": preferences.test}
    acts[sent.get("act") if sent.get("act") in acts else "test"](page.service, page.who, kind)
    return to(PLACE)


@router.post(f"{PLACE}/calendar")
def new_calendar(page: ToPage, sent: Sent) -> Response:
    if sent.get("act") == "off":
        preferences.stop_calendar(page.service, page.who)
        return to(PLACE)
    return _settings(page, calendar=preferences.new_calendar(page.service, page.who))


# --- without signing in


@router.get(f"{UNSUBSCRIBE}{{ticket}}")
def ask(page: ToPage, ticket: str) -> Response:
    """Ask before unsubscribing, because mail scanners follow links: only the button stops e-mails."""
    topic = preferences.ticket_topic(page.service, ticket)
    return page.show("account/unsubscribe.html", topic=topic, done=None)


@router.post(f"{UNSUBSCRIBE}{{ticket}}")
def unsubscribe(page: ToPage, ticket: str, sent: Sent) -> Response:
    """Unsubscribe, also by the button of a mail program (RFC 8058)."""
    done = preferences.unsubscribe(page.service, ticket, sent.get("what") == EVERYTHING)
    return page.show("account/unsubscribe.html", topic=done, done=done)
