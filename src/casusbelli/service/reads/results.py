"""Results of orders: names, and good or bad."""

from __future__ import annotations

from casusbelli.core.said import Text
from casusbelli.core.verdicts import Fate
from casusbelli.core.wording import result_row
from casusbelli.drawing.scene import BAD
from casusbelli.service.base.story_shapes import ResultTold


def result_told(row: ResultTold) -> Text:
    return result_row(row["order"], row["results"], row["said"] or row["text"])


def is_good(row: ResultTold) -> bool:
    """Did the order achieve its purpose? No order of a unit that was dislodged did."""
    return row["results"][0] not in BAD and {Fate.DISLODGED, Fate.DESTROYED}.isdisjoint(row["results"])
