"""IR, MA, FA, WW: the cost of variants, compared with the standard game on the same positions and orders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, cycle
from random import Random

from bench.games import SEED, random_orders
from bench.measure import Figure, best, each, median
from bench.positions import random_battle, random_position
from casusbelli.core.battle import Battle
from casusbelli.core.events import CentersTaken, Event, StatePlaced, UnitPlaced, UnitsPassed, UnitsRemoved
from casusbelli.core.orders import ARMY, Order
from casusbelli.core.state import State
from casusbelli.engine import drafts, play
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.packs.international_relations.orders import PermitAnywhere
from casusbelli.variants import board

RELATIONS = "international-relations"
BETWEEN = ("mdt", "war", "aat", "neutral", "war")  # for the pairs of powers: nine treaties, eight wars
SEASON = {"S": "S1904M", "F": "F1904M"}
Orders = Mapping[str, Sequence[Order]]
Action = Callable[[], object]


def rules_of(spec: str) -> RuleSet:
    return Game.new(spec, board("standard"), SEED).rules


def set_up(rules: RuleSet, battle: Battle, phase: str, rng: Random, more: Sequence[Event] = ()) -> State:
    """Only the units of the battle, centers distributed among the powers, and an open phase."""
    _log, state = play.set_up(rules)
    units = [UnitPlaced(unit.id, unit.owner, unit.kind, unit.at) for unit in battle.position.units]
    owners = list(rules.board.power)
    taken: dict[str, str | None] = {center: rng.choice(owners) for center in rules.board.centers}
    gone = UnitsRemoved(tuple(state.units), "by hand")
    _log, state = play.place(rules, state, [gone, *units, CentersTaken(taken), *more])
    return play.resume(rules, state, phase, always=True)[1]


def battles(count: int, seed: int) -> Iterator[Battle]:
    rng = Random(seed)
    for _ in range(count):
        yield random_battle(rng, random_position(rng, board("standard"), rng.randint(22, 34)))


def beside(pairs: Sequence[tuple[Action, Action]]) -> tuple[list[float], list[float]]:
    """The times of both, measured alternately."""
    times = best([action for pair in pairs for action in pair])
    return times[::2], times[1::2]


# --- IR: a season


def politics(rng: Random) -> StatePlaced:
    """The political state of a game after some years: many treaties and wars, a full ledger, imminent war, notices, a
    claim."""
    powers = sorted(board("standard").power)
    pairs = list(combinations(powers, 2))
    rng.shuffle(pairs)
    relations = dict(zip(("|".join(pair) for pair in pairs), cycle(BETWEEN), strict=False))
    allied = [pair for pair in pairs if relations["|".join(pair)] in ("mdt", "aat")]
    entry = {"rule": "E1", "points": 2, "years": 8, "incurred": "S1902", "expires": 1909}
    ledger = [{**entry, "power": by, "victim": on} for by, on in pairs]
    claim = {"kind": "two-way", "members": list(allied[0]), "made": 1903, "decided": 1905, "status": "live"}
    notices = [{"by": by, "against": on} for by, on in allied[1:3]]
    table = {"relations": relations, "penalties": ledger, "notices": notices, "claims": [claim], "first_shot": "S1901"}
    return StatePlaced(RELATIONS, table)


def permitting(orders: Orders, rng: Random) -> Orders:
    """Permissions by everybody, to allies or to others."""
    powers = sorted(board("standard").power)
    given = {seat: PermitAnywhere(rng.choice([p for p in powers if p != seat])) for seat in orders}
    return {seat: (*mine, given[seat]) for seat, mine in orders.items()}


def season(rules: RuleSet, state: State, orders: Orders) -> Callable[[], State]:
    """A season from its orders to the opening of the phase after its retreats, for which nobody writes orders."""

    def judge() -> State:
        _log, now = play.process(rules, state, orders)
        while now.phase[:5] == state.phase[:5]:
            _log, now = play.process(rules, now, {})
        return now

    return judge


def of_relations(count: int) -> Iterator[Figure]:
    plain, ours = rules_of("standard"), rules_of(RELATIONS)
    for letter, phase in SEASON.items():
        rng, both = Random(7), list[tuple[Action, Action]]()
        for battle in battles(count, seed=7):
            dealt = rng.random()
            bare = set_up(plain, battle, phase, Random(dealt))
            full = set_up(ours, battle, phase, Random(dealt), [politics(rng)])
            both.append((season(plain, bare, battle.orders), season(ours, full, permitting(battle.orders, rng))))
        without, with_all = beside(both)
        added = median([more - less for less, more in zip(without, with_all, strict=True)])
        name = "Spring" if letter == "S" else "Fall and the year's end"
        yield Figure("IR", f"{name}: orders to the next phase, standard game", median(without))
        yield Figure("IR", f"{name}: the same, 9 treaties, 8 wars, 21 penalties, a claim", median(with_all))
        yield Figure("IR", f"{name}: what International Relations adds", added, target="1000")


# --- MA: all options of all seats


def of_masters(count: int) -> Iterator[Figure]:
    plain, ours = rules_of("standard"), rules_of("masters")
    for kind, what in (("M", "movement"), ("R", "retreats"), ("A", "adjustments")):
        pairs = (_alike(plain, ours, battle, kind) for battle in battles(count, seed=8))
        states = [two for two in pairs if all(state.phase.endswith(kind) for state in two)]
        looked = [(all_options(plain, one), all_options(ours, another)) for one, another in states]
        usual, masters = map(median, beside(looked))
        yield Figure("MA", f"all options of all seats, {what}: standard game", usual)
        yield Figure("MA", f"the same with as many units, {what}: Masters Rules", masters)
        yield Figure("MA", f"{what}: Masters Rules take so many times as long", masters / usual, target="3", unit="x")


def all_options(rules: RuleSet, state: State) -> Callable[[], object]:
    return lambda: [list(drafts.options(rules, state, seat)) for seat in rules.names]


def _alike(plain: RuleSet, ours: RuleSet, battle: Battle, kind: str) -> tuple[State, State]:
    """The same position twice: some armies and the neutral centers belong to minor powers, or to powers."""
    rng, phase = Random(len(battle.position.units)), {"M": "S1904M", "R": "F1904M", "A": "W1904A"}[kind]
    minors = minor_powers(ours)
    armies = [unit for unit in battle.position.units if unit.kind == ARMY]
    passed = [
        UnitsPassed((unit.id,), name) for unit, name in zip(rng.sample(armies, len(armies)), minors, strict=False)
    ]
    homes = CentersTaken({center: name for name, home in minors.items() for center in home})
    states = [set_up(plain, battle, phase, Random(9)), set_up(ours, battle, phase, Random(9), [homes, *passed])]
    if kind == "R":
        states = [play.process(rules, s, battle.orders)[1] for rules, s in zip((plain, ours), states, strict=True)]
    return states[0], states[1]


def minor_powers(rules: RuleSet) -> Mapping[str, tuple[str, ...]]:
    _log, state = play.set_up(rules)
    minors: Mapping[str, tuple[str, ...]] = state.own["masters"].minors
    return minors


# --- FA, WW: playing


def of_playing(figure: str, spec: str, count: int, phases: int = 30) -> Iterator[Figure]:
    """Options and processing of a phase in random games; of the directives only those on offer are listed."""
    looking, judging = [], []
    for seed in range(count):
        rng, game = Random(seed), Game.new(spec, board("standard"), SEED)
        for _phase in range(phases):
            if game.state.outcome is not None:
                break
            looking += each([lambda game=game: [list(game.options(seat)) for seat in game.rules.names]])  # type: ignore[misc]
            for seat in game.owed():
                game.submit(seat, random_orders(game, rng, seat))
            judging += each([game.process])
    yield Figure(figure, f"{spec}: all options of all seats, a phase", median(looking))
    yield Figure(figure, f"{spec}: a phase judged, to the opening of the next", median(judging))
