"""What rules display: consequences of orders, panels beside the board, marks on the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.said import Cell, Show, Text, Value, render, value

__all__ = ["Ballot", "Consequence", "Example", "Mark", "Panel", "Subheading"]


class Consequence(Struct, frozen=True):
    """What orders would cause, as far as their writer may know: what they would cost, what somebody could do about it.
    Not ``certain``: it depends on what others write. ``rule`` is the paragraph that says so."""

    text: Text
    certain: bool = True
    rule: str = ""


def in_turn(told: Iterable[Consequence]) -> tuple[Consequence, ...]:
    """Each once; what is certain first."""
    return tuple(sorted(set(told), key=lambda one: (not one.certain, one.rule, str(one.text))))


class Subheading(Struct, frozen=True):
    """A heading within a chapter of the rulebook, before the rules that it is about."""

    told: Text


class Example(Struct, frozen=True):
    """A concrete case in the rulebook, after the rules that it illustrates."""

    told: Text


Look = Literal["held", "free", "asks", "hostile", "closed", "later", "blocked", "route", "site", "note"]


class Mark(Struct, frozen=True):
    """Something to show on the board itself. What a look is drawn as is the picture's business.

    ``held``: claimed or partly held by ``power`` (a sphere, a half of a civil war). ``free``, ``asks``, ``hostile``: a
    unit of the reader may enter, needs permission, would attack. ``closed``: may not be entered; ``later``: not yet.
    Over units of others ``free`` and ``closed`` are those that the reader may and may not write for. ``route``: a way,
    its provinces in order. ``blocked``: here a way ends. ``site``: something may be placed here. ``note``: only the
    text. ``label`` is what the board has room for, where that is not the text.
    """

    at: tuple[str, ...]  # province codes, more than one for a route
    look: Look
    power: str = ""
    text: Text = ""
    label: Cell = ""


class Ballot(Struct, frozen=True):
    """A proposal that is being voted on, as the reader knows it. ``voted``: the reader's own vote.
    ``accept`` and ``decline``: the orders that cast a vote now; "" if the reader may not vote."""

    number: int
    kind: str  # "draw" or "concession"
    powers: tuple[str, ...]
    by: str
    voted: bool | None = None
    accept: str = ""
    decline: str = ""


class Panel(Struct, frozen=True):
    """Something to show beside the board: a table with a title; with marks it is a layer of the board as well.
    ``ballots``: what its rows let the reader vote on."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: Text = ""
    marks: tuple[Mark, ...] = ()
    ballots: tuple[Ballot, ...] = ()


# --- rendered in a reader's language


class MarkData(Struct, frozen=True):
    """What the texts of a mark are made from."""

    text: Value
    label: Value


class PanelData(Struct, frozen=True):
    """What the texts of a panel are made from: values, or messages in them."""

    title: Value
    columns: tuple[Value, ...]
    rows: tuple[tuple[Value, ...], ...]
    note: Value
    marks: tuple[MarkData, ...]


class MarkRead(Struct, frozen=True):
    """As ``Mark``, in words."""

    at: tuple[str, ...]
    look: Look
    power: str
    text: str
    label: str


class PanelRead(Struct, frozen=True):
    """As ``Panel``, in words; ``said``: what they are made from."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str
    marks: tuple[MarkRead, ...]
    ballots: tuple[Ballot, ...]
    said: PanelData


def read_panel(panel: Panel, language: str = ENGLISH, show: Show | None = None) -> PanelRead:
    """``show``: how values are shown, as a rule by the names of the board."""

    def words(told: Iterable[Cell]) -> tuple[str, ...]:
        return tuple(render(text, language, show) for text in told)

    def values(told: Iterable[Cell]) -> tuple[Value, ...]:
        return tuple(map(value, told))

    title, note = words((panel.title, panel.note))
    marks = tuple(MarkRead(mark.at, mark.look, mark.power, *words((mark.text, mark.label))) for mark in panel.marks)
    data = PanelData(
        value(panel.title),
        values(panel.columns),
        tuple(map(values, panel.rows)),
        value(panel.note),
        tuple(MarkData(value(mark.text), value(mark.label)) for mark in panel.marks),
    )
    return PanelRead(title, words(panel.columns), tuple(map(words, panel.rows)), note, marks, panel.ballots, data)
