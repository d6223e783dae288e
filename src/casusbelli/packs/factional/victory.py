"""Outcomes: which country wins, and which of its factions is the winner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from casusbelli.core.said import Said, power, said
from casusbelli.core.state import Outcome
from casusbelli.engine.component import Turn
from casusbelli.packs.factional.facts import centers, countries, factions, living, option


def most(t: Turn) -> Outcome | None:
    """The victory of the country with enough centers, more than any other (FD14.1), if no rule bars it from winning."""
    count = {country: len(centers(t, country)) for country in countries(t) if not t.rules.disqualifies(t, country)}
    most = max(count.values(), default=0)
    first = [country for country, held in count.items() if held == most >= t.board.victory]
    return Outcome("solo", (first[0],), _compared(t, first[0])) if len(first) == 1 else None


def alone(t: Turn) -> Outcome | None:
    """The victory of the only country that is left, even in a civil war (FD11.5, FD14.2)."""
    if len(living(t)) > 1:
        return None
    winners = tuple(country for country in living(t) if not t.rules.disqualifies(t, country))
    return Outcome("survivor", winners, _compared(t, winners[0])) if winners else Outcome("nobody", ())


def ended(more: Mapping[str, Any]) -> Iterator[Said]:
    """How the factions share the outcome, for the story (FD14.2, FA-36)."""
    if "winner" in more:
        yield said("factional.ended-ahead", first=power(more["winner"]), second=power(more["runner_up"]))
    if "tied" in more:
        yield said("factional.ended-tied", factions=list(map(power, more["tied"])))
    if "factions" in more:
        yield said("factional.ended-factions", factions=list(map(power, more["factions"])))
    if "years_of_control" in more:
        yield said("factional.ended-years", years=list(_years_told(more["years_of_control"])))


def _years_told(years: Mapping[str, Any]) -> Iterator[Said]:
    """Years of control of one country, or of several."""
    for name, held in years.items():
        if isinstance(held, Mapping):
            yield said("factional.ended-years-in", country=power(name), years=list(_years_told(held)))
        else:
            yield said("factional.ended-years-of", letter=name, n=held)


def _compared(t: Turn, country: str) -> dict[str, Any]:
    """Compares the years of control of the factions (FD14.2, FD14.7)."""
    years = countries(t)[country].years
    first, second = sorted(factions(country), key=lambda name: -years[name[-2]])
    if years["A"] == years["B"]:
        return {"tied": [first, second], "years_of_control": dict(years)}
    return {"winner": first, "runner_up": second, "years_of_control": dict(years)}


def agreed(t: Turn, kind: str, powers: Sequence[str]) -> Outcome:
    """The outcome of a draw or concession that was agreed on (FA-36)."""
    if kind == "concession":
        return Outcome(kind, tuple(powers), _compared(t, powers[0]))
    years = {country: dict(countries(t)[country].years) for country in powers}
    if option(t, "draw_scoring") == "share":
        return Outcome(kind, tuple(powers), {"years_of_control": years})
    ahead = {c: [name for name in factions(c) if years[c][name[-2]] == max(years[c].values())] for c in years}
    sharing = [name for names in ahead.values() for name in names]
    return Outcome(kind, tuple(powers), {"years_of_control": years, "factions": sharing})
