"""The adjudication kernel: the arithmetic of a movement phase (who moves, who bounces, who is dislodged).

Flat sequences of small integers in, flat lists of small integers out; no objects, exceptions or closures, so that the
same source runs as plain Python (live games) and compiled (mass self-play). Other code calls it through
``adjudicator.py``.

How it works. Every move, every support and every convoy route is OPEN at first. The strengths of DATC chapter 5 are
stored as minimum and maximum; whatever is certain under both is decided, which narrows the others. When nothing more
follows, the open decisions that depend only on each other are either a ring of moves, which all succeed (DATC 6.C), or
a convoy paradox, which the chosen paradox rule resolves (DATC 4.A.2). Nothing is guessed and nothing is undone, and
each round decides something: at most ``3 n`` rounds for ``n`` units.

Terms: ``where[i]`` is the province of unit i, ``goal[i]`` the province its order is about, ``mate[i]`` the unit it
helps. ``friend[a * nations + b]`` means that a's units do not harm b's: they do not dislodge them, their support does
not count towards dislodging them, and their attacks do not cut their support. The relation need be neither symmetric
nor transitive; a nation is normally its own friend. Hold, defend and prevent strengths count every support.

Strengths are counted in halves, because a move across a border of half strength has half a point of its own; across a
weak border it has none (``lack``).
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

# Tasks of units.
HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY, CLAIM, SUPPORT_CLAIM = 0, 1, 2, 3, 4, 5, 6

# Routes of moves. EITHER: an army adjacent to its goal that fleets could also carry (DATC 4.A.3).
BY_LAND, BY_SEA, EITHER, SEA_THEN_LAND = 0, 1, 2, 3

# States of a decision.
NO, YES, OPEN = 0, 1, 2

# Strengths, in halves: of a unit or a support, and of no resistance at all, which even a move of strength 0 beats.
ONE, NOTHING = 2, -1

# What moves lack because of the border they cross, in halves.
HALF, WEAK = 1, 2

# Results of orders.
STANDS, SUCCEEDS, FAILS, INVALID, GIVEN, CUT, AVAILABLE, DISRUPTED = 0, 1, 2, 3, 4, 5, 6, 7

# Why.
(
    PLAIN,
    NO_MATCH,
    NO_CONVOY,
    CONVOY_BROKEN,
    PARADOX,
    FRIEND_THERE,
    REPELLED,
    HEAD_TO_HEAD,
    FRIENDLY_HELP,
    BOUNCED,
    OUTNUMBERED,
    ATTACKED,
    DISLODGED,
    ENTERED,
    TIED,
    SNARLED,
) = range(16)

# Rulings, as positions in ``rulings``.
PARADOX_RULE, DISRUPTION, INTENT, FALLBACK, CONVOYED_CUT, BEATEN_PREVENTS, CLAIMS_BOUNCE, CLAIMS_CUT = range(8)
SZYKMAN, RULE_1971, RULE_1982, RULE_2000, ALL_HOLD = 0, 1, 2, 3, 4  # PARADOX_RULE: DATC 4.A.2
OWN_FLEET, SWAP, OWN_ORDERS, ONLY_SAID = 0, 1, 2, 3  # INTENT: DATC 4.A.3 (2000 and 2023; 1971; 1982; DPTG)

Ints = Sequence[int]
Scratch = MutableSequence[int]


class Field(NamedTuple):
    """The battle in the kernel: the input, the positions of units, and what is decided so far."""

    # given
    where: Ints
    owner: Ints
    side: Ints
    task: Ints
    mate: Ints
    goal: Ints
    route: Ints
    lack: Ints
    friend: Ints
    nations: int
    lanes_at: Ints
    lanes: Ints
    rulings: Ints
    units: int  # how many
    # linked lists: the first unit, and after each unit the next one
    unit_at: Scratch  # province -> the unit there
    first_at: Scratch  # province -> units moving there
    next_at: Scratch
    first_for: Scratch  # unit -> units supporting its order
    next_for: Scratch
    first_fleet: Scratch  # army -> fleets convoying it
    next_fleet: Scratch
    first_claim: Scratch  # province -> units claiming it
    next_claim: Scratch
    # decided so far
    state: Scratch  # of a move: does it succeed? of a support: is it given?
    path: Scratch  # does the move arrive at all?
    held: Scratch  # fleets that a paradox rule stops from convoying, moves that it stops from cutting support
    least: Scratch  # what the unit's order certainly has in supports, without what it lacks
    most: Scratch  # what it may have
    todo: Scratch  # units whose orders are still open, as many as ``link``, ``decide_at_once`` and ``settle`` count
    # output
    result: Scratch
    reason: Scratch
    other: Scratch
    dislodger: Scratch
    by_sea: Scratch


def judge(
    places: int,
    where: Ints,
    owner: Ints,
    side: Ints,
    task: Ints,
    mate: Ints,
    goal: Ints,
    route: Ints,
    lack: Ints,
    friend: Ints,
    nations: int,
    lanes_at: Ints,
    lanes: Ints,
    rulings: Ints,
    result: Scratch,
    reason: Scratch,
    other: Scratch,
    dislodger: Scratch,
    by_sea: Scratch,
) -> None:
    """Adjudicate a battle: fill ``result``, ``reason``, ``other`` (the unit that the reason mentions) and
    ``dislodger``, where -1 is none, and ``by_sea``: which moves went by convoy.

        ``lanes[lanes_at[p]:lanes_at[p + 1]]`` are the provinces that a convoying fleet in province p touches.
        ``lack`` applies to a move as its ``route`` says, and to an army that may walk or sail if it walks.
    """
    n = len(where)
    nobody = [-1]
    field = Field(
        where, owner, side, task, mate, goal, route, lack, friend, nations, lanes_at, lanes, rulings, n,
        nobody * places, nobody * places, nobody * n, nobody * n, nobody * n, nobody * n, nobody * n,
        nobody * places, nobody * n, [NO] * n, [YES] * n, [NO] * n, [0] * n, [0] * n, [0] * n,
        result, reason, other, dislodger, by_sea,
    )  # fmt: skip
    decide(field)


def decide(field: Field) -> None:
    """Decide a battle in which nothing is decided yet; ``judge`` shows the initial lists."""
    settle(decide_at_once(link(field), field), field)
    tell(field)


def link(field: Field) -> int:
    """Link attackers to provinces, helpers to units, and fleets to armies. Put the supports that count unless cut on
    the to-do list and return their number."""
    where, task, mate, goal, route, result = field.where, field.task, field.mate, field.goal, field.route, field.result
    first_at, next_at, first_for, next_for = field.first_at, field.next_at, field.first_for, field.next_for
    unit_at, state, lack, most, todo, n = field.unit_at, field.state, field.lack, field.most, field.todo, field.units
    supports = 0
    voyage = n  # voyages are kept at the end of the list for now
    for i in range(n):
        unit_at[where[i]] = i
        what = task[i]
        if what == MOVE:
            p = goal[i]
            next_at[i] = first_at[p]
            first_at[p] = i
            state[i] = OPEN
            if lack[i]:
                field.least[i] -= lack[i]
                most[i] -= lack[i]
            if route[i] != BY_LAND:
                voyage -= 1
                todo[voyage] = i
        elif what != HOLD:
            m = mate[i]
            if what == CLAIM:
                field.next_claim[i] = field.first_claim[goal[i]]
                field.first_claim[goal[i]] = i
            elif m < 0:
                result[i] = INVALID
            elif what == SUPPORT_HOLD:
                if task[m] == MOVE:
                    result[i] = INVALID  # DATC 6.D.7
                else:
                    next_for[i] = first_for[m]
                    first_for[m] = i
                    most[m] += ONE
                    todo[supports] = i
                    supports += 1
            elif goal[m] != goal[i] or task[m] != (CLAIM if what == SUPPORT_CLAIM else MOVE):
                result[i] = INVALID  # DATC 6.D.9, 6.D.27
            elif what == CONVOY:
                field.next_fleet[i] = field.first_fleet[m]
                field.first_fleet[m] = i
            else:
                next_for[i] = first_for[m]
                first_for[m] = i
                if what == SUPPORT_MOVE:
                    most[m] += ONE
                todo[supports] = i
                supports += 1
    for at in range(voyage, n):
        i = todo[at]
        if route[i] != EITHER or field.first_fleet[i] >= 0:
            embark(i, field)
    return supports


def embark(i: int, field: Field) -> None:
    """Decide how an army travels, as far as the orders alone determine it. ``by_sea`` OPEN: by sea, or by land after
    all; it arrives in any case."""
    how = choose_route(i, field)
    if how == BY_LAND:
        return
    if linked(i, -1, field):
        field.path[i] = YES if how == SEA_THEN_LAND else OPEN
        field.by_sea[i] = OPEN if how == SEA_THEN_LAND else YES
        if field.lack[i] and field.route[i] != BY_SEA:
            field.most[i] += field.lack[i]
            if how == BY_SEA:
                field.least[i] += field.lack[i]
    elif how == BY_SEA:
        field.path[i] = NO
        field.by_sea[i] = YES
        field.reason[i] = NO_CONVOY


def decide_at_once(supports: int, field: Field) -> int:
    """Make the simple decisions, which are most: supports that are not attacked, moves to empty uncontested places.
    Leave the rest on the to-do list; return its number."""
    task, goal, unit_at, first_at, next_at = field.task, field.goal, field.unit_at, field.first_at, field.next_at
    where, mate, state, path, least = field.where, field.mate, field.state, field.path, field.least
    todo, left = field.todo, 0
    for at in range(supports):
        s = todo[at]
        if first_at[where[s]] < 0:
            state[s] = YES
            if task[s] != SUPPORT_CLAIM:
                least[mate[s]] += ONE
        else:
            state[s] = OPEN
            todo[left] = s
            left += 1
    for i in range(field.units):
        if task[i] == MOVE:
            p = goal[i]
            if path[i] == NO:
                state[i] = NO
            elif unit_at[p] < 0 and next_at[i] < 0 and first_at[p] == i and path[i] == YES and field.first_claim[p] < 0:
                state[i] = YES
                if field.by_sea[i] == OPEN:
                    todo[left] = i
                    left += 1
            else:
                todo[left] = i
                left += 1
    return left


def settle(left: int, field: Field) -> None:
    """Decide what follows, round by round; each round decides a state or a route, or holds a fleet, which bounds their
    number."""
    task, mate, state, path, by_sea = field.task, field.mate, field.state, field.path, field.by_sea
    todo = field.todo
    for _round in range(3 * field.units + 1):
        if left == 0:
            return
        kept = 0
        moved = False
        for at in range(left):
            i = todo[at]
            if task[i] == MOVE:
                if path[i] == OPEN or by_sea[i] == OPEN:
                    convoy = convoy_state(i, field)
                    if convoy != OPEN:
                        moved = True
                        if by_sea[i] == OPEN:
                            by_sea[i] = convoy
                            if convoy == YES:
                                field.least[i] += field.lack[i]
                            else:
                                field.most[i] -= field.lack[i]
                        else:
                            path[i] = convoy
                            if convoy == NO:
                                state[i] = NO
                if state[i] == OPEN:
                    state[i] = move_state(i, field)
                    if state[i] != OPEN:
                        moved = True
                if state[i] == OPEN or path[i] == OPEN or by_sea[i] == OPEN:  # even a move that fails cuts support
                    todo[kept] = i
                    kept += 1
            else:
                state[i] = support_state(i, field)
                if state[i] == OPEN:
                    todo[kept] = i
                    kept += 1
                else:
                    moved = True
                    if task[i] != SUPPORT_CLAIM:
                        if state[i] == YES:
                            field.least[mate[i]] += ONE
                        else:
                            field.most[mate[i]] -= ONE
        left = kept
        if not moved:
            resolve_core(field)


def tell(field: Field) -> None:
    """Convert decisions to results and reasons."""
    task, goal, unit_at, state = field.task, field.goal, field.unit_at, field.state
    result, reason, dislodger = field.result, field.reason, field.dislodger
    for i in range(field.units):
        if task[i] == MOVE and state[i] == YES:
            o = unit_at[goal[i]]
            if o >= 0 and (task[o] != MOVE or state[o] != YES):
                dislodger[o] = i
    for i in range(field.units):
        what = task[i]
        if result[i] == INVALID:
            reason[i] = NO_MATCH
        elif what == MOVE:
            if state[i] == YES:
                result[i] = SUCCEEDS
                reason[i] = PLAIN
            elif reason[i] == NO_CONVOY:
                result[i] = INVALID
            else:
                result[i] = FAILS
                if field.path[i] == YES and reason[i] != SNARLED:
                    blame(i, field)
        elif what == CLAIM:
            claim_result(i, field)
        elif what == CONVOY:
            convoy_result(i, field)
        elif what == HOLD:
            result[i] = STANDS
        elif state[i] == YES:
            result[i] = GIVEN
        else:
            result[i] = CUT
            reason[i] = ATTACKED
            if dislodger[i] >= 0:
                reason[i] = DISLODGED
                field.other[i] = dislodger[i]


def convoy_result(f: int, field: Field) -> None:
    field.result[f] = AVAILABLE
    if field.dislodger[f] >= 0:
        field.result[f] = DISRUPTED
        field.reason[f] = DISLODGED
        field.other[f] = field.dislodger[f]
    elif field.held[f]:
        field.result[f] = DISRUPTED
        field.reason[f] = PARADOX


def choose_route(i: int, field: Field) -> int:
    """Choose between land and sea if both are possible (DATC 4.A.3)."""
    if field.route[i] != EITHER:
        return field.route[i]
    if field.rulings[INTENT] == ONLY_SAID:
        return BY_LAND
    o = field.unit_at[field.goal[i]]
    swap = o >= 0 and field.task[o] == MOVE and field.goal[o] == field.where[i]
    if field.rulings[INTENT] == SWAP:
        return SEA_THEN_LAND if swap else BY_LAND
    intended = SEA_THEN_LAND if field.rulings[FALLBACK] else BY_SEA
    f = field.first_fleet[i]
    while f >= 0:
        if field.owner[f] == field.owner[i]:
            return intended
        f = field.next_fleet[f]
    if field.rulings[INTENT] == OWN_ORDERS and swap and field.owner[o] == field.owner[i]:
        return intended
    return BY_LAND


def linked(i: int, without: int, field: Field) -> bool:
    """Do the fleets ordered to convoy army i, without one of them, connect its start and goal?"""
    usable = [0] * field.units
    f = field.first_fleet[i]
    while f >= 0:
        usable[f] = 1
        f = field.next_fleet[f]
    if without >= 0:
        usable[without] = 0
    return route_over(i, usable, 1, field)


def route_over(i: int, usable: Ints, worth: int, field: Field) -> bool:
    """Is there a route for army i over fleets with ``usable`` at least ``worth``?"""
    seen = [0] * field.units
    stack = [0] * 0
    f = field.first_fleet[i]
    while f >= 0:
        if usable[f] >= worth:
            for k in range(field.lanes_at[field.where[f]], field.lanes_at[field.where[f] + 1]):
                if field.lanes[k] == field.where[i]:
                    stack.append(f)
                    seen[f] = 1
                    break
        f = field.next_fleet[f]
    while len(stack) > 0:
        f = stack.pop()
        for k in range(field.lanes_at[field.where[f]], field.lanes_at[field.where[f] + 1]):
            p = field.lanes[k]
            if p == field.goal[i]:
                return True
            g = field.unit_at[p]
            if g >= 0 and usable[g] >= worth and seen[g] == 0:
                seen[g] = 1
                stack.append(g)
    return False


def convoy_state(i: int, field: Field) -> int:
    """Does the convoy succeed? Only a dislodged fleet disrupts it; any complete route will do (DATC 4.A.1), except
    under the rules of 1971, in which one dislodged fleet is enough."""
    usable = [0] * field.units  # 0 dislodged, 1 perhaps, 2 safe
    worst = 2
    f = field.first_fleet[i]
    while f >= 0:
        usable[f] = 2
        j = field.first_at[field.where[f]]
        while j >= 0:
            if field.state[j] == YES:
                usable[f] = 0
                if field.reason[i] != PARADOX:
                    field.reason[i] = CONVOY_BROKEN
                    field.other[i] = f
                break
            if field.state[j] == OPEN:
                usable[f] = 1
            j = field.next_at[j]
        if field.held[f]:
            usable[f] = 0
            field.reason[i] = PARADOX
            field.other[i] = f
        worst = min(worst, usable[f])
        f = field.next_fleet[f]
    if worst == 2:
        return YES
    if field.rulings[DISRUPTION]:
        return NO if worst == 0 else OPEN
    if route_over(i, usable, 2, field):
        return YES
    if route_over(i, usable, 1, field):
        return OPEN
    return NO


def support_state(s: int, field: Field) -> int:
    """Is the support given? An attack cuts it, except by a friend, or from the province the support is directed against
    unless the attack dislodges the supporter. For attacks across weak borders see ``crossing_cuts``."""
    where, side, friend, nations = field.where, field.side, field.friend, field.nations
    state, path, by_sea, rulings = field.state, field.path, field.by_sea, field.rulings
    aim = where[field.mate[s]] if field.task[s] == SUPPORT_HOLD else field.goal[s]
    answer = YES
    m = field.first_at[where[s]]
    while m >= 0:
        if path[m] != NO and not friend[side[m] * nations + side[s]]:
            sure = path[m]
            if where[m] == aim and not (by_sea[m] == YES and rulings[CONVOYED_CUT]):
                sure = state[m]
                if by_sea[m] == OPEN and rulings[CONVOYED_CUT] and sure == NO:
                    sure = OPEN
            cuts = crossing_cuts(m, s, sure, field) if field.lack[m] and sure != NO else sure
            if by_sea[m] and rulings[PARADOX_RULE] != SZYKMAN and sure != NO and shielded(m, s, aim, field):
                cuts = OPEN if by_sea[m] == OPEN and cuts != NO else NO
            elif by_sea[m] == OPEN and cuts != sure:
                cuts = OPEN
            if cuts == YES:
                field.other[s] = m
                return NO
            if cuts == OPEN:
                answer = OPEN
        m = field.next_at[m]
    return answer


def crossing_cuts(m: int, s: int, sure: int, field: Field) -> int:
    """Does move m cut the support s? Across a weak border only if it has any strength, to which friends of the
    supporter do not help; at half strength only if it dislodges the supporter. ``sure``: what it would do if its border
    were an ordinary one. If it is open whether an army walks or sails, this is about walking."""
    by_sea = field.by_sea[m]
    if field.route[m] != BY_SEA and by_sea == YES:
        return sure
    if field.lack[m] == HALF or field.held[m]:
        return field.state[m]
    least = ONE + field.least[m]
    most = ONE + field.most[m]
    if by_sea == OPEN:
        most -= field.lack[m]
    k = field.first_for[m]
    while k >= 0:
        if field.friend[field.side[k] * field.nations + field.side[s]]:
            if field.state[k] == YES:
                least -= ONE
            if field.state[k] != NO:
                most -= ONE
        k = field.next_for[k]
    if most <= 0:
        return NO
    return sure if least > 0 else OPEN


def shielded(m: int, s: int, aim: int, field: Field) -> bool:
    """Do the older paradox rules keep the convoyed army m from cutting the support s? (DATC 4.A.2 a, b, c)"""
    f = field.unit_at[aim]
    if f < 0 or field.task[f] != CONVOY:
        return False
    army = field.mate[f]
    if army < 0 or field.task[army] != MOVE or field.goal[army] != field.goal[f]:
        return False
    rule = field.rulings[PARADOX_RULE]
    if rule == RULE_1982:
        return True
    if army != m or field.task[s] != SUPPORT_MOVE:
        return False
    if rule == RULE_1971:
        return True
    return rule == RULE_2000 and not linked(m, f, field)


def move_state(i: int, field: Field) -> int:
    """Does move i succeed? Its attack strength must exceed the hold strength of the province (in a head-to-head battle:
    the opponent's defend strength) and the prevent strength of every other move there."""
    where, side, task, goal, friend = field.where, field.side, field.task, field.goal, field.friend
    state, by_sea, least, most, nations = field.state, field.by_sea, field.least, field.most, field.nations
    p = goal[i]
    o = field.unit_at[p]
    attack_least = ONE + least[i]
    attack_most = ONE + most[i]
    against_least = NOTHING
    against_most = NOTHING
    facing = o >= 0 and task[o] == MOVE and goal[o] == where[i]
    if facing and (by_sea[i] == OPEN or by_sea[o] == OPEN):
        return OPEN  # whether they meet head to head depends on an undecided land route
    facing = facing and not by_sea[i] and not by_sea[o]
    if o >= 0 and (facing or task[o] != MOVE or state[o] != YES):
        stays = task[o] != MOVE or state[o] == NO or facing
        if task[o] != MOVE or facing:
            against_least = ONE + max(0, least[o])
            against_most = ONE + max(0, most[o])
        else:
            against_least = ONE if state[o] == NO else NOTHING
            against_most = ONE
        victim = side[o]
        if friend[side[i] * nations + victim]:
            attack_least = NOTHING
            if stays:
                return NO
        else:
            s = field.first_for[i]
            while s >= 0:
                if friend[side[s] * nations + victim]:
                    if state[s] == YES:
                        attack_least -= ONE
                    if stays and state[s] != NO:
                        attack_most -= ONE
                s = field.next_for[s]
    if field.first_at[p] != i or field.next_at[i] >= 0 or field.first_claim[p] >= 0:
        prevent_least, prevent_most = prevent_strength(i, o, field)
        against_least = max(against_least, prevent_least)
        against_most = max(against_most, prevent_most)
    if attack_most <= against_least:
        return NO
    if field.path[i] == YES and attack_least > against_most:
        return YES
    return OPEN


def prevent_strength(i: int, o: int, field: Field) -> tuple[int, int]:
    """The minimum and maximum prevent strength of moves other than i to its goal, where o stood."""
    path = field.path
    least = NOTHING
    most = NOTHING
    j = field.first_at[field.goal[i]]
    while j >= 0:
        if j != i and path[j] != NO:
            out = beaten(j, o, field)
            if path[j] == YES and out == NO:
                least = max(least, ONE + field.least[j])
            if out != YES:
                most = max(most, ONE + field.most[j])
        j = field.next_at[j]
    if field.rulings[CLAIMS_BOUNCE]:
        c = field.first_claim[field.goal[i]]
        while c >= 0:
            least = max(least, claim_strength(c, 0, field))
            most = max(most, claim_strength(c, 1, field))
            c = field.next_claim[c]
    return least, most


def beaten(j: int, o: int, field: Field) -> int:
    """Does move j have no effect on its destination because it is beaten by unit o coming the opposite way? Only if
    they met head to head; under DATC 4.A.7 a also if one of them was convoyed, unless that let them swap places."""
    state, by_sea, anyhow = field.state, field.by_sea, field.rulings[BEATEN_PREVENTS]
    if o < 0 or field.task[o] != MOVE or field.goal[o] != field.where[j] or state[o] == NO or state[j] == YES:
        return NO
    if not anyhow and (by_sea[j] == YES or by_sea[o] == YES):
        return NO
    if state[o] == YES and state[j] == NO and (anyhow or not (by_sea[j] or by_sea[o])):
        return YES
    return OPEN


def claim_strength(c: int, doubt: int, field: Field) -> int:
    """Its unit plus the supports of the claim; nothing once its unit is dislodged, or if it is attacked and any attack
    ends a claim. Open decisions count only if ``doubt``."""
    j = field.first_at[field.where[c]]
    while j >= 0:
        if field.state[j] == YES or (field.state[j] == OPEN and not doubt):
            return NOTHING
        arrives = field.path[j] == YES or (field.path[j] == OPEN and not doubt)
        if field.rulings[CLAIMS_CUT] and arrives and not field.friend[field.side[j] * field.nations + field.side[c]]:
            return NOTHING
        j = field.next_at[j]
    strength = ONE
    s = field.first_for[c]
    while s >= 0:
        if field.task[s] == SUPPORT_CLAIM and (field.state[s] == YES or (field.state[s] == OPEN and doubt)):
            strength += ONE
        s = field.next_for[s]
    return strength


def resolve_core(field: Field) -> None:
    """Find the open decisions that depend only on each other, and decide some of them."""
    core = smallest_core(field)
    n = field.units
    paradox = False
    for node in core:
        if node >= n:
            paradox = True
            hold_fleets(node - n, field)
    if not paradox:
        if not stop_crossings(core, field):
            move_ring(core, field)
    elif field.rulings[PARADOX_RULE] == ALL_HOLD:
        for i in core:
            if i < n and field.task[i] == MOVE:
                field.path[i] = NO
                field.state[i] = NO
                field.reason[i] = PARADOX


def stop_crossings(core: Ints, field: Field) -> bool:
    """Untangle supports that depend on themselves, which takes moves across weak borders: first these moves cut no
    support unless they dislodge the supporter; if that is not enough, they fail. Were there any?"""
    found = False
    for i in core:
        if field.task[i] != MOVE:
            m = field.first_at[field.where[i]]
            while m >= 0:
                if field.lack[m] == WEAK and field.path[m] != NO and not field.held[m]:
                    field.held[m] = YES
                    found = True
                m = field.next_at[m]
    if found:
        return True
    for i in core:
        if field.task[i] != MOVE:
            m = field.first_at[field.where[i]]
            while m >= 0:
                if field.lack[m] and field.state[m] == OPEN:
                    field.state[m] = NO
                    field.reason[m] = SNARLED
                    found = True
                m = field.next_at[m]
    return found


def smallest_core(field: Field) -> list[int]:
    """The smallest set of open decisions that is closed under dependence (DATC 4.A.2: "the smallest subset of orders");
    decisions that merely depend on it wait. Decisions are numbered: i is the move or support of unit i, n + i its
    convoy."""
    n = field.units
    start = [0] * (2 * n + 1)
    edges = [0] * 0
    for node in range(2 * n):
        start[node] = len(edges)
        if node < n and field.state[node] == OPEN:
            depends_on(node, edges, field)
        elif node >= n and sailing(node - n, field):
            convoy_depends_on(node - n, edges, field)
    start[2 * n] = len(edges)
    core = [0] * 0
    for root in range(2 * n):
        if field.state[root] == OPEN if root < n else sailing(root - n, field):
            reached = [0] * (2 * n)
            reached[root] = 1
            found = [root]
            at = 0
            while at < len(found) and (len(core) == 0 or len(found) < len(core)):
                for k in range(start[found[at]], start[found[at] + 1]):
                    if reached[edges[k]] == 0:
                        reached[edges[k]] = 1
                        found.append(edges[k])
                at += 1
            if len(core) == 0 or len(found) < len(core):
                core = found
    return core


def sailing(i: int, field: Field) -> bool:
    """Is it undecided whether the army's convoy succeeds?"""
    return field.path[i] == OPEN or field.by_sea[i] == OPEN


def move_ring(core: Ints, field: Field) -> None:
    """A ring of moves succeeds as a whole: each unit moves to the place of the next (DATC 6.C)."""
    for first in core:
        i = first
        for _step in range(len(core)):
            if i >= 0:
                i = field.unit_at[field.goal[i]] if field.task[i] == MOVE and field.state[i] == OPEN else -1
            if i == first:
                break
        if i == first:
            while field.state[i] == OPEN:
                field.state[i] = YES
                i = field.unit_at[field.goal[i]]
            return
    for i in core:  # no other cycle without a convoy is known; if there is one, all its moves fail
        if field.task[i] == MOVE:
            field.state[i] = NO


def depends_on(i: int, edges: Scratch, field: Field) -> None:
    """The open decisions that the move or support of unit i depends on."""
    n = field.units
    if field.task[i] != MOVE:
        aim = field.where[field.mate[i]] if field.task[i] == SUPPORT_HOLD else field.goal[i]
        m = field.first_at[field.where[i]]
        while m >= 0:
            if not field.friend[field.side[m] * field.nations + field.side[i]]:
                from_aim = field.where[m] == aim
                by_sea_or_not = field.rulings[PARADOX_RULE] != SZYKMAN or (from_aim and field.rulings[CONVOYED_CUT])
                if field.path[m] == OPEN or (field.by_sea[m] == OPEN and by_sea_or_not):
                    edges.append(n + m)
                if from_aim and field.state[m] == OPEN:
                    edges.append(m)
                elif field.lack[m]:
                    crossing_depends_on(m, edges, field)
            m = field.next_at[m]
        return
    o = field.unit_at[field.goal[i]]
    if o >= 0 and field.state[o] == OPEN and field.task[o] == MOVE:
        edges.append(o)
    if o >= 0 and (field.task[o] != MOVE or field.goal[o] == field.where[i]):
        add_open_supports(o, edges, field)
    j = field.first_at[field.goal[i]]
    while j >= 0:
        opposite = o >= 0 and field.task[o] == MOVE and field.goal[o] == field.where[j]
        if field.path[j] == OPEN or (opposite and field.by_sea[j] == OPEN):
            edges.append(n + j)
        if opposite and field.by_sea[o] == OPEN:
            edges.append(n + o)
        if opposite and field.rulings[BEATEN_PREVENTS] and field.state[j] == OPEN and j != i:
            edges.append(j)
        add_open_supports(j, edges, field)
        j = field.next_at[j]
    if field.rulings[CLAIMS_BOUNCE]:
        c = field.first_claim[field.goal[i]]
        while c >= 0:
            add_open_supports(c, edges, field)
            j = field.first_at[field.where[c]]
            while j >= 0:
                if field.state[j] == OPEN:
                    edges.append(j)
                if field.path[j] == OPEN and field.rulings[CLAIMS_CUT]:
                    edges.append(n + j)
                j = field.next_at[j]
            c = field.next_claim[c]


def crossing_depends_on(m: int, edges: Scratch, field: Field) -> None:
    """What ``crossing_cuts`` depends on."""
    if field.by_sea[m] == OPEN:
        edges.append(field.units + m)
    if field.lack[m] == HALF or field.held[m]:
        if field.state[m] == OPEN:
            edges.append(m)
    else:
        add_open_supports(m, edges, field)


def add_open_supports(i: int, edges: Scratch, field: Field) -> None:
    s = field.first_for[i]
    while s >= 0:
        if field.state[s] == OPEN:
            edges.append(s)
        s = field.next_for[s]


def convoy_depends_on(i: int, edges: Scratch, field: Field) -> None:
    f = field.first_fleet[i]
    while f >= 0:
        j = field.first_at[field.where[f]]
        while j >= 0:
            if field.state[j] == OPEN:
                edges.append(j)
            j = field.next_at[j]
        f = field.next_fleet[f]


def hold_fleets(i: int, field: Field) -> None:
    """Szykman's rule: the convoying fleets that are part of the paradox act as if they held."""
    f = field.first_fleet[i]
    while f >= 0:
        j = field.first_at[field.where[f]]
        while j >= 0:
            if field.state[j] == OPEN:
                field.held[f] = YES
            j = field.next_at[j]
        f = field.next_fleet[f]


def blame(i: int, field: Field) -> None:
    """Find why move i failed: the unit in the way first, then the strongest rival."""
    o = field.unit_at[field.goal[i]]
    attack = ONE + field.least[i]
    facing = (
        o >= 0
        and field.task[o] == MOVE
        and field.goal[o] == field.where[i]
        and not field.by_sea[i]
        and not field.by_sea[o]
    )
    if o >= 0 and (facing or field.task[o] != MOVE or field.state[o] != YES):
        field.other[i] = o
        if field.friend[field.side[i] * field.nations + field.side[o]]:
            field.reason[i] = FRIEND_THERE
            return
        against = ONE + max(0, field.least[o]) if facing or field.task[o] != MOVE else ONE
        if attack <= against:
            field.reason[i] = HEAD_TO_HEAD if facing else REPELLED
            return
        s = field.first_for[i]
        while s >= 0:
            if field.state[s] == YES and field.friend[field.side[s] * field.nations + field.side[o]]:
                attack -= ONE
            s = field.next_for[s]
        if attack <= against:
            field.reason[i] = FRIENDLY_HELP
            return
    strongest = NOTHING
    j = field.first_at[field.goal[i]]
    while j >= 0:
        if j != i and field.path[j] == YES and ONE + field.least[j] > strongest and beaten(j, o, field) != YES:
            strongest = ONE + field.least[j]
            field.other[i] = j
        j = field.next_at[j]
    if field.rulings[CLAIMS_BOUNCE]:
        c = field.first_claim[field.goal[i]]
        while c >= 0:
            if claim_strength(c, 0, field) > strongest:
                strongest = claim_strength(c, 0, field)
                field.other[i] = c
            c = field.next_claim[c]
    field.reason[i] = OUTNUMBERED if strongest > attack else BOUNCED


def claim_result(c: int, field: Field) -> None:
    """A claim succeeds if it is the strongest on its province, no unit moves in, and its own unit is not beaten."""
    field.result[c] = FAILS
    if field.dislodger[c] >= 0:
        field.reason[c] = DISLODGED
        field.other[c] = field.dislodger[c]
        return
    if field.rulings[CLAIMS_CUT]:
        j = field.first_at[field.where[c]]
        while j >= 0:
            if field.path[j] == YES and not field.friend[field.side[j] * field.nations + field.side[c]]:
                field.reason[c] = ATTACKED
                field.other[c] = j
                return
            j = field.next_at[j]
    strength = claim_strength(c, 0, field)
    j = field.first_at[field.goal[c]]
    while j >= 0:
        if field.state[j] == YES and field.owner[j] != field.owner[c]:
            field.reason[c] = ENTERED
            field.other[c] = j
            return
        if field.rulings[CLAIMS_BOUNCE] and field.path[j] == YES and ONE + field.least[j] >= strength:
            field.reason[c] = OUTNUMBERED if ONE + field.least[j] > strength else BOUNCED
            field.other[c] = j
            return
        j = field.next_at[j]
    j = field.first_claim[field.goal[c]]
    while j >= 0:
        if field.owner[j] != field.owner[c]:
            rival = claim_strength(j, 0, field)
            if rival >= strength:
                field.reason[c] = OUTNUMBERED if rival > strength else TIED
                field.other[c] = j
                return
        j = field.next_claim[j]
    field.result[c] = SUCCEEDS
    field.reason[c] = PLAIN
