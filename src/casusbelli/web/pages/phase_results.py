"""The results of a phase as a reader sees them: what it means for them, their own orders, then everybody's."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final
from urllib.parse import urlencode

from casusbelli.service.base.story_shapes import PhaseStory, ResultTold
from casusbelli.service.reads.results import is_good, result_told
from casusbelli.web.texts import Cell, Said, Term

JOINED: Final = ".sentences"


def story_shown(story: PhaseStory, seat: str, own: Collection[str] = ()) -> dict[str, Any]:
    """``own``: the names under which the reader is told of; ``yours``: the news about them; ``rest``: all other."""
    rows = [_row(row, story["phase"], seat) for row in story["results"]]
    names = dict.fromkeys(row["power"] for row in rows)
    powers = [(power, [row for row in rows if row["power"] == power]) for power in names]
    news = (line["said"] or line["text"] for line in story["lines"] if line["kind"] in ("written", "fact"))
    told = [sentence for line in news for sentence in _sentences(line)]
    said, title = story["refused_said"], story["title_said"] or story["title"]
    refused = {
        name: [(order, why or text) for (order, _code, text), why in zip(lines, said[name], strict=True)]
        for name, lines in story["refused"].items()
    }
    return {
        "phase": story["phase"],
        "seat": seat,
        "silent": story["silent"],
        "title": title,
        "refused": refused,
        "own": frozenset(own),
        "powers": sorted(powers, key=lambda row: row[0] not in own),
        "yours": [line for line in told if _is_about(line, own)],
        "rest": [line for line in told if not _is_about(line, own)],
        "explains": story["phase"].endswith("M"),
    }


def _row(row: ResultTold, phase: str, seat: str) -> dict[str, Any]:
    query = urlencode({"phase": phase, "order": row["order"], "seat": seat})
    return {**row, "told": result_told(row), "good": is_good(row), "query": query, "lines": ()}


def _sentences(told: Cell) -> Iterator[Cell]:
    """A message that joins several, taken apart: some may be about the reader."""
    inner = told.said if isinstance(told, Term) else told
    if isinstance(inner, Said) and inner.code.endswith(JOINED):
        for value in inner.values.values():
            yield from _sentences(value)
    else:
        yield told


def _is_about(told: Cell, own: Collection[str]) -> bool:
    """Does a message address the reader, or name them?"""
    if isinstance(told, Said):
        return told.values.get("you") == 1 or _any_about(told.values.values(), own)
    if isinstance(told, Term):
        named = told.power in own or (told.unit is not None and told.unit.owner in own)
        return named or _is_about(told.said or "", own) or _any_about(told.list or (), own)
    return False


def _any_about(told: Iterable[Cell], own: Collection[str]) -> bool:
    return any(_is_about(one, own) for one in told)
