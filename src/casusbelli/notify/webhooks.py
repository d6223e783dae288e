"""Webhooks and Discord. Guards against SSRF: resolve the name once, refuse private addresses, connect to the address
that was checked."""

from __future__ import annotations

import asyncio
import hmac
import logging
import ssl
import time
from collections.abc import Sequence
from functools import cache
from ipaddress import ip_address
from typing import Final

import httpx2
import msgspec

from casusbelli import __version__
from casusbelli.core.said import said
from casusbelli.notify.compose import Message
from casusbelli.notify.outbox import SENT, DeliveryOutcome, broken
from casusbelli.notify.resolver import Busy, Resolver
from casusbelli.service.base.addresses import is_public

SECONDS: Final = 5.0
LONGEST_TEXT: Final = 2000  # Discord's limit
LATER: Final = (408, 425, 429)
GONE: Final = 410
LONGEST_WAIT: Final = 86_400
AGENT: Final = f"CasusBelli/{__version__}"
logging.getLogger("httpx2").setLevel(logging.WARNING)  # it logs whole URLs, which contain secrets


class Forbidden(Exception):
    """Nothing may be sent to this address."""


class Hooks:
    """The webhook client. ``private``: allow addresses of private networks."""

    def __init__(self, private: bool, resolver: Resolver | None = None) -> None:
        self.private = private
        self.resolver = resolver or Resolver()

    async def send(self, messages: Sequence[Message]) -> list[DeliveryOutcome]:
        async with httpx2.AsyncClient(
            verify=_context(), trust_env=False, follow_redirects=False, timeout=SECONDS, limits=NO_LINGERING
        ) as client:
            return await asyncio.gather(*(self._one(client, message) for message in messages))

    async def _one(self, client: httpx2.AsyncClient, message: Message) -> DeliveryOutcome:
        try:
            async with asyncio.timeout(SECONDS):
                url = httpx2.URL(message.address)
                address = await self._address(url)
                body, headers = for_discord(message) if message.channel == "discord" else for_program(message)
                request = client.build_request(
                    "POST",
                    url.copy_with(host=address),
                    content=body,
                    headers={"Host": url.netloc.decode("ascii"), "User-Agent": AGENT, **headers},
                    extensions={"sni_hostname": url.raw_host.decode("ascii")},
                )
                answer = await client.send(request, stream=True)
                await answer.aclose()
        except Forbidden:
            return DeliveryOutcome(said("notify.fault-forbidden"), forever=True, blamed=True)
        except Busy:
            return DeliveryOutcome(said("notify.fault-no-names"))
        except TimeoutError:
            return DeliveryOutcome(said("notify.fault-timeout", n=round(SECONDS)), blamed=True)
        except (OSError, httpx2.HTTPError, httpx2.InvalidURL) as fault:
            return DeliveryOutcome(broken(fault), blamed=True)
        return outcome(answer.status_code, answer.headers.get("Retry-After", ""))

    async def _address(self, url: httpx2.URL) -> str:
        """The address to connect to. If any address of the name is forbidden, all are: no name has one by accident."""
        addresses = await self.resolver.addresses(url.raw_host.decode("ascii"))
        if not self.private and not all(is_public(ip_address(address)) for address in addresses):
            raise Forbidden("it leads to a machine that not everybody can reach")
        return addresses[0]


NO_LINGERING: Final = httpx2.Limits(max_connections=None, max_keepalive_connections=0)


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def outcome(status: int, retry_after: str) -> DeliveryOutcome:
    if 200 <= status < 300:
        return SENT
    seconds = int(retry_after) if retry_after.isascii() and retry_after.isdigit() and len(retry_after) < 7 else 0
    forever = status < 500 and status not in LATER  # includes redirects, which are never followed
    wait = min(seconds, LONGEST_WAIT) * 1000
    told = said("notify.fault-status", status=status)
    return DeliveryOutcome(told, forever=forever, blamed=True, gone=status == GONE, wait=wait)


def for_program(message: Message) -> tuple[bytes, dict[str, str]]:
    """The request to a program, signed together with the time to prevent replays."""
    body = msgspec.json.encode({**message.facts, "text": "\n".join(message.lines)})
    stamp = str(int(time.time()))
    return body, {
        "Content-Type": "application/json",
        "Idempotency-Key": message.id,
        "X-Casus-Timestamp": stamp,
        "X-Casus-Signature": f"sha256={signature(message.secret, stamp, body)}",
    }


def signature(secret: str, stamp: str, body: bytes) -> str:
    return hmac.digest(secret.encode(), stamp.encode() + b"." + body, "sha256").hex()


def for_discord(message: Message) -> tuple[bytes, dict[str, str]]:
    text = "\n".join(message.lines)
    link = f"\n<{message.link}>"
    content = text[: LONGEST_TEXT - len(link)] + link
    body = {"content": content, "allowed_mentions": {"parse": []}}
    return msgspec.json.encode(body), {"Content-Type": "application/json"}
