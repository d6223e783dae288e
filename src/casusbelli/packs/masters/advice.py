"""Advice: the worth of orders under the Masters Rules, in centers.

Own units come first. The influence that is left sends away units that stand in our way, and goes against whoever is
largest. A unit of one's own is worth more than an annexation, and that more than a rebel; nothing is given away.
"""

from __future__ import annotations

from casusbelli.core.orders import Move, Order, SupportMove
from casusbelli.core.units import Unit
from casusbelli.engine.component import Screen, Turn
from casusbelli.packs.masters.facts import Aid, Annex, Disarm, Influence, RaiseRebel, Remove, powers_of

AGAINST_THE_LARGEST, OUT_OF_THE_WAY, WITH_US = 0.6, 0.4, 0.5
HOME, REBEL = 0.5, 0.3
USELESS = -10.0


class MastersAdvice(Screen):
    """The worth of orders."""

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        mine = powers_of(t, seat)
        if isinstance(order, Influence):
            return _influence(t, mine, order.order)
        if isinstance(order, Annex):
            return HOME
        if isinstance(order, RaiseRebel):
            return REBEL if t.state.centers.get(t.board.province_of[order.unit.at]) == _largest(t, mine) else USELESS
        return USELESS if isinstance(order, Aid | Disarm | Remove) else 0.0


def _influence(t: Turn, mine: tuple[str, ...], order: Order) -> float:
    if not isinstance(order, Move | SupportMove):
        return 0.0
    of, centers = t.board.province_of, t.state.centers
    into = of[order.to]
    if isinstance(order, SupportMove):
        helped = t.position.find(order.target.at)
        ours = helped is not None and helped.owner in mine and into in t.board.centers
        return WITH_US if ours and centers.get(into) not in mine else 0.0
    if into in centers and centers[into] in mine:
        return USELESS
    if centers.get(into) == _largest(t, mine):
        return AGAINST_THE_LARGEST
    wanted = of[order.unit.at] in t.board.centers and any(_reaches(t, unit, order.unit.at) for unit in _units(t, mine))
    return OUT_OF_THE_WAY if wanted and into not in t.board.centers else 0.0


def _units(t: Turn, mine: tuple[str, ...]) -> list[Unit]:
    return [unit for unit in t.position.units if unit.owner in mine]


def _reaches(t: Turn, unit: Unit, at: str) -> bool:
    return t.board.province_of[at] in t.board.near[unit.kind][unit.at]


def _largest(t: Turn, mine: tuple[str, ...]) -> str | None:
    """The strongest other player."""
    others = [power for power in t.board.power if power not in mine and t.rules.commander_of(t, power) is not None]
    return max(others, key=lambda power: (len(t.state.owned(power)), power), default=None)
