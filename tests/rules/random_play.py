"""Random games of any rules, directives and all, for the tests of composition."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from casusbelli.core.events import CentersTaken, Event, UnitPlaced, UnitsRemoved
from casusbelli.core.orders import ARMY, FLEET, Directive, Order
from casusbelli.rules import play, spec
from casusbelli.rules.component import AnyComponent, RulesClash
from casusbelli.rules.dice import Dice, RollAwaited
from casusbelli.rules.draws import Vote
from casusbelli.rules.factional.orders import Resign
from casusbelli.rules.game import Game
from casusbelli.rules.options import Choice, Number, Type
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import Pack
from casusbelli.rules.world_war_one.facts import Concede
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
RARELY = 0.03


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
    game = Game.new(" + ".join(names), EUROPE, SEED, options)
    while game.awaited is not None:
        throw(game)
    return game


def throw(game: Game) -> None:
    """The die that the game-master owes."""
    with suppress(RollAwaited):
        game.throw(random.Random(str(game.awaited)).randint(1, 100))


def judge(game: Game) -> None:
    """Whatever the game-master has to do for the phase to be over."""
    if game.halted:
        game.resume()
    with suppress(RollAwaited):
        game.process()
    while game.awaited is not None:
        throw(game)


def random_options(names: Iterable[str], rng: random.Random) -> dict[str, str]:
    """Other values than usual for some options; none of them if these cannot be played together."""
    names = tuple(names)
    known = new_game(names).rules.known_options
    drawn = {key: rng.choice(values(option.type)) for key, option in known.items() if rng.random() < 0.4}
    chosen = {key: value for key, value in drawn.items() if value}
    try:
        new_game(names, chosen)
    except RulesClash:
        return {}
    return chosen


def values(kind: Type) -> Sequence[str]:
    """Some of the values of an option; an empty word where only a pattern says what it may be."""
    if isinstance(kind, Choice):
        return kind.values
    return [str(n) for n in range(kind.low, kind.high + 1, kind.step)][:6] if isinstance(kind, Number) else ("",)


def everything() -> tuple[str, ...]:
    """As many packs as go together, taken by name."""
    chosen: tuple[str, ...] = ()
    for name in KNOWN:
        if not clash((*chosen, name)):
            chosen = (*chosen, name)
    return chosen


def scattered_game(names: Iterable[str], rng: random.Random, options: Mapping[str, str] | None = None) -> Game:
    """A game that begins with few units, anywhere, and centres that are anybody's: much happens that takes years."""
    game = new_game(names, options)
    log, state = play.set_up(game.rules)
    old = tuple(unit.id for unit in state.units.values() if unit.owner in EUROPE.power)
    taken = {EUROPE.province_of[unit.at] for unit in state.units.values() if unit.id not in old}
    free = [place for place in EUROPE.province_of if EUROPE.province_of[place] not in taken]
    owners = list(EUROPE.power)[:: rng.choice((1, 2))]
    placed: list[Event] = [UnitsRemoved(old, "by hand")]
    for at in rng.sample(free, 12):
        kinds = [kind for kind in (ARMY, FLEET) if EUROPE.can_stand(kind, at)]
        if kinds and EUROPE.province_of[at] not in taken:
            taken.add(EUROPE.province_of[at])
            placed.append(UnitPlaced(state.next_id + len(placed), rng.choice(owners), rng.choice(kinds), at))
    placed.append(CentersTaken({center: rng.choice(owners) for center in rng.sample(EUROPE.centers, 20)}))
    moved, state = play.place(game.rules, state, placed)
    opened, state = play.resume(game.rules, state, game.rules.start)
    game.log, game.state = [*log, *moved, *opened], state
    return game


def random_game(
    names: Iterable[str], seed: int, phases: int, options: Mapping[str, str] | None = None, directives: bool = True
) -> Played:
    """Every seat hands something in, whether it is asked or not."""
    return played_on(new_game(names, options), seed, phases, directives)


def played_on(game: Game, seed: int, phases: int, directives: bool = True) -> Played:
    played, rng = Played(game), random.Random(seed)
    for _phase in range(phases):
        if game.state.outcome is not None:
            break
        write_phase(played, rng, directives)
        if game.state.outcome is None:
            judge(game)
    return played


def write_phase(played: Played, rng: random.Random, directives: bool = True) -> None:
    game = played.game
    for seat in game.rules.names:
        offered = [order for order in game.options(seat) if not _gives_up(game, order) or rng.random() < RARELY]
        orders = random_orders(offered, rng, directives)
        if orders and game.state.outcome is None:
            draft = game.submit(seat, orders)
            assert all(why.code and why.text for _order, why in draft.refused)
            played.handed_in.append((game.phase, seat, orders))


def _gives_up(game: Game, order: Order) -> bool:
    """Between two seats a word from one of them ends the game, and so do seats that are left: seldom, that there be
    games."""
    if isinstance(order, Resign):
        return True
    return len(game.rules.names) == 2 and (isinstance(order, Concede) or (isinstance(order, Vote) and order.yes))


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
