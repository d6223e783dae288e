"""The little Markdown that our own texts use: headings, lists, tables, quotations, pictures, paragraphs, code, bold,
and spans in another language: ``[text]{lang=en}``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from markupsafe import Markup, escape

HEADING = re.compile(r"(#{1,4}) (.*)")
ITEM = re.compile(r"(?:[-*]|\d+\.) (.*)")
QUOTE = re.compile(r"> (.*)")
PICTURE = re.compile(r"!\[(.*)\]\((/[^()\s]*)\)")
ROW = re.compile(r"\|(.*)\|")
CELL = re.compile(r"(?<!\\)\|")
WORD = re.compile(r"\w+")
SPAN = re.compile(r"\[(.+?)\]\{lang=([a-z-]+)\}")
CODE, BOLD = re.compile(r"`([^`]+)`"), re.compile(r"\*\*([^*]+)\*\*")


def markup_of(text: str) -> Markup:
    return Markup("\n".join(_blocks(text.split("\n"))))


def contents_of(text: str) -> list[tuple[str, Markup]]:
    """The chapters: the ids of their headings, and their titles."""
    found = (HEADING.fullmatch(line) for line in text.split("\n"))
    titles = [heading[2] for heading in found if heading is not None and heading[1] == "##"]
    return [(_anchor(title), Markup(_inline(title))) for title in titles]


def _anchor(title: str) -> str:
    return "-".join(WORD.findall(_bare(title).lower()))


def _bare(text: str) -> str:
    """Without the marks of languages, for attributes."""
    return SPAN.sub(r"\1", text)


def _kind(line: str) -> str:
    if ROW.fullmatch(line):
        return "table"
    if ITEM.fullmatch(line):
        return "ol" if line[0].isdigit() else "ul"
    return ""


def _blocks(lines: list[str]) -> Iterator[str]:
    chapter = ""
    for kind, group in groupby(lines, _kind):
        if kind == "table":
            yield from _table(list(group), chapter)
        elif kind:
            yield f"<{kind}>"
            yield from (f"<li>{_inline(line.partition(' ')[2])}</li>" for line in group)
            yield f"</{kind}>"
        else:
            for line in filter(str.strip, group):
                heading = HEADING.fullmatch(line)
                chapter = heading[2] if heading is not None else chapter
                yield _single(line)


def _single(line: str) -> str:
    heading, quote, picture = HEADING.fullmatch(line), QUOTE.fullmatch(line), PICTURE.fullmatch(line)
    if heading is not None:
        level = len(heading[1])
        return f'<h{level} id="{_anchor(heading[2])}">{_inline(heading[2])}</h{level}>'
    if quote is not None:
        return f"<blockquote>{_inline(quote[1])}</blockquote>"
    if picture is not None:
        return f'<img src="{escape(picture[2])}" alt="{escape(_bare(picture[1]))}" loading="lazy">'
    return f"<p>{_inline(line)}</p>"


def _table(lines: list[str], chapter: str) -> Iterator[str]:
    """The first row is the head, the second only a separator. A table can be wider than the page: it scrolls, by
    keyboard as well, and is called after its chapter."""
    head, *rows = [[cell.strip() for cell in CELL.split(line[1:-1])] for line in lines]
    yield f'<div class="table" tabindex="0" role="region" aria-label="{escape(_bare(chapter))}"><table><thead><tr>'
    yield "".join(f"<th>{_inline(cell)}</th>" for cell in head)
    yield "</tr></thead><tbody>"
    for row in rows[1:]:
        yield f"<tr>{''.join(f'<td>{_inline(cell)}</td>' for cell in row)}</tr>"
    yield "</tbody></table></div>"


def _inline(text: str) -> str:
    safe = str(escape(text.replace("\\|", "|")))
    bold = BOLD.sub(r"<strong>\1</strong>", CODE.sub(r"<code>\1</code>", safe))
    return SPAN.sub(r'<span lang="\2">\1</span>', bold)
