"""Marks on the board that rules can display: which provinces, in which look, with which text."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from casusbelli.core.said import Cell, Text

Look = Literal["held", "free", "asks", "hostile", "closed", "later", "blocked", "route", "site", "note"]


class Mark(Struct, frozen=True):
    """A mark on the board. The drawing decides how each look is drawn.

    ``held``: claimed or partly held by ``power`` (a sphere, half of a country in a civil war). ``free``, ``asks``,
    ``hostile``: one of the reader's units may enter, needs permission, would attack. ``closed``: may not be entered;
    ``later``: not yet. On other players' units ``free`` and ``closed`` say whether the reader may order them.
    ``route``: a path, its provinces in order. ``blocked``: the end of a path. ``site``: something may be placed here.
    ``note``: only the text. ``label`` is a shorter text for the board.
    """

    at: tuple[str, ...]  # province codes, more than one for a route
    look: Look
    power: str = ""
    text: Text = ""
    label: Cell = ""
