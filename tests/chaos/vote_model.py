"""What a seat may answer about one motion: the last vote counts, until the motion is decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tests.chaos.linear import Op

GONE = "gone"


class VoteState(NamedTuple):
    vote: bool | str = ""  # "": none
    open: bool = True


def step(state: VoteState, op: Op) -> Sequence[VoteState]:
    if op.answer == GONE:
        return [state._replace(open=False)]  # others may have decided it at any time before
    if not state.open or (op.what == "see" and op.answer != state.vote):
        return []
    if op.what == "see":
        return [state]
    return [VoteState(op.given)] if op.lost or op.answer == op.given else []
