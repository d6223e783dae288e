"""Random numbers for compiled functions: the same sequence from the same seed on every machine."""

from __future__ import annotations

import numpy as np

from casusbelli.sim.compiled import compiled


@compiled
def below(chance, n):
    """A random number below n: the upper bits of xorshift64*."""
    x = chance[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    chance[0] = x
    return np.int64(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) % np.uint64(n))


@compiled
def share(chance):
    return below(chance, 1 << 30) / (1 << 30)
