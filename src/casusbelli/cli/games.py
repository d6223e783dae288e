"""``casus verify``, ``casus export`` and ``casus import``: check, export and create game files."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterator, Sequence

import click

from casusbelli.cli.files import LARGEST_GAME, fail, file_text, watched, write_file
from casusbelli.cli.languages import complaint, language, told
from casusbelli.cli.maps import finder, known_maps, usual
from casusbelli.core.board import Board
from casusbelli.core.canon import encode
from casusbelli.core.errors import printable
from casusbelli.core.said import Said, said
from casusbelli.engine.dice import SEED_BYTES
from casusbelli.engine.game import Game
from casusbelli.engine.seat_names import UnknownSeat, seat_called
from casusbelli.engine.view import GM, Viewer
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.annotations import Annotation
from casusbelli.records.games.game_file import (
    AnnotatedGame,
    BadGameFile,
    BrokenGameFile,
    SealedDice,
    is_game_file,
    other_board,
    read_annotated,
    read_game,
    write_game,
)
from casusbelli.records.games.positions import BadPosition, Sandbox, exported_line, exported_state, import_position
from casusbelli.records.games.recorded_play import Unrecordable, recorded_play
from casusbelli.records.games.rejudge import Rejudged
from casusbelli.records.games.text_record import record_text
from casusbelli.records.games.verify import FORMAT, Verification, as_data, check_dice, judged_phases, rejudge
from casusbelli.variants import board_hash, is_shipped

NO = 1
MANY_LINES, MANY_PHASES = 5_000, 20  # show a progress bar from these numbers on
SPECTATOR, GAME_MASTER = "spectator", "gm"
WHOLE = {"game": "game file", "record": "text record"}  # formats that hold everything


def game_in(file: str, seed: bytes | None = None) -> Game:
    """Read the game in a file, or end the command with a message."""
    return read_checked(file, file_text(file, LARGEST_GAME), seed)


def read_checked(file: str, text: str, seed: bytes | None, maps: Sequence[Board] = ()) -> Game:
    try:
        return read_game(text, finder(maps), seed, _lines)
    except BadGameFile as fault:
        fail(f"{file}: {complaint(fault)}")


def annotated_in(file: str) -> AnnotatedGame:
    """The same with its annotations."""
    try:
        return read_annotated(file_text(file, LARGEST_GAME), finder(()), watch=_lines)
    except BadGameFile as fault:
        fail(f"{file}: {complaint(fault)}")


def record_of(file: str, found: AnnotatedGame) -> str:
    """The text record of a game, or the command ends with a message."""
    notes = [note for note in found.notes if isinstance(note, Annotation)]
    try:
        return record_text(recorded_play(found.game, notes))
    except Unrecordable as fault:
        fail(f"{file}: {complaint(fault)}")


def _lines(lines: Sequence[str]) -> Iterator[str]:
    return watched(lines, len(lines), "Reading", MANY_LINES)


def seed_of(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        fail(f"invalid seed {text[:80]!r}: expected {2 * SEED_BYTES} hexadecimal digits")
    return seed


seed_option = click.option("--seed", "seed_text", metavar="HEX", help="The secret seed of all dice.")


# --- verify


@click.command(
    epilog="""\b
Examples:
  casus verify game.jsonl
  casus verify game.jsonl --strict
  casus verify game.jsonl --json"""
)
@click.argument("file")
@known_maps
@click.option("--strict", is_flag=True, help="Exit with 1 for warnings as well.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def verify(file: str, maps: tuple[Board, ...], strict: bool, as_json: bool) -> None:
    """Check a game FILE: hashes, events and dice, and adjudicate every phase again.

    The exit code is 0 if the game is genuine, 1 if it is not, and 2 if FILE is not a readable game file. There is a
    warning if today's rules give another result (a rule may have been corrected since), if a die cannot be rolled
    again, or if the map known here (or given by --map) differs from that of the game.
    """
    text = file_text(file, LARGEST_GAME)
    try:
        game = read_game(text, finder(maps), watch=_lines)
    except BrokenGameFile as fault:
        _broken(file, fault, as_json)
    except BadGameFile as fault:
        fail(f"{file}: {complaint(fault)}")
    done = Verification(game, check_dice(game), tuple(_rejudged(game)), other_board(game, finder(maps)))
    if as_json:
        click.echo(json.dumps(as_data(done), indent=1))
    else:
        click.echo("\n".join(_report(done)))
    sys.exit(NO if done.faults or (strict and done.warnings) else 0)


def _broken(file: str, fault: BrokenGameFile, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"format": FORMAT, "ok": False, "faults": [str(fault)]}, indent=1))
        sys.exit(NO)
    fail(f"{file}: {complaint(fault)}", NO)


def _rejudged(game: Game) -> Iterator[Rejudged]:
    return watched(rejudge(game), judged_phases(game), "Adjudicating", MANY_PHASES)


def _report(done: Verification) -> Iterator[str]:
    game, dice = done.game, done.dice
    yield f"{game.spec} on {game.rules.board.title}, {told(newspaper.title(game.rules, game.phase))}"
    begun = "; it starts with a position set up by hand" if done.by_hand else ""
    yield f"{len(game.log)} events, {len(done.phases)} phases, {game.state.rollbacks} rollbacks{begun}"
    yield f"{dice.rolls} dice, {dice.checked} rolled again from the seed, {len(dice.by_hand)} given by hand"
    yield f"State hash {game.state_hash()}"
    if not is_shipped(game.rules.board.origin):
        yield f"Board hash {board_hash(game.rules.board.origin)} ({game.rules.board.origin.name})"
    yield from (f"Warning: {printable(line)}" for line in done.warnings)
    yield from (f"FAULT: {printable(line)}" for line in done.faults)
    yield done.verdict


# --- export


@click.command(
    epilog="""\b
