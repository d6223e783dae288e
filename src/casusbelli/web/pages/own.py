"""One's own: what one owes, settings, tokens, times away, leaving."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, Request, Response

from casusbelli.service import accounts, blocks, confirming, guests, leaving, personal, tokens
from casusbelli.service.errors import bad_input
from casusbelli.service.house import House, Who
from casusbelli.service.rights import SCOPES
from casusbelli.web import security
from casusbelli.web.pages.page import Desk, Sent, to


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/settings")
    def settings(request: Request) -> Response:
        who = desk.who(request)
        return desk.page(request, "account/settings.html", who, **_own(desk.house, who), made=None)

    @routes.post("/settings/claim")
    def claim(request: Request, sent: Sent) -> Response:
        name, email, password = sent.get("name"), sent.get("email"), sent.get("password")
        accounts.claim(desk.house, desk.who(request), name, email or None, password)
        return to("/settings")

    @routes.post("/settings/email")
    def email(request: Request, sent: Sent) -> Response:
        accounts.change(desk.house, desk.who(request), email=sent.get("email"), password=sent.get("password"))
        return to("/settings")

    @routes.post("/settings/confirm")
    def confirm(request: Request, _sent: Sent) -> Response:
        confirming.ask_again(desk.house, desk.who(request))
        return to("/settings")

    @routes.post("/settings/password")
    def password(request: Request, sent: Sent) -> Response:
        who = desk.who(request)
        accounts.change_password(desk.house, who, sent.get("old"), sent.get("new"))
        response = to("/settings")
        security.set_session(response, desk.house, accounts.new_session(desk.house, who.known()))
        return response

    @routes.post("/settings/tokens")
    def new_token(request: Request, sent: Sent) -> Response:
        """Shown once, on the answer itself."""
        who = desk.who(request)
        made = tokens.create(desk.house, who, sent.get("name"), sent.all("scope"))
        return desk.page(request, "account/settings.html", who, **_own(desk.house, who), made=asdict(made))

    @routes.post("/settings/tokens/{token}/revoke")
    def revoke(request: Request, token: str, _sent: Sent) -> Response:
        tokens.revoke(desk.house, desk.who(request), token)
        return to("/settings")

    @routes.post("/settings/away")
    def away(request: Request, sent: Sent) -> Response:
        personal.away(desk.house, desk.who(request), _day(sent.get("since")), _day(sent.get("until")))
        return to("/settings")

    @routes.post("/settings/away/{number}/back")
    def back(request: Request, number: str, _sent: Sent) -> Response:
        personal.back(desk.house, desk.who(request), number)
        return to("/settings")

    @routes.post("/settings/block")
    def block(request: Request, sent: Sent) -> Response:
        blocks.block(desk.house, desk.who(request), sent.get("name"), sent.get("blocked") != "no")
        return to("/settings")

    @routes.post("/settings/delete")
    def delete(request: Request, sent: Sent) -> Response:
        leaving.leave(desk.house, desk.who(request), sent.get("password"))
        response = to("/")
        security.clear_session(response)
        return response

    return routes


def _own(house: House, who: Who) -> dict[str, Any]:
    return {
        "me": accounts.me(house, who),
        "tokens": tokens.listing(house, who),
        "scopes": SCOPES,
        "away": personal.absences(house, who),
        "guest": guests.is_guest(house, who),
    }


def _day(text: str) -> int:
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise bad_input(f"{text[:20]!r} is no day", "such as 2027-08-01") from None
    return round(day.timestamp() * 1000)
