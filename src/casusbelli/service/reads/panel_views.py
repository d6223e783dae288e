"""Prepares panels for their macros: texts in the reader's language, the reader's own powers first, and where each value
lies on its scale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from itertools import groupby
from typing import Any

from casusbelli.core.said import Cell
from casusbelli.engine.display import PanelRead
from casusbelli.engine.panel_forms import (
    CalendarForm,
    Form,
    Gauge,
    Group,
    LedgerForm,
    MeterForm,
    PlacesForm,
    Relation,
    RelationsForm,
    with_texts,
)

Say = Callable[[Cell], str]
BAR = 240  # the width of a bar, in the units of its drawing
CHART, TALL = 120, 24  # of a small chart


KINDS = ("relations", "meter", "calendar", "ledger", "places", "table")
"""What the reader looks for first comes first."""


def panel_views(panels: Iterable[PanelRead], own: Set[str], say: Say) -> list[dict[str, Any]]:
    views = (panel_view(panel, own, say) for panel in panels if panel.rows or panel.note)
    return sorted(views, key=lambda view: (not view["standings"], KINDS.index(view["kind"])))


def panel_view(panel: PanelRead, own: Set[str], say: Say) -> dict[str, Any]:
    told = panel.said
    form: Form[str] | None = None if told.form is None else with_texts(told.form, say)
    return {
        "key": panel.title,
        "title": say(told.title),
        "told": told.title,
        "note": say(told.note),
        "layer": bool(panel.marks),
        "pinned": panel.pinned,
        "standings": panel.standings,
        "kind": "table" if form is None else form.name,
        "columns": [say(column) for column in told.columns],
        "rows": [[say(cell) for cell in row] for row in told.rows] if form is None else (),
        "mine": [bool(row) and row[0] in own for row in panel.rows] if form is None else (),
        **(_drawn(form, own) if form is not None else {}),
    }


def _drawn(form: Form[str], own: Set[str]) -> dict[str, Any]:
    if isinstance(form, RelationsForm):
        return _relations(form, own)
    if isinstance(form, MeterForm):
        return _meter(form, own)
    if isinstance(form, LedgerForm):
        return _ledger(form, own)
    if isinstance(form, CalendarForm):
        return _calendar(form, own)
    return _places(form)


# --- relations


def _relations(form: RelationsForm[str], own: Set[str]) -> dict[str, Any]:
    powers = _own_first(form.powers, own)
    matrix = [
        {"power": one, "mine": one in own, "cells": [_cell(form, one, other) for other in powers]} for one in powers
    ]
    return {
        "powers": powers,
        "matrix": matrix,
        "legend": list(dict.fromkeys(pair.bond for pair in form.pairs)),
        "rest": form.rest or "",
        "own": [_bonds(form, power, powers) for power in powers if power in own],
        "count": len(form.pairs),
        "headings": form.columns[1:],
    }


def _own_first(powers: Sequence[str], own: Set[str]) -> list[str]:
    return sorted(powers, key=lambda power: power not in own)


def _cell(form: RelationsForm[str], one: str, other: str) -> dict[str, Any] | None:
    """A cell of the matrix; None where a power meets itself."""
    if one == other:
        return None
    pairs = [pair for pair in form.pairs if pair.concerns(one, other)]
    words = "; ".join(text for pair in pairs for text in (pair.state, *pair.more))
    bonds = list(dict.fromkeys((pair.bond, not pair.mutual) for pair in pairs))
    return {"bonds": bonds, "words": words or form.rest or "", "changed": any(pair.changed for pair in pairs)}


def _bonds(form: RelationsForm[str], power: str, powers: Sequence[str]) -> dict[str, Any]:
    """How one of the reader's powers stands to the others: its pairs by power, and who is left."""
    bonds = [
        {
            "pair": pair,
            "other": pair.other if pair.one == power else pair.one,
            "facts": list(zip(form.columns[1:], (*pair.more, pair.state), strict=False)),
            "way": _way(pair, power),
        }
        for pair in form.pairs
        if power in (pair.one, pair.other)
    ]
    known = {power, *(bond["other"] for bond in bonds)}
    return {"power": power, "bonds": bonds, "others": [other for other in powers if other not in known]}


def _way(pair: Relation[str], power: str) -> str:
    """Whether a one-sided relation goes out from a power or comes in."""
    return "" if pair.mutual else "to" if pair.one == power else "from"


PAST = 4  # changes of a relation that a power's chip tells


def ties_of(panels: Iterable[PanelRead], own: Set[str], say: Say) -> Callable[[str], list[dict[str, Any]]]:
    """How the reader's powers stand to another, and how that came about: by the forms that speak of all pairs."""
    found = (panel.said.form for panel in panels)
    told = [form for form in found if isinstance(form, RelationsForm) and form.rest is not None]
    forms: list[RelationsForm[str]] = [with_texts(form, say) for form in told]

    def ties(power: str) -> list[dict[str, Any]]:
        known = [form for form in forms if power in form.powers and power not in own]
        return [_tie(form, mine, power) for form in known for mine in form.powers if mine in own]

    return ties


def _tie(form: RelationsForm[str], mine: str, power: str) -> dict[str, Any]:
    pairs = [pair for pair in form.pairs if {pair.one, pair.other} == {mine, power}]
    history = [change for change in form.history if {change.one, change.other} == {mine, power}]
    return {
        "mine": mine,
        "bonds": [{"pair": pair, "way": _way(pair, mine)} for pair in pairs],
        "rest": "" if any(pair.mutual for pair in pairs) else form.rest,
        "history": history[:PAST],
    }


# --- meters


