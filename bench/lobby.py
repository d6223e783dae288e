"""How long a page of the lobby takes among 10,000 games, by filter: ``python -m bench.lobby [DATABASE]``."""

from __future__ import annotations

import sys
from functools import cache
from random import Random
from statistics import median
from time import perf_counter

from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.settings import Clock, PressSettings, Settings, Setup
from casusbelli.service.games import lobby
from casusbelli.service.games.lobby_filters import Filters
from casusbelli.store import Tx, new_id, open_store
from casusbelli.variants import board

GAMES, ROUNDS = 10_000, 9
STATUSES = ("forming",) * 5 + ("running",) * 25 + ("finished",) * 70
RULES = ("standard", "factional", "masters", "formal", "international-relations + last-year")
PACES = (15, 720, 1440, 4320, 0)
FILTERS = {
    "no filter": Filters(),
    "waiting for players": Filters(status="forming"),
    "free seats": Filters(free=True),
    "rules and pace": Filters(rules="formal", pace="live"),
    "all filters": Filters("running", "masters", "standard", "relaxed", "private", True, False, "game 9"),
    "a name that nothing has": Filters(search="zzz"),
    "a name that one game has": Filters(search="game 4711"),
}


def fill(service: Service) -> None:
    with service.write() as tx:
        owner = new_id()
        tx.add("accounts", id=owner, name="Ada", name_key="ada", created=tx.now())
    random = Random(7)
    with service.write() as tx:
        for n in range(GAMES):
            _game(service, tx, owner, n, random)


def _game(service: Service, tx: Tx, owner: str, n: int, random: Random) -> None:
    rules = random.choice(RULES)
    press = PressSettings(private=random.random() < 0.8, groups=False)
    settings = Settings(Clock(length=random.choice(PACES)), press, anonymous=random.random() < 0.2)
    table = lobby.put_up(service, tx, owner, Setup(f"Game {n}", rules, settings=settings), _rules(rules))
    status = random.choice(STATUSES)
    table.change(status=status, created=tx.now() + n)
    if status != "forming" and random.random() < 0.9:
        table.change_seats(bot="hold")


@cache
def _rules(spec: str) -> RuleSet:
    return rule_set(read_spec(spec), board("standard"))


def milliseconds(service: Service, filters: Filters) -> tuple[float, int]:
    spent = []
    for _round in range(ROUNDS):
        start = perf_counter()
        found = lobby.listing(service, VISITOR, limit=24, filters=filters)["games"]
        spent.append(1000 * (perf_counter() - start))
    return median(spent), len(found)


def main() -> None:
    store = open_store(sys.argv[1] if len(sys.argv) > 1 else "sqlite://:memory:")
    service = Service(store)
    if not lobby.listing(service, VISITOR)["games"]:
        fill(service)
    for name, filters in FILTERS.items():
        spent, count = milliseconds(service, filters)
        print(f"{name:26} {spent:6.1f} ms, {count} games")
    store.close()


if __name__ == "__main__":
    main()
