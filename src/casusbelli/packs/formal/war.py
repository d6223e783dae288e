"""War and peace: declarations, surrender, and the test whether a unit may enter a province (W, S, Z2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import (
    Event,
    Judgement,
    OrdersJudged,
    PowersEliminated,
    RetreatsClosed,
    StepBegan,
    UnitsRemoved,
)
from casusbelli.core.legality import located
from casusbelli.core.orders import Convoy, Directive, Move, Order, Retreat
from casusbelli.core.pairs import Pair, pair
from casusbelli.core.said import Said, Text, power, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal, Result
from casusbelli.engine import step_names
from casusbelli.engine.component import Check, Component, Modifiers, Rules, StepSlot, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.formal.facts import (
    SPHERES,
    TABLE,
    WAR,
    Declared,
    DeclareWar,
    FormalRefusal,
    GroundHeld,
    Surrender,
    War,
    WarDeclared,
    WarsEnded,
    at_war,
    barriers,
    controller,
    enemies,
    is_bound,
    option,
    power_of,
    powers_of,
    season,
    told,
    war_of,
)
from casusbelli.packs.formal.formal_rulebook import war_chapter

UNTOLD = Declared((), "")  # a war set up by hand, without a known declarer


def directives(t: Turn, kind: type[Directive]) -> Iterator[tuple[str, str, Any]]:
    """Seat, power and order, for the orders of this kind."""
    for seat in t.rules.seat_names():
        powers = powers_of(t, seat)
        for order in dict.fromkeys(t.orders.get(seat, ())):
            if isinstance(order, kind) and powers:
                yield seat, powers[0], order


def row(owner: str, order: Order, result: Result, why: Refusal | None = None, unit: Unit | None = None) -> Judgement:
    """The judgement of a directive."""
    number = unit.id if unit is not None else None
    return Judgement(owner, str(order), (str(result),), why.code if why else "", why.said if why else "", number)


class Wars(Component[War]):
    name = WAR
    title = said("formal.chapter-war")
    public = True
    prefix = TABLE
    table = TABLE
    options = (
        choice(
            "dwo",
            "same_turn next_turn",
            said("formal.dwo"),
            False,
        ),
        choice("sur", "before_moves after_moves", said("formal.sur")),
        choice(
            "sur_block",
            "own_or_occupy own_only",
            said("formal.sur-block"),
        ),
        choice("peace_capture", "yes no", said("formal.peace-capture")),
        choice(
            "control",
            "home_and_owned owned_only last_fall",
            said("formal.control"),
        ),
        choice(
            "follow",
            "forbidden allowed_if_vacated",
            said("formal.follow"),
        ),
        choice("neutral_convoy", "allowed needs_war", said("formal.neutral-convoy")),
        choice(
            "steered",
            "free writers",
            said("formal.steered"),
        ),
        choice("liberation", "both occupier_only", said("formal.liberation")),
        choice(
            "press",
            "private private_and_public off",
            said("formal.press"),
            False,
        ),
    )
    events = (WarDeclared, WarsEnded, GroundHeld)
    headlines = ("formal.declares", "formal.declares-later", "formal.surrenders", "formal.wars-over")
    drama: ClassVar[Mapping[str, float]] = {"formal.declares": 2.0, "formal.surrenders": 4.0, "formal.wars-over": 2.0}
    forms = (
        Form(DeclareWar, "(declare war on|dwo) {power:powers}", "M", said("formal.declare-war"), each="power"),
        Form(Surrender, "(surrender|sur|uncle!|uncle)", "M", said("formal.surrender")),
    )

    sole: ClassVar[Mapping[str, Text]] = {"war": said("engine.sole-war")}

    def checks(self, rules: Rules) -> Iterator[Text]:
        crowded = [seat for seat in rules.seat_names() if sum(seat in rules.seated(p) for p in rules.board.power) > 1]
        if crowded:
            yield said("formal.crowded", seats=map(power, crowded))

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return war_chapter(rules)

    # --- state

    def initial(self, board: Board) -> War:
        return War()

    def evolve(self, own: War, event: Event) -> War:
        if isinstance(event, StepBegan) and step_names.is_movement(event.step):
            wars = {**own.coming, **own.wars}
            return replace(own, wars=wars, at_start=frozenset(wars), coming={})
        if isinstance(event, WarDeclared):
            return _declared(own, event)
        if isinstance(event, WarsEnded):
            ended = {pair(event.by, enemy) for enemy in event.enemies}
            wars = {two: since for two, since in own.wars.items() if two not in ended}
            return replace(own, wars=wars, ended=(*own.ended, event))
        if isinstance(event, PowersEliminated):
            coming = {two: since for two, since in own.coming.items() if not {*Pair.of(two)} & {*event.owners}}
            return replace(own, coming=coming)
        if isinstance(event, GroundHeld):
            return replace(own, stood={**own.stood, **event.holders})
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = war_of(t)
        declared = [
            {"powers": list(Pair.of(two)), "by": list(since.by), "since": since.since}
            for two, since in sorted(own.wars.items())
        ]
        return {
            "wars": [list(Pair.of(two)) for two in sorted(own.wars)],
            "declared": declared,
            "coming": [list(Pair.of(two)) for two in sorted(own.coming)],
            "stood": dict(own.stood),
        }

    def past(self, t: Turn) -> tuple[str, ...]:
        return ("declared",)

    def placed(self, own: War, table: Mapping[str, Any]) -> War:
        told = {pair(*row["powers"]): Declared(tuple(row["by"]), row["since"]) for row in table.get("declared", ())}
        wars = {pair(*two): told.get(pair(*two), UNTOLD) for two in table.get("wars", ())}
        coming = {pair(*two): UNTOLD for two in table.get("coming", ())}
        stood = table.get("stood", own.stood)
        return replace(own, wars=wars, at_start=frozenset(wars), coming=coming, stood=stood)

    def recounts(self, board: Board, event: Event) -> Text | None:
        if isinstance(event, WarDeclared):
            later = event.next_turn
            code = "formal.declares-later" if later else "formal.declares"
            return said(code, by=power(event.by), on=power(event.on))
        if isinstance(event, WarsEnded):
            code = "formal.surrenders" if event.surrendered else "formal.wars-over"
            return said(code, by=power(event.by), foes=map(power, event.enemies))
        return "" if isinstance(event, GroundHeld) else None

    # --- orders

    def also_asks(self, t: Turn) -> Mapping[str, Text]:
        """Players without units are asked, too: they may declare war and surrender."""
        if not t.state.now.is_movement:
            return {}
        armed = {unit.owner for unit in t.position.units}
        unarmed = (seat for seat in t.rules.seat_names() if armed.isdisjoint(mine := powers_of(t, seat)) and mine)
        return dict.fromkeys(unarmed, said("formal.ask-declarations"))

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if t.state.now.is_movement:
            yield from map(DeclareWar, t.board.power)
            yield Surrender()

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        for own in powers_of(t, seat)[:1]:
            return _no_war(t, own, order.power) if isinstance(order, DeclareWar) else no_surrender(t, own)
        out = all(own in t.state.eliminated for own in t.board.power if seat in t.rules.seated(own))
        return (FormalRefusal.ELIMINATED if out else FormalRefusal.NO_VOICE).says(whom=power(seat))

    def forbids(self, t: Turn) -> Check | None:
        return partial(_no_retreat, t) if t.state.routed else None

    def voids(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:
        """W5, W6, O7: tested after the declarations of the turn, which may have made the order legal (R-F18)."""
        if isinstance(order, Move) or (isinstance(order, Retreat) and not is_bound(t, unit)):
            mover = unit
        elif isinstance(order, Convoy) and option(t, "neutral_convoy") == "needs_war":
            mover = t.position.find(order.target.at) or unit
        else:
            return None
        entered = barriers(t, unit, t.board.province_of[order.to], attack=not isinstance(order, Retreat))
        blocks = [(owner, what) for owner, what in entered if owner != mover.owner]  # home by convoy
        why = FormalRefusal.NO_WAR if is_bound(t, unit) else FormalRefusal.NOT_ALL_AT_WAR
        return why.says(whom=told(blocks)) if blocks else None

    def modifiers(self, t: Turn) -> Modifiers:
        """R-F16, allowed_if_vacated: in provinces that nobody controls, powers at peace do not hurt each other."""
        if option(t, "follow") == "forbidden":
            return Modifiers()
        free = {u.id: f"{u.owner} on neutral ground" for u in t.position.units if _is_neutral(t, u)}
        sides = {side: (side, f"{side} on neutral ground") for side in t.board.power}
        bound = [side for side in sides if t.rules.commander_of(t, side) is not None]
        peace = [(a, b) for a in bound for b in sides if a != b and not at_war(t, a, b)]
        return Modifiers(frozenset((side, sides[b][1]) for a, b in peace for side in sides[a]), sides=free)

    def leaves_center(self, t: Turn, unit: Unit, center: str) -> bool:
        owner, mine = power_of(t, t.state.centers.get(center)), power_of(t, unit.owner)
        if owner is None or mine is None or option(t, "peace_capture") == "yes" or not is_bound(t, unit):
            return False
        return owner != mine and not at_war(t, owner, mine)

    # --- the diplomatic step, in its order (R-F6), and what follows

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        late = rules.option("formal.sur") == "after_moves"
        for s in rules.board.calendar.seasons:
            moved, battle = step_names.movement(s), step_names.battle(s)
            surrender = QuietStep(f"{s}-surrenders", s, _surrenders)
            yield (
                StepSlot(surrender, (battle,), (step_names.retreats(s),))
                if late
                else StepSlot(surrender, (moved,), (battle,))
            )
            after = (moved,) if late else (moved, surrender.name)
            yield StepSlot(QuietStep(f"{s}-declarations", s, _declarations), after, (battle,))
            closing = QuietStep(f"{s}-closed-retreats", s, _close_retreats)
            spheres = (f"{s}-spheres",) if rules.has(SPHERES) else ()
            yield StepSlot(closing, (battle, surrender.name, *spheres), (step_names.retreats(s),))
        if rules.option("formal.control") == "last_fall":
            yield StepSlot(
                QuietStep("ground-held", "F", _hold_ground), (step_names.CAPTURE,), (step_names.ADJUSTMENTS,)
            )

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """R-F12: the wars of an eliminated power end without points."""
        if isinstance(event, PowersEliminated):
            for owner in event.owners:
                foes = enemies(t, owner)
                if foes:
                    yield WarsEnded(owner, foes, surrendered=False, season=season(t))

    def forbids_press(self, t: Turn, sender: str, reader: str, public: bool = False) -> bool | Said:
        """Powers at war do not write to each other (W4, R-F30)."""
        closed = option(t, "press")
        if closed == "off" or (public and closed == "private"):
            return False
        foes = ((a, b) for a in powers_of(t, sender) for b in powers_of(t, reader) if a != b and at_war(t, a, b))
        return next((said("formal.press-at-war", one=power(a), other=power(b)) for a, b in foes), False)


def _no_retreat(t: Turn, _seat: str, order: Order) -> Refusal | None:
    """Why a retreat needs a war that is missing (R-F28)."""
    if not isinstance(order, Retreat):
        return None
    province = t.board.province_of.get(order.to, "")
    at = t.board.province_of.get(order.unit.at)
    beaten = next((r.unit for r in t.state.routed.values() if t.board.province_of[r.unit.at] == at), None)
    if beaten is None or province not in t.board.province:
        return None
    blocks = list(barriers(t, beaten, province, attack=False))
    return FormalRefusal.NO_WAR.says(whom=told(blocks)) if blocks else None


def _declared(own: War, event: WarDeclared) -> War:
    two = pair(event.by, event.on)
    wars = own.coming if event.next_turn else own.wars
    known = wars.get(two, Declared((), event.season))
    made = {**wars, two: replace(known, by=(*known.by, event.by))}
    return replace(own, coming=made) if event.next_turn else replace(own, wars=made)


def _is_neutral(t: Turn, unit: Unit) -> bool:
    return controller(t, t.board.province_of[unit.at]) is None


def _no_war(t: Turn, own: str, on: str) -> Refusal | None:
    """Why a declaration of war is void (R-F7)."""
    if on == own:
        return FormalRefusal.SELF.says()
    if on not in t.board.power:
        return FormalRefusal.NO_POWER.says(whom=power(on))
    if on in t.state.eliminated:
        return FormalRefusal.ELIMINATED.says(whom=power(on))
    return FormalRefusal.ALREADY_AT_WAR.says(whom=power(on)) if pair(own, on) in war_of(t).at_start else None


def no_surrender(t: Turn, own: str) -> Refusal | None:
    """Why the power may not surrender, by the position at the start of the turn (S5, R-F9)."""
    foes = enemies(t, own, at_start=True)
    if not foes:
        return FormalRefusal.NOT_AT_WAR.says()
    for foe in foes:
        held = [center for center in t.board.power[foe].home if t.state.centers.get(center) == own]
        whose = t.board.power[foe].adjective
        if held:
            place = located(t.board, held[0])
            return FormalRefusal.OWNS_ENEMY_HOME.says(place=place, whose=whose, power=power(foe))
        if option(t, "sur_block") == "own_or_occupy":
            units = (u for u in t.position.units if u.owner == own)
            unit = next((u for u in units if t.board.province_of[u.at] in t.board.power[foe].territory), None)
            if unit is not None:
                return FormalRefusal.STANDS_IN_ENEMY_HOME.says(unit=unit, whose=whose, power=power(foe))
    return None


def _surrenders(t: Turn) -> Iterator[Event]:
    """S3: a surrender ends the wars that existed when the turn began, not those declared this turn (R-F6)."""
    made = list(directives(t, Surrender))
    for _seat, own, _order in made:
        yield WarsEnded(own, enemies(t, own, at_start=True), surrendered=True, season=season(t))
    if made:
        yield OrdersJudged(t.state.phase, tuple(row(own, order, Result.SUCCEEDS) for _seat, own, order in made))


def _declarations(t: Turn) -> Iterator[Event]:
    made = list(directives(t, DeclareWar))
    next_turn = option(t, "dwo") == "next_turn"
    for _seat, own, order in made:
        yield WarDeclared(own, order.power, season(t), next_turn)
    if made:
        yield OrdersJudged(t.state.phase, tuple(row(own, order, Result.SUCCEEDS) for _seat, own, order in made))


def _close_retreats(t: Turn) -> Iterator[Event]:
    """R-F28: closes retreats that need a missing war, and disbands units without another retreat."""
    closed: dict[int, tuple[str, ...]] = {}
    lost: list[int] = []
    for number, routed in t.state.routed.items():
        if not is_bound(t, routed.unit):  # tested when its retreat is written
            continue
        shut = [to for to in routed.retreats if any(barriers(t, routed.unit, t.board.province_of[to], attack=False))]
        if len(shut) == len(routed.retreats):
            lost.append(number)
        elif shut:
            closed[number] = tuple(shut)
    if closed:
        yield RetreatsClosed(tuple(closed.items()))
    if lost:
        yield UnitsRemoved(tuple(lost), "destroyed")


def _hold_ground(t: Turn) -> Iterator[Event]:
    here: Sequence[tuple[str, Unit]] = [(t.board.province_of[unit.at], unit) for unit in t.position.units]
    lands = {place: unit.owner for place, unit in here if t.board.province[place].terrain != "sea"}
    if lands:
        yield GroundHeld(lands)
