"""User input is shown literally or refused wherever it can be entered, and never executed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import Page

from casusbelli.service.base.addresses import names_address
from casusbelli.service.base.service import Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import game_log, gm, lobby, motions, order_entry, press, seating
from casusbelli.service.people import api_tokens, notes, reports
from tests.browser.conftest import NO_DEADLINE, Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")

FILE = tomllib.loads((Path(__file__).parent / "payloads.toml").read_text(encoding="utf-8"))
PAYLOADS: list[str] = [payload for group in FILE.values() for payload in group]
OF_GAME = ("", "/report", "/dice", "/rulebook", "/replay.html", "/picture.svg", "/console", "/nowhere")
PLAIN = (
    "/",
    "/sign-in",
    "/register",
    "/password",
    "/settings",
    "/settings/notifications",
    "/new?rules=standard",
    "/moderation",
    "/players/nobody",
    "/rules/nothing",
)
DONE = """() => [
  ...(window.hacked === undefined ? [] : ["a script ran"]),
  ...[...document.querySelectorAll("x-evil, base, object, embed, marquee, meta[http-equiv], iframe")],
  ...[...document.querySelectorAll("script:not([src]):not([type='application/json'])")]
    .filter((seen) => !seen.textContent.startsWith('"use strict"')),
  ...[...document.querySelectorAll("[src*='evil.invalid'], [href*='evil.invalid'], [href^='javascript:' i]")],
  ...[...document.querySelectorAll("*")].filter((seen) => [...seen.attributes].some((a) => /^on/i.test(a.name))),
].map((seen) => seen.outerHTML?.slice(0, 200) ?? seen)"""
HAS_TEXT = """form => [...form.elements].some((field) => field.matches(
  "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [readonly])"))"""
FILL = """([number, text]) => {
  const form = document.querySelectorAll("form[method=post]")[number];
  for (const field of form.elements) {
    if (!field.matches("textarea, input:not([type=hidden], [type=checkbox], [type=radio], [readonly])")) continue;
    if (field.matches("input")) field.type = "text";
    field.removeAttribute("maxlength");
    field.value = field.matches("input") ? text.replaceAll("\\n", " ") : text;
  }
  const button = form.querySelector("button[name]");
  if (button) form.insertAdjacentElement("beforeend", Object.assign(document.createElement("input"),
    { type: "hidden", name: button.name, value: button.value }));
  HTMLFormElement.prototype.submit.call(form);
}"""
QUERIES = (
    *("next", "seat", "invitation", "shown", "status", "after", "rules", "map", "like", "closed"),
    *("phase", "order", "layer", "names", "of", "line", "language"),
)


def check(page: Page) -> None:
    assert page.evaluate(DONE) == [], page.url


def look(page: Page, url: str) -> None:
    page.goto(url)
    check(page)


def batches(texts: Sequence[str], most: int) -> Iterator[str]:
    """Join several payloads, up to the maximum length."""
    batch = ""
    for text in texts:
        if batch and len(batch) + len(text) + 1 > most:
            yield batch
            batch = ""
        batch = f"{batch}\n{text}" if batch else text
    yield batch


def test_there_are_enough() -> None:
    assert len(set(PAYLOADS)) >= 60
    assert max(map(len, PAYLOADS)) <= 80


def write_everywhere(place: Place, master: Who, anna: Who, otto: Who) -> tuple[str, str]:
    """A running game and a finished one, with every payload in all places where people write for others."""
    service, everything = place.service, "\n".join(PAYLOADS)
    running = place.game({"Austria": anna, "Italy": otto}, gm=master)
    order_entry.submit(service, otto, running, None, "S1901M", everything)
    notes.note(service, anna, running, everything)
    for text in batches(PAYLOADS, 2000):
        press.send(service, otto, running, ["Austria"], text)
        press.send(service, otto, running, ["*"], text)
        press.send(service, master, running, ["Austria", "Italy"], text)
    letter = press.letters(service, anna, running)[0]["id"]
    for text in batches(PAYLOADS, 500):
        reports.report(service, anna, running, letter, text)
        game_log.note(service, master, running, text)
        gm.enter(service, master, running, "Italy", "S1901M", everything, text)
    gm.judge_now(service, master, running, "S1901M", PAYLOADS[0])
    order_entry.submit(service, otto, running, None, "F1901M", everything)
    motions.move(service, anna, running, "pause")
    return running, finished(place, anna, otto, everything)


def finished(place: Place, anna: Who, otto: Who, text: str) -> str:
    """A finished game with statements of its players."""
    service = place.service
    over = lobby.create(service, anna, Setup(name=PAYLOADS[5], rules="world-war-one", settings=NO_DEADLINE))
    for who, seat in zip((anna, otto), [row["seat"] for row in lobby.info(service, anna, over)["seats"]], strict=True):
        seating.join(service, who, over, seat)
    assert not order_entry.submit(
        service, otto, over, None, lobby.info(service, otto, over)["phase"], "Concede"
    ).refused
    for who in (anna, otto):
        notes.state(service, who, over, text)
    return over


@pytest.mark.full
def test_what_is_written_stays_text(desk: Desk, place: Place) -> None:
    """Messages, notes, orders, reasons, names, statements and reports, as seen by everybody who may see them."""
    master, anna, otto = place.person("Ulrike", "administrator"), place.person("Anna H"), place.person("Otto H")
    running, over = write_everywhere(place, master, anna, otto)
    for number, payload in enumerate(PAYLOADS):
        whose = (master, anna, otto)[number % 3]
        if names_address(payload):
            with pytest.raises(ServiceError):
                lobby.create(place.service, whose, Setup(name=payload))
        else:
            lobby.create(place.service, whose, Setup(name=payload))
        if number < 60:
            api_tokens.create(place.service, whose, payload, ["read"])
    theirs = [f"/games/{game}{path}" for game in (running, over) for path in OF_GAME]
    for who, paths in ((anna, [*theirs, "/dashboard", "/settings"]), (otto, theirs), (None, [*theirs[:1], "/games"])):
        page = desk.sit(who)
        for path in paths:
            look(page, place.url + path)
            if path == f"/games/{running}":
                page.wait_for_selector("html.js #tab-people")
                for _pane in page.locator("[role=tab]").all():
                    _pane.click()
                    check(page)
    page = desk.sit(master)
    for path in (*theirs, f"/games/{running}/console", f"/games/{running}/console/board?seat=Italy", "/moderation"):
        look(page, place.url + path)
    page.goto(f"{place.url}/games/{running}/press?thread=*")
    for payload in PAYLOADS:
        assert payload.replace("\0", "") in page.locator("#thread").inner_text() or "\u202e" in payload.lower()


@pytest.mark.full
def test_every_field_of_every_form(desk: Desk, place: Place, long: bool) -> None:
    """Fields are found on the pages themselves, so that new ones are included: with all payloads at once, and short
    ones."""
    master, eve = place.person("Viktor", "administrator"), place.person("Eve H")
    page = desk.sit(master)
    game = place.game({"Austria": eve, "Italy": master})
    led = place.game({"Austria": eve}, gm=master)
    press.send(place.service, eve, led, ["*"], "hello")
    forming = lobby.create(place.service, master, Setup(name="Forming"))
    of_games = (game, f"{led}/console", f"{led}/console/board", f"{led}/console/board?seat=Austria", forming)
    paths = [*PLAIN, *(f"/games/{path}" for path in of_games)]
    seen = 0
    for path in paths:
        page.goto(place.url + path)
        handles = page.locator("form[method=post]")
        for number in [n for n in range(handles.count()) if handles.nth(n).evaluate(HAS_TEXT)]:
            texts = PAYLOADS if long else ["\n".join(PAYLOADS), PAYLOADS[(seen * 7) % len(PAYLOADS)]]
            for text in texts:
                page.goto(place.url + path, wait_until="domcontentloaded")
                if number >= page.locator("form[method=post]").count():
                    continue
                with page.expect_navigation():
                    page.evaluate(FILL, [number, text])
                check(page)
                seen += 1
    assert seen >= 40


@pytest.mark.full
def test_every_query(desk: Desk, place: Place, long: bool) -> None:
    master = place.person("Viktor", "administrator")
    page = desk.sit(master)
    game = place.game({"Italy": master}, gm=None)
    paths = [path.partition("?")[0] for path in (*PLAIN, *(f"/games/{game}{path}" for path in OF_GAME), "/games")]
    for number, path in enumerate(dict.fromkeys(paths)):
        for payload in PAYLOADS if long else PAYLOADS[number % 7 :: 20]:
            look(page, f"{place.url}{path}?{urlencode(dict.fromkeys(QUERIES, payload))}")
            if number < 3:
                look(page, f"{place.url}{path.rstrip('/')}/{quote(payload, safe='')}")
