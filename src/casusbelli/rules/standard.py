"""The standard game, as components like any other: movement, retreats, capture, adjustments, a solo victory."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from casusbelli.core import retreats as rout
from casusbelli.core.adjudicator import Verdicts, adjudicate
from casusbelli.core.adjustments import Winter, adjustment_options, judge_adjustments
from casusbelli.core.battle import Battle
from casusbelli.core.board import Board
from casusbelli.core.events import (
    CentersTaken,
    Event,
    HomeSet,
    Judgement,
    OrdersJudged,
    OrdersRevealed,
    UnitPlaced,
    UnitsMoved,
    UnitsRemoved,
    UnitsRouted,
)
from casusbelli.core.legality import refusal, refuse, understand
from casusbelli.core.options import unit_options
from casusbelli.core.orders import Build, Disband, Hold, Order, Piece
from casusbelli.core.state import Outcome
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Reason, Refusal, Result, Verdict
from casusbelli.core.wording import named, sentence
from casusbelli.rules.component import Component, Option, Place, Turn
from casusbelli.rules.spec import Pack

DAY = 24  # hours
NOWHERE = Piece("", "")


def commanded(t: Turn, owners: Iterable[str]) -> dict[str, str]:
    """Owner -> the seat that orders it, for those that somebody orders."""
    found = ((owner, t.rules.commander(t, owner)) for owner in dict.fromkeys(owners))
    return {owner: seat for owner, seat in found if seat is not None}


def orders_by_owner(t: Turn) -> dict[str, list[Order]]:
    """The orders of the phase under the owners of the units they are for."""
    units = {unit.at: unit for unit in t.state.units.values()}
    beaten = {routed.unit.at: routed.unit for routed in t.state.routed.values()}
    table: dict[str, list[Order]] = {}
    for seat in t.rules.seat_names():
        for order in t.orders.get(seat, ()):
            named = getattr(order, "unit", None)
            unit = (beaten.get(named.at) or units.get(named.at)) if named is not None else None
            table.setdefault(unit.owner if unit else seat, []).append(order)
    return table


def revealed(t: Turn) -> OrdersRevealed:
    asked = t.rules.seat_names()
    orders = {seat: tuple(map(str, t.orders[seat])) for seat in asked if t.orders.get(seat)}
    return OrdersRevealed(t.state.phase, orders)


def judged(verdicts: Sequence[Verdict], t: Turn) -> OrdersJudged:
    rows = (
        Judgement(
            v.power,
            str(v.order),
            v.words,
            v.reason.code,
            sentence(v, t.board) or (f"dislodged by {named(v.dislodged_by)}" if v.dislodged_by else ""),
            v.unit.id if v.unit else None,
            v.ordered,
        )
        for v in verdicts
    )
    return OrdersJudged(t.state.phase, tuple(rows))


class SilentStep:
    """A step that never asks."""

    def asks(self, t: Turn) -> Mapping[str, str]:
        return {}

    def offers(self, t: Turn, seat: str) -> Iterable[Order]:
        return ()

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return refuse(t.board, Reason.WRONG_PHASE)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        return refuse(t.board, Reason.WRONG_PHASE)


# --- movement


@dataclass(frozen=True)
class MovementStep:
    """Everybody writes; nothing happens yet. What rules do with the orders comes before the battle."""

    season: str
    kind: str = "M"
    hours: int = 2 * DAY

    @property
    def name(self) -> str:
        return f"{self.season}-movement"

    def asks(self, t: Turn) -> Mapping[str, str]:
        owners = commanded(t, (unit.owner for unit in t.state.units.values()))
        return dict.fromkeys(owners.values(), "orders")

    def offers(self, t: Turn, seat: str) -> Iterator[Order]:
        for unit in t.position.units:
            if t.rules.commander(t, unit.owner) == seat:
                yield from unit_options(unit, t.position)

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return understand(order, t.position, None, t.rules.rulings)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        here = t.position
        why = refusal(order, here)
        if why is not None:
            return why
        unit = here.find(getattr(order, "unit", NOWHERE).at)
        if unit is None or t.rules.commander(t, unit.owner) != seat:
            return refuse(t.board, Reason.NOT_YOURS, other=unit, owner=unit.owner if unit else "nobody")
        return None

    def run(self, t: Turn) -> Iterator[Event]:
        yield revealed(t)


@dataclass(frozen=True)
class BattleStep(SilentStep):
    """The orders of the movement phase are judged. Asks nobody."""

    season: str
    kind: str = ""
    hours: int = 0

    @property
    def name(self) -> str:
        return f"{self.season}-battle"

    def run(self, t: Turn) -> Iterator[Event]:
        orders = orders_by_owner(t)
        modifiers = t.rules.modifiers(t)
        verdicts = adjudicate(
            Battle(
                t.position,
                orders,
                modifiers.friends,
                modifiers.contests,
                disorder=modifiers.disorder,
                void=dict(_void(t, orders)),
                rulings=t.rules.rulings,
            )
        )
        yield judged(verdicts.orders, t)
        yield from _outcome(verdicts, t)


def _void(t: Turn, orders: Mapping[str, Sequence[Order]]) -> Iterator[tuple[int, Refusal]]:
    """Units whose orders the rules do not let stand now that all is known; they hold."""
    for order in chain.from_iterable(orders.values()):
        unit = t.position.find(getattr(order, "unit", NOWHERE).at)
        why = t.rules.void(t, unit, order) if unit is not None and not isinstance(order, Hold) else None
        if unit is not None and why is not None:
            yield unit.id, why


def _outcome(verdicts: Verdicts, t: Turn) -> Iterator[Event]:
    """Who moved, who must retreat, who is gone. Units of nobody's do not retreat (common base B-7)."""
    moves = [(after.id, after.at) for after in verdicts.units if after.at != t.state.units[after.id].at]
    seats = commanded(t, (beaten.unit.owner for beaten in verdicts.dislodged))
    routed = tuple(beaten for beaten in verdicts.dislodged if beaten.retreats and beaten.unit.owner in seats)
    lost = tuple(b.unit.id for b in verdicts.dislodged if not b.retreats)
    abandoned = tuple(b.unit.id for b in verdicts.dislodged if b.retreats and b.unit.owner not in seats)
    yield UnitsRouted(routed, tuple(sorted(verdicts.contested)))
    if lost:
        yield UnitsRemoved(lost, "destroyed")
    if abandoned:
        yield UnitsRemoved(abandoned, "civil-disorder")
    if moves:
        yield UnitsMoved(tuple(moves))


