"""What must hold of a map as a whole: names that mean one thing, borders with two sides, provinces one can come to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from casusbelli.core.board import LAND, SEA, Board, Border, Province, date_key, normal
from casusbelli.core.mapread import Faults, Section, key_path, meant, shown
from casusbelli.core.orders import ARMY, FLEET

UNIT_PLURAL = {ARMY: "armies", FLEET: "fleets"}


@dataclass
class Borders:
    """Borders as a file writes them: each with the key it stands under."""

    table: dict[Border, str] = field(default_factory=dict)
    one_way: dict[Border, str] = field(default_factory=dict)

    def write(self, row: Iterable[Border], rows: Section, key: str) -> None:
        for border in row:
            if border in self.table:
                what = f"names {border.to}, but {self.table[border]} does so already for {UNIT_PLURAL[border.kind]}"
                rows.fault(key, what, "take one of them out")
            self.table.setdefault(border, rows.key(key))

    @property
    def all(self) -> dict[Border, str]:
        return self.table | self.one_way

    def both_ways(self) -> tuple[Border, ...]:
        """With the ways back, which a patch leaves out; only what is said to be one-way has none."""
        back = [reverse(border) for border in self.table if border not in self.one_way]
        return tuple(dict.fromkeys([*self.all, *back]))


def reverse(border: Border) -> Border:
    return Border(border.kind, border.to, border.origin)


class Atlas:
    """The provinces of a file, to check what the rest of it says about them."""

    def __init__(self, provinces: tuple[Province, ...], impassable: Mapping[str, str]) -> None:
        self.provinces = provinces
        self.impassable = impassable
        self.province = {p.code: p for p in provinces}
        self.home_of = {location: p for p in provinces for location in p.locations}

    def admits(self, kind: str, place: str, table: Section, key: str) -> bool:
        """May such a unit be in this place? Notes why not."""
        if not self._knows(place, self.home_of, "location", table, key):
            return False
        province = self.home_of[place]
        if kind == ARMY and province.terrain == SEA:
            what, remedy = f"has an army in {place}, which is a sea", "write it for fleets only"
        elif kind == ARMY and place != province.code:
            what, remedy = f"has an army in {place}, but armies are on no coast", f"write {province.code}"
        elif kind == FLEET and province.terrain == LAND:
            what, remedy = f"has a fleet in {place}, which is inland", "write it for armies only"
        elif kind == FLEET and province.coasts and place == province.code:
            what, remedy = f"has a fleet in {place}, whose coast is split", f"write {' or '.join(province.locations[1:])}"
        else:
            return True
        table.fault(key, what, remedy)
        return False

    def joins(self, border: Border, table: Section, key: str) -> bool:
        """Can there be such a border? Of its two ends, ``origin`` may be the row and has been looked at."""
        if not self.admits(border.kind, border.to, table, key):
            return False
        if self.home_of[border.origin] == self.home_of[border.to]:
            table.fault(key, f"joins {border.origin} to {border.to}, the same province", "take it out")
            return False
        return True

    def provinces_in(self, table: Section, key: str) -> tuple[str, ...]:
        return tuple(code for code in table.words(key) if self._knows(code, self.province, "province", table, key))

    def in_order(self, borders: Iterable[Border]) -> tuple[Border, ...]:
        rank = {location: n for n, location in enumerate(self.home_of)}
        return tuple(sorted(borders, key=lambda border: (border.kind, rank[border.origin], rank[border.to])))

    def _knows(self, place: str, known: Iterable[str], noun: str, table: Section, key: str) -> bool:
        if place in known:
            return True
        if place in self.impassable:
            table.fault(key, f"names {place}, which is impassable", "take it out, here or under impassable")
        else:
            name = place if place.isalnum() else shown(place)
            table.fault(key, f"names {name}, which is no {noun}", meant(place, known, "add it or take it out"))
        return False


def check_symmetry(borders: Borders, faults: Faults) -> None:
    lone: dict[tuple[str, str, str], list[str]] = {}
    for border, key in borders.table.items():
        if border not in borders.one_way and reverse(border) not in borders.table:
            lone.setdefault((key, border.origin, border.to), []).append(border.kind)
    for (key, origin, to), kinds in lone.items():
        what = f"names {to}, but {to} does not name {origin} back for {' or '.join(UNIT_PLURAL[k] for k in kinds)}"
        one_way = " and ".join(shown(f"{kind} {origin} - {to}") for kind in kinds)
        faults.add(key, what, f"add it there, take it out here, or put {one_way} into borders.one_way")
    for border, key in borders.one_way.items():
        if reverse(border) in borders.all:
            what = f"has {border.kind} {border.origin} - {border.to}, but the way back is a border too"
            faults.add(key, what, "take one of them out")


def check_board(board: Board, faults: Faults) -> None:
    check_names(board, faults)
    check_starts(board, faults)
    check_homes(board, faults)
    check_reach(board, faults)
    check_patches(board, faults)
    centers = len(board.centers)
    if board.provinces and board.victory > max(centers, 1):
        faults.add("victory", f"is {board.victory}, but there are {centers} centres", "nobody could win; make it less")


# --- names


def check_names(board: Board, faults: Faults) -> None:
    places = [(("provinces", p.code), (p.code, p.name, *p.aliases)) for p in board.provinces]
    places += [(("impassable", code), (code, name)) for code, name in board.impassable.items()]
    check_unique(places, faults)
    check_unique([(("powers", p.name), (p.name, p.adjective, *p.aliases)) for p in board.powers], faults)
    colors: dict[str, str] = {}
    for power in board.powers:
        other = colors.setdefault(power.color, power.name)
        if power.color and other != power.name:
            key = key_path("powers", power.name, "color")
            faults.add(key, f"is {power.color}, and so is that of {other}", "give each power a colour of its own")


def check_unique(owners: Iterable[tuple[tuple[str, str], tuple[str, ...]]], faults: Faults) -> None:
    """A name means one thing, however it is written: "St. P" and "StP" are one name."""
    claims: dict[str, tuple[str, str]] = {}
    for owner, names in owners:
        for name in names:
            word = normal(name)
            other = claims.setdefault(word, owner)
            if len(word) < 2:
                faults.add(key_path(*owner), f"is called {shown(name)}", "a name has two letters or digits at least")
            elif other != owner:
                what = f"is called {shown(name)}, and so is {key_path(*other)}"
                faults.add(key_path(*owner), what, "let only one of them have the name")


# --- powers


def check_starts(board: Board, faults: Faults) -> None:
    taken: dict[str, str] = {}
    for power in board.powers:
        for piece in power.units:
            code = board.province_of[piece.at]
            first = taken.setdefault(code, f"{piece} of {power.name}")
            if first != f"{piece} of {power.name}":
                key = key_path("powers", power.name, "units")
                faults.add(key, f"puts {piece} where {first} is", "one unit in a province")


def check_homes(board: Board, faults: Faults) -> None:
    owner: dict[tuple[str, str], str] = {}
    for power in board.powers:
        for key, codes in (("home", power.home), ("territory", power.territory)):
            path = key_path("powers", power.name, key)
            for code in codes:
                other = owner.setdefault((key, code), power.name)
                if other != power.name:
                    faults.add(path, f"has {code}, and so has that of {other}", "give it to one of them")
                if key == "home" and not board.province[code].center:
                    faults.add(path, f"has {code}, which is no supply centre", "take it out, or make it center = true")
                if key == "territory" and board.province[code].terrain == SEA:
                    faults.add(path, f"has {code}, which is a sea", "take it out")
        for code in power.home:
            if code not in power.territory:
                path = key_path("powers", power.name, "territory")
                faults.add(path, f"lacks the home centre {code}", "add it: home centres are territory")


# --- where one can come


def check_reach(board: Board, faults: Faults) -> None:
    """Every province is to be reached from where the units start; dated borders count."""
    lanes: dict[str, set[str]] = {p.code: set() for p in board.provinces}
    for border in (*board.borders, *(border for patch in board.patches for border in patch.added)):
        lanes[board.province_of[border.origin]].add(board.province_of[border.to])
    starts = [board.province_of[piece.at] for power in board.powers for piece in power.units]
    seen = set(starts or list(lanes)[:1])
    stack = list(seen)
    while stack:
        fresh = lanes[stack.pop()] - seen
        seen |= fresh
        stack.extend(fresh)
    for code in lanes:
        if code not in seen:
            faults.add(key_path("provinces", code), "cannot be reached by any unit", "give it borders")


# --- patches


def check_patches(board: Board, faults: Faults) -> None:
    added = {border for patch in board.patches for border in patch.added}
    removed = {border for patch in board.patches for border in patch.removed}
    usual = set(board.borders)
    for n, patch in enumerate(board.patches, 1):
        key = f"patch[{n}]"
        if patch.start and patch.stop and date_key(patch.start) >= date_key(patch.stop):
            faults.add(f"{key}.stop", f"is {patch.stop}, not after start, {patch.start}", "stop after the start")
        for border in patch.added:
            if border in usual and border not in removed:
                what = f"adds {border.kind} {border.origin} - {border.to}, which is a border anyway"
                faults.add(f"{key}.add", what, "take it out")
        for border in patch.removed:
            if border not in usual | added:
                what = f"removes {border.kind} {border.origin} - {border.to}, which is no border"
                faults.add(f"{key}.remove", what, "take it out")
