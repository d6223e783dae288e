"""``python -m bench.mechanisms [VARIANT ...]``: does everything that a variant allows happen when bots play it?

Plays games of each variant in which every seat has the same bot, and counts the mechanisms of the variant's catalogue
(``Pack.mechanisms``). ``bench/mechanisms.json`` records each game with its seed, its counts and the hash of its last
state. Recorded games are not played again, unless ``--again`` is given because the bots have changed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bench.measure import machine
from casusbelli.bots.match import Match
from casusbelli.bots.tournament import manifest
from casusbelli.engine.game import Game
from casusbelli.engine.spec import Mechanisms, packs
from casusbelli.variants.table import new_game

RESULTS = Path(__file__).with_name("mechanisms.json")
BOT, GAMES, PHASES = "dumbbot", 20, 60


def catalogs() -> dict[str, Mechanisms]:
    """Variant -> its mechanisms."""
    return {name: pack.mechanisms for name, pack in packs().items() if pack.mechanisms}


def counted(game: Game, mechanisms: Mechanisms) -> dict[str, int]:
    """How often each mechanism happened in a game."""
    found: Counter[str] = Counter(dict.fromkeys(mechanisms, 0))
    state = game.rules.empty()
    for event in game.log:
        for name, count in mechanisms.items():
            found[name] += count(state, event)
        state = game.rules.evolve(state, event)
    return dict(found)


def played(variant: str, number: int, bot: str = BOT, phases: int = PHASES) -> dict[str, Any]:
    seed = f"mechanisms/{variant}/{number}"
    seats = dict.fromkeys(new_game(variant).rules.names, bot)
    start = time.process_time()
    match = Match.of(variant, "standard", {}, seats, seed)
    match.play(phases)
    game = match.game
    return {
        "seed": seed,
        "ended": game.phase,
        "outcome": game.state.outcome.kind if game.state.outcome is not None else "",
        "owned": owned(game),
        "faults": len(match.faults),
        "counts": counted(game, catalogs()[variant]),
        "state": game.state_hash()[:16],
        "seconds": round(time.process_time() - start, 1),
    }


def owned(game: Game) -> float:
    """The share of the centers that somebody owns at the end."""
    return round(len(game.state.centers) / len(game.rules.board.centers), 3)


def totals(games: Iterable[dict[str, Any]]) -> dict[str, tuple[int, int]]:
    """Mechanism -> how often it happened in all games, and in how many of them."""
    rows = [game["counts"] for game in games]
    return {name: (sum(row[name] for row in rows), sum(row[name] > 0 for row in rows)) for name in rows[0]}


def read(path: Path = RESULTS) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.mechanisms")
    parser.add_argument("variants", nargs="*", help="all if none is named")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each variant")
    parser.add_argument("--phases", type=int, default=PHASES, help="at most so many phases in a game")
    parser.add_argument("--bot", default=BOT, help="the bot of all seats")
    parser.add_argument("--again", action="store_true", help="discard the recorded games of these variants")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the games are recorded")
    asked = parser.parse_args()
    known = catalogs()
    unknown = set(asked.variants) - set(known)
    if unknown:
        parser.error(f"no catalogue of {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    kept = read(asked.results) if asked.results.is_file() else {}
    recorded: dict[str, list[dict[str, Any]]] = kept.get("variants", {})
    if (kept.get("bot", asked.bot), kept.get("phases", asked.phases)) != (asked.bot, asked.phases):
        parser.error(f"{asked.results} holds games of another bot or length; name another file with --results")
    for variant in asked.variants or known:
        games = [] if asked.again else recorded.get(variant, [])
        for number in range(len(games), asked.games):
            games = [*games, played(variant, number, asked.bot, asked.phases)]
            recorded[variant] = games
            said = {"made_with": {**manifest(), "machine": machine()}, "bot": asked.bot, "phases": asked.phases}
            made = {name: recorded[name] for name in known if name in recorded}
            asked.results.write_text(json.dumps({**said, "variants": made}, indent=1) + "\n", encoding="utf-8")
        print(f"{variant}, {len(games)} games, {sum(game['seconds'] for game in games):.0f} s", flush=True)
        for name, (times, in_games) in totals(games).items():
            print(f"  {name:<28}{times:>6} in {in_games} games", flush=True)


if __name__ == "__main__":
    main()
