"""The scenes of a game page: which one it opens in, and that a turn takes few steps without scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from casusbelli.service.games import gm, invitations, order_entry
from tests.browser.board import expect_saved, open_game, tap
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

LAST = {"last-year.year": "1901"}
SIZES = ((1280, 720), (390, 844), (844, 390))
SCROLLED = """() => [document.scrollingElement, document.body, document.querySelector("main")]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map(one => one.tagName)"""


def scene(page: Page) -> Any:
    return page.evaluate("document.body.dataset.scene")


def expect_scene(page: Page, name: str, tab: str) -> None:
    expect(page.locator(f"body[data-scene={name}]")).to_be_attached()
    expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")


def is_in_sight(page: Page, name: str) -> bool:
    box, size = page.get_by_role("button", name=name, exact=True).bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and (box["y"] + box["height"] <= size["height"])
    )


@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls_but_panels(desk: Desk, place: Place, size: tuple[int, int]) -> None:
    who = place.person("Selma")
    game = place.game({"Austria": who}, "international-relations")
    width, height = size
    page = desk.sit(who, viewport={"width": width, "height": height}, has_touch=width < 1000, is_mobile=width < 1000)
    open_game(page, place.url, game)
    assert page.evaluate(SCROLLED) == []
    assert is_in_sight(page, "Ready")


@pytest.mark.parametrize("rules", ["international-relations", "factional", "formal"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_all_tabs_and_powers_are_in_sight_in_german(
    desk: Desk, place: Place, rules: str, size: tuple[int, int]
) -> None:
    """Long words do not push the last ones out of sight."""
    who = place.person("Selma")
    game = place.sandbox(who, rules)
    width, height = size
    small = width < 1000
    page = desk.sit(who, viewport={"width": width, "height": height}, has_touch=small, is_mobile=small, locale="de-DE")
    open_game(page, place.url, game)
    for row in (".tabs", ".strip"):
        assert page.locator(row).evaluate("row => row.scrollWidth - row.clientWidth") <= 0, row


def test_ready_asks_only_when_something_certain_is_lost(desk: Desk, place: Place) -> None:
    """A use of an allowance is certain, too, but costs nothing."""
    who = place.person("Selma")
    page = desk.sit(who)
    for rules, orders in (("masters", "A VIE - GAL\nInfluence A POR H"), ("formal", "A VIE - GAL\nDWO Turkey")):
        game = place.game({"Austria": who, "Italy": place.person(f"Tiago {rules}")}, rules)
        order_entry.submit(place.service, who, game, "Austria", "S1901M", orders)
        open_game(page, place.url, game)
        page.get_by_role("button", name="Ready", exact=True).click()
        if rules == "formal":
            asked = page.get_by_role("dialog")
            expect(asked).to_contain_text("These orders have a cost. Submit anyway?")
            asked.get_by_role("button", name="Yes").click()
        expect(page.locator("#action-bar")).to_contain_text("Undo ready")


def test_a_long_deadline_fits_a_small_phone_in_german(desk: Desk, place: Place) -> None:
    who = place.person("Selma")
    game = place.sandbox(who, "international-relations")
    with place.service.write() as tx:
        tx.run("UPDATE games SET deadline = ? WHERE id = ?", tx.now() + 23 * 3_600_000, game)
    page = desk.sit(who, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="de-DE")
    open_game(page, place.url, game)
    expect(page.locator("#game-head .due")).to_contain_text("h")
    assert page.locator("#game-head").evaluate("head => head.scrollWidth - head.clientWidth") <= 0


def test_the_scene_in_which_a_page_opens(desk: Desk, place: Place) -> None:
    who, other, master = place.person("Selma"), place.person("Tiago"), place.person("Uma")
    game = place.game({"Austria": who, "Italy": other}, gm=master)
    page = desk.sit(who)
    open_game(page, place.url, game)
    expect_scene(page, "orders", "orders")
    expect(page).to_have_title("(!) Your orders are due – Spring 1901, movement – A game")
    page.get_by_role("button", name="Ready", exact=True).click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("You have not entered any orders. Submit anyway?")
    asked.get_by_role("button", name="Yes").click()
    expect(page.locator("body[data-scene=waiting]")).to_be_attached()
    expect(page.locator("#action-bar")).to_contain_text("Waiting for Italy.")
    expect(page).to_have_title("Spring 1901, movement – A game")
    page.reload()
    expect_scene(page, "waiting", "press")
    order_entry.submit(place.service, who, game, "Austria", "S1901M", "A VIE - GAL")
    gm.judge_now(place.service, master, game, "S1901M")
    expect_scene(page, "results", "story")
    page.reload()
    expect_scene(page, "results", "story")
    expect(page.locator("#game-head")).to_contain_text("Results of Spring 1901")
    expect(page.locator("#slider-phase")).to_contain_text("Spring 1901")
    expect(page.locator("#story-of .order").first).to_contain_text("Army Vienna")
    page.get_by_role("button", name="Continue to your orders").click()
    expect_scene(page, "orders", "orders")
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")
    page.reload()
    expect_scene(page, "orders", "orders")
    page.get_by_label("Previous phase").click()
    expect(page.locator("body[data-scene=history]")).to_be_attached()
    expect(page.locator("#past")).to_contain_text("Spring 1901")
    page.locator("#action-bar").get_by_role("button", name="Back to now").click()
    expect(page.locator("body[data-scene=orders]")).to_be_attached()


def test_a_finished_game_shows_its_course(desk: Desk, place: Place) -> None:
    who, other, master = place.person("Selma"), place.person("Tiago"), place.person("Uma")
    game = place.game({"Austria": who, "Italy": other}, "standard + last-year", gm=master, options=LAST)
    order_entry.submit(place.service, who, game, "Austria", "S1901M", "A BUD - SER")
    for phase in ("S1901M", "F1901M"):
        gm.judge_now(place.service, master, game, phase)
    page = desk.sit(who)
    open_game(page, place.url, game)
    page.get_by_role("button", name="Continue").click()
    expect_scene(page, "ended", "story")
    expect(page.locator("#ended")).to_contain_text("The game is over.")
    austria = page.locator("#ended tr", has_text="Austria").locator("td")
    expect(austria).to_have_text(["3", "4"])
    page.get_by_role("link", name="Play again with these people").click()
    expect(page.get_by_label("Tiago")).to_be_checked()
    page.get_by_role("button", name="Create game").and_(page.locator(".main")).click()
    page.wait_for_url("**/games/*")
    assert [one["name"] for one in invitations.mine(place.service, other)] == ["A game"]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_three_orders_and_ready_in_seven_steps(desk: Desk, place: Place, size: tuple[int, int]) -> None:
    """Without scrolling or zooming: everything that is tapped is in sight."""
    who = place.person("Selma")
    width, height = size
    small = width < 1000
    page = desk.sit(who, viewport={"width": width, "height": height}, has_touch=small, is_mobile=small)
    open_game(page, place.url, place.game({"Austria": who}))
    for unit, to in (("VIE", "GAL"), ("BUD", "SER"), ("TRI", "ALB")):
        tap(page, unit, small)
        tap(page, to, small)
    expect_saved(page)
    expect(page.locator("#counter")).to_have_text("3 of 3 orders")
    assert is_in_sight(page, "Ready")
    assert page.evaluate(SCROLLED) == []
    page.get_by_role("button", name="Ready", exact=True).click()
    expect_scene(page, "results", "story")  # the bots were ready, too


def test_the_count_leads_to_the_first_unit_without_an_order(desk: Desk, place: Place) -> None:
    who = place.person("Selma")
    page = desk.sit(who)
    open_game(page, place.url, place.game({"Austria": who, "Italy": place.person("Tiago")}))
    tap(page, "VIE")
    tap(page, "GAL")
    page.locator("#tab-story").click()
    page.locator("#counter").click()
    expect(page.locator("#pane-orders")).to_be_visible()
    expect(page.locator("#order-bar")).to_contain_text("Budapest")


def test_a_chip_tells_who_plays_a_power(desk: Desk, place: Place) -> None:
    who = place.person("Selma")
    page = desk.sit(who)
    open_game(page, place.url, place.game({"Austria": who, "Italy": place.person("Tiago")}))
    chip = page.locator(".chip", has_text="Italy")
    chip.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#chip-Italy")).to_be_visible()
    expect(page.locator("#chip-Italy")).to_contain_text("Tiago")
    page.keyboard.press("Escape")
    expect(page.locator("#chip-Italy")).not_to_be_visible()


def test_a_phone_s_panel_is_pulled_up(desk: Desk, place: Place) -> None:
    who = place.person("Selma")
    page = desk.sit(who, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_game(page, place.url, place.game({"Austria": who}))
    side, grip = page.locator("#side"), page.locator("#grip")

    def height() -> float:
        box = side.bounding_box()
        return box["height"] if box else 0

    half = height()
    grip.click()
    tall = height()
    grip.click()
    assert tall > half == height()
    assert is_in_sight(page, "Ready")


def test_results_begin_with_the_last_moves_that_were_not_seen(desk: Desk, place: Place) -> None:
    """In the fall in which France takes Spain and Portugal, others have builds: what happened in winter does not hide
    what happened in fall."""
    who, other, master = place.person("Selma"), place.person("Tiago"), place.person("Uma")
    game = place.game({"Austria": who, "France": other}, gm=master)
    page = desk.sit(who)
    for phase, orders in (
        ("S1901M", {"France": "F BRE - MAO\nA MAR - SPA"}),
        ("F1901M", {"France": "F MAO - POR", "Austria": "A VIE - BUD"}),
        ("W1901A", {"France": "A PAR B"}),
    ):
        for seat, text in orders.items():
            order_entry.submit(place.service, who if seat == "Austria" else other, game, seat, phase, text)
        if phase == "F1901M":
            open_game(page, place.url, game)
            with page.expect_response("**/seen"):
                page.get_by_role("button", name="Continue to your orders").click()
        gm.judge_now(place.service, master, game, phase)
    open_game(page, place.url, game)
    expect_scene(page, "results", "story")
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")
    expect(page.locator("#story-of h3")).to_have_text(["Fall 1901, movement", "Winter 1901, adjustments"])
    page.get_by_role("button", name="Continue to your orders").click()
    expect_scene(page, "orders", "orders")
    page.reload()
    expect_scene(page, "orders", "orders")
