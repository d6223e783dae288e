"""Consequences of orders, shown to their writer: points, missing wars, possible contests for spheres.

Wars and spheres are public. The declarations, surrenders and orders of others are unknown, so what depends on them is
not certain (C-8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from casusbelli.core.legality import located
from casusbelli.core.orders import ARMY, Convoy, Move, Order, Retreat
from casusbelli.core.pairs import pair
from casusbelli.core.said import Said, power, said
from casusbelli.core.units import Unit
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Consequence, Cost
from casusbelli.engine.steps import seasons
from casusbelli.packs.formal.facts import (
    POINTS,
    WAR,
    Declared,
    DeclareSphere,
    DeclareWar,
    Surrender,
    UndoSphere,
    barriers,
    enemies,
    is_bound,
    option,
    powers_of,
    season,
    spheres_of,
    told,
    war_of,
)
from casusbelli.packs.formal.spheres import declares
from casusbelli.packs.formal.war import no_surrender

Written = Move | Convoy | Retreat | DeclareSphere
Blocks = list[tuple[str, str]]  # powers with which a war is missing, and why
RULE_OF = {"unit": "W5", "territory": "W6", "sphere": "O7"}


@dataclass(frozen=True)
class Writer:
    """The seat's power and its orders.

    ``then`` is the turn after its own declarations and surrender, before the moves; ``peace`` are the powers it
    surrenders to by then, with which no war can begin this turn (R-F6).
    """

    power: str
    then: Turn
    given: tuple[Order, ...]
    peace: frozenset[str]


class WarForesight(Screen):
    """Consequences of orders."""

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        for own in powers_of(t, seat)[:1]:
            writer = _writer(t, own, tuple(dict.fromkeys(orders)))
            yield from _declared(t, writer)
            for order in writer.given:
                if isinstance(order, (Move, Convoy, Retreat)):
                    yield from _entry(writer, seat, order)
                elif isinstance(order, DeclareSphere):
                    yield from _declaration(writer, seat, order)
                elif isinstance(order, UndoSphere):
                    yield _undoing(writer, seat, order)
            yield from _steered(writer)


def _writer(t: Turn, own: str, given: tuple[Order, ...]) -> Writer:
    ends = Surrender() in given and option(t, "sur") == "before_moves"
    peace = frozenset(enemies(t, own, at_start=True) if ends else ())
    declared = [order.power for order in given if isinstance(order, DeclareWar) and option(t, "dwo") == "same_turn"]
    if not peace and not declared:
        return Writer(own, t, given, peace)
    ended = {pair(own, enemy) for enemy in peace}
    wars = {two: since for two, since in war_of(t).wars.items() if two not in ended}
    made = {pair(own, enemy): Declared((own,), season(t)) for enemy in declared}
    return Writer(own, _with_wars(t, {**wars, **made}), given, peace)


def _with_wars(t: Turn, wars: Mapping[str, Declared]) -> Turn:
    own = {**t.state.own, WAR: replace(war_of(t), wars=wars)}
    then = Turn(t.board, replace(t.state, own=own), t.rules, t.orders, t.veiled)
    then.__dict__.update(position=t.position, survey=t.survey)  # reuse what was computed
    return then


# --- declarations and surrender


def _declared(t: Turn, writer: Writer) -> Iterator[Consequence]:
    """V6, V7: what declarations and a surrender cause, whatever others do."""
    declared = [order for order in writer.given if isinstance(order, DeclareWar)]
    foes = enemies(t, writer.power, at_start=True) if Surrender() in writer.given else ()
    if t.rules.has(POINTS):
        yield from _prices(t, declared, foes)
    if option(t, "dwo") == "next_turn":
        yield from (_coming(t, order.power) for order in declared)
    if foes:
        when = "before" if option(t, "sur") == "before_moves" else "after"
        yield Consequence(said("formal.war-ends", foes=map(power, foes), when=when), rule="S3")


def _prices(t: Turn, declared: Sequence[DeclareWar], foes: Sequence[str]) -> Iterator[Consequence]:
    lost = min(len(foes), 1) if option(t, "sur_cost") == "once" else len(foes)
    for order in declared:
        yield Consequence(said("formal.costs-a-point", foe=power(order.power)), rule="V6", cost=_points(1))
    if foes:
        costs = said("formal.surrender-costs", lost=lost, foes=map(power, foes))
        yield Consequence(costs, rule="V7", cost=_points(lost))
    if len(declared) + bool(foes) > 1:
        in_all = said("formal.cost-in-all", n=lost + len(declared), surrender=bool(foes))
        yield Consequence(in_all, rule="V6, V7")


def _points(n: int) -> Cost:
    return Cost("formal.cost", n)


def _coming(t: Turn, foe: str) -> Consequence:
    """The war that begins next turn, unless one side is eliminated by then, possible only after a Fall (R-F12)."""
    if t.state.now.season != seasons(t.board)[-1]:
        return Consequence(said("formal.war-begins", foe=power(foe)), rule="R-F5")
    return Consequence(said("formal.war-may-begin", foe=power(foe)), False, "R-F5, R-F12")


# --- entering


def _entry(writer: Writer, seat: str, order: Move | Convoy | Retreat) -> Iterator[Consequence]:
    """Orders that need a missing war (W5, W6, O7, R-F18)."""
    t = writer.then
    unit = _ordered(t, seat, order)
    if unit is None:
        return
    blocks = lacking(t, unit, order)
    if blocks:
        yield missing(writer, order, unit, blocks)
    else:
        yield from _voided(t, unit.owner, order, unit)


def _steered(writer: Writer) -> Iterator[Consequence]:
    """C-1: the seat's orders for units without a player, assuming that nobody else orders them."""
    t = writer.then
    units = [*t.position.units, *(routed.unit for routed in t.state.routed.values())]
    for unit in units if t.rules.hears("settled") and option(t, "steered") != "free" else ():
        settled = None if is_bound(t, unit) else t.rules.settled(t, unit)
        order = settled.order if settled is not None else None
        if isinstance(order, (Move, Retreat)):
            blocks = lacking(t, unit, order)
            yield from [missing(writer, order, unit, blocks)] if blocks else _voided(t, writer.power, order, unit)


