"""Claims to victory, alone or together: proclaimed after a Fall, decided at a later count (A5-A22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PowersEliminated
from casusbelli.core.orders import Directive
from casusbelli.core.state import Outcome
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Place, Rules, Step, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.international_relations.agenda import claim_panels
from casusbelli.rules.international_relations.claimed import (
    CHANGES,
    ClaimCompleted,
    ClaimPosted,
    ClaimsDecided,
    ClaimsLapsed,
    ClaimsVoided,
    ClaimWithdrawn,
)
from casusbelli.rules.international_relations.claiming import (
    may_leave,
    members_of,
    misnamed,
    no_claim,
    to_confirm,
    total,
    window,
)
from casusbelli.rules.international_relations.facts import (
    CLAIMS,
    PREFIX,
    TABLE,
    Claim,
    Claims,
)
from casusbelli.rules.international_relations.queries import (
    claims_of,
    closing,
    gone,
    living,
    opening,
    option,
    powers_of,
    year_end,
)
from casusbelli.rules.international_relations.sentences import claim_sentences
from casusbelli.rules.international_relations.thresholds import OPTIONS, exists, kinds, size
from casusbelli.rules.international_relations.words import (
    SOLO,
    THREE_WAY,
    TWO_WAY,
    ClaimVictory,
    Refused,
    WithdrawClaim,
)
from casusbelli.rules.options import choice
from casusbelli.rules.shown import Panel
from casusbelli.rules.steps import QuietStep


class Coalitions(Component[Claims]):
    name = CLAIMS
    prefix = PREFIX
    table = TABLE
    options = (
        *OPTIONS,
        choice(
            "russia_confirm", "by_year always_7", "What a power that needs a point more needs when it is decided (R-5)."
        ),
        choice("claim_close", "spring_deadline winter_deadline", "Until when victory is claimed (R-6).", False),
        choice("partial_claim", "nothing abrogates", "A coalition claim that not all members have posted (R-8)."),
        choice("withdraw_claim", "no yes", "May a complete claim be withdrawn (R-9)?"),
        choice("coalition_needs_treaty", "no yes", "Must partners in a claim be allied (R-10)?"),
        choice("coalition_intra", "frozen free_stab", "Treaties inside a claim (R-11).", False),
        choice("coalition_block", "own_e1 e1_and_shares all_caused", "Which penalties bar a coalition claim (R-12)."),
        choice("claimant_new_treaties", "allowed barred", "May a claimant sign with outsiders (R-15)?"),
        choice("joint", "joint solo_first highest_vp play_on", "Several claims succeed in one Fall (R-14).", False),
        choice(
            "eighteen", "off on", "Do as many centres win as in the standard game, eighteen on its board (R-16)?",
            implies={"off": {"solo.centers": "none"}, "on": {"solo.centers": "map"}},
        ),
        choice("draw", "unanimous off", "May the game end in a draw (R-16)?", implies={"off": {"draws.draw": "off"}}),
        choice("dead_partner", "void remaining_total", "A member of a claim is eliminated (R-17)."),
    )  # fmt: skip
    events = (ClaimPosted, ClaimCompleted, ClaimWithdrawn, ClaimsLapsed, ClaimsDecided, ClaimsVoided)
    forms = (
        Form(ClaimVictory, "claim solo victory", "", "Claim victory alone.", fixed={"kind": SOLO}),
        *(
            Form(ClaimVictory, f"claim {words} victory with {{partners:powers}}", "", told, fixed={"kind": kind})
            for kind, words, told in (
                (TWO_WAY, "(two-way|two way)", "Claim it for two."),
                (THREE_WAY, "(three-way|three way)", "Claim it for three."),
            )
        ),
        Form(WithdrawClaim, "withdraw claim", "", "Take your claim back, if it can still be taken back."),
    )  # fmt: skip

    def explains(self, rules: Rules) -> Iterator[str]:
        return claim_sentences(rules)

    # --- state

    def initial(self, board: Board) -> Claims:
        return Claims()

    def evolve(self, own: Claims, event: Event) -> Claims:
        change = CHANGES.get(type(event))
        return own if change is None else Claims(tuple(change(own.claims, event)))

    def show(self, t: Turn) -> Mapping[str, Any]:
        return {"claims": to_builtins(claims_of(t))}

    def placed(self, own: Claims, table: Mapping[str, Any]) -> Claims:
        claims = convert(table.get("claims", ()), tuple[Claim, ...])
        return Claims(tuple(c if c.status == "partial" else replace(c, posted=c.members) for c in claims))

    def knows(self, t: Turn, seat: str | None) -> Claims:
        return Claims(claims_of(t))

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("claims",)

    # --- claims

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if window(t) is None:
            return
        for power in powers_of(t, seat)[:1]:
            others = [other for other in living(t) if other != power]
            for kind in kinds(t.rules):
                yield from (ClaimVictory(kind, named) for named in combinations(others, size(kind) - 1))
            yield WithdrawClaim()

    def shuts(self, rules: Rules, form: Form, step: Step) -> bool:
        """A11: claims are of the Winter, and of the Spring orders where the table has it so. C-3: not all there are."""
        if not exists(rules, form.fixed.get("kind", SOLO)):
            return True
        spring = rules.option("ir.claim_close") == "spring_deadline"
        return step.season != "W" and not (spring and step.name == f"{opening(rules.board)}-movement")

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return Refused.ELIMINATED.says(whom=seat)
        if window(t) is None:
            until = ", and in the Spring after it" if option(t, "claim_close") == "spring_deadline" else ""
            return Refused.WRONG_PHASE.says(what=order, when=f"the Winter after a Fall count{until}")
        if isinstance(order, WithdrawClaim):
            return None if any(may_leave(t, claim, power) for claim in claims_of(t)) else Refused.NO_CLAIM.says()
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

    def steps(self, rules: Rules) -> Iterator[Place]:
        first, last = opening(rules.board), closing(rules.board)
        early = rules.option("ir.claim_close") == "winter_deadline"
        lapse = QuietStep("ir-claims-close", first, _close)
        yield (
            Place(lapse, (), (f"{first}-movement",))
            if early
            else Place(lapse, (f"{first}-movement",), (f"{first}-papers",))
        )
        yield Place(QuietStep("ir-claims", last, _decide), *year_end("ir-claims"))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """R-17."""
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

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        return claim_panels(t, seat)


# --- what happens


def _close(t: Turn) -> Iterator[Event]:
    if any(claim.status == "partial" for claim in claims_of(t)):
        yield ClaimsLapsed(t.state.year)


def _decide(t: Turn) -> Iterator[Event]:
    """R-1, step 6; R-14."""
    year = t.state.year
    due = [c for c in claims_of(t) if c.status == "live" and c.decided == year]
    if due:
        won = _best(t, [claim for claim in due if _succeeds(t, claim)])
        failed = tuple(claim.members for claim in due if claim not in won)
        yield ClaimsDecided(year, tuple(claim.members for claim in won), failed)


def _left(t: Turn, claim: Claim) -> tuple[str, ...]:
    return tuple(name for name in claim.members if name not in t.kept(gone))


def _succeeds(t: Turn, claim: Claim) -> bool:
    return total(t, _left(t, claim), t.state.year) >= to_confirm(t, claim)


def _best(t: Turn, won: list[Claim]) -> list[Claim]:
    said = option(t, "joint")
    if len(won) < 2 or said == "joint":
        return won
    if said == "play_on":
        return []
    if said == "solo_first":
        won = [claim for claim in won if claim.kind == SOLO] or won
    most = max(total(t, _left(t, claim), t.state.year) for claim in won)
    return [claim for claim in won if total(t, _left(t, claim), t.state.year) == most]
