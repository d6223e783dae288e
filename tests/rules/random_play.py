"""Random games of any rules, directives and all, for the tests of composition."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from casusbelli.core.orders import Directive, Order
from casusbelli.rules import play, spec
from casusbelli.rules.component import AnyComponent, RulesClash
from casusbelli.rules.dice import Dice
from casusbelli.rules.game import Game
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import Pack
from casusbelli.variants import board
from examples.plebiscite import casusbelli_plebiscite
from tests.rules.omens import PACKS

SEED = bytes(range(32))
EUROPE = board("standard")
KNOWN: dict[str, Pack] = {
    **spec.packs(),
    **{pack.name: pack for pack in (*PACKS, casusbelli_plebiscite.PACK)},
}
MOST_DIRECTIVES = 3  # of one seat in one phase


@dataclass
class Played:
    """A game, and what was handed in: phase, seat, orders."""

    game: Game
    handed_in: list[tuple[str, str, list[Order]]] = field(default_factory=list)


def clash(names: Iterable[str]) -> str:
    """Why these packs cannot be played together on the standard map; "" if they can."""
    try:
        new_game(names)
    except (RulesClash, LookupError) as fault:
        return str(fault)
    return ""


def new_game(names: Iterable[str], options: Mapping[str, str] | None = None) -> Game:
    return Game.new(" + ".join(names), EUROPE, SEED, options)


def everything() -> tuple[str, ...]:
    """As many packs as go together, taken by name."""
    chosen: tuple[str, ...] = ()
    for name in KNOWN:
        if not clash((*chosen, name)):
            chosen = (*chosen, name)
    return chosen


def random_game(
    names: Iterable[str], seed: int, phases: int, options: Mapping[str, str] | None = None, directives: bool = True
) -> Played:
    """Every seat hands something in, whether it is asked or not."""
    played = Played(new_game(names, options))
    rng, game = random.Random(seed), played.game
    for _phase in range(phases):
        if game.state.outcome is not None:
            break
        write_phase(played, rng, directives)
        if game.state.outcome is None:
            game.process()
    return played


def write_phase(played: Played, rng: random.Random, directives: bool = True) -> None:
    game = played.game
    for seat in game.rules.names:
        orders = random_orders(game.options(seat), rng, directives)
        if orders and game.state.outcome is None:
            draft = game.submit(seat, orders)
            assert all(why.code and why.text for _order, why in draft.refused)
            played.handed_in.append((game.phase, seat, orders))


def random_orders(offered: Iterable[Order], rng: random.Random, directives: bool = True) -> list[Order]:
    """One order for each unit that may get one, and a few directives."""
    by_unit: dict[str, list[Order]] = {}
    others: list[Order] = []
    for order in offered:
        if isinstance(order, Directive):
            others.append(order)
        else:
            by_unit.setdefault(str(getattr(order, "unit", "")), []).append(order)
    chosen = [rng.choice(orders) for orders in by_unit.values()]
    if directives and others:
        chosen += rng.sample(others, min(rng.randrange(MOST_DIRECTIVES + 1), len(others)))
    return chosen


def replayed(played: Played, components: Sequence[AnyComponent]) -> Game:
    """The same orders, handed in under these components."""
    first = played.game
    game = Game(first.spec, RuleSet(components, EUROPE, first.rules.options, Dice(SEED)))
    game.log, game.state = play.begin(game.rules)
    for phase, seat, orders in played.handed_in:
        while game.phase != phase:
            game.process()
        game.submit(seat, orders)
    while game.state.outcome is None and len(game.log) < len(first.log):
        game.process()
    return game


def moments(played: Played) -> Iterator[Game]:
    """The game at the opening of each of its phases."""
    for phase in played.game.phases():
        yield played.game.fork(phase)
