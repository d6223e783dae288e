"""Rule specs: ``factional(term=2) + minor-powers`` <-> components and options. A game stores its spec as its identity.

A pack is a named set of components. Packs are found by the entry point group ``casusbelli.rules``, including those that
come with this package.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from itertools import combinations, product
from typing import NamedTuple

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.said import Said, Text, said
from casusbelli.core.state import State
from casusbelli.engine.clashes import quarrel
from casusbelli.engine.component import AnyComponent, RulesClash
from casusbelli.engine.dice import Dice
from casusbelli.engine.ruleset import NO_DICE, RuleSet

__all__ = ["Minute", "Pack", "Spec", "UnknownRules", "find_pack", "packs", "packs_beside", "read_spec", "rule_set"]

GROUP = "casusbelli.rules"
LONGEST_SPEC = 2_000
Mechanisms = Mapping[str, Callable[[State, Event], int]]
"""What can happen under some rules: its name, and how often it happens in an event, given the state before it."""
TERM = re.compile(r"\s*([a-z][a-z0-9-]*)\s*(?:\(([^()]*)\))?\s*")
SETTING = re.compile(r"\s*([a-z][a-z0-9_.-]*)\s*=([^=]*)")
BETWEEN = re.compile(r",(?=\s*[a-z][a-z0-9_.-]*\s*=)")  # between two settings; any other comma belongs to a list value


class UnknownRules(ValueError):
    """The spec names rules that are not installed, or isn't a spec; the message quotes it."""


class Minute(NamedTuple):
    """The one-minute introduction to a variant, in paragraphs."""

    idea: Text
    turn: Text
    care: Text
    victory: Text

    @classmethod
    def of(cls, prefix: str) -> Minute:
        """The paragraphs as the messages ``PREFIX-idea``, ``PREFIX-turn``, ``PREFIX-care`` and ``PREFIX-victory``."""
        return cls(*(Said(f"{prefix}-{part}") for part in cls._fields))


