"""The players of a storm: accounts made over HTTP, each with a token, a cookie, and some with mail and webhooks."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tests.chaos.callers import Caller, Reply
from tests.chaos.history import History
from tests.chaos.sinks import Sinks

PASSWORD = "a storm over three harbors"
SCOPES = ["read", "play", "press", "manage"]
PATIENCE = 60.0


@dataclass(frozen=True)
class Player:
    """``device``: with a token; ``other``: with a cookie. ``mail``: the address, if there is one."""

    name: str
    device: Caller
    other: Caller
    mail: str = ""
    hook: bool = False


def wanted(reply: Reply | None, what: str) -> Reply:
    if reply is None or not reply.ok:
        raise SystemExit(f"storm: {what}: {reply}")
    return reply


def made_players(count: int, ports: Sequence[int], history: History, sinks: Sinks, seed: int) -> list[Player]:
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(lambda n: _player(n, ports, history, sinks, random.Random(f"{seed} {n}")), range(count)))


def _player(number: int, ports: Sequence[int], history: History, sinks: Sinks, chance: random.Random) -> Player:
    name, mail = f"Player{number}", f"player{number}@example.org" if number % 3 == 0 else ""
    visitor = Caller(ports, {}, history, chance)
    account = {"name": name, "password": PASSWORD, **({"email": mail} if mail else {})}
    wanted(visitor.write("POST", "/accounts", account), "signing up")
    signed = wanted(visitor.write("POST", "/session", {"name": name, "password": PASSWORD}), "signing in")
    cookie = signed.headers["set-cookie"].partition(";")[0]
    other = Caller(ports, {"Cookie": cookie, "X-CSRF-Token": signed.data["csrf"]}, history, chance)
    made = wanted(other.write("POST", "/me/tokens", {"name": "storm", "scopes": SCOPES}), "making a token")
    device = Caller(ports, {"Authorization": f"Bearer {made.data['secret']}"}, history, chance)
    hook = number % 5 == 1
    if hook:
        address = {"address": f"http://127.0.0.1:{sinks.http}/{name}"}
        wanted(other.write("PUT", "/me/channels/webhook", address), "adding a webhook")
    if mail:
        _confirmed(other, sinks, mail)
    return Player(name, device, other, mail, hook)


def _confirmed(other: Caller, sinks: Sinks, mail: str) -> None:
    end = time.monotonic() + PATIENCE
    while mail not in sinks.links and time.monotonic() < end:
        time.sleep(0.1)
    secret = sinks.links.get(mail)
    if secret is None:
        raise SystemExit(f"storm: no mail has come to {mail}")
    wanted(other.write("POST", "/email-confirmations", {"secret": secret}), "confirming an address")
