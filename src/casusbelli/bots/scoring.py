"""Scores of a game for each seat by the hobby's systems, and ratings over many games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt
from random import Random

from casusbelli.engine.game import Game

Scores = dict[str, float]
MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6  # the prior of a new player, and the randomness of one game
LEAST_SPREAD = 1e-4


def centres(game: Game) -> Scores:
    """The share of all centers."""
    held = _held(game)
    return {seat: count / len(game.rules.board.centers) for seat, count in held.items()}


def squares(game: Game) -> Scores:
    """The share of the sum of squared centers; all of it for a solo."""
    won = _solo(game)
    if won:
        return won
    held = _held(game)
    total = sum(count**2 for count in held.values()) or 1
    return {seat: count**2 / total for seat, count in held.items()}


def draw_size(game: Game) -> Scores:
    """One for a solo; otherwise the survivors share it."""
    won = _solo(game)
    if won:
        return won
    held = _held(game)
    left = sum(count > 0 for count in held.values()) or 1
    return {seat: (count > 0) / left for seat, count in held.items()}


def points(game: Game) -> Scores:
    """The points by the rules of the game."""
    t = game.rules.turn(game.state)
    return {seat: game.rules.rates(t, seat) for seat in game.rules.names}


SYSTEMS: Mapping[str, Callable[[Game], Scores]] = {
    "points": points,
    "centres": centres,
    "sum-of-squares": squares,
    "draw-size": draw_size,
}


def _held(game: Game) -> dict[str, int]:
    t = game.rules.turn(game.state)
    held = dict.fromkeys(game.rules.names, 0)
    for owner in game.state.centers.values():
        seat = game.rules.commander_of(t, owner)
        if seat is not None:
            held[seat] += 1
    return held


def _solo(game: Game) -> Scores | None:
    """Equal shares for the winners; nothing if nobody has won."""
    outcome = game.state.outcome
    winners = set(outcome.winners) if outcome is not None else set()
    seats = [seat.name for seat in game.rules.seats if seat.name in winners or winners & set(seat.powers)]
    return {name: (name in seats) / len(seats) for name in game.rules.names} if seats else None


# --- over many games


def interval(games: Sequence[float], rng: Random, rounds: int = 1_000) -> tuple[float, float]:
    """The middle 95 % of bootstrap means."""
    if not games:
        return 0.0, 0.0
    means = sorted(sum(rng.choices(games, k=len(games))) / len(games) for _round in range(rounds))
    return means[int(0.025 * rounds)], means[int(0.975 * rounds) - 1]


Rating = tuple[float, float]
"""The estimated strength of a player, and its uncertainty."""


def rated(before: Mapping[str, Rating], game: Mapping[str, float]) -> dict[str, Rating]:
    """Ratings after a game with these scores, by Weng and Lin's update for the Plackett-Luce model (JMLR 12, 2011,
    algorithm 4), as in OpenSkill."""
    known = {name: before.get(name, (MU, SIGMA)) for name in game}
    spread = sqrt(sum(sigma**2 + BETA**2 for _mu, sigma in known.values()))
    weight = {name: exp(mu / spread) for name, (mu, _sigma) in known.items()}
    sums = {q: sum(weight[s] for s in game if game[s] <= game[q]) for q in game}
    ties = {q: sum(game[s] == game[q] for s in game) for q in game}
    after = dict(before)
    for name, (mu, sigma) in known.items():
        gain = loss = 0.0
        for q in game:
            if game[q] >= game[name]:
                share = weight[name] / sums[q]
                gain += ((1 - share) if q == name else -share) / ties[q]
                loss += share * (1 - share) / ties[q]
        step = sigma**2 / spread
        shrink = 1 - (sigma / spread) * (sigma / spread) ** 2 * loss
        after[name] = (mu + step * gain, sigma * sqrt(max(shrink, LEAST_SPREAD)))
    return after
