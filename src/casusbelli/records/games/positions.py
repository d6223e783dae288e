"""Positions as exported states and in one line, and their import: games that begin with one, or with a turn file."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

from casusbelli.core.board import Board, normal
from casusbelli.core.rulings import DATC, Rulings
from casusbelli.core.said import Said, said
from casusbelli.engine import play, view
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import rule_set
from casusbelli.engine.view import Viewer
from casusbelli.records.games import game_file
from casusbelli.records.games.game_file import FindBoard
from casusbelli.records.games.line_state import left_out, said_of, without_past
from casusbelli.records.games.placing import BadPosition, DislodgedEntry, Placing, begun, ready_rules, with_nothing
from casusbelli.records.games.position_line import is_position_line, position_line, read_position_line
from casusbelli.records.scenarios.matching import differences
from casusbelli.records.turns.turn_file import TurnFile, read_turn
from casusbelli.records.turns.values import (
    Table,
    TurnError,
    check_center,
    items,
    place_of,
    quoted,
    unit_of,
    why,
    word,
    words,
    wrong,
)

__all__ = [
    "BadPosition",
    "Sandbox",
    "chosen_options",
    "exported_line",
    "exported_state",
    "from_state",
    "from_turn",
    "import_position",
    "is_state",
]

KEYS = (
    "format",
    "rules",
    "map",
    "options",
    "phase",
    "units",
    "dislodged",
    "centers",
    "owed",
    "scores",
    "outcome",
    "state",
    "destitute",
    "open",
)
NEEDED = ("rules", "phase", "units")
MUST_AGREE = ("units", "dislodged", "centers", "owed", "state")
FORMATS = {"game": game_file.FORMAT, "state": view.FORMAT}


@dataclass(frozen=True)
class Sandbox:
    """An imported game. ``notes``: what was in the file and is not in the game."""

    game: Game
    notes: tuple[Said, ...] = ()


def import_position(text: str, find_board: FindBoard, seed: bytes, usual_map: str = "standard") -> Sandbox:
    """Import an exported state, a position in one line, or a turn file as a game. ``usual_map``: the map of a turn file
    that names none."""
    try:
        return _imported(text, find_board, seed, usual_map)
    except RecursionError:
        raise BadPosition(said("story.import-too-deep")) from None


def _imported(text: str, find_board: FindBoard, seed: bytes, usual_map: str) -> Sandbox:
    if is_position_line(text):
        try:
            return from_state(read_position_line(text), find_board, seed)
        except TurnError as fault:
            raise BadPosition(why(fault)) from None
    table = _object(text)
    written = table.get("format") if table is not None else None
    if table is not None and written == view.FORMAT:
        return from_state(table, find_board, seed)
    if written is not None:
        raise BadPosition(said("story.import-format", format=quoted(written), **FORMATS))
    try:
        return from_turn(read_turn(text, find_board, usual_map), seed)
    except TurnError as fault:
        raise BadPosition(said("story.import-as-turn", why=why(fault), **FORMATS)) from None


def is_state(text: str) -> bool:
    """Does this claim to be an exported state, valid or not?"""
    table = _object(text)
    return table is not None and table.get("format") == view.FORMAT


def _object(text: str) -> dict[str, Any] | None:
    try:
        table = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return table if isinstance(table, dict) else None


# --- an exported state


def exported_state(game: Game, viewer: Viewer) -> dict[str, Any]:
    """The state as the viewer may see it, and the options that differ from the defaults: without those the position
    would belong to another game. The game master's state also has powers that have nothing, but are in the game until
    the end of the year, and whether the phase is open although immediate orders have settled everything."""
    shown = {**game.view(viewer), "options": chosen_options(game)}
    if viewer is view.GM and game.phase and game.state.outcome is None:
        more = {"destitute": with_nothing(game.rules, game.state), "open": not play.waits(game.rules, game.state)}
        shown |= {key: value for key, value in more.items() if value}
    return {key: shown[key] for key in dict.fromkeys((*KEYS, *shown)) if key in shown}


def exported_line(game: Game, viewer: Viewer) -> str:
    """The position in one line, as the viewer may see it."""
    shown, rules = exported_state(game, viewer), game.rules
    t = view.turn_seen(rules, game.state, viewer)
    return position_line({**shown, "state": said_of(shown["state"], rules.past(t), rules.implied(t))})


def chosen_options(game: Game) -> dict[str, str]:
    """The fewest options that must be listed. One option may imply others, which may need listing in turn."""
    board, chosen = game.rules.board.origin, dict[str, str]()
    while True:
        made = rule_set(game.spec, board, chosen).options
        more = {key: value for key, value in game.rules.options.items() if made[key] != value}
        if not more:
            return dict(sorted(chosen.items()))
        chosen |= more


def from_state(table: Table, find_board: FindBoard, seed: bytes, exactly: bool = True) -> Sandbox:
    """Import an exported state. Unless ``exactly``, the rules' state may be incomplete, as for a bot."""
    _check_keys(table)
    try:
        spec = word(table["rules"], "rules")
        options = {
            key: word(value, f"options.{key}") for key, value in _table(table.get("options", {}), "options").items()
        }
        rules = ready_rules(spec, lambda: find_board(word(table.get("map", "standard"), "map")), seed, options)
        game = begun(spec, rules, _placing(table, rules))
    except TurnError as fault:
        raise BadPosition(why(fault)) from None
    if exactly:
        _check_same({**table, **without_past(table, game)}, game)
    notes = [said("story.import-note-over")] if table.get("outcome") is not None else []
    forgotten = [*left_out(table, game)]
    if forgotten:
        notes.append(said("story.import-note-past", fields=forgotten))
    if "options" not in table:
        notes.append(said("story.import-note-options", rules=str(game.spec)))
    return Sandbox(game, (*notes, said("story.import-note-seats")))


