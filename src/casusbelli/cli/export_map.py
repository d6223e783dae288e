"""``casus map export``: writes a map for another program."""

from __future__ import annotations

import click

from casusbelli.cli.files import write_file
from casusbelli.cli.languages import told
from casusbelli.cli.maps import METAVAR, map_named
from casusbelli.core.errors import printable
from casusbelli.importers.dvar_writer import write_dvar
from casusbelli.importers.import_report import LEFT_OUT, ImportReport


@click.command(
    "export",
    epilog="""\b
Example:
  casus map export standard -o standard.json""",
)
@click.argument("name", metavar=METAVAR)
@click.option("--out", "-o", metavar="FILE", help="Write to FILE instead of printing.")
def export_map(name: str, out: str | None) -> None:
    """Write a map as a DVAR document (JSON), which diplicity reads. What the format cannot say is listed."""
    report = ImportReport()
    text = write_dvar(map_named(name), report)
    if out is not None:
        write_file(out, text)
    else:
        click.echo(text, nl=False)
    for note in report.of(LEFT_OUT):
        click.echo(printable(f"Left out: {told(note.said)}"), err=True)
