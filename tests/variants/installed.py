"""A package as an installer leaves it: its modules, and its entry points beside them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

CASUS = "from casusbelli.cli.main import main; main()"


def install(site: Path, name: str, files: Mapping[str, str], points: Mapping[str, str]) -> None:
    for file, text in files.items():
        (site / file).parent.mkdir(parents=True, exist_ok=True)
        (site / file).write_text(text, encoding="utf-8")
    info = site / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = "".join(f"{point} = {value}\n" for point, value in points.items())
    (info / "entry_points.txt").write_text(f"[casusbelli.boards]\n{lines}", encoding="utf-8")


def python(site: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What a Python says in which what lies in ``site`` is installed."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    words = [sys.executable, "-c", code, *arguments]
    return subprocess.run(words, env=environment, cwd=site, capture_output=True, text=True, check=False)
