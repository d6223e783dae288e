"""Without a connection: the last seen state of a game, marked as such; orders that wait; and never a page of somebody
else, nor an old one that looks like a new one."""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Page, expect

from casusbelli.service.base.service import Service, Who
from casusbelli.service.games import gm, order_entry
from casusbelli.service.people import accounts
from casusbelli.web import static_files
from casusbelli.web.app import create_app
from tests.browser.board import expect_saved, open_game, order, tab, written
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

PASSWORD = "rhubarb and custard"
CONTROLLED = "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
STORED = """async () => {
  const found = [];
  for (const name of await caches.keys())
    if (name.startsWith("seen-"))
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found.sort();
}"""
BANNER = re.compile(r"You're offline\. You see the page as it was at \d\d:\d\d")


def controlled(page: Page, url: str, game: str, seat: str = "") -> None:
    """Open a game, and wait until the service worker has stored the page."""
    open_game(page, url, game, seat)
    page.wait_for_function(CONTROLLED)
    page.wait_for_function(f"({STORED})().then((found) => found.includes('/games/{game}'))")


def offline(page: Page, is_offline: bool = True) -> None:
    page.context.set_offline(is_offline)


@contextmanager
def running(service: Service, port: int = 0) -> Iterator[str]:
    """A web server of its own, to be stopped."""
    listening = socket.create_server(("127.0.0.1", port))
    config = uvicorn.Config(create_app(service), log_level="error", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()


def test_the_last_seen_state_says_that_it_is_old(desk: Desk, place: Place) -> None:
    who = place.person("Ada")
    game = place.sandbox(who)
    page = desk.sit(who)
    controlled(page, place.url, game, "Austria")
    expect(page.locator("#offline")).to_be_hidden()
    gm.judge_now(place.service, who, game, "S1901M")
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")
    page.wait_for_function(f"({STORED})().then((found) => found.includes('/games/{game}/now'))")
    offline(page)
    page.reload()
    expect(page.locator("#offline")).to_contain_text(BANNER)
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")  # the last update, not the page that was loaded
    page.goto(f"{place.url}/games")
    expect(page.get_by_role("heading", level=1)).to_have_text("You're offline")
    offline(page, False)
    open_game(page, place.url, game, "Austria")
    expect(page.locator("#offline")).to_be_hidden()


@pytest.mark.parametrize(("locale", "told"), [("de-DE", "Sie sind offline."), ("fr-FR", "Vous êtes hors ligne.")])
def test_it_says_so_in_other_languages(desk: Desk, place: Place, locale: str, told: str) -> None:
    who = place.person("Ada")
    game = place.sandbox(who)
    page = desk.sit(who, locale=locale)
    controlled(page, place.url, game)
    offline(page)
    page.reload()
    expect(page.locator("#offline")).to_contain_text(told)
    page.goto(f"{place.url}/games")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])


def test_no_page_is_shown_as_new_after_an_adjudication(desk: Desk, place: Place) -> None:
    who = place.person("Bea")
    game = place.sandbox(who)
    page = desk.sit(who)
    controlled(page, place.url, game, "Austria")
    page.goto(f"{place.url}/games")
    gm.judge_now(place.service, who, game, "S1901M")
    page.go_back()
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")
    page.reload()
    expect(page.locator("#slider-phase")).to_contain_text("Fall 1901")
    expect(page.locator("#offline")).to_be_hidden()


def with_an_unsent_order(desk: Desk, place: Place, who: Who, game: str) -> Page:
    """The page of Austria, which has ordered A VIE - GAL without a connection."""
    page = desk.sit(who)
    controlled(page, place.url, game, "Austria")
    offline(page)
    order(page, "A VIE", "A VIE - GAL")
    expect(page.locator("#saved")).to_contain_text("Not sent yet")
    return page


def test_orders_wait_for_a_connection(desk: Desk, place: Place) -> None:
    who = place.person("Cora")
    game = place.sandbox(who)
    page = with_an_unsent_order(desk, place, who, game)
    page.reload()  # what was written outlives the page
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#saved")).to_contain_text("Not sent yet")
    assert written(page) == {"A VIE - GAL"}
    order(page, "A BUD", "A BUD - SER")
    expect(page.locator("#saved")).to_contain_text("Not sent yet")
    offline(page, False)
    expect(page.locator("#offline")).to_be_hidden()  # the page loads itself again
    expect_saved(page)
    assert written(page) == {"A VIE - GAL", "A BUD - SER"}
    page.reload()
    page.wait_for_selector("html.js #tab-people")
    assert written(page) == {"A VIE - GAL", "A BUD - SER"}
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('unsent:'))") == []


