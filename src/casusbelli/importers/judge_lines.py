"""Reads the directives of a judge's ``.map`` file, with the files that it uses.

The format is that of the DPjudge and of the `diplomacy` package: lines of words, each a directive, a name of a place, a
unit, or the head of a power. A later line changes what earlier ones said.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from casusbelli.core.map_limits import LONGEST_TEXT
from casusbelli.core.said import said
from casusbelli.importers.import_report import ImportReport, NotImported

MOST_FILES, MOST_LINES, MOST_WORDS, MOST_SWEEPS = 40, 20_000, 60_000, 1_000
TERRAINS = ("WATER", "LAND", "COAST", "PORT", "SHUT")
SILENT = ("NOTIFY", "TEXTONLY", "FLAG", "FLAGS", "LEAGUE", "LEAGUES", "END")  # about mail, pictures and alphabets
IGNORED = (
    "CONTROL", "ROTATE", "TEAM", "TEAMS", "NEWHOMES", "PAYOLA", "TAX", "VASSAL", "VASSALS", "IN", "CONVOY", "REFORM",
    "CLAIM", "CLAIMS", "DOMINION", "DOMINIONS", "FLOW",
)  # fmt: skip
NOBODY = ("UNOWNED", "NEUTRAL")
Where = tuple[int, str]  # line and file
Sources = Callable[[str], "str | None"]
"""The text of a file by the name that a USE line gives; None if there is none."""


@dataclass
class JudgePlace:
    name: str
    aliases: list[str]
    where: Where


@dataclass
class JudgeRegion:
    """``key`` is the location in capitals. ``army_only``: written in small letters, because no fleet can be there."""

    key: str
    terrain: str
    army_only: bool
    where: Where
    abuts: list[tuple[str, Where]] = field(default_factory=list)


@dataclass
class JudgePower:
    adjective: str = ""
    homes: dict[str, None] = field(default_factory=dict)
    owns: dict[str, None] | None = None  # None: its homes
    units: dict[str, tuple[str, str, Where]] = field(default_factory=dict)  # province -> kind, location, line
    dummy: bool = False
    where: Where = (0, "")


@dataclass
class JudgeMap:
    """What the lines say in the end."""

    sources: Sources
    report: ImportReport
    places: dict[str, JudgePlace] = field(default_factory=dict)
    regions: dict[str, JudgeRegion] = field(default_factory=dict)
    powers: dict[str, JudgePower] = field(default_factory=dict)
    unowned: dict[str, None] = field(default_factory=dict)
    rules: dict[str, Where] = field(default_factory=dict)
    begin: tuple[str, Where] | None = None
    victory: tuple[list[int], Where] | None = None
    files: dict[str, None] = field(default_factory=dict)
    power: JudgePower | None = None  # the one that units and centers belong to
    lines: int = 0
    words: int = 0
    sweeps: int = 0

    # --- files

    def read(self, text: str, file: str = "") -> None:
        if len(text) > LONGEST_TEXT:
            raise NotImported(said("importers.too-long", count=len(text), most=LONGEST_TEXT), None, file)
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split()
            if words and not words[0].startswith("#"):
                self.lines += 1
                self.words += len(words)
                if self.lines > MOST_LINES or self.words > MOST_WORDS:
                    raise NotImported(said("importers.too-much"), number, file)
                self.line(line, words, (number, file))

    def use(self, name: str, where: Where) -> None:
        name = name if "." in name else f"{name}.map"
        if name.lower() in self.files:
            self.report.left_out(said("importers.used-twice", file=name[:60]), *where)
            return
        self.files[name.lower()] = None
        if len(self.files) > MOST_FILES:
            raise NotImported(said("importers.too-many-files", most=MOST_FILES), *where)
        text = self.sources(name)
        if text is None:
            raise NotImported(said("importers.missing-file", name=name[:60]), *where)
        self.read(text, name)

    # --- directives

    def line(self, line: str, words: list[str], where: Where) -> None:
        head = words[0].upper().rstrip(":")
        if "=" in line and "ABUTS" not in line.upper().split():
            self.name_place(line, where)
        elif head in (*TERRAINS, "AMEND") and len(words) > 1:
            self.terrain(head, words[1:], where)
        elif head in ("A", "F") and len(words) == 2:
            self.unit(head, words[1], where)
        elif head in ("USE", "USES", "MAP"):
            for name in words[1:]:
                self.use(name, where)
        elif head in SILENT:
            return
        elif head in IGNORED:
            self.report.left_out(said("importers.directive", line=" ".join(words)[:80]), *where)
        elif not self.game_line(head, words[1:], where) and not self.power_line(head, words[1:], where):
            self.power_head(words, where)

    def game_line(self, head: str, words: list[str], where: Where) -> bool:
        """Directives about the whole game and the geography."""
        if head == "VICTORY":
            numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 6]
            self.victory = (numbers, where)
        elif head == "BEGIN":
            self.begin = (" ".join(words).upper(), where)
        elif head in ("RULE", "RULES"):
            self.rules.update({word.upper(): where for word in words})
        elif head == "DROP":
            for word in words:
                self.drop(word.upper())
        elif head == "UNPLAYED":
            for name in self.named(words):
                self.powers.pop(name, None)
            self.power = None
        elif head in ("DUMMY", "DUMMIES") and words:
            for name in self.named(words):
                if name in self.powers:
                    self.powers[name].dummy = True
            self.power = None
        elif head in NOBODY or (head == "CENTERS" and self.power is None):
            self.power = None
            self.nobodys(words)
        else:
            return False
        return True

    def power_line(self, head: str, words: list[str], where: Where) -> bool:
        """Directives about the power before."""
        if head not in ("OWNS", "CENTERS", "INHABITS", "HOME", "HOMES", "UNITS", "DUMMY"):
            return False
        power = self.power
        if power is None:
            self.report.left_out(said("importers.no-power-before", line=" ".join((head, *words))[:80]), *where)
        elif head == "UNITS":
            power.units = {}
        elif head == "DUMMY":
            power.dummy = True
        elif head in ("OWNS", "CENTERS"):
            before = power.owns if head == "OWNS" and power.owns is not None else {}
            power.owns = before | dict.fromkeys(word.upper() for word in words)
        else:
            if head != "INHABITS":
                power.homes = {}
            self.homes(power, words, where)
        return True

    def named(self, words: list[str]) -> list[str]:
        """The powers in "ALL", "ALL EXCEPT France", "France Italy"."""
        names = [word.strip(",").upper() for word in words]
        if names[:2] == ["ALL", "EXCEPT"]:
            return [name for name in self.powers if name not in names[2:]]
        return list(self.powers) if names[:1] == ["ALL"] else names

    # --- places

    def name_place(self, line: str, where: Where) -> None:
        """Read ``[oldcode ->] Name = code alias ...``."""
        left, _, right = line.partition("=")
        old, arrow, name = left.rpartition("->")
        codes = right.split()
        if not codes or not name.strip():
            self.report.left_out(said("importers.directive", line=line.strip()[:80]), *where)
            return
        key = codes[0].upper()
        if arrow and old.strip().upper() != key:
            self.rename(old.strip().upper(), key)
        self.places[key] = JudgePlace(name.strip(), codes[1:], where)

    def sweep(self) -> None:
        """Count what looks at the whole map, so that no file makes it happen too often."""
        self.sweeps += 1
        if self.sweeps > MOST_SWEEPS:
            raise NotImported(said("importers.too-much"))

    def rename(self, old: str, new: str) -> None:
        self.sweep()
        if old in self.places:
            del self.places[old]
        if old in self.regions:
            region = self.regions.pop(old)
            self.regions[new] = JudgeRegion(new, region.terrain, region.army_only, region.where, region.abuts)
        for region in self.regions.values():
            region.abuts = [(renamed(to, old, new), where) for to, where in region.abuts]
        for power in self.powers.values():
            power.homes = {new if home == old else home: None for home in power.homes}
            if power.owns is not None:
                power.owns = {new if home == old else home: None for home in power.owns}
            power.units = {
                new if code == old else code: (kind, renamed(at, old, new), where)
                for code, (kind, at, where) in power.units.items()
            }
        self.unowned = {new if home == old else home: None for home in self.unowned}

    def drop(self, key: str) -> None:
        self.sweep()
        for table in (self.places, self.regions):
            for known in [known for known in table if is_part(known, key)]:
                del table[known]
        for region in self.regions.values():
            region.abuts = [(to, where) for to, where in region.abuts if not is_part(bare(to), key)]
        for power in self.powers.values():
            power.homes.pop(key, None)
            power.units.pop(key, None)
            if power.owns is not None:
                power.owns.pop(key, None)
        self.unowned.pop(key, None)

    def terrain(self, head: str, words: list[str], where: Where) -> None:
        """Read ``COAST Par ABUTS ...``, and ``AMEND Par ABUTS -X Y``."""
        spelled, key = words[0], words[0].upper()
        small = spelled != key
        known = self.regions.get(key)
        if known is not None and known.army_only != small and not small:
            for coast in [at for at in self.regions if at != key and is_part(at, key)]:
                del self.regions[coast]
        if head == "AMEND":
            if known is None:
                self.report.left_out(said("importers.nothing-to-amend", place=spelled), *where)
                return
            known.army_only = small
        else:
            kept = known.abuts if known is not None and len(words) == 1 else []
            self.regions.pop(key, None)
            known = self.regions[key] = JudgeRegion(key, head, small, where, kept)
        for to in words[2:]:
            if to.startswith("-"):
                gone = bare(to[1:])
                known.abuts = [(other, at) for other, at in known.abuts if not is_part(bare(other), gone)]
            else:
                known.abuts.append((to, where))

    # --- powers

    def unit(self, kind: str, at: str, where: Where) -> None:
        code = at.upper().partition("/")[0]
        if self.power is None:
            self.report.left_out(said("importers.no-power-before", line=f"{kind} {at}"[:80]), *where)
            return
        for power in self.powers.values():
            power.units.pop(code, None)
        self.power.units[code] = (kind, at.upper(), where)

    def nobodys(self, words: list[str]) -> None:
        for word in words:
            if word.startswith("-"):
                self.unowned.pop(word[1:].upper(), None)
            else:
                self.unowned[word.upper()] = None

    def power_head(self, words: list[str], where: Where) -> None:
        """Read ``[OLD ->] POWER [(ADJECTIVE[:X])] [home ...]``, which opens the lines about a power."""
        name = words[0].upper()
        if len(words) > 2 and words[1] == "->":
            words = words[2:]
            if name in self.powers:
                self.powers[words[0].upper()] = self.powers.pop(name)
            name = words[0].upper()
        if not re.search(r"[^\W\d_]", name):
            self.report.left_out(said("importers.directive", line=" ".join(words)[:80]), *where)
            return
        power = self.power = self.powers.setdefault(name, JudgePower(where=where))
        rest = words[1:]
        if rest and rest[0].startswith("("):
            power.adjective = rest[0].strip("()").partition(":")[0] or power.adjective
            rest = rest[1:]
        self.homes(power, rest, where)

    def homes(self, power: JudgePower, words: list[str], where: Where) -> None:
        for word in words:
            key = word.lstrip("~").upper()
            if key.startswith("-"):
                power.homes.pop(key[1:], None)
                self.unowned[key[1:]] = None
            elif key[:1] in ("+", "*", "@", "&"):
                self.report.left_out(said("importers.build-site", place=word), *where)
            else:
                power.homes[key] = None


def bare(to: str) -> str:
    """The location in an entry of a list of neighbors, without its restrictions."""
    return to.rpartition(":")[2].partition("(")[0].strip("~*+?!").upper()


def is_part(location: str, key: str) -> bool:
    """Is this the place, or one of its coasts?"""
    return location == key or location.startswith(f"{key}/")


def renamed(to: str, old: str, new: str) -> str:
    """The entry with the new name, in the same case."""
    at = bare(to)
    if at != old:
        return to
    written = to.rpartition(":")[2].partition("(")[0].strip("~*+?!")
    fresh = new.lower() if written.islower() else new.title() if written.istitle() else new
    return to.replace(written, fresh, 1)
