"""Pages work on small screens, on slow connections and without scripts. (test_walk.py checks every page with axe.)"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from casusbelli.service.games import gm, press
from casusbelli.service.reads.game_view import view
from tests.browser.board import expect_saved, open_game, tab, tap, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

FIRST_VIEW, LATER = 110_000, 15_000  # bytes transferred


def phone(width: int, locale: str = "en-GB") -> dict[str, Any]:
    return {"viewport": {"width": width, "height": 740}, "has_touch": True, "is_mobile": True, "locale": locale}


def test_a_phone(desk: Desk, place: Place) -> None:
    who = place.person("Kai")
    game = place.sandbox(who)
    page = desk.sit(who, **phone(360))
    open_game(page, place.url, game, "Austria")
    tap(page, "VIE", touch=True, off=(6, 6))
    expect(page.locator("#order-bar")).to_contain_text("Vienna")
    tap(page, "BOH", touch=True, off=(-5, 4))
    expect_saved(page)
    assert written(page) == {"A VIE - BOH"}


@pytest.mark.parametrize(
    ("rules", "years"),
    [
        ("standard", 0),
        ("international-relations", 0),
        ("masters", 0),
        ("masters", 2),
        ("factional", 0),
        ("world-war-one", 0),
    ],
)
def test_the_budget(desk: Desk, place: Place, rules: str, years: int) -> None:
    """What comes over the network, so nothing is answered by the service worker. Files that never change are loaded
    once, and count for the first view only."""
    who = place.person("Lea")
    game = place.sandbox(who, rules)
    until = view(place.service, who, game)["phase"].replace("1901", str(1901 + years))
    while (now := view(place.service, who, game)["phase"]) != until:
        gm.judge_now(place.service, who, game, now)
    page = desk.sit(who, service_workers="block")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: list[tuple[str, int]] = []
    network.on("Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]}))
    network.on(
        "Network.loadingFinished",
        lambda told: sizes.append((asked.get(told["requestId"], ""), int(told["encodedDataLength"]))),
    )
    open_game(page, place.url, game)
    page.wait_for_load_state("load")
    assert 0 < sum(size for _url, size in sizes) <= FIRST_VIEW
    sizes.clear()
    phase = page.locator("#slider-phase")
    before = phase.inner_text()
    with page.expect_response("**/now?**"):
        page.get_by_role("button", name="Adjudicate this phase").click()
    expect(phase).not_to_have_text(before)
    page.wait_for_timeout(700)
    update = [(url, size) for url, size in sizes if "/static/" not in url]
    assert any("/now?" in url and size > 1_000 for url, size in update)
    assert sum(size for _url, size in update) <= LATER, update


def test_without_scripts(desk: Desk, place: Place) -> None:
    who = place.person("Mona")
    game = place.sandbox(who)
    page = desk.sit(who, java_script_enabled=False)
    page.goto(f"{place.url}/games/{game}?seat=Austria")
    page.locator("[data-slot='A VIE'] select").select_option("A VIE - TRI")
    page.locator("[data-slot='F TRI'] select").select_option("F TRI - ADR")
    page.get_by_role("button", name="Save orders").click()
    expect(page.locator("[data-slot='A VIE'] select")).to_have_value("A VIE - TRI")
    page.get_by_role("button", name="Adjudicate this phase").click()
    expect(page.locator("#pane-story")).to_contain_text("Army Vienna → Trieste")
    expect(page.locator("#pane-story")).to_be_visible()
    expect(page.locator("#pane-tables")).to_be_visible()
    page.get_by_text("Board as text").click()
    expect(page.locator("#board-words")).to_contain_text("Army Trieste")


def test_a_visitor_looks_and_tries(desk: Desk, place: Place) -> None:
    nils = place.person("Nils")
    game = place.game({"Austria": nils})
    page = desk.sit()
    page.goto(place.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{place.url}/games/{game}")
    page.wait_for_selector("html.js #tab-people")
    expect(page.locator("#tab-orders")).to_have_count(0)
    page.goto(f"{place.url}/how-to-play")
    page.get_by_role("button", name="Try the board now").click()
    page.wait_for_selector("html.js #tab-orders")
    tap(page, "VIE")
    tap(page, "TYR")
    expect_saved(page)


def test_light_and_dark_by_choice(desk: Desk, place: Place) -> None:
    page = desk.sit()
    page.goto(place.url)
    page.get_by_label("Switch between light and dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


SPANS = """async (lefts) => {
  const { times } = await import("/static/page.js");
  const made = lefts.map((left) => {
    const time = document.createElement("time");
    time.dataset.time = "left";
    time.dateTime = new Date(Date.now() + left * 60000).toISOString();
    return time;
  });
  document.body.append(...made);
  times();
  return made.map((time) => time.textContent);
}"""


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", ["in 2 days 5 h", "in 1 day", "in 11 h 59 min", "in 30 min", "in 4 min 30 s", "2 days ago"]),
        ("de-DE", ["in 2 Tagen 5 h", "in 1 Tag", "in 11 h 59 min", "in 30 min", "in 4 min 30 s", "vor 2 Tagen"]),
    ],
)
def test_countdowns_have_two_units(desk: Desk, place: Place, locale: str, told: list[str]) -> None:
    page = desk.sit(locale=locale)
    page.goto(place.url)
    shown = page.evaluate(SPANS, [53 * 60, 24 * 60, 719, 30, 4.5, -48 * 60])
    parts = [re.fullmatch(r"\w+\.?, .*\d\d:\d\d \((.*)\)", text) for text in shown]
    assert [found and found[1] for found in parts] == told, shown


def test_a_new_phase_changes_the_title_and_leaves_the_focus(desk: Desk, place: Place) -> None:
    who = place.person("Olga")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    before = page.title()
    page.locator("#board").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#board .focus")).to_have_count(1)
    gm.judge_now(place.service, who, game, "S1901M")
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")
    assert page.title() != before
    assert page.evaluate("document.activeElement.id") == "board"
    expect(page.locator("#board .focus")).to_have_count(1)


@pytest.mark.parametrize("width", [1440, 1800])
def test_the_game_page_is_as_high_as_the_window(desk: Desk, place: Place, width: int) -> None:
    olga, pia = place.person("Olga"), place.person("Pia")
    game = place.game({"Austria": olga, "Italy": pia})
    for number in range(40):
        press.send(place.service, pia, game, ["Austria"], f"Message {number}")
    page = desk.sit(olga, viewport={"width": width, "height": 900})
    open_game(page, place.url, game)
    if width < 1800:  # beside the orders on wider screens
        tab(page, "press")
    expect(page.locator("#letters")).to_contain_text("Message 39")
    assert page.evaluate("document.documentElement.scrollHeight") <= 901
