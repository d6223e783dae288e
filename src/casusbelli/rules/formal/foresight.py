"""What orders would cause, told to whoever writes them: the wars they lack, what they cost, who could thwart them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from casusbelli.core.orders import ARMY, Convoy, Move, Order, Retreat
from casusbelli.core.units import Unit
from casusbelli.core.wording import listed
from casusbelli.rules.component import Turn
from casusbelli.rules.formal.facts import (
    WAR,
    Declared,
    DeclareSphere,
    DeclareWar,
    Refused,
    Surrender,
    UndoSphere,
    at_war,
    barriers,
    enemies,
    option,
    pair,
    powers_of,
    season,
    spheres_of,
    told,
    war_of,
)
from casusbelli.rules.formal.spheres import SpheresOfInfluence
from casusbelli.rules.formal.war import Wars
from casusbelli.rules.shown import Consequence

Blocks = list[tuple[str, str]]  # powers, and why it takes a war with them
RULE_OF = {"unit": "W5", "territory": "W6", "sphere": "O7"}
_wars, _spheres = Wars(), SpheresOfInfluence()


@dataclass(frozen=True)
class Writer:
    """``power`` speaks for the seat. ``then`` is the turn as its own declarations and its surrender leave it before the
    moves; ``peace`` are those it surrenders to by then, with whom war cannot come back this turn (R-F6)."""

    power: str
    then: Turn
    given: tuple[Order, ...]
    peace: frozenset[str]


def foreseen(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    for power in powers_of(t, seat)[:1]:
        writer = _writer(t, seat, power, orders)
        yield from _points(t, writer)
        for order in dict.fromkeys(orders):
            if isinstance(order, (Move, Convoy, Retreat)):
                yield from _entry(writer, seat, order)
            elif isinstance(order, Surrender) and order not in writer.given:
                yield from _no_surrender(t, seat)
            elif isinstance(order, DeclareSphere) and order in writer.given:
                yield from _declaration(writer, seat, order)
            elif isinstance(order, UndoSphere) and order in writer.given:
                yield _undoing(writer, seat, order)


def _writer(t: Turn, seat: str, power: str, orders: Sequence[Order]) -> Writer:
    given = tuple(order for order in dict.fromkeys(orders) if _stands(t, seat, order))
    ends = Surrender() in given and option(t, "sur") == "before_moves"
    peace = frozenset(enemies(t, power, at_start=True) if ends else ())
    declared = [order.power for order in given if isinstance(order, DeclareWar) and option(t, "dwo") == "same_turn"]
    if not peace and not declared:
        return Writer(power, t, given, peace)
    ended = {pair(power, enemy) for enemy in peace}
    wars = {two: since for two, since in war_of(t).wars.items() if two not in ended}
    made = {pair(power, enemy): Declared((power,), season(t)) for enemy in declared}
    own = {**t.state.own, WAR: replace(war_of(t), wars={**wars, **made})}
    then = Turn(t.board, replace(t.state, own=own), t.rules, t.orders, t.veiled)
    then.__dict__.update(position=t.position, survey=t.survey)  # worked out once
    return Writer(power, then, given, peace)


def _stands(t: Turn, seat: str, order: Order) -> bool:
    """A directive of these rules that the seat may give."""
    if isinstance(order, (DeclareWar, Surrender)):
        return _wars.admits(t, seat, order) is None
    return isinstance(order, (DeclareSphere, UndoSphere)) and _spheres.admits(t, seat, order) is None


# --- points


def _points(t: Turn, writer: Writer) -> Iterator[Consequence]:
    """V6, V7: what declarations and a surrender cost, whatever the others do."""
    declared = [order for order in writer.given if isinstance(order, DeclareWar)]
    foes = enemies(t, writer.power, at_start=True) if Surrender() in writer.given else ()
    lost = min(len(foes), 1) if option(t, "sur_cost") == "once" else len(foes)
    for order in declared:
        yield Consequence(f"{order} costs 1 point; this turn's total is {-lost - len(declared)}", rule="V6")
        if option(t, "dwo") == "next_turn":
            yield Consequence(f"war with {order.power} begins next turn", rule="R-F5")
    if foes:
        gains = ", ".join(f"{foe} +1" for foe in foes)
        yield Consequence(f"Surrender: {-lost} ({gains})", rule="V7")
        when = "before" if option(t, "sur") == "before_moves" else "after"
        yield Consequence(f"war with {listed(foes)} ends {when} the moves", rule="S3")


def _no_surrender(t: Turn, seat: str) -> Iterator[Consequence]:
    why = _wars.admits(t, seat, Surrender())
    if why is not None and why.reason is Refused.HOLDS_ENEMY_HOME:
        yield Consequence(f"{why.text[:1].upper()}{why.text[1:]}", rule="S5")


# --- entering


def _entry(writer: Writer, seat: str, order: Move | Convoy | Retreat) -> Iterator[Consequence]:
    """W5, W6, O7, R-F18: a possible order that lacks a war."""
    t = writer.then
    unit = _ordered(t, seat, order)
    if unit is None:
        return
    blocks = list(barriers(t, unit, t.board.province_of[order.to], attack=not isinstance(order, Retreat)))
    if isinstance(order, Convoy):  # R-F19; an army that is carried home attacks nobody
        target = t.position.find(order.target.at)
        blocks = [block for block in blocks if target is None or block[0] != target.owner]
    if blocks:
        yield _missing(writer, order, unit, blocks)


def _ordered(t: Turn, seat: str, order: Move | Convoy | Retreat) -> Unit | None:
    """The unit, if the seat may order it so and the order may need a war."""
    if isinstance(order, Retreat):
        here = t.board.province_of.get(order.unit.at)
        beaten = (r.unit for r in t.state.routed.values() if t.board.province_of[r.unit.at] == here)
        unit = next((unit for unit in beaten if order.to in t.board.reach[unit.kind][unit.at]), None)
    elif isinstance(order, Convoy) and option(t, "neutral_convoy") == "allowed":
        return None
    else:
        unit = t.position.find(order.unit.at)
        unit = unit if unit is not None and order in t.survey.orders(unit) else None
    return unit if unit is not None and t.rules.commander(t, unit.owner) == seat else None


def _missing(writer: Writer, order: Order, unit: Unit, blocks: Blocks) -> Consequence:
    whats: dict[str, list[str]] = {}
    for power, what in blocks:
        whats.setdefault(power, []).append(what)
    ways = {power: _way_out(writer, unit, power, lacking) for power, lacking in whats.items()}
    rule = ", ".join(sorted({RULE_OF[what] for _power, what in blocks}))
    if all(ways.values()):
        told_ways = " and ".join(f"{way} ({', '.join(whats[power])})" for power, way in ways.items())
        return Consequence(f"{order} is illegal unless {told_ways}", certain=False, rule=rule)
    hopeless = [block for block in blocks if not ways[block[0]]]
    if any(power in writer.peace for power, _what in hopeless):
        hopeless = [block for block in hopeless if block[0] in writer.peace]
        return Consequence(f"{order} is illegal after your surrender to {told(hopeless)}", rule="R-F6")
    return Consequence(f"{order} is illegal: not at war with {told(hopeless)}", rule=rule)


def _way_out(writer: Writer, unit: Unit, power: str, whats: list[str]) -> str:
    """What could yet happen this turn to let the unit in; "" if nothing."""
    ways: list[str] = []
    if not writer.then.state.phase.endswith("M"):
        return ""
    if option(writer.then, "dwo") == "same_turn" and not (power in writer.peace and unit.owner == writer.power):
        both = unit.owner == writer.power
        ways.append(f"you or {power} declare war this turn" if both else f"{power} declares war this turn")
    if whats == ["sphere"] and option(writer.then, "undo") == "before_moves":
        ways.append(f"{power} undoes its sphere")
    return ", or ".join(ways)


# --- spheres


def _declaration(writer: Writer, seat: str, order: DeclareSphere) -> Iterator[Consequence]:
    """O3, O4, O6, R-F21, R-F23, R-F24."""
    t = writer.then
    unit = t.position.find(order.unit.at) if order.unit is not None else None
    if unit is None:
        return
    yield Consequence(f"your {unit} will not move", rule="O4")
    entry = list(barriers(t, unit, order.place)) if option(t, "soi_foreign") == "enterable_only" else []
    blocks = [(power, what) for power, what in entry if what != "sphere"]
    if blocks:
        yield replace(_missing(writer, order, unit, blocks), rule="R-F21")
    yield from _taken(t, unit, order)
    rivals = list(_near(t, seat, order.place, anyhow=option(t, "dwo") == "same_turn"))
    if rivals:
        yield Consequence(f"SOI {order.place}: {', '.join(rivals)} could contest", certain=False, rule="O3, O6")
    here = t.board.province_of[unit.at]
    foes = [foe for foe in _near(t, seat, here, anyhow=True) if at_war(t, unit.owner, foe)]
    if foes:
        how = "stop it by dislodging" if option(t, "soi_cut") == "dislodge" else "stop it by attacking"
        text = f"SOI {order.place}: {', '.join(foes)} could {how} {unit}"
        yield Consequence(text, certain=False, rule="R-F24")


def _taken(t: Turn, unit: Unit, order: DeclareSphere) -> Iterator[Consequence]:
    holder = spheres_of(t).held.get(order.place, unit.owner)
    if holder == unit.owner:
        return
    if option(t, "undo") == "before_moves":
        text = f"{order} is illegal unless {holder} undoes its sphere (sphere)"
        yield Consequence(text, certain=False, rule="R-F23")
    else:
        yield Consequence(f"{order} is illegal: {order.place} is a sphere of {holder}", rule="R-F23")


def _undoing(writer: Writer, seat: str, order: UndoSphere) -> Consequence:
    """O8, R-F26: who may enter without another word."""
    t = writer.then
    if option(t, "undo") == "after_moves":
        return Consequence(f"{order}: {order.place} stays closed until the moves are over", rule="R-F26")
    guests = list(_near(t, seat, order.place, anyhow=False))
    text = f"{order}: {', '.join(guests) or 'nobody'} may enter this turn without declaring war"
    return Consequence(text, certain=False, rule="R-F26")


def _near(t: Turn, seat: str, place: str, anyhow: bool) -> Iterator[str]:
    """Powers of other seats with a unit that could move there: ``anyhow``, if need be after a declaration of war, or
    without one if no sphere were there."""
    for power in _owners(unit for unit in t.position.units if _reaches(t, unit, place, anyhow)):
        if power in t.board.power and t.rules.commander(t, power) != seat:
            yield power


def _owners(units: Iterable[Unit]) -> list[str]:
    return list(dict.fromkeys(unit.owner for unit in units))


def _reaches(t: Turn, unit: Unit, place: str, anyhow: bool) -> bool:
    near = place in t.board.near[unit.kind][unit.at] or (unit.kind == ARMY and _sails(t, unit, place))
    return near and (anyhow or all(what == "sphere" for _power, what in barriers(t, unit, place)))


def _sails(t: Turn, unit: Unit, place: str) -> bool:
    return bool(t.survey.voyages) and any(
        isinstance(order, Move) and order.via and order.to == place for order in t.survey.orders(unit)
    )
