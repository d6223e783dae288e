"""Canonical serialization: equal values give equal bytes on every machine, so that they can be hashed and compared."""

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


def state_hash(state: State, empty: State | None = None) -> str:
    """Hash of a state, including the private states of rules. Values that equal those of the ``empty`` state before the
    game are left out, so that fields or rules added later change no old hash."""
    table, before = _table(state), _table(empty or State())
    own, own_before = table.pop("own"), before["own"]
    told = {key: value for key, value in table.items() if value != before[key]}
    told["own"] = {name: value for name, value in own.items() if name not in own_before or value != own_before[name]}
    return hashlib.sha256(encode(told)).hexdigest()


def _table(state: State) -> dict[str, Any]:
    table: dict[str, Any] = msgspec.to_builtins(state, str_keys=True, order="deterministic", enc_hook=_plain)
    return table
