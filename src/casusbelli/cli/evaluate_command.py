"""``casus evaluate``: how well a language model plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from casusbelli.bots import UnknownBot, bot
from casusbelli.cli.files import fail, watched
from casusbelli.cli.maps import map_option
from casusbelli.cli.model_options import agent_of, model_options
from casusbelli.cli.rules import chosen, house_rules
from casusbelli.core.board import Board
from casusbelli.engine.component import RulesClash
from casusbelli.engine.spec import UnknownRules
from casusbelli.llm.evaluation import Evaluation, EvaluationPlan, evaluated, evaluation
from casusbelli.records.games.game_file import board_text
from casusbelli.variants import UnwritableBoard
from casusbelli.variants.table import new_game

LONG = 2  # games from which on a progress bar is shown


def _against(_ctx: object, _param: object, name: str) -> str:
    try:
        return bot(name).name
    except UnknownBot as fault:
        raise click.BadParameter(str(fault)) from None


@click.command(
    epilog="""\b
Examples:
  casus evaluate --endpoint http://127.0.0.1:11434/v1 --model llama3.1 --games 14
  casus evaluate international-relations --command ./my-model --against greedy --json"""
)
@click.argument("spec", default="standard")
@map_option
@house_rules
@model_options
@click.option("--against", default="dumbbot", show_default=True, metavar="BOT", callback=_against,
              help="The bot in all other seats.")  # fmt: skip
@click.option("--models", default=1, show_default=True, type=click.IntRange(1),
              help="How many seats of a game the model plays. They can write to each other.")  # fmt: skip
@click.option("--talking", is_flag=True,
              help="Give the bots characters: they exchange quick phrases with the model.")  # fmt: skip
@click.option("--games", default=7, show_default=True, type=click.IntRange(1), help="The number of games.")
@click.option("--phases", default=20, show_default=True, type=click.IntRange(1), help="The longest a game may be.")
@click.option("--seed", default=1, show_default=True, help="The source of all randomness of the games and bots.")
@click.option("--transcripts", metavar="FOLDER", type=click.Path(file_okay=False, path_type=Path),
              help="Keep the transcripts in this new folder.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def evaluate(
    spec: str, on: Board, settings: tuple[str, ...], transcripts: Path | None, as_json: bool, **said: Any
) -> None:
    """Let a language model play games of SPEC against bots, on this machine, and score its play.

    The scores are the legality of its orders, its strength beside the bot in its place in the same games, the treaties
    and promises that it kept, and the declarations that it made.
    """
    if transcripts is not None and transcripts.exists() and any(transcripts.iterdir()):
        fail(f"{transcripts} is not empty; choose a new folder")
    agent = agent_of(said)
    plan = _plan(spec, on, chosen(settings), **said)
    games = list(watched(evaluated(plan, agent, transcripts), plan.games, "Playing", LONG))
    found = evaluation(plan, agent.provider.name, games)
    click.echo(json.dumps(msgspec.to_builtins(found), indent=1) if as_json else "\n".join(_lines(found)))


def _plan(spec: str, on: Board, options: dict[str, str], **said: Any) -> EvaluationPlan:
    try:
        plan = EvaluationPlan(rules=spec, map=on.name, options=options, map_text=board_text(on), **said)
        new_game(plan.rules, plan.board, plan.options)
    except (UnwritableBoard, UnknownRules, RulesClash) as fault:
        fail(str(fault))
    return plan


def _lines(found: Evaluation) -> Iterator[str]:
    plan = found.plan
    games = f"{plan.games} games of up to {plan.phases} phases, seed {plan.seed}"
    yield f"{found.model}: {plan.rules} on {plan.map}, {games}"
    yield from ("", "Legality")
    yield f"  {'orders accepted at once':<34} {_share(found.at_once)}"
    yield f"  {'orders accepted after hints':<34} {_share(found.after_hints)}"
    yield f"  {f'phases left to the fallback, {plan.fallback}':<34} {_share(found.fallbacks)}"
    head = (found.model[:14], "others", plan.against, "difference", "95 %")
    yield from ("", f"{'Strength':<18} {head[0]:>14} {head[1]:>8} {head[2]:>8} {head[3]:>11} {head[4]:>18}")
    for name, it in found.strength.items():
        yield (
            f"  {name:<16} {it.model:>14.3f} {it.others:>8.3f} {it.bot:>8.3f} {it.difference:>+11.3f}"
            f" {it.low:>+8.3f} to {it.high:>+6.3f}"
        )
    yield from ("", "Treaties", "  " + ", ".join(f"{n} {what}" for what, n in found.treaties.items()))
    yield from ("", "Promises in quick phrases", "  " + ", ".join(f"{n} {what}" for what, n in found.promises.items()))
    yield from ("", "Declarations, votes and proposals")
    yield "  " + (", ".join(f"{n} {kind}" for kind, n in found.directives.items()) or "none")
    yield from ("", "Spending")
    yield (
        f"  {found.calls} calls, {found.tokens} tokens, {found.seconds:.1f} s, cost {found.money:.4f},"
        f" {found.messages} messages"
    )


def _share(of: tuple[int, int]) -> str:
    count, all_ = of
    return f"{count:>6} of {all_:>6}" + (f"{count / all_:>8.1%}" if all_ else "")
