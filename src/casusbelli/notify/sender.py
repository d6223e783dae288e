"""The rounds of whoever empties the outbox. Each way has its own thread: a slow mail server does not hold up hooks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final, Protocol

from casusbelli.notify import outbox
from casusbelli.notify.compose import Message, composed
from casusbelli.notify.outbox import Batch, Outcome
from casusbelli.service import accounts
from casusbelli.service.backoff import Backoff
from casusbelli.service.house import House
from casusbelli.service.preferences import signing_key
from casusbelli.store import StoreDown

log = logging.getLogger(__name__)
IDLE_SECONDS: Final = 1.0
BY_MAIL: Final = ("mail",)
BY_HOOK: Final = ("webhook", "discord")


class Way(Protocol):
    async def send(self, messages: Sequence[Message]) -> list[Outcome]:
        """One outcome for each. Takes far less time than the lease."""


Ways = Mapping[tuple[str, ...], Way]
"""For these channels this way. What goes by none waits."""


def step(house: House, channels: Sequence[str], way: Way) -> int:
    """One round; how much was done."""
    done = accounts.send_links(house) + outbox.route(house)
    batches = outbox.take(house, channels)
    if not batches:
        return done
    key = signing_key(house)
    answers = [(batch, _composed(house, batch, key)) for batch in batches]
    messages = [answer for _batch, answer in answers if isinstance(answer, Message)]
    sent = iter(asyncio.run(_sent(way, messages)) if messages else [])
    settled = [(batch, next(sent) if isinstance(answer, Message) else answer) for batch, answer in answers]
    for batch, outcome in settled:
        if not outcome.sent:
            log.warning("%s %s: %s", batch.channel, batch.id, outcome.fault)
    outbox.settle(house, settled)
    return done + len(batches)


def _composed(house: House, batch: Batch, key: bytes) -> Message | Outcome:
    """One that cannot be put into words does not keep the others."""
    try:
        told = composed(house, batch, key)
    except StoreDown:
        raise
    except Exception as fault:
        log.exception("note %s cannot be put into words", batch.id)
        return Outcome(f"{type(fault).__name__}: {fault}")
    return Outcome(told, sent=True) if isinstance(told, str) else told


async def _sent(way: Way, messages: Sequence[Message]) -> list[Outcome]:
    try:
        return await way.send(messages)
    except Exception as fault:
        log.exception("nothing could be sent")
        return [Outcome(f"{type(fault).__name__}: {fault}")] * len(messages)


def work(house: House, channels: Sequence[str], way: Way, stop: Event) -> None:
    """Until ``stop``. A database that is down is waited for, and no fault ends the thread."""
    backoff = Backoff(f"a round of notifications by {channels[0]}", log)
    while not stop.is_set():
        try:
            done = step(house, channels, way)
            backoff.worked()
        except StoreDown as fault:
            backoff.waits(fault, log.warning)
            done = 0
        except Exception as fault:
            done = 0
            stop.wait(backoff.failed(fault))
        if not done:
            stop.wait(IDLE_SECONDS)


@contextmanager
def working(house: House, ways: Ways, stop: Event) -> Iterator[None]:
    """Beside whatever else is done; what is being sent when we stop is finished."""
    threads = [Thread(target=work, args=(house, *way, stop), name=f"sender {way[0][0]}") for way in ways.items()]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()
