"""W: the game page in a real browser: bytes transferred, time until it is usable on a phone with a slow connection, and
time from a tap to "Saved". The processor time of the page's main thread and of the service hardly depends on what else
the machine does."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.measure import Figure, median
from bench.service import Served, a_game, served
from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts
from casusbelli.store import open_store
from tests.browser.board import AT
from tests.browser.conftest import CHROMIUM, FLAGS

SEAT = "France"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOWER = 4  # CPU slowdown factor
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
)  # units and their destinations
READY = """
  const look = () => {
    const bar = document.querySelector("html.js:has([role=tab][aria-selected=true]) #action-bar");
    const box = bar?.getBoundingClientRect();
    if (box?.height && box.bottom <= innerHeight) window.usable = performance.now();
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
            yield from taps(browser, running, f"{place}/games/{game}", session, 1 if quick else 8)
            browser.close()


def somebody(browser: Browser, url: str, session: str, **more: Any) -> BrowserContext:
    context = browser.new_context(locale="en-GB", **more)
    context.add_cookies([{"name": "casus_session", "value": session, "url": url}])
    return context


def views(browser: Browser, url: str, session: str, count: int) -> Iterator[Figure]:
    first, second, usable, again, busy = [], [], [], [], []
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
        busy.append(main_thread(browser, url, session))
    slow = f"{SLOWER} times slower, 1.6 Mbit/s, 150 ms"
    yield Figure("W", "the game page for the first time: over the line", median(first), target="110", unit="kB")
    yield Figure("W", "the same again: over the line", median(second), unit="kB")
    yield Figure("W", f"until it can be used on a phone, {slow}", median(usable), target="1000", unit="ms")
    yield Figure("W", "until it can be used on that phone, the second time", median(again), unit="ms")
    yield Figure("W", "processor time of its main thread until then, not slowed down", median(busy), unit="ms")


def main_thread(browser: Browser, url: str, session: str) -> float:
    """Milliseconds of processor time until a page that nothing slows down takes taps."""
    context = somebody(browser, url, session, **PHONE)
    context.add_init_script(READY)
    page = context.new_page()
    ticks = Ticks(context, page)
    opened(page, url)
    used = ticks.now()
    context.close()
    return used


class Ticks:
    """The processor time that the main thread of a page has used."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.session = context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def now(self) -> float:
        """Milliseconds."""
        found = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in found if one["name"] == "TaskDuration")


def opened(page: Page, url: str) -> float:
    """Milliseconds until the page reacts to taps."""
    page.goto(url, wait_until="load")
    page.wait_for_function("window.usable")
    return float(page.evaluate("window.usable"))


def taps(browser: Browser, service: Served, url: str, session: str, rounds: int) -> Iterator[Figure]:
    """Milliseconds from a tap to "Saved" without throttling: the time of the service and the page themselves."""
    context = somebody(browser, url, session, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html.js [role=tab][aria-selected=true]")
    page.evaluate(CLOCK)
    ticks = Ticks(context, page)
    before, served_before = ticks.now(), service.cpu()
    pairs = [pair for _n in range(rounds) for pair in TAPS]
    for number, (unit, to) in enumerate(pairs, 1):
        for place in (unit, to):
            page.mouse.click(*page.evaluate(AT, place))
        page.wait_for_function("count => window.times.length >= count", arg=number)
    times: list[float] = page.evaluate("window.times")
    used, served_used = ticks.now() - before, 1000 * (service.cpu() - served_before)
    context.close()
    yield Figure("W", f"a tap until it is saved, median of {len(times)}", median(times), target="50", unit="ms")
    yield Figure("W", f"a tap until it is saved, worst of {len(times)}", max(times), unit="ms")
    yield Figure("W", "processor time of two taps and a save: the page's main thread", used / len(times), unit="ms")
    yield Figure("W", "processor time of two taps and a save: the service", served_used / len(times), unit="ms")
