"""Panels as text, for the terminal and for letters: each form drawn once, with characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from casusbelli.core.board import Board
from casusbelli.core.board_names import names_on
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.said import render, said
from casusbelli.core.translations import name_in
from casusbelli.engine.display import Panel, PanelRead, read_panel
from casusbelli.engine.panel_forms import (
    CalendarForm,
    Gauge,
    LedgerForm,
    MeterForm,
    PlacesForm,
    Relation,
    RelationsForm,
)

BAR = 20  # characters
STEPS = "▁▂▃▄▅▆▇█"


def panel_lines(shown: Panel, board: Board, language: str = ENGLISH) -> Iterator[str]:
    panel = read_panel(shown, language, names_on(board))
    yield panel.title
    yield from (f"  {line}".rstrip() for line in _body(panel, language))
    if panel.note:
        yield f"  {panel.note}"


def _body(panel: PanelRead, language: str) -> Iterable[str]:
    form = panel.form
    if isinstance(form, RelationsForm) and not form.columns:
        return _relations(form, language)
    if isinstance(form, MeterForm):
        return _meter(form)
    if isinstance(form, LedgerForm) and form.courses and not form.entries:
        return _courses(form, language)
    if isinstance(form, CalendarForm):
        return _aligned([(stop.when, stop.what, *stop.details) for stop in form.stops])
    if isinstance(form, PlacesForm) and not form.noted:
        return _places(form)
    return _aligned([panel.columns, *panel.rows])


def _aligned(table: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows of a table with their columns below each other."""
    columns = max((len(row) for row in table), default=0)
    widths = [max(len(row[n]) for row in table if n < len(row)) for n in range(columns)]
    for row in table:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False)).rstrip()


def _relations(form: RelationsForm[str], language: str) -> Iterator[str]:
    yield from _aligned([_pair(pair, language) for pair in form.pairs])
    if form.rest:
        yield render(said("story.others", state=form.rest), language)


def _pair(pair: Relation[str], language: str) -> tuple[str, ...]:
    since = (render(said("story.since", when=pair.since), language),) if pair.since else ()
    one, other = name_in(language, pair.one), name_in(language, pair.other)
    return f"{one} {'–' if pair.mutual else '→'} {other}", pair.state, "; ".join((*since, *pair.more))


def _meter(form: MeterForm[str]) -> Iterator[str]:
    yield from _aligned([_gauge(gauge, form) for gauge in form.gauges])
    yield from (f"{mark.at}: {mark.label}" for mark in form.marks)
    parts = [*(part for gauge in form.gauges for part in gauge.parts), *form.facts]
    yield from _aligned([(part.label, part.text or f"{part.points or 0:+}") for part in parts])


def _gauge(gauge: Gauge[str], form: MeterForm[str]) -> tuple[str, ...]:
    headings = [heading for n, heading in enumerate(form.columns) if n not in (0, form.value_column)]
    details = (f"{heading}: {text}" for heading, text in zip(headings, gauge.details, strict=False) if text)
    text = "" if gauge.value is None else str(gauge.value)
    return gauge.label, _bar(gauge, form), text if gauge.text is None else gauge.text, ", ".join(details)


def _bar(gauge: Gauge[str], form: MeterForm[str]) -> str:
    """The value as a bar, with thresholds on what is left of the scale."""
    if gauge.value is None:
        return ""
    low, span = min(form.low, 0), max(form.high - min(form.low, 0), 1)
    cells = ["·"] * BAR
    for mark in (*form.marks, *gauge.marks):
        cells[min(max((mark.at - low) * BAR // span, 1), BAR) - 1] = "|"
    filled = min(max((gauge.value - low) * BAR // span, 0), BAR)
    return "".join(["█"] * filled + cells[filled:])


def _courses(form: LedgerForm[str], language: str) -> Iterator[str]:
    every = [value for course in form.courses for value in course.values]
    low, high = min(every, default=0), max(every, default=1)
    yield f"{form.dates[0]} – {form.dates[-1]}"
    rows = []
    for course in form.courses:
        line = "".join(STEPS[(value - low) * (len(STEPS) - 1) // max(high - low, 1)] for value in course.values)
        rows.append((name_in(language, course.power), line, ", ".join(map(str, course.values))))
    yield from _aligned(rows)


def _places(form: PlacesForm[str]) -> Iterator[str]:
    for group in form.groups:
        names = [place.name for place in group.places if place.name is not None]
        if names:
            yield f"{group.caption}: {', '.join(names)}"