def lacking(t: Turn, unit: Unit, order: Written) -> Blocks:
    """The powers with which a war is missing for the order, and why."""
    place = order.place if isinstance(order, DeclareSphere) else t.board.province_of[order.to]
    blocks = list(barriers(t, unit, place, attack=not isinstance(order, Retreat)))
    if isinstance(order, Convoy):  # R-F19; an army that is carried home attacks nobody
        target = t.position.find(order.target.at)
        blocks = [block for block in blocks if target is None or block[0] != target.owner]
    if isinstance(order, DeclareSphere):  # R-F23 has its own sentence
        free = option(t, "soi_foreign") == "letter"
        blocks = [(owner, what) for owner, what in blocks if what != "sphere" and not free]
    return blocks


def _voided(t: Turn, own: str, order: Written, unit: Unit) -> Iterator[Consequence]:
    """R-F6: a surrender of the other side may end the war before the order is tested."""
    if option(t, "sur") != "before_moves" or not t.state.now.is_movement:
        return
    wars = war_of(t).wars
    for foe in enemies(t, own):
        two = pair(own, foe)
        if two in war_of(t).at_start and t.rules.commander_of(t, foe) is not None and no_surrender(t, foe) is None:
            peace = _with_wars(t, {other: since for other, since in wars.items() if other != two})
            if any(other == foe for other, _what in lacking(peace, unit, order)):
                yield Consequence(said("formal.illegal-if", order=order, foe=power(foe)), certain=False, rule="R-F6")


def _ordered(t: Turn, seat: str, order: Move | Convoy | Retreat) -> Unit | None:
    """The unit, if the seat may order it so and the order may need a war."""
    if isinstance(order, Retreat):
        here = t.board.province_of.get(order.unit.at)
        beaten = (r.unit for r in t.state.routed.values() if t.board.province_of[r.unit.at] == here)
        unit = next(beaten, None)
    elif isinstance(order, Convoy) and option(t, "neutral_convoy") == "allowed":
        return None
    else:
        unit = t.position.find(order.unit.at)
    return unit if unit is not None and t.rules.commander_of(t, unit.owner) == seat else None


