"""Templates: setups of games that an account saves under a name, to start other games from."""

from __future__ import annotations

import json

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base.game_shapes import TemplateTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, conflict, not_allowed, not_found
from casusbelli.service.base.settings import Setup, checked
from casusbelli.service.games.open_game import OpenGame, opened
from casusbelli.service.games.uploaded_boards import reference_in
from casusbelli.store import Row, Tx, new_id

MOST_TEMPLATES, LONGEST_NAME = 20, 80


@needs("manage")
def listing(service: Service, who: Who) -> list[TemplateTold]:
    with service.read() as tx:
        rows = tx.all("SELECT * FROM templates WHERE account = ? ORDER BY name, id", who.known())
    return [_told(row) for row in rows]


def _told(row: Row) -> TemplateTold:
    return {"template": row["id"], "name": row["name"], "saved": row["at"], "setup": _setup(row)}


def _setup(row: Row) -> Setup:
    return msgspec.json.decode(row["setup"], type=Setup)


@needs("manage")
def one(service: Service, who: Who, template: str) -> Setup:
    with service.read() as tx:
        row = tx.one("SELECT setup FROM templates WHERE id = ? AND account = ?", template, who.known())
    if row is None:
        raise not_found("template", printable(template))
    return _setup(row)


@needs("manage")
def save(service: Service, who: Who, name: str, setup: Setup) -> str:
    """Save a setup; one of the same name is replaced. A start date belongs to one game, and is left out."""
    account = who.known()
    checked(setup)
    with service.write() as tx:
        return _save(tx, account, name, setup)


@needs("manage")
def save_game(service: Service, who: Who, game_id: str, name: str) -> str:
    """Save the setup of a game that this account created or runs."""
    account = who.known()
    with service.write() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        if not table.runs(who):
            raise not_allowed(said("service.template-by-gm"))
        return _save(tx, account, name, setup_of(table))


def setup_of(table: OpenGame) -> Setup:
    row = table.row
    return Setup(
        name=row["name"],
        rules=row["rules"],
        map=reference_in(table.tx, row),
        options=json.loads(row["options"]),
        kind=row["kind"],
        visibility=row["visibility"],
        gm=row["gm"] is not None,
        bots={seat: held["bot"] for seat, held in table.seats.items() if held["bot"] is not None},
        settings=table.settings,
    )


def _save(tx: Tx, account: str, name: str, setup: Setup) -> str:
    told = printable(name.strip())
    if not 1 <= len(told) <= LONGEST_NAME:
        raise bad_input(said("service.template-name", longest=LONGEST_NAME))
    tx.one(f"SELECT id FROM accounts WHERE id = ?{tx.lock}", account)  # two that are saved at once are counted
    tx.run("DELETE FROM templates WHERE account = ? AND name = ?", account, told)
    count = tx.one("SELECT COUNT(*) AS n FROM templates WHERE account = ?", account)
    if count is not None and count["n"] >= MOST_TEMPLATES:
        raise conflict("too-many-templates", said("service.too-many-templates", n=MOST_TEMPLATES))
    template = new_id()
    text = json.dumps(to_builtins(replace(setup, settings=replace(setup.settings, start=None))))
    tx.add("templates", id=template, account=account, name=told, setup=text, at=tx.now())
    return template


@needs("manage")
def delete(service: Service, who: Who, template: str) -> None:
    with service.write() as tx:
        if not tx.run("DELETE FROM templates WHERE id = ? AND account = ?", template, who.known()):
            raise not_found("template", printable(template))
