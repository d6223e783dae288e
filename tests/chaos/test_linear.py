"""The checker itself: histories written by hand, good ones and bad ones."""

from __future__ import annotations

import pytest

from tests.chaos.linear import Op, explained
from tests.chaos.seat_model import CLOSED, REFUSED, STALE, SeatState, step


def save(text: str, base: int | None, began: float, ended: float, number: int, ready: bool = False) -> Op:
    return Op("save", (text, base), began, ended, (number, ready))


def lost(text: str, base: int | None, began: float) -> Op:
    return Op("save", (text, base), began)


def stale(text: str, base: int, began: float, ended: float) -> Op:
    return Op("save", (text, base), began, ended, STALE)


def read(began: float, ended: float, number: int, text: str, ready: bool = False) -> Op:
    return Op("read", None, began, ended, (number, text, ready))


def mark(ready: bool, began: float, ended: float) -> Op:
    return Op("ready", ready, began, ended, ready)


def close(text: str, early: bool = False) -> Op:
    return Op("close", early, 0, answer=text)


GOOD = {
    "nothing happened": [],
    "one after another": [save("a", None, 1, 2, 1), save("b", 1, 3, 4, 2), read(5, 6, 2, "b")],
    "the later receipt came first": [save("a", None, 1, 9, 2), save("b", None, 2, 3, 1), read(10, 11, 2, "a")],
    "a read beside a save sees either": [save("a", None, 1, 9, 1), read(2, 3, 0, ""), read(4, 5, 1, "a")],
    "a lost answer that took effect": [lost("a", None, 1), read(5, 6, 1, "a")],
    "a lost answer that did not": [lost("a", None, 1), save("b", 0, 5, 6, 1), read(7, 8, 1, "b")],
    "a lost answer that took effect much later": [
        lost("a", None, 1),
        save("b", 0, 5, 6, 1),
        read(7, 8, 1, "b"),
        read(9, 10, 2, "a"),
    ],
    "refused because another was faster": [save("a", 0, 1, 4, 1), stale("b", 0, 2, 5), read(6, 7, 1, "a")],
    "ready, and then judged early": [save("a", None, 1, 2, 1), mark(True, 3, 4), close("a", early=True)],
    "too late for the phase": [
        save("a", None, 1, 2, 1),
        close("a"),
        Op("save", ("b", None), 5, 6, CLOSED),
        Op("read", None, 7, 8, CLOSED),
    ],
    "the receipt shows the mark": [mark(True, 1, 2), save("a", None, 3, 4, 1, True)],
    "a lost mark": [Op("ready", True, 1), save("a", None, 3, 4, 1, True), close("a", early=True)],
    "waived": [Op("waive", None, 1, 2, True), read(3, 4, 1, "", True), close("", early=True)],
    "the last phase of a game that is over": [
        save("a", None, 1, 2, 1),
        Op("end", False, 0, answer="a"),
        read(3, 4, 0, ""),
        Op("look", None, 3, 4, False),
    ],
    "a refusal that concerns something else": [Op("ready", True, 1, 2, REFUSED), read(3, 4, 0, "")],
}
BAD = {
    "a receipt whose orders are gone": [save("a", None, 1, 2, 1), read(3, 4, 0, "")],
    "saved, but not the last": [save("a", None, 1, 2, 1), save("b", None, 3, 4, 2), read(5, 6, 2, "a")],
    "one number for two drafts": [save("a", None, 1, 4, 1), save("b", None, 2, 5, 1)],
    "a save that was carried out twice": [save("a", None, 1, 4, 2), read(5, 6, 2, "a")],
    "a base that was not the last": [save("a", None, 1, 2, 1), save("b", 0, 3, 4, 2)],
    "refused without a reason": [save("a", None, 1, 2, 1), stale("b", 1, 3, 4)],
    "reads that go back": [save("a", None, 1, 20, 1), read(2, 3, 1, "a"), read(5, 6, 0, "")],
    "a text from nowhere": [save("a", None, 1, 2, 1), read(3, 4, 1, "b")],
    "judged without the orders with a receipt": [save("a", None, 1, 2, 1), save("b", None, 3, 4, 2), close("a")],
    "judged early without a mark": [save("a", None, 1, 2, 1), close("a", early=True)],
    "a mark that is gone": [mark(True, 1, 2), read(3, 4, 0, "")],
    "accepted after the phase": [Op("read", None, 1, 2, CLOSED), close("a"), save("a", None, 3, 4, 1)],
    "refused as too late while it was open": [Op("save", ("a", None), 1, 2, CLOSED), save("b", None, 3, 4, 1)],
    "a look that goes back": [mark(True, 1, 2), Op("look", None, 3, 4, False)],
}


@pytest.mark.parametrize("name", GOOD)
def test_a_sound_history_is_explained(name: str) -> None:
    assert explained(GOOD[name], SeatState(), step)


@pytest.mark.parametrize("name", BAD)
def test_an_impossible_history_is_noticed(name: str) -> None:
    assert not explained(BAD[name], SeatState(), step)


def test_many_operations_at_once_are_searched_in_time() -> None:
    """Twelve clients that save at the same moment, and as many answers that were lost."""
    together = [save(f"text {n}", None, 1, 2, n + 1) for n in range(12)]
    unknown = [lost(f"lost {n}", 0, 1) for n in range(12)]
    assert explained([*together, *unknown, read(3, 4, 12, "text 11")], SeatState(), step)
    assert not explained([*together, read(3, 4, 12, "text 3")], SeatState(), step)
