"""Worker threads: what happens when every round fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic

import pytest

from casusbelli.notify import sender
from casusbelli.notify.sender import BY_HOOK
from casusbelli.service.base.backoff import LONGEST_SECONDS, QUIET_SECONDS, Backoff
from casusbelli.service.base.service import Service
from casusbelli.service.ops import worker
from casusbelli.store import StoreDown

LOG = logging.getLogger("casusbelli.test")


class Nothing:
    async def send(self, messages: object) -> list[object]:
        return []


def broken(_game: int = 0) -> None:
    raise RuntimeError(f"game {_game} has no such column")


def rounds(backoff: Backoff, count: int, waited: list[float], clock: list[float]) -> None:
    for number in range(count):
        try:
            broken(number)
        except RuntimeError as fault:
            waited.append(backoff.failed(fault))
            clock[0] += waited[-1]


def test_a_fault_that_stays(caplog: pytest.LogCaptureFixture) -> None:
    clock, waited = [0.0], list[float]()
    backoff = Backoff("a round", LOG, clock=lambda: clock[0])
    rounds(backoff, 40, waited, clock)
    assert waited[:4] == [0.5, 1.0, 2.0, 4.0]
    assert waited[-1] == LONGEST_SECONDS
    assert sum(record.exc_info is not None for record in caplog.records) == 1
    assert len(caplog.records) <= 2 + clock[0] / QUIET_SECONDS
    assert "failed" in caplog.messages[1]
    assert "game 7 has no such column" not in caplog.messages[0]
    backoff.worked()
    rounds(backoff, 1, waited, clock)
    assert waited[-1] == 0.5


def test_a_database_that_is_down() -> None:
    """Said once a minute, however often it is asked."""
    clock, said = [0.0], list[str]()
    backoff = Backoff("a round", LOG, clock=lambda: clock[0])
    for _second in range(180):
        backoff.waits(StoreDown("no answer"), said.append)
        clock[0] += 1.0
    assert said == ["waiting for the database: no answer"] * 3


@pytest.mark.drawn(1)
@pytest.mark.parametrize("what", ["worker", "sender"])
def test_rounds_that_fail(
    small_service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    """The thread lives on and tries again less and less often."""
    tries: list[float] = []
    stop = Event()

    def step(*_: object) -> int:
        tries.append(monotonic())
        if len(tries) == 3:
            stop.set()
        broken()
        return 0

    work: Callable[[], None]
    if what == "worker":
        monkeypatch.setattr(worker, "step", step)
        work = lambda: worker.work(small_service, stop)  # noqa: E731
    else:
        monkeypatch.setattr(sender, "step", step)
        work = lambda: sender.work(small_service, BY_HOOK, Nothing(), stop)  # type: ignore[arg-type] # noqa: E731
    thread = Thread(target=work)
    thread.start()
    thread.join(60)
    assert not thread.is_alive()
    assert (tries[1] - tries[0] >= 0.5, tries[2] - tries[1] >= 1.0) == (True, True)
    assert sum(record.exc_info is not None for record in caplog.records) == 1
