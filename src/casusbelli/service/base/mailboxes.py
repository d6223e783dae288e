"""E-mail addresses that are not stored: a hash to compare them by, and what people are shown of them."""

from __future__ import annotations

from casusbelli.service.base.passwords import digest


def mailbox_of(email: str) -> str:
    """The mailbox of an address, by its SHA-256: "+tag" suffixes share one."""
    name, _at, host = email.rpartition("@")
    return digest(f"{name.partition('+')[0]}@{host}")


def masked_address(email: str) -> str:
    """The address as its inviter is shown it: "a...@example.org"."""
    name, _at, host = email.rpartition("@")
    return f"{name[:1]}...@{host}"
