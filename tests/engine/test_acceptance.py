"""What becomes of orders is told without changing anything, and what was written earlier is never carried out by being
read again."""

from __future__ import annotations

from random import Random

import pytest

from casusbelli.core.orders import Order
from casusbelli.engine.draws import Proposed
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs
from casusbelli.variants import board

EUROPE = board("standard")
SEED = bytes(range(32))


def as_it_is(game: Game) -> tuple[object, ...]:
    return game.state_hash(), tuple(game.log), dict(game.drafts), set(game.ready)


@pytest.mark.parametrize("spec", sorted(packs()))
def test_what_would_become_is_what_becomes(spec: str) -> None:
    """For orders of all kinds that are on offer, and some that are not, beside drafts of others."""
    chance, game = Random(spec), Game.new(spec, EUROPE, SEED)
    for _phase in range(3):
        for seat in game.rules.names:
            if game.state.outcome is not None:
                return
            offered = list(game.options(seat))
            given: list[Order] = chance.sample(offered, min(len(offered), 6))
            before = as_it_is(game)
            found = game.accept(seat, given)
            then = game.after(found).state_hash()
            assert as_it_is(game) == before
            assert game.submit(seat, given) == found.draft
            assert game.state_hash() == then
            if found.replaces:
                assert game.drafts[seat] == found.draft
        if game.state.outcome is None and not game.halted:
            game.process()


def test_a_vote_in_an_old_draft_is_not_cast_by_reading_it() -> None:
    game = Game.new("standard", EUROPE, SEED)
    text = "A PAR - BUR, vote for 1"
    assert [why.code for _order, why in game.submit("France", text).refused] == ["no-such-proposal"]
    game.submit("Italy", "propose draw")
    before = as_it_is(game)
    again = game.draft_again("France", text)
    assert as_it_is(game) == before
    assert [str(order) for order in again.orders] == ["A PAR - BUR"]
    assert [(str(order), why.code) for order, why in again.refused] == [("Vote for 1", "send-again")]
    assert not again.at_once


def test_what_is_done_at_once_is_told_with_the_position_then() -> None:
    game = Game.new("standard", EUROPE, SEED)
    found = game.accept("France", "A PAR - BUR, propose draw")
    assert [type(event) for event in found.events] == [Proposed]
    assert game.after(found).view()["state"]["draws"]["proposals"]
    assert not game.view()["state"]["draws"]["proposals"]
    assert game.after(game.accept("France", "A PAR - BUR")) is game