@dataclass(frozen=True)
class Pack:
    """Rules with a name.

    ``title`` is the name shown to players ("Formal Diplomacy"); ``about`` says in one sentence what the rules change.
    ``options`` are defaults that differ from the components' own; ``replaces`` names components of other packs, such as
    a rule of the standard game, that these rules do without. ``variant``: the pack is a game of its own, not a change
    to another. ``minute``: an introduction for newcomers. ``years``: about so many years pass in a game; 0: unknown.
    ``mechanisms``: what players of these rules can do that others can't, to measure whether anybody does it.
    """

    name: str
    title: Text
    components: tuple[AnyComponent, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    replaces: frozenset[str] = frozenset()
    about: Text = ""
    variant: bool = False
    minute: Minute | None = None
    years: int = 0
    mechanisms: Mechanisms = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The name of the game that these rules make; "" for rules that only change one.

        A title written for version 0.2 names the game before a colon, and still counts.
        """
        name, colon, _what = str(self.title).partition(": ")
        return name if colon or self.variant else ""


def packs() -> dict[str, Pack]:
    """Every pack by name: the installed ones and those added by ``packs_beside``."""
    return dict(sorted({**_installed(), **_beside}.items())) if _beside else _installed()


@cache
def _installed() -> dict[str, Pack]:
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


_beside: dict[str, Pack] = {}


@contextmanager
def packs_beside(*more: Pack) -> Iterator[None]:
    """Make packs available to specs temporarily, as if they were installed: for trying out a pack."""
    before = dict(_beside)
    _beside.update({pack.name: pack for pack in more})
    try:
        yield
    finally:
        _beside.clear()
        _beside.update(before)


@dataclass(frozen=True)
class Spec:
    """The rules of a game: packs, and the options given with each (full keys)."""

    terms: Mapping[str, Mapping[str, str]]

    def __post_init__(self) -> None:
        known: dict[str, tuple[str, str]] = {}
        for name, given in self.terms.items():
            for key, value in given.items():
                first, was = known.setdefault(key, (name, value))
                if was != value:
                    raise UnknownRules(
                        said("engine.option-in-two", key=key, one=first, first=was, other=name, second=value)
                    )

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.terms)

    @property
    def options(self) -> dict[str, str]:
        return {key: value for given in self.terms.values() for key, value in given.items()}

    def __str__(self) -> str:
        return " + ".join(_written(find_pack(name), given) for name, given in self.terms.items())


def read_spec(text: str) -> Spec:
    """Parse a spec; ``standard`` is part of every game and may be omitted beside others."""
    if len(text) > LONGEST_SPEC:
        raise UnknownRules(said("engine.spec-too-long", n=f"{len(text):,}"))
    terms: dict[str, Mapping[str, str]] = {}
    for term in _terms(text):
        match = TERM.fullmatch(term)
        if match is None:
            raise UnknownRules(said("engine.no-rule-in-spec", term=repr(term.strip()), spec=repr(text)))
        pack = find_pack(match[1])
        if pack.name in terms:
            raise UnknownRules(said("engine.rule-twice-in-spec", name=pack.name, spec=repr(text)))
        terms[pack.name] = _settings(pack, match[2] or "", text)
    return Spec(terms)


def _terms(text: str) -> list[str]:
    """Split the spec at each plus sign outside brackets."""
    return re.split(r"\+(?![^()]*\))", text)


def _settings(pack: Pack, text: str, spec: str) -> dict[str, str]:
    settings: dict[str, str] = {}
    for part in filter(str.strip, BETWEEN.split(text)):
        match = SETTING.fullmatch(part)
        value = _listed(match[2]) if match else ""
        if match is None or not value:
            raise UnknownRules(said("engine.no-setting-in-spec", part=repr(part.strip()), spec=repr(spec)))
        key = match[1] if "." in match[1] else _full(match[1], pack)
        first = settings.setdefault(key, value)
        if first != value:
            raise UnknownRules(said("engine.setting-twice", key=key, first=first, second=value, spec=repr(spec)))
    return settings


def _listed(text: str) -> str:
    """An option's value, or several joined with commas."""
    return ",".join(filter(None, map(str.strip, text.split(","))))


def _written(pack: Pack, given: Mapping[str, str]) -> str:
    short = {_full(key.rpartition(".")[2], pack): key.rpartition(".")[2] for key in given}
    settings = ", ".join(f"{short.get(key, key)}={value}" for key, value in given.items())
    return f"{pack.name}({settings})" if settings else pack.name


def _full(key: str, pack: Pack) -> str:
    """The full key of an option: ``centers`` in ``standard(centers=15)`` is solo.centers, after the component that has
    it."""
    having = [component for component in pack.components if component.options]
    owner = next((c for c in having if key in {option.key for option in c.options}), having[0] if having else None)
    return f"{owner.prefix or owner.name if owner else pack.name}.{key}"


def find_pack(name: str) -> Pack:
    known = packs()
    if name not in known:
        close = difflib.get_close_matches(name, known, n=1)
        if close:
            raise UnknownRules(said("engine.unknown-rules-near", name=repr(name), near=close[0]))
        raise UnknownRules(said("engine.unknown-rules", name=repr(name), known=list(known)))
    return known[name]


def rule_set(spec: Spec, board: Board, options: Mapping[str, str] | None = None, dice: Dice = NO_DICE) -> RuleSet:
    """Build the rules of a game. Options given separately override those in the spec, which override the packs' own."""
    chosen = [find_pack(name) for name in dict.fromkeys(("standard", *spec.names))]
    _check_together(chosen)
    given = {**spec.options, **(options or {})}
    rules = RuleSet(_components(chosen), board.as_given(), given, dice, _usual(chosen, given))
    rules.board.__dict__["origin"] = board.as_given()  # the board before the rules changed it
    return rules


def _check_together(chosen: Sequence[Pack]) -> None:
    """Raise an error for rules that can't be combined, using the names that were written."""
    for one, other in combinations(chosen, 2):
        pairs = product(one.components, other.components)
        why = next((why for a, b in pairs if a is not b and (why := quarrel(a, b))), "")
        if why:
            raise RulesClash(said("engine.clash", one=one.name, other=other.name, why=why))


def _components(chosen: Sequence[Pack]) -> tuple[AnyComponent, ...]:
    """The components of the packs. Packs may share a component, but two different components may not share a name."""
    found: dict[str, tuple[AnyComponent, Pack]] = {}
    for pack in chosen:
        for component in pack.components:
            other, first = found.setdefault(component.name, (component, pack))
            if other is not component:
                raise RulesClash(said("engine.rules-named-alike", one=first.name, other=pack.name, name=component.name))
    replaced = frozenset[str]().union(*(pack.replaces for pack in chosen))
    return tuple(component for component, _pack in found.values() if component.name not in replaced)


def _usual(chosen: Sequence[Pack], given: Mapping[str, str]) -> dict[str, str]:
    """The packs' own values of options. If two packs disagree, the user has to choose."""
    usual: dict[str, tuple[str, Pack]] = {}
    for pack in chosen:
        for key, value in pack.options.items():
            other, first = usual.setdefault(key, (value, pack))
            if other != value and key not in given:
                told = {"key": key, "first": first.name, "value": other, "second": pack.name, "another": value}
                raise RulesClash(said("engine.clash-of-options", **told))
    return {key: value for key, (value, _pack) in usual.items()}
