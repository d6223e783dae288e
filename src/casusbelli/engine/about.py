"""What an order that a rule adds is about: the powers, provinces and units in the parts of its form.

Pages offer a directive where it belongs: at a power, at a province or in the row of a unit. One that speaks of none of
them is general.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from casusbelli.core.orders import Directive, Piece
from casusbelli.engine.forms import Form

__all__ = ["About", "about"]


class About(Struct, frozen=True):
    """Names of powers, codes of provinces, units as "A PAR" (without a kind where the order names none)."""

    powers: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    units: tuple[str, ...] = ()

    @property
    def general(self) -> bool:
        return self == GENERAL


GENERAL = About()


def about(forms: Iterable[Form], order: Directive) -> About:
    """``forms``: all forms of this kind of order."""
    found: dict[str, list[str]] = {"power": [], "place": [], "unit": []}
    parts = {name: kind for form in forms for name, kind in form.parts.items()}
    for name, kind in parts.items():
        for value in _values(getattr(order, name)):
            if kind == "order":
                found["unit"] += [str(value.unit)] if getattr(value, "unit", None) is not None else []
            elif kind.rstrip("s") in found:
                found[kind.rstrip("s")].append(str(value))
    return About(*(tuple(dict.fromkeys(found[kind])) for kind in ("power", "place", "unit")))


def _values(part: Any) -> Iterator[Any]:
    """The parts of a list, or the part itself unless it was left out."""
    if isinstance(part, tuple):
        yield from part
    elif isinstance(part, Piece) or part:
        yield part
