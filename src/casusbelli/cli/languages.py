"""The language of what a command prints about games: ``casus --language`` or CASUS_LANGUAGE."""

from __future__ import annotations

from typing import Final

import click

import casusbelli.cli.words  # noqa: F401 # the messages of games in a terminal
from casusbelli.core.catalogs import ENGLISH, texts_of
from casusbelli.core.said import Cell, Said, render

VARIABLE: Final = "CASUS_LANGUAGE"


def checked(_ctx: click.Context, _option: click.Parameter, given: str) -> str:
    texts = texts_of("core")
    known = texts.languages if texts is not None else (ENGLISH,)
    if given not in known:
        raise click.BadParameter(f"{given!r} is not one of {', '.join(known)}.")
    return given


def language() -> str:
    """The language of the running command."""
    ctx = click.get_current_context(silent=True)
    return ENGLISH if ctx is None else str(ctx.find_root().params.get("language", ENGLISH))


def told(what: Cell) -> str:
    return render(what, language())


def complaint(fault: Exception) -> str:
    """The text of an error, in the language of the command if it is a message."""
    what = fault.args[0] if fault.args else None
    return told(what) if isinstance(what, Said) else str(fault)
