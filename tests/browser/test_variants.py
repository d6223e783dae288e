"""A year of each variant, played through the page alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import expect_saved, now, open_game, order, tab, tap, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

VARIANTS = ("standard", "formal", "masters", "factional", "international-relations", "world-war-one")
MOST_PHASES = 9
TAPPED = 3  # units that are ordered on the board; the others are ordered by their lists
ADDED = 2


def order_units(page: Page, slots: list[dict[str, object]]) -> set[str]:
    """Order units by taps, as far as the places of one order are unambiguous; the others by their lists."""
    meant: set[str] = set()
    for number, slot in enumerate(slot for slot in slots if not slot["free"]):
        lines: list[tuple[str, str, str, list[str], str]] = slot["lines"]  # type: ignore[assignment]
        moves = [line for line in lines if line[1] in ("move", "retreat") and line[3]]
        ends = [line[3][0].split("/")[0] for line in moves]
        single = [line for line, end in zip(moves, ends, strict=True) if ends.count(end) == 1]
        if number < TAPPED and single and slot["count"] == 1:
            text, _kind, at, steps, _label = single[number % len(single)]
            tap(page, at)
            tap(page, steps[0])
        else:
            text = lines[number % len(lines)][0]
            order(page, str(slot["key"]), text)
        expect_saved(page)
        meant.add(text)
    return meant


def add_directives(page: Page) -> set[str]:
    options = page.locator("#add-directive option:not([value=''])").evaluate_all("all => all.map(one => one.value)")
    meant = set(options[: 2 * ADDED : 2])
    for text in sorted(meant):
        page.locator("#add-directive").select_option(text)
        expect_saved(page)
    return meant


@pytest.mark.full
@pytest.mark.parametrize("rules", VARIANTS)
def test_a_year(desk: Desk, place: Place, rules: str) -> None:
    who = place.person(f"Player of {rules}"[:30])
    game = place.sandbox(who, rules)
    page = desk.sit(who)
    open_game(page, place.url, game)
    first = page.locator("#slider-phase").get_attribute("data-phase") or ""
    seats = page.locator("#as-seat option").evaluate_all("all => all.map(one => one.value)")
    ordered = 0
    for _phase in range(MOST_PHASES):
        phase = page.locator("#slider-phase").get_attribute("data-phase") or ""
        if int(phase[1:5]) > int(first[1:5]) + (first[5] == "T"):
            break
        asked = [seat for seat in seats if now(page, f"/games/{game}", seat)["data"]["slots"] or "T" in phase]
        for seat in asked[:2]:
            open_game(page, place.url, game, seat)
            data = now(page, f"/games/{game}", seat)["data"]
            meant = order_units(page, data["slots"]) | add_directives(page)
            page.reload()
            stands = written(page) | set(data["draft"]["lines"])
            refused = page.locator("#pane-orders").inner_text()
            assert all(text in stands or text in refused for text in meant), (phase, seat, meant - stands)
            ordered += len(meant & stands)
        for name in ("story", "tables", "people"):
            tab(page, name)
        tab(page, "orders")
        page.get_by_role("button", name="Adjudicate this phase").click()
        expect(page.locator("#slider-phase")).not_to_have_attribute("data-phase", phase)
    else:
        pytest.fail(f"{rules}: {first} is not over after {MOST_PHASES} phases")
    assert ordered >= 8
    page.locator("[popovertarget=moments]").click()
    page.get_by_label("First phase").click()
    expect(page.locator("#slider-phase")).to_have_attribute("data-phase", first)
    expect(page.locator("#past")).to_be_visible()
