"""Allied units: permissions, no harm between allies, transfers of centers, internment (B2, D4, F, G)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from casusbelli.core.events import Event, Judgement, OrdersJudged, UnitsRemoved
from casusbelli.core.legality import located
from casusbelli.core.orders import Directive, Disband, Move, Order, Piece, Retreat
from casusbelli.core.phases import dated
from casusbelli.core.said import said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.adjusting import due
from casusbelli.engine.component import Check, Component, Modifiers, Rules, Step, StepSlot, Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.international_relations.agenda import gift_panels, transferable
from casusbelli.packs.international_relations.deeds import attacked, counting, legal_orders
from casusbelli.packs.international_relations.facts import (
    GUESTS,
    PREFIX,
    WAR,
)
from casusbelli.packs.international_relations.naming import named, names
from casusbelli.packs.international_relations.orders import (
    DisbandInterned,
    PermitAnywhere,
    PermitInto,
    PermitMove,
    Transfer,
    TreatyRefusal,
)
from casusbelli.packs.international_relations.overlay import ground_panels
from casusbelli.packs.international_relations.queries import (
    BETWEEN,
    allied,
    chosen,
    closing,
    is_movement,
    living,
    option,
    powers_of,
    relation,
    row,
    ties_of,
    voiceless,
    written,
)
from casusbelli.packs.international_relations.rule_sentences import GuestRulebook
from casusbelli.packs.international_relations.territory import (
    friends,
    frozen_order,
    interned,
    stabs,
    void,
)


class Guests(GuestRulebook, Component[None]):
    name = GUESTS
    public = True
    prefix = PREFIX
    options = (
        choice("ally_entry", "permission f_only", said("ir.ally-entry")),
        choice("squatter_capture", "yes no", said("ir.squatter-capture")),
        choice("interned", "same_ally anyone_else", said("ir.interned")),
    )  # fmt: skip
    forms = (
        Form(PermitMove, "permit {power} (A|army) {order}", "MR", said("ir.form-permit-army"), fixed={"kind": "A"}),
        Form(PermitMove, "permit {power} (F|fleet) {order}", "MR", said("ir.form-permit-fleet"), fixed={"kind": "F"}),
        Form(PermitInto, "permit {power} into {places}", "MR", said("ir.form-permit-into")),
        Form(PermitAnywhere, "permit {power} anywhere", "MR", said("ir.form-permit-anywhere")),
        Form(Transfer, "transfer {place} to {power}", "M", said("ir.form-transfer")),
        Form(DisbandInterned, "disband {unit} interned", "A", said("ir.form-disband")),
    )

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        for power in powers_of(t, seat)[:1]:
            allies = [other for other in living(t) if allied(t, power, other)]
            if t.state.now.kind in ("M", "R"):
                for ally in allies:
                    yield PermitAnywhere(ally)
                    yield from (PermitInto(ally, (place,)) for place in _ground(t, power))
                    yield from _moves(t, power, ally)
            if is_movement(t, closing(t.board)):
                yield from dict.fromkeys(Transfer(center, ally) for center, ally, _unit in transferable(t, power))
            if t.state.step == step_names.ADJUSTMENTS:
                yield from (DisbandInterned(u.piece) for u in t.position.units if u.owner == power and interned(t, u))

    def closed_in(self, rules: Rules, form: Form, step: Step) -> bool:
        """G6: transfers belong to the last movement phase of the year."""
        return form.directive is Transfer and step.season != closing(rules.board)

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        if isinstance(order, PermitMove) and not isinstance(order.order, Move | Retreat):
            return TreatyRefusal.NOT_A_MOVE.says(what=order)
        if isinstance(order, PermitMove) and order.order.unit.kind:  # type: ignore[union-attr]
            return replace(order, order=replace(order.order, unit=Piece("", order.order.unit.at)))  # type: ignore[union-attr]
        if isinstance(order, Transfer):
            return replace(order, place=t.board.province_of[order.place])
        return order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        mine = powers_of(t, seat)[:1]
        if not mine:
            return voiceless(t, seat)
        if isinstance(order, DisbandInterned):
            return _no_interned(t, mine[0], order)
        if order.power in mine:  # type: ignore[attr-defined]
            return TreatyRefusal.SELF.says(what=order)
        return _no_transfer(t, mine[0], order) if isinstance(order, Transfer) else None

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        """Reads a removal that is not due as that of an interned unit (R-60)."""
        if not isinstance(order, Disband) or t.state.step != step_names.ADJUSTMENTS:
            return None
        unit = t.position.find(order.unit.at)
        if unit is None or unit.owner not in t.board.power or t.rules.commander_of(t, unit.owner) != seat:
            return None
        removals = sum(isinstance(other, Disband) for other in t.orders.get(seat, ()))
        owed = -due(t).get(unit.owner, 0)
        if owed > 0 and (removals <= owed or not interned(t, unit)):
            return None
        return DisbandInterned(unit.piece) if interned(t, unit) else TreatyRefusal.NOT_INTERNED.says(unit=unit)

    def forbids(self, t: Turn) -> Check | None:
        """D4: orders of frozen units are refused when they are written, because notices are public."""
        return partial(_frozen, t) if t.state.now.is_movement and ties_of(t).notices else None

    def voids(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:
        return void(t, unit, order) if t.state.now.kind in ("M", "R") else None

    # --- the battle, and centers

    def modifiers(self, t: Turn) -> Modifiers:
        pairs = frozenset(friends(t))
        if pairs and chosen(t, "coalition_intra", "free_stab"):
            return Modifiers(pairs - _stabbed(t))
        return Modifiers(pairs)

    def leaves_center(self, t: Turn, unit: Unit, center: str) -> bool:
        """True if the unit does not capture the center: an ally's without a transfer, or by R-55 (G5, G6, R-61)."""
        owner = t.state.centers.get(center)
        if owner not in t.board.power or unit.owner not in t.board.power:
            return False
        if allied(t, owner, unit.owner):
            return _transfers(t).get(center) != (owner, unit.owner)
        return option(t, "squatter_capture") == "no" and relation(t, owner, unit.owner) != WAR

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from ground_panels(t, seat)
        yield from gift_panels(t, seat)

    # --- interned units

    def extra_builds(self, t: Turn, owner: str) -> int:
        """Disbanded interned units are removed before builds are counted (R-60)."""
        if not t.orders or t.state.step not in (step_names.ADJUSTMENTS, step_names.BUILDS):
            return 0
        return sum(unit.owner == owner for unit in _disbanded(t))

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        # before claims are decided, because the game may end there
        transfers = QuietStep("ir-transfers", closing(rules.board), _handed_over)
        yield StepSlot(transfers, *BETWEEN)
        yield StepSlot(QuietStep("ir-interned", "W", _disband), (step_names.ADJUSTMENTS,), (step_names.BUILDS,))


