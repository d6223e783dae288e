"""Known browsers: failed sign-ins from elsewhere do not lock the account's owner out of them."""

from __future__ import annotations

from typing import Final

from casusbelli.service.base.passwords import digest, new_secret
from casusbelli.store import Tx

MOST: Final = 20  # per account; the oldest is dropped
LASTS: Final = 400 * 86_400_000


def is_known(tx: Tx, browser: str, account: str | None) -> bool:
    if not browser or account is None:
        return False
    return tx.one("SELECT 1 AS yes FROM browsers WHERE hash = ? AND account = ?", digest(browser), account) is not None


def remember(tx: Tx, browser: str, account: str) -> str:
    """Register the browser; return the secret for its cookie."""
    secret = browser or new_secret()
    tx.run("DELETE FROM browsers WHERE hash = ? AND account = ?", digest(secret), account)
    tx.add("browsers", hash=digest(secret), account=account, at=tx.now())
    for row in tx.all("SELECT hash FROM browsers WHERE account = ? ORDER BY at DESC, hash", account)[MOST:]:
        tx.run("DELETE FROM browsers WHERE hash = ? AND account = ?", row["hash"], account)
    return secret
