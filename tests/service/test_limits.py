"""Rate limits that several processes share: what they allow together, whatever fails."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager

import pytest

from casusbelli.service.base.client_networks import client_network, site_of
from casusbelli.service.base.limits import SITE, Limits, forget_exactly, spend_exactly
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.ops import upkeep
from casusbelli.service.people import accounts
from casusbelli.store import Row, Store, open_store
from casusbelli.web.stream_counts import MOST_OF_ONE, UNTOLD, StreamCounts
from tests.service.conftest import Clock, person

MOST, SECONDS = 240, 60
HOUR = 3_600_000


def rows(service: Service, sql: str) -> list[Row]:
    with service.read() as tx:
        return tx.all(sql)


@contextmanager
def processes(database: str, count: int, clock: Clock) -> Iterator[list[Service]]:
    """Services that share a database and nothing else, each with a clock that stands still."""
    opened = [open_store(database, clock) for _ in range(count)]
    try:
        yield [Service(store, limits=Limits(lambda: clock.ahead / 1000)) for store in opened]
    finally:
        for store in opened:
            store.close()


def allowed(limits: Limits, most: int = MOST, who: str = "Ada") -> int:
    """How often Ada may write before she is refused."""
    for n in range(10_000):
        try:
            limits.spend("write", who, most, SECONDS)
        except ServiceError:
            return n
    raise AssertionError


def times(service: Service, *limits: tuple[str, str, int, int]) -> int:
    for n in range(10_000):
        try:
            spend_exactly(service, *limits)
        except ServiceError:
            return n
    raise AssertionError


@pytest.mark.postgres
@pytest.mark.both_databases
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_processes_share_a_limit(database: str, store: Store, clock: Clock) -> None:
    """The database's own clock goes on while this runs, so a few acts more may be refilled."""
    with processes(database, 3, clock) as found:
        burst = 0
        while (more := sum(_one(service.limits) for service in found)) > 0:
            burst += more
        assert MOST <= burst <= MOST + 3 * MOST // 8 + 8
        started = allowed(Service(found[0].store, limits=Limits(lambda: 0.0)).limits)
        assert started <= MOST // 8 + 4, "a process that has just started learns what has been spent"


def _one(limits: Limits) -> int:
    try:
        limits.spend("write", "Ada", MOST, SECONDS)
    except ServiceError:
        return 0
    return 1


@pytest.mark.postgres
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_in_the_long_run_a_limit_is_exact(database: str, store: Store, clock: Clock) -> None:
    """What processes allowed too much is paid back: ten windows bring ten times the limit, and a burst."""
    with processes(database, 4, clock) as found:
        total = 0
        for _second in range(10 * SECONDS):
            clock.ahead += 1000
            total += sum(_one(service.limits) for service in found for _ in range(4))
        assert 10 * MOST <= total <= 11 * MOST + 4 * MOST // 8


