"""Imports a map file of another program: the name of the file tells its format."""

from __future__ import annotations

from casusbelli.core.said import said
from casusbelli.importers.dvar_reader import dvar_map
from casusbelli.importers.foreign_map import ForeignMap
from casusbelli.importers.import_report import Beside, ImportReport, NotImported
from casusbelli.importers.jdip_variant import jdip_map, open_jdip
from casusbelli.importers.judge_lines import Sources
from casusbelli.importers.judge_map import read_judge_map
from casusbelli.importers.judge_text import PARTS, judge_text
from casusbelli.importers.map_conversion import imported
from casusbelli.importers.webdiplomacy_install import webdiplomacy_map
from casusbelli.variants import board, board_names


def import_map(file: str, data: bytes, beside: Beside, report: ImportReport, variant: str = "") -> str:
    """The text of a map.toml. ``variant``: which one, if the file has several; by default the first."""
    return imported(foreign_map(file, data, beside, report, variant), report)


def foreign_map(file: str, data: bytes, beside: Beside, report: ImportReport, variant: str = "") -> ForeignMap:
    name, _dot, kind = file.rpartition(".")
    kind = kind.lower()
    if kind == "map":
        return read_judge_map(
            decoded(data), name.replace("\\", "/").rpartition("/")[2], report, _sources(beside, report)
        )
    if kind == "xml":
        return jdip_map(open_jdip(data, file, beside, report, variant), report)
    if kind == "php":
        return webdiplomacy_map(data, file, beside, report)
    if kind == "json":
        return dvar_map(data, file, report)
    raise NotImported(said("importers.unknown-format", name=file), None, file)


def decoded(data: bytes) -> str:
    """The text of a file of another program, which may be older than UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _sources(beside: Beside, report: ImportReport) -> Sources:
    """The files that a judge's map uses. One that isn't there but is called like a board of ours is taken from that."""

    def source(wanted: str) -> str | None:
        data = beside(wanted)
        if data is not None:
            return decoded(data)
        stem, _, part = wanted.lower().partition(".")
        if stem not in board_names() or part not in ("map", *PARTS):
            return None
        report.guessed(said("importers.from-board", file=wanted, name=stem))
        return judge_text(board(stem), part)

    return source
