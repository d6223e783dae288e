"""Our two own boards: their counts, fair starts, and every variant that makes sense played on them."""

from __future__ import annotations

import pytest

from casusbelli.engine.component import RulesClash
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs
from casusbelli.testing.random_games import SEED, RandomGame, played_on, throw
from casusbelli.variants import board

OURS = ("indian-ocean", "western-mediterranean")
OF_EUROPE = {"great-war", "world-war-one"}  # rules that speak of places of the standard map
PHASES = 8


def new_game(rules: str, name: str) -> Game:
    game = Game.new(rules, board(name), SEED)
    while game.awaited is not None:
        throw(game)
    return game


@pytest.mark.parametrize(
    ("name", "provinces", "seas", "centres", "powers", "victory"),
    [("western-mediterranean", 22, 5, 14, 3, 7), ("indian-ocean", 85, 21, 37, 6, 19)],
)
def test_counts(name: str, provinces: int, seas: int, centres: int, powers: int, victory: int) -> None:
    found = board(name)
    assert (len(found.provinces), len([p for p in found.provinces if p.terrain == "sea"])) == (provinces, seas)
    assert (len(found.centers), len(found.powers), found.victory) == (centres, powers, victory)


@pytest.mark.parametrize("name", OURS)
def test_every_power_starts_with_a_unit_in_each_home_centre(name: str) -> None:
    found = board(name)
    for power in found.powers:
        assert sorted(found.province_of[piece.at] for piece in power.units) == sorted(power.home)
        assert set(power.home) <= set(power.territory)


@pytest.mark.parametrize(
    ("name", "pairs"), [("western-mediterranean", ["France Spain"]), ("indian-ocean", ["Ottomans Persia"])]
)
def test_whose_homes_touch(name: str, pairs: list[str]) -> None:
    """Nobody else can be at another's home before the Fall of the first year."""
    found = board(name)
    homes = {code: power.name for power in found.powers for code in power.home}
    touching = {" ".join(sorted({homes[a], homes[b]})) for a in homes for b in found.neighbors[a] if b in homes}
    assert sorted(pair for pair in touching if " " in pair) == pairs


@pytest.mark.drawn(12)
@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("rules", sorted(set(packs()) - OF_EUROPE))
def test_variants_are_played_there(rules: str, name: str) -> None:
    game = new_game(rules, name)
    first = game.phase
    assert isinstance(played_on(game, 1, PHASES), RandomGame)
    assert game.phase != first
    assert game.state.units


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("rules", sorted(OF_EUROPE))
def test_variants_of_europe_are_refused_in_a_sentence(rules: str, name: str) -> None:
    with pytest.raises(RulesClash, match=f"{name}.*(no province|has no NAO)"):
        new_game(rules, name)
