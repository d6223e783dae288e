"""The rule "custom calendar": the first phase of the game, and adjustments once a year or after every season."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from casusbelli.core.said import Text, phase, said
from casusbelli.engine import step_names
from casusbelli.engine.adjusting import count_places
from casusbelli.engine.component import Component, Rules, StepSlot
from casusbelli.engine.display import Example
from casusbelli.engine.options import MatchingText, Option, choice
from casusbelli.engine.spec import Pack
from casusbelli.engine.steps import seasons


class CustomCalendar(Component[None]):
    name = "calendar"
    title = said("packs.calendar-title")
    options = (
        Option(
            "start",
            "map",
            MatchingText("map|[SFW](?!0000)[0-9]{4}[A-Z]", said("packs.calendar-kinds"), ("map",), phase),
            said("packs.calendar-start"),
            advanced=False,
        ),
        choice(
            "adjustments",
            "yearly every_season",
            said("packs.calendar-adjustments"),
            advanced=False,
        ),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("packs.calendar-begins", phase=phase(rules.start))
        if rules.option("calendar.adjustments") == "every_season":
            yield said("packs.calendar-every-season")
            yield said("packs.calendar-not-in-winter")
            yield said("packs.calendar-wins")
            yield Example(said("packs.calendar-example"))

    def starts(self, rules: Rules) -> str | None:
        start = rules.option("calendar.start")
        return None if start == "map" else start

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        """The last season of the year has these steps anyway."""
        if rules.option("calendar.adjustments") == "every_season":
            for season, following in pairwise(seasons(rules.board)):
                yield from count_places(season, season, f"{season}-", then=(step_names.movement(following),))


PACK = Pack("calendar", said("packs.pack-calendar"), (CustomCalendar(),), about=said("packs.pack-calendar-about"))
