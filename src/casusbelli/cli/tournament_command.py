"""``casus selfplay`` and ``casus tournament``: games between bots."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from casusbelli.bots import UnknownBot, bot
from casusbelli.bots.match import Match
from casusbelli.bots.scoring import SYSTEMS
from casusbelli.bots.tournament import (
    MIXED,
    ONE_AGAINST_ALL,
    Fixture,
    GameResult,
    OtherTournament,
    Plan,
    by_seat,
    fixtures,
    header_line,
    played,
    ratings,
    read_results,
    result_line,
    table,
)
from casusbelli.bots.tournament_page import page
from casusbelli.cli.files import fail, file_text, watched, write_file
from casusbelli.cli.maps import map_option
from casusbelli.cli.rules import chosen, house_rules
from casusbelli.core.board import Board
from casusbelli.engine.component import RulesClash
from casusbelli.engine.spec import UnknownRules
from casusbelli.records.games.game_file import board_text, write_game
from casusbelli.variants import UnwritableBoard
from casusbelli.variants.table import new_game

Command = Callable[..., Any]
FAIR = 4  # games from which on a progress bar is shown


def _bots(_ctx: object, _param: object, text: str) -> tuple[str, ...]:
    names = tuple(filter(None, map(str.strip, text.split(","))))
    try:
        for name in names:
            bot(name)
    except UnknownBot as fault:
        raise click.BadParameter(str(fault)) from None
    if not names:
        raise click.BadParameter("expected the name of at least one bot")
    return names


def common(command: Command) -> Command:
    """The arguments and options of both commands."""
    for option in (
        click.argument("spec", default="standard"),
        map_option,
        house_rules,
        click.option(
            "--bots",
            default="dumbbot,greedy,random",
            callback=_bots,
            show_default=True,
            help="Names of bots, separated by commas.",
        ),
        click.option("--games", default=7, type=click.IntRange(1), show_default=True, help="The number of games."),
        click.option(
            "--phases", default=60, type=click.IntRange(1), show_default=True, help="The maximum length of a game."
        ),
        click.option("--seed", default=1, show_default=True, help="The source of all randomness."),
        click.option(
            "--seconds", type=click.FloatRange(0.001), help="The time that a bot has for a phase (default: no limit)."
        ),
        click.option("--json", "as_json", is_flag=True, help="Print JSON."),
    ):
        command = option(command)
    return command


@click.command(
    epilog="""\b
Examples:
  casus selfplay --games 3 --phases 20
  casus selfplay formal --bots dumbbot --save games"""
)
@common
@click.option(
    "--save", metavar="FOLDER", type=click.Path(file_okay=False, path_type=Path), help="Save the game files in FOLDER."
)
def selfplay(save: Path | None, as_json: bool, **said: Any) -> None:
    """Let bots play games, and print how they went. SPEC is the standard game by default.

    The bots take the seats in turn, shifted by one seat in each game.
    """
    plan = _plan(MIXED, **said)
    games = []
    for fixture in watched(_fixtures(plan), plan.games, "Playing", FAIR):
        match = _played_here(plan, fixture)
        games.append(_told(match, fixture))
        if save is not None:
            save.mkdir(parents=True, exist_ok=True)
            write_file(str(save / f"game-{fixture.number + 1}.jsonl"), write_game(match.game, with_seed=True))
    click.echo(json.dumps({"games": games}) if as_json else "\n\n".join(map(_as_text, games)))


def _played_here(plan: Plan, fixture: Fixture) -> Match:
    match = Match.of(plan.rules, plan.board, plan.options, fixture.seats, fixture.seed)
    match.play(plan.phases, plan.seconds)
    return match


def _told(match: Match, fixture: Fixture) -> dict[str, Any]:
    game = match.game
    return {
        "game": fixture.number + 1,
        "seats": fixture.seats,
        "phase": game.phase,
        "outcome": game.view()["outcome"],
        "scores": {name: system(game) for name, system in SYSTEMS.items()},
        "faults": [{"phase": phase, "seat": seat, "fault": fault} for phase, seat, fault in match.faults],
    }


def _as_text(game: dict[str, Any]) -> str:
    ended = f"{game['outcome']['kind']}: {', '.join(game['outcome']['winners'])}" if game["outcome"] else "not finished"
    rows = [f"Game {game['game']}, {game['phase']}, {ended}"]
    rows += [f"  {seat:<16} {name:<10} {game['scores']['points'][seat]:g}" for seat, name in game["seats"].items()]
    rows += [f"  {fault['phase']} {fault['seat']}: {fault['fault']}" for fault in game["faults"]]
    return "\n".join(rows)


@click.command(
    epilog="""\b
