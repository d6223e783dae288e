"""Validates a map as a whole: unambiguous names, two-way borders, reachable provinces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from casusbelli.core.board import COAST, HOME, LAND, SEA, Board, Border, Power, Province, normal
from casusbelli.core.mapread import Faults, Section, key_path, meant, shown
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.core.phases import Phase
from casusbelli.core.vocabulary import SEPARATORS

UNIT_PLURAL = {ARMY: "armies", FLEET: "fleets"}


@dataclass
class Borders:
    """Borders as a file writes them, each with its key."""

    table: dict[Border, str] = field(default_factory=dict)
    one_way: dict[Border, str] = field(default_factory=dict)

    def mark(self, listed: Sequence[Border], passage: bool = False, lack: int = 0) -> None:
        """Turn these borders, read before, into passages or weaker borders; in both directions if there are two."""
        if not listed:
            return
        marked = {border.ends for one in listed for border in (one, reverse(one))}

        def changed(border: Border) -> Border:
            return replace(border, passage=passage, lack=lack) if border.ends in marked else border

        self.table = {changed(border): key for border, key in self.table.items()}
        self.one_way = {changed(border): key for border, key in self.one_way.items()}

    def write(self, row: Iterable[Border], rows: Section, key: str) -> None:
        path = rows.key(key)
        for border in row:
            if border in self.table:
                already = f"{self.table[border]} does so already for {UNIT_PLURAL[border.kind]}"
                rows.fault(key, f"names {border.to}, but {already}", "take one of them out")
            self.table.setdefault(border, path)

    @property
    def all(self) -> dict[Border, str]:
        return self.table | self.one_way

    def both_ways(self) -> tuple[Border, ...]:
        """The borders with the reverse directions that a patch leaves out, except for one-way ones."""
        back = [reverse(border) for border in self.table if border not in self.one_way]
        return tuple(dict.fromkeys([*self.all, *back]))


def reverse(border: Border) -> Border:
    return replace(border, origin=border.to, to=border.origin)


class Atlas:
    """The provinces of a file, for checking what the rest of the file says about them."""

    def __init__(self, provinces: tuple[Province, ...], impassable: Mapping[str, str]) -> None:
        self.provinces = provinces
        self.impassable = impassable
        self.province = {p.code: p for p in provinces}
        self.home_of = {location: p for p in provinces for location in p.locations}

    def admits(self, kind: str, place: str, table: Section, key: str) -> bool:
        """Can such a unit be in this place? If not, report why."""
        if not self._knows(place, self.home_of, "location", table, key):
            return False
        reason = misfit(kind, place, self.home_of[place])
        if reason:
            table.fault(key, *reason)
        return not reason

    def joins(self, border: Border, table: Section, key: str) -> bool:
        """Can there be such a border? Its ``origin`` has been checked already."""
        if not self.admits(border.kind, border.to, table, key):
            return False
        if self.home_of[border.origin] == self.home_of[border.to]:
            table.fault(key, f"joins {border.origin} to {border.to}, the same province", "take it out")
            return False
        return True

    def provinces_in(self, table: Section, key: str) -> tuple[str, ...]:
        codes = table.words(key)
        return tuple(code for code in codes if self._knows(code, self.province, "province", table, key))

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
            remedy = meant(place, known, "add it or take it out")
            table.fault(key, f"names {name}, which is no {noun}", remedy)
        return False


def misfit(kind: str, place: str, province: Province) -> tuple[str, str] | None:
    """Why no such unit can be there, and what to write instead."""
    if kind == ARMY and province.terrain == SEA:
        return f"has an army in {place}, which is a sea", "write it for fleets only"
    if kind == ARMY and place != province.code:
        return f"has an army in {place}, but armies are on no coast", f"write {province.code}"
    if kind == FLEET and province.terrain == LAND:
        return f"has a fleet in {place}, which is inland", "write it for armies only"
    if kind == FLEET and province.coasts and place == province.code:
        coasts = " or ".join(province.locations[1:])
        return f"has a fleet in {place}, whose coast is split", f"write {coasts}"
    return None


def check_symmetry(borders: Borders, faults: Faults) -> None:
    lone: dict[tuple[str, str, str], list[str]] = {}
    for border, key in borders.table.items():
        if border not in borders.one_way and reverse(border) not in borders.table:
            lone.setdefault((key, border.origin, border.to), []).append(border.kind)
    for (key, origin, to), kinds in lone.items():
        units = " and ".join(UNIT_PLURAL[kind] for kind in kinds)
        one_way = " and ".join(shown(f"{kind} {origin} - {to}") for kind in kinds)
        what = f"names {to}, but {to} does not name {origin} back for {units}"
        faults.add(key, what, f"add it there, take it out here, or put {one_way} into borders.one_way")
    for border, key in borders.one_way.items():
        if reverse(border) in borders.all:
            what = f"has {border.kind} {border.origin} - {border.to}, but the way back is a border too"
            faults.add(key, what, "take one of them out")


def check_board(board: Board, faults: Faults) -> None:
    check_names(board, faults)
    check_colors(board, faults)
    check_starts(board, faults)
    check_homes(board, faults)
    check_coasts(board, faults)
    check_reach(board, faults)
    check_patches(board, faults)
    centers = len(board.centers)
    if board.victory > max(centers, 1):
        what = f"is {shown(board.victory)}, but the map has {centers} supply centers"
        faults.add("victory", what, "nobody could win; make it less")


# --- names


def check_names(board: Board, faults: Faults) -> None:
    places = [(("provinces", p.code), (p.code, p.name, *p.aliases)) for p in board.provinces]
    places += [(("impassable", code), (code, name)) for code, name in board.impassable.items()]
    check_unique(places, faults)
    check_unique([(("powers", p.name), (p.name, p.adjective, *p.aliases)) for p in board.powers], faults)


def check_colors(board: Board, faults: Faults) -> None:
    colors: dict[str, str] = {}
    for power in board.powers:
        other = colors.setdefault(power.color, power.name)
        if power.color and other != power.name:
            key = key_path("powers", power.name, "color")
            what = f"is {power.color}, and so is that of {other}"
            faults.add(key, what, "give each power a colour of its own")


def check_unique(owners: Iterable[tuple[tuple[str, str], tuple[str, ...]]], faults: Faults) -> None:
    """A name means one thing, however it is written: "St. P" and "StP" are the same name."""
    claims: dict[str, tuple[str, str]] = {}
    for owner, names in owners:
        for name in filter(None, names):
            word = normal(name)
            other = claims.setdefault(word, owner)
            if len(word) < 2:
                remedy = "give it a name of two letters or digits at least"
                faults.add(key_path(*owner), f"is called {shown(name)}", remedy)
            elif word in SEPARATORS and owner[0] == "powers":
                faults.add(key_path(*owner), f"is called {shown(name)}, a word between orders", "give it another name")
            elif other != owner:
                what = f"is called {shown(name)}, and so is {key_path(*other)}"
                faults.add(key_path(*owner), what, "let only one of them have the name")


# --- powers


def check_starts(board: Board, faults: Faults) -> None:
    taken: dict[str, str] = {}
    for owner, piece in board.first_units:
        code = board.province_of[piece.at]
        first = taken.setdefault(code, f"{piece} of {owner}")
        if first != f"{piece} of {owner}":
            key = key_path("powers", owner, "units") if owner in board.power else "neutral.units"
            faults.add(key, f"puts {piece} where {first} is", "one unit in a province")


def check_homes(board: Board, faults: Faults) -> None:
    """A home can be that of several powers; a supply center has one owner at the start, and territory one power."""
    check_owners(board, faults)
    territory: dict[str, str] = {}
    for power in board.powers:
        for key, codes in (("home", power.home), ("centers", power.centers or ())):
            for code in codes:
                if not board.province[code].center:
                    path = key_path("powers", power.name, key)
                    faults.add(path, f"has {code}, which is not a supply center", "take it out, or make it one")
        path = key_path("powers", power.name, "territory")
        for code in power.territory:
            other = territory.setdefault(code, power.name)
            if other != power.name and code not in power.home:
                faults.add(path, f"has {code}, and so has that of {other}", "give it to one of them")
            if board.province[code].terrain == SEA:
                faults.add(path, f"has {code}, which is a sea", "take it out")
        for code in power.home:
            if code not in power.territory:
                faults.add(path, f"lacks the home center {code}", "add it: home centers are territory")
    for code in board.neutral_centers:
        if not board.province[code].center:
            faults.add("neutral.centers", f"has {code}, which is not a supply center", "take it out, or make it one")


def check_owners(board: Board, faults: Faults) -> None:
    owner: dict[str, str] = {}
    for power in board.powers:
        key = "home" if power.centers is None else "centers"
        for code in power.first_centers:
            other = owner.setdefault(code, power.name)
            if other != power.name:
                remedy = "give it to one of them; if it is the home of both, list what each owns first under centers"
                faults.add(key_path("powers", power.name, key), f"has {code}, and so has that of {other}", remedy)
    for code in board.neutral_centers:
        if code in owner:
            faults.add("neutral.centers", f"has {code}, and so has that of {owner[code]}", "give it to one of them")


# --- reachability


def all_borders(board: Board) -> tuple[Border, ...]:
    """The borders of all dates."""
    return (*board.borders, *(border for patch in board.patches for border in patch.added))


def check_coasts(board: Board, faults: Faults) -> None:
    """Terrain must agree with borders: every coast is one that a fleet can reach or leave."""
    fleet = [border for border in all_borders(board) if border.kind == FLEET]
    ends = {end for border in fleet for end in (border.origin, border.to)}
    for province in board.provinces:
        if province.terrain == COAST:
            for place in province.locations[1:] or province.locations:
                if place not in ends:
                    what = f"is a coast, but no fleet border leads to {place}"
                    remedy = "write its borders, or correct the province"
                    faults.add(key_path("provinces", province.code), what, remedy)


def check_reach(board: Board, faults: Faults) -> None:
    """Every province must be reachable from where units start or are built; dated borders count."""
    lanes: dict[str, set[str]] = {p.code: set() for p in board.provinces}
    for border in all_borders(board):
        lanes[board.province_of[border.origin]].add(board.province_of[border.to])
    seen = reached(lanes, starts(board.powers, board.neutral_units, board.builds))
    for code in lanes:
        if code not in seen:
            faults.add(key_path("provinces", code), "cannot be reached by any unit", "give it borders")


def starts(powers: Iterable[Power], neutral: Iterable[Piece], builds: str) -> list[str]:
    """The provinces where units are at the start, and those where powers can build from then on."""
    sites = [piece.at.partition("/")[0] for piece in neutral]
    for power in powers:
        sites += [piece.at.partition("/")[0] for piece in power.units]
        sites += power.home if builds == HOME else (*power.home, *power.first_centers)
    return sites


def reached(lanes: Mapping[str, Iterable[str]], sites: Iterable[str]) -> set[str]:
    """The provinces to which units can come from these, or from the first of all if there are none."""
    seen = set(sites) or set(list(lanes)[:1])
    stack = list(seen)
    while stack:
        fresh = set(lanes[stack.pop()]) - seen
        seen |= fresh
        stack.extend(fresh)
    return seen


# --- patches


def check_patches(board: Board, faults: Faults, known: int = 0) -> None:
    """Check the patches after the first ``known``, which are in another file."""
    closed = {code for patch in board.patches for code in patch.closed}
    for n, patch in enumerate(board.patches[known:], 1):
        key = f"patch[{n}]"
        if patch.start and patch.stop and Phase.of(patch.start).day >= Phase.of(patch.stop).day:
            what = f"is {patch.stop}, which is not after the start, {patch.start}"
            faults.add(f"{key}.stop", what, "a patch ends later than it begins")
        for code in patch.opened:
            if code not in closed:
                faults.add(f"{key}.opened", f"has {code}, which no patch closes", "take it out")
    check_patched_borders(board, faults, known)


def check_patched_borders(board: Board, faults: Faults, known: int) -> None:
    """Borders that are added must be new, and those removed must exist; patches of other dates may have changed
    that."""
    usual = {border.ends for border in board.borders}
    added = {border.ends for patch in board.patches for border in patch.added}
    removed = {border.ends for patch in board.patches for border in patch.removed}
    for n, patch in enumerate(board.patches[known:], 1):
        for border in patch.added:
            if border.ends in usual and border.ends not in removed:
                what = f"adds {border.kind} {border.origin} - {border.to}, which is a border anyway"
                faults.add(f"patch[{n}].add", what, "take it out")
        for border in patch.removed:
            if border.ends not in usual and border.ends not in added:
                what = f"removes {border.kind} {border.origin} - {border.to}, which is no border"
                faults.add(f"patch[{n}].remove", what, "take it out")
