"""Random games under any rules, with directives, sensible or not."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from casusbelli.core.board import Board
from casusbelli.core.events import CentersTaken, Event, UnitPlaced, UnitsRemoved
from casusbelli.core.orders import ARMY, FLEET, Directive, Order
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import play
from casusbelli.engine.component import THE_GAME, AnyComponent, RulesClash
from casusbelli.engine.dice import Dice, RollAwaited
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.game import Game
from casusbelli.engine.options import Number, OneOf, Type
from casusbelli.engine.ruleset import RuleSet
from casusbelli.variants import board

SEED = bytes(range(32))
STANDARD = "standard"  # the default board
MOST_DIRECTIVES = 3  # for one seat in one phase
RARELY = 0.03
OFTEN = 0.4  # the share of options that get other values


@dataclass
class RandomGame:
    """A game with the submitted orders: phase, seat, orders."""

    game: Game
    handed_in: list[tuple[str, str, list[Order]]] = field(default_factory=list)


def clash(names: Iterable[str], on: Board | None = None) -> str:
    """Why these packs cannot be combined on this board, or ""."""
    try:
        new_game(names, on=on)
    except (RulesClash, LookupError) as fault:
        return str(fault)
    return ""


def as_many_as_go_together(names: Iterable[str], on: Board | None = None) -> tuple[str, ...]:
    """The packs that can be combined, taken one after another."""
    chosen: tuple[str, ...] = ()
    for name in dict.fromkeys(names):
        if not clash((*chosen, name), on):
            chosen = (*chosen, name)
    return chosen


def new_game(names: Iterable[str], options: Mapping[str, str] | None = None, on: Board | None = None) -> Game:
    game = Game.new(" + ".join(names), on or board(STANDARD), SEED, options)
    while game.awaited is not None:
        throw(game)
    return game


def throw(game: Game) -> None:
    """Roll the die that the game master owes."""
    with suppress(RollAwaited):
        game.throw(random.Random(str(game.awaited)).randint(1, 100))


def judge(game: Game) -> None:
    """Do whatever the game master has to do to finish the phase."""
    if game.halted:
        game.resume()
    with suppress(RollAwaited):
        game.process()
    while game.awaited is not None:
        throw(game)


def random_options(names: Iterable[str], rng: random.Random, on: Board | None = None) -> dict[str, str]:
    """Random values for some options, or none if they conflict."""
    names = tuple(names)
    known = new_game(names, on=on).rules.known_options
    drawn = {key: rng.choice(values(option.type)) for key, option in known.items() if rng.random() < OFTEN}
    chosen = {key: value for key, value in drawn.items() if value}
    try:
        new_game(names, chosen, on)
    except RulesClash:
        return {}
    return chosen


def values(kind: Type) -> Sequence[str]:
    """Some values of an option, or an empty string if only a pattern describes them."""
    if isinstance(kind, OneOf):
        return kind.values
    return [str(n) for n in range(kind.low, kind.high + 1, kind.step)][:6] if isinstance(kind, Number) else ("",)


def scattered_game(
    names: Iterable[str], rng: random.Random, options: Mapping[str, str] | None = None, on: Board | None = None
) -> Game:
    """A game that starts with few units in random places and random owners of centers, so that rare things happen
    early."""
    europe = on or board(STANDARD)
    game = new_game(names, options, europe)
    log, state = play.set_up(game.rules)
    old = tuple(unit.id for unit in state.units.values() if unit.owner in europe.power)
    taken = {europe.province_of[unit.at] for unit in state.units.values() if unit.id not in old}
    free = [place for place in europe.province_of if europe.province_of[place] not in taken]
    owners = list(europe.power)[:: rng.choice((1, 2))]
    placed: list[Event] = [UnitsRemoved(old, "by hand")]
    for at in rng.sample(free, min(12, len(free))):
        kinds = [kind for kind in (ARMY, FLEET) if europe.can_stand(kind, at)]
        if kinds and europe.province_of[at] not in taken:
            taken.add(europe.province_of[at])
            placed.append(UnitPlaced(state.next_id + len(placed), rng.choice(owners), rng.choice(kinds), at))
    some = rng.sample(europe.centers, min(20, len(europe.centers)))
    placed.append(CentersTaken({center: rng.choice(owners) for center in some}))
    moved, state = play.place(game.rules, state, placed)
    opened, state = play.resume(game.rules, state, game.rules.start)
    game.log, game.state = [*log, *moved, *opened], state
    return game


def random_game(
    names: Iterable[str],
    seed: int,
    phases: int,
    options: Mapping[str, str] | None = None,
    directives: bool = True,
    on: Board | None = None,
) -> RandomGame:
    """Submit orders for every seat, whether it has something to do or not."""
    return played_on(new_game(names, options, on), seed, phases, directives)


def played_on(game: Game, seed: int, phases: int, directives: bool = True) -> RandomGame:
    played, rng = RandomGame(game), random.Random(seed)
    for _phase in range(phases):
        if game.state.outcome is not None:
            break
        write_phase(played, rng, directives)
        if game.state.outcome is None:
            judge(game)
    return played


def write_phase(played: RandomGame, rng: random.Random, directives: bool = True) -> None:
    game = played.game
    for seat in game.rules.names:
        offered = [order for order in game.options(seat) if not _gives_up(game, seat, order) or rng.random() < RARELY]
        orders = random_orders(offered, rng, directives)
        if orders and game.state.outcome is None:
            draft = game.submit(seat, orders)
            for order, why in draft.refused:
                assert has_words(why), f"{order} is refused to {seat} without a reason"
            played.handed_in.append((game.phase, seat, orders))


def has_words(why: Refusal) -> bool:
    return bool(why.code and why.text.strip())


def _gives_up(game: Game, seat: str, order: Order) -> bool:
    """Whether to skip an order: those that lose the game are given rarely, so that games last. Between two seats a vote
    is one."""
    if not isinstance(order, Directive) or not game.rules.grammar.of[type(order)].at_once:
        return False
    if isinstance(order, ProposeDraw | ProposeConcession | DrawVote):
        return len(game.rules.names) == 2 and isinstance(order, DrawVote) and order.yes
    return game.rules.appraises(game.rules.seen(game.state, seat), seat, order) <= -THE_GAME


def random_orders(offered: Iterable[Order], rng: random.Random, directives: bool = True) -> list[Order]:
    """One order for each unit that can have one, and a few directives."""
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


def replayed(played: RandomGame, components: Sequence[AnyComponent], on: Board | None = None) -> Game:
    """Play the same orders with these components."""
    first = played.game
    game = Game(first.spec, RuleSet(components, on or board(STANDARD), first.rules.options, Dice(SEED)))
    game.log, game.state = play.begin(game.rules)
    for phase, seat, orders in played.handed_in:
        while game.phase != phase:
            game.process()
        game.submit(seat, orders)
    while game.state.outcome is None and len(game.log) < len(first.log):
        game.process()
    return game


def moments(played: RandomGame) -> Iterator[Game]:
    """The game at the opening of each phase."""
    for phase in played.game.phases():
        yield played.game.fork(phase)
