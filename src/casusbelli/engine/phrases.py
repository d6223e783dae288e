"""Quick phrases: messages as data that people and bots write and read, such as "Peace until the end of 1903?".

A phrase has a kind and the fields that its kind needs; ``KINDS`` is the table of them.

    >>> import casusbelli
    >>> phrase = Phrase("peace", year=1903)
    >>> phrase_text(phrase), phrase_text(phrase, "de")
    ('Shall we keep the peace until the end of 1903?', 'Wollen wir bis Ende 1903 Frieden halten?')
    >>> ask = Phrase("ask-support", orders=("A TYR S A VIE - TRI",), wording=1)
    >>> phrase_text(ask, "en", casusbelli.board("standard"))
    'I need the support of Army Tyrolia for Army Vienna → Trieste. Will you give it?'

In JSON it is ``{"kind": "peace", "year": 1903}``. ``checked`` says whether a seat may send it, and completes it. What
rules let players agree on stays with their own orders: ``ask-order`` and ``plan`` name such orders.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct, ValidationError, convert, to_builtins
from msgspec.structs import asdict, replace

from casusbelli.core.board import Board, normal
from casusbelli.core.board_names import names_on
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.errors import printable, shortened
from casusbelli.core.legality import understand
from casusbelli.core.orders import Directive, Order, Piece, SupportHold, SupportMove
from casusbelli.core.phases import MOVEMENT
from casusbelli.core.said import Said, order_term, power, province, render, said
from casusbelli.core.state import State
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Turn
from casusbelli.engine.ruleset import RuleSet

__all__ = [
    "KINDS",
    "WORDINGS",
    "Phrase",
    "PhraseKind",
    "PhraseRefused",
    "checked",
    "phrase_data",
    "phrase_of",
    "phrase_said",
    "phrase_text",
]

WORDINGS: Final = 3  # sentences of each kind in each language, numbered from 0
MOST_YEARS: Final = 50  # how far ahead a phrase may look
MOST_ORDERS: Final = 5
LONGEST_ORDER: Final = 120
LONGEST_NAME: Final = 64

SUPPORT, ANY = "support", "any"  # which orders a phrase has


class Phrase(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A quick phrase. ``year``: it holds until the end of that year; ``orders``: in the standard notation or in that
    of a rule; ``earlier``: the id of the message that it refers to; ``wording``: which of the sentences of its kind
    it is read as."""

    kind: str
    power: str = ""
    province: str = ""
    year: Annotated[int, Meta(ge=0, le=9999)] = 0
    orders: tuple[str, ...] = ()
    earlier: str = ""
    wording: Annotated[int, Meta(ge=0, le=99)] = 0


class PhraseKind(Struct, frozen=True):
    """A kind of phrase. ``needs`` and ``may``: the fields it must and can have. ``orders``: "support" for one order to
    support another unit, "any" for up to ``most``. ``is_proposal``: it can be accepted or refused. ``is_answer``: it
    answers such a proposal."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    orders: str = ""
    most: int = 0
    is_proposal: bool = False
    is_answer: bool = False


KINDS: Final[Mapping[str, PhraseKind]] = {
    "peace": PhraseKind(("year",), is_proposal=True),
    "demilitarize": PhraseKind(("province", "year"), is_proposal=True),
    "alliance": PhraseKind(("year",), is_proposal=True),
    "joint-attack": PhraseKind(("power",), is_proposal=True),
    "ask-support": PhraseKind(("orders",), orders=SUPPORT, most=1, is_proposal=True),
    "offer-support": PhraseKind(("orders",), orders=SUPPORT, most=1, is_proposal=True),
    "ask-order": PhraseKind(("orders",), orders=ANY, most=1, is_proposal=True),
    "plan": PhraseKind(("orders",), orders=ANY, most=MOST_ORDERS),
    "warn-power": PhraseKind(("power",)),
    "warn-province": PhraseKind(("province",)),
    "threat": PhraseKind(("power", "province")),
    "breach": PhraseKind(("power",), may=("earlier",)),
    "thank": PhraseKind(may=("earlier",)),
    "use-phrases": PhraseKind(may=("earlier",)),
    "accept": PhraseKind(("earlier",), is_answer=True),
    "refuse": PhraseKind(("earlier",), is_answer=True),
}


class PhraseRefused(ValueError):
    """Why something is no phrase, or none that this seat may send now."""

    def __init__(self, why: Said) -> None:
        super().__init__(why)
        self.said = why

    def __str__(self) -> str:
        return str(self.said)


# --- as data


def phrase_data(phrase: Phrase) -> dict[str, object]:
    """The phrase for JSON, without the fields that its kind does not have."""
    data: dict[str, object] = to_builtins(phrase)
    return data


def phrase_of(data: object) -> Phrase:
    """Read a phrase from JSON that was decoded; ``PhraseRefused`` if it isn't one."""
    try:
        phrase = convert(data, Phrase)
    except ValidationError as fault:
        raise PhraseRefused(said("engine.phrase-unreadable", why=shortened(str(fault)))) from None
    _check_kind(phrase)
    return phrase


