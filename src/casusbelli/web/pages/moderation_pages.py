"""Moderation: reports, accounts, roles."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from casusbelli.service.ops.health import health
from casusbelli.service.people import audit_log, moderation, reports
from casusbelli.web.audit_sentences import audit_sentence
from casusbelli.web.pages.page import ToPage, to
from casusbelli.web.pages.posted_forms import Sent

router = APIRouter(include_in_schema=False)


@router.get("/moderation")
def people(page: ToPage, like: str = "", after: str = "", closed: str = "") -> Response:
    found = moderation.listing(page.service, page.who, like, after)
    shown: dict[str, Any] = {
        "reports": reports.reports(page.service, page.who, closed == "yes"),
        "found": found,
        "like": like,
        "closed": closed == "yes",
        "roles": moderation.ROLES,
        "health": health(page.service) if page.who.administers else None,
    }
    return page.show("moderation.html", **shown, link="")


@router.get("/moderation/audit")
def audit(page: ToPage, before: int | None = None) -> Response:
    found = audit_log.entries(page.service, page.who, before)
    told = [{**entry, "said": audit_sentence(page.language, entry)} for entry in found["entries"]]
    return page.show("audit.html", entries=told, next=found["next"])


@router.post("/moderation/reports/{number}")
def close(page: ToPage, number: str, sent: Sent) -> Response:
    reports.close_report(page.service, page.who, number, sent.get("verdict"))
    return to("/moderation")


@router.post("/moderation/suspend")
def suspend(page: ToPage, sent: Sent) -> Response:
    moderation.suspend(page.service, page.who, sent.get("name"), sent.get("yes") == "yes", sent.get("why"))
    return to("/moderation")


@router.post("/moderation/role")
def role(page: ToPage, sent: Sent) -> Response:
    moderation.set_role(page.service, page.who, sent.get("name"), sent.get("role"))
    return to("/moderation")


@router.post("/moderation/link")
def link(page: ToPage, sent: Sent) -> Response:
    """A password link, shown once."""
    made = moderation.reset_link(page.service, page.who, sent.get("name"))
    return page.show("moderation-link.html", link=made, name=sent.get("name"))
