"""What a faction is told before it writes, and what is shown beside the board (F5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Order
from casusbelli.rules.component import Turn
from casusbelli.rules.factional.facts import (
    AT_WAR,
    COUP,
    DICTATORSHIP,
    LOST,
    ONE_PARTY,
    REVOLT,
    WHOLE,
    Country,
    alive,
    centers,
    countries,
    faction,
    factions,
    option,
    other,
    place,
    politics,
    vacant,
)
from casusbelli.rules.factional.index import Lines, after, coup_lines, revolution_lines
from casusbelli.rules.factional.orders import (
    Accept,
    CounterCoup,
    CounterRevolution,
    Coup,
    Instruct,
    NoCoup,
    Resign,
    Revolution,
)
from casusbelli.rules.factional.winter import ASKED, due, may_revolt, new_term
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
        elif isinstance(order, Accept | NoCoup):
            yield from _peaceful(t, country, known)
        elif isinstance(order, Resign):
            yield _resigned(t, country, letter, known)
        elif isinstance(order, Instruct):
            yield Consequence(f"if you are asked, you will answer {order.answer}", certain=False, rule="FA-13")


def _peaceful(t: Turn, country: str, known: Country) -> Iterator[Consequence]:
    """Who governs, and until when, if nobody fights."""
    governs, rival = known.government or "", known.opposition or ""
    until = f"until the election of {known.next_election if known.pending == REVOLT else new_term(t)}"
    if known.pending == COUP:
        yield Consequence(f"{faction(country, governs)} stays in office as a Junta {until}", rule="FD9.6")
    elif known.pending is not None:
        rule = "FD8.7" if known.pending == REVOLT else "FD9.4"
        yield Consequence(f"{faction(country, rival)} governs {until}", rule=rule)


def _resigned(t: Turn, country: str, letter: str, known: Country) -> Consequence:
    rest = faction(country, other(letter))
    if other(letter) in vacant(t, country):
        return Consequence(f"nobody is left to govern {country}; its units hold", rule="FA-43")
    if known.regime == AT_WAR:
        return Consequence(f"{rest} wins the civil war", certain=not t.state.halted, rule="FA-42")
    if letter == known.government:
        return Consequence(f"{rest} governs alone, with the highest index there is", rule="FD16.2")
    return Consequence(f"{rest} governs alone", rule="FA-41")


def _hidden(t: Turn, country: str) -> bool:
    return country in politics(t).index_hidden


def _odds(t: Turn, country: str, letter: str, index: int, order: Order) -> Iterator[Consequence]:
    rule = "FD8.4" if isinstance(order, Revolution) else "FD9.2"
    if _hidden(t, country):
        yield Consequence("ten points less for you, before the roll", rule=rule)
        return
    becomes, wins = _odds_in_words(letter, index)
    yield Consequence(becomes, rule=rule)
    yield Consequence(wins, certain=False, rule=rule)


def _odds_in_words(letter: str, index: int) -> tuple[str, str]:
    return f"the index becomes {index}/{WHOLE - index}", f"you win on {_range(letter, index)}"


def _range(letter: str, index: int) -> str:
    """ "71-100, 30 %"."""
    if not _points(letter, index):
        return "no roll, 0 %"
    return f"1-{index}, {index} %" if letter == "A" else f"{index + 1}-{WHOLE}, {WHOLE - index} %"


def _ballots(t: Turn, country: str, known: Country) -> str:
    odds = "by the index" if _hidden(t, country) else f"to A on {_range('A', known.A)}"
    return f"each unit, and each centre without one, falls {odds}"


# --- panels

VERIFIED = {
    "chain": "Anybody can roll them again from the keys that are told with the results (FA-49).",
    "scripted": "They follow from the seed of the game alone (FA-49).",
    "manual": "The game-master threw them (FA-49).",
}


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
        yield Panel("Dice of the year", ("roll", "result"), rolls, VERIFIED[option(t, "dice_source")])


def _row(t: Turn, country: str, known: Country) -> tuple[str, ...]:
    hidden = _hidden(t, country)
    office = "civil war" if known.government is None else f"{known.government} ({known.title})"
    if known.regime in (ONE_PARTY, DICTATORSHIP):
        office += ", dictatorship" if known.regime == DICTATORSHIP else ", one party"
    if known.pending is not None:
        office += f"; open: {ASKED[known.pending]}"
    return (
        country,
        office,
        "" if hidden else f"{known.A}/{WHOLE - known.A}",
        "" if hidden else f"{known.years['A']}/{known.years['B']}",
        str(known.next_election or ""),
    )


def _own(t: Turn, country: str, letter: str, known: Country) -> Panel:
    office = "at war" if known.government is None else "Government" if letter == known.government else "Opposition"
    rows = [*_standing_of(t, country, letter, known), *_outlook(t, country, letter, known)]
    standing = politics(t).standing.get(faction(country, letter), {})
    rows += [(f"If {condition}", answer) for condition, answer in standing.items()]
    return Panel(f"{faction(country, letter)}: {office}", ("", ""), tuple(rows), _calendar(t, letter, known))


def _standing_of(t: Turn, country: str, letter: str, known: Country) -> Iterator[tuple[str, str]]:
    """Its index, the year's arithmetic, and its years of control."""
    if _hidden(t, country):
        return
    ceiling = int(option(t, "di_max"))
    yield "your index", f"{_points(letter, known.A)}, between {WHOLE - ceiling} and {ceiling}"
    yield from ((why, f"{points:+} to the Government") for why, points in known.ledger)
    yield "years of control", f"yours {known.years[letter]}, theirs {known.years[other(letter)]}"