# --- retreats


@dataclass(frozen=True)
class RetreatStep:
    season: str
    kind: str = "R"
    hours: int = DAY

    @property
    def name(self) -> str:
        return f"{self.season}-retreats"

    def asks(self, t: Turn) -> Mapping[str, str]:
        owners = commanded(t, (routed.unit.owner for routed in t.state.routed.values()))
        return dict.fromkeys(owners.values(), "retreats")

    def offers(self, t: Turn, seat: str) -> Iterator[Order]:
        for beaten in t.state.routed.values():
            if t.rules.commander(t, beaten.unit.owner) == seat:
                yield from rout.retreat_options(beaten.unit, beaten.retreats)

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return order

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        for beaten in t.state.routed.values():
            if t.rules.commander(t, beaten.unit.owner) == seat:
                why = self._refusal(t, beaten.unit.owner, order)
                if why is None:
                    return None
        owner = next((r.unit.owner for r in t.state.routed.values()), seat)
        return self._refusal(t, owner, order) or refuse(t.board, Reason.NOT_YOURS, other="that unit", owner="another")

    def _refusal(self, t: Turn, owner: str, order: Order) -> Refusal | None:
        verdict = rout.judge_retreats(self._rout(t, {owner: [order]})).orders[0]
        if verdict.result is Result.ILLEGAL:
            return Refusal(verdict.reason, verdict.text)
        return None

    def _rout(self, t: Turn, orders: Mapping[str, Sequence[Order]]) -> rout.Rout:
        return rout.Rout(
            t.position,
            {routed.unit: routed.retreats for routed in t.state.routed.values()},
            orders,
            {routed.unit: t.board.province_of[routed.by.at] for routed in t.state.routed.values()},
            t.state.contested,
            t.rules.rulings,
        )

    def run(self, t: Turn) -> Iterator[Event]:
        if not t.state.routed:
            return
        yield revealed(t)
        verdicts = rout.judge_retreats(self._rout(t, orders_by_owner(t)))
        yield judged(verdicts.orders, t)
        saved = tuple((unit.id, unit.at) for unit in verdicts.units if unit.id in t.state.routed)
        if saved:
            yield UnitsMoved(saved)
        if verdicts.lost:
            yield UnitsRemoved(tuple(unit.id for unit in verdicts.lost), "disbanded")


class Movement(Component[None]):
    """Movement and retreats, twice a year."""

    name = "movement"
    sentences = ("Each season all orders are revealed at once; dislodged units retreat before the next season.",)

    def begin(self, board: Board) -> Iterator[Event]:
        pieces = [(power.name, piece) for power in board.powers for piece in power.units]
        for number, (owner, piece) in enumerate(pieces):
            yield UnitPlaced(number, owner, piece.kind, piece.at)

    def steps(self, board: Board) -> Iterator[Place]:
        seasons = dict.fromkeys(phase[0] for phase in board.calendar.phases if phase[1] == "M")
        before: tuple[str, ...] = ()
        for season in seasons:
            yield Place(MovementStep(season), after=before)
            yield Place(BattleStep(season), after=(f"{season}-movement",))
            yield Place(RetreatStep(season), after=(f"{season}-battle",))
            before = (f"{season}-retreats",)


# --- centres and adjustments


@dataclass(frozen=True)
class CaptureStep(SilentStep):
    """After the last retreats of the year a unit in a centre owns it for its side."""

    season: str = "F"
    kind: str = ""
    hours: int = 0
    name: str = "capture"

    def run(self, t: Turn) -> Iterator[Event]:
        here = t.position
        taken = {
            code: unit.owner
            for code in t.board.centers
            if (unit := here.at.get(code)) is not None and t.state.centers.get(code) != unit.owner
        }
        if taken:
            yield CentersTaken(dict(taken))


