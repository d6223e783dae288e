"""A game as scenes: what stood when a phase opened, what was ordered in it, and how that ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from casusbelli.drawing.chapters import chapters, layered, scene_at, scenes
from casusbelli.drawing.picture import picture
from casusbelli.drawing.scene import Scene, of_view
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.records.games.game_file import read_game
from casusbelli.testing.random_games import moments, random_game
from casusbelli.variants import board
from casusbelli.variants.table import new_game
from tests.drawing.turns import parsed

VARIANTS = ("standard", "formal", "masters", "factional", "world-war-one", "international-relations", "great-war")
FORMAL = Path(__file__).parents[2] / "examples" / "formal_game" / "game.jsonl"


def after(*turns: str) -> Game:
    game = new_game()
    for turn in turns:
        for line in turn.split(";"):
            power, orders = line.split(":")
            game.submit(power.strip(), orders)
        game.process()
    return game


@pytest.mark.drawn(2)
@pytest.mark.parametrize("name", VARIANTS)
def test_every_phase_of_every_variant_is_drawn(name: str) -> None:
    game = random_game((name,), 3, 10).game
    for viewer in (None, game.rules.names[0], GM):
        shown = scenes(game, viewer, layers=None)
        assert len(shown) == len(game.phases()) + (game.state.outcome is not None)
        for scene in shown:
            assert parsed(picture(scene)) is not None


@pytest.mark.parametrize("name", VARIANTS)
def test_a_scene_has_what_the_view_has(name: str) -> None:
    played = random_game((name,), 4, 6)
    for game in moments(played):
        for viewer in (None, game.rules.names[0]):
            shown, view = scene_at(game, viewer), game.view(viewer)
            assert holdings(shown) == holdings(of_view(view, game.rules.board))


def holdings(scene: Scene) -> tuple[object, ...]:
    units = sorted((unit.owner, str(unit)) for unit in scene.units)
    routed = sorted((b.unit.owner, str(b.unit), sorted(b.retreats)) for b in scene.routed)
    return units, routed, dict(sorted(scene.centers.items()))


def test_orders_belong_to_their_phase() -> None:
    game = after("France: A PAR - BUR; Germany: A MUN - BUR, F KIE - DEN", "France: A PAR H")
    spring, fall = scene_at(game, None, "S1901M"), scene_at(game, None, "F1901M")
    ended = {told.text: told.results for told in spring.orders if told.ordered}
    assert ended == {"A PAR - BUR": ("fails",), "A MUN - BUR": ("fails",), "F KIE - DEN": ("succeeds",)}
    assert [told.text for told in fall.orders if told.ordered] == ["A PAR H"]
    assert scene_at(game, None).orders == ()
    assert scene_at(game, None, "S1901M", with_orders=False).orders == ()
    assert "Spring 1901" in str(spring.title)


def test_ground_belongs_to_whom_was_there_last() -> None:
    game = after("France: A PAR - BUR", "France: A BUR - RUH")
    assert scene_at(game, None, "S1901M").ground["RUH"] == "Germany"
    assert scene_at(game, None).ground["RUH"] == "France"
    assert scene_at(game, None).ground["BUR"] == "France"
    assert "NTH" not in scene_at(game, None).ground


def test_what_was_taken_back_is_not_told() -> None:
    game = after("France: A PAR - BUR", "France: A BUR - RUH")
    game.rollback("F1901M")
    game.submit("France", "A BUR - BEL")
    game.process()
    assert [chapter.phase for chapter in chapters(game, None)] == game.phases()
    orders = [told.text for told in scene_at(game, None, "F1901M").orders if told.ordered]
    assert orders == ["A BUR - BEL"]


def test_a_draft_is_nobodys_fact() -> None:
    game = new_game()
    game.submit("France", "A PAR - BUR")
    for viewer in (None, "England", "France", GM):
        assert scene_at(game, viewer).orders == ()


def test_layers_are_chosen_by_title() -> None:
    game = read_game(FORMAL.read_text(encoding="utf-8"), board)
    assert "Spheres" in layered(game, None, "F1902M")
    [panel] = scene_at(game, None, "F1902M", layers=["Spheres"]).layers
    assert str(panel.title) == "Spheres"
    assert panel.marks
    assert scene_at(game, None, "F1902M").layers == ()


def test_the_end_tells_the_outcome() -> None:
    game = read_game(FORMAL.read_text(encoding="utf-8"), board)
    last = scene_at(game, None)
    assert str(last.title).endswith("the end")
    assert "The game is over" in str(last.outcome)


def test_sides_of_a_power_are_known_as_such() -> None:
    """Whoever a rule calls a side of a power bears its colour."""
    game = random_game(("factional",), 8, 30).game
    sides = {owner: power for scene in scenes(game, GM) for owner, power in scene.sides.items()}
    assert all(owner.startswith(power) for owner, power in sides.items())
    assert sides
