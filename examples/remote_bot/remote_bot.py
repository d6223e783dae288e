"""A bot in a process of its own: it signs in to a service with an API token and plays whatever its account owes.

export CASUSBELLI_TOKEN=cb_...
python remote_bot.py http://127.0.0.1:8000 --bot dumbbot
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from casusbelli.bots import Bot, SeatView, bot, bots
from casusbelli.client import Client, Problem
from casusbelli.records.games.positions import from_state
from casusbelli.variants import read_board

RARE = 8  # one in so many of the directives on offer is given by chance


def play(client: Client, player: Bot | None, rng: Random) -> list[str]:
    """Answer everything that is owed now; what was done, in sentences."""
    return [_answer(client, item, player, rng) for item in client.owed() if item["kind"] == "orders"]


def _answer(client: Client, item: dict[str, Any], player: Bot | None, rng: Random) -> str:
    """The phase goes with the orders: judged meanwhile, they are refused and never count for the next one."""
    game, phase, seat = item["game"], item["phase"], item["seat"]
    told = f"{item['name']}, {phase}, {seat}: "
    try:
        orders = from_scene(client, game, seat, player, rng) if player else from_choices(client, game, seat, rng)
        receipt = client.submit(game, phase, orders, seat, base=item["draft"])
        client.ready(game, phase, seat=seat)
    except Problem as fault:  # too late, or somebody else has written for this seat
        return f"{told}not sent: {fault}"
    refused = [f"refused: {why['order']}: {why['text']}" for why in receipt["refused"]]
    return told + "; ".join([*receipt["orders"], *refused])


def from_choices(client: Client, game: str, seat: str, rng: Random) -> Sequence[str]:
    """By chance, from what the service offers. A bot of your own in any language may begin like this."""
    offered = client.choices(game, seat)
    chosen = [rng.choice(orders)["text"] for orders in offered["decisions"]]
    return chosen + [order["text"] for order in offered["directives"] if not rng.randrange(RARE)]


def from_scene(client: Client, game: str, seat: str, player: Bot, rng: Random) -> Sequence[str]:
    """A bot of the library, on the position as the service shows it to this seat."""
    board = read_board(client.text(f"/games/{game}/map"))  # it need not be one that is installed here
    known = from_state(client.state(game, seat), lambda _name: board, secrets.token_bytes(32), exactly=False).game
    return [str(order) for order in player.orders(SeatView.of(known.rules, known.state, seat, rng))]


def main(arguments: Sequence[str]) -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    asked.add_argument("url")
    asked.add_argument("--bot", choices=list(bots()), help="a bot of the library; without it any order on offer")
    asked.add_argument("--every", type=float, default=10, help="seconds between looks at what is owed")
    asked.add_argument("--once", action="store_true", help="answer what is owed now, and stop")
    said = asked.parse_args(arguments)
    client = Client(said.url, token=os.environ["CASUSBELLI_TOKEN"])
    while True:
        print(*play(client, bot(said.bot) if said.bot else None, Random()), sep="\n", flush=True)
        if said.once:
            return
        time.sleep(said.every)


if __name__ == "__main__":
    main(sys.argv[1:])
