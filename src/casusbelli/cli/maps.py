"""The --map options of commands: a map by its name or from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from casusbelli.cli.files import fail
from casusbelli.core.board import Board
from casusbelli.records.games.game_file import FindBoard
from casusbelli.variants import MapError, UnknownMap, board, load_board

METAVAR = "NAME|FILE"


def map_named(said: str) -> Board:
    """The map with this name or in this file. Anything with a dot or a slash is a file, since names have neither."""
    try:
        return load_board(said) if any(sign in said for sign in "./\\") else board(said)
    except UnknownMap as fault:
        there = f"; to use the file of that name, write ./{said}" if Path(said).exists() else ""
        fail(f"{fault}{there}")
    except MapError as fault:
        fail(str(fault))


def finder(given: Sequence[Board]) -> FindBoard:
    """A function that finds maps by name: those given on the command line, then all others."""
    known = {found.name: found for found in given}
    return lambda name: known[name] if name in known else board(name)


def usual(given: Sequence[Board]) -> str:
    """The default map for a file that names none."""
    return given[0].name if given else "standard"


def _one(_context: object, _option: object, said: str) -> Board:
    return map_named(said)


def _several(_context: object, _option: object, said: Sequence[str]) -> tuple[Board, ...]:
    return tuple(map(map_named, said))


map_option = click.option(
    "--map",
    "on",
    default="standard",
    show_default=True,
    metavar=METAVAR,
    callback=_one,
    help="The map: its name, or a map file or its folder.",
)
known_maps = click.option(
    "--map",
    "maps",
    multiple=True,
    metavar=METAVAR,
    callback=_several,
    help="A map file that FILE may refer to by name; also the default if FILE names no map.",
)
