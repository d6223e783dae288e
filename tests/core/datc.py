"""Runs the cases of DATC chapter 6 (tests/data/datc.json) and reports deviations of the judge.

test_datc.py asserts that there are none; tools/gendocs.py prints the result as docs/datc.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from casusbelli.core.adjudicator import Verdicts, adjudicate
from casusbelli.core.adjustments import Winter, home_centers, judge_adjustments, owed
from casusbelli.core.battle import Battle
from casusbelli.core.legality import nation_refusal
from casusbelli.core.notation import OrderPhase, parse
from casusbelli.core.orders import (
    ARMY,
    FLEET,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Piece,
    Retreat,
    SupportHold,
    SupportMove,
)
from casusbelli.core.retreats import Rout, judge_retreats
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Verdict
from casusbelli.variants import board

Row = Mapping[str, Any]
Reading = Callable[[Row, OrderPhase], Order]
Deviations = Iterator[str]

DOCUMENT = json.loads((Path(__file__).parents[1] / "data" / "datc.json").read_text(encoding="utf-8"))
CASES: dict[str, Row] = {case["id"]: case for case in DOCUMENT["cases"]}
STANDARD = board("standard")
HOME = home_centers(STANDARD)
KINDS = {"A": ARMY, "F": FLEET, None: ""}


# --- what was ordered: the spelling of the document, or the same taken apart


def from_text(row: Row, phase: OrderPhase) -> Order:
    written = parse(row["text"], STANDARD, phase=phase)
    return written.order


def from_fields(row: Row, phase: OrderPhase) -> Order:
    unit, kind = piece(row["unit"]), row["kind"]
    if kind == "move":
        return Retreat(unit, row["dest"]) if phase == "R" else Move(unit, row["dest"], row["via"])
    if kind == "support-move":
        return SupportMove(unit, piece(row["target"]), row["dest"])
    if kind == "convoy":
        return Convoy(unit, piece(row["target"]), row["dest"])
    if kind == "support-hold":
        return SupportHold(unit, piece(row["target"]))
    if kind == "hold":
        return Hold(unit)
    return Build(unit) if kind == "build" else Disband(unit)


READINGS: dict[str, Reading] = {"text": from_text, "fields": from_fields}


def piece(row: Row) -> Piece:
    return Piece(KINDS[row["type"]], row["loc"])


def power(row: Row) -> str:
    return str(row["power"]).capitalize()


def written(case: Row, key: str) -> list[Row]:
    """The written orders by power, as verdicts name them."""
    rows = [row for row in case.get(key, ()) if not row.get("automatic")]
    return [row for name in dict.fromkeys(map(power, rows)) for row in rows if power(row) == name]


def orders_of(rows: Iterable[Row], reading: Reading, phase: OrderPhase) -> dict[str, list[Any]]:
    orders: dict[str, list[Order]] = {}
    for row in rows:
        orders.setdefault(power(row), []).append(reading(row, phase))
    return orders


def result_of(row: Row) -> tuple[str, ...]:
    return tuple(row.get("result_strict") or row["result"])


# --- what comes of it


def deviations(case: Row, reading: Reading) -> list[str]:
    """All differences from the document, in words."""
    play = play_winter if case["phase"].endswith("A") else play_movement
    return list(play(case, reading))


def position_of(case: Row) -> Position:
    rows = enumerate(case["units"])
    return Position(STANDARD, [Unit(number, power(row), row["type"], row["loc"]) for number, row in rows])


def play_movement(case: Row, reading: Reading) -> Deviations:
    rows, expect = written(case, "orders"), case["expect"]
    verdicts = adjudicate(Battle(position_of(case), orders_of(rows, reading, "M")))
    yield from compare_orders(rows, verdicts.orders)
    yield from compare("units", set(map(told_row, expect["positions_after"])), set(map(told, verdicts.units)))
    yield from compare("dislodged", dict(map(dislodged_row, expect["dislodged"])), dislodged(verdicts))
    yield from compare("stand-offs", set(expect["contested_empty"]), set(verdicts.contested))
    if "retreat_orders" in case:
        yield from play_retreats(case, verdicts, reading)


def play_retreats(case: Row, verdicts: Verdicts, reading: Reading) -> Deviations:
    rows = written(case, "retreat_orders")
    outcome = judge_retreats(
        Rout(
            verdicts.position,
            {beaten.unit: beaten.retreats for beaten in verdicts.dislodged},
            orders_of(rows, reading, "R"),
            {beaten.unit: STANDARD.province_of[beaten.by.at] for beaten in verdicts.dislodged},
            verdicts.contested,
        )
    )
    yield from compare_orders(rows, outcome.orders)
    after = set(map(told_row, case["expect"]["positions_after_retreats"]))
    yield from compare("units after the retreats", after, set(map(told, outcome.units)))


def play_winter(case: Row, reading: Reading) -> Deviations:
    rows, expect = written(case, "orders"), case["expect"]
    owned = {name.capitalize(): centers for name, centers in case["supply_centers"].items()}
    position = position_of(case)
    winter = Winter(position, owned, owed(position, owned), orders_of(rows, reading, "A"), HOME)
    outcome = judge_adjustments(winter)
    yield from compare_orders(rows, outcome.orders)
    unsaid = {row["text"].removeprefix("Automatic ").capitalize() for row in case["orders"] if row.get("automatic")}
    ordered = {v.unit for v in outcome.orders if v.ordered}
    removed = {f"Disband {unit.kind} {name_of(unit)}".capitalize() for unit in outcome.removed if unit not in ordered}
    yield from compare("removals nobody ordered", unsaid, removed)
    for what, units in (("positions_after", outcome.units), ("builds", outcome.built), ("disbands", outcome.removed)):
        yield from compare(what, set(map(told_row, expect[what])), set(map(told, units)))


def name_of(unit: Unit) -> str:
    return STANDARD.province[STANDARD.province_of[unit.at]].name


def told(unit: Unit) -> str:
    return f"{unit.owner} {unit}"


def told_row(row: Row) -> str:
    return f"{power(row)} {row['type']} {row['loc']}"


def dislodged(verdicts: Verdicts) -> dict[str, tuple[str, set[str], bool]]:
    province_of = STANDARD.province_of
    return {
        told(d.unit): (province_of[d.by.at], set(d.retreats), "destroyed" in verdicts.of(d.unit.at).words)
        for d in verdicts.dislodged
    }


def dislodged_row(row: Row) -> tuple[str, tuple[str, set[str], bool]]:
    return told_row(row), (row["attacker_from"], set(row["retreats"]), row["destroyed"])


def compare_orders(rows: Sequence[Row], verdicts: Sequence[Verdict]) -> Deviations:
    """Compare order by order; nothing is expected of units without orders."""
    for row, verdict in zip(rows, verdicts, strict=False):
        if (got := verdict.words) != (expected := result_of(row)):
            yield f"{power(row)} {row['text']}: {' '.join(got)}, expected {' '.join(expected)}"
    if len(verdicts) < len(rows):
        yield f"{len(rows)} orders were written, {len(verdicts)} judged"


def compare(what: str, expected: object, got: object) -> Deviations:
    if expected != got:
        yield f"{what}: {got}, expected {expected}"


def nations_refused(case: Row) -> list[str]:
    """Supports and convoys whose nation the reference table does not accept (DATC 4.C.5, 4.C.6)."""
    position = position_of(case)
    read = [parse(row["text"], STANDARD) for row in written(case, "orders")]
    fates = [nation_refusal(order.order, order.target_nation, position) for order in read]
    return [fate.text for fate in fates if fate is not None]
