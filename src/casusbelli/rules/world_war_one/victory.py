"""How the war is won: two thirds of all pieces, or all enemy capitals (R7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import Move, Order
from casusbelli.core.state import Outcome
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.options import Option, Pattern, choice
from casusbelli.rules.shown import Mark, Panel
from casusbelli.rules.steps import QuietStep
from casusbelli.rules.world_war_one.facts import (
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
from casusbelli.rules.world_war_one.fronts import next_events

SPRING, FALL, WINTER = "S-verdict", "F-verdict", "W-verdict"
NEVER = "none"
FALL_OF_RUSSIA = {"fall_1917": f"F{COLLAPSE}", "s1917_retreats": f"S{COLLAPSE}"}  # WA-13


class WarAims(Component[None]):
    name = "world-war-one-victory"
    events = (VictoryTested,)
    prefix = PREFIX
    table = TABLE
    options = (
        choice("russia_cd_pieces", "neutral ep", "For whom Russia's pieces count once it is in disorder (WA-15)."),
        choice("russia_cd_capital", "required dropped", "Must the Central Powers still take Russia's capital (WA-15)?"),
        choice("russian_capital", "STP MOS", "Russia's capital (WA-16)."),
        choice(
            "occupy",
            "own present",
            "Capitals are occupied by owning them after a Fall, or by units in all of them after any turn (WA-17).",
            advanced=False,
        ),
        choice(
            "majority_check",
            "winter every_turn",
            "Two thirds are counted after each Winter, or after every turn (WA-18).",
            advanced=False,
        ),
        choice("simultaneous", "draw continue", "Both sides win at once: a draw, or the war goes on (WA-21)."),
        Option(
            "armistice",
            NEVER,
            Pattern("none|F(19(1[4-9]|[2-9][0-9])|[2-9][0-9]{3})", "none or a fall such as F1918"),
            "The Fall after which the side with more pieces has won (WA-31).",
            advanced=False,
        ),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        when = "after Winter" if option(rules, "majority_check") == "winter" else "after any turn"
        yield f"The first side to have two thirds of all pieces on the board {when} has won (R7)."
        mos = "Moscow" if option(rules, "russian_capital") == "MOS" else "St Petersburg"
        yield f"Capitals: London, Paris and {mos}; Berlin, Vienna and Constantinople; Rome for the side of Italy."
        how = "owns all enemy capitals after a Fall" if option(rules, "occupy") == "own" else "stands in all at once"
        yield f"The first side that {how} has won (R7)."
        both = "draw the game" if option(rules, "simultaneous") == "draw" else "go on"
        yield f"Sides that win at the same moment {both} (WA-21)."
        if option(rules, "russia_cd_pieces") == "neutral":
            yield "Russia's pieces in disorder count among all, and for nobody (WA-15)."
        yield "A side with neither a piece nor a centre after Winter has lost."
        yield "If neither side has a piece after Winter, the game is a draw."
        year = option(rules, "armistice")
        if year != NEVER:
            yield f"If nobody has won by {year}, the side with more pieces has; with as many it is a draw (WA-31)."
        yield "No number of centres wins (WA-42)."

    def show(self, t: Turn) -> Mapping[str, Any]:
        owners = {capital: t.state.centers.get(capital) for seat in SEATS for capital in capitals(t, seat)}
        return {"pieces": _counted(t), "capitals": owners}

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("pieces", "capitals")

    def scores(self, t: Turn) -> Mapping[str, int]:
        count = pieces(t)
        return {seat: count[seat] for seat in SEATS}

    def steps(self, rules: Rules) -> Iterator[Place]:
        yield Place(QuietStep(SPRING, "S", _tested), ("S-retreats",), ("F-movement",))
        yield Place(QuietStep(FALL, "F", _tested), ("capture",), ("adjustments",))
        yield Place(QuietStep(WINTER, "W", _tested), ("builds",), ("last-eliminations",))

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        return isinstance(event, VictoryTested)

    def recounts(self, board: Board, event: Event) -> str | None:
        return "; ".join(_trace(event)) if isinstance(event, VictoryTested) else None

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """An enemy capital is worth a centre more than its centre."""
        unit = t.position.find(order.unit.at) if isinstance(order, Move) else None
        mine = serves(t, unit.owner) if unit is not None else None
        if mine is None or not isinstance(order, Move):
            return 0.0
        place = t.board.province_of[order.to]
        return float(place in capitals(t, other_side(mine)) and not held(t, mine, place))

    def winner(self, t: Turn) -> Outcome | None:
        """Tested after the turn, never in the middle of it: in steps of their own."""
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
        rows = tuple((name, str(count[name]), f"{_two_thirds(total)} of {total}", _capitals(t, name)) for name in SEATS)
        nobodys = [("nobody", str(count[""]), "", "")] if count[""] else []
        note = "Two thirds of all pieces, or all enemy capitals, win (R7)."
        columns = ("side", "pieces", "needed", "enemy capitals")
        yield Panel("The war", columns, (*rows, *nobodys), note, tuple(_capital_marks(t)))
        yield next_events(t, _coming(t))


def _tests(t: Turn) -> tuple[bool, bool]:
    """Is it the time to look at capitals (WA-17), and to count pieces (WA-18)?"""
    step = t.state.step
    present = step == SPRING and option(t, "occupy") == "present"
    return step == FALL or present, step == WINTER or option(t, "majority_check") == "every_turn"


def _tested(t: Turn) -> Iterator[Event]:
    """The trace of the test; ``winner`` makes it."""
    at_capitals, at_pieces = _tests(t)
    if at_capitals or at_pieces:
        taken = {seat: tuple(c for c in capitals(t, other_side(seat)) if held(t, seat, c)) for seat in SEATS}
        yield VictoryTested(_counted(t) if at_pieces else {}, taken if at_capitals else {})


def _trace(event: VictoryTested) -> Iterator[str]:
    if event.capitals:
        taken = (f"{seat} {', '.join(places) or 'none'}" for seat, places in event.capitals.items())
        yield f"Enemy capitals occupied: {', '.join(taken)}"
    if event.pieces:
        counted = ", ".join(f"{name} {count}" for name, count in event.pieces.items())
        yield f"Pieces: {counted}; two thirds are {_two_thirds(sum(event.pieces.values()))}"


def _two_thirds(total: int) -> int:
    """The fewest pieces that are two thirds (WA-19)."""
    return -(-2 * total // 3)


def _counted(t: Turn) -> dict[str, int]:
    count = pieces(t)
    return {"entente": count[ENTENTE], "central": count[CENTRAL], "neutral": count[""]}


def _more(t: Turn) -> dict[str, Any]:
    return {"pieces": _counted(t)}


def _won(t: Turn, seat: str) -> str:
    """How this side has won now; "" if it has not. A Fall comes before its Winter (WA-21)."""
    at_capitals, at_pieces = _tests(t)
    if at_capitals and all(held(t, seat, capital) for capital in capitals(t, other_side(seat))):
        return "capitals"
    if at_pieces:
        count = pieces(t)
        if count[seat] and count[seat] >= _two_thirds(sum(count.values())):  # WA-20
            return "majority"
    return ""


def _armistice(t: Turn) -> Outcome | None:
    """WA-31; and the end of a war that nobody is left to fight."""
    count = pieces(t)
    if t.state.step == WINTER:
        left = still_fighting(t)
        if not left or not (count[ENTENTE] or count[CENTRAL]):
            return Outcome("draw", SEATS, _more(t))
        if len(left) == 1:
            return Outcome("survivor", left, _more(t))
    year = option(t, "armistice")
    if year == NEVER or t.state.step != FALL or t.state.year < int(year[1:]):
        return None
    most = max(count[seat] for seat in SEATS)
    leaders = tuple(seat for seat in SEATS if count[seat] == most)
    return Outcome("armistice" if len(leaders) == 1 else "draw", leaders, _more(t))


def _capitals(t: Turn, seat: str) -> str:
    wanted = capitals(t, other_side(seat))
    mine = [capital for capital in wanted if held(t, seat, capital)]
    return f"{len(mine)} of {len(wanted)}: " + ", ".join(f"{c} ★" if c in mine else c for c in wanted)


def _capital_marks(t: Turn) -> Iterator[Mark]:
    for seat in SEATS:
        for capital in capitals(t, seat):
            owner = t.state.centers.get(capital, "")
            taken = f"; held by {other_side(seat)}" if held(t, other_side(seat), capital) else ""
            label = f"★ {other_side(seat) if taken else seat}"
            yield Mark((capital,), "held", owner, f"★ capital of {seat}{taken}", label)


def _coming(t: Turn) -> Iterator[tuple[str, str]]:
    if not sides_of(t).italy:
        yield f"W{t.state.year}", "the coin assigns Italy (R2)"
    if not sides_of(t).disorder:
        yield FALL_OF_RUSSIA[option(t, "russia_cd_from")], "Russia is in civil disorder (R5)"
    if t.state.year <= FIRST_ARMY:
        yield f"W{FIRST_ARMY}", "first American army (R6)"
    if option(t, "armistice") != NEVER:
        yield option(t, "armistice"), "armistice (WA-31)"
