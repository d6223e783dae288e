"""The state of politics: what events change in it, how it is exported and set up by hand, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from casusbelli.core.events import (
    DeadlineMissed,
    DiceKeyed,
    DiceRolled,
    Event,
    OrdersRevealed,
    SeatTaken,
    SeatVacated,
    StepBegan,
)
from casusbelli.core.phases import Phase
from casusbelli.engine import step_names
from casusbelli.engine.component import FieldPath, OwnState, Rules, Turn
from casusbelli.engine.dice import decided
from casusbelli.engine.proposals import MADE
from casusbelli.packs.factional.facts import (
    AT_WAR,
    DICTATOR,
    DICTATORSHIP,
    ELECTED,
    LETTERS,
    NORMAL,
    ONE_PARTY,
    WHOLE,
    Country,
    CountryHalted,
    GovernmentSet,
    IndexChanged,
    IndexChangedInWords,
    InstructionFiled,
    Politics,
    QuestionSet,
    Reckoned,
    YearCounted,
    centers,
    option,
    politics,
    vacant,
)

USUAL = {AT_WAR: None, DICTATORSHIP: DICTATOR}  # the title of a Government by its regime, if it was not elected
BESIDES = ("standing", "proposals", "vetoes", MADE)  # what the table has besides countries
HIDDEN = ("A", "B", "years_of_control")


class PoliticsState(OwnState[Politics]):
    """Exports the state of politics, reads it back, and hides what a viewer may not know."""

    def show(self, t: Turn) -> dict[str, Any]:
        own = politics(t)
        table: dict[str, Any] = {country: _row(t, country, known) for country, known in own.countries.items()}
        if own.standing:
            table["standing"] = {seat: dict(told) for seat, told in own.standing.items()}
        return table

    def implied(self, t: Turn) -> Iterator[FieldPath]:
        """What is assumed of a country that is set up by hand."""
        yield "*", "B"
        for country, known in politics(t).countries.items():
            assumed = {
                "A": known.A == Country().A,
                "regime": known.regime == NORMAL,
                "title": known.title == USUAL.get(known.regime, ELECTED),
                "next_election": known.next_election in (None, known.dictatorship_until),
                "dictatorship_until": known.dictatorship_until is None,
                "years_of_control": not any(known.years.values()),
                "baseline": known.baseline == centers(t, country),
                "pending": known.pending is None,
                "vacant": not vacant(t, country),
            }
            yield from ((country, key) for key, follows in assumed.items() if follows)

    def placed(self, own: Politics, table: Mapping[str, Any]) -> Politics:
        rows = {country: row for country, row in table.items() if country not in BESIDES}
        made = {country: _placed(own.countries[country], row) for country, row in rows.items()}
        standing = {seat: dict(told) for seat, told in table.get("standing", {}).items()}
        return replace(own, countries={**own.countries, **made}, standing=standing or own.standing)

    def knows(self, t: Turn, seat: str | None) -> Politics:
        own = politics(t)
        hidden = (
            () if option(t, "di_public") == "true" else tuple(c for c in own.countries if not told(t.rules, c, seat))
        )
        if not hidden and not own.standing and not own.missed:
            return own
        mine = {name: told_ for name, told_ in own.standing.items() if name == seat}
        blank = Country()
        seen = {
            name: replace(c, A=blank.A, years=blank.years, ledger=()) if name in hidden else c
            for name, c in own.countries.items()
        }
        rolls = tuple(roll for roll in own.rolls if roll[0].partition("/")[0] not in hidden)
        return replace(own, countries=seen, standing=mine, missed={}, index_hidden=hidden, rolls=rolls)


# --- what events change


def _country(own: Politics, name: str, **changes: Any) -> Politics:
    return replace(own, countries={**own.countries, name: replace(own.countries[name], **changes)})


def _government(own: Politics, event: GovernmentSet) -> Politics:
    return _country(
        own,
        event.country,
        government=event.faction,
        regime=event.regime,
        title=event.title,
        next_election=event.next_election,
        dictatorship_until=event.dictatorship_until,
    )


def _index(own: Politics, event: IndexChanged) -> Politics:
    ledger = (*own.countries[event.country].ledger, *event.lines)
    return _country(own, event.country, A=event.A, ledger=ledger)


def _year(own: Politics, event: YearCounted) -> Politics:
    years = own.countries[event.country].years
    return _country(own, event.country, years={**years, event.faction: years[event.faction] + 1}, ledger=())


def _reckoned(own: Politics, event: Reckoned) -> Politics:
    return _country(own, event.country, baseline=event.centers)


def _question(own: Politics, event: QuestionSet) -> Politics:
    return _country(own, event.country, pending=event.pending)


def _instruction(own: Politics, event: InstructionFiled) -> Politics:
    """A later instruction for the same condition replaces the earlier one (FA-13)."""
    mine = {**own.standing.get(event.seat, {}), event.condition: event.answer}
    mine = {condition: answer for condition, answer in mine.items() if answer}
    standing = {seat: told for seat, told in own.standing.items() if seat != event.seat}
    return replace(own, standing=dict(sorted({**standing, **({event.seat: mine} if mine else {})}.items())))


def _halted(own: Politics, event: CountryHalted) -> Politics:
    return _country(own, event.country, halted=event.halted)


def _missed(own: Politics, event: DeadlineMissed) -> Politics:
    """Counts missed deadlines, except in the politics of the winter, where silence is an answer (FA-13)."""
    if Phase.of(event.phase).kind not in "MRA":
        return own
    more = {seat: own.missed.get(seat, 0) + 1 for seat in event.seats}
    return replace(own, missed={**own.missed, **more})


def _heard(own: Politics, event: OrdersRevealed) -> Politics:
    """Whoever has sent anything, even an empty set of orders, has not abandoned the game.

    Orders of the winter's politics are remembered, since its rolls depend on them (FA-49).
    """
    heard = {*event.orders, *event.secret, *event.refused} & own.missed.keys()
    if Phase.of(event.phase).is_movement:  # which asks everyone who has units
        heard |= own.missed.keys() - {*event.silent}
    if Phase.of(event.phase).kind in "PQX":
        said = [line for seat, texts in event.orders.items() for line in decided(seat, texts)]
        own = replace(own, decided=(*own.decided, *said)) if said else own
    return _forgotten(own, heard) if heard else own


def _keyed(own: Politics, _event: DiceKeyed) -> Politics:
    return replace(own, decided=()) if own.decided else own


def _forgotten(own: Politics, seats: set[str]) -> Politics:
    return replace(own, missed={seat: count for seat, count in own.missed.items() if seat not in seats})


def _left(own: Politics, event: SeatVacated) -> Politics:
    """The next player of the seat inherits neither missed deadlines nor standing instructions."""
    standing = {seat: told for seat, told in own.standing.items() if seat != event.seat}
    return replace(_forgotten(own, {event.seat}), standing=standing)


def _taken(own: Politics, event: SeatTaken) -> Politics:
    return _forgotten(own, {event.seat})


def _rolled(own: Politics, event: DiceRolled) -> Politics:
    named = event.label.partition("/")[0] in own.countries
    return replace(own, rolls=(*own.rolls, (event.label, event.roll))) if named else own


def _began(own: Politics, event: StepBegan) -> Politics:
    """Forgets the rolls of the last winter when the next Fall ends."""
    return replace(own, rolls=()) if own.rolls and event.step == step_names.CAPTURE else own


CHANGES: dict[type[Event], Callable[[Politics, Any], Politics]] = {
    GovernmentSet: _government,
    IndexChanged: _index,
    IndexChangedInWords: _index,
    YearCounted: _year,
    Reckoned: _reckoned,
    QuestionSet: _question,
    InstructionFiled: _instruction,
    CountryHalted: _halted,
    DeadlineMissed: _missed,
    OrdersRevealed: _heard,
    SeatVacated: _left,
    SeatTaken: _taken,
    DiceKeyed: _keyed,
    DiceRolled: _rolled,
    StepBegan: _began,
}


# --- exported, and set up by hand


def _row(t: Turn, country: str, known: Country) -> dict[str, Any]:
    row = {
        "A": known.A,
        "B": WHOLE - known.A,
        "government": known.government,
        "regime": known.regime,
        "title": known.title,
        "next_election": known.next_election,
        "dictatorship_until": known.dictatorship_until,
        "years_of_control": dict(known.years),
        "baseline": list(known.baseline or ()),
        "pending": known.pending,
        "vacant": vacant(t, country),
    }
    if known.halted:
        row["halted"] = True
    return {key: value for key, value in row.items() if country not in politics(t).index_hidden or key not in HIDDEN}


def _placed(known: Country, row: Mapping[str, Any]) -> Country:
    regime = row.get("regime", NORMAL)
    if regime not in (NORMAL, ONE_PARTY, AT_WAR, DICTATORSHIP):
        raise ValueError(f"no regime is called {regime!r}")
    governs = None if regime == AT_WAR else row.get("government", known.government or "A")
    if regime != AT_WAR and governs not in LETTERS:
        raise ValueError(f"expected A or B for a government, not {governs!r}")
    until = row.get("dictatorship_until") if regime == DICTATORSHIP else None
    baseline = row.get("baseline")
    return Country(
        A=_placed_index(known, row),
        government=governs,
        regime=regime,
        title=row.get("title", USUAL.get(regime, ELECTED)),
        next_election=None if regime == AT_WAR else row.get("next_election", until),
        dictatorship_until=until,
        years={**known.years, **row.get("years_of_control", {})},
        baseline=tuple(baseline) if baseline is not None else None,
        pending=row.get("pending"),
        halted=bool(row.get("halted", False)),
    )


def _placed_index(known: Country, row: Mapping[str, Any]) -> int:
    index = int(row.get("A", WHOLE - row["B"] if "B" in row else known.A))
    if index + row.get("B", WHOLE - index) != WHOLE:
        raise ValueError(f"the indices {index} and {row['B']} are not 100 together")
    return index


# --- who may see what


def told(rules: Rules, country: str, seat: str | None) -> bool:
    """May this seat see the index and the rolls of the country (FA-39)?"""
    said = rules.option("factional.di_public")
    return said == "true" or (said == "own_country" and (seat or "")[:-4] == country)
