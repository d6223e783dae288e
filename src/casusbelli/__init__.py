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

from casusbelli import deprecated

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from casusbelli.core.adjudicator import Verdicts, adjudicate
    from casusbelli.core.battle import Battle, Contest, mutual
    from casusbelli.core.board import Board
    from casusbelli.core.coherence import coherence
    from casusbelli.core.explain import explain
    from casusbelli.core.legal_orders import options
    from casusbelli.core.notation import parse, parse_all
    from casusbelli.core.order_reader import read_order
    from casusbelli.core.rulings import rulings
    from casusbelli.core.units import Position, Unit
    from casusbelli.engine.game import Game
    from casusbelli.engine.view import GM
    from casusbelli.records.games.game_file import read_game, write_game
    from casusbelli.records.turns.judged_turn import judge_turn, newsletter
    from casusbelli.records.turns.turn_file import read_turn
    from casusbelli.variants import board, board_hash, board_names, load_board, read_board, write_board
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
    "board_hash",
    "board_names",
    "coherence",
    "explain",
    "judge_turn",
    "load_board",
    "mutual",
    "new_game",
    "newsletter",
    "options",
    "parse",
    "parse_all",
    "read_board",
    "read_game",
    "read_order",
    "read_turn",
    "rulings",
    "write_board",
    "write_game",
]

_HOMES = {
    "adjudicator": ("Verdicts", "adjudicate"),
    "battle": ("Battle", "Contest", "mutual"),
    "board": ("Board",),
    "coherence": ("coherence",),
    "explain": ("explain",),
    "notation": ("parse", "parse_all"),
    "legal_orders": ("options",),
    "order_reader": ("read_order",),
    "rulings": ("rulings",),
    "units": ("Position", "Unit"),
}
_WHERE = {name: f"casusbelli.core.{module}" for module, names in _HOMES.items() for name in names} | {
    **dict.fromkeys(
        ("board", "board_hash", "board_names", "load_board", "read_board", "write_board"), "casusbelli.variants"
    ),
    "Game": "casusbelli.engine.game",
    "GM": "casusbelli.engine.view",
    "judge_turn": "casusbelli.records.turns.judged_turn",
    "new_game": "casusbelli.variants.table",
    "newsletter": "casusbelli.records.turns.judged_turn",
    "read_game": "casusbelli.records.games.game_file",
    "read_turn": "casusbelli.records.turns.turn_file",
    "write_game": "casusbelli.records.games.game_file",
}


deprecated.install()


def __getattr__(name: str) -> object:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_WHERE[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


def package_texts(package: str, folder: str) -> dict[str, str]:
    """File name -> text of the files in a folder of a package. They are part of the program like its code. The core,
    which does no I/O, reads them through this function."""
    from importlib import resources  # noqa: PLC0415  (imported only if a sentence is rendered)

    place = resources.files(package).joinpath(folder)
    if not place.is_dir():
        return {}
    return {file.name: file.read_text(encoding="utf-8") for file in place.iterdir() if file.is_file()}


def translated_names(language: str) -> Iterable[Mapping[str, str]]:
    """The names of powers and provinces of all boards in a language, for the core."""
    from casusbelli.variants import translations  # noqa: PLC0415  (not needed for English)

    return translations(language)


def drawn(what: Board | Game) -> str:
    """A board or the current state of a game as SVG, for notebooks."""
    from casusbelli.drawing.chapters import scene_at  # noqa: PLC0415  (imported only for pictures)
    from casusbelli.drawing.picture import picture  # noqa: PLC0415
    from casusbelli.drawing.scene import empty  # noqa: PLC0415
    from casusbelli.engine.game import Game  # noqa: PLC0415
    from casusbelli.engine.view import GM  # noqa: PLC0415

    if not isinstance(what, Game):
        return picture(empty(what))
    return picture(scene_at(what, GM) if what.phase else empty(what.rules.board))
