"""An adjudicated turn: as data, and as newsletter text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NotRequired, TypedDict

from casusbelli.core.adjudicator import Verdicts, adjudicate
from casusbelli.core.adjustments import Winter, home_centers, judge_adjustments, owed
from casusbelli.core.battle import Battle
from casusbelli.core.board import Board
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.errors import OrderError, printable
from casusbelli.core.explain import Explanation, explain
from casusbelli.core.notation import parse
from casusbelli.core.orders import Piece
from casusbelli.core.phases import Phase
from casusbelli.core.retreats import Rout, judge_retreats
from casusbelli.core.said import Cell, Said, order_term, power, province, render, said, season, whose
from casusbelli.core.strengths import Strength
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Verdict
from casusbelli.core.wording import headline, reason_said, result_row, sentence
from casusbelli.records.turns.turn_file import NotFollowed, TurnFile

__all__ = ["Judged", "judge_turn", "newsletter"]

FORMAT = "casusbelli.verdicts/1"
STORY_FORMAT = "casusbelli.story/1"
RESULT_COLUMN = 34
Say = Callable[[Cell], str]


@dataclass(frozen=True)
class Judged:
    turn: TurnFile
    orders: tuple[Verdict, ...]
    units: tuple[Unit, ...]
    dislodged: Mapping[Unit, tuple[str, ...]]
    contested: tuple[str, ...] = ()
    movement: Verdicts | None = None


class VerdictTold(TypedDict):
    """The result of an order and its reason. ``reason`` is a code, ``reference`` cites the rulebooks; ``other``: the
    unit that caused it."""

    power: str
    unit: str | None
    order: str
    ordered: bool
    result: str
    words: list[str]
    reason: str
    text: str
    reference: str
    other: str | None
    dislodged_by: str | None


class NotFollowedTold(TypedDict):
    """An order that was not followed. ``where``: in the file."""

    where: str
    order: str
    reason: str
    text: str
    power: NotRequired[str]


class NoteTold(TypedDict):
    where: str
    text: str


class VerdictsTold(TypedDict):
    """The results of a turn. ``units``: the new positions; ``dislodged``: owner -> unit -> possible retreats."""

    format: str
    map: str
    phase: str
    orders: list[VerdictTold]
    refused: list[NotFollowedTold]
    units: dict[str, list[str]]
    dislodged: dict[str, dict[str, list[str]]]
    contested: list[str]
    notes: list[NoteTold]


def judge_turn(turn: TurnFile) -> Judged:
    """Adjudicate a turn of any phase."""
    return {"M": _movement, "R": _retreats, "A": _adjustments}[Phase.of(turn.phase).kind](turn)


def _movement(turn: TurnFile) -> Judged:
    verdicts = adjudicate(Battle(turn.position, turn.orders, turn.friends, rulings=turn.rulings))
    dislodged = {beaten.unit: beaten.retreats for beaten in verdicts.dislodged}
    return Judged(turn, verdicts.orders, verdicts.units, dislodged, tuple(sorted(verdicts.contested)), verdicts)


def _retreats(turn: TurnFile) -> Judged:
    verdicts = judge_retreats(Rout(turn.position, turn.dislodged, turn.orders, rulings=turn.rulings))
    return Judged(turn, verdicts.orders, verdicts.units, {})


def _adjustments(turn: TurnFile) -> Judged:
    due = {**owed(turn.position, turn.centers), **turn.owed}
    homes = home_centers(turn.board)
    verdicts = judge_adjustments(Winter(turn.position, turn.centers, due, turn.orders, homes, rulings=turn.rulings))
    return Judged(turn, verdicts.orders, verdicts.units, {})


# --- as data


def as_data(judged: Judged) -> VerdictsTold:
    turn = judged.turn
    return {
        "format": FORMAT,
        "map": turn.board.name,
        "phase": turn.phase,
        "orders": [_verdict_data(verdict, turn.board) for verdict in judged.orders],
        "refused": [*_refused(turn), *_misread(turn)],
        "units": _by_owner(judged.units),
        "dislodged": {
            owner: {str(unit): list(places) for unit, places in judged.dislodged.items() if unit.owner == owner}
            for owner in dict.fromkeys(unit.owner for unit in judged.dislodged)
        },
        "contested": list(judged.contested),
        "notes": [{"where": str(where), "text": str(note)} for where, note in turn.notes],
    }


def _verdict_data(verdict: Verdict, board: Board) -> VerdictTold:
    return {
        "power": verdict.power,
        "unit": str(verdict.unit) if verdict.unit else None,
        "order": str(verdict.order),
        "ordered": verdict.ordered,
        "result": str(verdict.result),
        "words": list(verdict.words),
        "reason": verdict.reason.code,
        "text": sentence(verdict, board),
        "reference": verdict.reason.reference,
        "other": str(verdict.other) if verdict.other else None,
        "dislodged_by": str(verdict.dislodged_by) if verdict.dislodged_by else None,
    }


def _refused(turn: TurnFile) -> Iterator[NotFollowedTold]:
    for where, owner, written, why in turn.refused:
        yield {"where": str(where), "power": owner, "order": written.text, "reason": why.code, "text": why.text}


def _misread(turn: TurnFile) -> Iterator[NotFollowedTold]:
    for where, error in turn.misread:
        yield {"where": str(where), "order": error.text.strip(), "reason": "not-understood", "text": str(error)}


def _by_owner(units: Sequence[Unit]) -> dict[str, list[str]]:
    table: dict[str, list[str]] = {}
    for unit in units:
        table.setdefault(unit.owner, []).append(str(unit))
    return table


# --- as newsletter text


def newsletter(judged: Judged, language: str = ENGLISH) -> str:
    return "\n".join(_lines(judged, partial(render, language=language))) + "\n"


def _lines(judged: Judged, say: Say) -> Iterator[str]:
    turn = judged.turn
    yield say(title(turn.phase))
    for owner in _powers(judged):
        yield ""
        yield say(power(owner))
        yield from (_order_line(v, turn.board, say) for v in judged.orders if v.power == owner)
    yield from section(said("turn.section-dislodged"), (say(_routed(*row)) for row in judged.dislodged.items()), say)
    stand_offs = (say(province(code, turn.board.province[code].name)) for code in judged.contested)
    yield from section(said("turn.section-stand-offs"), stand_offs, say)
    yield from section(said("turn.section-not-followed"), (_refused_line(line, say) for line in turn.refused), say)
    misread = (f"{say(where)}: {say(error.said)}" for where, error in turn.misread)
    yield from section(said("turn.section-not-understood"), misread, say)
    yield from section(said("turn.section-notes"), (f"{say(where)}: {say(note)}" for where, note in turn.notes), say)


def title(name: str) -> Said:
    """ "S1901M" -> "Spring 1901, movement" """
    when = Phase.of(name)
    return said("turn.title", season=season(name[:-1]), kind=when.kind)


def _powers(judged: Judged) -> list[str]:
    """In the map's order; owners unknown to it come last."""
    named_powers = {verdict.power: None for verdict in judged.orders}
    known = [name for name in judged.turn.board.power if name in named_powers]
    return [*known, *(name for name in named_powers if name not in known)]


