"""What an import carried over, guessed and left out: messages as data, each with its line in the source."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from casusbelli.core.said import Said

CARRIED, GUESSED, LEFT_OUT = "carried", "guessed", "left-out"
MOST_NOTES = 500  # a hostile file could cause any number

Beside = Callable[[str], bytes | None]  # the content of another file in the folder of the source, by its name


@dataclass(frozen=True, slots=True)
class ImportNote:
    """``kind``: CARRIED, GUESSED or LEFT_OUT. ``file``: the file of the line, if the source has several."""

    kind: str
    said: Said
    line: int | None = None
    file: str = ""


class NotImported(ValueError):
    """A source that cannot become a map. ``said`` is the reason, ``line`` where in the source it is."""

    def __init__(self, said: Said, line: int | None = None, file: str = "") -> None:
        super().__init__(said)
        self.said = said
        self.line = line
        self.file = file

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.said, self.line, self.file)


@dataclass
class ImportReport:
    notes: list[ImportNote] = field(default_factory=list)
    more: int = 0  # notes that are not listed, because there are too many

    def carried(self, said: Said, line: int | None = None, file: str = "") -> None:
        self._add(ImportNote(CARRIED, said, line, file))

    def guessed(self, said: Said, line: int | None = None, file: str = "") -> None:
        self._add(ImportNote(GUESSED, said, line, file))

    def left_out(self, said: Said, line: int | None = None, file: str = "") -> None:
        self._add(ImportNote(LEFT_OUT, said, line, file))

    def _add(self, note: ImportNote) -> None:
        if len(self.notes) < MOST_NOTES:
            self.notes.append(note)
        else:
            self.more += 1

    def of(self, kind: str) -> Iterator[ImportNote]:
        return (note for note in self.notes if note.kind == kind)
