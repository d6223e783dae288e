"""A chart of centers or points over the years, as lines in an SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from casusbelli.service.reads.standings import YearTold

WIDTH, HEIGHT, LEFT, BELOW, MARGIN = 400, 200, 28, 22, 16
MOST_LABELS: Final = 8


def year_chart(years: Sequence[YearTold], owners: Sequence[str], of: str) -> dict[str, Any]:
    """``of``: "centers" or "scores". Lines by owner; ``rows``: the same as a table."""
    told: list[Mapping[str, int]] = [getattr(year, of) for year in years]
    values = [values.get(owner, 0) for values in told for owner in owners]
    low, high = min(0, *values), max(1, *values)
    step = (WIDTH - LEFT - MARGIN) / max(1, len(years) - 1)

    def y(value: int) -> float:
        return round(HEIGHT - BELOW - (value - low) * (HEIGHT - BELOW - MARGIN) / (high - low), 1)

    at = [round(LEFT + n * step, 1) for n in range(len(years))]
    apart = -(-len(years) // MOST_LABELS)
    return {
        "of": of,
        "width": WIDTH,
        "height": HEIGHT,
        "years": [year.year for year in years],
        "labels": [(at[n], year.year) for n, year in enumerate(years) if n % apart == 0],
        "levels": [(y(value), value) for value in dict.fromkeys((low, 0, high))],
        "left": LEFT,
        "lines": [
            (owner, " ".join(f"{x},{y(held.get(owner, 0))}" for x, held in zip(at, told, strict=True)))
            for owner in owners
        ],
        "rows": [(owner, [held.get(owner, 0) for held in told]) for owner in owners],
    }
