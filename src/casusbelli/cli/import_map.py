"""``casus map import``: makes a map file from a map of another program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import click

from casusbelli.cli.export_map import export_map
from casusbelli.cli.files import fail, read_bytes, write_file
from casusbelli.cli.languages import told
from casusbelli.core.errors import printable
from casusbelli.importers.import_file import import_map as map_from_file
from casusbelli.importers.import_report import CARRIED, GUESSED, LEFT_OUT, Beside, ImportNote, ImportReport, NotImported

HEADINGS = {CARRIED: "Carried over", GUESSED: "Guessed", LEFT_OUT: "Left out"}


class MapCommand(click.Command):
    """A command about maps by name, with the subcommands ``import`` and ``export``."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> click.Context:
        for command in (import_map, export_map):
            if args[:1] == [command.name]:
                return command.make_context(f"{info_name} {command.name}", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)


@click.command(
    "import",
    epilog="""\b
Examples:
  casus map import chaos.map -o chaos.toml
  casus map import variants.xml --variant Modern -o modern.toml
  casus map import slovenia.map --use modern-up.map=modern.map -o slovenia.toml""",
)
@click.argument("file")
@click.option("--out", "-o", metavar="FILE", help="Write the map file to FILE instead of printing it.")
@click.option("--variant", default="", help="Which variant, if FILE has several (default: the first).")
@click.option(
    "--use", "uses", multiple=True, metavar="NAME=FILE", help="Read FILE where the source names the file NAME."
)
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON, with codes and values.")
def import_map(file: str, out: str | None, variant: str, uses: tuple[str, ...], as_json: bool) -> None:
    """Make a map file from a map of another program, and report what was carried over, guessed and left out.

    FILE is a .map file of a judge, a variants.xml of jDip, an install.php of webDiplomacy, or a DVAR document (.json).
    Other files that it names are read from its folder. A file that isn't there is taken from an included board of the
    same name. A map that cannot be imported is refused with the reason and its line, and the exit code is 2.
    """
    report = ImportReport()
    try:
        made = map_from_file(Path(file).name, read_bytes(file), _beside(file, uses), report, variant)
    except NotImported as fault:
        at = f"{fault.file or file}{f':{fault.line}' if fault.line else ''}"
        fail(printable(f"{at}: {told(fault.said)}"))
    if out is not None:
        write_file(out, made)
    else:
        click.echo(made, nl=False)
    _print(report, file, as_json, err=out is None)


def _beside(file: str, uses: tuple[str, ...]) -> Beside:
    """Read the files that a map names: those given, or those in the folder of the map and below."""
    given = dict(use.partition("=")[::2] for use in uses)

    def content(name: str) -> bytes | None:
        if name in given:
            return read_bytes(given[name])
        if not re.fullmatch(r"[\w-][\w .-]*(/[\w-][\w .-]*){0,3}", name):
            return None
        path = Path(file).parent / name
        return read_bytes(str(path)) if path.is_file() else None

    return content


def _print(report: ImportReport, file: str, as_json: bool, err: bool) -> None:
    if as_json:
        click.echo(
            json.dumps({"notes": [_data(note) for note in report.notes], "more": report.more}, indent=1), err=err
        )
        return
    for kind, heading in HEADINGS.items():
        notes = list(report.of(kind))
        if notes:
            click.echo(f"{heading}:", err=err)
        for note in notes:
            at = f"{note.file or file}:{note.line}: " if note.line else ""
            click.echo(printable(f"  {at}{told(note.said)}"), err=err)
    if report.more:
        click.echo(f"and {report.more} more", err=err)


def _data(note: ImportNote) -> dict[str, Any]:
    from msgspec import to_builtins

    where = {"line": note.line, "file": note.file}
    return {"kind": note.kind, "text": told(note.said), "said": to_builtins(note.said), **where}