Examples:
  casus tournament --bots random,greedy,dumbbot --games 21
  casus tournament formal --arrangement one-against-all --results formal.jsonl --page formal.html"""
)
@common
@click.option("--arrangement", type=click.Choice([MIXED, ONE_AGAINST_ALL]), default=MIXED, show_default=True,
              help="Let the bots take turns in the seats, or each play alone against copies of another.")  # fmt: skip
@click.option("--processes", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True,
              help="How many games to play at the same time.")  # fmt: skip
@click.option(
    "--results", metavar="FILE", help="Save results in FILE. The same command continues an interrupted tournament."
)
@click.option("--page", "page_file", metavar="FILE", help="Write an HTML page with plots.")
def tournament(
    arrangement: str, processes: int, results: str | None, page_file: str | None, as_json: bool, **said: Any
) -> None:
    """Compare bots over many games of SPEC. Every bot plays every seat equally often."""
    plan = _plan(arrangement, **said)
    done = _held(plan, results)
    known = {result.number for result in done}
    missing = [fixture for fixture in _fixtures(plan) if fixture.number not in known]
    for result in watched(played(plan, missing, processes), len(missing), "Playing", FAIR):
        done.append(result)
        if results is not None:
            with Path(results).open("ab") as file:
                file.write(result_line(result))
    if page_file is not None:
        write_file(page_file, page(plan, done))
    click.echo(json.dumps(_data(plan, done)) if as_json else _tables(done))


def _plan(arrangement: str, *, spec: str, on: Board, settings: tuple[str, ...], **said: Any) -> Plan:
    try:
        text = board_text(on)
    except UnwritableBoard as fault:
        fail(str(fault))
    options = chosen(settings)
    return Plan(rules=spec, map=on.name, options=options, arrangement=arrangement, map_text=text, **said)


def _fixtures(plan: Plan) -> list[Fixture]:
    try:
        new_game(plan.rules, plan.board, plan.options)
    except (UnknownRules, RulesClash) as fault:
        fail(str(fault))
    if plan.arrangement == ONE_AGAINST_ALL and len(set(plan.bots)) < 2:
        fail("one-against-all needs at least two bots; name them with --bots")
    return fixtures(plan)


def _held(plan: Plan, file: str | None) -> list[GameResult]:
    """The results already in the file. A new file gets its header."""
    if file is None:
        return []
    path = Path(file)
    if not path.exists():
        write_file(file, header_line(plan).decode())
        return []
    try:
        found = read_results(file_text(file, 1 << 30).encode(), plan)
    except OtherTournament as fault:
        fail(f"{file}: {fault}")
    except msgspec.DecodeError as fault:
        fail(f"{file}: a line is not a result: {fault}")
    write_file(file, (header_line(plan) + b"".join(map(result_line, found))).decode())
    return found


def _data(plan: Plan, done: Sequence[GameResult]) -> dict[str, Any]:
    return {
        "plan": msgspec.to_builtins(plan),
        "tables": {name: msgspec.to_builtins(table(done, name)) for name in SYSTEMS},
        "seats": msgspec.to_builtins(by_seat(done)),
        "ratings": {name: ratings(done, name) for name in SYSTEMS},
        "games": msgspec.to_builtins(sorted(done, key=lambda result: result.number)),
    }


def _tables(done: Sequence[GameResult]) -> str:
    parts = []
    for system in SYSTEMS:
        rows = [f"{system:<16} {'games':>6} {'mean':>8} {'95 %':>18}"]
        rows += [
            f"  {line.bot:<14} {line.games:>6} {line.mean:>8.3f} {line.low:>8.3f} to {line.high:>6.3f}"
            for line in table(done, system)
        ]
        parts.append("\n".join(rows))
    rows = [f"{'seat':<16} {'games':>6} {'solos':>8} {'centers':>9}"]
    rows += [
        f"  {line.seat:<14} {line.games:>6} {line.alone / line.games:>8.0%} {line.centres:>9.1%}"
        for line in by_seat(done)
    ]
    parts.append("\n".join(rows))
    faults = [fault for result in done for fault in result.faults]
    told = (
        [f"{len(faults)} errors by bots. The first one: {faults[0][0]} {faults[0][1]}: {faults[0][2]}"]
        if faults
        else []
    )
    return "\n\n".join([*parts, *told])
