"""What a seat may answer in one phase: a register with compare-and-set for its draft, and its ready mark.

A draft is numbered by how often it has been saved in the phase. When the phase is adjudicated, it closes for good: the
text that counted is its last value, and everything later is refused. If the game is over with it, the phase goes on
being shown, with nothing in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tests.chaos.linear import Op

CLOSED = "phase-closed"
STALE = "stale"
REFUSED = "refused"  # for another reason, which does not concern the draft


class SeatState(NamedTuple):
    number: int = 0
    text: str = ""
    ready: bool = False
    open: bool = True
    over: bool = False


BLANK = (0, "", False)


def step(state: SeatState, op: Op) -> Sequence[SeatState]:
    if op.answer == REFUSED:
        return [state]
    if op.answer == CLOSED:
        return [] if state.open else [state]
    if not state.open:
        shown = state.over and op.answer == {"read": BLANK, "look": False}.get(op.what, "")
        return [state] if shown else []
    match op.what:
        case "save":
            return _saved(state, op)
        case "ready":
            return [state._replace(ready=op.given)] if op.answer in (None, op.given) else []
        case "waive":
            return [SeatState(state.number + 1, "", True)]
        case "read":
            return [state] if op.answer == (state.number, state.text, state.ready) else []
        case "look":
            return [state] if op.answer == state.ready else []
        case "close" | "end":
            after = state._replace(open=False, over=op.what == "end")
            return [after] if op.answer == state.text and _may(state, op) else []
    raise ValueError(op.what)


def _saved(state: SeatState, op: Op) -> Sequence[SeatState]:
    """A save of (text, base); its receipt has the draft's number and the ready mark."""
    text, base = op.given
    fits = base is None or base == state.number
    if op.answer == STALE:
        return [] if fits else [state]
    after = state._replace(number=state.number + 1, text=text)
    if not fits or (not op.lost and op.answer != (after.number, after.ready)):
        return []
    return [after]


def _may(state: SeatState, op: Op) -> bool:
    """An early adjudication (``given``) needs the mark of every seat that was asked."""
    return state.ready or not op.given
