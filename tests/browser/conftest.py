"""A running service and a real browser. Without Chromium these tests are skipped, saying so; on CI it must be there."""

from __future__ import annotations

import os
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect, sync_playwright

from casusbelli.bots.process import BotProcess
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby, seating
from casusbelli.service.ops import bot_turns, worker
from casusbelli.service.ops.bot_time import BotTime
from casusbelli.service.people import accounts
from casusbelli.store import open_store
from casusbelli.web.app import create_app

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000  # milliseconds: a busy machine is slow, not wrong
POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
NO_DEADLINE = Settings(clock=Clock(length=0))


@dataclass
class Place:
    """A running service, with shortcuts for creating people and games."""

    service: Service
    url: str
    people: dict[str, Who] = field(default_factory=dict)

    def person(self, name: str, role: str = "player") -> Who:
        """Create a person, once for each name; every test uses names of its own."""
        if name not in self.people:
            made = accounts.register(self.service, name, None, "rhubarb and custard", role)
            self.people[name] = Who(made.id, name, role)
        return self.people[name]

    def sandbox(self, who: Who, rules: str = "standard") -> str:
        return lobby.create(self.service, who, Setup(name="Sandbox", rules=rules, kind="sandbox", settings=NO_DEADLINE))

    def game(
        self,
        seats: dict[str, Who],
        rules: str = "standard",
        gm: Who | None = None,
        options: dict[str, str] | None = None,
    ) -> str:
        """Create a game for these people; bots play the other seats."""
        owner = gm or next(iter(seats.values()))
        bots = {seat: "hold" for seat in POWERS if seat not in seats}
        setup = Setup(
            name="A game", rules=rules, options=options or {}, gm=gm is not None, bots=bots, settings=NO_DEADLINE
        )
        game = lobby.create(self.service, owner, setup)
        for seat, who in seats.items():
            seating.join(self.service, who, game, seat)
        if gm is not None:
            seating.start(self.service, gm, game)
        return game


@pytest.fixture(scope="module")  # its threads handle games, and would call objects that other tests have patched
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    database = tmp_path_factory.mktemp("browser") / "games.db"
    service = Service(open_store(f"sqlite:///{database}"))
    service.limits.on = False
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    server = uvicorn.Server(uvicorn.Config(create_app(service), log_level="error", timeout_graceful_shutdown=1))
    stop, bots = threading.Event(), BotProcess()
    running = [
        threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True),
        threading.Thread(target=worker.work, args=(service, stop), daemon=True),
        threading.Thread(target=bot_turns.work, args=(service, stop, bots, BotTime()), daemon=True),
    ]
    for thread in running:
        thread.start()
    while not server.started:
        time.sleep(0.05)
    yield Place(service, f"http://127.0.0.1:{port}")
    stop.set()
    bots.close()
    server.should_exit = True
    for thread in running:
        thread.join(10)
    listening.close()
    service.store.close()


@pytest.fixture(scope="module")  # it keeps an event loop running in this thread, which breaks tests in other folders
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        told = "no Chromium here: apt-get install chromium"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@dataclass
class Desk:
    """Browsers of several people; an error in any of them fails the test."""

    browser: Browser
    place: Place
    faults: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def sit(self, who: Who | None = None, **more: Any) -> Page:
        options: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **more}
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        if who is not None:
            session = accounts.new_session(self.place.service, who.known())
            context.add_cookies([{"name": "casus_session", "value": session, "url": self.place.url}])
        return self.page(context)

    def page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda fault: self.faults.append(f"{page.url}: {fault}"))
        page.on("console", lambda said: self.faults.append(said.text) if "Content Security" in said.text else None)
        page.on("dialog", self._refuse)
        return page

    def _refuse(self, dialog: Dialog) -> None:
        """Fail on native dialogs: our pages use dialogs of their own, so another one comes from an injected script."""
        self.faults.append(f"dialog: {dialog.message}")
        dialog.dismiss()


@pytest.fixture
def desk(browser: Browser, place: Place) -> Iterator[Desk]:
    expect.set_options(timeout=PATIENCE)
    found = Desk(browser, place)
    yield found
    for context in found.contexts:
        context.close()
    assert not found.faults


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> Path | None:
    """The folder for screenshots, if this run takes any."""
    wanted = os.environ.get("CASUS_PICTURES")
    return Path(wanted) if wanted else None
