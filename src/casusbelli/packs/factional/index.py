"""The Diplomacy Index: the changes of a year and the limits (FD4, FD5, FD7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.said import Said, Text, province, said
from casusbelli.engine.component import Turn
from casusbelli.packs.factional.facts import Country, IndexChanged, centers, countries, option

HOME, ABROAD, ATTEMPT = 10, 5, 10  # points (FD5.3 ... FD5.8)
Lines = Sequence[tuple[Text, int]]


def year_lines(t: Turn, country: str) -> tuple[tuple[Text, int], ...]:
    """Gains and losses since the last count with their points, in the order of the table in P5 (FA-6, FA-8)."""
    known = countries(t)[country]
    now, before = set(centers(t, country)), set(known.baseline or ())
    home = set(t.state.home.get(country, ()))
    gained, lost = sorted(now - before), sorted(before - now)
    return (
        *((_of("gained", code), ABROAD) for code in gained if code not in home),
        *((_of("lost", code), -ABROAD) for code in lost if code not in home),
        *((_of("regained", code), HOME) for code in gained if code in home),
        *((_of("lost-home", code), -HOME) for code in lost if code in home),
    )


def _of(how: str, code: str) -> Said:
    return said(f"factional.center-{how}", place=province(code))


def banded(known: Country, lines: Lines, band: str, ceiling: int) -> int:
    """The index of A after these points for the Government, within the limits (FA-8)."""
    sign = 1 if known.government == "A" else -1
    steps = [points for _why, points in lines]
    index = known.A
    for points in [sum(steps)] if band == "clamp_net" else steps:
        wished = index + sign * points
        kept = min(max(wished, 100 - ceiling), ceiling)
        if kept == wished or band != "ignore_each":
            index = kept
    return index


def changed(t: Turn, country: str, lines: Lines) -> Iterator[IndexChanged]:
    """The change of the index by these points, if there are any."""
    if lines:
        known = countries(t)[country]
        yield IndexChanged(country, after(t, known, lines), tuple(lines))


def after(t: Turn, known: Country, lines: Lines) -> int:
    return banded(known, lines, option(t, "band"), int(option(t, "di_max")))


def revolution_lines() -> Lines:
    """The cost of a revolution (FD8.4)."""
    return ((said("factional.revolution-attempted"), ATTEMPT),)


def coup_lines() -> Lines:
    """The cost of a coup (FD9.2)."""
    return ((said("factional.coup-attempted"), -ATTEMPT),)


def winner(index: int, roll: int) -> str:
    """The faction that wins a roll, which is always compared with the index of A (FD6.3)."""
    return "A" if roll <= index else "B"
