"""SVG to PNG, with whatever program is installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from casusbelli.cli.files import fail

LONGEST = 60  # seconds
SMALLEST_SCALE = 0.5  # that browsers support
SIZE = re.compile(r'width="(\d+)" height="(\d+)"')
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
REMEDY = (
    "install rsvg-convert (package librsvg2-bin), resvg, inkscape, chromium or the Python package cairosvg, "
    "or write an .svg, which every browser can show"
)


def png(svg: str, width: int) -> bytes:
    """The picture as a PNG of this width. Ends the command with a message if no installed program can render it."""
    ways = [(name, make) for name, make in PROGRAMS.items() if shutil.which(name)]
    if not ways:
        fail(f"no program found that converts SVG to PNG; {REMEDY}")
    drawn, faults = None, []
    for name, command in ways:
        with tempfile.TemporaryDirectory(prefix="casus-") as folder:
            source, target = Path(folder, "picture.svg"), Path(folder, "picture.png")
            source.write_text(svg, encoding="utf-8")
            fault = _run(command(name, source, target, width))
            if target.is_file() and not fault:
                drawn = target.read_bytes()
                break
            faults.append(f"{name}: {fault or 'it wrote nothing'}")
    if drawn is None:
        fail(f"could not make a PNG: {'; '.join(faults)}; {REMEDY}")
    return drawn


def _run(command: list[str]) -> str:
    """Run the command; return an error message of one line, or an empty string."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=LONGEST, check=False)
    except (OSError, subprocess.TimeoutExpired) as fault:
        return str(fault)
    told = done.stderr.decode("utf-8", "replace").strip().splitlines()
    return "" if done.returncode == 0 else (told[-1] if told else f"exit code {done.returncode}")


def _browser(name: str, source: Path, target: Path, width: int) -> list[str]:
    """The command for a browser. It renders the picture in its own size, so the scale factor sets the width. Browsers
    support no factor below a half; below that, the picture itself is made smaller."""
    text = source.read_text(encoding="utf-8")
    found = SIZE.search(text)
    wide, high = (int(found[1]), int(found[2])) if found else (width, width)
    scale = max(SMALLEST_SCALE, width / wide)
    shown = round(width / scale), round(high * width / scale / wide)
    source.write_text(SIZE.sub(f'width="{shown[0]}" height="{shown[1]}"', text, count=1), encoding="utf-8")
    root = (
        ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    )  # as root it refuses to run with a sandbox
    options = [f"--window-size={shown[0]},{shown[1]}", f"--force-device-scale-factor={scale:.4f}", "--hide-scrollbars"]
    return [name, "--headless", "--disable-gpu", *root, *options, f"--screenshot={target}", source.as_uri()]


PROGRAMS: dict[str, Callable[[str, Path, Path, int], list[str]]] = {
    "rsvg-convert": lambda name, source, target, width: [name, f"--width={width}", f"--output={target}", str(source)],
    "resvg": lambda name, source, target, width: [name, f"--width={width}", str(source), str(target)],
    "cairosvg": lambda name, source, target, width: [
        name,
        str(source),
        f"--output={target}",
        f"--output-width={width}",
    ],
    "inkscape": lambda name, source, target, width: [
        name,
        str(source),
        f"--export-filename={target}",
        f"--export-width={width}",
    ],
    **dict.fromkeys(BROWSERS, _browser),
}
