"""Events of the Masters Rules as sentences, for the game's story and reports (MR0.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from typing import Any, ClassVar

from casusbelli.core.board import Board
from casusbelli.core.events import Event, OrdersTallied
from casusbelli.core.legality import located
from casusbelli.core.said import Said, Term, Text, power, said
from casusbelli.engine.component import Words
from casusbelli.packs.masters.facts import (
    AllowanceSet,
    DisorderSet,
    HomeLapsed,
    MinorFounded,
    OwnersNoted,
    RebelNoted,
    VotesCast,
    VotesDecided,
    WinterBooked,
    named,
    written,
)


class MastersStory(Words):
    """Events in words."""

    headlines = ("masters.loses", "masters.lapsed", "masters.annexes", "masters.aids", "masters.in-disorder")
    drama: ClassVar[Mapping[str, float]] = {
        "masters.annexes": 3.0,
        "masters.in-disorder": 3.0,
        "masters.lapsed": 2.0,
        "masters.contest": 1.0,
        "masters.loses": 0.5,
        "masters.decided": 0.3,
    }

    def recounts(self, board: Board, event: Event) -> Text | None:
        """None for events of other rules; "" for events that need not be told."""
        tell = _TELLERS.get(type(event))
        return None if tell is None else tell(board, event)


def _together(told: Iterable[Said]) -> Said:
    return reduce(lambda one, other: said("core.also", one=one, other=other), told)


def counted(orders: Mapping[str, int]) -> list[Said]:
    """Orders, each with how often it was written."""
    return [said("masters.counted", what=written(order), n=count) for order, count in orders.items()]


def own(text: str) -> str:
    """The order without the word "Influence" before it."""
    return text.removeprefix("Influence ")


def _disorder(_board: Board, event: DisorderSet) -> Said:
    return said("masters.in-disorder", powers=map(power, event.powers))


def _allowances(_board: Board, event: AllowanceSet) -> Said:
    counts = [said("masters.counted", what=power(name), n=count) for name, count in event.allowance.items()]
    return said("masters.allowances", counts=counts)


def _tallied(_board: Board, event: OrdersTallied) -> Said:
    rows = (said("core.row", items=counted(row)) for row in event.tallies.values())
    return said("masters.tallied", rows=_together(rows))


def _cast(_board: Board, event: VotesCast) -> Said:
    """Authors and copies (MA-26)."""
    lists = {seat: Counter(map(own, orders)) for seat, orders in event.votes.items()}
    rows = (said("masters.wrote", seat=power(seat), told=counted(row)) for seat, row in lists.items())
    return said("masters.cast", rows=_together(rows))


def _decided(_board: Board, event: VotesDecided) -> Text:
    """The winning orders; "" for votes on adjustments, which the result of the adjustments tells."""
    came = [_came(unit, order) for unit, order in event.orders.items()]
    return said("masters.decided", rows=_together(came)) if came else ""


def _came(unit: str, order: str) -> Said:
    return said("masters.followed", order=written(order)) if order else said("masters.tied", unit=named(unit))


def _booked(board: Board, event: WinterBooked) -> Said:
    entries = list(_entries(board, event))
    return reduce(_then, entries) if entries else said("masters.nothing-due")


def _then(one: Said, other: Said) -> Said:
    return said("masters.sentences", one=one, other=other)


def _entries(board: Board, event: WinterBooked) -> Iterator[Said]:
    due = {owner: count for owner, count in event.base.items() if count}
    for code, sign in (("masters.due-builds", 1), ("masters.due-losses", -1)):
        counts = [said("masters.counted", what=named(o), n=sign * n) for o, n in due.items() if sign * n > 0]
        if counts:
            yield said(code, counts=counts)
    yield from (said("masters.aids", donor=power(donor), power=named(to)) for donor, to in event.aid)
    for place, built, bids in event.contests:
        if built:
            yield said("masters.contest", place=located(board, place), won=written(built), bids=counted(bids))
        else:
            yield said("masters.contest-nothing", place=located(board, place), bids=counted(bids))
    for annexer, place in event.annexed:
        yield said("masters.annexes", power=power(annexer), place=located(board, place))
    lost: dict[tuple[str, str], list[Term | Said]] = {}
    for unit, owner, cause in event.losses:
        lost.setdefault((owner, cause), []).append(named(unit))
    for (owner, cause), units in lost.items():
        yield said("masters.loses", power=named(owner), unit=units, cause=cause)


def _founded(board: Board, event: MinorFounded) -> Said:
    return said("masters.founded", name=power(event.name), places=[located(board, code) for code in event.home])


def _lapsed(board: Board, event: HomeLapsed) -> Said:
    return said("masters.lapsed", place=located(board, event.center), power=power(event.power))


_TELLERS: dict[type[Event], Callable[[Board, Any], Text]] = {
    MinorFounded: _founded,
    DisorderSet: _disorder,
    AllowanceSet: _allowances,
    OwnersNoted: lambda _board, _event: "",
    RebelNoted: lambda _board, _event: "",
    OrdersTallied: _tallied,
    VotesCast: _cast,
    VotesDecided: _decided,
    HomeLapsed: _lapsed,
    WinterBooked: _booked,
}