def _frozen(t: Turn, _seat: str, order: Order) -> Refusal | None:
    unit = t.position.find(order.unit.at) if hasattr(order, "unit") else None
    return frozen_order(t, unit, order) if unit is not None else None


def _ground(t: Turn, power: str) -> list[str]:
    """Provinces that this power can give permission for."""
    here = {t.board.province_of[unit.at] for unit in t.position.units if unit.owner == power}
    mine = {*t.board.power[power].territory, *t.state.owned(power), *here}
    return [code for code in t.board.province if code in mine]


def _moves(t: Turn, power: str, ally: str) -> Iterator[PermitMove]:
    ground = set(_ground(t, power))
    retreats = t.state.now.is_retreats
    beaten = (routed.unit for routed in t.state.routed.values())
    for unit in beaten if retreats else t.position.units:
        if unit.owner == ally:
            for to in t.board.reach[unit.kind][unit.at]:
                if t.board.province_of[to] in ground:
                    bare = Piece("", unit.at)
                    yield PermitMove(
                        power=ally, kind=unit.kind, order=Retreat(bare, to) if retreats else Move(bare, to)
                    )


def _no_transfer(t: Turn, power: str, order: Transfer) -> Refusal | None:
    if not is_movement(t, closing(t.board)):
        return TreatyRefusal.WRONG_PHASE.says(what=order, when="closing")
    place = located(t.board, order.place)
    if not t.board.province[order.place].center:
        return TreatyRefusal.NOT_A_CENTER.says(place=place)
    if t.state.centers.get(order.place) != power:
        return TreatyRefusal.NOT_OWNER.says(place=place)
    # no treaty takes effect before Spring
    return (
        None
        if allied(t, power, order.power)
        else TreatyRefusal.NO_TREATY.says(kind="any", powers=names((power, order.power)))
    )


def _transfers(t: Turn) -> dict[str, tuple[str, str]]:
    """Transfers of this Fall: center -> (owner, recipient)."""
    papers = ties_of(t).papers
    return papers.transfers if papers.season == dated(closing(t.board), t.state.year) else {}


def _handed_over(t: Turn) -> Iterator[Event]:
    """Judges the transfers after centers have changed hands."""
    rows = tuple(_handed(t))
    if rows:
        yield OrdersJudged(t.state.phase, rows)


def _handed(t: Turn) -> Iterator[Judgement]:
    for place, (owner, to) in sorted(_transfers(t).items()):
        done = t.state.centers.get(place) == to
        why = None if done else TreatyRefusal.NOT_THERE.says(whom=named(to), place=located(t.board, place))
        yield row(owner, Transfer(place, to), why)


def _no_interned(t: Turn, power: str, order: DisbandInterned) -> Refusal | None:
    if t.state.step != step_names.ADJUSTMENTS:
        return TreatyRefusal.WRONG_PHASE.says(what=order, when="winter")
    unit = t.position.find(order.unit.at)
    if unit is None or unit.owner != power or unit.piece != order.unit or not interned(t, unit):
        return TreatyRefusal.NOT_INTERNED.says(unit=order.unit)
    return None


def _disbanded(t: Turn) -> list[Unit]:
    found: dict[int, Unit] = {}
    for power, order in written(t, DisbandInterned):
        unit = t.position.find(order.unit.at) if isinstance(order, DisbandInterned) else None
        if unit is not None and unit.owner == power and interned(t, unit):
            found[unit.id] = unit
    return list(found.values())


def _disband(t: Turn) -> Iterator[Event]:
    gone = _disbanded(t)
    if gone:
        yield OrdersJudged(t.state.phase, tuple(row(unit.owner, DisbandInterned(unit.piece)) for unit in gone))
        yield UnitsRemoved(tuple(unit.id for unit in gone), "interned")


def _stabbed(t: Turn) -> frozenset[tuple[str, str]]:
    """R-11, by option: members of a claim that attack each other are not friends in that battle."""
    return frozenset(
        (unit.owner, power)
        for unit, order in counting(t, legal_orders(t))
        for power in attacked(t, unit, order)
        if stabs(t, unit.owner, power)
    )
