"""The build of the package: a hash of its files that distinguishes two commits of one version. It needs no git, and is
the same wherever the same files are installed."""

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
    """The files that are part of the wheel."""
    return name.name != "ruff.toml" and not any(part == "__pycache__" or part.startswith(".") for part in name.parts)


def version() -> str:
    """The version with a local part as in PEP 440: ``0.2.0+1f0c5a9e77``."""
    return f"{__version__}+{build()}"
