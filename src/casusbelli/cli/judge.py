"""``casus judge``, ``casus explain`` and ``casus demo``: a turn in, verdicts with their reasons out."""

from __future__ import annotations

import json
import sys
from importlib import resources
from pathlib import Path
from typing import NoReturn

import click

from casusbelli.core.errors import OrderError
from casusbelli.core.notation import parse
from casusbelli.records.judged import Judged, as_data, judge_turn, newsletter, story
from casusbelli.records.turn import TurnError, read_turn
from casusbelli.variants import board

BAD_INPUT = 2
DEMO_QUESTIONS = (
    ("Why did the English army not land in Belgium?", "LON"),
    ("Nor the French army march in?", "BUR"),
    ("And who holds Rumania?", "SEV"),
)
LARGEST_FILE = 4 * 1024 * 1024


def fail(message: str) -> NoReturn:
    click.echo(f"casus: {message}", err=True)
    sys.exit(BAD_INPUT)


def _text(file: str) -> str:
    """The text of a file, or of standard input for "-"."""
    try:
        data = sys.stdin.buffer.read(LARGEST_FILE + 1) if file == "-" else _read(Path(file))
        text = data.decode("utf-8-sig")
    except OSError as fault:
        fail(f"{file}: {fault.strerror or fault}")
    except UnicodeDecodeError as fault:
        fail(f"{file}: not a text file (UTF-8 expected): byte {fault.start} is {data[fault.start]:#04x}")
    if len(data) > LARGEST_FILE:
        fail(f"{file}: more than {LARGEST_FILE:,} bytes; that is no turn")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _read(path: Path) -> bytes:
    with path.open("rb") as stream:
        return stream.read(LARGEST_FILE + 1)


def judged_file(file: str) -> Judged:
    try:
        return judge_turn(read_turn(_text(file), board))
    except TurnError as fault:
        fail(f"{file}: {fault}")


def _print(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=1))


@click.command(epilog="Example: casus judge turn.txt; echo 'Austria: A VIE - TRI' | casus judge -")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of a newsletter.")
def judge(file: str, as_json: bool) -> None:
    """Judge one turn: a position and orders in FILE ("-": standard input), verdicts with reasons out.

    FILE is plain text, TOML or JSON; docs/turn-files.md describes it. Orders that cannot be followed get their verdict
    like all others; a file that says nothing about a turn is refused with exit code 2.
    """
    result = judged_file(file)
    if as_json:
        _print(as_data(result))
    else:
        click.echo(newsletter(result), nl=False)


@click.command(epilog='Example: casus explain turn.txt "A MUN - BUR"')
@click.argument("file")
@click.argument("order")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
def explain(file: str, order: str, as_json: bool) -> None:
    """Why did ORDER in FILE end as it did? The strengths, who helped, what was cut by whom.

    ORDER may be a whole order or just its unit ("A MUN").
    """
    result = judged_file(file)
    location = _location(order, result)
    if result.turn.position.find(location) is None and not _is_told(location, result):
        click.echo(f"casus: nothing in {file} is about {location}", err=True)
        sys.exit(1)
    text = story(result, location)
    if as_json:
        _print({"order": order, "lines": text.splitlines()})
    else:
        click.echo(text, nl=False)


def _location(order: str, result: Judged) -> str:
    turn_board = result.turn.board
    for attempt in (order, f"{order} H"):
        try:
            piece = getattr(parse(attempt, turn_board).order, "unit", None)
        except OrderError as fault:
            problem = fault
        else:
            if piece is not None:
                return str(piece.at)
    fail(f"{order!r}: {problem}")


def _is_told(location: str, result: Judged) -> bool:
    return bool(result.movement is None and story(result, location))


@click.command(epilog="Example: casus demo")
def demo() -> None:
    """Judge a demonstration turn, and explain its most interesting order."""
    text = resources.files("casusbelli.cli").joinpath("demo.txt").read_text(encoding="utf-8")
    result = judge_turn(read_turn(text, board))
    click.echo(newsletter(result))
    for question, unit in DEMO_QUESTIONS:
        click.echo(f"{question}\n{story(result, unit)}")
