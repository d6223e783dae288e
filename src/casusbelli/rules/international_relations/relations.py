"""Relations and treaties: how they are signed, come into force, are abrogated and end (B, C, D, H)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PowersEliminated
from casusbelli.core.orders import Directive
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Place, Rules, Step, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.international_relations.agenda import treaty_panels
from casusbelli.rules.international_relations.claimed import ClaimCompleted, ClaimPosted
from casusbelli.rules.international_relations.diplomacy import (
    CHANGES,
    abrogable,
    close_retreats,
    dissolve,
    file_papers,
    forgotten,
    give_notice,
    in_force,
    is_stale,
    outside,
    ratify,
    take_effect,
)
from casusbelli.rules.international_relations.facts import (
    NEUTRAL,
    PREFIX,
    TABLE,
    TIES,
    TREATIES,
    WAR,
    Notice,
    NoticesEffective,
    NoticesEnded,
    NoticesGiven,
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
    pair,
)
from casusbelli.rules.international_relations.queries import (
    BETWEEN,
    chosen,
    claims_of,
    closing,
    gone,
    is_movement,
    living,
    noticed,
    opening,
    option,
    partners,
    powers_of,
    relation,
    ties_of,
    voiceless,
)
from casusbelli.rules.international_relations.record import season_ends
from casusbelli.rules.international_relations.screen import relation_panels
from casusbelli.rules.international_relations.sentences import treaty_sentences
from casusbelli.rules.international_relations.telling import told
from casusbelli.rules.international_relations.treaties import barred
from casusbelli.rules.international_relations.words import (
    AAT,
    MDT,
    Abrogate,
    Enter,
    Peace,
    Refused,
    Withdraw,
)
from casusbelli.rules.options import choice
from casusbelli.rules.shown import Panel
from casusbelli.rules.steps import QuietStep, seasons


def _of_kinds(directive: type[Directive], word: str, phases: str, sentence: str, secret: str = "") -> Iterator[Form]:
    """One form for each kind of treaty."""
    for kind, name in ((MDT, "mdt"), (AAT, "(aat|att)")):
        yield Form(directive, f"{word} {name} with {{power}}", phases, sentence, secret, {"kind": kind})


class Relations(Component[Ties]):
    name = TIES
    prefix = PREFIX
    table = TABLE
    options = (
        choice("peace", "treaty treaty_or_peace_order never", "How wars end (R-21)."),
        choice("upgrade", "allowed abrogate_first", "May MDT and AAT replace each other (R-22)?"),
        choice("sign_and_attack", "void stands", "A treaty signed in the Fall in which war breaks out (R-23)."),
        choice("abrogate_pending", "no yes", "May notice be given to a treaty that is not yet in force (R-25)?"),
        choice("iw_end", "with_basis only_superseded", "When imminent war ends (R-26)."),
        choice("frozen_retreat", "allowed disband", "May a frozen unit retreat when it is dislodged (R-52)?"),
        choice("retreats", "as_orders free forbidden", "Retreats: judged, free, or closed to attacks (R-37).", False),
    )  # fmt: skip
    events = (
        TiesChanged,
        RightsGained,
        RightsEnded,
        PapersFiled,
        TreatiesSigned,
        TreatiesInForce,
        TreatiesLapsed,
        NoticesGiven,
        NoticesEnded,
        NoticesEffective,
    )
    forms = (
        *_of_kinds(Enter, "enter", "MT", "Propose a treaty.", "T"),
        *_of_kinds(Withdraw, "withdraw", "MT", "Take a proposal back before the deadline.", "T"),
        Form(Withdraw, "withdraw with {power}", "MT", "Take a proposal back before the deadline.", "T"),
        Form(Peace, "peace with {power}", "MT", "Propose peace without a treaty.", "T"),
        *_of_kinds(Abrogate, "abrogate", "A", "Give notice of the end of a treaty."),
        Form(Abrogate, "abrogate [treaty] with {power}", "A", "Give notice of the end of a treaty."),
    )

    def checks(self, rules: Rules) -> Iterator[str]:
        crowded = [seat for seat in rules.seat_names() if sum(seat in rules.seated(p) for p in rules.board.power) > 1]
        if crowded:
            yield f"treaties are signed between powers, and {' and '.join(crowded)} would speak for several"

    def explains(self, rules: Rules) -> Iterator[str]:
        return treaty_sentences(rules)

    # --- state

    def initial(self, board: Board) -> Ties:
        return Ties({pair(a, b): NEUTRAL for a, b in combinations(sorted(board.power), 2)})

    def evolve(self, own: Ties, event: Event) -> Ties:
        change = CHANGES.get(type(event))
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

    corrigible = ("relations", "wars_since")

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> Ties:
        own = ties_of(t)
        given = convert(table.get("relations", {}), dict[str, str])
        if given.keys() - own.relations.keys() or {*given.values()} - {NEUTRAL, WAR, *TREATIES}:
            raise ValueError("no such powers or relation")
        since = convert(table.get("wars_since", own.born), dict[str, str])
        return replace(own, relations={**own.relations, **given}, born=since)

    def knows(self, t: Turn, seat: str | None) -> Ties:
        return ties_of(t)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return (
            "relations", "imminent_war", "pending", "notices", "wars_since", "history", "permissions", "transfers",
            "unsigned",
        )  # fmt: skip

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        """R-70: all that happens here is public; what is secret makes no event."""
        return str(event.__struct_config__.tag).startswith(f"{PREFIX}-")

    def recounts(self, board: Board, event: Event) -> str | None:
        return told(event)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from relation_panels(t, seat)
        yield from treaty_panels(t, seat)

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
                kinds = {other: abrogable(t, power, other) for other in others}
                yield from (Abrogate(other, kind) for other, kind in kinds.items() if kind)

    def shuts(self, rules: Rules, form: Form, step: Step) -> bool:
        """C2: proposals are of the last movement phase of the year; R-21: peace without a treaty is."""
        if form.directive is Peace and rules.option("ir.peace") != "treaty_or_peace_order":
            return True
        return step.kind == "M" and step.season != closing(rules.board)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        assert isinstance(order, Enter | Peace | Withdraw | Abrogate)
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return voiceless(t, seat)
        if order.power in t.kept(gone):
            return Refused.ELIMINATED.says(whom=order.power)
        if order.power == power:
            return Refused.SELF.says(what=order)
        if isinstance(order, Abrogate):
            return _no_notice(t, power, order)
        if not t.state.phase.endswith("T") and not is_movement(t, closing(t.board)):
            return Refused.WRONG_PHASE.says(what=order, when="the last movement phase of the year")
        return None if isinstance(order, Withdraw) else _no_proposal(t, power, order)

    # --- the year

    def steps(self, rules: Rules) -> Iterator[Place]:
        board = rules.board
        first, last = opening(board), closing(board)
        yield Place(QuietStep("treaties-in-force", first, in_force), before=(f"{first}-movement",))
        for s in seasons(board):
            yield Place(QuietStep(f"{s}-papers", s, file_papers), (f"{s}-movement",), (f"{s}-deeds",))
            yield Place(QuietStep(f"{s}-closed-roads", s, close_retreats), (f"{s}-world",), (f"{s}-retreats",))
            yield Place(QuietStep(f"{s}-late-papers", s, file_papers), (f"{s}-retreats",), (f"{s}-aftermath",))
        then = dict(season_ends(rules))[first]
        yield Place(QuietStep(f"{first}-notices", first, take_effect), (f"{first}-aftermath",), (then,))
        yield Place(QuietStep("ir-treaties", last, ratify), *BETWEEN)
        yield Place(QuietStep("ir-notices", "W", give_notice), ("last-eliminations",))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, TiesChanged):
            stale = tuple(right for right in ties_of(t).imminent if is_stale(t, right))
            if stale:
                yield RightsEnded(stale)
        elif isinstance(event, PowersEliminated):
            for number, power in enumerate(event.owners):
                yield from forgotten(t, power, event.owners[:number])
        elif isinstance(event, ClaimCompleted) or (isinstance(event, ClaimPosted) and _abrogates(t, event)):
            claimants = event.members if isinstance(event, ClaimCompleted) else (event.power,)
            yield from dissolve(t, outside(t, claimants, event.members), f"{' and '.join(claimants)} claimed victory")
            yield from _withdrawn(t)


def _abrogates(t: Turn, event: ClaimPosted) -> bool:
    """R-8, where the table has it so; the last member's post completes the claim, and that ends his treaties."""
    complete = any(c.members == event.members and {*c.posted} == {*c.members} for c in claims_of(t))
    return chosen(t, "partial_claim", "abrogates") and not complete


