"""How a game ends: a country's victory and its winning faction, draws and concessions with vetoes (FD14, FD15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Any

from msgspec import convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, GameEnded, OrdersRevealed
from casusbelli.core.orders import Directive, Order
from casusbelli.core.said import Said, Text, power, said
from casusbelli.core.state import Outcome
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.adjusting import captured
from casusbelli.engine.component import THE_GAME, Component, Rules, Turn
from casusbelli.engine.display import Ballot, Example, Panel
from casusbelli.engine.draws import COLUMNS, DrawVote, DrawVoted, ProposeConcession, Proposed, ProposeDraw, proposed
from casusbelli.engine.draws import DrawRefusal as Wrong
from casusbelli.engine.draws import recounted as voting_recounted
from casusbelli.engine.options import choice
from casusbelli.engine.proposals import (
    ACCEPT,
    DECLINE,
    Proposal,
    SeatAnswer,
    made,
    read_made,
    reply,
    voted,
)
from casusbelli.packs.factional.facts import (
    BALLOTS,
    TABLE,
    Country,
    FactionalRefusal,
    centers,
    countries,
    faction,
    factions,
    living,
    option,
    place,
    vacant,
)
from casusbelli.packs.factional.orders import VOTES, Veto, WithdrawVeto
from casusbelli.packs.factional.victory import agreed, alone, ended, most
from casusbelli.packs.factional.votes import (
    Counted,
    CountryProposal,
    Vetoed,
    Votes,
    changed,
    objects,
    veiled,
    vetoed,
)
from casusbelli.packs.factional.winter import CONTROL

FOR, AGAINST = "for", "against"
Place = tuple[str, str, Country]  # country, letter and politics of a seat


class CountryBallots(Component[Votes]):
    name = BALLOTS
    title = said("factional.chapter-endings")
    prefix = TABLE
    table = TABLE
    options = (
        choice("draw_scoring", "share yc", said("factional.draw-scoring")),
        choice("vote_default", "against", said("factional.vote-default")),
        choice("public_votes", "false true", said("factional.public-votes"), False),
    )
    events = (Proposed, DrawVoted, Vetoed, Counted)
    forms = VOTES

    def recounts(self, board: Board, event: Event) -> Text | None:
        if isinstance(event, Counted):
            return _counting(event)
        if isinstance(event, Vetoed):
            code = "factional.vetoes" if event.stands else "factional.unvetoes"
            return said(code, seat=power(event.seat), number=event.number)
        if isinstance(event, GameEnded):
            told = list(ended(event.outcome.more))
            return reduce(lambda one, other: said("core.also", one=one, other=other), told) if told else None
        return voting_recounted(event)

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("factional.victory-rule", n=rules.board.victory)
        yield said("factional.alone-rule")
        yield said("factional.years-rule")
        yield said("factional.winner-rule")
        yield Example(said("factional.winner-example"))
        yield said("factional.propose-rule")
        yield said("factional.all-rule")
        yield said("factional.veto-rule")
        yield said("factional.veto-secret-rule", public=rules.option("factional.public_votes"))
        yield said("factional.war-votes-rule")
        yield said("factional.share-rule", scoring=rules.option("factional.draw_scoring"))

    # --- state

    def initial(self, board: Board) -> Votes:
        return Votes()

    def evolve(self, own: Votes, event: Event) -> Votes:
        if isinstance(event, Proposed):
            made = CountryProposal(event.number, event.kind, event.powers, event.seat, {event.seat: True})
            return replace(own, open=(*own.open, made), count=event.number)
        if isinstance(event, DrawVoted):
            return changed(own, event.number, lambda p: replace(p, votes={**p.votes, event.seat: event.yes}))
        if isinstance(event, Vetoed):
            return vetoed(own, event)
        if isinstance(event, Counted):
            found = next((p for p in own.open if p.number == event.number), None)
            open_ = tuple(p for p in own.open if p.number != event.number)
            return replace(own, open=open_, carried=own.carried or (found if event.carried else None))
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = t.own(self)
        table: dict[str, Any] = {"proposals": [to_builtins(p) for p in own.open]} if own.open else {}
        table |= made(own.count, [p.number for p in own.open])
        return {**table, "vetoes": list(own.standing)} if own.standing else table

    def placed(self, own: Votes, table: Mapping[str, Any]) -> Votes:
        open_ = convert(table.get("proposals", []), tuple[CountryProposal, ...])
        return Votes(open_, read_made(table, [p.number for p in open_]), tuple(table.get("vetoes", ())))

    def knows(self, t: Turn, seat: str | None) -> Votes:
        """Proposals are public; votes and vetoes are known only to their own seat (FA-37)."""
        own = t.own(self)
        if not own.open and not own.standing:
            return own
        mine = tuple(name for name in own.standing if name == seat)
        return replace(own, open=tuple(veiled(p, seat) for p in own.open), standing=mine)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("proposals", "vetoes")

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool | None:
        if isinstance(event, (DrawVoted, Vetoed)):
            return event.seat == seat
        return True if isinstance(event, self.events) else None

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        found = place(t, seat)
        if found is None:
            return
        yield ProposeDraw()
        yield from (ProposeConcession(country) for country in countries(t) if country != found[0])
        for proposal in t.own(self).open:
            yield from (DrawVote(True, proposal.number), DrawVote(False, proposal.number))
            yield from (Veto(proposal.number), WithdrawVeto(proposal.number))
        if not t.own(self).open:
            yield Veto()
        yield WithdrawVeto()

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        open_ = t.own(self).open
        if isinstance(order, (DrawVote, Veto)) and not order.proposal and len(open_) == 1:
            return replace(order, proposal=open_[0].number)
        if isinstance(order, ProposeDraw) and set(order.powers) == set(living(t)):
            return ProposeDraw()
        return order

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        found = place(t, seat)
        if found is None or found[0] not in t.memo(living) or seat in t.state.vacant:
            return Wrong.NO_VOTE.says()
        _country, letter, known = found
        if isinstance(order, (ProposeDraw, ProposeConcession)):
            governs = known.government == letter
            return self._refuse_proposal(t, order) if governs else FactionalRefusal.CANNOT_PROPOSE.says()
        if isinstance(order, (Veto, WithdrawVeto)):
            if known.government == letter:
                return FactionalRefusal.NOT_OPPOSITION.says()
            return self._refuse_veto(t, seat, order)
        return self._refuse_vote(t, seat, order) if isinstance(order, DrawVote) else None

    def _refuse_proposal(self, t: Turn, order: ProposeDraw | ProposeConcession) -> Refusal | None:
        kind, powers = _meant(t, order)
        dead = [country for country in powers if country not in t.memo(living)]
        if dead:
            return Wrong.NOT_A_SURVIVOR.says(other=map(power, dead))
        same = [p.number for p in t.own(self).open if (p.kind, set(p.powers)) == (kind, set(powers))]
        return Wrong.PROPOSED_ALREADY.says(other=same[0]) if same else None

    def _refuse_number(self, t: Turn, number: int) -> Refusal | None:
        open_ = {p.number: p for p in t.own(self).open}
        told = [said("engine.numbered", number=p.number, title=_title(p)) for p in open_.values()]
        if not number and open_:
            return Wrong.WHICH_PROPOSAL.says(other=told)
        return None if number in open_ else Wrong.NO_SUCH_PROPOSAL.says(other=told or [said("engine.none")])

    def _refuse_vote(self, t: Turn, seat: str, order: DrawVote) -> Refusal | None:
        wrong = self._refuse_number(t, order.proposal)
        voted = {p.number: p.votes.get(seat) for p in t.own(self).open}
        return wrong or (Wrong.VOTED_ALREADY.says() if voted[order.proposal] is order.yes else None)

    def _refuse_veto(self, t: Turn, seat: str, order: Veto | WithdrawVeto) -> Refusal | None:
        own = t.own(self)
        stands = seat in own.standing or any(seat in p.vetoes for p in own.open)
        if not order.proposal and (isinstance(order, WithdrawVeto) or not own.open):
            done = stands is isinstance(order, Veto)
        else:
            wrong = self._refuse_number(t, order.proposal)
            if wrong is not None:
                return wrong
            proposal = next(p for p in own.open if p.number == order.proposal)
            done = objects(own, proposal, seat) is isinstance(order, Veto)
        return Wrong.VOTED_ALREADY.says() if done else None

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterator[Event]:
        if isinstance(order, (ProposeDraw, ProposeConcession)):
            kind, powers = _meant(t, order)
            yield Proposed(t.own(self).count + 1, seat, kind, powers, t.state.year)
        elif isinstance(order, DrawVote):
            yield DrawVoted(order.proposal, seat, order.yes)
        elif isinstance(order, (Veto, WithdrawVeto)):
            yield Vetoed(seat, order.proposal, isinstance(order, Veto))

    # --- consequences

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """Counts the votes when the phase closes, before its orders are adjudicated (FA-37)."""
        if isinstance(event, OrdersRevealed):
            yield from (self._counted(t, proposal) for proposal in t.own(self).open)

    def _counted(self, t: Turn, proposal: CountryProposal) -> Counted:
        own = t.own(self)
        votes = {country: FOR if _is_for(t, own, proposal, country) else AGAINST for country in _voting(t)}
        public = option(t, "public_votes") == "true"
        turned = tuple(c for c in votes if any(objects(own, proposal, seat) for seat in factions(c)))
        return Counted(proposal.number, AGAINST not in votes.values(), votes, turned if public else ())

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """Ending the game early is never good advice."""
        ends = isinstance(order, ProposeDraw | ProposeConcession) or (isinstance(order, DrawVote) and order.yes)
        return -THE_GAME if ends else 0.0

    def winner(self, t: Turn) -> Outcome | None:
        carried = t.own(self).carried
        if carried is not None:
            return agreed(t, carried.kind, carried.powers)
        step = t.state.step
        at_count = step == CONTROL
        won = most(t) if at_count or (captured(t) and step != step_names.CAPTURE) else None
        # years of control come first (FA-34)
        over = at_count or step_names.without_season(step) == step_names.LAST_ELIMINATIONS
        return won or (alone(t) if over else None)

    def scores(self, t: Turn) -> Mapping[str, int]:
        """Centers of both factions together (FD11.4)."""
        return {country: len(centers(t, country)) for country in countries(t)}

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        rows = tuple((p.number, _title(p), power(p.by), _own_vote(p, seat)) for p in t.own(self).open)
        if rows:
            note = said("factional.proposals-note")
            ballots = tuple(self._ballot(t, seat, proposal) for proposal in t.own(self).open)
            columns = (*COLUMNS[:3], said("factional.your-vote"))
            yield Panel(said("engine.proposals"), columns, rows, note, ballots=ballots)

    def proposals(self, t: Turn, seat: str | None) -> Iterator[Proposal]:
        own, found = t.own(self), place(t, seat)
        for p in own.open:
            orders = self._votes(found, p) if seat is not None else ()
            may = ((order, label, self.admits(t, seat or "", order)) for order, label in orders)
            replies = tuple(one for each in may for one in reply(*each))
            mine = bool(seat) and (seat in p.votes or objects(own, p, seat or ""))
            yield Proposal(
                f"{p.kind}-{p.number}",
                proposed(p.kind, p.by, p.powers),
                said("factional.means-end"),
                p.by,
                replies,
                tuple(_answers(own, p)),
                waits=bool(replies) and not mine and not _opposes(found),
            )

    def _votes(self, found: Place | None, p: CountryProposal) -> tuple[tuple[Directive, Said], ...]:
        """A Government votes, an Opposition may veto, and in a civil war both factions vote (FD15.2, FD15.5)."""
        if _opposes(found):
            veto, lifted = said("factional.reply-veto"), said("factional.reply-withdraw-veto")
            return (Veto(p.number), veto), (WithdrawVeto(p.number), lifted)
        return (DrawVote(True, p.number), ACCEPT), (DrawVote(False, p.number), DECLINE)

    def _ballot(self, t: Turn, seat: str | None, p: CountryProposal) -> Ballot:
        found, own = place(t, seat), t.own(self)
        one, another = (order for order, _label in self._votes(found, p))
        orders = (another, one) if _opposes(found) else (one, another)
        accept, decline = (str(one) if seat and self.admits(t, seat, one) is None else "" for one in orders)
        voted = False if seat and objects(own, p, seat) else p.votes.get(seat or "")
        return Ballot(p.number, p.kind, p.powers, p.by, voted, accept, decline)


def _opposes(found: Place | None) -> bool:
    return found is not None and found[2].government not in (None, found[1])


def _answers(own: Votes, p: CountryProposal) -> Iterator[SeatAnswer]:
    """The votes and vetoes that the reader may know."""
    yield from (SeatAnswer(name, voted(vote)) for name, vote in p.votes.items())
    vetoes = dict.fromkeys((*p.vetoes, *(name for name in own.standing if objects(own, p, name))))
    yield from (SeatAnswer(name, said("factional.replied-veto")) for name in vetoes)


def _voting(t: Turn) -> list[str]:
    """Countries with units or centers and at least one player."""
    return [country for country in living(t) if len(vacant(t, country)) < len(factions(country))]


def _is_for(t: Turn, own: Votes, proposal: CountryProposal, country: str) -> bool:
    """Does the country count for the proposal (FD15.2, FD15.3, FD15.5)?"""
    governs = countries(t)[country].government
    needed = factions(country) if governs is None else (faction(country, governs),)
    objecting = [name for name in factions(country) if governs is None or name != faction(country, governs)]
    agreed = all(proposal.votes.get(seat) for seat in needed)
    return agreed and not any(objects(own, proposal, seat) for seat in objecting if seat not in t.state.vacant)


def _meant(t: Turn, order: ProposeDraw | ProposeConcession) -> tuple[str, tuple[str, ...]]:
    if isinstance(order, ProposeConcession):
        return "concession", (order.power,)
    return "draw", order.powers or living(t)


def _counting(event: Counted) -> Said:
    """The result of a vote: whether the proposal passed, the countries for and against it, and public vetoes."""
    told = said("factional.carried" if event.carried else "factional.rejected", number=event.number)
    yes, no = ([power(country) for country, vote in event.votes.items() if vote == how] for how in (FOR, AGAINST))
    told = said("factional.voted", told=told, yes=yes, no=no)
    vetoes = [power(country) for country in event.vetoes]
    return said("factional.turned", told=told, countries=vetoes) if vetoes else told


def _title(proposal: CountryProposal) -> Said:
    code = "engine.draw-between" if proposal.kind == "draw" else "engine.concession-to"
    return said(code, powers=map(power, proposal.powers))


def _own_vote(proposal: CountryProposal, seat: str | None) -> Text:
    if seat in proposal.vetoes:
        return said("factional.own-veto")
    vote = proposal.votes.get(seat or "")
    return "" if vote is None else said("factional.own-for" if vote else "factional.own-against")
