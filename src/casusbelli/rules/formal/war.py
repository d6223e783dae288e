"""War and peace: declarations, surrender, and what may not be entered without war (W, S, Z2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from casusbelli.core.orders import Convoy, Directive, Move, Order, Retreat
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal, Result
from casusbelli.rules.component import Component, Modifiers, Place, Rules, Turn
from casusbelli.rules.formal.facts import (
    SPHERES,
    TABLE,
    WAR,
    Declared,
    DeclareWar,
    GroundHeld,
    Refused,
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
    pair,
    power_of,
    powers_of,
    season,
    told,
    war_of,
)
from casusbelli.rules.forms import Form
from casusbelli.rules.options import choice
from casusbelli.rules.steps import QuietStep

UNTOLD = Declared((), "")  # a war set up by hand: nobody said who declared it
_DECLARED = {
    "same_turn": "a declaration by either side that turn will do",
    "next_turn": "a declaration makes war from the next turn on (R-F5)",
}
_HELPED = {
    "allowed": "Everybody may support and convoy against anybody (W7).",
    "needs_war": "Everybody may support against anybody (W7); convoying an attack needs a war, too (R-F19).",
}
_STEERED = {
    "free": "Units that nobody commands may be ordered by others to enter and attack anywhere without war (C-1).",
    "writers": "An order to a unit that nobody commands is void unless everybody who wrote it is at war with whomever "
    "it attacks or whose land it enters (C-1).",
}


def directives(t: Turn, kind: type[Directive]) -> Iterator[tuple[str, str, Any]]:
    """Seat, power and order, for the orders of this kind."""
    for seat in t.rules.seat_names():
        powers = powers_of(t, seat)
        for order in dict.fromkeys(t.orders.get(seat, ())):
            if isinstance(order, kind) and powers:
                yield seat, powers[0], order


def row(power: str, order: Order, result: Result, why: Refusal | None = None, unit: Unit | None = None) -> Judgement:
    """What became of a directive."""
    number = unit.id if unit is not None else None
    return Judgement(power, str(order), (str(result),), why.code if why else "", why.text if why else "", number)


class Wars(Component[War]):
    name = WAR
    prefix = TABLE
    table = TABLE
    options = (
        choice(
            "dwo",
            "same_turn next_turn",
            "A declaration makes war before the moves of the same turn, or from the next turn on (R-F5).",
            False,
        ),
        choice("sur", "before_moves after_moves", "A surrender ends wars before or after the moves (R-F6)."),
        choice(
            "sur_block",
            "own_or_occupy own_only",
            "What bars a surrender: owning an enemy's home centre, or also a unit in an enemy's home (R-F9).",
        ),
        choice("peace_capture", "yes no", "Does a unit take a centre of a power it is not at war with (R-F10)?"),
        choice(
            "control",
            "home_and_owned owned_only last_fall",
            "Controlled are owned centres and home land, owned centres only, or what one stood in last Fall (R-F13).",
        ),
        choice(
            "follow",
            "forbidden allowed_if_vacated",
            "May a unit move where the unit of a power one is not at war with leaves neutral ground (R-F16)?",
        ),
        choice("neutral_convoy", "allowed needs_war", "May one convoy an attack on a power without war (R-F19)?"),
        choice(
            "steered",
            "free writers",
            "Units that nobody commands and others order need no war, or each writer of the order needs it (C-1).",
        ),
        choice("liberation", "both occupier_only", "Whom must one fight to enter a home that another holds (R-F15)?"),
        choice(
            "press",
            "private private_and_public off",
            "Which press between enemies is closed: private, all, or none (R-F30).",
            False,
        ),
    )
    events = (WarDeclared, WarsEnded, GroundHeld)
    forms = (
        Form(DeclareWar, "(declare war on|dwo) {power:powers}", "M", "Declare war (W1).", each="power"),
        Form(Surrender, "(surrender|sur|uncle!|uncle)", "M", "Surrender to all enemies (S3)."),
    )

    clashes: ClassVar[Mapping[str, str]] = {
        "international-treaties": "in one war is declared, in the other it begins with an attack"
    }

    def checks(self, rules: Rules) -> Iterator[str]:
        crowded = [seat for seat in rules.seat_names() if sum(seat in rules.seated(p) for p in rules.board.power) > 1]
        if crowded:
            yield f"wars are declared between powers, and {' and '.join(crowded)} would speak for several"

    def explains(self, rules: Rules) -> Iterator[str]:
        spheres = ", or his spheres" if rules.has(SPHERES) else ""
        yield f"Without a state of war nobody attacks another's units or enters what he controls{spheres} (W5, W6)."
        yield f"An order that lacks a war is void and the unit holds; {_DECLARED[rules.option('formal.dwo')]}."
        yield _HELPED[rules.option("formal.neutral_convoy")]
        yield "Wars are between Great Powers; units and land of anybody else are attacked and entered freely (C-1)."
        if rules.hears("steers"):
            yield _STEERED[rules.option("formal.steered")]
        yield "War ends only by surrender, to all enemies at once (S1, S3). Who holds an enemy's home may not (S5)."
        if rules.option("formal.peace_capture") == "no":
            yield "A unit takes no centre of a Great Power that its own is not at war with (R-F10)."
        if rules.option("formal.press") != "off":
            yield "Enemies do not write to each other while they are at war (W4)."

    # --- state

    def initial(self, board: Board) -> War:
        return War()

    def evolve(self, own: War, event: Event) -> War:
        if isinstance(event, StepBegan) and event.step.endswith("-movement"):
            wars = {**own.coming, **own.wars}
            return replace(own, wars=wars, at_start=frozenset(wars), coming={})
        if isinstance(event, WarDeclared):
            return _declared(own, event)
        if isinstance(event, WarsEnded):
            ended = {pair(event.by, enemy) for enemy in event.enemies}
            wars = {two: since for two, since in own.wars.items() if two not in ended}
            return replace(own, wars=wars, ended=(*own.ended, event))
        if isinstance(event, PowersEliminated):
            coming = {two: since for two, since in own.coming.items() if not {*two.split("|")} & {*event.owners}}
            return replace(own, coming=coming)
        if isinstance(event, GroundHeld):
            return replace(own, stood={**own.stood, **event.holders})
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = war_of(t)
        declared = [
            {"powers": two.split("|"), "by": list(since.by), "since": since.since}
            for two, since in sorted(own.wars.items())
        ]
        return {
            "wars": [two.split("|") for two in sorted(own.wars)],
            "declared": declared,
            "coming": [two.split("|") for two in sorted(own.coming)],
            "stood": dict(own.stood),
        }

    def placed(self, own: War, table: Mapping[str, Any]) -> War:
        told = {pair(*row["powers"]): Declared(tuple(row["by"]), row["since"]) for row in table.get("declared", ())}
        wars = {pair(*two): told.get(pair(*two), UNTOLD) for two in table.get("wars", ())}
        coming = {pair(*two): UNTOLD for two in table.get("coming", ())}
        stood = table.get("stood", own.stood)
        return replace(own, wars=wars, at_start=frozenset(wars), coming=coming, stood=stood)

    def knows(self, t: Turn, seat: str | None) -> War:
        return war_of(t)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("wars", "declared", "coming", "stood")

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        return isinstance(event, self.events)

    def recounts(self, board: Board, event: Event) -> str | None:
        if isinstance(event, WarDeclared):
            return f"{event.by} declares war on {event.on}{', from the next turn on' if event.next_turn else ''}"
        if isinstance(event, WarsEnded):
            foes = " and ".join(event.enemies)
            return f"{event.by} surrenders to {foes}" if event.surrendered else f"The wars of {event.by} are over"
        return "" if isinstance(event, GroundHeld) else None

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if t.state.phase.endswith("M"):
            yield from (DeclareWar(power) for power in t.board.power)
            yield Surrender()

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        for power in powers_of(t, seat)[:1]:
            return _no_war(t, power, order.power) if isinstance(order, DeclareWar) else no_surrender(t, power)
        out = all(power in t.state.eliminated for power in t.board.power if seat in t.rules.seated(power))
        return (Refused.ELIMINATED if out else Refused.NO_VOICE).says(whom=seat)

    def objects(self, t: Turn) -> bool:
        return bool(t.state.routed)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """A retreat that leads into foreign land says so (R-F28)."""
        if not isinstance(order, Retreat):
            return None
        province = t.board.province_of.get(order.to, "")
        at = t.board.province_of.get(order.unit.at)
        beaten = next((r.unit for r in t.state.routed.values() if t.board.province_of[r.unit.at] == at), None)
        if beaten is None or province not in t.board.province:
            return None
        blocks = list(barriers(t, beaten, province, attack=False))
        return Refused.NO_WAR.says(whom=told(blocks)) if blocks else None

    def voids(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:
        """W5, W6, O7: judged after the declarations of the turn; a speculative order may have become legal (R-F18)."""
        if isinstance(order, Move) or (isinstance(order, Retreat) and not is_bound(t, unit)):
            mover = unit
        elif isinstance(order, Convoy) and option(t, "neutral_convoy") == "needs_war":
            mover = t.position.find(order.target.at) or unit
        else:
            return None
        entered = barriers(t, unit, t.board.province_of[order.to], attack=not isinstance(order, Retreat))
        blocks = [(power, what) for power, what in entered if power != mover.owner]  # carried home, it attacks nobody
        why = Refused.NO_WAR if is_bound(t, unit) else Refused.NOT_ALL_AT_WAR
        return why.says(whom=told(blocks)) if blocks else None

    def modify(self, t: Turn) -> Modifiers:
        """R-F16, allowed_if_vacated: on ground nobody controls those who are not enemies do not hurt each other."""
        if option(t, "follow") == "forbidden":
            return Modifiers()
        free = {u.id: f"{u.owner} on neutral ground" for u in t.position.units if _is_neutral(t, u)}
        sides = {power: (power, f"{power} on neutral ground") for power in t.board.power}
        bound = [power for power in sides if t.rules.commander(t, power) is not None]
        peace = [(a, b) for a in bound for b in sides if a != b and not at_war(t, a, b)]
        return Modifiers(frozenset((side, sides[b][1]) for a, b in peace for side in sides[a]), sides=free)

    def spares(self, t: Turn, unit: Unit, center: str) -> bool:
        owner, mine = power_of(t, t.state.centers.get(center)), power_of(t, unit.owner)
        if owner is None or mine is None or option(t, "peace_capture") == "yes" or not is_bound(t, unit):
            return False
        return owner != mine and not at_war(t, owner, mine)

    # --- the diplomatic step, in its order (R-F6), and what follows

    def steps(self, rules: Rules) -> Iterator[Place]:
        late = rules.option("formal.sur") == "after_moves"
        for s in dict.fromkeys(phase[0] for phase in rules.board.calendar.phases if phase[1] == "M"):
            moved, battle = f"{s}-movement", f"{s}-battle"
            surrender = QuietStep(f"{s}-surrenders", s, _surrenders)
            yield Place(surrender, (battle,), (f"{s}-retreats",)) if late else Place(surrender, (moved,), (battle,))
            after = (moved,) if late else (moved, surrender.name)
            yield Place(QuietStep(f"{s}-declarations", s, _declarations), after, (battle,))
            closing = QuietStep(f"{s}-closed-retreats", s, _close_retreats)
            spheres = (f"{s}-spheres",) if rules.has(SPHERES) else ()
            yield Place(closing, (battle, surrender.name, *spheres), (f"{s}-retreats",))
        if rules.option("formal.control") == "last_fall":
            yield Place(QuietStep("ground-held", "F", _hold_ground), ("capture",), ("adjustments",))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """R-F12: the wars of an eliminated power end, without points."""
        if isinstance(event, PowersEliminated):
            for power in event.owners:
                foes = enemies(t, power)
                if foes:
                    yield WarsEnded(power, foes, surrendered=False, season=season(t))

    def silences(self, t: Turn, sender: str, reader: str, public: bool) -> bool:
        """W4, R-F30."""
        said = option(t, "press")
        if said == "off" or (public and said == "private"):
            return False
        return any(at_war(t, a, b) for a in powers_of(t, sender) for b in powers_of(t, reader) if a != b)


def _declared(own: War, event: WarDeclared) -> War:
    two = pair(event.by, event.on)
    wars = own.coming if event.next_turn else own.wars
    known = wars.get(two, Declared((), event.season))
    made = {**wars, two: replace(known, by=(*known.by, event.by))}
    return replace(own, coming=made) if event.next_turn else replace(own, wars=made)


def _is_neutral(t: Turn, unit: Unit) -> bool:
    return controller(t, t.board.province_of[unit.at]) is None


def _no_war(t: Turn, power: str, on: str) -> Refusal | None:
    """R-F7: what is no declaration."""
    if on == power:
        return Refused.SELF.says()
    if on not in t.board.power:
        return Refused.NO_POWER.says(whom=on)
    if on in t.state.eliminated:
        return Refused.ELIMINATED.says(whom=on)
    return Refused.ALREADY_AT_WAR.says(whom=on) if pair(power, on) in war_of(t).at_start else None


def no_surrender(t: Turn, power: str) -> Refusal | None:
    """S5, R-F9: read at the start of the turn."""
    foes = enemies(t, power, at_start=True)
    if not foes:
        return Refused.NOT_AT_WAR.says()
    for foe in foes:
        held = [center for center in t.board.power[foe].home if t.state.centers.get(center) == power]
        whose = t.board.power[foe].adjective
        if held:
            name = t.board.province[held[0]].name
            return Refused.HOLDS_ENEMY_HOME.says(what=f"you own {name}, which is", whose=whose)
        if option(t, "sur_block") == "own_or_occupy":
            units = (u for u in t.position.units if u.owner == power)
            unit = next((u for u in units if t.board.province_of[u.at] in t.board.power[foe].territory), None)
            if unit is not None:
                return Refused.HOLDS_ENEMY_HOME.says(what=f"your {unit} stands in", whose=whose)
    return None


def _surrenders(t: Turn) -> Iterator[Event]:
    """S3: to everybody one was at war with when the turn began; what is declared this turn is another war (R-F6)."""
    made = list(directives(t, Surrender))
    for _seat, power, _order in made:
        yield WarsEnded(power, enemies(t, power, at_start=True), surrendered=True, season=season(t))
    if made:
        yield OrdersJudged(t.state.phase, tuple(row(power, order, Result.SUCCEEDS) for _seat, power, order in made))


def _declarations(t: Turn) -> Iterator[Event]:
    made = list(directives(t, DeclareWar))
    next_turn = option(t, "dwo") == "next_turn"
    for _seat, power, order in made:
        yield WarDeclared(power, order.power, season(t), next_turn)
    if made:
        yield OrdersJudged(t.state.phase, tuple(row(power, order, Result.SUCCEEDS) for _seat, power, order in made))


def _close_retreats(t: Turn) -> Iterator[Event]:
    """R-F28: the entry test, for retreats; where nothing is left the unit is gone."""
    closed: dict[int, tuple[str, ...]] = {}
    lost: list[int] = []
    for number, routed in t.state.routed.items():
        if not is_bound(t, routed.unit):  # judged by who writes the retreat
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
