"""The little Markdown that our own texts use: headings, lists, paragraphs, code, bold."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markupsafe import Markup, escape

HEADING = re.compile(r"(#{1,4}) (.*)")
ITEM = re.compile(r"(?:[-*]|\d+\.) (.*)")
CODE, BOLD = re.compile(r"`([^`]+)`"), re.compile(r"\*\*([^*]+)\*\*")


def markup_of(text: str) -> Markup:
    return Markup("\n".join(_blocks(text.split("\n"))))


def _blocks(lines: list[str]) -> Iterator[str]:
    listing = ""
    for line in lines:
        item, heading = ITEM.fullmatch(line), HEADING.fullmatch(line)
        kind = "" if item is None else "ol" if line[0].isdigit() else "ul"
        if listing and kind != listing:
            yield f"</{listing}>"
        if kind and kind != listing:
            yield f"<{kind}>"
        listing = kind
        if item is not None:
            yield f"<li>{_inline(item[1])}</li>"
        elif heading is not None:
            level = len(heading[1])
            yield f"<h{level}>{_inline(heading[2])}</h{level}>"
        elif line.strip():
            yield f"<p>{_inline(line)}</p>"
    if listing:
        yield f"</{listing}>"


def _inline(text: str) -> str:
    safe = str(escape(text))
    return BOLD.sub(r"<strong>\1</strong>", CODE.sub(r"<code>\1</code>", safe))
