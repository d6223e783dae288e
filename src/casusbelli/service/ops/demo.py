"""Demo games: for each variant an open game with one free seat against bots; the exhibitions; and a game among bots
that is running."""

from __future__ import annotations

from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import MINUTE, Setup
from casusbelli.service.games import gm_office, lobby
from casusbelli.service.games.bot_game import AT_LEISURE, OPPONENT
from casusbelli.service.games.open_game import OPEN, opened
from casusbelli.service.ops.exhibition_import import keep_exhibitions
from casusbelli.service.ops.live_game import keep_live
from casusbelli.store import new_id

OWNER = "Casus Belli"  # an account without a password: nobody can sign in to it
DEMO = "Demo"
MOST, FORGOTTEN = 300, 30 * 24 * 60 * MINUTE  # limit of open demos; an idle demo is closed after so long
IDLE = (
    "SELECT id FROM (SELECT g.id, COALESCE((SELECT MAX(j.at) FROM judged j WHERE j.game = g.id), g.started) AS moved"
    f" FROM games g WHERE g.owner = ? AND g.status IN {OPEN} AND g.status <> 'forming') played"
    " WHERE {} ORDER BY moved DESC, id LIMIT 50"
)


def played() -> list[tuple[str, str]]:
    """The demo games, with their rules."""
    return [("Standard", "standard"), *((pack.game, name) for name, pack in packs().items() if pack.game)]


def keep(service: Service) -> list[str]:
    """Create what is missing: one open game of each kind, the exhibitions, the running game. Returns the ids of new
    games."""
    owner = _owner(service)
    _close_forgotten(service, owner)
    with service.read() as tx:
        rows = tx.all("SELECT name FROM games WHERE owner = ? AND status = 'forming'", owner.account)
    waiting = {row["name"] for row in rows}
    made = []
    for title, rules in played():
        if f"{DEMO}: {title}" not in waiting:
            _, *others = _table(service, rules).names
            made.append(_create(service, owner, f"{DEMO}: {title}", rules, dict.fromkeys(others, OPPONENT)))
    return [*made, *keep_live(service, owner.known(), played()), *keep_exhibitions(service, owner.known())]


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
