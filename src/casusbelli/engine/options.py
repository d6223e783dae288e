"""Rule options: what can be chosen before a game, each option with its type, default and explanation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from casusbelli.core.catalogs import ENGLISH, texts_of
from casusbelli.core.rulings import OPTIONS
from casusbelli.core.said import Said, Term, Text, power, said

__all__ = ["BadOption", "MatchingText", "Number", "OneOf", "Option", "choice", "number"]


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several words."""

    values: tuple[str, ...]

    def accepts(self, value: str) -> bool:
        return value in self.values

    @property
    def said(self) -> Text:
        return said("engine.one-of", values=self.values)

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

    @property
    def said(self) -> Text:
        code = "engine.number" if self.step == 1 else "engine.number-in-steps"
        return said(code, low=self.low, next=self.low + self.step, high=self.high)

    def __str__(self) -> str:
        return str(self.said)


@dataclass(frozen=True, slots=True)
class MatchingText:
    """One of several words, or a text that matches a pattern: a phase, a list of powers. ``told``: what the text is;
    ``values``: the words, which have labels; ``term``: how a text is shown, if not as it is written."""

    shape: str  # a regular expression
    told: Text
    values: tuple[str, ...] = ()
    term: Callable[[str], Term] | None = None

    def accepts(self, value: str) -> bool:
        return re.fullmatch(self.shape, value) is not None

    @property
    def said(self) -> Text:
        return said("engine.word-or-text", values=[*self.values, self.told])

    def __str__(self) -> str:
        return str(self.said)


def powers_named(names: str) -> Term:
    """Names with commas between them, for a text."""
    return Term(list=tuple(power(name.strip()) for name in names.split(",")))


Type = OneOf | Number | MatchingText


@dataclass(frozen=True, slots=True)
class Option:
    """An option. ``key`` lacks the prefix of its component: "turns" of formal is formal.turns. ``advanced`` options are
    not shown on the first page. ``implies``: value -> options of other rules (full keys) that it sets unless they are
    given explicitly. ``before``: for an option added to a rule that had been used in games already, the value that
    describes how those games were played. A recorded game names all its options; one that it doesn't name was added
    later."""

    key: str
    default: str
    type: Type
    sentence: Text
    advanced: bool = True
    implies: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    before: str = ""

    @property
    def title(self) -> Text:
        """The label of the option: the message whose code is the sentence's plus ``-label``, or else the sentence."""
        return self._own("label") or self.sentence

    def label(self, value: str) -> Text:
        """The label of a value: the message whose code is the sentence's plus the value, if there is one (option
        ``formal.dwo``, value ``next_turn``: ``formal.dwo-next-turn``), or the shared message for that value
        (``engine.value-true``); else the value, a text as its type shows it."""
        told = self._own(value.replace("_", "-").replace(",", "-")) or _message(f"engine.value-{value}")
        if told is None and isinstance(self.type, MatchingText) and self.type.term is not None:
            return said("engine.value-as", value=self.type.term(value))
        return told or value

    def _own(self, ending: str) -> Said | None:
        return _message(f"{self.sentence.code}-{ending}") if isinstance(self.sentence, Said) else None


def _message(code: str) -> Said | None:
    """The message with this code, if there is one."""
    namespace, _dot, key = code.partition(".")
    texts = texts_of(namespace)
    return Said(code) if texts is not None and key in texts.catalog(ENGLISH) else None


Implied = Mapping[str, Mapping[str, str]]
Claim = tuple[str, str, str]  # an option, the option that its value sets, and the value it is set to


def choice(key: str, values: str, sentence: Text, advanced: bool = True, implies: Implied | None = None) -> Option:
    """An option with several possible words; the first is the default."""
    words = tuple(values.split())
    return Option(key, words[0], OneOf(words), sentence, advanced, implies or {})


def number(key: str, default: int, low: int, high: int, sentence: Text, step: int = 1, advanced: bool = True) -> Option:
    return Option(key, str(default), Number(low, high, step), sentence, advanced)


BASE: Mapping[str, Option] = {
    option.key: Option(option.name, option.values[0], OneOf(option.values), option.sentence) for option in OPTIONS
}
"""The rulings of the judge, by their full keys."""


class BadOption(ValueError):
    """No rule of the game has this option, or it doesn't allow this value."""


def settled(
    known: Mapping[str, Option], given: Mapping[str, str], usual: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Every option of a game with its value: as given, as implied by another option, as the packs set it (``usual``),
    or its default."""
    usual = usual or {}
    for key, value in {**usual, **given}.items():
        if key not in known:
            raise BadOption(_unknown(key, list(known)))
        if not known[key].type.accepts(value):
            raise BadOption(said("engine.bad-value", key=key, value=repr(value), type=known[key].type.said))
    given = {**_added_later(known, given), **given}
    plain = {key: usual.get(key, option.default) for key, option in known.items()}
    claims: list[Claim] = []
    for _link in range(len(known) + 1):  # implied values may imply more: no chain is longer than the number of options
        chosen = {**plain, **{key: value for _name, key, value in claims}, **given}
        further = [claim for claim in _claims(known, chosen) if claim[1] not in given]
        if further == claims:
            _check_claims(known, chosen, claims)
            return chosen
        claims = further
    turning = sorted({name for name, _key, _value in claims})
    raise BadOption(said("engine.options-in-a-circle", names=turning))


def _added_later(known: Mapping[str, Option], given: Mapping[str, str]) -> dict[str, str]:
    """Options that a recorded game doesn't name because they did not exist: it names all others with the same
    prefix."""
    later = {key: option.before for key, option in known.items() if option.before and key not in given}
    missing = {key.partition(".")[0] for key, option in known.items() if not option.before and key not in given}
    return {key: value for key, value in later.items() if key.partition(".")[0] not in missing}


def _claims(known: Mapping[str, Option], chosen: Mapping[str, str]) -> Iterator[Claim]:
    """The values of other options that the chosen values require."""
    for name, option in known.items():
        for key, value in option.implies.get(chosen[name], {}).items():
            if key in known:
                yield name, key, value


def _check_claims(known: Mapping[str, Option], chosen: Mapping[str, str], claims: Iterable[Claim]) -> None:
    made: dict[str, Claim] = {}
    for claim in claims:
        name, key, value = claim
        if not known[key].type.accepts(value):
            implied = {"value": repr(value), "name": name, "chosen": chosen[name]}
            raise BadOption(said("engine.bad-implied-value", key=key, type=known[key].type.said, **implied))
        other, _key, first = made.setdefault(key, claim)
        if value != first:
            one = {"one": other, "one_value": chosen[other], "first": first}
            two = {"other": name, "other_value": chosen[name], "second": value}
            raise BadOption(said("engine.option-implied-twice", key=key, **one, **two))


def _unknown(key: str, known: Sequence[str]) -> Said:
    """The error for an unknown option, with options that begin alike or all known prefixes."""
    beginnings = sorted({name.partition(".")[0] for name in known})
    beginning = key.partition(".")[0]
    if beginning not in beginnings:
        return said("engine.unknown-option-of", key=repr(key), beginnings=beginnings)
    near = sorted(name for name in known if name.startswith(f"{beginning}."))
    return said("engine.unknown-option", key=repr(key), near=near)
