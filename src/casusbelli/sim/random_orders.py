"""Orders of compiled games, and a random player. Orders are always legal, and armies are convoyed along shortest routes
only."""

from __future__ import annotations

from casusbelli.sim.cells import (
    BY_LAND,
    BY_SEA,
    CONVOY,
    HOLD,
    MOVE,
    RANDOM,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    UNITS,
)
from casusbelli.sim.chance import below
from casusbelli.sim.compiled import compiled


@compiled
def move_to(i, to, route, land, game):
    game.task[i], game.to[i], game.goal[i], game.route[i] = MOVE, to, land.province[to], route
    game.mate[i] = -1


@compiled
def hold(i, game):
    game.task[i], game.mate[i], game.goal[i], game.route[i], game.to[i] = HOLD, -1, -1, BY_LAND, game.at[i]


@compiled
def help_(i, j, game):
    """Let i support the order of j, if possible."""
    game.mate[i], game.route[i] = j, BY_LAND
    if game.task[j] == MOVE:
        game.task[i], game.goal[i] = SUPPORT_MOVE, game.goal[j]
    else:
        game.task[i], game.goal[i] = SUPPORT_HOLD, -1


@compiled
def node_of(i, land, game):
    return game.kind[i] * land.locations + game.at[i]


@compiled
def is_carrier(i, land, game):
    p = game.where[i]
    return game.kind[i] == 1 and land.lanes_at[p + 1] > land.lanes_at[p]


@compiled
def touches(f, p, land, game):
    s = game.where[f]
    for k in range(land.lanes_at[s], land.lanes_at[s + 1]):
        if land.lanes[k] == p:
            return True
    return False


@compiled
def sail(i, land, game):
    """Convoy an army over the nearest free fleets to a coast they touch. ``queue``: fleets by distance. ``seen``: the
    previous fleet on the route. ``list``: fleets used."""
    n, found = game.clock[UNITS], 0
    for f in range(n):
        game.seen[f] = -2
        if is_carrier(f, land, game) and game.goes[f] == 0 and game.policy[game.owner[f]] == RANDOM:
            game.seen[f] = -3
            if touches(f, game.where[i], land, game):
                game.queue[found], game.seen[f] = f, -1
                found += 1
    at = 0
    while at < found:
        f = game.queue[at]
        for k in range(land.lanes_at[game.where[f]], land.lanes_at[game.where[f] + 1]):
            g = game.unit_at[land.lanes[k]]
            if g >= 0 and game.seen[g] == -3:
                game.queue[found], game.seen[g] = g, f
                found += 1
        at += 1
    if found == 0:
        return
    f = game.queue[below(game.chance, found)]
    row = land.lanes_at[game.where[f]]
    p = land.lanes[row + below(game.chance, land.lanes_at[game.where[f] + 1] - row)]
    if land.coast[p] == 0 or p == game.where[i]:
        return
    at = 0
    while not touches(game.queue[at], p, land, game):
        at += 1
    f = game.queue[at]
    move_to(i, land.mainland[p], BY_SEA, land, game)
    game.goes[i] = 1
    while f >= 0:
        game.task[f], game.mate[f], game.goal[f], game.route[f], game.goes[f] = CONVOY, i, p, BY_LAND, 1
        f = game.seen[f]


@compiled
def wander(i, land, game):
    """A random hold, move or support."""
    node = node_of(i, land, game)
    row = land.reach_at[node]
    ways = land.reach_at[node + 1] - row
    if ways == 0:
        return
    to = land.reach[row + below(game.chance, ways)]
    q = land.province[to]
    if below(game.chance, 3) == 0 and land.near[node * land.places + q]:
        j = game.unit_at[q]
        if j >= 0 and below(game.chance, 2) == 0:
            game.task[i], game.mate[i], game.goal[i] = SUPPORT_HOLD, j, -1
            return
        near = land.beside_at[q]
        r = land.beside[near + below(game.chance, land.beside_at[q + 1] - near)]
        j = game.unit_at[r]
        if j >= 0 and j != i and land.near[node_of(j, land, game) * land.places + q]:
            game.task[i], game.mate[i], game.goal[i] = SUPPORT_MOVE, j, q
            return
    if below(game.chance, ways + 1) > 0:
        move_to(i, to, BY_LAND, land, game)
