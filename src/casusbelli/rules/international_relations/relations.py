"""Relations and treaties: how they are signed, come into force, are abrogated and end (B, C, D, H)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, OrdersJudged, PowersEliminated, RetreatsClosed, UnitsRemoved
from casusbelli.core.orders import Directive, Retreat
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.international_relations.claimed import ClaimCompleted, ClaimPosted
from casusbelli.rules.international_relations.facts import (
    NEUTRAL,
    PREFIX,
    TABLE,
    TIES,
    TREATIES,
    WAR,
    Change,
    Notice,
    NoticesEffective,
    NoticesEnded,
    NoticesGiven,
    Papers,
    PapersFiled,
    Right,
    RightsEnded,
    RightsGained,
    Ties,
    TiesChanged,
    TreatiesInForce,
    TreatiesLapsed,
    TreatiesSigned,
    Treaty,
    closing,
    is_movement,
    living,
    noticed,
    opening,
    option,
    pair,
    partners,
    powers_of,
    relation,
    row,
    ties_of,
    written,
    year_end,
)
from casusbelli.rules.international_relations.ground import ATTACK, is_frozen, verdicts, written_permits
from casusbelli.rules.international_relations.treaties import barred, proposed, signing
from casusbelli.rules.international_relations.words import (
    AAT,
    MDT,
    PEACE,
    Abrogate,
    Enter,
    Peace,
    Refused,
    Transfer,
    Withdraw,
)
from casusbelli.rules.options import choice
from casusbelli.rules.steps import QuietStep, seasons

KINDS = {"mdt": MDT, "(aat|att)": AAT}


class Relations(Component[Ties]):
    name = TIES
    prefix = PREFIX
    table = TABLE
    options = (
        choice("peace", "treaty treaty_or_peace_order never", "How wars end (R-21)."),
        choice("upgrade", "allowed abrogate_first", "May MDT and AAT replace each other (R-22)?"),
        choice("sign_and_attack", "void stands", "What becomes of a treaty signed in the Fall in which war breaks out (R-23)."),
        choice("abrogate_pending", "no yes", "May notice be given to a treaty that is not yet in force (R-25)?"),
        choice("iw_end", "with_basis only_superseded", "When imminent war ends (R-26)."),
        choice("claimant_new_treaties", "allowed barred", "May a claimant sign with outsiders (R-15)?"),
        choice("frozen_retreat", "allowed disband", "May a frozen unit retreat when it is dislodged (R-52)?"),
        choice("retreats", "as_orders free forbidden", "Are retreats into others' ground attacks, free, or forbidden (R-37)?", False),
    )  # fmt: skip
    events = (
        TiesChanged, RightsGained, RightsEnded, PapersFiled, TreatiesSigned, TreatiesInForce, TreatiesLapsed, NoticesGiven,
        NoticesEnded, NoticesEffective,
    )  # fmt: skip
    forms = (
        *(Form(Enter, f"enter {word} with {{power}}", "MT", "Propose a treaty.", "T", {"kind": kind}) for word, kind in KINDS.items()),
        Form(Withdraw, "withdraw with {power}", "MT", "Take a proposal back before the deadline.", "T"),
        *(Form(Withdraw, f"withdraw {word} with {{power}}", "MT", "Take a proposal back.", "T", {"kind": kind}) for word, kind in KINDS.items()),
        Form(Peace, "peace with {power}", "MT", "Propose peace without a treaty.", "T"),
        Form(Abrogate, "abrogate [treaty] with {power}", "A", "Give notice of the end of a treaty."),
        *(Form(Abrogate, f"abrogate {word} with {{power}}", "A", "Give notice.", "", {"kind": kind}) for word, kind in KINDS.items()),
    )  # fmt: skip

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "Two powers are neutral, allied by a Mutual Defense Treaty or an Aggressive Alliance Treaty, or at war."
        yield "A treaty is proposed by both with the Fall orders and in force from the next Spring on (C2, C3)."
        yield "Before the first Spring there is a phase of secret proposals; what matches is in force at once (H)."
        yield "Whoever attacks a power is in imminent war with its MDT partners: they may attack him free (C7)."
        yield "AAT partners share the wars of each other, and the blame for an attack on a major power (C11, C14)."
        yield "Treaties are abrogated in Winter; they last through the Spring, in which the abrogating power's units on"
        yield "the other's ground are frozen and only the other may attack (D)."
        if rules.option("ir.peace") != "never":
            yield "A treaty between enemies ends their war (R-21)."

    # --- state

    def initial(self, board: Board) -> Ties:
        return Ties({pair(a, b): NEUTRAL for a, b in combinations(sorted(board.power), 2)})

    def evolve(self, own: Ties, event: Event) -> Ties:
        change = _CHANGES.get(type(event))
        return own if change is None else change(own, event)

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = ties_of(t)
        return {
            "relations": dict(own.relations),
            "imminent_war": to_builtins(own.imminent),
            "pending": to_builtins(own.pending),
            "notices": to_builtins(own.notices),
            "wars_since": dict(own.born),
            "history": [{"season": season, **to_builtins(change)} for season, change in own.known],
            "permissions": to_builtins(own.papers.permits),
            "transfers": {place: list(two) for place, two in own.papers.transfers.items()},
            "unsigned": to_builtins(own.unsigned),
        }

    def placed(self, own: Ties, table: Mapping[str, Any]) -> Ties:
        given = {pair(*two.split("|")): str(between) for two, between in table.get("relations", {}).items()}
        wrong = given.keys() - own.relations.keys() or {*given.values()} - {NEUTRAL, WAR, *TREATIES}
        if wrong:
            raise ValueError(f"relations: no such powers or relation: {', '.join(sorted(wrong))}")
        relations = {**own.relations, **given}
        notices = convert(table.get("notices", ()), tuple[Notice, ...])
        return Ties(
            relations,
            convert(table.get("imminent_war", ()), tuple[Right, ...]),
            convert(table.get("pending", ()), tuple[Treaty, ...]),
            tuple(n if n.kind else replace(n, kind=relations.get(pair(n.by, n.against), "")) for n in notices),
            dict(table.get("wars_since", {})),
        )

    def knows(self, t: Turn, seat: str | None) -> Ties:
        return ties_of(t)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return (
            "relations", "imminent_war", "pending", "notices", "wars_since", "history", "permissions", "transfers",
            "unsigned",
        )  # fmt: skip

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        return isinstance(event, self.events)

    # --- orders

    def asks(self, t: Turn) -> Mapping[str, str]:
        """R-71: the Winter is held for notices; in Fall those without units may sign all the same."""
        winter = t.state.step == "adjustments"
        if not winter and not is_movement(t, closing(t.board)):
            return {}
        seats = (t.rules.commander(t, power) for power in living(t))
        return dict.fromkeys((seat for seat in seats if seat is not None), "notices" if winter else "treaties")

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        for power in powers_of(t, seat)[:1]:
            others = [other for other in living(t) if other != power]
            if t.state.phase.endswith("T") or is_movement(t, closing(t.board)):
                yield from (Enter(kind, other) for other in others for kind in TREATIES)
                yield from (Peace(other) for other in others)
            elif t.state.step == "adjustments":
                yield from (Abrogate(other, kind) for other in others for kind in ("", *TREATIES))

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        assert isinstance(order, Enter | Peace | Withdraw | Abrogate)
        power = next(iter(powers_of(t, seat)), None)
        if power is None or order.power in t.state.eliminated:
            return Refused.ELIMINATED.says(whom=order.power if power else seat)
        if order.power == power:
            return Refused.SELF.says()
        if isinstance(order, Abrogate):
            return _no_notice(t, power, order)
        if not t.state.phase.endswith("T") and not is_movement(t, closing(t.board)):
            return Refused.WRONG_PHASE.says(what=order, when="the last movement phase of the year")
        return None if isinstance(order, Withdraw) else _no_proposal(t, power, order)

    # --- the year

    def steps(self, rules: Rules) -> Iterator[Place]:
        board = rules.board
        first, last = opening(board), closing(board)
        yield Place(QuietStep("treaties-in-force", first, _in_force), before=(f"{first}-movement",))
        for s in seasons(board):
            yield Place(QuietStep(f"{s}-papers", s, _file_papers), (f"{s}-movement",), (f"{s}-deeds",))
            yield Place(QuietStep(f"{s}-closed-roads", s, _close_retreats), (f"{s}-world",), (f"{s}-retreats",))
            yield Place(QuietStep(f"{s}-late-papers", s, _file_papers), (f"{s}-retreats",), (f"{s}-aftermath",))
        notices = QuietStep(f"{first}-notices", first, _take_effect)
        yield Place(notices, (f"{first}-aftermath",), (f"{first}-first-shot",))
        yield Place(QuietStep("ir-treaties", last, _ratify), *year_end("ir-treaties"))
        yield Place(QuietStep("ir-notices", "W", _give_notice), ("last-eliminations",), ("ir-conference",))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, TiesChanged):
            stale = tuple(right for right in ties_of(t).imminent if _is_stale(t, right))
            if stale:
                yield RightsEnded(stale)
        elif isinstance(event, PowersEliminated):
            for power in event.owners:
                yield from _forgotten(t, power)
        elif isinstance(event, ClaimCompleted) or (
            isinstance(event, ClaimPosted) and option(t, "partial_claim") == "abrogates"
        ):
            claimants = event.members if isinstance(event, ClaimCompleted) else (event.power,)
            yield from dissolve(t, _outside(t, claimants, event.members), f"{' and '.join(claimants)} claimed victory")


# --- what an order may say


def _no_proposal(t: Turn, power: str, order: Enter | Peace) -> Refusal | None:
    if isinstance(order, Peace):
        if option(t, "peace") != "treaty_or_peace_order" or relation(t, power, order.power) != WAR:
            return Refused.NO_PEACE.says()
        return None
    why = barred(t, power, order.power, order.kind)
    if relation(t, power, order.power) == order.kind or why == Refused.EXISTS.code:
        return Refused.EXISTS.says()
    if why == Refused.NO_PEACE.code:
        return Refused.NO_PEACE.says()
    return Refused.BARRED.says(whom="a claimant signs with nobody outside his claim") if why else None


def _no_notice(t: Turn, power: str, order: Abrogate) -> Refusal | None:
    if t.state.step != "adjustments":
        return Refused.WRONG_PHASE.says(what=order, when="Winter")
    kind = _abrogable(t, power, order.power)
    if not kind or order.kind not in ("", kind):
        return Refused.NO_TREATY.says(kind=order.kind.upper() or "treaty", whom=order.power)
    if noticed(t, power, order.power):
        return Refused.ON_NOTICE.says(whom=order.power)
    return Refused.COALITION_FROZEN.says(whom=order.power) if partners(t, power, order.power) else None


def _abrogable(t: Turn, power: str, other: str) -> str:
    """R-25: the kind of the treaty that notice may be given of."""
    between = relation(t, power, other)
    if between in TREATIES:
        return between
    waiting = option(t, "abrogate_pending") == "yes"
    two = pair(power, other)
    found = (p.kind for p in ties_of(t).pending if waiting and pair(*p.powers) == two and p.kind in TREATIES)
    return next(found, "")


# --- what happens


def label(t: Turn) -> str:
    """ "S1902": the season that the running step belongs to."""
    return f"{t.state.step[:1] if '-' in t.state.step[1:2] else closing(t.board)}{t.state.year:04}"


def _in_force(t: Turn) -> Iterator[Event]:
    """C3, H2: what was ratified takes effect when the Spring opens."""
    pending = ties_of(t).pending
    if pending:
        season = f"{opening(t.board)}{t.state.year:04}"
        yield TreatiesInForce(season, pending)
        changes = tuple(
            Change(p.powers, relation(t, *p.powers), NEUTRAL if p.kind == PEACE else p.kind, "treaty") for p in pending
        )
        yield TiesChanged(season, changes)


def _file_papers(t: Turn) -> Iterator[Event]:
    """Permissions, transfers and proposals of the season are kept until its end, and through the Winter."""
    season, known = label(t), ties_of(t).papers
    before = known if known.season == season else Papers(season)
    permits = tuple(dict.fromkeys((*before.permits, *written_permits(t))))
    proposals = before.proposals
    transfers = before.transfers
    if not t.state.step.endswith("late-papers"):
        proposals = proposed(t)
        transfers = {o.place: (power, o.power) for power, o in written(t, Transfer) if isinstance(o, Transfer)}
    papers = Papers(season, proposals, permits, transfers)
    if papers != known and (permits or proposals or transfers or known != Papers(known.season)):
        yield PapersFiled(papers)


def _close_retreats(t: Turn) -> Iterator[Event]:
    """R-37 where the table forbids retreats into neutrals' ground; R-52 where the frozen are disbanded."""
    if not t.state.routed:
        return
    lost: list[int] = []
    closed: dict[int, tuple[str, ...]] = {}
    for number, beaten in t.state.routed.items():
        unit = beaten.unit
        shut = tuple(to for to in beaten.retreats if _is_shut(t, unit, to))
        if (option(t, "frozen_retreat") == "disband" and is_frozen(t, unit)) or len(shut) == len(beaten.retreats):
            lost.append(number)
        elif shut:
            closed[number] = shut
    if closed:
        yield RetreatsClosed(tuple(closed.items()))
    if lost:
        yield UnitsRemoved(tuple(lost), "destroyed")


