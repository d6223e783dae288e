"""What rules can display: consequences of orders, panels beside the board, marks on the board, examples in the
rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.orders import Order
from casusbelli.core.said import Cell, Said, Show, Text, Value, render, said, value
from casusbelli.engine.marks import Look, Mark
from casusbelli.engine.panel_forms import Form, marks_of, table_of, with_texts

__all__ = ["Ballot", "Consequence", "Cost", "Example", "Look", "Mark", "Panel", "Subheading"]


class Cost(Struct, frozen=True, order=True):
    """What a consequence costs the writer, as an amount that can be added up. ``unit``: the code of a message that says
    an amount ``n`` in the words of the rule ("2 penalty points")."""

    unit: str
    amount: int

    @property
    def told(self) -> Said:
        return said(self.unit, n=self.amount)


class Consequence(Struct, frozen=True):
    """A consequence of orders, as far as their writer may know: what they would cost, or what others could do about
    them. If it is not ``certain``, it depends on other players' orders. ``rule`` cites the paragraph. ``order`` is the
    one that it belongs to, if it belongs to one: the preview finds it (attribution.py) where the rule does not say.
    ``cost``: its price. A consequence that only adds up other prices has none."""

    text: Text
    certain: bool = True
    rule: str = ""
    order: Order | None = None
    cost: Cost | None = None


def total_cost(told: Iterable[Consequence]) -> Iterator[Cost]:
    """What is certain to be paid, added up for each unit."""
    sums = Counter[str]()
    for one in told:
        if one.certain and one.cost is not None:
            sums[one.cost.unit] += one.cost.amount
    return (Cost(unit, amount) for unit, amount in sums.items() if amount)


def in_turn(told: Iterable[Consequence]) -> tuple[Consequence, ...]:
    """Remove duplicates and put certain consequences first."""
    return tuple(sorted(set(told), key=lambda one: (not one.certain, one.rule, str(one.text))))


class Subheading(Struct, frozen=True):
    """A heading within a chapter of the rulebook, before the rules it introduces."""

    told: Text


class Example(Struct, frozen=True):
    """A concrete case in the rulebook, after the rules that it illustrates."""

    told: Text


class Ballot(Struct, frozen=True):
    """A proposal that is open for voting, as the reader knows it. ``voted``: the reader's own vote. ``accept`` and
    ``decline``: the orders that cast a vote now; "" if the reader may not vote."""

    number: int
    kind: str  # "draw" or "concession"
    powers: tuple[str, ...]
    by: str
    voted: bool | None = None
    accept: str = ""
    decline: str = ""


class Panel(Struct, frozen=True):
    """Something to show beside the board, with a title: one of the typed forms, or a table where none of them fits. If
    it has marks, it is also a layer of the board. ``ballots``: the votes that its rows offer the reader. ``pinned``:
    its short form is shown in the head of the page. ``standings``: it says how many centers and units everybody has,
    so that pages need no list of them.

    A panel with a form has no columns and rows of its own: they are made from the form, and so are the marks of places.
    """

    title: Text
    columns: tuple[Text, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    note: Text = ""
    marks: tuple[Mark, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    form: Form[Cell] | None = None
    pinned: bool = False
    standings: bool = False

    def __post_init__(self) -> None:
        if self.form is not None:
            columns, rows = table_of(self.form)
            force_setattr(self, "columns", columns)
            force_setattr(self, "rows", rows)
            force_setattr(self, "marks", self.marks or marks_of(self.form))


# --- rendered in a reader's language


class MarkData(Struct, frozen=True):
    """The data from which a mark's texts are rendered."""

    text: Value
    label: Value


class PanelData(Struct, frozen=True):
    """The data from which a panel's texts are rendered: values, or messages that contain them."""

    title: Value
    columns: tuple[Value, ...]
    rows: tuple[tuple[Value, ...], ...]
    note: Value
    marks: tuple[MarkData, ...]
    form: Form[Value] | None = None


class MarkRead(Struct, frozen=True):
    """A ``Mark`` rendered in a language."""

    at: tuple[str, ...]
    look: Look
    power: str
    text: str
    label: str


class PanelRead(Struct, frozen=True):
    """A ``Panel`` rendered in a language; ``said``: the data of its texts. ``form``: the typed form, None for a table;
    the form's table is in ``columns`` and ``rows``."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str
    marks: tuple[MarkRead, ...]
    ballots: tuple[Ballot, ...]
    said: PanelData
    form: Form[str] | None = None
    pinned: bool = False
    standings: bool = False


def read_panel(panel: Panel, language: str = ENGLISH, show: Show | None = None) -> PanelRead:
    """Render a panel in a language. ``show`` renders values, usually by the names of the board."""

    def words(told: Iterable[Cell]) -> tuple[str, ...]:
        return tuple(render(text, language, show) for text in told)

    def values(told: Iterable[Cell]) -> tuple[Value, ...]:
        return tuple(map(value, told))

    def form(words: Callable[[Cell], Any]) -> Any:
        return None if panel.form is None else with_texts(panel.form, words)

    title, note = words((panel.title, panel.note))
    marks = tuple(MarkRead(mark.at, mark.look, mark.power, *words((mark.text, mark.label))) for mark in panel.marks)
    data = PanelData(
        value(panel.title),
        values(panel.columns),
        tuple(map(values, panel.rows)),
        value(panel.note),
        tuple(MarkData(value(mark.text), value(mark.label)) for mark in panel.marks),
        form(value),
    )
    return PanelRead(
        title,
        words(panel.columns),
        tuple(map(words, panel.rows)),
        note,
        marks,
        panel.ballots,
        data,
        form(lambda told: render(told, language, show)),
        panel.pinned,
        panel.standings,
    )
