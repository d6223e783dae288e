"""A game as a series of scenes: for each phase the opening position, the orders and their results.

Made from what a viewer may know: positions from ``RuleSet.seen``, events from the viewer's history, panels as the
viewer sees them. Phases that were rolled back are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from casusbelli.core import events as e
from casusbelli.core.board import SEA
from casusbelli.core.orders import Directive
from casusbelli.core.said import said
from casusbelli.core.state import State
from casusbelli.core.units import Unit
from casusbelli.drawing.scene import DislodgedPiece, Ordered, Scene, held_ground, territory
from casusbelli.engine.component import Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.game import Game
from casusbelli.engine.judged_orders import judged_orders
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.view import Viewer, seat_of, turn_seen
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.chronicle import Fact

__all__ = ["scene_at", "scenes"]


@dataclass
class Chapter:
    """One phase: the state in which it opened, and the events up to the next phase."""

    phase: str
    state: State
    facts: list[Fact] = field(default_factory=list)


def chapters(game: Game, viewer: Viewer, first: int = 0, last: int | None = None) -> list[Chapter]:
    """The phases that count, as this viewer may know them, the open one last; or a range of them by number."""
    opened, rules = game.openings(), game.rules
    ends = [*(later.number - 1 for later in opened[1:]), len(game.log)]
    return [
        Chapter(
            o.phase, o.shown, list(chronicle.seen(rules, chronicle.since(rules, o.state, game.log[o.at : end]), viewer))
        )
        for o, end in list(zip(opened, ends, strict=True))[first:last]
    ]


def chapter_of(game: Game, viewer: Viewer, phase: str) -> Chapter | None:
    """The phase with this name, if it counts."""
    number = _number(game, phase)
    return None if number is None else chapters(game, viewer, number, number + 1)[0]


def _number(game: Game, phase: str) -> int | None:
    return next((n for n, opening in enumerate(game.openings()) if opening.phase == phase), None)


def scenes(
    game: Game,
    viewer: Viewer,
    with_orders: bool = True,
    layers: Sequence[str] | None = (),
    first: int = 0,
    last: int | None = None,
) -> list[Scene]:
    """A scene for each phase, and one for the end of a finished game; or a range of them by number. ``layers`` are
    titles of panels; None for all."""
    told = chapters(game, viewer, first, last)
    made = [_scene(game, moment, viewer, with_orders, layers) for moment in _moments(game, viewer, told, first)]
    ends = last is None or last >= len(game.openings())
    return [*made, *(_the_end(game, viewer, layers) if ends else ())]


def scene_at(
    game: Game, viewer: Viewer, phase: str | None = None, with_orders: bool = True, layers: Sequence[str] = ()
) -> Scene:
    """The scene of one phase, or of the game's current position if none is named."""
    if phase is None and game.state.outcome is not None:
        return next(_the_end(game, viewer, layers))
    found = None if phase is None else _number(game, phase)
    number = len(game.openings()) - 1 if found is None else found
    told = chapters(game, viewer, number, number + 1)
    [moment] = _moments(game, viewer, told, number)
    return _scene(game, moment, viewer, with_orders, layers)


@dataclass(frozen=True)
class Moment:
    """A turn as the viewer knows it, the owners of provinces by then, and the events that follow."""

    t: Turn
    ground: Mapping[str, str]
    facts: Sequence[Fact] = ()


def _moments(game: Game, viewer: Viewer, told: Sequence[Chapter], first: int) -> Iterator[Moment]:
    """``first``: the number of the first of these chapters."""
    ground = _ground(game, viewer, first)
    for chapter in told:
        t = turn_seen(game.rules, chapter.state, viewer)
        ground = held_ground(t.board, _listed(game.rules, t), ground)
        yield Moment(t, ground, chapter.facts)


