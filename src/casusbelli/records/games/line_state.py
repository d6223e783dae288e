"""What a position in one line says of the rules' state: neither what only tells the past nor what follows anyway."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from casusbelli.engine.component import FieldPath
from casusbelli.engine.game import Game
from casusbelli.records.scenarios.matching import differences

__all__ = ["left_out", "said_of", "without", "without_past"]

ANY = "*"  # stands for every key of a table
Fields = Iterable[FieldPath]


def said_of(state: Mapping[str, Any], *left_out: Mapping[str, Fields]) -> dict[str, Any]:
    """The state without these fields of its tables, and without empty ones."""
    kept: dict[str, Any] = {}
    for name, table in state.items():
        left = without(table, [field for fields in left_out for field in fields.get(name, ())])
        told = {key: value for key, value in left.items() if not _is_empty(value)}
        if told:
            kept[name] = told
    return kept


def without_past(table: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """The state of an exported state that was read, without what only tells the past."""
    past = game.rules.past(game.rules.turn(game.state))
    return {"state": {name: without(held, past.get(name, ())) for name, held in table.get("state", {}).items()}}


def left_out(table: Mapping[str, Any], game: Game) -> Iterator[str]:
    """The fields of the past that were read and are not in the game."""
    t = game.rules.turn(game.state)
    shown = game.rules.shown(t)
    for name, fields in game.rules.past(t).items():
        read = table.get("state", {}).get(name, {})
        for field in dict.fromkeys(field if isinstance(field, str) else field[0] for field in fields):
            if not _is_empty(read.get(field)) and any(differences(read[field], shown[name].get(field), field)):
                yield f"{name}.{field}"


def without(table: Any, fields: Fields) -> Any:
    for field in fields:
        table = _without(table, (field,) if isinstance(field, str) else field)
    return table


def _without(value: Any, path: tuple[str, ...]) -> Any:
    if isinstance(value, (list, tuple)):
        return [_without(row, path) for row in value]
    if not isinstance(value, Mapping):
        return value
    first, rest = path[0], path[1:]
    kept = {key: inner for key, inner in value.items() if rest or first not in (ANY, key)}
    return {key: _without(inner, rest) if rest and first in (ANY, key) else inner for key, inner in kept.items()}


def _is_empty(value: Any) -> bool:
    """Is there nothing in it but empty values? A zero is not empty."""
    if isinstance(value, Mapping):
        return all(map(_is_empty, value.values()))
    return value is None or value is False or value in ("", [], ())