def _order_line(verdict: Verdict, board: Board, say: Say) -> str:
    """ "A MUN - BUR    Failed. A BUR (France) held Burgundy. Dislodged by A RUH (Germany)." """
    silent = not verdict.ordered and verdict.unit is not None
    order = say(said("turn.no-order", order=order_term(str(verdict.order)))) if silent else str(verdict.order)
    why = reason_said(verdict, board)
    told = result_row(str(verdict.order), verdict.words, why, verdict.dislodged_by)
    return f"  {order:<{RESULT_COLUMN}} {say(told)}"


def _routed(unit: Unit, places: Sequence[str]) -> Said:
    return (
        said("turn.may-retreat", unit=whose(unit), places=places)
        if places
        else said("turn.destroyed", unit=whose(unit))
    )


def _refused_line(line: NotFollowed, say: Say) -> str:
    return f"{say(power(line.power))}: {printable(line.written.text)}: {say(line.why.said)}"


def section(heading: Said, lines: Iterator[str], say: Say) -> Iterator[str]:
    found = list(lines)
    if found:
        yield ""
        yield say(heading)
        yield from (f"  {line}" for line in found)


def location_named(text: str, board: Board) -> str | None:
    """The location of the unit in the text of an order, a unit or a province; None if it names no unit. Raises
    OrderError if it is none of these."""
    try:
        order = parse(f"{text} H", board).order
    except OrderError:
        order = parse(text, board).order
    piece = getattr(order, "unit", None)
    return piece.at if isinstance(piece, Piece) else None


def story(judged: Judged, location: str, language: str = ENGLISH) -> str:
    """The full explanation of one unit's result; for retreats and adjustments there is only the result."""
    told, say = _told(judged, location), partial(render, language=language)
    if told is None:
        return "".join(f"{say(line)}\n" for line in _headlines(judged, location))
    reference = f" [{told.reference}]" if told.reference else ""
    lines = (f"{say(told.headline)}{reference}", *(f"  {say(line)}" for line in told.lines[1:]))
    return "\n".join(lines) + "\n"


def _told(judged: Judged, location: str) -> Explanation | None:
    there = judged.turn.position.find(location)
    return explain(judged.movement, location) if judged.movement is not None and there is not None else None


def story_data(judged: Judged, location: str) -> dict[str, object]:
    """The same as data: the results of all orders for the unit, the lines of the story, and its strengths."""
    board, told = judged.turn.board, _told(judged, location)
    return {
        "format": STORY_FORMAT,
        "phase": judged.turn.phase,
        "location": location,
        "orders": [_verdict_data(verdict, board) for verdict in _about(judged, location)],
        "lines": list(map(str, told.lines)) if told else list(map(str, _headlines(judged, location))),
        "strengths": [_strength_data(strength) for strength in told.strengths] if told else [],
    }


def _strength_data(strength: Strength) -> dict[str, object]:
    return {
        "role": str(strength.role),
        "power": strength.unit.owner,
        "unit": str(strength.unit),
        "value": strength.value,
        "remark": str(strength.remark or ""),
        "supports": [
            {"power": help_.unit.owner, "unit": str(help_.unit), "counted": help_.counted, "why": str(help_.why or "")}
            for help_ in strength.helps
        ],
    }


def _about(judged: Judged, location: str) -> list[Verdict]:
    board = judged.turn.board
    return [verdict for verdict in judged.orders if _place(verdict, board) == board.province_of[location]]


def _headlines(judged: Judged, location: str) -> list[Said]:
    there = judged.turn.position.find(location)
    told = [headline(verdict, judged.turn.board) for verdict in _about(judged, location)]
    return told or ([said("turn.unordered", unit=whose(there))] if there else [])


def _place(verdict: Verdict, board: Board) -> str | None:
    piece = getattr(verdict.order, "unit", None)
    return board.province_of.get(piece.at) if isinstance(piece, Piece) else None
