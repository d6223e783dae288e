"""Supply centers and adjustments, as a component: capture after the Fall, builds and removals in Winter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from casusbelli.core.adjustments import Winter, adjustment_options, adjustment_refusal, judge_adjustments
from casusbelli.core.events import (
    CentersTaken,
    Event,
    HomeSet,
    PowersEliminated,
    UnitPlaced,
    UnitsRemoved,
)
from casusbelli.core.legality import refuse
from casusbelli.core.orders import Build, Directive, Disband, Order, Waive
from casusbelli.core.said import Text, said
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.first_position import first_owners
from casusbelli.engine.steps import DAY, SilentStep, commanded, judged, seasons

__all__ = ["CaptureStep", "EliminationStep", "captured", "count_places", "counted_out", "due"]

SILENT: Final = said("engine.silent-adjustments")
TITLE: Final = said("engine.adjustments")
BUILDS: Final = said("engine.ask-builds")
REMOVALS: Final = said("engine.ask-removals")


@dataclass(frozen=True)
class CaptureStep(SilentStep):
    """Give each occupied supply center to its unit's owner; usually after the last retreats of the year."""

    season: str
    name: str
    kind: str = ""
    hours: int = 0

    def run(self, t: Turn) -> Iterator[Event]:
        here = t.position
        taken = {
            code: unit.owner
            for code in t.board.centers
            if (unit := here.at.get(code)) is not None
            and t.state.centers.get(code) != unit.owner
            and not t.rules.leaves_center(t, unit, code)
        }
        if taken:
            yield CentersTaken(dict(taken))


@dataclass(frozen=True)
class AdjustmentStep:
    season: str
    name: str
    kind: str = "A"
    hours: int = DAY
    silent: Text = SILENT
    title: Text = TITLE

    def asks(self, t: Turn) -> Mapping[str, Text]:
        winter = t.memo(_winter)
        asked: dict[str, Text] = {}
        for owner, count in winter.owed.items():
            seat = t.rules.commander_of(t, owner)
            if seat is not None and count:
                what = BUILDS if count > 0 else REMOVALS
                asked[seat] = what if asked.get(seat, what) == what else said("engine.ask-builds-and-removals")
        return asked

    def offers(self, t: Turn, seat: str) -> Iterator[Sequence[Order]]:
        winter = t.memo(_winter)
        for owner, count in winter.owed.items():
            if count and t.rules.commander_of(t, owner) == seat:
                yield from [adjustment_options(owner, winter)] * abs(count)

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return order

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        winter = t.memo(_winter)
        told: dict[str, Refusal] = {}
        for owner in winter.owed:
            if t.rules.commander_of(t, owner) == seat:
                why = adjustment_refusal(owner, order, winter)
                if why is None:
                    return None
                told[owner] = why
        if not told:
            return refuse(t.board, Reason.TOO_MANY_BUILDS, owner=seat)
        return told.get(_owner(t, order, tuple(told)) or seat) or next(iter(told.values()))

    def run(self, t: Turn) -> Iterable[Event]:
        return ()


@dataclass(frozen=True)
class BuildStep(SilentStep):
    """Adjudicate the adjustments. Steps of other rules that use the orders come before this one."""

    season: str
    name: str
    kind: str = ""
    hours: int = 0

    def run(self, t: Turn) -> Iterator[Event]:
        verdicts = judge_adjustments(replace(t.memo(_winter), orders=self._by_owner(t)))
        if verdicts.orders:
            yield judged(verdicts.orders, t)
        if verdicts.removed:
            yield UnitsRemoved(tuple(unit.id for unit in verdicts.removed), "removed")
        for unit in verdicts.built:
            yield UnitPlaced(unit.id, unit.owner, unit.kind, unit.at)

    def _by_owner(self, t: Turn) -> dict[str, list[Order]]:
        """Assign each order to an owner: a removal to its unit's owner, a build to an owner who may build there."""
        table: dict[str, list[Order]] = {}
        owed = due(t)
        owners = commanded(t, owed)
        for seat in t.rules.seat_names():
            mine = [owner for owner, commander in owners.items() if commander == seat]
            told = [order for order in t.orders.get(seat, ()) if not isinstance(order, Directive)]
            waived = [order for order in told if isinstance(order, Waive)] if len(mine) > 1 else []
            for order in told:
                if not waived or not isinstance(order, Waive):
                    table.setdefault(_owner(t, order, mine) or seat, []).append(order)
            for order in waived:  # a waiver names no owner: assign it to one with builds left
                left = (owner for owner in mine if len(table.get(owner, ())) < owed[owner])
                table.setdefault(next(left, mine[0]), []).append(order)
        return table


