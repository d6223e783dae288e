"""The options by which commands choose a language model and its budgets. Without a source of answers there is none."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from casusbelli.bots import UnknownBot, bot
from casusbelli.cli.files import fail, file_text
from casusbelli.llm.agent import Agent
from casusbelli.llm.fallbacks import NOBODY
from casusbelli.llm.providers import KEY, CommandProvider, Provider, ScriptedProvider
from casusbelli.llm.spending import AgentLimits, Budget, Prices
from casusbelli.llm.transcripts import answers

Command = Callable[..., Any]
AMOUNT, COUNT = click.FloatRange(0), click.IntRange(1)


def _fallback(_ctx: object, _param: object, name: str) -> str:
    try:
        return name if name == NOBODY else bot(name).name
    except UnknownBot as fault:
        raise click.BadParameter(str(fault)) from None


def model_options(command: Command) -> Command:
    for option in reversed(
        (
            click.option("--endpoint", metavar="URL", help="The base address of an OpenAI-compatible API."),
            click.option("--model", metavar="NAME", help="The model at the endpoint."),
            click.option("--key-file", metavar="FILE", help=f"A file with the API key (or set {KEY})."),
            click.option("--temperature", type=AMOUNT, help="The temperature at the endpoint."),
            click.option("--command", metavar="COMMAND", help="A local command: prompt on stdin, answer on stdout."),
            click.option("--replay", metavar="FILE", multiple=True, help="Give the answers of transcripts again."),
            click.option("--fallback", default="dumbbot", show_default=True, metavar="BOT", callback=_fallback,
                         help="The bot that plays when the model does not, or none."),
            click.option("--tries", default=2, show_default=True, type=COUNT, help="Answers in a phase, with hints."),
            click.option("--answer-tokens", default=2_000, show_default=True, type=COUNT, help="Length of an answer."),
            click.option("--call-seconds", default=120.0, show_default=True, type=AMOUNT, help="Time for an answer."),
            click.option("--phase-tokens", type=COUNT, help="Budget of tokens for a phase."),
            click.option("--phase-seconds", default=300.0, show_default=True, type=AMOUNT,
                         help="Budget of time for a phase."),
            click.option("--phase-cost", type=AMOUNT, help="Budget of money for a phase."),
            click.option("--game-tokens", type=COUNT, help="Budget of tokens for a game."),
            click.option("--game-seconds", type=AMOUNT, help="Budget of time for a game."),
            click.option("--game-cost", type=AMOUNT, help="Budget of money for a game."),
            click.option("--prompt-price", type=AMOUNT, help="Price of a million tokens of prompts."),
            click.option("--answer-price", type=AMOUNT, help="Price of a million tokens of answers."),
        )
    ):  # fmt: skip
        command = option(command)
    return command


def agent_of(said: dict[str, Any]) -> Agent:
    """The agent that the options describe; they are taken out of ``said``."""
    names = ("endpoint", "model", "key_file", "temperature", "command", "replay")
    provider = _provider(**{name: said.pop(name) for name in names})
    prices = said.pop("prompt_price"), said.pop("answer_price")
    phase, game = (
        Budget(said.pop(f"{of}_tokens"), said.pop(f"{of}_seconds"), said.pop(f"{of}_cost")) for of in ("phase", "game")
    )
    if (phase.money is not None or game.money is not None) and None in prices:
        fail("a budget of money needs --prompt-price and --answer-price")
    limits = AgentLimits(
        phase, game, said.pop("answer_tokens"), said.pop("call_seconds"), Prices(*(price or 0.0 for price in prices))
    )
    return Agent(provider, limits, said.pop("tries"))


def _provider(
    endpoint: str | None,
    model: str | None,
    key_file: str | None,
    temperature: float | None,
    command: str | None,
    replay: Sequence[str],
) -> Provider:
    if sum(map(bool, (endpoint, command, replay))) != 1:
        fail("choose one source of answers: --endpoint, --command or --replay")
    if replay:
        for file in replay:
            if not Path(file).is_file():
                fail(f"{file}: no such file")
        return ScriptedProvider(answer for file in replay for answer in answers(Path(file)))
    if command:
        try:
            return CommandProvider(command)
        except ValueError as fault:
            fail(f"--command: {fault}")
    if not endpoint or not model:
        fail("--endpoint needs --model")
    try:
        from casusbelli.llm.openai_endpoint import OpenAiEndpoint
    except ImportError:
        fail("an endpoint needs httpx2; install casusbelli[llm]")
    key = secret(key_file, KEY)
    return OpenAiEndpoint(endpoint, model, key, temperature)


def secret(file: str | None, variable: str) -> str:
    """A secret from a file or the environment; never from an option, which other users of the machine can see."""
    return (file_text(file) if file is not None else os.environ.get(variable, "")).strip()