def _check_kind(phrase: Phrase) -> None:
    """The kind is known, and the phrase has the fields of its kind, within bounds."""
    kind = KINDS.get(phrase.kind)
    if kind is None:
        raise PhraseRefused(said("engine.phrase-unknown-kind", kind=shortened(phrase.kind), known=tuple(KINDS)))
    given = {field for field, value in asdict(phrase).items() if value and field not in ("kind", "wording")}
    for field in kind.needs:
        if field not in given:
            raise PhraseRefused(said("engine.phrase-needs", kind=phrase.kind, field=field))
    for field in sorted(given - {*kind.needs, *kind.may}):
        raise PhraseRefused(said("engine.phrase-has-no", kind=phrase.kind, field=field))
    if not 0 <= phrase.wording < WORDINGS:
        raise PhraseRefused(said("engine.phrase-wording", last=WORDINGS - 1, n=str(phrase.wording)))
    if len(phrase.orders) > kind.most:
        raise PhraseRefused(said("engine.phrase-most-orders", kind=phrase.kind, most=kind.most, n=len(phrase.orders)))
    for text in phrase.orders:
        if len(text) > LONGEST_ORDER:
            raise PhraseRefused(said("engine.phrase-too-long", text=shortened(text), most=LONGEST_ORDER))
    for text in (phrase.power, phrase.province, phrase.earlier):
        if len(text) > LONGEST_NAME:
            raise PhraseRefused(said("engine.phrase-too-long", text=shortened(text), most=LONGEST_NAME))


# --- what may be sent


def checked(rules: RuleSet, state: State, seat: str, phrase: Phrase) -> Phrase:
    """The phrase as this seat may send it now: powers and provinces by their names and codes, orders in full.

    ``PhraseRefused`` says what is wrong. Whether ``earlier`` is a message that the seat can read is not checked here.
    """
    _check_kind(phrase)
    if not state.phase or state.outcome is not None:
        raise PhraseRefused(said("engine.phrase-no-game"))
    board, kind = rules.board, KINDS[phrase.kind]
    if "power" in kind.needs:
        phrase = replace(phrase, power=_power(rules, seat, phrase.power))
    if "province" in kind.needs:
        phrase = replace(phrase, province=_province(board, phrase.province))
    if "year" in kind.needs:
        _check_year(state, phrase.year)
    if kind.orders:
        phrase = replace(phrase, orders=tuple(_orders(rules, state, seat, phrase)))
    return phrase


def _power(rules: RuleSet, seat: str, text: str) -> str:
    names = {normal(name): name for name in (*rules.board.power, *rules.names)}
    name = names.get(normal(text), rules.board.power_names.get(normal(text), ""))
    if not name:
        known = tuple(dict.fromkeys((*rules.names, *rules.board.power)))
        raise PhraseRefused(said("engine.phrase-no-power", name=shortened(text), known=list(map(power, known))))
    if name in (seat, *next((it.powers for it in rules.seats if it.name == seat), ())):
        raise PhraseRefused(said("engine.phrase-own-power", power=power(name)))
    return name


