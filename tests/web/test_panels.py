"""How pages draw the forms of panels: the reader first, words for what a picture says, and nothing inline."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from casusbelli.core.said import Cell, power, season
from casusbelli.engine.display import Panel, read_panel
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
from casusbelli.service.reads.panel_views import panel_view
from casusbelli.web import texts
from casusbelli.web.rendering import environment

PAGE = '{% from "game/panels.html" import drawn, pinned with context %}'
POWERS = ("Austria", "Italy", "Turkey")
WAR = Relation[Cell]("Austria", "Italy", "war", "War", since=season("S1901"), changed=True)
RIGHT = Relation[Cell]("Austria", "Turkey", "right", "may attack", mutual=False)
INDEX = Gauge[Cell](
    "Index", 40, power="Italy", against="Austria", parts=(Summand("gained", 10),), marks=(Threshold(70, "limit"),)
)
FORMS: dict[str, Form[Cell]] = {
    "relations": RelationsForm(POWERS, (WAR, RIGHT), "Peace"),
    "list": RelationsForm(POWERS, (RIGHT,), columns=("Power", "May")),
    "meter": MeterForm((Gauge(power("Austria"), -2, power="Austria", expected=3), INDEX), 100),
    "ledger": LedgerForm(
        (Entry("Austria", season("S1901"), 1, "a"), Entry("Italy", season("F1901"), 2, "b", season("F1908"))),
        dates=(season("F1901"), season("F1902")),
        courses=(Course("Italy", (2, 0)),),
    ),
    "calendar": CalendarForm((Stop(season("F1903"), "Election"), Stop(season("F1904"), "Coin", certain=False))),
    "places": PlacesForm((Group("asks", "Permission", (Place("TUN", "Tunis", "theirs"),)),), noted=True),
}

EXPECTED: dict[str, tuple[str, ...]] = {
    "relations": (
        r'class="fresh".*#b-war.*<b>War</b>.*Österreich.*seit Frühjahr 1901.*neu',
        r"<b>Peace</b>.*Türkei",
        r'<th scope="row"><span class="owner"> Italien.*<th scope="row"><span class="owner"> Österreich',
        r'#b-right.*aria-hidden="true">→<.*<span class="seen-not">may attack</span>',
        r"Darf angreifen",
    ),
    "list": (r'<p class="note">A note</p>',),
    "meter": (
        r'class="mine".*Index.*<b>40</b>.*class="bar split',
        r"gained.*\+10.*70: limit.*Österreich.*<b>-2</b>.*class=\"bar +sunk",
        r"3, wenn sich nichts ändert",
    ),
    "ledger": (r'account mine" open ?>.*Italien.*aria-label="2, 0".*<b>2</b>.*bis Herbst 1908.*Österreich.*<b>1</b>',),
    "calendar": (r'<b class="when">Herbst 1903</b>.*Election.*class="perhaps.*Coin',),
    "places": (r"swatch asks.*<b>Permission</b>.*Tunis.*theirs",),
}


def view(form: Form[Cell]) -> dict[str, Any]:
    return panel_view(read_panel(Panel("Title", note="A note", form=form)), {"Italy"}, partial(texts.say, "de"))


def drawn(macro: str, form: Form[Cell]) -> str:
    known = {"panel": view(form), "keys": {}, "language": "de", "t": partial(texts.text, "de")}
    markup = environment().from_string(f"{PAGE}{{{{ {macro}(panel) }}}}").render(known)
    return re.sub(r"\s+", " ", markup)


@pytest.mark.parametrize("name", FORMS)
def test_each_form_is_drawn_for_its_reader(name: str) -> None:
    markup = drawn("drawn", FORMS[name])
    for expected in EXPECTED[name]:
        assert re.search(expected, markup), (expected, markup)
    assert "style=" not in markup
    assert all('aria-hidden="true"' in tag or "aria-label=" in tag for tag in re.findall("<svg[^>]*>", markup))


def test_the_short_form_stands_in_the_head_of_the_page() -> None:
    shown = drawn("pinned", MeterForm((INDEX,), 100))
    assert re.search(r'class="pinned".*Title.*<b>40/60</b>.*class="bar split', shown)
    assert re.search(r"<b>Herbst 1903</b>.*Election", drawn("pinned", FORMS["calendar"]))
