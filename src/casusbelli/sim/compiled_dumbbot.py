"""DumbBot, compiled: ``bots.heat`` and ``bots.dumbbot`` over numbers.

What places are worth is the same to the last bit, apart from what the rules want (``intends``): this is the bot of the
published description."""

from __future__ import annotations

from casusbelli.sim.cells import ADJUSTMENTS, BY_LAND, FALL, HOLD, KIND, MOVE, SEASON, SPRING, UNITS
from casusbelli.sim.chance import below, share
from casusbelli.sim.compiled import compiled
from casusbelli.sim.random_orders import help_, move_to, node_of

REACH, SPREAD, NEARBY, NOBODYS, CAUTION = 10, 5, 1_000, 16, 5  # as in ``bots.heat`` and ``bots.dumbbot``


@compiled
def size(centers):
    return centers * centers + 4 * centers + NOBODYS


@compiled
def stakes(power, land, game):
    """How much losing each center would hurt its owner, and who could take ours. ``list``: the number of centers by
    power."""
    held = game.list
    for other in range(land.powers):
        held[other] = 0
    for p in range(land.places):
        if land.center[p] and game.owns[p] >= 0:
            held[game.owns[p]] += 1
    for p in range(land.places):
        game.attack[p] = game.defence[p] = game.strength[p] = game.rivals[p] = 0
        if land.center[p] and game.owns[p] != power:
            game.attack[p] = NOBODYS if game.owns[p] < 0 else size(held[game.owns[p]])
    for i in range(game.clock[UNITS]):
        if game.owner[i] != power:
            node = node_of(i, land, game)
            for k in range(land.reach_at[node], land.reach_at[node + 1]):
                p = land.province[land.reach[k]]
                if land.center[p] and game.owns[p] == power:
                    game.defence[p] = max(game.defence[p], size(held[game.owner[i]]))


@compiled
def presence(power, land, game):
    """Count units in or next to each province. ``seen``: the power that last counted a province. ``list``: units of one
    power there."""
    for other in range(land.powers):
        for p in range(land.places):
            game.list[p] = 0
            game.seen[p] = -1
        for i in range(game.clock[UNITS]):
            if game.owner[i] == other:
                here = land.province[game.at[i]]
                game.list[here] += 1
                game.seen[here] = i
                node = node_of(i, land, game)
                for k in range(land.reach_at[node], land.reach_at[node + 1]):
                    p = land.province[land.reach[k]]
                    if game.seen[p] != i:
                        game.seen[p] = i
                        game.list[p] += 1
        for p in range(land.places):
            if other == power:
                game.strength[p] = game.list[p]
            else:
                game.rivals[p] = max(game.rivals[p], game.list[p])


@compiled
def weight(season, kind, n):
    if n < 2:
        return (100 if n == 0 else 1_000) if season == SPRING and kind != ADJUSTMENTS else (1_000 if n == 0 else 100)
    return 30 if n == 2 else 10 if n == 3 else 10 - n


@compiled
def heat(power, land, game):
    """The value of locations to a power, in the first row of ``floats``."""
    season, kind = game.clock[SEASON], game.clock[KIND]
    stakes(power, land, game)
    presence(power, land, game)
    fall = season == FALL and kind != ADJUSTMENTS
    for_attack, for_defence = (600, 400) if fall else (700, 300)
    nodes = 2 * land.locations
    total, near, next_ = 0, nodes, 2 * nodes
    for node in range(nodes):
        p = land.province[node % land.locations]
        game.floats[near + node] = float(for_attack * game.attack[p] + for_defence * game.defence[p])
        game.floats[total + node] = weight(season, kind, 0) * game.floats[near + node]
    for n in range(1, REACH):
        for node in range(nodes):
            if land.stand[node]:
                game.floats[next_ + node] = (game.floats[near + node] + beside(node, near, land, game)) / SPREAD
                game.floats[total + node] += weight(season, kind, n) * game.floats[next_ + node]
        near, next_ = next_, near
    for node in range(nodes):
        p = land.province[node % land.locations]
        if kind == ADJUSTMENTS:
            game.floats[total + node] += NEARBY * max(0, game.defence[p])
        else:
            game.floats[total + node] += NEARBY * (game.strength[p] - game.rivals[p])


