"""Proposals and declarations in a browser: the number of steps they take, and where they are offered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from casusbelli.service.games import gm, order_entry
from casusbelli.service.reads import game_page
from tests.browser.board import expect_saved, open_game, tap, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Steps:
    """Counts clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taken = 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taken += 1


def offered(place: Place, name: str) -> tuple[str, str]:
    """A game in which somebody has proposed a draw to this reader."""
    one, other = place.person(f"{name} One"), place.person(f"{name} Two")
    game = place.game({"Italy": one, "Austria": other})
    phase = game_page.screen(place.service, one, game).phase
    order_entry.submit(place.service, one, game, "Italy", phase, "Propose draw")
    return game, f"{name} Two"


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_a_vote_takes_one_step(desk: Desk, place: Place, size: dict[str, Any]) -> None:
    name = "Phone" if size else "Desk"
    game, voter = offered(place, name)
    page = desk.sit(place.person(voter), **size)
    open_game(page, place.url, game)
    steps = Steps(page)
    steps.click("#proposal-draw-1 button.main")
    expect(page.locator("#proposal-draw-1")).to_contain_text("Austria accepted")
    assert steps.taken <= 2


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_a_link_to_a_proposal_shows_its_card(desk: Desk, place: Place, size: dict[str, Any]) -> None:
    """As a notification has it: even where the page opens with results that have not been seen."""
    one, other, master = (place.person(name) for name in ("Link One", "Link Two", "Link Three"))
    game = place.game({"Italy": one, "Austria": other}, gm=master)
    gm.judge_now(place.service, master, game, game_page.screen(place.service, one, game).phase)
    order_entry.submit(
        place.service, one, game, "Italy", game_page.screen(place.service, one, game).phase, "Propose draw"
    )
    page = desk.sit(other, **size)
    page.goto(f"{place.url}/games/{game}#proposal-draw-1")
    expect(page.locator("body[data-scene=results]")).to_be_attached()
    expect(page.locator("#proposal-draw-1 button.main")).to_be_in_viewport()
    page.evaluate("history.replaceState(null, '', location.pathname)")
    page.locator("#tab-people").click()
    expect(page.locator("#proposal-draw-1")).to_be_hidden()
    page.evaluate("location.hash = '#proposal-draw-1'")
    expect(page.locator("#proposal-draw-1 button.main")).to_be_in_viewport()
    for strange in ("#%", "#nothing-there"):
        page.goto(f"{place.url}/dashboard")
        page.goto(f"{place.url}/games/{game}{strange}")
        expect(page.locator("body[data-scene=results]")).to_be_attached()
        expect(page.locator("#tab-story")).to_have_attribute("aria-selected", "true")


def test_the_dashboard_answers_too(desk: Desk, place: Place) -> None:
    _game, voter = offered(place, "Dash")
    page = desk.sit(place.person(voter))
    page.goto(f"{place.url}/dashboard")
    steps = Steps(page)
    steps.click(".proposal.waits button:not(.main)")
    expect(page.locator(".proposal.waits")).to_have_count(0)
    assert page.url.endswith("/dashboard")
    assert steps.taken <= 2


def fall(place: Place, name: str) -> str:
    who = place.person(name)
    game = place.sandbox(who, "international-relations")
    for phase in ("W1900T", "S1901M"):
        gm.judge_now(place.service, who, game, phase)
    return game


def test_a_treaty_is_proposed_in_two_steps(desk: Desk, place: Place) -> None:
    """A tap on the power and a tap on the treaty; a third one takes it back."""
    game = fall(place, "Tessa")
    page = desk.sit(place.person("Tessa"))
    open_game(page, place.url, game, "Austria")
    steps = Steps(page)
    steps.click(".chip[data-power=Italy]")
    steps.click("[data-directive='Enter MDT with Italy']")
    assert steps.taken <= 3
    expect(page.locator("#chip-Italy [aria-pressed=true]")).to_have_count(1)
    expect(page.locator("#chip-Italy")).to_be_visible()
    assert written(page) == {"Enter MDT with Italy"}
    page.reload()
    page.locator("#tab-orders").click()
    assert written(page) == {"Enter MDT with Italy"}
    page.locator("#granted button").click()
    expect_saved(page)
    assert written(page) == set()


def test_an_order_about_a_province_is_offered_there(desk: Desk, place: Place) -> None:
    """The first spring of allies: Austria may let Italy enter Trieste."""
    who = place.person("Prov")
    game = place.sandbox(who, "international-relations")
    for seat, other in (("Austria", "Italy"), ("Italy", "Austria")):
        order_entry.submit(place.service, who, game, seat, "W1900T", f"Enter MDT with {other}")
    gm.judge_now(place.service, who, game, "W1900T")
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    page.locator("#tab-orders").click()
    tap(page, "BUD")
    page.locator("#order-bar .here summary").click()
    page.locator("#order-bar .here button", has_text="Italy").first.click()
    expect_saved(page)
    expect(page.locator("#granted button")).to_have_count(1)
    expect(page.locator("#order-bar .here [aria-pressed=true]")).to_have_count(1)


def test_every_order_is_found_by_its_words(desk: Desk, place: Place) -> None:
    game = fall(place, "Find")
    page = desk.sit(place.person("Find"))
    open_game(page, place.url, game, "Austria")
    page.locator("#tab-orders").click()
    shown = page.locator("#add-directive option:not([hidden]):not([value=''])")
    every = shown.count()
    page.locator("#find-directive").fill("turkey mdt")
    expect(shown).to_have_count(1)
    assert every > 1
    page.locator("#add-directive").select_option("Enter MDT with Turkey")
    expect_saved(page)
    expect(page.locator("#granted")).to_contain_text("Turkey")
