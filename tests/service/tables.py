"""Games for the tests of the service: created in a line, played by the worker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import Clock, PressSettings, Settings, Setup
from casusbelli.service.games import lobby, order_entry, seating
from casusbelli.service.ops import bot_turns, worker
from casusbelli.store import new_id

POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
HOUR = 3_600_000


def person(service: Service, name: str, role: str = "player") -> Who:
    """A person with an account, without the cost of hashing a password."""
    account = new_id()
    with service.write() as tx:
        tx.add("accounts", id=account, name=name, name_key=name.casefold(), role=role, created=tx.now())
    return Who(account, name, role)


def give_email(service: Service, *people: Who) -> None:
    """Notifications can be sent to them."""
    with service.write() as tx:
        for who in people:
            tx.change("accounts", {"id": who.account}, email=f"{who.account}@example.org")


def made(service: Service, owner: Who, rules: str = "standard", **more: Any) -> str:
    return lobby.create(service, owner, Setup(name="A game", rules=rules, **more))


def seven(service: Service, settings: Settings | None = None, **more: Any) -> tuple[str, dict[str, Who]]:
    """A game of the standard rules with seven people in it, begun."""
    people = {seat: person(service, f"Player of {seat}") for seat in POWERS}
    game = made(service, people["Austria"], settings=settings or Settings(), **more)
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    if more.get("gm"):
        seating.start(service, people["Austria"], game)
    return game, people


def duel(
    service: Service, clock: Clock | None = None, press: PressSettings | None = None, **more: Any
) -> tuple[str, Who, Who]:
    """Two people in the game for two."""
    one, other = person(service, "Ada"), person(service, "Bob")
    settings = Settings(clock=clock or Clock(), press=press or PressSettings(), **more)
    game = made(service, one, "world-war-one", settings=settings)
    seating.join(service, one, game, "Entente")
    seating.join(service, other, game, "Central")
    return game, one, other


def phase(service: Service, who: Who, game: str) -> str:
    return str(lobby.info(service, who, game)["phase"])


def write_all(service: Service, game: str, people: Mapping[str, Who], texts: Mapping[str, str] | None = None) -> None:
    """Everybody who is asked writes something and is ready."""
    for seat, who in people.items():
        info = lobby.info(service, who, game)
        asked = next(s["asked"] for s in info["seats"] if s["seat"] == seat)
        if asked is not None:
            order_entry.submit(service, who, game, seat, info["phase"], (texts or {}).get(seat, ""))
            order_entry.ready(service, who, game, seat, info["phase"], True)


def settle(service: Service, rounds: int = 50, ask: bot_turns.Ask | None = None) -> None:
    """Let the worker do all that is due now."""
    for _round in range(rounds):
        if not worker.step(service) + bot_turns.play(service, ask):
            return
    raise AssertionError("the worker finds no end")


def deadline(service: Service, game: str) -> int:
    """Of the open phase, which has one."""
    found = lobby.info(service, VISITOR, game)["deadline"]
    assert found is not None
    return found
