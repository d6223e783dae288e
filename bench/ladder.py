"""``python -m bench.ladder``: is each level of the bots stronger than the one below? Whole games under seven sets of
rules, with the seats shared by two neighboring levels, and the points of those rules as the score.

The games come in rounds of two: each level has half of the powers in the first game, drawn by lot, and the other half
in the second. ``bench/ladder.jsonl`` records every game in a line. Recorded games are not played again, so an
interrupted run continues. ``bench/ladder.json`` is what they amount to, from which docs/ladder.md is made.
"""

from __future__ import annotations

import argparse
import fcntl
import gc
import json
import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any

from bench.measure import machine
from casusbelli.bots import Bot, SeatView, bot
from casusbelli.bots.levels import BUDGETS, RANKS
from casusbelli.bots.match import Match
from casusbelli.bots.scoring import SYSTEMS, interval
from casusbelli.bots.tournament import manifest
from casusbelli.core.orders import Order
from casusbelli.engine.ruleset import RuleSet
from casusbelli.variants.table import new_game

Json = dict[str, Any]
GAMES, RESULTS = (Path(__file__).with_name(f"ladder.{ending}") for ending in ("jsonl", "json"))
RULES = ("standard", "international-relations", "formal", "masters", "factional", "world-war-one", "great-war")
RUNGS = tuple(pairwise(RANKS.values()))
SEEDS, ROUNDS, PHASES = (1, 2, 3), 17, 60
LEAST = 6  # rounds: of fewer, no interval is off zero with 95 % certainty, whatever they show
KEY = ("rules", "lower", "higher", "seed", "round", "turn")


# --- playing


@dataclass(frozen=True)
class TimedBot:
    """A bot, and the processor time that it takes in each phase."""

    bot: Bot
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    @property
    def name(self) -> str:
        return self.bot.name

    def orders(self, scene: SeatView) -> Sequence[Order]:
        start = time.process_time()
        found = list(self.bot.orders(scene))
        self.seconds[scene.phase] += time.process_time() - start
        return found


def seating(rules: RuleSet, pair: Sequence[str], seed: int, number: int, turn: int) -> dict[str, str]:
    """Seat -> level in one of the two games of a round. Seats of one power, which share its victory, have the same."""
    sides = list(dict.fromkeys(seat.powers for seat in rules.seats))
    Random(f"seats/{seed}/{number}").shuffle(sides)
    drawn = {side: pair[(n + turn) % 2] for n, side in enumerate(sides)}
    return {seat.name: drawn[seat.powers] for seat in rules.seats}


def played(key: Json, phases: int = PHASES) -> Json:
    """One game. Both games of a round have the same random numbers."""
    pair, seed, number = (key["lower"], key["higher"]), key["seed"], key["round"]
    seats = seating(new_game(key["rules"]).rules, pair, seed, number, key["turn"])
    match = Match.of(key["rules"], "standard", {}, seats, f"ladder/{seed}/{number}")
    timed = {name: TimedBot(bot(name)) for name in pair}
    _warm_up(key["rules"])
    match.bots = {seat: timed[name] for seat, name in seats.items()}
    count = sum(1 for _phase in match.going(phases))
    game = match.game
    return {
        **key,
        "seats": [seat for seat, name in seats.items() if name == key["higher"]],
        **{system: _means(SYSTEMS[system](game), seats, pair) for system in ("points", "centres")},
        "phases": count,
        "ended": game.phase,
        "outcome": game.state.outcome.kind if game.state.outcome is not None else "",
        "faults": len(match.faults),
        "ms": [_times(timed[name].seconds, seats, name) for name in pair],
        "state": game.state_hash()[:16],
    }


def _means(scores: Mapping[str, float], seats: Mapping[str, str], pair: Sequence[str]) -> list[float]:
    """The mean score of a seat at the lower and at the higher level."""
    found = ([scores[seat] for seat, name in seats.items() if name == level] for level in pair)
    return [round(sum(values) / len(values), 4) for values in found]


def _times(seconds: Mapping[str, float], seats: Mapping[str, str], level: str) -> list[float]:
    """Milliseconds of a movement phase, as if all seats had this level: mean, longest in 20, longest."""
    scale = 1000 * len(seats) / list(seats.values()).count(level)
    spent = sorted(scale * found for phase, found in seconds.items() if phase.endswith("M"))
    return [round(found, 1) for found in (sum(spent) / len(spent), spent[int(len(spent) * 0.95)], spent[-1])]


@cache
def _warm_up(rules: str) -> None:
    """Build the tables of the board and the rules, which a process does once, before anything is timed."""
    game = new_game(rules, seed=bytes(32))
    Match(game, dict.fromkeys(game.rules.names, bot("dumbbot"))).play(3)
    gc.collect()
    gc.freeze()


# --- what has been played


def planned(
    rules: Sequence[str] = RULES, higher: Collection[str] = tuple(RANKS.values()), rounds: int = ROUNDS
) -> Iterator[Json]:
    """All games, in an order in which every rung has as many as the others whenever the run is interrupted."""
    rungs = [rung for rung in RUNGS if rung[1] in higher]
    for number, seed, pair, name, turn in product(range(rounds), SEEDS, rungs, rules, (0, 1)):
        yield dict(zip(KEY, (name, *pair, seed, number, turn), strict=True))


def key_of(game: Json) -> tuple[Any, ...]:
    return tuple(game[name] for name in KEY)


