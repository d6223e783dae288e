"""Codes, names and colors for a map from elsewhere: ours where the source's cannot stand."""

from __future__ import annotations

import colorsys
import re
import unicodedata
from collections.abc import Container, Iterable, Iterator, Mapping

from casusbelli.core.board import normal
from casusbelli.core.mapfile import CODE, COLOR, POWER_NAME
from casusbelli.core.mapread import LONGEST_NAME, MARKUP
from casusbelli.core.said import said
from casusbelli.importers.import_report import ImportReport

COLORS = ("#D55E00", "#0072B2", "#56B4E9", "#4D4D4D", "#009E73", "#CC79A7", "#F0E442")  # told apart by everybody
LONGEST_CODE, LONGEST_POWER, SHORTEST = 20, 40, 2


class NameClaims:
    """Names in use, as readers of orders compare them. A name stands for one owner. ``barred`` are names of none."""

    def __init__(self, barred: Container[str] = ()) -> None:
        self.barred = barred
        self.owner: dict[str, str] = {}

    def take(self, name: str, owner: str) -> bool:
        word = normal(name)
        if len(word) < SHORTEST or word in self.barred:
            return False
        return self.owner.setdefault(word, owner) == owner


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """A text without invisible characters and markup, in one line."""
    kept = "".join(sign if sign.isprintable() and sign not in MARKUP else " " for sign in text[: 4 * longest])
    return " ".join(kept.split())[:longest].strip()


# --- provinces


def codes(keys: Mapping[str, int | None], report: ImportReport, file: str = "") -> dict[str, str]:
    """Key of the source -> our code. ``keys``: with their lines, which are in this file."""
    found = {key: key.upper() for key in keys if re.fullmatch(CODE, key.upper())}
    taken: dict[str, str] = {}
    for key, code in found.items():
        taken.setdefault(code, key)
    table = {}
    for key, line in keys.items():
        code = found.get(key, "")
        if taken.get(code) != key:
            code = next(made for made in _made(key) if made not in taken)
            taken[code] = key
            report.guessed(said("importers.code", key=clean(key), code=code), line, file)
        table[key] = code
    return table


def _made(key: str) -> Iterator[str]:
    """Codes to try for a key that is none."""
    plain = unicodedata.normalize("NFKD", key[:LONGEST_NAME]).upper()
    letters = "".join(sign for sign in plain if sign.isascii() and sign.isalnum()).lstrip("0123456789")
    start = (letters or "X")[: LONGEST_CODE - 4]
    if len(start) >= SHORTEST:
        yield start
    yield from (f"{start}{n}" for n in range(2, 10_000))


def place_names(
    code: str,
    name: str,
    aliases: Iterable[str],
    claims: NameClaims,
    report: ImportReport,
    line: int | None = None,
    file: str = "",
) -> tuple[str, tuple[str, ...]]:
    """Name and aliases of a province that nobody else has; the code is claimed already."""
    wanted = clean(name) or code
    tries = (wanted, f"{wanted[: LONGEST_NAME - LONGEST_CODE - 3]} ({code})", code)
    taken = next(one for one in tries if claims.take(one, code))
    if taken != wanted:
        report.guessed(said("importers.name", name=wanted, instead=taken), line, file)
    words = {alias: None for alias in map(clean, aliases) if normal(alias) not in ("", normal(code), normal(taken))}
    kept = [alias for alias in words if claims.take(alias, code)]
    if len(kept) < len(words):
        lost = [alias for alias in words if alias not in kept]
        report.left_out(said("importers.aliases", place=taken, names=lost), line, file)
    return taken, tuple({normal(alias): alias for alias in reversed(kept)}.values())[::-1]


# --- powers


def power_name(wanted: str, claims: NameClaims, report: ImportReport, line: int | None) -> str:
    """A name for a power that a map file admits."""
    plain = re.sub(r"[^\w .'-]|_", " ", clean(wanted))
    plain = re.sub(r"^[\W\d]+", "", " ".join(plain.split()))[: LONGEST_POWER - 4].rstrip(" '-")
    start = plain if re.fullmatch(POWER_NAME, plain) and len(normal(plain)) >= SHORTEST else "Power"
    tries = (start, *(f"{start} {n}" for n in range(2, 1000)))
    name = next(one for one in tries if normal(one) not in claims.owner and claims.take(one, one))
    if name != wanted:
        report.guessed(said("importers.power", name=clean(wanted), instead=name), line)
    return name


def power_words(
    power: str, adjective: str, aliases: Iterable[str], claims: NameClaims, report: ImportReport, line: int | None
) -> tuple[str, tuple[str, ...]]:
    """Adjective and aliases that no other power has."""
    wanted = clean(adjective) or power
    taken = wanted if claims.take(wanted, power) else power
    words = dict.fromkeys(word for word in map(clean, aliases) if normal(word))
    kept = [word for word in words if claims.take(word, power) and normal(word) not in (normal(power), normal(taken))]
    lost = [word for word in words if claims.owner.get(normal(word)) != power]
    if taken != wanted:
        lost.append(wanted)
    if lost:
        report.left_out(said("importers.aliases", place=power, names=lost), line)
    return taken, tuple(kept)


def colors(wanted: Mapping[str, str], report: ImportReport) -> dict[str, str]:
    """Power -> color: its own where nobody before has it, otherwise one that is free."""
    table: dict[str, str] = {}
    for power, color in wanted.items():
        if re.fullmatch(COLOR, color) and color.upper() not in table.values():
            table[power] = color.upper()
    free = (color for color in _palette() if color not in table.values())
    missing = [power for power in wanted if power not in table]
    if missing:
        report.guessed(said("importers.colors", powers=missing))
    return {power: table.get(power) or next(free) for power in wanted}


def _palette() -> Iterator[str]:
    """Colors without end: first those that everybody can tell apart, then around the color wheel."""
    yield from COLORS
    for n in range(10_000):
        red, green, blue = colorsys.hsv_to_rgb(n * 0.618 % 1, (0.75, 0.5, 0.95)[n % 3], (0.75, 0.9, 0.55)[n % 3])
        yield f"#{round(red * 255):02X}{round(green * 255):02X}{round(blue * 255):02X}"