def _ground(game: Game, viewer: Viewer, count: int) -> Mapping[str, str]:
    """The owners of provinces after this many phases: searched from the last one backwards until all are found."""
    rules = game.rules
    before, taken = territory(rules.board), dict[str, str]()
    wanted = {code for code, place in rules.board.province.items() if place.terrain != SEA and not place.center}
    for opening in reversed(game.openings()[:count]):
        if wanted <= taken.keys():
            break
        there = opening.states.places(rules.board)
        if not wanted.isdisjoint(there - taken.keys()):
            t = turn_seen(rules, opening.shown, viewer)
            taken = {**held_ground(t.board, _listed(rules, t), {}), **taken}
    return {**before, **taken}


def _listed(rules: RuleSet, t: Turn) -> list[Unit]:
    names = _names(rules, t)
    return [replace(unit, owner=names[unit.owner]) for unit in t.state.units.values()]


def _the_end(game: Game, viewer: Viewer, layers: Sequence[str] | None) -> Iterator[Scene]:
    if game.state.outcome is not None:
        [last] = _moments(game, viewer, [Chapter(game.phase, game.state)], len(game.openings()))
        scene = _scene(game, last, viewer, False, layers)
        outcome = chronicle.outcome(game.rules, game.state.outcome)
        yield replace(scene, title=said("drawing.the-end", phase=scene.title), outcome=outcome)


def layered(game: Game, viewer: Viewer, phase: str | None = None) -> tuple[str, ...]:
    """The titles of the panels with marks on the board, in this phase or the current position."""
    number = None if phase is None else _number(game, phase)
    state = game.state if number is None else game.openings()[number].shown
    t = turn_seen(game.rules, state, viewer)
    return tuple(str(panel.title) for panel in _layers(game.rules, t, viewer, None))


def _names(rules: RuleSet, t: Turn) -> dict[str, str]:
    return {owner: rules.listed_as(t, owner) for owner in t.state.owners}


def _scene(game: Game, moment: Moment, viewer: Viewer, with_orders: bool, layers: Sequence[str] | None) -> Scene:
    rules, t = game.rules, moment.t
    names = _names(rules, t)
    of = ((owner, rules.power_of(t, owner)) for owner in t.state.owners)
    return Scene(
        t.board,
        newspaper.title(rules, t.state.phase),
        tuple(replace(unit, owner=names[unit.owner]) for unit in t.state.units.values()),
        centers={center: names[owner] for center, owner in t.state.centers.items()},
        routed=tuple(
            DislodgedPiece(replace(beaten.unit, owner=names[beaten.unit.owner]), beaten.retreats)
            for beaten in t.state.routed.values()
        ),
        orders=tuple(_orders(rules, t, moment.facts)) if with_orders else (),
        ground=moment.ground,
        sides={names[owner]: power for owner, power in of if power is not None and power != owner},
        layers=tuple(_layers(rules, t, viewer, layers)),
    )


def _layers(rules: RuleSet, t: Turn, viewer: Viewer, titles: Sequence[str] | None) -> Iterator[Panel]:
    if titles is None or titles:
        for panel in rules.panels(t, seat_of(viewer)):
            if panel.marks and (titles is None or str(panel.title) in titles):
                yield panel


# --- orders


def _orders(rules: RuleSet, t: Turn, facts: Sequence[Fact]) -> Iterator[Ordered]:
    """The adjudicated orders, then those without adjudication, such as declarations between powers."""
    judged: set[str] = set()
    for row in judged_orders(rules, (event for event, _state in facts)):
        judged.add(row.written)
        order = None if isinstance(row.order, Directive) else row.order
        name = rules.listed_as(t, row.owner)
        yield Ordered(name, row.written, order, row.results, row.reason, row.said or "", row.ordered)
    for event, _state in facts:
        if isinstance(event, e.OrdersRevealed):
            for seat in event.orders | event.secret:
                texts = (text for text in event.of(seat) if text not in judged and _is_directive(rules, t, text))
                yield from (Ordered(seat, text, None) for text in texts)


def _is_directive(rules: RuleSet, t: Turn, text: str) -> bool:
    return isinstance(rules.order_of(text, t.state.phase), Directive)
