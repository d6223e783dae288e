"""Import of positions: games that begin with an exported state or a turn file.

The position enters the log as facts, so that such a game is the fold of its log like any other.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec

from casusbelli.core.adjudicator import Dislodged
from casusbelli.core.board import Board, normal
from casusbelli.core.canon import encode
from casusbelli.core.events import (
    CentersTaken,
    Event,
    HomeSet,
    PowersEliminated,
    StatePlaced,
    UnitPlaced,
    UnitsRemoved,
    UnitsRouted,
)
from casusbelli.core.orders import Piece
from casusbelli.core.phases import Phase
from casusbelli.core.rulings import DATC, Rulings
from casusbelli.core.said import Said, Text, said
from casusbelli.core.state import State
from casusbelli.core.units import Occupied, Unit
from casusbelli.engine import play, view
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import Dice
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import UnknownRules, read_spec, rule_set
from casusbelli.engine.view import Viewer
from casusbelli.records.games import game_file
from casusbelli.records.games.game_file import IMPOSSIBLE, FindBoard
from casusbelli.records.games.position_line import is_position_line, read_position_line
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
    unit_taken,
    why,
    word,
    words,
    wrong,
)

BY_HAND = "set up by hand"
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
)
NEEDED = ("rules", "phase", "units")
MUST_AGREE = ("units", "dislodged", "centers", "owed", "state")
FORMATS = {"game": game_file.FORMAT, "state": view.FORMAT}


class BadPosition(ValueError):
    """No game can begin from this position; the message names the key and what was expected there."""


@dataclass(frozen=True)
class DislodgedEntry:
    owner: str
    piece: Piece
    retreats: tuple[str, ...]


@dataclass(frozen=True)
class Placing:
    """The position to set up. ``centers``: province -> owner; None: as in a new game."""

    phase: str
    units: Sequence[tuple[str, Piece]]
    beaten: Sequence[DislodgedEntry] = ()
    centers: Mapping[str, str] | None = None
    state: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


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
    would belong to another game."""
    shown = {**game.view(viewer), "options": chosen_options(game)}
    return {key: shown[key] for key in dict.fromkeys((*KEYS, *shown))}


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
        rules = _rules(spec, lambda: find_board(word(table.get("map", "standard"), "map")), seed, options)
        game = _begun(spec, rules, _placing(table, rules))
    except TurnError as fault:
        raise BadPosition(why(fault)) from None
    if exactly:
        _check_same(table, game)
    notes = [said("story.import-note-over")] if table.get("outcome") is not None else []
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
        for owner, held in _by_owner(table, "units", board)
        for text in words(held, f"units.{owner}")
    ]
    beaten = [
        DislodgedEntry(
            owner, unit_of(text, owner, board, f"dislodged.{owner}"), _places(to, board, f"dislodged.{owner}.{text}")
        )
        for owner, held in _by_owner(table, "dislodged", board)
        for text, to in _table(held, f"dislodged.{owner}").items()
    ]
    state = {name: _table(held, f"state.{name}") for name, held in _table(table.get("state", {}), "state").items()}
    return Placing(phase, units, beaten, _centers(table, board) if "centers" in table else None, state)


