"""Geography: provinces, coasts, borders, powers. Data and what can be derived from it, without any rules.

A *location* is a place where a unit can be: a province code (``"PAR"``, ``"NTH"``) or, for fleets, one coast of a split
province (``"STP/SC"``). Borders join locations and are directed; an ordinary border is two of them. The board on one
date (with its closed provinces and dated borders) is a Board of its own: ``board.on(phase)``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from casusbelli.core.cached_property import cached_property
from casusbelli.core.convoys import Carriers, Waters
from casusbelli.core.kernel import HALF, WEAK
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.core.package_data import drawn
from casusbelli.core.phases import NEVER, Phase
from casusbelli.deprecated import renamed

__all__ = ["Board", "Border", "Calendar", "Patch", "Power", "Province", "normal"]

LAND, COAST, SEA = "land", "coast", "sea"
LACKS = {"weak": WEAK, "half": HALF}  # as a map file names such borders
HOME, OWNED, OWNED_WITH_HOME = BUILDS = ("home", "owned", "owned-with-home")  # the centers in which powers build
NEUTRAL = "Neutral"  # the owner of units and centers that are no power's
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Province:
    code: str
    name: str
    terrain: str
    aliases: tuple[str, ...] = ()
    center: bool = False
    coasts: tuple[str, ...] = ()  # "NC", "SC": only if the coast is split
    convoyable: bool = False  # fleets here may convoy: every sea, and coasts marked so by the map

    @property
    def locations(self) -> tuple[str, ...]:
        return (self.code, *(f"{self.code}/{coast}" for coast in self.coasts))


@dataclass(frozen=True, slots=True)
class Power:
    name: str
    adjective: str
    color: str
    home: tuple[str, ...]  # home supply centers
    territory: tuple[str, ...]  # every land province inside the power's border, including home centers
    units: tuple[Piece, ...]  # starting units
    aliases: tuple[str, ...] = ()
    centers: tuple[str, ...] | None = None  # owned at the start; None: the home centers

    @property
    def first_centers(self) -> tuple[str, ...]:
        return self.home if self.centers is None else self.centers


@dataclass(frozen=True, slots=True)
class Border:
    """A unit of ``kind`` may go from ``origin`` to ``to``; the way back is another border. A ``passage`` allows moves
    only: no supports, retreats or convoys across it. With a ``lack``, moves across it have less strength of their own,
    nobody supports across it, and other retreats go first."""

    kind: str
    origin: str
    to: str
    passage: bool = False
    lack: int = 0  # HALF or WEAK: what a move lacks, in halves

    @property
    def ends(self) -> tuple[str, str, str]:
        return (self.kind, self.origin, self.to)


@dataclass(frozen=True, slots=True)
class Patch:
    """A change of the board between two dates: ``start`` <= phase < ``stop`` (None: open-ended). Removals apply before
    additions, so that a patch can turn an ordinary border into a passage."""

    start: str | None = None
    stop: str | None = None
    closed: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    added: tuple[Border, ...] = ()
    removed: tuple[Border, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True)
class Calendar:
    start: str = "S1901M"
    phases: tuple[str, ...] = ("SM", "SR", "FM", "FR", "WA")

    @property
    def seasons(self) -> tuple[str, ...]:
        """The seasons with a movement phase, by their letters."""
        return tuple(dict.fromkeys(step.season for step in map(Phase.of_year, self.phases) if step.is_movement))


@dataclass(frozen=True, eq=False)
class Board:
    name: str
    title: str
    provinces: tuple[Province, ...]
    powers: tuple[Power, ...]
    borders: tuple[Border, ...]
    victory: int
    calendar: Calendar = Calendar()
    patches: tuple[Patch, ...] = ()
    impassable: Mapping[str, str] = field(default_factory=dict)  # code -> name of areas that no unit may enter
    minor_groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # neutral centers that form one country
    closed: Mapping[str, str] = field(default_factory=dict)  # today: province -> the date it opens, or "never"
    refuge: bool = False  # may units retreat to closed provinces?
    builds: str = HOME  # where powers build: one of BUILDS
    neutral_units: tuple[Piece, ...] = ()  # starting units of nobody, which hold
    neutral_centers: tuple[str, ...] = ()  # supply centers that nobody's units hold

    @cached_property
    def origin(self) -> Board:
        """The board from which this one was derived, as it is on one date or as rules changed it; itself if it was not
        derived. Exports name this board as the game's."""
        return self

    def derived(self, **changes: Any) -> Board:
        """A copy with some fields changed, which keeps its ``origin``."""
        other = replace(self, **changes)
        other.__dict__["origin"] = self.origin
        return other

    def as_given(self) -> Board:
        """This board as the origin of a game, without any earlier ``origin``."""
        return self if self.origin is self else self.memo(replace)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out cached values when pickling: they are computed again."""
        state = {item.name: getattr(self, item.name) for item in fields(self)}
        return state if self.origin is self else {**state, "origin": self.origin}

    def __deepcopy__(self, _memo: object) -> Board:
        """Return the board itself: it is immutable."""
        return self

    def memo(self, make: Callable[[Board], T]) -> T:
        """Memoize ``make`` for this board."""
        tables: dict[Callable[[Board], Any], Any] = self._tables
        if make not in tables:
            tables[make] = make(self)
        made: T = tables[make]
        return made

    def remember(self, make: Callable[[Board], T], made: T) -> None:
        """Set the value that ``memo`` returns from now on."""
        self._tables[make] = made

    @cached_property
    def _tables(self) -> dict[Callable[[Board], Any], Any]:
        return {}

    def __repr__(self) -> str:
        return f"<Board {self.name}: {self.title}, {len(self.provinces)} provinces, {len(self.powers)} powers>"

    def _repr_svg_(self) -> str:
        """The empty board, in a notebook."""
        return drawn(self)

    # --- names

    @cached_property
    def province(self) -> dict[str, Province]:
        return {p.code: p for p in self.provinces}

    @cached_property
    def power(self) -> dict[str, Power]:
        return {p.name: p for p in self.powers}

    @cached_property
    def province_of(self) -> dict[str, str]:
        """Location -> province code."""
        return {location: p.code for p in self.provinces for location in p.locations}

    @cached_property
    def centers(self) -> tuple[str, ...]:
        return tuple(p.code for p in self.provinces if p.center)

    @cached_property
    def place_names(self) -> dict[str, str]:
        """Names of provinces (code, name, alias; normalized by ``normal``) -> code."""
        return {normal(word): p.code for p in self.provinces for word in (p.code, p.name, *p.aliases)}

    @cached_property
    def power_names(self) -> dict[str, str]:
        """Names of powers (name, adjective, alias; normalized by ``normal``) -> name."""
        return {normal(word): p.name for p in self.powers for word in (p.name, p.adjective, *p.aliases)}

    # --- the start

    @cached_property
    def first_owners(self) -> dict[str, str]:
        """Supply center -> the power that owns it at the start."""
        return {center: power.name for power in self.powers for center in power.first_centers}

    @cached_property
    def first_units(self) -> tuple[tuple[str, Piece], ...]:
        """The starting units with their owners, those of nobody last."""
        owned = [(power.name, piece) for power in self.powers for piece in power.units]
        return (*owned, *((NEUTRAL, piece) for piece in self.neutral_units))

    @cached_property
    def neutral_at_first(self) -> tuple[str, ...]:
        """The supply centers that no power has at the start: as a home, as their owner, or with a unit."""
        taken = {center for power in self.powers for center in power.home} | set(self.first_owners)
        taken |= {self.province_of[piece.at] for power in self.powers for piece in power.units}
        return tuple(center for center in self.centers if center not in taken)

    # --- adjacency

    @cached_property
    def adjacent(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Kind -> location -> the adjacent locations for such a unit, in the map's order."""
        rank = {location: n for n, location in enumerate(self.province_of)}
        rows: dict[str, dict[str, list[str]]] = {kind: {at: [] for at in self.province_of} for kind in (ARMY, FLEET)}
        for border in self.borders:
            rows[border.kind][border.origin].append(border.to)
        return {
            kind: {at: tuple(sorted(row, key=rank.__getitem__)) for at, row in table.items()}
            for kind, table in rows.items()
        }

    @cached_property
    def reach(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Where a unit may move on this date: ``adjacent`` without closed provinces. Convoys are not included."""
        return {
            kind: {at: tuple(to for to in row if self.province_of[to] not in self.closed) for at, row in table.items()}
            for kind, table in self.adjacent.items()
        }

    @cached_property
    def reach_set(self) -> dict[str, dict[str, frozenset[str]]]:
        return {kind: {at: frozenset(row) for at, row in table.items()} for kind, table in self.reach.items()}

    @cached_property
    def havens(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """Where a unit may retreat on this date, if the place is empty."""
        rows = self.adjacent if self.refuge else self.reach
        if not self.passages:
            return rows
        return {
            kind: {at: tuple(to for to in row if (kind, at, to) not in self.passages) for at, row in table.items()}
            for kind, table in rows.items()
        }

    @cached_property
    def passages(self) -> frozenset[tuple[str, str, str]]:
        return frozenset(border.ends for border in self.borders if border.passage)

    @cached_property
    def lacking(self) -> dict[tuple[str, str, str], int]:
        """The borders across which units are weaker, with what their moves lack."""
        return {border.ends: border.lack for border in self.borders if border.lack}

    @cached_property
    def near(self) -> dict[str, dict[str, frozenset[str]]]:
        """Kind -> location -> the *provinces* adjacent for such a unit, which it may support. Closed provinces are
        included: a closure stops units, not support."""
        barred = self.passages.union(self.lacking)
        return {
            kind: {
                at: frozenset(self.province_of[to] for to in row if (kind, at, to) not in barred)
                for at, row in table.items()
            }
            for kind, table in self.adjacent.items()
        }

    @cached_property
    def supportable(self) -> dict[str, dict[str, frozenset[str]]]:
        """Kind -> location -> how a support may name the destinations of such a unit: by location or by province."""
        return {
            kind: {at: frozenset((*row, *self.near[kind][at])) for at, row in table.items()}
            for kind, table in self.adjacent.items()
        }

    @cached_property
    def neighbors(self) -> dict[str, tuple[str, ...]]:
        """Province -> the provinces it borders, for any kind of unit."""
        table: dict[str, dict[str, None]] = {p.code: {} for p in self.provinces}
        for border in self.borders:
            table[self.province_of[border.origin]][self.province_of[border.to]] = None
        return {code: tuple(row) for code, row in table.items()}

    def can_stand(self, kind: str, location: str) -> bool:
        """Can a unit of this kind be in this location? Armies on land; fleets at sea or on a coast, which must be named
        if it is split."""
        province = self.province.get(self.province_of.get(location, ""))
        if province is None:
            return False
        if kind == ARMY:
            return province.terrain != SEA and location == province.code
        return province.terrain != LAND and (location != province.code or not province.coasts)

    # --- convoys

    @cached_property
    def carrier(self) -> dict[str, int]:
        """Province -> its bit in a set of convoying fleets; 0 if fleets can't convoy there."""
        return {p.code: self.waters.bit.get(p.code, 0) for p in self.provinces}

    @cached_property
    def sea_lanes(self) -> dict[str, tuple[str, ...]]:
        """Convoyable province -> the provinces adjacent to a fleet there (seas to pass the army on, coasts to land
        it)."""
        lanes: dict[str, dict[str, None]] = {p.code: {} for p in self.provinces if p.convoyable}
        for border in self.borders:
            origin = self.province_of[border.origin]
            if border.kind == FLEET and origin in lanes and not border.passage:
                lanes[origin][self.province_of[border.to]] = None
        return {sea: tuple(row) for sea, row in lanes.items()}

    @cached_property
    def number(self) -> dict[str, int]:
        """Location -> the number of its province, for the kernel."""
        numbers = {p.code: n for n, p in enumerate(self.provinces)}
        return {location: numbers[code] for location, code in self.province_of.items()}

    @cached_property
    def flat_lanes(self) -> tuple[list[int], list[int]]:
        """``sea_lanes`` for the kernel: province n's lanes are ``lanes[starts[n]:starts[n + 1]]``."""
        starts, lanes = [0], [0] * 0
        for province in self.provinces:
            lanes += [self.number[to] for to in self.sea_lanes.get(province.code, ())]
            starts.append(len(lanes))
        return starts, lanes

    def carriers(self, fleets: int) -> Carriers:
        """The possible convoys of a set of fleets (bits of ``carrier``), if all are ordered to convoy."""
        return self.waters.carriers(fleets)

    @cached_property
    def waters(self) -> Waters:
        return Waters(self.sea_lanes, [p.code for p in self.provinces if p.terrain == COAST])

    # --- the board on one date

    def on(self, phase: str) -> Board:
        """The board in ``phase`` ("F1914M" or "F1914"), with the patches of that date applied."""
        if not self.patches:
            return self
        epoch = tuple(patch_applies(patch, phase) for patch in self.patches)
        day = self._days.get(epoch)
        if day is None:
            day = self._days[epoch] = self._patched(epoch)
        return day

    @cached_property
    def _days(self) -> dict[tuple[bool, ...], Board]:
        return {}

    def _patched(self, epoch: Sequence[bool]) -> Board:
        closed = dict(self.closed)  # of two closures the later opening counts
        borders = {border.ends: border for border in self.borders}
        for patch, applies in zip(self.patches, epoch, strict=True):
            if applies:
                for code in patch.closed:
                    closed[code] = max(closed.get(code, ""), patch.stop or NEVER, key=_opening_key)
                for code in patch.opened:
                    closed.pop(code, None)
                for border in patch.removed:
                    borders.pop(border.ends, None)
                borders.update({border.ends: border for border in patch.added})
        return self.derived(borders=tuple(borders.values()), closed=closed, patches=())


def _opening_key(opens: str) -> tuple[int, int]:
    """Sort key for opening dates: "" first, "never" last."""
    return {"": (0, 0), NEVER: (10_000, 0)}.get(opens) or Phase.of(opens).day


def patch_applies(patch: Patch, phase: str) -> bool:
    now = Phase.of(phase).day
    begun = patch.start is None or Phase.of(patch.start).day <= now
    return begun and (patch.stop is None or now < Phase.of(patch.stop).day)


def both_ways(kind: str, pairs: Iterable[Sequence[str]]) -> tuple[Border, ...]:
    return tuple(Border(kind, a, b) for pair in pairs for a, b in (pair, tuple(reversed(pair))))


def normal(text: str) -> str:
    """Normalize a name for look-ups: lower case, letters and digits only, no accents ("St. Petersburg", "München")."""
    if not text.isascii():
        text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(filter(str.isalnum, text.lower()))


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__)