def _outlook(t: Turn, country: str, letter: str, known: Country) -> Iterator[tuple[str, str]]:
    """What comes, and what it would cost to change that."""
    if known.dictatorship_until is not None:
        yield "Dictatorship until", str(known.dictatorship_until)
    elif known.next_election is not None:
        yield "next election", str(known.next_election)
    attempt = _attempt(t, country, letter, known)
    if attempt is not None and not _hidden(t, country):
        name, lines = attempt
        yield f"if you attempt a {name}", "; ".join(_odds_in_words(letter, after(t, known, lines)))
    if option(t, "nmr_backup") == "opposition_backup" and letter == known.opposition:
        yield "your orders to units", "a draft, used in a phase in which the Government orders nothing"


def _attempt(t: Turn, country: str, letter: str, known: Country) -> tuple[str, Lines] | None:
    """What this faction may try: in Opposition this winter, or beaten in an election."""
    if known.pending == LOST and letter == known.government:
        return "Coup", coup_lines()
    free = letter == known.opposition and may_revolt(t, country) and not _over(t)
    return ("Revolution", revolution_lines()) if free else None


def _points(letter: str, index: int) -> int:
    return index if letter == "A" else WHOLE - index


def _over(t: Turn) -> bool:
    """Are the politics of this winter behind us?"""
    builds_last = option(t, "politics_before_builds") == "true"
    return t.state.phase[5:] in (("Q", "X", "A") if builds_last else ("Q", "X"))


def _calendar(t: Turn, letter: str, known: Country) -> str:
    """Is a Revolution possible this winter, and if not, why (F5)?"""
    if known.regime == AT_WAR:
        return "Revolution this winter: no, there is a civil war."
    if known.regime == DICTATORSHIP:
        return f"Revolution this winter: no; the Dictatorship ends in {known.dictatorship_until}."
    if known.regime == ONE_PARTY:
        return "Revolution this winter: no, this is a one-party state."
    if _over(t):
        return "Revolution this winter: no, its politics are over."
    if due(t, known):
        return "Revolution this winter: no, an election falls due."
    return f"Revolution this winter: {'yours to fear' if letter == known.government else 'possible'}."


def _war(t: Turn, country: str) -> tuple[str, ...]:
    each = (str(len(t.state.owned(name))) for name in factions(country))
    return (country, *each, str(len(centers(t, country))), str(t.board.victory))
