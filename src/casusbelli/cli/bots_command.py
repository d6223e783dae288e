"""``casus bots``: lists the installed bots."""

from __future__ import annotations

import json

import click

from casusbelli.bots import bots
from casusbelli.bots.levels import RANKS, about, rank_of
from casusbelli.cli.languages import told


@click.command("bots", epilog="Example: casus bots --json")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bots_(as_json: bool) -> None:
    """List the bots that you can play against, the strongest first.

    Use their names with `casus play --bots`, `casus selfplay --bots` and `casus tournament --bots`.
    """
    strength = list(RANKS.values())
    names = sorted(bots(), key=lambda name: -strength.index(name) if name in strength else 1)
    found = [{"name": name, "rank": told(rank_of(name)), "about": told(about(name))} for name in names]
    if as_json:
        click.echo(json.dumps(found, indent=1, ensure_ascii=False))
        return
    for one in found:
        click.echo(f"{one['name']:<10} {one['rank']:<14} {one['about']}".rstrip())
