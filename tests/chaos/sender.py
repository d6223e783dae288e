"""One worker that empties the outbox, to be killed at any moment: each message is noted on the disk as it goes out. It
says when it is ready, and begins once a line arrives on its standard input.

python -m tests.chaos.sender DATABASE FILE START
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from casusbelli.notify import sender
from casusbelli.notify.compose import Message
from casusbelli.notify.outbox import SENT, DeliveryOutcome
from casusbelli.service.base.service import Service
from casusbelli.store import open_store

HASTE = 200  # a clock that runs so much faster: a lease expires in less than a second


def shift(start: float) -> int:
    return int((time.time() - start) * 1000 * (HASTE - 1))


@dataclass
class Noted:
    """A channel that records messages as they arrive, just before it acknowledges them."""

    file: Path

    async def send(self, messages: Sequence[Message]) -> list[DeliveryOutcome]:
        for message in messages:
            time.sleep(random.uniform(0, 0.03))
            line = json.dumps([message.id, message.channel, message.account, message.kind, message.facts.get("seat")])
            with self.file.open("a", encoding="utf-8") as out:
                out.write(f"{line}\n")
                out.flush()
                os.fsync(out.fileno())
            time.sleep(random.uniform(0, 0.03))
        return [SENT] * len(messages)


def main(database: str, file: str, start: str) -> None:
    service = Service(open_store(database, lambda: shift(float(start))))
    print("ready", flush=True)
    sys.stdin.readline()
    sender.work(service, sender.BY_MAIL, Noted(Path(file)), Event())


if __name__ == "__main__":
    main(*sys.argv[1:])
