"""The facts of factions in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.legality import located
from casusbelli.core.said import Said, Term, Text, power, said
from casusbelli.engine.component import Words
from casusbelli.packs.factional import facts as f


class PoliticsStory(Words):
    """What happened in words."""

    def recounts(self, board: Board, event: Event) -> Text | None:
        """None: not a fact of factions; "": nothing that has to be told."""
        if isinstance(event, f.GovernmentSet):
            return _together(_government(event))
        if isinstance(event, f.IndexChanged):
            return _together(_index(board, event))
        if isinstance(event, f.YearCounted):
            governs = power(f.faction(event.country, event.faction))
            return said("factional.year-counted", faction=governs, year=event.year)
        if isinstance(event, f.CountryHalted):
            return said("factional.waits" if event.halted else "factional.goes-on", country=power(event.country))
        if isinstance(event, f.InstructionFiled):
            seat, condition = power(event.seat), asked(event.condition)
            if not event.answer:
                return said("factional.no-instruction", seat=seat, condition=condition)
            answer = Term(order=event.answer.replace("-", " "))
            return said("factional.instruction", seat=seat, condition=condition, answer=answer)
        return "" if isinstance(event, f.Reckoned | f.QuestionSet) else None


def asked(condition: str) -> Said:
    """The question that an instruction answers."""
    return said(f"factional.if-{condition.replace(' ', '-')}")


def _together(told: Iterator[Said]) -> Said:
    return reduce(lambda one, other: said("core.also", one=one, other=other), told)


def _government(event: f.GovernmentSet) -> Iterator[Said]:
    if event.faction is None:
        yield said("factional.is-at-war", country=power(event.country))
        return
    governs = power(f.faction(event.country, event.faction))
    yield said("factional.governs", faction=governs, title=event.title or "")
    if event.regime == f.ONE_PARTY:
        yield said("factional.is-one-party")
    if event.next_election is not None:
        yield said("factional.next-election-in", year=event.next_election)
    if event.dictatorship_until is not None:
        yield said("factional.dictatorship-until", year=event.dictatorship_until)


def _index(board: Board, event: f.IndexChanged) -> Iterator[Said]:
    yield said("factional.index-told", country=power(event.country), a=event.A, b=f.WHOLE - event.A)
    yield from (said("factional.for-government", why=because(board, why), n=n) for why, n in event.lines)


def because(board: Board, why: Text) -> Text:
    """Why the index changed, with the name of the place."""
    place = why.values.get("place") if isinstance(why, Said) else None
    if not isinstance(why, Said) or not isinstance(place, Term):
        return why
    return said(why.code, place=located(board, place.province))