def recorded(path: Path = GAMES) -> list[Json]:
    """The games in the file. What follows the last line end was being written when a run was interrupted."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.is_file() else []
    return [json.loads(line) for line in lines]


def continued(path: Path, plan: Iterable[Json], phases: int = PHASES) -> Iterator[Json]:
    """Play the games of the plan that the file lacks, and append each of them. Only one process may do so."""
    with path.open("a", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        kept = recorded(path)
        file.truncate(sum(len(_line(game).encode()) for game in kept))
        known = set(map(key_of, kept))
        for key in plan:
            if key_of(key) not in known:
                game = played(key, phases)
                file.write(_line(game))
                file.flush()
                yield game


def _line(game: Json) -> str:
    return json.dumps(game, separators=(",", ":")) + "\n"


# --- what it amounts to


def rounds_of(games: Iterable[Json]) -> list[tuple[Json, Json]]:
    """The complete rounds: both games, one of which alone would compare powers instead of levels."""
    turns: dict[tuple[Any, ...], dict[int, Json]] = defaultdict(dict)
    for game in games:
        turns[key_of(game)[:-1]][game["turn"]] = game
    return [(both[0], both[1]) for _key, both in sorted(turns.items()) if len(both) == 2]


def differences(rounds: Iterable[tuple[Json, Json]], system: str = "points") -> list[float]:
    """By how much the higher level scores more than the lower one, in each round."""
    return [sum(game[system][1] - game[system][0] for game in both) / len(both) for both in rounds]


def rung_of(name: str, pair: Sequence[str], games: Sequence[Json]) -> Json:
    """The comparison of two levels. The interval is that of the mean difference, by bootstrapping rounds."""
    rounds = rounds_of(games)
    both = [game for one in rounds for game in one]
    found = differences(rounds)
    by_seed = {seed: differences(one for one in rounds if one[0]["seed"] == seed) for seed in SEEDS}
    return {
        "rules": name,
        "lower": pair[0],
        "higher": pair[1],
        "games": len(both),
        "faults": sum(game["faults"] for game in both),
        "ended": sum(bool(game["outcome"]) for game in both),
        **{system: [_mean([game[system][n] for game in both]) for n in (0, 1)] for system in ("points", "centres")},
        "difference": _mean(found),
        "interval": [round(end, 4) for end in interval(found, Random(SEEDS[0]))],
        "seeds": {str(seed): _mean(values) for seed, values in by_seed.items() if values},
        "holds": _holds(found),
    }


def _holds(found: Sequence[float]) -> bool | None:
    """None: there are too few rounds to say so."""
    return interval(found, Random(SEEDS[0]))[0] > 0 if len(found) >= LEAST else None


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 4) if values else 0.0


def times_of(games: Iterable[Json]) -> list[Json]:
    """What a movement phase of all seats costs at each level, under each set of rules."""
    spent: dict[tuple[str, str], list[list[float]]] = defaultdict(list)
    for game in games:
        for name, ms in zip((game["lower"], game["higher"]), game["ms"], strict=True):
            spent[game["rules"], name].append(ms)
    return [
        {
            "rules": name,
            "level": level,
            "mean": _mean([mean for mean, _slow, _most in spent[name, level]]),
            "slow": _mean([slow for _mean_, slow, _most in spent[name, level]]),
            "most": max(most for _mean_, _slow, most in spent[name, level]),
            "budget": round(1000 * BUDGETS[level]),
        }
        for name, level in product(RULES, RANKS.values())
        if (name, level) in spent
    ]


def summary(games: Sequence[Json]) -> Json:
    """What docs/ladder.md shows."""
    by_rung: dict[tuple[Any, ...], list[Json]] = defaultdict(list)
    for game in games:
        by_rung[key_of(game)[:3]].append(game)
    rungs = [rung_of(name, pair, by_rung[name, *pair]) for pair, name in product(RUNGS, RULES)]
    return {
        "made_with": {**manifest(), "machine": machine()},
        "phases": PHASES,
        "seeds": list(SEEDS),
        "planned": len(SEEDS) * ROUNDS * 2,
        "rungs": rungs,
        "times": times_of(games),
    }


def read(path: Path = RESULTS) -> Json:
    kept: Json = json.loads(path.read_text(encoding="utf-8"))
    return kept


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder")
    parser.add_argument("--rules", nargs="+", choices=RULES, default=RULES, help="only these")
    parser.add_argument("--higher", nargs="+", choices=RANKS.values(), default=list(RANKS.values()), help="only these")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of two games for each seed")
    parser.add_argument("--phases", type=int, default=PHASES, help="at most so many phases in a game")
    parser.add_argument(
        "--again", action="store_true", help="discard all recorded games, because the bots have changed"
    )
    parser.add_argument("--games", type=Path, default=GAMES, help="where the games are recorded")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where to write what they amount to")
    asked = parser.parse_args(arguments)
    if asked.again:
        asked.games.unlink(missing_ok=True)
    try:
        for game in continued(asked.games, planned(asked.rules, asked.higher, asked.rounds), asked.phases):
            print(*key_of(game), *game["points"], game["outcome"], flush=True)
    except BlockingIOError:
        parser.error(f"another process is writing {asked.games}")
    except KeyboardInterrupt:
        print("interrupted; the next run continues", flush=True)
    found = summary(recorded(asked.games))
    asked.results.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for one in found["rungs"]:
        low, high = one["interval"]
        print(
            f"{one['rules']:<24}{one['lower']:<8}{one['higher']:<8}{one['games']:>4} games"
            f"{one['difference']:>8.2f} ({low:.2f} to {high:.2f})  {one['holds']}",
            flush=True,
        )


if __name__ == "__main__":
    main()
