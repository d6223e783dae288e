"""``python -m bench [P1 P2 ... G D IR MA ...] [--quick]``: measure, print, and save the figures of a full run."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bench import choices, compiled, cost, games, growth, movement, pages, pictures, service, start, variants
from bench.measure import Figure, machine, versions
from bench.positions import phases
from casusbelli.variants import board

RESULTS = Path(__file__).parent / "results"
IDS = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "C", "S", "W", "G", "D", "IR", "MA", "FA", "WW")


def figures(wanted: list[str], quick: bool) -> Iterator[Figure]:
    standard = board("standard")
    if "P1" in wanted or "P2" in wanted:
        battles = list(phases(standard, 300 if quick else 2_000, seed=1))
        yield from (figure for figure in movement.figures(battles) if figure.id in wanted)
    if "P3" in wanted:
        yield from choices.figures(
            list(phases(standard, 200, seed=2)), list(phases(standard, 100 if quick else 500, seed=3))
        )
    if "P4" in wanted:
        yield from compiled.battles(list(phases(standard, 1_000 if quick else 10_000, seed=4)))
    if "P5" in wanted:
        yield from games.self_play(3 if quick else 20)
    if "P6" in wanted:
        yield from compiled.games(100 if quick else 1_000)
    if "P7" in wanted:
        yield from start.figures(3 if quick else 10)
        yield from games.start(100)
    if "P8" in wanted:
        yield from games.rebuilding(3 if quick else 10, 10)
    if "C" in wanted:
        yield from cost.figures(quick)
    if "S" in wanted:
        yield from service.figures(quick)
    if "W" in wanted:
        yield from pages.figures(quick)
    if "G" in wanted:
        yield from growth.figures(10 if quick else 100)
    if "D" in wanted:
        yield from pictures.figures(1 if quick else 5)
    yield from of_variants(wanted, quick)


def of_variants(wanted: list[str], quick: bool) -> Iterator[Figure]:
    if "IR" in wanted:
        yield from variants.of_relations(30 if quick else 300)
    if "MA" in wanted:
        yield from variants.of_masters(30 if quick else 200)
    if "FA" in wanted:
        yield from variants.of_playing("FA", "factional", 2 if quick else 10)
    if "WW" in wanted:
        yield from variants.of_playing("WW", "world-war-one", 2 if quick else 10)


def keep(done: list[Figure]) -> Path:
    """Append the run to the file of its day."""
    now = datetime.now(UTC)
    path = RESULTS / f"{now:%Y-%m-%d}.json"
    runs = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    runs.append({"at": f"{now:%H:%M}", "machine": machine(), **versions(), "figures": [f.as_data() for f in done]})
    RESULTS.mkdir(exist_ok=True)
    path.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Casus Belli side by side with diplomacy.")
    parser.add_argument("ids", nargs="*", metavar="ID", help=f"any of {', '.join(IDS)}; all if none is named")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions, and nothing is kept")
    asked = parser.parse_args()
    unknown = set(asked.ids) - set(IDS)
    if unknown:
        parser.error(f"no measurement {', '.join(sorted(unknown))}; there are {', '.join(IDS)}")
    print(machine(), *(f"{name} {version}" for name, version in versions().items()), sep=", ")
    done = []
    try:
        for figure in figures(asked.ids or list(IDS), asked.quick):
            print(figure, flush=True)
            done.append(figure)
    finally:  # save what has been measured so far
        if done and not asked.quick:
            print(f"kept in bench/results/{keep(done).name}")


if __name__ == "__main__":
    main()
