"""When a game begins, and how often in a year centres change hands and units are built."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from casusbelli.rules.adjusting import count_places
from casusbelli.rules.component import Component, Place, Rules
from casusbelli.rules.options import Option, Pattern, choice
from casusbelli.rules.spec import Pack
from casusbelli.rules.steps import seasons


class Calendar(Component[None]):
    name = "calendar"
    options = (
        Option(
            "start",
            "map",
            Pattern("map|[SFW](?!0000)[0-9]{4}[A-Z]", "map or a phase such as F1914M"),
            "The phase in which the game begins; map: the one that the map names.",
            advanced=False,
        ),
        choice(
            "adjustments",
            "yearly every_season",
            "Do centres change hands, and are units built and removed, once a year or after each season?",
            advanced=False,
        ),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        yield f"The game begins in {rules.start}."
        if rules.option("calendar.adjustments") == "every_season":
            yield "Centres change hands, and units are built and removed, after the retreats of every season."
            yield "That is not in Winter only, whatever other rules say of the year."
            yield "Whoever then has enough centres has won, whatever the season."

    def starts(self, rules: Rules) -> str | None:
        said = rules.option("calendar.start")
        return None if said == "map" else said

    def steps(self, rules: Rules) -> Iterator[Place]:
        """The last season of the year has these steps anyway."""
        if rules.option("calendar.adjustments") == "every_season":
            for season, following in pairwise(seasons(rules.board)):
                yield from count_places(season, season, f"{season}-", then=(f"{following}-movement",))


PACK = Pack("calendar", "another first phase; adjustments after every season", (Calendar(),))
