"""Mass self-play (extra ``sim``): the kernel and the standard game, compiled by numba. No other package imports it."""
