"""Somebody who wants to try things out before he has an account: one without a name of his own or a password."""

from __future__ import annotations

import secrets

from casusbelli.service import accounts
from casusbelli.service.house import House, Who
from casusbelli.store import Tx, new_id


def guest(house: House, address: str) -> tuple[Who, str]:
    """Who he is from now on in this browser, and the secret of his session."""
    house.limits.spend("come as a guest", address, 20, 3600)
    with house.write() as tx:
        who = _added(tx)
    return who, accounts.new_session(house, who.known())


def _added(tx: Tx) -> Who:
    name, number = f"Guest {secrets.token_hex(4)}", new_id()
    tx.add("accounts", id=number, name=name, name_key=accounts.key_of(name), created=tx.now())
    return Who(number, name, "player")


def is_guest(house: House, who: Who) -> bool:
    """Has he yet to choose a name and a password (``accounts.claim``)?"""
    with house.read() as tx:
        row = tx.one("SELECT password FROM accounts WHERE id = ?", who.known())
        return row is not None and not row["password"]
