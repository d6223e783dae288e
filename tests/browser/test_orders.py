"""The orders beside the board: the menu of each unit, messages about an order, and one state for list, board and
text."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from casusbelli.service.games import gm, order_entry
from tests.browser.board import expect_saved, open_game, order, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def row(page: Page, unit: str) -> Locator:
    return page.locator(f"[data-slot='{unit}']")


def type_in(page: Page, text: str) -> None:
    page.locator("#orders-text").evaluate("(box, text) => { box.value = text; box.form.requestSubmit(); }", text)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_two_taps_give_an_order(desk: Desk, place: Place, size: dict[str, Any]) -> None:
    who = place.person("Ora")
    page = desk.sit(who, **size)
    open_game(page, place.url, place.sandbox(who), "Austria")

    def tap(at: Locator) -> None:
        if size:
            at.tap()
        else:
            at.click()

    for unit, line in (("A BUD", "A BUD - SER"), ("A VIE", "A VIE - BUD"), ("F TRI", "F TRI - ALB")):
        tap(row(page, unit).locator(".order-pick"))
        tap(page.locator(f".order-menu [data-line='{line}']"))
    expect_saved(page)
    assert written(page) == {"A BUD - SER", "A VIE - BUD", "F TRI - ALB"}
    expect(row(page, "A BUD")).to_contain_text("Army Budapest → Serbia")
    tap(row(page, "A BUD").locator(".order-clear"))
    expect_saved(page)
    expect(row(page, "A BUD")).to_contain_text("Army Budapest: no order yet")
    assert written(page) == {"A VIE - BUD", "F TRI - ALB"}


def test_keys_and_parts_of_names(desk: Desk, place: Place) -> None:
    """With the keyboard only: the menu can be searched, and orders that fit the player's other orders come first."""
    who = place.person("Ora")
    page = desk.sit(who)
    open_game(page, place.url, place.sandbox(who), "Austria")
    row(page, "A VIE").locator(".order-pick").focus()
    for typed in ("gal", "support gal"):
        page.keyboard.press("Enter")
        expect(page.locator(".order-menu input")).to_be_focused()
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
    expect_saved(page)
    assert written(page) == {"A VIE - GAL", "A BUD S A VIE - GAL"}
    expect(row(page, "F TRI").locator(".order-pick")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".order-menu")).to_be_hidden()
    expect(row(page, "F TRI").locator(".order-pick")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".order-menu .active")).to_have_attribute("data-line", "F TRI - VEN")


def test_an_order_typed_in_full_is_that_order(desk: Desk, place: Place) -> None:
    """Letters are searched in all orders, so that "F KIE H" fits moves to Holland and Heligoland too."""
    who = place.person("Ora")
    page = desk.sit(who)
    open_game(page, place.url, place.sandbox(who), "Germany")
    row(page, "F KIE").locator(".order-pick").click()
    page.keyboard.type("f kie  h")
    expect(page.locator(".order-menu [data-line]").first).not_to_have_attribute("data-line", "F KIE H")
    page.keyboard.press("Enter")
    expect_saved(page)
    assert written(page) == {"F KIE H"}


def test_messages_are_below_their_orders(desk: Desk, place: Place) -> None:
    who = place.person("Ora")
    game = place.sandbox(who, "international-relations")
    gm.judge_now(place.service, who, game, "W1900T")
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    order(page, "A VIE", "A VIE S A BUD - GAL")
    hint = row(page, "A VIE").locator(".order-notes .hint")
    expect(hint).to_contain_text("Army Budapest is not ordered to Galicia")
    order(page, "A BUD", "A BUD - SER")
    expect(hint).to_contain_text("Army Budapest is ordered to Serbia")
    expect(row(page, "A BUD").locator(".order-notes .sure")).to_contain_text("entering neutral Serbia")
    expect(page.locator("#happens")).to_contain_text("In all, these orders cost you")
    expect(page.locator("#cost")).to_have_text("3 penalty points")
    expect(page.locator("#happens")).not_to_contain_text("Serbia")
    type_in(page, "A BUD - BUL\nA VIE - BUD\nwhatever")
    expect(row(page, "A BUD").locator(".order-notes .bad")).to_contain_text("Bulgaria")
    expect(row(page, "A BUD")).to_contain_text("Army Budapest → Bulgaria")
    expect(page.locator("#happens .bad")).to_contain_text("whatever")
    order(page, "A BUD", "A BUD H")
    expect(hint).to_contain_text("stays in Budapest")
    expect(page.locator("#orders-text")).to_have_value("A VIE - BUD\nA BUD H\nwhatever")
    plain = desk.sit(who, java_script_enabled=False)
    plain.goto(f"{place.url}/games/{game}?seat=Austria")
    expect(row(plain, "A VIE").locator(".order-notes .hint")).to_contain_text("stays in Budapest")
    expect(plain.locator("#happens .bad")).to_contain_text("whatever")


def test_codes_are_remembered(desk: Desk, place: Place) -> None:
    who = place.person("Ora")
    page = desk.sit(who)
    open_game(page, place.url, place.sandbox(who), "Austria")
    page.get_by_role("button", name="Show codes").click()
    page.reload()
    order(page, "A BUD", "A BUD - SER")
    expect(row(page, "A BUD").locator(".by-code")).to_be_visible()
    expect(row(page, "A BUD").locator(".by-name")).to_be_hidden()
    expect(row(page, "A BUD")).to_contain_text("A BUD - SER")


PHASES = [  # orders before, who writes, the typed text, the lists and the text afterwards, the board
    (["ENGLAND: F LON - NTH, A LVP - YOR"], "England", "yorkshire to norway\nnth c a yor - nwy",
     {"A YOR": "A YOR - NWY VIA", "F NTH": "F NTH C A YOR - NWY"}, ".arrow"),
    (["AUSTRIA: A VIE - TYR", "AUSTRIA: A TYR - VEN, F TRI S A TYR - VEN"], "Italy", "army venice - tuscany",
     {"A VEN": "A VEN R TUS"}, ".flee"),
    (["GERMANY: F KIE - DEN", "GERMANY: F DEN H"], "Germany", "build army kiel", {"build waive": "Build A KIE"}, "use"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "seat", "typed", "lines", "drawn"), PHASES, ids=["M", "R", "A"])
def test_text_list_and_board_are_one(
    desk: Desk, place: Place, before: list[str], seat: str, typed: str, lines: dict[str, str], drawn: str
) -> None:
    """Typed text is replaced by the orders as they were understood."""
    who = place.person("Ora")
    game = place.sandbox(who)
    for phase, text in zip(("S1901M", "F1901M"), before, strict=False):
        owner, _colon, orders = text.partition(": ")
        order_entry.submit(place.service, who, game, owner.capitalize(), phase, orders.replace(", ", "\n"))
        gm.judge_now(place.service, who, game, phase)
    page = desk.sit(who)
    open_game(page, place.url, game, seat)
    type_in(page, typed)
    for unit, line in lines.items():
        expect(row(page, unit).locator("select").first).to_have_value(line)
    expect(page.locator("#orders-text")).to_have_value("\n".join(lines.values()))
    expect(page.locator("#counter")).to_contain_text(f"{len(lines)} of")
    expect(page.locator(f'[data-part="drafts"] {drawn}').first).to_be_attached()
    first = next(iter(lines))
    row(page, first).locator(".order-clear").first.click()
    expect(page.locator("#orders-text")).to_have_value("\n".join(list(lines.values())[1:]))
