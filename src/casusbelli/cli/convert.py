"""``casus convert``: converts games of other programs to game files, and game files to saved games."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import click

from casusbelli.cli.files import LARGEST_GAME, fail, file_text, write_file
from casusbelli.cli.games import annotated_in, record_of
from casusbelli.cli.languages import complaint, told
from casusbelli.cli.maps import finder, known_maps
from casusbelli.core.board import Board
from casusbelli.engine.dice import SEED_BYTES
from casusbelli.env.compat import OtherGame, from_game, to_saved_game_format
from casusbelli.records.foreign.record_formats import recorded_games
from casusbelli.records.foreign.recorded_game import BadRecord, RecordedGame
from casusbelli.records.foreign.replayed_record import Replayed, replayed
from casusbelli.records.games import newspaper
from casusbelli.records.games.game_file import FindBoard, is_game_file, write_game
from casusbelli.records.games.recorded_play import ReadPlay, read_play
from casusbelli.records.games.text_record import is_text_record
from casusbelli.records.turns.values import TurnError
from casusbelli.variants import UnknownMap

NO = 1
RECORD = ".txt"


@dataclass(frozen=True)
class Reading:
    """How games of other programs are read."""

    find_board: FindBoard
    strict: bool
    quiet: bool


@click.command(
    epilog="""\b
Examples:
  casus convert saved.json --out game.jsonl
  casus convert saved.json --strict --out game.jsonl
  casus convert games/ --out converted/
  casus convert game.jsonl --out saved.json
  casus convert game.jsonl --out game.txt
  casus convert game.txt --out game.jsonl"""
)
@click.argument("file")
@click.option("--out", metavar="FILE", required=True, help="The file to write, or the folder for several games.")
@click.option(
    "--strict/--lenient",
    help="Refuse a game that does not follow the rules, or set the board as the record has it (the default).",
)
@click.option("--quiet", is_flag=True, help="Print no report of the differences.")
@known_maps
def convert(file: str, out: str, strict: bool, quiet: bool, maps: tuple[Board, ...]) -> None:
    """Convert games of other programs and text records to game files, or a game file to another format.

    The direction depends on FILE. A game file becomes a saved game of the `diplomacy` package, or a text record if
    --out ends with .txt. A folder is converted file by file, and a file with several games game by game: --out names a
    folder then. Games of other programs are played again from their orders. Where the record goes on otherwise than our
    rules, the difference is printed, and the board is set as it was recorded; --strict refuses such a game instead.
    """
    how = Reading(finder(maps), strict, quiet)
    if Path(file).is_dir():
        _convert_folder(Path(file), Path(out), how)
        return
    text = file_text(file, LARGEST_GAME)
    if is_game_file(text):
        _export(file, out)
        return
    try:
        if is_text_record(text):
            _write(read_play(text, how.find_board, secrets.token_bytes(SEED_BYTES)), out, quiet)
            return
        games = recorded_games(text)
        first = next(games, RecordedGame(()))
        second = next(games, None)
        if second is None:
            _write(replayed(first, how.find_board, secrets.token_bytes(SEED_BYTES), strict), out, quiet)
            return
        if _converted(file, chain([first, second], games), _folder(Path(out)), Path(file).stem, how, True):
            sys.exit(NO)
    except (BadRecord, TurnError, UnknownMap) as fault:
        fail(f"{file}: {complaint(fault)}")


def _export(file: str, out: str) -> None:
    found = annotated_in(file)
    if out.endswith(RECORD):
        write_file(out, record_of(file, found))
        click.echo(f"{out}: {told(newspaper.title(found.game.rules, found.game.phase))}")
        return
    try:
        game = from_game(found.game, found.notes)
    except (OtherGame, UnknownMap) as fault:
        fail(f"{file}: {fault}")
    write_file(out, json.dumps(to_saved_game_format(game)) + "\n")
    click.echo(f"{out}: {len(game.phases)} phases, {told(newspaper.title(game.inner.rules, game.inner.phase))}")


def _write(done: Replayed | ReadPlay, out: str, quiet: bool) -> None:
    game = done.game
    write_file(out, write_game(game, with_seed=True, notes=done.notes))
    differences, edits = (done.differences, done.edits) if isinstance(done, Replayed) else ((), ())
    if not quiet:
        for one in differences:
            click.echo(told(one.told), err=True)
    count = len(game.openings()) - (game.state.outcome is None)
    title = told(newspaper.title(game.rules, game.phase))
    click.echo(f"{out}: {count} phases, {len(done.notes)} annotations, {len(edits)} differences, {title}")


# --- several games


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        fail(f"{path}: {fault.strerror or fault}")
    return path


def _convert_folder(folder: Path, out: Path, how: Reading) -> None:
    failed = 0
    for path in sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith(".")):
        try:
            games = [*recorded_games(file_text(str(path), LARGEST_GAME))]
        except BadRecord as fault:
            click.echo(f"{path}: {complaint(fault)}", err=True)
            failed += 1
            continue
        failed += _converted(str(path), iter(games), _folder(out), path.stem, how, len(games) > 1)
    if failed:
        sys.exit(NO)


def _converted(file: str, games: Iterator[RecordedGame], out: Path, stem: str, how: Reading, several: bool) -> int:
    """Write each of the games. Returns how many were refused."""
    failed = 0
    for number, game in enumerate(games, 1):
        name = f"{stem}-{number:04}" if several else stem
        try:
            done = replayed(game, how.find_board, secrets.token_bytes(SEED_BYTES), how.strict)
        except (BadRecord, UnknownMap) as fault:
            click.echo(f"{file}, game {number}: {complaint(fault)}", err=True)
            failed += 1
            continue
        _write(done, str(out / f"{name}.jsonl"), how.quiet)
    return failed
