"""How pages draw the forms of panels: the reader first, words for what a picture says, and nothing inline."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from casusbelli.core.said import Cell
from casusbelli.engine.display import Panel, read_panel
from casusbelli.engine.panel_forms import Form, MeterForm
from casusbelli.service.reads.panel_views import panel_view, ties_of
from casusbelli.web import texts
from casusbelli.web.rendering import environment
from tests.engine.sample_panels import FORMS, INDEX

PAGE = '{% from "game/panels.html" import drawn, pinned with context %}'
EXPECTED: dict[str, tuple[str, ...]] = {
    "relations": (
        r'class="fresh".*#b-war.*<b>War</b>.*Österreich.*seit Frühjahr 1901.*neu.*no truce',
        r'#b-right.*<b>may attack</b> <span aria-hidden="true">→<.*Türkei',
        r'<th scope="row"><span class="owner"> Italien.*<th scope="row"><span class="owner"> Österreich',
        r'#b-right.*aria-hidden="true">→<.*<span class="seen-not">may attack</span>',
        r"Darf angreifen.*Alle anderen: Peace",
    ),
    "list": (r"<b> ?<span.*Österreich.*Truce: no truce.*State: War",),
    "meter": (
        r'class="mine".*Index.*<b>40/60</b>.*class="bar split',
        r"gained.*\+10.*Office: A.*Österreich.*<b>-2</b>.*class=\"bar +sunk.*>70</b> limit",
        r"3, wenn sich nichts ändert",
    ),
    "hidden": (r"Österreich.*5: half.*<dt>election</dt>.*soon",),
    "ledger": (r'account mine" open ?>.*Italien.*aria-label="2, 0".*<b>2</b>.*bis Herbst 1908.*Österreich.*<b>1</b>',),
    "projection": (r'account mine">.*Italien.*aria-label="1, 8".*<b>1 → 8</b>',),
    "calendar": (r'<b class="when">Herbst 1903</b>.*Election.*class="perhaps.*Coin',),
    "places": (r"swatch held.*Italien.*Tunis.*swatch asks.*<b>Permission</b>.*Spanien",),
}


def view(form: Form[Cell]) -> dict[str, Any]:
    return panel_view(read_panel(Panel("Title", note="A note", form=form)), {"Italy"}, partial(texts.say, "de"))


def drawn(macro: str, form: Form[Cell]) -> str:
    german = {"language": "de", "t": partial(texts.text, "de"), "lang_of": partial(texts.lang_of, "de")}
    known = {"panel": view(form), "keys": {}, **german}
    markup = environment().from_string(f"{PAGE}{{{{ {macro}(panel) }}}}").render(known)
    return re.sub(r"\s+", " ", markup)


@pytest.mark.parametrize("name", EXPECTED)
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


@pytest.mark.parametrize(
    ("power", "bonds", "rest", "history"),
    [
        ("Austria", [("War", "")], "", [("Frühjahr 1901", "Peace → War")]),
        ("Turkey", [("may attack", "to")], "Peace", []),
    ],
)
def test_a_power_says_how_it_stands_to_the_reader(
    power: str, bonds: list[tuple[str, str]], rest: str, history: list[tuple[str, str]]
) -> None:
    panels = [read_panel(Panel(name, form=form)) for name, form in FORMS.items()]
    ties = ties_of(panels, {"Italy"}, partial(texts.say, "de"))
    (tie,) = ties(power)
    assert [(bond["pair"].state, bond["way"]) for bond in tie["bonds"]] == bonds
    assert (tie["mine"], tie["rest"]) == ("Italy", rest)
    assert [(change.when, change.what) for change in tie["history"]] == history
    assert ties("Italy") == ties("Russia") == []
