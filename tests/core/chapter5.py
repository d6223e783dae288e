"""DATC chapter 5 as an independent reference implementation: slow and simple, definitions only.

``implied`` takes an assumption about which moves succeed, and says which moves then succeed by the definitions. An
outcome is consistent if it implies itself. Nothing is shared with the kernel except its numeric input. Strengths are
counted in halves, as there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property, wraps
from itertools import product
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from casusbelli.core.adjudicator import Numbers
from casusbelli.core.kernel import (
    BEATEN_PREVENTS,
    BY_LAND,
    BY_SEA,
    CLAIM,
    CLAIMS_BOUNCE,
    CLAIMS_CUT,
    CONVOY,
    CONVOYED_CUT,
    DISRUPTION,
    EITHER,
    FALLBACK,
    HALF,
    INTENT,
    MOVE,
    NOTHING,
    ONE,
    OWN_FLEET,
    OWN_ORDERS,
    PARADOX_RULE,
    RULE_1971,
    RULE_1982,
    RULE_2000,
    SEA_THEN_LAND,
    SUPPORT_CLAIM,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    SWAP,
    judge,
)

Flags = tuple[bool, ...]
P = ParamSpec("P")
T = TypeVar("T")


class Situation(Numbers):
    """The input of the kernel."""

    @cached_property
    def units(self) -> range:
        return range(len(self.where))

    @cached_property
    def moves(self) -> list[int]:
        return [i for i in self.units if self.task[i] == MOVE]

    @cached_property
    def known(self) -> dict[tuple[Any, ...], Any]:
        """What ``memoized`` functions have returned for this situation, which does not change."""
        return {}


def memoized(function: Callable[Concatenate[Situation, P], T]) -> Callable[Concatenate[Situation, P], T]:
    """Computed once per situation, as all of its outcomes are tried."""

    @wraps(function)
    def found(s: Situation, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known, key = s.known, (function, *args)
        if key not in known:
            known[key] = function(s, *args, **kwargs)
        value: T = known[key]
        return value

    return found


class Answer(NamedTuple):
    """The output of the kernel."""

    result: list[int]
    reason: list[int]
    other: list[int]
    dislodger: list[int]
    by_sea: list[int]


def ask(s: Situation) -> Answer:
    n = len(s.where)
    answer = Answer([0] * n, [0] * n, [-1] * n, [-1] * n, [0] * n)
    judge(*s, *answer)
    return answer


class Outcome(NamedTuple):
    """The consequences if exactly these moves succeed."""

    moves: Flags
    given: Flags
    by_sea: Flags
    dislodged: Flags


def consistent(s: Situation) -> Iterator[Outcome]:
    """Every outcome that implies itself, by trying all of them."""
    for choice in product((False, True), repeat=len(s.moves)):
        assumed = [False] * len(s.where)
        for i, succeeds in zip(s.moves, choice, strict=True):
            assumed[i] = succeeds
        for given in possible_supports(s):
            view = view_of(s, tuple(assumed), given)
            if view.given == (given or view.given) and all(view.succeeds(i) == assumed[i] for i in s.moves):
                yield Outcome(view.assumed, view.given, view.by_sea, view.dislodged)


def implied(s: Situation, assumed: Flags, held: Collection[int] = (), given: Flags = ()) -> Outcome:
    """``held`` fleets do not convoy, whatever they were ordered (Szykman's rule). ``given``: the supports from which
    follows whether moves across weak borders cut others."""
    view = view_of(s, assumed, given, held)
    moves = tuple(s.task[i] == MOVE and view.succeeds(i) for i in s.units)
    return Outcome(moves, view.given, view.by_sea, view.dislodged)


def possible_supports(s: Situation) -> Iterator[Flags]:
    """Every assumption about the supports on which other supports depend; a single empty one if there are none."""
    crossings = [m for m in s.moves if s.lack[m] > HALF]
    doubtful = [i for i in s.units if matched(s, i) and any(s.goal[m] == s.where[i] for m in crossings)]
    if not doubtful:
        yield ()
        return
    supports = [i for i in s.units if matched(s, i)]
    for choice in product((False, True), repeat=len(supports)):
        given = [False] * len(s.where)
        for i, is_given in zip(supports, choice, strict=True):
            given[i] = is_given
        yield tuple(given)


def view_of(s: Situation, assumed: Flags, counted: Flags = (), held: Collection[int] = ()) -> View:
    dislodged = tuple(not assumed[i] and any(assumed[j] for j in moving_to(s, s.where[i])) for i in s.units)
    disrupted = frozenset(f for f in s.units if dislodged[f] and s.task[f] == CONVOY).union(held)
    routes = [travel(s, i, disrupted) for i in s.units]
    arrives = tuple(path for path, _ in routes)
    by_sea = tuple(sea for _, sea in routes)
    given = tuple(matched(s, i) and not is_cut(s, i, assumed, arrives, by_sea, counted) for i in s.units)
    return View(s, assumed, arrives, by_sea, given, dislodged)


# --- 5.A, 5.B.1: paths


@memoized
def moving_to(s: Situation, place: int) -> list[int]:
    return [j for j in s.moves if s.goal[j] == place]


@memoized
def unit_in(s: Situation, place: int) -> int | None:
    return s.where.index(place) if place in s.where else None


@memoized
def matched(s: Situation, i: int) -> bool:
    """Does the supported or convoyed order exist?"""
    mate, task = s.mate[i], s.task[i]
    if task == SUPPORT_HOLD:
        return mate >= 0 and s.task[mate] != MOVE
    wanted = {SUPPORT_MOVE: MOVE, CONVOY: MOVE, SUPPORT_CLAIM: CLAIM}.get(task)
    return wanted is not None and mate >= 0 and s.task[mate] == wanted and s.goal[mate] == s.goal[i]


@memoized
def travel(s: Situation, i: int, disrupted: frozenset[int]) -> tuple[bool, bool]:
    """Does the move arrive, and by sea?"""
    if s.task[i] != MOVE:
        return False, False
    way = intended(s, i)
    fleets = convoying(s, i)
    if way == SEA_THEN_LAND and not connects(s, i, fleets):
        return True, False
    if way == BY_LAND:
        return True, False
    afloat = [f for f in fleets if f not in disrupted]
    arrives = connects(s, i, afloat) and not (s.rulings[DISRUPTION] and afloat != fleets)
    if way == SEA_THEN_LAND:
        return True, arrives
    return arrives, True


@memoized
def convoying(s: Situation, i: int) -> list[int]:
    return [f for f in s.units if s.task[f] == CONVOY and s.mate[f] == i and matched(s, f)]


def touches(s: Situation, place: int) -> Sequence[int]:
    return s.lanes[s.lanes_at[place] : s.lanes_at[place + 1]]


def connects(s: Situation, i: int, fleets: list[int]) -> bool:
    reached = [f for f in fleets if s.where[i] in touches(s, s.where[f])]
    for f in reached:
        reached += [g for g in fleets if g not in reached and s.where[g] in touches(s, s.where[f])]
    return any(s.goal[i] in touches(s, s.where[f]) for f in reached)


@memoized
def intended(s: Situation, i: int) -> int:
    """DATC 4.A.3"""
    fleets = convoying(s, i)
    if s.route[i] != EITHER:
        return s.route[i]
    met = unit_in(s, s.goal[i])
    swap = met is not None and s.task[met] == MOVE and s.goal[met] == s.where[i]
    if s.rulings[INTENT] == SWAP:
        return SEA_THEN_LAND if swap and fleets else BY_LAND
    own_fleet = any(s.owner[f] == s.owner[i] for f in fleets)
    own_swap = swap and met is not None and s.owner[met] == s.owner[i] and len(fleets) > 0
    rule = s.rulings[INTENT]
    if (rule in {OWN_FLEET, OWN_ORDERS} and own_fleet) or (rule == OWN_ORDERS and own_swap):
        return SEA_THEN_LAND if s.rulings[FALLBACK] else BY_SEA
    return BY_LAND


# --- 5.B.2: supports


def is_cut(s: Situation, i: int, succeeds: Flags, arrives: Flags, by_sea: Flags, given: Flags) -> bool:
    aim = s.where[s.mate[i]] if s.task[i] == SUPPORT_HOLD else s.goal[i]
    for m in moving_to(s, s.where[i]):
        if arrives[m] and not friends(s, m, i) and not (by_sea[m] and protected(s, m, i, aim)):
            from_aim = s.where[m] == aim and not (by_sea[m] and s.rulings[CONVOYED_CUT])
            if succeeds[m] or not (from_aim or harmless(s, m, i, by_sea, given)):
                return True
    return False


def harmless(s: Situation, m: int, i: int, by_sea: Flags, given: Flags) -> bool:
    """A move at half strength cuts nothing unless it dislodges, and neither does one without any strength."""
    if not lacks(s, m, by_sea):
        return False
    helpers = [k for k in supporting(s, m) if given and given[k] and not friends(s, k, i)]
    return s.lack[m] == HALF or not helpers


def lacks(s: Situation, m: int, by_sea: Flags) -> int:
    """What the move lacks because of its border, in halves: nothing if it goes by another way than that."""
    return s.lack[m] if s.task[m] == MOVE and (s.route[m] == BY_SEA or not by_sea[m]) else 0


def friends(s: Situation, a: int, b: int) -> bool:
    return bool(s.friend[s.side[a] * s.nations + s.side[b]])


@memoized
def protected(s: Situation, m: int, i: int, aim: int) -> bool:
    """DATC 4.A.2 a to c: supports that the convoyed army m does not cut."""
    f = unit_in(s, aim)
    if f is None or s.task[f] != CONVOY or not matched(s, f):
        return False
    needed = not connects(s, m, [g for g in convoying(s, m) if g != f])
    against_own_fleet = s.task[i] == SUPPORT_MOVE and s.mate[f] == m
    return {
        RULE_1971: against_own_fleet,
        RULE_1982: True,
        RULE_2000: against_own_fleet and needed,
    }.get(s.rulings[PARADOX_RULE], False)


# --- 5.B.3 to 5.B.8: strengths


@memoized
def supporting(s: Situation, i: int) -> list[int]:
    counted = SUPPORT_MOVE if s.task[i] == MOVE else SUPPORT_HOLD
    return [k for k in s.units if s.mate[k] == i and s.task[k] == counted]


class View(NamedTuple):
    s: Situation
    assumed: Flags
    arrives: Flags
    by_sea: Flags
    given: Flags
    dislodged: Flags

    def supporters(self, i: int) -> list[int]:
        return [k for k in supporting(self.s, i) if self.given[k]]

    def head_to_head(self, i: int, o: int) -> bool:
        s = self.s
        opposite = s.task[o] == MOVE and s.goal[o] == s.where[i] and s.goal[i] == s.where[o]
        return opposite and not self.by_sea[i] and not self.by_sea[o]

    def hold(self, place: int) -> int:
        o = unit_in(self.s, place)
        if o is None or self.assumed[o]:
            return NOTHING
        return ONE if self.s.task[o] == MOVE else self.strength(o)

    def strength(self, i: int) -> int:
        return ONE + ONE * len(self.supporters(i)) - lacks(self.s, i, self.by_sea)

    def attack(self, i: int) -> int:
        s = self.s
        if not self.arrives[i]:
            return NOTHING
        o = unit_in(s, s.goal[i])
        if o is None or (self.assumed[o] and not self.head_to_head(i, o)):
            return self.strength(i)
        if friends(s, i, o):
            return NOTHING
        return self.strength(i) - ONE * sum(friends(s, k, o) for k in self.supporters(i))

    def defend(self, i: int) -> int:
        return max(ONE, self.strength(i))

    def prevent(self, j: int) -> int:
        s = self.s
        if not self.arrives[j]:
            return NOTHING
        o = unit_in(s, s.goal[j])
        beaten = o is not None and self.assumed[o] and s.goal[o] == s.where[j] and not self.assumed[j]
        if beaten and o is not None and (self.head_to_head(j, o) or s.rulings[BEATEN_PREVENTS]):
            return NOTHING
        return self.strength(j)

    def claim(self, c: int) -> int:
        s = self.s
        attacks = moving_to(s, s.where[c])
        cut = any(self.arrives[j] and not friends(s, j, c) for j in attacks) and s.rulings[CLAIMS_CUT]
        if cut or any(self.assumed[j] for j in attacks):
            return NOTHING
        return ONE + ONE * sum(self.given[k] and s.mate[k] == c and s.task[k] == SUPPORT_CLAIM for k in s.units)

    def succeeds(self, i: int) -> bool:
        s = self.s
        o = unit_in(s, s.goal[i])
        against = [self.prevent(j) for j in moving_to(s, s.goal[i]) if j != i]
        if s.rulings[CLAIMS_BOUNCE]:
            against += [self.claim(c) for c in s.units if s.task[c] == CLAIM and s.goal[c] == s.goal[i]]
        meets = o is not None and self.head_to_head(i, o)
        against.append(self.defend(o) if o is not None and meets else self.hold(s.goal[i]))
        return self.attack(i) > max(against)
