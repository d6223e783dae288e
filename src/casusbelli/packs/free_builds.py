"""The rule "free setup": the game begins in Winter on an empty board, and each power builds its first units."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casusbelli.core.board import Power
from casusbelli.core.events import Event, UnitPlaced
from casusbelli.core.orders import Directive
from casusbelli.core.phases import ADJUSTMENTS, Phase
from casusbelli.core.said import Text, phase, said
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.options import MatchingText, Option, choice
from casusbelli.engine.spec import Pack
from casusbelli.engine.steps import SilentStep


@dataclass(frozen=True)
class MusterStep(SilentStep):
    """After the first Winter, places the map's units for powers that sent no builds."""

    season: str = "W"
    kind: str = ""
    hours: int = 0
    name: str = "muster"

    def run(self, t: Turn) -> Iterator[Event]:
        if t.state.year != _year(t.rules) or t.rules.option("free-builds.silent") == "nothing":
            return
        pieces = [(power.name, piece) for power in t.board.powers if _silent(t, power) for piece in power.units]
        free = [(owner, piece) for owner, piece in pieces if t.position.find(piece.at) is None]
        for number, (owner, piece) in enumerate(free, t.state.next_id):
            yield UnitPlaced(number, owner, piece.kind, piece.at)


def _silent(t: Turn, power: Power) -> bool:
    seat = t.rules.commander_of(t, power.name)
    return all(isinstance(order, Directive) for order in t.orders.get(seat or "", ()))


class FreeBuilds(Component[None]):
    name = "free-builds"
    title = said("packs.free-builds-title")
    options = (
        Option(
            "year",
            "map",
            MatchingText("map|[1-9][0-9]{0,3}", said("packs.free-builds-kinds"), ("map",)),
            said("packs.free-builds-year"),
            advanced=False,
        ),
        choice("silent", "usual nothing", said("packs.free-builds-silent"), False),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("packs.free-builds-begins", phase=phase(self.starts(rules)))
        yield said("packs.free-builds-rule")
        if rules.option("free-builds.silent") == "usual":
            yield said("packs.free-builds-usual")
        yield Example(said("packs.free-builds-example"))

    def starts(self, rules: Rules) -> str:
        return str(Phase("W", _year(rules), ADJUSTMENTS))

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(MusterStep(), after=(step_names.ADJUSTMENTS,), before=(step_names.LAST_ELIMINATIONS,))


def _year(rules: Rules) -> int:
    year = rules.option("free-builds.year")
    return Phase.of(rules.board.calendar.start).year - 1 if year == "map" else int(year)


PACK = Pack(
    "free-builds",
    said("packs.pack-free-builds"),
    (FreeBuilds(),),
    {"movement.units": "none"},
    about=said("packs.pack-free-builds-about"),
)
