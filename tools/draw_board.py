"""Draws the included boards: ``python -m tools.draw_board [BOARD ...]`` writes their ``drawing.json``.

``--check`` writes nothing and exits with 1 if a drawing differs from what its plan makes. ``--extract
countries-50m.json`` recreates ``tools/drawing_data/earth.json`` from the Natural Earth data of the npm package
world-atlas. There is one plan for each board: ``tools/drawing_data/*.toml``; boards that do not lie on the earth
are laid out by ``tools/drawing_data/cells/*.toml``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tools.drawing import earth, extract
from tools.drawing.plan import PLANS
from tools.drawing.sheets import draw

VARIANTS = Path(__file__).resolve().parents[1] / "src" / "casusbelli" / "variants"


def main(arguments: Sequence[str]) -> int:
    if arguments[:1] == ["--extract"]:
        earth.EXTRACT.write_text(extract.extract(Path(arguments[1])), encoding="utf-8")
        return 0
    check = "--check" in arguments
    stale = 0
    for board in [name for name in arguments if name != "--check"] or plans():
        file = VARIANTS / board.replace("-", "_") / "drawing.json"
        text = draw(board)
        if not file.is_file() or file.read_bytes() != text:
            stale += 1
            print(f"{board}: {'out of date; run tools/draw_board.py' if check else 'written'}, {len(text)} bytes")
        if not check:
            file.write_bytes(text)
    return 1 if check and stale else 0


def plans() -> list[str]:
    return sorted(file.stem for file in PLANS.rglob("*.toml"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