def _withdrawn(t: Turn) -> Iterator[Event]:
    """A21, R-11: a treaty between claimants is frozen, so that notice of it that was given before is moot."""
    moot = tuple(notice for notice in ties_of(t).notices if partners(t, notice.by, notice.against))
    if moot and chosen(t, "coalition_intra", "frozen"):
        yield NoticesEnded(moot)


# --- what an order may say


def _no_proposal(t: Turn, power: str, order: Enter | Peace) -> Refusal | None:
    if isinstance(order, Peace):
        if option(t, "peace") != "treaty_or_peace_order" or relation(t, power, order.power) != WAR:
            return Refused.NO_PEACE.says(whom=order.power)
        return None
    why = barred(t, power, order.power, order.kind)
    if relation(t, power, order.power) == order.kind or why == Refused.EXISTS.code:
        return Refused.EXISTS.says(whom=order.power)
    if why == Refused.NO_PEACE.code:
        return Refused.NO_PEACE.says(whom=order.power)
    return Refused.BARRED.says(whom=order.power) if why else None


def _no_notice(t: Turn, power: str, order: Abrogate) -> Refusal | None:
    if t.state.step != "adjustments":
        return Refused.WRONG_PHASE.says(what=order, when="Winter")
    kind = abrogable(t, power, order.power)
    if not kind or order.kind not in ("", kind):
        return Refused.NO_TREATY.says(kind=order.kind.upper() or "treaty", whom=f"{power} and {order.power}")
    if noticed(t, power, order.power):
        return Refused.ON_NOTICE.says(whom=order.power)
    return Refused.COALITION_FROZEN.says(whom=order.power) if partners(t, power, order.power) else None
