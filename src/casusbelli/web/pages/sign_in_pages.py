"""Signing up, in and out, and password resets."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Response

from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.people import accounts, email_confirmation, guest_transfer, guests
from casusbelli.web import security
from casusbelli.web.pages.page import PageRequest, ToPage, back_to, to
from casusbelli.web.pages.posted_forms import Sent

router = APIRouter(include_in_schema=False)


@router.get("/sign-in")
def sign_in(page: ToPage, next: str = "/dashboard", needed: bool = False) -> Response:
    more: dict[str, Any] = {"next": back_to(next), "fault": None, "name": "", "guest": _is_guest(page)}
    return page.show("account/sign-in.html", needed=needed and page.who.account is None, **more)


@router.post("/sign-in")
def signed_in(page: ToPage, sent: Sent) -> Response:
    name, place, known = sent.get("name"), sent.get("next", "/dashboard"), security.browser(page.request)
    try:
        secret = accounts.sign_in(page.service, name, sent.get("password"), security.network(page.request), known)
    except ServiceError as fault:
        more: dict[str, Any] = {"next": back_to(place), "fault": fault, "name": name, "guest": _is_guest(page)}
        return page.show("account/sign-in.html", fault.status, needed=False, **more)
    before = security.session(page.request)
    who = accounts.who_is(page.service, secret)
    if before is None or not guest_transfer.has_something(guest_transfer.offered(page.service, who, before)):
        return _entered(page, secret, place)
    response = _entered(page, secret, f"/guest?{urlencode({'next': back_to(place)})}")
    security.keep_guest(response, page.service, before)
    return response


@router.get("/register")
def register(page: ToPage, next: str = "/dashboard") -> Response:
    more: dict[str, Any] = {"next": back_to(next), "fault": None, "name": "", "email": "", "guest": _is_guest(page)}
    return page.show("account/register.html", **more)


@router.post("/register")
def registered(page: ToPage, sent: Sent) -> Response:
    name, email, place = sent.get("name"), sent.get("email"), sent.get("next", "/dashboard")
    try:
        accounts.limit_registrations(page.service, security.network(page.request))
        before = security.session(page.request)
        if _is_guest(page):  # a guest who registers keeps everything
            account = accounts.claim(page.service, page.who, name, email or None, sent.get("password"))
            accounts.sign_out(page.service, before or "")
        else:
            account = accounts.register(page.service, name, email or None, sent.get("password"))
    except ServiceError as fault:
        told: dict[str, Any] = {"next": back_to(place), "fault": fault, "name": name, "email": email}
        return page.show("account/register.html", status=fault.status, guest=_is_guest(page), **told)
    return _entered(page, accounts.new_session(page.service, account.id), place)


@router.get("/confirm/{secret}")
def confirming_page(page: ToPage, secret: str) -> Response:
    """A page with a button, because programs follow links in e-mails before people do."""
    good = email_confirmation.is_good(page.service, secret)
    return page.show("account/confirm.html", secret=secret, good=good, done=False, status=200 if good else 410)


@router.post("/confirm/{secret}")
def confirmed(page: ToPage, secret: str, _sent: Sent) -> Response:
    email_confirmation.confirm(page.service, secret)
    return page.show("account/confirm.html", secret="", good=True, done=True)


@router.post("/sign-out")
def sign_out(page: ToPage, sent: Sent) -> Response:
    """Sign out; guests, who can't come back, are asked first."""
    if _is_guest(page) and sent.get("sure") != "yes":
        lost = guests.at_stake(page.service, page.who)
        return page.show("account/sign-out.html", lost=lost, where=sent.get("where"))
    if sent.get("where") == "everywhere":
        accounts.sign_out_everywhere(page.service, page.who)
    elif secret := security.session(page.request):
        accounts.sign_out(page.service, secret)
    response = to("/")
    security.clear_session(response)
    return response


def _entered(page: PageRequest, secret: str, place: str) -> Response:
    response = to(back_to(place))
    security.set_session(response, page.service, secret)
    security.remember_browser(page.request, response, secret)
    return response


@router.get("/password")
def forgotten(page: ToPage) -> Response:
    return page.show("account/forgotten.html", sent=False)


@router.post("/password")
def ask(page: ToPage, sent: Sent) -> Response:
    accounts.request_reset(page.service, sent.get("name"), security.network(page.request))
    return page.show("account/forgotten.html", sent=True)


@router.get("/password/{secret}")
def choose(page: ToPage, secret: str) -> Response:
    good = accounts.reset_is_good(page.service, secret)
    return page.show("account/choose.html", status=200 if good else 410, good=good, fault=None)


@router.post("/password/{secret}")
def chosen(page: ToPage, secret: str, sent: Sent) -> Response:
    try:
        account = accounts.confirm_reset(page.service, secret, sent.get("password"))
    except ServiceError as fault:
        return page.show("account/choose.html", status=fault.status, good=True, fault=fault)
    return _entered(page, accounts.new_session(page.service, account), "/dashboard")


@router.get("/guest")
def guest(page: ToPage, next: str = "/dashboard") -> Response:
    """Move a guest's games to the account, or leave them behind."""
    found = guest_transfer.offered(page.service, page.who, security.guest_session(page.request))
    if found["guest"] is None:
        return to(back_to(next))
    return page.show("account/guest.html", next=back_to(next), taken=None, **found)


@router.post("/guest")
def taken_along(page: ToPage, sent: Sent) -> Response:
    place, secret = back_to(sent.get("next")), security.guest_session(page.request)
    if sent.get("take") == "yes":
        told = guest_transfer.take(page.service, page.who, secret)
        response = page.show("account/guest.html", next=place, taken=told)
    else:
        guest_transfer.forget(page.service, page.who, secret)
        response = to(place)
    security.forget_guest(response, page.service)
    return response


def _is_guest(page: PageRequest) -> bool:
    return page.who.account is not None and guests.is_guest(page.service, page.who)
