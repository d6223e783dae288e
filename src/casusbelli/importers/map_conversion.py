"""Makes our map.toml from a map of another program.

What a map file cannot say is repaired or left out, and the report names it. The text is read by the ordinary reader, so
that nothing gets in that the reader refuses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from casusbelli.core.board import COAST, LAND, NEUTRAL, SEA, Board, Border, Calendar, Power, Province
from casusbelli.core.map_text import UnwritableBoard, map_text
from casusbelli.core.mapcheck import Atlas, misfit, reached, starts
from casusbelli.core.mapfile import CODE
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.core.said import Said, said
from casusbelli.core.vocabulary import SEPARATORS
from casusbelli.importers.foreign_map import ForeignMap, ForeignPower, ForeignProvince
from casusbelli.importers.foreign_names import NameClaims, clean, codes, colors, place_names, power_name, power_words
from casusbelli.importers.import_report import ImportReport, NotImported

Ends = tuple[str, str, str]  # kind of unit, from, to


@dataclass
class ForeignSite:
    """A province on the way from their form to ours."""

    code: str
    source: ForeignProvince
    terrain: str
    coasts: list[str]
    center: bool
    file: str

    @property
    def where(self) -> tuple[int | None, str]:
        return self.source.line, self.file


@dataclass
class Conversion:
    foreign: ForeignMap
    report: ImportReport
    code: dict[str, str] = field(default_factory=dict)  # their key -> our code, of provinces and impassable areas
    sites: dict[str, ForeignSite] = field(default_factory=dict)  # by our code
    borders: dict[Ends, int | None] = field(default_factory=dict)
    lacks: dict[Ends, int] = field(default_factory=dict)
    taken: dict[str, str] = field(default_factory=dict)  # province -> owner of the unit that starts there
    impassable: dict[str, str] = field(default_factory=dict)


def imported(foreign: ForeignMap, report: ImportReport) -> str:
    """The text of a map file. Raises NotImported, with the reason, if the map cannot be one."""
    foreign.check_size()
    work = Conversion(foreign, report)
    _read_places(work)
    _read_borders(work)
    _settle_coasts(work)
    _mark_homes(work)
    powers = _powers(work)
    neutral = _units(work, NEUTRAL, foreign.neutral_units)
    powers = _close_unreachable(work, powers, neutral)
    board = _board(work, powers, neutral)
    try:
        text = map_text(board)
    except UnwritableBoard as fault:
        raise NotImported(said("importers.refused", why=str(fault))) from None
    _sum_up(work, board)
    return text


# --- provinces


def _read_places(work: Conversion) -> None:
    foreign = work.foreign
    if not foreign.provinces:
        raise NotImported(said("importers.no-provinces"))
    lines = {key: source.line for key, source in foreign.provinces.items()}
    work.code = codes(
        lines | {key: None for key in foreign.impassable if key not in lines}, work.report, foreign.places_file
    )
    for key, source in foreign.provinces.items():
        code = work.code[key]
        work.sites[code] = ForeignSite(
            code, source, source.terrain, _coasts(work, source), source.center, foreign.places_file
        )
    for key, name in foreign.impassable.items():
        if key not in foreign.provinces:
            work.impassable[work.code[key]] = name


def _coasts(work: Conversion, source: ForeignProvince) -> list[str]:
    coasts = list(dict.fromkeys(coast.upper() for coast in source.coasts))
    wrong = [coast for coast in coasts if not re.fullmatch(CODE, coast)]
    if wrong:
        message = said("importers.coast-code", place=source.name, coasts=wrong)
        work.report.left_out(message, source.line, work.foreign.places_file)
    return [coast for coast in coasts if coast not in wrong] if source.terrain == COAST else []


def place(work: Conversion, location: str) -> str:
    """Our location for theirs; "" if there is none."""
    key, _, coast = location.partition("/")
    code = work.code.get(key, "")
    if code not in work.sites:
        return ""
    if not coast:
        return code
    return f"{code}/{coast.upper()}" if coast.upper() in work.sites[code].coasts else ""


def _province(site: ForeignSite, name: str = "", aliases: tuple[str, ...] = ()) -> Province:
    given = site.source.convoyable
    convoyable = site.terrain == SEA if given is None else given and site.terrain != LAND
    coasts = tuple(site.coasts) if len(site.coasts) > 1 else ()
    return Province(site.code, name or site.code, site.terrain, aliases, site.center, coasts, convoyable)


# --- borders


def _read_borders(work: Conversion) -> None:
    bare = {code: _province(site) for code, site in work.sites.items()}
    for (kind, origin, to), line in work.foreign.borders.items():
        ends = (kind, place(work, origin), place(work, to))
        wrong = _border_fault(ends, (origin, to), bare)
        if wrong is None:
            work.borders.setdefault(ends, line)
            lack = max(work.foreign.lacks.get(way, 0) for way in ((kind, origin, to), (kind, to, origin)))
            if lack:
                work.lacks[ends] = lack
        else:
            work.report.left_out(wrong, line, work.foreign.places_file)


def _border_fault(ends: Ends, theirs: tuple[str, str], bare: dict[str, Province]) -> Said | None:
    kind, *ours = ends
    for location, given in zip(ours, theirs, strict=True):
        if not location:
            return said("importers.border-nowhere", unit=kind, origin=theirs[0], to=theirs[1], place=given)
        if misfit(kind, location, bare[location.partition("/")[0]]):
            return said("importers.border-misfit", unit=kind, origin=theirs[0], to=theirs[1], place=given)
    if ours[0].partition("/")[0] == ours[1].partition("/")[0]:
        return said("importers.border-itself", unit=kind, place=theirs[0])
    return None


def _settle_coasts(work: Conversion) -> None:
    """A coast that no fleet comes to is inland, or is no coast of its own."""
    used = {end for kind, *ends in work.borders if kind == FLEET for end in ends}
    for site in work.sites.values():
        if site.terrain != COAST:
            continue
        lost = [coast for coast in site.coasts if f"{site.code}/{coast}" not in used]
        if len(site.coasts) > 1 and lost:
            site.coasts = [coast for coast in site.coasts if coast not in lost]
            work.report.left_out(said("importers.coasts-unused", place=site.source.name, coasts=lost), *site.where)
        if len(site.coasts) == 1 and (coast := f"{site.code}/{site.coasts[0]}") in used:
            _join_coasts(work, coast, site.code)
            used.add(site.code)
        if len(site.coasts) < 2 and site.code not in used:
            site.terrain = LAND
            work.report.guessed(said("importers.inland", place=site.source.name), *site.where)


def _join_coasts(work: Conversion, coast: str, code: str) -> None:
    """Give the borders of a province's only coast to the province."""

    def joined(ends: Ends) -> Ends:
        kind, *places = ends
        origin, to = (code if place == coast else place for place in places)
        return kind, origin, to

    work.borders = {joined(ends): line for ends, line in work.borders.items()}
    work.lacks = {joined(ends): lack for ends, lack in work.lacks.items()}


