"""Several people, tabs and bad lines: what one does the others see, and nobody's work is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from casusbelli.service.games import press
from tests.browser.board import expect_saved, open_game, tab, tap, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")


def test_letters_marks_and_results_come_without_reloading(desk: Desk, place: Place) -> None:
    anna, otto = place.person("Anna"), place.person("Otto")
    game = place.game({"Austria": anna, "Italy": otto})
    hers, his = desk.sit(anna), desk.sit(otto)
    for page in (hers, his):
        open_game(page, place.url, game)
    tab(hers, "press")
    tab(his, "press")
    talk(hers, "Austria|Italy")
    hers.get_by_label("Your message").fill("Shall we leave Trieste and Venice alone?")
    hers.get_by_role("button", name="Send").click()
    expect(his.locator("#letters")).to_contain_text("Shall we leave Trieste and Venice alone?")
    expect(his.locator("#tab-press .badge-count")).to_have_text("1 unread")
    talk(his, "Austria|Italy")
    expect(his.locator("#tab-press .badge-count")).to_have_count(0)
    expect(hers.get_by_label("Your message")).to_have_value("")
    tab(his, "people")
    tab(hers, "orders")
    tap(hers, "VIE")
    tap(hers, "GAL")
    expect_saved(hers)
    hers.get_by_role("button", name="Ready", exact=True).click()
    expect(his.locator("#people .seat-row", has_text="Austria")).to_contain_text("ready")
    tab(his, "orders")
    his.get_by_role("button", name="More").click()
    his.get_by_role("button", name="Submit without orders").click()
    his.get_by_role("dialog").get_by_role("button", name="Yes").click()
    for page in (hers, his):
        expect(page.locator("#game-head .phase")).to_contain_text("Fall 1901")
        expect(page.locator("#slider-phase")).to_contain_text("Spring 1901")
    hers.get_by_role("button", name="Continue to your orders").click()
    expect(hers.locator("#slider-phase")).to_contain_text("Fall 1901")
    tab(his, "story")
    expect(his.locator("#story-of")).to_contain_text("Army Vienna → Galicia")
    his.locator("#story-of summary", has_text="Austria").click()
    his.locator(".order", has_text="Army Vienna → Galicia").get_by_role("link", name="why?").click()
    expect(his.locator(".reasons")).to_contain_text("attack strength of Army Vienna (Austria): 1")


def talk(page: Page, thread: str) -> None:
    page.locator(f"#letters [data-thread='{thread}']").click()


def test_a_conversation_with_drafts_search_and_plans(desk: Desk, place: Place) -> None:
    anna, otto = place.person("Anna"), place.person("Otto")
    game = place.game({"Austria": anna, "Italy": otto})
    press.send(place.service, otto, game, ["Austria"], "for you alone")
    press.send(place.service, otto, game, ["*"], "for everybody")
    page = desk.sit(anna)
    open_game(page, place.url, game)
    tab(page, "press")
    expect(page.locator("#tab-press .badge-count")).to_have_text("2 unread")
    talk(page, "Austria|Italy")
    expect(page.locator(".letter")).to_have_count(1)
    expect(page.locator(".letter")).to_contain_text("for you alone")
    expect(page.locator("#tab-press .badge-count")).to_have_text("1 unread")
    page.get_by_label("Your message").fill("half a sent")
    press.send(place.service, otto, game, ["Austria"], "one more", plan=["A VEN - TYR", "A VIE - GAL"])
    expect(page.locator(".letter")).to_have_count(2)
    expect(page.get_by_label("Your message")).to_have_value("half a sent")
    page.keyboard.press("Escape")
    expect(page.locator("#conversation")).to_be_hidden()
    page.reload()
    tab(page, "press")
    talk(page, "Austria|Italy")
    expect(page.get_by_label("Your message")).to_have_value("half a sent")
    page.get_by_role("link", name="Show on the board").click()
    expect(page.locator("#past")).to_contain_text("Plan for Spring 1901")
    expect(page.locator("#board [data-part=drafts] *").first).to_be_attached()
    page.locator("#now").click()
    expect(page.locator("#past")).to_be_hidden()
    page.get_by_label("Your message").fill("Agreed.")
    page.get_by_text("Attach orders or more").click()
    page.get_by_label("Orders of a plan").fill("A VIE - XXX")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".compose .saved")).to_contain_text("XXX")
    page.get_by_label("Orders of a plan").fill("BUD - SER")
    page.get_by_label("Your message").press("Control+Enter")
    expect(page.locator(".letter.mine")).to_contain_text("Army Budapest → Serbia")
    expect(page.get_by_label("Your message")).to_have_value("")
    page.get_by_role("link", name="Back to all conversations").click()
    page.get_by_role("searchbox").fill("FOR YOU")
    page.get_by_role("searchbox").press("Enter")
    expect(page.locator("#found .hit")).to_have_count(1)
    page.locator("#found .hit").click()
    expect(page.locator("#thread")).to_contain_text("for you alone")
    page.keyboard.press("Escape")
    page.get_by_text("New group conversation").click()
    page.get_by_label("Italy", exact=True).check()
    page.get_by_label("France", exact=True).check()
    page.get_by_role("button", name="Start conversation").click()
    expect(page.locator(".talk-head")).to_contain_text("France, Italy")


def test_two_tabs_show_the_same_and_the_stale_one_is_told(desk: Desk, place: Place) -> None:
    who = place.person("Berta")
    game = place.sandbox(who)
    first = desk.sit(who)
    second = desk.page(desk.contexts[-1])
    open_game(first, place.url, game, "Austria")
    open_game(second, place.url, game, "Austria")
    tap(first, "VIE")
    tap(first, "TYR")
    expect_saved(first)
    expect(second.locator("[data-slot='A VIE'] select")).to_have_value("A VIE - TYR")
    second.route("**/news*", lambda route: route.abort())
    second.route("**/now?*", lambda route: route.abort())
    second.reload()
    second.wait_for_selector("html.js #tab-people")
    tap(first, "VIE")
    tap(first, "GAL")
    expect(first.locator("[data-slot='A VIE'] select")).to_have_value("A VIE - GAL")
    expect_saved(first)
    tap(second, "BUD")
    tap(second, "SER")
    expect(second.locator("#saved")).to_contain_text("changed somewhere else")
    first.reload()
    assert written(first) == {"A VIE - GAL"}


def test_a_lost_line(desk: Desk, place: Place) -> None:
    who = place.person("Clara")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "Russia")
    page.context.set_offline(True)
    tap(page, "MOS")
    tap(page, "UKR")
    expect(page.locator("#saved")).to_contain_text("offline")
    assert written(page) == {"A MOS - UKR"}
    page.context.set_offline(False)
    expect_saved(page)
    page.reload()
    assert written(page) == {"A MOS - UKR"}


def test_news_of_the_time_without_a_line_is_made_up_for(desk: Desk, place: Place) -> None:
    dora, emil = place.person("Dora"), place.person("Emil")
    game = place.game({"Austria": dora, "Italy": emil})
    hers, his = desk.sit(dora), desk.sit(emil)
    open_game(hers, place.url, game)
    open_game(his, place.url, game)
    tab(his, "press")
    his.context.set_offline(True)
    tab(hers, "press")
    talk(hers, "Austria|Italy")
    hers.get_by_label("Your message").fill("Are you there?")
    hers.get_by_role("button", name="Send").click()
    expect(hers.locator("#thread")).to_contain_text("Are you there?")
    his.context.set_offline(False)
    expect(his.locator("#letters")).to_contain_text("Are you there?")


def test_a_game_master_leads_a_phase(desk: Desk, place: Place) -> None:
    hugo, ida = place.person("Hugo"), place.person("Ida")
    game = place.game({"Austria": ida}, gm=hugo)
    page = desk.sit(hugo)
    page.goto(f"{place.url}/games/{game}/console")
    expect(page.get_by_role("row", name=re.compile("Austria"))).to_contain_text("nothing yet")
    entering = page.locator("form", has=page.get_by_role("heading", name="Enter orders for a player"))
    entering.get_by_label("Orders").fill("A VIE - TYR")
    entering.get_by_label("Reason").fill("by letter")
    entering.get_by_role("button").click()
    page.get_by_role("button", name="Show the results").click()
    expect(page.locator("#trial")).to_contain_text("Army Vienna → Tyrolia")
    judging = page.locator("form", has=page.get_by_role("heading", name="Adjudicate now"))
    judging.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(page.locator("main")).to_contain_text("Fall 1901")
    back = page.locator("form", has=page.get_by_role("heading", name="Roll back"))
    back.get_by_label("Phase", exact=True).select_option("S1901M")
    back.get_by_label("Restore the orders of that phase").check()
    back.get_by_label("Reason").fill("a bad connection")
    back.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(page.locator("main")).to_contain_text("a bad connection")
    hers = desk.sit(ida)
    open_game(hers, place.url, game)
    assert written(hers) == {"A VIE - TYR"}
    tab(hers, "people")
    expect(hers.locator("#people")).to_contain_text("by letter")
