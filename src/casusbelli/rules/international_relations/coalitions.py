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
from casusbelli.rules.component import Component, Panel, Place, Rules, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.international_relations import penalties as cost
from casusbelli.rules.international_relations.claimed import (
    CHANGES,
    ClaimCompleted,
    ClaimPosted,
    ClaimsDecided,
    ClaimsLapsed,
    ClaimsVoided,
    ClaimWithdrawn,
)
from casusbelli.rules.international_relations.facts import (
    CLAIMS,
    PREFIX,
    TABLE,
    Claim,
    Claims,
)
from casusbelli.rules.international_relations.queries import (
    allied,
    claims_of,
    closing,
    first_year,
    living,
    opening,
    opinion_of,
    option,
    powers_of,
    year_end,
)
from casusbelli.rules.international_relations.screen import claim_panels
from casusbelli.rules.international_relations.words import (
    KINDS,
    SOLO,
    THREE_WAY,
    TWO_WAY,
    ClaimVictory,
    Refused,
    WithdrawClaim,
)
from casusbelli.rules.options import choice
from casusbelli.rules.steps import QuietStep

NEEDED = {SOLO: 7, TWO_WAY: 12, THREE_WAY: 16}  # A5, A7, A8
LARGE, LATE = 8, 9  # A6: who starts with more than three centres needs eight until ten years have begun
USUAL_HOME = 3


class Coalitions(Component[Claims]):
    name = CLAIMS
    prefix = PREFIX
    table = TABLE
    options = (
        choice("russia_confirm", "by_year always_7", "Russia's threshold when a claim is decided (R-5)."),
        choice("claim_close", "spring_deadline winter_deadline", "Until when victory is claimed (R-6).", False),
        choice("partial_claim", "nothing abrogates", "A coalition claim that not all members have posted (R-8)."),
        choice("withdraw_claim", "no yes", "May a complete claim be withdrawn (R-9)?"),
        choice("coalition_needs_treaty", "no yes", "Must partners in a claim be allied (R-10)?"),
        choice("coalition_intra", "frozen free_stab", "Treaties inside a claim (R-11).", False),
        choice("coalition_block", "own_e1 e1_and_shares all_caused", "Which penalties bar a coalition claim (R-12)."),
        choice("joint", "joint solo_first highest_vp play_on", "Several claims succeed in one Fall (R-14).", False),
        choice(
            "eighteen", "off on", "Do eighteen centres win (R-16)?",
            implies={"off": {"solo.centers": "none"}, "on": {"solo.centers": "18"}},
        ),
        choice("draw", "unanimous off", "May the game end in a draw (R-16)?", implies={"off": {"draws.draw": "off"}}),
        choice("dead_partner", "void remaining_total", "A member of a claim is eliminated (R-17)."),
    )  # fmt: skip
    events = (ClaimPosted, ClaimCompleted, ClaimWithdrawn, ClaimsLapsed, ClaimsDecided, ClaimsVoided)
    forms = (
        Form(ClaimVictory, "claim solo victory", "", "Claim victory alone.", fixed={"kind": SOLO}),
        *(
            Form(ClaimVictory, f"claim {kind} victory with {{partners:powers}}", "", told, fixed={"kind": kind})
            for kind, told in ((TWO_WAY, "Claim it for two."), (THREE_WAY, "Claim it for three."))
        ),
        Form(WithdrawClaim, "withdraw claim", "", "Take back a claim that not all members have posted."),
    )  # fmt: skip

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "Seven victory points at a Fall win, for Russia eight until 1910; twelve for two, sixteen for three."
        yield "Who has them at a Fall claims victory before the Spring deadline, each member for himself (A10-A14)."
        yield "He wins if he still has them at the next Fall, a coalition at the second next (A15, A16)."
        yield "A claim ends the claimants' treaties with everybody else at once (A17)."
        if rules.option("ir.eighteen") == "off":
            yield "Eighteen centres win nothing (R-16)."

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
            for count, kind in enumerate(KINDS):
                yield from (ClaimVictory(kind, named) for named in combinations(others, count))
            yield WithdrawClaim()

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return Refused.ELIMINATED.says(whom=seat)
        if window(t) is None:
            return Refused.WRONG_PHASE.says(
                what=order, when="Winter, and until the Spring deadline after the first count"
            )
        if isinstance(order, WithdrawClaim):
            return None if any(_may_leave(t, claim, power) for claim in claims_of(t)) else Refused.NO_CLAIM.says()
        assert isinstance(order, ClaimVictory)
        return _misnamed(t, power, order) or _no_claim(t, power, order)

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterator[Event]:
        if not isinstance(order, ClaimVictory | WithdrawClaim):
            return
        power = powers_of(t, seat)[0]
        if isinstance(order, WithdrawClaim):
            yield ClaimWithdrawn(power)
            return
        year = window(t)
        assert year is not None
        members = _members(t, power, order)
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
        return claim_panels(t)


