"""Eligibility to order units in civil disorder, and the tally of competing orders (MR2.2-MR2.6, MA-1, MA-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from typing import TypeVar

from casusbelli.core.orders import Build, Disband, Order
from casusbelli.core.units import Unit
from casusbelli.engine.component import Turn
from casusbelli.packs.masters.facts import (
    CONTROL,
    Influence,
    allowed,
    called,
    in_disorder,
    on,
    option,
    players,
    powers_of,
    season,
)

K = TypeVar("K", bound=Hashable)
Watch = tuple[Unit, str]


def watched(t: Turn) -> Mapping[str, Mapping[str, Watch]]:
    """Power -> owner -> a unit of the power in or next to a center of that owner, and the center.

    Units that wait for their retreat count only with ``limbo_counts`` (MA-10).
    """
    near, centers, table = t.board.near, t.state.centers, dict[str, dict[str, Watch]]()
    units = list(t.position.units)
    if option(t, "limbo_counts") == "true":
        units += [routed.unit for routed in t.state.routed.values()]
    played = frozenset(t.memo(players))
    for unit in units:
        if unit.owner in played:
            row = table.setdefault(unit.owner, {})
            around = near[unit.kind][unit.at] | {t.board.province_of[unit.at]}
            for place in sorted(around & centers.keys()):
                row.setdefault(centers[place], (unit, place))
    return table


def near(t: Turn, power: str, owner: str) -> Watch | None:
    """A unit of the power in or next to a center of the owner, with that center; None if there is none."""
    return t.memo(watched).get(power, {}).get(owner)


def obstacle(t: Turn, seat: str, owner: str) -> Watch | None:
    """The unit and center that keep the seat from ordering this owner; all its centers are tested (MR2.3)."""
    return near(t, powers_of(t, seat)[0], owner) if owner in barred(t, seat) else None


def barred(t: Turn, seat: str) -> Collection[str]:
    """The owners that the seat may not order. A seat with several powers may if one of them may (MA-8)."""
    nothing: Mapping[str, Watch] = {}
    rows = [t.memo(watched).get(power, nothing).keys() for power in powers_of(t, seat)]
    return rows[0] if len(rows) == 1 else frozenset.intersection(*map(frozenset, rows)) if rows else ()


def eligible(t: Turn, owner: str) -> tuple[str, ...]:
    """The seats that may order this owner's units."""
    able = (seat for seat in t.rules.seat_names() if powers_of(t, seat) and obstacle(t, seat, owner) is None)
    return tuple(able) if on(t, CONTROL) else ()


def allowance(t: Turn, seat: str) -> int:
    return sum(allowed(t, power) for power in powers_of(t, seat))


# --- what the votes come to


def strongest(votes: Mapping[K, int]) -> list[K]:
    """The keys with the most votes."""
    most = max(votes.values(), default=0)
    return [key for key, count in votes.items() if count == most]


def target(t: Turn, order: Order) -> Unit | None:
    """The unit that an order addresses, whether it stands on the board or waits for its retreat."""
    place = t.board.province_of.get(getattr(getattr(order, "unit", None), "at", ""), "")
    if season(t) == "R":
        beaten = (routed.unit for routed in t.state.routed.values())
        return next((unit for unit in beaten if t.board.province_of[unit.at] == place), None)
    return t.position.at.get(place)


def cast(t: Turn) -> dict[int, list[tuple[str, Order]]]:
    """Unit id -> the seats that ordered it in this phase and their orders; only votes that count (MA-5)."""
    found: dict[int, list[tuple[str, Order]]] = {}
    for seat in t.rules.seat_names():
        for order in t.orders.get(seat, ()):
            if isinstance(order, Influence) and not isinstance(order.order, Build):
                unit = target(t, order.order)
                if unit is not None and counts(t, unit.owner):
                    found.setdefault(unit.id, []).append((seat, order.order))
    return found


def counts(t: Turn, owner: str) -> bool:
    """True if others order this owner's units; with vc_on_nmr=speculative also if its player sent nothing."""
    if not on(t, CONTROL):
        return False
    return in_disorder(t, owner) or (speculative(t) and not t.orders.get(t.rules.commander_of(t, owner) or ""))


def speculative(t: Turn) -> bool:
    return option(t, "vc_on_nmr") == "speculative"


def weights(t: Turn, votes: Sequence[tuple[str, Order]]) -> Counter[Order]:
    """Order -> its weight: the number of copies, or of players who wrote it (MA-1)."""
    if option(t, "vc_resolution") == "per_player":
        votes = list(dict.fromkeys(votes))
    return Counter(order for _seat, order in votes)


def followed(t: Turn, votes: Sequence[tuple[str, Order]]) -> Order | None:
    """The order that wins the vote; None on a tie (MA-2)."""
    count = weights(t, votes)
    first = strongest(count)
    if len(first) > 1 and option(t, "vc_tie") == "per_player_then_hold":
        authors = {order: len({seat for seat, voted in votes if voted == order}) for order in first}
        first = strongest(authors)
    if len(first) != 1:
        return None
    enough = option(t, "vc_resolution") != "majority" or 2 * count[first[0]] > sum(count.values())
    return first[0] if enough else None


def decided(t: Turn) -> dict[int, Order]:
    """Unit id -> the winning order, in movement and retreat phases."""
    if season(t) not in ("M", "R"):
        return {}
    orders = {number: followed(t, votes) for number, votes in t.memo(cast).items()}
    return {number: order for number, order in orders.items() if order is not None}


def tallies(t: Turn) -> Iterator[tuple[str, dict[str, int]]]:
    """Unit -> order -> votes; in the adjustments power -> order -> votes."""
    if season(t) == "A":
        table: dict[str, dict[str, int]] = {}
        for _seat, order, owner in winter_votes(t):
            row = table.setdefault(called(t, owner), {})
            row[str(order)] = row.get(str(order), 0) + 1
        yield from table.items()
        return
    for number, votes in t.memo(cast).items():
        yield str(_by_id(t)[number]), {told(order): count for order, count in weights(t, votes).items()}


def outcomes(t: Turn) -> Iterator[tuple[str, str]]:
    """Unit -> winning order, in movement and retreat phases; "" on a tie."""
    if season(t) != "A":
        orders, units = t.memo(decided), _by_id(t)
        yield from ((str(units[n]), told(orders[n]) if n in orders else "") for n in t.memo(cast))


def _by_id(t: Turn) -> dict[int, Unit]:
    return {unit.id: unit for unit in (*t.position.units, *(routed.unit for routed in t.state.routed.values()))}


def told(order: Order) -> str:
    """The order as tallies write it: in retreats a disband is "A NWY D"."""
    return f"{order.unit} D" if isinstance(order, Disband) else str(order)


def winter_votes(t: Turn) -> Iterator[tuple[str, Build | Disband, str]]:
    """Seat, build or disband vote, and the owner it is for."""
    for seat in t.rules.seat_names():
        for order in t.orders.get(seat, ()):
            if isinstance(order, Influence) and isinstance(order.order, (Build, Disband)):
                unit = t.position.find(order.order.unit.at)
                owner = order.power or (unit.owner if unit is not None else "")
                if owner and counts(t, owner):
                    yield seat, order.order, owner
