"""Previews of political orders, and the panels beside the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.legality import located
from casusbelli.core.orders import Order
from casusbelli.core.said import Cell, Said, power, said
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Consequence, Cost, Panel
from casusbelli.engine.panel_forms import (
    CalendarForm,
    Gauge,
    Group,
    MeterForm,
    Place,
    PlacesForm,
    Stop,
    Summand,
    Threshold,
)
from casusbelli.engine.proposals import Proposal, Reply
from casusbelli.packs.factional.facts import (
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
from casusbelli.packs.factional.index import ATTEMPT, Lines, after, coup_lines, revolution_lines
from casusbelli.packs.factional.orders import (
    NO,
    PHASE,
    YES,
    Accept,
    CounterCoup,
    CounterRevolution,
    Coup,
    Instruct,
    NoCoup,
    Resign,
    Revolution,
)
from casusbelli.packs.factional.story import answered, asked, dice_said
from casusbelli.packs.factional.winter import ASKED, asked_seat, due, may_revolt, new_term


class PoliticsScreen(Screen):
    """Shows factions what their political orders would cause, and panels about politics."""

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        found = place(t, seat)
        if found is None or not alive(t, found[0]):
            return
        country, letter, known = found
        for order in orders:
            if isinstance(order, (Revolution, Coup)):
                lines = revolution_lines() if isinstance(order, Revolution) else coup_lines()
                yield from _odds(t, country, letter, known, after(t, known, lines), order)
            elif isinstance(order, (CounterRevolution, CounterCoup)):
                yield Consequence(_ballots(t, country, known), rule="FD10.1")
            elif isinstance(order, Accept | NoCoup):
                yield from _peaceful(t, country, known)
            elif isinstance(order, Resign):
                yield _resigned(t, country, letter, known)
            elif isinstance(order, Instruct):
                yield Consequence(
                    said("factional.will-answer", answer=answered(order.answer)), certain=False, rule="FA-13"
                )

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        gauges = tuple(_index(t, country, known) for country, known in countries(t).items() if alive(t, country))
        form = MeterForm[Cell](gauges, WHOLE, columns=GOVERNMENTS, value_column=2)
        yield Panel(said("factional.panel-governments"), form=form)
        stops = tuple(_elections(t))
        if stops:
            columns = (said("factional.calendar-when"), said("factional.calendar-what"))
            yield Panel(said("factional.panel-calendar"), form=CalendarForm(stops, columns))
        found = place(t, seat)
        if found is not None and alive(t, found[0]):
            yield _own(t, *found)
        wars = tuple(_war(t, country) for country, known in countries(t).items() if known.regime == AT_WAR)
        if wars:
            form = MeterForm(wars, t.board.victory, columns=WARS, value_column=3)
            yield Panel(said("factional.panel-wars"), note=said("factional.wars-note"), form=form)
            columns = (said("factional.halves-center"), said("factional.halves-faction"))
            yield Panel(said("factional.panel-halves"), form=PlacesForm(tuple(_halves(t)), columns))
        rolls = tuple((dice_said(t.board, label) or label, roll) for label, roll in politics(t).rolls)
        if rolls:
            note = said("factional.dice-note", source=option(t, "dice_source"))
            columns = (said("factional.dice-roll"), said("factional.dice-result"))
            yield Panel(said("factional.panel-dice"), columns, rolls, note)

    def proposals(self, t: Turn, seat: str | None) -> Iterator[Proposal]:
        """The question that a faction has to answer in a phase of its own (FD8, FD9)."""
        found = place(t, seat)
        question = found[2].pending if found is not None else None
        if (
            found is None
            or question is None
            or asked_seat(found[0], found[2]) != seat
            or t.state.now.kind != PHASE[question]
        ):
            return
        country, _letter, known = found
        peaceful = [told.text for told in _peaceful(t, country, known)]
        yield Proposal(
            f"{question}-{country}-{t.state.year}".lower().replace(" ", "-"),
            said(f"factional.question-{question}"),
            said("factional.means-question", peaceful=peaceful[0] if peaceful else "", cost=int(question == LOST)),
            faction(country, known.opposition) if question == REVOLT and known.opposition else "",
            (
                Reply(str(NO[question]), said(f"factional.reply-accept-{question}")),
                Reply(str(YES[question]), said(f"factional.reply-fight-{question}")),
            ),
            waits=True,
        )


def _peaceful(t: Turn, country: str, known: Country) -> Iterator[Consequence]:
    """The government and its term, in peace."""
    governs, rival = known.government or "", known.opposition or ""
    year = known.next_election if known.pending == REVOLT else new_term(t)
    if known.pending == COUP:
        stays = said("factional.stays", faction=power(faction(country, governs)), year=year)
        yield Consequence(stays, rule="FD9.6")
    elif known.pending is not None:
        rule = "FD8.7" if known.pending == REVOLT else "FD9.4"
        yield Consequence(said("factional.will-govern", faction=power(faction(country, rival)), year=year), rule=rule)


def _resigned(t: Turn, country: str, letter: str, known: Country) -> Consequence:
    rest = power(faction(country, other(letter)))
    if other(letter) in vacant(t, country):
        return Consequence(said("factional.nobody-governs", country=power(country)), rule="FA-43")
    if known.regime == AT_WAR:
        return Consequence(said("factional.wins-war", faction=rest), certain=not t.state.halted, rule="FA-42")
    if letter == known.government:
        return Consequence(said("factional.governs-alone-high", faction=rest), rule="FD16.2")
    return Consequence(said("factional.governs-alone", faction=rest), rule="FA-41")


def _hidden(t: Turn, country: str) -> bool:
    return country in politics(t).index_hidden


def _odds(t: Turn, country: str, letter: str, known: Country, index: int, order: Order) -> Iterator[Consequence]:
    rule = "FD8.4" if isinstance(order, Revolution) else "FD9.2"
    if _hidden(t, country):
        yield Consequence(said("factional.ten-less"), rule=rule, cost=Cost("factional.cost", ATTEMPT))
        return
    becomes, wins = _odds_in_words(letter, index)
    yield Consequence(becomes, rule=rule, cost=Cost("factional.cost", abs(known.A - index)))
    yield Consequence(wins, certain=False, rule=rule)


def _odds_in_words(letter: str, index: int) -> tuple[Said, Said]:
    """The new index and the winning rolls: faction A wins up to its index, B above."""
    becomes = said("factional.index-becomes", a=index, b=WHOLE - index)
    low, high = (1, index) if letter == "A" else (index + 1, WHOLE)
    return becomes, said("factional.you-win", low=low, high=high, chance=_points(letter, index))


def _ballots(t: Turn, country: str, known: Country) -> Said:
    if _hidden(t, country):
        return said("factional.ballots-hidden")
    return said("factional.ballots", chance=known.A)


# --- panels


GOVERNMENTS = tuple(said(f"factional.governments-{n}") for n in ("country", "office", "index", "years", "election"))
WARS = tuple(said(f"factional.wars-{name}") for name in ("country", "a", "b", "together", "needed"))


def _index(t: Turn, country: str, known: Country) -> Gauge[Cell]:
    hidden = _hidden(t, country)
    return Gauge(
        power(country),
        None if hidden else known.A,
        None if hidden else f"{known.A}/{WHOLE - known.A}",
        power=country,
        against=faction(country, "B"),
        details=(
            _office(known),
            "" if hidden else f"{known.years['A']}/{known.years['B']}",
            str(known.next_election or ""),
        ),
    )


def _elections(t: Turn) -> Iterator[Stop[Cell]]:
    """The coming elections, and the ends of military dictatorships."""
    dated: dict[tuple[int, str], list[str]] = {}
    for country, known in countries(t).items():
        if known.dictatorship_until is not None:
            dated.setdefault((known.dictatorship_until, "dictatorship"), []).append(country)
        elif known.next_election is not None and alive(t, country):
            dated.setdefault((known.next_election, "election"), []).append(country)
    for (year, what), named in sorted(dated.items()):
        told = said("factional.calendar-stop", what=what, countries=map(power, named))
        yield Stop(said("factional.own-winter", year=year), told, named[0] if len(named) == 1 else "")


def _halves(t: Turn) -> Iterator[Group[Cell]]:
    """The centers of the factions that fight a civil war."""
    fighting = (country for country, known in countries(t).items() if known.regime == AT_WAR)
    for name in (name for country in fighting for name in factions(country)):
        held = tuple(Place[Cell](code, located(t.board, code)) for code in t.state.owned(name))
        yield Group("held", power(name), held, name)


def _office(known: Country) -> Said:
    """The government and how it came to power, with the open question."""
    if known.government is None:
        office = said("factional.office-war")
    else:
        office = said("factional.office", letter=known.government, title=known.title or "")
    if known.regime in (ONE_PARTY, DICTATORSHIP):
        office = said("factional.office-regime", office=office, regime=known.regime)
    if known.pending is not None:
        office = said("factional.office-open", office=office, question=ASKED[known.pending])
    return office


def _own(t: Turn, country: str, letter: str, known: Country) -> Panel:
    role = "war" if known.government is None else "government" if letter == known.government else "opposition"
    standing = politics(t).standing.get(faction(country, letter), {})
    outlook: list[tuple[Cell, Cell]] = [*_years(t, country, letter, known), *_outlook(t, country, letter, known)]
    outlook += [(said("factional.own-if", condition=asked(when)), answered(text)) for when, text in standing.items()]
    facts = tuple(Summand[Cell](label, text=text) for label, text in outlook)
    title = said(f"factional.panel-own-{role}", faction=power(faction(country, letter)))
    form = MeterForm[Cell](tuple(_own_index(t, country, letter, known)), WHOLE, facts=facts)
    return Panel(title, note=_calendar(t, letter, known), form=form, pinned=True)


def _own_index(t: Turn, country: str, letter: str, known: Country) -> Iterator[Gauge[Cell]]:
    """The faction's index, with the changes of the year."""
    if _hidden(t, country):
        return
    ceiling = int(option(t, "di_max"))
    points = _points(letter, known.A)
    between = said("factional.own-between", n=points, low=WHOLE - ceiling, high=ceiling)
    parts = tuple(
        Summand[Cell](why, change, said("factional.own-points", points=f"{change:+}")) for why, change in known.ledger
    )
    mine, theirs = faction(country, letter), faction(country, other(letter))
    yield Gauge(said("factional.own-index"), points, between, power=mine, against=theirs, parts=parts)


