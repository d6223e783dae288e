"""The form for a new game in a browser: three questions, on a desktop and a phone, with and without scripts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from casusbelli.service.games import lobby
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "resultTypes": ["violations"]}


@pytest.fixture(params=SCREENS)
def form(request: pytest.FixtureRequest, desk: Desk, place: Place) -> Iterator[Page]:
    """The form, which must not be wider than the screen or have faults that axe finds, at the beginning or the end."""
    page = desk.sit(place.person("Nora"), timezone_id="Europe/Berlin", **SCREENS[request.param])
    page.goto(f"{place.url}/new")
    yield page
    if page.locator("#new-game").count():
        check(page)


def check(page: Page) -> None:
    width = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(width) == 0
    assert Axe().run(page, options=WCAG).response["violations"] == []


def pick(page: Page, title: str) -> None:
    page.locator(".answer:visible", has=page.get_by_text(title, exact=True)).first.click()


def test_a_clash_is_told_as_soon_as_it_is_ticked(form: Page) -> None:
    """Nothing that was typed is lost, and the options follow by themselves."""
    form.get_by_label("Name of the game").fill("My game")
    pick(form, "Formal Diplomacy")
    expect(form.locator("#summary")).to_contain_text("Formal Diplomacy on Europe, 1901")
    form.get_by_text("Combine rules").click()
    form.get_by_label("Final year").check()
    tick = form.get_by_label("Treaties only")
    tick.check()
    note = form.locator(".with", has=tick).get_by_role("alert")
    expect(note).to_contain_text("This can't be combined with Formal Diplomacy. In one of them wars are declared")
    expect(form.get_by_role("alert")).to_have_count(1)
    expect(tick).to_be_focused()
    check(form)
    pick(form, "International Relations")
    expect(form.get_by_role("alert")).to_have_count(0)
    form.get_by_text("Advanced", exact=True).click()
    form.get_by_text("World opinion (").click()
    expect(form.get_by_text("Years of a penalty", exact=True)).to_be_visible()
    expect(form.get_by_label("Name of the game")).to_have_value("My game")
    expect(form.locator("#with-last-year")).to_be_checked()


@pytest.mark.full
def test_the_pace_of_an_evening(form: Page, place: Place) -> None:
    """The browser knows the time zone; the summary tells the pace, and the game has it."""
    expect(form.get_by_label("Time zone")).to_be_hidden()
    pick(form, "Evening")
    form.get_by_label("Deadline", exact=True).fill("21:15")
    form.get_by_label("Name of the game").click()
    expect(form.locator("#summary")).to_contain_text("one phase a day at 21:15, Berlin time")
    check(form)
    form.get_by_role("button", name="Create game").click()
    form.wait_for_url("**/games/*")
    info = lobby.info(place.service, place.person("Nora"), form.url.rpartition("/")[2])
    assert (info["settings"].clock.at, info["settings"].clock.zone) == ("21:15", "Europe/Berlin")
    assert info["name"] == "Standard Diplomacy with Nora"


@pytest.mark.full
def test_deadlines_of_ones_own_are_checked_at_their_field(form: Page) -> None:
    expect(form.locator("#start")).to_be_hidden()
    pick(form, "Custom")
    form.locator("#start").fill("2001-01-01T18:00")
    form.get_by_role("button", name="Create game").click()
    expect(form.locator("#start")).to_be_focused()
    expect(form.get_by_role("alert")).to_contain_text("already passed")
    expect(form.locator("#start")).to_have_value("2001-01-01T18:00")


def test_a_game_against_bots_takes_four_taps(form: Page, place: Place) -> None:
    pick(form, "Factional Diplomacy")
    pick(form, "Against bots")
    pick(form, "Recruit")
    expect(form.locator("[name=talk][value=full]")).to_be_hidden()
    expect(form.locator("#summary")).to_contain_text("no deadlines · you against 13 bots")
    check(form)
    form.get_by_role("button", name="Create game").click()
    form.wait_for_url("**/games/*")
    info = lobby.info(place.service, place.person("Nora"), form.url.rpartition("/")[2])
    assert (info["status"], len(info["mine"])) == ("running", 1)
    assert {seat["bot"] for seat in info["seats"]} == {"random", None}


@pytest.mark.full
def test_gunboat_with_invited_players(form: Page, place: Place) -> None:
    """By keyboard."""
    form.locator("[name=company][value=public]").focus()
    form.keyboard.press("ArrowDown")
    expect(form.locator("[name=company][value=invited]")).to_be_checked()
    form.locator("[name=talk][value=full]").focus()
    for _ in range(3):
        form.keyboard.press("ArrowDown")
    expect(form.locator("#summary")).to_contain_text("7 invited players · gunboat")
    form.locator("[name=talk][value=gunboat]").press("Enter")
    form.wait_for_url("**/games/*")
    info = lobby.info(place.service, place.person("Nora"), form.url.rpartition("/")[2])
    settings = info["settings"]
    assert (settings.anonymous, settings.press.private, settings.join) == (True, False, "invited")


@pytest.mark.full
@pytest.mark.parametrize("language", ["de", "fr"])
def test_in_other_languages(desk: Desk, place: Place, language: str) -> None:
    page = desk.sit(place.person("Nora"), locale=language, color_scheme="dark", **SCREENS["phone"])
    page.goto(f"{place.url}/new?rules=formal&rules=treaties")
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.locator("#with-treaties")).to_be_focused()
    page.locator("#advanced > summary").click()
    for group in page.locator("#advanced details > summary").all():
        group.click()
    check(page)


def test_without_scripts(desk: Desk, place: Place) -> None:
    """The clash is shown at the tick when the options are requested, and a game can be created."""
    page = desk.sit(place.person("Nora"), java_script_enabled=False, **SCREENS["phone"])
    page.goto(f"{place.url}/new")
    pick(page, "Masters Rules")
    page.get_by_text("Combine rules").click()
    tick = page.get_by_label("Neutral armies")
    tick.check()
    page.get_by_role("button", name="Show the options of these rules").click()
    expect(page.locator(".with", has=tick).get_by_role("alert")).to_contain_text(
        "Both put armies into the same centers"
    )
    tick.uncheck()
    pick(page, "Against bots")
    page.get_by_role("button", name="Create game").click()
    page.wait_for_url("**/games/*")
