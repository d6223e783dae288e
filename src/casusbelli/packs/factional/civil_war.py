"""Civil war: dividing the country, two owners, concession, the end, and the dictatorship that follows (FD10-FD13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from casusbelli.core.events import CentersTaken, Event, HomeSet, UnitsPassed
from casusbelli.core.orders import Build, Directive, Order
from casusbelli.core.said import Text, power, said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.display import Consequence, Example
from casusbelli.engine.options import number
from casusbelli.engine.steps import NOWHERE, QuietStep, seasons
from casusbelli.packs.factional.facts import (
    AT_WAR,
    DICTATOR,
    DICTATORSHIP,
    LETTERS,
    TABLE,
    WAR,
    FactionalRefusal,
    GovernmentSet,
    QuestionSet,
    Reckoned,
    alive,
    centers,
    countries,
    faction,
    factions,
    holders,
    of_faction,
    option,
    other,
    place,
    units,
)
from casusbelli.packs.factional.index import winner
from casusbelli.packs.factional.orders import CONCEDING, ConcedeCivilWar
from casusbelli.packs.factional.rolls import BALLOTS, keyed, throw

ARMISTICE = "factional-armistice"


class CivilWar(Component[None]):
    name = WAR
    title = said("factional.chapter-war")
    prefix = TABLE
    table = TABLE
    options = (number("md_years", 3, 1, 20, said("factional.md-years")),)
    forms = CONCEDING

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("factional.ballot-rule")
        yield said("factional.ballot-order-rule")
        yield Example(said("factional.ballot-example"))
        yield said("factional.two-powers-rule")
        yield said("factional.war-builds-rule")
        yield said("factional.war-suspended-rule")
        yield said("factional.war-end-rule")
        yield said("factional.war-concede-rule")
        yield said("factional.dictatorship-rule", years=int(rules.option("factional.md_years")))
        yield said("factional.expiry-rule", expiry=rules.option("factional.md_expiry"))
        yield said("factional.dictatorship-leaving-rule")
        yield said("factional.war-index-rule")

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        """In a civil war that is set up by hand, both factions have the country's home centers."""
        for country, known in countries(t).items():
            if known.regime == AT_WAR and country in table:
                yield from _homes(t, country)

    # --- who orders and owns what

    def commander_of(self, t: Turn, owner: str) -> str | None:
        """FD3.2, FD11.1: the factions of a civil war order their own units."""
        named = of_faction(t.board, owner)
        return owner if named is not None and countries(t)[named[0]].regime == AT_WAR else None

    def power_of(self, t: Turn, owner: str) -> str | None:
        named = of_faction(t.board, owner)
        return named[0] if named is not None else None

    def survives(self, t: Turn, owner: str) -> bool:
        """A faction is never eliminated by itself, nor a country while one of its factions is left (FA-30)."""
        return (owner in t.board.power and countries(t)[owner].regime == AT_WAR and alive(t, owner)) or bool(
            of_faction(t.board, owner)
        )

    def orders_barred(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """Bars orders to units of the other faction (FD3.2). Builds are checked by the adjustments."""
        found = place(t, seat)
        if found is None or found[2].regime != AT_WAR or isinstance(order, Build):
            return None
        at = t.board.province_of.get(getattr(order, "unit", NOWHERE).at, "")
        here = (unit for unit in units(t, found[0]) if t.board.province_of[unit.at] == at and unit.owner != seat)
        unit = next(here, None)
        mine = any(unit.owner == seat and t.board.province_of[unit.at] == at for unit in units(t, found[0]))
        return FactionalRefusal.NOT_YOURS.says(other=unit) if unit is not None and not mine else None

    # --- concession

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        found = place(t, seat)
        if found is not None and found[2].regime == AT_WAR:
            yield ConcedeCivilWar()

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        found = place(t, seat)
        at_war = found is not None and found[2].regime == AT_WAR and alive(t, found[0])
        return None if at_war and seat not in t.state.vacant else FactionalRefusal.NOT_IN_WAR.says()

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterator[Event]:
        """A concession takes effect at once (FA-29)."""
        found = place(t, seat)
        if isinstance(order, ConcedeCivilWar) and found is not None:
            yield from ended(t, found[0], other(found[1]))

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        found = place(t, seat)
        if found is not None and any(isinstance(order, ConcedeCivilWar) for order in orders):
            victor = faction(found[0], other(found[1]))
            years = int(option(t, "md_years"))
            yield Consequence(said("factional.all-passes", victor=power(victor), years=years), rule="FD12.3")

    # --- the year

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        first = rules.option("factional.politics_before_builds") == "true"
        moving = seasons(rules.board)
        for season, following in pairwise(moving):  # FA-27
            step = QuietStep(f"{season}-peace", season, _unified)
            yield StepSlot(step, (step_names.retreats(season),), (step_names.movement(following),))
        yield StepSlot(
            QuietStep(ARMISTICE, moving[-1], _unified), (step_names.ELIMINATIONS,), (step_names.ADJUSTMENTS,)
        )
        ballots = QuietStep("factional-ballots", "W", _ballots)
        spoils = QuietStep("factional-spoils", "W", _unified)  # FA-21
        yield StepSlot(ballots, ("counter-answers",), (spoils.name,))
        yield StepSlot(spoils, (), (step_names.ADJUSTMENTS,) if first else (step_names.LAST_ELIMINATIONS,))
        yield StepSlot(
            QuietStep("factional-peace", "W", _unified), (step_names.BUILDS,), (step_names.LAST_ELIMINATIONS,)
        )


def _homes(t: Turn, country: str) -> Iterator[HomeSet]:
    """Gives both factions the country's home centers; each builds in those that it owns (FA-26)."""
    yield from (HomeSet(name, t.state.home.get(country, ())) for name in factions(country))


def outbreak(country: str) -> Iterator[Event]:
    """Begins a civil war (FD8.6, FD9.5). Units are divided when all questions of the winter are answered."""
    yield GovernmentSet(country, None, AT_WAR, None, None)
    yield QuestionSet(country, None)


def _ballots(t: Turn) -> Iterator[Event]:
    """Divides the country by lot (FD10): units by the names of their provinces, then vacant centers (FA-20)."""
    yield from keyed(t, BALLOTS)
    for country, known in countries(t).items():
        if known.regime == AT_WAR and country in t.memo(holders):
            yield from _balloted(t, country, known.A)


def _balloted(t: Turn, country: str, index: int) -> Iterator[Event]:
    here = {t.board.province_of[unit.at]: unit for unit in t.position.units if unit.owner == country}
    owned = [code for code in t.state.owned(country) if code not in here]
    passed: dict[str, list[int]] = {letter: [] for letter in LETTERS}
    taken: dict[str, str | None] = {}
    for code in (*_by_name(t, here), *_by_name(t, owned)):
        roll = throw(t, BALLOTS, f"{country}/{t.state.year}/ballot/{code}")
        yield roll
        letter = winner(index, roll.roll)
        if code in here:
            passed[letter].append(here[code].id)
        if t.state.centers.get(code) == country:
            taken[code] = faction(country, letter)
    yield from (UnitsPassed(tuple(ids), faction(country, letter)) for letter, ids in passed.items() if ids)
    if taken:
        yield CentersTaken(taken)
    yield from _homes(t, country)


def _by_name(t: Turn, codes: Iterable[str]) -> list[str]:
    return sorted(codes, key=lambda code: t.board.province[code].name)


def _unified(t: Turn) -> Iterator[Event]:
    """Ends wars in which one faction holds everything that is left (FD12.2, FA-27)."""
    for country, known in countries(t).items():
        holding = [letter for letter in LETTERS if faction(country, letter) in t.memo(holders)]
        if known.regime == AT_WAR and len(holding) == 1 and country not in t.memo(holders):
            yield from ended(t, country, holding[0])


def ended(t: Turn, country: str, victor: str) -> Iterator[Event]:
    """Ends a civil war: everything belongs to the country again, and the victor is its dictator (FD12.3, FD13.1).

    What changed hands in the war does not count for the index (FA-33).
    """
    names = factions(country)
    mine = tuple(sorted(unit.id for unit in units(t, country) if unit.owner in names))
    if mine:
        yield UnitsPassed(mine, country)
    taken: dict[str, str | None] = {code: country for code, owner in t.state.centers.items() if owner in names}
    if taken:
        yield CentersTaken(taken)
    yield HomeSet(country, _home(t, country))
    until = t.state.year + int(option(t, "md_years"))
    yield GovernmentSet(country, victor, DICTATORSHIP, DICTATOR, until, until)
    yield Reckoned(country, centers(t, country))


def _home(t: Turn, country: str) -> tuple[str, ...]:
    """The country's home centers, including those that its factions annexed during the war."""
    known = (t.state.home.get(owner, ()) for owner in (country, *factions(country)))
    return tuple(dict.fromkeys(code for home in known for code in home))
