"""Rule options: what a table may choose before the game, each with its type, its default and a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from casusbelli.core.rulings import OPTIONS


@dataclass(frozen=True, slots=True)
class Choice:
    """One word of several."""

    values: tuple[str, ...]

    def accepts(self, value: str) -> bool:
        return value in self.values

    def __str__(self) -> str:
        return " or ".join(self.values)


@dataclass(frozen=True, slots=True)
class Number:
    low: int
    high: int
    step: int = 1

    def accepts(self, value: str) -> bool:
        digits = re.fullmatch("0|-?[1-9][0-9]{0,5}", value)
        return digits is not None and self.low <= int(value) <= self.high and (int(value) - self.low) % self.step == 0

    def __str__(self) -> str:
        steps = f"{self.low}, {self.low + self.step} ... {self.high}"
        return f"a number from {self.low} to {self.high}" if self.step == 1 else f"one of {steps}"


@dataclass(frozen=True, slots=True)
class Pattern:
    """A word of a certain shape: a phase, a list of provinces."""

    shape: str  # a regular expression
    told: str

    def accepts(self, value: str) -> bool:
        return re.fullmatch(self.shape, value) is not None

    def __str__(self) -> str:
        return self.told


Type = Choice | Number | Pattern


@dataclass(frozen=True, slots=True)
class Option:
    """``key`` is without the prefix of its component: "turns" of formal is formal.turns. ``advanced`` ones are not for
    everybody's first page. ``implies``: value -> options of other rules (full keys) that it sets, unless they are given
    themselves. ``before``: for an option that was added to a rule with which games had been played, the value that
    stands for how they were played. A recorded game names all its options; one that it does not name came later."""

    key: str
    default: str
    type: Type
    sentence: str
    advanced: bool = True
    implies: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    before: str = ""


Implied = Mapping[str, Mapping[str, str]]
Claim = tuple[str, str, str]  # an option, what its value sets, and what to


def choice(key: str, values: str, sentence: str, advanced: bool = True, implies: Implied | None = None) -> Option:
    """One of several words; the first is the default."""
    words = tuple(values.split())
    return Option(key, words[0], Choice(words), sentence, advanced, implies or {})


def number(key: str, default: int, low: int, high: int, sentence: str, step: int = 1, advanced: bool = True) -> Option:
    return Option(key, str(default), Number(low, high, step), sentence, advanced)


BASE: Mapping[str, Option] = {
    option.key: Option(option.name, option.values[0], Choice(option.values), f"{option.sentence} (DATC {option.issue})")
    for option in OPTIONS
}
"""The rulings of the judge, by their full keys."""


class BadOption(ValueError):
    """No rule of the game has this option, or not this value."""


def settled(
    known: Mapping[str, Option], given: Mapping[str, str], usual: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Every option of a game with its value: as given, as another option implies, as is ``usual`` for these rules, or
    its default."""
    usual = usual or {}
    for key, value in {**usual, **given}.items():
        if key not in known:
            raise BadOption(f"option {key!r}: no rule of this game has it; {_near(key, list(known))}")
        if not known[key].type.accepts(value):
            raise BadOption(f"option {key} = {value!r}: expected {known[key].type}")
    given = {**_added_later(known, given), **given}
    plain = {key: usual.get(key, option.default) for key, option in known.items()}
    claims: list[Claim] = []
    for _link in range(len(known) + 1):  # what is implied may imply more: no chain is longer than there are options
        chosen = {**plain, **{key: value for _name, key, value in claims}, **given}
        further = [claim for claim in _claims(known, chosen) if claim[1] not in given]
        if further == claims:
            _check_claims(known, chosen, claims)
            return chosen
        claims = further
    turning = ", ".join(sorted({name for name, _key, _value in claims}))
    raise BadOption(f"options that keep setting each other: {turning}; say what is meant")


def _added_later(known: Mapping[str, Option], given: Mapping[str, str]) -> dict[str, str]:
    """The options that a recorded game does not name because there were none of that name then: all others of the same
    prefix are given."""
    later = {key: option.before for key, option in known.items() if option.before and key not in given}
    missing = {key.partition(".")[0] for key, option in known.items() if not option.before and key not in given}
    return {key: value for key, value in later.items() if key.partition(".")[0] not in missing}


def _claims(known: Mapping[str, Option], chosen: Mapping[str, str]) -> Iterator[Claim]:
    """What the chosen values imply for options of this game."""
    for name, option in known.items():
        for key, value in option.implies.get(chosen[name], {}).items():
            if key in known:
                yield name, key, value


def _check_claims(known: Mapping[str, Option], chosen: Mapping[str, str], claims: Iterable[Claim]) -> None:
    said: dict[str, Claim] = {}
    for claim in claims:
        name, key, value = claim
        if not known[key].type.accepts(value):
            raise BadOption(f"option {key} = {value!r}, as {name} = {chosen[name]} implies: expected {known[key].type}")
        other, _key, first = said.setdefault(key, claim)
        if value != first:
            told = f"{other} = {chosen[other]} makes it {first}, {name} = {chosen[name]} makes it {value}"
            raise BadOption(f"option {key}: {told}; say which")


def _near(key: str, known: Sequence[str]) -> str:
    beginnings = sorted({name.partition(".")[0] for name in known})
    beginning = key.partition(".")[0]
    if beginning not in beginnings:
        return f"there are options of {', '.join(beginnings)}"
    return f"there are {', '.join(sorted(name for name in known if name.startswith(f'{beginning}.')))}"
