"""Two rules that nobody plays, for the tests: one hides, one adds a step and rolls dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.units import Unit
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.spec import Pack
from casusbelli.rules.steps import SilentStep


class Fog(Component[None]):
    """A power sees the units beside its own units and centres."""

    name = "fog"

    def hides(self, t: Turn, seat: str | None, unit: Unit) -> bool:
        if seat is None or unit.owner == seat:
            return unit.owner != seat
        mine = {t.board.province_of[own.at] for own in t.state.units.values() if own.owner == seat}
        seen = {near for code in (*mine, *t.state.owned(seat)) for near in (code, *t.board.neighbors[code])}
        return t.board.province_of[unit.at] not in seen


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

    def initial(self, board: Board) -> dict[str, int]:
        return {power.name: 0 for power in board.powers}

    def evolve(self, own: dict[str, int], event: Event) -> dict[str, int]:
        if isinstance(event, OmenRead) and event.good:
            return {**own, event.power: own.get(event.power, 0) + 1}
        return own

    def rolls(self, rules: Rules) -> Iterator[str]:
        yield rf"({'|'.join(rules.board.power)})/[0-9]{{4}}/omen"

    def steps(self, rules: Rules) -> Iterator[Place]:
        yield Place(OmenStep(), before=("S-movement",))

    def show(self, t: Turn) -> Mapping[str, Any]:
        luck: dict[str, int] = t.own(self)
        return {"luck": luck}


PACKS: tuple[Pack, ...] = (
    Pack("fog", "you see what is near", (Fog(),), {}),
    Pack("omens", "birds fly in spring", (Omens(),), {}),
)
