"""The network that counts as one client of the service: what one customer of a provider can choose addresses from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

ONE_LINK, ONE_SITE = 64, 48
KEPT: Final = 4096
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Where a translator puts all IPv4 addresses (RFC 6052): one network, but not one client."""


@lru_cache(KEPT)
def client_network(host: str) -> str:
    """An IPv4 address, or the /64 network of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address in TRANSLATED:
        return str(ip_address(int(address) & 0xFFFFFFFF))
    return str(address.ipv4_mapped or f"{IPv6Address(int(address) >> 64 << 64)}/{ONE_LINK}")


def region_of(host: str) -> str:
    """A network that tells roughly where somebody is, but not who: a /24 of IPv4, a /48 of IPv6."""
    network = client_network(host)
    if "/" in network:
        return site_of(network) or network
    try:
        return str(IPv4Network(f"{network}/24", strict=False))
    except ValueError:
        return network


@lru_cache(KEPT)
def site_of(network: str) -> str | None:
    """The /48 network around the /64 network of a client: providers assign up to so much to one customer."""
    address, slash, length = network.partition("/")
    if not slash or length != str(ONE_LINK):
        return None
    try:
        return f"{IPv6Address(int(IPv6Address(address)) >> 80 << 80)}/{ONE_SITE}"
    except ValueError:
        return None
