"""The seats that an open game has cached are those of the database, after every change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from casusbelli.service.base.service import Service
from casusbelli.service.games.open_game import SEATS, OpenGame, opened
from casusbelli.store import Row, Tx
from tests.service.tables import person, seven

CHANGES: dict[str, Callable[[OpenGame, str], None]] = {
    "one is ready": lambda table, _other: table.change_seat("Italy", ready=1, missed=2),
    "none is ready": lambda table, _other: table.change_seats(ready=0, missed=0, bot_done=""),
    "one is left": lambda table, _other: table.change_seat("Italy", account=None, bot=None, ready=0, missed=0),
    "one is taken": lambda table, other: table.change_seat("Italy", account=other, since=5, tenure=2),
}


def stored(tx: Tx, game: str) -> dict[str, Row]:
    return {row["seat"]: row for row in tx.all(SEATS, game)}


@pytest.mark.both_databases
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("known", [False, True])
def test_cached_seats_follow_a_change(service: Service, change: str, known: bool) -> None:
    game, _people = seven(service)
    other = person(service, "Somebody else")
    with service.write() as tx:
        table = opened(service, tx, game, lock=True)
        table.change_seat("France", ready=1)
        if known:
            assert table.seats["France"]["ready"] == 1
        CHANGES[change](table, str(other.account))
        assert table.seats == stored(tx, game)


def test_seats_are_not_read_again_after_ready(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _people = seven(service)
    with service.write() as tx:
        table = opened(service, tx, game, lock=True)
        assert not any(row["ready"] for row in table.seats.values())
        monkeypatch.setattr(type(tx), "all", lambda *asked: pytest.fail(f"{asked[1]} was asked again"))
        table.change_seat("Italy", ready=1)
        assert table.seats["Italy"]["ready"] == 1
        table.change_seats(ready=0)
        assert table.seats["Italy"]["ready"] == 0
        monkeypatch.undo()
