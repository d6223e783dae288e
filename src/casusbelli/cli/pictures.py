"""``casus map``, ``casus draw`` and ``casus replay``: draw boards, turns and games."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from msgspec.structs import replace

from casusbelli.cli.files import LARGEST_GAME, fail, file_text, write_bytes, write_file
from casusbelli.cli.games import GAME_MASTER, SPECTATOR, read_checked, viewer_named
from casusbelli.cli.import_map import MapCommand
from casusbelli.cli.languages import complaint, language
from casusbelli.cli.maps import METAVAR, finder, known_maps, map_named, usual
from casusbelli.cli.raster import png
from casusbelli.core.board import Board
from casusbelli.core.errors import printable
from casusbelli.drawing.board_art import BadDrawing, art_of
from casusbelli.drawing.chapters import layered, scene_at
from casusbelli.drawing.palette import THEMES
from casusbelli.drawing.picture import Style, picture
from casusbelli.drawing.replay import replay as film
from casusbelli.drawing.scene import Scene, empty, of_judged
from casusbelli.drawing.views import BadView, of_state
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import is_game_file
from casusbelli.records.games.positions import is_state
from casusbelli.records.turns.judged_turn import judge_turn
from casusbelli.records.turns.turn_file import TurnError, read_turn
from casusbelli.variants import UnwritableBoard, board_hash, loadable
from casusbelli.variants.board_words import board_advice, board_data, board_differences, board_words

DIFFERENT = 1
F = TypeVar("F", bound=Callable[..., Any])

out_option = click.option("--out", "-o", metavar="FILE", help="Write to FILE (.svg or .png) instead of printing SVG.")
seat_option = click.option(
    "--seat",
    "--as",
    "name",
    default=SPECTATOR,
    show_default=True,
    metavar=f"SEAT|{GAME_MASTER}|{SPECTATOR}",
    help="Whose view to show. Nothing else is in the picture.",
)


def style_options(command: F) -> F:
    names = click.option(
        "--names",
        type=click.Choice(["short", "full", "none"]),
        default="short",
        show_default=True,
        help="Label provinces with codes, names or nothing.",
    )
    theme = click.option(
        "--theme",
        type=click.Choice(THEMES),
        default="auto",
        show_default=True,
        help="The colors. auto follows the reader's system; print is black and white.",
    )
    width = click.option(
        "--width", type=click.IntRange(100, 10_000), default=1600, show_default=True, help="Width of a PNG in pixels."
    )
    return names(theme(width(command)))


@click.command(
    "map",
    MapCommand,
    epilog="""\b
Examples:
  casus map
  casus map standard -o board.svg
  casus map standard --names full --theme print -o board.png
  casus map narrows/map.toml --check
  casus map narrows.toml --describe
  casus map narrows.toml --compare older.toml
  casus map import chaos.map -o chaos.toml
  casus map export standard -o standard.json""",
)
@click.argument("name", metavar=METAVAR, required=False)
@click.option("--check", "what", flag_value="check", help="Check the map, and list what is unusual about it.")
@click.option("--describe", "what", flag_value="describe", help="Describe the map in words (Markdown).")
@click.option("--compare", "other", metavar=METAVAR, help="List the differences from another map.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@out_option
@style_options
def map_(
    name: str | None,
    what: str | None,
    other: str | None,
    as_json: bool,
    out: str | None,
    names: str,
    theme: str,
    width: int,
) -> None:
    """Draw the empty board of a map, or check, describe or compare the map. Without a map, list those there are.

    Give the name of a map from `casus variants`, or a map file or its folder. A map without a drawing is shown as a
    graph, with circles for provinces and lines for borders. If a map has errors, each is printed on a line, and the
    exit code is 2. With --compare the exit code is 1 if the maps differ.
    `casus map import FILE` makes a map file from a map of another program, and `casus map export MAP` writes one for
    another program.
    """
    if what and other:
        fail("use only one of --check, --describe and --compare")
    if name is None:
        if what or other or out:
            fail("name a map, or a map file")
        _listed(as_json)
        return
    on = map_named(name)
    if other is not None:
        _compared(on, map_named(other), as_json)
    elif what == "check":
        _checked(on, as_json)
    elif what == "describe" or as_json:
        click.echo(json.dumps(board_data(on), indent=1) if as_json else board_words(on), nl=as_json)
    else:
        _put(empty(on), Style(theme, names, legend=False), out, width)


def _listed(as_json: bool) -> None:
    boards, broken = loadable()
    for told in broken.values():
        click.echo(f"Note: {printable(told)}", err=True)
    if as_json:
        click.echo(json.dumps({"maps": [_in_a_line(on) for on in boards.values()]}, indent=1))
        return
    for on in boards.values():
        counts = f"{len(on.powers):>3} powers  {len(on.provinces):>3} provinces  {len(on.centers):>3} centers"
        click.echo(printable(f"{on.name:<24} {counts}  {on.title}"))


def _in_a_line(on: Board) -> dict[str, object]:
    counts = {"powers": len(on.powers), "provinces": len(on.provinces), "centers": len(on.centers)}
    return {"name": on.name, "title": on.title, **counts, "victory": on.victory}


def _compared(on: Board, other: Board, as_json: bool) -> None:
    told = list(board_differences(other, on))
    if as_json:
        click.echo(json.dumps({"same": not told, "differences": told}, indent=1))
    else:
        click.echo("\n".join(map(printable, told or [f"{on.name} and {other.name} are the same board"])))
    sys.exit(DIFFERENT if told else 0)


def _checked(on: Board, as_json: bool) -> None:
    try:
        digest = board_hash(on)
    except UnwritableBoard as fault:
        fail(str(fault))
    notes = list(board_advice(on))
    if as_json:
        click.echo(json.dumps({"name": on.name, "hash": digest, "notes": notes}, indent=1))
        return
    centers = f"{len(on.centers)} supply centers, {on.victory} of which win"
    click.echo(printable(f"{on.title} ({on.name}): {len(on.powers)} powers, {len(on.provinces)} provinces, {centers}"))
    click.echo(f"Board hash {digest}")
    click.echo("\n".join([*(printable(f"Note: {told}") for told in notes), "The map is sound"]))


@click.command(
    epilog="""\b
