"""Lists of games by filters, on both databases, and the columns that they filter by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from casusbelli.service.base.lobby_columns import fill_lobby_columns
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, PressSettings, Settings, Setup
from casusbelli.service.games import lobby, seating
from casusbelli.service.games.lobby_filters import Filters
from casusbelli.service.reads.small_pictures import small_picture
from tests.service.tables import person

pytestmark = pytest.mark.both_databases

PUBLIC = PressSettings(private=False, groups=False)
SILENT = PressSettings(private=False, groups=False, public=False)


def refused(code: str, call: Callable[..., object], *args: object, **more: object) -> ServiceError:
    with pytest.raises(ServiceError) as caught:
        call(*args, **more)
    assert caught.value.code == code
    return caught.value


GAMES = {
    "Friday Ärger": Setup("Friday Ärger", settings=Settings(clock=Clock(length=15))),
    "100%": Setup("100%", "factional + last-year", settings=Settings(clock=Clock(length=3 * 1440), press=PUBLIC)),
    "Masked": Setup("Masked", "masters", settings=Settings(anonymous=True, press=SILENT)),
    "West": Setup("West", map="western-mediterranean", settings=Settings(clock=Clock(length=0))),
}


def names(service: Service, **filters: Any) -> set[str]:
    return {game["name"] for game in lobby.listing(service, VISITOR, filters=Filters(**filters))["games"]}


@pytest.fixture
def listed(service: Service) -> Service:
    ada = person(service, "Ada")
    for setup in GAMES.values():
        lobby.create(service, ada, setup)
    lobby.create(service, ada, Setup("Hidden", visibility="private"))
    lobby.create(service, ada, Setup("Alone", kind="sandbox"))
    return service


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ({}, set(GAMES)),
        ({"rules": "factional"}, {"100%"}),
        ({"rules": "last-year"}, {"100%"}),
        ({"rules": "standard"}, {"Friday Ärger", "West"}),
        ({"map": "western-mediterranean"}, {"West"}),
        ({"pace": "live"}, {"Friday Ärger"}),
        ({"pace": "relaxed"}, {"100%"}),
        ({"pace": "daily"}, {"Masked"}),
        ({"pace": "none"}, {"West"}),
        ({"press": "private"}, {"Friday Ärger", "West"}),
        ({"press": "public"}, {"100%"}),
        ({"press": "none"}, {"Masked"}),
        ({"anonymous": True}, {"Masked"}),
        ({"anonymous": False}, set(GAMES) - {"Masked"}),
        ({"status": "forming", "free": True}, set(GAMES)),
        ({"free": False}, set()),
        ({"status": "finished"}, set()),
        ({"search": "äRGER"}, {"Friday Ärger"}),
        ({"search": "0%"}, {"100%"}),
        ({"search": "_"}, set()),
        ({"search": "  friday   ä"}, {"Friday Ärger"}),
        ({"search": "!"}, set()),
        ({"search": "hidden"}, set()),
        ({"rules": "standard", "pace": "none", "search": "e"}, {"West"}),
    ],
)
def test_filters(listed: Service, filters: dict[str, Any], expected: set[str]) -> None:
    assert names(listed, **filters) == expected


@pytest.mark.parametrize(
    ("filters", "possible"),
    [
        ({"rules": "standrad"}, "factional"),
        ({"map": "mars"}, "western-mediterranean"),
        ({"pace": "slow"}, "relaxed"),
        ({"press": "loud"}, "public"),
        ({"status": "open"}, "forming"),
    ],
)
def test_unknown_values_are_refused_with_the_possible_ones(
    service: Service, filters: dict[str, Any], possible: str
) -> None:
    fault = refused("bad-filter", lobby.listing, service, VISITOR, filters=Filters(**filters))
    [given] = filters.values()
    assert possible in str(fault)
    assert given in str(fault)


def test_free_seats_count_applicants_and_vacancies(service: Service) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    duel = Setup("A game", "world-war-one", settings=Settings(deal="random"), gm=True)
    game = lobby.create(service, ada, duel)
    for who in (bob, person(service, "Cem")):
        assert names(service, free=True) == {"A game"}
        seating.join(service, who, game)
    assert (names(service, free=True), names(service, free=False)) == (set(), {"A game"})
    seating.start(service, ada, game)
    seating.leave(service, bob, game)
    assert names(service, free=True) == {"A game"}


def test_filters_follow_changed_settings(listed: Service) -> None:
    ada = next(game for game in lobby.listing(listed, VISITOR)["games"] if game["name"] == "West")
    owner = _owner(listed, ada["id"])
    lobby.change_settings(listed, owner, ada["id"], Settings(clock=Clock(length=30), press=PUBLIC, anonymous=True))
    assert names(listed, pace="live", press="public", anonymous=True) == {"West"}


def _owner(service: Service, game: str) -> Who:

    with service.read() as tx:
        row = tx.one("SELECT a.* FROM accounts a JOIN games g ON g.owner = a.id WHERE g.id = ?", game)
    assert row is not None
    return Who(row["id"], row["name"], row["role"])


def test_games_of_earlier_versions_are_found_once_upkeep_has_seen_them(listed: Service) -> None:
    """An older version, even one that runs beside this one, writes no such columns."""
    with listed.write() as tx:
        tx.run("UPDATE games SET pace = '', press = '', anonymous = 0, searched = ''")
    assert names(listed, pace="live") == set()
    assert fill_lobby_columns(listed) == len(GAMES) + 2
    assert fill_lobby_columns(listed) == 0
    assert names(listed, pace="live", press="private", search="friday") == {"Friday Ärger"}
    assert names(listed, anonymous=True) == {"Masked"}


def test_pages_with_filters(service: Service) -> None:
    ada = person(service, "Ada")
    for n in range(9):
        length = 15 if n % 2 else 1440
        lobby.create(service, ada, Setup(f"Game {n}", settings=Settings(clock=Clock(length=length))))
    found, after = list[str](), None
    while True:
        page = lobby.listing(service, VISITOR, after=after, limit=2, filters=Filters(pace="live"))
        found += [game["name"] for game in page["games"]]
        after = page["next"]
        if after is None:
            break
    assert sorted(found) == [f"Game {n}" for n in (1, 3, 5, 7)]


def test_a_card_tells_who_is_in_unless_they_are_anonymous(service: Service) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    for anonymous in (False, True):
        game = lobby.create(service, ada, Setup("A game", settings=Settings(anonymous=anonymous)))
        seating.join(service, bob, game, "Italy")
        found = next(one for one in lobby.listing(service, VISITOR)["games"] if one["id"] == game)
        assert found["players"] == ([] if anonymous else ["Bob"])
        assert "Italy" not in found["free"]
        assert len(found["free"]) == found["seats_free"] == 6


def test_small_pictures_of_private_games_are_for_those_who_may_see_them(service: Service) -> None:
    ada, eve = person(service, "Ada"), person(service, "Eve")
    game = lobby.create(service, ada, Setup("Hidden", visibility="private"))
    text, address = small_picture(service, ada, game)
    assert text.startswith("<svg")
    assert lobby.info(service, ada, game)["picture"] == address
    for who in (eve, VISITOR):
        refused("not-found", small_picture, service, who, game)
    seating.join(service, ada, game, "Italy")
    seating.start(service, ada, game, "hold")
    after, later = small_picture(service, ada, game)
    assert later != address
    assert after.startswith("<svg")
    refused("not-found", small_picture, service, eve, game)
