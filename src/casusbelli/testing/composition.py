"""Checks of composition: the log alone determines the state, the order of components changes nothing, and conflicts are
reported with the names that people write."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from casusbelli.core.board import Board
from casusbelli.core.canon import encode
from casusbelli.engine import play
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs
from casusbelli.records.games.game_file import event_decoder, read_game, write_game
from casusbelli.testing.knowledge import told_to, viewers
from casusbelli.testing.random_games import (
    RandomGame,
    clash,
    new_game,
    played_on,
    random_game,
    random_options,
    replayed,
    scattered_game,
)
from casusbelli.variants import board


def check_games(names: Sequence[str], seed: int, phases: int, on: Board | None = None) -> None:
    """Play a random game from the start, and one from a random position with random options. Neither gets stuck, and
    both follow from their logs."""
    check_log(random_game(names, seed, phases, on=on).game)
    rng = random.Random(seed)
    check_log(played_on(scattered_game(names, rng, random_options(names, rng, on), on), seed, phases).game)


def check_log(game: Game) -> None:
    """The state is the fold of the log, the log can be read back, and each event was declared by a rule."""
    assert play.fold(game.rules, game.log) == game.state, "the log does not make the state that the game is in"
    declared = {kind for component in game.rules.components for kind in component.events}
    others = {type(event) for event in game.log if type(event).__module__ != "casusbelli.core.events"} - declared
    assert not others, f"no rule lists {', '.join(kind.__name__ for kind in others)} among its events"
    decoder = event_decoder(game.rules)
    read = [decoder.decode(encode(event)) for event in game.log]
    assert read == game.log, "an event is not read as it was written"
    assert Game(game.spec, game.rules, read).state_hash() == game.state_hash(), (
        "events that are read make another state"
    )


def check_file(names: Sequence[str], phases: int, on: Board | None = None) -> None:
    """Writing and reading a game file gives the same game."""
    game = random_game(names, 3, phases, on=on).game
    again = read_game(write_game(game, with_seed=True), lambda name: on or board(name))
    assert (again.log, again.state) == (game.log, game.state), "a game file is not read as it was written"


def check_any_order(names: Sequence[str], phases: int, shuffles: int = 2, on: Board | None = None) -> None:
    """With components in any order, the same orders give the same game and the same views."""
    played = random_game(names, 2, phases, on=on)
    for seed in range(shuffles):
        components = list(played.game.rules.components)
        random.Random(seed).shuffle(components)
        _compare(played, replayed(played, components, on), ", ".join(c.name for c in components))


def _compare(played: RandomGame, other: Game, listed: str) -> None:
    game = played.game
    told = f"it is another game if the components are listed as {listed}: "
    assert other.rules.plan == game.rules.plan, f"{told}the steps of the year differ"
    assert other.rules.seats == game.rules.seats, f"{told}the seats differ"
    assert [encode(event) for event in other.log] == [encode(event) for event in game.log], f"{told}the logs differ"
    assert encode(other.view()) == encode(game.view()), f"{told}the positions differ"
    for seat in viewers(game):
        first, second = (told_to(one.rules, one.state, one.log, seat) for one in (game, other))
        assert first == second, f"{told}{seat or 'a spectator'} is told something else"


def check_together(one: str, other: str, seed: int, phases: int, on: Board | None = None) -> bool:
    """Two packs can be combined (True), or conflict with a message that names both as they are written."""
    why = clash((one, other), on)
    if not why:
        check_games((one, other), seed, phases, on)
        check_shown(new_game((one, other), on=on))
        return True
    check_clash(why)
    return False


def check_clash(why: str) -> None:
    """A conflict names packs, which people write, and not the components inside."""
    inner = {component.name for pack in packs().values() for component in pack.components} - packs().keys()
    for name in inner:
        part = re.search(rf"\b{name} cannot\b|with {name}\b", why)
        assert not part, f"a clash names the component {name}, which nobody writes: {why}"


def check_shown(game: Game) -> None:
    """Scores, units and a rulebook can be computed: rules that disagree about them are not for one game."""
    assert game.view()["scores"]
    assert game.view(None)["units"]
    assert game.rules_text()
