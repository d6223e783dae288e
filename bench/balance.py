"""``python -m bench.balance [BOARD ...]``: how fair are the included boards? The same bot plays every power, and the
figures are saved as ``balance.json`` beside each map file, from where the gallery reads them. They are those of one
board exactly: after a change to the map they have to be measured again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from casusbelli.bots.tournament import Plan, by_seat, fixtures, play
from casusbelli.variants import board, board_hash, board_names, is_shipped

VARIANTS = Path(__file__).resolve().parents[1] / "src/casusbelli/variants"
BOT, GAMES, PHASES, SEED = "dumbbot", 40, 60, 1


def measured(name: str, games: int = GAMES, phases: int = PHASES) -> dict[str, Any]:
    """The figures of a board, by the powers in the order of its map."""
    plan = Plan((BOT,), map=name, games=games, phases=phases, seed=SEED)
    lines = {line.seat: line for line in by_seat([play(plan, fixture) for fixture in fixtures(plan)])}
    powers = [
        {"power": power.name, "solos": lines[power.name].alone, "share": round(lines[power.name].centres, 3)}
        for power in board(name).powers
    ]
    balance = {"bot": BOT, "games": games, "phases": phases, "powers": powers}
    return {"hash": board_hash(board(name)), "balance": balance}


def main() -> None:
    for name in sys.argv[1:] or [name for name in board_names() if is_shipped(board(name))]:
        found = measured(name)
        file = VARIANTS / name.replace("-", "_") / "balance.json"
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        for line in found["balance"]["powers"]:
            print(f"{name:<24} {line['power']:<16} {line['solos']:>3} solos   {line['share']:>6.1%}", flush=True)


if __name__ == "__main__":
    main()
