"""The first ten minutes of a new visitor, as docs/demo.md tells them: at a desk and on a phone.

``CASUS_PICTURES=docs/pictures ./test tests/browser/test_demo_pictures.py`` takes the pictures of docs/demo.md again;
otherwise the way is only walked.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import tap
from tests.browser.conftest import Desk, Place

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1120, "height": 700}},
    "phone": {"viewport": {"width": 390, "height": 760}, "has_touch": True, "is_mobile": True},
}

pytestmark = pytest.mark.full


@dataclass
class Album:
    page: Page
    device: str
    pictures: Path | None

    def keep(self, name: str) -> None:
        self.page.wait_for_timeout(1200 if self.pictures else 0)  # arrows are drawn one after the other
        picture = self.page.screenshot(type="jpeg", quality=45)
        assert len(picture) > 8_000
        if self.pictures is not None:
            (self.pictures / "demo").mkdir(parents=True, exist_ok=True)
            (self.pictures / "demo" / f"{name}-{self.device}.jpg").write_bytes(picture)


def check(page: Page) -> None:
    page.get_by_role("button", name="Check", exact=True).click()


def learn(album: Album, touch: bool) -> None:
    """Two steps of the tutorial, one of them with a mistake first, and the last step of a lesson."""
    page = album.page
    page.locator("#tutorial .button").click()
    expect(page.locator("#board.orders")).to_be_visible()
    tap(page, "PRO", touch)
    album.keep("move")
    tap(page, "SAV", touch)
    check(page)
    expect(page.locator("#verdict.good")).to_be_visible()
    page.goto(page.url.partition("?")[0] + "?step=3")
    page.locator("#orders-text").fill("A PRO - SAV\nA BUR - SAV")
    check(page)
    expect(page.locator("#verdict.warn")).to_be_visible()
    album.keep("mistake")
    page.get_by_role("link", name="Try again").click()
    page.locator("#orders-text").fill("A PRO - SAV\nA BUR S A PRO - SAV")
    check(page)
    expect(page.locator("#verdict.good")).to_be_visible()
    album.keep("reached")


def be_ready(page: Page) -> None:
    page.get_by_role("button", name="Ready", exact=True).click()
    page.locator("#ask[open] button[value=yes]").or_(page.locator("body[data-scene=results]")).first.wait_for()
    if page.locator("#ask[open]").count():
        page.locator("#ask button[value=yes]").click()
    expect(page.locator("body[data-scene=results]")).to_be_attached()


def play(album: Album) -> None:
    """A treaty is proposed at the conference with which the game begins."""
    page = album.page
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator("body[data-scene=orders]")).to_be_attached()
    album.keep("game")
    page.locator("select:has(option[value^='Enter MDT'])").select_option(index=1)
    page.get_by_role("button", name="Got it").click()
    expect(page.locator("#first-game")).to_have_count(0)
    page.locator("#granted button").first.scroll_into_view_if_needed()
    album.keep("treaty")
    be_ready(page)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("body[data-scene=orders]")).to_be_attached()
    page.locator("[data-slot] .order-pick").first.click()
    page.locator(".order-menu [data-line]").first.click()
    be_ready(page)
    album.keep("results")


def invite(album: Album, url: str) -> None:
    """Guests may not invite: by now the visitor has an account."""
    page = album.page
    page.goto(f"{url}/new")
    page.locator("[name=company][value=invited]").check(force=True)
    album.keep("new")
    page.get_by_role("button", name="Create game").click()
    page.wait_for_url("**/games/*")
    page.get_by_role("link", name="Invite", exact=True).click()
    page.get_by_role("button", name="Create link").click()
    expect(page.locator("main input[readonly]")).to_be_visible()
    album.keep("invite")


@pytest.mark.parametrize("device", DEVICES)
def test_the_first_ten_minutes(desk: Desk, place: Place, pictures: Path | None, device: str) -> None:
    page = desk.sit(**DEVICES[device])
    album = Album(page, device, pictures)
    page.goto(place.url)
    album.keep("home")
    page.get_by_role("link", name="Learn to play").first.click()
    album.keep("learn")
    learn(album, device == "phone")
    page.goto(f"{place.url}/how-to-play/international-relations")
    album.keep("minute")
    play(album)
    host = desk.sit(place.person(f"Nora-{device}"), **DEVICES[device])
    invite(Album(host, device, pictures), place.url)
