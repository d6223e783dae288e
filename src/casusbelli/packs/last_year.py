"""The rule "final year": the game ends after the Fall of a chosen year."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casusbelli.core.events import Event
from casusbelli.core.phases import Phase
from casusbelli.core.said import Text, phase, said
from casusbelli.core.state import Outcome
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.draws import left
from casusbelli.engine.options import MatchingText, Option, choice
from casusbelli.engine.spec import Pack
from casusbelli.engine.steps import SilentStep, seasons

NEVER = "none"


@dataclass(frozen=True)
class LastYearStep(SilentStep):
    """Ends the game in its final year. It is a step of its own, so that a win by the Fall's captures or an agreed draw
    comes first."""

    season: str
    kind: str = ""
    hours: int = 0
    name: str = "last-year"

    def run(self, t: Turn) -> Iterator[Event]:
        yield from ()


class LastYear(Component[None]):
    name = "last-year"
    title = said("packs.last-year-title")
    options = (
        Option(
            "year",
            NEVER,
            MatchingText("none|[1-9][0-9]{0,3}", said("packs.last-year-kinds"), (NEVER,)),
            said("packs.last-year-year"),
            advanced=False,
        ),
        choice("result", "draw leaders", said("packs.last-year-result"), False),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        year = rules.option("last-year.year")
        if year == NEVER:
            yield said("packs.last-year-none")
            return
        yield said("packs.last-year-rule", year=year)
        if rules.option("last-year.result") == "draw":
            yield said("packs.last-year-draw")
            yield Example(said("packs.last-year-example"))
        else:
            yield said("packs.last-year-leaders")
            yield Example(said("packs.last-year-example-leaders"))

    def checks(self, rules: Rules) -> Iterator[Text]:
        year = rules.option("last-year.year")
        start = Phase.of(rules.start)
        first = start.year + (start.season == "W")  # no Fall comes after the Winter of a year
        if year != NEVER and int(year) < first:
            yield said("packs.last-year-too-early", year=year, phase=phase(rules.start), first=first)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        if rules.option("last-year.year") != NEVER:
            yield StepSlot(
                LastYearStep(seasons(rules.board)[-1]),
                after=(step_names.ELIMINATIONS,),
                before=(step_names.ADJUSTMENTS,),
            )

    def winner(self, t: Turn) -> Outcome | None:
        if t.state.step != "last-year" or t.state.year < int(t.rules.option("last-year.year")):
            return None
        powers = left(t)
        if t.rules.option("last-year.result") == "draw":
            return Outcome("draw", powers)
        most = max((len(t.state.owned(power)) for power in powers), default=0)
        leaders = tuple(power for power in powers if len(t.state.owned(power)) == most)
        return Outcome("solo" if len(leaders) == 1 else "draw", leaders)


PACK = Pack("last-year", said("packs.pack-last-year"), (LastYear(),), about=said("packs.pack-last-year-about"))
