"""Advice about politics: what political orders are worth, in centers, and how well a faction stands.

Factions play for years of control, which decide between them when their country wins. A coup or a revolution costs ten
points of the index, so it pays only if the next election promises less than the odds after that cost; the index is
expected to go on changing as it did this year. In a civil war each faction plays for itself, as any power does.
"""

from __future__ import annotations

from msgspec.structs import replace

from casusbelli.core.orders import Directive, Order
from casusbelli.core.state import Outcome
from casusbelli.engine.component import THE_GAME, Screen, Turn
from casusbelli.packs.factional.facts import AT_WAR, WHOLE, Country, centers, option, other, place, politics
from casusbelli.packs.factional.index import Lines, after, coup_lines, revolution_lines
from casusbelli.packs.factional.orders import ConcedeCivilWar, CounterCoup, CounterRevolution, Coup, Resign, Revolution
from casusbelli.packs.factional.winter import new_term

YEAR = 1.5  # worth of a year of control
WAR = 3.0  # cost of a civil war
STOLEN = 1.0  # how much less it counts for those who have won an election and would wait a whole term for the next
RIVALS, ABROAD = 1.5, -0.5  # how much more or less than usual a side of a civil war wants centers
UNWISE = -1.0
SOON = 2  # years; it is better to wait for an election that is nearer
AHEAD, EVEN, BEHIND = 1.0, 0.75, 0.5  # shares of a victory: the winner's, that of a tie, the runner-up's


class PoliticsAdvice(Screen):
    """Appraises political orders and rates positions for bots and for players who ask for advice."""

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        if isinstance(order, Resign | ConcedeCivilWar):
            return -THE_GAME
        found = place(t, seat) if isinstance(order, Directive) else None
        if found is None or found[0] in politics(t).index_hidden:
            return 0.0
        _country, letter, known = found
        if isinstance(order, Revolution):
            return _attempt(t, letter, known, revolution_lines(), known.next_election or 0)
        if isinstance(order, Coup):
            return _attempt(t, letter, known, coup_lines(), new_term(t))
        if isinstance(order, CounterRevolution | CounterCoup):
            price = WAR - STOLEN if isinstance(order, CounterCoup) else WAR
            return YEAR * int(option(t, "md_years")) * _share(letter, known.A) - price
        return 0.0

    def intends(self, t: Turn, seat: str, owner: str | None) -> float:
        """In a civil war the other side comes first: who beats it has the whole country."""
        found = place(t, seat)
        if found is None or owner is None or found[2].regime != AT_WAR:
            return 0.0
        return RIVALS if t.rules.power_of(t, owner) == found[0] else ABROAD

    def rates(self, t: Turn, seat: str) -> float | None:
        """Years of control, plus the country's chance to win times the faction's share of the victory."""
        found = place(t, seat)
        if found is None:
            return None
        country, letter, known = found
        return known.years[letter] + THE_GAME * _part(t, letter, known) * _chance(t, country, t.state.outcome)


def _attempt(t: Turn, letter: str, known: Country, lines: Lines, election: int) -> float:
    """The expected years of control; unwise if the next election is near or offers better odds."""
    years = election - t.state.year
    odds = _share(letter, after(t, known, lines))
    if years < SOON or odds < _promised(t, letter, known, years):
        return UNWISE
    return YEAR * years * odds


def _promised(t: Turn, letter: str, known: Country, years: int) -> float:
    """The faction's chance in an election after this many years under the other faction."""
    gains = sum(points for _why, points in known.ledger)
    rivals = [("", gains)] * years
    return _share(letter, after(t, replace(known, government=other(letter)), rivals))


def _share(letter: str, index: int) -> float:
    return (index if letter == "A" else WHOLE - index) / WHOLE


# --- how well a faction stands


def _part(t: Turn, letter: str, known: Country) -> float:
    """The faction's share of a victory (FD14.2); in a draw both have the same, unless years count (FA-36)."""
    mine, theirs = known.years[letter], known.years[other(letter)]
    drawn = t.state.outcome is not None and t.state.outcome.kind == "draw"
    if mine == theirs or (drawn and option(t, "draw_scoring") == "share"):
        return EVEN
    return AHEAD if mine > theirs else BEHIND


def _chance(t: Turn, country: str, outcome: Outcome | None) -> float:
    """The country's chance of victory or, when the game is over, its share of the outcome."""
    if outcome is not None:
        return (country in outcome.winners) / max(1, len(outcome.winners))
    return min(1.0, len(centers(t, country)) / t.board.victory) ** 2
