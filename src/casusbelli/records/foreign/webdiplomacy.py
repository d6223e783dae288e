"""Games as webDiplomacy's API tells them (``game/status``): JSON with numbers for territories and countries, of the
classic map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, field

from casusbelli.core.said import said
from casusbelli.records.foreign.recorded_game import BadRecord, RecordedGame, RecordedPhase, RecordedPosition
from casusbelli.records.games.annotations import MessageRecorded
from casusbelli.records.turns.values import quoted

CLASSIC = 1  # the number of the variant
TERRITORIES = """
CLY EDI LVP YOR WAL LON POR SPA NAF TUN NAP ROM TUS PIE VEN APU GRE ALB SER BUL RUM CON SMY ANK ARM
SYR SEV UKR WAR LVN MOS STP FIN SWE NWY DEN KIE BER PRU SIL MUN RUH HOL BEL PIC BRE PAR BUR MAR GAS
BAR NWG NTH SKA HEL BAL BOT NAO IRI ENG MAO WES LYO TYS ION ADR AEG EAS BLA TYR BOH VIE TRI BUD GAL
SPA/NC SPA/SC STP/NC STP/SC BUL/EC BUL/SC
"""  # in the order of their numbers
PLACES = tuple(TERRITORIES.split())
COUNTRIES = ("England", "France", "Italy", "Germany", "Austria", "Turkey", "Russia")
KINDS = {"Diplomacy": "M", "Retreats": "R", "Builds": "A"}
OPTIONS = {"base.convoy_intent": "said"}
Number = int | str | None


class WebUnit(Struct, rename={"kind": "unitType", "at": "terrID", "country": "countryID"}):
    kind: str
    at: Number
    country: Number
    retreating: str = "No"


class WebCenter(Struct, rename={"at": "terrID", "country": "countryID"}):
    at: Number
    country: Number


class WebOrder(Struct, rename={"kind": "type", "at": "terrID", "country": "countryID"}):
    kind: str
    country: Number
    at: Number = None
    to: Number = field(default=None, name="toTerrID")
    origin: Number = field(default=None, name="fromTerrID")
    via: str | None = field(default=None, name="viaConvoy")


class WebMessage(Struct, rename={"sender": "fromCountryID", "reader": "toCountryID"}):
    message: str
    sender: Number = 0
    reader: Number = 0
    timeSent: Number = 0  # noqa: N815 # as it stands in the file


class WebPhase(Struct):
    turn: int
    phase: str
    units: list[WebUnit] = []
    orders: list[WebOrder] = []
    centers: list[WebCenter] = []
    messages: list[WebMessage] = []


class WebGame(Struct):
    phases: list[WebPhase]
    variant: Number = field(default=CLASSIC, name="variantID")
    game: Number = field(default="", name="gameID")


def is_web_game(text: str) -> bool:
    return text[:200].lstrip().startswith("{") and '"phases"' in text and '"terrID"' in text


def web_game(text: str) -> RecordedGame:
    """Raises BadRecord."""
    try:
        table = msgspec.json.decode(text)
        game = msgspec.convert(table, WebGame)
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise BadRecord(said("record.no-saved-game", n=1, why=quoted(str(fault)))) from None
    if _number(game.variant) != CLASSIC:
        raise BadRecord(said("record.other-variant", variant=quoted(game.variant)))
    open_ = len(game.phases) - 1
    played = [phase for phase in game.phases if phase.phase in KINDS]
    phases = tuple(_phase(one, one is not game.phases[open_]) for one in played)
    notes = tuple(_message(one, phase) for phase in played for one in phase.messages)
    return RecordedGame(phases, str(game.game), options=OPTIONS, notes=notes, via_needs_route=True)


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


def _country(value: Number) -> str:
    number = _number(value)
    return COUNTRIES[number - 1] if 1 <= number <= len(COUNTRIES) else ""


def _name(phase: WebPhase) -> str:
    season = "W" if phase.phase == "Builds" else "SF"[phase.turn % 2]
    return f"{season}{1901 + phase.turn // 2:04}{KINDS[phase.phase]}"


def _phase(phase: WebPhase, judged: bool) -> RecordedPhase:
    units: dict[str, list[str]] = {}
    routed: dict[str, list[str]] = {}
    standing: dict[tuple[bool, str], str] = {}
    for unit in phase.units:
        place, gone = _place(unit.at), unit.retreating == "Yes"
        standing[gone, place[:3]] = text = f"{unit.kind[:1]} {place}"
        (routed if gone else units).setdefault(_country(unit.country), []).append(text)
    centers: dict[str, list[str]] = {}
    for center in phase.centers:
        centers.setdefault(_country(center.country), []).append(_place(center.at))
    centers.pop("", None)
    orders: dict[str, list[str]] = {}
    for order in phase.orders:
        orders.setdefault(_country(order.country), []).append(_order(order, standing, phase.phase == "Retreats"))
    position = RecordedPosition(_frozen(units), _frozen(routed) if routed else None, _frozen(centers) or None)
    return RecordedPhase(_name(phase), _frozen(orders), position if phase.units else None, judged=judged)


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


def _message(one: WebMessage, phase: WebPhase) -> MessageRecorded:
    reader = _country(one.reader)
    return MessageRecorded(
        _name(phase),
        _country(one.sender) or "gm",
        one.message,
        (reader,) if reader else (),
        _number(one.timeSent) * 1000,
    )


def _frozen(table: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(held) for name, held in table.items()}
