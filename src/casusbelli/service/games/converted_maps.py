"""Maps of other programs as map files, for those who want to upload them. Nothing is stored: what was guessed and left
out is shown first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.importers.import_file import import_map
from casusbelli.importers.import_report import ImportReport, NotImported
from casusbelli.service.base.board_shapes import ConversionNote, MapConverted
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input

FORMATS: Final = ("map", "xml", "php", "json")
LONGEST_SOURCE: Final = 500_000
CONVERSIONS_AN_HOUR, HOUR = 20, 3600


def is_foreign(file: str) -> bool:
    """Does the name of the file say that it comes from another program?"""
    return file.lower().rpartition(".")[2] in FORMATS


@needs("manage")
def convert(service: Service, who: Who, file: str, text: str) -> MapConverted:
    """The map file that this map becomes, and the report. Files that it names are not there, unless they belong to an
    included board."""
    spend_exactly(service, ("convert a map", who.known(), CONVERSIONS_AN_HOUR, HOUR))
    if len(text) > LONGEST_SOURCE:
        raise bad_input(said("service.map-length", n=len(text), most=LONGEST_SOURCE), "bad-map")
    report = ImportReport()
    try:
        made = import_map(printable(file[-100:]), text.encode(), lambda _name: None, report)
    except NotImported as fault:
        line = fault.line or 0
        raise bad_input(said("service.foreign-map-refused", why=fault.said, line=line), "bad-map") from None
    return {"text": made, "notes": [*_notes(report)], "more": report.more}


def _notes(report: ImportReport) -> Iterator[ConversionNote]:
    for note in report.notes:
        yield {"kind": note.kind, "text": str(note.said), "said": note.said, "line": note.line}
