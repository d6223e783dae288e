"""``casus convert``: converts games of the `diplomacy` package to game files and back."""

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
    """Convert a game saved by the `diplomacy` package to a game file, or a game file to such a saved game.

    The direction depends on FILE. The game is replayed from its orders. It is refused if it takes another course.
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
        fail(f"{file}: expected a game file, or a saved game as JSON: {fault}")
    except (OtherGame, UnknownMap) as fault:
        fail(f"{file}: {fault}")
    click.echo(f"{out}: {len(game.phases)} phases, {newspaper.title(game.inner.rules, game.inner.phase)}")
