"""From the home page into a game against bots."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board import expect_saved
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_visitor_plays_against_bots(desk: Desk, place: Place, phone: bool) -> None:
    """Three steps to the first order. Once the visitor is ready, bots play, and the results open by themselves."""
    small: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = desk.sit(**(small if phone else {}))
    page.goto(place.url)
    page.get_by_role("button", name="Play against bots").click()
    page.locator("html.js [data-slot] .order-pick").first.click()
    page.locator(".order-menu [data-line*=' - ']").first.click()
    expect_saved(page)
    page.get_by_role("button", name="Ready", exact=True).click()
    expect(page.get_by_role("button", name="Continue to your orders")).to_be_visible()
    expect(page.locator("#game-head")).to_contain_text("Results of Spring 1901")


def test_the_first_hint_folds_when_it_has_been_read(desk: Desk, place: Place) -> None:
    """It is open for two phases and then leaves the room to the orders; it can be opened again."""
    page = desk.sit()
    page.goto(place.url)
    page.get_by_role("button", name="Play against bots").click()
    step = page.locator("#first-game li").first
    for phase in ("Spring 1901", "Fall 1901"):
        expect(step).to_be_visible()
        page.get_by_role("button", name="Ready", exact=True).click()
        page.get_by_role("button", name="Yes", exact=True).click()
        expect(page.locator("#game-head")).to_contain_text(f"Results of {phase}")
        page.get_by_role("button", name="Continue to your orders").click()
    expect(step).to_be_hidden()
    page.locator("#first-game summary").click()
    expect(step).to_be_visible()


def test_a_new_account_s_first_order_takes_five_steps(desk: Desk, place: Place) -> None:
    page = desk.sit()
    page.goto(place.url)
    page.get_by_role("link", name="Sign up").first.click()
    page.get_by_label("Name", exact=True).fill("Newcomer")
    page.get_by_label("Password", exact=True).fill("rhubarb and custard")
    page.get_by_role("button", name="Sign up").click()
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator("html.js [data-slot] .order-pick").first.click()
    page.locator(".order-menu [data-line*=' - ']").first.click()
    expect_saved(page)
