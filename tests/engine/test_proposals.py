"""Proposals: what waits for somebody's yes or no."""

from __future__ import annotations

import casusbelli
from casusbelli.engine.game import Game
from casusbelli.engine.proposals import Proposal


def of(game: Game, seat: str | None) -> Proposal:
    (found,) = game.proposals(seat)
    return found


def test_a_draw_waits_for_everyone_but_its_proposer() -> None:
    game = casusbelli.new_game("standard")
    game.submit("Italy", "Propose draw")
    assert {seat.name for seat in game.seats if of(game, seat.name).waits} == {*game.rules.names} - {"Italy"}
    card = of(game, "France")
    assert [(reply.order, str(reply.label)) for reply in card.replies] == [
        ("Vote for 1", "Accept"),
        ("Vote against 1", "Decline"),
    ]
    assert str(card.title) == "Italy proposes a draw between all powers that are left."
    assert {answer.seat for answer in card.answers if answer.answer} == {"Italy"}
    assert str(card.until) == "until the end of 1901"
    game.submit("France", card.replies[0].order)
    assert not of(game, "France").waits
    assert {answer.seat for answer in of(game, "Austria").answers if answer.answer} == {"Italy"}  # votes are secret
    game.submit("Austria", of(game, "Austria").replies[1].order)
    assert game.proposals("Austria") == ()


def test_spectators_cannot_answer() -> None:
    game = casusbelli.new_game("standard")
    game.submit("Italy", "Propose draw")
    assert of(game, None).replies == ()
    assert not of(game, None).waits


def test_every_reply_is_an_order_that_the_seat_may_give() -> None:
    for rules in ("standard", "factional", "world-war-one"):
        game = casusbelli.new_game(rules)
        proposer = next(s.name for s in game.seats for order in game.options(s.name) if str(order) == "Propose draw")
        game.submit(proposer, "Propose draw")
        replies = [(seat.name, reply.order) for seat in game.seats for reply in of(game, seat.name).replies]
        assert replies
        for seat, order in replies:
            assert not game.accept(seat, order).draft.refused
