"""Draws units and the small signs around them. An army is a shield, a fleet a ship; both show their owner's charge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import cos, pi, sin

from casusbelli.core.orders import ARMY, FLEET
from casusbelli.drawing.ink import Place, num, pair, safe, steps
from casusbelli.drawing.palette import Livery

SHIELD = "M-11.5-13h23v11c0 9-5 14-11.5 17.5C-6.5 12-11.5 7-11.5-2z"
SAIL = "M-7-16.5q8-2 15 .5q6.5 10.5 3 20q-10.5-3.5-20.5 0q-1.5-12 2.5-20.5z"
HULL = "M-16.5 4.5q16.5 5 33 0l-5.5 10.5h-22z"
SIZE = 0.95  # scale of the figures above, which leaves room for names below
RADIUS = 15.5  # around a unit, where lines begin and end
POINTS = 12  # points of the star behind a dislodged unit


def clips(prefix: str) -> str:
    return (
        f'<clipPath id="{prefix}ca"><path d="{SHIELD}"/></clipPath>'
        f'<clipPath id="{prefix}cf"><path d="{SAIL}"/></clipPath>'
    )


def symbols(known: Mapping[str, Livery], wanted: Iterable[tuple[str, str]], prefix: str) -> Iterator[str]:
    """A symbol for each look (owner, kind); ``token`` places it."""
    for owner, kind in sorted(set(wanted)):
        livery = known[owner]
        look = "".join(_look(livery, kind, prefix))
        yield f'<g id="{livery.key}{kind}" class="cb-piece" transform="scale({SIZE})">{look}</g>'


def _look(livery: Livery, kind: str, prefix: str) -> Iterator[str]:
    key = livery.key
    cloth, clip = (SHIELD, "ca") if kind == ARMY else (SAIL, "cf")
    if kind == FLEET:
        yield f'<path class="cb-case" d="{SAIL}{HULL}"/><path class="cb-edge" d="M0-17v24"/>'
    else:
        yield f'<path class="cb-case" d="{SHIELD}"/>'
    yield f'<path class="f{key}" d="{cloth}"/>'
    if livery.charge.figure:
        lift = ' transform="translate(0 -5)"' if kind == FLEET else ""
        yield (
            f'<g clip-path="url(#{prefix}{clip})">'
            f'<path{lift} class="cb-figure i{key}" stroke-width="{livery.charge.width}"'
            f' stroke-linecap="{"round" if livery.charge.width > 10 else "butt"}" d="{livery.charge.figure}"/></g>'
        )
    yield f'<path class="cb-edge" fill="none" d="{cloth}"/>'
    if kind == FLEET:
        yield f'<path class="cb-edge f{key}" d="{HULL}"/>'
    if livery.initials:
        yield f'<text class="cb-initials t{key}" y="{3.5 if kind == ARMY else -2}">{safe(livery.initials)}</text>'


def token(livery: Livery, kind: str, at: Place) -> str:
    return f'<use href="#{livery.key}{kind}" transform="translate({pair(at)})"/>'


# --- signs

CENTER = 6.3  # radius of the mark of a supply center


def _five(size: float) -> str:
    tips = ((size if n % 2 == 0 else size * 0.45, pi * n / 5) for n in range(10))
    return steps([(far * sin(turn), -far * cos(turn)) for far, turn in tips]) + "z"


STAR, STAR_WITHIN = _five(CENTER), _five(CENTER - 1.1)


def center_mark(at: Place, home: bool) -> str:
    """The mark of a supply center: a star, on a dark disc if it is a home center."""
    if not home:
        return f'<g class="center" transform="translate({pair(at)})"><path class="star" d="{STAR}"/></g>'
    disc = f'<circle class="home-ring" r="{CENTER:g}"/><path class="star" d="{STAR_WITHIN}"/>'
    return f'<g class="center home-center" transform="translate({pair(at)})">{disc}</g>'


def cross(at: Place, size: float = 6.0) -> str:
    """The sign for a failure."""
    x, y = at
    data = steps([(x - size, y - size), (x + size, y + size)]) + steps([(x - size, y + size), (x + size, y - size)])
    return f'<path class="x xc" d="{data}"/><path class="x bad" d="{data}"/>'


def barred(at: Place) -> str:
    """The sign for an order that was never followed: a circle with a bar."""
    x, y = at
    return (
        f'<g transform="translate({pair((x, y))})"><circle class="bright" stroke-width="2.2" r="6.5"/>'
        f'<path class="bad" stroke-width="2.2" d="M-4.6 4.6l9.2-9.2"/></g>'
    )


def plus(at: Place) -> str:
    """The sign for something new."""
    return (
        f'<g transform="translate({pair(at)})"><circle class="brightg" stroke-width="2" r="7"/>'
        f'<path class="good" stroke-width="2.6" d="M-4 0h8M0-4v8"/></g>'
    )


def star(at: Place) -> str:
    """The star behind a dislodged unit."""
    rays = ((RADIUS + (6 if n % 2 == 0 else -1), pi * n / POINTS) for n in range(2 * POINTS))
    points = [(at[0] + size * sin(turn), at[1] - size * cos(turn)) for size, turn in rays]
    return f'<path class="burst" d="{steps(points)}z"/>'


def ring(at: Place, classes: str, radius: float = RADIUS + 3) -> str:
    return f'<circle class="ring {classes}" cx="{num(at[0])}" cy="{num(at[1])}" r="{radius:g}"/>'
