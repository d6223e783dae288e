"""The board on the home page, and exhibitions, in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from casusbelli.records.games.exhibition_file import exhibitions
from casusbelli.service.ops import demo, exhibition_import
from casusbelli.service.reads import exhibition_pages
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

SHORT = "tossed-coin"
PHASES = len(next(iter(exhibitions().values())).table.captions)


def at(page: Page, number: int) -> None:
    """Only this frame is shown, with its picture."""
    expect(page.locator("#film-at")).to_have_text(f"{number}/{PHASES}")
    frame = page.locator(".film .frame:visible")
    expect(frame).to_have_count(1)
    expect(frame.locator("img")).to_have_js_property("complete", True)


def test_the_board_plays_itself_and_can_be_stopped(desk: Desk, place: Place) -> None:
    page = desk.sit()
    page.clock.install()
    page.goto(place.url)
    at(page, 1)
    page.mouse.move(5, 5)
    page.clock.run_for(7_100)
    at(page, 2)
    page.get_by_role("button", name="Pause", exact=True).click()
    page.mouse.move(5, 5)
    page.clock.run_for(30_000)
    at(page, 2)
    page.get_by_role("button", name="Next", exact=True).click()
    at(page, 3)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at(page, PHASES)  # before the first comes the last
    expect(page.locator("#film")).to_have_attribute("aria-live", "polite")


def test_less_motion_and_no_script_are_a_still_picture(desk: Desk, place: Place) -> None:
    page = desk.sit(reduced_motion="reduce")
    page.clock.install()
    page.goto(place.url)
    page.clock.run_for(30_000)
    at(page, 1)
    page.get_by_role("button", name="Play", exact=True).click()
    page.mouse.move(5, 5)
    page.clock.run_for(7_100)
    at(page, 2)
    plain = desk.sit(java_script_enabled=False)
    plain.goto(place.url)
    expect(plain.locator(".film .frame:visible")).to_have_count(1)
    expect(plain.locator("#film-next")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1280, 1440])
def test_the_worlds_fit(desk: Desk, place: Place, width: int) -> None:
    """One column on a phone and at most two rows on a screen, without scrolling sideways."""
    page = desk.sit(viewport={"width": width, "height": 844}, locale="de-DE")
    page.goto(place.url)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tops = page.locator(".worlds .card").evaluate_all("(cards) => new Set(cards.map((c) => c.offsetTop)).size")
    assert tops == page.locator(".worlds .card").count() if width == 390 else tops <= 2


def test_an_exhibition_opens_on_its_most_dramatic_phase(
    desk: Desk, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exhibition_import, "exhibitions", lambda: {SHORT: exhibitions()[SHORT]})
    exhibition_import.keep_exhibitions(place.service, demo._owner(place.service).known())
    [game] = [one.game for one in exhibition_pages.shown(place.service).values() if one.name == SHORT]
    page = desk.sit()
    page.goto(f"{place.url}/games/{game}")
    expect(page.locator("#past-title")).to_contain_text("Spring 1917")
    expect(page.get_by_text("The coin decides for Italy").first).to_be_visible()
    page.get_by_role("link", name="Fall 1917", exact=True).click()
    expect(page.locator("#past-title")).to_contain_text("Fall 1917")
