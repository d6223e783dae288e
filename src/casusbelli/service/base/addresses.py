"""Checks of addresses that users give us to connect to (SSRF protection): none may lead into a private network."""

from __future__ import annotations

import re
import unicodedata
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from casusbelli.core.errors import printable, shortened
from casusbelli.core.said import said
from casusbelli.service.base.service_errors import bad_input

LONGEST: Final = 500
PORTS: Final = (80, 443)  # and those from 1024 on: lower ports belong to mail, printers and other fragile services
DISCORD: Final = re.compile(r"https://(?:(?:ptb|canary)\.)?discord(?:app)?\.com/api/(?:v\d+/)?webhooks/\d+/[\w-]+")

IN_TEXT: Final = re.compile(r"[a-z]:/|//|www\.|@|\w[.\u3002][^\W\d_]{2}|\d+(?:\.\d+){3}", re.IGNORECASE)

Address = IPv4Address | IPv6Address

# Ranges that IANA's special-purpose registries exclude, whatever version of Python this is.
NOT_PUBLIC_V4: Final = [
    IPv4Network(net)
    for net in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"),
        *("203.0.113.0/24", "224.0.0.0/3"),
    )
]
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
NOT_PUBLIC_V6: Final = [IPv6Network(net) for net in ("2001::/23", "2001:db8::/32", "3fff::/20")]
NAT64: Final = IPv6Network("64:ff9b::/96")
LAST_32: Final = 0xFFFF_FFFF
ISATAP: Final = (0x0000_5EFE, 0x0200_5EFE)  # upper half of an interface identifier; the lower one is an IPv4 address


def names_address(text: str) -> bool:
    """Does the text contain anything that programs turn into a link, in whatever disguise?"""
    bare = "".join(c for c in unicodedata.normalize("NFKC", text) if unicodedata.category(c) != "Cf")
    return IN_TEXT.search(bare) is not None


def is_public(address: Address) -> bool:
    """Is this a global unicast address? An IPv4 address embedded in an IPv6 address must be public itself. Of the ways
    to embed one, only mapped addresses, NAT64's well-known prefix, 6to4 and ISATAP can lead to public machines at
    all."""
    if isinstance(address, IPv4Address):
        return not any(address in net for net in NOT_PUBLIC_V4)
    bits = int(address)
    mapped = address.ipv4_mapped or (IPv4Address(bits & LAST_32) if address in NAT64 else None)
    if mapped is not None:
        return is_public(mapped)
    inside = [address.sixtofour] if address.sixtofour is not None else []
    if bits >> 32 & LAST_32 in ISATAP:
        inside.append(IPv4Address(bits & LAST_32))
    ours = address not in GLOBAL_UNICAST or any(address in net for net in NOT_PUBLIC_V6)
    return not ours and all(is_public(one) for one in inside)


def check_hook(kind: str, url: str, private: bool) -> None:
    """Check a webhook's URL. ``private``: the operator allows private networks and plain http."""
    if kind == "discord" and not private:
        if not DISCORD.fullmatch(url) or len(url) > LONGEST:
            raise _bad("discord", url)
        return
    parts = _parts(url)
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise _bad("scheme", url)
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise _bad("host", url)
    if not private and not (parts.port is None or parts.port in PORTS or parts.port >= 1024):
        raise _bad("port", url, ports=PORTS)
    if not private and literal(parts.hostname) not in (None, True):
        raise _bad("private", url)


def literal(host: str) -> bool | None:
    """Is this literal IP address public? None: it is a host name."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return None


def _parts(url: str) -> SplitResult:
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise _bad("signs", url, most=LONGEST)
    try:
        parts = urlsplit(url)
        _port = parts.port
    except ValueError:
        raise _bad("form", url) from None
    return parts


def _bad(what: str, url: str, **values: object) -> Exception:
    told = said(f"service.bad-address-{what}", url=shortened(printable(url)), **values)
    return bad_input(told, code="bad-address")
