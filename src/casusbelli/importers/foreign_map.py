"""A map as another program's file says it: the neutral form between an importer and our map file.

Keys of provinces and names of powers are those of the source, in any spelling; map_conversion.py makes our codes of
them. A location is a key, or ``KEY/COAST``. Borders are directed: an ordinary one stands in both directions.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from casusbelli.core.board import COAST, Calendar
from casusbelli.core.map_limits import MOST, MOST_BORDERS
from casusbelli.core.orders import Piece
from casusbelli.core.said import said
from casusbelli.importers.import_report import NotImported


@dataclass
class ForeignProvince:
    name: str
    terrain: str = COAST
    center: bool = False
    coasts: list[str] = field(default_factory=list)
    aliases: list[str] = field(default_factory=list)
    convoyable: bool | None = None  # None: seas are
    line: int | None = None


@dataclass
class ForeignPower:
    """``home``, ``territory``: keys of provinces. ``color``: "" or any text; only "#RRGGBB" is carried over."""

    adjective: str = ""
    color: str = ""
    aliases: list[str] = field(default_factory=list)
    home: list[str] = field(default_factory=list)
    territory: list[str] = field(default_factory=list)
    centers: list[str] | None = None  # owned at the start; None: its homes
    units: dict[Piece, int | None] = field(default_factory=dict)  # with their lines
    line: int | None = None


@dataclass
class ForeignMap:
    name: str
    title: str = ""
    provinces: dict[str, ForeignProvince] = field(default_factory=dict)
    places_file: str = ""  # which the lines of provinces and borders are in, if the source has several files
    powers: dict[str, ForeignPower] = field(default_factory=dict)
    borders: dict[tuple[str, str, str], int | None] = field(default_factory=dict)  # kind, from, to -> line
    lacks: dict[tuple[str, str, str], int] = field(default_factory=dict)  # borders that weaken moves, and how
    impassable: dict[str, str] = field(default_factory=dict)  # key -> name
    victory: int | None = None
    victory_line: int | None = None
    start: str = Calendar().start
    phases: tuple[str, ...] = Calendar().phases
    builds: str = "home"  # where powers build, as the map file says it
    neutral_units: dict[Piece, int | None] = field(default_factory=dict)  # of nobody, with their lines
    neutral_centers: list[str] = field(default_factory=list)  # held by nobody's units
    minor_groups: dict[str, list[str]] = field(default_factory=dict)

    def border(self, kind: str, origin: str, to: str, line: int | None = None) -> None:
        """Add one direction of a border; the first line that says so counts."""
        self.borders.setdefault((kind, origin, to), line)

    def check_size(self) -> None:
        """Refuse a map that is larger than a map file may be."""
        counts = {"provinces": len(self.provinces), "powers": len(self.powers), "impassable": len(self.impassable)}
        for key, count in counts.items():
            if count > MOST[key]:
                raise NotImported(said("importers.too-many", what=key, count=count, most=MOST[key]))
        if len(self.borders) > MOST_BORDERS:
            raise NotImported(said("importers.too-many", what="borders", count=len(self.borders), most=MOST_BORDERS))
