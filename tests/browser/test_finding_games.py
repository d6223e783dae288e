"""From the lobby into a game with others: filters, the page of a game, guests, invitation links."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_visitor_finds_a_game_joins_as_a_guest_and_signs_up(desk: Desk, place: Place, size: dict[str, Any]) -> None:
    name = f"Slow {uuid4().hex[:6]}"
    settings = Settings(clock=Clock(length=4320))
    owner = place.person(f"Olga{uuid4().hex[:6]}")
    game = lobby.create(place.service, owner, Setup(name, "factional", settings=settings))
    page = desk.sit(**size)
    page.goto(f"{place.url}/games")
    page.get_by_label("Search by name").fill(name)
    page.get_by_text("More filters").click()
    page.get_by_label("Variant or rule").select_option("factional")
    page.get_by_label("Pace").select_option("relaxed")
    page.get_by_role("button", name="Apply filters").click()
    assert "pace=relaxed" in page.url
    cards = page.locator(".game-card")
    expect(cards).to_have_count(1)
    picture = cards.locator("img").first
    assert picture.evaluate("async one => { await one.decode(); return one.naturalWidth; }") > 100
    assert not is_too_wide(page)
    page.get_by_role("link", name=name).click()
    expect(page.locator("dl.terms")).to_contain_text("Relaxed")
    assert not is_too_wide(page)
    page.get_by_role("button", name="Continue as a guest").click()
    page.get_by_role("button", name="Join as Italy (A)").click()
    expect(page.locator(".forming-seat.mine")).to_contain_text("Italy (A)")
    page.goto(f"{place.url}/register")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    newcomer = f"New{uuid4().hex[:6]}"
    page.locator("#name").fill(newcomer)
    page.locator("#password").fill("a few unrelated words")
    page.locator("form[action='/register'] button").click()
    page.goto(f"{place.url}/games/{game}")
    expect(page.locator(".forming-seat.mine")).to_contain_text("Italy (A)")
    assert newcomer in [seat["player"] for seat in lobby.info(place.service, owner, game)["seats"]]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_invitation_link_is_copied_and_used(desk: Desk, place: Place, size: dict[str, Any]) -> None:
    owner = place.person(f"Olga{uuid4().hex[:6]}")
    game = lobby.create(place.service, owner, Setup("Private round", visibility="private"))
    page = desk.sit(owner, **size, permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{place.url}/games/{game}/invitations")
    page.get_by_role("button", name="Create link").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link == page.get_by_label("Link").input_value()
    assert not is_too_wide(page)
    guest = desk.sit(**size)
    guest.goto(place.url + link.removeprefix(place.service.base_url))
    expect(guest.locator(".invited-by")).to_contain_text("invites you to play")
    guest.get_by_role("button", name="Continue as a guest").click()
    guest.get_by_role("button", name="Join as Turkey").click()
    expect(guest.locator(".forming-seat.mine")).to_contain_text("Turkey")
    page.reload()
    expect(page.locator("table.invited")).to_contain_text("accepted")
