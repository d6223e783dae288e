"""One panel of each form, for the tests of tables and text and for those of pages."""

from __future__ import annotations

from casusbelli.core.said import Cell, power, province, season
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
    RelationChange,
    RelationsForm,
    Stop,
    Summand,
    Threshold,
)

THREE = ("Austria", "Italy", "Turkey")
WAR = Relation[Cell]("Austria", "Italy", "war", "War", since=season("S1901"), more=("no truce",), changed=True)
RIGHT = Relation[Cell]("Italy", "Turkey", "right", "may attack", mutual=False)
BEGUN = RelationChange[Cell]("Italy", "Austria", season("S1901"), "Peace → War")
INDEX = Gauge[Cell](
    "Index",
    40,
    "40/60",
    power="Italy",
    against="Austria",
    parts=(Summand("gained", 10),),
    details=("A",),
)
LOSSES = Gauge[Cell](power("Austria"), -2, power="Austria", expected=3)
DATES = (season("F1901"), season("F1902"))

FORMS: dict[str, Form[Cell]] = {
    "relations": RelationsForm(THREE, (WAR, RIGHT), "Peace", itself="-", history=(BEGUN,)),
    "list": RelationsForm(THREE, (WAR,), columns=("Power", "Truce", "State")),
    "meter": MeterForm(
        (LOSSES, INDEX), 100, marks=(Threshold(70, "limit"),), columns=("Power", "Office", "Index"), value_column=2
    ),
    "hidden": MeterForm(
        (Gauge(power("Austria"), None, marks=(Threshold(5, "half"),)),), 10, facts=(Summand("election", text="soon"),)
    ),
    "ledger": LedgerForm(
        (Entry("Austria", season("S1901"), 1, "a"), Entry("Italy", season("F1901"), 2, "an attack", season("F1908"))),
        ("When", "Whose", "Points", "Until"),
        ("when", "power", "amount", "until"),
        DATES,
        (Course("Italy", (2, 0)),),
    ),
    "projection": LedgerForm(columns=("Power",), dates=DATES, courses=(Course("Italy", (1, 8)),)),
    "calendar": CalendarForm(
        (Stop(season("F1903"), "Election"), Stop(season("F1904"), "Coin", certain=False)), ("When", "What")
    ),
    "places": PlacesForm(
        (
            Group("held", power("Italy"), (Place("TUN", province("TUN", "Tunis")), Place("ROM"))),
            Group("asks", "Permission", (Place("SPA", province("SPA", "Spain")),)),
        ),
        ("At", "Of"),
    ),
}
