"""Names of guest accounts: a reserved pattern that marks them until they choose a name of their own."""

from __future__ import annotations

from casusbelli.store import Tx

NAME = "Guest "


def is_guest_account(tx: Tx, account: str | None) -> bool:
    row = tx.one("SELECT name, password FROM accounts WHERE id = ?", account)
    return row is not None and row["password"] is None and row["name"].startswith(NAME)
