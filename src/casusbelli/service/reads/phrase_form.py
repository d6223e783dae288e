"""The form in which people put a quick phrase together: its fields with their choices, and the sentence it makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from casusbelli.core.orders import Hold, Move
from casusbelli.core.said import Cell, Said, order_term, power, province, said, whose
from casusbelli.core.units import Unit
from casusbelli.engine.component import Turn
from casusbelli.engine.phrases import KINDS, MOST_ORDERS, Phrase, PhraseRefused, checked, phrase_said
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import conflict
from casusbelli.service.games import press
from casusbelli.service.games.open_game import MASTER, OpenGame, opened
from casusbelli.service.games.press_rules import sender_of
from casusbelli.service.games.quick_phrases import stored_phrase

OFFERED: Final = tuple(name for name, kind in KINDS.items() if not kind.is_answer)
YEARS: Final = 8  # how many years a form offers


class PhraseOption(Struct, frozen=True):
    """A choice. ``group``: the unit whose moves it belongs to; "" in a flat list."""

    value: str
    label: Cell
    group: Cell = ""


class PhraseField(Struct, frozen=True):
    """``name``: its key, which may end in a number, and ``kind`` without it. ``sorted``: by the names that readers
    see."""

    name: str
    kind: str
    options: Sequence[PhraseOption]
    chosen: str
    sorted: bool = False


class PhraseForm(Struct, frozen=True):
    """``phrase``: the phrase as JSON, "" if none can be made; ``told``: its sentence, or else ``why`` there is none."""

    kind: str
    fields: Sequence[PhraseField]
    phrase: str
    told: Said | None = None
    why: Said | None = None


@needs("press")
def phrase_form(
    service: Service, who: Who, game_id: str, thread: str, seat: str | None, given: Mapping[str, str]
) -> PhraseForm:
    """The form for a phrase in this conversation, as far as it is filled in: what is not given has a default."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        sender = sender_of(table, who, seat)
        if sender == MASTER or not may_use(table):
            raise conflict("no-phrase", said("engine.phrase-no-game"))
        return _Filler(table, sender, press.partners(thread, sender), given).form()


def may_use(table: OpenGame) -> bool:
    return bool(table.row["seq"]) and table.game.state.outcome is None


