"""Worker threads that deliver the outbox. Each channel has its own thread: a slow mail server does not hold up
webhooks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final, Protocol

from casusbelli.notify import outbox
from casusbelli.notify.compose import Message, composed
from casusbelli.notify.outbox import DeliveryOutcome, OutboxBatch
from casusbelli.service.base.backoff import Backoff
from casusbelli.service.base.process_figures import figures
from casusbelli.service.base.service import Service
from casusbelli.service.base.tracing import span
from casusbelli.service.people import accounts
from casusbelli.service.people.preferences import signing_key
from casusbelli.store import StoreDown

log = logging.getLogger(__name__)
IDLE_SECONDS: Final = 1.0
BY_MAIL: Final = ("mail",)
BY_HOOK: Final = ("webhook", "discord")


class DeliveryChannel(Protocol):
    async def send(self, messages: Sequence[Message]) -> list[DeliveryOutcome]:
        """Deliver these messages; return one outcome for each. Must take far less time than the lease."""


Ways = Mapping[tuple[str, ...], DeliveryChannel]
"""The delivery for each group of channels. Notifications of other channels stay in the outbox."""


def step(service: Service, channels: Sequence[str], way: DeliveryChannel) -> int:
    """One round; returns how many were handled."""
    done = accounts.send_links(service) + outbox.route(service)
    batches = outbox.take(service, channels)
    if not batches:
        return done
    key = signing_key(service)
    answers = [(batch, _composed(service, batch, key)) for batch in batches]
    messages = [answer for _batch, answer in answers if isinstance(answer, Message)]
    sent = iter(_delivered(way, channels[0], messages) if messages else [])
    settled = [(batch, next(sent) if isinstance(answer, Message) else answer) for batch, answer in answers]
    for batch, outcome in settled:
        if not outcome.sent:
            log.warning("%s %s: %s", batch.channel, batch.id, outcome.fault)
    outbox.settle(service, settled)
    return done + len(batches)


def _composed(service: Service, batch: OutboxBatch, key: bytes) -> Message | DeliveryOutcome:
    """Compose a batch. One that fails does not hold up the others."""
    try:
        told = composed(service, batch, key)
    except StoreDown:
        raise
    except Exception as fault:
        log.exception("note %s cannot be put into words", batch.id)
        return DeliveryOutcome(outbox.broken(fault))
    return DeliveryOutcome(told, sent=True) if isinstance(told, str) else told


def _delivered(way: DeliveryChannel, channel: str, messages: Sequence[Message]) -> list[DeliveryOutcome]:
    begun = time.monotonic()
    with span("delivery", channel=channel, messages=len(messages)):
        outcomes = asyncio.run(_sent(way, messages))
    figures.observe("delivery_seconds", time.monotonic() - begun)
    for outcome in outcomes:
        figures.count("deliveries", f"{channel}-{'sent' if outcome.sent else 'failed'}")
    return outcomes


async def _sent(way: DeliveryChannel, messages: Sequence[Message]) -> list[DeliveryOutcome]:
    try:
        return await way.send(messages)
    except Exception as fault:
        log.exception("nothing could be sent")
        return [DeliveryOutcome(outbox.broken(fault))] * len(messages)


def work(service: Service, channels: Sequence[str], way: DeliveryChannel, stop: Event) -> None:
    """Deliver until ``stop`` is set. Waits for a database that is down; no exception ends the thread."""
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
    """Context manager: deliver in background threads. On exit, deliveries under way are finished."""
    threads = [Thread(target=work, args=(service, *way, stop), name=f"sender {way[0][0]}") for way in ways.items()]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()