@compiled
def beside(node, near, land, game):
    """The sum of the best values of each adjacent province. The locations of a province are consecutive."""
    sum_, best, last = 0.0, 0.0, -1
    first = node - node % land.locations
    for k in range(land.reach_at[node], land.reach_at[node + 1]):
        to = land.reach[k]
        worth = game.floats[near + first + to]
        if land.province[to] == last:
            best = max(best, worth)
        else:
            sum_ += best
            best, last = worth, land.province[to]
    return sum_ + best


@compiled
def drawn(count, sign, game):
    """The best node in ``list``, or with some probability the next, and so on. Sorts the list."""
    nodes, value = game.list, game.floats
    for k in range(1, count):
        node, m = nodes[k], k
        while m > 0 and sign * value[nodes[m - 1]] < sign * value[node]:
            nodes[m] = nodes[m - 1]
            m -= 1
        nodes[m] = node
    for k in range(count - 1):
        here, there = value[nodes[k]], value[nodes[k + 1]]
        go_on = 0.5 - 0.5 * min(1.0, CAUTION * abs(here - there) / abs(here)) if here != 0 else 0.5
        if share(game.chance) >= go_on:
            return nodes[k]
    return nodes[count - 1]


@compiled
def dumbbot_moves(power, land, game):
    """Choose moves. ``queue``: undecided units. ``homes``: province -> our unit that will be there. ``waited``: whether
    the unit has waited for another."""
    heat(power, land, game)
    count = 0
    for p in range(land.places):
        game.homes[p] = -1
    for i in range(game.clock[UNITS]):
        game.waited[i] = 0
        if game.owner[i] == power:
            game.queue[count] = i
            count += 1
            for p in range(land.places):
                game.bars[i * land.places + p] = 0
    for k in range(count - 1, 0, -1):
        m = below(game.chance, k + 1)
        game.queue[k], game.queue[m] = game.queue[m], game.queue[k]
    at = 0
    while at < count:
        i = game.queue[at]
        other = choose(i, power, land, game)
        if other < 0:
            at += 1
            continue
        game.waited[i] = 1
        game.bars[other * land.places + game.where[i]] = 1
        k = at
        while game.queue[k + 1] != other:
            game.queue[k] = game.queue[k + 1]
            k += 1
        game.queue[k], game.queue[k + 1] = other, i  # it is next after the other one
    for i in range(game.clock[UNITS]):
        if game.owner[i] == power and game.task[i] == HOLD:
            lend_hand(i, land, game)


@compiled
def choose(i, power, land, game):
    """Choose the order of unit i, or return the unit that it has to wait for."""
    node = node_of(i, land, game)
    first = node - game.at[i]
    count = 1
    game.list[0] = node
    for k in range(land.reach_at[node], land.reach_at[node + 1]):
        if game.bars[i * land.places + land.province[land.reach[k]]] == 0:
            game.list[count] = first + land.reach[k]
            count += 1
    while True:
        aim = drawn(count, 1.0, game)
        p = land.province[aim % land.locations]
        there, waiting = game.homes[p], game.unit_at[p]
        if there >= 0:
            moves = game.task[there] == MOVE
            helpful = land.near[node * land.places + p] and p != game.where[i]
            if game.rivals[p] > (0 if moves else 1) and helpful:
                help_(i, there, game)
                game.goes[i] = 1
                return -1
        elif (
            waiting >= 0
            and waiting != i
            and game.owner[waiting] == power
            and not (game.goes[waiting] or game.waited[i])
        ):
            return waiting
        else:
            if aim != node:
                move_to(i, aim % land.locations, BY_LAND, land, game)
            game.goes[i] = 1
            game.homes[p] = i
            return -1
        if count == 1:
            game.goes[i] = 1
            return -1
        k = 0
        while game.list[k] != aim:
            k += 1
        count -= 1
        while k < count:
            game.list[k] = game.list[k + 1]
            k += 1


@compiled
def lend_hand(i, land, game):
    """Let holding units support the neighbor that needs it most."""
    node = node_of(i, land, game)
    best, most = -1, 0.0
    for p in range(land.places):
        j = game.homes[p]
        if j >= 0 and j != i and land.near[node * land.places + p] and p != game.where[i]:
            if game.task[j] == MOVE:
                need = game.floats[game.kind[j] * land.locations + game.to[j]] * game.rivals[p]
            else:
                need = game.floats[node_of(j, land, game)] * (game.rivals[p] - 1)
            if need > most:
                best, most = j, need
    if best >= 0:
        help_(i, best, game)
