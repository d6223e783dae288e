"""The results of a phase as a reader sees them: what it means for them, their own orders, then everybody's."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from casusbelli.service.base.story_shapes import PhaseStory, ResultTold
from casusbelli.service.reads.results import is_good, result_told
from casusbelli.web.texts import YOU, Cell, Said, Term

JOINED: Final = ".sentences"


def story_shown(story: PhaseStory, seat: str, own: Collection[str] = ()) -> dict[str, Any]:
    """``own``: the names that mean the reader; ``yours``: the news about them, first what they won or
    lost; ``rest``: all other; ``powers``: the results of each power, and its orders that have none."""
    rows = [_row(row, story["phase"], seat) for row in story["results"]]
    written = _written(story, seat)
    powers = [
        (power, [row for row in rows if row["power"] == power], written.get(power, ()))
        for power in dict.fromkeys([*(row["power"] for row in rows), *written])
    ]
    news = (line["said"] or line["text"] for line in story["lines"] if line["kind"] == "fact")
    told = [sentence for line in news for sentence in _sentences(line)]
    yours = [line for line in told if _is_about(line, own)]
    said, title = story["refused_said"], story["title_said"] or story["title"]
    refused = {
        name: [(order, why or text) for (order, _code, text), why in zip(lines, said[name], strict=True)]
        for name, lines in story["refused"].items()
    }
    return {
        "phase": story["phase"],
        "seat": seat,
        "silent": [line["said"] or line["text"] for line in story["lines"] if line["kind"] == "silent"],
        "title": title,
        "refused": refused,
        "own": sorted(own),
        "powers": sorted(powers, key=lambda row: row[0] not in own),
        "yours": sorted(yours, key=lambda line: not _is_headline(line, story["headlines"])),
        "rest": [line for line in told if not _is_about(line, own)],
        "explains": story["phase"].endswith("M"),
        "comments": story["comments"],
    }


def with_reasons(story: dict[str, Any], lines: Mapping[str, Sequence[Said]]) -> dict[str, Any]:
    """The story with the strengths of each battle included, for results that have no page to look them up on."""
    powers = [
        (power, [{**row, "lines": lines.get(row["order"], ())} for row in rows], orders)
        for power, rows, orders in story["powers"]
    ]
    return {**story, "powers": powers, "explains": False}


def _row(row: ResultTold, phase: str, seat: str) -> dict[str, Any]:
    query = urlencode({"phase": phase, "order": row["order"], "seat": seat})
    return {**row, "told": result_told(row), "good": is_good(row), "query": query, "lines": ()}


class WrittenOrder(NamedTuple):
    """An order without a result. ``told``: what its rule says to the writer when nothing came of it."""

    text: str
    secret: bool
    told: Cell


def _written(story: PhaseStory, seat: str) -> dict[str, list[WrittenOrder]]:
    """By seat, the orders that have no result."""
    found: dict[str, list[WrittenOrder]] = {}
    judged = {(row["power"], row["order"]) for row in story["results"]}
    for line in story["lines"]:
        told = line["said"]
        if line["kind"] == "written" and told is not None:
            by, order = told.values["seat"], told.values["order"]
            name = by.power or seat if isinstance(by, Term) else seat  # the reader is "you"
            text = order.order if isinstance(order, Term) else str(order)
            if (name, text) not in judged:
                found.setdefault(name, []).append(
                    WrittenOrder(text, told.code.endswith("-secret"), told.values.get("unanswered", ""))
                )
    return found


def _is_headline(told: Cell, codes: Collection[str]) -> bool:
    """Does the message itself tell the reader what they won or lost?"""
    return isinstance(told, Said) and told.code in codes


def _sentences(told: Cell) -> Iterator[Cell]:
    """A message that joins several, taken apart: some may be about the reader."""
    inner = told.said or told if isinstance(told, Term) else told
    if isinstance(inner, Said) and inner.code.endswith(JOINED):
        for value in inner.values.values():
            yield from _sentences(value)
    else:
        yield inner


def _is_about(told: Cell, own: Collection[str]) -> bool:
    """Does a message address the reader, or name them?"""
    if isinstance(told, Said):
        return told == YOU.said or "you" in told.values or _any_about(told.values.values(), own)
    if isinstance(told, Term):
        named = told.power in own or (told.unit is not None and told.unit.owner in own)
        return named or _is_about(told.said or "", own) or _any_about(told.list or (), own)
    return False


def _any_about(told: Iterable[Cell], own: Collection[str]) -> bool:
    return any(_is_about(one, own) for one in told)
