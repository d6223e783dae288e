"""Checks that hidden information stays hidden, whatever a player looks at, tries or waits for."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.canon import encode
from casusbelli.core.events import Event
from casusbelli.core.orders import ARMY, Order
from casusbelli.core.state import State
from casusbelli.core.units import Unit
from casusbelli.engine import drafts
from casusbelli.engine.game import Game
from casusbelli.engine.on_offer import is_at_once
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.view import history, view
from casusbelli.testing.fog import FOG
from casusbelli.testing.random_games import moments, random_game, random_orders

ENOUGH = 10  # number of hidden units that are moved elsewhere
SOME = 9  # one in this many options is tried


def viewers(game: Game) -> tuple[str | None, ...]:
    """The seats, and a spectator."""
    return (*game.rules.names, None)


def told_to(rules: RuleSet, state: State, log: Iterable[Event], seat: str | None) -> bytes:
    """Everything that a seat or a spectator is shown of a game at one moment."""
    told = (
        view(rules, state, "", seat),
        rules.panels(rules.seen(state, seat), seat),
        rules.proposals(rules.seen(state, seat), seat),
        history(rules, log, seat),
        [str(order) for order in drafts.options(rules, state, seat)] if seat else [],
    )
    return encode(told)


def answer_to(rules: RuleSet, state: State, seat: str, text: str) -> tuple[object, ...]:
    """Everything that the author of these orders learns."""
    read, misread = drafts.read(rules, state, text)
    draft = drafts.accept(rules, state, seat, read)
    orders = [line.order for line in read]
    told = drafts.preview(rules, state, seat, orders), drafts.advice(rules, state, seat, orders)
    return draft, [str(error) for error in misread], told


def check_drafts_are_secret(names: Sequence[str], on: Board | None = None) -> None:
    """Orders that do not take effect immediately are invisible to all others before the phase is adjudicated."""
    game, rng = random_game(names, 4, 3, on=on).game, random.Random(1)
    first = game.rules.names[0]
    before = told_to(game.rules, game.state, game.log, first)
    for seat in game.rules.names:
        if seat != first:
            game.submit(seat, random_orders(waiting(game, seat), rng))
    after = told_to(game.rules, game.state, game.log, first)
    assert after == before, f"{first} is told something by what others have only drafted"


def check_who_writes_first(names: Sequence[str], stray: Sequence[Order] = (), on: Board | None = None) -> None:
    """The sequence in which seats submit orders changes nothing. ``stray``: additional orders, right or wrong."""
    game, rng = random_game(names, 8, 4, on=on).game, random.Random(8)
    written = {}
    for seat in game.rules.names:
        orders = random_orders(waiting(game, seat), rng)
        written[seat] = [*orders, *([rng.choice(stray)] if stray else ())]
    logs = []
    for seats in (list(written), list(reversed(written)), rng.sample(list(written), len(written))):
        one = Game(game.spec, game.rules, game.log)
        for seat in seats:
            one.submit(seat, written[seat])
        logs.append(encode(one.process()) if one.state.outcome is None else b"")
    assert logs[0] == logs[1] == logs[2], "it matters who hands in first"


def waiting(game: Game, seat: str) -> list[Order]:
    """Legal orders of the seat that do not take effect immediately."""
    return [order for order in game.options(seat) if not is_at_once(game.rules, order)]


def check_veil(names: Sequence[str], phases: int, on: Board | None = None) -> None:
    """What a seat is shown, offered and answered follows from what it knows: nothing changes if the hidden rest of the
    state does."""
    played = random_game(names, 5, phases, on=on)
    for moment in moments(played):
        for seat in moment.rules.names:
            known = moment.rules.seen(moment.state, seat).state
            if known is not moment.state:
                texts = [str(order) for order in moment.options(seat)][::SOME]
                compare_knowledge(moment, known, seat, texts)


def check_hidden_units(name: str, phases: int = 6, on: Board | None = None) -> None:
    """With fog, moving a unit that is out of sight changes no byte of views, panels, options, histories, previews and
    refusals. The pack ``FOG`` must be known."""
    tried = 0
    for seed in (5, 6):
        for moment in moments(random_game((FOG.name, name), seed, phases, on=on)):
            for seat in moment.rules.names:
                for other in elsewhere(moment, seat):
                    hidden = moved_units(moment.state, other)
                    compare_knowledge(moment, other, seat, [*hidden, *offered(moment, seat)])
                    tried += 1
        if tried >= ENOUGH:  # with few seats one game is not enough
            return
    assert tried, "no unit was anywhere where nobody saw it"


def offered(game: Game, seat: str) -> list[str]:
    """Some legal and some illegal orders."""
    return [*(str(order) for order in list(game.options(seat))[::SOME]), "Build A PAR", "Propose draw", "A XYZ H"]


def moved_units(state: State, other: State) -> list[str]:
    """Orders to the units that are elsewhere in the other state, at both locations."""
    there = [Unit(u.id, u.owner, u.kind, u.at) for u in other.units.values() if u not in state.units.values()]
    return [f"{unit} H" for unit in (*there, *(state.units[unit.id] for unit in there))]


def elsewhere(game: Game, seat: str) -> Iterator[State]:
    """The same position except for a unit that the seat sees in neither place."""
    rules, state = game.rules, game.state
    whole = rules.turn(state)
    taken = {rules.board.province_of[unit.at] for unit in state.units.values()}
    inland = [p.code for p in rules.board.provinces if p.terrain != "sea" and p.code not in taken]
    hidden = [u for u in state.units.values() if u.kind == ARMY and not rules.sees(whole, seat, u)]
    for unit in hidden[:1]:
        for place in inland:
            moved = replace(state, units={**state.units, unit.id: replace(unit, at=place)})
            if not rules.sees(rules.turn(moved), seat, moved.units[unit.id]):
                yield moved
                break


def compare_knowledge(game: Game, other: State, seat: str, texts: Iterable[str]) -> None:
    """The seat cannot distinguish the two states, whichever of these orders it writes."""
    rules, state = game.rules, game.state
    told = [told_to(rules, moment, game.log, seat) for moment in (state, other)]
    assert told[0] == told[1], f"{seat} is told in {game.phase} what it must not know"
    for text in texts:
        answers = [answer_to(rules, moment, seat, text) for moment in (state, other)]
        assert answers[0] == answers[1], f"by writing {text!r} in {game.phase} {seat} finds out what it must not know"
