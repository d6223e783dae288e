"""The example of a bot in its own process (examples/remote_bot), against a running service."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from casusbelli.bots import SeatView, bot
from casusbelli.client import Client
from casusbelli.core.orders import Order
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby, seating
from casusbelli.service.ops import bot_turns, worker
from casusbelli.service.people import api_tokens
from examples.remote_bot.remote_bot import play
from tests.client.test_client import running

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot" / "remote_bot.py"
POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


@pytest.fixture
def client(service: Service, ada: Who) -> Iterator[Client]:
    token = api_tokens.create(service, ada, "bot", ["read", "play"]).secret
    with running(service) as port:
        yield Client(f"http://127.0.0.1:{port}", token)


def begun(service: Service, ada: Who, rules: str) -> str:
    """A game in which the bot's account plays France and bots play the others."""
    others = dict.fromkeys((power for power in POWERS if power != "France"), "hold")
    game = lobby.create(service, ada, Setup("A game", rules, bots=others, settings=Settings(clock=Clock(length=0))))
    seating.join(service, ada, game, "France")
    return game


def judged(service: Service) -> None:
    while worker.step(service) + bot_turns.play(service):
        pass


@pytest.mark.drawn(1)
@pytest.mark.parametrize("rules", ["standard", "formal", "international-relations", "masters"])
def test_a_bot_of_the_library_plays_years(rules: str, client: Client, service: Service, ada: Who) -> None:
    game = begun(service, ada, rules)
    said: list[str] = []
    while client.game(game)["phase"] < "S1903":
        said += play(client, bot("dumbbot"), Random(1))
        judged(service)
    assert all(line.startswith("A game, ") and ", France: " in line for line in said)
    assert not [line for line in said if "refused" in line or "not sent" in line]
    assert client.owed()[0]["phase"] == client.game(game)["phase"]


def test_by_chance_from_what_is_offered(client: Client, service: Service, ada: Who) -> None:
    game = begun(service, ada, "standard")
    [said] = play(client, None, Random(3))
    assert client.orders(game)["orders"] == said.removeprefix("A game, S1901M, France: ").split("; ")
    assert len(client.orders(game)["orders"]) == 3
    assert play(client, None, Random(3)) == []
    judged(service)
    assert client.game(game)["phase"] == "F1901M"


@dataclass
class Late:
    """A bot during whose turn the phase is adjudicated."""

    service: Service
    client: Client
    game: str
    name: str = "late"
    thought: list[str] = field(default_factory=list)

    def orders(self, scene: SeatView) -> Sequence[Order]:
        self.thought.append(scene.phase)
        self.client.no_orders(self.game, scene.phase)
        judged(self.service)
        return [orders[0] for orders in scene.decisions]


def test_a_late_bot_never_orders_the_next_phase(client: Client, service: Service, ada: Who) -> None:
    game = begun(service, ada, "standard")
    late = Late(service, client, game)
    assert play(client, late, Random(1)) == [
        "A game, S1901M, France: not sent: Spring 1901 is not the current phase. Fall 1901 is. Reload the game."
    ]
    assert late.thought == ["S1901M"]
    assert (client.game(game)["phase"], client.orders(game)["orders"]) == ("F1901M", [])


def test_as_a_program(client: Client, service: Service, ada: Who) -> None:
    game = begun(service, ada, "standard")
    command = [sys.executable, str(EXAMPLE), client.url.geturl(), "--bot", "greedy", "--once"]
    told = subprocess.run(
        command, env={**os.environ, "CASUSBELLI_TOKEN": str(client.token)}, capture_output=True, text=True, check=True
    )
    assert told.stdout.startswith("A game, S1901M, France: ")
    assert len(client.orders(game)["orders"]) == 3
