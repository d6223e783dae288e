"""The version of each game's feed, which a process asks for several times a second."""

from __future__ import annotations

from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby
from casusbelli.service.games.open_game import EVERYBODY, MASTER, opened
from casusbelli.service.reads.feed import versions
from tests.service.conftest import person


def test_every_entry_changes_the_version_of_its_game(service: Service) -> None:
    ada = person(service, "Ada")
    game, other = (lobby.create(service, ada, Setup(name)) for name in ("A game", "Another game"))
    with service.read() as tx:
        audiences = (EVERYBODY, MASTER, *opened(service, tx, game).seats)
    assert len(audiences) == 9
    before = versions(service, [game, other])
    for audience in audiences * 2:
        with service.write() as tx:
            opened(service, tx, game).tell(audience, "act")
        now = versions(service, [game, other])
        assert now == {game: before[game] + 1, other: before[other]}
        before = now


def test_games_that_are_not_there_have_none(service: Service) -> None:
    assert versions(service, ["nowhere"]) == versions(service, []) == {}