@pytest.mark.postgres
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_most_requests_ask_nothing_of_the_database(database: str, store: Store, clock: Clock) -> None:
    with processes(database, 1, clock) as (service,):
        for _ in range(MOST // 8 - 1):
            service.limits.spend("write", "Ada", MOST, SECONDS)
        assert rows(service, "SELECT * FROM spent") == []
        service.limits.spend("write", "Ada", MOST, SECONDS)
        assert len(rows(service, "SELECT * FROM spent")) == 1


@pytest.mark.postgres
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
@pytest.mark.parametrize("who", ["Ada", "2001:db8:1:2::/64"])
def test_an_event_loop_leaves_the_database_to_threads(database: str, store: Store, clock: Clock, who: str) -> None:
    """However many ask at the same time. A client of IPv6 spends from the limit of its site, too."""
    limit, interval = ("write", who, MOST, SECONDS), sys.getswitchinterval()
    with processes(database, 1, clock) as (service,), ThreadPoolExecutor(4) as threads:
        sys.setswitchinterval(1e-6)
        try:
            spent = [*threads.map(lambda _n: service.limits.spend_in_memory(*limit), range(2 * MOST // 8))]
        finally:
            sys.setswitchinterval(interval)
        assert spent.count(True) == MOST // 8 - 1
        assert rows(service, "SELECT * FROM spent") == []
        service.limits.spend(*limit)
        assert len(rows(service, "SELECT * FROM spent")) == 1
        assert service.limits.spend_in_memory(*limit)
        assert 2 + sum(allowed_in_memory(service, limit)) == MOST // 8


def allowed_in_memory(service: Service, limit: tuple[str, str, int, int]) -> Iterator[int]:
    while service.limits.spend_in_memory(*limit):
        yield 1


def test_a_refusal_in_memory(clock: Clock) -> None:
    limits = Limits(lambda: clock.ahead / 1000)
    assert all(limits.spend_in_memory("read", "Ada", MOST, SECONDS) for _ in range(MOST))
    with pytest.raises(ServiceError):
        limits.spend_in_memory("read", "Ada", MOST, SECONDS)
    clock.ahead += 1000
    assert allowed(limits) == MOST
    assert limits.spend_in_memory("read", "Ada", MOST, SECONDS)
    assert Limits(on=False).spend_in_memory("read", "Ada", 0, SECONDS)


def test_a_database_that_is_down_stops_no_limit(store: Store) -> None:
    service = Service(store, limits=Limits(lambda: 0.0))
    service.limits.store = store
    store.close()
    assert allowed(service.limits) == MOST


def test_exact_limits_are_exact(service: Service, database: str, clock: Clock) -> None:
    with closing(open_store(database, clock)) as again:
        other = Service(again)
        assert times(service, ("register", "192.0.2.1", 5, 3600)) == 5
        assert times(other, ("register", "192.0.2.1", 5, 3600)) == 0
        assert times(other, ("register", "192.0.2.2", 5, 3600)) == 5
        with pytest.raises(ServiceError) as fault:
            spend_exactly(other, ("register", "192.0.2.1", 5, 3600))
        assert 700 < fault.value.seconds <= 720
        clock.ahead += round(fault.value.seconds * 1000)
        assert times(service, ("register", "192.0.2.1", 5, 3600)) == 1
        forget_exactly(other, "register", "192.0.2.1", 3600)
        assert times(service, ("register", "192.0.2.1", 5, 3600)) == 5


def test_a_refused_act_costs_nothing(service: Service) -> None:
    for _ in range(3):
        times(service, ("register", "here", 100, 3600), ("register", "there", 2, 3600))
    assert times(service, ("register", "here", 100, 3600)) == 98


def test_an_act_that_fails_has_been_counted(service: Service) -> None:
    """Guessing the old password with an Idempotency-Key, for instance, which makes it part of a transaction."""
    ada = person(service, "Ada")
    for _ in range(10):
        with pytest.raises(ServiceError), service.pending(lambda _tx: None):
            accounts.change_password(service, ada, "a wrong password", "another one")
    assert times(service, ("give the old password", ada.known(), 10, 900)) == 0


def test_a_transaction_that_has_begun_is_joined(service: Service) -> None:
    with service.write() as tx, service.within(tx):
        spend_exactly(service, ("register", "here", 1, 3600))
    assert times(service, ("register", "here", 1, 3600)) == 0


def test_a_clock_that_jumps_shuts_out_nobody(service: Service, clock: Clock) -> None:
    clock.ahead += 100 * HOUR
    assert times(service, ("register", "here", 3, 3600)) == 3
    clock.ahead = 0
    assert times(service, ("register", "here", 3, 3600)) == 3


def test_what_is_over_is_deleted(service: Service, clock: Clock) -> None:
    times(service, ("register", "here", 3, 3600))
    assert rows(service, "SELECT * FROM spent") != []
    clock.ahead += HOUR + 1
    upkeep.tidy(service)
    assert rows(service, "SELECT * FROM spent") == []


# --- networks


@pytest.mark.parametrize(
    ("host", "network", "site"),
    [
        ("192.0.2.1", "192.0.2.1", None),
        ("::ffff:192.0.2.1", "192.0.2.1", None),
        ("64:ff9b::c000:201", "192.0.2.1", None),
        ("2001:db8:1:2::3", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::3", "2001:db8:1:ffff::/64", "2001:db8:1::/48"),
        ("not an address", "not an address", None),
        ("x:/64", "x:/64", None),
    ],
)
def test_networks(host: str, network: str, site: str | None) -> None:
    assert client_network(host) == network
    assert site_of(network) == site


def test_a_customer_with_many_networks_does_not_multiply(service: Service) -> None:
    limits, total = Limits(lambda: 0.0), 0
    for number in range(2 * SITE):
        total += allowed(limits, 8, f"2001:db8:1:{number:x}::/64")
    assert 8 * (SITE - 1) <= total <= 8 * SITE
    assert allowed(limits, 8, "2001:db8:2::/64") == 8
    total = sum(times(service, ("register", f"2001:db8:1:{number:x}::/64", 3, 3600)) for number in range(2 * SITE))
    assert total == 3 * SITE


# --- streams


@pytest.mark.postgres
@pytest.mark.both_databases
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_processes_share_the_number_of_streams(database: str, store: Store, clock: Clock) -> None:
    with processes(database, 2, clock) as found, ExitStack() as streams:
        counts = [StreamCounts(service) for service in found]
        first, second = (_opened(streams, one, 20) for one in counts)
        assert [len(first), len(second)] == [20, MOST_OF_ONE - 20]
        for close in first[UNTOLD:]:
            close()
        counts[0].tell()
        assert len(_opened(streams, counts[1], 100)) == MOST_OF_ONE - len(second), "the first few are not told"
        clock.ahead += 61_000
        assert counts[0].has_room("Ada")
        counts[1].withdraw()
        assert rows(found[0], "SELECT * FROM streaming WHERE n > 5") == []


def _opened(streams: ExitStack, counts: StreamCounts, most: int) -> list[Callable[[], None]]:
    """As many as there is room for; how to close each."""
    found: list[ExitStack] = []
    while len(found) < most and counts.has_room("Ada"):
        found.append(streams.enter_context(ExitStack()))
        found[-1].enter_context(counts.one("Ada"))
    return [stream.close for stream in found]
