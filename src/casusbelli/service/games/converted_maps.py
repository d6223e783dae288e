"""Maps of other programs as map files, for those who want to upload them. Nothing is stored: what was guessed and left
out is shown first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.importers.import_file import decoded, import_map
from casusbelli.importers.import_report import ImportReport, NotImported
from casusbelli.service.base.board_shapes import ConversionNote, MapConverted
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input

FORMATS: Final = ("map", "xml", "php", "json")
LONGEST_SOURCE: Final = 500_000  # characters of all files of a map
MOST_FILES: Final = 8
MAIN: Final = ("variants.xml", "install.php")  # the files from which the others of their programs are found
CONVERSIONS_AN_HOUR, HOUR = 20, 3600


def file_text(data: bytes) -> str:
    """The text of an uploaded file, without NULs, which not every database can store."""
    return decoded(data).replace("\0", "")


def is_foreign(file: str) -> bool:
    """Does the name of the file say that it comes from another program?"""
    return file.lower().rpartition(".")[2] in FORMATS


def main_file(files: Iterable[str]) -> str | None:
    """Which of these files the conversion begins with; None if none of them is a map of another program."""
    foreign = [file for file in files if is_foreign(file)]
    return next((file for file in foreign if _base(file) in MAIN), foreign[0] if foreign else None)


@needs("manage")
def convert(service: Service, who: Who, file: str, text: str, others: Mapping[str, str] | None = None) -> MapConverted:
    """The map file that this map becomes, and the report. ``others``: the other files of the map by their names, in
    whatever folders they were. A file that is not among them is taken from an included board of that name, if any."""
    spend_exactly(service, ("convert a map", who.known(), CONVERSIONS_AN_HOUR, HOUR))
    others = others or {}
    beside = {_base(name): content.encode() for name, content in others.items()}
    size = len(text) + sum(map(len, others.values()))
    if size > LONGEST_SOURCE:
        raise bad_input(said("service.map-length", n=size, most=LONGEST_SOURCE), "bad-map")
    report = ImportReport()
    try:
        made = import_map(printable(file[-100:]), text.encode(), lambda name: beside.get(_base(name)), report)
    except NotImported as fault:
        line = fault.line or 0
        raise bad_input(said("service.foreign-map-refused", why=fault.said, line=line), "bad-map") from None
    return {"text": made, "notes": [*_notes(report)], "more": report.more}


def _base(file: str) -> str:
    """The name of a file without its folder, in small letters: programs write it in various ways."""
    return file.replace("\\", "/").rpartition("/")[2].lower()


def _notes(report: ImportReport) -> Iterator[ConversionNote]:
    for note in report.notes:
        yield {"kind": note.kind, "text": str(note.said), "said": note.said, "line": note.line}
