"""Victory in World War I Diplomacy: two thirds of all units, or all enemy capitals (R7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.events import Event, GameEnded
from casusbelli.core.legality import located
from casusbelli.core.orders import Move, Order
from casusbelli.core.phases import Phase
from casusbelli.core.said import Cell, Said, Text, power, said, season
from casusbelli.core.state import Outcome
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.display import Example, Mark, Panel
from casusbelli.engine.options import MatchingText, Option, choice
from casusbelli.engine.panel_forms import Gauge, MeterForm, Threshold
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.world_war_one.facts import (
    CENTRAL,
    COLLAPSE,
    ENTENTE,
    FIRST_ARMY,
    PREFIX,
    SEATS,
    TABLE,
    VictoryTested,
    capitals,
    held,
    option,
    other_side,
    pieces,
    serves,
    sides_of,
    still_fighting,
)
from casusbelli.packs.world_war_one.fronts import next_events

SPRING, FALL, WINTER = "S-verdict", "F-verdict", "W-verdict"
NEVER = "none"
FALL_OF_RUSSIA = {"fall_1917": f"F{COLLAPSE}", "s1917_retreats": f"S{COLLAPSE}"}  # WA-13


class WarAims(Component[None]):
    name = "world-war-one-victory"
    title = said("ww1.chapter-victory")
    public = True
    events = (VictoryTested,)
    prefix = PREFIX
    table = TABLE
    options = (
        choice("russia_cd_pieces", "neutral ep", said("ww1.russia-cd-pieces")),
        choice("russia_cd_capital", "required dropped", said("ww1.russia-cd-capital")),
        choice("russian_capital", "STP MOS", said("ww1.russian-capital")),
        choice(
            "occupy",
            "own present",
            said("ww1.occupy"),
            advanced=False,
        ),
        choice(
            "majority_check",
            "winter every_turn",
            said("ww1.majority-check"),
            advanced=False,
        ),
        choice("simultaneous", "draw continue", said("ww1.simultaneous")),
        Option(
            "armistice",
            NEVER,
            MatchingText("none|F(19(1[4-9]|[2-9][0-9])|[2-9][0-9]{3})", said("ww1.armistice-kinds"), (NEVER,), season),
            said("ww1.armistice"),
            advanced=False,
        ),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("ww1.majority-rule", when=option(rules, "majority_check"))
        yield Example(said("ww1.majority-example"))
        yield said("ww1.russian-pieces-rule", whose=option(rules, "russia_cd_pieces"))
        yield said("ww1.occupy-rule", how=option(rules, "occupy"))
        yield said("ww1.capitals-rule", capital=option(rules, "russian_capital"))
        if option(rules, "russia_cd_capital") == "dropped":
            yield said("ww1.dropped-capital-rule")
        yield said("ww1.both-rule", how=option(rules, "simultaneous"))
        yield said("ww1.lost-rule")
        yield said("ww1.nobody-rule")
        year = option(rules, "armistice")
        if year != NEVER:
            yield said("ww1.armistice-rule", season=season(year))
        yield said("ww1.no-centres-rule")

    def show(self, t: Turn) -> Mapping[str, Any]:
        owners = {capital: t.state.centers.get(capital) for seat in SEATS for capital in capitals(t, seat)}
        return {"pieces": _counted(t), "capitals": owners}

    def implied(self, t: Turn) -> tuple[str, ...]:
        return "pieces", "capitals"

    def scores(self, t: Turn) -> Mapping[str, int]:
        count = pieces(t)
        return {seat: count[seat] for seat in SEATS}

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(QuietStep(SPRING, "S", _tested), (step_names.retreats("S"),), (step_names.movement("F"),))
        yield StepSlot(QuietStep(FALL, "F", _tested), (step_names.CAPTURE,), (step_names.ADJUSTMENTS,))
        yield StepSlot(QuietStep(WINTER, "W", _tested), (step_names.BUILDS,), (step_names.LAST_ELIMINATIONS,))

    def recounts(self, board: Board, event: Event) -> Text | None:
        if isinstance(event, GameEnded) and "pieces" in event.outcome.more:
            return said("ww1.ended-with", pieces=_pieces_of(event.outcome.more["pieces"]))
        return _trace(board, event) if isinstance(event, VictoryTested) else None

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """An enemy capital is worth one center more than other centers."""
        unit = t.position.find(order.unit.at) if isinstance(order, Move) else None
        mine = serves(t, unit.owner) if unit is not None else None
        if mine is None or not isinstance(order, Move):
            return 0.0
        place = t.board.province_of[order.to]
        return float(place in capitals(t, other_side(mine)) and not held(t, mine, place))

    def winner(self, t: Turn) -> Outcome | None:
        """Victory is checked after a turn, in steps of its own, never during it."""
        if t.state.step not in (SPRING, FALL, WINTER):
            return None
        won = {seat: how for seat in SEATS if (how := _won(t, seat))}
        if len(won) == 1:
            ((seat, how),) = won.items()
            return Outcome(how, (seat,), _more(t))
        if won and option(t, "simultaneous") == "draw":
            return Outcome("draw", SEATS, _more(t))
        return _armistice(t)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        count = pieces(t)
        total = sum(count.values())
        needed = said("ww1.of", n=_two_thirds(total), of=total)
        named = {name: said("ww1.side-named", side=power(name)) for name in SEATS}
        gauges = [
            Gauge[Cell](named[name], count[name], power=name, details=(needed, _capitals(t, name))) for name in SEATS
        ]
        if count[""]:
            gauges.append(Gauge(said("ww1.war-neither"), count[""], details=("", "")))
        columns = tuple(said(f"ww1.war-{column}") for column in ("side", "pieces", "needed", "capitals"))
        note, marks = said("ww1.war-note"), tuple(_capital_marks(t))
        goal = (Threshold[Cell](_two_thirds(total), said("ww1.war-needed")),)
        form = MeterForm[Cell](tuple(gauges), max(total, 1), marks=goal, columns=columns)
        yield Panel(said("ww1.panel-war"), note=note, marks=marks, form=form)
        yield next_events(t, _coming(t))


def _tests(t: Turn) -> tuple[bool, bool]:
    """Whether capitals are checked now (WA-17), and whether units are counted now (WA-18)."""
    step = t.state.step
    present = step == SPRING and option(t, "occupy") == "present"
    return step == FALL or present, step == WINTER or option(t, "majority_check") == "every_turn"


def _tested(t: Turn) -> Iterator[Event]:
    """Records the check of victory that ``winner`` makes."""
    at_capitals, at_pieces = _tests(t)
    if at_capitals or at_pieces:
        taken = {seat: tuple(c for c in capitals(t, other_side(seat)) if held(t, seat, c)) for seat in SEATS}
        yield VictoryTested(_counted(t) if at_pieces else {}, taken if at_capitals else {})


def _trace(board: Board, event: VictoryTested) -> Text:
    taken, counted = _taken(board, event), _tallied(event)
    return said("ww1.sentences", one=taken, other=counted) if taken and counted else taken or counted or ""


def _taken(board: Board, event: VictoryTested) -> Said | None:
    if event.capitals and not any(event.capitals.values()):
        return said("ww1.holds-none")
    held_by = [
        said("ww1.holds", side=power(seat), places=[located(board, place) for place in places])
        for seat, places in event.capitals.items()
    ]
    return reduce(lambda one, other: said("ww1.sentences", one=one, other=other), held_by) if held_by else None


def _tallied(event: VictoryTested) -> Said | None:
    if not event.pieces:
        return None
    return said(
        "ww1.pieces-counted",
        entente=event.pieces.get("entente", 0),
        central=event.pieces.get("central", 0),
        neutral=event.pieces.get("neutral", 0),
        needed=_two_thirds(sum(event.pieces.values())),
    )


def _pieces_of(pieces: Mapping[str, int]) -> list[Said]:
    seats = {"entente": power(ENTENTE), "central": power(CENTRAL)}
    return [said("ww1.pieces-of", side=name, seat=seats.get(name), n=count) for name, count in pieces.items()]


def _two_thirds(total: int) -> int:
    """The fewest units that are two thirds (WA-19)."""
    return -(-2 * total // 3)


def _counted(t: Turn) -> dict[str, int]:
    count = pieces(t)
    return {"entente": count[ENTENTE], "central": count[CENTRAL], "neutral": count[""]}


def _more(t: Turn) -> dict[str, Any]:
    return {"pieces": _counted(t)}


def _won(t: Turn, seat: str) -> str:
    """How this side has won now, or "". Capitals are checked in Fall, before units are counted in winter (WA-21)."""
    at_capitals, at_pieces = _tests(t)
    if at_capitals and all(held(t, seat, capital) for capital in capitals(t, other_side(seat))):
        return "capitals"
    if at_pieces:
        count = pieces(t)
        if count[seat] and count[seat] >= _two_thirds(sum(count.values())):  # WA-20
            return "majority"
    return ""


def _armistice(t: Turn) -> Outcome | None:
    """The outcome of an armistice (WA-31), or of a war in which a side has nothing left."""
    count = pieces(t)
    if t.state.step == WINTER:
        left = still_fighting(t)
        if not left or not (count[ENTENTE] or count[CENTRAL]):
            return Outcome("draw", SEATS, _more(t))
        if len(left) == 1:
            return Outcome("survivor", left, _more(t))
    year = option(t, "armistice")
    if year == NEVER or t.state.step != FALL or t.state.year < Phase.of(year).year:
        return None
    most = max(count[seat] for seat in SEATS)
    leaders = tuple(seat for seat in SEATS if count[seat] == most)
    return Outcome("armistice" if len(leaders) == 1 else "draw", leaders, _more(t))


def _capitals(t: Turn, seat: str) -> Said:
    wanted = capitals(t, other_side(seat))
    mine = [capital for capital in wanted if held(t, seat, capital)]
    names = {capital: located(t.board, capital) for capital in wanted}
    told = [said("ww1.capital-held", place=names[c]) if c in mine else names[c] for c in wanted]
    return said("ww1.of-capitals", n=len(mine), of=len(wanted), capitals=told)


def _capital_marks(t: Turn) -> Iterator[Mark]:
    for seat in SEATS:
        for capital in capitals(t, seat):
            owner = t.state.centers.get(capital, "")
            foe = other_side(seat)
            taken = held(t, foe, capital)
            text = said("ww1.capital-taken" if taken else "ww1.capital", side=power(seat))
            yield Mark((capital,), "held", owner, text, said("ww1.star", side=power(foe if taken else seat)))


def _coming(t: Turn) -> Iterator[tuple[str, Text]]:
    if not sides_of(t).italy:
        yield f"W{t.state.year}", said("ww1.event-coin")
    if not sides_of(t).disorder:
        yield FALL_OF_RUSSIA[option(t, "russia_cd_from")], said("ww1.event-collapse")
    if t.state.year <= FIRST_ARMY:
        yield f"W{FIRST_ARMY}", said("ww1.event-army")
    if option(t, "armistice") != NEVER:
        yield option(t, "armistice"), said("ww1.event-armistice")
