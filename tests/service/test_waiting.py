"""What a game waits for, in databases of all versions."""

import sqlite3

import pytest

from casusbelli.service.base.waiting import DIE, HALT, MUSTER, ORDERS, PATIENCE, PEOPLE, START, Waiting, waits_for

WRITTEN = {
    "": Waiting(),
    "die alliance 6": Waiting(DIE, "alliance", 6),
    "die S1902/a roll 20": Waiting(DIE, "S1902/a roll", 20),
    "patience 2": Waiting(PATIENCE, times=2),
    "people": Waiting(PEOPLE),
    "muster": Waiting(MUSTER),
    "start": Waiting(START),
    "halt": Waiting(HALT),
    "orders": Waiting(ORDERS),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_a_database_keeps_what_it_held(text: str) -> None:
    assert Waiting.of(text) == WRITTEN[text]
    assert str(WRITTEN[text]) == text


def test_only_a_deadline_that_was_put_off_still_ends() -> None:
    assert [text for text, told in WRITTEN.items() if not told.stands_still] == ["", "patience 2"]


@pytest.mark.parametrize("kinds", [(DIE,), (DIE, HALT, ORDERS), (PEOPLE,), (PATIENCE, MUSTER)])
def test_the_database_finds_those_that_wait_for_it(kinds: tuple[str, ...]) -> None:
    with sqlite3.connect(":memory:") as base:
        base.execute("CREATE TABLE games (waits TEXT)")
        base.executemany("INSERT INTO games VALUES (?)", [(text,) for text in WRITTEN])
        found = {text for (text,) in base.execute(f"SELECT waits FROM games WHERE {waits_for(*kinds)}")}
    base.close()
    assert found == {text for text, told in WRITTEN.items() if told.kind in kinds}
