"""Something to play and something to watch from the first minute: for each way to play a game in which only one seat is
free and bots play the others, and one that bots have played to its end."""

from __future__ import annotations

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
    made = []
    for title, rules in played():
        seats = [seat.name for seat in games.rules_of(house, rules, "standard", {}).seats]
        name = f"{DEMO}: {title}"
        if not _there(house, owner, name, ("forming",)):
            made.append(_create(house, owner, name, rules, dict.fromkeys(seats[1:], OPPONENT)))
        name = f"{SHOW}: {title}"
        if not _there(house, owner, name, ("forming", "running", "finished", "paused", "needs-gm")):
            start = int(games.rules_of(house, rules, "standard", {}).start[1:5])
            shown = f"{rules} + last-year(year={start + YEARS})"
            made.append(_create(house, owner, name, shown, dict.fromkeys(seats, ACTOR)))
    return made


def _owner(house: House) -> Who:
    with house.write() as tx:
        row = tx.one("SELECT id FROM accounts WHERE name_key = ?", OWNER.casefold())
        account = row["id"] if row else new_id()
        if row is None:
            tx.add("accounts", id=account, name=OWNER, name_key=OWNER.casefold(), created=tx.now())
    return Who(account, OWNER, "player")


def _there(house: House, owner: Who, name: str, statuses: tuple[str, ...]) -> bool:
    marks = ", ".join("?" * len(statuses))
    with house.read() as tx:
        sql = f"SELECT 1 AS yes FROM games WHERE owner = ? AND name = ? AND status IN ({marks})"
        return tx.one(sql, owner.account, name, *statuses) is not None


def _create(house: House, owner: Who, name: str, rules: str, bots: dict[str, str]) -> str:
    return games.create(house, owner, Setup(name=name, rules=rules, bots=bots, settings=AT_LEISURE))
