"""What a faction is told before it writes, and what is shown beside the board (F5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Order
from casusbelli.rules.component import THE_GAME, Turn
from casusbelli.rules.factional.facts import (
    AT_WAR,
    DICTATORSHIP,
    ONE_PARTY,
    WHOLE,
    Country,
    alive,
    centers,
    countries,
    faction,
    factions,
    place,
    politics,
)
from casusbelli.rules.factional.index import after, coup_lines, revolution_lines
from casusbelli.rules.factional.orders import (
    Concede,
    CounterCoup,
    CounterRevolution,
    Coup,
    Instruct,
    Resign,
    Revolution,
)
from casusbelli.rules.factional.winter import due
from casusbelli.rules.shown import Consequence, Panel


def consequences(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    found = place(t, seat)
    if found is None or not alive(t, found[0]):
        return
    country, letter, known = found
    for order in orders:
        if isinstance(order, (Revolution, Coup)):
            lines = revolution_lines() if isinstance(order, Revolution) else coup_lines()
            yield from _odds(t, country, letter, after(t, known, lines), order)
        elif isinstance(order, (CounterRevolution, CounterCoup)):
            yield Consequence(f"civil war: {_ballots(t, country, known)}", rule="FD10.1")
        elif isinstance(order, Instruct):
            yield Consequence(f"if you are asked, you will answer {order.answer}", certain=False, rule="FA-13")


def _hidden(t: Turn, country: str) -> bool:
    return country in politics(t).index_hidden


def _odds(t: Turn, country: str, letter: str, index: int, order: Order) -> Iterator[Consequence]:
    rule = "FD8.4" if isinstance(order, Revolution) else "FD9.2"
    if _hidden(t, country):
        yield Consequence("ten points less for you, before the roll", rule=rule)
        return
    yield Consequence(f"the index becomes {index}/{WHOLE - index}", rule=rule)
    yield Consequence(f"you win on {_range(letter, index)}", certain=False, rule=rule)


def _range(letter: str, index: int) -> str:
    """ "71-100, 30 %"."""
    return f"1-{index}, {index} %" if letter == "A" else f"{index + 1}-{WHOLE}, {WHOLE - index} %"


def _ballots(t: Turn, country: str, known: Country) -> str:
    odds = "by the index" if _hidden(t, country) else f"to A on {_range('A', known.A)}"
    return f"each unit, and each centre without one, falls {odds}"


OFFICE, PENALTY, WAR_COST = 4.0, 1.5, 3.0  # in centres: to govern, ten points of the index, a war at home


def worth(t: Turn, seat: str, order: Order) -> float:
    """What a political order is worth, for whoever asks for advice."""
    if isinstance(order, Resign | Concede):
        return -THE_GAME
    if isinstance(order, CounterRevolution | CounterCoup):
        return -WAR_COST
    found = place(t, seat)
    if found is None or not isinstance(order, Revolution | Coup) or _hidden(t, found[0]):
        return 0.0
    _country, letter, known = found
    index = after(t, known, revolution_lines() if isinstance(order, Revolution) else coup_lines())
    return OFFICE * (index if letter == "A" else WHOLE - index) / WHOLE - PENALTY


# --- panels


def panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    rows = tuple(_row(t, country, known) for country, known in countries(t).items() if alive(t, country))
    yield Panel("Governments", ("country", "Government", "index A/B", "years A/B", "next election"), rows)
    found = place(t, seat)
    if found is not None and alive(t, found[0]):
        yield _own(t, *found)
    wars = tuple(_war(t, country) for country, known in countries(t).items() if known.regime == AT_WAR)
    if wars:
        note = "A war ends when one side holds every unit and centre, or concedes."
        yield Panel("Civil wars", ("country", "centres A", "centres B", "together", "to win"), wars, note)
    rolls = tuple((label, str(roll)) for label, roll in politics(t).rolls)
    if rolls:
        yield Panel("Dice of the year", ("roll", "result"), rows=rolls)


def _row(t: Turn, country: str, known: Country) -> tuple[str, ...]:
    hidden = _hidden(t, country)
    office = "civil war" if known.government is None else f"{known.government} ({known.title})"
    if known.regime in (ONE_PARTY, DICTATORSHIP):
        office += ", dictatorship" if known.regime == DICTATORSHIP else ", one party"
    return (
        country,
        office,
        "" if hidden else f"{known.A}/{WHOLE - known.A}",
        "" if hidden else f"{known.years['A']}/{known.years['B']}",
        str(known.next_election or ""),
    )


def _own(t: Turn, country: str, letter: str, known: Country) -> Panel:
    office = "at war" if known.government is None else "Government" if letter == known.government else "Opposition"
    ledger = () if _hidden(t, country) else known.ledger
    rows = [(why, f"{points:+} to the Government") for why, points in ledger]
    standing = politics(t).standing.get(faction(country, letter), {})
    rows += [(f"If {condition}", answer) for condition, answer in standing.items()]
    return Panel(f"{faction(country, letter)}: {office}", ("", ""), tuple(rows), _calendar(t, letter, known))


def _calendar(t: Turn, letter: str, known: Country) -> str:
    """Is a Revolution possible this winter, and if not, why (F5)?"""
    if known.regime == AT_WAR:
        return "Revolution this winter: no, there is a civil war."
    if known.regime == DICTATORSHIP:
        return f"Revolution this winter: no; the Dictatorship ends in {known.dictatorship_until}."
    if known.regime == ONE_PARTY:
        return "Revolution this winter: no, this is a one-party state."
    if due(t, known):
        return "Revolution this winter: no, an election falls due."
    return f"Revolution this winter: {'yours to fear' if letter == known.government else 'possible'}."


def _war(t: Turn, country: str) -> tuple[str, ...]:
    each = (str(len(t.state.owned(name))) for name in factions(country))
    return (country, *each, str(len(centers(t, country))), str(t.board.victory))
