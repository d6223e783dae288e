"""Positions as tools receive them: the start of a game, an exported state, or a turn file; read into a game or a
turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from casusbelli.core.board import Board
from casusbelli.core.errors import OrderError
from casusbelli.core.said import Said, render
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import RollAwaited, seed_of
from casusbelli.engine.game import Game, Halted, UnknownSeat, WrongPhase
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.seat_names import seat_called
from casusbelli.engine.spec import UnknownRules, read_spec, rule_set
from casusbelli.mcp_server.tool_arguments import LARGEST_POSITION
from casusbelli.mcp_server.toolbox import ToolFault
from casusbelli.records.games.positions import BadPosition, import_position, is_state
from casusbelli.records.turns.judged_turn import location_named
from casusbelli.records.turns.turn_file import TurnError, TurnFile, read_turn
from casusbelli.variants import UnknownMap, board

START_KEYS: Final = frozenset({"rules", "map", "options"})
POSITION_HINT: Final = 'Pass {"rules": NAME, "map": NAME} for a start, a state from new_position, or a turn as text.'
Position = str | Mapping[str, Any]
T = TypeVar("T")


def complaint(fault: Exception, language: str) -> str:
    """The text of an error of the library, which may be a message."""
    what = fault.args[0] if fault.args else None
    return render(what, language) if isinstance(what, Said) else str(fault)


def attempt(code: str, hint: str, language: str, act: Callable[[], T]) -> T:
    """The result of ``act``; what the library refuses becomes a fault with this code and hint."""
    try:
        return act()
    except (UnknownRules, RulesClash, UnknownMap, BadPosition, TurnError, UnknownSeat, WrongPhase, Halted) as fault:
        raise ToolFault(code, complaint(fault, language), hint) from None
    except RollAwaited as fault:
        raise ToolFault("dice-by-hand", f"{fault}.", "Leave out the option that has dice rolled by hand.") from None


def rules_named(rules: str, on: str, options: Mapping[str, str], language: str) -> RuleSet:
    hint = "list_variants names rules and boards, and describe_rules their options."
    return attempt("bad-rules", hint, language, lambda: rule_set(read_spec(rules), board(on), options))


def new_game(rules: str, on: str, options: Mapping[str, str], seed: int, language: str) -> Game:
    hint = "list_variants names rules and boards, and describe_rules their options."
    return attempt("bad-rules", hint, language, lambda: Game.new(rules, board(on), seed_of(seed), options))


def given_turn(position: Position, language: str) -> TurnFile | None:
    """The turn file that this position is, with its orders; None if it is not one."""
    if _start(position) is not None:
        return None
    text = _text(position)
    if is_state(text):
        return None
    return attempt("bad-position", POSITION_HINT, language, lambda: read_turn(text, board))


def given_game(position: Position, seed: int, language: str) -> Game:
    """A game that stands at this position."""
    start = _start(position)
    if start is not None:
        known = {"rules": "standard", "map": "standard", "options": {}, **start}
        return new_game(str(known["rules"]), str(known["map"]), _options(known["options"]), seed, language)
    text = _text(position)
    found = attempt("bad-position", POSITION_HINT, language, lambda: import_position(text, board, seed_of(seed)))
    return found.game


def _start(position: Position) -> Mapping[str, Any] | None:
    return position if not isinstance(position, str) and position.keys() <= START_KEYS else None


def _options(given: object) -> dict[str, str]:
    if not isinstance(given, Mapping):
        raise ToolFault("bad-position", '"options" is not a table of keys and values.', POSITION_HINT)
    return {str(key): str(value) for key, value in given.items()}


def _text(position: Position) -> str:
    text = position if isinstance(position, str) else json.dumps(position)
    if len(text) > LARGEST_POSITION:
        raise ToolFault("too-large", f"The position has {len(text):,} characters.", f"At most {LARGEST_POSITION:,}.")
    return text


def seat_of_game(game: Game, seat: str, language: str) -> str:
    hint = f"The seats are {', '.join(held.name for held in game.seats)}."
    return attempt("unknown-seat", hint, language, lambda: seat_called(seat, game.seats, game.rules.board))


def unit_location(unit: str, on: Board, language: str) -> str:
    hint = 'Name a unit or its province, such as "A VIE".'
    try:
        location = location_named(unit, on)
    except OrderError as fault:
        raise ToolFault("unknown-unit", render(fault.said, language), hint) from None
    if location is None:
        raise ToolFault("unknown-unit", f"{unit!r} names no unit.", hint)
    return location
