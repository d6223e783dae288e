"""Addresses in the net that people give us to write to: none of them may lead into our own house."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from casusbelli.core.errors import printable, shortened
from casusbelli.service.errors import bad_input

LONGEST: Final = 500
PORTS: Final = (80, 443)  # and those from 1024 on: below are mail, printers, what understands half a request
DISCORD: Final = re.compile(r"https://(?:(?:ptb|canary)\.)?discord(?:app)?\.com/api/(?:v\d+/)?webhooks/\d+/[\w-]+")
TRANSLATED: Final = IPv6Network("64:ff9b::/96")

Address = IPv4Address | IPv6Address


def is_public(address: Address) -> bool:
    """Anybody's machine out there: not this one, not its neighbours, however the address is dressed."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


def check_hook(kind: str, url: str, private: bool) -> None:
    """``private``: those who run the service allow addresses of their own net, and plain http."""
    if kind == "discord" and not private:
        if not DISCORD.fullmatch(url) or len(url) > LONGEST:
            raise _bad(url, "copy the webhook's URL from Discord: https://discord.com/api/webhooks/...")
        return
    parts = _parts(url)
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise _bad(url, "it begins with https://")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise _bad(url, "it names a host, and neither user nor password")
    if not private and not (parts.port is None or parts.port in PORTS or parts.port >= 1024):
        raise _bad(url, f"its port is {', '.join(map(str, PORTS))}, or 1024 and above")
    if not private and literal(parts.hostname) not in (None, True):
        raise _bad(url, "it leads to a machine that anybody can reach")


def literal(host: str) -> bool | None:
    """Whether this address is public; None: it is a name."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return None


def _parts(url: str) -> SplitResult:
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise _bad(url, f"it has at most {LONGEST} plain characters")
    try:
        parts = urlsplit(url)
        _port = parts.port
    except ValueError:
        raise _bad(url, "such as https://example.org/casus") from None
    return parts


def _bad(url: str, hint: str) -> Exception:
    return bad_input(f"nothing can be sent to {shortened(printable(url))!r}", hint, "bad-address")
