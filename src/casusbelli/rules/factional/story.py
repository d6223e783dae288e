"""The facts of factions in words."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.rules.factional import facts as f

TITLES = {
    f.ELECTED: "the elected Government",
    f.REVOLUTIONARY: "the revolutionary Government",
    f.JUNTA: "a Junta",
    f.DICTATOR: "a Dictator",
}


def recounted(board: Board, event: Event) -> str | None:
    """None: not a fact of factions; "": nothing that has to be told."""
    if isinstance(event, f.GovernmentSet):
        return "; ".join(_government(event))
    if isinstance(event, f.IndexChanged):
        return "; ".join(_index(board, event))
    if isinstance(event, f.YearCounted):
        return f"{f.faction(event.country, event.faction)} completes a year of control ({event.year})"
    if isinstance(event, f.CountryHalted):
        return f"{event.country} {'waits for a new player' if event.halted else 'goes on'}"
    if isinstance(event, f.InstructionFiled):
        answer = event.answer.replace("-", " ") or "none any more"
        return f"Standing instruction of {event.seat} for {event.condition.replace('-', ' ')}: {answer}"
    return "" if isinstance(event, f.Reckoned | f.QuestionSet) else None


def _government(event: f.GovernmentSet) -> Iterator[str]:
    if event.faction is None:
        yield f"{event.country} is in a civil war"
        return
    yield f"{f.faction(event.country, event.faction)} governs as {TITLES.get(event.title or '', 'the Government')}"
    if event.regime == f.ONE_PARTY:
        yield "it is a one-party state"
    if event.next_election is not None:
        yield f"the next election is in {event.next_election}"
    if event.dictatorship_until is not None:
        yield f"the Military Dictatorship lasts until {event.dictatorship_until}"


def _index(board: Board, event: f.IndexChanged) -> Iterator[str]:
    yield f"Factional index of {event.country}: A {event.A}, B {f.WHOLE - event.A}"
    for why, points in event.lines:
        code, space, rest = why.partition(" ")
        known = board.province.get(code)
        yield f"{known.name if known else code}{space}{rest}: {points} for the Government"
