"""The standard game, as components like any other: movement, adjustments, a solo victory."""

from __future__ import annotations

import re

from casusbelli.core.state import Outcome
from casusbelli.rules.adjusting import Adjustments
from casusbelli.rules.component import Component, Option, Turn
from casusbelli.rules.movement import Movement
from casusbelli.rules.spec import Pack


class Solo(Component[None]):
    """Whoever owns enough centres after the Fall has won."""

    name = "solo"
    options = (
        Option(
            "centers",
            ("map",),
            "Centres that win the game; map: as the map says.",
            lambda said: said == "map" or re.fullmatch("[1-9][0-9]{0,2}", said) is not None,
        ),
    )
    sentences = ("Whoever controls the winning number of supply centres after the Fall wins alone.",)

    def winner(self, t: Turn) -> Outcome | None:
        if t.state.step != "capture":
            return None
        said = t.rules.option("solo.centers")
        needed = t.board.victory if said == "map" else int(said)
        winners = tuple(owner for owner in t.state.owners if len(t.state.owned(owner)) >= needed)
        return Outcome("solo", winners) if winners else None


STANDARD = Pack("standard", "the standard game", (Movement(), Adjustments(), Solo()), {})
