"""Invitations, lost seats, and the office of game master."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from casusbelli.service.base.game_shapes import GameTold
from casusbelli.service.base.seat_shapes import Invitation
from casusbelli.service.base.service import Who
from casusbelli.service.base.service_errors import ServiceError, bad_input
from casusbelli.service.games import gm, gm_office, invitations, lobby
from casusbelli.service.people import email_invitations, guests
from casusbelli.service.reads import cards, tasks
from casusbelli.web.pages.page import PageRequest, ToPage, to
from casusbelli.web.pages.posted_forms import PostedForm, Sent
from casusbelli.web.texts import said

NAME, EMAIL = "name", "email"  # ways to invite, besides "link"

router = APIRouter(include_in_schema=False)


def dashboard(page: PageRequest, fault: ServiceError | None = None) -> Response:
    context = {
        "owed": tasks.owed(page.service, page.who)["owed"],
        "waiting": cards.waiting(page.service, page.who),
        "mine": lobby.listing(page.service, page.who, mine=True)["games"],
        "asked_in": invitations.mine(page.service, page.who),
        "lost_seats": tasks.lost(page.service, page.who),
        "guest": guests.is_guest(page.service, page.who),
        "fault": fault,
    }
    return page.show("account/dashboard.html", fault.status if fault else 200, **context)


@router.get("/dashboard")
def show(page: ToPage) -> Response:
    return dashboard(page)


@router.post("/invitations/{token}/{answer}")
def answer(page: ToPage, token: str, answer: str, _sent: Sent) -> Response:
    try:
        if answer == "decline":
            invitations.decline(page.service, page.who, token)
            return to("/dashboard") if page.who.account else page.show("declined.html")
        if answer != "accept":
            raise bad_input(said("web.refused-accept-or-decline"))
        return to(f"/games/{gm_office.accept(page.service, page.who, token)['game']}")
    except ServiceError as fault:
        if page.who.account is None:
            raise
        return dashboard(page, fault)


def invited(
    page: PageRequest, game_id: str, sent: PostedForm | None = None, fault: ServiceError | None = None
) -> Response:
    rows = invitations.listing(page.service, page.who, game_id)
    info = lobby.info(page.service, page.who, game_id)
    context = {
        "game_id": game_id,
        "name": info["name"],
        "invited": rows,
        "seats": [seat["seat"] for seat in info["seats"]],
        "by": sent.get("by", NAME) if sent else "",
        "typed": sent.get("name")[:254] if sent else "",
        "chosen": sent.get("seat") if sent else "",
        "fault": fault,
    }
    return page.show("invitations.html", fault.status if fault else 200, **context)


@router.get("/games/{game_id}/invitations")
def listing(page: ToPage, game_id: str) -> Response:
    return invited(page, game_id)


@router.post("/games/{game_id}/invite")
def invite(page: ToPage, game_id: str, sent: Sent) -> Response:
    """Invite somebody; a refusal is shown at the form, which keeps what was typed."""
    try:
        made = _made(page, game_id, sent)
    except ServiceError as fault:
        return invited(page, game_id, sent, fault)
    return to(f"/games/{game_id}/invitations#sent-{made['invitation']}")


def _made(page: PageRequest, game_id: str, sent: PostedForm) -> Invitation:
    """By name, by e-mail or as a link, as the form says; one without a name is a link."""
    to_whom, seat, by = sent.get("name").strip(), sent.get("seat") or None, sent.get("by", NAME)
    if by == EMAIL:
        return email_invitations.invite_address(page.service, page.who, game_id, to_whom, seat)
    if by == NAME and "by" in dict(sent.fields) and not to_whom:
        raise bad_input(said("web.refused-no-name"))
    return invitations.invite(page.service, page.who, game_id, (to_whom or None) if by == NAME else None, seat)


@router.get(f"{email_invitations.REFUSE}{{ticket}}")
def ask_no_more(page: ToPage, ticket: str) -> Response:
    """Ask first, because mail scanners follow links: only the button refuses further invitations."""
    email_invitations.check_ticket(page.service, ticket)
    return page.show("no-invitations.html", done=False)


@router.post(f"{email_invitations.REFUSE}{{ticket}}")
def no_more(page: ToPage, ticket: str, _sent: Sent) -> Response:
    """Refuse further invitations to an address, also by the button of a mail program (RFC 8058)."""
    email_invitations.refuse_mail(page.service, ticket)
    return page.show("no-invitations.html", done=True)


@router.post("/games/{game_id}/invitations/{token}/withdraw")
def withdraw(page: ToPage, game_id: str, token: str, _sent: Sent) -> Response:
    invitations.withdraw(page.service, page.who, game_id, token)
    return to(f"/games/{game_id}/invitations")


@router.post("/games/{game_id}/go-on")
def go_on(page: ToPage, game_id: str, _sent: Sent) -> Response:
    gm.resume(page.service, page.who, game_id)
    return to(f"/games/{game_id}")


@router.post("/games/{game_id}/office/{act}")
def office(page: ToPage, game_id: str, act: str, sent: Sent) -> Response:
    service, who, name, why = page.service, page.who, sent.get("name"), sent.get("why")
    if act == "volunteer":
        gm_office.volunteer(service, who, game_id, why)
    elif act == "hand-over":
        gm_office.hand_over(service, who, game_id, name, why)
    elif act == "resign":
        gm_office.lay_down(service, who, game_id, why)
    elif act == "appoint":
        gm_office.appoint(service, who, game_id, name, why)
    else:
        raise bad_input(said("web.refused-no-office-act", given=act[:20]))
    return to(f"/games/{game_id}#pane-people")


def beside(page: PageRequest, info: GameTold) -> dict[str, Any]:
    """The part of the game page about invitations, lost seats and the game master."""
    service, who = page.service, page.who
    own = who.account is not None and info["kind"] == "game"
    return {
        "asked_in": invitations.mine(service, who, info["id"]) if own else [],
        "lost_seats": [seat for seat in tasks.lost(service, who) if seat["game"] == info["id"]] if own else [],
        "office": office_of(who, info),
    }


def office_of(who: Who, info: GameTold) -> dict[str, bool]:
    """What the reader may do about the office of game master."""
    open_ = info["kind"] == "game" and info["status"] not in ("finished", "cancelled") and who.account is not None
    holds = open_ and info["gm"] is not None and info["gm"] == who.name
    needed = info["gm"] is None or info["status"] == "needs-gm"
    owns = info["owner"] == who.name and info["status"] == "forming" and info["gm"] is None
    may = {
        "volunteer": open_ and needed and not info["mine"] and not info["applied"] and not holds,
        "give": holds or (open_ and owns),
        "lay": holds,
        "appoint": open_ and who.administers,
    }
    return {**may, "any": any(may.values())}
