"""Account pages: the dashboard, settings, API tokens, vacations, deleting the account."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, Response

from casusbelli.service.base.rights import SCOPES
from casusbelli.service.base.service_errors import bad_input
from casusbelli.service.people import accounts, api_tokens, blocks, deletion, email_confirmation, guests, notes
from casusbelli.web import security
from casusbelli.web.pages.page import PageRequest, ToPage, to
from casusbelli.web.pages.posted_forms import Sent
from casusbelli.web.texts import said

router = APIRouter(include_in_schema=False)


@router.get("/settings")
def settings(page: ToPage) -> Response:
    return page.show("account/settings.html", **_own(page), made=None)


@router.post("/settings/claim")
def claim(page: ToPage, sent: Sent) -> Response:
    name, email, password = sent.get("name"), sent.get("email"), sent.get("password")
    accounts.claim(page.service, page.who, name, email or None, password)
    return to("/settings")


@router.post("/settings/email")
def email(page: ToPage, sent: Sent) -> Response:
    accounts.change(page.service, page.who, email=sent.get("email"), password=sent.get("password"))
    return to("/settings")


@router.post("/settings/confirm")
def confirm(page: ToPage, _sent: Sent) -> Response:
    email_confirmation.ask_again(page.service, page.who)
    return to("/settings")


@router.post("/settings/password")
def password(page: ToPage, sent: Sent) -> Response:
    accounts.change_password(page.service, page.who, sent.get("old"), sent.get("new"))
    response = to("/settings")
    security.set_session(response, page.service, accounts.new_session(page.service, page.who.known()))
    return response


@router.post("/settings/tokens")
def new_token(page: ToPage, sent: Sent) -> Response:
    """Shown once, on the answer itself."""
    made = api_tokens.create(page.service, page.who, sent.get("name"), sent.all("scope"))
    return page.show("account/settings.html", **_own(page), made=asdict(made))


@router.post("/settings/tokens/{token}/revoke")
def revoke(page: ToPage, token: str, _sent: Sent) -> Response:
    api_tokens.revoke(page.service, page.who, token)
    return to("/settings")


@router.post("/settings/away")
def away(page: ToPage, sent: Sent) -> Response:
    notes.away(page.service, page.who, _day(sent.get("since")), _day(sent.get("until")))
    return to("/settings")


@router.post("/settings/away/{number}/back")
def back(page: ToPage, number: str, _sent: Sent) -> Response:
    notes.back(page.service, page.who, number)
    return to("/settings")


@router.post("/settings/block")
def block(page: ToPage, sent: Sent) -> Response:
    blocks.block(page.service, page.who, sent.get("name"), sent.get("blocked") != "no")
    return to("/settings")


@router.post("/settings/delete")
def delete(page: ToPage, sent: Sent) -> Response:
    deletion.leave(page.service, page.who, sent.get("password"))
    response = to("/")
    security.clear_session(response)
    return response


def _own(page: PageRequest) -> dict[str, Any]:
    return {
        "me": accounts.me(page.service, page.who),
        "tokens": api_tokens.listing(page.service, page.who),
        "scopes": SCOPES,
        "away": notes.absences(page.service, page.who),
        "guest": guests.is_guest(page.service, page.who),
    }


def _day(text: str) -> int:
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise bad_input(said("web.refused-no-day", given=text[:20])) from None
    return round(day.timestamp() * 1000)
