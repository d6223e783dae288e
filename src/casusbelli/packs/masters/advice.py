"""Advice: the worth of orders under the Masters Rules, in centers.

Own units come first. The influence that is left sends away units that stand in our way, and goes against whoever is
largest. A unit of one's own is worth more than an annexation, and that more than a rebel, unless somebody grows too
large: then a rebel behind their lines is worth more than a unit. What we can't use ourselves helps somebody against the
largest power, and a unit that can't reach anybody is disbanded for one that can.
"""

from __future__ import annotations

from casusbelli.core.orders import Move, Order, SupportMove
from casusbelli.core.units import Unit
from casusbelli.engine.component import Screen, Turn
from casusbelli.packs.masters.facts import Aid, Annex, Disarm, Influence, RaiseRebel, Remove, players, powers_of
from casusbelli.packs.masters.sites import base, recipient

AGAINST_THE_LARGEST, OUT_OF_THE_WAY, WITH_US = 0.6, 0.4, 0.5
HOME, REBEL, AID, STRANDED = 0.5, 0.3, 0.2, 0.4
UPRISING, RESCUE = 1.2, 1.1  # a rebel against a power that is about to win, and aid for who must resist it
LARGE = 1.5  # times as large as the mean of the players: about to win
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
            return _rebel(t, mine, t.state.centers.get(t.board.province_of[order.unit.at]))
        if isinstance(order, Aid):
            return _aid(t, mine, recipient(t, order)) if order.power else USELESS
        if isinstance(order, Disarm):
            unit = t.position.find(order.unit.at)
            return STRANDED if unit is not None and _is_stranded(t, mine, unit) else USELESS
        return USELESS if isinstance(order, Remove) else 0.0


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


# --- adjustments


def _rebel(t: Turn, mine: tuple[str, ...], owner: str | None) -> float:
    if owner is None or owner != _largest(t, mine):
        return USELESS
    return UPRISING if _is_winning(t, mine, owner) else REBEL


def _is_winning(t: Turn, mine: tuple[str, ...], owner: str | None) -> bool:
    ours = sum(_size(t, power) for power in mine)
    return owner is not None and _size(t, owner) > max(LARGE * _mean(t), ours)


def _size(t: Turn, power: str) -> int:
    return len(t.state.owned(power))


def _mean(t: Turn) -> float:
    sizes = [_size(t, power) for power in t.memo(players)]
    return sum(sizes) / max(1, len(sizes))


def _aid(t: Turn, mine: tuple[str, ...], to: str | None) -> float:
    """Aid saves a unit of somebody who must disband it, against the largest power."""
    if to is None or to != _helped(t, mine):
        return USELESS
    return (RESCUE if _is_winning(t, mine, _largest(t, mine)) else HOME) if base(t, to) < 0 else AID


def _helped(t: Turn, mine: tuple[str, ...]) -> str | None:
    """The player that gets aid from us: the one that must lose most units, and holds fewest centers, beside the
    largest one; nobody gets any while we are the largest."""
    largest = _largest(t, mine)
    if largest is None or _size(t, largest) <= sum(_size(t, power) for power in mine):
        return None
    others = (power for power in t.memo(players) if power not in (*mine, largest))
    return min(others, key=lambda power: (base(t, power), _size(t, power), power), default=None)


def _is_stranded(t: Turn, mine: tuple[str, ...], unit: Unit) -> bool:
    """True if the unit can reach no center of others, nobody threatens where it can go, and there is a home center in
    which another unit can be built for it."""
    reach, of = t.board.reach[unit.kind], t.board.province_of
    seen = [unit.at]
    for at in seen:  # grows while it is walked
        seen += [to for to in reach[at] if to not in seen]
    around = {of[at] for at in seen}
    if any(code in t.board.centers and t.state.centers.get(code) not in mine for code in around):
        return False
    others = (other for other in t.position.units if other.owner not in mine)
    if any(not around.isdisjoint(t.board.near[other.kind][other.at]) for other in others):
        return False
    homes = (code for code in t.state.home.get(unit.owner, ()) if t.state.centers.get(code) == unit.owner)
    return any(code not in t.position.at or code == of[unit.at] for code in homes)