# --- when, and by whom


def window(t: Turn) -> int | None:
    """A11: the year of the count after which victory may be claimed now."""
    season, kind = t.state.phase[:1], t.state.phase[5:]
    if season == "W":
        year = t.state.year
    elif season == opening(t.board) and kind == "M" and option(t, "claim_close") == "spring_deadline":
        year = t.state.year - 1
    else:
        return None
    return year if year >= first_year(t) else None  # R-64


def total(t: Turn, members: tuple[str, ...], year: int) -> int:
    """A4: at that year's count; a position set up by hand has had none, and counts as it stands."""
    counted = opinion_of(t).counts.get(str(year))
    if counted is None:
        late = (p for p in opinion_of(t).ledger if p.power in members and int(p.incurred[1:5]) > year)
        return sum(cost.points(t)[power] for power in members) + sum(p.points for p in late)
    return sum(counted[power].total for power in members)


def needed(t: Turn, kind: str, members: tuple[str, ...], year: int) -> int:
    large = kind == SOLO and any(len(t.board.power[power].home) > USUAL_HOME for power in members)
    return LARGE if large and year < first_year(t) + LATE else NEEDED[kind]


def _members(t: Turn, power: str, order: ClaimVictory) -> tuple[str, ...]:
    return tuple(name for name in t.board.power if name == power or name in order.partners)


def _misnamed(t: Turn, power: str, order: ClaimVictory) -> Refusal | None:
    count = KINDS.index(order.kind)
    if power in order.partners:
        return Refused.SELF.says()
    gone = [name for name in order.partners if name in t.state.eliminated]
    if gone:
        return Refused.ELIMINATED.says(whom=gone[0])
    return Refused.WRONG_NUMBER.says(kind=order.kind, count=count) if len(order.partners) != count else None


def _no_claim(t: Turn, power: str, order: ClaimVictory) -> Refusal | None:
    year, members = window(t) or 0, _members(t, power, order)
    mine = [c for c in claims_of(t) if power in c.members and c.status != "partial"]
    if order.kind == SOLO:
        together = [c for c in mine if c.kind != SOLO and c.made <= year < c.decided]
        if together:
            return Refused.COALITION_CLAIMED.says(year=together[0].decided)  # A20, R-13
    if any(claim.status == "live" for claim in mine):
        return Refused.CLAIM_EXISTS.says()
    have, need = total(t, members, year), needed(t, order.kind, members, year)
    if have < need:
        return Refused.NOT_ENOUGH.says(total=have, needed=need)
    for one, another in combinations(members, 2):
        if option(t, "coalition_needs_treaty") == "yes" and not allied(t, one, another):
            return Refused.NO_TREATY.says(kind="treaty", whom=another if one == power else one)
    blamed = next(_blamed(t, members), None)
    return Refused.PENALTY.says(power=blamed[0], whom=blamed[1]) if blamed else None


def _blamed(t: Turn, members: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """A19, R-12: offender and victim among the members."""
    said, ledger = option(t, "coalition_block"), opinion_of(t).ledger
    rules = {"own_e1": ("E1",), "e1_and_shares": ("E1", "E1S")}.get(said, ("E1", "E1S"))
    everything = (*ledger, *opinion_of(t).gone) if said == "all_caused" else ledger
    for entry in everything:
        if entry.power in members and entry.victim in members and entry.rule in rules:
            shot = (p for p in ledger if p.rule == "E4" and p.power == entry.power and p.incurred == entry.incurred)
            if entry in ledger or next(shot, None) is not None:
                yield entry.power, entry.victim


def _may_leave(t: Turn, claim: Claim, power: str) -> bool:
    if claim.status == "live":
        return power in claim.members and option(t, "withdraw_claim") == "yes"
    return claim.status == "partial" and power in claim.posted


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
    return tuple(name for name in claim.members if name not in t.state.eliminated)


def _succeeds(t: Turn, claim: Claim) -> bool:
    need = needed(t, claim.kind, claim.members, t.state.year)
    if option(t, "russia_confirm") == "always_7":
        need = NEEDED[claim.kind]  # R-5
    return total(t, _left(t, claim), t.state.year) >= need


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