def _years(t: Turn, country: str, letter: str, known: Country) -> Iterator[tuple[Cell, Cell]]:
    if not _hidden(t, country):
        yours, theirs = known.years[letter], known.years[other(letter)]
        yield said("factional.own-years"), said("factional.own-years-of", yours=yours, theirs=theirs)


def _outlook(t: Turn, country: str, letter: str, known: Country) -> Iterator[tuple[Cell, Cell]]:
    """The next election, and the odds of a coup or revolution before it."""
    if known.dictatorship_until is not None:
        yield said("factional.own-dictatorship"), said("factional.own-winter", year=known.dictatorship_until)
    elif known.next_election is not None:
        yield said("factional.own-election"), said("factional.own-winter", year=known.next_election)
    attempt = _attempt(t, country, letter, known)
    if attempt is not None and not _hidden(t, country):
        name, lines = attempt
        becomes, wins = _odds_in_words(letter, after(t, known, lines))
        yield said("factional.own-attempt", what=name), said("core.sentences", one=becomes, other=wins)
    if option(t, "nmr_backup") == "opposition_backup" and letter == known.opposition:
        yield said("factional.own-orders"), said("factional.own-draft")


def _attempt(t: Turn, country: str, letter: str, known: Country) -> tuple[str, Lines] | None:
    """The faction's possible attempt: a revolution this winter, or a coup after a lost election."""
    if known.pending == LOST and letter == known.government:
        return "Coup", coup_lines()
    free = letter == known.opposition and may_revolt(t, country) and not _over(t)
    return ("Revolution", revolution_lines()) if free else None


