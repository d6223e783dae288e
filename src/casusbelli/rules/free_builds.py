"""An empty board: the game begins in Winter, and every power builds its first units as it likes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casusbelli.core.board import Power
from casusbelli.core.events import Event, UnitPlaced
from casusbelli.core.orders import Directive
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.options import Option, Pattern, choice
from casusbelli.rules.spec import Pack
from casusbelli.rules.steps import SilentStep


@dataclass(frozen=True)
class MusterStep(SilentStep):
    """After the first Winter: the map's units for those who sent nothing."""

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
    seat = t.rules.commander(t, power.name)
    return all(isinstance(order, Directive) for order in t.orders.get(seat or "", ()))


class FreeBuilds(Component[None]):
    name = "free-builds"
    options = (
        Option(
            "year",
            "map",
            Pattern("map|[1-9][0-9]{0,3}", "map or a year"),
            "The year in whose Winter the game begins; map: the one before the map's first.",
            advanced=False,
        ),
        choice("silent", "usual nothing", "What those begin with who send nothing: the map's units or none.", False),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        yield f"The game begins in W{_year(rules):04}A with no units of the powers on the board."
        yield "Every power builds armies and fleets in its home centres as it likes. What it leaves out is not lost."
        if rules.option("free-builds.silent") == "usual":
            yield "A power that sends nothing gets the units that usually stand on the board."

    def starts(self, rules: Rules) -> str | None:
        return f"W{_year(rules):04}A"

    def steps(self, rules: Rules) -> Iterator[Place]:
        yield Place(MusterStep(), after=("adjustments",), before=("last-eliminations",))


def _year(rules: Rules) -> int:
    said = rules.option("free-builds.year")
    return int(rules.board.calendar.start[1:5]) - 1 if said == "map" else int(said)


PACK = Pack("free-builds", "an empty board; the first units are built", (FreeBuilds(),), {"movement.units": "none"})
