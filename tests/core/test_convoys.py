"""Which convoys are possible, and by which fleets: compared with every set of fleets, on seas of any shape."""

from itertools import combinations
from random import Random

import pytest

from tests.core.battles import carriers_of

Lanes = dict[str, tuple[str, ...]]
PLACES = ("A", "B", "C", "D", "S", "T", "U", "V")
COASTS = frozenset("ABCD")


def lanes_of(rng: Random, fleets: set[str], both_ways: bool) -> Lanes:
    lanes: dict[str, list[str]] = {place: [] for place in fleets}
    for one, other in combinations(PLACES, 2):
        ways = rng.choice(((), (), (1, 2), (1, 2) if both_ways else (rng.choice((1, 2)),)))
        for way in ways:
            here, there = (one, other) if way == 1 else (other, one)
            if here in lanes:
                lanes[here].append(there)
    return {here: tuple(row) for here, row in lanes.items()}


def arrives(fleets: frozenset[str], lanes: Lanes, origin: str, to: str) -> bool:
    """Does an army get there over these fleets alone?"""
    reached = {fleet for fleet in fleets if origin in lanes[fleet]}
    while True:
        onward = reached | {fleet for fleet in fleets for sea in reached if fleet in lanes[sea]}
        if onward == reached:
            return any(to in lanes[fleet] for fleet in reached)
        reached = onward


def needed(fleet: str, fleets: frozenset[str], lanes: Lanes, origin: str, to: str) -> bool:
    """Is there a set of fleets that suffices, but not without any one of them? (DATC 6.F.12)"""
    return any(
        arrives(crew, lanes, origin, to) and not any(arrives(crew - {one}, lanes, origin, to) for one in crew)
        for size in range(len(fleets))
        for others in combinations(sorted(fleets - {fleet}), size)
        for crew in [frozenset((fleet, *others))]
    )


@pytest.mark.parametrize("coastal", [False, True], ids=["at sea", "on coasts too"])
@pytest.mark.parametrize("both_ways", [True, False], ids=["both ways", "one way"])
def test_could_carry_and_useful(both_ways: bool, coastal: bool) -> None:
    carried = refused = superfluous = 0
    for seed in range(80):
        rng = Random(seed)
        fleets = {place for place in ("STUV", "CDSTUV")[coastal] if rng.random() < 0.8}
        lanes = lanes_of(rng, fleets, both_ways)
        carriers = carriers_of(fleets, lanes, COASTS)
        for origin, to in ((a, b) for a in COASTS - fleets for b in COASTS):
            crew = frozenset(fleets - {to})  # a fleet cannot convoy an army to its own place
            expected = origin != to and arrives(crew, lanes, origin, to)
            assert carriers.could_carry(origin, to) == expected == (to in carriers.landings(origin))
            carried += expected
            refused += not expected
            for fleet in sorted(fleets):
                useful = to not in (origin, fleet) and needed(fleet, crew, lanes, origin, to)
                assert carriers.useful(fleet, origin, to) == useful, (seed, fleet, origin, to)
                superfluous += expected and not useful
    assert min(carried, refused, superfluous) > 50


def test_only_fleets_are_useful() -> None:
    carriers = carriers_of(["S"], {"S": ("A", "B")}, COASTS)
    assert carriers.useful("S", "A", "B")
    assert not carriers.useful("T", "A", "B")


def test_an_army_lands_where_a_fleet_that_could_convoy_stands() -> None:
    """The convoying fleets of some coasts do not make those coasts safe from convoyed armies."""
    carriers = carriers_of(["S", "C"], {"S": ("A", "C"), "C": ("S", "D")}, COASTS)
    assert carriers.could_carry("A", "C")
    assert carriers.useful("S", "A", "C")
    assert not carriers.useful("C", "A", "C")


def test_convoys_follow_one_way_borders() -> None:
    for one, other in ("ST", "TS"):
        carriers = carriers_of([one, other], {one: ("A", other), other: ("B",)}, COASTS)
        assert carriers.could_carry("A", "B")
        assert not carriers.could_carry("B", "A")