def _close_unreachable(work: Conversion, powers: list[Power], neutral: list[Piece]) -> list[Power]:
    """Provinces that no unit can ever reach are areas that are drawn only. The powers, without them."""
    lanes: dict[str, set[str]] = {code: set() for code in work.sites}
    for _kind, origin, to in work.borders:
        lanes[origin.partition("/")[0]].add(to.partition("/")[0])
    seen = reached(lanes, starts(powers, neutral, work.foreign.builds))
    for code in [code for code in work.sites if code not in seen]:
        site = work.sites.pop(code)
        work.impassable[code] = site.source.name
        work.report.guessed(said("importers.unreachable", place=site.source.name), *site.where)
    work.borders = {
        ends: line
        for ends, line in work.borders.items()
        if all(end.partition("/")[0] in work.sites for end in ends[1:])
    }
    return [_without_closed(work, *pair) for pair in zip(powers, work.foreign.powers.values(), strict=True)]


def _without_closed(work: Conversion, power: Power, theirs: ForeignPower) -> Power:
    """The power without the centers that no unit can reach, which some variants use to give it a unit more."""

    def kept(codes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(code for code in codes if code not in work.impassable)

    home, centers = kept(power.home), kept(power.first_centers)
    for code in dict.fromkeys((*power.home, *power.first_centers)):
        if code in work.impassable:
            message = said("importers.unreachable-center", place=work.impassable[code], power=power.name)
            work.report.left_out(message, theirs.line)
    same = power.centers is None or set(centers) == set(home)
    return replace(power, home=home, territory=kept(power.territory), centers=None if same else centers)


# --- powers


def _mark_homes(work: Conversion) -> None:
    for power in work.foreign.powers.values():
        for key in (*power.home, *(power.centers or ())):
            site = work.sites.get(work.code.get(key, ""))
            if site is not None and not site.center:
                site.center = True
                work.report.guessed(said("importers.home-center", place=site.source.name), power.line)


def _powers(work: Conversion) -> list[Power]:
    if not work.foreign.powers:
        raise NotImported(said("importers.no-powers"))
    claims = NameClaims(SEPARATORS)
    names = {
        theirs: power_name(theirs, claims, work.report, power.line) for theirs, power in work.foreign.powers.items()
    }
    tint = colors({names[theirs]: power.color for theirs, power in work.foreign.powers.items()}, work.report)
    powers = []
    for theirs, power in work.foreign.powers.items():
        name = names[theirs]
        adjective, aliases = power_words(name, power.adjective, power.aliases, claims, work.report, power.line)
        home = _keys(work, power.home, power)
        territory = _keys(work, [*power.home, *power.territory], power) if power.territory else home
        centers = None if power.centers is None else _keys(work, power.centers, power)
        units = tuple(_units(work, name, power.units))
        powers.append(Power(name, adjective, tint[name], home, territory, units, aliases, centers))
    return powers


def _keys(work: Conversion, keys: list[str], power: ForeignPower) -> tuple[str, ...]:
    found = dict.fromkeys(work.code.get(key, "") for key in keys)
    for key in keys:
        if work.code.get(key, "") not in work.sites:
            work.report.left_out(said("importers.no-place", place=clean(key)), power.line)
    return tuple(code for code in found if code in work.sites)


def _units(work: Conversion, name: str, theirs: dict[Piece, int | None]) -> list[Piece]:
    units: list[Piece] = []
    for piece, line in theirs.items():
        at = place(work, piece.at)
        site = work.sites.get(at.partition("/")[0])
        bare = None if site is None else _province(site)
        if bare is not None and piece.kind == FLEET and at == bare.code and bare.coasts:
            at = bare.locations[1]
            work.report.guessed(said("importers.unit-coast", unit=Piece(piece.kind, at)), line)
        elif bare is not None and not bare.coasts:
            at = bare.code
        if bare is None or piece.kind not in (ARMY, FLEET) or misfit(piece.kind, at, bare):
            work.report.left_out(said("importers.unit", unit=f"{piece.kind} {clean(piece.at)}", owner=name), line)
        elif work.taken.setdefault(bare.code, f"{piece} {name}") != f"{piece} {name}":
            work.report.left_out(said("importers.unit-second", unit=Piece(piece.kind, at), owner=name), line)
        else:
            units.append(Piece(piece.kind, at))
    return units


# --- the whole


def _board(work: Conversion, powers: list[Power], neutral: list[Piece]) -> Board:
    foreign = work.foreign
    claims = NameClaims()
    for code in (*work.sites, *work.impassable):
        claims.take(code, code)
    provinces = tuple(
        _province(site, *place_names(code, site.source.name, site.source.aliases, claims, work.report, *site.where))
        for code, site in work.sites.items()
    )
    impassable = {
        code: place_names(code, name, (), claims, work.report, None)[0] for code, name in work.impassable.items()
    }
    centers = sum(province.center for province in provinces)
    atlas = Atlas(provinces, impassable)
    groups = {clean(name): _group(work, keys) for name, keys in foreign.minor_groups.items()}
    return Board(
        name=re.sub(r"[^a-z0-9_-]+", "-", foreign.name.lower()).strip("-_")[:60] or "imported",
        title=clean(foreign.title) or clean(foreign.name) or "Imported map",
        provinces=provinces,
        powers=tuple(powers),
        borders=atlas.in_order(Border(*ends, lack=work.lacks.get(ends, 0)) for ends in work.borders),
        victory=_victory(work, centers),
        calendar=Calendar(foreign.start, foreign.phases),
        impassable=impassable,
        builds=foreign.builds,
        neutral_units=tuple(neutral),
        neutral_centers=_group(work, foreign.neutral_centers),
        minor_groups={name: codes for name, codes in groups.items() if codes},
    )


def _group(work: Conversion, keys: list[str]) -> tuple[str, ...]:
    return tuple(code for code in dict.fromkeys(work.code.get(key, "") for key in keys) if code in work.sites)


def _victory(work: Conversion, centers: int) -> int:
    given = work.foreign.victory
    if given is not None and 1 <= given <= centers:
        return given
    most = max(1, min(centers, centers // 2 + 1))
    line = work.foreign.victory_line
    work.report.guessed(said("importers.victory", centers=centers, victory=most), line)
    return most


def _sum_up(work: Conversion, board: Board) -> None:
    report = work.report
    ends = {border.ends for border in board.borders}
    for kind, origin, to in sorted(ends):
        if (kind, to, origin) not in ends:
            message = said("importers.one-way", unit=kind, origin=origin, to=to)
            report.carried(message, work.borders[kind, origin, to], work.foreign.places_file)
    units = sum(len(power.units) for power in board.powers)
    report.carried(
        said(
            "importers.whole",
            powers=len(board.powers),
            provinces=len(board.provinces),
            centers=len(board.centers),
            borders=len(board.borders),
            units=units,
        )
    )
