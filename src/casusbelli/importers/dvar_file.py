"""The format in which diplicity-react exchanges variants: one JSON document, called DVAR."""

from __future__ import annotations

import re

import msgspec

from casusbelli.core.said import said
from casusbelli.importers.import_report import NotImported

LARGEST = 4_000_000  # bytes
VERSION = 1
LAND, COASTAL, SEA = "land", "coastal", "sea"
ARMY, FLEET = "Army", "Fleet"
MAJORITY = "supply-center-majority"
ANYWHERE = "allow-builds-in-non-home-centers"
KINDS = {"M": "Movement", "R": "Retreat", "A": "Adjustment"}


class Camel(msgspec.Struct, rename="camel", omit_defaults=True):
    """Fields are named in the file as JavaScript does."""


class DvarAdjacency(Camel):
    to: str
    passes: str = msgspec.field(name="pass")  # "army", "fleet", "both"


class DvarProvince(Camel):
    id: str
    name: str
    type: str
    supply_center: bool
    adjacencies: list[DvarAdjacency]
    home_nation: str = ""


class DvarCoast(Camel):
    id: str
    name: str
    parent_province: str
    adjacencies: list[DvarAdjacency]


class DvarNation(msgspec.Struct, omit_defaults=True):
    id: str
    name: str
    color: str
    non_playable: bool = False


class DvarVictory(Camel):
    type: str
    supply_centers: int = 0


class DvarStep(Camel):
    """One end of a transition."""

    season: str
    type: str
    year_delta: int | None = None


class DvarTransition(Camel):
    origin: DvarStep = msgspec.field(name="from")
    to: DvarStep
    condition: dict[str, int] | None = None


class DvarProgression(Camel):
    seasons: list[str]
    transitions: list[DvarTransition]


class DvarPhase(Camel):
    season: str
    year: int
    type: str


class DvarUnit(Camel):
    nation: str
    type: str
    location: str


class DvarOwner(Camel):
    nation: str
    province: str


class DvarState(Camel):
    phase: DvarPhase
    units: list[DvarUnit]
    supply_centers: list[DvarOwner]


class Dvar(Camel):
    schema_version: int
    id: str
    name: str
    description: str
    author: str
    victory_conditions: list[DvarVictory]
    phase_progression: DvarProgression
    nations: list[DvarNation]
    provinces: list[DvarProvince]
    named_coasts: list[DvarCoast]
    initial_state: DvarState
    rules: str = ""
    adjudication_modifiers: list[str] = []
    dominance_rules: list[object] = []


def parse_dvar(data: bytes, file: str = "") -> Dvar:
    if len(data) > LARGEST:
        raise NotImported(said("importers.dvar-too-large"), None, file)
    try:
        found = msgspec.json.decode(data, type=Dvar)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NotImported(said("importers.not-dvar", reason=str(error)), _line(data, str(error)), file) from None
    if found.schema_version != VERSION:
        raise NotImported(said("importers.dvar-version", version=found.schema_version), None, file)
    return found


def dvar_text(variant: Dvar) -> str:
    return msgspec.json.format(msgspec.json.encode(variant), indent=2).decode() + "\n"


def _line(data: bytes, reason: str) -> int | None:
    """The line of a fault whose byte is known."""
    byte = re.search(r"\(byte (\d+)\)", reason)
    return data.count(b"\n", 0, int(byte[1])) + 1 if byte else None


def id_lines(data: bytes) -> dict[str, int]:
    """The first line of each id in a file."""
    lines: dict[str, int] = {}
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        for found in re.finditer(r'"id":\s{0,9}"([^"]{1,100})"', line):
            lines.setdefault(found[1], number)
    return lines
