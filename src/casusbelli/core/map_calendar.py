"""Reads the calendar of a map file: the first phase, and the phases of a year."""

from __future__ import annotations

import re

from casusbelli.core.board import Calendar
from casusbelli.core.mapread import Section, shown
from casusbelli.core.phases import Phase

PHASE = r"[SFW][0-9]{4}[A-Z]"
STEP = r"[SFW][A-Z]"
FIRST_YEAR, LAST_YEAR = 1, 9000  # of a game's beginning; years have four digits


def read_calendar(table: Section) -> Calendar:
    table.only("start", "phases")
    usual = Calendar()
    phases = table.words("phases", usual.phases)
    for step in phases:
        if not re.fullmatch(STEP, step):
            remedy = 'write season and kind, like "SM"; seasons are S, F, W'
            table.fault("phases", f"has {shown(step)} in it", remedy)
            return usual
    if not phases or list(phases) != sorted(phases, key=lambda step: Phase.of_year(step).day):
        remedy = "write spring (S), then fall (F), then winter (W)"
        table.fault("phases", "is not the order of a year", remedy)
        return usual
    if not any(Phase.of_year(step).is_movement for step in phases):
        table.fault("phases", "has no movement", 'write "SM", "FM" or both')
        return usual
    start = table.match("start", PHASE, "S1901M", usual.start)
    first = Phase.of(start)
    if not FIRST_YEAR <= first.year <= LAST_YEAR:
        table.fault("start", f"is {shown(start)}", f"begin in a year from {FIRST_YEAR:04} to {LAST_YEAR}")
    if start and first.season + first.kind not in phases:
        remedy = f"start in one of {', '.join(phases)}, or add it to phases"
        table.fault("start", f"is {shown(start)}, but no year has {first.season}{first.kind}", remedy)
    return Calendar(start, phases)
