"""Games that end by agreement: draws and concessions, proposed and voted on at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PowersEliminated, SeatTaken, StepBegan
from casusbelli.core.orders import Directive, Order
from casusbelli.core.said import Said, Text, power, said
from casusbelli.core.state import Outcome
from casusbelli.core.verdicts import Refusal, Why
from casusbelli.engine.agreeable import AGREED, is_decided, is_even
from casusbelli.engine.component import THE_GAME, Component, Rules, Turn
from casusbelli.engine.display import Ballot, Consequence, Example, Panel
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.proposals import ACCEPT, DECLINE, SeatAnswer, made, read_made, reply, voted
from casusbelli.engine.proposals import Proposal as OpenProposal  # the name was this module's own: deprecated.py

__all__ = ["DrawVote", "DrawVoted", "Draws", "ProposeConcession", "ProposeDraw", "Proposed", "left", "standing"]


class ProposeDraw(Directive, frozen=True):
    """Propose a draw between these powers; without names, between all survivors."""

    powers: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("Propose draw", ", ".join(self.powers))).rstrip()


class ProposeConcession(Directive, frozen=True):
    power: str

    def __str__(self) -> str:
        return f"Propose concession to {self.power}"


class DrawVote(Directive, frozen=True):
    """A vote on a proposal. ``proposal`` may be omitted if there is only one."""

    yes: bool
    proposal: int = 0

    def __str__(self) -> str:
        return f"Vote {'for' if self.yes else 'against'}{f' {self.proposal}' if self.proposal else ''}"


class Proposed(Event, frozen=True, tag="end-proposed/1"):
    number: int
    seat: str
    kind: str  # "draw" or "concession"
    powers: tuple[str, ...]
    year: int
    everybody: bool = False  # a draw between all powers left when it is agreed


class DrawVoted(Event, frozen=True, tag="end-voted/1"):
    number: int
    seat: str
    yes: bool


class DrawProposal(Struct, frozen=True):
    number: int
    kind: str
    powers: tuple[str, ...]
    by: str
    year: int
    everybody: bool
    votes: dict[str, bool]  # seat -> for or against


class Ballots(Struct, frozen=True):
    """Open proposals. A proposal lapses when someone votes against it, and at the end of its year."""

    open: tuple[DrawProposal, ...] = ()
    count: int = 0  # proposals so far


class DrawRefusal(Why, namespace="engine"):
    NO_DRAWS = ("no-draws", "draws.draw")
    NO_CONCESSIONS = ("no-concessions", "draws.concession")
    ONLY_ALL = ("only-all", "draws.draw")
    NOT_A_SURVIVOR = ("not-a-survivor", "draws.draw")
    NO_VOTE = ("no-vote", "draws")
    PROPOSED_ALREADY = ("proposed-already", "draws")
    NO_SUCH_PROPOSAL = ("no-such-proposal", "draws")
    WHICH_PROPOSAL = ("which-proposal", "draws")
    VOTED_ALREADY = ("voted-already", "draws")


class Draws(Component[Ballots]):
    """Draws and concessions by unanimous vote of the players who are still in the game."""

    name = "draws"
    title = said("engine.draws-title")
    offers_only_valid = True
    options = (
        choice("draw", "dias list off", said("engine.draws-draw"), False),
        choice("concession", "yes no", said("engine.draws-concession"), False),
        choice("votes", "secret public", said("engine.draws-votes"), False),
    )  # fmt: skip
    events = (Proposed, DrawVoted)
    forms: ClassVar[tuple[Form, ...]] = (
        Form(ProposeDraw, "propose draw [(between|with|of|for)] [{powers}]", "", said("engine.propose-draw")),
        Form(ProposeConcession, "propose concession to {power}", "", said("engine.propose-concession")),
        Form(DrawVote, "vote (for|yes) [{proposal:number}]", "", said("engine.vote-for"), fixed={"yes": True}),
        Form(DrawVote, "vote (against|no) [{proposal:number}]", "", said("engine.vote-against"), fixed={"yes": False}),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        draw = rules.option("draws.draw")
        if draw != "off":
            yield said("engine.draw-rule-all" if draw == "dias" else "engine.draw-rule-listed")
        if rules.option("draws.concession") == "yes":
            yield said("engine.concession-rule")
        if draw != "off" or rules.option("draws.concession") == "yes":
            yield said("engine.vote-rule")
            yield said("engine.vote-secret" if rules.option("draws.votes") == "secret" else "engine.vote-public")
        if draw != "off":
            yield Example(said("engine.draws-example"))

    # --- state

    def initial(self, board: Board) -> Ballots:
        return Ballots()

    def evolve(self, own: Ballots, event: Event) -> Ballots:
        if isinstance(event, Proposed):
            votes = {event.seat: True}
            made = DrawProposal(event.number, event.kind, event.powers, event.seat, event.year, event.everybody, votes)
            return Ballots((*own.open, made), event.number)
        if not own.open:
            return own
        if isinstance(event, DrawVoted):
            voted = (_voted(proposal, event) for proposal in own.open)
            return replace(own, open=tuple(proposal for proposal in voted if all(proposal.votes.values())))
        if isinstance(event, PowersEliminated):
            left_open = (_without(proposal, event.owners) for proposal in own.open)
            return replace(own, open=tuple(proposal for proposal in left_open if proposal is not None))
        if isinstance(event, SeatTaken):
            return replace(own, open=tuple(_unvoted(proposal, event.seat) for proposal in own.open))
        if isinstance(event, StepBegan) and any(proposal.year < event.year for proposal in own.open):
            return replace(own, open=tuple(proposal for proposal in own.open if proposal.year >= event.year))
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = t.own(self)
        numbers = [proposal.number for proposal in own.open]
        return {"proposals": [to_builtins(proposal) for proposal in own.open], **made(own.count, numbers)}

    def placed(self, own: Ballots, table: Mapping[str, Any]) -> Ballots:
        open_ = convert(table.get("proposals", []), tuple[DrawProposal, ...])
        return Ballots(open_, read_made(table, [proposal.number for proposal in open_]))

    def knows(self, t: Turn, seat: str | None) -> Ballots:
        """Everyone knows the proposals and who made them; secret votes are known only to their voters."""
        own = t.own(self)
        if not own.open or t.rules.option("draws.votes") == "public":
            return own
        return replace(own, open=tuple(_veiled(proposal, seat) for proposal in own.open))

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("proposals",)

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool | None:
        if isinstance(event, DrawVoted):
            return event.seat == seat or rules.option("draws.votes") == "public"
        return True if isinstance(event, Proposed) else None

    def recounts(self, board: Board, event: Event) -> Text | None:
        return recounted(event)

    # --- parties

    def parties(self, t: Turn) -> tuple[str, ...]:
        """The powers between which the game can end."""
        return t.memo(left)

    def voters(self, t: Turn) -> tuple[str, ...]:
        return t.memo(_voters)

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if seat in self.voters(t):
            yield from (order for order in t.memo(self._proposals) if not _is_to(t, seat, order))
            votes = (DrawVote(yes, proposal.number) for proposal in t.own(self).open for yes in (True, False))
            yield from (vote for vote in votes if self._refuse_vote(t, seat, vote) is None)

    def _proposals(self, t: Turn) -> list[ProposeDraw | ProposeConcession]:
        """All possible proposals; they are the same for every seat."""
        thinkable: list[ProposeDraw | ProposeConcession] = [ProposeDraw(), *map(ProposeConcession, self.parties(t))]
        return [order for order in thinkable if self._refuse_proposal(t, order) is None]

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        open_ = t.own(self).open
        if isinstance(order, DrawVote) and not order.proposal and len(open_) == 1:
            return replace(order, proposal=open_[0].number)
        if isinstance(order, ProposeDraw) and set(order.powers) == set(self.parties(t)):
            return ProposeDraw()
        return order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        if seat not in self.voters(t):
            return DrawRefusal.NO_VOTE.says()
        if isinstance(order, (ProposeDraw, ProposeConcession)):
            return self._refuse_proposal(t, order)
        return self._refuse_vote(t, seat, order) if isinstance(order, DrawVote) else None

    def _refuse_proposal(self, t: Turn, order: ProposeDraw | ProposeConcession) -> Refusal | None:
        kind, powers = self._meant(t, order)
        allowed = t.rules.option(f"draws.{kind}")
        if allowed in ("off", "no"):
            return (DrawRefusal.NO_DRAWS if kind == "draw" else DrawRefusal.NO_CONCESSIONS).says()
        dead = [power for power in powers if power not in self.parties(t)]
        if dead:
            return DrawRefusal.NOT_A_SURVIVOR.says(other=map(power, dead))
        if allowed == "dias" and set(powers) != set(self.parties(t)):
            return DrawRefusal.ONLY_ALL.says(other=map(power, self.parties(t)))
        same = [p.number for p in t.own(self).open if (p.kind, set(p.powers)) == (kind, set(powers))]
        return DrawRefusal.PROPOSED_ALREADY.says(other=same[0]) if same else None

    def _refuse_vote(self, t: Turn, seat: str, order: DrawVote) -> Refusal | None:
        open_ = {proposal.number: proposal for proposal in t.own(self).open}
        told = [said("engine.numbered", number=p.number, title=_title(p)) for p in open_.values()]
        if not order.proposal and open_:
            return DrawRefusal.WHICH_PROPOSAL.says(other=told)
        if order.proposal not in open_:
            return DrawRefusal.NO_SUCH_PROPOSAL.says(other=told or [said("engine.none")])
        return DrawRefusal.VOTED_ALREADY.says() if open_[order.proposal].votes.get(seat) is order.yes else None

    def _meant(self, t: Turn, order: ProposeDraw | ProposeConcession) -> tuple[str, tuple[str, ...]]:
        if isinstance(order, ProposeConcession):
            return "concession", (order.power,)
        return "draw", order.powers or self.parties(t)

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterator[Event]:
        own = t.own(self)
        if isinstance(order, (ProposeDraw, ProposeConcession)):
            kind, powers = self._meant(t, order)
            everybody = order == ProposeDraw()
            yield Proposed(own.count + 1, seat, kind, powers, t.state.year, everybody)
        elif isinstance(order, DrawVote):
            yield DrawVoted(order.proposal, seat, order.yes)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        open_ = {proposal.number: proposal for proposal in t.own(self).open}
        for order in orders:
            if isinstance(order, DrawVote) and order.proposal in open_:
                title = _title(open_[order.proposal])
                if order.yes:
                    yield Consequence(said("engine.game-would-end", title=title), certain=False, rule="draws")
                else:
                    yield Consequence(said("engine.proposal-off", title=title), rule="draws")

    # --- consequences

    def winner(self, t: Turn) -> Outcome | None:
        voters = self.voters(t) if t.own(self).open else ()
        for proposal in t.own(self).open if voters else ():
            if all(proposal.votes.get(seat) for seat in voters):
                return Outcome(proposal.kind, self.parties(t) if proposal.everybody else proposal.powers)
        return None

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """Ending the game by agreement is advised only if nobody can expect anything else."""
        if isinstance(order, DrawVote):
            asked = next((p for p in t.own(self).open if p.number == order.proposal), None)
            return self._agreed(t, seat, asked.kind, asked.powers) if asked is not None and order.yes else 0.0
        if isinstance(order, ProposeDraw | ProposeConcession):
            return self._agreed(t, seat, *self._meant(t, order))
        return 0.0

    def _agreed(self, t: Turn, seat: str, kind: str, powers: tuple[str, ...]) -> float:
        mine = [power for power in self.parties(t) if t.rules.commander_of(t, power) == seat]
        if kind == "concession":
            return AGREED if is_decided(t, mine, powers[0]) else -THE_GAME
        return AGREED if {*powers} == {*self.parties(t)} and is_even(t, powers) else -THE_GAME

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        rows = tuple((p.number, _title(p), power(p.by), _vote(p, seat)) for p in t.own(self).open)
        if rows:
            ballots = tuple(self._ballot(t, seat, proposal) for proposal in t.own(self).open)
            yield Panel(said("engine.proposals"), COLUMNS, rows, ballots=ballots)

    def proposals(self, t: Turn, seat: str | None) -> Iterator[OpenProposal]:
        for p in t.own(self).open:
            votes = ((DrawVote(True, p.number), ACCEPT), (DrawVote(False, p.number), DECLINE))
            may = [(vote, label, self.admits(t, seat, vote)) for vote, label in votes] if seat is not None else []
            yield OpenProposal(
                f"{p.kind}-{p.number}",
                said("engine.proposes-draw-all", seat=power(p.by)) if p.everybody else proposed(p.kind, p.by, p.powers),
                said("engine.means-end"),
                p.by,
                tuple(one for found in may for one in reply(*found)),
                tuple(SeatAnswer(name, voted(p.votes.get(name))) for name in self.voters(t)),
                said("engine.until-year-end", year=p.year),
                seat in self.voters(t) and seat not in p.votes,
            )

    def _ballot(self, t: Turn, seat: str | None, p: DrawProposal) -> Ballot:
        votes = [DrawVote(yes, p.number) for yes in (True, False)]
        accept, decline = (str(vote) if seat and self.admits(t, seat, vote) is None else "" for vote in votes)
        return Ballot(p.number, p.kind, p.powers, p.by, p.votes.get(seat or ""), accept, decline)


COLUMNS = tuple(said(f"engine.proposals-{column}") for column in ("number", "title", "by", "votes"))


def proposed(kind: str, by: str, powers: Iterable[str]) -> Said:
    code = "engine.proposes-draw" if kind == "draw" else "engine.proposes-concession"
    return said(code, seat=power(by), powers=map(power, powers))


def recounted(event: Event) -> Text | None:
    """Proposals and votes in words."""
    if isinstance(event, Proposed):
        powers = list(map(power, event.powers))
        return said("engine.proposes", seat=power(event.seat), kind=event.kind, powers=powers, number=event.number)
    if isinstance(event, DrawVoted):
        code = "engine.votes-for" if event.yes else "engine.votes-against"
        return said(code, seat=power(event.seat), number=event.number)
    return None


def left(t: Turn) -> tuple[str, ...]:
    """The powers that are in the game and that no rule bars from winning."""
    return tuple(power for power in t.memo(standing) if not t.rules.disqualifies(t, power))


def standing(t: Turn) -> tuple[str, ...]:
    """The powers that still have a unit or a supply center."""
    there = (power for power in t.board.power if power in t.holdings or t.rules.survives(t, power))
    return tuple(power for power in there if power not in t.state.eliminated)


def _voters(t: Turn) -> tuple[str, ...]:
    """The seats that vote: those of powers still in the game."""
    seats = (t.rules.commander_of(t, power) for power in t.memo(left))
    return tuple(dict.fromkeys(seat for seat in seats if seat is not None))


def _is_to(t: Turn, seat: str, order: ProposeDraw | ProposeConcession) -> bool:
    """Is this a concession to the seat's own power? That is legal, but not offered."""
    return isinstance(order, ProposeConcession) and (order.power == seat or seat in t.rules.seated(order.power))


