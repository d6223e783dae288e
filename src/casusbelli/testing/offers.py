"""Checks that offered orders are accepted and others refused with a reason."""

from __future__ import annotations

import random
from collections.abc import Sequence

from casusbelli.core.board import Board
from casusbelli.core.orders import Directive, Order
from casusbelli.engine import drafts
from casusbelli.engine.game import Game
from casusbelli.testing.random_games import has_words, moments, random_game

TRIED = 30  # orders of other seats that are tried, for each seat in each phase


def check_offers(names: Sequence[str], phases: int, each: int = 1, on: Board | None = None) -> None:
    """Every offered order is accepted, can be read back from its text, and is offered once. ``each``: one in this many
    is tried."""
    for moment in moments(random_game(names, 6, phases, on=on)):
        for seat in moment.rules.names:
            offered = list(moment.options(seat))
            assert offered == list(moment.options(seat)), f"{seat} is offered something else when it asks again"
            twice = [str(order) for n, order in enumerate(offered) if order in offered[:n]] if _doubled(offered) else []
            assert not twice, f"{seat} is offered twice in {moment.phase}: {', '.join(twice)}"
            for order in offered[::each]:
                _check_option(moment, seat, order)


def _doubled(offered: Sequence[Order]) -> bool:
    return len(set(offered)) < len(offered)


def _check_option(game: Game, seat: str, order: Order) -> None:
    where = f"{order}, which is offered to {seat} in {game.phase}"
    draft = drafts.accept(game.rules, game.state, seat, [order])
    refused = "; ".join(str(why.text) for _order, why in draft.refused)
    assert (*draft.orders, *draft.at_once) == (order,), f"{where}, is not accepted: {refused or 'it became another'}"
    read, misread = drafts.read(game.rules, game.state, str(order))
    assert not misread, f"{where}, is not understood as it is written: {misread[0]}"
    assert [line.order for line in read] == [order], (
        f"{where}, is read as {', '.join(str(line.order) for line in read)}"
    )


def check_refusals(names: Sequence[str], phases: int, on: Board | None = None) -> None:
    """Orders of other seats and phases are equivalent to an offered one, or refused with a reason. Not every possible
    parameter of a directive has to be offered."""
    played = random_game(names, 7, phases, on=on)
    rng = random.Random(7)
    offers = [(moment, seat, list(moment.options(seat))) for moment in moments(played) for seat in moment.rules.names]
    pool = sorted({order for _m, _s, orders in offers for order in orders}, key=str)
    for moment, seat, offered in offers:
        for order in rng.sample(pool, min(len(pool), TRIED)):
            _check_other(moment, seat, order, set(offered))


def _check_other(game: Game, seat: str, order: Order, known: set[Order]) -> None:
    where = f"{order}, written by {seat} in {game.phase},"
    draft = drafts.accept(game.rules, game.state, seat, [order])
    stands = (*draft.orders, *draft.at_once)
    assert len(stands) + len(draft.refused) == 1, f"{where} is neither accepted nor refused, or both"
    for _order, why in draft.refused:
        assert has_words(why), f"{where} is refused without a reason"
    for meant in stands:
        assert isinstance(meant, Directive) or meant in known, f"{where} is accepted as {meant}, which is not on offer"
    assert order not in known or stands, f"{where} is on offer and refused"
