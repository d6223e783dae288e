"""The standard game, as components like any other: movement, adjustments, a solo victory."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.state import Outcome
from casusbelli.rules.adjusting import Adjustments, captured, counted_out
from casusbelli.rules.closures import Closures
from casusbelli.rules.component import Component, Rules, Turn
from casusbelli.rules.draws import Draws, standing
from casusbelli.rules.movement import Movement
from casusbelli.rules.options import Option, Pattern
from casusbelli.rules.spec import Pack


class Solo(Component[None]):
    """Whoever owns enough centres after the Fall has won."""

    name = "solo"
    options = (
        Option(
            "centers",
            "map",
            Pattern("map|none|[1-9][0-9]{0,2}", "map, none or a number of centres"),
            "Centres that win the game; map: as many as the map says; none: however many, they do not win.",
            advanced=False,
        ),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        if rules.option("solo.centers") == "none":
            yield "No number of supply centres wins the game."
            return
        yield f"Whoever controls {needed(rules)} supply centres after the Fall, and more than anybody else, wins alone."

    def winner(self, t: Turn) -> Outcome | None:
        if not captured(t) or t.rules.option("solo.centers") == "none":
            return None
        count = {owner: len(centers) for owner, centers in t.holdings.items() if _plays(t, owner)}
        most = max(count.values(), default=0)
        winners = tuple(owner for owner, centers in count.items() if centers == most >= needed(t.rules))
        return Outcome("solo", winners) if len(winners) == 1 else None


class Survivor(Component[None]):
    """The end of a game that nobody can lose any more. Rules with an end of their own for it replace this."""

    name = "survivor"
    sentences = ("A power that is the only one left has won, however many supply centres it owns.",)

    def winner(self, t: Turn) -> Outcome | None:
        if not counted_out(t):
            return None
        left = standing(t)
        if len(left) > 1:
            return None
        winners = tuple(power for power in left if not t.rules.disqualified(t, power))
        return Outcome("survivor" if winners else "nobody", winners)


def _plays(t: Turn, owner: str) -> bool:
    """Owners that are no power and that nobody orders, or that rules bar, do not win, nor keep others from it."""
    return (owner in t.board.power or t.rules.commander(t, owner) is not None) and not t.rules.disqualified(t, owner)


def needed(rules: Rules) -> int:
    said = rules.option("solo.centers")
    return rules.board.victory if said == "map" else int(said)


STANDARD = Pack("standard", "the standard game", (Movement(), Adjustments(), Solo(), Survivor(), Closures(), Draws()))
