"""Canonical bytes: the same value gives the same bytes on every machine, so that they can be hashed and compared."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from casusbelli.core.state import State


def encode(value: object) -> bytes:
    """JSON with sorted keys and sets."""
    return msgspec.json.encode(value, order="deterministic")


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} has no canonical form; rules keep plain values")


def state_hash(state: State) -> str:
    """Two games with the same hash are in the same state, down to what their rules keep to themselves."""
    plain = msgspec.to_builtins(state, str_keys=True, order="deterministic", enc_hook=_plain)
    return hashlib.sha256(encode(plain)).hexdigest()
