"""Result mails of the e-mail judges: headings, and orders with their results in parentheses.

    Movement results for Spring of 1901.  (example.S1901M)

    Austria: Army Budapest -> Serbia.
    England: Army Liverpool -> Edinburgh.  (*bounce*)

Several mails in one file are one game. Whatever stands around them, as headers and messages do, is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from casusbelli.core.said import said
from casusbelli.records.foreign.recorded_game import BadRecord, RecordedGame, RecordedPhase

HEADING = re.compile(
    r"\s*(Movement results|Retreat (?:orders|results)|Adjustment (?:orders|results)|Build (?:orders|results))"
    r" for (Spring|Summer|Fall|Autumn|Winter)(?: of)? ([0-9]{4})\b.*",
    re.IGNORECASE,
)
LINE = re.compile(r"([A-Z][A-Za-z ]{2,24}): +((?:Army|Fleet|A|F|Builds?|Removes?|Disbands?)\b.*)")
SEASONS = {"spring": "S", "summer": "S", "fall": "F", "autumn": "F", "winter": "W"}
RESULT = re.compile(r"\(\*[^()*]{0,80}\*\)")
BUILD = re.compile(r"Builds? (?:an? |the )?(army|fleet) (?:in|at) (.{1,40})", re.IGNORECASE)
REMOVE = re.compile(r"(?:Removes?|Disbands?) (?:an? |the )?(army|fleet) (?:in|at) (.{1,40})", re.IGNORECASE)
ROUTE = re.compile(r"(Army .{1,40}?) -> (?:.{1,40} -> )+(.{1,40})")
UNMOVED = re.compile(r"no (?:orders?|move) (?:processed|received)", re.IGNORECASE)
LONGEST = 400  # characters of one order
OPTIONS = {"base.convoy_intent": "said"}


def is_judge_mail(text: str) -> bool:
    return any(HEADING.match(line) for line in text[:200_000].split("\n"))


def judge_game(text: str) -> RecordedGame:
    """Raises BadRecord if there is no phase."""
    phases: dict[str, dict[str, list[str]]] = {}
    orders: dict[str, list[str]] | None = None
    for line in _whole(text):
        heading = HEADING.match(line)
        if heading is not None:
            season = SEASONS[heading[2].lower()]
            kind = {"m": "M", "r": "R"}.get(heading[1][0].lower(), "A")
            orders = phases.setdefault(f"{season}{heading[3]}{kind}", {})
            orders.clear()  # a mail that was sent again
            continue
        found = LINE.fullmatch(line)
        if orders is None or found is None or UNMOVED.search(line):
            continue
        order = _order(RESULT.sub("", found[2]).strip().rstrip("."))
        if order:
            orders.setdefault(found[1].strip(), []).append(order)
    if not phases:
        raise BadRecord(said("record.no-phases"))
    recorded = (
        RecordedPhase(name, {power: tuple(texts) for power, texts in given.items()}) for name, given in phases.items()
    )
    return RecordedGame(tuple(recorded), options=OPTIONS, via_needs_route=False)


def _whole(text: str) -> Iterator[str]:
    """The lines; a judge wraps long orders, and indents what follows."""
    line = ""
    for part in text.replace("\r", "").split("\n"):
        if part[:1] == " " and LINE.match(line) and not line.endswith((".", "*)")) and len(line) < LONGEST:
            line = f"{line} {part.strip()}"
            continue
        yield line
        line = part.rstrip()
    yield line


def _order(text: str) -> str:
    build, remove, route = BUILD.fullmatch(text), REMOVE.fullmatch(text), ROUTE.fullmatch(text)
    if build is not None:
        return f"Build {build[1]} {build[2]}"
    if remove is not None:
        return f"Disband {remove[1]} {remove[2]}"
    if route is not None:
        return f"{route[1]} -> {route[2]} VIA"
    return "Waive" if "waive" in text.lower() else text
