"""Each scene of each variant as documented.

``CASUS_PICTURES=docs/pictures ./test tests/browser/test_scene_pictures.py`` takes the pictures of docs/scenes.md again;
otherwise the scenes are only opened.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from casusbelli.bots import SeatView, bot
from casusbelli.core.phases import Phase
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import gm, lobby, seating
from casusbelli.service.games.open_game import opened
from casusbelli.variants import board
from tests.browser.board import open_game
from tests.browser.conftest import Desk, Place

VARIANTS = ("standard", "international-relations", "formal", "masters", "factional", "world-war-one")
MOST_PHASES = 40
UNHURRIED = Settings(clock=Clock(length=0, early=False))

pytestmark = pytest.mark.full


def write_orders(service: Service, master: Who, game: str) -> str:
    """What a bot would order for each seat; returns the phase."""
    with service.read() as tx:
        played = opened(service, tx, game).game
    for seat in played.rules.names:
        scene = SeatView.of(played.rules, played.state, seat, Random(f"{seat}/{played.phase}"))
        text = "\n".join(map(str, bot("dumbbot").orders(scene)))
        with suppress(ServiceError):  # nothing may be due
            gm.enter(service, master, game, seat, played.phase, text)
    return played.phase


def keep(page: Page, name: str, pictures: Path | None) -> None:
    page.wait_for_timeout(1500 if pictures else 0)  # arrows are drawn one after the other
    picture = page.screenshot(type="jpeg", quality=45)
    assert len(picture) > 20_000
    if pictures is not None:
        (pictures / "scenes").mkdir(parents=True, exist_ok=True)
        (pictures / "scenes" / f"{name}.jpg").write_bytes(picture)


def due(service: Service, who: Who, game: str) -> bool:
    """Whether orders are due from this player: those who govern no country may have none to give."""
    info = lobby.info(service, who, game)
    return any(seat["asked"] for seat in info["seats"] if seat["seat"] in info["mine"])


@pytest.mark.parametrize("rules", VARIANTS)
def test_the_scenes_of_a_variant(desk: Desk, place: Place, pictures: Path | None, rules: str) -> None:
    service, master, paula, quirin = place.service, *map(place.person, ("Ottilie", "Paula", "Quirin"))
    names = rule_set(read_spec(rules), board("standard")).names
    first = Phase.of(rule_set(read_spec(rules), board("standard")).start).year
    setup = Setup("Concert of Europe", f"{rules} + last-year(year={first + 2})", gm=True, settings=UNHURRIED)
    game = lobby.create(service, master, setup)
    for seat, who in ((names[0], paula), (names[1], quirin)):
        seating.join(service, who, game, seat)
    with suppress(ServiceError):  # a game of two begins by itself
        seating.start(service, master, game, "hold")
    phase = write_orders(service, master, game)
    while Phase.of(phase).year < first + 2 or not phase.endswith("M"):
        gm.judge_now(service, master, game, phase)
        phase = write_orders(service, master, game)
    who = paula if due(service, paula, game) else quirin
    page = desk.sit(who, viewport={"width": 1120, "height": 700})
    open_game(page, place.url, game)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("body[data-scene=orders]")).to_be_attached()
    keep(page, f"{rules}-orders", pictures)
    page.get_by_role("button", name="Ready", exact=True).click()
    page.locator("#ask[open] button[value=yes]").or_(page.locator("body[data-scene=waiting]")).first.wait_for()
    if page.locator("#ask[open]").count():
        page.locator("#ask button[value=yes]").click()
    expect(page.locator("body[data-scene=waiting]")).to_be_attached()
    keep(page, f"{rules}-waiting", pictures)
    gm.judge_now(service, master, game, phase)
    expect(page.locator("body[data-scene=results]")).to_be_attached()
    keep(page, f"{rules}-results", pictures)
    page.get_by_role("button", name="Continue").click()
    page.get_by_label("Previous phase").click()
    page.get_by_label("Previous phase").click()
    expect(page.locator("body[data-scene=history]")).to_be_attached()
    keep(page, f"{rules}-history", pictures)
    for _phase in range(MOST_PHASES):
        if lobby.info(service, who, game)["status"] != "running":
            break
        gm.judge_now(service, master, game, write_orders(service, master, game))
    open_game(page, place.url, game)
    if page.locator("body[data-scene=results]").count():
        page.get_by_role("button", name="Continue").click()
    expect(page.locator("body[data-scene=ended]")).to_be_attached()
    keep(page, f"{rules}-ended", pictures)