Examples:
  casus export game.jsonl
  casus export game.jsonl --as France --format orders --phase F1901M
  casus export game.jsonl --as gm --format game --out public.jsonl"""
)
@click.argument("file")
@click.option(
    "--as", "name", default=SPECTATOR, show_default=True, metavar="SEAT|gm|spectator", help="Whose view to export."
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["state", "game", "events", "orders", "text", "record", "line"]),
    default="state",
    show_default=True,
    help="What to print.",
)
@click.option("--phase", help="Export the game as it was when this phase opened, or the orders of this phase.")
@click.option("--with-seed", is_flag=True, help="Include the seed in a game file although the game is not over.")
@click.option("--out", metavar="FILE", help="Write to FILE instead of standard output.")
def export(file: str, name: str, form: str, phase: str | None, with_seed: bool, out: str | None) -> None:
    """Export what a player, a spectator or the game master may know about the game in FILE.

    The formats are state (the position as JSON), line (the position in one line), text (the position as text), orders
    (all orders with their results and reasons), events (a JSON object a line) and, for the game master only (--as gm),
    game (the game file) and record (the text record, which forums can show).
    """
    found = annotated_in(file)
    game = found.game
    viewer = viewer_named(game, name)
    if form in WHOLE and viewer is not GM:
        fail(f"a {WHOLE[form]} contains everybody's secrets; export it with --as {GAME_MASTER}")
    if with_seed and isinstance(game.rules.seed, SealedDice):
        fail(f"{file} does not contain the seed; leave out --with-seed")
    if form in WHOLE and phase is None:
        text = write_game(game, with_seed, found.notes) if form == "game" else record_of(file, found)
    else:
        text = _exported(game, viewer, form, phase, with_seed)
    if out is not None:
        write_file(out, text)
    else:
        click.echo(text, nl=False)


def viewer_named(game: Game, name: str) -> Viewer:
    if name == GAME_MASTER:
        return GM
    if name == SPECTATOR:
        return None
    try:
        return seat_called(name, game.seats, game.rules.board, (GAME_MASTER, SPECTATOR))
    except UnknownSeat as fault:
        fail(complaint(fault))


def _exported(game: Game, viewer: Viewer, form: str, phase: str | None, with_seed: bool) -> str:
    if phase is not None and phase not in game.phases():
        fail(f"the game has no phase {phase!r}; its phases are {', '.join(game.phases())}")
    if form == "orders":
        lines = newspaper.told(game.rules, chronicle.facts(game, viewer), phase, language())
        return "\n".join(lines).lstrip("\n") + "\n"
    if phase is not None:
        game = game.fork(phase)
    if form == "line":
        return exported_line(game, viewer) + "\n"
    if form == "record":
        return record_of(phase or "", AnnotatedGame(game))
    if form == "state":
        return json.dumps(exported_state(game, viewer), indent=1) + "\n"
    if form == "events":
        return "".join(f"{encode(event).decode()}\n" for event in game.history(viewer))
    return newspaper.position(game, viewer, language()) if form == "text" else write_game(game, with_seed)


# --- import


@click.command(
    "import",
    epilog="""\b
Examples:
  casus import state.json --out sandbox.jsonl
  casus import turn.txt --out sandbox.jsonl
  casus export game.jsonl --as gm --phase F1903M | casus import - --out what-if.jsonl""",
)
@click.argument("file")
@click.option("--out", metavar="GAME", required=True, help="The game file to write.")
@known_maps
@seed_option
def import_(file: str, out: str, maps: tuple[Board, ...], seed_text: str | None) -> None:
    """Create a playable game file from FILE.

    FILE is a game file (which is checked), an exported state, or a turn file as for casus judge. From a state or a turn
    you get a game that starts with that position, with the options in the file.
    """
    text, seed = file_text(file, LARGEST_GAME), seed_of(seed_text)
    notes: tuple[Said, ...] = ()
    if is_game_file(text):
        game = _checked(file, text, seed, maps)
    else:
        sandbox = _sandbox(file, text, seed or secrets.token_bytes(SEED_BYTES), maps)
        game, notes = sandbox.game, sandbox.notes
    write_file(out, write_game(game, with_seed=True))
    for note in notes:
        click.echo(told(said("cli.import-note", note=note)), err=True)
    click.echo(f"{out}: {game.spec} on {game.rules.board.title}, {told(newspaper.title(game.rules, game.phase))}")


def _checked(file: str, text: str, seed: bytes | None, maps: Sequence[Board]) -> Game:
    game = read_checked(file, text, seed, maps)
    wrong = check_dice(game).wrong
    if wrong:
        fail(f"{file}: {wrong[0]}")
    return game


def _sandbox(file: str, text: str, seed: bytes, maps: Sequence[Board]) -> Sandbox:
    try:
        return import_position(text, finder(maps), seed, usual(maps))
    except BadPosition as fault:
        fail(f"{file}: {complaint(fault)}")
