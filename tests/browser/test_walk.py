"""A walk through every page: in every state of a game, for every role, in both languages and themes, on a desktop and a
phone. A page fails the walk if it or anything it loads cannot be fetched, if its scripts complain, if something lies
beyond its edge, if axe finds a fault, or if it shows an identifier that is meant for programs.

Each page is seen in one of the eight combinations of language, theme and screen, in another one each time: each role
goes through all of them, in another order in each game. (tests/web/test_german_pages.py compares the texts of the two
languages.)
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, cycle, product
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Page, Response

from casusbelli.core.phases import Phase
from casusbelli.engine.spec import packs, read_spec, rule_set
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import gm, lobby, order_entry, press, seating
from casusbelli.service.games.open_game import opened
from casusbelli.variants import board as map_of
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.full

WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "resultTypes": ["violations"]}
GAMES = [
    ("standard", "standard"),
    ("standard", "indian-ocean"),
    ("standard", "western-mediterranean"),
    ("international-relations", "standard"),
    ("formal", "standard"),
    ("masters", "standard"),
    ("factional", "standard"),
    ("world-war-one", "standard"),
]
MOST_PHASES = 30  # about two years
TIMED = Settings(clock=Clock(length=24 * 60))
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
Seen = tuple[str, str, str]
"""Language, theme, screen."""
TABS = ("orders", "story", "press", "tables", "people")

OTHER_PAGES = {
    "visitor": (
        "/",
        "/games",
        "/rules",
        "/glossary",
        "/how-to-play",
        "/how-to-play/formal",
        "/sign-in",
        "/register",
        "/password",
        "/guest",
        "/nowhere",
    ),
    "player": ("/dashboard", "/new", "/new?rules=formal", "/settings", "/settings/notifications", "/players/Walter"),
    "administrator": ("/moderation",),
}
OF_GAME = ("report", "rulebook", "acts", "dice", "press", "press?thread=*")
OF_MASTER = ("console", "console/board", "invitations")

BEYOND = """() => {
  const width = document.documentElement.clientWidth, clips = /auto|scroll|hidden|clip/;
  const inside = (seen) => seen && (clips.test(getComputedStyle(seen).overflowX) || inside(seen.parentElement));
  const out = [...document.querySelectorAll("body *:not(.skip)")].filter((seen) => {
    const { left, right, width: own } = seen.getBoundingClientRect();
    return own && (right > width + 1 || left < -1) && !inside(seen.parentElement);
  });
  return out.map((seen) => seen.outerHTML.slice(0, 120));
}"""
READ = """() => {
  const whole = document.body.cloneNode(true);
  whole.querySelectorAll("script, style, code, pre, textarea, input, q, .body, svg").forEach((one) => one.remove());
  return whole.innerText;
}"""


AXE = """async ([part, options]) => (await axe.run(part ?? document, options)).violations"""


def combinations(rng: random.Random) -> Iterator[Seen]:
    """All of them, again and again, each followed by its opposite."""
    pairs = [
        ((language, "light", screen), ("de" if language == "en" else "en", "dark", other))
        for language, (screen, other) in product(("en", "de"), (tuple(SCREENS), tuple(SCREENS)[::-1]))
    ]
    return cycle(chain.from_iterable(rng.sample(pairs, len(pairs))))


def identifiers() -> re.Pattern[str]:
    """Identifiers for programs: keys of options, names of events, anything with an underscore."""
    parts = {part for pack in packs().values() for part in pack.components}
    keys = {f"{part.name}.{option.key}" for part in parts for option in part.options}
    events = {str(event.__struct_config__.tag) for part in parts for event in part.events}
    known = sorted(map(re.escape, keys | events), key=len, reverse=True)
    return re.compile(rf"(?<![\w/.-])(?:{'|'.join(known)}|[a-z]+(?:_[a-z]+)+)(?![\w/.-])")


@dataclass
class Walk:
    """Browsers of all roles; ``faults`` is what they found."""

    desk: Desk
    place: Place
    rng: random.Random
    shown: re.Pattern[str] = field(default_factory=identifiers)
    faults: list[str] = field(default_factory=list)
    pages: dict[tuple[str, str, str, str], Page] = field(default_factory=dict)
    turns: dict[str, Iterator[Seen]] = field(default_factory=dict)  # by role

    def page(self, role: str, who: Who | None, language: str, theme: str, screen: str) -> Page:
        key = (role, language, theme, screen)
        if key not in self.pages:
            page = self.desk.sit(who, locale=language, color_scheme=theme, **SCREENS[screen])
            page.on("console", lambda said: self.complain(page, said))
            page.on("response", lambda answer: self.answered(page, answer))
            self.pages[key] = page
        return self.pages[key]

    def complain(self, page: Page, said: ConsoleMessage) -> None:
        if said.type == "error" and "status of 404" not in said.text:
            self.faults.append(f"{page.url}: console: {said.text}")

    def answered(self, page: Page, answer: Response) -> None:
        if answer.status >= 400 and not answer.url.endswith("/nowhere"):
            self.faults.append(f"{page.url}: {answer.status} {answer.url}")

    def visit(self, role: str, who: Who | None, path: str, state: str = "") -> None:
        """Look at a page with the next language, theme and screen."""
        seen = next(self.turns.setdefault(role, combinations(self.rng)))
        page = self.page(role, who, *seen)
        page.goto(self.place.url + path)
        where = f"{state} {role} {'/'.join(seen)} {path}".strip()
        for tab in TABS if "/games/" in path and path.count("/") == 2 else ("",):
            if tab and not self.open_tab(page, tab):
                continue
            self.look(page, f"{where} {tab}".strip())
            self.check(page, f"{where} {tab}".strip(), whole=tab in ("", "story"), part=f"#pane-{tab}")
        page.goto("about:blank")  # an open page follows the game and slows down the others

    @staticmethod
    def open_tab(page: Page, tab: str) -> bool:
        button = page.locator(f"#tab-{tab}")
        if not button.count() or not button.is_visible():
            return False
        button.click()
        return True

    def look(self, page: Page, where: str) -> None:
        width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if width > 0:
            self.faults.append(f"{where}: {width} px too wide")
        self.faults += [f"{where}: beyond the edge: {seen}" for seen in page.evaluate(BEYOND)]
        self.faults += [f"{where}: reads {found!r}" for found in sorted(set(self.shown.findall(page.evaluate(READ))))]

    def check(self, page: Page, where: str, whole: bool, part: str) -> None:
        """Run axe on the whole page, or for all tabs but the first on the visible part."""
        if not page.evaluate("'axe' in window"):
            page.evaluate(Axe().axe_script)
        for fault in page.evaluate(AXE, [None if whole else part, WCAG]):
            nodes = " ".join(node["html"][:120] for node in fault["nodes"][:3])
            self.faults.append(f"{where}: axe {fault['id']}: {nodes}")

    def end(self) -> None:
        if told := list(dict.fromkeys(self.faults)):
            pytest.fail(f"{len(told)} faults:\n" + "\n".join(told[:60]), pytrace=False)


@pytest.fixture
def walk(desk: Desk, place: Place, request: pytest.FixtureRequest) -> Walk:
    return Walk(desk, place, random.Random(request.node.name))


def write_all(service: Service, master: Who, game: str, rng: random.Random) -> str:
    """Random orders for every seat; returns the phase they are for."""
    with service.read() as tx:
        played = opened(service, tx, game).game
        offered = {seat: [str(order) for order in played.options(seat)] for seat in played.rules.names}
    for seat, lines in offered.items():
        quiet = [line for line in lines if not line.startswith(("Propose", "Vote", "Resign"))]
        with suppress(ServiceError):
            gm.enter(service, master, game, seat, played.phase, "\n".join(rng.sample(quiet, min(12, len(quiet)))))
    return played.phase


@pytest.mark.parametrize(("rules", "board"), GAMES)
def test_the_pages_of_a_game(walk: Walk, place: Place, rules: str, board: str) -> None:
    service, rng = place.service, random.Random(f"{rules} {board}")
    master, anna, otto = place.person("Gundula"), place.person("Walter"), place.person("Wanda")
    roles = {"visitor": None, "player": anna, "stranger": otto, "game-master": master}
    first = Phase.of(rule_set(read_spec(rules), map_of(board)).start).year
    setup = Setup(name="A walk", rules=f"{rules} + last-year(year={first + 1})", map=board, gm=True, settings=TIMED)
    game = lobby.create(service, master, setup)

    def look(state: str, seen_by: str, *more: str) -> None:
        """On the boards besides the usual one, only the page where everything about a board is seen."""
        for role in seen_by.split() if board == "standard" else {"player"} & {*seen_by.split()}:
            walk.visit(role, roles[role], f"/games/{game}", state)
        for path in more if board == "standard" else ():
            role = "game-master" if path in OF_MASTER else "player"
            walk.visit(role, roles[role], f"/games/{game}/{path}", state)

    look("forming", "visitor game-master", "invitations")
    seating.join(service, anna, game)
    look("joined", "player stranger")
    walk.visit("player", anna, "/dashboard", "joined")
    seating.start(service, master, game, "hold")
    look("orders", "visitor player stranger game-master", *OF_GAME, "console", "console/board")
    walk.visit("player", anna, "/dashboard", "orders")
    with suppress(ServiceError):  # the rules may not allow any messages
        press.send(service, anna, game, ["gm"], "When is the deadline?")
    info = lobby.info(service, anna, game)
    with suppress(ServiceError):  # nothing may be due
        order_entry.ready(service, anna, game, info["mine"][0], info["phase"], True)
    look("waiting", "player")
    known: set[str] = set()
    for _phase in range(MOST_PHASES):
        if lobby.info(service, anna, game)["status"] != "running":
            break
        phase = write_all(service, master, game, rng)
        if (kind := phase[-1]) not in known:
            look(f"written in {phase}", "player", "console", "console/board")
        with suppress(ServiceError):  # the worker may have been first
            gm.judge_now(service, master, game, phase)
        if kind not in known:
            look(f"after {phase}", "visitor player game-master", "report")
        known.add(kind)
        if len(known) == 1 and lobby.info(service, anna, game)["status"] == "running":
            gm.pause(service, master, game, "The game master travels.")
            look("paused", "player", "console")
            gm.resume(service, master, game)
    assert lobby.info(service, anna, game)["status"] == "finished"
    look("ended", "visitor player game-master", *OF_GAME)
    walk.end()


@pytest.mark.parametrize("role", OTHER_PAGES)
def test_the_other_pages(walk: Walk, place: Place, role: str) -> None:
    who = {"visitor": None, "player": place.person("Walter"), "administrator": place.person("Adele", "administrator")}
    for path in OTHER_PAGES[role]:
        for _seen in range(2):
            walk.visit(role, who[role], path)
    walk.end()
