"""The audit log: what administrators and moderators did by virtue of their office, and operators on the command line.

An entry is written in the transaction of its act: there is never one without the other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from casusbelli.core.said import Text
from casusbelli.records.games.game_file import link
from casusbelli.service.base.passwords import digest, new_secret
from casusbelli.service.base.service import Who
from casusbelli.service.base.stored_reasons import checked_reason, columns
from casusbelli.store import Tx

HEAD: Final = "audit"
"""The fact with the number and the hash of the last entry."""


def enter(
    tx: Tx,
    who: Who,
    act: str,
    *,
    whom: str | None = None,
    game: str | None = None,
    why: Text = "",
    data: Mapping[str, object] | None = None,
) -> None:
    """Add an entry. ``whom``: the account that the act is about."""
    row = tx.one(f"SELECT value FROM facts WHERE name = ?{tx.lock}", HEAD)
    number, _space, before = (row["value"] if row else "0 ").partition(" ")
    salt = new_secret() if who.network else None
    entry = {
        "n": int(number) + 1,
        "at": tx.now(),
        "account": who.account,
        "role": who.role,
        "token": who.scopes is not None,
        "operator": who.operator,
        "network": network_hash(salt, who.network),
        "act": act,
        "whom": whom,
        "game": game,
        **columns(checked_reason(why) if isinstance(why, str) else why),
        "data": data or {},
    }
    body = json.dumps(entry, sort_keys=True)
    chained = link(before, body.encode())
    tx.add("audit", n=entry["n"], hash=chained, body=body, at=entry["at"], network=who.network or None, salt=salt)
    tx.change("facts", {"name": HEAD}, value=f"{entry['n']} {chained}")


def network_hash(salt: str | None, network: str | None) -> str:
    """What the chain has of a network: nothing by which anybody could guess it once the salt has been erased."""
    return digest(f"{salt} {network}") if salt and network else ""