def _is_shut(t: Turn, unit: Any, to: str) -> bool:
    if option(t, "retreats") != "forbidden":
        return False
    return any(said == ATTACK for _power, said in verdicts(t, unit, Retreat(unit.piece, to)))


def _take_effect(t: Turn) -> Iterator[Event]:
    """D3: the notices of the Winter end their treaties with the Spring."""
    own = ties_of(t)
    if own.notices:
        season = label(t)
        ended = {pair(n.by, n.against): n for n in own.notices if relation(t, n.by, n.against) in TREATIES}
        changes = tuple(
            Change(_two(two), own.relations[two], NEUTRAL, f"abrogated by {n.by}") for two, n in sorted(ended.items())
        )
        yield NoticesEffective(season, own.notices)
        if changes:
            yield TiesChanged(season, changes)


def _ratify(t: Turn) -> Iterator[Event]:
    """R-1, step 9."""
    season, papers = label(t), ties_of(t).papers
    if papers.season != season or not papers.proposals:
        if ties_of(t).unsigned:
            yield TreatiesSigned(season, ())
        return
    made = signing(t, papers.proposals, season, public=True)
    yield made
    yield OrdersJudged(t.state.phase, tuple(_judged(papers, made)))


def _judged(papers: Papers, made: TreatiesSigned) -> Iterator[Any]:
    reasons = {why.code: why for why in Refused}
    failed = {(u.by, u.to): u.why for u in made.unsigned}
    for power, mine in sorted(papers.proposals.items()):
        for other, kind in sorted(mine.items()):
            why = reasons.get(failed.get((power, other), ""))
            order = Peace(other) if kind == PEACE else Enter(kind, other)
            yield row(power, order, why.says(whom=other) if why else None)


