"""Rule specs: ``factional(term=2) + minor-powers`` <-> components and options. What a game stores as its identity.

A pack is a name for components that belong together. Packs are found by the entry point group ``casusbelli.rules``;
those that come with the package are registered there like anybody else's.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points

from casusbelli.core.board import Board
from casusbelli.rules.component import AnyComponent
from casusbelli.rules.dice import Dice
from casusbelli.rules.ruleset import NO_DICE, RuleSet

GROUP = "casusbelli.rules"
LONGEST_SPEC = 2_000
TERM = re.compile(r"\s*([a-z][a-z0-9-]*)\s*(?:\(([^()]*)\))?\s*")
SETTING = re.compile(r"\s*([a-z][a-z0-9_.]*)\s*=\s*([^\s=][^=]*?)\s*")


class UnknownRules(ValueError):
    """The spec names rules that are not installed, or is no spec at all; the message quotes it."""


@dataclass(frozen=True)
class Pack:
    """Rules under one name. ``options`` are defaults that differ from the components' own; ``replaces`` names
    components of the standard game that these rules do without."""

    name: str
    title: str
    components: tuple[AnyComponent, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    replaces: frozenset[str] = frozenset()


@cache
def packs() -> dict[str, Pack]:
    """Every installed pack by name."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


@dataclass(frozen=True)
class Spec:
    """What rules a game is played by: packs, and the options given with each (full keys)."""

    terms: Mapping[str, Mapping[str, str]]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.terms)

    @property
    def options(self) -> dict[str, str]:
        return {key: value for given in self.terms.values() for key, value in given.items()}

    def __str__(self) -> str:
        return " + ".join(_written(find_pack(name), given) for name, given in self.terms.items())


def read_spec(text: str) -> Spec:
    """Parse a spec; ``standard`` is in every game and need not be said beside others."""
    if len(text) > LONGEST_SPEC:
        raise UnknownRules(f"a rule spec of {len(text):,} characters is too long")
    terms: dict[str, Mapping[str, str]] = {}
    for term in _terms(text):
        match = TERM.fullmatch(term)
        if match is None:
            raise UnknownRules(f"{term.strip()!r} in {text!r}: expected a rule such as factional(term=2)")
        pack = find_pack(match[1])
        if pack.name in terms:
            raise UnknownRules(f"{pack.name} stands twice in {text!r}")
        terms[pack.name] = _settings(pack, match[2] or "", text)
    return Spec(terms)


def _terms(text: str) -> list[str]:
    """The spec cut at every plus sign outside brackets."""
    return re.split(r"\+(?![^()]*\))", text)


def _settings(pack: Pack, text: str, spec: str) -> dict[str, str]:
    settings: dict[str, str] = {}
    for part in filter(str.strip, text.split(",")):
        match = SETTING.fullmatch(part)
        if match is None:
            raise UnknownRules(f"{part.strip()!r} in {spec!r}: expected key=value")
        settings[match[1] if "." in match[1] else _full(match[1], pack)] = match[2]
    return settings


def _written(pack: Pack, given: Mapping[str, str]) -> str:
    short = {_full(key.rpartition(".")[2], pack): key.rpartition(".")[2] for key in given}
    settings = ", ".join(f"{short.get(key, key)}={value}" for key, value in given.items())
    return f"{pack.name}({settings})" if settings else pack.name


def _full(key: str, pack: Pack) -> str:
    """``centers`` in ``standard(centers=15)`` is solo.centers: the option of the component that has it."""
    having = [component for component in pack.components if component.options]
    owner = next((c for c in having if key in {option.key for option in c.options}), having[0] if having else None)
    return f"{owner.prefix or owner.name if owner else pack.name}.{key}"


def find_pack(name: str) -> Pack:
    known = packs()
    if name not in known:
        close = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
        raise UnknownRules(f"no rules are called {name!r}; {hint}")
    return known[name]


def rule_set(spec: Spec, board: Board, options: Mapping[str, str] | None = None, dice: Dice = NO_DICE) -> RuleSet:
    """The rules of a game. Options given beside the spec go before those in it, those before the packs' own."""
    chosen = [find_pack(name) for name in dict.fromkeys(("standard", *spec.names))]
    replaced = frozenset[str]().union(*(pack.replaces for pack in chosen))
    components: dict[str, AnyComponent] = {}
    defaults: dict[str, str] = {}
    for pack in chosen:
        components.update({c.name: c for c in pack.components if c.name not in replaced})
        defaults.update(pack.options)
    return RuleSet(tuple(components.values()), board, {**spec.options, **(options or {})}, dice, defaults)
