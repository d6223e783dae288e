"""Imports maps of the judges: the ``.map`` files of the DPjudge and of the `diplomacy` package."""

from __future__ import annotations

import re

from casusbelli.core.board import COAST, LAND, SEA
from casusbelli.core.kernel import HALF, WEAK
from casusbelli.core.map_calendar import FIRST_YEAR, LAST_YEAR
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.core.said import said
from casusbelli.importers.foreign_map import ForeignMap, ForeignPower, ForeignProvince
from casusbelli.importers.import_report import ImportReport, NotImported
from casusbelli.importers.judge_lines import JudgeMap, JudgeRegion, Sources, Where, bare

LETTER = {"SPRING": "S", "SUMMER": "S", "FALL": "F", "AUTUMN": "F", "WINTER": "W"}
KIND = {"MOVEMENT": "M", "ADJUSTMENTS": "A"}
TERRAIN = {"WATER": SEA, "LAND": LAND, "COAST": COAST, "PORT": COAST}
CLOSED = "SHUT"
BUILDS = {"BUILD_ANY": "owned", "REMOTE_BUILDS": "owned-with-home"}


def read_judge_map(text: str, name: str, report: ImportReport, sources: Sources = lambda _name: None) -> ForeignMap:
    """Parse a map. ``sources`` finds the files that it uses."""
    lines = JudgeMap(sources, report)
    lines.files[f"{name}.map".lower()] = None
    lines.read(text)
    if not lines.regions:
        raise NotImported(said("importers.no-provinces"))
    map_ = ForeignMap(name, re.sub(r"[-_]+", " ", name).title())
    _add_provinces(map_, lines)
    for region in lines.regions.values():
        _add_borders(map_, lines, region)
    _add_powers(map_, lines)
    _add_rules(map_, lines)
    return map_


# --- geography


def _base(location: str) -> str:
    return location.partition("/")[0]


def _add_provinces(map_: ForeignMap, lines: JudgeMap) -> None:
    centers = set(lines.unowned)
    for power in lines.powers.values():
        centers.update(power.homes, power.owns or ())
    for region in lines.regions.values():
        key = _base(region.key)
        known = lines.places.get(key)
        name = _titled(known.name) if known is not None else key
        if region.terrain == CLOSED:
            map_.impassable[key] = name
            continue
        line = known.where[0] if known is not None and not known.where[1] else None
        province = map_.provinces.setdefault(
            key, ForeignProvince(name, TERRAIN[region.terrain], key in centers, line=line)
        )
        if known is not None and not province.aliases:
            province.aliases = [alias.replace("+", " ") for alias in known.aliases if not re.search(r"[/()?]", alias)]
        if region.key != key:
            province.coasts.append(region.key.partition("/")[2])
        if region.terrain == "PORT":
            province.convoyable = True
    for key in centers - map_.provinces.keys() - map_.impassable.keys():
        lines.report.left_out(said("importers.no-place", place=key))


def _titled(name: str) -> str:
    return name.title() if name.isupper() else name


def _add_borders(map_: ForeignMap, lines: JudgeMap, region: JudgeRegion) -> None:
    key, terrain = region.key, region.terrain
    if terrain == CLOSED:
        return
    for entry, (number, file) in region.abuts:
        to = bare(entry)
        there = lines.regions.get(to) or lines.regions.get(_base(to))
        if there is None and not any(_base(at) == _base(to) for at in lines.regions):
            lines.report.left_out(said("importers.border-nowhere", unit="", origin=key, to=to, place=to), number, file)
            continue
        if _base(to) == _base(key) or _refused(entry, key, lines, (number, file)):
            continue
        written = entry.rpartition(":")[2].partition("(")[0].strip("~*+?!")
        kinds = _kinds(region, written, _terrain(lines, to), to in lines.regions and not lines.regions[to].army_only)
        line = None if file else number
        for kind in kinds:
            ends = (kind, _base(key) if kind == ARMY else key, _base(to) if kind == ARMY else to)
            map_.border(*ends, line)
            if entry[-1] in "~*" or (written != entry and entry[:1] in "~*"):
                map_.lacks[ends] = WEAK if "~" in entry else HALF


