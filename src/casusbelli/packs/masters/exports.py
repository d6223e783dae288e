"""The exported state of the Masters Rules, and what each seat may see of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace as with_
from operator import itemgetter
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board, Power
from casusbelli.core.phases import Phase
from casusbelli.engine.adjusting import due
from casusbelli.engine.component import FieldPath, OwnState, Turn
from casusbelli.packs.masters.facts import (
    AID,
    ANNEXATION,
    CONTROL,
    WINTER,
    Books,
    allowed,
    books,
    called,
    in_disorder,
    minor_name,
    on,
    option,
    owners_now,
    players,
)
from casusbelli.packs.masters.minors import minors
from casusbelli.packs.masters.sites import funds_rebels


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
            "rebels": sorted((row for number in own.rebels for row in _rebel(t, own, number)), key=itemgetter("unit")),
            "annexed": to_builtins(own.annexed),
            "owned_since": to_builtins(own.since),
            "tallies": to_builtins(own.tallies),
            "votes": to_builtins(own.votes),
            "followed": to_builtins(own.followed),
            "winter": to_builtins(own.winter),
        }
        if on(t, ANNEXATION):
            shown["owned_before"] = _grouped(owners_before(t))
        if t.state.now.is_adjustments:
            shown["entitlement"] = {called(t, owner): count for owner, count in t.memo(due).items()}
        return shown

    def past(self, t: Turn) -> tuple[str, ...]:
        return ("owned_since", "tallies", "votes", "followed", "winter")

    def implied(self, t: Turn) -> Iterator[FieldPath]:
        yield "entitlement"
        first = {**minors(t.board), **{power.name: power.home for power in t.board.powers}}
        for owner, home in t.state.home.items():
            if home == first.get(owner, tuple(code for code in home if minor_name(t.board, code) == owner)):
                yield "home", owner
        if not any(in_disorder(t, power) for power in t.board.power):
            yield "civil_disorder"
        usual = allowances(t)
        if all(allowed(t, power) == usual.get(power) for power in t.memo(players)):
            yield "allowance"
        if owners_before(t) == usual_owners(t):
            yield "owned_before"

    def knows(self, t: Turn, seat: str | None) -> Books:
        """Everything is public, except the votes and tallies that ``vc_publish`` hides (MA-26)."""
        own = books(t)
        published = option(t, "vc_publish") if on(t, CONTROL) else "authors"
        if published == "authors" or not own.votes:
            return own
        return replace(own, votes={}, tallies=own.tallies if published == "counts" else {})


def allowances(t: Turn) -> dict[str, int]:
    """Orders per turn by owned centers; in a civil war for each side, and for the whole country when it ends."""
    count = dict.fromkeys(t.board.power, 0)
    for owner in t.state.centers.values():
        for name in {owner, t.rules.power_of(t, owner) or owner}:
            count[name] = count.get(name, 0) + 1
    return {name: held for name, held in count.items() if t.rules.power_of(t, name)}


def owners_before(t: Turn) -> Mapping[str, str]:
    """The owners of centers in the last adjustments, or in those before the game (M3.1)."""
    known = books(t)
    return known.before if known.opened or known.before else usual_owners(t)


def usual_owners(t: Turn) -> dict[str, str]:
    """The owners in the adjustments before the game, if nothing else is known.

    A position that is set up in a movement or retreat turn after the first year counts as unchanged since then; with
    annex_initial what is owned at the start counts, too (MA-52).
    """
    first = max(Phase.of(start).year for start in (t.rules.start, t.board.calendar.start))
    later = t.state.step != WINTER and t.state.year > first
    notional = on(t, ANNEXATION) and option(t, "annex_initial") == "true"
    return owners_now(t) if later or notional else {}


def _grouped(owners: Mapping[str, str]) -> dict[str, list[str]]:
    """Owner -> its centers."""
    held: dict[str, list[str]] = {}
    for place, owner in owners.items():
        held.setdefault(owner, []).append(place)
    return held


def _rebel(t: Turn, own: Books, number: str) -> Iterator[dict[str, str]]:
    beaten = t.state.routed.get(int(number))
    unit = t.state.units.get(int(number)) or (beaten.unit if beaten else None)
    if unit is not None:
        yield {"unit": str(unit), "raised_in": own.rebels[number] or t.board.province_of[unit.at]}


def hopes(t: Turn) -> bool:
    """True if rebels may be written in anticipation of aid (MA-63)."""
    return on(t, AID) and funds_rebels(t)
