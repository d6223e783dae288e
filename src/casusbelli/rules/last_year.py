"""A game that ends with a certain year, whoever has not won by then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casusbelli.core.events import Event
from casusbelli.core.state import Outcome
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.draws import left
from casusbelli.rules.options import Option, Pattern, choice
from casusbelli.rules.spec import Pack
from casusbelli.rules.steps import SilentStep, seasons

NEVER = "none"


@dataclass(frozen=True)
class LastYearStep(SilentStep):
    """The game is over after this step, in the last year. A step of its own: whoever wins by the Fall's captures, or by
    a draw that they decide, has done so before."""

    season: str
    kind: str = ""
    hours: int = 0
    name: str = "last-year"

    def run(self, t: Turn) -> Iterator[Event]:
        yield from ()


class LastYear(Component[None]):
    name = "last-year"
    options = (
        Option(
            "year",
            NEVER,
            Pattern("none|[1-9][0-9]{0,3}", "none or a year"),
            "The year after whose Fall the game ends.",
            advanced=False,
        ),
        choice("result", "draw leaders", "Who wins when it ends: all that are left, or who owns most centres.", False),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        year = rules.option("last-year.year")
        if year == NEVER:
            yield "No year is the last."
            return
        yield f"If nobody has won by then, the game ends after the Fall of {year}, when centres have changed hands."
        if rules.option("last-year.result") == "draw":
            yield "It is a draw between all that are left."
        else:
            yield "Whoever owns most supply centres wins; if several own as many, it is a draw between them."

    def checks(self, rules: Rules) -> Iterator[str]:
        year = rules.option("last-year.year")
        first = int(rules.start[1:5]) + (rules.start[0] == "W")  # no Fall comes after the Winter of a year
        if year != NEVER and int(year) < first:
            yield f"last-year.year = {year}: the game begins in {rules.start}; name {first} or a later year"

    def steps(self, rules: Rules) -> Iterator[Place]:
        if rules.option("last-year.year") != NEVER:
            yield Place(LastYearStep(seasons(rules.board)[-1]), after=("eliminations",), before=("adjustments",))

    def winner(self, t: Turn) -> Outcome | None:
        if t.state.step != "last-year" or t.state.year < int(t.rules.option("last-year.year")):
            return None
        powers = left(t)
        if t.rules.option("last-year.result") == "draw":
            return Outcome("draw", powers)
        most = max((len(t.state.owned(power)) for power in powers), default=0)
        leaders = tuple(power for power in powers if len(t.state.owned(power)) == most)
        return Outcome("solo" if len(leaders) == 1 else "draw", leaders)


PACK = Pack("last-year", "the game ends with a year chosen before", (LastYear(),))
