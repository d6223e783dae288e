"""Each form of a panel is data: a table for readers that know only tables, marks on the board, and texts that are
read in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from casusbelli.core.said import Cell, power, province, said, season
from casusbelli.engine.display import Mark, Panel, PanelRead, read_panel
from casusbelli.engine.panel_forms import (
    CalendarForm,
    Course,
    Entry,
    Form,
    Gauge,
    Group,
    LedgerForm,
    MeterForm,
    Place,
    PlacesForm,
    Relation,
    RelationsForm,
    Stop,
    Summand,
    Threshold,
)
from casusbelli.records.games.panel_text import panel_lines
from casusbelli.variants import board

DOCS = Path(__file__).parents[2] / "docs" / "panels.md"
WAR = Relation[Cell]("Austria", "Italy", "war", "War", since=season("S1901"), more=("no truce",))
RIGHT = Relation[Cell]("Italy", "Turkey", "right", "may attack", mutual=False)
THREE = ("Austria", "Italy", "Turkey")
INDEX = Gauge[Cell](power("Austria"), 60, "60/40", "Austria", "Italy", parts=(Summand("gained", 10),), details=("A",))

FORMS: dict[str, tuple[Form[Cell], tuple[str, ...], tuple[tuple[str, ...], ...], list[str]]] = {
    "a matrix of relations": (
        RelationsForm(THREE, (WAR, RIGHT), "Peace", itself="-"),
        ("", "Austria", "Italy", "Turkey"),
        (
            ("Austria", "-", "War; no truce", "Peace"),
            ("Italy", "War; no truce", "-", "may attack"),
            ("Turkey", "Peace", "Peace", "-"),
        ),
        [
            "  Austria – Italy  War         since Spring 1901; no truce",
            "  Italy → Turkey   may attack",
            "  All others: Peace",
        ],
    ),
    "one power's relations": (
        RelationsForm(THREE, (WAR,), columns=("Power", "Truce", "State")),
        ("Power", "Truce", "State"),
        (("Italy", "no truce", "War"),),
        ["  Power  Truce     State", "  Italy  no truce  War"],
    ),
    "a meter": (
        MeterForm((INDEX,), 100, marks=(Threshold(70, "limit"),), columns=("Power", "Office", "Index"), value_column=2),
        ("Power", "Office", "Index"),
        (("Austria", "A", "60/40"), ("gained", "+10")),
        ["  Austria  ████████████·|······  60/40  Office: A", "  70: limit", "  gained  +10"],
    ),
    "a value that is hidden": (
        MeterForm((Gauge(power("Austria"), None),), 10, facts=(Summand("election", text="soon"),)),
        (),
        (("Austria", ""), ("election", "soon")),
        ["  Austria", "  election  soon"],
    ),
    "a ledger": (
        LedgerForm(
            (Entry("Italy", season("S1901"), 2, "an attack", season("F1908")),),
            ("When", "Whose", "Points", "Until"),
            ("when", "power", "amount", "until"),
        ),
        ("When", "Whose", "Points", "Until"),
        (("Spring 1901", "Italy", "2", "Fall 1908"),),
        ["  When         Whose  Points  Until", "  Spring 1901  Italy  2       Fall 1908"],
    ),
    "a projection": (
        LedgerForm(columns=("Power",), dates=(season("F1901"), season("F1902")), courses=(Course("Italy", (1, 8)),)),
        ("Power", "Fall 1901", "Fall 1902"),
        (("Italy", "1", "8"),),
        ["  Fall 1901 – Fall 1902", "  Italy  ▁█  1, 8"],
    ),
    "a calendar": (
        CalendarForm((Stop(season("W1903"), "Election"),), ("When", "What")),
        ("When", "What"),
        (("Winter 1903", "Election"),),
        ["  Winter 1903  Election"],
    ),
    "places": (
        PlacesForm(
            (Group("held", power("Italy"), (Place("TUN", province("TUN", "Tunis")), Place("ROM"))),), ("At", "Of")
        ),
        ("At", "Of"),
        (("Tunis", "Italy"),),
        ["  Italy: Tunis"],
    ),
}


@pytest.mark.parametrize("name", FORMS)
def test_a_form_is_also_a_table_and_text_and_json(name: str) -> None:
    form, columns, rows, lines = FORMS[name]
    panel = Panel("A panel", form=form)
    shown = read_panel(panel)
    assert (shown.columns, shown.rows) == (columns, rows)
    assert list(panel_lines(panel, board("standard"))) == ["A panel", *lines]
    assert msgspec.json.decode(msgspec.json.encode(shown), type=PanelRead) == shown
    assert msgspec.to_builtins(shown)["form"]["form"] == form.name


def test_a_form_is_read_in_every_language() -> None:
    stop = Stop[Cell](season("F1903"), said("core.row", items=[power("Austria"), power("Italy")]))
    panel = Panel("Calendar", form=CalendarForm((stop,)))
    read: Any = read_panel(panel, "de").form
    data: Any = read_panel(panel, "de").said.form
    assert (read.stops[0].when, read.stops[0].what) == ("Herbst 1903", "Österreich, Italien")
    assert (data.stops[0].when, data.stops[0].what.said.code) == (season("F1903"), "core.row")


def test_places_are_a_layer_of_the_board() -> None:
    places = (Place[Cell]("TUN", note="a sphere"), Place[Cell]("ROM"))
    panel = Panel("Spheres", form=PlacesForm((Group("held", "sphere of Italy", places, "Italy"),)))
    assert panel.marks == (
        Mark(("TUN",), "held", "Italy", "a sphere"),
        Mark(("ROM",), "held", "Italy", "sphere of Italy"),
    )
    assert panel.rows == ()


def test_the_example_for_designers_is_drawn_as_it_stands_there() -> None:
    page = DOCS.read_text(encoding="utf-8")
    code, drawn = (re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)[0] for kind in ("python", "text"))
    made: dict[str, Any] = {}
    exec(code, made)
    assert "\n".join(panel_lines(made["glory"](), board("standard"))) == drawn.rstrip("\n")
