"""Seats by preference: the assignment is never worse than any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.service.games.seat_assignment import UNWANTED, deal

SEATS = ("Austria", "England", "France", "Germany", "Italy")


def cost(dealt: Mapping[str, str], wishes: Mapping[str, Sequence[str]]) -> int:
    return sum(wishes[p].index(s) ** 2 if s in wishes[p] else UNWANTED for p, s in dealt.items())


@given(st.lists(st.lists(st.sampled_from(SEATS), unique=True), max_size=5))
def test_nobody_could_deal_better(lists: list[list[str]]) -> None:
    wishes = {f"p{n}": wish for n, wish in enumerate(lists)}
    dealt = deal(SEATS, wishes)
    assert dealt.keys() == wishes.keys()
    assert len(set(dealt.values())) == len(dealt)
    ways = permutations(SEATS, len(wishes))
    assert cost(dealt, wishes) == min(cost(dict(zip(wishes, way, strict=True)), wishes) for way in ways)


def test_more_players_than_seats() -> None:
    with pytest.raises(ValueError, match="2 players for 1 seats"):
        deal(["France"], {"a": [], "b": []})
