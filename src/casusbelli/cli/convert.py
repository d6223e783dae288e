"""``casus convert``: games of other programs made games of ours, and the other way round."""

from __future__ import annotations

import json

import click

from casusbelli.cli.files import LARGEST_GAME, fail, file_text, write_file
from casusbelli.cli.games import read_checked
from casusbelli.env.compat import OtherGame, from_game, from_saved_game_format, to_saved_game_format
from casusbelli.records.games import newspaper
from casusbelli.records.games.game_file import is_game_file, write_game
from casusbelli.variants import UnknownMap


@click.command(
    epilog="""\b
Examples:
  casus convert saved.json --out game.jsonl
  casus convert game.jsonl --out saved.json"""
)
@click.argument("file")
@click.option("--out", metavar="FILE", required=True, help="The file to write.")
def convert(file: str, out: str) -> None:
    """Make a game file of a game that the `diplomacy` package saved, or such a saved game of a game file.

    Which way is seen from FILE. The game is played again by its orders, and refused where it does not go the same way.
    """
    text = file_text(file, LARGEST_GAME)
    try:
        if is_game_file(text):
            game = from_game(read_checked(file, text, None))
            write_file(out, json.dumps(to_saved_game_format(game)) + "\n")
        else:
            game = from_saved_game_format(json.loads(text))
            write_file(out, write_game(game.inner, with_seed=True))
    except json.JSONDecodeError as fault:
        fail(f"{file}: neither a game file nor one saved game as JSON: {fault}")
    except (OtherGame, UnknownMap) as fault:
        fail(f"{file}: {fault}")
    click.echo(f"{out}: {len(game.phases)} phases, {newspaper.title(game.inner.rules, game.inner.phase)}")
