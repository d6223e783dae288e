"""Checks of panels: whatever a rule shows in random games can be drawn, on the board of the game and in every language
of its texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from casusbelli.core.board import Board
from casusbelli.core.board_names import names_on
from casusbelli.core.said import Cell
from casusbelli.engine.display import Panel, PanelRead, read_panel
from casusbelli.engine.game import Game
from casusbelli.engine.panel_forms import Gauge, LedgerForm, MeterForm, RelationsForm
from casusbelli.engine.view import GM
from casusbelli.testing.knowledge import viewers
from casusbelli.testing.random_games import moments, random_game
from casusbelli.testing.spoken import UNFILLED


def check_panels(names: Sequence[str], languages: Iterable[str], phases: int, on: Board | None = None) -> None:
    """Every panel of a random game, for every viewer, is a whole form or a table."""
    tongues = sorted(languages)
    for moment in moments(random_game(names, 6, phases, on=on)):
        everybody = (*viewers(moment), GM)
        readers = {everybody[0], None}  # rendering takes long, and the other seats read the same sentences
        for viewer in everybody:
            for panel in moment.panels(viewer):
                _check_shape(panel, moment)
                for language in tongues if viewer in readers else ():
                    _check_texts(read_panel(panel, language, names_on(moment.rules.board)), language)


def _check_shape(panel: Panel, moment: Game) -> None:
    name = str(panel.title)
    for row in panel.rows:
        assert len(row) <= max(len(panel.columns), 2), f"{name}: a row has more cells than there are columns: {row}"
    for mark in panel.marks:
        unknown = {*mark.at} - {*moment.rules.board.province, *moment.rules.board.impassable}
        assert not unknown, f"{name}: there is no province {', '.join(sorted(unknown))} to mark"
    form = panel.form
    if isinstance(form, RelationsForm):
        for pair in form.pairs:
            assert pair.one != pair.other, f"{name}: a relation of {pair.one} with itself"
            assert {pair.one, pair.other} <= {*form.powers}, f"{name}: {pair.one} or {pair.other} is not listed"
    elif isinstance(form, MeterForm):
        assert form.low < form.high or not form.gauges, f"{name}: a scale from {form.low} to {form.high}"
        for gauge in form.gauges:
            _check_gauge(name, gauge, form)
    elif isinstance(form, LedgerForm):
        for course in form.courses:
            assert len(course.values) == len(form.dates), f"{name}: not one value of {course.power} for each date"


def _check_gauge(name: str, gauge: Gauge[Cell], form: MeterForm[Cell]) -> None:
    if gauge.against and gauge.value is not None:
        assert form.low <= gauge.value <= form.high, f"{name}: {gauge.value} leaves {gauge.against} nothing"


def _check_texts(shown: PanelRead, language: str) -> None:
    """The texts are sentences, and the form is still whole after a way through JSON."""
    written = msgspec.json.encode(shown)
    assert msgspec.json.decode(written, type=PanelRead) == shown, f"{shown.title}: is another panel after JSON"
    told = msgspec.json.encode((shown.title, shown.columns, shown.rows, shown.note, shown.form)).decode()
    assert not UNFILLED.search(told), f"{shown.title}: what to fill in was not given in {language}: {told}"