def _brief(gauge: Gauge[str], high: int) -> str:
    """The value as the head of a page shows it: "40/60" if somebody else holds the rest of the scale."""
    if gauge.value is None:
        return ""
    return f"{gauge.value}/{high - gauge.value}" if gauge.against else str(gauge.value)


def _meter(form: MeterForm[str], own: Set[str]) -> dict[str, Any]:
    values = [value for gauge in form.gauges for value in (gauge.value or 0, gauge.expected or 0)]
    low, high = min(form.low, 0, *values), max(form.high, *values, form.low + 1)
    place = _scale(low, high, BAR)
    gauges = sorted(form.gauges, key=lambda gauge: gauge.power not in own)
    return {
        "gauges": [_gauge(gauge, form, own, place) for gauge in gauges],
        "legend": [(mark.at, mark.label) for mark in form.marks],
        "facts": form.facts,
        "width": BAR,
    }


def _scale(low: int, high: int, width: int) -> Callable[[int], float]:
    span = max(high - low, 1)
    return lambda value: round((value - low) * width / span, 1)


def _gauge(gauge: Gauge[str], form: MeterForm[str], own: Set[str], place: Callable[[int], float]) -> dict[str, Any]:
    zero, end = place(max(form.low, 0)), place(gauge.value or 0)
    headings = [*form.columns[1 : form.value_column], *form.columns[form.value_column + 1 :]]
    ahead = None if gauge.expected is None or gauge.expected == gauge.value else place(gauge.expected)
    return {
        "gauge": gauge,
        "mine": gauge.power in own,
        "text": str(gauge.value) if gauge.text is None and gauge.value is not None else gauge.text or "",
        "brief": _brief(gauge, form.high),
        "known": gauge.value is not None,
        "short": gauge.text is None and bool(gauge.power),
        "start": min(zero, end),
        "length": round(abs(end - zero), 1),
        "sunk": (gauge.value or 0) < 0,
        "zero": zero,
        "end": end,
        "ahead": None if ahead is None else (min(end, ahead), round(abs(ahead - end), 1)),
        "expected": None if gauge.details else gauge.expected,
        "marks": [(place(mark.at), mark.at, mark.label) for mark in (*form.marks, *gauge.marks)],
        "own_marks": [] if gauge.details else [(mark.at, mark.label) for mark in gauge.marks],
        "details": [(heading, text) for heading, text in zip(headings, gauge.details, strict=False) if text],
    }


# --- ledgers


def _ledger(form: LedgerForm[str], own: Set[str]) -> dict[str, Any]:
    courses = {course.power: course.values for course in form.courses}
    powers = dict.fromkeys((*courses, *(entry.power for entry in form.entries)))
    every = [value for values in courses.values() for value in values] or [0]
    low, high = min(*every, 0), max(*every, *(mark.at for mark in form.marks), 1)
    accounts = []
    for power in _own_first(list(powers), own):
        entries = [entry for entry in form.entries if entry.power == power]
        values = courses.get(power, ())
        accounts.append(
            {
                "power": power,
                "mine": power in own,
                "entries": entries[::-1],
                "sum": sum(entry.amount for entry in entries),
                "course": values,
                "line": _line(values, low, high),
            }
        )
    return {
        "accounts": accounts,
        "dates": form.dates,
        "headings": dict(zip(form.order, form.columns, strict=False)),
        "shown": [name for name in form.order if name != "power"],
        "goals": [(_up(mark.at, low, high), mark.label) for mark in form.marks],
        "chart": (CHART, TALL),
        "count": len(form.entries),
    }


def _up(value: int, low: int, high: int) -> float:
    return round(TALL - 2 - _scale(low, high, TALL - 4)(value), 1)


def _line(values: Sequence[int], low: int, high: int) -> str:
    """The points of a line through the values."""
    step = (CHART - 4) / max(len(values) - 1, 1)
    return " ".join(f"{2 + n * step:.1f},{_up(value, low, high)}" for n, value in enumerate(values))


# --- calendars and places


def _calendar(form: CalendarForm[str], own: Set[str]) -> dict[str, Any]:
    days = groupby(form.stops, key=lambda stop: stop.when)
    told = [(when, [{"stop": stop, "mine": stop.power in own} for stop in stops]) for when, stops in days]
    return {"days": told, "count": len(form.stops)}


def _places(form: PlacesForm[str]) -> dict[str, Any]:
    """The groups with their places; one without listed places stands for its look, if no other does."""
    lined = [(group, _lines(group, form)) for group in form.groups]
    looks = {group.look for group, lines in lined if lines}
    groups = [
        {"group": group, "caption": _caption(group, form), "lines": lines}
        for group, lines in lined
        if lines or group.look not in looks
    ]
    return {"groups": groups, "count": sum(len(group.places) for group in form.groups)}


def _caption(group: Group[str], form: PlacesForm[str]) -> str:
    """The board's note if it is the same in all of these provinces, and nothing that their lines repeat."""
    notes = {place.note for place in group.places}
    (only, *_others) = notes or {None}
    return only if only and len(notes) == 1 and not form.noted else group.caption


def _lines(group: Group[str], form: PlacesForm[str]) -> list[tuple[str, list[str]]]:
    """The listed places of a group by what is said of them."""
    lines: dict[str, list[str]] = {}
    headings = form.columns[2 + form.noted :]
    for place in group.places:
        if place.name is not None:
            details = [f"{heading}: {text}" for heading, text in zip(headings, place.details, strict=False) if text]
            noted = [place.note] if form.noted and place.note else []
            lines.setdefault("; ".join([*noted, *details]), []).append(place.name)
    return list(lines.items())
