"""The blocks of a rulebook, and their conversion to Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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


def markdown(blocks: Iterator[Block], language: str, pictures: str = "") -> str:
    """Render blocks as Markdown. ``pictures`` is the address of a picture with ``{}`` for its name; if it is "", only
    the captions are shown."""
    parts: list[str] = []
    last: Block | None = None
    for block in blocks:
        if parts and not (isinstance(block, Item) and isinstance(last, Item)):
            parts.append("")
        parts += _lines(block, language, pictures)
        last = block
    return "\n".join(parts).rstrip() + "\n"


def _lines(block: Block, language: str, pictures: str) -> Iterator[str]:
    if isinstance(block, Heading):
        yield f"{'#' * block.level} {render(block.told, language)}"
    elif isinstance(block, Item):
        yield f"- {render(block.told, language)}"
    elif isinstance(block, Table):
        yield _row([_cell(cell, language) for cell in block.head])
        yield _row(["---"] * len(block.head))
        yield from (_row([_cell(cell, language) for cell in row]) for row in block.rows)
    elif isinstance(block, Picture):
        caption = render(block.told, language)
        if pictures:
            yield f"![{caption.replace('`', '')}]({pictures.format(block.name)})"
            yield ""
        yield f"> {render(said('engine.book-example', told=caption), language)}"
    elif isinstance(block, Example):
        yield f"> {render(said('engine.book-example', told=block.told), language)}"
    else:
        yield " ".join(render(told, language) for told in (block.told, *block.more))


def _cell(cell: Cell, language: str) -> str:
    return render(cell, language).replace("|", "\\|").replace("\n", " ")


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
