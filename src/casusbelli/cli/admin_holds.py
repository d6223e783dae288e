"""``casus admin hold``, ``release`` and ``clocks status``."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from casusbelli.cli.files import fail
from casusbelli.cli.os_user import operator_of

if TYPE_CHECKING:
    from casusbelli.service.base.service import Service

game_argument = click.argument("game", required=False)
all_option = click.option("--all", "everything", is_flag=True, help="All games that have begun.")
why_option = click.option("--why", required=True, help="The reason, which the players can read.")


@game_argument
@all_option
@why_option
def hold(service: Service, game: str | None, everything: bool, why: str) -> None:
    """Hold a GAME, or all: nothing is adjudicated, and neither players nor game masters can set it going.

    The page of the game shows the reason.
    """
    from casusbelli.service.ops import holds

    _check_one(game, everything)
    click.echo(f"games held: {holds.hold(service, operator_of(service), why, game)}")


@game_argument
@all_option
@why_option
def release(service: Service, game: str | None, everything: bool, why: str) -> None:
    """Let a held GAME go on with the time that was left, or all. What was paused before stays paused."""
    from casusbelli.service.ops import holds

    _check_one(game, everything)
    click.echo(f"games released: {holds.release(service, operator_of(service), why, game)}")


@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def clocks_status(service: Service, as_json: bool) -> None:
    """Count the games whose clocks run, are stopped or are held, and print the next deadline."""
    from casusbelli.service.ops import clocks

    told = clocks.status(service)
    if as_json:
        click.echo(json.dumps(told, indent=1))
        return
    at = datetime.fromtimestamp(told["next"] / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC") if told["next"] else "-"
    click.echo(f"running with a deadline  {told['timed']}\nrunning without one      {told['untimed']}")
    click.echo(f"paused by their players  {told['paused']}\nstopped by operators     {told['stopped']}")
    click.echo(f"held by operators        {told['held']}\nnext deadline            {at}")


def _check_one(game: str | None, everything: bool) -> None:
    if everything == bool(game):
        fail("expected the id of a game, or --all")
