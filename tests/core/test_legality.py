"""Legal and illegal orders, with reasons. The cases are data (tests/data/legality.toml)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from casusbelli.core import convoys
from casusbelli.core.adjudicator import adjudicate
from casusbelli.core.battle import Battle, Contest
from casusbelli.core.board import SEA
from casusbelli.core.errors import Ambiguous, NotAllowed, NotUnderstood, OrderError
from casusbelli.core.legal_orders import options, unit_options
from casusbelli.core.legality import nation_refusal, refusal, refuse, understand
from casusbelli.core.notation import parse
from casusbelli.core.order_reader import read_order
from casusbelli.core.orders import (
    ARMY,
    FLEET,
    Convoy,
    Hold,
    Move,
    MovementOrder,
    Piece,
    SupportHold,
    SupportMove,
)
from casusbelli.core.rulings import Rulings
from casusbelli.core.said import province, said
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Reason, Refusal, Why
from tests.core.battles import (
    STANDARD,
    Case,
    board_of,
    carriers_of,
    cases,
    orders_of,
    position_of,
    reasons,
    table_of,
    title,
)

CASES = cases("legality")


def told(case: Case) -> dict[str, str]:
    board = board_of(case)
    position, table = position_of(case, board), table_of(case)
    contests = tuple(Contest(unit.split()[1], province) for unit, province in case.get("contests", ()))
    fight = Battle(
        position, orders_of(case), contests=contests, disorder=frozenset(case.get("disorder", ())), rulings=table
    )
    return reasons(fight.orders, adjudicate(fight).orders) | nations_told(case, position, table)


def nations_told(case: Case, position: Position, table: Rulings) -> dict[str, str]:
    read = {row: parse(row, STANDARD) for row in chain.from_iterable(case["orders"].values())}
    fates = {row: nation_refusal(one.order, one.target_nation, position, table) for row, one in read.items()}
    named = {row for row, one in read.items() if one.target_nation is not None}
    return {
        row: f"{fate.reason.name}: {fate.text}" if fate else "PLAIN"
        for row, fate in fates.items()
        if fate or row in named
    }


@pytest.mark.parametrize("case", CASES, ids=title)
def test_reasons(case: Case) -> None:
    found = told(case)
    assert {text: found[text] for text in case["told"]} == case["told"]


def test_every_reason_is_given_somewhere() -> None:
    every = [case for name in ("legality", "retreats", "adjustments") for case in cases(name)]
    given = {line.split(":")[0] for case in every for line in case.get("told", {}).values()}
    assert given == {reason.name for reason in Reason}


def test_a_refusal_names_only_your_own_unit() -> None:
    position = Position(STANDARD, [Unit(0, "France", ARMY, "PAR"), Unit(1, "Germany", ARMY, "MUN")])
    mine, theirs = Move(Piece(ARMY, "PAR"), "MOS"), Hold(Piece(ARMY, "MUN"))
    first, second, *_ = adjudicate(Battle(position, {"France": [mine, theirs]})).orders
    assert (first.reason, first.unit) == (Reason.NOT_ADJACENT, position.units[0])
    assert (second.reason, second.unit) == (Reason.NOT_YOURS, None)


PORT = Position(STANDARD, [Unit(0, "England", FLEET, "NTH"), Unit(1, "England", ARMY, "LON")])
STRICT = Rulings(kind_missing="illegal", coast_irrelevant="illegal")
LONDON = Piece(ARMY, "LON")


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (Hold(Piece("", "LON")), Reason.MISSING_KIND),
        (Hold(Piece(FLEET, "LON")), Reason.WRONG_KIND),
        (Convoy(Piece(FLEET, "NTH"), Piece("", "LON"), "BEL"), Reason.MISSING_KIND),
        (Convoy(Piece(FLEET, "NTH"), Piece(FLEET, "LON"), "BEL"), Reason.WRONG_KIND),
        (SupportMove(Piece(FLEET, "NTH"), LONDON, "XXX"), Reason.CANNOT_REACH),
        (Move(LONDON, "STP/NC"), Reason.IRRELEVANT_COAST),
    ],
)
def test_an_incomplete_order_is_refused_where_full_ones_are_required(order: MovementOrder, reason: Reason) -> None:
    why = refusal(order, PORT)
    assert why is not None
    assert why.reason is reason


def test_the_owner_is_checked_before_the_type() -> None:
    assert refused(Hold(Piece("", "LON")), "France", STRICT) is Reason.NOT_YOURS
    assert refused(Hold(Piece("", "LON")), "England", STRICT) is Reason.MISSING_KIND
    assert refused(Move(LONDON, "STP/NC"), "England", STRICT) is Reason.IRRELEVANT_COAST
    assert understand(Hold(Piece("", "LON")), PORT, "England") == Hold(LONDON)


def refused(order: MovementOrder, power: str, table: Rulings) -> Why:
    why = understand(order, PORT, power, table)
    assert isinstance(why, Refusal)
    return why.reason


def test_a_refusal_of_legality_is_the_verdict_of_the_judge() -> None:
    position = Position(STANDARD, [Unit(0, "France", ARMY, "PAR")])
    order = Move(Piece(ARMY, "PAR"), "MUN")
    why = refusal(order, position, "France")
    assert why == Refusal(
        Reason.NOT_ADJACENT, said("core.not-adjacent", place=province("MUN", "Munich"), unit=order.unit)
    )
    assert str(why) == "A PAR cannot move to Munich"
    assert str(why) == adjudicate(Battle(position, {"France": [order]})).orders[0].text
    assert (why.code, understand(order, position, "France")) == ("not-adjacent", why)


def test_a_place_that_nobody_may_enter_is_named_in_full() -> None:
    code, name = next(iter(STANDARD.impassable.items()))
    assert refuse(STANDARD, Reason.NOT_ADJACENT, code, unit="A TYR").text == f"A TYR cannot move to {name}"
    position = Position(STANDARD, [Unit(0, "Austria", ARMY, "TYR")])
    assert refusal(Move(Piece(ARMY, "TYR"), code), position) == refuse(
        STANDARD, Reason.NOT_ADJACENT, code, unit=Piece(ARMY, "TYR")
    )


# --- what is written badly


READINGS = {
    "PAR - BUR": "A PAR - BUR",
    "F PAR - BUR": "A PAR - BUR",
    "A PAR - BUR": "A PAR - BUR",
    "SPA - POR": "F SPA/NC - POR",
    "F SPA/SC - GAS": "F SPA/NC - GAS",
    "A SPA S PAR - GAS": "F SPA/NC S A PAR - GAS",
    "MAO - SPA": "COAST_NEEDED",
    "MAO C TUN - SPA/SC": "SUPERFLUOUS",
    "WES C TUN - SPA/SC": "F WES C A TUN - SPA",
    "F GAS - SPA": "NO_UNIT",
    "TUN S WES": "CANNOT_REACH",
    "WES S TUN": "F WES S A TUN",
    "WES - SPA/NC": "COAST_UNREACHABLE",
    "WES - SPA": "F WES - SPA/SC",
    "MUN - TYR": "NOT_YOURS",
    "MUN R TYR": "WRONG_PHASE",
}


@pytest.mark.parametrize("text", READINGS)
def test_good_will(text: str) -> None:
    units = [("France", at) for at in ("A PAR", "F SPA/NC", "F MAO", "A TUN", "F WES")] + [("Germany", "A MUN")]
    position = Position(STANDARD, [Unit(n, owner, *at.split()) for n, (owner, at) in enumerate(units)])
    read = understand(parse(text, STANDARD).order, position, "France")
    assert (read.reason.name if isinstance(read, Refusal) else str(read)) == READINGS[text]


# --- options against everything that can be written


def crowd(rng: random.Random, size: int, at_sea: float) -> Position:
    seas = [p.code for p in STANDARD.provinces if p.terrain == SEA]
    units: dict[str, Unit] = {}
    for _ in range(size):
        at = rng.choice(seas if rng.random() < at_sea else list(STANDARD.province_of))
        kinds = [kind for kind in (ARMY, FLEET) if STANDARD.can_stand(kind, at)]
        if kinds and STANDARD.province_of[at] not in units:
            unit = Unit(len(units), rng.choice(["France", "Turkey"]), rng.choice(kinds), at)
            units[STANDARD.province_of[at]] = unit
    return Position(STANDARD, units.values())


def expressible(unit: Unit, position: Position) -> Iterator[MovementOrder]:
    """Every order for a unit that describes other units correctly."""
    yield Hold(unit.piece)
    for to in STANDARD.province_of:
        yield Move(unit.piece, to)
        yield Move(unit.piece, to, via=True)
    for target in position.units:
        yield SupportHold(unit.piece, target.piece)
        for to in STANDARD.province_of:
            yield SupportMove(unit.piece, target.piece, to)
            yield Convoy(unit.piece, target.piece, to)


def as_listed(order: MovementOrder) -> MovementOrder:
    """A move that is possible only by sea is listed as one by sea."""
    if isinstance(order, Move) and not order.via and order.to not in STANDARD.reach_set[order.unit.kind][order.unit.at]:
        return Move(order.unit, order.to, via=True)
    return order


@pytest.mark.parametrize("seed", range(8))
def test_options_are_what_is_legal(seed: int) -> None:
    rng = random.Random(seed)
    position = crowd(rng, 4 + 2 * seed, at_sea=0.4)
    offered = options(position)
    assert list(offered) == [unit.at for unit in position.units]
    for unit in position.units:
        legal = {as_listed(order) for order in expressible(unit, position) if refusal(order, position) is None}
        assert set(offered[unit.at]) == legal
        assert len(set(offered[unit.at])) == len(offered[unit.at])
        assert unit_options(unit, position) == offered[unit.at]


@pytest.mark.parametrize("seed", range(4))
def test_options_are_what_is_legal_where_provinces_are_closed(seed: int) -> None:
    rng = random.Random(seed)
    open_position = crowd(rng, 10, at_sea=0.4)
    board = board_of({"closed": dict.fromkeys(rng.sample(list(STANDARD.province), 20), "never")})
    position = Position(board, open_position.units)
    for unit in position.units:
        legal = {order for order in expressible(unit, position) if refusal(order, position) is None}
        assert set(options(position)[unit.at]) == set(map(as_listed, legal))
        assert not any(board.province_of[order.to] in board.closed for order in legal if isinstance(order, Move))


# --- superfluous fleets


def random_sea(rng: random.Random) -> tuple[dict[str, list[str]], frozenset[str]]:
    """A few random seas between the coasts A and B."""
    seas = [f"s{n}" for n in range(rng.randrange(2, 8))]
    lanes: dict[str, list[str]] = {sea: [] for sea in seas}
    for one, another in combinations(seas, 2):
        if rng.random() < 0.45:
            lanes[one].append(another)
            lanes[another].append(one)
    for sea in seas:
        lanes[sea] += [coast for coast in "AB" if rng.random() < 0.35]
    return lanes, frozenset("AB")


def links(fleets: frozenset[str], lanes: dict[str, list[str]]) -> bool:
    reached = {sea for sea in fleets if "A" in lanes[sea]}
    while True:
        more = {to for sea in reached for to in lanes[sea] if to in fleets} - reached
        if not more:
            return any("B" in lanes[sea] for sea in reached)
        reached |= more


def needed(lanes: dict[str, list[str]]) -> set[str]:
    """The definition, applied literally: the fleets of all routes that break without any one of them."""
    useful: set[str] = set()
    for size in range(1, len(lanes) + 1):
        for route in map(frozenset, combinations(lanes, size)):
            if links(route, lanes) and not any(links(route - {fleet}, lanes) for fleet in route):
                useful |= route
    return useful


@pytest.mark.parametrize("seed", range(150))
def test_useful_fleets_are_those_some_route_needs(seed: int) -> None:
    lanes, coasts = random_sea(random.Random(seed))
    carriers = carriers_of(lanes, lanes, coasts)
    assert {fleet for fleet in lanes if carriers.useful(fleet, "A", "B")} == needed(lanes)
    assert carriers.could_carry("A", "B") == links(frozenset(lanes), lanes)
    assert ("B" in carriers.landings("A")) == carriers.could_carry("A", "B")


def lattice(side: int) -> tuple[dict[str, list[str]], frozenset[str]]:
    """Seas in a square, the army at one corner, its destination at the opposite one, and a dead end behind it."""
    lanes: dict[str, list[str]] = {}
    for x in range(side):
        for y in range(side):
            around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            lanes[f"{x},{y}"] = [f"{a},{b}" for a, b in around if 0 <= a < side and 0 <= b < side]
    lanes["0,0"].append("A")
    lanes[f"{side - 1},{side - 1}"] += ["B", "behind"]
    lanes["behind"] = [f"{side - 1},{side - 1}"]
    return lanes, frozenset("AB")


def test_a_sea_full_of_fleets_is_searched_no_longer_than_it_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are astronomically many routes across 400 seas. When the limit is reached, a fleet counts as useful, so
    that no order is refused that might work."""
    lanes, coasts = lattice(20)
    assert carriers_of(lanes, lanes, coasts).useful("behind", "A", "B")
    small, coasts = lattice(3)
    assert not carriers_of(small, small, coasts).useful("behind", "A", "B")
    monkeypatch.setattr(convoys, "SEARCH_STEPS", 3)
    assert carriers_of(small, small, coasts).useful("behind", "A", "B")


