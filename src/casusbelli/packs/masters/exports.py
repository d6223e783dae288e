"""The exported state of the Masters Rules, and what each seat may see of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace as with_
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board, Power
from casusbelli.engine.adjusting import due
from casusbelli.engine.component import OwnState, Turn
from casusbelli.packs.masters.facts import (
    AID,
    CONTROL,
    Books,
    allowed,
    books,
    called,
    in_disorder,
    on,
    option,
    players,
)
from casusbelli.packs.masters.sites import funds_rebels

FIELDS = (
    *("home", "civil_disorder", "allowance", "rebels", "entitlement"),  # M3.1
    *("annexed", "owned_since", "tallies", "votes", "followed", "winter"),
)


def without_powers(board: Board, played: tuple[Power, ...]) -> Board:
    return with_(board, powers=played)


class BooksShown(OwnState[Books]):
    """Export and visibility of the shared state."""

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = books(t)
        owners = [*t.board.power, *(name for name in own.minors if name not in t.board.power)]
        shown: dict[str, Any] = {
            "home": {owner: list(t.state.home.get(owner, ())) for owner in owners},
            "civil_disorder": sorted({*own.minors, *(power for power in own.disorder if in_disorder(t, power))}),
            "allowance": {power: allowed(t, power) for power in t.memo(players)},
            "rebels": [row for number in own.rebels for row in _rebel(t, own, number)],
            "annexed": to_builtins(own.annexed),
            "owned_since": to_builtins(own.since),
            "tallies": to_builtins(own.tallies),
            "votes": to_builtins(own.votes),
            "followed": to_builtins(own.followed),
            "winter": to_builtins(own.winter),
        }
        if t.state.now.is_adjustments:
            shown["entitlement"] = {called(t, owner): count for owner, count in t.memo(due).items()}
        return shown

    def knows(self, t: Turn, seat: str | None) -> Books:
        """Everything is public, except the votes and tallies that ``vc_publish`` hides (MA-26)."""
        own = books(t)
        published = option(t, "vc_publish") if on(t, CONTROL) else "authors"
        if published == "authors" or not own.votes:
            return own
        return replace(own, votes={}, tallies=own.tallies if published == "counts" else {})


def _rebel(t: Turn, own: Books, number: str) -> Iterator[dict[str, str]]:
    beaten = t.state.routed.get(int(number))
    unit = t.state.units.get(int(number)) or (beaten.unit if beaten else None)
    if unit is not None:
        yield {"unit": str(unit), "raised_in": own.rebels[number] or t.board.province_of[unit.at]}


def hopes(t: Turn) -> bool:
    """True if rebels may be written in anticipation of aid (MA-63)."""
    return on(t, AID) and funds_rebels(t)