def _terrain(lines: JudgeMap, to: str) -> str:
    there = lines.regions.get(_base(to)) or lines.regions.get(to)
    return there.terrain if there is not None else "COAST"


def _kinds(region: JudgeRegion, written: str, terrain: str, floats: bool) -> list[str]:
    """Which units may cross, by the terrain on both sides and by the case in which the neighbor is written."""
    kinds: list[str] = []
    if terrain == CLOSED:
        return kinds
    walks = "/" not in region.key and region.terrain != "WATER" and terrain != "WATER"
    if walks and not (len(written) > 1 and written == written.title()):
        kinds.append(ARMY)
    sails = not region.army_only and region.terrain != "LAND" and terrain != "LAND"
    if sails and floats and written[:1].isupper():
        kinds.append(FLEET)
    return kinds


def _refused(entry: str, key: str, lines: JudgeMap, where: Where) -> bool:
    """Is the border for some powers, or owners of some centers, only? A colon with nobody before it closes it."""
    powers, colon, _to = entry.rpartition(":")
    if colon and not powers.strip("~*+?!"):
        return True
    if colon or "(" in entry:
        lines.report.left_out(said("importers.bound-border", origin=key, entry=entry[:40]), *where)
        return True
    return False


# --- powers


def _add_powers(map_: ForeignMap, lines: JudgeMap) -> None:
    owner = {center: name for name, power in lines.powers.items() for center in power.owns or ()}
    for name, power in lines.powers.items():
        for center in power.homes if power.owns is None else ():
            owner.setdefault(center, name)
    for name, power in lines.powers.items():
        owned = [center for center, whose in owner.items() if whose == name and center in map_.provinces]
        units = {Piece(kind, at): None if file else line for kind, at, (line, file) in power.units.values()}
        if power.dummy:
            map_.neutral_units.update(units)
            map_.neutral_centers += owned
            lines.report.guessed(said("importers.dummy", power=_power_name(name)), *power.where)
            continue
        home = [center for center in power.homes if center in map_.provinces]
        centers = None if set(owned) == set(home) else owned
        adjective = _power_name(power.adjective) if power.adjective else ""
        line = None if power.where[1] else power.where[0]
        map_.powers[_power_name(name)] = ForeignPower(adjective, home=home, centers=centers, units=units, line=line)


def _power_name(name: str) -> str:
    """ "NEW+YORK" is New York; underscores in front only sort the list."""
    return re.sub(r"[^\W\d_]+", lambda word: word[0].capitalize(), name.lstrip("_").replace("+", " "))


# --- the game


def _add_rules(map_: ForeignMap, lines: JudgeMap) -> None:
    for rule, where in lines.rules.items():
        if rule in BUILDS:
            map_.builds = BUILDS[rule]
        else:
            lines.report.left_out(said("importers.rule", rule=rule[:40]), *where)
    if lines.victory is not None:
        numbers, where = lines.victory
        map_.victory = numbers[-1] if numbers else None
        map_.victory_line = None if where[1] else where[0]
        if len(numbers) > 1:
            lines.report.guessed(said("importers.victory-last", numbers=" ".join(map(str, numbers))[:80]), *where)
    if lines.begin is not None:
        _set_start(map_, lines, *lines.begin)


def _set_start(map_: ForeignMap, lines: JudgeMap, text: str, where: Where) -> None:
    match = re.fullmatch(r"(\S+) (\d{1,4}) (\S+)", text)
    season, year, kind = match.groups() if match else ("", "0", "")
    if season in LETTER and kind in KIND and FIRST_YEAR <= int(year) <= LAST_YEAR:
        map_.start = f"{LETTER[season]}{int(year):04}{KIND[kind]}"
        if LETTER[season] + KIND[kind] in map_.phases:
            return
    forward = FIRST_YEAR <= int(year) <= LAST_YEAR and "B.C" not in season
    map_.start = f"S{int(year) if forward else FIRST_YEAR:04}M"
    lines.report.guessed(said("importers.start", source=text[:60], start=map_.start), *where)