def _give_notice(t: Turn) -> Iterator[Event]:
    """D2: published with the adjustments. A replacement that is pending falls with it (R-25)."""
    given: dict[tuple[str, str], Notice] = {}
    for power, order in written(t, Abrogate):
        if isinstance(order, Abrogate) and _no_notice_now(t, power, order) is None:
            given[power, order.power] = Notice(power, order.power, _abrogable(t, power, order.power))
    if given:
        yield NoticesGiven(f"W{t.state.year:04}", tuple(given.values()))
        yield OrdersJudged(t.state.phase, tuple(row(n.by, Abrogate(n.against)) for n in given.values()))
        struck = {pair(*two) for two in given}
        moot = tuple(p for p in ties_of(t).pending if pair(*p.powers) in struck and relation(t, *p.powers) in TREATIES)
        if moot:
            yield TreatiesLapsed(moot, "notice was given")


def _no_notice_now(t: Turn, power: str, order: Abrogate) -> Refusal | None:
    """A claim may have ended the treaty since this was written."""
    if partners(t, power, order.power) or not _abrogable(t, power, order.power):
        return Refused.NO_TREATY.says(kind="treaty", whom=order.power)
    return None


def dissolve(t: Turn, pairs: Iterable[str], cause: str) -> Iterator[Event]:
    """Treaties of these pairs end at once, pending ones too; notices of them are moot (A17, R-15, I4)."""
    own, gone = ties_of(t), set(pairs)
    lapsed = tuple(p for p in own.pending if pair(*p.powers) in gone)
    moot = tuple(n for n in own.notices if pair(n.by, n.against) in gone)
    if lapsed:
        yield TreatiesLapsed(lapsed, cause)
    if moot:
        yield NoticesEnded(moot)
    ended = [two for two in sorted(gone) if own.relations.get(two) in TREATIES]
    if ended:
        changes = tuple(Change(_two(two), own.relations[two], NEUTRAL, cause) for two in ended)
        yield TiesChanged(f"{t.state.phase[:1]}{t.state.year:04}", changes)


