"""Relations and treaties: how treaties are signed, take effect, are abrogated and end (B, C, D, H)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, ClassVar

from msgspec import convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PowersEliminated
from casusbelli.core.orders import Directive
from casusbelli.core.pairs import Pair, pair
from casusbelli.core.phases import dated
from casusbelli.core.said import Text, said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, FieldPath, Rules, Step, StepSlot, Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep, seasons
from casusbelli.packs.international_relations.agenda import treaty_panels
from casusbelli.packs.international_relations.claimed import ClaimCompleted, ClaimPosted
from casusbelli.packs.international_relations.diplomacy import (
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
from casusbelli.packs.international_relations.facts import (
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
    Papers,
    PapersFiled,
    Right,
    RightsEnded,
    RightsGained,
    Ties,
    TiesChanged,
    TiesChangedInWords,
    TreatiesInForce,
    TreatiesLapsed,
    TreatiesLapsedInWords,
    TreatiesSigned,
    Treaty,
)
from casusbelli.packs.international_relations.naming import named, names
from casusbelli.packs.international_relations.orders import (
    AAT,
    MDT,
    Abrogate,
    Enter,
    Peace,
    TreatyRefusal,
    Withdraw,
)
from casusbelli.packs.international_relations.queries import (
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
from casusbelli.packs.international_relations.record import season_ends
from casusbelli.packs.international_relations.rule_sentences import TreatyRulebook
from casusbelli.packs.international_relations.screens import relation_panels
from casusbelli.packs.international_relations.story import TreatyStory
from casusbelli.packs.international_relations.treaties import barred


def _of_kinds(
    directive: type[Directive], word: str, phases: str, secret: str = "", unanswered: Text = ""
) -> Iterator[Form]:
    """One form for each kind of treaty."""
    for kind, name in ((MDT, "MDT"), (AAT, "(AAT|ATT)")):
        told = said(f"ir.form-{word}-{kind}")
        yield Form(
            directive, f"{word} {name} with {{power}}", phases, told, secret, {"kind": kind}, unanswered=unanswered
        )


class Relations(TreatyRulebook, TreatyStory, Component[Ties]):
    name = TIES
    public = True
    sole: ClassVar[Mapping[str, Text]] = {"war": said("engine.sole-war")}
    prefix = PREFIX
    table = TABLE
    options = (
        choice("peace", "treaty treaty_or_peace_order never", said("ir.peace")),
        choice("upgrade", "allowed abrogate_first", said("ir.upgrade")),
        choice("sign_and_attack", "void stands", said("ir.sign-and-attack")),
        choice("abrogate_pending", "no yes", said("ir.abrogate-pending")),
        choice("iw_end", "with_basis only_superseded", said("ir.iw-end")),
        choice("frozen_retreat", "allowed disband", said("ir.frozen-retreat")),
        choice("retreats", "as_orders free forbidden", said("ir.retreats"), False),
    )  # fmt: skip
    events = (
        TiesChanged,
        TiesChangedInWords,
        RightsGained,
        RightsEnded,
        PapersFiled,
        TreatiesSigned,
        TreatiesInForce,
        TreatiesLapsed,
        TreatiesLapsedInWords,
        NoticesGiven,
        NoticesEnded,
        NoticesEffective,
    )
    forms = (
        *_of_kinds(Enter, "enter", "MT", "T", said("ir.no-treaty-made")),
        *_of_kinds(Withdraw, "withdraw", "MT", "T"),
        Form(Withdraw, "withdraw with {power}", "MT", said("ir.form-withdraw"), "T"),
        Form(Peace, "peace with {power}", "MT", said("ir.form-peace"), "T", unanswered=said("ir.no-peace-made")),
        *_of_kinds(Abrogate, "abrogate", "A"),
        Form(Abrogate, "abrogate [treaty] with {power}", "A", said("ir.form-abrogate")),
    )

    def checks(self, rules: Rules) -> Iterator[Text]:
        crowded = [seat for seat in rules.seat_names() if sum(seat in rules.seated(p) for p in rules.board.power) > 1]
        if crowded:
            yield said("ir.crowded", seats=names(crowded))

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
            "history": [
                {"season": season, **to_builtins(change), "cause": str(change.cause)} for season, change in own.known
            ],
            "permissions": to_builtins(own.papers.permits),
            "transfers": {place: list(two) for place, two in own.papers.transfers.items()},
            "proposals": {power: dict(mine) for power, mine in own.papers.proposals.items()},
            "filed": own.papers.season if own.papers != Papers(own.papers.season) else "",
            "unsigned": to_builtins(own.unsigned),
        }

    def past(self, t: Turn) -> Iterator[FieldPath]:
        """Papers are of use until the end of their season, and those of Fall through Winter."""
        own, now = ties_of(t), t.state.now
        yield from ("history", "unsigned")
        season = dated(closing(t.board), now.year) if now.season == "W" else now.date
        if now.is_movement or own.papers.season not in ("", season):
            yield from ("permissions", "transfers", "proposals", "filed")
        yield from (("wars_since", two) for two, since in own.born.items() if since != season)

    def implied(self, t: Turn) -> Iterator[FieldPath]:
        yield from (("relations", two) for two, between in ties_of(t).relations.items() if between == NEUTRAL)

    def placed(self, own: Ties, table: Mapping[str, Any]) -> Ties:
        given = {pair(*Pair.of(two)): str(between) for two, between in table.get("relations", {}).items()}
        wrong = given.keys() - own.relations.keys() or {*given.values()} - {NEUTRAL, WAR, *TREATIES}
        if wrong:
            raise ValueError(f"relations: no such powers or relation: {', '.join(sorted(wrong))}")
        relations = {**own.relations, **given}
        notices = convert(table.get("notices", ()), tuple[Notice, ...])
        filed = {key: table[key] for key in ("proposals", "transfers") if key in table}
        papers = {"season": table.get("filed", ""), "permits": table.get("permissions", ()), **filed}
        return Ties(
            relations,
            convert(table.get("imminent_war", ()), tuple[Right, ...]),
            convert(table.get("pending", ()), tuple[Treaty, ...]),
            tuple(n if n.kind else replace(n, kind=relations.get(pair(n.by, n.against), "")) for n in notices),
            dict(table.get("wars_since", {})),
            papers=convert(papers, Papers) if papers["season"] else Papers(),
        )

    corrigible: ClassVar[Mapping[str, Text]] = {
        "relations": said("ir.record-relations"),
        "wars_since": said("ir.record-wars"),
    }

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> Ties:
        own = ties_of(t)
        given = convert(table.get("relations", {}), dict[str, str])
        if given.keys() - own.relations.keys() or {*given.values()} - {NEUTRAL, WAR, *TREATIES}:
            raise ValueError("no such powers or relation")
        since = convert(table.get("wars_since", own.born), dict[str, str])
        return replace(own, relations={**own.relations, **given}, born=since)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield from relation_panels(t, seat)
        yield from treaty_panels(t, seat)

    # --- orders

    def also_asks(self, t: Turn) -> Mapping[str, Text]:
        """R-71: Winter is always held, for notices; in Fall powers without units may sign treaties too."""
        winter = t.state.step == step_names.ADJUSTMENTS
        if not winter and not is_movement(t, closing(t.board)):
            return {}
        seats = (t.rules.commander_of(t, power) for power in living(t))
        return dict.fromkeys(filter(None, seats), said("ir.asks-notices" if winter else "ir.asks-treaties"))

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        for power in powers_of(t, seat)[:1]:
            others = [other for other in living(t) if other != power]
            if t.state.now.kind == "T" or is_movement(t, closing(t.board)):
                yield from (Enter(kind, other) for other in others for kind in TREATIES)
                yield from (Peace(other) for other in others)
            elif t.state.step == step_names.ADJUSTMENTS:
                kinds = {other: abrogable(t, power, other) for other in others}
                yield from (Abrogate(other, kind) for other, kind in kinds.items() if kind)

    def closed_in(self, rules: Rules, form: Form, step: Step) -> bool:
        """C2, R-21: proposals belong to the last movement phase of the year; peace orders exist only by option."""
        if form.directive is Peace and rules.option("ir.peace") != "treaty_or_peace_order":
            return True
        return step.kind == "M" and step.season != closing(rules.board)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        assert isinstance(order, Enter | Peace | Withdraw | Abrogate)
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return voiceless(t, seat)
        if order.power in t.memo(gone):
            return TreatyRefusal.ELIMINATED.says(whom=named(order.power))
        if order.power == power:
            return TreatyRefusal.SELF.says(what=order)
        if isinstance(order, Abrogate):
            return _no_notice(t, power, order)
        if t.state.now.kind != "T" and not is_movement(t, closing(t.board)):
            return TreatyRefusal.WRONG_PHASE.says(what=order, when="closing")
        return None if isinstance(order, Withdraw) else _no_proposal(t, power, order)

    # --- the year

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        board = rules.board
        first, last = opening(board), closing(board)
        yield StepSlot(QuietStep("treaties-in-force", first, in_force), before=(step_names.movement(first),))
        for s in seasons(board):
            yield StepSlot(QuietStep(f"{s}-papers", s, file_papers), (step_names.movement(s),), (f"{s}-deeds",))
            yield StepSlot(
                QuietStep(f"{s}-closed-roads", s, close_retreats), (f"{s}-world",), (step_names.retreats(s),)
            )
            yield StepSlot(
                QuietStep(f"{s}-late-papers", s, file_papers), (step_names.retreats(s),), (f"{s}-aftermath",)
            )
        then = dict(season_ends(rules))[first]
        yield StepSlot(QuietStep(f"{first}-notices", first, take_effect), (f"{first}-aftermath",), (then,))
        yield StepSlot(QuietStep("ir-treaties", last, ratify), *BETWEEN)
        yield StepSlot(QuietStep("ir-notices", "W", give_notice), (step_names.LAST_ELIMINATIONS,))

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
            cause = said("ir.cause-claim", powers=names(claimants))
            yield from dissolve(t, outside(t, claimants, event.members), cause)
            yield from _withdrawn(t)


def _abrogates(t: Turn, event: ClaimPosted) -> bool:
    """R-8, by option: an incomplete post ends treaties. The last post completes the claim, which does so itself."""
    complete = any(c.members == event.members and {*c.posted} == {*c.members} for c in claims_of(t))
    return chosen(t, "partial_claim", "abrogates") and not complete


def _withdrawn(t: Turn) -> Iterator[Event]:
    """A21, R-11: treaties between claimants are frozen, so notices of them that were given before become moot."""
    moot = tuple(notice for notice in ties_of(t).notices if partners(t, notice.by, notice.against))
    if moot and chosen(t, "coalition_intra", "frozen"):
        yield NoticesEnded(moot)


# --- what an order may say


def _no_proposal(t: Turn, power: str, order: Enter | Peace) -> Refusal | None:
    if isinstance(order, Peace):
        if option(t, "peace") != "treaty_or_peace_order" or relation(t, power, order.power) != WAR:
            return TreatyRefusal.NO_PEACE.says(whom=named(order.power))
        return None
    why = barred(t, power, order.power, order.kind)
    if relation(t, power, order.power) == order.kind or why == TreatyRefusal.EXISTS.code:
        return TreatyRefusal.EXISTS.says(whom=named(order.power))
    if why == TreatyRefusal.NO_PEACE.code:
        return TreatyRefusal.NO_PEACE.says(whom=named(order.power))
    return TreatyRefusal.BARRED.says(whom=named(order.power)) if why else None


def _no_notice(t: Turn, power: str, order: Abrogate) -> Refusal | None:
    if t.state.step != step_names.ADJUSTMENTS:
        return TreatyRefusal.WRONG_PHASE.says(what=order, when="winter")
    kind = abrogable(t, power, order.power)
    if not kind or order.kind not in ("", kind):
        return TreatyRefusal.NO_TREATY.says(kind=order.kind or "any", powers=names((power, order.power)))
    if noticed(t, power, order.power):
        return TreatyRefusal.ON_NOTICE.says(whom=named(order.power))
    return TreatyRefusal.COALITION_FROZEN.says(whom=named(order.power)) if partners(t, power, order.power) else None
