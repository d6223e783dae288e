"""Verdicts in words: the sentence of a reason, and the headline of an order."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.core.board import Board
from casusbelli.core.orders import Hold, SupportHold
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Fate, Reason, Result, Verdict

VERBS = frozenset({Result.STANDS, Result.SUCCEEDS, Result.FAILS})  # the other results are adjectives: "is cut"


def named(unit: Unit) -> str:
    return f"{unit} ({people(unit.owner)})"


def people(owner: str) -> str:
    """The owner; of those whom only a number tells apart, the name that they share."""
    return owner.rstrip("0123456789").rstrip() or owner


def listed(names: Sequence[str]) -> str:
    """ "A", "A and B", "A, B and C"."""
    *others, last = names or ("nobody",)
    return f"{', '.join(others)} and {last}" if others else last


def sentence(verdict: Verdict, board: Board, place: str = "") -> str:
    """Why, in a few words; "" where an order simply worked. ``place``: what a claim is about."""
    if verdict.text or verdict.reason is Reason.PLAIN:
        return verdict.text
    unit, other, order = verdict.unit, verdict.other, verdict.order
    to = place or getattr(order, "to", "") or (order.target.at if isinstance(order, SupportHold) else "")
    if verdict.reason is Reason.FRIEND_THERE and other is not None and other.owner == verdict.power:
        return f"its own {other} stays in {_province(to, board)}, and no power dislodges its own units"
    return verdict.reason.sentence.format_map(
        {
            "other": named(other) if other else "nobody",
            "victim": people(other.owner) if other else "nobody",
            "unit": unit,
            "place": _province(to, board),
            "from_": _province(unit.at, board) if unit else "",
            "owner": verdict.power,
        }
    )


def _province(location: str, board: Board) -> str:
    province = board.province.get(board.province_of.get(location, ""))
    return province.name if province else location


def headline(verdict: Verdict, board: Board, subject: str = "", place: str = "") -> str:
    """ "A MUN - BUR fails: bounced with A PAR (France); it is dislodged by A RUH (Germany)"

    ``subject`` stands for the order where the verdict is on something else, a claim to ``place``.
    """
    result, fate, why = predicate(verdict), doom(verdict), reason_told(verdict, board, place)
    start = f"{subject or _subject(verdict)} {result}"
    if why:
        return f"{start}: {why}; it is {fate}" if fate else f"{start}: {why}"
    if not fate:
        return start
    if subject:
        return f"{start}; {verdict.unit} is {fate}"
    if result == Result.STANDS:
        return f"{start.removesuffix(result)}is {fate}"
    return f"{start} and {fate}" if result.startswith("is ") else f"{start} and is {fate}"


def _subject(verdict: Verdict) -> str:
    if isinstance(verdict.order, Hold) and not verdict.ordered:
        return f"{verdict.unit} had no order and"
    return str(verdict.order)


def predicate(verdict: Verdict) -> str:
    """ "succeeds", "is cut" """
    return str(verdict.result) if verdict.result in VERBS else f"is {verdict.result}"


def doom(verdict: Verdict) -> str:
    """ "dislodged by A TYR (Austria) and destroyed"; "" of a unit that is not beaten."""
    if not verdict.fate:
        return ""
    by = f" by {named(verdict.dislodged_by)}" if verdict.dislodged_by else ""
    return f"dislodged{by}{' and destroyed' if verdict.fate is Fate.DESTROYED else ''}"


def reason_told(verdict: Verdict, board: Board, place: str = "") -> str:
    """The sentence, unless the unit's fate says the same."""
    return "" if verdict.fate and verdict.reason is Reason.DISLODGED else sentence(verdict, board, place)
