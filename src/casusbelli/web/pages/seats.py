"""Invitations, seats that were lost, and the game master's office: pages and buttons."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from casusbelli.service import games, gm, invitations, looking, offices
from casusbelli.service.errors import Refused, bad_input
from casusbelli.service.house import House, Who
from casusbelli.service.shapes import GameTold
from casusbelli.web.pages.page import Desk, Sent, to


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    def dashboard(request: Request, fault: Refused | None = None) -> Response:
        who = desk.who(request)
        context = {
            "owed": looking.owed(desk.house, who)["owed"],
            "votes": looking.votes(desk.house, who),
            "mine": games.listing(desk.house, who, mine=True)["games"],
            "asked_in": invitations.mine(desk.house, who),
            "lost_seats": looking.lost(desk.house, who),
            "fault": fault,
        }
        return desk.page(request, "account/dashboard.html", who, fault.status if fault else 200, **context)

    @routes.get("/dashboard")
    def show(request: Request) -> Response:
        return dashboard(request)

    @routes.post("/invitations/{token}/{answer}")
    def answer(request: Request, token: str, answer: str, _sent: Sent) -> Response:
        who = desk.who(request)
        try:
            if answer == "decline":
                invitations.decline(desk.house, who, token)
                return to("/dashboard")
            if answer != "accept":
                raise bad_input("an invitation is accepted or declined")
            return to(f"/games/{offices.accept(desk.house, who, token)['game']}")
        except Refused as fault:
            if who.account is None:
                raise
            return dashboard(request, fault)

    def invited(request: Request, game_id: str, sent: Sent | None = None, fault: Refused | None = None) -> Response:
        who = desk.who(request)
        rows = invitations.listing(desk.house, who, game_id)
        info = games.info(desk.house, who, game_id)
        context = {
            "game_id": game_id,
            "name": info["name"],
            "invited": rows,
            "seats": [seat["seat"] for seat in info["seats"]],
            "typed": sent.get("name")[:60] if sent else "",
            "chosen": sent.get("seat") if sent else "",
            "fault": fault,
        }
        return desk.page(request, "invitations.html", who, fault.status if fault else 200, **context)

    @routes.get("/games/{game_id}/invitations")
    def listing(request: Request, game_id: str) -> Response:
        return invited(request, game_id)

    @routes.post("/games/{game_id}/invite")
    def invite(request: Request, game_id: str, sent: Sent) -> Response:
        """What is refused is told at the form, which keeps what was typed."""
        who, name = desk.who(request), sent.get("name").strip()
        try:
            made = invitations.invite(desk.house, who, game_id, name or None, sent.get("seat") or None)
        except Refused as fault:
            return invited(request, game_id, sent, fault)
        if name:
            return to(f"/games/{game_id}/invitations")
        return desk.page(request, "invited.html", who, made=made, game_id=game_id)

    @routes.post("/games/{game_id}/invitations/{token}/withdraw")
    def withdraw(request: Request, game_id: str, token: str, _sent: Sent) -> Response:
        invitations.withdraw(desk.house, desk.who(request), game_id, token)
        return to(f"/games/{game_id}/invitations")

    @routes.post("/games/{game_id}/go-on")
    def go_on(request: Request, game_id: str, _sent: Sent) -> Response:
        gm.resume(desk.house, desk.who(request), game_id)
        return to(f"/games/{game_id}")

    @routes.post("/games/{game_id}/office/{act}")
    def office(request: Request, game_id: str, act: str, sent: Sent) -> Response:
        house, who, name, why = desk.house, desk.who(request), sent.get("name"), sent.get("why")
        if act == "volunteer":
            offices.volunteer(house, who, game_id, why)
        elif act == "hand-over":
            offices.hand_over(house, who, game_id, name, why)
        elif act == "resign":
            offices.lay_down(house, who, game_id, why)
        elif act == "appoint":
            offices.appoint(house, who, game_id, name, why)
        else:
            raise bad_input(f"{act[:20]!r} is nothing that is done with an office")
        return to(f"/games/{game_id}#pane-people")

    return routes


def beside(house: House, who: Who, info: GameTold) -> dict[str, Any]:
    """What a page of a game shows of all this."""
    own = who.account is not None and info["kind"] == "game"
    return {
        "asked_in": invitations.mine(house, who, info["id"]) if own else [],
        "lost_seats": [seat for seat in looking.lost(house, who) if seat["game"] == info["id"]] if own else [],
        "office": office_of(who, info),
    }


def office_of(who: Who, info: GameTold) -> dict[str, bool]:
    """What somebody may do with the game master's office."""
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
