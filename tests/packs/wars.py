"""What the tests of the two-sided wars share: a war, one set up by hand, what is on its screen."""

from __future__ import annotations

import json

from casusbelli.core.state import State
from casusbelli.engine.display import read_panel
from casusbelli.engine.game import Game
from casusbelli.packs.world_war_one.facts import ENTENTE, sides_of
from casusbelli.records.games.positions import import_position
from casusbelli.testing.random_games import SEED, new_game, played_on
from casusbelli.variants import board

PACK = "world-war-one"
LAST = 1925


def war(**options: str) -> Game:
    return new_game([PACK], {f"ww1.{key}": value for key, value in options.items()})


def to_the_end(game: Game, seed: int, directives: bool = False) -> Game:
    while game.state.outcome is None and game.state.year <= LAST:
        played_on(game, seed, 1, directives)
        seed += 1
    return game


def idle_units(game: Game, state: State) -> set[int]:
    """Italy before the coin, Russia after the collapse."""
    own = sides_of(game.rules.turn(state))
    asleep = {name for name, idle in (("Italy", not own.italy), ("Russia", own.disorder)) if idle}
    return {unit.id for unit in state.units.values() if unit.owner in asleep}


def to_phase(game: Game, phase: str) -> Game:
    """Everybody holds; the fleets of the north leave port, so that there is room for armies."""
    game.submit(ENTENTE, "F EDI - NWG; F LON - NTH")
    while game.phase != phase:
        game.process()
    return game


def panels(game: Game, seat: str | None = ENTENTE) -> dict[str, tuple[tuple[str, ...], ...]]:
    return {panel.title: panel.rows for panel in map(read_panel, game.panels(seat))}


def marks(game: Game, title: str) -> list[tuple[tuple[str, ...], str, str, str]]:
    panel = {panel.title: panel for panel in map(read_panel, game.panels(None))}[title]
    return [(mark.at, mark.look, mark.power, str(mark.text)) for mark in panel.marks]


def put_up(phase: str, units: dict[str, list[str]], rules: str = PACK, **state: object) -> Game:
    table = {"format": "casusbelli.state/1", "rules": rules, "phase": phase, "units": units}
    table["state"] = {rules.split("(", maxsplit=1)[0]: {"sides": {"Italy": "entente"}, **state}}
    return import_position(json.dumps(table), board, SEED).game
