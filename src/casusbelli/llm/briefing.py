"""What a model is told about an open phase: exactly what its seat may know, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from msgspec import Struct

from casusbelli.core.said import said

EVERYBODY = "*"
SKIPPED_CHAPTERS = ("engine.chapter-board", "engine.chapter-play", "engine.chapter-options")
"""Chapters of a rulebook on what all variants have in common, and on fine points."""
RULES_LENGTH, STORY_LENGTH, LINE_LENGTH = 30_000, 16_000, 2_000  # characters
MOST_DIRECTIVES, MOST_MESSAGES = 150, 40


class ReceivedMessage(Struct, frozen=True):
    """A message that the seat has sent or received. ``phrase``: the kind of a quick phrase, or ""."""

    id: str
    sender: str
    to: tuple[str, ...]
    phase: str
    text: str
    own: bool = False
    phrase: str = ""


class OpenProposal(Struct, frozen=True):
    """A proposal that awaits an answer; ``replies``: (order, what it says)."""

    title: str
    means: str
    replies: tuple[tuple[str, str], ...]


class Briefing(Struct, frozen=True):
    """``rules``: the rulebook; ``story``: what happened and the position, as the seat may know them; ``decisions``: for
    each unit, build or removal, the orders to choose from; ``recipients``: who can be written to."""

    seat: str
    phase: str
    asked: str
    rules: str
    story: str
    decisions: tuple[tuple[str, ...], ...]
    directives: tuple[str, ...] = ()
    proposals: tuple[OpenProposal, ...] = ()
    messages: tuple[ReceivedMessage, ...] = ()
    recipients: tuple[str, ...] = ()


def rules_in_short(rulebook: str, most: int = RULES_LENGTH) -> str:
    """The chapters of a rulebook that are special to its game, without examples."""
    skipped = {f"## {said(code)}" for code in SKIPPED_CHAPTERS}
    kept: list[str] = []
    chapter = ""
    for line in rulebook.splitlines():
        chapter = line if line.startswith("## ") else chapter
        if chapter not in skipped and not line.startswith(">") and (line or (kept and kept[-1])):
            kept.append(line)
    text = "\n".join(kept)
    return text if len(text) <= most else f"{text[:most].rpartition(chr(10))[0]}\n(The rest is left out.)"


def latest(story: str, most: int = STORY_LENGTH) -> str:
    """The end of the story, from the beginning of a paragraph."""
    if len(story) <= most:
        return story.strip("\n")
    return story[-most:].partition("\n\n")[2].strip("\n") or story[-most:]


def offered(decisions: Iterable[Sequence[str]]) -> list[str]:
    """A line for each decision. What all of its orders begin with is written once: ``A PAR: H; - BUR``."""
    counts: dict[str, int] = {}
    for orders in decisions:
        line = _in_one_line(orders)
        counts[line] = counts.get(line, 0) + 1
    return [line if n == 1 else f"{n} times, each time another one: {line}" for line, n in counts.items()]


def _in_one_line(orders: Sequence[str]) -> str:
    words = [order.split() for order in orders]
    alike = takewhile(lambda column: len({*column}) == 1, zip(*words, strict=False)) if len(words) > 1 else ()
    head = [column[0] for column in alike]
    rest = [" ".join(order[len(head) :]) for order in words]
    shown: list[str] = []
    for one in rest:
        if sum(len(other) + 2 for other in shown) > LINE_LENGTH:
            break
        shown.append(one)
    more = [f"and {len(rest) - len(shown)} more of these kinds"] if len(shown) < len(rest) else []
    return f"{' '.join(head)}: {'; '.join([*shown, *more])}" if head else "; ".join([*shown, *more])
