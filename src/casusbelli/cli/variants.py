"""``casus variants``: lists rules and maps."""

from __future__ import annotations

import json

import click

from casusbelli.engine.spec import packs
from casusbelli.variants import loadable


@click.command(epilog="Example: casus variants --json")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def variants(as_json: bool) -> None:
    """List the rules and maps that you can play."""
    rules = {name: str(pack.title) for name, pack in packs().items()}
    about = {name: str(pack.about) for name, pack in packs().items()}
    boards, broken = loadable()
    maps = {name: board.title for name, board in boards.items()}
    for told in broken.values():
        click.echo(f"Note: {told}", err=True)
    if as_json:
        click.echo(json.dumps({"rules": rules, "about": about, "maps": maps}, indent=1))
        return
    for heading, table in (("Rules", rules), ("Maps", maps)):
        click.echo(heading)
        for name, title in table.items():
            click.echo(f"  {name:<24} {title}")
            if table is rules and about[name]:
                margin = f"  {'':<24} "
                click.echo(click.wrap_text(about[name], 100, margin, margin))
