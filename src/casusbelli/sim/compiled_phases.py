"""The phases of the standard game, compiled: order writing, adjudication, and the next phase."""

from __future__ import annotations

from casusbelli.core import kernel
from casusbelli.sim.cells import (
    ADJUSTMENTS,
    BY_LAND,
    CHANGES,
    DUMBBOT,
    EITHER,
    ENDED,
    FALL,
    KIND,
    MOVE,
    MOVEMENT,
    PLAYED,
    RANDOM,
    RETREATS,
    ROUTED,
    SEASON,
    UNITS,
    WINNER,
    YEAR,
)
from casusbelli.sim.chance import below
from casusbelli.sim.compiled import compiled, judge
from casusbelli.sim.compiled_dumbbot import drawn, dumbbot_moves, heat
from casusbelli.sim.random_orders import hold, is_carrier, node_of, sail, wander

SUCCEEDS, BOUNCED, OUTNUMBERED = kernel.SUCCEEDS, kernel.BOUNCED, kernel.OUTNUMBERED


@compiled
def deal(land, game):
    """Write an order for every unit."""
    n = game.clock[UNITS]
    for p in range(land.places):
        game.unit_at[p] = -1
    for i in range(n):
        game.where[i] = land.province[game.at[i]]
        game.unit_at[game.where[i]] = i
        game.goes[i] = 0
        hold(i, game)
    fleets = False
    for i in range(n):
        fleets = fleets or is_carrier(i, land, game)
    for power in range(land.powers):
        if game.policy[power] == DUMBBOT:
            dumbbot_moves(power, land, game)
    for i in range(n):
        if game.policy[game.owner[i]] == RANDOM and game.goes[i] == 0:
            if fleets and game.kind[i] == 0 and below(game.chance, 6) == 0:
                sail(i, land, game)
            if game.goes[i] == 0:
                wander(i, land, game)
                game.goes[i] = 1
    if fleets:  # with convoys an army next to its goal could also go by sea
        for i in range(n):
            if game.kind[i] == 0 and game.task[i] == MOVE and game.route[i] == BY_LAND:
                game.route[i] = EITHER


@compiled
def may_retreat(k, to, land, game):
    p = land.province[to]
    return game.unit_at[p] < 0 and game.contested[p] == 0 and game.barred[k] != p


@compiled
def has_refuge(k, land, game):
    node = game.lost_kind[k] * land.locations + game.lost_at[k]
    for at in range(land.reach_at[node], land.reach_at[node + 1]):
        if may_retreat(k, land.reach[at], land, game):
            return True
    return False


@compiled
def fight(land, game):
    """Adjudicate the movement phase, move units, and note the dislodged ones."""
    n = game.clock[UNITS]
    judge(
        land.places, n, game.where, game.owner, game.owner, game.task, game.mate, game.goal, game.route, game.lack,
        land.friend, land.powers, land.lanes_at, land.lanes, land.rulings, game.scratch,
        game.result, game.reason, game.other, game.dislodger, game.by_sea,
    )  # fmt: skip
    for p in range(land.places):
        game.unit_at[p] = -1
        game.contested[p] = 0
    left = lost = 0
    for i in range(n):
        if game.task[i] == MOVE and (game.reason[i] == BOUNCED or game.reason[i] == OUTNUMBERED):
            game.contested[game.goal[i]] = 1
        if game.dislodger[i] >= 0:
            by = game.dislodger[i]
            game.lost_kind[lost], game.lost_at[lost], game.lost_owner[lost] = game.kind[i], game.at[i], game.owner[i]
            game.barred[lost] = -1 if game.by_sea[by] else game.where[by]
            lost += 1
    for i in range(n):
        if game.dislodger[i] < 0:
            at = game.to[i] if game.task[i] == MOVE and game.result[i] == SUCCEEDS else game.at[i]
            game.kind[left], game.at[left], game.owner[left] = game.kind[i], at, game.owner[i]
            game.unit_at[land.province[at]] = left
            left += 1
    game.clock[UNITS] = left
    kept = 0
    for k in range(lost):
        if has_refuge(k, land, game):  # those without a refuge are destroyed at once
            game.lost_kind[kept], game.lost_at[kept] = game.lost_kind[k], game.lost_at[k]
            game.lost_owner[kept], game.barred[kept] = game.lost_owner[k], game.barred[k]
            kept += 1
    game.clock[ROUTED] = kept