def test_an_answer_that_gets_lost_is_no_conflict(desk: Desk, place: Place) -> None:
    who = place.person("Dora")
    game = place.sandbox(who)
    page = desk.sit(who)
    open_game(page, place.url, game, "Austria")
    lost: list[str] = []

    def lose(route: Any) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().text())
            route.abort()

    page.route("**/orders", lose)
    order(page, "A VIE", "A VIE - GAL")
    expect(page.locator("#saved")).to_contain_text("Not sent yet")
    order(page, "A BUD", "A BUD - SER")
    expect_saved(page)
    assert written(page) == {"A VIE - GAL", "A BUD - SER"}
    expect(page.locator("#unsent")).to_be_hidden()
    assert "A VIE - GAL" in lost[0]


def test_a_conflict_is_told_and_nothing_is_overwritten(desk: Desk, place: Place) -> None:
    who = place.person("Edda")
    game = place.sandbox(who)
    page = with_an_unsent_order(desk, place, who, game)
    order_entry.submit(place.service, who, game, "Austria", "S1901M", "A BUD - RUM")
    offline(page, False)
    expect(page.locator("#unsent")).to_contain_text("changed somewhere else")
    expect(page.locator("#unsent-text")).to_have_text("A VIE - GAL")
    page.reload()  # until its writer has decided
    expect(page.locator("#unsent-text")).to_have_text("A VIE - GAL")
    assert written(page) == {"A BUD - RUM"}
    page.locator("#unsent-again").click()
    expect_saved(page)
    assert written(page) == {"A VIE - GAL"}
    expect(page.locator("#unsent")).to_be_hidden()


def test_orders_for_a_phase_that_is_over_are_not_sent(desk: Desk, place: Place) -> None:
    who = place.person("Fee")
    game = place.sandbox(who)
    page = with_an_unsent_order(desk, place, who, game)
    gm.judge_now(place.service, who, game, "S1901M")
    offline(page, False)
    expect(page.locator("#unsent")).to_contain_text("ended before you were connected again")
    expect(page.locator("#unsent-text")).to_have_text("A VIE - GAL")
    expect(page.locator("#unsent-again")).to_be_hidden()
    tab(page, "orders")
    assert written(page) == set()
    page.locator("#unsent-drop").click()
    page.reload()
    page.wait_for_selector("html.js #tab-people")
    expect(page.locator("#unsent")).to_be_hidden()


def sign_in(page: Page, url: str, name: str) -> None:
    page.goto(f"{url}/sign-in")
    page.locator("input[name=name]").fill(name)
    page.locator("input[name=password]").fill(PASSWORD)
    page.locator("main form button.main").click()
    page.wait_for_url("**/dashboard")


def test_another_account_finds_nothing(desk: Desk, place: Place) -> None:
    """Gerda signs out and Hanna signs in at the same device: online, offline, behind the back button."""
    gerda, _hanna = place.person("Gerda"), place.person("Hanna")
    game = place.sandbox(gerda)
    page = desk.sit()
    sign_in(page, place.url, "Gerda")
    controlled(page, place.url, game, "Austria")
    page.goto(f"{place.url}/settings")
    page.locator("form[action='/sign-out'] button").first.click()
    page.wait_for_url(f"{place.url}/")
    assert page.evaluate(STORED) in ([], ["/"])
    page.go_back()  # to the settings
    expect(page.locator("body")).not_to_contain_text("Gerda")
    offline(page)
    for path in (f"/games/{game}?seat=Austria", f"/games/{game}", "/dashboard"):
        page.goto(place.url + path)
        expect(page.get_by_role("heading", level=1)).to_have_text("You're offline")
    offline(page, False)
    sign_in(page, place.url, "Hanna")
    page.wait_for_function(f"({STORED})().then((found) => found.includes('/dashboard'))")
    offline(page)
    page.goto(f"{place.url}/games/{game}?seat=Austria")
    expect(page.get_by_role("heading", level=1)).to_have_text("You're offline")
    page.goto(f"{place.url}/dashboard")
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("header .me")).to_have_text("Hanna")


def test_a_session_that_changed_hands_elsewhere(desk: Desk, place: Place) -> None:
    """Without any form: the cookie is another one the next time a page is asked for."""
    ida, jana = place.person("Ida"), place.person("Jana")
    game = place.sandbox(ida)
    page = desk.sit(ida)
    controlled(page, place.url, game, "Austria")
    session = accounts.new_session(place.service, jana.known())
    page.context.add_cookies([{"name": "casus_session", "value": session, "url": place.url}])
    page.goto(f"{place.url}/games")
    page.wait_for_function(f"({STORED})().then((found) => !found.length)")
    offline(page)
    page.goto(f"{place.url}/games/{game}?seat=Austria")
    expect(page.get_by_role("heading", level=1)).to_have_text("You're offline")


