"""The plan of a mutation test: the source, the cases and tests to run, and the survivors that are explained.

source = "src/casusbelli/packs/masters"                # a file, or a directory of them
cases = ["tests/scenarios/masters.toml"]               # scenario files, run first
tests = ["tests/packs/test_masters.py"]                # what pytest runs on those that survive the cases

[[explained]]
file = "aid.py"                                        # below the source
function = "Aid.sent"                                  # "" at the top of the file
change = "a > 0  ->  a <= 0"                           # as it is printed
why = "..."
times = 2                                              # if the same change occurs so often in the function
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.mutants.changes import Mutant

KEYS = {"source": str, "cases": list, "tests": list, "explained": list}
EXPLAINED = {"file": str, "function": str, "change": str, "why": str, "times": int}


class BadPlan(ValueError):
    """The file is not a valid plan; the message says what is wrong, and where."""


@dataclass(frozen=True)
class Explained:
    file: str
    function: str
    change: str
    why: str
    times: int = 1

    @property
    def key(self) -> tuple[str, str, str]:
        return self.file, self.function, self.change

    def __str__(self) -> str:
        return f"{self.file}: {self.function or '(top)'}: {self.change}"


@dataclass(frozen=True)
class Plan:
    source: Path
    cases: tuple[str, ...]
    tests: tuple[str, ...]
    explained: tuple[Explained, ...]

    @property
    def files(self) -> list[Path]:
        return [self.source] if self.source.is_file() else sorted(self.source.rglob("*.py"))

    def key(self, mutant: Mutant, root: Path) -> tuple[str, str, str]:
        below = self.source.parent if self.source.is_file() else self.source
        return (root / mutant.file).relative_to(below).as_posix(), mutant.spot.function, mutant.change

    def unexplained(self, living: Sequence[Mutant], root: Path) -> list[Mutant]:
        """The survivors for which the file has no explanation, or not for so many."""
        left = Counter({entry.key: entry.times for entry in self.explained})
        found = []
        for mutant in living:
            left[self.key(mutant, root)] -= 1
            if left[self.key(mutant, root)] < 0:
                found.append(mutant)
        return found

    def stale(
        self, every: Sequence[Mutant], tried: Sequence[Mutant], living: Sequence[Mutant], root: Path
    ) -> list[Explained]:
        """Entries for mutants that do not exist, or do not survive, as far as they were tried."""
        there, judged, alive = (Counter(self.key(mutant, root) for mutant in some) for some in (every, tried, living))
        return [
            entry
            for entry in self.explained
            if there[entry.key] < entry.times or alive[entry.key] + there[entry.key] - judged[entry.key] < entry.times
        ]


def read_plan(file: Path, root: Path) -> Plan:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise BadPlan(f"{file}: {fault}") from None
    _check(table, KEYS, f"{file}")
    if not table.get("source") or not (root / table["source"]).exists():
        raise BadPlan(f"{file}: source = {table.get('source')!r}: name a file or directory below {root}")
    entries = []
    for number, entry in enumerate(table.get("explained", ()), 1):
        where = f"{file}: explained {number}"
        _check(entry, EXPLAINED, where)
        missing = sorted({"file", "function", "change", "why"} - set(entry))
        if missing or not entry["why"].strip():
            raise BadPlan(f"{where}: say {', '.join(missing or ['why'])}")
        entries.append(Explained(**entry))
    if len({entry.key for entry in entries}) < len(entries):
        twice = next(key for key, count in Counter(entry.key for entry in entries).items() if count > 1)
        raise BadPlan(f"{file}: {': '.join(twice)} is explained twice; say times = 2")
    return Plan(root / table["source"], tuple(table.get("cases", ())), tuple(table.get("tests", ())), tuple(entries))


def _check(table: Mapping[str, Any], keys: Mapping[str, type], where: str) -> None:
    for key, value in table.items():
        if key not in keys:
            raise BadPlan(f"{where}: {key} is no key; there are {', '.join(keys)}")
        if not isinstance(value, keys[key]):
            raise BadPlan(f"{where}: {key} = {value!r}: expected {keys[key].__name__}")
