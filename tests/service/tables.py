"""Games for the tests of the service: made in a line, played by the worker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casusbelli.service import bot_turns, games, orders, seating, worker
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Clock, Press, Settings, Setup
from casusbelli.store import new_id

POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
HOUR = 3_600_000


def person(house: House, name: str, role: str = "player") -> Who:
    """Somebody who has an account, without the trouble of making a password."""
    account = new_id()
    with house.write() as tx:
        tx.add("accounts", id=account, name=name, name_key=name.casefold(), role=role, created=tx.now())
    return Who(account, name, role)


def made(house: House, owner: Who, rules: str = "standard", **more: Any) -> str:
    return games.create(house, owner, Setup(name="A game", rules=rules, **more))


def seven(house: House, settings: Settings | None = None, **more: Any) -> tuple[str, dict[str, Who]]:
    """A game of the standard rules with seven people in it, begun."""
    people = {seat: person(house, f"Player of {seat}") for seat in POWERS}
    game = made(house, people["Austria"], settings=settings or Settings(), **more)
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    if more.get("gm"):
        seating.start(house, people["Austria"], game)
    return game, people


def duel(house: House, clock: Clock | None = None, press: Press | None = None, **more: Any) -> tuple[str, Who, Who]:
    """Two people in the game for two."""
    one, other = person(house, "Ada"), person(house, "Bob")
    settings = Settings(clock=clock or Clock(), press=press or Press(), **more)
    game = made(house, one, "world-war-one", settings=settings)
    seating.join(house, one, game, "Entente")
    seating.join(house, other, game, "Central")
    return game, one, other


def phase(house: House, who: Who, game: str) -> str:
    return str(games.info(house, who, game)["phase"])


def write_all(house: House, game: str, people: Mapping[str, Who], texts: Mapping[str, str] | None = None) -> None:
    """Everybody who is asked writes something and is ready."""
    for seat, who in people.items():
        info = games.info(house, who, game)
        asked = next(s["asked"] for s in info["seats"] if s["seat"] == seat)
        if asked is not None:
            orders.submit(house, who, game, seat, info["phase"], (texts or {}).get(seat, ""))
            orders.ready(house, who, game, seat, info["phase"], True)


def settle(house: House, rounds: int = 50) -> None:
    """Let the worker do all that there is to do now."""
    for _round in range(rounds):
        if not worker.step(house) + bot_turns.play(house):
            return
    raise AssertionError("the worker finds no end")


def deadline(house: House, game: str) -> int:
    """Of the open phase, which has one."""
    found = games.info(house, VISITOR, game)["deadline"]
    assert found is not None
    return found
