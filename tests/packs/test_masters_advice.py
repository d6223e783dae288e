"""Masters Rules: the worth of orders for others, annexations, rebels and aid to players who follow the advice."""

from __future__ import annotations

import pytest

from casusbelli.core.orders import Hold, Move, Order, Piece, SupportHold, SupportMove
from casusbelli.packs.masters.facts import Aid, Annex, Disarm, Influence, RaiseRebel, Remove
from casusbelli.testing.random_games import new_game


def army(at: str) -> Piece:
    return Piece("A", at)


SERBIA_OUT = Influence(Move(army("SER"), "ALB"))
GREEKS_WITH_AUSTRIA = Influence(SupportMove(army("GRE"), army("BUD"), "SER"))


@pytest.mark.parametrize(
    ("seat", "order", "worth"),
    [
        ("Austria", SERBIA_OUT, 0.4),  # A BUD wants its centre
        ("England", SERBIA_OUT, 0.0),  # no unit near it
        ("Austria", Influence(Move(army("SER"), "GRE")), 0.0),  # only from one centre into another
        ("Austria", Influence(Move(army("SER"), "BUD")), -10.0),
        ("England", Influence(Move(army("RUM"), "SEV")), 0.6),  # Russia has most
        ("Russia", Influence(Move(army("RUM"), "SEV")), -10.0),
        ("Russia", Influence(Move(army("RUM"), "BUD")), 0.0),  # Turkey is the largest of the others, as good as any
        ("Russia", Influence(Move(army("BUL"), "CON")), 0.6),
        ("Austria", GREEKS_WITH_AUSTRIA, 0.5),
        ("Italy", GREEKS_WITH_AUSTRIA, 0.0),
        ("Austria", Influence(SupportMove(army("SER"), army("VIE"), "BUD")), 0.0),  # a centre that is ours
        ("Austria", Influence(SupportMove(army("RUM"), army("VIE"), "GAL")), 0.0),  # no centre
        ("Austria", Influence(SupportMove(army("RUM"), army("UKR"), "SEV")), 0.0),  # nobody is there
        ("Austria", Influence(SupportHold(army("SER"), army("BUD"))), 0.0),
        ("Austria", Influence(Hold(army("SER"))), 0.0),
        ("Austria", Annex("SER"), 0.5),
        ("Austria", RaiseRebel(army("MOS")), 0.3),
        ("Austria", RaiseRebel(army("PAR")), -10.0),
        ("Austria", Aid("Italy"), -10.0),
        ("Austria", Disarm(army("VIE")), -10.0),
        ("Austria", Remove(army("VIE")), -10.0),
        ("Austria", Hold(army("VIE")), 0.0),
    ],
)
def test_what_an_order_is_worth(seat: str, order: Order, worth: float) -> None:
    game = new_game(["masters"])
    assert game.rules.appraises(game.rules.turn(game.state), seat, order) == worth
