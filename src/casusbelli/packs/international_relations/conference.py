"""The International Conference: when it is called, held and fails (I), and alliance creation in its phase (H)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.pairs import Pair, pair
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, Text, said
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, FieldPath, Rules, StepSlot, Turn
from casusbelli.engine.display import Example, Panel, Subheading
from casusbelli.engine.options import choice
from casusbelli.engine.steps import CouncilStep, QuietStep
from casusbelli.packs.international_relations.agenda import conference_panels
from casusbelli.packs.international_relations.creation import (
    HOURS,
    all_asked,
    announced,
    creation_phase,
    is_creation,
    secretly_signed,
)
from casusbelli.packs.international_relations.diplomacy import dissolve
from casusbelli.packs.international_relations.facts import (
    CONFERENCE,
    NEUTRAL,
    PREFIX,
    TABLE,
    WAR,
    Change,
    Conference,
    ConferenceCalled,
    ConferenceClosed,
    ConferenceOpened,
    NoticesEnded,
    RightsEnded,
    TiesChanged,
)
from casusbelli.packs.international_relations.queries import (
    allied,
    conference_of,
    first_year,
    next_opening,
    opening,
    option,
    ties_of,
)
from casusbelli.packs.international_relations.rule_sentences import conference_sentences

STEP = "conference"
SILENT = said("ir.silent-conference")
FIRST_CALL = 2  # years after the first: 1903


class Conferences(Component[Conference]):
    name = CONFERENCE
    title = said("ir.chapter-conference")
    public = True
    prefix = PREFIX
    table = TABLE
    options = (
        choice("contact", "adjacent common_target", said("ir.contact")),
        choice("conference_recheck", "no yes", said("ir.conference-recheck")),
        choice("conference_fail_wars", "end continue", said("ir.conference-fail-wars")),
    )
    events = (ConferenceCalled, ConferenceOpened, ConferenceClosed)

    def explains(self, rules: Rules) -> Iterator[Said | Example | Subheading]:
        return conference_sentences(rules, Phase.of(rules.board.calendar.start).year + FIRST_CALL)

    # --- state

    def initial(self, board: Board) -> Conference:
        return Conference()

    def evolve(self, own: Conference, event: Event) -> Conference:
        if isinstance(event, ConferenceCalled):
            return replace(own, called=event.year)
        if isinstance(event, ConferenceOpened):
            return replace(own, contacts=event.contacts)
        return Conference(last=event.how) if isinstance(event, ConferenceClosed) else own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = conference_of(t)
        contacts = [list(two) for two in own.contacts]
        return {"conference": {"called": own.called, "contacts": contacts, "last": own.last}}

    def past(self, t: Turn) -> Iterator[FieldPath]:
        yield ("conference", "last")

    def placed(self, own: Conference, table: Mapping[str, Any]) -> Conference:
        given = table.get("conference", {})
        contacts = tuple((str(one), str(another)) for one, another in given.get("contacts", ()))
        called = given.get("called")
        return Conference(None if called is None else int(called), contacts, str(given.get("last", "")))

    # --- the phases

    def starts(self, rules: Rules) -> str | None:
        return creation_phase(rules)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(
            QuietStep("ir-conference", "W", _open_or_call), (step_names.LAST_ELIMINATIONS, "ir-notices"), (STEP,)
        )
        yield StepSlot(
            CouncilStep(STEP, "W", "T", HOURS, SILENT, _asked, _sign, said("ir.step-conference")), ("ir-conference",)
        )

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        begun = t.state.year >= first_year(t) + FIRST_CALL
        return conference_panels(t, contacts(t) if begun else (), is_blocked(t))


def is_held(t: Turn) -> bool:
    """True in the Winter after the call; otherwise the phase is skipped."""
    called = conference_of(t).called
    return called is not None and called < t.state.year


def _asked(t: Turn) -> Mapping[str, Text]:
    return all_asked(t) if is_creation(t) or is_held(t) else {}


# --- who is in contact


class Reached(Struct, frozen=True):
    """A unit's owner, its province, and the provinces it could move to by itself."""

    owner: str
    at: str
    around: frozenset[str]


def contacts(t: Turn) -> tuple[tuple[str, str], ...]:
    of, units = t.board.province_of, [unit for unit in t.position.units if unit.owner in t.board.power]
    reached = [Reached(u.owner, of[u.at], frozenset(of[to] for to in t.board.reach[u.kind][u.at])) for u in units]
    wide = option(t, "contact") == "common_target"
    found = {
        pair(one.owner, another.owner)
        for one, another in combinations(reached, 2)
        if one.owner != another.owner and _touch(one, another, wide)
    }
    return tuple(Pair.of(two) for two in sorted(found))


def _touch(one: Reached, another: Reached, wide: bool) -> bool:
    if another.at in one.around or one.at in another.around:
        return True
    return wide and bool(one.around & another.around)


def is_blocked(t: Turn) -> bool:
    """I1, I3, R-66: True if there are pairs in contact and each has a treaty without notice."""
    given = {pair(notice.by, notice.against) for notice in ties_of(t).notices}
    pairs = contacts(t)
    return bool(pairs) and all(allied(t, *two) and pair(*two) not in given for two in pairs)


# --- what happens


def _open_or_call(t: Turn) -> Iterator[Event]:
    year = t.state.year
    if is_held(t):
        if option(t, "conference_recheck") == "yes" and not is_blocked(t):
            yield ConferenceClosed(year, "off")
            return
        yield ConferenceOpened(year, contacts(t))
        yield from _all_void(t, said("ir.cause-conference"))
    elif conference_of(t).called is None and year >= first_year(t) + FIRST_CALL and is_blocked(t):
        yield ConferenceCalled(year)


def _all_void(t: Turn, cause: Said) -> Iterator[Event]:
    """I4, R-67: ends all treaties, in force or pending; notices become moot, and imminent war loses its basis."""
    yield from dissolve(t, [pair(*two) for two in combinations(t.board.power, 2)], cause)
    if ties_of(t).imminent:
        yield RightsEnded(ties_of(t).imminent)
    if ties_of(t).notices:
        yield NoticesEnded(ties_of(t).notices)


def _sign(t: Turn) -> Iterator[Event]:
    made = secretly_signed(t)
    if is_creation(t):
        yield from announced(t, made)
        return
    if not is_held(t):
        return
    listed = {pair(*two) for two in conference_of(t).contacts}
    if listed and listed <= {pair(*treaty.powers) for treaty in made.signed}:
        yield ConferenceClosed(t.state.year, "failed")
        if option(t, "conference_fail_wars") == "end":
            yield from _peace(t)
    else:
        yield from announced(t, made)
        yield ConferenceClosed(t.state.year, "succeeded")


def _peace(t: Turn) -> Iterator[Event]:
    """R-68: all wars end."""
    wars = [two for two, between in ties_of(t).relations.items() if between == WAR]
    if wars:
        cause = said("ir.cause-conference-failed")
        changes = tuple(Change(Pair.of(two), WAR, NEUTRAL, cause) for two in sorted(wars))
        yield TiesChanged(next_opening(t, opening(t.board)), changes)
