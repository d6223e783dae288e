"""W: the game page in a real browser: bytes transferred, time until it is usable on a phone with a slow connection, and
time from a tap to "Saved"."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.measure import Figure, median
from bench.service import a_game, served
from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts
from casusbelli.store import open_store
from tests.browser.board import AT
from tests.browser.conftest import CHROMIUM, FLAGS

SEAT = "France"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOWER = 4  # times, of the processor
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}  # "fast 3G"
TAPS = (
    ("PAR", "BUR"),
    ("PAR", "PIC"),
    ("MAR", "SPA"),
    ("MAR", "GAS"),
    ("BRE", "MAO"),
)  # who stands where, and goes where
READY = """
  const look = () => {
    if (document.querySelector("[role=tab][aria-selected=true]")) window.usable = performance.now();
    else setTimeout(look, 5);
  };
  look();
"""
CLOCK = """() => {
  const said = document.getElementById("saved");
  window.times = [];
  let from = 0;
  document.getElementById("board").addEventListener("pointerup", () => { from = performance.now(); }, true);
  new MutationObserver(() => { if (said.textContent === "Saved.") window.times.push(performance.now() - from); })
    .observe(said, { childList: true });
}"""


def figures(quick: bool) -> Iterator[Figure]:
    if CHROMIUM is None:
        raise SystemExit("bench: W needs Chromium: apt-get install chromium")
    yield Figure("W", "the load of the machine before (1 minute)", os.getloadavg()[0], unit="processes")
    with tempfile.TemporaryDirectory() as folder, closing(open_store(f"sqlite:///{folder}/games.db")) as store:
        game, people = a_game(Service(store))
        session = accounts.new_session(Service(store), str(people[SEAT].account))
        with served(f"sqlite:///{folder}/games.db") as running, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            place = f"http://127.0.0.1:{running.ports[0]}"
            yield from views(browser, f"{place}/games/{game}", session, 2 if quick else 9)
            yield from taps(browser, f"{place}/games/{game}", session, 1 if quick else 8)
            browser.close()


def somebody(browser: Browser, url: str, session: str, **more: Any) -> BrowserContext:
    context = browser.new_context(locale="en-GB", **more)
    context.add_cookies([{"name": "casus_session", "value": session, "url": url}])
    return context


def views(browser: Browser, url: str, session: str, count: int) -> Iterator[Figure]:
    first, second, usable, again = [], [], [], []
    for _n in range(count):
        context = somebody(browser, url, session, **PHONE)
        context.add_init_script(READY)
        page = context.new_page()
        network = context.new_cdp_session(page)
        sizes: list[float] = []
        network.on("Network.loadingFinished", lambda told, into=sizes: into.append(told["encodedDataLength"]))
        network.send("Network.enable")
        network.send("Network.emulateNetworkConditions", LINE)
        network.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        usable.append(opened(page, url))
        first.append(sum(sizes) / 1000)
        sizes.clear()
        again.append(opened(page, url))
        second.append(sum(sizes) / 1000)
        context.close()
    slow = f"{SLOWER} times slower, 1.6 Mbit/s, 150 ms"
    yield Figure("W", "the game page for the first time: over the line", median(first), target="250", unit="kB")
    yield Figure("W", "the same again: over the line", median(second), unit="kB")
    yield Figure("W", f"until it can be used on a phone, {slow}", median(usable), unit="ms")
    yield Figure("W", "until it can be used on that phone, the second time", median(again), unit="ms")


def opened(page: Page, url: str) -> float:
    """Milliseconds until the page takes taps."""
    page.goto(url, wait_until="load")
    page.wait_for_function("window.usable")
    return float(page.evaluate("window.usable"))


def taps(browser: Browser, url: str, session: str, rounds: int) -> Iterator[Figure]:
    """Without any throttle: what the service and the page take themselves."""
    context = somebody(browser, url, session, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html.js [role=tab][aria-selected=true]")
    page.evaluate(CLOCK)
    pairs = [pair for _n in range(rounds) for pair in TAPS]
    for number, (unit, to) in enumerate(pairs, 1):
        for place in (unit, to):
            page.mouse.click(*page.evaluate(AT, place))
        page.wait_for_function("count => window.times.length >= count", arg=number)
    times: list[float] = page.evaluate("window.times")
    context.close()
    yield Figure("W", f"a tap until it is saved, median of {len(times)}", median(times), target="100", unit="ms")
    yield Figure("W", f"a tap until it is saved, worst of {len(times)}", max(times), unit="ms")
