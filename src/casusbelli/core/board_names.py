"""A board's codes, units and orders by name, in the language of a reader.

    >>> import casusbelli
    >>> from casusbelli.core.said import render
    >>> names = names_on(casusbelli.board("standard"))
    >>> render(Term(order="F STP/SC - BOT"), "en", names)
    'Fleet St Petersburg (south coast) → Gulf of Bothnia'
    >>> render(Term(order="A PAR S A MAR - BUR"), "de", names)
    'Armee Paris unterstützt Armee Marseille → Burgund'

Orders that rules bring are shown by the message ``order-...`` of their pack. Without one they keep the notation that
people type, and so does whatever names no place of this board.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.catalogs import ENGLISH, namespaces
from casusbelli.core.fluent import variables
from casusbelli.core.orders import ARMY, FLEET, Waive
from casusbelli.core.said import Cell, Said, Term, UnitNamed, people, render, said
from casusbelli.core.translations import name_in

__all__ = ["BoardNames", "NamesOn", "named", "names_on"]

UNIT: Final = r"(?:[AF] )?[A-Z][A-Z0-9/]*"
ORDER: Final = re.compile(
    rf"(?P<verb>Build|Disband) (?P<built>{UNIT})"
    rf"|(?P<unit>{UNIT}) (?:(?P<hold>H)|(?P<sign>-|R) (?P<to>[A-Z0-9/]+)(?P<via> VIA)?"
    rf"|(?P<help>[SC]) (?P<target>{UNIT})(?: - (?P<aim>[A-Z0-9/]+))?)"
)
OF_OWNER: Final = re.compile(rf"(?P<owner>[A-Z].+?) (?:{ORDER.pattern})")
PARTS: Final = re.compile(rf"(?:{ORDER.pattern})(?!\S)|[AF] [A-Z][A-Z0-9/]*(?!\S)|\S+")
PIECES: Final = re.compile(r"[AF] [A-Z][A-Z0-9/]*(?!\S)|\S+")
WORDS: Final = re.compile(r"\S+")
KINDS: Final = re.compile(r"(?<!\S)[AF] ")
CORE: Final = "core"  # namespace of the messages for standard orders
WAIVE: Final = str(Waive())
NO_WORD: Final = re.compile(r"[^a-z0-9]+")
MOST_ORDERS: Final = 20_000


class BoardNames:
    """The names of one board in one language."""

    def __init__(self, board: Board, language: str) -> None:
        self.board = board
        self.language = language
        self._orders: dict[str, str] = {}
        self._units: dict[str, str] = {}

    def power(self, name: str) -> str:
        return name_in(self.language, name)

    @cached_property
    def places(self) -> dict[str, str]:
        """Location -> its name, including the coast."""
        found = {code: name_in(self.language, name) for code, name in self.board.impassable.items()}
        for province in self.board.provinces:
            found[province.code] = name = name_in(self.language, province.name)
            for coast in province.coasts:
                named = said("core.place-on-coast", place=name, coast=coast)
                found[f"{province.code}/{coast}"] = named.render(self.language)
        return found

    def place(self, location: str) -> str:
        return self.places.get(location, location)

    def unit(self, unit: str) -> str:
        """ "A PAR" -> "Army Paris"."""
        known = self._units.get(unit)
        if known is None:
            kind, _space, at = unit.rpartition(" ")
            if at not in self.places or kind not in (ARMY, FLEET, ""):
                return unit
            known = self._units[unit] = said("core.unit-named", kind=kind, place=self.place(at)).render(self.language)
        return known

    def order(self, text: str) -> str:
        """Name an order: "A PAR - BUR" -> "Army Paris → Burgundy", "A PAR" -> "Army Paris"; orders that rules add stay
        in their notation."""
        known = self._orders.get(text)
        if known is None:
            if len(self._orders) >= MOST_ORDERS:
                self._orders.clear()
            known = self._orders[text] = self._ordered(text)
        return known

    def brief(self, text: str) -> str:
        """Name an order without the kinds of its units, for a page that names the unit beside it: "A PAR - BUR" ->
        "Paris → Burgundy"."""
        found = ORDER.fullmatch(text)
        return self.order(KINDS.sub("", text) if found and not found["verb"] else text)

    def _ordered(self, text: str) -> str:
        found = ORDER.fullmatch(text)
        if found is None:
            return said("core.order-waive").render(self.language) if text == WAIVE else self._brought(text)
        part = {name: value for name, value in found.groupdict().items() if value}
        return self._told(part).render(self.language)

    def _brought(self, text: str) -> str:
        """Name an order that a rule adds. "America A BEL" can be read as a unit, or as a letter and a place, and
        "A BUD S A VIE SOI GAL" begins with an order. A name that is not on the board is that of a side or a neutral
        power, if a message fits."""
        readings = (
            self._composed([part.group() for part in parts.finditer(text)], others)
            for others in (False, True)
            for parts in (PARTS, WORDS, PIECES)
        )
        return next(filter(None, readings), "") or self._of_owner(text) or self.unit(text)

    def _of_owner(self, text: str) -> str:
        """Name "England Build F EDI", an order with the name of whose it is: a power, or a neutral country."""
        found = OF_OWNER.fullmatch(text)
        if found is None or found["owner"].partition(" (")[0] not in self.owners:
            return ""
        order = self.order(text.removeprefix(found["owner"]).lstrip())
        return said("core.order-of", power=Term(power=found["owner"]), order=order).render(self.language)

    @cached_property
    def owners(self) -> frozenset[str]:
        """Whose orders can be on this board; rules make neutral centers powers under their own names."""
        return frozenset([*self.board.power, *self.board.minor_groups, *(p.name for p in self.board.provinces)])

    def _composed(self, parts: Sequence[str], others: bool) -> str:
        """Name "Permit Turkey into SEV" with a pack's message ``order-permit-into``, "Veto 3" with ``order-veto``.

        The words name the message. The powers, places, units, orders and numbers among them are its values, one of each
        kind: powers or places with commas between them are a list, and a second unit is the ``target``. ``others``:
        after the first word a capital letter begins the name of a power, too. Without such a message, "".
        """
        words: list[str] = []
        values: dict[str, object] = {}
        listed: dict[str, list[object]] = {"place": [], "power": []}
        open_list = ""
        for part in parts:
            name, value = self._part(part.removesuffix(","))
            if name == "" and others and words and part.istitle():
                name, value = "power", self.power(part)
            if name == "unit" and "unit" in values:
                name = "target"
            if name in listed and (name == open_list or name not in values):
                listed[name].append(value)
                values.pop(name, None)
                value = listed[name] if len(listed[name]) > 1 else value
            open_list = name if part.endswith(",") else ""
            if name in values:
                return ""
            if name:
                values[name] = value
            else:
                words.append(part.lower())
        code = _order_message(NO_WORD.sub("-", " ".join(words)), frozenset(values))
        return said(code, **{"number": 0, **values}).render(self.language) if code else ""

    def _part(self, part: str) -> tuple[str, object]:
        """The kind of value that a part of an order is, and how it is shown; "" for a word."""
        if ORDER.fullmatch(part):
            return "order", self.order(part)
        if " " in part:
            return "unit", self.unit(part)
        if part.isdigit():
            return "number", int(part)
        if part in self.places:
            return "place", self.place(part)
        return ("power", self.power(part)) if part in self.board.power else ("", part)

    def _told(self, part: Mapping[str, str]) -> Said:
        if part.get("verb") == "Build":
            return said("core.order-build", unit=self.unit(part["built"]))
        if "verb" in part:
            return said("core.order-disband", unit=self.unit(part["built"]))
        unit, to, aim = self.unit(part["unit"]), self.place(part.get("to", "")), self.place(part.get("aim", ""))
        target = self.unit(part.get("target", ""))
        if part.get("help") == "C":
            return said("core.order-convoy", unit=unit, target=target, to=aim)
        if "help" in part:
            if aim:
                return said("core.order-support-move", unit=unit, target=target, to=aim)
            return said("core.order-support", unit=unit, target=target)
        if "hold" in part:
            return said("core.order-hold", unit=unit)
        if part["sign"] == "R":
            return said("core.order-retreat", unit=unit, to=to)
        if "via" in part:
            return said("core.order-move-via", unit=unit, to=to)
        return said("core.order-move", unit=unit, to=to)

    def term(self, term: Term) -> str | None:
        """A message value in words; None if it doesn't need the board."""
        if term.unit is not None:
            return self._owned(term.unit)
        if term.order:
            return self.order(term.order)
        if term.province:
            return self.place(term.province) if term.province in self.places else None
        return None

    def _owned(self, unit: UnitNamed) -> str:
        named = self.unit(f"{unit.kind} {unit.at}" if unit.kind else unit.at)
        return f"{named} ({self.power(people(unit.owner))})" if unit.owner else named


def _order_message(words: str, values: frozenset[str]) -> str:
    """The code of the message that names such an order with these values; "" if no pack has one."""
    key = f"order-{words}"
    for name, texts in namespaces().items():
        pattern = texts.catalog(ENGLISH).get(key)
        if name != CORE and pattern is not None and values <= {*variables(pattern)} <= values | {"number"}:
            return f"{name}.{key}"
    return ""


class NamesOn:
    """The names of one board in any language; callable as the ``Show`` of messages about it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.by_language: dict[str, BoardNames] = {}

    def of(self, language: str) -> BoardNames:
        if language not in self.by_language:
            self.by_language[language] = BoardNames(self.board, language)
        return self.by_language[language]

    def __call__(self, term: Term, language: str) -> str | None:
        return self.of(language).term(term)


def names_on(board: Board) -> NamesOn:
    """The value renderer for messages about a game on this board, which shows values by name. Cached."""
    return board.memo(NamesOn)


def named(told: Cell, board: Board, language: str = ENGLISH) -> str:
    """Render a message about a game on this board."""
    return render(told, language, names_on(board))
