"""The events of Factional Diplomacy in words: what the story of a game tells about politics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from casusbelli.core.board import Board
from casusbelli.core.events import DiceRolled, Event
from casusbelli.core.legality import located
from casusbelli.core.said import Cell, Said, Term, Text, power, said
from casusbelli.engine.component import Words
from casusbelli.packs.factional import facts as f
from casusbelli.packs.factional.orders import INSTRUCTIONS


class PoliticsStory(Words):
    """Tells what happened in politics."""

    headlines = (
        *("factional.governs", "factional.is-at-war", "factional.opened-lost-election"),
        *("factional.opened-revolution", "factional.opened-coup"),
    )
    drama: ClassVar[Mapping[str, float]] = {
        "factional.is-at-war": 8.0,
        "factional.opened-coup": 4.0,
        "factional.opened-revolution": 4.0,
        "factional.rolled-coup": 2.0,
        "factional.rolled-revolution": 2.0,
        "factional.governs": 0.5,
    }

    def recounts(self, board: Board, event: Event) -> Text | None:
        """None if the event is not about factions; "" if there is nothing to tell."""
        if isinstance(event, f.GovernmentSet):
            return _government(event)
        if isinstance(event, f.IndexChanged):
            return _index(board, event)
        if isinstance(event, f.YearCounted):
            governs = power(f.faction(event.country, event.faction))
            return said("factional.year-counted", faction=governs, year=event.year)
        if isinstance(event, f.CountryHalted):
            return said("factional.waits" if event.halted else "factional.goes-on", country=power(event.country))
        if isinstance(event, f.InstructionFiled):
            return _instruction(event)
        if isinstance(event, DiceRolled):
            return _rolled(board, event)
        if isinstance(event, f.QuestionSet) and event.pending is not None:
            return said(f"factional.opened-{event.pending}", country=power(event.country))
        return "" if isinstance(event, f.Reckoned | f.QuestionSet) else None


def asked(condition: str) -> Said:
    """The case that a standing instruction is for: "you lose the election"."""
    return said(f"factional.if-{condition.replace(' ', '-')}")


def answered(answer: str) -> Cell:
    """The action of a standing instruction: "attempt a coup"."""
    known = any(answer == told.answer for told in INSTRUCTIONS)
    return said(f"factional.answer-{answer.lower().replace(' ', '-')}") if known else Term(order=answer)


def dice_said(board: Board, label: str) -> Said | None:
    """The purpose of a roll, from its label "Germany/1902/ballot/BUR"; None for other rolls."""
    kind, country, place = _labeled(board, label)
    return said(f"factional.dice-for-{kind}", country=country, place=place) if kind else None


def _rolled(board: Board, event: DiceRolled) -> Said | None:
    kind, country, place = _labeled(board, event.label)
    return said(f"factional.rolled-{kind}", country=country, place=place, roll=event.roll) if kind else None


def _labeled(board: Board, label: str) -> tuple[str, Term | None, Term | None]:
    """The kind of a roll, its country and, in a civil war, its province."""
    country, *rest = label.split("/")
    if country not in board.power or not rest:
        return "", None, None
    if rest == ["start", "election"]:
        return "first-election", power(country), None
    if rest[-1] in ("election", "revolution", "coup"):
        return rest[-1], power(country), None
    return ("ballot", power(country), located(board, rest[-1])) if rest[1:2] == ["ballot"] else ("", None, None)


def _instruction(event: f.InstructionFiled) -> Said:
    seat, condition = power(event.seat), asked(event.condition)
    if not event.answer:
        return said("factional.no-instruction", seat=seat, condition=condition)
    return said("factional.instruction", seat=seat, condition=condition, answer=answered(event.answer))


def _government(event: f.GovernmentSet) -> Said:
    """The government: who governs, in which way, and until when (``year`` is 0 if there is no such year)."""
    if event.faction is None:
        return said("factional.is-at-war", country=power(event.country))
    title = event.title
    if event.regime in (f.ONE_PARTY, f.DICTATORSHIP):
        title = event.regime
    elif title == f.ONE_PARTY:  # of a Government that has an Opposition again
        title = "joined"
    governs = power(f.faction(event.country, event.faction))
    year = event.dictatorship_until or event.next_election or 0
    return said("factional.governs", faction=governs, title=title or f.ELECTED, year=year)


def _index(board: Board, event: f.IndexChanged) -> Said:
    reasons = [said("factional.for-government", n=f"{n:+}", why=because(board, why)) for why, n in event.lines]
    country = power(event.country)
    return said("factional.index-told", country=country, a=event.A, b=f.WHOLE - event.A, reasons=reasons)


def because(board: Board, why: Text) -> Text:
    """Why the index changed, with the name of the province."""
    place = why.values.get("place") if isinstance(why, Said) else None
    if not isinstance(why, Said) or not isinstance(place, Term):
        return why
    return said(why.code, place=located(board, place.province))
