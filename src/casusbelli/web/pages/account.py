"""Coming in and going out, and a new password."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response

from casusbelli.service import accounts, confirming, guest_transfer, guests
from casusbelli.service.errors import Refused
from casusbelli.service.house import Who
from casusbelli.web import security
from casusbelli.web.pages.page import Desk, Sent, back_to, to


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/sign-in")
    def sign_in(request: Request, next: str = "/dashboard") -> Response:
        who = desk.who(request)
        more: dict[str, Any] = {"next": back_to(next), "fault": None, "name": "", "guest": _is_guest(desk, who)}
        return desk.page(request, "account/sign-in.html", who, **more)

    @routes.post("/sign-in")
    def signed_in(request: Request, sent: Sent) -> Response:
        name, place, known = sent.get("name"), sent.get("next", "/dashboard"), security.browser(request)
        try:
            secret = accounts.sign_in(desk.house, name, sent.get("password"), security.network(request), known)
        except Refused as fault:
            who = desk.who(request)
            more: dict[str, Any] = {"next": back_to(place), "fault": fault, "name": name, "guest": _is_guest(desk, who)}
            return desk.page(request, "account/sign-in.html", who, fault.status, **more)
        before = security.session(request)
        who = accounts.who_is(desk.house, secret)
        if before is None or not guest_transfer.offered(desk.house, who, before)["games"]:
            return _entered(desk, request, secret, place)
        response = _entered(desk, request, secret, f"/guest?{urlencode({'next': back_to(place)})}")
        security.keep_guest(response, desk.house, before)
        return response

    @routes.get("/register")
    def register(request: Request, next: str = "/dashboard") -> Response:
        return desk.page(request, "account/register.html", next=back_to(next), fault=None, name="", email="")

    @routes.post("/register")
    def registered(request: Request, sent: Sent) -> Response:
        name, email, place = sent.get("name"), sent.get("email"), sent.get("next", "/dashboard")
        try:
            desk.house.limits.spend("register", security.network(request), 20, 3600)
            who, before = desk.who(request), security.session(request)
            if _is_guest(desk, who):  # whoever registers keeps what the guest has
                account = accounts.claim(desk.house, who, name, email or None, sent.get("password"))
                accounts.sign_out(desk.house, before or "")
            else:
                account = accounts.register(desk.house, name, email or None, sent.get("password"))
        except Refused as fault:
            more: dict[str, Any] = {"next": back_to(place), "fault": fault, "name": name, "email": email}
            return desk.page(request, "account/register.html", status=fault.status, **more)
        return _entered(desk, request, accounts.new_session(desk.house, account.id), place)

    @routes.get("/confirm/{secret}")
    def confirming_page(request: Request, secret: str) -> Response:
        """A button, for programs follow links in mails before people do."""
        good = confirming.is_good(desk.house, secret)
        return desk.page(
            request, "account/confirm.html", secret=secret, good=good, done=False, status=200 if good else 410
        )

    @routes.post("/confirm/{secret}")
    def confirmed(request: Request, secret: str, _sent: Sent) -> Response:
        confirming.confirm(desk.house, secret)
        return desk.page(request, "account/confirm.html", secret="", good=True, done=True)

    @routes.post("/sign-out")
    def sign_out(request: Request, sent: Sent) -> Response:
        """A guest, who has no way back, is asked first."""
        who = desk.who(request)
        if sent.get("sure") != "yes" and _is_guest(desk, who):
            lost = guests.at_stake(desk.house, who)
            return desk.page(request, "account/sign-out.html", who, lost=lost, where=sent.get("where"))
        if sent.get("where") == "everywhere":
            accounts.sign_out_everywhere(desk.house, who)
        elif secret := security.session(request):
            accounts.sign_out(desk.house, secret)
        response = to("/")
        security.clear_session(response)
        return response

    _password_routes(desk, routes)
    _guest_routes(desk, routes)
    return routes


def _entered(desk: Desk, request: Request, secret: str, place: str) -> Response:
    response = to(back_to(place))
    security.set_session(response, desk.house, secret)
    security.remember_browser(request, response, secret)
    return response


def _password_routes(desk: Desk, routes: APIRouter) -> None:
    """A new password."""

    @routes.get("/password")
    def forgotten(request: Request) -> Response:
        return desk.page(request, "account/forgotten.html", sent=False)

    @routes.post("/password")
    def ask(request: Request, sent: Sent) -> Response:
        accounts.request_reset(desk.house, sent.get("name"), security.network(request))
        return desk.page(request, "account/forgotten.html", sent=True)

    @routes.get("/password/{secret}")
    def choose(request: Request, secret: str) -> Response:
        good = accounts.reset_is_good(desk.house, secret)
        return desk.page(request, "account/choose.html", status=200 if good else 410, good=good, fault=None)

    @routes.post("/password/{secret}")
    def chosen(request: Request, secret: str, sent: Sent) -> Response:
        try:
            account = accounts.confirm_reset(desk.house, secret, sent.get("password"))
        except Refused as fault:
            return desk.page(request, "account/choose.html", status=fault.status, good=True, fault=fault)
        return _entered(desk, request, accounts.new_session(desk.house, account), "/dashboard")


def _guest_routes(desk: Desk, routes: APIRouter) -> None:
    @routes.get("/guest")
    def guest(request: Request, next: str = "/dashboard") -> Response:
        """Whether a guest's games are taken along."""
        who = desk.who(request)
        found = guest_transfer.offered(desk.house, who, security.guest_session(request))
        if found["guest"] is None:
            return to(back_to(next))
        return desk.page(request, "account/guest.html", who, next=back_to(next), taken=None, **found)

    @routes.post("/guest")
    def taken_along(request: Request, sent: Sent) -> Response:
        who, place, secret = desk.who(request), back_to(sent.get("next")), security.guest_session(request)
        if sent.get("take") == "yes":
            told = guest_transfer.take(desk.house, who, secret)
            response = desk.page(request, "account/guest.html", who, next=place, taken=told)
        else:
            guest_transfer.forget(desk.house, who, secret)
            response = to(place)
        security.forget_guest(response, desk.house)
        return response


def _is_guest(desk: Desk, who: Who) -> bool:
    return who.account is not None and guests.is_guest(desk.house, who)