def _province(board: Board, text: str) -> str:
    code = board.place_names.get(normal(text))
    if code is None:
        raise PhraseRefused(said("engine.phrase-no-province", name=shortened(text)))
    return code


def _check_year(state: State, year: int) -> None:
    first = state.now.year
    if not first <= year <= first + MOST_YEARS:
        values = {"first": str(first), "last": str(first + MOST_YEARS), "year": shortened(str(year))}
        raise PhraseRefused(said("engine.phrase-year", **values))


def _orders(rules: RuleSet, state: State, seat: str, phrase: Phrase) -> Iterator[str]:
    t = rules.seen(state, seat)
    for text in phrase.orders:
        order = _order(rules, t, text)
        if KINDS[phrase.kind].orders == SUPPORT:
            _check_support(t, seat, phrase.kind, order)
        yield str(order)


def _order(rules: RuleSet, t: Turn, text: str) -> Order:
    """One order in full. It may be for a later phase, so it need not be possible yet."""
    board, text = rules.board.on(t.state.phase), printable(text)
    for kind in dict.fromkeys((MOVEMENT, t.state.now.kind)):
        found, faults = rules.grammar.read(text, board, kind)
        if len(found) == 1 and not faults:
            order = found[0].order
            whole = order if isinstance(order, Directive) else understand(order, t.position, None, rules.rulings)
            return order if isinstance(whole, Refusal) else whole
    why = faults[0].said if faults else said("engine.phrase-one-order")
    raise PhraseRefused(said("engine.phrase-order", order=shortened(text), why=why))


def _check_support(t: Turn, seat: str, kind: str, order: Order) -> None:
    """You offer the support of your own units, and ask for that of others."""
    if not isinstance(order, SupportHold | SupportMove):
        raise PhraseRefused(said("engine.phrase-no-support", order=str(order)))
    unit = t.position.find(order.unit.at)
    if unit is None:
        raise PhraseRefused(said("engine.phrase-no-unit", unit=order.unit))
    is_own = t.rules.commander_of(t, unit.owner) == seat
    if kind == "offer-support" and not is_own:
        raise PhraseRefused(said("engine.phrase-not-yours", unit=order.unit))
    if kind == "ask-support" and is_own:
        raise PhraseRefused(said("engine.phrase-yours", unit=order.unit))


# --- in words


def phrase_said(phrase: Phrase) -> Said:
    """The sentence of a phrase, to be rendered in the language of its reader."""
    values: dict[str, object] = {"wording": phrase.wording}
    if phrase.power:
        values["power"] = power(phrase.power)
    if phrase.province:
        values["place"] = province(phrase.province)
    if phrase.year:
        values["year"] = str(phrase.year)
    if KINDS[phrase.kind].orders == SUPPORT:
        unit, target, move = _support(phrase.orders[0])
        values |= {"unit": unit, "move": order_term(move), "target": target}
        if not move:
            return said(f"engine.phrase-{phrase.kind}-hold", **values)
    elif phrase.orders:
        values["orders"] = [order_term(text) for text in phrase.orders]
    return said(f"engine.phrase-{phrase.kind}", **values)


def _support(text: str) -> tuple[Piece, Piece, str]:
    """The unit that supports, the unit that is supported, and its move; "" if it holds."""
    unit, _s, aided = text.partition(" S ")
    target, _dash, to = aided.partition(" - ")
    return _piece(unit), _piece(target), aided if to else ""


def _piece(text: str) -> Piece:
    kind, _space, at = text.rpartition(" ")
    return Piece(kind, at)


def phrase_text(phrase: Phrase, language: str = ENGLISH, board: Board | None = None) -> str:
    """The sentence of a phrase in a language, with the names of this board."""
    return render(phrase_said(phrase), language, names_on(board) if board is not None else None)
