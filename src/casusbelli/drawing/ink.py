"""Helpers for all drawing: XML-safe text, short numbers, mixed colors."""

from __future__ import annotations

import re
from collections.abc import Iterable

NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
TURNED = re.compile("[\u202a-\u202e\u2066-\u2069]")  # characters that change the reading direction
DARK, LIGHT = "#1d2126", "#FFFFFF"

Place = tuple[float, float]


def safe(text: str) -> str:
    """Escape any text for XML, in an element or between double quotes."""
    text = TURNED.sub("\ufffd", NOT_XML.sub("\ufffd", text))
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def num(value: float) -> str:
    """At most one decimal: finer than any screen shows."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def pair(place: Place) -> str:
    return f"{num(place[0])} {num(place[1])}"


def steps(places: Iterable[Place]) -> str:
    """Lines from point to point as path data, each relative to where the last one ended after rounding."""
    data, x, y = "", 0, 0  # in tenths, so that rounding errors do not add up
    for n, place in enumerate(places):
        to_x, to_y = round(place[0] * 10), round(place[1] * 10)
        data += f"{'Ml'[n > 0]}{num((to_x - x) / 10)} {num((to_y - y) / 10)}"
        x, y = to_x, to_y
    return data.replace(" -", "-")


# --- colors


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mixed(color: str, other: str, share: float) -> str:
    """Mix two colors; ``share`` is that of the second one."""
    both = zip(_parts(color), _parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in both)


def brightness(color: str) -> float:
    """Perceived brightness from 0 to 1, weighing red, green and blue."""
    red, green, blue = _parts(color)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def ink_on(color: str) -> str:
    return DARK if brightness(color) > 0.55 else LIGHT
