"""Something to play and something to watch from the first minute: for each way to play a game in which only one seat is
free and bots play the others, and one that bots have played to its end."""

from __future__ import annotations

from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import packs
from casusbelli.service import games
from casusbelli.service.house import House, Who
from casusbelli.service.settings import Clock, Settings, Setup
from casusbelli.store import new_id

OWNER = "Casus Belli"  # no person's account: it has no password, and nobody can sign in to it
DEMO, SHOW = "Demo", "Exhibition"
YEARS = 5  # of an exhibition
OPPONENT, ACTOR = "dumbbot", "greedy"
AT_LEISURE = Settings(clock=Clock(length=0), misses=0)


def played() -> list[tuple[str, str]]:
    """The games that there are, with their rules."""
    return [("Standard", "standard"), *((pack.game, name) for name, pack in packs().items() if pack.game)]


def keep(house: House) -> list[str]:
    """Put up what is missing: one that is waiting of each kind, and the exhibitions. The ids of the new ones."""
    owner = _owner(house)
    with house.read() as tx:
        rows = tx.all("SELECT name, status FROM games WHERE owner = ? AND status <> 'cancelled'", owner.account)
    waiting = {row["name"] for row in rows if row["status"] == "forming"}
    there = {row["name"] for row in rows}
    made = []
    for title, rules in played():
        if f"{DEMO}: {title}" not in waiting:
            _, *others = _table(house, rules).names
            made.append(_create(house, owner, f"{DEMO}: {title}", rules, dict.fromkeys(others, OPPONENT)))
        if f"{SHOW}: {title}" not in there:
            table = _table(house, rules)
            shown = f"{rules} + last-year(year={int(table.start[1:5]) + YEARS})"
            made.append(_create(house, owner, f"{SHOW}: {title}", shown, dict.fromkeys(table.names, ACTOR)))
    return made


def _table(house: House, rules: str) -> RuleSet:
    return games.rules_of(house, rules, "standard", {})


def _owner(house: House) -> Who:
    with house.read() as tx:
        row = tx.one("SELECT id FROM accounts WHERE name_key = ?", OWNER.casefold())
    account = row["id"] if row else new_id()
    if row is None:
        with house.write() as tx:
            tx.add("accounts", id=account, name=OWNER, name_key=OWNER.casefold(), created=tx.now())
    return Who(account, OWNER, "player")


def _create(house: House, owner: Who, name: str, rules: str, bots: dict[str, str]) -> str:
    return games.create(house, owner, Setup(name=name, rules=rules, bots=bots, settings=AT_LEISURE))
