"""Games that end by agreement: draws and concessions, proposed and voted on at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PowersEliminated, SeatTaken, StepBegan
from casusbelli.core.orders import Directive, Order
from casusbelli.core.state import Outcome
from casusbelli.core.verdicts import Refusal, Why
from casusbelli.rules.component import THE_GAME, Component, Rules, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.options import choice
from casusbelli.rules.shown import Ballot, Consequence, Panel


class ProposeDraw(Directive, frozen=True):
    """A draw between these powers; without names, between all that are left."""

    powers: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("Propose draw", ", ".join(self.powers))).rstrip()


class ProposeConcession(Directive, frozen=True):
    power: str

    def __str__(self) -> str:
        return f"Propose concession to {self.power}"


class Vote(Directive, frozen=True):
    """``proposal`` may be left out while there is only one."""

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
    everybody: bool = False  # a draw between all that are left, whoever that is in the end


class Voted(Event, frozen=True, tag="end-voted/1"):
    number: int
    seat: str
    yes: bool


class Proposal(Struct, frozen=True):
    number: int
    kind: str
    powers: tuple[str, ...]
    by: str
    year: int
    everybody: bool
    votes: dict[str, bool]  # seat -> for or against


class Ballots(Struct, frozen=True):
    """A proposal is gone when somebody votes against it, and when its year is over."""

    open: tuple[Proposal, ...] = ()
    count: int = 0  # proposals so far


class Refused(Why):
    NO_DRAWS = ("no-draws", "this game does not end in draws", "draws.draw")
    NO_CONCESSIONS = ("no-concessions", "this game is not conceded", "draws.concession")
    ONLY_ALL = ("only-all", "a draw is between all that are left: {other}", "draws.draw")
    NOT_A_SURVIVOR = ("not-a-survivor", "{other} has neither a unit nor a centre", "draws.draw")
    NO_VOTE = ("no-vote", "only those who are still in the game propose and vote", "draws")
    PROPOSED_ALREADY = ("proposed-already", "proposal {other} says the same", "draws")
    NO_SUCH_PROPOSAL = ("no-such-proposal", "no such proposal is open; open are: {other}", "draws")
    WHICH_PROPOSAL = ("which-proposal", "say which proposal: {other}", "draws")
    VOTED_ALREADY = ("voted-already", "that is your vote already", "draws")


class Draws(Component[Ballots]):
    """Whoever is left may propose to end the game; if all that are left agree, it ends."""

    name = "draws"
    vouches = True
    options = (
        choice("draw", "dias list off", "Draws of all that are left, of those whom a proposal names, or none.", False),
        choice("concession", "yes no", "May all others concede the game to one power?", False),
        choice("votes", "secret public", "Who sees how somebody voted on a proposal that is open?", False),
    )  # fmt: skip
    events = (Proposed, Voted)
    forms: ClassVar[tuple[Form, ...]] = (
        Form(ProposeDraw, "propose draw [(between|with|of|for)] [{powers}]", "", "Propose to end the game in a draw."),
        Form(ProposeConcession, "propose concession to {power}", "", "Propose that all others give the game to one."),
        Form(Vote, "vote (for|yes) [{proposal:number}]", "", "Agree to a proposal.", fixed={"yes": True}),
        Form(Vote, "vote (against|no) [{proposal:number}]", "", "Vote a proposal down.", fixed={"yes": False}),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        draw = rules.option("draws.draw")
        if draw != "off":
            among = "all powers that are left" if draw == "dias" else "the powers that a proposal names"
            yield f"The game is a draw between {among} when everybody who is left agrees."
        if rules.option("draws.concession") == "yes":
            yield "All who are left may agree to concede the game to one of them."
        if draw != "off" or rules.option("draws.concession") == "yes":
            yield "Whoever proposes votes for it. One vote against ends a proposal, and so does the end of its year."

    # --- its state

    def initial(self, board: Board) -> Ballots:
        return Ballots()

    def evolve(self, own: Ballots, event: Event) -> Ballots:
        if isinstance(event, Proposed):
            votes = {event.seat: True}
            made = Proposal(event.number, event.kind, event.powers, event.seat, event.year, event.everybody, votes)
            return Ballots((*own.open, made), event.number)
        if not own.open:
            return own
        if isinstance(event, Voted):
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
        return {"proposals": [to_builtins(proposal) for proposal in t.own(self).open]}

    def placed(self, own: Ballots, table: Mapping[str, Any]) -> Ballots:
        open_ = convert(table.get("proposals", []), tuple[Proposal, ...])
        return Ballots(open_, max((proposal.number for proposal in open_), default=own.count))

    def knows(self, t: Turn, seat: str | None) -> Ballots:
        """Everybody knows the proposals and by whom they are; of the votes perhaps only his own."""
        own = t.own(self)
        if not own.open or t.rules.option("draws.votes") == "public":
            return own
        return replace(own, open=tuple(_veiled(proposal, seat) for proposal in own.open))

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("proposals",)

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        if isinstance(event, Voted):
            return event.seat == seat or rules.option("draws.votes") == "public"
        return isinstance(event, Proposed)

    def recounts(self, board: Board, event: Event) -> str | None:
        return recounted(event)

    # --- between whom

    def parties(self, t: Turn) -> tuple[str, ...]:
        """Those between whom the game can end."""
        return t.kept(left)

    def voters(self, t: Turn) -> tuple[str, ...]:
        return t.kept(_voters)

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if seat in self.voters(t):
            yield from (order for order in t.kept(self._proposals) if not _is_to(t, seat, order))
            votes = (Vote(yes, proposal.number) for proposal in t.own(self).open for yes in (True, False))
            yield from (vote for vote in votes if self._refuse_vote(t, seat, vote) is None)

    def _proposals(self, t: Turn) -> list[ProposeDraw | ProposeConcession]:
        """What may be proposed; it is the same for everybody."""
        thinkable: list[ProposeDraw | ProposeConcession] = [ProposeDraw(), *map(ProposeConcession, self.parties(t))]
        return [order for order in thinkable if self._refuse_proposal(t, order) is None]

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        open_ = t.own(self).open
        if isinstance(order, Vote) and not order.proposal and len(open_) == 1:
            return replace(order, proposal=open_[0].number)
        if isinstance(order, ProposeDraw) and set(order.powers) == set(self.parties(t)):
            return ProposeDraw()
        return order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        if seat not in self.voters(t):
            return Refused.NO_VOTE.says()
        if isinstance(order, (ProposeDraw, ProposeConcession)):
            return self._refuse_proposal(t, order)
        return self._refuse_vote(t, seat, order) if isinstance(order, Vote) else None

    def _refuse_proposal(self, t: Turn, order: ProposeDraw | ProposeConcession) -> Refusal | None:
        kind, powers = self._meant(t, order)
        allowed = t.rules.option(f"draws.{kind}")
        if allowed in ("off", "no"):
            return (Refused.NO_DRAWS if kind == "draw" else Refused.NO_CONCESSIONS).says()
        dead = [power for power in powers if power not in self.parties(t)]
        if dead:
            return Refused.NOT_A_SURVIVOR.says(other=", ".join(dead))
        if allowed == "dias" and set(powers) != set(self.parties(t)):
            return Refused.ONLY_ALL.says(other=", ".join(self.parties(t)))
        same = [p.number for p in t.own(self).open if (p.kind, set(p.powers)) == (kind, set(powers))]
        return Refused.PROPOSED_ALREADY.says(other=same[0]) if same else None

    def _refuse_vote(self, t: Turn, seat: str, order: Vote) -> Refusal | None:
        open_ = {proposal.number: proposal for proposal in t.own(self).open}
        told = ", ".join(f"{p.number} ({_title(p)})" for p in open_.values())
        if not order.proposal and open_:
            return Refused.WHICH_PROPOSAL.says(other=told)
        if order.proposal not in open_:
            return Refused.NO_SUCH_PROPOSAL.says(other=told or "none")
        return Refused.VOTED_ALREADY.says() if open_[order.proposal].votes.get(seat) is order.yes else None

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
        elif isinstance(order, Vote):
            yield Voted(order.proposal, seat, order.yes)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        open_ = {proposal.number: proposal for proposal in t.own(self).open}
        for order in orders:
            if isinstance(order, Vote) and order.proposal in open_:
                title = _title(open_[order.proposal])
                if order.yes:
                    yield Consequence(f"if all others agree, the game ends: {title}", certain=False, rule="draws")
                else:
                    yield Consequence(f"the proposal is off: {title}", rule="draws")

    # --- consequences

    def winner(self, t: Turn) -> Outcome | None:
        voters = self.voters(t) if t.own(self).open else ()
        for proposal in t.own(self).open if voters else ():
            if all(proposal.votes.get(seat) for seat in voters):
                return Outcome(proposal.kind, self.parties(t) if proposal.everybody else proposal.powers)
        return None

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """Who plays for the best advice plays on."""
        ends = isinstance(order, ProposeDraw | ProposeConcession) or (isinstance(order, Vote) and order.yes)
        return -THE_GAME if ends else 0.0

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        rows = tuple((str(p.number), _title(p), p.by, _vote(p, seat)) for p in t.own(self).open)
        if rows:
            ballots = tuple(self._ballot(t, seat, proposal) for proposal in t.own(self).open)
            yield Panel("Proposals to end the game", ("no.", "proposal", "by", "for it"), rows, ballots=ballots)

    def _ballot(self, t: Turn, seat: str | None, p: Proposal) -> Ballot:
        votes = [Vote(yes, p.number) for yes in (True, False)]
        accept, decline = (str(vote) if seat and self.admits(t, seat, vote) is None else "" for vote in votes)
        return Ballot(p.number, p.kind, p.powers, p.by, p.votes.get(seat or ""), accept, decline)


def recounted(event: Event) -> str | None:
    """Proposals and votes in words."""
    if isinstance(event, Proposed):
        return f"{event.seat} proposes a {event.kind}: {', '.join(event.powers)} (proposal {event.number})"
    if isinstance(event, Voted):
        return f"{event.seat} votes {'for' if event.yes else 'against'} proposal {event.number}"
    return None


def left(t: Turn) -> tuple[str, ...]:
    """The powers that are in the game and that no rule bars from winning."""
    return tuple(power for power in t.kept(standing) if not t.rules.disqualified(t, power))


def standing(t: Turn) -> tuple[str, ...]:
    """The powers that still have a unit or a centre."""
    there = (power for power in t.board.power if power in t.holdings or t.rules.survives(t, power))
    return tuple(power for power in there if power not in t.state.eliminated)


def _voters(t: Turn) -> tuple[str, ...]:
    """Those who sit for a power that is still in the game."""
    seats = (t.rules.commander(t, power) for power in t.kept(left))
    return tuple(dict.fromkeys(seat for seat in seats if seat is not None))


def _is_to(t: Turn, seat: str, order: ProposeDraw | ProposeConcession) -> bool:
    """A concession to oneself may be asked for; nobody is tempted to ask."""
    return isinstance(order, ProposeConcession) and (order.power == seat or seat in t.rules.seated(order.power))


def _title(proposal: Proposal) -> str:
    powers = ", ".join(proposal.powers)
    return f"draw between {powers}" if proposal.kind == "draw" else f"concession to {powers}"


def _voted(proposal: Proposal, event: Voted) -> Proposal:
    if proposal.number != event.number:
        return proposal
    return replace(proposal, votes={**proposal.votes, event.seat: event.yes})


def _without(proposal: Proposal, dead: Sequence[str]) -> Proposal | None:
    """Who is out neither wins nor draws."""
    if proposal.everybody:
        return replace(proposal, powers=tuple(power for power in proposal.powers if power not in dead))
    return None if set(proposal.powers) & set(dead) else proposal


def _unvoted(proposal: Proposal, seat: str) -> Proposal:
    """Whoever sits down has not voted yet."""
    return replace(proposal, votes={name: vote for name, vote in proposal.votes.items() if name != seat})


def _veiled(proposal: Proposal, seat: str | None) -> Proposal:
    """The proposer's vote is no secret."""
    return replace(proposal, votes={name: v for name, v in proposal.votes.items() if name in (seat, proposal.by)})


def _vote(proposal: Proposal, seat: str | None) -> str:
    """The votes that the reader knows; his own as such."""
    return ", ".join("you" if name == seat else name for name in proposal.votes)
