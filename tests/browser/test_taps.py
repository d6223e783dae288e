"""A tap means what the reader saw, whatever else happens at that moment."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Response, Route, expect

from casusbelli.service.games import gm, press
from tests.browser.board import AT, expect_saved, open_game, tap, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ROUTED: dict[str, Any] = {"service_workers": "block"}  # it would ask for updates past the routes of a test
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}


def is_update(response: Response) -> bool:
    return "/now?" in response.url


class Held:
    """Requests that wait until they are let go."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.on = page, True
        self.routes: list[Route] = []
        page.route(url, self.hold)

    def hold(self, route: Route) -> None:
        if self.on:
            self.routes.append(route)
        else:
            route.continue_()

    def wait(self) -> Route:
        for _n in range(1000):
            if self.routes:
                return self.routes.pop()
            self.page.wait_for_timeout(20)
        raise AssertionError("there was no request")

    def end(self) -> None:
        self.on = False


@pytest.mark.parametrize("look", [PHONE, DESK], ids=["phone", "desk"])
def test_the_board_keeps_still_between_two_taps(desk: Desk, place: Place, look: dict[str, Any]) -> None:
    """The bar below it gets higher when a unit is chosen: the board must not move for that."""
    who, master = place.person("Zita"), place.person("Uma")
    game = place.game({"Austria": who}, "international-relations", gm=master)
    gm.judge_now(place.service, master, game, "W1900T")
    page = desk.sit(who, **look)
    open_game(page, place.url, game, "Austria")
    page.get_by_role("button", name="Continue to your orders").click()
    expect(page.locator("#order-bar")).to_be_visible()
    before = page.evaluate(AT, "TRI")
    tap(page, "TRI")
    expect(page.locator("#order-bar")).to_contain_text("Fleet Trieste")
    assert page.evaluate(AT, "TRI") == pytest.approx(before, abs=0.5)


def test_an_update_from_before_a_save_does_not_take_it_back(desk: Desk, place: Place) -> None:
    zita, otto = place.person("Zita"), place.person("Otto")
    game = place.game({"Austria": zita, "Italy": otto})
    page = desk.sit(zita, **ROUTED)
    open_game(page, place.url, game)
    saves, updates = Held(page, "**/orders"), Held(page, "**/now?*")
    tap(page, "VIE")
    tap(page, "GAL")
    save = saves.wait()
    press.send(place.service, otto, game, ["Austria"], "a message that makes the page look for news")
    update = updates.wait()
    old = update.fetch()
    saves.end()
    save.continue_()
    expect_saved(page)
    with page.expect_response(is_update):
        update.fulfill(response=old)
    updates.end()
    expect(page.locator("#tab-press .badge-count")).to_have_text("1 unread")
    assert written(page) == {"A VIE - GAL"}
    tap(page, "BUD")
    tap(page, "SER")
    expect(page.locator("#counter")).to_have_text("2 of 3 orders")
    expect_saved(page)
    page.reload()
    assert written(page) == {"A VIE - GAL", "A BUD - SER"}


def test_other_orders_on_offer_do_not_end_what_is_being_tapped(desk: Desk, place: Place) -> None:
    zita, otto = place.person("Zita"), place.person("Otto")
    game = place.game({"Austria": zita, "Italy": otto})
    page = desk.sit(zita, **ROUTED)
    open_game(page, place.url, game)

    def change(route: Route) -> None:
        answer = route.fetch(url=route.request.url.partition("&has=")[0])
        body = answer.json()
        body["data"]["slots"][0]["runs"].reverse()
        route.fulfill(response=answer, body=json.dumps(body))

    page.route("**/now?*", change)
    tap(page, "VIE")
    with page.expect_response(is_update):
        press.send(place.service, otto, game, ["Austria"], "a message that makes the page look for news")
    expect(page.locator("#tab-press .badge-count")).to_have_text("1 unread")
    tap(page, "GAL")
    expect_saved(page)
    assert written(page) == {"A VIE - GAL"}


def test_an_order_is_saved_although_one_of_the_last_phase_is_under_way(desk: Desk, place: Place) -> None:
    zita, otto, master = place.person("Zita"), place.person("Otto"), place.person("Uma")
    game = place.game({"Austria": zita, "Italy": otto}, gm=master)
    page = desk.sit(zita, **ROUTED)
    open_game(page, place.url, game)
    saves = Held(page, "**/orders")
    tap(page, "VIE")
    tap(page, "GAL")
    save = saves.wait()
    gm.judge_now(place.service, master, game, "S1901M")
    page.get_by_role("button", name="Continue to your orders").click()
    expect(page.locator("body[data-scene=orders]")).to_be_attached()
    tap(page, "BUD")
    tap(page, "SER")
    saves.end()
    save.continue_()
    expect_saved(page)
    page.reload()
    assert written(page) == {"A BUD - SER"}
