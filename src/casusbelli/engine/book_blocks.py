"""The blocks of a rulebook, and their conversion to Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from casusbelli.core.said import Cell, Text, render, said
from casusbelli.engine.display import Example

__all__ = ["Block", "Heading", "Item", "Paragraph", "Picture", "Table", "markdown"]


@dataclass(frozen=True)
class Heading:
    told: Text
    level: int = 2


@dataclass(frozen=True)
class Paragraph:
    """A paragraph. ``more``: its further sentences."""

    told: Text
    more: Sequence[Text] = ()


@dataclass(frozen=True)
class Item:
    """One rule in a list."""

    told: Text


@dataclass(frozen=True)
class Picture:
    """A drawn example, by its name; ``told`` is its caption."""

    name: str
    told: Text


@dataclass(frozen=True)
class Table:
    head: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]


Block = Heading | Paragraph | Item | Picture | Table | Example
Tell = Callable[[Cell], str]


def markdown(blocks: Iterator[Block], language: str, pictures: str = "") -> str:
    """Render blocks as Markdown. ``pictures`` is the address of a picture with ``{}`` for its name; if it is "", only
    the captions are shown. With pictures the text is for a page: passages in another language say so in brackets."""
    tell = partial(render, language=language, foreign=_bracketed if pictures else None)
    parts: list[str] = []
    last: Block | None = None
    for block in blocks:
        if parts and not (isinstance(block, Item) and isinstance(last, Item)):
            parts.append("")
        parts += _lines(block, tell, pictures)
        last = block
    return "\n".join(parts).rstrip() + "\n"


def _lines(block: Block, tell: Tell, pictures: str) -> Iterator[str]:
    if isinstance(block, Heading):
        yield f"{'#' * block.level} {tell(block.told)}"
    elif isinstance(block, Item):
        yield f"- {tell(block.told)}"
    elif isinstance(block, Table):
        yield _row([_cell(cell, tell) for cell in block.head])
        yield _row(["---"] * len(block.head))
        yield from (_row([_cell(cell, tell) for cell in row]) for row in block.rows)
    elif isinstance(block, Picture):
        if pictures:
            yield f"![{tell(block.told).replace('`', '')}]({pictures.format(block.name)})"
            yield ""
        yield f"> {tell(said('engine.book-example', told=block.told))}"
    elif isinstance(block, Example):
        yield f"> {tell(said('engine.book-example', told=block.told))}"
    else:
        yield " ".join(tell(told) for told in (block.told, *block.more))


def _bracketed(text: str, language: str) -> str:
    """A span with an attribute, as Pandoc writes it."""
    return f"[{text}]{{lang={language}}}"


def _cell(cell: Cell, tell: Tell) -> str:
    return tell(cell).replace("|", "\\|").replace("\n", " ")


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
