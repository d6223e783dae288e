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
from casusbelli.variants import board_names
from tests.web.conftest import house_of
from tests.web.page_texts import none_of, untranslated
from tests.web.test_pages import as_somebody

RULES = [
    *(("standard", name) for name in board_names()),
    *((name, "standard") for name in sorted(packs()) if name != "standard"),
]
OTHERS = (
    "/",
    "/games",
    "/how-to-play",
    "/how-to-play/masters",
    "/learn",
    "/learn/tutorial?step=3",
    "/learn/tutorial?step=3&orders=A+PRO+-+SAV&checked=yes",
    "/new",
    "/rules",
    "/dashboard",
    "/settings",
    "/settings/notifications",
    "/sign-in",
)
RUBBISH = "A PAR - MOS\nF ADR C A VIE - TRI\nA PIK H\nBuild A PAR\nA MUN S F KIE - NTH"


def write_all(service: Service, who: Who, game: str, rng: random.Random) -> set[str]:
    """Random orders for every seat; all that they could write, in the notation that people type."""
    with service.read() as tx:
        open_game = opened(service, tx, game).game
        offered = {seat: [str(order) for order in open_game.options(seat)] for seat in open_game.rules.names}
        phase = open_game.phase
    for seat, lines in offered.items():
        quiet = [line for line in lines if not line.startswith(("Propose", "Vote"))]
        order_entry.submit(service, who, game, seat, phase, "\n".join(rng.sample(quiet, min(12, len(quiet)))))
    return {line for lines in offered.values() for line in lines}


def pages_of(game: str, seat: str) -> Iterator[str]:
    base = f"/games/{game}"
    yield from (f"{base}?seat={seat}", f"{base}/report?seat={seat}", f"{base}/rulebook", f"{base}/acts", f"{base}/dice")
    yield from (f"{base}/console", f"{base}/console/board", f"{base}/console/board?seat={seat}")


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
        client.post(f"/games/{game}/judge", data={"csrf": csrf, "seat": seat})
    return [f"{where}: {text}" for where, found in english.items() for text in found]


@pytest.mark.drawn(5)
@pytest.mark.parametrize(("rules", "on"), RULES)
def test_the_pages_of_a_game(small_client: TestClient, rules: str, on: str, full: bool) -> None:
    none_of(walked(small_client, rules, on, 6 if full else 3))


@pytest.mark.parametrize("path", OTHERS)
def test_the_other_pages(small_client: TestClient, path: str) -> None:
    as_somebody(small_client)
    none_of(untranslated(small_client, path))


@pytest.mark.drawn(5)
@pytest.mark.parametrize("rules", sorted(name for name, pack in packs().items() if pack.game))
def test_the_rulebook_of_each_pack(small_client: TestClient, rules: str) -> None:
    as_somebody(small_client)
    none_of(untranslated(small_client, f"/rules/{rules}"))
