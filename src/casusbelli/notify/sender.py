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
from casusbelli.notify.outbox import DeliveryOutcome, OutboxBatch
from casusbelli.service.base.backoff import Backoff
from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts
from casusbelli.service.people.preferences import signing_key
from casusbelli.store import StoreDown

log = logging.getLogger(__name__)
IDLE_SECONDS: Final = 1.0
BY_MAIL: Final = ("mail",)
BY_HOOK: Final = ("webhook", "discord")


class DeliveryChannel(Protocol):
    async def send(self, messages: Sequence[Message]) -> list[DeliveryOutcome]:
        """One outcome for each. Takes far less time than the lease."""


Ways = Mapping[tuple[str, ...], DeliveryChannel]
"""For these channels this way. What goes by none waits."""


def step(service: Service, channels: Sequence[str], way: DeliveryChannel) -> int:
    """One round; how much was done."""
    done = accounts.send_links(service) + outbox.route(service)
    batches = outbox.take(service, channels)
    if not batches:
        return done
    key = signing_key(service)
    answers = [(batch, _composed(service, batch, key)) for batch in batches]
    messages = [answer for _batch, answer in answers if isinstance(answer, Message)]
    sent = iter(asyncio.run(_sent(way, messages)) if messages else [])
    settled = [(batch, next(sent) if isinstance(answer, Message) else answer) for batch, answer in answers]
    for batch, outcome in settled:
        if not outcome.sent:
            log.warning("%s %s: %s", batch.channel, batch.id, outcome.fault)
    outbox.settle(service, settled)
    return done + len(batches)


def _composed(service: Service, batch: OutboxBatch, key: bytes) -> Message | DeliveryOutcome:
    """One that cannot be put into words does not keep the others."""
    try:
        told = composed(service, batch, key)
    except StoreDown:
        raise
    except Exception as fault:
        log.exception("note %s cannot be put into words", batch.id)
        return DeliveryOutcome(f"{type(fault).__name__}: {fault}")
    return DeliveryOutcome(told, sent=True) if isinstance(told, str) else told


async def _sent(way: DeliveryChannel, messages: Sequence[Message]) -> list[DeliveryOutcome]:
    try:
        return await way.send(messages)
    except Exception as fault:
        log.exception("nothing could be sent")
        return [DeliveryOutcome(f"{type(fault).__name__}: {fault}")] * len(messages)


def work(service: Service, channels: Sequence[str], way: DeliveryChannel, stop: Event) -> None:
    """Until ``stop``. A database that is down is waited for, and no fault ends the thread."""
    backoff = Backoff(f"a round of notifications by {channels[0]}", log)
    while not stop.is_set():
        try:
            done = step(service, channels, way)
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
def working(service: Service, ways: Ways, stop: Event) -> Iterator[None]:
    """Beside whatever else is done; what is being sent when we stop is finished."""
    threads = [Thread(target=work, args=(service, *way, stop), name=f"sender {way[0][0]}") for way in ways.items()]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()
