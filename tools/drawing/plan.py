"""The plan of a board, ``tools/drawing_data/<board>.toml``: the decisions that people make about a drawing.

Places are longitude and latitude in degrees, unless a comment says that they are in units of the sheet.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

PLANS = Path(__file__).resolve().parents[1] / "drawing_data"

Place = tuple[float, float]
Spot = tuple[int, int]
Stretch = str | Place  # "@JUNCTION", "=Country/Country" (their real border), or a place


class Magnifier(msgspec.Struct, forbid_unknown_fields=True):
    """A magnified part of the earth: by ``gain`` in the middle, fading out over ``width`` km."""

    at: Place
    gain: float
    width: float


class View(msgspec.Struct, forbid_unknown_fields=True):
    """The projection of the earth onto a sheet: a conic projection, a fisheye, magnifiers, then scale and shift."""

    parallels: tuple[float, float]
    origin: Place
    eye: Place  # the middle of the fisheye
    bulge: float  # its strength; 0 for none
    reach: float  # km
    scale: float  # units per km in the middle
    middle: Spot  # the position of the eye on the sheet
    clip: tuple[float, float, float, float]  # west, south, east, north: the limits of the projection
    magnifiers: list[Magnifier] = []


class Corrections(msgspec.Struct, forbid_unknown_fields=True):
    """Positions that override the tool's choice; in units of the sheet."""

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
    seeds: dict[str, list[Place]] = {}  # a place in every part of a province that must not be dropped
    straits: dict[str, list[Place]] = {}  # water that counts as a land province
    neutral: dict[str, list[Place]] = {}  # impassable land, by name
    junctions: dict[str, Place | str] = {}  # a place, or the countries that meet there: "A/B/C"
    land: dict[str, list[Stretch]] = {}
    sea: dict[str, list[Stretch]] = {}
    kept: list[tuple[str, str]] = []  # pairs of countries whose real border is used
    cities: dict[str, Place] = {}  # the supply centers
    coasts: dict[str, Place] = {}
    corrections: dict[str, Corrections] = {}
    island: float = 22.0  # square units: smaller islands are left out unless they contain a seed


def read(board: str, folder: Path = PLANS) -> Plan:
    return msgspec.toml.decode((folder / f"{board}.toml").read_bytes(), type=Plan)
