"""What the judge and the rules say, as data: a message's code and the values it speaks of, rendered when it is read.

    >>> from casusbelli.core.said import power, said
    >>> told = said("core.not-owned", owner=power("Austria"), place="Trieste")
    >>> str(told), told.render("de")
    ('Austria does not control Trieste', 'Austria besitzt Trieste nicht')

A code is ``namespace.key``: the namespace is that of the pack that owns the message (core/catalogs.py), the key stands
in its catalogs. In JSON it is ``{"code": "core.not-owned", "values": {"owner": {"power": "Austria"}, ...}}``. A value
says itself what it is:

    3                                                   a number
    "Ireland"                                           a name or words, as somebody wrote them
    {"power": "Austria"}                                any owner of units and centers
    {"province": "TRI", "name": "Trieste"}              by its code; with its name where that is to be read
    {"unit": {"kind": "A", "at": "TRI"}}                with "owner" where whose it is is to be read
    {"phase": "S1901M"}  {"season": "F1901"}
    {"moment": 1763877060000}                           milliseconds since 1970
    {"order": "A PAR - BUR"}                            in the standard notation
    {"list": [...]}                                     of values
    {"said": {"code": ..., "values": ...}}              a message in a message

Whatever stands in a value is shown and never read as a message or a pattern. A message without a sentence in a language
is told in English, as a whole; one of a pack that is not installed as its code and values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from casusbelli.core.articles import CASES, contracted, is_plural, with_article
from casusbelli.core.catalogs import ENGLISH, base_of, catalog_of, namespaces, pattern_of
from casusbelli.core.fluent import Call, Literal, Pattern, Selection, Variable
from casusbelli.core.moments import has_date, wall_clock
from casusbelli.core.orders import Piece
from casusbelli.core.phases import ADJUSTMENTS, MOVEMENT, NEVER, Phase
from casusbelli.core.plurals import category
from casusbelli.core.translations import name_in
from casusbelli.core.units import Unit

__all__ = [
    "Cell",
    "Foreign",
    "Said",
    "Term",
    "Text",
    "Value",
    "language_told",
    "moment",
    "order_term",
    "phase",
    "power",
    "province",
    "render",
    "said",
    "season",
    "sentence",
    "unit_term",
    "whose",
]


class UnitNamed(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A unit in a message; ``owner`` if the owner is to be shown."""

    kind: str
    at: str
    owner: str = ""

    @property
    def piece(self) -> str:
        return f"{self.kind} {self.at}" if self.kind else self.at


class Term(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A typed value of a message. One of the fields is set; ``name`` may accompany ``province``."""

    power: str = ""
    province: str = ""
    name: str = ""
    unit: UnitNamed | None = None
    phase: str = ""
    season: str = ""
    moment: int | None = None
    order: str = ""
    list: tuple[Value, ...] | None = None
    said: Said | None = None

    def __str__(self) -> str:
        return _Resolver(ENGLISH, None).term(self)


class Said(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A message: its code and its values."""

    code: str
    values: dict[str, Value] = {}

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.values.items())))

    def __str__(self) -> str:
        return render(self)

    def render(self, language: str = ENGLISH, show: Show | None = None) -> str:
        return render(self, language, show)


Value = int | str | Term
YOU = Term(said=Said("core.you"))
"""The reader, instead of the name of their power (core/second_person.py)."""
NOBODY = Term(said=Said("core.nobody"))
Text = Said | str
"""A message. A string is "" where there is nothing to say, or English, of an older log or a rule without catalogs."""
Cell = Said | Term | int | str
"""What stands by itself in a table: a message, or a value."""
Show = Callable[[Term, str], str | None]
"""How a reader wants a value shown in their language, for example a province by its name; None: as usual."""
Foreign = Callable[[str, str], str]
"""How a passage in another language than the reader's is shown: the text, and its language."""


# --- building messages


def said(code: str, /, **values: object) -> Said:
    """Make a message. ``values``: numbers, words, terms, units, orders, lists of them, messages; None is left out."""
    return Said(code, {name: value(given) for name, given in values.items() if given is not None})


def value(given: object) -> Value:
    """A unit, order, list or message as a term; of a unit only kind and place (``whose`` includes the owner)."""
    if isinstance(given, bool):
        return "yes" if given else "no"
    if isinstance(given, Term | str | int):
        return given
    if isinstance(given, Said):
        return Term(said=given)
    if isinstance(given, Unit | Piece):
        return unit_term(given)
    if isinstance(given, Struct):  # an order, of the standard game or of a rule
        return Term(order=str(given))
    if isinstance(given, Iterable):
        return Term(list=tuple(map(value, given)))
    raise TypeError(f"{given!r} cannot be said; say numbers, words, units, orders, messages or lists of them")


def power(name: str) -> Term:
    return Term(power=name)


def province(code: str, name: str = "") -> Term:
    return Term(province=code, name="" if name == code else name)


def unit_term(unit: Unit | Piece) -> Term:
    """A unit without its owner."""
    return Term(unit=UnitNamed(unit.kind, unit.at))


