"""``casus judge``, ``casus explain`` and ``casus demo``: adjudicate one turn and explain the results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import resources

import click

from casusbelli.cli.files import fail, file_text
from casusbelli.cli.languages import complaint, language, told
from casusbelli.cli.maps import finder, known_maps, usual
from casusbelli.core.board import Board
from casusbelli.core.errors import OrderError
from casusbelli.records.turns.judged_turn import (
    Judged,
    as_data,
    judge_turn,
    location_named,
    newsletter,
    story,
    story_data,
)
from casusbelli.records.turns.turn_advice import advice_data, advice_text
from casusbelli.records.turns.turn_file import TurnError, read_turn
from casusbelli.records.turns.values import quoted
from casusbelli.variants import board

NOTHING_THERE = 1
DEMO_QUESTIONS = (
    ("Why didn't the English army land in Belgium?", "LON"),
    ("Why didn't the French army take Belgium?", "BUR"),
    ("What happened in Rumania?", "SEV"),
)


def judged_file(file: str, maps: Sequence[Board] = ()) -> Judged:
    try:
        return judge_turn(read_turn(file_text(file), finder(maps), usual(maps)))
    except TurnError as fault:
        fail(f"{file}: {complaint(fault)}")


def _print(data: object) -> None:
    """Print JSON in ASCII, so that it is valid on every terminal."""
    click.echo(json.dumps(data, indent=1))


@click.command(
    epilog="""\b
Examples:
  casus judge turn.txt
  casus judge --advise turn.txt
  casus judge --json turn.toml
  casus judge --map narrows.toml turn.txt
  echo 'Austria: A VIE - TRI' | casus judge -"""
)
@click.argument("file")
@known_maps
@click.option("--advise", is_flag=True, help="Also point out orders of a power that do not fit together.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a newsletter.")
def judge(file: str, maps: tuple[Board, ...], advise: bool, as_json: bool) -> None:
    """Adjudicate one turn and print the results with their reasons.

    FILE has the position and the orders as plain text, TOML or JSON (see docs/turn-files.md). Use "-" to read standard
    input. Orders that cannot be followed are reported with the others. The exit code is 2 if FILE is not a turn.
    """
    result = judged_file(file, maps)
    if as_json:
        _print({**as_data(result), **({"advice": advice_data(result.turn)} if advise else {})})
    else:
        click.echo(newsletter(result, language()) + (advice_text(result.turn, language()) if advise else ""), nl=False)


@click.command(
    epilog="""\b
Examples:
  casus explain turn.txt "A MUN - BUR"
  casus explain turn.txt "army munich"
  casus explain turn.txt MUN"""
)
@click.argument("file")
@click.argument("order")
@known_maps
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def explain(file: str, order: str, maps: tuple[Board, ...], as_json: bool) -> None:
    """Explain the result of ORDER in FILE: strengths, supports, and which supports were cut by whom.

    ORDER is an order, its unit ("A MUN") or just the province ("Munich"). The exit code is 1 if FILE has no such order
    and no unit there.
    """
    result = judged_file(file, maps)
    location = _location(order, result.turn.board)
    text = story(result, location, language())
    if not text:
        fail(f"{file}: no order or unit in {location}", NOTHING_THERE)
    if as_json:
        _print(story_data(result, location))
    else:
        click.echo(text, nl=False)


def _location(order: str, on: Board) -> str:
    """The location of the unit in the text of an order or a unit."""
    try:
        location = location_named(order, on)
    except OrderError as fault:
        fail(f"{quoted(order)}: {told(fault.said)}")
    return location or fail(f"{quoted(order)}: expected a unit, such as A MUN")


@click.command(epilog="Example: casus demo")
def demo() -> None:
    """Adjudicate an example turn and explain some of its results."""
    text = resources.files("casusbelli.cli").joinpath("demo.txt").read_text(encoding="utf-8")
    result = judge_turn(read_turn(text, board))
    click.echo(newsletter(result, language()), nl=False)
    for question, unit in DEMO_QUESTIONS:
        click.echo(f"\n{question}\n{story(result, unit, language())}", nl=False)
