"""Victory claims, solo or as a coalition: posted after a Fall count, decided at a later one (A5-A22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PowersEliminated
from casusbelli.core.orders import Directive
from casusbelli.core.said import said
from casusbelli.core.state import Outcome
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, Step, StepSlot, Turn
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.international_relations.agenda import ClaimScreen
from casusbelli.packs.international_relations.claimed import (
    CHANGES,
    ClaimCompleted,
    ClaimPosted,
    ClaimsDecided,
    ClaimsLapsed,
    ClaimsVoided,
    ClaimWithdrawn,
)
from casusbelli.packs.international_relations.claiming import (
    may_leave,
    members_of,
    misnamed,
    no_claim,
    to_confirm,
    total,
    window,
)
from casusbelli.packs.international_relations.facts import (
    CLAIMS,
    PREFIX,
    TABLE,
    Claims,
    VictoryClaim,
)
from casusbelli.packs.international_relations.naming import named
from casusbelli.packs.international_relations.orders import (
    SOLO,
    THREE_WAY,
    TWO_WAY,
    ClaimVictory,
    TreatyRefusal,
    WithdrawClaim,
)
from casusbelli.packs.international_relations.queries import (
    claims_of,
    closing,
    gone,
    living,
    opening,
    option,
    powers_of,
    year_end,
)
from casusbelli.packs.international_relations.rule_sentences import ClaimRulebook
from casusbelli.packs.international_relations.thresholds import OPTIONS, exists, kinds, size


class Coalitions(ClaimRulebook, ClaimScreen, Component[Claims]):
    name = CLAIMS
    public = True
    prefix = PREFIX
    table = TABLE
    options = (
        *OPTIONS,
        choice(
            "russia_confirm", "by_year always_7", said("ir.russia-confirm")
        ),
        choice("claim_close", "spring_deadline winter_deadline", said("ir.claim-close"), False),
        choice("partial_claim", "nothing abrogates", said("ir.partial-claim")),
        choice("withdraw_claim", "no yes", said("ir.withdraw-claim")),
        choice("coalition_needs_treaty", "no yes", said("ir.coalition-needs-treaty")),
        choice("coalition_intra", "frozen free_stab", said("ir.coalition-intra"), False),
        choice("coalition_block", "own_e1 e1_and_shares all_caused", said("ir.coalition-block")),
        choice("claimant_new_treaties", "allowed barred", said("ir.claimant-new-treaties")),
        choice("joint", "joint solo_first highest_vp play_on", said("ir.joint"), False),
        choice(
            "eighteen", "off on", said("ir.eighteen"),
            implies={"off": {"solo.centers": "none"}, "on": {"solo.centers": "map"}},
        ),
        choice("draw", "unanimous off", said("ir.draw"), implies={"off": {"draws.draw": "off"}}),
        choice("dead_partner", "void remaining_total", said("ir.dead-partner")),
    )  # fmt: skip
    events = (ClaimPosted, ClaimCompleted, ClaimWithdrawn, ClaimsLapsed, ClaimsDecided, ClaimsVoided)
    forms = (
        Form(ClaimVictory, "claim solo victory", "", said("ir.form-claim-alone"), fixed={"kind": SOLO}),
        *(
            Form(ClaimVictory, f"claim {words} victory with {{partners:powers}}", "", told, fixed={"kind": kind})
            for kind, words, told in (
                (TWO_WAY, "(two-way|two way)", said("ir.form-claim-two")),
                (THREE_WAY, "(three-way|three way)", said("ir.form-claim-three")),
            )
        ),
        Form(WithdrawClaim, "withdraw claim", "", said("ir.form-withdraw-claim")),
    )  # fmt: skip

    # --- state

    def initial(self, board: Board) -> Claims:
        return Claims()

    def evolve(self, own: Claims, event: Event) -> Claims:
        change = CHANGES.get(type(event))
        return own if change is None else Claims(tuple(change(own.claims, event)))

    def show(self, t: Turn) -> Mapping[str, Any]:
        return {"claims": to_builtins(claims_of(t))}

    def placed(self, own: Claims, table: Mapping[str, Any]) -> Claims:
        claims = convert(table.get("claims", ()), tuple[VictoryClaim, ...])
        return Claims(tuple(c if c.status == "partial" else replace(c, posted=c.members) for c in claims))

    # --- claims

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if window(t) is None:
            return
        for power in powers_of(t, seat)[:1]:
            others = [other for other in living(t) if other != power]
            for kind in kinds(t.rules):
                yield from (ClaimVictory(kind, named) for named in combinations(others, size(kind) - 1))
            yield WithdrawClaim()

    def closed_in(self, rules: Rules, form: Form, step: Step) -> bool:
        """A11: claims belong to Winter and, by option, to Spring orders. C-3: some boards have no coalitions."""
        if not exists(rules, form.fixed.get("kind", SOLO)):
            return True
        spring = rules.option("ir.claim_close") == "spring_deadline"
        return step.season != "W" and not (spring and step.name == step_names.movement(opening(rules.board)))

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return TreatyRefusal.ELIMINATED.says(whom=named(seat))
        if window(t) is None:
            when = "claims-into-spring" if option(t, "claim_close") == "spring_deadline" else "claims"
            return TreatyRefusal.WRONG_PHASE.says(what=order, when=when)
        if isinstance(order, WithdrawClaim):
            return None if any(may_leave(t, claim, power) for claim in claims_of(t)) else TreatyRefusal.NO_CLAIM.says()
        assert isinstance(order, ClaimVictory)
        return misnamed(t, power, order) or no_claim(t, power, order)

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterator[Event]:
        if not isinstance(order, ClaimVictory | WithdrawClaim):
            return
        power = powers_of(t, seat)[0]
        if isinstance(order, WithdrawClaim):
            yield ClaimWithdrawn(power)
            return
        year = window(t)
        assert year is not None
        members = members_of(t, power, order)
        yield ClaimPosted(power, order.kind, members, year, year + (1 if order.kind == SOLO else 2))
        same = (c for c in claims_of(t) if c.status == "partial" and c.members == members and c.made == year)
        posted = {power, *(name for claim in same for name in claim.posted)}
        if posted == {*members}:
            yield ClaimCompleted(order.kind, members, year)

    # --- the year

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        first, last = opening(rules.board), closing(rules.board)
        early = rules.option("ir.claim_close") == "winter_deadline"
        lapse = QuietStep("ir-claims-close", first, _close)
        yield (
            StepSlot(lapse, (), (step_names.movement(first),))
            if early
            else StepSlot(lapse, (step_names.movement(first),), (f"{first}-papers",))
        )
        yield StepSlot(QuietStep("ir-claims", last, _decide), *year_end("ir-claims"))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """R-17: an elimination voids claims."""
        if isinstance(event, PowersEliminated):
            hit = [c for c in claims_of(t) if c.status in ("live", "partial") and {*event.owners} & {*c.members}]
            if option(t, "dead_partner") == "remaining_total":
                hit = [c for c in hit if c.status == "partial" or not {*c.members} & {*living(t)}]
            if hit:
                yield ClaimsVoided(tuple(claim.members for claim in hit))

    def winner(self, t: Turn) -> Outcome | None:
        if t.state.step != "ir-claims":
            return None
        won = [c for c in claims_of(t) if c.status == "won" and c.decided == t.state.year]
        if not won:
            return None
        names = {name for claim in won for name in claim.members}
        kind = won[0].kind if len(won) == 1 else "joint"
        return Outcome(kind, tuple(power for power in living(t) if power in names))


# --- what happens


def _close(t: Turn) -> Iterator[Event]:
    if any(claim.status == "partial" for claim in claims_of(t)):
        yield ClaimsLapsed(t.state.year)


def _decide(t: Turn) -> Iterator[Event]:
    """Decides the claims that are due (R-1, step 6; R-14)."""
    year = t.state.year
    due = [c for c in claims_of(t) if c.status == "live" and c.decided == year]
    if due:
        won = _best(t, [claim for claim in due if _succeeds(t, claim)])
        failed = tuple(claim.members for claim in due if claim not in won)
        yield ClaimsDecided(year, tuple(claim.members for claim in won), failed)


def _left(t: Turn, claim: VictoryClaim) -> tuple[str, ...]:
    return tuple(name for name in claim.members if name not in t.memo(gone))


def _succeeds(t: Turn, claim: VictoryClaim) -> bool:
    return total(t, _left(t, claim), t.state.year) >= to_confirm(t, claim)


def _best(t: Turn, won: list[VictoryClaim]) -> list[VictoryClaim]:
    ruling = option(t, "joint")
    if len(won) < 2 or ruling == "joint":
        return won
    if ruling == "play_on":
        return []
    if ruling == "solo_first":
        won = [claim for claim in won if claim.kind == SOLO] or won
    most = max(total(t, _left(t, claim), t.state.year) for claim in won)
    return [claim for claim in won if total(t, _left(t, claim), t.state.year) == most]
