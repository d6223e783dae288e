"""Validates a game master's manual changes before they are logged: board edits, rule state, overridden results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from casusbelli.core.events import BoardEdited, Event, OrdersJudged, StateCorrected
from casusbelli.core.said import phase as phase_term
from casusbelli.core.said import said, unit_term
from casusbelli.core.state import State
from casusbelli.core.units import Position, Unit
from casusbelli.engine import play
from casusbelli.engine.openings import facts_that_count
from casusbelli.engine.ruleset import RuleSet


def board_edit(
    rules: RuleSet,
    state: State,
    place: Iterable[Unit],
    remove: Iterable[int],
    centers: Mapping[str, str | None],
    by: str,
    why: str,
) -> BoardEdited:
    """The event of a game master's board edit. A province must be free before a unit can be placed in it."""
    gone = frozenset(remove)
    placed = tuple(replace(unit, id=n) for n, unit in enumerate(place, state.next_id))
    board = rules.board.on(state.phase)
    left = [unit for number, unit in state.units.items() if number not in gone]
    Position(board, [*left, *placed])  # raises an error for two units in one province
    wrong = [unit_term(unit) for unit in placed if not board.can_stand(unit.kind, unit.at)]
    if wrong:
        raise ValueError(said("engine.cannot-stand", unit=wrong[0]))
    unknown = [code for code in centers if code not in board.centers]
    if unknown:
        raise ValueError(said("engine.no-center", place=unknown[0], board=board.name))
    return BoardEdited(tuple(sorted(gone)), placed, dict(centers), by, why)


def corrected(rules: RuleSet, state: State, correction: StateCorrected) -> tuple[list[Event], State]:
    """The events and the state that result from a correction. Fields that are tables may be given in part."""
    rule, table = correction.rule, correction.table
    known = rules.corrigible(rules.turn(state))
    unknown = [key for key in table if key not in known.get(rule, {})]
    if unknown or not table:
        there = [f"{name}.{key}" for name, fields in known.items() for key in fields]
        told = f"{rule}.{unknown[0]}" if unknown else rule
        raise ValueError(said("engine.not-corrigible", field=told, fields=there))
    events, state = play.happen(rules, state, [correction])
    after = rules.corrigible(rules.turn(state))[rule]
    wrong = next((key for key, value in table.items() if not _taken_over(value, after[key])), None)
    if wrong is not None:
        raise ValueError(said("engine.corrected-otherwise", field=f"{rule}.{wrong}"))
    return events, state


def check_judged(log: Sequence[Event], phase: str, order: str) -> None:
    """A ruling can be overridden only if the phase has one for this order."""
    judged = [e for _n, e in facts_that_count(log) if isinstance(e, OrdersJudged) and e.phase == phase]
    if not any(row.order == order for event in judged for row in event.judgements):
        raise ValueError(said("engine.not-judged", order=order, phase=phase_term(phase)))


def _taken_over(given: object, there: object) -> bool:
    if isinstance(given, Mapping) and isinstance(there, Mapping):
        return all(key in there and _taken_over(value, there[key]) for key, value in given.items())
    if isinstance(given, list | tuple) and isinstance(there, list | tuple):
        return len(given) == len(there) and all(map(_taken_over, given, there))
    return given == there
