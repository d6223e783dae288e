"""Snapshots spare folding the log and change nothing: a phase adjudicated from them gives the same events, bit for bit,
and a game opened from them is the same as one folded from its first event."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from casusbelli.core.canon import encode
from casusbelli.core.state import State
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs
from casusbelli.records.games.game_file import write_game
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import adjudicating, copies, gm
from casusbelli.service.games.open_game import opened
from casusbelli.service.ops.checking import check
from casusbelli.service.reads import game_page
from casusbelli.testing.random_games import as_many_as_go_together, random_game
from tests.service.tables import person
from tests.service.test_accepted_drafts import judged, written
from tests.service.test_long_games import a_game

PHASES = 4
ALL_PACKS = [name for name in packs() if as_many_as_go_together([name])]


def fresh(service: Service, game: str) -> Game:
    """The game as a process opens it that has just started."""
    with service.read() as tx:
        return opened(Service(service.store), tx, game).game


def folded(service: Service, game: str) -> Game:
    found = fresh(service, game)
    return Game(found.spec, found.rules, [*found.log])


def assert_alike(service: Service, game: str) -> None:
    stored, whole = fresh(service, game), folded(service, game)
    assert stored.state == whole.state
    assert stored.state_hash() == whole.state_hash()
    assert stored.phases() == whole.phases()
    for one, other in zip(stored.openings(), whole.openings(), strict=True):
        assert (one[:3], one.shown, one.state) == (other[:3], other.shown, other.state)
        assert one.states.places(whole.rules.board) == other.states.places(whole.rules.board)
    assert stored.last_played() == whole.last_played()
    for part in (slice(3, 9), slice(-5, None), slice(0, 2), slice(7, 2), slice(None, None, 3)):
        assert list(map(encode, stored.log[part])) == list(map(encode, whole.log[part]))
    assert [*reversed(stored.log)] == [*reversed(whole.log)]
    assert (stored.log[0], stored.log[-1]) == (whole.log[0], whole.log[-1])


@pytest.mark.drawn(4)
@pytest.mark.parametrize("pack", ALL_PACKS)
def test_a_game_is_the_same_from_its_snapshots(small_service: Service, pack: str) -> None:
    """Whole games of all packs, from snapshots and accepted orders, and from the log and the texts."""
    service, chance = small_service, Random(pack)
    ada = person(service, "Ada")
    game = copies.import_game(service, ada, write_game(random_game([pack], 5, 3).game))
    for _phase in range(PHASES):
        with suppress(ServiceError):  # an immediate order has ended the game
            written(service, ada, game, chance)
        with service.read() as tx:
            if opened(service, tx, game).over:
                break
        fast = judged(Service(service.store), game)
        forgetting = ("UPDATE drafts SET accepted = '' WHERE game = ?", "DELETE FROM snapshots WHERE game = ?")
        assert fast == judged(Service(service.store), game, *forgetting)
        with service.write() as tx:
            table = opened(Service(service.store), tx, game, lock=True)
            if not adjudicating.judge(table, late=False):
                break
        assert_alike(service, game)
    with service.read() as tx:
        stored = tx.all("SELECT seq FROM snapshots WHERE game = ?", game)
    assert len(stored) >= len(fresh(service, game).phases()) > 1
    assert check(service, game).faults == []


@pytest.mark.parametrize("pack", ["standard", "factional", "formal"])
def test_a_game_that_was_rolled_back_is_the_same(small_service: Service, pack: str) -> None:
    """Twice, the second time to before the first."""
    service, chance = small_service, Random(pack)
    ada = person(service, "Ada")
    game = copies.import_game(service, ada, write_game(random_game([pack], 5, 3).game))
    for back in (3, 1):
        for _phase in range(2):
            written(service, ada, game, chance)
            with service.write() as tx:
                adjudicating.judge(opened(service, tx, game, lock=True), late=False)
        gm.rollback(service, ada, game, fresh(service, game).phases()[back], back == 3, "once more")
        assert_alike(service, game)
    assert check(service, game).faults == []


def test_a_cold_start_folds_no_more_than_the_last_phase(
    small_service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = small_service
    game = a_game(service)
    facts, count, evolve = len(fresh(service, game).log), [0], RuleSet.evolve

    def counted(self: RuleSet, state: State, event: object) -> State:
        count[0] += 1
        return evolve(self, state, event)  # type: ignore[arg-type]

    monkeypatch.setattr(RuleSet, "evolve", counted)
    game_page.screen(Service(service.store), VISITOR, game)
    assert 0 < count[0] < facts / 3
    count[0] = 0
    fresh(service, game)
    assert count[0] < 20


def test_a_wrong_snapshot_is_a_finding_and_is_deleted(small_service: Service) -> None:
    service = small_service
    game = a_game(service)
    with service.read() as tx:
        table = opened(service, tx, game)
        rows = tx.all("SELECT seq, state FROM snapshots WHERE game = ? ORDER BY seq", game)
        codec = table.rules.states
    first, final = rows[0], rows[-1]
    assert check(service, game).faults == []
    with service.write() as tx:
        tx.run("UPDATE snapshots SET state = ? WHERE game = ? AND seq = ?", first["state"], game, final["seq"])
    assert codec.decode(first["state"]) != codec.decode(final["state"])
    assert len(check(service, game).faults) == 1
    assert check(service, game).faults == []
    assert_alike(service, game)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE snapshots SET hash = 'x' WHERE game = ?",
        "UPDATE snapshots SET version = 'x' WHERE game = ?",
        "UPDATE snapshots SET state = 'x' WHERE game = ?",
        "UPDATE snapshots SET state = x'00ff' WHERE game = ? AND seq < (SELECT MAX(seq) FROM snapshots)",
        "DELETE FROM snapshots WHERE game = ? AND seq < (SELECT MAX(seq) FROM snapshots)",
        "DELETE FROM snapshots WHERE game = ? AND seq > (SELECT MIN(seq) FROM snapshots)",
    ],
)
def test_what_cannot_be_used_is_not_used(small_service: Service, change: str) -> None:
    """And is replaced as soon as something is appended to the log."""
    service = small_service
    game = a_game(service)
    with service.write() as tx:
        assert tx.run(change, game)
    assert_alike(service, game)
