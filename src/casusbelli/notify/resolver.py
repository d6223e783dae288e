"""DNS look-ups with a timeout.

``getaddrinfo`` cannot be interrupted, and asyncio waits for its threads when a loop ends: a name server that does not
answer would hold up all other webhooks. So each look-up has a daemon thread that is abandoned when its time is up;
while it hangs, the same name is not looked up again.
"""

from __future__ import annotations

import asyncio
import socket
import time
from concurrent.futures import Future
from threading import Lock, Thread
from typing import Final

SECONDS: Final = 3.0
MOST: Final = 200  # look-ups under way, including hanging ones


class Unresolved(OSError):
    """The name has no address, or its name server does not answer."""


class Busy(Exception):
    """Too many look-ups hang; this name is not the cause."""


class Resolver:
    def __init__(self, seconds: float = SECONDS, most: int = MOST) -> None:
        self.seconds, self.most = seconds, most
        self.under_way: dict[str, tuple[float, Future[list[str]]]] = {}
        self.lock = Lock()

    async def addresses(self, host: str) -> list[str]:
        began, answer = self._started(host)
        try:
            async with asyncio.timeout(began + self.seconds - time.monotonic()):
                return await asyncio.wrap_future(answer)
        except TimeoutError:
            raise Unresolved(f"no name server answered within {self.seconds:.0f} seconds") from None

    def _started(self, host: str) -> tuple[float, Future[list[str]]]:
        with self.lock:
            known = self.under_way.get(host)
            if known is not None:
                return known
            if len(self.under_way) >= self.most:
                raise Busy("too many name servers do not answer; it is tried again later")
            answer: Future[list[str]] = Future()
            answer.set_running_or_notify_cancel()  # one caller that stops waiting does not cancel it for the others
            found = self.under_way[host] = time.monotonic(), answer
        Thread(target=self._look_up, args=(host, answer), name="resolver", daemon=True).start()
        return found

    def _look_up(self, host: str, answer: Future[list[str]]) -> None:
        try:
            found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
            addresses = [str(info[4][0]).partition("%")[0] for info in found]
        except (OSError, ValueError) as fault:
            answer.set_exception(Unresolved(str(fault)))
        else:
            answer.set_result(addresses)
        finally:
            with self.lock:
                del self.under_way[host]
