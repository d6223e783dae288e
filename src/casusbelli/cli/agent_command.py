"""``casus agent``: a language model plays the seats of an account on a service."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from casusbelli.cli.files import fail
from casusbelli.cli.model_options import agent_of, model_options, secret
from casusbelli.client import Client, Problem, Unreachable
from casusbelli.llm.providers import TOKEN
from casusbelli.llm.remote_seat import RemotePlayer

UNREACHABLE = 1


@click.command(
    epilog="""\b
Examples:
  casus agent http://127.0.0.1:8000 --endpoint http://127.0.0.1:11434/v1 --model llama3.1
  casus agent https://diplomacy.example.org --command "./my-model --quiet" --rounds 3 --wait 600"""
)
@click.argument("url")
@model_options
@click.option("--token-file", metavar="FILE", help=f"A file with the API token of the account (or set {TOKEN}).")
@click.option("--rounds", default=1, show_default=True, type=click.IntRange(1),
              help="How often the model may think in a phase: again when it has got messages.")  # fmt: skip
@click.option("--wait", default=0.0, show_default=True, metavar="SECONDS", type=click.FloatRange(0),
              help="How long to wait for messages before the seat is marked as ready.")  # fmt: skip
@click.option("--transcripts", default=Path("transcripts"), show_default=True, metavar="FOLDER",
              type=click.Path(file_okay=False, path_type=Path), help="Where transcripts are kept.")  # fmt: skip
@click.option("--every", default=10.0, show_default=True, type=click.FloatRange(0.1), metavar="SECONDS",
              help="How often to look at what is due.")  # fmt: skip
@click.option("--once", is_flag=True, help="Do what is due now, and stop.")
def agent(
    url: str, token_file: str | None, rounds: int, wait: float, transcripts: Path, every: float, once: bool, **said: Any
) -> None:
    """Let a language model play the seats of an account on the service at URL, over its API.

    The account needs an API token with the scopes read, play and press. What the model is told leaves this machine only
    for the endpoint that you name.
    """
    token = secret(token_file, TOKEN)
    if not token:
        fail(f"there is no API token; set {TOKEN}, or use --token-file")
    fallback = said.pop("fallback")
    player = RemotePlayer(Client(url, token), agent_of(said), transcripts, fallback, rounds, wait)
    while True:
        for line in _played(player, once):
            click.echo(line)
        if once:
            return
        time.sleep(every)


def _played(player: RemotePlayer, once: bool) -> Iterator[str]:
    """A service that cannot be reached, or has no time, is asked again later."""
    try:
        yield from player.play()
    except (Problem, Unreachable) as fault:
        lasting = isinstance(fault, Problem) and fault.status in (401, 403)
        if once or lasting:
            fail(str(fault), UNREACHABLE)
        yield str(fault)
