"""Play many games between bots, rank them by drama, and save one as an exhibition.

    python -m tools.exhibitions search formal --games 40 --seed 1
    python -m tools.exhibitions story formal 1/17
    python -m tools.exhibitions save formal 1/17 src/casusbelli/packs/formal/exhibitions/NAME

A game is known by its seed and its number: the same two always give the same game. ``search`` prints the finished
games, the most dramatic first, with their phases; ``story`` prints one of them as text; ``save`` writes its game file
and the beginning of the table beside it. The words about it are written by hand, into the catalogs of the pack
(docs/exhibitions.md).
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from multiprocessing import get_context
from pathlib import Path
from random import Random

import click

from casusbelli.bots import bot
from casusbelli.bots.match import Match
from casusbelli.bots.order_choice import RUIN
from casusbelli.bots.seat_view import Bot, SeatView
from casusbelli.core.orders import Order
from casusbelli.engine.game import Game
from casusbelli.records.games import newspaper
from casusbelli.records.games.chronicle import facts
from casusbelli.records.games.drama import Drama, drama
from casusbelli.records.games.game_file import write_game

CASTS = (
    ("dumbbot",),
    ("dumbbot", "greedy"),
    ("dumbbot", "dumbbot", "random"),
    ("dumbbot", "greedy", "random"),
)
SHARES = (0.05, 0.2, 0.5)
"""How often a bot gives a directive that it would not give by itself."""
PHASES = 70
MOST_SCHEMES = 8  # directives for one seat in one phase
SHOWN = 5


@dataclass(frozen=True)
class Schemer:
    """Plays the orders of another bot, and now and then makes offers, declarations and votes of its own accord: bots
    hardly ever do, and a game without them shows little of a variant."""

    inner: Bot
    share: float

    @property
    def name(self) -> str:
        return self.inner.name

    def orders(self, scene: SeatView) -> Sequence[Order]:
        chosen, made = list(self.inner.orders(scene)), 0
        for directive in scene.rng.sample(scene.directives, len(scene.directives)):
            wanted = made < MOST_SCHEMES and scene.rng.random() < self.share and scene.worth(directive) > RUIN
            if wanted and scene.stands([*chosen, directive]):
                chosen.append(directive)
                made += 1
        return chosen


@dataclass(frozen=True)
class Candidate:
    number: int
    cast: str
    ended: str
    drama: Drama


def played(rules: str, board: str, seed: int, number: int) -> tuple[Game, dict[str, str], float]:
    """The game with this number, its bots by seat, and how often they make offers of their own."""
    rng = Random(f"{seed}/{number}")
    cast, share = rng.choice(CASTS), rng.choice(SHARES)
    match = Match.of(rules, board, {}, {}, f"exhibition/{rules}/{seed}/{number}")
    seats = list(match.game.rules.names)
    rng.shuffle(seats)
    names = dict(zip(seats, cycle(cast), strict=False))
    match.bots = {seat: Schemer(bot(name), share) for seat, name in names.items()}
    return match.play(PHASES), {seat: names[seat] for seat in match.game.rules.names}, share


def _candidate(task: tuple[str, str, int, int]) -> Candidate | None:
    rules, board, seed, number = task
    game, bots, share = played(rules, board, seed, number)
    if game.state.outcome is None:
        return None
    cast = f"{'+'.join(sorted(set(bots.values())))} {share:g}"
    return Candidate(number, cast, f"{game.phase} {game.state.outcome.kind}", drama(game))


def candidates(rules: str, board: str, seed: int, games: int, processes: int) -> list[Candidate]:
    """The games that came to an end, the most dramatic first."""
    tasks = [(rules, board, seed, number) for number in range(games)]
    with get_context("spawn").Pool(processes) as pool:
        found = [one for one in pool.imap(_candidate, tasks) if one is not None]
    return sorted(found, key=lambda one: (-one.drama.pace, one.number))


def _told(one: Candidate) -> Iterator[str]:
    phases = sorted(one.drama.phases.items(), key=lambda row: -row[1])[:SHOWN]
    yield f"{one.number:4} {one.drama.pace:5.2f} {one.drama.total:5.1f}  {one.ended}  {one.cast}"
    yield "      " + ", ".join(f"{phase} {value:.1f}" for phase, value in phases)
    yield "      " + ", ".join(f"{code} {n}" for code, n in sorted(one.drama.counts.items(), key=lambda row: -row[1]))


@click.group()
def main() -> None:
    """Choose games to show on the home page."""


@main.command()
@click.argument("rules")
@click.option("--map", "board", default="standard")
@click.option("--games", default=40)
@click.option("--seed", default=1)
@click.option("--processes", default=1)
@click.option("--show", default=10)
def search(rules: str, board: str, games: int, seed: int, processes: int, show: int) -> None:
    """Play games and print the most dramatic ones."""
    for one in candidates(rules, board, seed, games, processes)[:show]:
        click.echo("\n".join(_told(one)))


def _chosen(rules: str, board: str, which: str) -> tuple[Game, dict[str, str]]:
    seed, _slash, number = which.partition("/")
    game, bots, _share = played(rules, board, int(seed), int(number))
    return game, bots


@main.command()
@click.argument("rules")
@click.argument("which")
@click.option("--map", "board", default="standard")
def story(rules: str, which: str, board: str) -> None:
    """Print the story of one game, and the drama of its phases."""
    game, _bots = _chosen(rules, board, which)
    click.echo("\n".join(newspaper.told(game.rules, facts(game, None))))
    click.echo(str(drama(game).phases))


@main.command()
@click.argument("rules")
@click.argument("which")
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--map", "board", default="standard")
def save(rules: str, which: str, path: Path, board: str) -> None:
    """Write one game to PATH.jsonl.gz, and what is known about it to PATH.toml, unless there is one."""
    game, bots = _chosen(rules, board, which)
    path.parent.mkdir(parents=True, exist_ok=True)
    file, table = path.with_name(f"{path.name}.jsonl.gz"), path.with_name(f"{path.name}.toml")
    file.write_bytes(gzip.compress(write_game(game).encode(), 9, mtime=0))
    click.echo(f"{file}: {file.stat().st_size} bytes")
    if not table.exists():
        table.write_text(_table(rules, which, drama(game), bots), encoding="utf-8")


def _table(rules: str, which: str, found: Drama, bots: dict[str, str]) -> str:
    """The beginning of an exhibition, which opens on its most dramatic phase."""
    best = sorted(found.phases, key=lambda phase: -found.phases[phase])[:3]
    captions = ", ".join(f'"{phase}"' for phase in found.phases if phase in best)
    lines = [
        f"# python -m tools.exhibitions save {rules} {which}",
        f'opens = "{found.peak}"',
        f"captions = [{captions}]",
    ]
    return "\n".join([*lines, "", "[bots]", *(f'"{seat}" = "{name}"' for seat, name in bots.items()), ""])


if __name__ == "__main__":
    main()