def missing(writer: Writer, order: Order, unit: Unit, blocks: Blocks) -> Consequence:
    whats: dict[str, list[str]] = {}
    for foe, what in blocks:
        whats.setdefault(foe, []).append(what)
    ways = {foe: _way_out(writer, unit, foe, lacking) for foe, lacking in whats.items()}
    rule = ", ".join(sorted({RULE_OF[what] for _foe, what in blocks}))
    if all(ways.values()):
        unless = said("formal.illegal-unless", order=order, whom=told(blocks), ways=ways.values())
        return Consequence(unless, certain=False, rule=rule)
    hopeless = [block for block in blocks if not ways[block[0]]]
    if any(foe in writer.peace for foe, _what in hopeless):
        hopeless = [block for block in hopeless if block[0] in writer.peace]
        return Consequence(said("formal.illegal-after", order=order, whom=told(hopeless)), rule="R-F6")
    return Consequence(said("formal.illegal-no-war", order=order, whom=told(hopeless)), rule=rule)


def _way_out(writer: Writer, unit: Unit, foe: str, whats: list[str]) -> Said | None:
    """Something that could still open the province to the unit this turn; None if nothing can."""
    t = writer.then
    if not t.state.now.is_movement:
        return None
    own = unit.owner == writer.power or not is_bound(t, unit)
    way = _declaring(t, foe, own) if _declarable(t, writer.power if own else unit.owner, foe) else None
    if whats == ["sphere"] and option(t, "undo") == "before_moves":
        undone = said("formal.undoes", power=power(foe))
        return said("formal.one-or-other", one=way, other=undone) if way is not None else undone
    return way


def _declaring(t: Turn, foe: str, own: bool) -> Said | None:
    """The powers that could still declare the war: the reader, the other power, or either."""
    theirs = t.rules.commander_of(t, foe) is not None
    if own:
        return said("formal.either-declares", power=power(foe)) if theirs else said("formal.you-declare")
    return said("formal.foe-declares", power=power(foe)) if theirs else None


def _declarable(t: Turn, one: str, another: str) -> bool:
    """True if a war between the two could begin before the moves; not if one has just ended (R-F6)."""
    return option(t, "dwo") == "same_turn" and pair(one, another) not in war_of(t).at_start


# --- spheres


def _declaration(writer: Writer, seat: str, order: DeclareSphere) -> Iterator[Consequence]:
    """O3, O4, O6, R-F21, R-F23, R-F24, R-F25."""
    t = writer.then
    unit = t.position.find(order.unit.at) if order.unit is not None else None
    if unit is None:
        return
    yield Consequence(said("formal.will-not-move", unit=unit), rule="O4")
    if _is_useless(writer, order):
        yield Consequence(
            said("formal.changes-nothing", order=order, place=located(t.board, order.place)), rule="R-F23"
        )
        return
    blocks = lacking(t, unit, order)
    if blocks:
        yield replace(missing(writer, order, unit, blocks), rule="R-F21")
    else:
        yield from _voided(t, unit.owner, order, unit)
    yield from _taken(t, unit, order)
    yield from _disputed(t, seat, unit, order)


def _is_useless(writer: Writer, order: DeclareSphere) -> bool:
    """True for a declaration of a sphere that the power already has and keeps, if it cannot stop a move either."""
    t = writer.then
    undone = option(t, "undo") == "before_moves" and UndoSphere(order.place) in writer.given
    return (
        spheres_of(t).held.get(order.place) == writer.power and not undone and option(t, "soi_vs_move") == "move_wins"
    )


