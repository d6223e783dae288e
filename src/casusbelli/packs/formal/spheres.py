"""Spheres of influence: declared in contests like moves, closed to powers at peace with the holder (O)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from casusbelli.core.battle import Contest
from casusbelli.core.board import Board
from casusbelli.core.events import (
    Claim,
    ClaimsJudged,
    ContestPart,
    Event,
    Judgement,
    OrdersJudged,
    PowersEliminated,
    UnitsMoved,
)
from casusbelli.core.legality import located
from casusbelli.core.orders import Directive, Order
from casusbelli.core.said import Text, power, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal, Result
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Modifiers, Rules, StepSlot, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.formal.facts import (
    SPHERES,
    TABLE,
    DeclareSphere,
    FormalRefusal,
    SphereEnded,
    Spheres,
    SpheresClaimed,
    SphereWon,
    SupportSphere,
    UndoSphere,
    barriers,
    option,
    power_of,
    powers_of,
    season,
    spheres_of,
    told,
)
from casusbelli.packs.formal.formal_rulebook import sphere_chapter
from casusbelli.packs.formal.war import directives, row


class SpheresOfInfluence(Component[Spheres]):
    name = SPHERES
    title = said("formal.chapter-spheres")
    public = True
    prefix = TABLE
    table = TABLE
    options = (
        choice(
            "soi_foreign",
            "enterable_only letter",
            said("formal.soi-foreign"),
            False,
        ),
        choice("soi_sea", "yes no", said("formal.soi-sea")),
        choice("soi_vs_move", "move_wins standoff", said("formal.soi-vs-move")),
        choice("soi_cut", "dislodge any_attack", said("formal.soi-cut")),
        choice("undo", "before_moves after_moves", said("formal.undo")),
    )
    events = (SpheresClaimed, SphereWon, SphereEnded)
    headlines = ("formal.sphere-won", "formal.sphere-ended", "formal.sphere-ended-by")
    drama: ClassVar[Mapping[str, float]] = {"formal.sphere-won": 0.3, "formal.sphere-ended-by": 2.0}
    forms = (
        Form(DeclareSphere, "[{unit}] (SOI|sphere of influence) {place}", "M", said("formal.declare-sphere")),
        Form(
            SupportSphere,
            "{unit} (S|supports|support) {target:unit} (SOI|sphere of influence) {place}",
            "M",
            said("formal.support-sphere"),
        ),
        Form(UndoSphere, "undo (SOI|sphere of influence) [in] {place}", "M", said("formal.undo-sphere")),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return sphere_chapter(rules)

    # --- state

    def initial(self, board: Board) -> Spheres:
        return Spheres()

    def evolve(self, own: Spheres, event: Event) -> Spheres:
        if isinstance(event, SpheresClaimed):
            return replace(own, claims=event.claims, judged=())
        if isinstance(event, ClaimsJudged):
            return replace(own, judged=event.claims)
        if isinstance(event, SphereWon):
            since = {**own.since, event.province: event.season}
            return replace(own, held={**own.held, event.province: event.holder}, since=since)
        if isinstance(event, SphereEnded):
            return replace(own, held=_without(own.held, event.province), since=_without(own.since, event.province))
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = spheres_of(t)
        return {"spheres": dict(sorted(own.held.items())), "spheres_since": dict(sorted(own.since.items()))}

    def past(self, t: Turn) -> tuple[str, ...]:
        return ("spheres_since",)

    def placed(self, own: Spheres, table: Mapping[str, Any]) -> Spheres:
        held, since = table.get("spheres", own.held), table.get("spheres_since", own.since)
        return replace(own, held=dict(held), since=dict(since))

    def recounts(self, board: Board, event: Event) -> Text | None:
        if isinstance(event, SphereWon):
            return said("formal.sphere-won", place=located(board, event.province), holder=power(event.holder))
        if isinstance(event, SphereEnded):
            holder, place = power(event.holder), located(board, event.province)
            if event.by:
                return said("formal.sphere-ended-by", holder=holder, place=place, cause=event.cause, by=power(event.by))
            return said("formal.sphere-ended", holder=holder, place=place, cause=event.cause)
        return "" if isinstance(event, SpheresClaimed) else None

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if not t.state.now.is_movement:
            return
        mine = [unit for unit in t.position.units if t.rules.commander_of(t, unit.owner) == seat]
        for unit in mine:
            yield from (DeclareSphere(place, unit.piece) for place in _within(t, unit))
            near = t.board.near[unit.kind][unit.at]
            for place in (place for place in t.board.province if place in near):
                others = (u for u in t.position.units if u is not unit and declares(t, u, place))
                yield from (SupportSphere(unit.piece, other.piece, place) for other in others)
        yield from (UndoSphere(place) for place in spheres_of(t).held)

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        """The order in full: units as they stand, and for a bare declaration the only possible unit (R-F20)."""
        if isinstance(order, SupportSphere):
            unit, target = t.position.find(order.unit.at), t.position.find(order.target.at)
            place = t.board.province_of.get(order.place, order.place)
            return SupportSphere(unit.piece if unit else order.unit, target.piece if target else order.target, place)
        if isinstance(order, UndoSphere):
            return UndoSphere(t.board.province_of.get(order.place, order.place))
        if not isinstance(order, DeclareSphere):
            return order
        place = t.board.province_of.get(order.place, order.place)
        if order.unit is not None:
            unit = t.position.find(order.unit.at)
            return DeclareSphere(place, unit.piece if unit else order.unit)
        return _bare(t, seat, place)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        """Refuses what is void whatever others write; the rest is tested with the orders of all."""
        if isinstance(order, UndoSphere):
            held = spheres_of(t).held.get(order.place) in powers_of(t, seat)
            place = located(t.board, order.place)
            return None if held else FormalRefusal.NO_SPHERE.says(whom=power(seat), place=place)
        if not isinstance(order, (DeclareSphere, SupportSphere)) or order.unit is None:
            return FormalRefusal.AMBIGUOUS.says(choices=[said("formal.name-it")])
        unit = t.position.find(order.unit.at)
        if unit is None or t.rules.commander_of(t, unit.owner) != seat:
            return Reason.NOT_YOURS.says(
                other=unit or order.unit, owner=power(unit.owner) if unit else said("core.nobody")
            )
        why = _bar(t, unit, order)
        return FormalRefusal.BUSY.says(unit=unit) if why is None and _busy(t, seat, unit, order) else why

    def modifiers(self, t: Turn) -> Modifiers:
        """O5, O6: valid declarations enter the adjudication as contests."""
        units = t.state.units
        contests = tuple(
            Contest(units[claimant].at, place, tuple(units[n].at for n in supporters))
            for claimant, place, supporters in spheres_of(t).claims
        )
        bounce, cut = option(t, "soi_vs_move") == "standoff", option(t, "soi_cut") == "any_attack"
        return Modifiers(contests=contests, contests_bounce=bounce, contests_cut=cut)

    # --- the turn

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        late = rules.option("formal.undo") == "after_moves"
        for s in rules.board.calendar.seasons:
            battle, declared, spheres = step_names.battle(s), f"{s}-declarations", f"{s}-spheres"
            undone = QuietStep(f"{s}-undone-spheres", s, _undo)
            after, before = ((spheres,), (f"{s}-closed-retreats",)) if late else ((declared,), (battle,))
            yield StepSlot(undone, after, before)
            claims = QuietStep(f"{s}-sphere-claims", s, _claim)
            surrenders = () if rules.option("formal.sur") == "after_moves" else (f"{s}-surrenders",)
            yield StepSlot(claims, (declared, *surrenders, *(() if late else (undone.name,))), (battle,))
            yield StepSlot(QuietStep(spheres, s, _found), (battle,), (step_names.retreats(s),))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """O9: a sphere ends when a foreign unit moves or retreats into it. R-F12: or its holder is eliminated."""
        held = spheres_of(t).held
        if isinstance(event, UnitsMoved) and held:
            for number, at in event.moves:
                owner = t.state.units[number].owner
                province, side = t.board.province_of[at], power_of(t, owner)
                if held.get(province, side) != side:
                    yield SphereEnded(province, held[province], "entered", owner)
        elif isinstance(event, PowersEliminated):
            for province, holder in held.items():
                if holder in event.owners:
                    yield SphereEnded(province, holder, "eliminated")


def _without(table: Mapping[str, str], key: str) -> dict[str, str]:
    return {name: value for name, value in table.items() if name != key}


# --- what could be declared


def _within(t: Turn, unit: Unit) -> list[str]:
    """Provinces where this unit could declare a sphere, as far as geography goes."""
    near = {t.board.province_of[to] for to in t.board.reach[unit.kind][unit.at]} | {t.board.province_of[unit.at]}
    return [place for place in t.board.province if place in near and declares(t, unit, place)]


def declares(t: Turn, unit: Unit, place: str) -> bool:
    """True if this unit could declare a sphere there, as far as geography goes: where it stands, or in a vacant
    province that it could move to itself (O2, O3, R-F21, R-F22)."""
    if _no_sphere_at_sea(t, place):
        return False
    return place == t.board.province_of[unit.at] or (_reaches(t, unit, place) and t.position.find(place) is None)


def _no_sphere_at_sea(t: Turn, place: str) -> bool:
    return t.board.province[place].terrain == "sea" and option(t, "soi_sea") == "no"


def _reaches(t: Turn, unit: Unit, place: str) -> bool:
    return any(t.board.province_of[to] == place for to in t.board.reach[unit.kind][unit.at])


def _geography(t: Turn, unit: Unit, place: str) -> Refusal | None:
    """Why this unit could not declare a sphere there, as far as geography goes."""
    if declares(t, unit, place):
        return None
    name = located(t.board, place)
    if _no_sphere_at_sea(t, place):
        return FormalRefusal.NO_SEAS.says(place=name)
    standing = t.position.find(place) if _reaches(t, unit, place) else None
    if standing is None:
        return FormalRefusal.NOT_ADJACENT.says(unit=unit, place=name)
    return FormalRefusal.NOT_VACANT.says(other=standing, place=name)


def _no_support(t: Turn, unit: Unit, order: SupportSphere) -> Refusal | None:
    """A support of a declaration: by a unit that could move there (B-3), for a unit that could declare there."""
    target = t.position.find(order.target.at)
    name = located(t.board, order.place)
    if target is None or target is unit:
        return Reason.NO_TARGET.says(place=order.target) if target is None else Reason.SELF_SUPPORT.says()
    if order.place not in t.board.near[unit.kind][unit.at]:
        return FormalRefusal.NOT_ADJACENT.says(unit=unit, place=name)
    return _geography(t, target, order.place)


def _busy(t: Turn, seat: str, unit: Unit, order: Order) -> bool:
    """True if the unit has another valid order (O4)."""
    province = t.board.province_of[unit.at]
    named = (getattr(other, "unit", None) for other in t.orders.get(seat, ()) if other != order and not _void(t, other))
    return any(piece is not None and t.board.province_of.get(piece.at) == province for piece in named)


def _void(t: Turn, order: Order) -> bool:
    """True for a sphere order that is refused in any case, and so does not occupy its unit."""
    if not isinstance(order, (DeclareSphere, SupportSphere)) or order.unit is None:
        return False
    unit = t.position.find(order.unit.at)
    return unit is not None and _bar(t, unit, order) is not None


def _bar(t: Turn, unit: Unit, order: DeclareSphere | SupportSphere) -> Refusal | None:
    return _no_support(t, unit, order) if isinstance(order, SupportSphere) else _geography(t, unit, order.place)


def _bare(t: Turn, seat: str, place: str) -> Directive | Refusal:
    """The declaration with the only unit that can be meant, or why there is none (R-F20)."""
    mine = (unit for unit in t.position.units if t.rules.commander_of(t, unit.owner) == seat)
    able = [unit for unit in mine if declares(t, unit, place)]
    free = [unit for unit in able if not _busy(t, seat, unit, DeclareSphere(place))]
    if len(free) == 1:
        return DeclareSphere(place, free[0].piece)
    if not free and able:
        return FormalRefusal.BUSY.says(unit=able[0])
    if not free:
        own = (unit for unit in t.position.units if t.rules.commander_of(t, unit.owner) == seat)
        whys = [why for unit in own if (why := _geography(t, unit, place)) is not None]
        missing = FormalRefusal.NONE_NEAR.says(place=located(t.board, place))
        return next((why for why in whys if why.reason is not FormalRefusal.NOT_ADJACENT), missing)
    return FormalRefusal.AMBIGUOUS.says(choices=[DeclareSphere(place, unit.piece) for unit in free])


# --- the steps


def _undo(t: Turn) -> Iterator[Event]:
    rows: list[Judgement] = []
    for _seat, own, order in directives(t, UndoSphere):
        holder = spheres_of(t).held.get(order.place)
        if holder is not None:
            yield SphereEnded(order.place, holder, "undone")
        rows.append(row(own, order, Result.SUCCEEDS if holder else Result.FAILS))
    if rows:
        yield OrdersJudged(t.state.phase, tuple(rows))


def _claim(t: Turn) -> Iterator[Event]:
    """Sorts out the valid declarations, once wars and spheres of the turn are known (R-F21, R-F23)."""
    rows: list[Judgement] = []
    claims: dict[int, tuple[str, list[int]]] = {}
    for unit, order in _by_unit(t, DeclareSphere):
        why = _illegal(t, unit, order.place)
        if why is None:
            claims[unit.id] = (order.place, [])
        else:
            rows.append(row(unit.owner, order, Result.ILLEGAL, why, unit))
    for unit, order in _by_unit(t, SupportSphere):
        target = t.position.find(order.target.at)
        made = claims.get(target.id) if target is not None else None
        if made is not None and made[0] == order.place and unit.id not in claims:
            made[1].append(unit.id)
        else:
            name = located(t.board, order.place)
            why = FormalRefusal.UNMATCHED.says(unit=order.target, place=name)
            rows.append(row(unit.owner, order, Result.ILLEGAL, why, unit))
    yield SpheresClaimed(tuple((number, place, tuple(helps)) for number, (place, helps) in claims.items()))
    if rows:
        yield OrdersJudged(t.state.phase, tuple(rows))


def _by_unit(t: Turn, kind: type[Directive]) -> Iterator[tuple[Unit, Any]]:
    for seat in t.rules.seat_names():
        written: list[Any] = [order for order in dict.fromkeys(t.orders.get(seat, ())) if isinstance(order, kind)]
        for order in written:
            unit = t.position.find(order.unit.at)
            if unit is not None:
                yield unit, order


def _illegal(t: Turn, unit: Unit, place: str) -> Refusal | None:
    """Why the declaration is void: the unit could not enter (R-F21), or the sphere is another power's (R-F23)."""
    blocks = list(barriers(t, unit, place)) if option(t, "soi_foreign") == "enterable_only" else []
    if blocks:
        return FormalRefusal.NO_WAR.says(whom=told(blocks))
    own = power_of(t, unit.owner) or unit.owner
    holder = spheres_of(t).held.get(place, own)
    return FormalRefusal.SPHERE_TAKEN.says(place=located(t.board, place), whom=power(holder)) if holder != own else None


def _found(t: Turn) -> Iterator[Event]:
    """Founds the spheres whose declarations won their contest (O6); none wins where a foreign unit moved in (R-F25)."""
    rows: list[Judgement] = []
    for claim in spheres_of(t).judged:
        made = _judgement(DeclareSphere(claim.province, claim.claimant.unit.piece), claim.claimant)
        if Result.SUCCEEDS in made.results:
            yield SphereWon(claim.province, power_of(t, made.owner) or made.owner, season(t))
        rows += (made, *_supports(claim))
    if rows:
        yield OrdersJudged(t.state.phase, tuple(rows))
    yield SpheresClaimed(())


def _supports(claim: Claim) -> Iterator[Judgement]:
    for part in claim.supports:
        yield _judgement(SupportSphere(part.unit.piece, claim.claimant.unit.piece, claim.province), part)


def _judgement(order: Directive, part: ContestPart) -> Judgement:
    return Judgement(part.unit.owner, str(order), part.words, part.reason, part.text, part.unit.id)
