"""Games as webDiplomacy's API tells them (``game/status``): JSON with numbers for territories and countries, of the
variants on the classic map.

``centers`` has the owner of every province, not only of supply centers. Messages are HTML. Older versions have no
``phases``: the orders of all phases stand in one list, with the position of the open phase beside it.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct, field

from casusbelli.core.said import said
from casusbelli.records.foreign.recorded_game import OVER, BadRecord, RecordedGame, RecordedPhase, RecordedPosition
from casusbelli.records.games.annotations import MessageRecorded
from casusbelli.records.turns.values import quoted

CLASSIC = 1  # the number of the variant
VARIANTS = {CLASSIC: "standard", 15: "france-austria", 23: "germany-italy"}
TERRITORIES = """
CLY EDI LVP YOR WAL LON POR SPA NAF TUN NAP ROM TUS PIE VEN APU GRE ALB SER BUL RUM CON SMY ANK ARM
SYR SEV UKR WAR LVN MOS STP FIN SWE NWY DEN KIE BER PRU SIL MUN RUH HOL BEL PIC BRE PAR BUR MAR GAS
BAR NWG NTH SKA HEL BAL BOT NAO IRI ENG MAO WES LYO TYS ION ADR AEG EAS BLA TYR BOH VIE TRI BUD GAL
SPA/NC SPA/SC STP/NC STP/SC BUL/EC BUL/SC
"""  # in the order of their numbers
PLACES = tuple(TERRITORIES.split())
SUPPLY_CENTERS = """
EDI LVP LON POR SPA TUN NAP ROM VEN GRE SER BUL RUM CON SMY ANK SEV WAR MOS STP SWE NWY DEN KIE BER MUN HOL BEL
BRE PAR MAR TRI BUD VIE
"""
CENTERS = frozenset(SUPPLY_CENTERS.split())
COUNTRIES = ("England", "France", "Italy", "Germany", "Austria", "Turkey", "Russia")
SEATS = {CLASSIC: COUNTRIES, 15: ("France", "Austria"), 23: ("Germany", "Italy")}
KINDS = {"Diplomacy": "M", "Retreats": "R", "Builds": "A"}
FINISHED, DRAWN = "Finished", "Drawn"
OPTIONS = {"base.convoy_intent": "said"}
TAG = re.compile(r"</?[a-z]+ ?/?>")
Number = int | str | None


class WebUnit(Struct, rename={"kind": "unitType", "at": "terrID", "country": "countryID"}):
    kind: str
    at: Number
    country: Number
    retreating: str = "No"


class WebCenter(Struct, rename={"at": "terrID", "country": "countryID"}):
    at: Number
    country: Number


class WebOrder(Struct, rename={"kind": "type", "at": "terrID", "country": "countryID", "unit": "unitType"}):
    kind: str
    country: Number
    at: Number = None
    to: Number = field(default=None, name="toTerrID")
    origin: Number = field(default=None, name="fromTerrID")
    via: str | None = field(default=None, name="viaConvoy")
    unit: str | None = None
    turn: Number = 0
    phase: str = ""


class WebMessage(Struct, rename={"sender": "fromCountryID", "reader": "toCountryID", "phase": "phaseMarker"}):
    message: str
    sender: Number = 0
    reader: Number = 0
    timeSent: Number = 0  # noqa: N815 # as it stands in the file
    phase: str | None = None


class WebPhase(Struct):
    turn: Number
    phase: str
    units: list[WebUnit] = []
    orders: list[WebOrder] = []
    centers: list[WebCenter] = []
    messages: list[WebMessage] = []


class WebGame(Struct):
    phases: list[WebPhase] = []
    variant: Number = field(default=CLASSIC, name="variantID")
    game: Number = field(default="", name="gameID")
    over: str = field(default="No", name="gameOver")
    turn: Number = 0
    phase: str = ""
    units: list[WebUnit] = []
    orders: list[WebOrder] = []
    centers: list[WebCenter] = []


def is_web_game(text: str) -> bool:
    there = '"phases"' in text or '"unitType"' in text
    return text[:200].lstrip().startswith("{") and there and '"terrID"' in text


def web_game(text: str) -> RecordedGame:
    """Raises BadRecord."""
    try:
        table = msgspec.json.decode(text)
        game = msgspec.convert(table, WebGame)
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise BadRecord(said("record.no-saved-game", n=1, why=quoted(str(fault)))) from None
    return _WebReader(game).read()


def _in_order(game: WebGame) -> list[WebPhase]:
    """The phases; of older versions from the turn and phase of each order."""
    if game.phases:
        return game.phases
    now = (_number(game.turn), game.phase)
    found: dict[tuple[int, str], list[WebOrder]] = {}
    for order in game.orders:
        found.setdefault((_number(order.turn), order.phase), []).append(order)
    past = [WebPhase(*at, orders=orders) for at, orders in found.items() if at != now and at[1] in KINDS]
    past.sort(key=lambda one: (_number(one.turn), [*KINDS].index(one.phase)))
    return [*past, WebPhase(*now, game.units, found.get(now, []), game.centers)]


def _number(value: Number) -> int:
    try:
        return int(value or 0)
    except ValueError:
        raise BadRecord(said("record.bad-number", value=quoted(value))) from None


def _place(value: Number) -> str:
    number = _number(value)
    if not 1 <= number <= len(PLACES):
        raise BadRecord(said("record.bad-number", value=quoted(value)))
    return PLACES[number - 1]


def _phase_name(turn: Number, kind: str) -> str:
    number = _number(turn)
    season = "W" if kind == "Builds" else "SF"[number % 2]
    return f"{season}{1901 + number // 2:04}{KINDS[kind]}"


class _WebReader:
    def __init__(self, game: WebGame) -> None:
        self.game = game
        self.variant = _number(game.variant)
        if self.variant not in VARIANTS:
            raise BadRecord(said("record.other-variant", variant=quoted(game.variant), known=[*VARIANTS]))

    def read(self) -> RecordedGame:
        phases = _in_order(self.game)
        played = [phase for phase in phases if phase.phase in KINDS]
        recorded = [self._phase(one, one is not phases[-1]) for one in played]
        last = phases[-1]
        if last.phase == FINISHED and last.units:
            recorded.append(RecordedPhase(OVER, {}, self._position(last)))
        notes = tuple(self._message(one, phase) for phase in phases for one in phase.messages)
        return RecordedGame(
            tuple(recorded),
            str(self.game.game),
            VARIANTS[self.variant],
            OPTIONS,
            notes,
            drawn=self._left(last) if self.game.over == DRAWN else (),
            over=self.game.over != "No",
            via_needs_route=True,
        )

    def _country(self, value: Number) -> str:
        number, seats = _number(value), SEATS[self.variant]
        return seats[number - 1] if 1 <= number <= len(seats) else ""

    def _left(self, phase: WebPhase) -> tuple[str, ...]:
        """Those who share a draw: everybody who still has a unit or a center."""
        there = self._position(phase)
        return tuple(name for name in SEATS[self.variant] if name in there.units or name in (there.centers or {}))

    def _held(self, rows: Iterable[tuple[Number, str]]) -> dict[str, tuple[str, ...]]:
        found: dict[str, dict[str, None]] = {}
        for country, text in rows:
            if name := self._country(country):
                found.setdefault(name, {})[text] = None
        return {name: tuple(texts) for name, texts in found.items()}

    def _position(self, phase: WebPhase) -> RecordedPosition:
        """The dislodged units are not compared: nothing tells whether they have a retreat."""
        units = ((one.country, f"{one.kind[:1]} {_place(one.at)}") for one in phase.units if one.retreating != "Yes")
        centers = ((one.country, _place(one.at)) for one in phase.centers)
        owned = self._held((country, code) for country, code in centers if code in CENTERS)
        return RecordedPosition(self._held(units), centers=owned or None)

    def _phase(self, phase: WebPhase, judged: bool) -> RecordedPhase:
        retreats = phase.phase == "Retreats"
        standing: dict[tuple[bool, str], str] = {}
        ordered = [(retreats, order.unit, order.at) for order in phase.orders if order.unit and _number(order.at)]
        units = [(unit.retreating == "Yes", unit.kind, unit.at) for unit in phase.units]
        for gone, kind, at in (*ordered, *units):
            place = _place(at)
            standing[gone, place[:3]] = f"{kind[:1]} {place}"
        orders = self._orders(phase, standing)
        position = self._position(phase) if phase.units else None
        return RecordedPhase(_phase_name(phase.turn, phase.phase), orders, position, judged=judged)

    def _orders(self, phase: WebPhase, standing: Mapping[tuple[bool, str], str]) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for order in phase.orders:
            text = _order(order, standing, phase.phase == "Retreats")
            found.setdefault(self._country(order.country), []).append(text)
        return {name: tuple(texts) for name, texts in found.items()}

    def _message(self, one: WebMessage, phase: WebPhase) -> MessageRecorded:
        """Everything is filed under the moves of its turn; the message itself names the phase."""
        kinds = (kind for kind in (one.phase, phase.phase, "Diplomacy") if kind in KINDS)
        reader = self._country(one.reader)
        return MessageRecorded(
            _phase_name(phase.turn, str(next(kinds))),
            self._country(one.sender) or "gm",
            html.unescape(TAG.sub("", one.message.replace("<br />", "\n"))),
            (reader,) if reader else (),
            _number(one.timeSent) * 1000,
        )


def _order(order: WebOrder, standing: Mapping[tuple[bool, str], str], retreats: bool) -> str:
    kind = order.kind
    if kind == "Wait":
        return "Waive"
    if kind.startswith("Build "):
        return f"Build {kind[6:7]} {_place(order.to or order.at)}"
    at = _place(order.at or order.to if kind == "Destroy" else order.at)
    unit = standing.get((retreats, at[:3]), at)
    if kind in ("Hold", "Disband", "Destroy"):
        return f"{unit} {'H' if kind == 'Hold' else 'D'}"
    to = _place(order.to)
    if kind in ("Move", "Retreat"):
        via = " VIA" if order.via == "Yes" else ""
        return f"{unit} R {to}" if kind == "Retreat" else f"{unit} - {to}{via}"
    if kind == "Support hold":
        return f"{unit} S {standing.get((False, to[:3]), to)}"
    origin = _place(order.origin)
    letter = {"Support move": "S", "Convoy": "C"}.get(kind)
    if letter is None:
        raise BadRecord(said("record.bad-number", value=quoted(kind)))
    return f"{unit} {letter} {standing.get((False, origin[:3]), origin)} - {to}"
