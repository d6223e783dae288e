"""Pages on phones: nothing to tap is smaller than a thumb needs, nothing zooms in by itself, and the game page keeps
board, sheet and action bar in sight, upright and sideways."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from casusbelli.service.games import gm, lobby, order_entry, press
from tests.browser.board import expect_saved, open_game, tap, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

SIZES = [(390, 844), (360, 640), (844, 390)]
THUMB = 44  # CSS pixels
TABS = ("orders", "story", "press", "tables", "people")

SMALL = """(least) => {
  const found = document.querySelectorAll(
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab]");
  const inText = (one) => {
    if (!one.matches("a, abbr")) return false;
    const block = one.closest("p, li, dd, td, th, h1, h2, h3, h4, .quiet-text, figcaption");
    return block !== null && getComputedStyle(one).display === "inline" &&
      block.textContent.trim().length > one.textContent.trim().length;
  };
  const small = [];
  for (const one of found) {
    const target = one.matches("input[type=checkbox], input[type=radio]") ? (one.closest("label") ?? one) : one;
    const { width, height, left, right } = target.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (width <= 1 || height <= 1 || style.visibility === "hidden") continue;
    if (one.closest(".skip, .seen-not, [inert]")) continue;
    if (one.checkVisibility && !one.checkVisibility({ checkVisibilityCSS: true })) continue;
    if (inText(one)) continue;
    if (width < least - 0.5 || height < least - 0.5)
      small.push(`${Math.round(width)}x${Math.round(height)} ${one.outerHTML.replace(/\\s+/g, " ").slice(0, 110)}`);
  }
  return small;
}"""
ZOOMS = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((field) => field.checkVisibility() && !/checkbox|radio|range|hidden/.test(field.type))
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.outerHTML.slice(0, 110))"""


def phone(size: tuple[int, int]) -> dict[str, Any]:
    width, height = size
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


def faults(page: Page, where: str) -> list[str]:
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [
        *(f"{where}: small: {told}" for told in dict.fromkeys(page.evaluate(SMALL, THUMB))),
        *(f"{where}: zooms: {told}" for told in page.evaluate(ZOOMS)),
        *([f"{where}: {width} px too wide"] if width > 0 else []),
    ]


BOXES = (
    ".order-pick",
    "#strip .chip",
    ".nav-button",
    "[popovertarget=legend]",
    "[popovertarget=layers]",
    "button.more",
)


def opened_box(page: Page, opener: str) -> list[str]:
    """What is wrong with a menu or a popover, if there is one now."""
    if page.locator("#tab-orders").count():
        page.locator("#tab-orders").click()
    button = page.locator(opener).first
    if not button.count() or not button.is_visible():
        return []
    button.click()
    found = faults(page, opener)
    page.keyboard.press("Escape")
    return found


def end(found: list[str]) -> None:
    if told := list(dict.fromkeys(found)):
        pytest.fail(f"{len(told)} faults:\n" + "\n".join(told[:120]), pytrace=False)


VISITORS = (
    "/",
    "/games",
    "/boards",
    "/boards/standard",
    "/boards/western-mediterranean",
    "/rules",
    "/rules/standard",
    "/glossary",
    "/how-to-play",
    "/how-to-play/formal",
    "/learn",
    "/sign-in",
    "/register",
    "/password",
    "/offline",
    "/nowhere",
)
PLAYERS = (
    "/dashboard",
    "/new",
    "/boards?mine=true",
    "/boards/new",
    "/settings",
    "/settings/notifications",
    "/players/Philippa",
    "/learn/basics/1",
)


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_the_header_is_one_row(desk: Desk, place: Place, locale: str) -> None:
    """With a long name, too."""
    page = desk.sit(place.person(f"Maximiliane of {locale}"), **phone((390, 844)), locale=locale)
    page.goto(f"{place.url}/dashboard")
    tops = page.locator("#site-nav > :visible").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) >= 4
    assert max(tops) - min(tops) < THUMB / 2


@pytest.mark.parametrize("size", SIZES)
def test_pages_are_made_for_thumbs(desk: Desk, place: Place, size: tuple[int, int]) -> None:
    who = place.person("Philippa")
    place.game({"Austria": who})
    found: list[str] = []
    for role, paths in ((None, VISITORS), (who, PLAYERS)):
        page = desk.sit(role, **phone(size))
        for path in paths:
            page.goto(place.url + path)
            for closed in page.locator("main details:not([open]) > summary").all()[:12]:
                if closed.is_visible():
                    closed.click()
            found += faults(page, path)
    end(found)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", ["standard", "international-relations", "formal"])