@compiled
def deal_retreats(land, game):
    for power in range(land.powers):
        if game.policy[power] == DUMBBOT:
            heat(power, land, game)
        for k in range(game.clock[ROUTED]):
            if game.lost_owner[k] != power:
                continue
            node = game.lost_kind[k] * land.locations + game.lost_at[k]
            found = 0
            for at in range(land.reach_at[node], land.reach_at[node + 1]):
                to = land.reach[at]
                if may_retreat(k, to, land, game) and not (
                    game.policy[power] == DUMBBOT and is_taken(k, to, land, game)
                ):
                    game.list[found] = to
                    found += 1
            if game.policy[power] == RANDOM:
                pick = below(game.chance, found + 1)
                game.refuge[k] = game.list[pick] if pick < found else -1
            else:
                for m in range(found):
                    game.list[m] += game.lost_kind[k] * land.locations
                game.refuge[k] = drawn(found, 1.0, game) - game.lost_kind[k] * land.locations if found else -1


@compiled
def is_taken(k, to, land, game):
    """Whether another of our units that was asked before retreats there."""
    for m in range(k):
        ours = game.lost_owner[m] == game.lost_owner[k] and game.refuge[m] >= 0
        if ours and land.province[game.refuge[m]] == land.province[to]:
            return True
    return False


@compiled
def retreat(land, game):
    """Destroy all units that retreat to the same province (DATC 6.H.7)."""
    n = game.clock[UNITS]
    for k in range(game.clock[ROUTED]):
        alone = game.refuge[k] >= 0
        for m in range(game.clock[ROUTED]):
            if alone and m != k and game.refuge[m] >= 0:
                alone = land.province[game.refuge[m]] != land.province[game.refuge[k]]
        if alone:
            game.kind[n], game.at[n], game.owner[n] = game.lost_kind[k], game.refuge[k], game.lost_owner[k]
            n += 1
    game.clock[UNITS] = n
    game.clock[ROUTED] = 0


@compiled
def stand_everybody(land, game):
    for p in range(land.places):
        game.unit_at[p] = -1
    for i in range(game.clock[UNITS]):
        game.where[i] = land.province[game.at[i]]
        game.unit_at[game.where[i]] = i


@compiled
def capture(land, game):
    """Change the owners of centers after the Fall, check for a winner, and compute builds and removals."""
    stand_everybody(land, game)
    for power in range(land.powers):
        game.due[power] = 0
    for p in range(land.places):
        if land.center[p]:
            if game.unit_at[p] >= 0:
                game.owns[p] = game.owner[game.unit_at[p]]
            if game.owns[p] >= 0:
                game.due[game.owns[p]] += 1
    most, winners = 0, 0
    for power in range(land.powers):
        if game.due[power] > most:
            most, winners, game.clock[WINNER] = game.due[power], 0, power
        if game.due[power] == most:
            winners += 1
    if most >= land.goal and winners == 1:
        game.clock[ENDED] = 1
    else:
        game.clock[WINNER] = -1
    for i in range(game.clock[UNITS]):
        game.due[game.owner[i]] -= 1


@compiled
def count_survivors(land, game):
    """The last power left wins."""
    for power in range(land.powers):
        game.list[power] = 0
    for p in range(land.places):
        if game.owns[p] >= 0:
            game.list[game.owns[p]] = 1
    for i in range(game.clock[UNITS]):
        game.list[game.owner[i]] = 1
    left = 0
    for power in range(land.powers):
        left += game.list[power]
    if left == 1:
        game.clock[ENDED] = 1
        for power in range(land.powers):
            if game.list[power]:
                game.clock[WINNER] = power


@compiled
def site_is_open(node, power, land, game):
    p = land.province[node % land.locations]
    return game.unit_at[p] < 0 and game.owns[p] == power


@compiled
def is_asked(power, land, game):
    if game.due[power] > 0:
        for k in range(land.site_at[power], land.site_at[power + 1]):
            if site_is_open(land.sites[k], power, land, game):
                return True
    return game.due[power] < 0 and owns_a_center(power, land, game)


