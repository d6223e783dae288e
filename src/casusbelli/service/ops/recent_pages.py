"""The game pages that players looked at last, stored by a process that ends. The next one makes them before anybody
asks for them, so that nobody has to wait after a restart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.ops.upkeep import facts, keep_fact
from casusbelli.service.people.sessions import OF_ACCOUNT
from casusbelli.store import Tx

MOST: Final = 400
NAME: Final = "recent pages"  # of the fact


class RecentPage(NamedTuple):
    """The page of a game, as one account reads it; None: visitors."""

    account: str | None
    game: str
    language: str
    theme: str


DECODER: Final = msgspec.json.Decoder(list[RecentPage])


def keep_recent_pages(service: Service, pages: Iterable[RecentPage]) -> None:
    """Store these, the last one first, before those that other processes have stored."""
    with service.store.write() as tx:
        together = [*dict.fromkeys((*pages, *_stored(tx)))][:MOST]
        if together:
            keep_fact(tx, NAME, msgspec.json.encode(together).decode())


def recent_pages(service: Service) -> Iterator[tuple[RecentPage, Who]]:
    """The pages that are stored, and who reads them: nobody who has left or is suspended."""
    with service.read() as tx:
        pages = _stored(tx)
        readers = {account: _reader(tx, account) for account in {page.account for page in pages}}
    return ((page, who) for page in pages if (who := readers[page.account]) is not None)


def _stored(tx: Tx) -> list[RecentPage]:
    try:
        return DECODER.decode(facts(tx, NAME).get(NAME, "[]"))
    except msgspec.MsgspecError:
        return []  # of another version


def _reader(tx: Tx, account: str | None) -> Who | None:
    if account is None:
        return VISITOR
    row = tx.one(f"SELECT {', '.join(OF_ACCOUNT)} FROM accounts a WHERE a.id = ?", account)
    if row is None or row["deleted"] or row["suspended"]:
        return None
    return Who(row["id"], row["name"], row["role"])
