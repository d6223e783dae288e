"""The standard game, as components like any other: movement, adjustments, a solo victory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from casusbelli.core.events import Event, GameEnded
from casusbelli.core.said import Cell, Text, power, said
from casusbelli.core.state import Outcome
from casusbelli.engine.adjusting import Adjustments, captured, counted_out
from casusbelli.engine.closures import Closures
from casusbelli.engine.component import Component, Rules, Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.draws import Draws, standing
from casusbelli.engine.mechanisms import unowned_taken
from casusbelli.engine.movement import Movement
from casusbelli.engine.options import MatchingText, Option
from casusbelli.engine.panel_forms import Gauge, MeterForm, Threshold
from casusbelli.engine.prospects import promise
from casusbelli.engine.spec import Mechanisms, Pack

NEAR = 4  # centers that are left to win
FRONT, ELSEWHERE = 0.6, -0.3  # how much more or less than usual centers are wanted


class Solo(Component[None]):
    """A solo victory: a power wins alone if it owns enough centers when centers change hands."""

    name = "solo"
    title = said("packs.solo-title")
    options = (
        Option(
            "centers",
            "map",
            MatchingText("map|none|[1-9][0-9]{0,2}", said("packs.solo-kinds"), ("map", "none")),
            said("packs.solo-centers"),
            advanced=False,
        ),
    )

    def explains(self, rules: Rules) -> Iterator[Text]:
        if rules.option("solo.centers") == "none":
            yield said("packs.solo-none")
            return
        yield said("packs.solo-rule", n=needed(rules))

    def winner(self, t: Turn) -> Outcome | None:
        if not captured(t) or t.rules.option("solo.centers") == "none":
            return None
        count = {owner: len(centers) for owner, centers in t.holdings.items() if _plays(t, owner)}
        most = max(count.values(), default=0)
        winners = tuple(owner for owner, centers in count.items() if centers == most >= needed(t.rules))
        return Outcome("solo", winners) if len(winners) == 1 else None

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        """The centers of everybody on the way to a solo victory."""
        if t.rules.option("solo.centers") == "none":
            return
        units = Counter(unit.owner for unit in t.state.units.values())
        owners = dict.fromkeys((*t.board.power, *t.state.owners, *units))
        gauges = tuple(
            Gauge[Cell](power(owner), len(t.state.owned(owner)), power=owner, details=(units[owner],))
            for owner in owners
        )
        goal = needed(t.rules)
        marks = (Threshold[Cell](goal, said("packs.solo-title")),)
        columns = (said("packs.solo-power"), said("packs.solo-owned"), said("packs.solo-units"))
        form = MeterForm(gauges, goal, marks=marks, columns=columns)
        yield Panel(said("packs.solo-panel"), form=form, standings=True)

    def intends(self, t: Turn, seat: str, owner: str | None) -> float:
        """One front at a time: the neighbor that promises most; every center counts once victory is near."""
        power = next((power for power in t.board.power if t.rules.commander_of(t, power) == seat), None)
        if power is None or owner is None or t.rules.option("solo.centers") == "none":
            return 0.0
        if len(t.state.owned(power)) >= needed(t.rules) - NEAR:
            return FRONT
        return FRONT if t.memo(_fronts).get(power) == owner else ELSEWHERE


class Survivor(Component[None]):
    """The last power left wins. Packs with their own rule for this replace the component."""

    name = "survivor"
    title = said("packs.survivor-title")
    sentences = (said("packs.survivor-rule"),)

    def winner(self, t: Turn) -> Outcome | None:
        if not counted_out(t):
            return None
        left = standing(t)
        if len(left) > 1:
            return None
        winners = tuple(power for power in left if not t.rules.disqualifies(t, power))
        return Outcome("survivor" if winners else "nobody", winners)


def _plays(t: Turn, owner: str) -> bool:
    """True for owners that can win. Owners that are no power and that nobody orders, or that rules bar, neither win nor
    keep others from winning."""
    return (owner in t.board.power or t.rules.commander_of(t, owner) is not None) and not t.rules.disqualifies(t, owner)


def _fronts(t: Turn) -> dict[str, str]:
    """Power -> the neighbor that it attacks."""
    found: dict[str, str] = {}
    for owner in t.board.power:
        hopes = {foe: promise(t, owner, foe) for foe in t.board.power if foe != owner}
        best = max(hopes, key=lambda foe: (hopes[foe], foe), default=None)
        if best is not None and hopes[best] > 0:
            found[owner] = best
    return found


def needed(rules: Rules) -> int:
    centers = rules.option("solo.centers")
    return rules.board.victory if centers == "map" else int(centers)


def _ended(event: Event, kind: str) -> int:
    return isinstance(event, GameEnded) and event.outcome.kind == kind


MECHANISMS: Mechanisms = {
    "unowned center taken": unowned_taken,
    "solo": lambda _state, event: _ended(event, "solo"),
    "draw": lambda _state, event: _ended(event, "draw"),
    "concession": lambda _state, event: _ended(event, "concession"),
}
STANDARD = Pack(
    "standard",
    said("packs.pack-standard"),
    (Movement(), Adjustments(), Solo(), Survivor(), Closures(), Draws()),
    about=said("packs.pack-standard-about"),
    mechanisms=MECHANISMS,
)