def test_other_tabs_go_blank(desk: Desk, place: Place) -> None:
    kira = place.person("Kira")
    game = place.sandbox(kira)
    page = desk.sit(kira)
    controlled(page, place.url, game, "Austria")
    other = desk.page(page.context)
    other.goto(f"{place.url}/settings")
    other.locator("form[action='/sign-out'] button").first.click()
    other.wait_for_url(f"{place.url}/")
    expect(page.locator("#board")).to_have_count(0)  # a sandbox is not for visitors


def test_signing_out_asks_for_orders_that_wait(desk: Desk, place: Place) -> None:
    lena = place.person("Lena")
    game = place.sandbox(lena)
    page = desk.sit(lena)
    controlled(page, place.url, game, "Austria")
    offline(page)
    order(page, "A VIE", "A VIE - GAL")
    expect(page.locator("#saved")).to_contain_text("Not sent yet")
    page.goto("about:blank")
    offline(page, False)
    page.goto(f"{place.url}/settings")
    page.wait_for_function("Object.keys(localStorage).some((key) => key.startsWith('unsent:'))")
    page.locator("form[action='/sign-out'] button").first.click()
    expect(page.locator("#ask")).to_contain_text("haven't been sent yet")
    page.locator("#ask button[value=yes]").click()
    page.wait_for_url(f"{place.url}/")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('unsent:'))") == []


def test_a_server_that_stops_and_fails(desk: Desk, place: Place) -> None:
    mara = place.person("Mara")
    game = place.sandbox(mara)
    page = desk.sit(mara)
    with running(place.service) as url:
        page.context.add_cookies(
            [{"name": "casus_session", "value": accounts.new_session(place.service, mara.known()), "url": url}]
        )
        controlled(page, url, game, "Austria")
        page.goto("about:blank")
    page.goto(f"{url}/games/{game}?seat=Austria")
    expect(page.locator("#offline")).to_be_visible()
    page.goto("about:blank")
    port = int(url.rpartition(":")[2])
    with failing(port):
        answer = page.goto(f"{url}/games/{game}?seat=Austria")
        assert answer is not None
        assert answer.status == 502  # told as it is
        page.goto("about:blank")
    with running(place.service, port):
        open_game(page, url, game, "Austria")
        expect(page.locator("#offline")).to_be_hidden()
        page.goto("about:blank")


@contextmanager
def failing(port: int) -> Iterator[None]:
    """A proxy whose server is gone."""

    async def gone(scope: Any, _receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 502, "headers": []})
            await send({"type": "http.response.body", "body": b"Bad gateway"})

    listening = socket.create_server(("127.0.0.1", port))
    server = uvicorn.Server(uvicorn.Config(gone, log_level="error", lifespan="off", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    yield
    server.should_exit = True
    thread.join(10)
    listening.close()


def test_a_new_version_replaces_what_the_old_one_stored(
    desk: Desk, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    nora = place.person("Nora")
    game = place.sandbox(nora)
    page = desk.sit(nora)
    controlled(page, place.url, game, "Austria")
    names = "caches.keys().then((found) => found.filter((name) => name.startsWith('static-')))"
    before = page.evaluate(names)
    assert len(before) == 1
    monkeypatch.setattr(static_files, "version", lambda: "9.9.9")
    static_files.worker_text.cache_clear()
    page.reload()
    page.wait_for_function(f"{names}.then((found) => found.length === 1 && found[0] === 'static-9.9.9')")
    page.wait_for_function(f"({STORED})().then((found) => found.includes('/games/{game}'))")
    offline(page)
    page.reload()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#slider-phase")).to_contain_text("Spring 1901")
    static_files.worker_text.cache_clear()


def test_few_pages_are_stored(desk: Desk, place: Place) -> None:
    olga = place.person("Olga")
    games = [place.sandbox(olga) for _ in range(14)]
    page = desk.sit(olga)
    controlled(page, place.url, games[0])
    for game in games[1:]:
        page.goto(f"{place.url}/games/{game}")
        page.wait_for_function(f"({STORED})().then((found) => found.includes('/games/{game}'))")
    stored = page.evaluate(STORED)
    assert len(stored) <= 12
    assert f"/games/{games[0]}" not in stored