Examples:
  casus draw game.jsonl -o now.svg
  casus draw game.jsonl --phase F1903M --seat France -o fall.png
  casus draw game.jsonl --layer Spheres -o spheres.svg
  casus draw turn.txt -o turn.svg"""
)
@click.argument("file")
@known_maps
@click.option("--phase", help="The phase to draw, with its orders and results (default: the current position).")
@seat_option
@click.option("--orders/--no-orders", default=True, show_default=True, help="Draw the orders and their results.")
@click.option(
    "--layer",
    "layers",
    multiple=True,
    metavar="TITLE",
    help="Add the marks of a panel, such as Spheres. Can be repeated.",
)
@out_option
@style_options
def draw(
    file: str,
    maps: tuple[Board, ...],
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

    FILE is a game file, an exported state, or a turn file as for casus judge. Use "-" to read standard input. From a
    game, only what the chosen seat may know is drawn. A spectator sees what is public.
    """
    text = file_text(file, LARGEST_GAME)
    if is_game_file(text):
        game = read_checked(file, text, None, maps)
        shown = _scene(game, phase, name, orders, layers)
        note = f"{game.spec}{f', as {name}' if name != SPECTATOR else ''}"
    else:
        if phase is not None or layers or name != SPECTATOR:
            fail(f"{file} is not a game file; leave out --phase, --seat and --layer")
        shown, note = _moment(file, text, orders, maps), ""
    _put(shown, Style(theme, names, note=note), out, width)


def _scene(game: Game, phase: str | None, name: str, orders: bool, layers: tuple[str, ...]) -> Scene:
    viewer = viewer_named(game, name)
    if phase is not None and phase not in game.phases():
        fail(f"the game has no phase {phase!r}; its phases are {', '.join(game.phases())}")
    known = layered(game, viewer, phase) if layers else ()
    for title in layers:
        if title not in known:
            there = f"choose from {', '.join(known)}" if known else "no panel marks the board in this phase"
            fail(f"there is no layer called {title!r}; {there}")
    return scene_at(game, viewer, phase, orders, layers)


def _moment(file: str, text: str, orders: bool, maps: Sequence[Board]) -> Scene:
    """The scene of an exported state or a turn file."""
    find = finder(maps)
    try:
        shown = of_state(text, find) if is_state(text) else of_judged(judge_turn(read_turn(text, find, usual(maps))))
    except (BadView, TurnError) as fault:
        fail(f"{file}: {complaint(fault)}")
    return shown if orders else shown.without_orders()


def _put(scene: Scene, look: Style, out: str | None, width: int) -> None:
    shown = replace(scene, language=language())
    try:
        art_of(shown.board)
    except BadDrawing as fault:
        fail(str(fault))
    if out is None:
        click.echo(picture(shown, look), nl=False)
    elif out.lower().endswith(".png"):
        light = Style("light", look.names, look.heading, look.legend, look.note) if look.theme == "auto" else look
        write_bytes(out, png(picture(shown, light), width))
    elif out.lower().endswith(".svg"):
        write_file(out, picture(shown, look))
    else:
        fail(f"{out}: expected a file name that ends in .svg or .png")


@click.command(
    epilog="""\b
Examples:
  casus replay game.jsonl -o replay.html
  casus replay game.jsonl --seat France -o france.html"""
)
@click.argument("file")
@click.option("--out", "-o", metavar="FILE", required=True, help="The HTML file to write.")
@seat_option
@click.option("--names", type=click.Choice(["short", "full", "none"]), default="short", show_default=True,
              help="Label provinces with codes, names or nothing.")  # fmt: skip
def replay(file: str, out: str, name: str, names: str) -> None:
    """Make an animated replay of a game FILE: a single HTML file that needs no network.

    In the browser, the left and right arrow keys move by a step, Page Up and Page Down by a phase, and the space bar
    starts and stops the animation.
    """
    game = read_checked(file, file_text(file, LARGEST_GAME), None)
    write_file(out, film(game, viewer_named(game, name), names, language=language()))
