"""Verdicts in words: the sentence of a reason, and the headline of an order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from string import Formatter

from casusbelli.core.board import Board
from casusbelli.core.orders import Hold, SupportHold
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Fate, Reason, Result, Verdict, Why

VERBS = frozenset({Result.STANDS, Result.SUCCEEDS, Result.FAILS})  # the other results are adjectives: "is cut"


def named(unit: Unit) -> str:
    return f"{unit.kind} {unit.at} ({people(unit.owner)})"


@lru_cache(maxsize=1_000)
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
    other = verdict.other
    if verdict.reason is Reason.FRIEND_THERE and other is not None and other.owner == verdict.power:
        to = _province(place or _about(verdict), board)
        return f"its own {other} stays in {to}, and no power dislodges its own units"
    names = _names(verdict.reason)
    return verdict.reason.sentence.format_map({name: _NAMED[name](verdict, board, place) for name in names})


@lru_cache(maxsize=1_000)
def _names(reason: Why) -> tuple[str, ...]:
    """What the sentence speaks of."""
    return tuple(name for _text, name, _spec, _conversion in Formatter().parse(reason.sentence) if name)


_NAMED: dict[str, Callable[[Verdict, Board, str], object]] = {
    "other": lambda verdict, _board, _place: named(verdict.other) if verdict.other else "nobody",
    "victim": lambda verdict, _board, _place: people(verdict.other.owner) if verdict.other else "nobody",
    "unit": lambda verdict, _board, _place: verdict.unit,
    "place": lambda verdict, board, place: _province(place or _about(verdict), board),
    "from_": lambda verdict, board, _place: _province(verdict.unit.at, board) if verdict.unit else "",
    "owner": lambda verdict, _board, _place: verdict.power,
}


def _about(verdict: Verdict) -> str:
    """The location that an order is about: where to, or whose hold it supports."""
    order = verdict.order
    return getattr(order, "to", "") or (order.target.at if isinstance(order, SupportHold) else "")


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
