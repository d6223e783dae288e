"""Checks for dead overrides: each hook that a rule overrides must sometimes differ from the default."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from typing import Any

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.orders import Directive, MovementOrder, Order, Piece, Retreat
from casusbelli.engine import drafts
from casusbelli.engine.answers import HOOKS, overrides
from casusbelli.engine.component import AnyComponent, Component
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.testing.knowledge import viewers
from casusbelli.testing.random_games import (
    RandomGame,
    clash,
    moments,
    played_on,
    random_game,
    random_options,
    scattered_game,
)

SOME = 7  # one in this many options is examined
Override = tuple[str, str]  # names of the component and of the hook


class Listening:
    """``wanted``: overridden hooks. ``heard``: those that had an effect."""

    def __init__(self, kinds: Collection[type[AnyComponent]]) -> None:
        self.wanted = {(kind.name, hook) for kind in kinds for hook in overridden(kind)}
        self.heard: set[Override] = set()

    @property
    def dead(self) -> set[Override]:
        return self.wanted - self.heard


@contextmanager
def listening(components: Iterable[AnyComponent]) -> Iterator[Listening]:
    """Record which hooks of these components have an effect while games are played."""
    kinds = {type(component) for component in components}
    found = Listening(kinds)
    before = [(kind, hook, vars(kind).get(hook)) for kind in kinds for hook in overridden(kind)]
    noted = {(kind, hook): _noted(kind, hook, found.heard) for kind, hook, _own in before}
    for (kind, hook), asked in noted.items():
        setattr(kind, hook, asked)
    try:
        yield found
    finally:
        for kind, hook, own in before:
            delattr(kind, hook) if own is None else setattr(kind, hook, own)


def overridden(kind: type[AnyComponent]) -> list[str]:
    return [hook for hook in HOOKS if overrides(kind, hook)]


def _noted(kind: type[AnyComponent], hook: str, heard: set[Override]) -> Callable[..., Any]:
    """Wrap a hook to record when it has an effect."""
    own = getattr(kind, hook)

    @wraps(own)
    def asked(self: AnyComponent, *arguments: Any) -> Any:
        answer = own(self, *arguments)
        answer = list(answer) if isinstance(answer, Iterator) else answer
        default = getattr(Component, hook)(self, *arguments)
        default = list(default) if isinstance(default, tuple) and isinstance(answer, list) else default
        if answer != default:
            heard.add((self.name, hook))
        return answer

    return asked


# --- games in which many things happen, and every hook is called


def ask_games(names: Iterable[str], on: Board | None = None, phases: int = 12) -> None:
    """Play random games of these packs, with default and random options, and call every hook."""
    names = tuple(names)
    if clash(names, on):
        return
    rng = random.Random(1)
    ask_everything(random_game(names, 1, phases, on=on))
    for seed in range(4):
        game = scattered_game(names, rng, random_options(names, rng, on), on)
        ask_everything(played_on(game, seed, phases))


def ask_everything(played: RandomGame) -> None:
    """Call the hooks that playing a game does not call."""
    game = played.game
    game.rules_text()
    game.rules.may_roll("no die")
    for moment in moments(played):
        _ask_moment(moment)
    for viewer in viewers(game):
        game.history(viewer)
    for event in game.log:
        game.rules.recounts(event)
    for component in game.rules.answering("placed"):
        shown = game.rules.shown(game.rules.turn(game.state)).get(component.shown_as, {})
        component.placed(component.initial(game.rules.board), shown)


def _ask_moment(moment: Game) -> None:
    rules, state = moment.rules, moment.state
    t = rules.turn(state)
    rules.offices(t)
    rules.past(t)
    rules.implied(t)
    for name, table in rules.shown(t).items():
        rules.arranged(t, name, table)
    for viewer in (*viewers(moment), GM):
        moment.view(viewer)
        moment.panels(viewer)
        moment.proposals(viewer)
    for seat in rules.names:
        seen = rules.seen(state, seat)
        drafts.accept(rules, state, seat, flights(moment))
        rules.rates(seen, seat)
        for owner in (*seen.state.owners, None):
            rules.intends(seen, seat, owner)
        offered = list(moment.options(seat))
        for order in offered:
            rules.appraises(seen, seat, order)
        for order in offered[::SOME]:
            moment.preview(seat, [order, *carelessly(order)])
        for reader in rules.names:
            rules.forbids_press(rules.turn(state), seat, reader)
    for rule, fields in moment.corrigible().items():
        with suppress(ValueError):  # not every altered table is possible
            moment.correct(rule, {key: otherwise(value) for key, value in fields.items()})


def otherwise(value: Any) -> Any:
    """An altered table of numbers or values."""
    if not isinstance(value, dict):
        return value
    numbers = all(isinstance(number, int) for number in value.values())
    values = [number + 1 for number in value.values()] if numbers else [*value.values()][1:] + [*value.values()][:1]
    return dict(zip(value, values, strict=True))


def flights(game: Game) -> list[Order]:
    """All conceivable destinations of a dislodged unit."""
    beaten = [routed.unit for routed in game.state.routed.values()]
    near = game.rules.board.on(game.phase).adjacent
    return [Retreat(unit.piece, place) for unit in beaten for place in near[unit.kind][unit.at]]


def carelessly(order: Any) -> Iterator[Order]:
    """The order without its optional parts, and an order inside another one by itself."""
    names = [name for name in order.__struct_fields__ if isinstance(getattr(order, name), Piece)]
    yield replace(order, **{name: Piece("", getattr(order, name).at) for name in names})
    if isinstance(order, Directive):
        kinds = type(order)
        optional = kinds.__struct_fields__[len(kinds.__struct_fields__) - len(kinds.__struct_defaults__) :]
        yield replace(order, **dict(zip(optional, kinds.__struct_defaults__, strict=True)))
        for name in kinds.__struct_fields__:
            if isinstance(inner := getattr(order, name), MovementOrder):
                yield inner
                yield from (replace(order, **{name: short}) for short in carelessly(inner))
