"""Games that an operator holds: only an operator lets them go on, and their players can read why."""

from __future__ import annotations

import json

import pytest

from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import gm, lobby, order_entry, seating
from casusbelli.service.ops import clocks, holds
from casusbelli.service.ops.checking import check
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, deadline, made, person, phase, settle
from tests.service.test_clocks import kinds, playing, status


@pytest.mark.both_databases
def test_a_game_is_held_and_released(service: Service, clock: Shift) -> None:
    admin = person(service, "Root", "administrator")
    (held, ada), (other, _bob) = playing(service, "Ada", 60), playing(service, "Bob", 60)
    assert holds.hold(service, admin, "a report", held) == 1
    assert "a report" in lobby.info(service, VISITOR, held)["waits"]
    assert clocks.status(service)["held"] == 1
    for game in (held, "nowhere"):
        with pytest.raises(ServiceError):
            holds.hold(service, admin, "again", game)
    with service.read() as tx:
        assert [json.loads(row["body"])["act"] for row in tx.all("SELECT body FROM audit")].count("held") == 1
    with pytest.raises(ServiceError):
        order_entry.submit(service, ada, held, None, "S1901M", "A VIE H")
    clock.ahead = 50 * 24 * HOUR
    settle(service)
    assert (phase(service, VISITOR, held), phase(service, VISITOR, other) != "S1901M") == ("S1901M", True)
    assert holds.release(service, admin, "it was nothing", held) == 1
    left = deadline(service, held) - lobby.info(service, ada, held)["now"]
    assert 58 * 60_000 < left <= HOUR
    assert order_entry.submit(service, ada, held, None, "S1901M", "A VIE H").orders
    assert {("held", "a report"), ("released", "it was nothing")} <= set(kinds(service, held))
    assert check(service, held).faults == []


def test_game_masters_cannot_end_it(service: Service) -> None:
    admin, gil = person(service, "Root", "administrator"), person(service, "Gil")
    game = made(service, gil, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(service, person(service, "Cid"), game, "Austria")
    seating.start(service, gil, game)
    gm.pause(service, gil, game, "holidays")
    assert holds.hold(service, admin, "a report") == 1
    for act in (
        lambda: gm.resume(service, gil, game),
        lambda: gm.judge_now(service, gil, game, "S1901M"),
        lambda: gm.extend(service, gil, game, 60),
    ):
        with pytest.raises(ServiceError, match="a report"):
            act()
    assert holds.release(service, admin, "it was nothing") == 1
    assert status(service, game) == "paused", "as its game master had left it"
    gm.resume(service, gil, game)
    assert status(service, game) == "running"


def test_beside_clocks_that_are_stopped(service: Service) -> None:
    """A game goes on when both have ended, whichever ends first."""
    admin = person(service, "Root", "administrator")
    for order in ("release first", "go first"):
        game, _who = playing(service, order.split()[0], 60)
        assert clocks.stop(service, admin, "maintenance") == 1
        assert holds.hold(service, admin, "a report", game) == 1
        if order == "release first":
            holds.release(service, admin, "done", game)
            assert status(service, game) == "paused"
            assert clocks.go(service, admin, "done") == 1
        else:
            assert clocks.go(service, admin, "done") == 0
            assert status(service, game) == "paused"
            holds.release(service, admin, "done", game)
        assert status(service, game) == "running"
        holds.hold(service, admin, "out of the way", game)


def test_only_administrators(service: Service) -> None:
    game, ada = playing(service, "Ada", 60)
    for who in (VISITOR, ada, person(service, "Mod", "moderator")):
        for act in (holds.hold, holds.release):
            with pytest.raises(ServiceError):
                act(service, who, "why not", game)
