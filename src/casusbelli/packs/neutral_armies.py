"""The rule "neutral armies": an army that always holds in every supply center that nobody owns at the start."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from casusbelli.core.board import NEUTRAL, Board
from casusbelli.core.events import CentersTaken, Event, UnitPlaced
from casusbelli.core.orders import ARMY
from casusbelli.core.said import Text, said
from casusbelli.engine.component import Component, Rules
from casusbelli.engine.display import Example
from casusbelli.engine.spec import Pack


class NeutralArmies(Component[None]):
    """Armies of an owner that is no power and has no seat. The engine makes such units hold, disbands them when
    dislodged and never builds them, so nothing else is needed here."""

    name = "neutral-armies"
    title = said("packs.neutral-armies-title")
    sole: ClassVar[Mapping[str, Text]] = {"neutral centers": said("engine.sole-neutral-centers")}
    sentences = (
        said("packs.neutral-armies-stand"),
        said("packs.neutral-armies-hold"),
        said("packs.neutral-armies-end"),
        Example(said("packs.neutral-armies-example")),
    )

    def begin(self, rules: Rules) -> Iterator[Event]:
        guarded = _guarded(rules.board)
        yield CentersTaken(dict.fromkeys(guarded, NEUTRAL))
        first = len(rules.board.first_units)
        for number, province in enumerate(rules.board.provinces, first):  # no other unit has a province's number
            if province.code in guarded:
                yield UnitPlaced(number, NEUTRAL, ARMY, province.code)


def _guarded(board: Board) -> tuple[str, ...]:
    return tuple(code for code in board.neutral_at_first if board.can_stand(ARMY, code))


PACK = Pack(
    "neutral-armies",
    said("packs.pack-neutral-armies"),
    (NeutralArmies(),),
    about=said("packs.pack-neutral-armies-about"),
)
