"""Reads typed values from a map file and collects faults.

Nothing here stops at the first fault: the author of a map wants the whole list.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

MOST_FAULTS = 100  # a file with more is probably not a map
LONGEST_NAME, LONGEST_PROSE = 100, 500  # characters
MARKUP = frozenset('<>{}[]|`"\\')  # not allowed in names: pages, e-mails or files could interpret it


@dataclass(frozen=True, slots=True)
class Fault:
    """``line``: the line of the key in the file, if it is known."""

    file: str
    key: str
    what: str
    remedy: str
    line: int | None = None

    def __str__(self) -> str:
        return f"{self.file}{f':{self.line}' if self.line else ''}: {self.key}: {self.what}; {self.remedy}"


class MapError(ValueError):
    """A file that isn't a valid map. ``faults`` lists everything wrong with it; the message has a line for each."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.faults,)


class Faults:
    """Collects faults while one file is read."""

    def __init__(self, file: str, line_of: Callable[[str], int | None] = lambda _key: None) -> None:
        self.file = file
        self.line_of = line_of
        self.found: dict[Fault, None] = {}

    def add(self, key: str, what: str, remedy: str) -> None:
        self.found[Fault(self.file, key, what, remedy, self.line_of(key))] = None
        if len(self.found) >= MOST_FAULTS:
            more = Fault(self.file, "the rest", "was not read after so many faults", "mend these first")
            raise MapError((*self.found, more))

    def settle(self) -> None:
        if self.found:
            raise MapError(tuple(self.found))


# --- words for messages


def shown(value: object) -> str:
    """A value as a message quotes it, shortened if it is long."""
    if isinstance(value, str):
        return _escaped(json.dumps(value if len(value) <= 60 else value[:57] + "...", ensure_ascii=False))
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if value.bit_length() <= 64 else "a number with very many digits"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, Mapping):
        return "a table"
    return "a list" if isinstance(value, list) else "a date or time"


def _escaped(text: str) -> str:
    """Escape control characters, because messages are printed to terminals."""
    return text if text.isprintable() else "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text)


def key_path(*keys: str) -> str:
    """Join keys as TOML writes them: ``borders.fleet."STP/SC"``."""
    return ".".join(key if re.fullmatch(r"[A-Za-z0-9_-]+(\[\d+\])?", key) else shown(key) for key in keys)


def unfit(text: str, longest: int) -> str:
    """What to write instead of a text that is too long or could be interpreted as markup; "" if it is fine."""
    if len(text) > longest:
        return f"write at most {longest} characters"
    found = sorted(MARKUP.intersection(text))
    return f"take {' '.join(found)} out" if found else ""


def meant(word: str, known: Iterable[str], otherwise: str) -> str:
    """A hint "did you mean BOT?" if a known word is close, else ``otherwise``."""
    words = {name.casefold(): name for name in known}
    close = difflib.get_close_matches(word.casefold()[:40], words, n=1)
    return f"did you mean {words[close[0]]}?" if close else otherwise


# --- reading values


class Section:
    """A table of the file. Returns values of the requested type, and reports a fault if the file has another."""

    def __init__(self, table: Mapping[str, object], path: tuple[str, ...], faults: Faults) -> None:
        self.table = table
        self.path = path
        self.faults = faults

    def key(self, key: str) -> str:
        return key_path(*self.path, key)

    def fault(self, key: str, what: str, remedy: str) -> None:
        self.faults.add(self.key(key), what, remedy)

    def fault_here(self, what: str, remedy: str) -> None:
        """Report a fault of this table's own key."""
        self.faults.add(key_path(*self.path), what, remedy)

    def only(self, *known: str) -> None:
        """Report keys other than these: otherwise a misspelled key would be ignored silently."""
        for key in self.table:
            if key not in known:
                self.fault(key, "means nothing here", meant(key, known, f"known are {', '.join(known)}"))

    def text(self, key: str, default: str | None = None, longest: int = LONGEST_NAME) -> str:
        value = self.table.get(key, default)
        if value is None:
            self.fault(key, "is missing", f"write {key} = a text in quotes")
        elif not isinstance(value, str):
            self.fault(key, f"is {shown(value)}", "write a text in quotes")
        elif key in self.table and not (value.strip() and value.isprintable()):
            self.fault(key, f"is {shown(value)}", "write one line of text, not empty")
        elif key in self.table and (wrong := unfit(value, longest)):
            self.fault(key, f"is {shown(value)}", wrong)
        else:
            return value
        return default or ""

    def match(self, key: str, pattern: str, example: str, default: str | None = None) -> str:
        value = self.text(key, default)
        if value and not re.fullmatch(pattern, value):
            self.fault(key, f"is {shown(value)}", f"write it like {shown(example)}")
            return default or ""
        return value

    def choice(self, key: str, known: Sequence[str], default: str) -> str:
        value = self.text(key)
        if value and value not in known:
            remedy = meant(value, known, f"write {', '.join(known[:-1])} or {known[-1]}")
            self.fault(key, f"is {shown(value)}", remedy)
        return value if value in known else default

    def number(self, key: str, least: int) -> int:
        value = self.table.get(key)
        if value is None:
            self.fault(key, "is missing", f"write {key} = a whole number")
        elif isinstance(value, bool) or not isinstance(value, int) or value < least:
            self.fault(key, f"is {shown(value)}", f"write a whole number, {least} or more")
        else:
            return value
        return least

    def flag(self, key: str, default: bool) -> bool:
        value = self.table.get(key, default)
        if isinstance(value, bool):
            return value
        self.fault(key, f"is {shown(value)}", "write true or false, without quotes")
        return default

    def words(self, key: str, default: Sequence[str] = ()) -> tuple[str, ...]:
        """A list of distinct texts."""
        value = self.table.get(key)
        if value is None:
            return tuple(default)
        if not isinstance(value, list):
            self.fault(key, f"is {shown(value)}", 'write a list of texts: ["...", "..."]')
            return tuple(default)
        words: dict[str, None] = {}
        for item in value:
            if not isinstance(item, str) or not item.strip() or not item.isprintable():
                self.fault(key, f"has {shown(item)} in it", "write texts in quotes, one line each, not empty")
            elif wrong := unfit(item, LONGEST_NAME):
                self.fault(key, f"has {shown(item)} in it", wrong)
            elif item in words:
                self.fault(key, f"says {shown(item)} twice", "take one of them out")
            else:
                words[item] = None
        return tuple(words)

    def section(self, key: str) -> Section:
        """A subtable; an empty one if there is none."""
        value = self.table.get(key, {})
        if not isinstance(value, Mapping):
            self.fault(key, f"is {shown(value)}", f"make it a table: [{self.key(key)}]")
            value = {}
        return Section(value, (*self.path, key), self.faults)

    def sections(self) -> Iterator[tuple[str, Section]]:
        return ((key, self.section(key)) for key in self.table)

    def list_of_sections(self, key: str) -> list[Section]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, Mapping) for item in value):
            self.fault(key, f"is {shown(value)}", f"write tables headed [[{self.key(key)}]]")
            return []
        return [Section(item, (*self.path, f"{key}[{n}]"), self.faults) for n, item in enumerate(value, 1)]
