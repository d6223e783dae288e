"""Tournaments: many games between bots, with every bot in every seat equally often and all randomness from one seed."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from multiprocessing import get_context
from random import Random

from msgspec import Struct, json

import casusbelli
from casusbelli.bots.match import Match
from casusbelli.bots.scoring import MU, SIGMA, SYSTEMS, Rating, interval, rated
from casusbelli.core.board import Board
from casusbelli.records.games.game_file import board_of
from casusbelli.variants import board
from casusbelli.variants.table import new_game

MIXED, ONE_AGAINST_ALL = "mixed", "one-against-all"


class Plan(Struct, frozen=True):
    """The plan of a tournament. ``arrangement``: the bots take turns in the seats, or one of them plays against copies
    of another, for every pair both ways. ``map_text``: the map, if its name is not enough."""

    bots: tuple[str, ...]
    rules: str = "standard"
    map: str = "standard"
    options: dict[str, str] = {}
    games: int = 14
    phases: int = 60
    seed: int = 1
    seconds: float | None = None  # time limit of a bot for a phase
    arrangement: str = MIXED
    map_text: str | None = None

    @property
    def board(self) -> Board:
        return board_of(self.map, self.map_text, board)


class Fixture(Struct, frozen=True):
    """One game of the plan, with its bots by seat."""

    number: int
    seats: dict[str, str]
    seed: str


class GameResult(Struct, frozen=True):
    number: int
    seats: dict[str, str]
    phases: int
    ended: str  # the phase in which it ended or was stopped
    outcome: str  # how it ended; "" if it was stopped
    scores: dict[str, dict[str, float]]  # system -> seat -> score
    faults: tuple[tuple[str, str, str], ...]
    hash: str  # hash of the last state; the same plan gives the same games


class BotScore(Struct, frozen=True):
    """The result of one bot by one scoring system: its mean in a game, with an interval."""

    bot: str
    games: int
    mean: float
    low: float
    high: float


class SeatLine(Struct, frozen=True):
    """The result of one seat: its number of solos, and its mean share of the centers at the end."""

    seat: str
    games: int
    alone: int
    centres: float


def fixtures(plan: Plan) -> list[Fixture]:
    """The games of a plan. Game n has the same random numbers whoever plays, so that bots are compared on the same
    dice. Where bots take turns, seats of one power, which share its victory, have the same bot."""
    rules = new_game(plan.rules, plan.board, plan.options, bytes(32)).rules
    seats = rules.names
    if plan.arrangement == MIXED:
        sides = list(dict.fromkeys(seat.powers for seat in rules.seats))
        turns = {seat.name: sides.index(seat.powers) for seat in rules.seats}
        seatings: Sequence[dict[str, str]] = [
            {seat: plan.bots[(turns[seat] + n) % len(plan.bots)] for seat in seats} for n in range(plan.games)
        ]
        rounds = list(range(plan.games))
    else:
        pairs = list(permutations(plan.bots, 2))
        games = [(n, pair) for n in range(plan.games) for pair in pairs]
        seatings = [
            {seat: one if i == n % len(seats) else rest for i, seat in enumerate(seats)} for n, (one, rest) in games
        ]
        rounds = [n for n, _pair in games]
    return [
        Fixture(number, seating, f"{plan.seed}/{n}")
        for number, (n, seating) in enumerate(zip(rounds, seatings, strict=True))
    ]


def play(plan: Plan, fixture: Fixture) -> GameResult:
    match = Match.of(plan.rules, plan.board, plan.options, fixture.seats, fixture.seed)
    count = sum(1 for _phase in match.going(plan.phases, plan.seconds))
    game = match.game
    return GameResult(
        fixture.number,
        fixture.seats,
        count,
        game.phase,
        game.state.outcome.kind if game.state.outcome is not None else "",
        {name: system(game) for name, system in SYSTEMS.items()},
        tuple(match.faults),
        game.state_hash(),
    )


def played(plan: Plan, missing: Iterable[Fixture], processes: int) -> Iterator[GameResult]:
    """The results in the order in which games finish."""
    left = list(missing)
    if processes <= 1 or len(left) <= 1:
        yield from (play(plan, fixture) for fixture in left)
        return
    with get_context("spawn").Pool(min(processes, len(left))) as pool:
        yield from pool.imap_unordered(_play, [(plan, fixture) for fixture in left])


def _play(task: tuple[Plan, Fixture]) -> GameResult:
    return play(*task)


# --- results


def table(results: Sequence[GameResult], system: str, seed: int = 0) -> list[BotScore]:
    """A line for each bot, the best first. A bot's score in a game is the mean of its seats."""
    by_bot: dict[str, list[float]] = {}
    for result in sorted(results, key=lambda result: result.number):
        for name, score in means(result, system).items():
            by_bot.setdefault(name, []).append(score)
    rng = Random(seed)
    lines = [
        BotScore(name, len(scores), sum(scores) / len(scores), *interval(scores, rng))
        for name, scores in sorted(by_bot.items())
    ]
    return sorted(lines, key=lambda line: (-line.mean, line.bot))


def means(result: GameResult, system: str) -> dict[str, float]:
    """Bot -> the mean score of its seats in this game."""
    found: dict[str, list[float]] = {}
    for seat, score in result.scores[system].items():
        found.setdefault(result.seats[seat], []).append(score)
    return {name: sum(scores) / len(scores) for name, scores in found.items()}


def by_seat(results: Sequence[GameResult]) -> list[SeatLine]:
    """The results of each seat, whichever bot had it: is the board fair?"""
    seats = sorted({seat for result in results for seat in result.seats})
    return [_of_seat(seat, [result.scores for result in results if seat in result.seats]) for seat in seats]


def _of_seat(seat: str, scores: Sequence[Mapping[str, Mapping[str, float]]]) -> SeatLine:
    alone = sum(game["draw-size"][seat] == 1 for game in scores)
    return SeatLine(seat, len(scores), alone, sum(game["centres"][seat] for game in scores) / len(scores))


def ratings(results: Sequence[GameResult], system: str) -> dict[str, Rating]:
    known: dict[str, Rating] = {}
    for result in sorted(results, key=lambda result: result.number):
        known = rated(known, means(result, system))
    return known or dict.fromkeys(sorted({name for r in results for name in r.seats.values()}), (MU, SIGMA))


def manifest() -> Mapping[str, str]:
    return {"casusbelli": casusbelli.__version__, "python": platform.python_version()}


# --- files: a line for the plan and a line for each game, so that an interrupted tournament can be continued


class TournamentHeader(Struct, frozen=True):
    plan: Plan
    made_with: dict[str, str]
    format: str = "casusbelli.tournament/1"


def header_line(plan: Plan) -> bytes:
    return json.encode(TournamentHeader(plan, dict(manifest()))) + b"\n"


def result_line(result: GameResult) -> bytes:
    return json.encode(result) + b"\n"


class OtherTournament(ValueError):
    """The file contains games of another plan, or no games."""


def read_results(text: bytes, plan: Plan) -> list[GameResult]:
    """The recorded games. A line that was cut off is ignored."""
    lines = text.split(b"\n")
    try:
        header = json.decode(lines[0], type=TournamentHeader)
    except Exception as fault:
        raise OtherTournament(f"the first line is no tournament's: {fault}") from None
    if header.plan != plan:
        raise OtherTournament("the file holds the games of another plan; name another file, or play that plan")
    return [json.decode(line, type=GameResult) for line in lines[1:-1]]
