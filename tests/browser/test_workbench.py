"""The game master's board editor in a browser, and a player's own trial runs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from casusbelli.service.games import game_log, lobby, order_entry
from casusbelli.service.reads.game_view import view
from tests.browser.board import expect_saved, open_game, order, pick, press, tap, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")


def test_orders_for_a_seat_on_the_board(desk: Desk, place: Place) -> None:
    """Like their player would enter them; nothing is saved before it is submitted, and nothing is lost before."""
    tilda, uwe = place.person("Tilda"), place.person("Uwe")
    game = place.game({"Austria": uwe}, gm=tilda)
    order_entry.submit(place.service, uwe, game, None, "S1901M", "A VIE - GAL")
    page = desk.sit(tilda)
    page.goto(f"{place.url}/games/{game}/console")
    page.get_by_role("link", name="Board editor").click()
    page.get_by_label("Task").select_option("Austria")
    page.get_by_role("button", name="Switch", exact=True).click()
    expect(page.locator("#counter")).to_have_text("1 of 3 orders")
    tap(page, "BUD")
    tap(page, "SER")
    order(page, "F TRI", "F TRI - ALB")
    expect(page.locator("#counter")).to_have_text("3 of 3 orders")
    expect(page.locator("#orders-text")).to_have_value("A VIE - GAL\nA BUD - SER\nF TRI - ALB")
    assert order_entry.draft(place.service, uwe, game)["orders"] == ["A VIE - GAL"]
    page.get_by_label("Task").select_option("Russia")
    page.get_by_role("button", name="Switch", exact=True).click()
    expect(page.locator("#counter")).to_have_text("4 of 4 orders")
    tap(page, "WAR")
    tap(page, "GAL")
    expect(page.locator("#orders-text")).to_have_value("A MOS H\nF SEV H\nF STP/SC H\nA WAR - GAL")
    page.get_by_role("button", name="Show the results").click()
    row = page.locator("#story-of .order", has_text="Army Vienna → Galicia")
    expect(row).to_contain_text("Bounced with Army Warsaw (Russia).")
    row.get_by_text("why?").click()
    expect(row).to_contain_text("Attack strength of Army Vienna (Austria): 1")
    expect(page.locator("#story-of")).to_contain_text("Army Budapest → Serbia")
    expect(page.locator("#past")).to_be_visible()
    page.get_by_role("button", name="Back to the current board").click()
    expect(page.locator("#past")).to_be_hidden()
    page.get_by_label("Task").select_option("Austria")
    page.get_by_role("button", name="Switch", exact=True).click()
    expect(page.locator("[data-slot='A BUD'] select")).to_have_value("A BUD - SER")
    page.get_by_label("Reason").fill("by telephone")
    page.get_by_role("button", name="Enter these orders for Austria").click()
    expect(page.locator("#counter")).to_have_text("3 of 3 orders")
    assert order_entry.draft(place.service, uwe, game)["orders"] == ["A VIE - GAL", "A BUD - SER", "F TRI - ALB"]
    assert [act["why"] for act in game_log.acts(place.service, tilda, game)] == ["by telephone"]


def test_the_board_changed_by_taps(desk: Desk, place: Place) -> None:
    tilda = place.person("Tilda")
    game = place.game({"Austria": place.person("Uwe")}, gm=tilda)
    page = desk.sit(tilda)
    page.goto(f"{place.url}/games/{game}/console/board")
    page.wait_for_selector("html.js")
    tap(page, "PAR")
    expect(page.locator("#order-bar")).to_contain_text("What do you want to change here?")
    press(page, "Put an army here")
    expect(page.locator("#order-bar")).to_contain_text("Whose army goes here?")
    pick(page, "Germany: A PAR")
    tap(page, "BEL")
    press(page, "Change the owner of the center")
    expect(page.locator("#order-bar")).to_contain_text("Who owns this center from now on?")
    pick(page, "BEL: France")
    tap(page, "BUD")
    press(page, "Change the owner of the center")
    pick(page, "BUD: nobody")
    tap(page, "LON")
    press(page, "Remove the unit")
    expect(page.get_by_label("Remove units")).to_have_value("F LON\nA PAR")
    page.get_by_label("Reason").fill("as agreed")
    page.get_by_role("button", name="Edit the board").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(page.get_by_label("Remove units")).to_have_value("")
    stands = view(place.service, tilda, game)
    assert "A PAR" in stands["units"]["Germany"]
    assert "F LON" not in stands["units"]["England"]
    assert "BEL" in stands["centers"]["France"]
    assert "BUD" not in stands["centers"]["Austria"]


def test_a_trial_under_other_options_and_without_scripts(desk: Desk, place: Place) -> None:
    tilda = place.person("Tilda")
    game = place.game({"Austria": place.person("Uwe")}, gm=tilda)
    page = desk.sit(tilda, java_script_enabled=False)
    page.goto(f"{place.url}/games/{game}/console/board?seat=Austria")
    page.get_by_label("Write one order per line, in any common notation.").fill("F VIE - TYR")
    page.get_by_text("Try other rule options").click()
    page.get_by_label("Write one per line: option = value").fill("base.kind_wrong = illegal")
    page.get_by_role("button", name="Show the results").click()
    expect(page.locator("#story-of")).to_contain_text("The unit there is Army Vienna")
    page.get_by_label("Write one per line: option = value").fill("")
    page.get_by_role("button", name="Show the results").click()
    expect(page.locator("#story-of")).to_contain_text("Army Vienna → Tyrolia")
    expect(page.locator("#orders-text")).to_have_value("A VIE - TYR")


def test_only_for_the_game_master(desk: Desk, place: Place) -> None:
    uwe = place.person("Uwe")
    game = place.game({"Austria": uwe}, gm=place.person("Tilda"))
    page = desk.sit(uwe)
    assert page.goto(f"{place.url}/games/{game}/console/board?seat=Italy").status == 403  # type: ignore[union-attr]


def test_a_player_tries_orders(desk: Desk, place: Place) -> None:
    uwe = place.person("Uwe")
    game = place.game({"Austria": uwe}, gm=place.person("Tilda"))
    page = desk.sit(uwe)
    open_game(page, place.url, game)
    tap(page, "VIE")
    tap(page, "GAL")
    expect_saved(page)
    page.locator("#pane-orders").get_by_role("button", name="Try it in a sandbox").click()
    page.wait_for_selector("html.js #tab-people")
    assert game not in page.url
    assert written(page) == {"A VIE - GAL"}
    page.get_by_role("button", name="Adjudicate this phase").click()
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")
    assert lobby.info(place.service, uwe, game)["phase"] == "S1901M"
