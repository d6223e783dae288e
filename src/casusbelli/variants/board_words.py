"""Describes a board in words and as data, compares two boards, and reports unusual features."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from casusbelli.core.board import HOME, LACKS, LAND, OWNED, OWNED_WITH_HOME, SEA, Board, Border, Patch
from casusbelli.core.kernel import HALF, WEAK
from casusbelli.core.map_text import board_hash
from casusbelli.core.orders import ARMY, Piece
from casusbelli.core.phases import Phase

FORMAT = "casusbelli.map/1"
KINDS = {"A": "armies", "F": "fleets"}
SEASONS = {"S": "spring", "F": "fall", "W": "winter"}
BUILDS_WORDS = {
    OWNED: "Powers build in any of their vacant centers.",
    OWNED_WITH_HOME: "Powers that own a home center build in any of their vacant centers.",
}
CROSSED = ("", " (half strength)", " (weak)")
LACKS_WORDS = {
    WEAK: (
        "Across these weak borders moves have no strength of their own and cut support only if they are supported "
        "themselves; nobody supports across them, and other retreats go first:"
    ),
    HALF: (
        "Across these borders moves have half of their own strength and cut support only if they dislodge the "
        "supporter; nobody supports across them, and other retreats go first:"
    ),
}
PARTS = {"M": "movement", "R": "retreats", "A": "adjustments"}


# --- description


def board_words(board: Board) -> str:
    """A Markdown page: powers, supply centers, borders, dated changes."""
    return "\n".join(_page(board)) + "\n"


def _page(board: Board) -> Iterator[str]:
    counts = f"{len(board.powers)} powers, {len(board.provinces)} provinces, {len(board.centers)} supply centers"
    yield from (f"# {board.title}", "", f"`{board.name}`: {counts}; {board.victory} of these win.")
    start = Phase.of(board.calendar.start)
    year = ", ".join(
        f"{SEASONS[p.season]} {PARTS.get(p.kind, p.kind)}" for p in map(Phase.of_year, board.calendar.phases)
    )
    yield f"The game begins in {start.words}; a year has {year}."
    yield from ("", "| power | home | starts with |", "|---|---|---|")
    for power in board.powers:
        starts = ", ".join(_unit(board, piece) for piece in power.units)
        yield f"| {power.name} | {_names(board, power.home)} | {starts} |"
    yield from _first_owners(board)
    for lack in (WEAK, HALF):
        ways = [border for border in board.borders if border.lack == lack and _first(board, border)]
        if ways:
            yield from (
                "",
                LACKS_WORDS[lack],
                "",
                *(f"- {border.kind} {border.origin} - {border.to}" for border in ways),
            )
    if board.impassable:
        yield from ("", f"Nobody can enter {', '.join(board.impassable.values())}.")
    yield from ("", "| code | province | | borders |", "|---|---|---|---|")
    for province in board.provinces:
        kind = f"{province.terrain}{', supply center' if province.center else ''}"
        coasts = f" ({', '.join(province.coasts)})" if province.coasts else ""
        around = " ".join(sorted(board.neighbors[province.code]))
        yield f"| {province.code} | {province.name}{coasts} | {kind} | {around} |"
    if board.patches:
        yield from ("", "What changes on certain dates:", "", *(f"- {_patch_words(patch)}" for patch in board.patches))


def _first(board: Board, border: Border) -> bool:
    """Is the border the first of its two directions, or the only one?"""
    return (border.kind, border.to, border.origin) not in board.lacking or border.origin < border.to


def _first_owners(board: Board) -> Iterator[str]:
    """Who owns which center at the start, as far as it doesn't follow from the homes; and where powers build."""
    for power in board.powers:
        if power.centers is not None:
            yield from ("", f"{power.name} starts with the centers {_names(board, power.centers) or 'none'}.")
    neutral = [code for code in board.centers if code not in board.first_owners]
    if neutral:
        yield from ("", f"Nobody's at first: {_names(board, neutral)}.")
    if board.neutral_units:
        yield from ("", f"Nobody's units: {', '.join(_unit(board, piece) for piece in board.neutral_units)}.")
    if board.builds != HOME:
        yield from ("", BUILDS_WORDS[board.builds])


def _names(board: Board, codes: Iterable[str]) -> str:
    return ", ".join(board.province[code].name for code in codes)


def _unit(board: Board, piece: Piece) -> str:
    code, _slash, coast = piece.at.partition("/")
    return f"{piece.kind} {board.province[code].name}{f' ({coast})' if coast else ''}"


def _patch_words(patch: Patch) -> str:
    begins = f"from {Phase.of(patch.start).words}" if patch.start else "from the beginning"
    ends = f" until {Phase.of(patch.stop).words}" if patch.stop else ""
    what = [f"{verb} {' '.join(codes)}" for verb, codes in (("closes", patch.closed), ("opens", patch.opened)) if codes]
    borders = (("adds", patch.added), ("removes", patch.removed))
    what += [f"{verb} {', '.join(map(_way, found))}" for verb, found in borders if found]
    return f"{begins}{ends}: {'; '.join(what) or 'nothing'}{f' ({patch.why})' if patch.why else ''}"


def _way(border: Border) -> str:
    return f"{border.kind} {border.origin} - {border.to}{' (passage)' if border.passage else ''}{CROSSED[border.lack]}"


