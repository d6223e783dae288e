"""Reading, checking and exporting the audit log. Entries are never changed or deleted; the network that a request came
from is erased after 90 days, and the name of an account with the account."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from casusbelli.core.said import said
from casusbelli.records.games.game_file import link
from casusbelli.service.base.account_shapes import AuditEntry, AuditPage
from casusbelli.service.base.audit import HEAD, network_hash
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import not_allowed
from casusbelli.store import Row, Tx

NETWORKS_KEPT: Final = 90 * 86_400_000
AT_ONCE: Final = 500
AFTER_ALL: Final = 2**62  # a number that no entry has, and that databases can hold


@needs("manage")
def entries(service: Service, who: Who, before: int | None = None, limit: int = 50) -> AuditPage:
    """The newest entries, or those before one, for administrators. ``next``: where the next page begins."""
    if not who.administers:
        raise not_allowed(said("service.administrators-only"))
    with service.read() as tx:
        rows = tx.all(
            "SELECT * FROM audit WHERE n < ? ORDER BY n DESC LIMIT ?", min(before or AFTER_ALL, AFTER_ALL), limit + 1
        )
        shown = [_shown(tx, row) for row in rows[:limit]]
    return {"entries": shown, "next": shown[-1]["n"] if len(rows) > limit else None}


def exported(service: Service) -> Iterator[dict[str, Any]]:
    """All entries from the first one, as they are stored, with their hashes."""
    for row in _all(service):
        yield {**json.loads(row["body"]), "hash": row["hash"], "network": row["network"], "salt": row["salt"]}


def faults(service: Service, known: str = "") -> list[str]:
    """What is wrong with the chain. ``known``: a hash that was noted earlier, which must still be part of it."""
    number, chain, found, wrong = 0, "", not known, []
    for row in _all(service):
        number += 1
        entry = json.loads(row["body"])
        chain = link(chain, row["body"].encode())
        if (row["n"], entry["n"]) != (number, number):
            wrong.append(f"entry {number} is missing")
            number = int(row["n"])
        if row["hash"] != chain:
            wrong.append(f"entry {row['n']} was changed, or one before it")
            chain = row["hash"]
        if row["network"] is not None and entry["network"] != network_hash(row["salt"], row["network"]):
            wrong.append(f"the network of entry {row['n']} was changed")
        found = found or row["hash"] == known
    if head(service) != (number, chain):
        wrong.append(f"entries after {number} are missing")
    if not found:
        wrong.append(f"no entry has the hash {known}")
    return wrong


def head(service: Service) -> tuple[int, str]:
    """The number and the hash of the last entry."""
    with service.read() as tx:
        row = tx.one("SELECT value FROM facts WHERE name = ?", HEAD)
    number, _space, chain = (row["value"] if row else "0 ").partition(" ")
    return int(number), chain


def forget_networks(tx: Tx) -> int:
    sql = "UPDATE audit SET network = NULL, salt = NULL WHERE network IS NOT NULL AND at < ?"
    return tx.run(sql, tx.now() - NETWORKS_KEPT)


def _all(service: Service) -> Iterator[Row]:
    last = 0
    while True:
        with service.read() as tx:
            rows = tx.all("SELECT * FROM audit WHERE n > ? ORDER BY n LIMIT ?", last, AT_ONCE)
        yield from rows
        if len(rows) < AT_ONCE:
            return
        last = int(rows[-1]["n"])


def _shown(tx: Tx, row: Row) -> AuditEntry:
    entry = json.loads(row["body"])
    names = {key: tx.one("SELECT name FROM accounts WHERE id = ?", entry[key]) for key in ("account", "whom")}
    return {
        "n": entry["n"],
        "at": entry["at"],
        "by": names["account"]["name"] if names["account"] else None,
        "role": entry["role"],
        "operator": entry["operator"],
        "network": row["network"],
        "act": entry["act"],
        "whom": names["whom"]["name"] if names["whom"] else None,
        "game": entry["game"],
        "why": entry["why"],
        "data": entry["data"],
    }
