"""The text record of a game, as chess has its PGN: headers, a block a phase, comments and variations.

This is the syntax (docs/text-record.md): a record is read from text and written to it, and knows no rules. What it
means is in ``recorded_play.py``.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence

from msgspec import Struct

from casusbelli.core.said import said
from casusbelli.records.turns.values import TurnError, at_line, quoted, wrong

WIDTH = 100
LONGEST_RECORD = 4_000_000  # characters
MOST_BLOCKS = 1_000
HEADER = re.compile(r'\[([A-Z][A-Za-z]{0,29}) "((?:[^"\\]|\\.)*)"\]')
PHASE = re.compile(r"[A-Z][0-9]{4}[A-Z]")
LINE = re.compile(r"([^:{}\[\]]{1,60}?)(!?): ?(.*)")
NOTHING = "-"  # instead of orders: asked, and sent none
MISSED = "Missed"  # the seats that sent nothing by the deadline
ADJUDICATED = "Adjudicated"  # closes a phase in which nobody sent orders
VACATED, TAKEN = "Vacated", "Taken"
SEPARATOR = "; "


class OrderLine(Struct, frozen=True):
    """``at_once``: carried out before the phase is adjudicated. ``number``: the line in the text."""

    seat: str
    orders: tuple[str, ...]
    at_once: bool = False
    number: int = 0


class Block(Struct, frozen=True):
    """A phase. ``lines``: in their order; ``comments``: after them; ``variations``: blocks of what might have been
    played instead."""

    phase: str
    lines: tuple[OrderLine, ...] = ()
    comments: tuple[str, ...] = ()
    variations: tuple[tuple[Block, ...], ...] = ()
    number: int = 0


class TextRecord(Struct, frozen=True):
    """``headers``: in their order; some may be there several times. ``comments``: before the first phase."""

    headers: tuple[tuple[str, str], ...]
    blocks: tuple[Block, ...] = ()
    comments: tuple[str, ...] = ()

    def header(self, name: str, usual: str = "") -> str:
        return next((value for key, value in self.headers if key == name), usual)

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]


def is_text_record(text: str) -> bool:
    """Does this look like a record, valid or not?"""
    return HEADER.match(text.lstrip()[:500]) is not None


# --- writing


def record_text(record: TextRecord) -> str:
    lines = [f'[{key} "{_escaped(value, chr(34))}"]' for key, value in record.headers]
    lines += [line for text in record.comments for line in ("", *_comment(text))]
    for block in record.blocks:
        lines += ["", *_block(block)]
    return "\n".join(lines) + "\n"


def _escaped(text: str, end: str) -> str:
    return text.replace("\\", "\\\\").replace(end, f"\\{end}").replace("\n", " " if end == '"' else "\n")


def _comment(text: str) -> Iterator[str]:
    yield from f"{{ {_escaped(text, '}')} }}".split("\n")


def _block(block: Block) -> Iterator[str]:
    yield block.phase
    for line in block.lines:
        told = f"{line.seat}{'!' * line.at_once}: {SEPARATOR.join(line.orders) or NOTHING}"
        yield from textwrap.wrap(
            told, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False, drop_whitespace=True
        )
    for text in block.comments:
        yield from _comment(text)
    for variation in block.variations:
        yield "("
        for one in variation:
            yield from _block(one)
        yield ")"


# --- reading


def read_record(text: str) -> TextRecord:
    """Raises TurnError with the line."""
    if len(text) > LONGEST_RECORD:
        raise TurnError(said("story.record-text-too-long", most=f"{LONGEST_RECORD:,}"))
    return _RecordReader(text.replace("\r\n", "\n").split("\n")).record()


class _Open:
    """A block that is being read."""

    def __init__(self, phase: str, number: int) -> None:
        self.phase, self.number = phase, number
        self.lines: list[tuple[str, bool, list[str], int]] = []
        self.comments: list[str] = []
        self.variations: list[tuple[Block, ...]] = []

    def block(self) -> Block:
        lines = tuple(
            OrderLine(seat, _orders(" ".join(parts)), at_once, number) for seat, at_once, parts, number in self.lines
        )
        return Block(self.phase, lines, tuple(self.comments), tuple(self.variations), self.number)


def _orders(text: str) -> tuple[str, ...]:
    return () if text.strip() == NOTHING else tuple(part.strip() for part in text.split(";") if part.strip())


class _RecordReader:
    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.headers: list[tuple[str, str]] = []
        self.comments: list[str] = []
        self.main: list[_Open] = []
        self.aside: list[_Open] | None = None  # the variation that is being read
        self.count = 0

    def record(self) -> TextRecord:
        lines = iter(enumerate(self.lines, 1))
        for number, line in lines:
            told = line.strip()
            if told.startswith("{"):
                self._comment(told[1:], number, lines)
            elif told:
                self._line(line, told, number)
        if self.aside is not None:
            raise wrong(at_line(len(self.lines)), said("story.record-open-variation"))
        return TextRecord(tuple(self.headers), tuple(one.block() for one in self.main), tuple(self.comments))

    def _comment(self, text: str, number: int, lines: Iterator[tuple[int, str]]) -> None:
        """Up to the closing brace, perhaps lines later."""
        parts: list[str] = []
        while (end := _closing(text)) < 0:
            parts.append(text)
            found = next(lines, None)
            if found is None:
                raise wrong(at_line(number), said("story.record-open-comment"))
            text = found[1]
        if text[end + 1 :].strip():
            raise wrong(at_line(number), said("story.record-after-comment", text=quoted(text[end + 1 :].strip())))
        parts.append(text[:end])
        told = re.sub(r"\\(.)", r"\1", "\n".join(parts)).strip()
        blocks = self.aside if self.aside is not None else self.main
        (blocks[-1].comments if blocks else self.comments).append(told)

    def _line(self, line: str, told: str, number: int) -> None:
        header = HEADER.fullmatch(told)
        blocks = self.aside if self.aside is not None else self.main
        if header is not None and not self.main:
            self.headers.append((header[1], re.sub(r"\\(.)", r"\1", header[2])))
        elif PHASE.fullmatch(told):
            self.count += 1
            if self.count > MOST_BLOCKS:
                raise wrong(at_line(number), said("story.record-too-many-phases", most=MOST_BLOCKS, n=self.count))
            blocks.append(_Open(told, number))
        elif told == "(" and self.main and self.aside is None:
            self.aside = []
        elif told == ")" and self.aside is not None:
            self.main[-1].variations.append(tuple(one.block() for one in self.aside))
            self.aside = None
        elif line[:1].isspace() and blocks and blocks[-1].lines:
            blocks[-1].lines[-1][2].append(told)
        elif (found := LINE.fullmatch(told)) is not None and blocks:
            blocks[-1].lines.append((found[1].strip(), bool(found[2]), [found[3]], number))
        else:
            raise wrong(at_line(number), said("story.record-line", text=quoted(told)))


def _closing(text: str) -> int:
    """Where the comment ends in this line; -1 if it does not."""
    at = 0
    while at < len(text):
        if text[at] == "\\":
            at += 1
        elif text[at] == "}":
            return at
        at += 1
    return -1
