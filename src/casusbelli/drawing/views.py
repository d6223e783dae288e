"""Reads an external view (``casusbelli.state/1``) as a scene; errors name the key."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.errors import shortened
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.drawing.scene import Scene, of_view
from casusbelli.engine.component import RulesClash
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import UnknownRules, read_spec, rule_set
from casusbelli.records.games.newspaper import title

PHASE = re.compile(r"[SFW]\d{4}[A-Z]")
FindBoard = Callable[[str], Board]


class BadView(ValueError):
    """The data is not a view that can be drawn."""


class View(msgspec.Struct):
    """The keys of a view that a picture needs."""

    rules: str
    phase: str
    units: dict[str, list[str]]
    map: str = "standard"
    options: dict[str, str] = {}
    dislodged: dict[str, dict[str, list[str]]] = {}
    centers: dict[str, list[str]] = {}
    owed: dict[str, int] = {}


def of_state(text: str, find_board: FindBoard) -> Scene:
    try:
        view = msgspec.json.decode(text, type=View)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise BadView(f"no state that can be drawn: {fault}") from None
    if view.phase and not PHASE.fullmatch(view.phase):
        raise BadView(f"phase: {shortened(view.phase)!r} is no phase, such as F1902M")
    rules = _rules(view, find_board)
    board = rules.board.on(view.phase) if view.phase else rules.board
    _check(view, board)
    scene = of_view(msgspec.to_builtins(view), board, _sides(view, rules))
    return replace(scene, title=str(title(rules, view.phase)))


def _rules(view: View, find_board: FindBoard) -> RuleSet:
    try:
        return rule_set(read_spec(view.rules), find_board(view.map), view.options)
    except (UnknownRules, RulesClash, LookupError, ValueError) as fault:
        raise BadView(str(fault)) from None


def _sides(view: View, rules: RuleSet) -> dict[str, str]:
    t = rules.turn(rules.empty())
    of = ((owner, rules.power_of(t, owner)) for owner in {*view.units, *view.dislodged, *view.centers})
    return {owner: power for owner, power in of if power is not None and power != owner}


def _check(view: View, board: Board) -> None:
    for owner, held in view.units.items():
        for text in held:
            _check_unit(text, f"units.{owner}", board)
    for owner, beaten in view.dislodged.items():
        for text, places in beaten.items():
            _check_unit(text, f"dislodged.{owner}", board)
            for place in places:
                _check_place(place, f"dislodged.{owner}.{text}", board)
    for owner, centers in view.centers.items():
        for code in centers:
            if code not in board.province:
                raise BadView(f"centers.{owner}: {shortened(code)!r} is no province of {board.title}")


def _check_unit(text: str, key: str, board: Board) -> None:
    kind, _space, at = text.partition(" ")
    if kind not in (ARMY, FLEET):
        raise BadView(f"{key}: {shortened(text)!r} is no unit, such as 'A PAR' or 'F STP/SC'")
    _check_place(at, key, board)


def _check_place(at: str, key: str, board: Board) -> None:
    if at not in board.province_of:
        raise BadView(f"{key}: {board.title} has no place {shortened(at)!r}")
