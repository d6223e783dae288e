"""Promises: what two seats have agreed on in messages, what their orders must not do, and which orders break them.

A proposal is a promise once the other seat has accepted it. The messages are the record: nothing else is stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from casusbelli.bots.seat_view import SeatView
from casusbelli.bots.talking import SeatMessage
from casusbelli.core.orders import Move, Order, Retreat, SupportMove
from casusbelli.core.phases import Phase
from casusbelli.engine.phrases import KINDS, Phrase

PEACE: Final = ("peace", "alliance", "joint-attack")
DEEDS: Final = ("ask-support", "offer-support", "ask-order")  # kinds that promise one order, in one phase


@dataclass(frozen=True)
class Promise:
    """``id``: of the message that proposed it. ``giver`` promised it to ``partner``; in peace, each to the other.
    ``phase``: when it was accepted. ``until``: the last year. ``order``: promised for that phase."""

    id: str
    kind: str
    giver: str
    partner: str
    phase: str
    until: int
    province: str = ""
    power: str = ""
    order: str = ""

    def holds_in(self, phase: str) -> bool:
        now, then = Phase.of(phase), Phase.of(self.phase)
        return phase == self.phase if self.kind in DEEDS else then.day <= now.day and now.year <= self.until


def proposals(messages: Iterable[SeatMessage]) -> Iterator[SeatMessage]:
    """The messages that can be accepted."""
    return (one for one in messages if one.phrase is not None and KINDS[one.phrase.kind].is_proposal)


def answered(messages: Sequence[SeatMessage], seat: str) -> dict[str, str]:
    """Message -> how this seat has answered it last: "accept" or "refuse"."""
    return {
        proposal: one.phrase.kind for (who, proposal), one in _answers(messages).items() if who == seat and one.phrase
    }


def agreed(messages: Sequence[SeatMessage]) -> list[Promise]:
    """All promises in these messages, also those that are over."""
    made, found = {one.id: one for one in proposals(messages)}, list[Promise]()
    for (who, proposal), one in _answers(messages).items():
        proposed = made.get(proposal)
        if proposed is None or proposed.phrase is None or one.phrase is None:
            continue
        if one.phrase.kind == "accept" and who in proposed.to:
            found += _promises(proposed, proposed.phrase, one)
    return found


def _answers(messages: Sequence[SeatMessage]) -> dict[tuple[str, str], SeatMessage]:
    """(who, proposal) -> the last answer: people may change their minds."""
    return {
        (one.sender, one.phrase.earlier): one
        for one in messages
        if one.phrase is not None and KINDS[one.phrase.kind].is_answer
    }


def _promises(proposed: SeatMessage, phrase: Phrase, accepted: SeatMessage) -> Iterator[Promise]:
    asker, answerer = proposed.sender, accepted.sender
    until = phrase.year or Phase.of(accepted.phase).year
    if phrase.kind in DEEDS:
        giver = asker if phrase.kind == "offer-support" else answerer
        partner = answerer if giver == asker else asker
        yield Promise(proposed.id, phrase.kind, giver, partner, accepted.phase, until, order=phrase.orders[0])
        return
    for giver, partner in ((asker, answerer), (answerer, asker)):
        yield Promise(proposed.id, phrase.kind, giver, partner, accepted.phase, until, phrase.province, phrase.power)


# --- what breaks them


@dataclass(frozen=True)
class Lands:
    """Province -> the seat that commands the unit there, and the seat that holds the center."""

    units: Mapping[str, str]
    centers: Mapping[str, str]

    @staticmethod
    def of(scene: SeatView) -> Lands:
        side = sides(scene)
        place = scene.board.province_of
        return Lands(
            {place[unit.at]: side.get(unit.owner, unit.owner) for unit in scene.units},
            {code: side.get(owner, owner) for code, owner in scene.centers.items()},
        )

    def belongs(self, code: str, seat: str) -> bool:
        return self.units.get(code) == seat or self.centers.get(code) == seat


def sides(scene: SeatView) -> dict[str, str]:
    """Owner -> the seat that commands it, or the owner itself."""
    t = scene.turn
    owners = {*t.state.owners, *scene.board.power}
    return {owner: scene.rules.commander_of(t, owner) or owner for owner in sorted(owners)}


def entered(scene: SeatView, order: Order) -> str:
    """The province that the order attacks, or helps to attack; "" if it attacks none."""
    if isinstance(order, Move | Retreat | SupportMove):
        return scene.board.province_of.get(order.to, "")
    return ""


def breaks(scene: SeatView, lands: Lands, promise: Promise, order: Order) -> bool:
    """Would this order of the giver break the promise?"""
    code = entered(scene, order)
    if not code:
        return False
    helped = lands.units.get(scene.board.province_of[order.target.at]) if isinstance(order, SupportMove) else None
    if promise.kind == "demilitarize":
        return helped in (None, promise.giver) and code == scene.board.province_of.get(promise.province)
    return promise.kind in PEACE and helped != promise.partner and lands.belongs(code, promise.partner)
