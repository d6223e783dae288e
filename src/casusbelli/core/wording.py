"""Verdicts in words: the message of a reason, and the headline of an order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from casusbelli.core.board import Board
from casusbelli.core.board_names import ORDER, WAIVE
from casusbelli.core.legality import located
from casusbelli.core.orders import Hold, SupportHold
from casusbelli.core.said import Said, Text, people, power, render, said, whose
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Fate, Reason, Result, Verdict

FATES = frozenset(map(str, Fate)) - {""}
VERBS = frozenset({Result.STANDS, Result.SUCCEEDS, Result.FAILS})  # the other results are adjectives: "is cut"


def named(unit: Unit) -> str:
    return f"{unit.kind} {unit.at} ({people(unit.owner)})"


def capital(text: str) -> str:
    """The text as a heading, or as an entry by itself: with a capital letter."""
    return text[:1].upper() + text[1:]


def listed(names: Sequence[str]) -> str:
    """ "A", "A and B", "A, B and C"."""
    *others, last = names or ("nobody",)
    return f"{', '.join(others)} and {last}" if others else last


def why(verdict: Verdict, board: Board, place: str = "") -> Text | None:
    """The reason in a few words; None if an order simply succeeded. ``place``: the province of a claim."""
    if verdict.said is not None or verdict.reason is Reason.PLAIN:
        return verdict.said
    other, reason = verdict.other, verdict.reason
    about = place or _about(verdict)
    values: dict[str, object] = {"other": whose(other), "place": located(board, about) if about else None}
    if reason is Reason.FRIEND_THERE and other is not None and other.owner == verdict.power:
        return said("core.own-there", other=other, place=values["place"])
    if reason is Reason.FRIENDLY_HELP and other is not None:
        values["victim"] = power(people(other.owner))
    elif reason is Reason.NO_CONVOY and verdict.unit is not None:
        values["from"] = located(board, verdict.unit.at)
    return said(reason.message, **values)


def reason_said(verdict: Verdict, board: Board, place: str = "") -> Text:
    """``why``, or else what happened to the unit, as an adjudication event records it."""
    told = why(verdict, board, place)
    if told is None and verdict.dislodged_by is not None:
        return said(Reason.DISLODGED.message, other=whose(verdict.dislodged_by))
    return told or ""


def sentence(verdict: Verdict, board: Board, place: str = "") -> str:
    """``why`` in English; "" if an order simply succeeded."""
    return render(why(verdict, board, place) or "")


def _about(verdict: Verdict) -> str:
    """The location that an order is about: its destination, or the unit whose hold it supports."""
    order = verdict.order
    return getattr(order, "to", "") or (order.target.at if isinstance(order, SupportHold) else "")


def headline(verdict: Verdict, board: Board, subject: Said | None = None, place: str = "") -> Said:
    """ "A MUN - BUR fails: bounced with A PAR (France); it is dislodged by A RUH (Germany)"

    ``subject`` stands for the order where the verdict is on something else, a claim to ``place``.
    """
    fate, reason = doom(verdict), reason_told(verdict, board, place)
    unordered = subject is None and isinstance(verdict.order, Hold) and not verdict.ordered
    start = _start(verdict, subject, unordered)
    if reason is not None:
        told = said("core.because", start=start, why=reason)
        return said("core.because-and-doomed", start=told, fate=fate) if fate is not None else told
    if fate is None:
        return start
    if subject is not None:
        return said("core.start-and-doomed", start=start, unit=verdict.unit, fate=fate)
    if verdict.result is Result.STANDS:
        subject_of = verdict.unit if unordered else verdict.order
        return said("core.unordered-doomed" if unordered else "core.doomed", subject=subject_of, fate=fate)
    return said("core.and-doomed" if verdict.result in VERBS else "core.and-so-doomed", start=start, fate=fate)


def _start(verdict: Verdict, subject: Said | None, unordered: bool) -> Said:
    """ "A MUN - BUR fails" """
    result = str(verdict.result)
    if unordered:
        return said("core.unordered", unit=verdict.unit, result=result)
    return said("core.outcome", subject=subject if subject is not None else verdict.order, result=result)


def result_said(result: str) -> Said:
    """The message for one of DATC's results."""
    return Said("core.result", {"result": result})


def result_row(order: str, words: Sequence[str], why: Text, by: Unit | None = None) -> Said:
    """The result of an order as players say it: "Bounced with A PAR (France).", "Support cut by A VEN (Italy).".

    ``why`` is the reason that its event records, in an older log an English sentence. ``by``: who dislodged the unit,
    if that is not the reason."""
    word, fate = words[0], words[-1] if words[-1] in FATES else ""
    other = why.values.get("other") if isinstance(why, Said) else None
    beaten = isinstance(why, Said) and why.code == Reason.DISLODGED.message
    told: list[Said] = []
    if word == Result.CUT and isinstance(why, Said) and why.code == Reason.ATTACKED.message:
        told.append(said("core.row-cut-by", other=other))
    else:
        if word not in FATES and not _says_it_all(why):
            told.append(said("core.row-result", result=word, act=_act(order)))
        if why and not (beaten and fate):
            told.append(said("core.row-why", why=why))
    if fate:
        by_whom = other if beaten else whose(by) if by else None
        if by_whom is not None:
            told.append(said("core.row-fate-by", fate=fate, other=by_whom))
        elif not (isinstance(why, str) and why.startswith("dislodged")):
            told.append(said("core.row-fate", fate=fate))
    return reduce(lambda one, other: said("core.sentences", one=one, other=other), told)


def _says_it_all(why: Text) -> bool:
    """A bounce is a complete result: it implies that the move failed."""
    return why.startswith("bounced") if isinstance(why, str) else why.code == Reason.BOUNCED.message


def _act(order: str) -> str:
    """The kind of an order in the standard notation: move, retreat, build, disband or waive; else "other"."""
    if order == WAIVE:
        return "waive"
    found = ORDER.search(order)
    if found is None:
        return "other"
    return str(found["verb"] or {"-": "move", "R": "retreat"}.get(found["sign"] or "", "other")).lower()


def doom(verdict: Verdict) -> Said | None:
    """ "dislodged by A TYR (Austria) and destroyed"; None of a unit that is not beaten."""
    if not verdict.fate:
        return None
    by = f"{verdict.fate}-by" if verdict.dislodged_by else str(verdict.fate)
    return said(f"core.fate-{by}", other=whose(verdict.dislodged_by))


def reason_told(verdict: Verdict, board: Board, place: str = "") -> Text | None:
    """The reason, unless it repeats the unit's fate."""
    return None if verdict.fate and verdict.reason is Reason.DISLODGED else why(verdict, board, place)
