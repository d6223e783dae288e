"""``casus map``, ``casus draw`` and ``casus replay``: boards and games as pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from casusbelli.cli.files import LARGEST_GAME, fail, file_text, write_bytes, write_file
from casusbelli.cli.games import GAME_MASTER, SPECTATOR, read_checked, viewer_named
from casusbelli.cli.raster import png
from casusbelli.drawing.chapters import layered, scene_at
from casusbelli.drawing.palette import THEMES
from casusbelli.drawing.picture import Style, picture
from casusbelli.drawing.replay import replay as film
from casusbelli.drawing.scene import Scene, empty, of_judged
from casusbelli.drawing.views import BadView, of_state
from casusbelli.records.gamefile import is_game_file
from casusbelli.records.judged import judge_turn
from casusbelli.records.sandbox import is_state
from casusbelli.records.turn import TurnError, read_turn
from casusbelli.rules.game import Game
from casusbelli.variants import UnknownMap, board

F = TypeVar("F", bound=Callable[..., Any])

out_option = click.option("--out", "-o", metavar="FILE", help="Write FILE (.svg or .png) instead of printing SVG.")
seat_option = click.option(
    "--seat",
    "--as",
    "name",
    default=SPECTATOR,
    show_default=True,
    metavar=f"SEAT|{GAME_MASTER}|{SPECTATOR}",
    help="Whose eyes: nothing is shown that this one may not know.",
)


def style_options(command: F) -> F:
    names = click.option(
        "--names",
        type=click.Choice(["short", "full", "none"]),
        default="short",
        show_default=True,
        help="Province names: the codes, the names, or none.",
    )
    theme = click.option(
        "--theme",
        type=click.Choice(THEMES),
        default="auto",
        show_default=True,
        help="Colours; auto is light, and dark where the reader's screen is; print is black and white.",
    )
    width = click.option(
        "--width", type=click.IntRange(100, 10_000), default=1600, show_default=True, help="Of a PNG, in pixels."
    )
    return names(theme(width(command)))


@click.command(
    "map",
    epilog="""\b
Examples:
  casus map standard -o board.svg
  casus map standard --names full --theme print -o board.png""",
)
@click.argument("name")
@out_option
@style_options
def map_(name: str, out: str | None, names: str, theme: str, width: int) -> None:
    """Draw the empty board of the map NAME.

    A map that nobody has drawn is shown as a graph: provinces as circles, borders as lines.
    """
    try:
        shown = empty(board(name))
    except UnknownMap as fault:
        fail(str(fault))
    _put(shown, Style(theme, names, legend=False), out, width)


@click.command(
    epilog="""\b
Examples:
  casus draw game.jsonl -o now.svg
  casus draw game.jsonl --phase F1903M --seat France -o fall.png
  casus draw game.jsonl --layer Spheres -o spheres.svg
  casus draw turn.txt -o turn.svg"""
)
@click.argument("file")
@click.option("--phase", help="The phase to draw, with what was ordered in it; the game as it stands if not said.")
@seat_option
@click.option("--orders/--no-orders", default=True, show_default=True, help="Draw the orders and how they ended?")
@click.option("--layer", "layers", multiple=True, metavar="TITLE", help="A panel that marks the board; several may be.")
@out_option
@style_options
def draw(
    file: str,
    phase: str | None,
    name: str,
    orders: bool,
    layers: tuple[str, ...],
    out: str | None,
    names: str,
    theme: str,
    width: int,
) -> None:
    """Draw a position and the orders of its phase.

    FILE is a game file, an exported state, or a turn file as casus judge reads it ("-": standard input). Of a game,
    what the chosen seat may know is drawn and nothing else; a spectator sees what is public.
    """
    text = file_text(file, LARGEST_GAME)
    if is_game_file(text):
        game = read_checked(file, text, None)
        shown = _scene(game, phase, name, orders, layers)
        note = f"{game.spec}{f', as {name}' if name != SPECTATOR else ''}"
    else:
        if phase is not None or layers or name != SPECTATOR:
            fail(f"{file}: this is no game; leave --phase, --seat and --layer out")
        shown, note = _moment(file, text, orders), ""
    _put(shown, Style(theme, names, note=note), out, width)


def _scene(game: Game, phase: str | None, name: str, orders: bool, layers: tuple[str, ...]) -> Scene:
    viewer = viewer_named(game, name)
    if phase is not None and phase not in game.phases():
        fail(f"phase {phase!r} was never opened; there were {', '.join(game.phases())}")
    known = layered(game, viewer, phase) if layers else ()
    for title in layers:
        if title not in known:
            there = f"there are {', '.join(known)}" if known else "nothing marks the board in this phase"
            fail(f"no layer is called {title!r} here; {there}")
    return scene_at(game, viewer, phase, orders, layers)


def _moment(file: str, text: str, orders: bool) -> Scene:
    """A state or a turn that stands by itself."""
    try:
        shown = of_state(text, board) if is_state(text) else of_judged(judge_turn(read_turn(text, board)))
    except (BadView, TurnError) as fault:
        fail(f"{file}: {fault}")
    return shown if orders else shown.without_orders()


def _put(shown: Scene, look: Style, out: str | None, width: int) -> None:
    if out is None:
        click.echo(picture(shown, look), nl=False)
    elif out.lower().endswith(".png"):
        light = Style("light", look.names, look.heading, look.legend, look.note) if look.theme == "auto" else look
        write_bytes(out, png(picture(shown, light), width))
    elif out.lower().endswith(".svg"):
        write_file(out, picture(shown, look))
    else:
        fail(f"{out}: a picture is written to a file that ends in .svg or .png")


@click.command(
    epilog="""\b
Examples:
  casus replay game.jsonl -o replay.html
  casus replay game.jsonl --seat France -o france.html"""
)
@click.argument("file")
@click.option("--out", "-o", metavar="FILE", required=True, help="The HTML file to write.")
@seat_option
@click.option("--names", type=click.Choice(["short", "full", "none"]), default="short", show_default=True)
def replay(file: str, out: str, name: str, names: str) -> None:
    """Make a film of a game FILE: one HTML file that plays every phase, without a network.

    Left and right go a step back and on, Page Up and Page Down a phase, the space bar plays and stops.
    """
    game = read_checked(file, file_text(file, LARGEST_GAME), None)
    write_file(out, film(game, viewer_named(game, name), names))
