"""Parses the text of a map.toml into a Board. docs/map-format.md describes the format.

A map may inherit from another and contain only the differences. For any text the result is a Board or a MapError that
lists every fault found.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace

from casusbelli.core.board import BUILDS, COAST, HOME, LACKS, LAND, SEA, Board, Border, Patch, Power, Province
from casusbelli.core.map_calendar import read_calendar
from casusbelli.core.map_limits import LONGEST_LINE, MOST_BORDERS, check_counts, check_size
from casusbelli.core.map_lines import key_lines, line_of
from casusbelli.core.mapcheck import Atlas, Borders, check_board, check_patches, check_symmetry, reverse
from casusbelli.core.mapread import LONGEST_PROSE, Fault, Faults, MapError, Section, key_path, meant, shown
from casusbelli.core.orders import ARMY, FLEET, Piece

__all__ = ["MapError", "load_map", "map_board", "with_patches"]

NAME = r"[a-z0-9][a-z0-9_-]{0,59}"  # no dots or slashes, by which commands recognize paths
CODE = r"[A-Z][A-Z0-9]{1,19}"
POWER_NAME = r"[^\W\d_]([\w .'-]{0,38}[\w.])?"  # no "/", "|", ":", brackets: names are parts of keys and seats
COLOR = r"#[0-9a-fA-F]{6}"
DATE = r"[SFW][0-9]{4}"
BORDER_KINDS = {"both": (ARMY, FLEET), "army": (ARMY,), "fleet": (FLEET,)}
FLAGS = ("center", "convoyable")  # keys for which false is a value, and does not mean "remove what is inherited"
MERGE_DEPTH = 3  # borders, fleet, "STP/SC": deeper tables are replaced as a whole
STRIP_DEPTH = 5  # patch, its number, add, fleet, "STP/SC"
HEAD_KEYS = ("name", "title", "victory", "inherit", "calendar", "builds")
PART_KEYS = ("powers", "neutral", "minor_groups", "provinces", "impassable", "borders", "patch")
PROVINCE_KEYS = ("name", "terrain", "center", "coasts", "aliases", "convoyable")
POWER_KEYS = ("adjective", "color", "aliases", "home", "centers", "territory", "units")
NEUTRAL_KEYS = ("centers", "units")
PATCH_KEYS = ("start", "stop", "closed", "opened", "add", "remove", "why")


def load_map(text: str, file: str = "map.toml", library: Mapping[str, str] | None = None) -> Board:
    """Parse a map. ``library``: map name -> text, of the maps that may be inherited."""
    return _board(parse(text, file), _faults(file, text), library)


def map_board(table: Mapping[str, object], file: str = "map.toml", library: Mapping[str, str] | None = None) -> Board:
    """Read the board from a parsed file."""
    return _board(table, Faults(file), library)


def _board(table: Mapping[str, object], faults: Faults, library: Mapping[str, str] | None) -> Board:
    whole = Section(inherited(table, faults, library or {}), (), faults)
    check_counts(whole.table, faults.file)
    if "name" not in table:
        whole.fault("name", "is missing", 'write name = "..."; it is not inherited')
    board = read_board(whole)
    faults.settle()
    return board


def _faults(file: str, text: str) -> Faults:
    """A fault collector that can find line numbers; they are looked up only when there is a fault."""
    lines: dict[str, int] = {}

    def line(key: str) -> int | None:
        if not lines:
            lines.update(key_lines(text))
        return line_of(key, lines)

    return Faults(file, line)


def with_patches(board: Board, text: str, file: str = "calendar.toml") -> Board:
    """Add patches from another file, which contains nothing else, to a board."""
    faults = _faults(file, text)
    whole = Section(parse(text, file), (), faults)
    check_counts(whole.table, file)
    whole.only("patch")
    atlas = Atlas(board.provinces, board.impassable)
    patches = tuple(read_patch(section, atlas) for section in whole.list_of_sections("patch"))
    dated = replace(board, patches=(*board.patches, *patches))
    check_patches(dated, faults, len(board.patches))
    faults.settle()
    return dated


def parse(text: str, file: str) -> dict[str, object]:
    check_size(text, file)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MapError([toml_fault(str(error), text, file)]) from error
    except (ValueError, RecursionError) as error:  # thousands of digits, or deeply nested lists
        raise MapError([Fault(file, "the whole file", f"is no readable TOML: {error}", "mend it")]) from error


def toml_fault(words: str, text: str, file: str) -> Fault:
    """Convert a parser error, "Invalid value (at line 3, column 5)" or "... (at end of document)", to a fault."""
    lines = text.split("\n")
    match = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", words, re.DOTALL)
    if not match:
        return Fault(file, f"line {len(lines)}", f"is no TOML: {words}", "close what was opened")
    wrong = f"is no TOML: {match[1]} at column {match[3]}"
    return Fault(file, f"line {match[2]}", wrong, f"mend {shown(lines[int(match[2]) - 1])}")


# --- inheritance


def inherited(table: Mapping[str, object], faults: Faults, library: Mapping[str, str]) -> Mapping[str, object]:
    """The table with everything it inherits, directly or indirectly."""
    line = [table]
    seen: list[str] = []
    while "inherit" in line[-1]:
        name = parent_of(line[-1]["inherit"], seen, faults, library)
        seen.append(name)
        line.append(parse(library[name], f"{name}, inherited by {faults.file}"))
    whole = line.pop()
    while line:
        whole = merged(whole, line.pop(), faults)
    return whole


def parent_of(name: object, seen: list[str], faults: Faults, library: Mapping[str, str]) -> str:
    if isinstance(name, str) and name in library and name not in seen:
        return name
    at = faults.line_of("inherit") if not seen else None  # else it is in an inherited map
    if isinstance(name, str) and name in seen:
        circle = " - ".join([*seen, name])
        raise MapError([Fault(faults.file, "inherit", f"goes round in a circle: {circle}", "inherit another map", at)])
    known = f"known are {', '.join(sorted(library))}" if library else "there are no maps to inherit here"
    remedy = meant(name, library, known) if isinstance(name, str) else known
    raise MapError([Fault(faults.file, "inherit", f"names {shown(name)}, which is no map", remedy, at)])


def merged(parent: Mapping[str, object], child: Mapping[str, object], faults: Faults) -> dict[str, object]:
    """``parent`` with the changes of ``child``: tables are merged key by key; ``false`` removes a key; patches are
    appended; everything else is replaced."""
    provinces = child.get("provinces")
    changes = provinces if isinstance(provinces, Mapping) else {}
    gone = {code for code, value in changes.items() if value is False}
    left = without(parent, gone)
    table = overlaid(left, child, (), faults)
    old, new = left.get("patch"), child.get("patch")
    if isinstance(old, list) and isinstance(new, list):
        table["patch"] = [*old, *new]
    return table


def overlaid(
    parent: Mapping[str, object], child: Mapping[str, object], path: tuple[str, ...], faults: Faults
) -> dict[str, object]:
    table = dict(parent)
    for key, value in child.items():
        under = parent.get(key)
        if value is False and key not in FLAGS:
            if table.pop(key, None) is None:
                hint = meant(key, parent, "take the line out")
                faults.add(key_path(*path, key), "is false, but there is nothing inherited to remove", hint)
        elif isinstance(value, Mapping) and isinstance(under, Mapping) and len(path) < MERGE_DEPTH:
            table[key] = overlaid(under, value, (*path, key), faults)
        else:
            table[key] = value
    return table


def without(table: Mapping[str, object], gone: set[str]) -> Mapping[str, object]:
    """A map without some provinces: no border, power or patch mentions them any more."""
    parts = ("borders", "powers", "neutral", "minor_groups", "patch") if gone else ()
    return {key: stripped(value, gone) if key in parts else value for key, value in table.items()}


def stripped(value: object, gone: set[str], rows: bool = False, depth: int = 0) -> object:
    """Remove mentions of deleted provinces from a value. ``rows``: texts in this table are border rows."""
    if isinstance(value, Mapping) and depth < STRIP_DEPTH:
        kept = {key: item for key, item in value.items() if not mentions(key, gone)}
        less = {key: stripped(item, gone, rows or key in BORDER_KINDS, depth + 1) for key, item in kept.items()}
        return {key: item for key, item in less.items() if item != ""}
    if isinstance(value, list) and depth < STRIP_DEPTH:
        items = [item for item in value if not (isinstance(item, str) and mentions(item, gone))]
        return [stripped(item, gone, False, depth + 1) for item in items]
    if isinstance(value, str) and rows:
        return " ".join(word for word in value.split() if not mentions(word, gone))
    return value


def mentions(words: str, codes: set[str]) -> bool:
    return any(word.split("/")[0] in codes for word in words.split())


# --- parts of the file


def read_board(file: Section) -> Board:
    file.only(*HEAD_KEYS, *PART_KEYS)
    name = file.match("name", NAME, "western-sea", "map")
    atlas = Atlas(read_provinces(file.section("provinces")), read_impassable(file.section("impassable")))
    borders = Borders()
    patches: tuple[Patch, ...] = ()
    powers: tuple[Power, ...] = ()
    groups: dict[str, tuple[str, ...]] = {}
    if atlas.provinces:  # else every name below would be reported as a fault
        borders = read_borders(file.section("borders"), atlas)
        patches = tuple(read_patch(section, atlas) for section in file.list_of_sections("patch"))
        powers = tuple(read_power(power, section, atlas) for power, section in file.section("powers").sections())
        if not powers:
            file.fault("powers", "is missing or empty", "somebody has to play: write [powers.France] and color = ...")
        lists = file.section("minor_groups")
        groups = {group: atlas.provinces_in(lists, group) for group in lists.table}
    check_symmetry(borders, file.faults)
    neutral = file.section("neutral")
    neutral.only(*NEUTRAL_KEYS)
    board = Board(
        name=name,
        title=file.text("title", name),
        provinces=atlas.provinces,
        powers=powers,
        borders=atlas.in_order(borders.all),
        victory=file.number("victory", 1),
        calendar=read_calendar(file.section("calendar")),
        patches=patches,
        impassable=atlas.impassable,
        minor_groups=groups,
        builds=file.choice("builds", BUILDS, HOME) if "builds" in file.table else HOME,
        neutral_units=read_units(neutral, atlas),
        neutral_centers=atlas.provinces_in(neutral, "centers"),
    )
    check_board(board, file.faults)
    return board


def read_provinces(table: Section) -> tuple[Province, ...]:
    if not table.table:
        table.fault_here("is missing or empty", 'write [provinces] and PAR = { name = "Paris", ... }')
    return tuple(read_province(code, section) for code, section in table.sections())


def read_province(code: str, table: Section) -> Province:
    table.only(*PROVINCE_KEYS)
    if not re.fullmatch(CODE, code):
        table.fault_here("is no code for a province", "write capitals and digits, like PAR")
    terrain = table.choice("terrain", (LAND, COAST, SEA), COAST)
    convoyable = table.flag("convoyable", terrain == SEA)
    if convoyable and terrain == LAND:
        table.fault("convoyable", "is true, but no fleet comes to a land province", "take it out")
    return Province(
        code=code,
        name=table.text("name") or code,
        terrain=terrain,
        aliases=table.words("aliases"),
        center=table.flag("center", False),
        coasts=read_coasts(table, terrain),
        convoyable=convoyable,
    )


def read_coasts(table: Section, terrain: str) -> tuple[str, ...]:
    coasts = table.words("coasts")
    for coast in coasts:
        if not re.fullmatch(CODE, coast):
            table.fault("coasts", f"has {shown(coast)} in it", 'write coasts like "NC"')
    if len(coasts) == 1:
        remedy = "name two or more, or none: one coast is not split"
        table.fault("coasts", f"has only {shown(coasts[0])}", remedy)
    if coasts and terrain != COAST:
        what = f"splits the coast of a {terrain} province"
        table.fault("coasts", what, 'take them out, or make terrain = "coast"')
    return coasts if len(coasts) > 1 and terrain == COAST else ()


def read_impassable(table: Section) -> dict[str, str]:
    for code in table.table:
        if not re.fullmatch(CODE, code):
            table.fault(code, "is no code for a province", "write capitals and digits, like SWI")
    return {code: table.text(code) for code in table.table}


def read_power(name: str, table: Section, atlas: Atlas) -> Power:
    table.only(*POWER_KEYS)
    if not re.fullmatch(POWER_NAME, name):
        remedy = "write letters, digits, blanks, dots, dashes; a letter first"
        table.fault_here("is no name for a power", remedy)
    home = atlas.provinces_in(table, "home")
    return Power(
        name=name,
        adjective=table.text("adjective", name),
        color=table.match("color", COLOR, "#0072B2").upper(),
        home=home,
        territory=atlas.provinces_in(table, "territory") or home,
        units=read_units(table, atlas),
        aliases=table.words("aliases"),
        centers=read_first_centers(table, home, atlas),
    )


def read_first_centers(table: Section, home: tuple[str, ...], atlas: Atlas) -> tuple[str, ...] | None:
    """The supply centers owned at the start; None if they are the home centers."""
    centers = atlas.provinces_in(table, "centers")
    return None if "centers" not in table.table or set(centers) == set(home) else centers


def read_units(table: Section, atlas: Atlas) -> tuple[Piece, ...]:
    return tuple(piece for text in table.words("units") for piece in read_unit(text, table, atlas))


def read_unit(text: str, table: Section, atlas: Atlas) -> tuple[Piece, ...]:
    kind, _, at = text.partition(" ")
    if kind not in (ARMY, FLEET) or not at:
        table.fault("units", f"has {shown(text)} in it", 'write units like "A PAR" or "F STP/SC"')
        return ()
    return (Piece(kind, at),) if atlas.admits(kind, at, table, "units") else ()


# --- borders


def read_borders(table: Section, atlas: Atlas) -> Borders:
    table.only(*BORDER_KINDS, "one_way", "passage", *LACKS)
    borders = Borders()
    for key, kinds in BORDER_KINDS.items():
        rows = table.section(key)
        for origin in rows.table:
            read_row(rows, origin, kinds, atlas, borders)
    for border in listed_borders(table, "one_way", atlas):
        borders.one_way[border] = table.key("one_way")
    read_marks(table, atlas, borders)
    return borders


def listed_borders(table: Section, key: str, atlas: Atlas) -> Iterator[Border]:
    """Parse a list of borders like ``["A PAR - BUR"]``."""
    for text in table.words(key):
        match = re.fullmatch(r"([AF]) (\S+) - (\S+)", text)
        if not match:
            table.fault(key, f"has {shown(text)} in it", 'write borders like "A PAR - BUR"')
            continue
        border = Border(match[1], match[2], match[3])
        if atlas.admits(border.kind, border.origin, table, key) and atlas.joins(border, table, key):
            yield border


def read_marks(table: Section, atlas: Atlas, borders: Borders) -> None:
    """Mark which of these borders are passages or weaker ones. Lists of names, so that one line covers both
    directions."""
    known = {border.ends for border in borders.all}
    listed = {key: list(listed_borders(table, key, atlas)) for key in ("passage", *LACKS)}
    taken: dict[tuple[str, str, str], str] = {}
    for key, rows in listed.items():
        for border in rows:
            named = f"names {border.kind} {border.origin} - {border.to}"
            if border.ends not in known and reverse(border).ends not in known:
                table.fault(
                    key, f"{named}, which is no border in this list", "write the border beside it, or take it out"
                )
            for ends in (border.ends, reverse(border).ends):
                if taken.setdefault(ends, key) != key:
                    table.fault(key, f"{named}, and so does {taken[ends]}", "take it out of one of them")
    borders.mark(listed["passage"], passage=True)
    for key, lack in LACKS.items():
        borders.mark(listed[key], lack=lack)


def read_row(rows: Section, origin: str, kinds: tuple[str, ...], atlas: Atlas, borders: Borders) -> None:
    """Parse a row ``origin = "to to to"``; a bad word is reported once, not once for each kind of unit."""
    words = rows.text(origin, longest=LONGEST_LINE).split()
    if len(borders.table) + len(words) > MOST_BORDERS:
        remedy = f"a map has at most {MOST_BORDERS:,} in one direction"
        raise MapError([Fault(rows.faults.file, key_path(*rows.path), "has too many borders", remedy)])
    if all(atlas.admits(kind, origin, rows, origin) for kind in kinds):
        for word in words:
            row = [Border(kind, origin, word) for kind in kinds]
            if all(atlas.joins(border, rows, origin) for border in row):
                borders.write(row, rows, origin)


def read_patch(table: Section, atlas: Atlas) -> Patch:
    table.only(*PATCH_KEYS)
    start = table.match("start", DATE, "F1915", "") or None
    stop = table.match("stop", DATE, "F1915", "") or None
    return Patch(
        start=start,
        stop=stop,
        closed=atlas.provinces_in(table, "closed"),
        opened=atlas.provinces_in(table, "opened"),
        added=read_borders(table.section("add"), atlas).both_ways(),
        removed=read_borders(table.section("remove"), atlas).both_ways(),
        why=table.text("why", "", LONGEST_PROSE),
    )