def test_the_game_page_is_made_for_thumbs(desk: Desk, place: Place, size: tuple[int, int], rules: str) -> None:
    who, other = place.person("Quirin"), place.person("Ronja")
    page, found = desk.sit(who, **phone(size)), []
    game = place.game({"Austria": who, "France": other}, rules, gm=place.person("Selma"))
    for state in ("orders", "results", "waiting"):
        open_game(page, place.url, game, "Austria")
        found += faults(page, state)
        for tab in TABS:
            button = page.locator(f"#tab-{tab}")
            if button.count() and button.is_visible():
                button.click()
                found += faults(page, f"{state} {tab}")
        phase = lobby.info(place.service, who, game)["phase"]
        if state == "orders":
            found += [told for box in BOXES for told in opened_box(page, box)]
            gm.judge_now(place.service, place.person("Selma"), game, phase)
        else:
            order_entry.ready(place.service, who, game, "Austria", phase, True)
    for path in ("report", "rulebook", "acts", "press"):
        page.goto(f"{place.url}/games/{game}/{path}")
        found += faults(page, path)
    master = desk.sit(place.person("Selma"), **phone(size))
    for path in ("", "/console", "/console/board", "/invitations"):
        master.goto(f"{place.url}/games/{game}{path}")
        found += faults(master, f"master {path}")
    end(found)


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).bounding_box()
    assert found is not None, selector
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


@pytest.mark.parametrize("size", SIZES)
def test_board_sheet_and_bar_share_the_screen(desk: Desk, place: Place, size: tuple[int, int]) -> None:
    who = place.person("Tilda")
    game = place.sandbox(who)
    page = desk.sit(who, **phone(size))
    open_game(page, place.url, game, "Austria")
    assert page.evaluate(SMALL, 400)  # it sees what there is
    board, side, bar = box(page, ".board-area"), box(page, "#side"), box(page, "#action-bar")
    width, height = size
    assert bar["bottom"] == pytest.approx(height, abs=1)
    assert board["x"] == 0
    if width < height:
        assert board["width"] == width
        assert side["width"] == width
        assert box(page, "#grip")["height"] >= THUMB
        tops = [side["y"]]
        for _ in range(2):
            page.locator("#grip").click()
            page.wait_for_timeout(50)
            tops.append(box(page, "#side")["y"])
        assert min(tops) < side["y"]
        assert min(tops) < 0.4 * height
        assert box(page, ".board-area")["height"] > 60
    else:
        assert side["x"] == pytest.approx(board["right"], abs=1)
        assert side["right"] == width
        assert board["width"] > side["width"]
        expect(page.locator("#grip")).to_be_hidden()
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 1
    assert page.evaluate("getComputedStyle(document.getElementById('board')).overscrollBehaviorY") == "none"


@pytest.mark.parametrize("size", SIZES)
def test_an_order_by_thumb(desk: Desk, place: Place, size: tuple[int, int]) -> None:
    who = place.person("Ulla")
    game = place.sandbox(who)
    page = desk.sit(who, **phone(size))
    open_game(page, place.url, game, "Austria")
    tap(page, "VIE", touch=True, off=(5, 4))
    expect(page.locator("#order-bar")).to_contain_text("Vienna")
    tap(page, "TRI", touch=True, off=(-4, 3))
    expect_saved(page)
    assert written(page) == {"A VIE - TRI"}


IN_SIGHT = """() => {
  const box = document.getElementById("thread").getBoundingClientRect();
  return [...document.querySelectorAll("#thread .letter")].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= box.top - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
  }).length;
}"""


def test_a_conversation_stays_in_sight_while_one_writes(desk: Desk, place: Place) -> None:
    """At least three messages, beside the composer and beside the form for quick phrases."""
    who, other = place.person("Thea"), place.person("Ulf")
    game = place.game({"Austria": who, "Italy": other})
    for n in range(3):
        press.send(place.service, other, game, ["Austria"], f"Message {n}: what will you do in Trieste?", "Italy")
        press.send(place.service, who, game, ["Italy"], "We shall see.", "Austria")
    page = desk.sit(who, **phone((390, 844)))
    page.goto(f"{place.url}/games/{game}?seat=Austria")
    page.click("#tab-press")
    page.click('#letters [data-thread="Austria|Italy"]')
    expect(page.locator("#letter")).to_be_visible()
    assert page.evaluate(IN_SIGHT) >= 3
    page.click("[data-phrases]")
    for kind in ("peace", "ask-support"):
        page.select_option("#phrase-kind", kind)
        expect(page.locator(".phrase-fields select")).to_have_count(3 if kind == "ask-support" else 2)
        expect(page.locator(".phrase-send button")).to_be_in_viewport()
        assert page.evaluate(IN_SIGHT) >= 3, kind
    end(faults(page, "conversation"))


def test_a_hint_is_made_for_thumbs(desk: Desk, place: Place) -> None:
    who = place.person("Viola")
    game = place.sandbox(who)
    page = desk.sit(who, **phone((390, 844)))
    page.goto(f"{place.url}/games/{game}?seat=Austria")
    page.click("#hint")
    page.click("main button.main")
    expect(page.get_by_text("Use these orders")).to_have_count(4)
    end(faults(page, "hint"))
