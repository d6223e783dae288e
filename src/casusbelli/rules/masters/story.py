"""The facts of the Masters Rules in words, for reports that are sent round (MR0.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.events import Event, OrdersTallied
from casusbelli.core.wording import listed
from casusbelli.rules.masters.facts import (
    AllowanceSet,
    DisorderSet,
    HomeLapsed,
    MinorFounded,
    OwnersNoted,
    RebelNoted,
    VotesCast,
    VotesDecided,
    WinterBooked,
)


def recounted(board: Board, event: Event) -> str | None:
    tell = _TELLERS.get(type(event))
    return None if tell is None else tell(board, event)


def _places(board: Board, codes: Iterable[str]) -> str:
    return listed([board.province[code].name for code in codes])


def _counted(count: Mapping[str, int], sign: str = "") -> str:
    return ", ".join(f"{what} {number:{sign}}" for what, number in count.items())


def _disorder(_board: Board, event: DisorderSet) -> str:
    return f"In civil disorder: {listed(event.powers)}"


def _tallied(_board: Board, event: OrdersTallied) -> str:
    return f"Votes for others: {'; '.join(f'{what}: {_counted(row)}' for what, row in event.tallies.items())}"


def _cast(_board: Board, event: VotesCast) -> str:
    """Authors and copies (MA-26)."""
    lists = {seat: Counter(text.removeprefix("Influence ") for text in orders) for seat, orders in event.votes.items()}
    return f"Who wrote for others: {'; '.join(f'{seat}: {_counted(row)}' for seat, row in lists.items())}"


def _decided(_board: Board, event: VotesDecided) -> str:
    """Nothing where only adjustments were voted on: of these the books tell."""
    came = "; ".join(order or f"{unit}: none, a tie" for unit, order in event.orders.items())
    return f"Followed for others: {came}" if came else ""


def _booked(board: Board, event: WinterBooked) -> str:
    return "Adjustments: " + ("; ".join(_entries(board, event)) or "nothing was due")


def _entries(board: Board, event: WinterBooked) -> Iterator[str]:
    owed = {owner: count for owner, count in event.base.items() if count}
    if owed:
        yield f"due {_counted(owed, '+')}"
    yield from (f"{donor} aids {to}" for donor, to in event.aid)
    for place, built, bids in event.contests:
        yield f"in {board.province[place].name} {built or 'nothing is built'} ({_counted(bids)})"
    yield from (f"{power} annexes {board.province[place].name}" for power, place in event.annexed)
    yield from (f"{owner} loses {unit} ({cause.replace('-', ' ')})" for unit, owner, cause in event.losses)


_TELLERS: dict[type[Event], Callable[[Board, Any], str]] = {
    MinorFounded: lambda board, event: f"{event.name} is a Minor Power, at home in {_places(board, event.home)}",
    DisorderSet: _disorder,
    AllowanceSet: lambda _board, event: f"Orders a turn: {_counted(event.allowance)}",
    OwnersNoted: lambda _board, _event: "",
    RebelNoted: lambda _board, _event: "",
    OrdersTallied: _tallied,
    VotesCast: _cast,
    VotesDecided: _decided,
    HomeLapsed: lambda board, event: f"{_places(board, [event.center])} is no home centre of {event.power} any more",
    WinterBooked: _booked,
}
