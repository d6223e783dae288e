"""Each form of a panel is data: a table for readers that know only tables, marks on the board, and texts that are
read in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from casusbelli.core.said import Cell, power, said, season
from casusbelli.engine.display import Mark, Panel, PanelRead, read_panel
from casusbelli.engine.panel_forms import CalendarForm, Group, Place, PlacesForm, Stop
from casusbelli.records.games.panel_text import panel_lines
from casusbelli.variants import board
from tests.engine.sample_panels import FORMS

DOCS = Path(__file__).parents[2] / "docs" / "panels.md"
Read = tuple[tuple[str, ...], tuple[tuple[str, ...], ...], list[str]]
"""Columns, rows and text of a panel."""
READ: dict[str, Read] = {
    "relations": (
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
    "list": (
        ("Power", "Truce", "State"),
        (("Italy", "no truce", "War"),),
        ["  Power  Truce     State", "  Italy  no truce  War"],
    ),
    "meter": (
        ("Power", "Office", "Index"),
        (("Austria", "-2"), ("Index", "A", "40/60"), ("gained", "+10")),
        [
            "  Austria  ·············|······  -2",
            "  Index    ████████·····|······  40/60  Office: A",
            "  70: limit",
            "  gained  +10",
        ],
    ),
    "hidden": ((), (("Austria", ""), ("election", "soon")), ["  Austria", "  election  soon"]),
    "ledger": (
        ("When", "Whose", "Points", "Until"),
        (("Spring 1901", "Austria", "1", ""), ("Fall 1901", "Italy", "2", "Fall 1908")),
        [
            "  When         Whose    Points  Until",
            "  Spring 1901  Austria  1",
            "  Fall 1901    Italy    2       Fall 1908",
        ],
    ),
    "projection": (
        ("Power", "Fall 1901", "Fall 1902"),
        (("Italy", "1", "8"),),
        ["  Fall 1901 – Fall 1902", "  Italy  ▁█  1, 8"],
    ),
    "calendar": (
        ("When", "What"),
        (("Fall 1903", "Election"), ("Fall 1904", "Coin")),
        ["  Fall 1903  Election", "  Fall 1904  Coin"],
    ),
    "places": (
        ("At", "Of"),
        (("Tunis", "Italy"), ("Spain", "Permission")),
        ["  Italy: Tunis", "  Permission: Spain"],
    ),
}


@pytest.mark.parametrize("name", READ)
def test_a_form_is_also_a_table_and_text_and_json(name: str) -> None:
    form, (columns, rows, lines) = FORMS[name], READ[name]
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
