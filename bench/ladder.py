"""``python -m bench.ladder``: do better bots score more? Each pair of rungs plays a tournament under each set of rules,
and the points of those rules count. ``bench/ladder.json`` records every game's score and last state. Games that it
contains are not played again; without it, all games are played and give the same file, except for times.

The bots alternate between the seats. Two consecutive games are a round: in the second one the bots swap seats. The
interval comes from bootstrapping rounds, so that good and bad seats do not widen it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bench.measure import machine
from casusbelli.bots.scoring import interval
from casusbelli.bots.tournament import Plan, fixtures, manifest, means, play

RESULTS = Path(__file__).with_name("ladder.json")
RULES = (
    "standard",
    "world-war-one",
    "great-war",
    "masters",
    "build-anywhere",
    "factional",
    "formal",
    "international-relations",
)
RUNGS = (("hold", "random"), ("random", "greedy"), ("hold", "dumbbot"), ("greedy", "dumbbot"), ("dumbbot", "search"))
GAMES, PHASES, SEED = 14, 16, 1
MORE = {
    ("world-war-one", "dumbbot", "search"): 84,
    ("formal", "greedy", "dumbbot"): 112,
}  # games: chance matters more there


def plans() -> Iterator[Plan]:
    for pair in RUNGS:
        for rules in RULES:
            games = MORE.get((rules, *pair), GAMES)
            yield Plan(pair, rules, games=games, phases=PHASES, seed=SEED)


def played(plan: Plan, kept: dict[str, Any]) -> dict[str, Any]:
    """Recorded games, and newly played ones that were missing."""
    start = time.process_time()
    results = [play(plan, fixture) for fixture in fixtures(plan)[kept.get("games", 0) :]]
    scores = [[round(means(result, "points")[bot], 4) for bot in plan.bots] for result in results]
    return {
        "rules": plan.rules,
        "bots": plan.bots,
        "games": plan.games,
        "phases": plan.phases,
        "seed": plan.seed,
        "faults": kept.get("faults", 0) + sum(len(result.faults) for result in results),
        "scores": kept.get("scores", []) + scores,
        "states": kept.get("states", []) + [result.hash[:16] for result in results],
        "seconds": round(kept.get("seconds", 0.0) + time.process_time() - start, 1),
    }


class Rung(NamedTuple):
    """The comparison of two bots: means, and the middle 95 % of bootstrap means."""

    rules: str
    lower: str
    higher: str
    games: int
    faults: int  # of bots, as the referee counts them
    low: tuple[float, float, float]
    high: tuple[float, float, float]

    @property
    def holds(self) -> bool:
        return self.low[2] < self.high[1]


def rung(kept: dict[str, Any]) -> Rung:
    lower, higher = kept["bots"]
    return Rung(
        kept["rules"], lower, higher, kept["games"], kept["faults"], *(_line(kept["scores"], n) for n in (0, 1))
    )


def _line(scores: Sequence[Sequence[float]], n: int) -> tuple[float, float, float]:
    rounds = [(one[n] + other[n]) / 2 for one, other in zip(scores[::2], scores[1::2], strict=True)]
    return (sum(rounds) / len(rounds), *interval(rounds, Random(SEED)))


def read() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8"))
    return kept


def main() -> None:
    kept = read() if RESULTS.is_file() else {"rungs": []}
    known = {_key(found): found for found in kept["rungs"]}
    wanted = {(plan.rules, *plan.bots, plan.phases, plan.seed): plan for plan in plans()}
    for key, plan in wanted.items():
        if known.get(key, {}).get("games", 0) < plan.games:
            known[key] = played(plan, known.get(key, {}))
            rungs = [known[one] for one in wanted if one in known]
            text = json.dumps({"made_with": {**manifest(), "machine": machine()}, "rungs": rungs}, indent=1)
            RESULTS.write_text(text + "\n", encoding="utf-8")
        told = rung(known[key])
        print(
            f"{told.rules:<24} {told.lower:<8} {told.low[0]:>7.2f} ({told.low[1]:.2f} to {told.low[2]:.2f})   "
            f"{told.higher:<8} {told.high[0]:>7.2f} ({told.high[1]:.2f} to {told.high[2]:.2f})   "
            f"{'holds' if told.holds else 'not shown'}   {known[key]['seconds']:.0f} s",
            flush=True,
        )


def _key(kept: dict[str, Any]) -> tuple[Any, ...]:
    return (kept["rules"], *kept["bots"], kept["phases"], kept["seed"])


if __name__ == "__main__":
    main()
