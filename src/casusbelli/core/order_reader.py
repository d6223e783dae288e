"""Parses a text into a legal order in one step, for programs that want an answer or an exception.

Each of the three kinds of error is an exception: NotUnderstood, Ambiguous, NotAllowed.
"""

from __future__ import annotations

from casusbelli.core.errors import NotAllowed
from casusbelli.core.legality import nation_refusal, refuse, understand
from casusbelli.core.notation import Written, parse
from casusbelli.core.orders import MovementOrder
from casusbelli.core.rulings import DATC, Rulings
from casusbelli.core.scanner import NO_COAST
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Reason, Refusal

__all__ = ["read_order"]


def read_order(text: str, position: Position, power: str | None = None, rulings: Rulings = DATC) -> MovementOrder:
    """Parse a movement order, completed and legal here; for ``power``, or the power that the text names."""
    written = parse(text, position.board, phase="M")
    why = worded_wrongly(written, position, rulings)
    order = why or understand(written.order, position, power or written.nation, rulings)
    if isinstance(order, Refusal):
        raise NotAllowed(text, (0, len(text)), order.said)
    return order


def worded_wrongly(written: Written, position: Position, rulings: Rulings) -> Refusal | None:
    """Objections of the rulings to the wording of an order: a coast that means nothing (DATC 4.B.6), the power of the
    unit that it helps (4.C.5, 4.C.6)."""
    if rulings.coast_irrelevant == "illegal" and any(note.code == NO_COAST for note in written.notes):
        return refuse(position.board, Reason.IRRELEVANT_COAST, getattr(written.order, "to", ""))
    return nation_refusal(written.order, written.target_nation, position, rulings)
