"""A player's own random number is drawn in the browser, and can be found among the inputs of the dice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from casusbelli.service.base.service import VISITOR
from casusbelli.service.base.settings import Settings, Setup
from casusbelli.service.games import lobby
from tests.browser.conftest import NO_DEADLINE, Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")


def test_the_browser_draws_the_number_and_checks_it(desk: Desk, place: Place) -> None:
    ida, owner = place.person("Ida"), place.person("Owner of dice")
    bots = dict.fromkeys(("Austria", "England", "Germany", "Italy", "Russia", "Turkey"), "hold")
    game = lobby.create(place.service, owner, Setup(name="Dice", bots=bots, settings=NO_DEADLINE))
    page = desk.sit(ida)
    page.goto(f"{place.url}/games/{game}")
    assert page.locator("input[name=nonce]").first.input_value() == ""
    page.get_by_role("button", name=re.compile("^Join as")).click()
    info = lobby.info(place.service, VISITOR, game)
    assert info["status"] == "running"
    [nonce] = info["nonces"]
    assert re.fullmatch("[0-9a-f]{32}", nonce)
    page.goto(f"{place.url}/games/{game}/dice")
    expect(page.get_by_role("status")).to_contain_text("Your browser's number is among them")
    page.evaluate(
        "game => localStorage.setItem(`nonce:${game}`, JSON.stringify({nonce: 'other', commitment: ''}))", game
    )
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("Your browser's number is missing")
    visitor = desk.sit()
    visitor.goto(f"{place.url}/games/{game}/dice")
    visitor.get_by_text("Hash and random numbers").click()
    expect(visitor.get_by_text(nonce)).to_be_visible()
    expect(visitor.get_by_role("status")).to_have_count(0)


def test_seats_that_are_dealt_take_the_number_too(desk: Desk, place: Place) -> None:
    owner = place.person("Owner of dealt seats")
    settings = Settings(clock=NO_DEADLINE.clock, deal="preferences")
    game = lobby.create(place.service, owner, Setup(name="Dealt", settings=settings))
    page = desk.sit(place.person("Juno"))
    page.goto(f"{place.url}/games/{game}")
    page.get_by_label("France").check()
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_load_state()
    with place.service.read() as tx:
        [row] = tx.all("SELECT nonce FROM applicants WHERE game = ?", game)
    assert re.fullmatch("[0-9a-f]{32}", row["nonce"])
