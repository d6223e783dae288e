"""Rulings on the issues that rulebooks leave open or decide differently (DATC chapter 4), as data.

Every ruling is an option ``base.<name>``; its first value is the default, which is the preference of DATC 3.2. PRESETS
hold the choices of printed rulebooks that differ from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from functools import lru_cache

from casusbelli.core.cached_property import cached_property
from casusbelli.core.said import Said, said

__all__ = ["RulingOption", "Rulings", "rulings"]


@dataclass(frozen=True, slots=True)
class RulingOption:
    name: str
    values: tuple[str, ...]  # the default first
    issue: str

    @property
    def key(self) -> str:
        return f"base.{self.name}"

    @property
    def sentence(self) -> Said:
        return said(f"core.ruling-{self.name.replace('_', '-')}")


OPTIONS: tuple[RulingOption, ...] = tuple(
    RulingOption(name, tuple(values.split()), issue)
    for name, values, issue in (
        ("convoy_disruption", "all_routes any_route", "4.A.1"),
        ("convoy_paradox", "szykman 1971 1982 2000 all_hold", "4.A.2"),
        ("convoy_intent", "own_fleet swap own_orders said", "4.A.3"),
        ("via_fallback", "no yes", "4.A.3"),
        ("convoyed_cut", "no yes", "4.A.4"),
        ("convoyed_origin", "open closed", "4.A.5"),
        ("dislodged_effect", "no_battle never", "4.A.7"),
        ("coast_omitted", "follow illegal", "4.B.2"),
        ("coast_impossible", "illegal follow", "4.B.3"),
        ("coast_in_support", "optional own_units required", "4.B.4"),
        ("coast_wrong", "ignore illegal", "4.B.5"),
        ("coast_irrelevant", "ignore illegal", "4.B.6"),
        ("kind_missing", "follow illegal", "4.C.1"),
        ("kind_wrong", "follow illegal", "4.C.2"),
        ("kind_missing_in_build", "guess inland illegal", "4.C.3"),
        ("fleet_inland", "fails army", "4.C.4"),
        ("nation_missing", "follow illegal", "4.C.5"),
        ("nation_wrong", "follow illegal", "4.C.6"),
        ("several_orders", "first last hold", "4.D.3"),
        ("extra_builds", "first last none", "4.D.4"),
        ("builds_in_one_place", "first last none", "4.D.5"),
        ("extra_disbands", "first last disorder", "4.D.6"),
        ("cd_removal", "2023 classic country", "4.D.8"),
        ("cd_support", "yes no", "4.D.9"),
    )
)


@dataclass(frozen=True)
class Rulings:
    convoy_disruption: str = "all_routes"
    convoy_paradox: str = "szykman"
    convoy_intent: str = "own_fleet"
    via_fallback: str = "no"
    convoyed_cut: str = "no"
    convoyed_origin: str = "open"
    dislodged_effect: str = "no_battle"
    coast_omitted: str = "follow"
    coast_impossible: str = "illegal"
    coast_in_support: str = "optional"
    coast_wrong: str = "ignore"
    coast_irrelevant: str = "ignore"
    kind_missing: str = "follow"
    kind_wrong: str = "follow"
    kind_missing_in_build: str = "guess"
    fleet_inland: str = "fails"
    nation_missing: str = "follow"
    nation_wrong: str = "follow"
    several_orders: str = "first"
    extra_builds: str = "first"
    builds_in_one_place: str = "first"
    extra_disbands: str = "first"
    cd_removal: str = "2023"
    cd_support: str = "yes"

    def __post_init__(self) -> None:
        for option in OPTIONS:
            value = getattr(self, option.name)
            if value not in option.values:
                raise ValueError(said("core.bad-ruling", key=option.key, value=repr(value), values=option.values))

    @cached_property
    def codes(self) -> tuple[int, ...]:
        """The rulings that the kernel needs, in its order: the index of each value in the option's list."""
        return tuple(_BY_NAME[name].values.index(getattr(self, name)) for name in KERNEL_RULINGS)


KERNEL_RULINGS = (
    "convoy_paradox",
    "convoy_disruption",
    "convoy_intent",
    "via_fallback",
    "convoyed_cut",
    "dislodged_effect",
)
_BY_NAME = {option.name: option for option in OPTIONS}

PRESETS: Mapping[str, Mapping[str, str]] = {
    "datc": {},
    "1971": {
        "convoy_paradox": "1971",
        "convoy_disruption": "any_route",
        "convoy_intent": "swap",
        "via_fallback": "yes",
        "convoyed_origin": "closed",
        "cd_removal": "classic",
    },
    "1982": {
        "convoy_paradox": "1982",
        "convoy_intent": "own_orders",
        "convoyed_origin": "closed",
        "cd_removal": "classic",
    },
    "2000": {
        "convoy_paradox": "2000",
        "via_fallback": "yes",
        "convoyed_origin": "closed",
        "cd_removal": "country",
    },
    "2023": {"convoy_paradox": "2000"},
    "classic": {"cd_removal": "classic"},
}
"""``datc`` is the default of every option. 1971 knows no order to go by sea, so "via" is no more than a wish there. The
rulebook of 2000 leaves the land route open when it says "could arrive"; like version 2 of DATC we read it as a fallback
there. ``classic`` is the default of the historical variants."""

DATC = Rulings()


@lru_cache(maxsize=256)
def _from_items(preset: str, items: tuple[tuple[str, str], ...]) -> Rulings:
    return replace(DATC, **{**PRESETS[preset], **dict(items)})


def rulings(options: Mapping[str, str] | None = None, preset: str = "datc") -> Rulings:
    """Rulings from a preset and ``base.*`` options: ``rulings({"base.convoy_paradox": "1982"})``."""
    if preset not in PRESETS:
        raise ValueError(said("core.unknown-preset", preset=repr(preset), presets=list(PRESETS)))
    known = {field.name for field in fields(Rulings)}
    items = []
    for key, value in (options or {}).items():
        name = key.removeprefix("base.")
        if name not in known:
            close = get_close_matches(name[:40], sorted(known), n=1)
            if close:
                raise ValueError(said("core.unknown-ruling-near", key=repr(key), near=close[0]))
            raise ValueError(said("core.unknown-ruling", key=repr(key), known=sorted(known)))
        items.append((name, str(value)))
    return _from_items(preset, tuple(sorted(items)))
