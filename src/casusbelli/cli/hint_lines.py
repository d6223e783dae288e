"""The command ``hint`` of a hotseat game: what a bot would order in a seat, which it sees as its player does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from casusbelli.bots import bot
from casusbelli.bots.adviser import ADVISERS, Adviser
from casusbelli.bots.levels import RANKS, rank_of
from casusbelli.bots.seat_view import SeatView
from casusbelli.cli.languages import told
from casusbelli.core.said import Cell, said
from casusbelli.engine.game import Game

USUAL: Final = "general"


def hint_lines(game: Game, seat: str, word: str) -> Iterator[Cell]:
    """``word``: the rank of the bot that is asked, or nothing."""
    rank = word.lower() or USUAL
    if rank not in ADVISERS:
        yield said("cli.hint-whom", rank=word, known=ADVISERS)
        return
    seed = game.rules.seed.derived("hints at the keyboard")
    chance = Random(f"{seed.seed.hex()} {game.phase} {game.state.rollbacks} {seat} {rank}")
    scene = SeatView.of(game.rules.with_dice(seed), game.state, seat, chance)
    reasons = Adviser(bot(RANKS[rank])).turn(scene).reasons
    if reasons is None:
        return
    for number, plan in enumerate(reasons.plans):
        orders = list(plan.orders) or [told(said("cli.none"))]
        how = [reasons.aim[0], said("cli.hint-value", value=f"{plan.value:+.1f}")] if not number else [*plan.how]
        name = rank_of(RANKS[rank]) if not number else f"{plan.value:+.1f}"
        yield said("cli.hint-plan", name=name, orders=orders)
        yield from how
