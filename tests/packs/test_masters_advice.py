"""Masters Rules: the worth of orders for others, annexations, rebels and aid to players who follow the advice."""

from __future__ import annotations

import pytest

from casusbelli.core.orders import Hold, Move, Order, Piece, SupportHold, SupportMove
from casusbelli.packs.masters.facts import Aid, Annex, Disarm, Influence, RaiseRebel, Remove
from casusbelli.records.games.positions import from_state
from casusbelli.testing.random_games import new_game
from casusbelli.variants import board


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


CENTERS = {
    "Russia": ["MOS", "WAR", "SEV", "STP", "RUM", "BUL", "SWE", "NWY", "BER", "MUN"],
    "England": ["LON", "LVP", "EDI"],
    "Turkey": ["CON", "ANK"],
    "Italy": ["ROM"],
}
UNITS = {
    "Russia": ["A SEV", "A WAR"],
    "England": ["A LVP", "F NTH"],
    "Turkey": ["A ANK", "A ARM"],
    "Italy": ["A ROM", "A VEN", "F ION"],
}


@pytest.mark.parametrize(
    ("seat", "order", "worth"),
    [
        ("England", RaiseRebel(army("MOS")), 1.2),  # Russia is about to win
        ("England", RaiseRebel(army("CON")), -10.0),
        ("Russia", RaiseRebel(army("LON")), 0.3),
        ("England", Aid("Italy"), 1.1),  # which must disband two units that stand against Russia
        ("England", Aid("Turkey"), -10.0),
        ("Russia", Aid("Italy"), -10.0),  # the largest power helps nobody
        ("England", Disarm(army("LVP")), 0.4),  # it can't leave the island, and there are homes for another unit
        ("Italy", Disarm(army("VEN")), -10.0),
        ("Turkey", Disarm(army("ANK")), -10.0),
    ],
)
def test_what_an_adjustment_is_worth_while_somebody_wins(seat: str, order: Order, worth: float) -> None:
    table = {"rules": "masters", "map": "standard", "phase": "W1905A", "units": UNITS, "centers": CENTERS}
    game = from_state(table, board, bytes(32)).game
    assert game.rules.appraises(game.rules.turn(game.state), seat, order) == worth
