"""Games that begin with a position set up by hand.

The position enters the log as facts, so that such a game is the fold of its log like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from casusbelli.core.adjudicator import Dislodged
from casusbelli.core.board import Board
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
from casusbelli.core.said import Said, Text, said
from casusbelli.core.state import State
from casusbelli.core.units import Occupied, Unit
from casusbelli.engine import play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import Dice
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import UnknownRules, read_spec, rule_set
from casusbelli.records.games.game_file import IMPOSSIBLE
from casusbelli.records.games.line_state import without
from casusbelli.records.scenarios.matching import differences
from casusbelli.records.turns.values import quoted, unit_taken, why, wrong

__all__ = ["BadPosition", "DislodgedEntry", "Placing", "begun", "ready_rules", "with_nothing"]

BY_HAND = "set up by hand"


class BadPosition(ValueError):
    """No game can begin from this position; the message names the key and what was expected there."""


@dataclass(frozen=True)
class DislodgedEntry:
    owner: str
    piece: Piece
    retreats: tuple[str, ...]


@dataclass(frozen=True)
class Placing:
    """The position to set up. ``centers``: province -> owner; None: as in a new game. ``destitute``: powers that have
    nothing, but have not been eliminated yet. ``open``: the phase is open, although nobody is asked for anything."""

    phase: str
    units: Sequence[tuple[str, Piece]]
    beaten: Sequence[DislodgedEntry] = ()
    centers: Mapping[str, str] | None = None
    state: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    destitute: Sequence[str] = ()
    open: bool = False


def ready_rules(spec: str, board: Callable[[], Board], seed: bytes, options: Mapping[str, str]) -> RuleSet:
    try:
        return rule_set(read_spec(spec), board(), options, Dice(seed))
    except (UnknownRules, RulesClash, LookupError) as fault:
        raise BadPosition(said("story.import-rules", why=why(fault))) from None


def begun(spec: str, rules: RuleSet, placing: Placing) -> Game:
    _check_phase(placing.phase)
    try:
        log, state = play.set_up(rules)
        placed, state = play.place(rules, state, [*_facts(placing, rules, state)])
        known = _known(placing, rules, state)
        own, state = play.place(rules, state, known)
        meant = [e for name, table in placing.state.items() for e in rules.arranged(rules.turn(state), name, table)]
        arranged, state = play.place(rules, state, meant)
        opened, state = play.resume(rules, state, placing.phase, placing.open)
        gone, state = play.place(rules, state, _eliminated(placing, rules, state))
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
    t = rules.turn(state)
    shown, past, found = rules.shown(t), rules.past(t), list[Event]()
    for name, table in placing.state.items():
        if name in rules.placeable():
            plain = msgspec.json.decode(encode(table), type=dict[str, Any])
            found.append(StatePlaced(name, plain))
        elif name not in shown:
            raise BadPosition(said("story.import-no-state", name=quoted(name)))
        elif any(differences(without(table, past.get(name, ())), shown[name], name)):
            raise BadPosition(why(wrong(f"state.{name}", said("story.import-fixed-state"))))
    return found


def _eliminated(placing: Placing, rules: RuleSet, state: State) -> list[Event]:
    out = tuple(owner for owner in with_nothing(rules, state) if owner not in placing.destitute)
    return [PowersEliminated(out)] if out else []


def with_nothing(rules: RuleSet, state: State) -> list[str]:
    """The powers that have neither units nor centers, have not been eliminated, and would be."""
    t, left = rules.turn(state), {*state.owners, *state.eliminated}
    return [owner for owner in state.home if owner not in left and not rules.survives(t, owner)]
