"""Alliance creation: the phase of secret proposals before the first Spring (H). The Conference uses the same phase."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from casusbelli.core.events import Event, OrdersJudged
from casusbelli.core.phases import Phase, dated
from casusbelli.core.said import Text, said
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.steps import DAY, CouncilStep
from casusbelli.packs.international_relations.diplomacy import signed_rows
from casusbelli.packs.international_relations.facts import CREATION, TreatiesSigned
from casusbelli.packs.international_relations.queries import first_year, living, opening
from casusbelli.packs.international_relations.treaties import proposed, signing

SILENT = said("ir.silent-creation")
HOURS = 3 * DAY  # H3: half as long again as for movement


class Creation(Component[None]):
    """The phase in games without a conference; the conference brings a phase of the same kind itself."""

    name = CREATION
    public = True

    def starts(self, rules: Rules) -> str | None:
        return creation_phase(rules)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(
            CouncilStep(CREATION, "W", "T", HOURS, SILENT, _asked, _sign, said("ir.step-creation")), ("ir-notices",)
        )


def creation_phase(rules: Rules) -> str | None:
    """H1: the phase before the first Spring, on boards that begin in Spring."""
    start = Phase.of(rules.board.calendar.start)
    return str(Phase("W", start.year - 1, "T")) if start.season == opening(rules.board) else None


def is_creation(t: Turn) -> bool:
    return t.state.year < first_year(t)


def all_asked(t: Turn) -> Mapping[str, Text]:
    seats = (t.rules.commander_of(t, power) for power in living(t))
    return dict.fromkeys((seat for seat in seats if seat is not None), said("ir.asks-treaties"))


def secretly_signed(t: Turn) -> TreatiesSigned:
    """H4, I5: matching proposals take effect when Spring opens; the others stay secret."""
    return signing(t, proposed(t), dated("W", t.state.year), public=False)


def announced(t: Turn, made: TreatiesSigned) -> Iterator[Event]:
    if made.signed:
        yield made
        yield OrdersJudged(t.state.phase, signed_rows(made.signed))


def _asked(t: Turn) -> Mapping[str, Text]:
    return all_asked(t) if is_creation(t) else {}


def _sign(t: Turn) -> Iterator[Event]:
    if is_creation(t):
        yield from announced(t, secretly_signed(t))
