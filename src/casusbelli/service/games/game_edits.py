"""Manual edits by a game master: the board, the rules' state, a ruling. Each edit has its author and its reason, and is
shown to all players."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from casusbelli.core.errors import printable
from casusbelli.core.orders import Piece
from casusbelli.core.said import Text, said
from casusbelli.core.units import Unit
from casusbelli.engine.view import StateView
from casusbelli.records.turns.values import TurnError, piece_of, place_of
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, complaint, not_found
from casusbelli.service.games import adjudicating
from casusbelli.service.games.game_log import note_help
from casusbelli.service.games.gm import at_work
from casusbelli.service.games.open_game import (
    OpenGame,
    opened,
)


@needs("manage")
def edit(service: Service, who: Who, game_id: str, changes: Mapping[str, Any], why: str) -> StateView:
    """``changes``: ``remove`` ["A PAR"], ``place`` {"France": ["F BRE"]}, ``centers`` {"BEL": "France" or null}."""
    with at_work(game_id, service, who) as table:
        _check_reason(table, why)
        before = len(table.game.log)
        _change(table, changes, who, why)
        _noted(table, before)
        told = {"centers": changes.get("centers", {})} if table.game.rules.hears("hides") else changes
        table.act("edited", who, why, changes=json.dumps(told, sort_keys=True))
        return table.game.view(table.viewer(who))


def _change(table: OpenGame, changes: Mapping[str, Any], who: Who, why: str) -> None:
    game = table.game
    place = [unit for owner, texts in _table(changes, "place").items() for unit in _units(table, owner, texts)]
    standing = {str(unit): number for number, unit in game.state.units.items()}
    remove = [_standing(table, standing, text) for text in _list(changes.get("remove", []))]
    centers = {_place(table, code): owner for code, owner in _table(changes, "centers").items()}
    for owner in centers.values():
        _check_owner(table, owner)
    game.edit(place, remove, centers, who.name, why)


@needs("manage")
def correct(service: Service, who: Who, game_id: str, rule: str, values: Mapping[str, Any], why: str) -> StateView:
    """Correct the rules' state, for all to see: points, penalties, relations. ``values``: {"victory_points": {"France":
    12}} of the rule ``formal``, as the state of the game shows them."""
    with at_work(game_id, service, who) as table:
        _check_reason(table, why)
        game, before = table.game, len(table.game.log)
        game.correct(rule, values, who.name, why)
        _noted(table, before)
        table.act("corrected", who, why, rule=rule, values=json.dumps(values, sort_keys=True))
        return game.view(table.viewer(who))


@needs("manage")
def corrigible(service: Service, who: Who, game_id: str) -> dict[str, Text]:
    """The tables of values that can be corrected now, by ``rule.field``, with their names."""
    note_help(service, game_id, who)
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_gm(who)
        if not table.row["seq"] or table.over:
            return {}
        known, names = table.game.corrigible(), table.game.rules.corrigible_names
        return {key: name for key, name in names.items() if _is_table(known, *key.split("."))}


def _is_table(known: Mapping[str, Mapping[str, Any]], rule: str, field: str) -> bool:
    return isinstance(known.get(rule, {}).get(field), dict)


@needs("manage")
def override(
    service: Service, who: Who, game_id: str, phase: str, order: str, ruling: str, changes: Mapping[str, Any], why: str
) -> StateView:
    """Overrule the result of an order in an adjudicated phase: a text for all to read, and what it changes on the
    board, as in ``edit``."""
    with at_work(game_id, service, who) as table:
        _check_reason(table, why)
        if not ruling.strip():
            raise bad_input(said("service.say-ruling"))
        game, before = table.game, len(table.game.log)
        game.override(phase, order, ruling.strip(), who.name, why)
        if any(changes.values()):
            _change(table, changes, who, why)
        _noted(table, before)
        told = {"order": order, "ruling": ruling.strip()} if not game.rules.hears("hides") else {}
        table.act("overridden", who, why, of=phase, **told)
        return game.view(table.viewer(who))


def _noted(table: OpenGame, before: int) -> None:
    """Record the edit in the game log; it may have ended the game."""
    fresh = table.game.log[before:]
    table.append(fresh)
    adjudicating.follow(table, fresh, adjudicating.DISMISSED)
    if table.game.state.outcome is not None:
        adjudicating.go_on(table)


def _check_reason(table: OpenGame, why: str) -> None:
    if not why.strip() and table.row["kind"] == "game":
        raise bad_input(said("service.reason-for-players"), code="reason-missing")


def _table(changes: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = changes.get(key, {})
    if not isinstance(value, Mapping):
        raise bad_input(said("service.expected-table", key=key))
    return value


def _list(value: object) -> Sequence[str]:
    if not isinstance(value, Sequence) or isinstance(value, str) or not all(isinstance(item, str) for item in value):
        raise bad_input(said("service.expected-units", given=printable(str(value))[:60]))
    return value


def _units(table: OpenGame, owner: str, texts: object) -> list[Unit]:
    _check_owner(table, owner)
    return [Unit(0, owner, piece.kind, piece.at) for piece in (_piece(table, text) for text in _list(texts))]


def _piece(table: OpenGame, text: str) -> Piece:
    try:
        return piece_of(text, table.game.rules.board.on(table.phase), "units")
    except TurnError as fault:
        raise bad_input(complaint(fault)) from None


def _place(table: OpenGame, text: str) -> str:
    try:
        return place_of(text, table.game.rules.board.on(table.phase), "centers")
    except TurnError as fault:
        raise bad_input(complaint(fault)) from None


def _standing(table: OpenGame, standing: Mapping[str, int], text: str) -> int:
    piece = _piece(table, text)
    if str(piece) not in standing:
        raise bad_input(said("service.unit-not-there", unit=piece))
    return standing[str(piece)]


def _check_owner(table: OpenGame, owner: object) -> None:
    known = {*table.game.rules.board.power, *table.game.state.owners, *table.game.state.home}
    if owner is not None and owner not in known:
        raise not_found("power", printable(str(owner)))
