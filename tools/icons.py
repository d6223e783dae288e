"""Draw the icons of the installed website from icon.svg.

``python -m tools.icons`` writes them; the tests compare them with what this module draws.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

FOLDER: Final = Path(__file__).resolve().parents[1] / "src/casusbelli/web/static"
PAPER: Final = "#f3efe6"
WHOLE, ON_PAPER, MASKABLE = "0 0 32 32", "-6 -6 44 44", "-12 -12 56 56"
"""What is drawn around the shield. Of a maskable icon only the inner four fifths are certain to be seen."""

ICONS: Final = {
    "icon-192.png": (192, WHOLE, ""),
    "icon-512.png": (512, WHOLE, ""),
    "icon-maskable-192.png": (192, MASKABLE, PAPER),
    "icon-maskable-512.png": (512, MASKABLE, PAPER),
    "apple-touch-icon.png": (180, ON_PAPER, PAPER),
}


def icon(name: str) -> bytes:
    size, box, ground = ICONS[name]
    shield = re.sub('viewBox="[^"]*"', f'viewBox="{box}"', (FOLDER / "icon.svg").read_text(encoding="utf-8"))
    return bytes(svg_to_bytes(svg_string=shield, width=size, height=size, background=ground or None))


if __name__ == "__main__":
    for name in ICONS:
        (FOLDER / name).write_bytes(icon(name))