def _table(value: object, key: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise wrong(key, said("turn.expected-table", value=quoted(value)))
    return value


def _by_owner(table: Table, key: str, board: Board) -> Iterator[tuple[str, object]]:
    """Owners known only to the rules are accepted; a misspelled power would become another owner."""
    for owner, held in _table(table.get(key, {}), key).items():
        power = board.power_names.get(normal(owner), owner)
        if power != owner:
            raise wrong(key, said("story.import-power", name=quoted(owner), power=power))
        yield owner, held


def _places(value: object, board: Board, key: str) -> tuple[str, ...]:
    return tuple(place_of(word(text, key), board, key) for text in items(value, key))


def _centers(table: Table, board: Board) -> dict[str, str]:
    owners: dict[str, str] = {}
    for owner, held in _by_owner(table, "centers", board):
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
    rules = _rules("standard", lambda: turn.board.origin, seed, _options(turn.rulings))
    if turn.friends:
        raise BadPosition(said("story.import-no-treaties"))
    units = [(unit.owner, unit.piece) for unit in turn.position.units]
    beaten = [DislodgedEntry(unit.owner, unit.piece, retreats) for unit, retreats in turn.dislodged.items()]
    centers = {code: power for power, owned in turn.centers.items() for code in owned}
    game = _begun("standard", rules, Placing(turn.phase, units, beaten, centers))
    if turn.owed and turn.owed != {power: game.view()["owed"].get(power, 0) for power in turn.owed}:
        raise BadPosition(why(wrong("owed", said("story.import-owed"))))
    return Sandbox(game, (said("story.import-note-orders"),) if turn.orders else ())


def _options(how: Rulings) -> dict[str, str]:
    made = {f"base.{item.name}": getattr(how, item.name) for item in fields(Rulings)}
    return {key: value for key, value in made.items() if value != getattr(DATC, key.removeprefix("base."))}


# --- the game


def _rules(spec: str, board: Callable[[], Board], seed: bytes, options: Mapping[str, str]) -> RuleSet:
    try:
        return rule_set(read_spec(spec), board(), options, Dice(seed))
    except (UnknownRules, RulesClash, LookupError) as fault:
        raise BadPosition(said("story.import-rules", why=why(fault))) from None


def _begun(spec: str, rules: RuleSet, placing: Placing) -> Game:
    _check_phase(placing.phase)
    try:
        log, state = play.set_up(rules)
        placed, state = play.place(rules, state, [*_facts(placing, rules, state)])
        known = _known(placing, rules, state)
        own, state = play.place(rules, state, known)
        meant = [e for name, table in placing.state.items() for e in rules.arranged(rules.turn(state), name, table)]
        arranged, state = play.place(rules, state, meant)
        opened, state = play.resume(rules, state, placing.phase)
        gone, state = play.place(rules, state, _eliminated(state))
    except (RulesClash, play.Stuck, *IMPOSSIBLE) as fault:
        raise BadPosition(_why_impossible(fault)) from None
    if state.phase != placing.phase:
        nobody = said("story.import-phase", phase=placing.phase, next=state.phase)
        raise BadPosition(why(wrong("phase", nobody)))
    return Game(read_spec(spec), rules, [*log, *placed, *own, *arranged, *opened, *gone])


def _check_phase(phase: str) -> None:
    try:
        Phase.of(phase)
    except ValueError:
        raise BadPosition(why(wrong("phase", said("story.import-phase-form", phase=quoted(phase))))) from None


def _why_impossible(fault: Exception) -> Text:
    if isinstance(fault, Occupied):
        return said("story.import-impossible", why=unit_taken(fault))
    told = why(fault)
    if isinstance(told, Said):
        return said("story.import-impossible", why=told)
    return said("story.import-contradictory")


def _facts(placing: Placing, rules: RuleSet, state: State) -> Iterator[Event]:
    """The board is cleared first. Dislodged units leave their places before others are placed there."""
    yield UnitsRemoved(tuple(state.units), BY_HAND)
    first = state.next_id + len(placing.beaten)
    standing = [Unit(first + n, owner, piece.kind, piece.at) for n, (owner, piece) in enumerate(placing.units)]
    yield from _routed(placing.beaten, standing, rules.board, state.next_id)
    yield from (UnitPlaced(unit.id, unit.owner, unit.kind, unit.at) for unit in standing)
    if placing.centers is not None:
        yield CentersTaken({**dict.fromkeys(state.centers), **placing.centers})
    owners = (unit.owner for unit in standing)
    yield from (HomeSet(owner, ()) for owner in dict.fromkeys(owners) if owner not in state.home)


def _routed(beaten: Sequence[DislodgedEntry], standing: Sequence[Unit], board: Board, number: int) -> Iterator[Event]:
    """The unit in the province now counts as the attacker; where it came from is unknown."""
    there = {board.province_of[unit.at]: unit for unit in standing}
    routed: list[Dislodged] = []
    for n, loser in enumerate(beaten, number):
        unit = Unit(n, loser.owner, loser.piece.kind, loser.piece.at)
        yield UnitPlaced(unit.id, unit.owner, unit.kind, unit.at)
        routed.append(Dislodged(unit, there.get(board.province_of[unit.at], unit), loser.retreats))
    if routed:
        yield UnitsRouted(tuple(routed))


def _known(placing: Placing, rules: RuleSet, state: State) -> list[Event]:
    """The rules' state, as far as it can be set."""
    shown = rules.shown(rules.turn(state))
    found: list[Event] = []
    for name, table in placing.state.items():
        if name in rules.placeable():
            plain = msgspec.json.decode(encode(table), type=dict[str, Any])
            found.append(StatePlaced(name, plain))
        elif name not in shown:
            raise BadPosition(said("story.import-no-state", name=quoted(name)))
        elif any(differences(table, shown[name], name)):
            raise BadPosition(why(wrong(f"state.{name}", said("story.import-fixed-state"))))
    return found


def _eliminated(state: State) -> list[Event]:
    left = {*state.owners, *state.eliminated}
    out = tuple(owner for owner in state.home if owner not in left)
    return [PowersEliminated(out)] if out else []
