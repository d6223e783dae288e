"""``casus play``: a game in a terminal, with all players at one keyboard, or against bots."""

from __future__ import annotations

import io
import secrets
import sys
from pathlib import Path
from random import Random

import click

from casusbelli.bots import UnknownBot, bot
from casusbelli.bots.levels import bot_called
from casusbelli.bots.match import Match
from casusbelli.cli.files import fail, write_file
from casusbelli.cli.games import game_in, seed_of, seed_option
from casusbelli.cli.hotseat import HotseatTable, QuitHotseat
from casusbelli.cli.languages import complaint, told
from casusbelli.cli.maps import map_option
from casusbelli.cli.rules import chosen, house_rules
from casusbelli.core.board import Board
from casusbelli.core.said import said
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import SEED_BYTES
from casusbelli.engine.game import Game
from casusbelli.engine.play import Stuck
from casusbelli.engine.seat_names import UnknownSeat, seat_called
from casusbelli.engine.spec import UnknownRules
from casusbelli.records.games.game_file import NoSeed, write_game
from casusbelli.variants import UnwritableBoard
from casusbelli.variants.table import new_game

INTERRUPTED = 130  # as shells count it: 128 and the signal


def _bot(_ctx: click.Context, _option: click.Parameter, given: str | None) -> str | None:
    try:
        return None if given is None else bot_called(given)
    except UnknownBot as fault:
        raise click.BadParameter(str(fault)) from None


@click.command(
    epilog="""\b
Examples:
  casus play standard --save game.jsonl
  casus play --resume game.jsonl
  casus play formal --bots general --as France
  casus play --map narrows/map.toml
  casus play "standard(centers=15)" -o draws.votes=public"""
)
@click.argument("spec", required=False)
@map_option
@house_rules
@click.option("--save", metavar="FILE", help="Save the game to FILE after every phase.")
@click.option("--resume", metavar="FILE", help="Continue the game in FILE, and save it there.")
@click.option(
    "--bots", "rank", metavar="BOT", callback=_bot, help="Let a bot play the other seats; `casus bots` lists them."
)
@click.option(
    "--as", "own", metavar="SEATS", help="The seats of people beside the bots, separated by commas (default: any one)."
)
@seed_option
def play(
    spec: str | None,
    on: Board,
    settings: tuple[str, ...],
    save: str | None,
    resume: str | None,
    rank: str | None,
    own: str | None,
    seed_text: str | None,
) -> None:
    """Play a game with all players at one keyboard, or against bots. SPEC is the standard game by default.

    Players enter their orders in secret, one after another. Orders that are not allowed are refused at once, with the
    reason. When everyone has finished, the phase is adjudicated and the results are shown. Type `?` for help. The game
    file contains everybody's secrets, so do not share it during the game.
    """
    seed = seed_of(seed_text)
    if resume is not None:
        if spec is not None or settings:
            fail("a resumed game keeps its rules; leave out SPEC and --option")
        game = game_in(resume, seed)
    else:
        game = _new(spec or "standard", on, chosen(settings), seed or secrets.token_bytes(SEED_BYTES))
    if save is not None and save != resume and Path(save).exists():
        fail(f"{save} already exists; continue that game (--resume {save}), or choose another file")
    seats = _bot_seats(game, rank, own)
    _play(game, save or resume, seats)


def _bot_seats(game: Game, rank: str | None, own: str | None) -> dict[str, str]:
    """Seat -> the bot that plays it."""
    if rank is None:
        if own is not None:
            fail("--as names the seats of people beside bots; add --bots, or leave it out")
        return {}
    names = game.rules.names
    try:
        people = [seat_called(word.strip(), game.seats, game.rules.board) for word in own.split(",")] if own else []
    except UnknownSeat as fault:
        fail(complaint(fault))
    people = people or [Random(game.rules.seed.seed).choice(names)]
    return {seat: rank for seat in names if seat not in people}


def _new(spec: str, on: Board, options: dict[str, str], seed: bytes) -> Game:
    try:
        return new_game(spec, on, options, seed)
    except (UnknownRules, UnwritableBoard, RulesClash) as fault:
        fail(complaint(fault))


def _match(game: Game, seats: dict[str, str]) -> Match:
    chance = game.rules.seed.derived("bots at the keyboard").seed
    return Match(game, {seat: bot(name) for seat, name in seats.items()}, int.from_bytes(chance[:6], "big"))


def _play(game: Game, file: str | None, bots: dict[str, str]) -> None:
    screen = _on_a_terminal()
    table = HotseatTable(game, lambda: _keep(game, file), screen)
    try:
        table.begin()
        table.bots = _match(game, bots)
        table.keep()
        table.play()
    except QuitHotseat:
        table.clear()
    except KeyboardInterrupt:
        table.clear()
        _told(game, file)
        sys.exit(INTERRUPTED)
    except (NoSeed, Stuck, RulesClash) as fault:
        _told(game, file)
        fail(complaint(fault))
    _told(game, file)


def _on_a_terminal() -> bool:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def _keep(game: Game, file: str | None) -> None:
    if file is not None and game.phase:
        write_file(file, write_game(game, with_seed=True))


def _told(game: Game, file: str | None) -> None:
    """Save the game, and say where."""
    _keep(game, file)
    if file is not None and game.phase:
        over = game.state.outcome is not None
        click.echo(told(said("cli.saved-whole", file=file) if over else said("cli.saved", file=file, phase=game.phase)))
    else:
        click.echo(told(said("cli.not-saved-yet") if file else said("cli.not-saved")))