def _outside(t: Turn, claimants: Iterable[str], members: Iterable[str]) -> list[str]:
    inside = {*members}
    return [pair(power, other) for power in claimants for other in t.board.power if other not in inside]


def _is_stale(t: Turn, right: Right) -> bool:
    """R-26: superseded, or without its partner or his war."""
    if relation(t, right.holder, right.target) != NEUTRAL:
        return True
    if option(t, "iw_end") == "only_superseded":
        return False
    return relation(t, right.holder, right.basis) != MDT or relation(t, right.basis, right.target) != WAR


def _forgotten(t: Turn, power: str) -> Iterator[Event]:
    """R-74: nothing is left of who is out."""
    own = ties_of(t)
    mine = [pair(power, other) for other in t.board.power if other != power]
    yield from dissolve(t, mine, f"{power} is out")
    rights = tuple(right for right in own.imminent if power in (right.holder, right.target, right.basis))
    if rights:
        yield RightsEnded(rights)
    wars = tuple(Change(_two(two), WAR, NEUTRAL, f"{power} is out") for two in mine if own.relations.get(two) == WAR)
    if wars:
        yield TiesChanged(f"{t.state.phase[:1]}{t.state.year:04}", wars)


def _two(two: str) -> tuple[str, str]:
    one, another = two.split("|")
    return one, another


