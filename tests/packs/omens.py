"""A rule that nobody plays, for the tests: it adds a step and rolls dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.spec import Pack
from casusbelli.engine.steps import SilentStep
from casusbelli.testing.fog import FOG


class OmenRead(Event, frozen=True, tag="omen-read/1"):
    power: str
    good: bool


@dataclass(frozen=True)
class OmenStep(SilentStep):
    season: str = "S"
    kind: str = ""
    hours: int = 0
    name: str = "omens"

    def run(self, t: Turn) -> Iterator[Event]:
        for seat in t.rules.seat_names():
            rolled = t.dice.rolled(f"{seat}/{t.state.year}/omen")
            yield rolled
            yield OmenRead(seat, rolled.roll > 50)


class Omens(Component[dict[str, int]]):
    """Every spring each power reads an omen; good ones are counted. A seat may know its own count only."""

    name = "omens"
    events = (OmenRead,)
    dice = ("{power}/{year}/omen",)

    def initial(self, board: Board) -> dict[str, int]:
        return {power.name: 0 for power in board.powers}

    def evolve(self, own: dict[str, int], event: Event) -> dict[str, int]:
        if isinstance(event, OmenRead) and event.good:
            return {**own, event.power: own.get(event.power, 0) + 1}
        return own

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(OmenStep(), before=("S-movement",))

    def show(self, t: Turn) -> Mapping[str, Any]:
        luck: dict[str, int] = t.own(self)
        return {"luck": luck}

    def placed(self, own: dict[str, int], table: Mapping[str, Any]) -> dict[str, int]:
        return {**own, **table.get("luck", {})}


OMENS = Pack("omens", "birds fly in spring", (Omens(),), {})
PACKS: tuple[Pack, ...] = (FOG, OMENS)
