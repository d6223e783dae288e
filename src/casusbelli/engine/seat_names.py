"""Finds a seat by what people call it: "france", "French", "Fra". Programs pass the exact name, which is tried
first."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence

from casusbelli.core.board import Board, normal
from casusbelli.core.errors import one_of, shortened
from casusbelli.engine.component import Seat

__all__ = ["UnknownSeat", "seat_called", "seat_meant"]

ALIKE = 0.7  # the least similarity of a misspelled name


class UnknownSeat(LookupError):
    """No seat has this name, or several may be meant."""


def seat_called(text: str, seats: Sequence[Seat], board: Board, others: Iterable[str] = ()) -> str:
    """The seat with this name, with this adjective or alias of its power, or the only one whose name begins so.
    ``others``: valid words other than seats, listed in the error if nothing fits."""
    names = [seat.name for seat in seats]
    if text in names:
        return text
    found = _found(text, _called(seats, board))
    if len(found) == 1:
        return found[0]
    near = _near(text, seats, board)
    known = f"did you mean {near}?" if near else f"there are {', '.join((*names, *others))}"
    hint = f"is it {one_of(found)}?" if found else known
    raise UnknownSeat(f"no seat is called {shortened(text)!r}; {hint}")


def seat_meant(text: str, seats: Sequence[Seat], board: Board) -> str | None:
    """The seat that a possibly misspelled name probably means; None if it could be any."""
    found = _found(text, _called(seats, board))
    return found[0] if len(found) == 1 else None if found else _near(text, seats, board)


def _called(seats: Sequence[Seat], board: Board) -> dict[str, set[str]]:
    return {seat.name: set(_spellings(seat, board)) for seat in seats}


def _spellings(seat: Seat, board: Board) -> Iterator[str]:
    """Names for a seat; the names of a power count if the seat has only that power."""
    yield normal(seat.name)
    if len(seat.powers) == 1 and seat.name == seat.powers[0]:
        yield from (word for word, power in board.power_names.items() if power == seat.name)


def _found(text: str, called: dict[str, set[str]]) -> list[str]:
    wanted = normal(text)
    return [name for name, spellings in called.items() if wanted in spellings] or [
        name for name, spellings in called.items() if wanted and any(word.startswith(wanted) for word in spellings)
    ]


def _near(text: str, seats: Sequence[Seat], board: Board) -> str | None:
    known = {word: name for name, spellings in _called(seats, board).items() for word in spellings}
    close = difflib.get_close_matches(normal(text), known, n=1, cutoff=ALIKE)
    return known[close[0]] if close else None
