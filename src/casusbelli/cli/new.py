"""``casus new``: generates a package with a rule, a bot or a board."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from casusbelli.bots import bots
from casusbelli.cli.files import fail
from casusbelli.engine.spec import packs
from casusbelli.variants import board_names

KINDS = ("rule", "bot", "board")
NAME = re.compile(r"[a-z]([a-z0-9]|-(?=[a-z0-9]))*")
LONGEST_NAME = 40
NEXT = {
    "rule": ("casus rules {name}", "casus selfplay {name} --games 1", "casus scenario tests/scenarios.toml"),
    "bot": ("casus selfplay --bots {name},random --games 1",),
    "board": ("casus map {name} -o {name}.svg", "casus selfplay --map {name} --games 1"),
}


@click.command(
    epilog="""\b
Examples:
  casus new rule home-guard
  casus new bot stubborn --into ~/bots/stubborn"""
)
@click.argument("kind", type=click.Choice(KINDS))
@click.argument("name")
@click.option("--into", metavar="FOLDER", help="The folder to create (default: casusbelli-NAME).")
def new(kind: str, name: str, into: str | None) -> None:
    """Create a package with a rule, a bot or a board of your own.

    The package can be installed and played right away, and has tests. NAME is what players will type: lowercase
    letters, digits and hyphens.
    """
    _check_name(kind, name)
    folder = Path(into) if into is not None else Path(f"casusbelli-{name}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        fail(f"{folder} already exists and is not empty; choose another folder with --into")
    try:
        _write(resources.files(__package__).joinpath("templates", kind), folder, _renaming(kind, name))
    except OSError as fault:
        fail(f"{folder}: {fault.strerror or fault}")
    click.echo(f"Created {folder}. Next:\n")
    commands = (f"cd {folder}", "pip install -e '.[dev]'", *NEXT[kind], "pytest")
    for command in commands:
        click.echo(f"  {command.format(name=name)}")


def _check_name(kind: str, name: str) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        fail(f"{name!r} cannot be the name of a {kind}; use lowercase letters, digits and hyphens, as in home-guard")
    taken: dict[str, Iterable[str]] = {"rule": packs(), "bot": bots(), "board": board_names()}
    if name in taken[kind]:
        fail(f"a {kind} called {name!r} already exists; choose another name")


def _renaming(kind: str, name: str) -> dict[str, str]:
    """The names in the template, in each spelling -> those in the package."""
    words = name.split("-")
    return {
        f"my-{kind}": name,
        f"my_{kind}": "_".join(words),
        f"My{kind.title()}": "".join(word.title() for word in words),
        f"My {kind}": " ".join(words).capitalize(),
    }


def _write(source: Traversable, target: Path, names: dict[str, str]) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for item in source.iterdir():
        if item.is_dir() and not item.name.startswith(("__", ".")):
            _write(item, target / _renamed(item.name, names), names)
        elif item.is_file():
            text = _renamed(item.read_text(encoding="utf-8"), names)
            (target / _renamed(item.name, names)).write_text(text, encoding="utf-8")


def _renamed(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)
