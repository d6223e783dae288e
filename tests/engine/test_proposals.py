"""Proposals that await an answer."""

from __future__ import annotations

import re

import casusbelli
from casusbelli.core.board import Board
from casusbelli.core.orders import Directive
from casusbelli.engine.about import About
from casusbelli.engine.game import Game
from casusbelli.engine.proposals import Proposal
from casusbelli.testing.random_games import moments, random_game

PHASES = 14


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


def test_every_directive_on_offer_has_its_place_or_is_general() -> None:
    """In games of every pack: whatever an order names is what it is about, and is on the board."""
    kinds: set[str] = set()
    for rules in ("standard", "formal", "international-relations", "masters", "factional", "world-war-one"):
        for moment in moments(random_game([rules], 7, PHASES)):
            board, names = moment.rules.board, {*moment.rules.names, *moment.state.owners, *moment.rules.board.power}
            for seat in moment.rules.names:
                for order in moment.options(seat):
                    if isinstance(order, Directive):
                        kinds.add(type(order).__name__)
                        check_about(str(order), moment.rules.about(order), names, board)
    assert len(kinds) > 20


def check_about(order: str, about: About, names: set[str], board: Board) -> None:
    places = {*about.places, *(unit.split()[-1] for unit in about.units)}
    assert places <= {*board.province_of}, order
    assert {*about.powers} <= names, order
    spoken = {name for name in board.power if re.search(rf"\b{re.escape(name)}\b", order)}
    assert spoken <= {*about.powers}, order
    assert not about.general or not {*order.replace(",", " ").split()} & {*board.province}, order
