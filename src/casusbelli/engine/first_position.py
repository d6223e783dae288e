"""What the board says about the beginning of a game and about builds, for the rules that carry it out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from casusbelli.core.board import HOME, NEUTRAL, OWNED

if TYPE_CHECKING:
    from casusbelli.core.orders import Piece
    from casusbelli.engine.component import Rules, Turn

NEUTRAL_CENTERS = "neutral centers"  # claimed by rules that put their own units there


def first_owners(rules: Rules) -> Mapping[str, str]:
    """Supply center -> owner at the start. The board's neutral units hold theirs, unless a rule decides about them."""
    owners = rules.board.first_owners
    return owners if rules.claims(NEUTRAL_CENTERS) else owners | dict.fromkeys(rules.board.neutral_centers, NEUTRAL)


def first_units(rules: Rules) -> list[tuple[str, Piece]]:
    neutral = not rules.claims(NEUTRAL_CENTERS)
    return [(owner, piece) for owner, piece in rules.board.first_units if neutral or owner != NEUTRAL]


def sites_of_board(t: Turn, owner: str) -> tuple[str, ...]:
    """Where an owner may build if no rule says more: in its home centers, or as the board says."""
    home = t.state.home.get(owner, ())
    if t.board.builds == HOME:
        return home
    owned = t.state.owned(owner)
    return owned if t.board.builds == OWNED or not set(home).isdisjoint(owned) else ()
