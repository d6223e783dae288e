"""Makes a database as an earlier version left it: games of all rules in the middle of a phase, and what lies beside.

    git archive COMMIT src | tar x -C /tmp/then
    PYTHONPATH=/tmp/then/src python tests/store/old/make.py tests/store/old/NAME.json.xz

Run by the code of that commit, so it may use nothing but what all of them have. The file holds every row of every
table; it is never made again, only added to.
"""

from __future__ import annotations

import json
import lzma
import sys
from pathlib import Path
from random import Random
from typing import Any

from casusbelli.rules.spec import packs
from casusbelli.service.house import House, Who
from casusbelli.service.settings import Clock, Settings, Setup

from casusbelli.service import games, gm, orders, press, seating, worker
from casusbelli.store import new_id, open_store

TOGETHER = (
    "factional + minor-powers + variable-control",
    "formal + rebellion + annexation",
    "international-relations + masters",
)
SHORT = 3  # phases behind each game


def person(house: House, name: str, role: str = "player") -> Who:
    account = new_id()
    with house.write() as tx:
        tx.add("accounts", id=account, name=name, name_key=name.casefold(), role=role, created=tx.now())
    return Who(account, name, role)


def settle(house: House) -> None:
    while worker.step(house):
        pass


def written(house: House, game: str, who: Who, seat: str, chance: Random) -> str:
    """An order for most of what this seat may order."""
    with house.read() as tx:
        row = tx.one("SELECT * FROM games WHERE id = ?", game)
        assert row is not None
        there = house.game(tx, row)
    chosen = [chance.choice(found) for found in there.decisions(seat) if found and chance.random() < 0.9]
    return "\n".join(map(str, chosen))


def open_now(house: House, who: Who, game: str) -> dict[str, Any]:
    return dict(games.info(house, who, game))


def play(house: House, rules: str, people: tuple[Who, Who], chance: Random) -> str:
    """Some phases, then half a phase: one player has written, a bot too, messages have come."""
    setup = Setup(name=f"Old {rules}"[:60], rules=rules, settings=Settings(clock=Clock(length=1440)))
    game = games.create(house, people[0], setup)
    names = [seat["seat"] for seat in open_now(house, people[0], game)["seats"]]
    for who, seat in zip(people, names, strict=False):
        seating.join(house, who, game, seat)
    if open_now(house, people[0], game)["status"] == "forming":
        seating.start(house, people[0], game, "greedy")
    seats = dict(zip(names, people, strict=False))
    for phase in range(SHORT + 1):
        settle(house)
        now = open_now(house, people[0], game)
        asked = [row["seat"] for row in now["seats"] if row["asked"] and row["seat"] in seats]
        for seat in asked if phase < SHORT else asked[:1]:
            text = written(house, game, seats[seat], seat, chance)
            orders.submit(house, seats[seat], game, seat, now["phase"], text)
            if phase < SHORT:
                orders.ready(house, seats[seat], game, seat, now["phase"], True)
    settle(house)
    press.send(house, people[0], game, [names[1]], "Peace in our time?", names[0])
    press.send(house, people[1], game, ["*"], "A word to everybody.", names[1])
    return game


def make(house: House) -> None:
    people = (person(house, "Ada"), person(house, "Björn"))
    gus, eve = person(house, "Gus"), person(house, "Eve", "administrator")
    chance = Random(1)
    for rules in (*packs(), *TOGETHER):
        play(house, rules, people, chance)
    forming = games.create(house, gus, Setup(name="Waiting for players", gm=True, bots={"Italy": "hold"}))
    seating.join(house, people[0], forming, "France", nonce="a nonce")
    seating.invite(house, gus, forming, "Björn", "Turkey")
    dealt = games.create(house, gus, Setup(name="To be dealt out", settings=Settings(deal="preferences")))
    seating.join(house, people[1], dealt, wants=["Russia"], nonce="another")
    games.create(
        house, eve, Setup(name="Sandbox", rules="formal", kind="sandbox", settings=Settings(clock=Clock(length=0)))
    )
    paused = games.create(house, gus, Setup(name="Paused", gm=True, bots={"Italy": "hold"}))
    seating.join(house, people[0], paused, "France")
    seating.start(house, gus, paused, "hold")
    gm.pause(house, gus, paused, why="a holiday")
    with house.write() as tx:
        tx.run("UPDATE accounts SET email = ? WHERE id = ?", "ada@example.org", people[0].known())
        tx.add("blocks", account=people[0].known(), blocked=gus.known(), at=tx.now())


def rows(house: House) -> dict[str, list[dict[str, Any]]]:
    with house.read() as tx:
        tables = [row["name"] for row in tx.all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return {table: [dict(row) for row in tx.all(f"SELECT * FROM {table}")] for table in tables}


def main() -> None:
    house = House(open_store("sqlite://:memory:"))
    make(house)
    text = json.dumps(rows(house), sort_keys=True, ensure_ascii=False)
    Path(sys.argv[1]).write_bytes(lzma.compress(text.encode(), preset=9))


if __name__ == "__main__":
    main()
