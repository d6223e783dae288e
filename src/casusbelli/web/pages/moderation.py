"""For those who keep order: reports, people, roles."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from casusbelli.service import people, reports
from casusbelli.service.health import health
from casusbelli.web.pages.page import Desk, Sent, to


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/moderation")
    def moderation(request: Request, like: str = "", after: str = "", closed: str = "") -> Response:
        who = desk.who(request)
        found = people.listing(desk.house, who, like, after)
        shown: dict[str, Any] = {
            "reports": reports.reports(desk.house, who, closed == "yes"),
            "found": found,
            "like": like,
            "closed": closed == "yes",
            "roles": people.ROLES,
            "health": health(desk.house) if who.administers else None,
        }
        return desk.page(request, "moderation.html", who, **shown, link="")

    @routes.post("/moderation/reports/{number}")
    def close(request: Request, number: str, sent: Sent) -> Response:
        reports.close_report(desk.house, desk.who(request), number, sent.get("verdict"))
        return to("/moderation")

    @routes.post("/moderation/suspend")
    def suspend(request: Request, sent: Sent) -> Response:
        people.suspend(desk.house, desk.who(request), sent.get("name"), sent.get("yes") == "yes")
        return to("/moderation")

    @routes.post("/moderation/role")
    def role(request: Request, sent: Sent) -> Response:
        people.set_role(desk.house, desk.who(request), sent.get("name"), sent.get("role"))
        return to("/moderation")

    @routes.post("/moderation/link")
    def link(request: Request, sent: Sent) -> Response:
        """A link for a new password, shown once."""
        who = desk.who(request)
        made = people.reset_link(desk.house, who, sent.get("name"))
        return desk.page(request, "moderation-link.html", who, link=made, name=sent.get("name"))

    return routes
