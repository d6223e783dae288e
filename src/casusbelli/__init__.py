"""Casus Belli, a Diplomacy judge.

    >>> import casusbelli
    >>> turn = casusbelli.read_turn("Austria: A VIE - TRI, Italy: A VEN - TRI", casusbelli.board)
    >>> print(casusbelli.judge_turn(turn).orders[0].words)
    ('fails',)

    >>> game = casusbelli.new_game("standard")
    >>> game.submit("France", "A PAR - BUR").orders
    (Move(unit=Piece(kind='A', at='PAR'), to='BUR', via=False),)

What stands here is what most callers need; it is loaded when it is first used. The judge itself is
``casusbelli.core``: ``adjudicate(Battle(Position(board, units), orders))``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from casusbelli.core.adjudicator import Verdicts, adjudicate
    from casusbelli.core.battle import Battle, Contest, mutual
    from casusbelli.core.board import Board
    from casusbelli.core.explain import explain
    from casusbelli.core.notation import parse, parse_all
    from casusbelli.core.options import options
    from casusbelli.core.reading import read_order
    from casusbelli.core.rulings import rulings
    from casusbelli.core.units import Position, Unit
    from casusbelli.records.gamefile import read_game, write_game
    from casusbelli.records.judged import judge_turn, newsletter
    from casusbelli.records.turn import read_turn
    from casusbelli.rules.game import Game
    from casusbelli.rules.view import GM
    from casusbelli.variants import board, board_names
    from casusbelli.variants.table import new_game

__version__ = "0.2.0"

__all__ = [
    "GM",
    "Battle",
    "Board",
    "Contest",
    "Game",
    "Position",
    "Unit",
    "Verdicts",
    "__version__",
    "adjudicate",
    "board",
    "board_names",
    "explain",
    "judge_turn",
    "mutual",
    "new_game",
    "newsletter",
    "options",
    "parse",
    "parse_all",
    "read_game",
    "read_order",
    "read_turn",
    "rulings",
    "write_game",
]

_HOMES = {
    "adjudicator": ("Verdicts", "adjudicate"),
    "battle": ("Battle", "Contest", "mutual"),
    "board": ("Board",),
    "explain": ("explain",),
    "notation": ("parse", "parse_all"),
    "options": ("options",),
    "reading": ("read_order",),
    "rulings": ("rulings",),
    "units": ("Position", "Unit"),
}
_WHERE = {name: f"casusbelli.core.{module}" for module, names in _HOMES.items() for name in names} | {
    "board": "casusbelli.variants",
    "board_names": "casusbelli.variants",
    "Game": "casusbelli.rules.game",
    "GM": "casusbelli.rules.view",
    "judge_turn": "casusbelli.records.judged",
    "new_game": "casusbelli.variants.table",
    "newsletter": "casusbelli.records.judged",
    "read_game": "casusbelli.records.gamefile",
    "read_turn": "casusbelli.records.turn",
    "write_game": "casusbelli.records.gamefile",
}


def __getattr__(name: str) -> object:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_WHERE[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