# --- what is remembered of it


def _changed(own: Ties, event: TiesChanged) -> Ties:
    relations, born = dict(own.relations), dict(own.born)
    for change in event.changes:
        two = pair(*change.powers)
        relations[two] = change.after
        if change.after == WAR:
            born[two] = event.season
        else:
            born.pop(two, None)
    known = (*own.known, *((event.season, change) for change in event.changes))
    return replace(own, relations=relations, born=born, known=known)


_CHANGES: dict[type[Event], Any] = {
    TiesChanged: _changed,
    RightsGained: lambda own, e: replace(own, imminent=tuple(dict.fromkeys((*own.imminent, *e.rights)))),
    RightsEnded: lambda own, e: replace(own, imminent=tuple(r for r in own.imminent if r not in e.rights)),
    PapersFiled: lambda own, e: replace(own, papers=e.papers),
    TreatiesSigned: lambda own, e: replace(own, pending=(*own.pending, *e.signed), unsigned=e.unsigned),
    TreatiesInForce: lambda own, e: replace(own, pending=()),
    TreatiesLapsed: lambda own, e: replace(own, pending=tuple(p for p in own.pending if p not in e.treaties)),
    NoticesGiven: lambda own, e: replace(own, notices=(*own.notices, *e.notices)),
    NoticesEnded: lambda own, e: replace(own, notices=tuple(n for n in own.notices if n not in e.notices)),
    NoticesEffective: lambda own, e: replace(own, notices=()),
}
