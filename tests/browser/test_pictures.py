"""Screenshots of the main pages for the documentation: ``CASUS_PICTURES=docs/pictures ./test
tests/browser/test_pictures.py`` takes them again; otherwise the test only checks that they exist."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from casusbelli.service.games import gm, order_entry, press
from tests.browser.board import open_game, tab, tap
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

SPRING = {
    "Austria": "A VIE - GAL, A BUD - SER, F TRI - ALB",
    "England": "F EDI - NTH, F LON - ENG, A LVP - YOR",
    "France": "A PAR - BUR, A MAR S A PAR - BUR, F BRE - ENG",
    "Germany": "A MUN - BUR, A BER - KIE, F KIE - DEN",
    "Italy": "A VEN - TYR, A ROM - VEN, F NAP - ION",
    "Russia": "A WAR - GAL, A MOS - UKR, F SEV - BLA, F STP/SC - BOT",
    "Turkey": "A CON - BUL, A SMY - CON, F ANK - BLA",
}


def keep(page: Page, name: str, place: Path | None) -> None:
    picture = page.screenshot(type="jpeg", quality=82)
    assert len(picture) > 20_000
    if place is not None:
        (place / f"page-{name}.jpg").write_bytes(picture)


@pytest.mark.full
def test_pictures(desk: Desk, place: Place, pictures: Path | None) -> None:
    master, paula, quirin = place.person("Ottilie"), place.person("Paula"), place.person("Quirin")
    game = place.game({"Austria": paula, "Italy": quirin}, "international-relations", gm=master)
    gm.judge_now(place.service, master, game, "W1900T")
    for seat, text in SPRING.items():
        gm.enter(place.service, master, game, seat, "S1901M", text)
    gm.judge_now(place.service, master, game, "S1901M")
    press.send(place.service, quirin, game, ["Austria"], "Tyrolia was a misunderstanding. Shall we sign this winter?")
    order_entry.submit(place.service, paula, game, None, "F1901M", "A VIE - TYR\nA SER S F ALB - GRE\nF ALB - GRE")
    page = desk.sit(paula)
    open_game(page, place.url, game)
    tap(page, "VIE")
    keep(page, "game", pictures)
    tab(page, "press")
    expect(page.locator("#letters")).to_contain_text("misunderstanding")
    page.get_by_label("Previous phase").click()
    expect(page.locator("#past")).to_be_visible()
    keep(page, "past", pictures)
    dark = desk.sit(paula, color_scheme="dark")
    open_game(dark, place.url, game)
    tab(dark, "tables")
    keep(dark, "dark", pictures)
    phone = desk.sit(paula, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_game(phone, place.url, game)
    tap(phone, "SER", touch=True)
    keep(phone, "phone", pictures)
    phone.goto(place.url)
    keep(phone, "phone-home", pictures)
    wide = desk.sit(paula, viewport={"width": 1800, "height": 950})
    open_game(wide, place.url, game)
    expect(wide.locator("#pane-press")).to_be_visible()
    wide.get_by_role("button", name="Continue to your orders").click()
    expect(wide.locator("#pane-orders")).to_be_visible()
    keep(wide, "wide", pictures)
    page.goto(place.url)
    keep(page, "home", pictures)
    console = desk.sit(master)
    console.goto(f"{place.url}/games/{game}/console")
    keep(console, "console", pictures)
    console.goto(f"{place.url}/games/{game}/console/board?seat=Austria")
    console.get_by_role("button", name="Show the results").click()
    expect(console.locator("#past")).to_be_visible()
    keep(console, "workbench", pictures)
    german = desk.sit(paula, locale="de-DE")
    german.goto(f"{place.url}/dashboard")
    expect(german.get_by_role("heading", level=1)).to_have_text("Ihre Partien")
