"""A database from before bots had a memory (026), in the middle of a phase: its bots play on, and remember."""

from __future__ import annotations

import pytest

from casusbelli.engine.phrases import Phrase
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import bot_memory, bot_press, lobby, order_entry, press, seating
from casusbelli.service.games.open_game import opened
from casusbelli.service.ops.checking import check
from casusbelli.service.reads.bot_diary import diary
from casusbelli.store import open_store
from casusbelli.store.store import migrations
from tests.service.conftest import Clock as Shift
from tests.service.conftest import earlier_store
from tests.service.tables import POWERS, made, person, settle
from tests.service.test_upgrade import Rows, tables

NEW = "026_bot_memory"
READ = bot_memory.LEAST_DELAY + bot_memory.MORE_DELAY


def rows_of_before(service: Service) -> tuple[str, Who, Rows]:
    """Ada has written to the bot of Italy, which has given its orders. Everything but what 026 is about."""
    ada = person(service, "Ada")
    bots = {**dict.fromkeys(POWERS[1:], "hold"), "Italy": "dumbbot"}
    game = made(service, ada, bots=bots, settings=Settings(clock=Clock(length=0), misses=0))
    seating.join(service, ada, game, "Austria")
    settle(service)
    press.send(service, ada, game, ["Italy"], "", "Austria", phrase=Phrase("peace", year=1902))
    names = tables(text for name, text in migrations().items() if name < NEW)
    with service.read() as tx:
        rows = {name: [dict(row) for row in tx.all(f"SELECT * FROM {name}")] for name in names}
    assert rows["drafts"]
    for seat in rows["seats"]:  # at that time a message did not make bots think again
        seat["ready"] = int(seat["bot"] is not None)
    return game, ada, rows


@pytest.mark.both_databases
def test_bots_of_before_play_on_and_remember_from_then(database: str, clock: Shift, small_service: Service) -> None:
    game, ada, rows = rows_of_before(small_service)
    with earlier_store(database, lambda name: name < NEW, clock) as old, old.write() as tx:
        for name, saved in rows.items():
            for row in saved if not tx.all(f"SELECT 1 AS yes FROM {name}") else ():
                tx.add(name, **row)
    service = Service(open_store(database, clock))
    with service.write() as tx:
        table = opened(service, tx, game)
        assert tx.all("SELECT * FROM bot_memory") == []
        assert (bot_memory.remembered(table, "Italy"), bot_memory.has_unheard(table, "Italy")) == (None, False)
        clock.ahead += READ
        talk, heard = bot_press.talk_of(table, "Italy")
        assert talk.memory is None
        assert [one.phrase.kind for one in talk.messages if one.sender == "Austria" and one.phrase] == ["peace"]
        assert heard > 0
    settle(service)  # what it ordered before the upgrade stays
    with service.read() as tx:
        drafts = [dict(row) for row in tx.all("SELECT * FROM drafts WHERE game = ? AND seat = 'Italy'", game)]
    assert drafts == [row for row in rows["drafts"] if (row["game"], row["seat"]) == (game, "Italy")]
    order_entry.no_orders(service, ada, game, "Austria", "S1901M")
    settle(service)
    assert lobby.info(service, ada, game)["phase"] == "F1901M"
    with service.read() as tx:
        remembered = tx.all("SELECT phase, turns FROM bot_memory WHERE game = ? AND seat = 'Italy'", game)
    assert [dict(row) for row in remembered] == [{"phase": "F1901M", "turns": 1}]
    assert diary(service, ada, game, "Italy")["phases"] == []
    assert check(service, game).faults == []
    service.store.close()