def whose(unit: Unit | None) -> Term:
    """A unit with its owner, if it has one."""
    return Term(unit=UnitNamed(unit.kind, unit.at, unit.owner)) if unit else NOBODY


def order_term(text: str) -> Term:
    """An order in the standard notation, or in the notation of a rule."""
    return Term(order=text)


def phase(name: str) -> Term:
    return Term(phase=name)


def season(name: str) -> Term:
    return Term(season=name)


def moment(at: int) -> Term:
    """A point in time, in milliseconds since 1970."""
    return Term(moment=at)


def date_and_time(at: int, zone: str = "UTC", year: bool = True) -> Said:
    """A point in time as people write it in their language: "Mon, Nov 23, 2026, 05:51 UTC"."""
    told = wall_clock(at, zone)
    names = {"weekday": said("core.weekday", n=told.weekday), "month": said("core.month", n=told.month)}
    rest = {"day": told.day, "year": str(told.year), "time": told.time, "zone": zone}
    return said("core.moment" if year else "core.moment-this-year", **names, **rest)


def people(owner: str) -> str:
    """An owner; owners that differ only by a number are shown by the name they share."""
    return owner.rstrip("0123456789").rstrip() or owner


def as_data(told: Text | None) -> Said | None:
    """The message as data, if it is one: API responses give it beside the sentence."""
    return told if isinstance(told, Said) else None


# --- rendering


def render(
    told: Cell,
    language: str = ENGLISH,
    show: Show | None = None,
    kind: type[str] = str,
    foreign: Foreign | None = None,
) -> str:
    """Render a message in this language, or else in English. ``kind``: the type of the text, such as a type for markup
    that escapes whatever is no markup when it is joined to others."""
    reader = _Resolver(language, show, kind, foreign)
    return reader.message(told) if isinstance(told, Said) else reader.value(told)


def language_told(told: Text, language: str) -> str:
    """The language in which a message asked for in this one is rendered."""
    return pattern_of(told.code, language)[0] if isinstance(told, Said) else ENGLISH


