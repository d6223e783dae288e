"""Long games: viewing one phase does not fold all the others, and nothing is sent in one piece."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from casusbelli.bots import bot
from casusbelli.bots.match import Match
from casusbelli.core.events import Event
from casusbelli.core.said import phase
from casusbelli.core.state import State
from casusbelli.drawing.chapters import chapters, scene_at, scenes
from casusbelli.drawing.replay import replay
from casusbelli.engine import play
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.records.games.verify import moments
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games.open_game import opened
from casusbelli.service.reads import downloads, game_page, phase_story
from casusbelli.variants.table import new_game
from tests.service.tables import POWERS, made, person, settle
from tests.web.application import app_of


def played(phases: int, rules: str = "standard") -> Game:
    game = new_game(rules, "standard", {}, bytes(range(32)))
    Match(game, {seat: bot("random") for seat in game.rules.names}, 7).play(phases)
    return game


@pytest.mark.parametrize("rules", ["standard", "factional", "formal"])
def test_openings_are_where_the_phases_begin(rules: str) -> None:
    """Also after the game was taken back, twice, the second time to before the first."""
    game = played(9, rules)
    for back in (5, 2):
        game.rollback(game.phases()[back])
        Match(game, {seat: bot("random") for seat in game.rules.names}, back).play(3)
    assert [opening.phase for opening in game.openings()] == game.phases()
    states = {number - 1: state for number, _event, state in moments(game.rules, game.log)}
    states[len(game.log)] = game.state
    for opening in game.openings():
        assert states[opening.at] == opening.state
    assert game.openings()[-1].state.units == game.state.units
    assert Game(game.spec, game.rules, game.log).openings() == game.openings()


def test_a_picture_of_one_phase_is_that_of_the_whole_film() -> None:
    game = played(14)
    film = scenes(game, None, layers=None)
    for number, opening in enumerate(game.openings()):
        alone = scene_at(game, None, opening.phase, layers=[str(panel.title) for panel in film[number].layers])
        assert alone == film[number]
    parts = [scene for first in range(0, 15, 4) for scene in scenes(game, None, True, None, first, first + 4)]
    assert parts == film
    assert [chapter.phase for chapter in chapters(game, None, 3, 5)] == game.phases()[3:5]


def test_parts_of_a_film_lead_to_the_others(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(downloads, "FILMED", 2)
    game = a_game(small_service)
    with small_service.read() as tx:
        whole = opened(small_service, tx, game).game
    parts = -(-len(whole.openings()) // 2)
    assert parts > 2
    films = [downloads.replay(small_service, VISITOR, game, part=part) for part in range(1, parts + 1)]
    for number, film in enumerate(films):
        begins = phase(whole.phases()[2 * number])
        assert f"<b>{begins}</b>" in film
        assert f"?part={parts if number == 0 else 1}" in film
    assert 'class="parts"' not in replay(whole, None)
    for wrong in (0, parts + 1, -1):
        with pytest.raises(ServiceError, check=lambda fault: fault.status == 404):
            downloads.replay(small_service, VISITOR, game, part=wrong)


def a_game(service: Service) -> str:
    rules = "standard(draws.draw=off) + last-year(year=1903)"
    game = made(service, person(service, "Ada"), rules, bots=dict.fromkeys(POWERS, "random"))
    settle(service, 100)
    return game


def test_a_look_at_one_phase_folds_no_others(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game(small_service)
    game_page.screen(small_service, VISITOR, game)  # it is known to this process from now on
    folded, evolve = [0], RuleSet.evolve

    def counted(self: RuleSet, state: State, event: Event) -> State:
        folded[0] += 1
        return evolve(self, state, event)

    monkeypatch.setattr(RuleSet, "evolve", counted)
    monkeypatch.setattr(play, "fold", None)
    with small_service.read() as tx:
        facts = len(opened(small_service, tx, game).game.log)
    for look in (
        lambda: game_page.screen(small_service, VISITOR, game),
        lambda: game_page.moment(small_service, VISITOR, game, None, "F1902M"),
        lambda: phase_story.story(small_service, VISITOR, game, None, "F1902M"),
    ):
        folded[0] = 0
        look()
        assert folded[0] < facts / 3


def test_a_long_newspaper_is_sent_as_it_is_made(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game(small_service)
    whole = "".join(downloads.reports(small_service, VISITOR, game))
    client = TestClient(app_of(small_service))
    answer = client.get(f"/api/v1/games/{game}/newspaper")
    assert (answer.text, "etag" in answer.headers) == (whole, True)
    monkeypatch.setattr("casusbelli.web.api.play_api.LONG", 1_000)
    monkeypatch.setattr(downloads, "LINES_AT_ONCE", 10)
    answer = client.get(f"/api/v1/games/{game}/newspaper")
    assert (answer.text, "content-length" in answer.headers) == (whole, False)
