"""A phase is adjudicated from the orders as they were accepted. The result is the same, bit for bit, as from the text
of the drafts, and whatever another version or position has accepted is not used."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest

from casusbelli.engine.spec import packs
from casusbelli.records.games.game_file import write_game
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import adjudicating, copies, order_entry
from casusbelli.service.games.open_game import OpenGame, opened
from casusbelli.service.games.saved_drafts import draft_row, drafts, standing
from casusbelli.store import Row
from casusbelli.testing.random_games import as_many_as_go_together, random_game, random_orders
from tests.service.tables import person, seven

PHASES = 4


class _Undone(Exception):
    """Rolls a transaction back."""


def judged(service: Service, game: str, *forgetting: str) -> list[Row]:
    """The events that adjudicating the open phase now would append, with their hashes. ``forgetting``: statements about
    what is stored beside the log and the texts."""
    found: list[Row] = []
    try:
        with service.write() as tx:
            for statement in forgetting:
                tx.run(statement, game)
            table = opened(service, tx, game, lock=True)
            before = table.row["seq"]
            adjudicating.judge(table, late=False)
            found = tx.all("SELECT seq, hash, body FROM events WHERE game = ? AND seq > ? ORDER BY seq", game, before)
            raise _Undone
    except _Undone:
        return found


def written(service: Service, who: Who, game: str, chance: Random) -> int:
    """Each seat that is asked writes some of its options, and sometimes a line that is refused; how many drafts were
    kept as accepted orders."""
    with service.read() as tx:
        table = opened(service, tx, game)
        offered = {
            seat: random_orders(table.game.options(seat), chance, directives=chance.random() < 0.5)
            for seat in table.game.owed()
        }
        phase = table.phase
    for seat, orders in offered.items():
        lines = [*map(str, orders), *(["A PAR - MOS"] if chance.random() < 0.3 else [])]
        order_entry.submit(service, who, game, seat, phase, "\n".join(lines))
    with service.read() as tx:
        table = opened(service, tx, game)
        return sum(_is_kept(table, row) for row in drafts(table)) if table.phase == phase else 0


def _is_kept(table: OpenGame, row: Row) -> bool:
    """Is it the draft that its text gives?"""
    again = table.game.draft_again(row["seat"], "\n".join(json.loads(row["stands"])))
    assert standing(table, row) == again
    return bool(row["accepted"])


@pytest.mark.drawn(4)
@pytest.mark.parametrize("pack", [name for name in packs() if as_many_as_go_together([name])])
def test_accepted_orders_give_the_events_that_the_text_gives(small_service: Service, pack: str) -> None:
    service, chance = small_service, Random(pack)
    ada = person(service, "Ada")
    game = copies.import_game(service, ada, write_game(random_game([pack], 5, 3).game))
    kept = 0
    for _phase in range(PHASES):
        with suppress(ServiceError):  # an immediate order has ended the game
            kept += written(service, ada, game, chance)
        with service.read() as tx:
            if opened(service, tx, game).over:
                break
        fast = judged(Service(service.store), game)
        slow = judged(Service(service.store), game, "UPDATE drafts SET accepted = '' WHERE game = ?")
        assert fast == slow
        with service.write() as tx:
            table = opened(service, tx, game, lock=True)
            if table.over or not adjudicating.judge(table, late=False):
                break
    assert kept


def test_what_was_accepted_elsewhere_is_not_used(small_service: Service) -> None:
    """A process of an earlier version replaces the text alone; another version of the code, and another position, may
    read the same text otherwise."""
    service = small_service
    game, people = seven(service)

    def orders() -> list[str]:
        with service.read() as tx:
            table = opened(service, tx, game)
            row = draft_row(table, "France")
            assert row is not None
            return [str(order) for order in standing(table, row).orders]

    order_entry.submit(service, people["France"], game, "France", "S1901M", "A PAR - BUR\nA MAR - SPA")
    assert orders() == ["A PAR - BUR", "A MAR - SPA"]
    stored = (
        ("UPDATE drafts SET accepted = REPLACE(accepted, 'SPA', 'GAS')", ["A PAR - BUR", "A MAR - GAS"]),
        ("UPDATE drafts SET stands = '[\"A PAR - PIC\"]'", ["A PAR - PIC"]),
        ("UPDATE drafts SET stands = '[\"A PAR - BUR\"]', accepted_at = 'another'", ["A PAR - BUR"]),
    )
    for change, expected in stored:
        with service.write() as tx:
            tx.run(change)
        assert orders() == expected
    order_entry.submit(service, people["France"], game, "France", "S1901M", "F BRE - MAO")
    with service.write() as tx:
        tx.run("UPDATE drafts SET accepted = ?", "[broken")
    assert orders() == ["F BRE - MAO"]
