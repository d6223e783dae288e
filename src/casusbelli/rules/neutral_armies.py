"""An army that nobody commands in every supply centre that nobody owns at the start."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.events import CentersTaken, Event, UnitPlaced
from casusbelli.core.orders import ARMY
from casusbelli.rules.component import Component, Rules
from casusbelli.rules.spec import Pack

NEUTRAL = "Neutral"


class NeutralArmies(Component[None]):
    """Their owner is no power and has no seat: the judge lets such units hold, disbands them when they are dislodged,
    and builds none of them; so there is nothing more to do."""

    name = "neutral-armies"
    sentences = (
        "An army stands in every supply centre that nobody owns at the start. It keeps the centre for nobody.",
        "These armies always hold, without supporting each other, and may be supported.",
        "Dislodged, they are disbanded. None is built anew.",
    )

    def begin(self, rules: Rules) -> Iterator[Event]:
        guarded = _guarded(rules.board)
        yield CentersTaken(dict.fromkeys(guarded, NEUTRAL))
        first = sum(len(power.units) for power in rules.board.powers)
        for number, province in enumerate(rules.board.provinces, first):  # no other unit has a province's number
            if province.code in guarded:
                yield UnitPlaced(number, NEUTRAL, ARMY, province.code)


def _guarded(board: Board) -> tuple[str, ...]:
    home = {center for power in board.powers for center in power.home}
    return tuple(code for code in board.centers if code not in home and board.can_stand(ARMY, code))


PACK = Pack("neutral-armies", "armies of nobody's guard the neutral centres", (NeutralArmies(),))
