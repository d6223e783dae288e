"""Who plays a seat when the model does not: one of the installed bots, or nobody."""

from __future__ import annotations

from casusbelli.bots import SeatView, bot
from casusbelli.bots.referee import asked

NOBODY = "none"


def fallback_orders(name: str, scene: SeatView) -> tuple[str, ...]:
    """The orders of the bot with this name; none for ``none``, or if it fails."""
    return () if name == NOBODY else tuple(map(str, asked(bot(name), scene, None).orders))