def test_a_standard_board_full_of_fleets_is_within_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a fleet in each of the 19 seas, a higher limit changes nothing."""
    seas = [p.code for p in STANDARD.provinces if p.terrain == SEA]
    coasts = sorted(p.code for p in STANDARD.provinces if p.terrain == "coast")
    monkeypatch.setattr(convoys, "SEARCH_STEPS", 10**9)
    patient = carriers_of(seas, STANDARD.sea_lanes, frozenset(coasts))
    monkeypatch.undo()
    quick = carriers_of(seas, STANDARD.sea_lanes, frozenset(coasts))
    rng = random.Random(19)
    for _ in range(60):
        fleet, (origin, to) = rng.choice(seas), rng.sample(coasts, 2)
        assert quick.useful(fleet, origin, to) == patient.useful(fleet, origin, to), (fleet, origin, to)


def test_an_order_that_the_rules_void_is_illegal_for_their_reason() -> None:
    """Rules of a variant may void orders for reasons of their own; the unit holds and can be supported."""
    position = Position(STANDARD, (Unit(0, "Italy", "A", "VEN"), Unit(1, "Austria", "F", "TRI")))
    attack = parse("A VEN - TRI", STANDARD).order
    void = {attack: refuse(STANDARD, Peace.NO_WAR, "TRI", other="Austria")}
    orders = {"Italy": [attack], "Austria": [parse("F TRI S A VEN", STANDARD).order]}
    first, second = adjudicate(Battle(position, orders, void=void)).orders
    assert (first.words, first.reason.code, first.text) == (
        ("illegal",),
        "no-war",
        "Trieste belongs to Austria, in peace",
    )
    assert second.words == ("given",)


class Peace(Why):
    NO_WAR = ("no-war", "{place} belongs to {other}, in peace", "W6")


@pytest.mark.parametrize(
    ("text", "power", "fault"),
    [
        ("A LON - WAL", "England", None),
        ("A LON to the Wails", "England", NotUnderstood),
        ("A LON - Gul", "England", Ambiguous),
        ("A LON - NTH", "England", NotAllowed),
        ("A LON - WAL", "France", NotAllowed),
    ],
)
def test_reading_an_order_gives_it_in_full_or_one_of_three_exceptions(
    text: str, power: str, fault: type[OrderError] | None
) -> None:
    if fault is None:
        assert read_order(text, PORT, power) == Move(LONDON, "WAL")
    else:
        with pytest.raises(fault):
            read_order(text, PORT, power)