@compiled
def owns_a_center(power, land, game):
    """A power without centers loses all units and has no choice."""
    for p in range(land.places):
        if land.center[p] and game.owns[p] == power:
            return True
    return False


@compiled
def anybody_is_asked(land, game):
    for power in range(land.powers):
        if is_asked(power, land, game):
            return True
    return False


@compiled
def deal_adjustments(land, game):
    changes = 0
    for i in range(game.clock[UNITS]):
        game.goes[i] = 0  # whether it is removed
    for p in range(land.places):
        game.contested[p] = 0  # whether something is built or removed there
    for power in range(land.powers):
        if game.due[power] >= 0 and not is_asked(power, land, game):
            continue
        dumb = game.policy[power] == DUMBBOT
        if dumb:
            heat(power, land, game)
        for _one in range(abs(game.due[power])):
            found = 0
            if game.due[power] > 0:
                for k in range(land.site_at[power], land.site_at[power + 1]):
                    p = land.province[land.sites[k] % land.locations]
                    if site_is_open(land.sites[k], power, land, game) and game.contested[p] == 0:
                        game.list[found] = land.sites[k]
                        found += 1
            else:
                for i in range(game.clock[UNITS]):
                    if game.owner[i] == power and game.goes[i] == 0:
                        game.list[found] = node_of(i, land, game)
                        found += 1
            if dumb:
                node = drawn(found, 1.0 if game.due[power] > 0 else -1.0, game) if found else -1
            else:
                pick = below(game.chance, found + 1 if game.due[power] > 0 else found)
                node = game.list[pick] if pick < found else -1
            if node >= 0:
                p = land.province[node % land.locations]
                game.contested[p] = 1
                if game.due[power] < 0:
                    game.goes[game.unit_at[p]] = 1
                    node = -2 - game.unit_at[p]
            game.change[changes], game.changed[changes] = node, power
            changes += 1
    game.clock[CHANGES] = changes


@compiled
def adjust(land, game):
    left = 0
    for i in range(game.clock[UNITS]):
        if game.goes[i] == 0:
            game.kind[left], game.at[left], game.owner[left] = game.kind[i], game.at[i], game.owner[i]
            left += 1
    for k in range(game.clock[CHANGES]):
        node = game.change[k]
        if node >= 0:
            game.kind[left], game.at[left] = node // land.locations, node % land.locations
            game.owner[left] = game.changed[k]
            left += 1
    game.clock[UNITS] = left


@compiled
def disband_the_landless(land, game):
    """Remove units in a winter in which nobody is asked: those of powers without centers."""
    must = 0
    for i in range(game.clock[UNITS]):
        game.goes[i] = game.due[game.owner[i]] < 0
        must += game.goes[i]
    if must:
        game.clock[CHANGES] = 0
        adjust(land, game)
        count_survivors(land, game)


@compiled
def write(land, game):
    """Write the orders of the open phase."""
    if game.clock[KIND] == MOVEMENT:
        deal(land, game)
    elif game.clock[KIND] == RETREATS:
        deal_retreats(land, game)
    else:
        deal_adjustments(land, game)


@compiled
def carry_out(land, game):
    """Adjudicate the open phase and go on to the next in which somebody has a choice."""
    clock = game.clock
    clock[PLAYED] += 1
    if clock[KIND] == MOVEMENT:
        fight(land, game)
        if clock[ROUTED]:
            clock[KIND] = RETREATS
            return
    elif clock[KIND] == RETREATS:
        retreat(land, game)
    if clock[KIND] == ADJUSTMENTS:
        adjust(land, game)
        count_survivors(land, game)
        if clock[ENDED]:
            return
    elif clock[SEASON] == FALL:
        capture(land, game)
        if not clock[ENDED]:
            count_survivors(land, game)
        if clock[ENDED]:
            return
        if anybody_is_asked(land, game):
            clock[KIND] = ADJUSTMENTS
            return
        disband_the_landless(land, game)
        if clock[ENDED]:
            return
    clock[YEAR] += clock[SEASON]
    clock[SEASON] = 1 - clock[SEASON]
    clock[KIND] = MOVEMENT
