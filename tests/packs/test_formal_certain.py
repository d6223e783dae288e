"""Formal Diplomacy: what a preview calls certain happens, whatever the others write (C-8)."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest

from casusbelli.core.events import Event, OrdersJudged, UnitsMoved
from casusbelli.core.orders import Directive, Order
from casusbelli.core.state import State
from casusbelli.engine.display import Consequence
from casusbelli.engine.game import Game
from casusbelli.packs.formal.facts import (
    DeclareSphere,
    DeclareWar,
    PointsBooked,
    SphereEnded,
    SupportSphere,
    Surrender,
    UndoSphere,
    WarDeclared,
    WarsEnded,
)
from casusbelli.testing.random_games import random_options, random_orders, scattered_game

OURS = (DeclareSphere, DeclareWar, SupportSphere, Surrender, UndoSphere)
TRIES = 4  # sets of orders that the others write against one preview


class Judged:
    """An adjudicated phase: the author of the preview, the state before, the game after, the new events."""

    def __init__(self, power: str, before: State, game: Game, events: Sequence[Event]) -> None:
        self.power, self.before, self.game, self.events = power, before, game, events

    def booked(self, *rules: str) -> int:
        rows = (e for e in self.events if isinstance(e, PointsBooked))
        return sum(row.change for row in rows if row.power == self.power and row.rule in rules)

    def declared(self, on: str) -> bool:
        return any(isinstance(e, WarDeclared) and (e.by, e.on) == (self.power, on) for e in self.events)

    def ended(self, foes: str) -> bool:
        ends = [e for e in self.events if isinstance(e, WarsEnded) and e.by == self.power and e.surrendered]
        return len(ends) == 1 and set(ends[0].enemies) == set(re.split(r", | and ", foes))

    def stayed(self, unit: str) -> bool:
        number = next(u.id for u in self.before.units.values() if u.at == unit.split()[1])
        return all(number != mover for e in self.events if isinstance(e, UnitsMoved) for mover, _to in e.moves)

    def to_come(self, on: str) -> bool:
        table = self.game.view()["state"]["formal"]
        return sorted((self.power, on)) in (*table["coming"], *table["wars"])

    def illegal(self, order: str) -> bool:
        rows = [row for e in self.events if isinstance(e, OrdersJudged) for row in e.judgements]
        mine = [row for row in rows if (row.owner, row.order) == (self.power, order)]
        return bool(mine) and all("illegal" in row.words for row in mine)

    def kept(self, place: str) -> bool:
        held = self.game.view()["state"]["formal"]["spheres"].get(place)
        entered = any(isinstance(e, SphereEnded) and (e.province, e.cause) == (place, "entered") for e in self.events)
        return held == self.power or entered

    def code(self, name: str) -> str:
        return next(p.code for p in self.game.rules.board.provinces if p.name == name)

    def undone_late(self, place: str) -> bool:
        undone = [n for n, e in enumerate(self.events) if isinstance(e, SphereEnded) and e.cause == "undone"]
        battle = [n for n, e in enumerate(self.events) if isinstance(e, UnitsMoved)]
        mine = [n for n in undone if self.events[n].province == place]  # type: ignore[attr-defined]
        return not battle or all(n > battle[0] for n in mine)


CHECKS: dict[str, Callable[..., bool]] = {
    r"Declaring war on (\w+) costs you 1 victory point\.": lambda j, on: j.declared(on) and j.booked("V6") < 0,
    r"Your surrender costs you (\d+) victory points?\. .*": lambda j, lost: j.booked("V7") == -int(lost),
    r"Your .*declarations cost you (\d+) victory points in all\.": lambda j, n: j.booked("V6", "V7") == -int(n),
    r"Your war with (\w+) begins next turn\.": lambda j, on: j.to_come(on),
    r"Your wars? with (.+) ends? (?:before|after) this turn's moves\.": lambda j, foes: j.ended(foes),
    r"Your (.+) will hold, .*": lambda j, unit: j.stayed(unit),
    r"(.+) is void(?:,| after your surrender,) because .+": lambda j, order: j.illegal(order),
    r"(.+) changes nothing, because .+ is already your sphere\.": lambda j, order: j.kept(order.split()[-1]),
    r"(?:The )?(.+) is still your sphere during this turn's moves\.": lambda j, name: j.undone_late(j.code(name)),
}


@pytest.mark.drawn(2)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_certain_happens_whatever_the_others_write(seed: int, full: bool, long: bool) -> None:
    checked: Counter[str] = Counter()
    for one in range(seed * 100, seed * 100 + (20 if long else 8 if full else 2)):
        rng = random.Random(one)
        game = scattered_game(["formal"], rng, random_options(["formal"], rng) if one % 2 else {})
        for _phase in range(12):
            if game.state.outcome is None:
                checked.update(check_phase(game, rng))
                everybody_writes(game, rng, ())
                game.process()
    assert checked.total() > 20


def check_phase(game: Game, rng: random.Random) -> Iterator[str]:
    seat = rng.choice(game.rules.names)
    mine = written(game, seat, rng)
    certain = [c for c in game.preview(seat, mine) if c.certain]
    for _try in range(TRIES if certain else 0):
        other = Game(game.spec, game.rules, list(game.log))
        other.submit(seat, mine)
        everybody_writes(other, rng, (seat,))
        judged = Judged(seat, game.state, other, other.process())
        yield from (check(judged, consequence) for consequence in certain)


def check(judged: Judged, told: Consequence) -> str:
    """The sentence of which it is one; each that is certain is held against what happened."""
    matches = ((re.fullmatch(pattern, str(told.text)), holds, pattern) for pattern, holds in CHECKS.items())
    match, holds, pattern = next(found for found in matches if found[0])
    assert holds(judged, *match.groups()), told  # type: ignore[union-attr]
    return pattern


def everybody_writes(game: Game, rng: random.Random, but: Sequence[str]) -> None:
    for seat in game.rules.names:
        if seat not in but:
            game.submit(seat, written(game, seat, rng))


def written(game: Game, seat: str, rng: random.Random) -> list[Order]:
    """One order for each unit, and now and then wars, spheres, a surrender."""
    offered = [order for order in game.options(seat) if not isinstance(order, Directive) or isinstance(order, OURS)]
    more = [order for order in offered if isinstance(order, OURS) and rng.random() < 0.15]
    claims = {getattr(order, "unit", None) for order in more} - {None}
    orders = [order for order in random_orders(offered, rng, False) if getattr(order, "unit", None) not in claims]
    draft = game.submit(seat, [*orders, *more])
    return list(draft.orders)
