"""Orders entered by clicks, taps, keys, lists and text are equivalent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from casusbelli.service.games import gm, order_entry
from tests.browser.board import expect_saved, open_game, order, pick, press, tap, walk, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")


def test_a_unit_and_where_it_goes(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    page = desk.sit(who)
    open_game(page, place.url, place.sandbox(who), "Austria")
    tap(page, "BUD")
    expect(page.locator("#order-bar")).to_contain_text("Army Budapest")
    tap(page, "SER")
    expect_saved(page)
    assert written(page) == {"A BUD - SER"}
    expect(page.locator('[data-part="drafts"] .arrow')).to_have_count(1)
    page.reload()
    assert written(page) == {"A BUD - SER"}
    tap(page, "BUD")
    press(page, "Clear order")
    expect_saved(page)
    assert written(page) == set()
    expect(page.locator('[data-part="drafts"] .arrow')).to_have_count(0)


def test_supports_in_three_taps_and_a_hold_in_two(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    page = desk.sit(who)
    open_game(page, place.url, place.sandbox(who), "Austria")
    for support, target, to in (("VIE", "BUD", "GAL"), ("BUD", "VIE", "VIE")):
        tap(page, support)
        press(page, "Support")
        tap(page, target)
        tap(page, to)
    tap(page, "TRI")
    tap(page, "TRI")
    expect_saved(page)
    expect(page.locator("[data-slot='F TRI'] select")).to_have_value("F TRI H")
    assert written(page) == {"A VIE S A BUD - GAL", "A BUD S A VIE", "F TRI H"}


def test_a_convoy(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "England")
    for start, to in (("LON", "NTH"), ("EDI", "NWG"), ("LVP", "YOR")):
        tap(page, start)
        tap(page, to)
    expect_saved(page)
    page.get_by_role("button", name="Adjudicate this phase").click()
    expect(page.locator("#game-head")).to_contain_text("Fall 1901")
    tap(page, "NTH")
    press(page, "Convoy")
    tap(page, "YOR")
    tap(page, "NWY")
    tap(page, "YOR")
    tap(page, "NWY")
    expect_saved(page)
    expect(page.locator("[data-slot='A YOR'] select")).to_have_value("A YOR - NWY VIA")
    assert written(page) == {"F NTH C A YOR - NWY", "A YOR - NWY VIA"}


def test_coasts_are_asked_for_only_where_they_matter(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    page = desk.sit(who)
    game = place.sandbox(who)
    open_game(page, place.url, game, "France")
    tap(page, "BRE")
    tap(page, "MAO")
    expect_saved(page)
    page.get_by_role("button", name="Adjudicate this phase").click()
    expect(page.locator("#game-head")).to_contain_text("Fall 1901")
    tap(page, "MAO")
    tap(page, "POR")
    expect_saved(page)
    assert "F MAO - POR" in written(page)
    tap(page, "MAO")
    tap(page, "SPA")
    expect(page.locator("#order-bar")).to_contain_text("Which one?")
    pick(page, "F MAO - SPA/SC")
    expect(page.locator("[data-slot='F MAO'] select")).to_have_value("F MAO - SPA/SC")
    tap(page, "MAR")
    tap(page, "SPA")
    expect(page.locator("[data-slot='A MAR'] select")).to_have_value("A MAR - SPA")


def test_keys_alone(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    page = desk.sit(who)
    open_game(page, place.url, place.sandbox(who), "Turkey")
    page.locator("#board").focus()
    for key, unit in (("Right", "Constantinople"), ("Right", "Smyrna"), ("Right", "Ankara")):
        walk(page, f"Arrow{key}", unit)
    page.keyboard.press("Enter")
    expect(page.locator("#order-bar")).to_contain_text("Fleet Ankara")
    walk(page, "ArrowUp", "Black Sea")
    page.keyboard.press("Enter")
    expect_saved(page)
    assert written(page) == {"F ANK - BLA"}
    page.keyboard.press("Enter")
    page.keyboard.press("h")
    expect(page.locator("[data-slot='F ANK'] select")).to_have_value("F ANK H")
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    expect(page.locator("[data-slot='F ANK'] select")).to_have_value("")


def test_board_list_and_text_are_one(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    page = desk.sit(who)
    open_game(page, place.url, place.sandbox(who), "Italy")
    order(page, "A VEN", "A VEN - PIE")
    expect_saved(page)
    page.get_by_text("Edit as text").click()
    box = page.locator("#orders-text")
    expect(box).to_have_value("A VEN - PIE")
    box.fill("army venice to trieste\nF NAP - ION\nA ROM - NOWHERE")
    box.blur()
    expect(page.locator("[data-slot='A VEN'] select")).to_have_value("A VEN - TRI")
    expect(page.locator("[data-slot='F NAP'] select")).to_have_value("F NAP - ION")
    expect(page.locator("[data-slot='A ROM']")).to_contain_text("no such province")
    tap(page, "ROM")
    tap(page, "APU")
    expect(page.locator("[data-slot='A ROM'] select")).to_have_value("A ROM - APU")
    assert {"A VEN - TRI", "F NAP - ION", "A ROM - APU"} == written(page)


def test_zoom_and_pan(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    page = desk.sit(who)
    open_game(page, place.url, place.sandbox(who), "Austria")
    board = page.locator("#board")
    first = seen(page)
    page.get_by_label("Zoom in").click()
    page.get_by_label("Zoom in").click()
    expect(board).to_have_class(re.compile(r"\bnear\b"))
    assert seen(page)[2] < first[2] * 0.6
    page.get_by_label("Zoom out").click()
    tap(page, "VIE")
    tap(page, "BOH")
    expect_saved(page)
    assert written(page) == {"A VIE - BOH"}
    page.get_by_label("Show the whole board").click()
    expect(board).not_to_have_class(re.compile(r"\bnear\b"))
    assert_whole(page)
    page.get_by_label("Zoom in").click()
    board.press("0")
    assert_whole(page)
    page.get_by_label("Zoom in").click()
    expect(board).to_have_class(re.compile(r"\bnear\b"))
    tap(page, "SIL")
    tap(page, "SIL")
    assert_whole(page)


def seen(page: Page) -> tuple[float, float, float, float]:
    """Left, top, width and height of the visible part of the board, once it is drawn."""
    found = page.evaluate(
        """async () => {
          await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          const {x, y, width, height} = document.querySelector("#board svg").viewBox.baseVal;
          return [x, y, width, height];
        }"""
    )
    return found[0], found[1], found[2], found[3]


def assert_whole(page: Page) -> None:
    left, top, width, height = seen(page)
    assert left <= 0
    assert top <= 0
    assert left + width >= 1200
    assert top + height >= 1090
    assert min(width - 1200, height - 1090) == pytest.approx(0, abs=1), "no farther away than that"


SIZES = """() => {
  const frame = document.getElementById("board").getBoundingClientRect();
  const within = box =>
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  const scale = document.querySelector("#board svg").getScreenCTM().a;
  const texts = [...document.querySelectorAll("#board .names-short .code:not(.yields)")];
  const board = document.getElementById("board"), grown = 0.95 * board.style.getPropertyValue("--units") * scale;
  const units = [...document.querySelectorAll('#board [data-part="units"] use')].map(use => {
    const {x, y} = new DOMPoint(0, 0).matrixTransform(use.getScreenCTM());
    const figure = document.querySelector(`${use.getAttribute("href")} > .cb-case`).getBBox();
    return new DOMRect(x + figure.x * grown, y + figure.y * grown, figure.width * grown, figure.height * grown);
  });
  const codes = texts.filter(text => within(text.getBoundingClientRect()));
  const covered = codes.filter(text => {
    const a = text.getBoundingClientRect(), x = (a.left + a.right) / 2, y = (a.top + a.bottom) / 2;
    return units.some(b => x > b.left && x < b.right && y > b.top && y < b.bottom);
  });
  const over = document.elementFromPoint(frame.left + 3, frame.top + frame.height / 2);
  return {
    code: Math.min(...codes.map(text => parseFloat(getComputedStyle(text).fontSize) * scale)),
    unit: Math.min(...units.map(box => box.height)), covered: covered.map(text => text.textContent),
    codes: codes.length, seen: units.filter(within).length, edge: over.getAttribute("data-province") ?? "",
  };
}"""


PLACE = "code => JSON.parse(document.getElementById('page-data').textContent).places[code]"


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_what_is_on_the_board_can_be_read_at_first_sight(desk: Desk, place: Place, size: tuple[int, int]) -> None:
    """For a player, who sees their own part of the board, and for a spectator, who sees all of it; codes make room for
    units."""
    who, phone = place.person("Ada"), size[0] < 600
    least_code, least_unit = (9, 16) if phone else (11, 22)
    game = place.game({"Austria": who})
    for reader in (who, None):
        page = desk.sit(reader, viewport={"width": size[0], "height": size[1]})
        open_game(page, place.url, game)
        left, top, width, height = seen(page)
        found = page.evaluate(SIZES)
        assert found["code"] >= least_code
        assert found["unit"] >= least_unit
        assert found["covered"] == []
        assert found["codes"] >= 12
        assert found["edge"], "something lies at the very edge of the frame"
        if reader is None:
            assert_whole(page)
        else:
            assert found["seen"] >= 3
            assert width < 1200, "only where he plays"
            for code in ("VIE", "BUD", "TRI"):
                x, y = page.evaluate(PLACE, code)
                assert left < x < left + width
                assert top < y < top + height


def test_builds_and_removals(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "Germany")
    for moves in ((("KIE", "DEN"), ("MUN", "RUH")), (("RUH", "HOL"),)):
        for start, to in moves:
            tap(page, start)
            tap(page, to)
        expect_saved(page)
        phase = page.locator("#game-head .phase").inner_text()
        page.get_by_role("button", name="Adjudicate this phase").click()
        expect(page.locator("#game-head .phase")).not_to_have_text(phase)
    expect(page.locator("#game-head")).to_contain_text("Winter 1901")
    expect(page.locator("#board .buildable")).to_have_count(2)
    expect(page.locator('#board [data-build="KIE"] path')).to_have_count(2)
    expect(page.locator("#order-bar")).to_contain_text("You may build here: Kiel (army, fleet), Munich (army)")
    tap(page, "KIE")
    pick(page, "Build F KIE")
    tap(page, "MUN")
    pick(page, "Build A MUN")
    expect_saved(page)
    assert written(page) == {"Build F KIE", "Build A MUN"}
    tap(page, "KIE")
    pick(page, "Build A KIE")
    expect(page.locator("[data-slot] select").nth(1)).to_have_value("Build A KIE")
    assert written(page) == {"Build A KIE", "Build A MUN"}


def test_a_retreat(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    for lines in ("A VIE - TYR", "F TRI S A TYR - VEN\nA TYR - VEN"):
        page.locator("#orders-text").evaluate("(box, text) => { box.value = text; box.form.requestSubmit(); }", lines)
        expect(page.locator("[data-slot='A VIE'] select, [data-slot='A TYR'] select")).not_to_have_value("")
        expect_saved(page)
        phase = page.locator("#slider-phase").inner_text()
        page.get_by_role("button", name="Adjudicate this phase").click()
        expect(page.locator("#slider-phase")).not_to_have_text(phase)
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")
    open_game(page, place.url, game, "Italy")
    tap(page, "VEN")
    expect(page.locator("#order-bar")).to_contain_text("Army Venice")
    tap(page, "TUS")
    expect_saved(page)
    assert written(page) == {"A VEN R TUS"}
    expect(page.locator('[data-part="drafts"] .flee')).to_have_count(1)
    tap(page, "VEN")
    press(page, "Disband")
    expect(page.locator("[data-slot='A VEN'] select")).to_have_value("Disband A VEN")


def test_the_number_of_orders_is_updated_at_once(desk: Desk, place: Place) -> None:
    who = place.person("Olga")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "Germany")
    expect(page.locator("#counter")).to_have_text("0 of 3 orders")
    tap(page, "MUN")
    tap(page, "RUH")
    expect(page.locator("#counter")).to_have_text("1 of 3 orders")
    order(page, "F KIE", "F KIE - DEN")
    order(page, "A BER", "A BER H")
    expect(page.locator("#counter")).to_have_text("3 of 3 orders")
    expect(page.locator("#counter")).to_have_class("pill good")
    page.locator("[data-slot='A BER'] .order-clear").click()
    expect(page.locator("#counter")).to_have_text("2 of 3 orders")
    expect_saved(page)
    german = desk.sit(who, locale="de-DE")
    open_game(german, place.url, game, "Germany")
    expect(german.locator("#counter")).to_have_text("2 von 3 Befehlen")
    for _phase in range(2):
        phase = page.locator("#slider-phase").inner_text()
        page.get_by_role("button", name="Adjudicate this phase").click()
        expect(page.locator("#slider-phase")).not_to_have_text(phase)
    expect(page.locator("#counter")).to_have_text("0 of 1 builds")
    tap(page, "MUN")
    pick(page, "Build A MUN")
    expect(page.locator("#counter")).to_have_text("1 of 1 builds")


def test_several_permissions_for_one_unit(desk: Desk, place: Place) -> None:
    """On the board and in its lists, any number of permissions."""
    who = place.person("Paul")
    game = place.sandbox(who, "international-relations")
    for seat, other in (("Austria", "Italy"), ("Italy", "Austria")):
        order_entry.submit(place.service, who, game, seat, "W1900T", f"Enter AAT with {other}")
    gm.judge_now(place.service, who, game, "W1900T")
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    page.get_by_text("Other powers' units you can order").click()
    lists = page.locator("[data-slot='A VEN'] select")
    expect(lists).to_have_count(1)
    first, second = page.locator("[data-slot='A VEN'] option[value]").evaluate_all(
        "all => all.map(one => one.value).filter(Boolean).slice(0, 2)"
    )
    order(page, "A VEN", first)
    expect(lists).to_have_count(2)
    order(page, "A VEN", second, 1)
    expect(lists).to_have_count(3)
    expect_saved(page)
    page.reload()
    assert written(page) == {first, second}
    page.locator("[data-slot='A VEN'] .order-clear").first.click()
    expect(lists).to_have_count(2)
    expect_saved(page)
    assert written(page) == {second}


def test_an_order_that_is_pointed_at_stands_out(desk: Desk, place: Place) -> None:
    """By its row, by the chip of its power, on the board, and by other scripts."""
    who = place.person("Ada")
    game = place.sandbox(who)
    order_entry.submit(place.service, who, game, "Austria", "S1901M", "A VIE - GAL\nA BUD - SER")
    order_entry.submit(place.service, who, game, "Russia", "S1901M", "A WAR - GAL")
    gm.judge_now(place.service, who, game, "S1901M")
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    page.get_by_label("Previous phase").click()
    page.locator("#tab-story").click()
    lit = page.locator('#board [data-part="under"] > .lit')
    expect(page.locator('#board [data-part="under"] > .o')).to_have_count(3)
    expect(page.locator("#board .lost")).not_to_have_count(0)
    for detail, count in (
        ("{units: ['A VIE']}", 1),
        ("{units: ['BUD', 'WAR']}", 2),
        ("{power: 'Austria'}", 2),
        ("{}", 0),
    ):
        page.evaluate(f"document.dispatchEvent(new CustomEvent('casus:show', {{detail: {detail}}}))")
        expect(lit).to_have_count(count)
    expect(page.locator("#board .dim")).to_have_count(0)
    page.locator('.order[data-unit="A VIE"]').hover()
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-unit", "VIE")
    page.locator('#strip [data-power="Austria"]').hover()
    expect(lit).to_have_count(2)


def test_the_legend_explains_what_is_shown_and_no_more(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    keys = page.locator("#keys > li")
    page.get_by_role("button", name="Legend").click()
    expect(keys).to_have_text(["army", "fleet", "home center", "supply center"])
    page.keyboard.press("Escape")
    tap(page, "BUD")
    tap(page, "SER")
    expect_saved(page)
    page.get_by_role("button", name="Legend").click()
    expect(keys).to_have_text(["army", "fleet", "home center", "supply center", "moves"])


def test_in_a_sandbox_every_unit_can_be_ordered_by_a_tap(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    before = seen(page)
    tap(page, "VEN")
    expect(page.locator("#order-bar")).to_contain_text("Army Venice")
    assert seen(page) == pytest.approx(before, abs=2), "the same part of the board"
    tap(page, "TYR")
    expect_saved(page)
    assert written(page) == {"A VEN - TYR"}
