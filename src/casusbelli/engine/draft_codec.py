"""Drafts as data: what was accepted in a position, so that it need not be parsed and checked again in the same one.

The data is read only by the same code with the same rules that wrote it. Everybody else reads the text of the draft.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from casusbelli.core.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
)
from casusbelli.core.said import Text
from casusbelli.core.verdicts import Refusal, reason_of
from casusbelli.engine.component import AnyComponent
from casusbelli.engine.drafts import Draft

__all__ = ["DraftCodec"]

OF_THE_BOARD: Final = (Hold, Move, SupportHold, SupportMove, Convoy, Retreat, Disband, Build, Waive)
UNENCODABLE: Final = (msgspec.MsgspecError, TypeError, LookupError, AttributeError, RecursionError)


class EncodedOrder(NamedTuple):
    """``kind``: the number of its type among those of the rule set."""

    kind: int
    fields: msgspec.Raw


class EncodedRefusal(NamedTuple):
    """``reason``: the message that the reason is named after; ``said``: the message about this order."""

    order: EncodedOrder
    reason: str
    said: Text


class EncodedDraft(NamedTuple):
    orders: tuple[EncodedOrder, ...]
    refused: tuple[EncodedRefusal, ...]
    meant: tuple[tuple[EncodedOrder, EncodedOrder], ...]


class DraftCodec:
    """``brought``: the types of order that rules add."""

    def __init__(self, brought: Mapping[type[Any], AnyComponent]) -> None:
        self.kinds: tuple[type[Any], ...] = (*OF_THE_BOARD, *brought)
        self.numbers = {kind: number for number, kind in enumerate(self.kinds)}
        self.decoders: dict[int, msgspec.json.Decoder[Order]] = {}
        self.whole = msgspec.json.Decoder(EncodedDraft)

    def encode(self, draft: Draft) -> str:
        """The draft as text; "" if it cannot be read from that exactly as it is, or has lines that were not understood
        or orders that took effect at once."""
        if draft.misread or draft.at_once:
            return ""
        try:
            text = msgspec.json.encode(self._encoded(draft)).decode()
            return text if self._decoded(text) == draft else ""
        except UNENCODABLE:
            return ""

    def decode(self, text: str) -> Draft | None:
        """None if this is not a draft."""
        try:
            return self._decoded(text)
        except UNENCODABLE:
            return None

    def _encoded(self, draft: Draft) -> EncodedDraft:
        return EncodedDraft(
            tuple(map(self._order, draft.orders)),
            tuple(EncodedRefusal(self._order(order), why.reason.message, why.said) for order, why in draft.refused),
            tuple((self._order(written), self._order(meant)) for written, meant in draft.meant.items()),
        )

    def _order(self, order: Order) -> EncodedOrder:
        return EncodedOrder(self.numbers[type(order)], msgspec.Raw(msgspec.json.encode(order)))

    def _decoded(self, text: str) -> Draft:
        known = self.whole.decode(text)
        return Draft(
            tuple(map(self._read, known.orders)),
            tuple((self._read(one.order), _refusal(one)) for one in known.refused),
            meant={self._read(written): self._read(meant) for written, meant in known.meant},
        )

    def _read(self, order: EncodedOrder) -> Order:
        decoder = self.decoders.get(order.kind)
        if decoder is None:
            decoder = self.decoders[order.kind] = msgspec.json.Decoder(self.kinds[order.kind])
        return decoder.decode(order.fields)


def _refusal(one: EncodedRefusal) -> Refusal:
    reason = reason_of(one.reason)
    if reason is None:
        raise LookupError(one.reason)
    return Refusal(reason, one.said)