def _owner(t: Turn, order: Order, mine: Sequence[str]) -> str | None:
    """The owner that this order is for, among those that the seat commands."""
    if isinstance(order, Disband):
        unit = t.position.find(order.unit.at)
        return unit.owner if unit is not None else None
    if isinstance(order, Build):
        place = t.board.province_of.get(order.unit.at)
        return next((owner for owner in mine if place in t.rules.build_sites(t, owner)), mine[0] if mine else None)
    return mine[0] if mine else None


@dataclass(frozen=True)
class EliminationStep(SilentStep):
    """Eliminate the powers that have neither a unit nor a supply center."""

    season: str
    name: str
    kind: str = ""
    hours: int = 0

    def run(self, t: Turn) -> Iterator[Event]:
        left = t.holdings.keys() | t.state.eliminated.keys()
        out = tuple(owner for owner in t.state.home if owner not in left and not t.rules.survives(t, owner))
        if out:
            yield PowersEliminated(out)


def _winter(t: Turn) -> Winter:
    """The input of the adjustments, without the orders."""
    owned = t.holdings
    sites = {owner: t.rules.build_sites(t, owner) for owner in owned}
    home = {owner: t.state.home.get(owner, ()) for owner in owned}
    spared = t.position.units if t.rules.hears("keeps_unit") else ()
    kept = frozenset(unit.id for unit in spared if t.rules.keeps_unit(t, unit))
    return Winter(t.position, owned, due(t), {}, home, sites, t.rules.rulings, kept, t.state.next_id)


def due(t: Turn) -> dict[str, int]:
    """The number of builds (if negative, removals) that each owner is due: centers minus units, plus what rules add."""
    count = {owner: len(centers) + t.rules.extra_builds(t, owner) for owner, centers in t.holdings.items()}
    for unit in t.state.units.values():
        count[unit.owner] -= 1
    return count


def count_places(season: str, winter: str, prefix: str = "", then: tuple[str, ...] = ()) -> Iterator[StepSlot]:
    """The steps that count centers after the retreats of ``season`` and make builds and removals in ``winter``, before
    the steps ``then``. The steps at the year's end have plain names; others get a prefix."""
    capture, adjustments = f"{prefix}{step_names.CAPTURE}", f"{prefix}{step_names.ADJUSTMENTS}"
    out, builds, last = (
        f"{prefix}{name}" for name in (step_names.ELIMINATIONS, step_names.BUILDS, step_names.LAST_ELIMINATIONS)
    )
    yield StepSlot(CaptureStep(season, capture), after=(step_names.retreats(season),))
    yield StepSlot(EliminationStep(season, out), after=(capture,), before=(adjustments,))
    yield StepSlot(AdjustmentStep(winter, adjustments), after=(capture,))
    yield StepSlot(BuildStep(winter, builds), after=(adjustments,))
    yield StepSlot(EliminationStep(winter, last), after=(builds,), before=then)


def captured(t: Turn) -> bool:
    """True right after a capture step."""
    return step_names.without_season(t.state.step) == step_names.CAPTURE


def counted_out(t: Turn) -> bool:
    """True right after an elimination step."""
    return step_names.without_season(t.state.step) in (step_names.ELIMINATIONS, step_names.LAST_ELIMINATIONS)


class Adjustments(Component[None]):
    """Centers change hands after the Fall; builds and removals follow in Winter. The rulebook's introduction explains
    it (book_play.py)."""

    name = "adjustments"

    def begin(self, rules: Rules) -> Iterator[Event]:
        for power in rules.board.powers:
            yield HomeSet(power.name, power.home)
        yield CentersTaken(dict(first_owners(rules)))

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        return count_places(seasons(rules.board)[-1], "W")
