"""Which build of the package is running: a hash of its files, so that two commits of one version can be told apart. It
needs no git and is the same wherever the same files are installed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from casusbelli import __version__

DIGITS = 10


@cache
def build() -> str:
    root = Path(__file__).parent
    found = sha256()
    names = (file.relative_to(root) for file in root.rglob("*") if file.is_file())
    for name in sorted(name.as_posix() for name in names if _counts(name)):
        content = (root / name).read_bytes()
        found.update(b"%s\0%d\0" % (name.encode(), len(content)))
        found.update(content)
    return found.hexdigest()[:DIGITS]


def _counts(name: Path) -> bool:
    """What is in the wheel."""
    return name.name != "ruff.toml" and not any(part == "__pycache__" or part.startswith(".") for part in name.parts)


def version() -> str:
    """As ``0.2.0+1f0c5a9e77``, a version with a local part as PEP 440 has it."""
    return f"{__version__}+{build()}"
