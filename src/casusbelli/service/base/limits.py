"""Rate limits, shared by all processes that serve the same database.

``Limits.spend`` is for what happens often: it counts in memory. A process that has counted an eighth of a limit for
somebody adds it to the database and learns what others have counted there. So k processes together allow at most k
eighths more than one would, and most requests cost no query.

``spend_exactly`` is for what is rare and dear. It counts in the database, in a transaction of its own, so that nobody
gets an act back by failing at it.

Both are token buckets: every act takes a token, and tokens are refilled over time. A bucket is stored as the time when
it will be full again, so what is in the past has expired by itself. Who shares a /48 of IPv6 shares a bucket, too, one
that is ``SITE`` times as large.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Final

from casusbelli.core.said import said
from casusbelli.service.base.client_networks import site_of
from casusbelli.service.base.passwords import digest
from casusbelli.service.base.service_errors import ServiceError, too_many
from casusbelli.store import Store, StoreDown, Tx

if TYPE_CHECKING:
    from casusbelli.service.base.service import Service

KEPT: Final = 20_000
SITE: Final = 16  # a /48 may do so many times what one client may
SHARE: Final = 8  # a process tells the others after one part in so many of a limit
ROUNDING: Final = 1.000001
MOST_DEBT: Final = 4  # windows: what processes have allowed too much is paid back, if the clock has not jumped

ADDED = (
    "INSERT INTO spent (hash, until) VALUES (?, ?) ON CONFLICT (hash) DO UPDATE SET until ="
    " CASE WHEN spent.until <= ? THEN ? WHEN spent.until + ? > ? THEN ? ELSE spent.until + ? END RETURNING until"
)
TAKEN = (
    "INSERT INTO spent (hash, until) VALUES (?, ?) ON CONFLICT (hash) DO UPDATE SET until ="
    " CASE WHEN spent.until <= ? OR spent.until > ? THEN ? ELSE spent.until + ? END"
    " WHERE spent.until <= ? OR spent.until > ? RETURNING until"
)


@dataclass(slots=True)
class Bucket:
    """``full``: when it will be full again, as far as this process knows. ``untold``: acts that have not been reported
    to the other processes yet. They count until they are reported, or until the bucket would be full anyway."""

    full: float
    untold: int = 0
    last: float = 0.0


class Limits:
    """The rate limits of one process. ``on``: are they enforced?"""

    def __init__(self, clock: Callable[[], float] = time.monotonic, on: bool = True) -> None:
        self.on = on
        self.clock = clock
        self.store: Store | None = None  # where other processes count; None: there are no others
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.lock = Lock()

    def share(self, store: Store) -> None:
        """Count together with the other processes that use this database, if there can be any."""
        self.store = store if store.is_shared else None

    def spend(self, what: str, who: str, most: int, seconds: float) -> None:
        """Allow a burst of ``most``, refilled over ``seconds``."""
        if not self.on:
            return
        for key, bound in _counted(what, who, most, seconds):
            with self.lock:
                bucket, untold = self._take(what, key, bound, seconds)
            if untold and self.store is not None:
                self._tell(self.store, key, bucket, untold * seconds / bound, seconds)

    def spend_in_memory(self, what: str, who: str, most: int, seconds: float) -> bool:
        """The same for an event loop, which must not wait for the database: False if it would have to be asked, and
        then nothing is spent."""
        if not self.on:
            return True
        counted = [*_counted(what, who, most, seconds)]
        with self.lock:
            if any(self._is_telling(key, bound) for key, bound in counted):
                return False
            for key, bound in counted:
                self._take(what, key, bound, seconds)
        return True

    def _is_telling(self, key: str, most: int) -> bool:
        """Would the next act be reported to the other processes?"""
        bucket = self.buckets.get(key)
        return self.store is not None and ((bucket.untold if bucket else 0) + 1) * SHARE >= most

    def _take(self, what: str, key: str, most: int, seconds: float) -> tuple[Bucket, int]:
        """Take a token; return the bucket and how many acts have to be reported now. A refused act costs nothing."""
        step, now = seconds / most, self.clock()
        bucket = self.buckets.pop(key, None) or Bucket(now)
        self.buckets[key] = bucket
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        if now - bucket.last > seconds:
            bucket.untold = 0
        debt = max(bucket.full - now, 0.0) + (bucket.untold + 1) * step
        if debt > seconds * ROUNDING:
            raise _too_often(what, debt - seconds)
        bucket.last = now
        told = 1 if self.store is None else bucket.untold + 1
        if self.store is not None and told * SHARE < most:
            bucket.untold = told
            return bucket, 0
        bucket.untold = 0
        bucket.full = max(bucket.full, now) + told * step
        return bucket, told

    def _tell(self, store: Store, key: str, bucket: Bucket, cost: float, seconds: float) -> None:
        """Add to the database what was spent here, and learn what has been spent in all. Without a database this
        process counts alone."""
        with suppress(StoreDown), store.write() as tx:
            now, more, most = tx.now(), round(cost * 1000), round(MOST_DEBT * seconds * 1000)
            values = (digest(key), now + more, now, now + more, more, now + most, now + most, more)
            full = (tx.all(ADDED, *values)[0]["until"] - now) / 1000
            with self.lock:
                bucket.full = self.clock() + full


def spend_exactly(service: Service, *limits: tuple[str, str, int, int]) -> None:
    """Take a token from each of these: what, who, how many in how many seconds. A refused act costs nothing at all.
    This must come before an act, so that one that fails has been counted."""
    if not service.limits.on:
        return
    with service.write_apart() as tx:
        for what, who, most, seconds in limits:
            for key, bound in _counted(what, who, most, seconds):
                wait = _taken(tx, key, bound, seconds)
                if wait > 0:
                    raise _too_often(what, wait)


def _taken(tx: Tx, key: str, most: int, seconds: int) -> float:
    """After a jump of the clock, a bucket that would be full in the far future counts as full now."""
    name, now, step, window = digest(key), tx.now(), seconds * 1000 // most, seconds * 1000
    room, far = now + window - step, now + 2 * window
    if tx.all(TAKEN, name, now + step, now, far, now + step, step, room, far):
        return 0.0
    row = tx.one("SELECT until FROM spent WHERE hash = ?", name)
    return max(1, row["until"] - room) / 1000 if row else 0.0


def forget_exactly(service: Service, what: str, who: str, seconds: int) -> None:
    """Refill this bucket."""
    with service.write_apart() as tx:
        tx.run("DELETE FROM spent WHERE hash = ?", digest(limit_key(what, who, seconds)))


def _counted(what: str, who: str, most: int, seconds: float) -> Iterator[tuple[str, int]]:
    yield limit_key(what, who, seconds), most
    site = site_of(who)
    if site is not None:
        yield limit_key(what, site, seconds), most * SITE


def limit_key(what: str, who: str, seconds: float) -> str:
    """The name of a bucket: there may be one for a minute and one for a day."""
    return f"{what} {seconds:g}\n{who}"


def _too_often(what: str, seconds: float) -> ServiceError:
    act = said(f"service.act-{what.replace(' ', '-')}")
    return too_many(said("service.too-often", act=act), seconds=seconds)
