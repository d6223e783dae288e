"""The plan of a board, ``tools/drawing_data/<board>.toml``: what people decide about a drawing.

Places are longitude and latitude in degrees, except where a comment says that they are the sheet's own units.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

PLANS = Path(__file__).resolve().parents[1] / "drawing_data"

Place = tuple[float, float]
Spot = tuple[int, int]
Stretch = str | Place  # "@JUNCTION", "=Country/Country" (their real border), or a place


class Magnifier(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the earth drawn larger: by ``gain`` in the middle, fading out over ``width`` km."""

    at: Place
    gain: float
    width: float


class View(msgspec.Struct, forbid_unknown_fields=True):
    """How the earth becomes a sheet: a conic projection, a fisheye, magnifiers, then scale and shift."""

    parallels: tuple[float, float]
    origin: Place
    eye: Place  # the middle of the fisheye
    bulge: float  # how strong it is; 0 for none
    reach: float  # km
    scale: float  # units to a km in the middle
    middle: Spot  # where on the sheet the eye is
    clip: tuple[float, float, float, float]  # west, south, east, north: what is projected at all
    magnifiers: list[Magnifier] = []


class Corrections(msgspec.Struct, forbid_unknown_fields=True):
    """Where the tool's choice of a spot did not please; in the sheet's units."""

    unit: Spot | None = None
    label: Spot | None = None
    centre: Spot | None = None
    retreat: Spot | None = None
    name: list[tuple[int, int, str]] | None = None
    size: int | None = None


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    board: str
    size: Spot
    view: View
    seeds: dict[str, list[Place]] = {}  # a place in every part of a province that is to be kept
    straits: dict[str, list[Place]] = {}  # water that counts as a land province
    neutral: dict[str, list[Place]] = {}  # what nobody enters, by name
    junctions: dict[str, Place | str] = {}  # a place, or the countries that meet there: "A/B/C"
    land: dict[str, list[Stretch]] = {}
    sea: dict[str, list[Stretch]] = {}
    kept: list[tuple[str, str]] = []  # pairs of countries whose border is drawn as it is
    cities: dict[str, Place] = {}  # the supply centers
    coasts: dict[str, Place] = {}
    corrections: dict[str, Corrections] = {}
    island: float = 22.0  # smaller islands are left out unless they hold a seed; square units


def read(board: str, folder: Path = PLANS) -> Plan:
    return msgspec.toml.decode((folder / f"{board}.toml").read_bytes(), type=Plan)
