"""A German reader opens every page, of every variant: no text is the same as in English, names and codes aside."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest
from starlette.testclient import TestClient

from casusbelli.engine.spec import packs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby, order_entry
from casusbelli.service.games.open_game import opened
from casusbelli.service.reads import lesson_page
from casusbelli.variants import board_names, drawing_text
from tests.web.conftest import house_of
from tests.web.page_texts import none_of, untranslated
from tests.web.test_pages import as_somebody

BOARDS = {drawing_text(name): name for name in board_names()}  # boards with one drawing have the same provinces
RULES = [
    *(("standard", name) for name in BOARDS.values()),
    *((name, "standard") for name in sorted(packs()) if name != "standard"),
]
OTHERS = (
    "/",
    "/boards",
    "/boards/new",
    "/boards/standard",
    "/games",
    "/games?status=finished",
    "/glossary",
    "/guest",
    "/how-to-play",
    "/learn",
    "/learn/tutorial?step=3",
    "/learn/tutorial?step=3&orders=A+PRO+-+SAV&checked=yes",
    "/new",
    "/password",
    "/players/Anna",
    "/register",
    "/rules",
    "/dashboard",
    "/settings",
    "/settings/notifications",
    "/sign-in",
)
REFUSED = {
    "/nowhere": 404,
    "/boards/none": 404,
    "/boards?size=huge": 422,
    "/games/none": 404,
    "/players/Nobody": 404,
    "/learn/none": 404,
}
GAMES = sorted(name for name, pack in packs().items() if pack.game)
RUBBISH = "A PAR - MOS\nF ADR C A VIE - TRI\nA PIK H\nBuild A PAR\nA MUN S F KIE - NTH"


def write_all(service: Service, who: Who, game: str, rng: random.Random) -> set[str]:
    """Random orders for every seat; all that they could write, in the notation that people type."""
    with service.read() as tx:
        open_game = opened(service, tx, game).game
        offered = {seat: [str(order) for order in open_game.options(seat)] for seat in open_game.rules.names}
        phase = open_game.phase
    for seat, lines in offered.items():
        quiet = [line for line in lines if not line.startswith(("Propose", "Vote", "Concede"))]
        order_entry.submit(service, who, game, seat, phase, "\n".join(rng.sample(quiet, min(12, len(quiet)))))
    return {line for lines in offered.values() for line in lines}


def pages_of(game: str, seat: str) -> Iterator[str]:
    base = f"/games/{game}"
    yield from (f"{base}?seat={seat}", f"{base}/report?seat={seat}", f"{base}/rulebook", f"{base}/acts", f"{base}/dice")
    yield from (f"{base}/console", f"{base}/console/board", f"{base}/console/board?seat={seat}", "/dashboard")


def walked(client: TestClient, rules: str, on: str, phases: int, language: str = "de") -> list[str]:
    """The English texts on the pages of a sandbox that is played with random orders."""
    rng = random.Random(f"{rules} {on}")
    who, csrf = as_somebody(client)
    service = house_of(client)
    game = lobby.create(service, who, Setup(name="Anna", rules=rules, map=on, kind="sandbox"))
    english: dict[str, list[str]] = {}
    for phase in range(phases):
        with service.read() as tx:
            played = opened(service, tx, game).game
            seat = played.rules.names[0]
        if played.state.outcome is not None:
            break
        typed = write_all(service, who, game, rng)
        with suppress(ServiceError):  # at once the game may have come to its end
            order_entry.submit(service, who, game, seat, played.phase, RUBBISH)
        with service.read() as tx:
            if opened(service, tx, game).row["status"] != "running":
                break
        for path in pages_of(game, seat):
            if found := untranslated(client, path, typed, language):
                english[f"{phase} {path.replace(game, '')}"] = found
        judged = {"csrf": csrf, "seat": seat, "phase": played.phase}
        assert client.post(f"/games/{game}/judge", data=judged, follow_redirects=False).status_code == 303
    return [f"{where}: {text}" for where, found in english.items() for text in found]


@pytest.mark.drawn(5)
@pytest.mark.parametrize(("rules", "on"), RULES)
def test_the_pages_of_a_game(small_client: TestClient, rules: str, on: str, full: bool) -> None:
    """Other boards have the same pages with other names."""
    none_of(walked(small_client, rules, on, 6 if full and on == "standard" else 3))


@pytest.mark.parametrize("path", OTHERS)
def test_the_other_pages(small_client: TestClient, path: str) -> None:
    as_somebody(small_client)
    none_of(untranslated(small_client, path))


def test_the_page_of_moderators(small_client: TestClient) -> None:
    as_somebody(small_client, role="administrator")
    none_of(untranslated(small_client, "/moderation"))


@pytest.mark.parametrize(("path", "status"), REFUSED.items())
def test_refusals(small_client: TestClient, path: str, status: int) -> None:
    as_somebody(small_client)
    none_of(untranslated(small_client, path, status=status))


@pytest.mark.drawn(5)
@pytest.mark.parametrize("rules", GAMES)
def test_what_each_pack_says_of_itself(small_client: TestClient, rules: str) -> None:
    """Its rulebook, the form for a new game with its options, and what is different in a minute."""
    as_somebody(small_client)
    for path in (f"/rules/{rules}", f"/new?rules={rules}", f"/how-to-play/{rules}"):
        none_of(untranslated(small_client, path))


@pytest.mark.drawn(5)
def test_every_step_of_every_lesson(small_client: TestClient) -> None:
    who, _csrf = as_somebody(small_client)
    lessons = lesson_page.listing(house_of(small_client), who)["lessons"]
    assert len(lessons) > 1
    for lesson in lessons:
        for number, _step in enumerate(lesson["steps"], 1):
            none_of(untranslated(small_client, f"/learn/{lesson['name']}?step={number}"))


@pytest.mark.drawn(5)
@pytest.mark.parametrize("rules", GAMES)
def test_a_game_that_waits_and_a_cancelled_one(small_client: TestClient, rules: str) -> None:
    """The page on which players join, with its invitations, the list of open games, and the page without a game."""
    who, csrf = as_somebody(small_client)
    game = lobby.create(house_of(small_client), who, Setup(name="Anna", rules=rules, gm=True))
    for path in (f"/games/{game}", f"/games/{game}/invitations", "/games", "/dashboard"):
        none_of(untranslated(small_client, path))
    small_client.post(f"/games/{game}/cancel", data={"csrf": csrf})
    none_of(untranslated(small_client, f"/games/{game}"))
