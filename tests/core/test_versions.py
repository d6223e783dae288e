"""Facts of earlier versions: what they are today, and when two say the same."""

from __future__ import annotations

import msgspec
import pytest

from casusbelli.core import events as e
from casusbelli.core.said import Text, said
from casusbelli.core.units import Unit

ARMY = Unit(7, "Austria", "A", "VIE")
OLD = e.Judgement("Austria", "A VIE - TRI", ("fails",), "bounced", "bounced with A VEN (Italy)", 7)
NEW = e.Judgement("Austria", "A VIE - TRI", ("fails",), "bounced", said("core.bounced", other="A VEN"), 7)
CUT = e.Judgement("Austria", "A VIE - TRI", ("cut",), "bounced", said("core.bounced", other="A VEN"), 7)
REFUSED: dict[str, tuple[tuple[str, str, Text], ...]] = {
    "Austria": (("A VIE - X", "not-understood", "no such province"),)
}


def test_a_fact_of_an_earlier_version_is_read_and_written_as_it_was() -> None:
    old = e.OrdersJudgedInWords("S1901M", (OLD,))
    line = msgspec.json.encode(old)
    assert b'"orders-judged/1"' in line
    assert b'"text":"bounced with A VEN (Italy)"' in line
    kinds = msgspec.json.decode(line, type=e.OrdersJudged | e.OrdersJudgedInWords)
    assert kinds == old
    assert isinstance(old, e.OrdersJudged)


def test_today_it_is_one_of_the_later_version() -> None:
    old = e.OrdersJudgedInWords("S1901M", (OLD,))
    assert e.current(old) == e.OrdersJudged("S1901M", (OLD,))
    now = e.OrdersJudged("S1901M", (NEW,))
    assert e.current(now) is now
    assert type(e.current(e.OrdersRevealedInWords("S1901M", {}))) is e.OrdersRevealed


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (e.OrdersJudgedInWords("S1901M", (OLD,)), e.OrdersJudged("S1901M", (NEW,))),
        (e.OrdersRevealedInWords("S1901M", {}, {}, REFUSED), e.OrdersRevealed("S1901M", {}, {}, REFUSED)),
        (
            e.ClaimsJudgedInWords((e.Claim("TRI", e.ContestPart(ARMY, ("cut",), "cut", "so")),)),
            e.ClaimsJudged((e.Claim("TRI", e.ContestPart(ARMY, ("cut",), "cut", said("core.cut"))),)),
        ),
    ],
)
def test_words_may_differ(one: e.Event, other: e.Event) -> None:
    assert e.alike(one, other)
    assert e.alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (e.OrdersJudgedInWords("S1901M", (OLD,)), e.OrdersJudged("S1901M", (CUT,))),
        (e.OrdersJudged("S1901M", (NEW,)), e.OrdersJudged("F1901M", (NEW,))),
        (e.OrdersJudged("S1901M", (NEW,)), e.OrdersJudged("S1901M", (NEW, NEW))),
        (e.OrdersRevealedInWords("S1901M", {}, {}, REFUSED), e.OrdersRevealed("S1901M", {}, {}, {})),
        (e.OrdersRevealedInWords("S1901M", {}), e.OrdersJudged("S1901M", ())),
        (e.SeatVacated("Austria", "a"), e.SeatVacated("Austria", "b")),
    ],
)
def test_nothing_else_may(one: e.Event, other: e.Event) -> None:
    assert not e.alike(one, other)
