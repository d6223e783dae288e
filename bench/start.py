"""P7: startup time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from bench.measure import Figure, each, median
from casusbelli.core.battle import Battle
from casusbelli.core.units import Position, Unit
from casusbelli.variants import board

IMPORTS = {
    "import casusbelli": "import casusbelli",
    "import casusbelli, and everything it offers": "import casusbelli as c; [getattr(c, n) for n in dir(c)]",
    "import casusbelli, load the standard board": "import casusbelli; casusbelli.board('standard')",
}


def cpu_ms(statement: str) -> float:
    """CPU time in a fresh process, without the startup of the interpreter."""
    code = f"import time; start = time.process_time(); {statement}; print(time.process_time() - start)"
    answer = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(answer.stdout) * 1000


def new_game() -> Battle:
    """A game at its start, on a board that is loaded."""
    standard = board("standard")
    pieces = [(power.name, piece) for power in standard.powers for piece in power.units]
    units = [Unit(number, owner, piece.kind, piece.at) for number, (owner, piece) in enumerate(pieces)]
    return Battle(Position(standard, units), {})


def figures(repeats: int) -> Iterator[Figure]:
    for what, statement in IMPORTS.items():
        yield Figure("P7", what, median([cpu_ms(statement) for _ in range(repeats)]), target="80", unit="ms CPU")
    yield Figure("P7", "position and battle of a new game", median(each([new_game] * 100)), target="1000")