def _disputed(t: Turn, seat: str, unit: Unit, order: DeclareSphere) -> Iterator[Consequence]:
    """The powers that could declare there, too, move in, or stop the declaring unit."""
    here, place = t.board.province_of[unit.at], order.place
    name = located(t.board, place)
    rivals = _powers(t, seat, lambda other: declares(t, other, place) and not _barred(t, other, place, claims=True))
    if rivals:
        yield Consequence(
            said("formal.could-contest", place=name, powers=map(power, rivals)), certain=False, rule="O3, O6"
        )
    walkers = _powers(t, seat, lambda other: _reaches(t, other, place) and not _barred(t, other, place))
    walkers = [owner for owner in walkers if owner not in rivals and here != place]
    if walkers:
        yield Consequence(
            said("formal.could-move-in", place=name, powers=map(power, walkers)), certain=False, rule="R-F25"
        )
    foes = _powers(t, seat, lambda other: _reaches(t, other, here) and not any(barriers(t, other, here)))
    if foes:
        how = option(t, "soi_cut")
        told_foes = said("formal.could-stop", place=name, powers=map(power, foes), how=how, unit=unit)
        yield Consequence(told_foes, certain=False, rule="R-F24")


def _taken(t: Turn, unit: Unit, order: DeclareSphere) -> Iterator[Consequence]:
    holder = spheres_of(t).held.get(order.place, unit.owner)
    if holder == unit.owner:
        return
    name = located(t.board, order.place)
    if option(t, "undo") == "before_moves" and t.rules.commander_of(t, holder) is not None:
        unless = said("formal.illegal-unless-undone", order=order, place=name, holder=power(holder))
        yield Consequence(unless, certain=False, rule="R-F23")
    else:
        taken = said("formal.illegal-taken", order=order, place=name, holder=power(holder))
        yield Consequence(taken, rule="R-F23")


def _undoing(writer: Writer, seat: str, order: UndoSphere) -> Consequence:
    """O8, R-F26: the powers that could enter without declaring war."""
    t, place = writer.then, order.place
    if option(t, "undo") == "after_moves":
        return Consequence(said("formal.still-yours", place=located(t.board, place)), rule="R-F26")
    open_to = _powers(t, seat, lambda unit: _reaches(t, unit, place) and _only_sphere(t, unit, place))
    enterers = said("formal.may-enter", place=located(t.board, place), powers=map(power, open_to))
    return Consequence(enterers, certain=False, rule="R-F26")


def _powers(t: Turn, seat: str, able: Callable[[Unit], bool]) -> list[str]:
    """Owners with a unit that could do so: powers of other seats, and owners whose units others may order."""
    owners = dict.fromkeys(unit.owner for unit in t.position.units if able(unit))
    return [owner for owner in owners if _acts_apart(t, seat, owner)]


def _acts_apart(t: Turn, seat: str, owner: str) -> bool:
    commander = t.rules.commander_of(t, owner)
    return t.rules.orderable_by_others(t, owner) if commander is None else commander != seat


def _barred(t: Turn, unit: Unit, place: str, claims: bool = False) -> bool:
    """True if nothing that is ordered this turn could open the province to the unit.

    ``claims``: for a declaration of a sphere, which soi_foreign=letter allows in peace, but never in a foreign sphere.
    """
    if claims and not is_bound(t, unit):
        return True
    ends = option(t, "undo") == "before_moves"
    letter = claims and option(t, "soi_foreign") == "letter"
    blocks = [(owner, what) for owner, what in barriers(t, unit, place) if what == "sphere" or not letter]
    holder = spheres_of(t).held.get(place, unit.owner)
    if claims and holder != unit.owner:
        blocks = [*((owner, what) for owner, what in blocks if what != "sphere"), (holder, "taken")]
    return any(
        not (ends and what in ("sphere", "taken")) and (what == "taken" or not _declarable(t, unit.owner, owner))
        for owner, what in blocks
    )


def _only_sphere(t: Turn, unit: Unit, place: str) -> bool:
    return all(what == "sphere" for _owner, what in barriers(t, unit, place))


def _reaches(t: Turn, unit: Unit, place: str) -> bool:
    return place in t.board.near[unit.kind][unit.at] or (unit.kind == ARMY and _sails(t, unit, place))


def _sails(t: Turn, unit: Unit, place: str) -> bool:
    return bool(t.survey.voyages) and any(
        isinstance(order, Move) and order.via and order.to == place for order in t.survey.orders(unit)
    )
