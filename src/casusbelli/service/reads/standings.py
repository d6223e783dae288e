"""Centers and points over the years, as a viewer may know them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from msgspec import Struct

from casusbelli.core.phases import Phase
from casusbelli.engine.game import Game
from casusbelli.engine.view import StateView, Viewer, view


class YearTold(Struct, frozen=True):
    """The position at the end of a year. ``scores``: by the game's own points."""

    year: int
    centers: dict[str, int]
    scores: dict[str, int]


def centers_before(game: Game, viewer: Viewer, now: Mapping[str, int]) -> dict[str, int]:
    """The centers that each power had before they changed hands last: at the beginning of this year, or of the year
    before if nothing has changed since then."""
    year = Phase.of(game.phase).year
    for before in (year, year - 1):
        found = _beginning(game, viewer, before)
        if found is not None and any(found.get(owner, 0) != held for owner, held in now.items()):
            return found
    return dict(now)


def _beginning(game: Game, viewer: Viewer, year: int) -> dict[str, int] | None:
    opening = next((one for one in game.openings() if Phase.of(one.phase).year == year), None)
    return None if opening is None else _counts(view(game.rules, opening.shown, str(game.spec), viewer))


def _counts(seen: StateView) -> dict[str, int]:
    return {owner: len(held) for owner, held in seen["centers"].items()}


def years(game: Game, viewer: Viewer) -> Iterator[YearTold]:
    """Each year of the game as it ended, the beginning of the game first as the year before."""
    opened = game.openings()
    first = Phase.of(opened[0].phase).year
    states = {first - 1: opened[0].shown}
    for before, later in pairwise(opened):
        states[Phase.of(before.phase).year] = later.shown
    states[Phase.of(opened[-1].phase).year] = game.state
    for year, state in states.items():
        seen = view(game.rules, state, str(game.spec), viewer)
        yield YearTold(year, _counts(seen), dict(seen["scores"]))
