"""Files that are damaged anywhere become a map or are refused, and never break anything else."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from casusbelli.importers.dvar_writer import write_dvar
from casusbelli.importers.import_file import import_map
from casusbelli.importers.import_report import ImportReport, NotImported
from casusbelli.variants import board
from tests.importers.sources import JDIP, WEBDIPLOMACY, files

TRIES = 150


def sources(kind: str) -> tuple[str, dict[str, bytes]]:
    """The main file and all files of a source."""
    if kind == "dvar":
        return "board.json", {"board.json": write_dvar(board("western-mediterranean")).encode()}
    main, folder = {"jdip": ("variants.xml", JDIP), "webdiplomacy": ("install.php", WEBDIPLOMACY)}[kind]
    return main, files(Path(folder))


def damaged(data: bytes, dice: random.Random) -> bytes:
    """Cut something out, double it, or write something else there."""
    start = dice.randrange(len(data))
    stop = min(len(data), start + dice.choice((1, 3, 12, 60)))
    other = dice.choice(
        (b"", data[start:stop] * 2, b"'", b'"', b"<", b"(", b"\xff", b"-1", b"99999999999999999999", b"[]")
    )
    return data[:start] + other + data[stop:]


def outcome(main: str, given: dict[str, bytes]) -> str:
    try:
        import_map(main, given[main], given.get, ImportReport())
    except NotImported as fault:
        return "refused" if str(fault.said) else "refused without a reason"
    return "read"


@pytest.mark.parametrize("kind", ["jdip", "webdiplomacy", "dvar"])
def test_damaged_files(kind: str) -> None:
    dice = random.Random(kind)
    main, given = sources(kind)
    ends = Counter[str]()
    for _try in range(TRIES):
        name = dice.choice(sorted(given))
        broken = given | {name: damaged(given[name], dice)}
        ends[outcome(main, broken)] += 1
    assert set(ends) == {"read", "refused"}
    assert min(ends.values()) > TRIES // 20, ends