def _check_keys(table: Table) -> None:
    for key in table:
        if key not in KEYS:
            close = difflib.get_close_matches(key[:40], KEYS, n=1, cutoff=0.75)
            if close:
                raise BadPosition(said("story.import-key-near", key=quoted(key), near=close[0]))
            raise BadPosition(said("story.import-key", key=quoted(key), keys=KEYS))
    for key in NEEDED:
        if key not in table:
            raise BadPosition(said("story.import-key-missing", key=key, keys=KEYS))


def _placing(table: Table, rules: RuleSet) -> Placing:
    phase = word(table["phase"], "phase")
    board = rules.board.on(phase)
    units = [
        (owner, unit_of(text, owner, board, f"units.{owner}"))
        for owner, held in _by_owner(table, "units", rules)
        for text in words(held, f"units.{owner}")
    ]
    beaten = [
        DislodgedEntry(
            owner, unit_of(text, owner, board, f"dislodged.{owner}"), _places(to, board, f"dislodged.{owner}.{text}")
        )
        for owner, held in _by_owner(table, "dislodged", rules)
        for text, to in _table(held, f"dislodged.{owner}").items()
    ]
    state = {name: _table(held, f"state.{name}") for name, held in _table(table.get("state", {}), "state").items()}
    centers = _centers(table, board, rules) if "centers" in table else None
    opened = table.get("open", False)
    if not isinstance(opened, bool):
        raise wrong("open", said("turn.expected-truth", value=quoted(opened)))
    destitute = [_spelled(name, "destitute", rules) for name in words(table.get("destitute", []), "destitute")]
    return Placing(phase, units, beaten, centers, state, destitute, opened)


def _table(value: object, key: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise wrong(key, said("turn.expected-table", value=quoted(value)))
    return value


def _by_owner(table: Table, key: str, rules: RuleSet) -> Iterator[tuple[str, object]]:
    return ((_spelled(owner, key, rules), held) for owner, held in _table(table.get(key, {}), key).items())


def _spelled(owner: str, key: str, rules: RuleSet) -> str:
    """Owners known only to the rules are accepted; a misspelled power would become another owner."""
    power = rules.board.power_names.get(normal(owner), owner)
    if power != owner and owner not in rules.names:
        raise wrong(key, said("story.import-power", name=quoted(owner), power=power))
    return owner


def _places(value: object, board: Board, key: str) -> tuple[str, ...]:
    return tuple(place_of(word(text, key), board, key) for text in items(value, key))


def _centers(table: Table, board: Board, rules: RuleSet) -> dict[str, str]:
    owners: dict[str, str] = {}
    for owner, held in _by_owner(table, "centers", rules):
        key = f"centers.{owner}"
        for code in (board.province_of[place] for place in _places(held, board, key)):
            check_center(code, owner, owners, board, key)
    return owners


def _check_same(table: Table, game: Game) -> None:
    """The game must match the position in the file. Owners with nothing may be listed all the same."""
    there = dict[str, Any](game.view())
    for key in MUST_AGREE:
        written = table.get(key)
        if isinstance(written, Mapping):
            nothing: dict[str, Any] = {"owed": 0, "dislodged": {}}
            actual = {**dict.fromkeys(written, nothing.get(key, [])), **there[key]}
            for name, value in written.items():
                if any(differences(value, actual[name], key)):
                    made = quoted(actual[name])
                    differs = said("story.import-differs", made=made)
                    raise BadPosition(why(wrong(f"{key}.{name}", differs)))


# --- a turn file


def from_turn(turn: TurnFile, seed: bytes) -> Sandbox:
    rules = ready_rules("standard", lambda: turn.board.origin, seed, _options(turn.rulings))
    if turn.friends:
        raise BadPosition(said("story.import-no-treaties"))
    units = [(unit.owner, unit.piece) for unit in turn.position.units]
    beaten = [DislodgedEntry(unit.owner, unit.piece, retreats) for unit, retreats in turn.dislodged.items()]
    centers = {code: power for power, owned in turn.centers.items() for code in owned}
    game = begun("standard", rules, Placing(turn.phase, units, beaten, centers))
    if turn.owed and turn.owed != {power: game.view()["owed"].get(power, 0) for power in turn.owed}:
        raise BadPosition(why(wrong("owed", said("story.import-owed"))))
    return Sandbox(game, (said("story.import-note-orders"),) if turn.orders else ())


def _options(how: Rulings) -> dict[str, str]:
    made = {f"base.{item.name}": getattr(how, item.name) for item in fields(Rulings)}
    return {key: value for key, value in made.items() if value != getattr(DATC, key.removeprefix("base."))}
