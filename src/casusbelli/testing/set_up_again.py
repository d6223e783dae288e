"""Checks that every position of a game can be written in one line, set up again, and played on alike."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence

from casusbelli.core.board import Board
from casusbelli.core.events import DiceRolled, PhaseOpened
from casusbelli.core.state import Outcome
from casusbelli.engine.dice import BY_HAND
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.records.games.positions import BadPosition, exported_line, exported_state, import_position
from casusbelli.testing.random_games import RandomGame, judge, new_game, random_orders, write_phase


def check_positions(
    names: Sequence[str],
    seed: int,
    phases: int,
    options: Mapping[str, str] | None = None,
    on: Board | None = None,
    ahead: int = 1,
) -> int:
    """Set up every position of a random game, also those within a phase, and play each as many phases ahead as said,
    beside the original. Returns how many there were."""
    count = 0
    for game in snapshots(new_game(names, options, on), seed, phases):
        check_position(game, seed + count, ahead)
        count += 1
    return count


def snapshots(game: Game, seed: int, phases: int) -> Iterator[Game]:
    """The game as each phase opens, and again after the immediate orders of its seats."""
    played, rng = RandomGame(game), random.Random(seed)
    yield _copied(game)
    for _phase in range(phases):
        write_phase(played, rng)
        if game.state.outcome is None and not isinstance(game.log[-1], PhaseOpened):
            yield _copied(game)
        if game.state.outcome is None:
            judge(game)
        if game.state.outcome is not None:
            return
        yield _copied(game)


def check_position(game: Game, seed: int, ahead: int = 1) -> None:
    """The position is the same when it is set up from its line or from the exported state, and both games go on in the
    same way. Dice that the game master rolls by hand are not rolled again."""
    line = exported_line(game, GM)
    again = _set_up(line, game)
    for other in (again, _set_up(json.dumps(exported_state(game, GM)), game)):
        assert exported_line(other, GM) == line, f"set up again, the position is {exported_line(other, GM)}, not {line}"
    if not any(isinstance(event, DiceRolled) and event.source in BY_HAND for event in game.log):
        _play_beside(_copied(game), again, random.Random(seed), ahead, line)


def _copied(game: Game) -> Game:
    return Game(game.spec, game.rules, game.log, game.state)


def _set_up(text: str, like: Game) -> Game:
    dice = like.rules.seed
    try:
        return import_position(text, lambda _name: like.rules.board.origin, dice.seed).game
    except BadPosition as fault:
        raise AssertionError(f"a position cannot be set up again: {fault}: {text}") from None


def _play_beside(game: Game, again: Game, rng: random.Random, ahead: int, line: str) -> None:
    """Give the same orders in both games and compare what is offered and what comes of it."""
    for _phase in range(ahead):
        for seat in game.rules.names if game.state.outcome is None else ():
            offered, there = list(game.options(seat)), [str(order) for order in again.options(seat)]
            assert sorted(map(str, offered)) == sorted(there), f"{seat} may order something else after {line}"
            orders = random_orders(offered, rng)
            drafts = [one.submit(seat, orders) for one in (game, again) if orders]
            refused = [[(str(order), why.code) for order, why in draft.refused] for draft in drafts]
            assert refused[1:] == refused[:1], f"{seat} is refused something else after {line}"
        for one in (game, again):
            if one.state.outcome is None:
                judge(one)
        assert _told(game) == _told(again), f"the game goes on otherwise after {line}"


def _told(game: Game) -> tuple[str, Mapping[str, int], Outcome | None]:
    return exported_line(game, GM), game.view()["scores"], game.state.outcome
