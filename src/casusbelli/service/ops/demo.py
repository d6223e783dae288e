"""Demo games: for each variant an open game with one free seat against bots, and an exhibition that bots have played to
its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import cycle

from casusbelli.core.events import CentersTaken, PhaseOpened
from casusbelli.core.phases import Phase
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import MINUTE, Setup
from casusbelli.service.games import gm_office, lobby
from casusbelli.service.games.bot_game import AT_LEISURE, OPPONENT
from casusbelli.service.games.open_game import OPEN, opened
from casusbelli.store import new_id

OWNER = "Casus Belli"  # an account without a password: nobody can sign in to it
DEMO, SHOW = "Demo", "Exhibition"
YEARS = 5  # length of an exhibition
MOST, FORGOTTEN = 300, 30 * 24 * 60 * MINUTE  # limit of open demos; an idle demo is closed after so long
IDLE = (
    "SELECT id FROM (SELECT g.id, COALESCE((SELECT MAX(j.at) FROM judged j WHERE j.game = g.id), g.started) AS moved"
    f" FROM games g WHERE g.owner = ? AND g.status IN {OPEN} AND g.status <> 'forming') played"
    " WHERE {} ORDER BY moved DESC, id LIMIT 50"
)
SILENT = (
    "SELECT id FROM games g WHERE owner = ? AND status = 'finished' AND visibility = 'public' AND name LIKE ?"
    " AND NOT EXISTS (SELECT 1 FROM events e WHERE e.game = g.id AND e.body LIKE ?"
    " AND e.seq > (SELECT MIN(o.seq) FROM events o WHERE o.game = g.id AND o.body LIKE ?))"
)
TAKEN, OPENED = (f'%"{kind.__struct_config__.tag}"%' for kind in (CentersTaken, PhaseOpened))
CASTS = (("dumbbot", "greedy"), ("greedy", "random"), ("random",))
"""Bots of an exhibition, in rotation: the next cast is tried if nothing happened with the one before."""


def played() -> list[tuple[str, str]]:
    """The demo games, with their rules."""
    return [("Standard", "standard"), *((pack.game, name) for name, pack in packs().items() if pack.game)]


def keep(service: Service) -> list[str]:
    """Create missing demos: one open game of each kind, and the exhibitions. Returns the ids of new games."""
    owner = _owner(service)
    _close_forgotten(service, owner)
    _hide_silent(service, owner)
    sql = "SELECT name, status, visibility FROM games WHERE owner = ? AND status <> 'cancelled'"
    with service.read() as tx:
        rows = tx.all(sql, owner.account)
    waiting = {row["name"] for row in rows if row["status"] == "forming"}
    there = {row["name"] for row in rows if row["visibility"] == "public"}
    hidden = Counter(row["name"] for row in rows if row["visibility"] != "public")
    made = []
    for title, rules in played():
        if f"{DEMO}: {title}" not in waiting:
            _, *others = _table(service, rules).names
            made.append(_create(service, owner, f"{DEMO}: {title}", rules, dict.fromkeys(others, OPPONENT)))
        name = f"{SHOW}: {title}"
        if name not in there and hidden[name] < len(CASTS):
            made.append(_create(service, owner, name, *_cast(service, rules, CASTS[hidden[name]])))
    return made


def _cast(service: Service, rules: str, actors: Sequence[str]) -> tuple[str, dict[str, str]]:
    table = _table(service, rules)
    shown = f"{rules} + last-year(year={Phase.of(table.start).year + YEARS})"
    return shown, dict(zip(table.names, cycle(actors), strict=False))


def _hide_silent(service: Service, owner: Who) -> None:
    """Hide exhibitions that ended without a center changing hands: nobody wants to watch them."""
    with service.read() as tx:
        silent = tx.all(SILENT, owner.account, f"{SHOW}: %", TAKEN, OPENED)
    for row in silent:
        with service.write() as tx:
            opened(service, tx, row["id"], lock=True).change(visibility="private")


def _close_forgotten(service: Service, owner: Who) -> None:
    """Close abandoned demos, which have no deadline; if there are too many, those idle for longest."""
    with service.read() as tx:
        rows = tx.all(f"{IDLE.format('moved < ?')}", owner.account, tx.now() - FORGOTTEN)
        rows += tx.all(f"{IDLE.format('1 = 1')} OFFSET {MOST}", owner.account)
    for row in {row["id"]: row for row in rows}.values():
        with service.write() as tx:
            table = opened(service, tx, row["id"], lock=True)
            if not table.over:
                gm_office.close(table, None, "nobody has played on for a long time")


def _table(service: Service, rules: str) -> RuleSet:
    return lobby.rules_of(service, rules, "standard", {})


def _owner(service: Service) -> Who:
    with service.read() as tx:
        row = tx.one("SELECT id FROM accounts WHERE name_key = ?", OWNER.casefold())
    account = row["id"] if row else new_id()
    if row is None:
        with service.write() as tx:
            tx.add("accounts", id=account, name=OWNER, name_key=OWNER.casefold(), created=tx.now())
    return Who(account, OWNER, "player")


def _create(service: Service, owner: Who, name: str, rules: str, bots: dict[str, str]) -> str:
    return lobby.create_for(
        service, owner.known(), Setup(name=name, rules=rules, bots=bots, settings=AT_LEISURE), limited=False
    )
