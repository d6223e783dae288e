"""Reads the positions, orders and results that test data are written in.

Orders stand by power; each orders a unit where it stands, so that ``units`` need only name what has no order or is not
what its order says. Results stand in the order of writing, " / " between powers: "given, succeeds / fails, disrupted
dislodged".
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from casusbelli.core.adjudicator import Verdicts
from casusbelli.core.board import LACKS, Board
from casusbelli.core.convoys import Carriers, Waters
from casusbelli.core.notation import OrderPhase, parse
from casusbelli.core.orders import ARMY, FLEET, Order
from casusbelli.core.rulings import Rulings, rulings
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Verdict
from casusbelli.variants import board

Case = Mapping[str, Any]
STANDARD = board("standard")


def cases(name: str) -> list[Case]:
    """The cases of a file in tests/data."""
    path = Path(__file__).parents[1] / "data" / f"{name}.toml"
    found: list[Case] = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
    assert len({case["title"] for case in found}) == len(found)
    return found


def title(case: Case) -> str:
    return str(case["title"])


def unit(number: int, owner: str, text: str) -> Unit:
    kind, at = text.split()
    return Unit(number, owner, kind, at)


def units_of(rows: Mapping[str, Iterable[str]], start: int = 0) -> list[Unit]:
    named = [(owner, text) for owner, texts in rows.items() for text in texts]
    return [unit(number, owner, text) for number, (owner, text) in enumerate(named, start)]


def position_of(case: Case, on: Board = STANDARD) -> Position:
    """The position: units that are listed, and those that only orders mention."""
    units = units_of(case.get("units", {}))
    taken = {on.province_of[u.at] for u in units} | set(case.get("empty", ()))
    for owner, rows in case.get("orders", {}).items():
        for row in rows:
            head = row.split()[:2]
            if head[0] in {ARMY, FLEET} and on.province_of.get(head[1], head[1]) not in taken:
                units.append(unit(len(units), owner, " ".join(head)))
                taken.add(on.province_of[head[1]])
    return Position(on, units)


def orders_of(case: Case, phase: OrderPhase | None = None, on: Board = STANDARD) -> dict[str, list[Any]]:
    """The orders of a case, as the judge takes them."""
    rows = case.get("orders", {})
    return {owner: [parse(row, on, phase=phase).order for row in texts] for owner, texts in rows.items()}


def results(text: str) -> list[str]:
    return [one.strip() for part in text.split(" / ") for one in part.split(",") if one.strip()]


def told(order: Order, verdict: Verdict) -> str:
    """The result in DATC's words, followed by the adjudicated order if it differs from the written one."""
    words = " ".join(verdict.words)
    return words if str(verdict.order) == str(order) else f"{words} as {verdict.order}"


def all_told(orders: Mapping[str, Sequence[Order]], verdicts: Sequence[Verdict]) -> list[str]:
    written = [order for texts in orders.values() for order in texts]
    return [told(order, verdict) for order, verdict in zip(written, verdicts, strict=False)]


def board_of(case: Case) -> Board:
    """The standard board, with the provinces closed and the borders weakened that the case lists."""
    if "closed" in case:
        return replace(STANDARD, closed=case["closed"])
    lacks = {way: lack for key, lack in LACKS.items() for text in case.get(key, ()) for way in both_directions(text)}
    if not lacks:
        return STANDARD
    assert lacks.keys() <= {border.ends for border in STANDARD.borders}
    borders = (replace(border, lack=lacks.get(border.ends, 0)) for border in STANDARD.borders)
    return replace(STANDARD, borders=tuple(borders))


def both_directions(text: str) -> tuple[tuple[str, str, str], ...]:
    """ "A BUR - PAR" """
    kind, one, _dash, other = text.split()
    return (kind, one, other), (kind, other, one)


def table_of(case: Case) -> Rulings:
    return rulings(case.get("options"))


def reasons(orders: Mapping[str, Sequence[Order]], verdicts: Sequence[Verdict]) -> dict[str, str]:
    """Order, or unit without one -> REASON: its sentence, or the unit that it names."""
    written = [str(order) for texts in orders.values() for order in texts]
    unordered = [str(verdict.unit) for verdict in verdicts[len(written) :]]
    return {text: reason_told(verdict) for text, verdict in zip(written + unordered, verdicts, strict=True)}


def reason_told(verdict: Verdict) -> str:
    words = verdict.text or (str(verdict.other) if verdict.other is not None else "")
    return f"{verdict.reason.name}: {words}" if words else verdict.reason.name


def dislodged(verdicts: Verdicts) -> dict[str, str]:
    """Unit -> its retreats, in alphabetical order."""
    return {str(beaten.unit): " ".join(sorted(beaten.retreats)) for beaten in verdicts.dislodged}


def carriers_of(fleets: Iterable[str], lanes: Mapping[str, Sequence[str]], coasts: Iterable[str]) -> Carriers:
    """Fleets in invented seas."""
    waters = Waters(lanes, sorted(coasts))
    return waters.carriers(waters.bits(fleets))
