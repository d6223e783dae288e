"""The typed forms of a panel: relations, meter, ledger, calendar, places. A rule gives data and messages, and each form
is drawn once, for every rule: on pages, in the terminal, in printed reports.

Every form can also be read as a table (``table_of``), with the headings that its rule gives. ``T`` is what its texts
are: messages (``Cell``) where a rule makes the form, their data in API responses, sentences where it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, reduce
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from casusbelli.core.said import Cell, Said, Text, power, said
from casusbelli.engine.marks import Look, Mark

__all__ = [
    "CalendarForm",
    "Course",
    "Entry",
    "Form",
    "Gauge",
    "Group",
    "LedgerForm",
    "MeterForm",
    "Place",
    "PlacesForm",
    "Relation",
    "RelationChange",
    "RelationsForm",
    "Stop",
    "Summand",
    "Threshold",
]

T = TypeVar("T")
Bond = Literal["war", "peace", "pact", "alliance", "control", "right", "ending", "closed", "neutral"]
"""How a relation is drawn: ``pact`` promises defense, ``alliance`` help in attack, ``control`` steers the other,
``right`` allows an attack, ``ending`` will not last, ``closed`` may not write to each other."""


class PanelForm(Struct, frozen=True, omit_defaults=True, tag_field="form"):
    """The base of all forms."""

    @property
    def name(self) -> str:
        return str(self.__struct_config__.tag)


class Relation(Struct, Generic[T], frozen=True, omit_defaults=True):
    """A relation of two powers, or of ``one`` toward ``other`` if it is not ``mutual``. ``more``: what is pending or
    follows from it. ``changed``: it is new since the last season. ``brief``: what a matrix says instead of ``state``.
    ``name``: the other one in words, where it is no power of the board."""

    one: str
    other: str
    bond: Bond
    state: T
    since: T | None = None
    until: T | None = None
    more: tuple[T, ...] = ()
    changed: bool = False
    mutual: bool = True
    brief: T | None = None
    name: T | None = None

    def concerns(self, one: str, other: str) -> bool:
        """Is it what the first of two powers has with the other?"""
        return (self.one, self.other) == (one, other) or (self.mutual and (self.other, self.one) == (one, other))


class RelationChange(Struct, Generic[T], frozen=True, omit_defaults=True):
    """A change of the relation of two powers: what it was, what it became, and why."""

    one: str
    other: str
    when: T
    what: T


class RelationsForm(PanelForm, Generic[T], frozen=True, omit_defaults=True, tag="relations"):
    """Who stands how to whom. The reader's powers come first. ``rest``: how all other pairs stand. ``columns``: the
    headings of a table that lists the relations of one power (the others, ``more``, the state) instead of a matrix.
    ``history``: how the relations came about, newest first."""

    powers: tuple[str, ...]
    pairs: tuple[Relation[T], ...]
    rest: T | None = None
    columns: tuple[T, ...] = ()
    itself: str = ""  # what a table shows where a power meets itself
    history: tuple[RelationChange[T], ...] = ()


class Threshold(Struct, Generic[T], frozen=True, omit_defaults=True):
    """A value that decides something, and what it decides."""

    at: int
    label: T


class Summand(Struct, Generic[T], frozen=True, omit_defaults=True):
    """One term of the arithmetic that makes up a value. ``points`` is None for a line that only tells something."""

    label: T
    points: int | None = None
    text: T | None = None


class Gauge(Struct, Generic[T], frozen=True, omit_defaults=True):
    """A value on the scale of its meter, None if the reader may not know it. ``text``: the value in words, where it is
    more than the number. ``power``: whose it is; ``against``: who holds the rest of the scale. ``expected``: the value
    to come if nothing changes. ``parts``: what it is made of. ``marks``: thresholds of this gauge only. ``details``:
    more cells of its table row."""

    label: T
    value: int | None
    text: T | None = None
    power: str = ""
    against: str = ""
    expected: int | None = None
    parts: tuple[Summand[T], ...] = ()
    marks: tuple[Threshold[T], ...] = ()
    details: tuple[T, ...] = ()


class MeterForm(PanelForm, Generic[T], frozen=True, omit_defaults=True, tag="meter"):
    """Values against thresholds, on one scale from ``low`` to ``high``. ``columns``: the headings of its table: of the
    labels and the details, and of the values at ``value_column``. The table lists the parts of a gauge below it, and
    the ``facts`` at its end."""

    gauges: tuple[Gauge[T], ...]
    high: int
    low: int = 0
    marks: tuple[Threshold[T], ...] = ()
    columns: tuple[T, ...] = ()
    value_column: int = 1
    facts: tuple[Summand[T], ...] = ()


class Entry(Struct, Generic[T], frozen=True, omit_defaults=True):
    """An entry of a running account. ``until``: the season after which it no longer counts. ``text``: the amount in
    words, where it is more than the number. ``orders``: the orders that caused it."""

    power: str
    when: T
    amount: int
    cause: T
    until: T | None = None
    text: T | None = None
    orders: T | None = None
    rule: str = ""


class Course(Struct, Generic[T], frozen=True, omit_defaults=True):
    """The values of one power at the coming dates of a ledger."""

    power: str
    values: tuple[int, ...]


Column = Literal["power", "when", "amount", "cause", "until", "orders", "rule"]


class LedgerForm(PanelForm, Generic[T], frozen=True, omit_defaults=True, tag="ledger"):
    """Dated entries, newest last, and the courses of the accounts at coming dates. ``order``: what the columns of its
    table show. A ledger without entries is a projection: its table has the dates as columns."""

    entries: tuple[Entry[T], ...] = ()
    columns: tuple[T, ...] = ()
    order: tuple[Column, ...] = ()
    dates: tuple[T, ...] = ()
    courses: tuple[Course[T], ...] = ()
    marks: tuple[Threshold[T], ...] = ()


class Stop(Struct, Generic[T], frozen=True, omit_defaults=True):
    """Something on a date. ``power``: whom it concerns, if only one. It is ``certain`` unless players or dice decide.
    ``details``: more cells of its table row."""

    when: T
    what: T
    power: str = ""
    certain: bool = True
    details: tuple[T, ...] = ()


class CalendarForm(PanelForm, Generic[T], frozen=True, omit_defaults=True, tag="calendar"):
    """Dated things, to come or of the past, in the order in which they are read."""

    stops: tuple[Stop[T], ...]
    columns: tuple[T, ...] = ()


class Place(Struct, Generic[T], frozen=True, omit_defaults=True):
    """A marked province. ``name``: its name in the table, which lists only places that have one. ``note``: what the
    board says there, where that is more than the caption of its group."""

    at: str
    name: T | None = None
    note: T | None = None
    details: tuple[T, ...] = ()


class Group(Struct, Generic[T], frozen=True, omit_defaults=True):
    """Provinces that are marked alike: a line of the legend."""

    look: Look
    caption: T
    places: tuple[Place[T], ...]
    power: str = ""


class PlacesForm(PanelForm, Generic[T], frozen=True, omit_defaults=True, tag="places"):
    """Marks on provinces, with their legend. Its panel is a layer of the board. ``columns``: the headings of its table:
    of the provinces, the captions, the notes if they are ``noted``, and the details."""

    groups: tuple[Group[T], ...]
    columns: tuple[T, ...] = ()
    noted: bool = False


Form = RelationsForm[T] | MeterForm[T] | LedgerForm[T] | CalendarForm[T] | PlacesForm[T]
Table = tuple[tuple[Text, ...], tuple[tuple[Cell, ...], ...]]


# --- as a table


def table_of(form: Form[Cell]) -> Table:
    """Columns and rows of a form, for readers that know only tables."""
    if isinstance(form, RelationsForm):
        if form.columns:
            return _headed(form.columns), tuple((_other(pair), *pair.more, pair.state) for pair in form.pairs)
        rows = tuple((power(one), *(_tie(form, one, other) for other in form.powers)) for one in form.powers)
        return ("", *(said("core.row", items=[power(name)]) for name in form.powers)), rows
    if isinstance(form, MeterForm):
        return _headed(form.columns), tuple(_gauged(form))
    if isinstance(form, LedgerForm):
        if form.dates and not form.entries:
            return _headed((*form.columns, *form.dates)), tuple((power(c.power), *c.values) for c in form.courses)
        return _headed(form.columns), tuple(tuple(_cell(entry, what) for what in form.order) for entry in form.entries)
    if isinstance(form, CalendarForm):
        return _headed(form.columns), tuple((stop.when, stop.what, *stop.details) for stop in form.stops)
    return _headed(form.columns), tuple(row for group in form.groups for row in _listed(group, form.noted))


def _headed(columns: Iterable[Cell]) -> tuple[Text, ...]:
    return tuple(one if isinstance(one, Said | str) else said("core.row", items=[one]) for one in columns)


def _other(pair: Relation[Cell]) -> Cell:
    return power(pair.other) if pair.name is None else pair.name


def _tie(form: RelationsForm[Cell], one: str, other: str) -> Cell:
    """The relation of a row's power to a column's, with what is pending."""
    if one == other:
        return form.itself
    told: list[Cell] = []
    for pair in form.pairs:
        if pair.concerns(one, other):
            told += [pair.state if pair.brief is None else pair.brief, *pair.more]
    told = told or ([form.rest] if form.rest is not None else [])
    return reduce(lambda first, then: said("core.also", one=first, other=then), told) if told else ""


def _gauged(form: MeterForm[Cell]) -> Iterator[tuple[Cell, ...]]:
    for gauge in form.gauges:
        row: list[Cell] = [gauge.label, *gauge.details]
        amount: Cell = "" if gauge.value is None else gauge.value
        row.insert(form.value_column, amount if gauge.text is None else gauge.text)
        yield tuple(row)
        yield from map(_added, gauge.parts)
    yield from map(_added, form.facts)


def _added(part: Summand[Cell]) -> tuple[Cell, Cell]:
    amount: Cell = "" if part.points is None else f"{part.points:+}"
    return part.label, amount if part.text is None else part.text


def _listed(group: Group[Cell], noted: bool) -> Iterator[tuple[Cell, ...]]:
    for place in group.places:
        if place.name is not None:
            yield place.name, group.caption, *((place.note or "",) if noted else ()), *place.details


def _cell(entry: Entry[Cell], what: Column) -> Cell:
    if what == "power":
        return power(entry.power)
    if what == "amount":
        return entry.amount if entry.text is None else entry.text
    shown: Cell | None = getattr(entry, what)
    return "" if shown is None else shown


# --- as a layer of the board


def marks_of(form: Form[Cell] | None) -> tuple[Mark, ...]:
    """The marks of a form that is drawn on the board."""
    if not isinstance(form, PlacesForm):
        return ()
    return tuple(mark for group in form.groups for mark in _marked(group))


def _marked(group: Group[Cell]) -> Iterator[Mark]:
    for place in group.places:
        note = group.caption if place.note is None else place.note
        text = note if isinstance(note, Said | str) else said("core.row", items=[note])
        yield Mark((place.at,), group.look, group.power, text)


# --- in a language


def with_texts(form: Any, words: Callable[[Any], Any]) -> Any:
    """The form with each of its texts replaced."""
    shape: Any = type(form)
    changes = {name: _replaced(kind, getattr(form, name), words) for name, kind in _texts(shape)}
    return shape(**{name: getattr(form, name) for name in form.__struct_fields__} | changes)


@cache
def _texts(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a form that hold texts, with their types."""
    return tuple((field.name, field.type) for field in fields(kind) if _generic(field.type))


def _generic(kind: Any) -> bool:
    return kind is T or any(map(_generic, get_args(kind)))


def _replaced(kind: Any, held: Any, words: Callable[[Any], Any]) -> Any:
    if held is None:
        return None
    if get_origin(kind) is tuple:
        return tuple(_replaced(get_args(kind)[0], one, words) for one in held)
    return with_texts(held, words) if isinstance(held, Struct) and isinstance(get_origin(kind), type) else words(held)
