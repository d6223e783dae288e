"""The style sheet of a picture: the paints of themes and owners."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from casusbelli.drawing.ink import DARK, LIGHT, mixed
from casusbelli.drawing.palette import LOOKS, PRINT, Livery, Theme

FILLED = {
    "page": "page",
    "w": "sea",
    "l": "land",
    "halo": "text",
    "key": "text",
    "big": "text",
    "far": "text",
    "wet": "faint",
    "burst": "bad",
    "dot": "case",
    "bright": "case",
    "brightg": "case",
    "greyf": "faint",
    "goodf": "good",
    "badf": "bad",
    "asksf": "asks",
    "veil": "page",
    "star": "case",
    "home-ring": "text",
}
STROKED = {
    "halo": "case",
    "sea": "faint",
    "inner": "border",
    "home": "coast",
    "shore": "coast",
    "stripe": "faint",
    "arrow": "case",
    "under": "case",
    "xc": "case",
    "burst": "case",
    "dot": "text",
    "grey": "faint",
    "bad": "bad",
    "good": "good",
    "asks": "asks",
    "bright": "bad",
    "brightg": "good",
    "star": "text",
}
UNENTERED = 0.35  # share of the sea's color in impassable land


def style(name: str, known: Mapping[str, Livery]) -> str:
    """The CSS of a theme; ``auto`` is light, or dark if the reader's system is."""
    if name != "auto":
        return sizes() + "".join(colors(LOOKS[name], known))
    dark = "".join(colors(LOOKS["dark"], known))
    return f"{sizes()}{''.join(colors(LOOKS['light'], known))}@media(prefers-color-scheme:dark){{{dark}}}"


@cache
def sizes() -> str:
    """picture.css without comments and other parts that only its readers need."""
    text = resources.files(__package__).joinpath("picture.css").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/|\n", "", text)
    return re.sub(r"\s*([{}:;,])\s*", r"\1", text)


def colors(theme: Theme, known: Mapping[str, Livery]) -> Iterator[str]:
    yield from (f".cb .{name}{{fill:{getattr(theme, key)}}}" for name, key in FILLED.items())
    yield from (f".cb .{name}{{stroke:{getattr(theme, key)}}}" for name, key in STROKED.items())
    yield f".cb .none{{fill:{mixed(theme.land, theme.sea, UNENTERED)}}}"
    yield f".cb-edge{{stroke:{DARK}}}.cb-case{{stroke:{theme.case}}}"
    for livery in known.values():
        yield from _of_owner(theme, livery)


def _of_owner(theme: Theme, livery: Livery) -> Iterator[str]:
    """CSS classes of an owner. f: its field, i and t: the ink of its charge, s and a: its lines, g and h: its provinces
    and the pattern on them, at centers (c) and elsewhere."""
    key, shade, paper = livery.key, livery.shade(theme), theme is LOOKS[PRINT]
    for name, share in (("c", theme.tint), ("", theme.wash)):
        ground = mixed(theme.land, shade, share)
        figure = mixed(LIGHT, DARK, 0.62 if name else 0.34) if paper else mixed(ground, shade, 0.3)
        if livery.turned:  # the pattern stays white, like the charge on its units
            ground, figure = (figure, theme.land) if paper else (ground, mixed(ground, theme.land, 0.75))
        yield f".g{name}{key}{{fill:{ground}}}.h{name}{key}{{fill:none;stroke:{figure}}}"
    field, ink, line = livery.field(theme), livery.ink(theme), DARK if paper else mixed(shade, theme.text, 0.12)
    yield f".f{key}{{fill:{field}}}.i{key}{{stroke:{ink}}}.t{key}{{fill:{ink}}}"
    yield f".s{key}{{stroke:{line}}}.a{key}{{fill:{line}}}"
