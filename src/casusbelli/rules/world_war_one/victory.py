"""How the war is won: two thirds of all pieces, or all enemy capitals (R7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from casusbelli.core.board import date_key
from casusbelli.core.events import Event
from casusbelli.core.state import Outcome
from casusbelli.rules.component import Component, Panel, Place, Rules, Turn
from casusbelli.rules.options import Option, Pattern, choice
from casusbelli.rules.steps import QuietStep
from casusbelli.rules.world_war_one.facts import (
    CENTRAL,
    COLLAPSE,
    ENTENTE,
    FIRST_ARMY,
    PREFIX,
    SEATS,
    TABLE,
    capitals,
    held,
    option,
    other_side,
    pieces,
    sides_of,
)
from casusbelli.rules.world_war_one.fronts import SEASONS, openings

SPRING, FALL, WINTER = "S-verdict", "F-verdict", "W-verdict"
NEVER = "none"


class WarAims(Component[None]):
    name = "world-war-one-victory"
    clashes = frozenset({"formal-points"})  # one game, one score
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
            Pattern("none|F19(1[4-9]|[2-9][0-9])", "none or a fall such as F1918"),
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
        year = option(rules, "armistice")
        if year != NEVER:
            yield f"If nobody has won by {year}, the side with more pieces has; with as many it is a draw (WA-31)."

    def show(self, t: Turn) -> Mapping[str, Any]:
        owners = {capital: t.state.centers.get(capital) for seat in SEATS for capital in capitals(t, seat)}
        return {"pieces": _counted(t), "capitals": owners}

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("pieces", "capitals")

    def scores(self, t: Turn) -> Mapping[str, int]:
        count = pieces(t)
        return {seat: count[seat] for seat in SEATS}

    def steps(self, rules: Rules) -> Iterator[Place]:
        yield Place(QuietStep(SPRING, "S", _nothing), ("S-retreats",), ("F-movement",))
        yield Place(QuietStep(FALL, "F", _nothing), ("capture",), ("adjustments",))
        yield Place(QuietStep(WINTER, "W", _nothing), ("builds",), ("last-eliminations",))

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
        rows = tuple((name, str(count[name]), f"{-(-2 * total // 3)} of {total}", _capitals(t, name)) for name in SEATS)
        note = f"{count['']} pieces are nobody's." if count[""] else ""
        yield Panel("The war", ("side", "pieces", "needed", "enemy capitals"), rows, note)
        coming = tuple(sorted(_coming(t), key=lambda row: date_key(row[0])))
        yield Panel("Next events", ("when", "what"), tuple((_said(date), what) for date, what in coming))


def _nothing(_t: Turn) -> Iterator[Event]:
    yield from ()


def _counted(t: Turn) -> dict[str, int]:
    count = pieces(t)
    return {"entente": count[ENTENTE], "central": count[CENTRAL], "neutral": count[""]}


def _more(t: Turn) -> dict[str, Any]:
    return {"pieces": _counted(t)}


def _won(t: Turn, seat: str) -> str:
    """How this side has won now; "" if it has not. A Fall comes before its Winter (WA-21)."""
    step = t.state.step
    tested = step == FALL or (step == SPRING and option(t, "occupy") == "present")  # WA-17
    if tested and all(held(t, seat, capital) for capital in capitals(t, other_side(seat))):
        return "capitals"
    if step == WINTER or option(t, "majority_check") == "every_turn":  # WA-18
        count = pieces(t)
        if count[seat] and 3 * count[seat] >= 2 * sum(count.values()):  # WA-19, WA-20
            return "majority"
    return ""


def _armistice(t: Turn) -> Outcome | None:
    """WA-31; and the end of a war that nobody is left to fight."""
    count = pieces(t)
    if t.state.step == WINTER and not count[ENTENTE] and not count[CENTRAL]:
        return Outcome("draw", SEATS, _more(t))
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


def _coming(t: Turn) -> Iterator[tuple[str, str]]:
    """What is to happen by the calendar."""
    phase = t.state.phase or t.rules.start
    openings_ = ((date, f"opens: {why}") for date, why in openings(t.rules.board))
    events = [*openings_, (f"W{FIRST_ARMY}", "first American army (R6)")]
    if not sides_of(t).italy:
        events.append(("W1914", "the coin assigns Italy (R2)"))
    if not sides_of(t).disorder:
        events.append((f"F{COLLAPSE}", "Russia is in civil disorder (R5)"))
    if option(t, "armistice") != NEVER:
        events.append((option(t, "armistice"), "armistice (WA-31)"))
    yield from (event for event in events if date_key(event[0]) > date_key(phase))


def _said(date: str) -> str:
    return f"{ {**SEASONS, 'W': 'winter'}[date[0]] } {date[1:5]}".strip()
