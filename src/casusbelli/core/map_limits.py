"""Size limits for map files: far beyond any real board, yet small enough to be parsed in a moment."""

from __future__ import annotations

from collections.abc import Mapping

from casusbelli.core.mapread import Fault, MapError

LONGEST_TEXT = 500_000  # characters of a file
LONGEST_LINE = 4_000  # of a line: parsing a dotted key takes time quadratic in its parts
MOST_BORDERS = 20_000
MOST = {"provinces": 600, "impassable": 600, "powers": 100, "minor_groups": 500, "patch": 200}


def check_size(text: str, file: str) -> None:
    """Check the size of a text before it is parsed."""
    if len(text) > LONGEST_TEXT:
        what = f"has {len(text):,} characters"
        raise MapError([Fault(file, "the whole file", what, f"a map has at most {LONGEST_TEXT:,}")])
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            what = f"has {len(line):,} characters"
            raise MapError([Fault(file, f"line {number}", what, f"break it: a line has at most {LONGEST_LINE:,}")])


def check_counts(table: Mapping[str, object], file: str) -> None:
    """Check the numbers of entries before they are read."""
    for key, most in MOST.items():
        part = table.get(key)
        if isinstance(part, (Mapping, list)) and len(part) > most:
            raise MapError([Fault(file, key, f"has {len(part):,} entries", f"a map has at most {most:,}")])
