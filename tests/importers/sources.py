"""One invented board in the formats of other programs, and how the tests read it."""

from __future__ import annotations

from pathlib import Path

from casusbelli.core.board import Board
from casusbelli.importers.foreign_map import ForeignMap
from casusbelli.importers.import_file import foreign_map
from casusbelli.importers.import_report import ImportReport
from casusbelli.importers.map_conversion import imported
from casusbelli.variants import read_board

DATA = Path(__file__).parent / "data"
JDIP, WEBDIPLOMACY = DATA / "jdip", DATA / "webdiplomacy"


def files(folder: Path) -> dict[str, bytes]:
    """The files of a folder by name."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def from_jdip(given: dict[str, bytes], report: ImportReport, variant: str = "") -> ForeignMap:
    return foreign_map("variants.xml", given["variants.xml"], given.get, report, variant)


def from_webdiplomacy(given: dict[str, bytes], report: ImportReport) -> ForeignMap:
    return foreign_map("install.php", given["install.php"], given.get, report)


def board_of(found: ForeignMap, report: ImportReport) -> Board:
    return read_board(imported(found, report))


def codes(report: ImportReport, kind: str) -> list[str]:
    return [note.said.code.partition(".")[2] for note in report.of(kind)]