@dataclass(frozen=True)
class AdjustmentStep:
    season: str = "W"
    kind: str = "A"
    hours: int = DAY
    name: str = "adjustments"

    def winter(self, t: Turn, orders: Mapping[str, Sequence[Order]] | None = None) -> Winter:
        owners = t.state.owners
        owned = {owner: t.state.owned(owner) for owner in owners}
        sites = {owner: t.rules.sites(t, owner) for owner in owners}
        home = {owner: t.state.home.get(owner, ()) for owner in owners}
        return Winter(t.position, owned, due(t), orders or {}, home, sites, t.rules.rulings, next_id=t.state.next_id)

    def asks(self, t: Turn) -> Mapping[str, str]:
        winter = self.winter(t)
        asked: dict[str, str] = {}
        for owner, count in winter.owed.items():
            seat = t.rules.commander(t, owner)
            if seat is not None and (count < 0 or (count > 0 and len(adjustment_options(owner, winter)) > 1)):
                asked[seat] = "builds" if count > 0 else "removals"
        return asked

    def offers(self, t: Turn, seat: str) -> Iterator[Order]:
        winter = self.winter(t)
        for owner in winter.owed:
            if t.rules.commander(t, owner) == seat:
                yield from adjustment_options(owner, winter)

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return order

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        why: Refusal | None = None
        for owner in due(t):
            if t.rules.commander(t, owner) == seat:
                verdict = judge_adjustments(self.winter(t, {owner: [order]})).orders[0]
                if verdict.result is Result.SUCCEEDS:
                    return None
                why = why or Refusal(verdict.reason, verdict.text)
        return why or refuse(t.board, Reason.TOO_MANY_BUILDS, owner=seat)

    def run(self, t: Turn) -> Iterator[Event]:
        if t.orders:
            yield revealed(t)
        verdicts = judge_adjustments(self.winter(t, self._by_owner(t)))
        if verdicts.orders:
            yield judged(verdicts.orders, t)
        if verdicts.removed:
            yield UnitsRemoved(tuple(unit.id for unit in verdicts.removed), "removed")
        for unit in verdicts.built:
            yield UnitPlaced(unit.id, unit.owner, unit.kind, unit.at)

    def _by_owner(self, t: Turn) -> dict[str, list[Order]]:
        """A removal is its unit's owner's; a build is of the owner who may build there."""
        table: dict[str, list[Order]] = {}
        here = t.position
        owners = commanded(t, due(t))
        for seat in t.rules.seat_names():
            mine = [owner for owner, commander in owners.items() if commander == seat]
            for order in t.orders.get(seat, ()):
                table.setdefault(self._owner(t, order, mine, here) or seat, []).append(order)
        return table

    def _owner(self, t: Turn, order: Order, mine: Sequence[str], here: Position) -> str | None:
        if isinstance(order, Disband):
            unit = here.find(order.unit.at)
            return unit.owner if unit is not None else None
        if isinstance(order, Build):
            place = t.board.province_of.get(order.unit.at)
            return next((owner for owner in mine if place in t.rules.sites(t, owner)), mine[0] if mine else None)
        return mine[0] if mine else None


def due(t: Turn) -> dict[str, int]:
    """Centres less units, for everybody who has either."""
    count = {owner: len(t.state.owned(owner)) for owner in t.state.owners}
    for unit in t.state.units.values():
        count[unit.owner] -= 1
    return count


class Adjustments(Component[None]):
    """Centres change hands after the Fall; in Winter units are built and removed."""

    name = "adjustments"
    sentences = ("After the Fall a unit in a supply centre takes it; in Winter everybody builds or removes.",)

    def begin(self, board: Board) -> Iterator[Event]:
        for power in board.powers:
            yield HomeSet(power.name, power.home)
        yield CentersTaken({center: power.name for power in board.powers for center in power.home})

    def steps(self, board: Board) -> Iterator[Place]:
        last = [phase[0] for phase in board.calendar.phases if phase[1] == "M"][-1]
        yield Place(CaptureStep(last), after=(f"{last}-retreats",))
        yield Place(AdjustmentStep(), after=("capture",))


class Solo(Component[None]):
    """Whoever owns enough centres after the Fall has won."""

    name = "solo"
    options = (
        Option(
            "centers",
            ("map",),
            "Centres that win the game; map: as the map says.",
            lambda said: said == "map" or re.fullmatch("[1-9][0-9]{0,2}", said) is not None,
        ),
    )
    sentences = ("Whoever controls the winning number of supply centres after the Fall wins alone.",)

    def winner(self, t: Turn) -> Outcome | None:
        if t.state.step != "capture":
            return None
        said = t.rules.option("solo.centers")
        needed = t.board.victory if said == "map" else int(said)
        winners = tuple(owner for owner in t.state.owners if len(t.state.owned(owner)) >= needed)
        return Outcome("solo", winners) if winners else None


STANDARD = Pack("standard", "the standard game", (Movement(), Adjustments(), Solo()), {})
