"""States as data. The state of each rule is read by the type that it declares (``Component[Ledger]``).

The data is read only by the same code with the same rules that wrote it; it can always be computed from the log.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from types import GenericAlias
from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import replace

from casusbelli.core.cached_property import cached_property
from casusbelli.core.state import State
from casusbelli.engine.component import AnyComponent, Component
from casusbelli.engine.ruleset import RuleSet

__all__ = ["StateCodec", "UnreadableState"]

LEVEL = 1  # states repeat their keys: even the fastest compression makes them four times smaller
WINDOW, MEMORY = 12, 5  # enough for a few KB; the usual tables take longer to set up than the states to compress
CHANGING = ("evolve", "placed", "corrected")  # the hooks that change the state of a rule
UNENCODABLE = (msgspec.MsgspecError, TypeError, ValueError, LookupError, AttributeError, RecursionError)
UNREADABLE = (*UNENCODABLE, zlib.error)


class UnreadableState(ValueError):
    """This is not a state of these rules."""


class StateCodec:
    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    @cached_property
    def empty(self) -> State:
        return self.rules.empty()

    @cached_property
    def changing(self) -> tuple[AnyComponent, ...]:
        found = {c.name: c for hook in CHANGING for c in self.rules.answering(hook)}
        return tuple(found[name] for name in sorted(found))

    @cached_property
    def decoder(self) -> msgspec.msgpack.Decoder[Any]:
        own = msgspec.defstruct(
            "OwnStates", [(f"s{n}", _type(c)) for n, c in enumerate(self.changing)], array_like=True
        )
        return msgspec.msgpack.Decoder(GenericAlias(tuple, (State, own)))

    def encode(self, state: State) -> bytes:
        """The state as bytes; b"" if it cannot be read from them exactly as it is."""
        try:
            own = [state.own[component.name] for component in self.changing]
            data = msgspec.msgpack.encode([replace(state, own={}), own], enc_hook=_plain)
            return _compressed(data) if self._decoded(data) == state else b""
        except UNENCODABLE:
            return b""

    def decode(self, data: bytes) -> State:
        try:
            return self._decoded(zlib.decompress(data))
        except UNREADABLE as fault:
            raise UnreadableState(str(fault)) from fault

    def _decoded(self, data: bytes) -> State:
        state, own = self.decoder.decode(data)
        read = {component.name: getattr(own, f"s{n}") for n, component in enumerate(self.changing)}
        found: State = replace(state, own={**self.empty.own, **read})
        return found


def _compressed(data: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY)
    return packer.compress(data) + packer.flush()


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} is no plain value")


def _type(component: AnyComponent) -> Any:
    """The type of the rule's own state, as its class declares it."""
    for kind in type(component).__mro__:
        for base in vars(kind).get("__orig_bases__", ()):
            if get_origin(base) is Component:
                return get_args(base)[0]
    raise TypeError(f"{component} declares no type for its state")
