"""Result mails of the e-mail judges, njudge and DPjudge, and reports of Realpolitik: headings, and orders with their
results in parentheses.

    :: Judge: EXAM  Game: example  Variant: Standard

    Movement results for Spring of 1901.  (example.S1901M)

    Austria: Army Budapest -> Serbia.
    England: Army Liverpool -> Edinburgh.  (*bounce*)

Several mails in one file are one game. Whatever stands around them, as headers and messages do, is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from casusbelli.core.said import said
from casusbelli.records.foreign.recorded_game import BadRecord, RecordedGame, RecordedPhase, RecordedPosition

HEADING = re.compile(
    r"\s*(Movement results|(?:Retreat|Adjustment|Build) (?:results|orders))"
    r" for (Spring|Summer|Fall|Autumn|Winter)(?: of)? ([0-9]{1,4})\b.*",
    re.IGNORECASE,
)
END = re.compile(
    r"\s*(?:::|The next phase of|The deadline for|The following units? |Ownership of supply|Starting position|Status of"
    r"|Unit locations|(?:From|To|Date|Subject|Message-ID|Received|Return-Path|Reply-To):|From .*@)",
    re.IGNORECASE,
)
VARIANT = re.compile(r":: Judge:.*\bVariant: +([A-Za-z][\w-]*)")
LINE = re.compile(
    r"\s{0,2}([^\W_][\w .'-]{1,39}):\s+((?:Army|Fleet|A|F|Builds?|Removes?|Disbands?|Defaults,? \w+)\b.*)"
)
SEASONS = {"spring": "S", "summer": "S", "fall": "F", "autumn": "F", "winter": "W"}
RESULT = re.compile(r"\(\*[^()*]{0,80}\*\)")
BUILD = re.compile(r"Builds? (?:an? |the )?(army|fleet) (?:in|at) (?:the )?(.{1,40})", re.IGNORECASE)
REMOVE = re.compile(
    r"(?:Removes?|Disbands?|Defaults,? \w+) (?:an? |the )?(army|fleet) (?:in|at) (?:the )?(.{1,40})", re.IGNORECASE
)
TO = " -> "
UNMOVED = re.compile(r"no (?:orders?|move) (?:processed|received)", re.IGNORECASE)
SEEN = re.compile(r" (?:FOUND|LOST|ARRIVES|DEPARTS)$")  # what a power sees of others in a blind game
UNIT = re.compile(
    r"((?:Army|Fleet|A|F) .{1,40}?)(?:,| (?:->|-|SUPPORTS?|CONVOYS?|HOLDS?|S|C|H)(?= |$)|$)", re.IGNORECASE
)
STANDARD = "standard"
LONGEST = 400  # characters of one order
OPTIONS = {"base.convoy_intent": "said"}


def is_judge_mail(text: str) -> bool:
    return any(HEADING.match(line) for line in text[:200_000].split("\n"))


def judge_game(text: str) -> RecordedGame:
    """Raises BadRecord if there is no phase."""
    phases: dict[str, dict[str, list[str]]] = {}
    units: dict[str, dict[str, list[str]]] = {}
    name = map_ = ""
    for line in _whole(text):
        heading, variant = HEADING.match(line), VARIANT.match(line)
        if heading is not None:
            season, kind = SEASONS[heading[2].lower()], {"m": "M", "r": "R"}.get(heading[1][0].lower(), "A")
            name = f"{season}{int(heading[3]):04}{kind}"
            phases[name], units[name] = {}, {}  # also of a mail that was sent again
        elif END.match(line):
            map_ = map_ or (variant[1].lower().replace("_", "-") if variant is not None else "")
            name = ""
        elif name and (found := LINE.fullmatch(line)) is not None:
            _read(found[1].strip(), " ".join(found[2].split()), phases[name], units[name])
    if not phases:
        raise BadRecord(said("record.no-phases"))
    recorded = (
        RecordedPhase(at, _frozen(given), RecordedPosition(_frozen(units[at])) if at[-1] == "M" else None)
        for at, given in phases.items()
    )
    return RecordedGame(tuple(recorded), map=map_ or STANDARD, options=OPTIONS, via_needs_route=False, listed=True)


def _frozen(table: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(texts) for name, texts in table.items()}


def _read(power: str, written: str, orders: dict[str, list[str]], units: dict[str, list[str]]) -> None:
    """Read one order. Every order of a movement phase also says where a unit is."""
    text = RESULT.sub("", written).rstrip(" .")
    if SEEN.search(text):
        return
    if (unit := UNIT.match(text)) is not None:
        units.setdefault(power, []).append(unit[1])
    if not UNMOVED.search(text):
        orders.setdefault(power, []).append(_order(text))


def _whole(text: str) -> Iterator[str]:
    """The lines; judges wrap long orders."""
    line = ""
    for part in text.replace("\r", "").split("\n"):
        if _open(line, part):
            line = f"{line} {part.strip()}"
            continue
        yield line
        line = part.rstrip()
    yield line


def _open(line: str, part: str) -> bool:
    """Does this order, which does not end with a full stop or a result, go on in the next line?"""
    if not part.strip() or line.endswith((".", "*)")) or len(line) >= LONGEST or not LINE.match(line):
        return False
    return not any(other.match(part) for other in (LINE, HEADING, END))


def _order(text: str) -> str:
    build, remove, route = BUILD.fullmatch(text), REMOVE.fullmatch(text), text.split(TO)
    if build is not None:
        return f"Build {build[1]} {build[2]}"
    if remove is not None:
        return f"Disband {remove[1]} {remove[2]}"
    if len(route) > 2 and text.startswith("A"):
        return f"{route[0]}{TO}{route[-1]} VIA"
    return "Waive" if "waive" in text.lower() else text