def board_data(board: Board) -> dict[str, Any]:
    """The same description as data."""
    return {
        "format": FORMAT,
        "name": board.name,
        "title": board.title,
        "hash": board_hash(board),
        "victory": board.victory,
        "start": board.calendar.start,
        "phases": list(board.calendar.phases),
        "powers": [
            {
                "name": power.name,
                "adjective": power.adjective,
                "color": power.color,
                "aliases": list(power.aliases),
                "home": list(power.home),
                "territory": list(power.territory),
                "units": list(map(str, power.units)),
                "centers": list(power.first_centers),
            }
            for power in board.powers
        ],
        "provinces": [
            {
                "code": province.code,
                "name": province.name,
                "terrain": province.terrain,
                "center": province.center,
                "coasts": list(province.coasts),
                "aliases": list(province.aliases),
                "convoyable": province.convoyable,
            }
            for province in board.provinces
        ],
        "builds": board.builds,
        "neutral": {"centers": list(board.neutral_centers), "units": list(map(str, board.neutral_units))},
        "impassable": dict(board.impassable),
        "borders": {
            KINDS[kind]: {at: list(row) for at, row in table.items()} for kind, table in board.adjacent.items()
        },
        **{
            key: [f"{border.kind} {border.origin} - {border.to}" for border in board.borders if border.lack == lack]
            for key, lack in LACKS.items()
        },
        "patches": list(map(_patch_words, board.patches)),
    }


# --- comparison


def board_differences(old: Board, new: Board) -> Iterator[str]:
    """The differences of the new board, one line for each."""
    yield from _changed("name", old.name, new.name)
    yield from _changed("title", old.title, new.title)
    yield from _changed("victory", old.victory, new.victory)
    yield from _changed("builds", old.builds, new.builds)
    yield from _changed("neutral.centers", old.neutral_centers, new.neutral_centers)
    yield from _changed("neutral.units", old.neutral_units, new.neutral_units)
    yield from _changed("calendar.start", old.calendar.start, new.calendar.start)
    yield from _changed("calendar.phases", old.calendar.phases, new.calendar.phases)
    yield from _tables("powers", old.power, new.power)
    yield from _tables("provinces", old.province, new.province)
    yield from _tables("impassable", old.impassable, new.impassable)
    yield from _tables("minor_groups", old.minor_groups, new.minor_groups)
    before, after = dict.fromkeys(old.borders), dict.fromkeys(new.borders)
    yield from (f"borders: less {_way(border)}" for border in before if border not in after)
    yield from (f"borders: more {_way(border)}" for border in after if border not in before)
    yield from (f"patch: less {_patch_words(patch)}" for patch in old.patches if patch not in new.patches)
    yield from (f"patch: more {_patch_words(patch)}" for patch in new.patches if patch not in old.patches)
    if list(old.province) != list(new.province) and set(old.province) == set(new.province):
        yield "provinces: in another order"


def _tables(name: str, old: Mapping[str, object], new: Mapping[str, object]) -> Iterator[str]:
    yield from (f"{name}: less {key}" for key in old if key not in new)
    yield from (f"{name}: more {key}" for key in new if key not in old)
    for key in old:
        if key in new and old[key] != new[key]:
            yield from _parts(f"{name}.{key}", old[key], new[key])


def _parts(name: str, old: object, new: object) -> Iterator[str]:
    """The fields of a province or power that differ."""
    slots: tuple[str, ...] = getattr(type(old), "__slots__", ())
    if not slots:
        yield from _changed(name, old, new)
    for slot in slots:
        yield from _changed(f"{name}.{slot}", getattr(old, slot), getattr(new, slot))


def _changed(name: str, old: object, new: object) -> Iterator[str]:
    if old != new:
        yield f"{name}: {_said(old)} -> {_said(new)}"


def _said(value: object) -> str:
    if isinstance(value, (tuple, list)):
        return " ".join(map(str, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value) or "none"


# --- unusual features


def board_advice(board: Board) -> Iterator[str]:
    """Features that are allowed but seldom intended."""
    if len(board.powers) < 2:
        yield "fewer than two powers"
    for power in board.powers:
        if not power.home:
            yield f"{power.name} has no home center: it can never build"
        if len(power.units) != len(power.home):
            yield f"{power.name} starts with {len(power.units)} units and {len(power.home)} home centers"
        if len(power.home) >= board.victory:
            yield f"{power.name} has enough centers to win at the start"
    if board.victory * 2 <= len(board.centers):
        yield f"two powers can have the {board.victory} centers that win at the same time"
    yield from _unreached(board)


def _unreached(board: Board) -> Iterator[str]:
    """Centers that no army can reach by land and no fleet by sea, although a convoy may."""
    starts = [(piece.kind, piece.at) for power in board.powers for piece in power.units]
    homes = [(kind, at) for power in board.powers for code in power.home for kind, at in _places(board, code)]
    seen = set(starts + homes)
    stack = list(seen)
    while stack:
        kind, at = stack.pop()
        fresh = {(kind, to) for to in board.adjacent[kind][at]} - seen
        seen |= fresh
        stack.extend(fresh)
    reached = {board.province_of[at] for _kind, at in seen}
    far = [code for code in board.centers if code not in reached]
    if far:
        yield f"only convoys lead to {_names(board, far)}"


def _places(board: Board, code: str) -> Iterator[tuple[str, str]]:
    """The locations of units that can be built in a province."""
    province = board.province[code]
    if province.terrain != SEA:
        yield ARMY, code
    if province.terrain != LAND:
        yield from (("F", at) for at in province.locations[1:] or province.locations)