class _Resolver:
    """Renders messages in one language."""

    def __init__(self, language: str, show: Show | None, kind: type[str] = str, foreign: Foreign | None = None) -> None:
        self.language = language
        self.show = show
        self.kind = kind
        self.foreign = foreign

    def message(self, told: Said, whole: bool = False) -> str:
        """``whole``: as a sentence that stands alone."""
        language, pattern = pattern_of(told.code, self.language)
        if pattern is None:
            return self.unknown(told)
        reader = self if language == self.language else _Resolver(language, self.show, self.kind, self.foreign)
        text = reader.pattern(pattern, told.values)
        return self.marked(sentence(text) if whole else text, language)

    def marked(self, text: str, language: str) -> str:
        """A passage in this language, marked if the reader's is another."""
        same = self.foreign is None or base_of(language) == base_of(self.language)
        return text if same else self.foreign(text, language)  # type: ignore[misc]

    def sentence(self, value: Value) -> str:
        """A message as a whole sentence. Words without a code are English: of an older log, or of rules without
        catalogs."""
        if isinstance(value, Term) and value.said is not None:
            return self.message(value.said, whole=True)
        told = sentence(self.value(value))
        return self.marked(told, ENGLISH) if isinstance(value, str) else told

    def unknown(self, told: Said) -> str:
        """A message of a pack that is not installed."""
        values = ", ".join(f"{name}: {self.value(value)}" for name, value in told.values.items())
        return f"{told.code} ({values})" if values else told.code

    def pattern(self, pattern: Pattern, values: Mapping[str, Value]) -> str:
        parts: list[str] = []
        for element in self.chosen(pattern, values):
            if isinstance(element, str | Literal):
                parts.append(element if isinstance(element, str) else element.text)
            elif element.name not in values:
                parts.append(f"{{${element.name}}}")
            elif isinstance(element, Variable):
                parts.append(self.value(values[element.name]))
            else:
                told = self.call(element.function, values[element.name])
                parts = [*self.fitted(element.function, self.kind().join(parts), told)]
        return self.kind().join(parts)

    def chosen(self, pattern: Pattern, values: Mapping[str, Value]) -> Iterator[str | Literal | Variable | Call]:
        """The elements of a pattern, with those of the variant that applies instead of each selection."""
        for element in pattern:
            if not isinstance(element, Selection):
                yield element
            else:
                yield from self.chosen(self.variant(element, values), values)

    def variant(self, selection: Selection, values: Mapping[str, Value]) -> Pattern:
        chosen = values.get(selection.by.name)
        if isinstance(selection.by, Call):
            chosen = self.number(_items(chosen)) if chosen is not None else None
        if isinstance(chosen, Term):
            chosen = next((field for field in asdict(chosen).values() if isinstance(field, str) and field), "")
        plural = category(self.language, chosen) if isinstance(chosen, int) else chosen
        return next((pattern for key, pattern in selection.variants if key in (chosen, plural)), selection.default)

    def number(self, items: tuple[Value, ...]) -> int:
        """How many; 2 of a single name that takes the plural, as "you" does."""
        if items == (YOU,):
            return 2
        if len(items) == 1 and isinstance(items[0], Term) and items[0].power:
            return 2 if is_plural(self.language, self.value(items[0])) else 1
        return len(items)

    def value(self, value: Value) -> str:
        if isinstance(value, Term):
            shown = self.show(value, self.language) if self.show else None
            return self.term(value) if shown is None else shown
        return value if isinstance(value, str) else str(value)

    def term(self, term: Term) -> str:
        if term.said is not None:
            return self.message(term.said)
        if term.list is not None:
            return self.listed(term.list, "and")
        if term.unit is not None:
            return self.unit(term.unit)
        if term.moment is not None:
            return self.message(date_and_time(term.moment)) if has_date(term.moment) else str(term.moment)
        if term.phase or term.season:
            return dated(self.language, term.phase or term.season)
        return name_in(self.language, term.name or term.power) or term.province or term.order

    def unit(self, unit: UnitNamed) -> str:
        owner = name_in(self.language, people(unit.owner)) if unit.owner else ""
        return f"{unit.piece} ({owner})" if owner else unit.piece

    def call(self, function: str, value: Value) -> str:
        if function == "COUNT":
            return str(len(_items(value)))
        if function in CASES:
            return self.articled(value, function)
        if function == "OR":
            return self.listed(_items(value), "or")
        if function in ("EITHER", "ALL"):
            word = "or" if function == "EITHER" else "and"
            return reduce(lambda others, last: self.joined(others, last, word), map(self.value, _items(value)), "")
        if function == "SENTENCE":
            return self.sentence(value)
        return self.kind(", " if function == "COMMAS" else " + ").join(map(self.value, _items(value)))

    def fitted(self, function: str, before: str, told: str) -> tuple[str, str]:
        """What is written so far, and a name with its article after it."""
        if function in ("THE", "INTO") and (not before or before.endswith((". ", "! ", "? "))):
            return before, told[:1].upper() + told[1:]
        return contracted(before, told) if function == "DAT" else (before, told)

    def articled(self, value: Value, case: str) -> str:
        """With the article where the name has one: "die Türkei", "Frankreich und der Türkei"."""
        if isinstance(value, Term) and value.list is not None:
            return self.listed(tuple(self.articled(item, case) for item in value.list or (NOBODY,)), "and")
        if isinstance(value, Term) and (value.phase or value.season):
            return dated(self.language, value.phase or value.season, case.lower())
        value = power(value) if isinstance(value, str) else value  # an owner whose type a reason does not say
        if isinstance(value, Term) and value.said is not None:  # "niemand", "niemandem"
            value = Term(said=Said(value.said.code, {**value.said.values, "case": case}))
        return with_article(self.language, self.value(value), case)

    def listed(self, items: tuple[Value, ...], word: str) -> str:
        """ "A", "A and B", "A, B and C"."""
        *others, last = map(self.value, items or (NOBODY,))
        return self.joined(self.kind(", ").join(others), last, word)

    def joined(self, others: str, last: str, word: str) -> str:
        pattern = catalog_of("core", self.language).get(f"list-{word}", _LISTED)
        return self.pattern(pattern, {"others": others, "last": last}) if others else last


def sentence(text: str) -> str:
    """The text as a sentence that stands alone: with a capital letter and a full stop."""
    whole = text[:1].upper() + text[1:]
    return whole if whole.endswith((".", "?", "!")) else whole + "."


@lru_cache(maxsize=4096)
def dated(language: str, written: str, case: str = "") -> str:
    """ "S1901M" and "S1901" -> "Spring 1901"; "S1901R" -> "Spring 1901 retreats". ``case``: within a sentence, with the
    article that a language may want there; "" for a label."""
    try:
        when = Phase.of(written)
    except ValueError:
        return render(Said("core.never"), language) if written == NEVER else written
    values: dict[str, Value] = {"season": when.season, "year": str(when.year)}
    if when.kind in _PLAIN_KINDS.get(when.season, ("", MOVEMENT)):
        return render(Said("core.date", {**values, "case": case}), language)
    date = render(Said("core.date", {**values, "case": ""}), language)
    kind = when.kind.lower()
    named = (name for name, texts in namespaces().items() if f"date-of-{kind}" in texts.catalog(ENGLISH))
    if (namespace := next(named, None)) is not None:  # a kind of phase that these rules bring
        return render(Said(f"{namespace}.date-of-{kind}", {"date": date, "case": case}), language)
    return render(Said("core.date-of-step", {"date": date, "kind": when.kind, "case": case}), language)


_PLAIN_KINDS: Final[Mapping[str, tuple[str, ...]]] = {"W": ("", ADJUSTMENTS)}
"""The kinds of a season's phases that its name tells; elsewhere that is movement."""
_LISTED: Final[Pattern] = (Variable("others"), ", ", Variable("last"))


def _items(value: Value | None) -> tuple[Value, ...]:
    if isinstance(value, Term) and value.list is not None:
        return value.list
    return () if value is None else (value,)