def _points(letter: str, index: int) -> int:
    return index if letter == "A" else WHOLE - index


def _over(t: Turn) -> bool:
    """Are the politics of this winter over?"""
    builds_last = option(t, "politics_before_builds") == "true"
    return t.state.now.kind in (("Q", "X", "A") if builds_last else ("Q", "X"))


def _calendar(t: Turn, letter: str, known: Country) -> Said:
    """Whether a revolution is possible this winter, and if not, why."""
    if known.regime == AT_WAR:
        return said("factional.revolution-war")
    if known.regime == DICTATORSHIP:
        return said("factional.revolution-dictatorship", year=known.dictatorship_until)
    if known.regime == ONE_PARTY:
        return said("factional.revolution-one-party")
    if _over(t):
        return said("factional.revolution-over")
    if due(t, known):
        return said("factional.revolution-election")
    return said("factional.revolution-feared" if letter == known.government else "factional.revolution-possible")


def _war(t: Turn, country: str) -> Gauge[Cell]:
    """The centers of the two factions, which win for the country together."""
    a, b = (len(t.state.owned(name)) for name in factions(country))
    together, needed = len(centers(t, country)), t.board.victory
    goal = (Threshold[Cell](needed, WARS[-1]),)
    return Gauge(power(country), together, power=country, marks=goal, details=(a, b, needed))
