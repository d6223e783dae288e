"""How many live streams each listener has open, in this process and in all processes that use the same database.

The first few streams of a listener in a process cost no query. Beyond them, the process keeps its count in the database
and asks for those of the others. A process that is killed is forgotten after a minute.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from casusbelli.service.base.client_networks import site_of
from casusbelli.service.base.limits import SITE
from casusbelli.service.base.passwords import digest
from casusbelli.service.base.service import Service
from casusbelli.store import StoreDown, Tx, new_id

MOST_OF_ONE: Final = 32  # streams of one listener
UNTOLD: Final = 4  # streams of one listener that a process does not tell the others of
GONE_MS, AGAIN_SECONDS = 60_000, 20.0
PUT: Final = "ON CONFLICT (hash, process) DO UPDATE SET n = excluded.n, until = excluded.until"
ELSEWHERE: Final = "SELECT COALESCE(SUM(n), 0) AS n FROM streaming WHERE hash = ? AND process <> ? AND until > ?"


class StreamCounts:
    def __init__(self, service: Service) -> None:
        self.store = service.store
        self.process = new_id()
        self.open = 0
        self.here: Counter[str] = Counter()
        self.told: dict[str, int] = {}  # listener -> how many the others know of
        self.told_at = time.monotonic()

    @contextmanager
    def one(self, listener: str) -> Iterator[None]:
        """Count a stream as long as it is open."""
        names = [name for name, _most in _counted(listener)]
        self.open += 1
        self.here.update(names)
        try:
            yield
        finally:
            self.open -= 1
            for name in names:
                self.here[name] -= 1
                if not self.here[name]:
                    del self.here[name]

    def has_room(self, listener: str) -> bool:
        """May this listener open another stream?"""
        return all(self._has_room(name, most) for name, most in _counted(listener))

    def _has_room(self, name: str, most: int) -> bool:
        here = self.here[name] + 1
        if here > most:
            return False
        if here * MOST_OF_ONE <= most * UNTOLD or not self.store.is_shared:
            return True
        self.told[name] = here
        with self.store.write() as tx:
            self._put(tx, {name: here})
            return here + int(tx.all(ELSEWHERE, digest(name), self.process, tx.now())[0]["n"]) <= most

    def tell(self) -> None:
        """Correct what the others know, and remind them that this process lives."""
        again = time.monotonic() - self.told_at >= AGAIN_SECONDS
        known = {name: self.here[name] for name in list(self.told)}
        if not again:
            known = {name: n for name, n in known.items() if n != self.told[name]}
        if not known:
            return
        with suppress(StoreDown), self.store.write() as tx:
            self._put(tx, {name: n for name, n in known.items() if n > UNTOLD})
            for name in known:
                if known[name] <= UNTOLD:
                    tx.queue("DELETE FROM streaming WHERE hash = ? AND process = ?", digest(name), self.process)
        for name, n in known.items():
            self.told[name] = n
            if n <= UNTOLD:
                del self.told[name]
        if again:
            self.told_at = time.monotonic()

    def withdraw(self) -> None:
        """This process ends."""
        if self.told:
            with suppress(StoreDown), self.store.write() as tx:
                tx.run("DELETE FROM streaming WHERE process = ?", self.process)

    def _put(self, tx: Tx, counts: dict[str, int]) -> None:
        until = tx.now() + GONE_MS
        rows = [(digest(name), self.process, n, until) for name, n in counts.items()]
        tx.add_all("streaming", ("hash", "process", "n", "until"), rows, PUT)


def _counted(listener: str) -> Iterator[tuple[str, int]]:
    """The listener, and the /48 network of an IPv6 client, with what each may have open."""
    yield listener, MOST_OF_ONE
    site = site_of(listener)
    if site is not None:
        yield site, MOST_OF_ONE * SITE