def _title(proposal: DrawProposal) -> Said:
    code = "engine.draw-between" if proposal.kind == "draw" else "engine.concession-to"
    return said(code, powers=map(power, proposal.powers))


def _voted(proposal: DrawProposal, event: DrawVoted) -> DrawProposal:
    if proposal.number != event.number:
        return proposal
    return replace(proposal, votes={**proposal.votes, event.seat: event.yes})


def _without(proposal: DrawProposal, dead: Sequence[str]) -> DrawProposal | None:
    """The proposal without eliminated powers; None if it named one of them."""
    if proposal.everybody:
        return replace(proposal, powers=tuple(power for power in proposal.powers if power not in dead))
    return None if set(proposal.powers) & set(dead) else proposal


def _unvoted(proposal: DrawProposal, seat: str) -> DrawProposal:
    """The proposal without the vote of a seat whose player has changed."""
    return replace(proposal, votes={name: vote for name, vote in proposal.votes.items() if name != seat})


def _veiled(proposal: DrawProposal, seat: str | None) -> DrawProposal:
    """The proposal with only the votes that the seat may know: its own and the proposer's, which is no secret."""
    return replace(proposal, votes={name: v for name, v in proposal.votes.items() if name in (seat, proposal.by)})


def _vote(proposal: DrawProposal, seat: str | None) -> Said:
    """The votes that the reader knows; the reader's own is shown as "you"."""
    return said("core.row", items=[said("engine.you") if name == seat else power(name) for name in proposal.votes])