class _Filler:
    def __init__(self, table: OpenGame, seat: str, partners: Sequence[str], given: Mapping[str, str]) -> None:
        self.table, self.seat, self.given = table, seat, given
        self.rules, self.state = table.game.rules, table.game.state
        self.partners = [name for name in partners if name in table.seats]
        self.kind = given.get("kind", "") if given.get("kind") in OFFERED else OFFERED[0]
        self.fields: list[PhraseField] = []
        self.t: Turn = self.rules.seen(self.state, seat)

    def form(self) -> PhraseForm:
        try:
            phrase = checked(self.rules, self.state, self.seat, self.phrase())
        except PhraseRefused as refused:
            return PhraseForm(self.kind, self.fields, "", why=refused.said)
        except _NothingToChoose:
            return PhraseForm(self.kind, self.fields, "", why=said("service.phrase-nothing"))
        return PhraseForm(self.kind, self.fields, stored_phrase(phrase) or "", phrase_said(phrase))

    def phrase(self) -> Phrase:
        needs_of = KINDS[self.kind].needs
        return Phrase(
            self.kind,
            self.choose("power", self.powers()) if "power" in needs_of else "",
            self.choose("province", self.provinces(), is_sorted=True) if "province" in needs_of else "",
            int(self.choose("year", self.years())) if "year" in needs_of else 0,
            tuple(self.orders()) if "orders" in needs_of else (),
        )

    def choose(
        self, name: str, options: Sequence[PhraseOption], default: int = 0, is_sorted: bool = False, kind: str = ""
    ) -> str:
        """Add a field; what is chosen in it."""
        if not options:
            raise _NothingToChoose
        values = [option.value for option in options]
        given = self.given.get(name)
        chosen = given if given in values else values[min(default, len(values) - 1)]
        self.fields.append(PhraseField(name, kind or name, options, chosen, is_sorted))
        return chosen

    # --- powers, places, years

    def powers(self) -> list[PhraseOption]:
        """The others who are still in the game; those in the conversation last."""
        own = next((it.powers for it in self.rules.seats if it.name == self.seat), ())
        there = [name for name in self.rules.board.power if name not in own and name not in self.state.eliminated]
        there.sort(key=lambda name: self.rules.commander_of(self.t, name) in self.partners)
        return [PhraseOption(name, power(name)) for name in there]

    def provinces(self) -> list[PhraseOption]:
        return [PhraseOption(it.code, province(it.code, it.name)) for it in self.rules.board.provinces]

    def years(self) -> list[PhraseOption]:
        first = self.state.now.year
        return [PhraseOption(str(year), str(year)) for year in range(first, first + YEARS)]

    # --- units and their orders

    def orders(self) -> Iterator[str]:
        if self.kind == "ask-support":
            yield self.support(self.is_own, self.is_theirs)
        elif self.kind == "offer-support":
            yield self.support(self.is_theirs, self.is_own)
        elif self.kind == "ask-order":
            yield self.choose("order", [it for unit in self.units(self.is_theirs) for it in self.moves(unit)], 1)
        else:
            yield from self.plan()

    def plan(self) -> Iterator[str]:
        nothing = PhraseOption("", said("service.phrase-no-order"))
        for n, unit in enumerate(self.units(self.is_own)[:MOST_ORDERS]):
            options = [nothing, *(PhraseOption(it.value, it.label) for it in self.moves(unit))]
            first = n == 0 and "order1" not in self.given  # a plan begins with the first move of the first unit
            order = self.choose(f"order{n + 1}", options, 2 if first else 0, kind="order")
            if order:
                yield order
        if not self.fields:
            raise _NothingToChoose

    def support(self, is_aided: Callable[[Unit], bool], is_helper: Callable[[Unit], bool]) -> str:
        """An order of one unit to support another; only what is in reach is offered."""
        helpers = self.units(is_helper)
        moves = [
            it for unit in self.units(is_aided) for it in self.moves(unit) if self.in_reach(helpers, unit, it.value)
        ]
        move = self.choose("move", moves, next((n for n, it in enumerate(moves) if " - " in it.value), 0))
        aided = self.t.position.find(move.split()[1])
        able = self.in_reach(helpers, aided, move) if aided is not None else []
        unit = self.choose("unit", [PhraseOption(str(it.piece), whose(it)) for it in able])
        return f"{unit} S {move.removesuffix(' H')}"

    def units(self, wanted: Callable[[Unit], bool]) -> list[Unit]:
        return [unit for unit in self.t.position.units if wanted(unit)]

    def is_own(self, unit: Unit) -> bool:
        return self.rules.commander_of(self.t, unit.owner) == self.seat

    def is_theirs(self, unit: Unit) -> bool:
        """Of somebody in the conversation, or of anybody else if it is public."""
        seat = self.rules.commander_of(self.t, unit.owner)
        return seat in self.partners if self.partners else seat is not None and seat != self.seat

    def moves(self, unit: Unit) -> list[PhraseOption]:
        to = self.t.board.reach[unit.kind].get(unit.at, ())
        orders = [Hold(unit.piece), *(Move(unit.piece, place) for place in to)]
        return [PhraseOption(str(order), order_term(str(order)), whose(unit)) for order in orders]

    def in_reach(self, helpers: Sequence[Unit], aided: Unit, order: str) -> list[Unit]:
        """The units that can support this order."""
        board = self.t.board
        place = board.province_of[order.partition(" - ")[2] or aided.at]
        return [
            unit
            for unit in helpers
            if unit != aided and place in board.near[unit.kind][unit.at] and board.province_of[unit.at] != place
        ]


class _NothingToChoose(Exception):
    """No unit can do what the phrase is about."""
