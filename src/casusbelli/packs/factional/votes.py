"""The votes on how a game ends: proposals, votes and vetoes as they are stored, and what a seat may know of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.events import Event


class Vetoed(Event, frozen=True, tag="factional-vetoed/1"):
    """A veto is cast, or withdrawn if not ``stands``. ``number`` 0: against everything that is proposed."""

    seat: str
    number: int
    stands: bool


class Counted(Event, frozen=True, tag="factional-counted/1"):
    """The result of a vote. ``vetoes``: the countries whose Opposition cast a veto, if vetoes are public."""

    number: int
    carried: bool
    votes: dict[str, str]
    vetoes: tuple[str, ...] = ()


class CountryProposal(Struct, frozen=True):
    """An open proposal. ``vetoes``: seats that veto it; ``lifted``: seats that exempt it from their standing veto."""

    number: int
    kind: str
    powers: tuple[str, ...]
    by: str
    votes: dict[str, bool]
    vetoes: tuple[str, ...] = ()
    lifted: tuple[str, ...] = ()


class Votes(Struct, frozen=True):
    open: tuple[CountryProposal, ...] = ()
    count: int = 0
    standing: tuple[str, ...] = ()  # seats that veto everything that is proposed
    carried: CountryProposal | None = None


def objects(own: Votes, proposal: CountryProposal, seat: str) -> bool:
    return seat in proposal.vetoes or (seat in own.standing and seat not in proposal.lifted)


def changed(own: Votes, number: int, change: Any) -> Votes:
    return replace(own, open=tuple(change(p) if p.number == number else p for p in own.open))


def vetoed(own: Votes, event: Vetoed) -> Votes:
    """Withdrawing a standing veto withdraws it for every open proposal, too."""
    seat = event.seat
    if event.number:
        return changed(own, event.number, lambda p: marked(p, seat, event.stands))
    standing = tuple(name for name in own.standing if name != seat)
    if event.stands:
        return replace(own, standing=tuple(sorted((*standing, seat))))
    return replace(own, standing=standing, open=tuple(marked(p, seat, False) for p in own.open))


def marked(proposal: CountryProposal, seat: str, stands: bool) -> CountryProposal:
    vetoes = tuple(name for name in proposal.vetoes if name != seat)
    lifted = tuple(name for name in proposal.lifted if name != seat)
    if stands:
        return replace(proposal, vetoes=(*vetoes, seat), lifted=lifted)
    return replace(proposal, vetoes=vetoes, lifted=(*lifted, seat))


def veiled(proposal: CountryProposal, seat: str | None) -> CountryProposal:
    """The proposal as a seat may see it. The proposer's vote is no secret."""
    return replace(
        proposal,
        votes={name: vote for name, vote in proposal.votes.items() if name in (seat, proposal.by)},
        vetoes=tuple(name for name in proposal.vetoes if name == seat),
        lifted=tuple(name for name in proposal.lifted if name == seat),
    )
