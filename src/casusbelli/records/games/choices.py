"""The orders a seat may give now, as data for a form: for each unit the orders on offer, and the forms of orders that
rules add.

A page builds tap input and selection lists from this without knowing any rule: an order begins at a place (``at``) and
goes on over others (``steps``), whatever it means. Where several orders have the same places their texts tell them
apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import reduce

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.orders import (
    Build,
    Convoy,
    Directive,
    Disband,
    Hold,
    Move,
    Order,
    Piece,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
)
from casusbelli.core.phases import Phase
from casusbelli.core.said import Text, said
from casusbelli.engine import drafts
from casusbelli.engine.about import About
from casusbelli.engine.game import Game

KINDS: dict[type[object], str] = {
    Hold: "hold",
    Move: "move",
    SupportHold: "support",
    SupportMove: "support",
    Convoy: "convoy",
    Retreat: "retreat",
    Disband: "disband",
    Build: "build",
    Waive: "waive",
}

LIKELY = ("move", "retreat", "build", "hold", "support", "convoy", "disband", "waive")


class ChoiceLine(Struct, frozen=True, array_like=True):
    """One order on offer. ``at``: where it begins; ``steps``: the places named after it, in order; a support to hold
    names its unit twice, as one would tap it twice. ``kind``: "move", or "influence/move" where a rule's order contains
    another."""

    text: str
    kind: str
    at: str = ""
    steps: tuple[str, ...] = ()


class Slot(Struct, frozen=True):
    """One decision: what a unit does, what is built or removed. It takes ``count`` orders. ``free``: optional, may be
    left empty. ``copies``: one order may be written several times. ``several``: different orders may be combined."""

    key: str
    owner: str
    count: int
    lines: tuple[ChoiceLine, ...]
    free: bool = False
    copies: bool = False
    several: bool = False


class ChoiceForm(Struct, frozen=True):
    """A kind of order that belongs to no unit. ``at_once``: it takes effect without waiting for adjudication.
    ``copies``: a line may be written several times. ``about``: what each of the lines speaks of. ``final``: it ends
    something for good."""

    kind: str
    title: str
    sentence: Text
    written: str
    at_once: bool
    secret: bool
    copies: bool
    lines: tuple[ChoiceLine, ...]
    about: tuple[About, ...]
    final: bool = False


class Choices(Struct, frozen=True):
    phase: str
    slots: tuple[Slot, ...]
    forms: tuple[ChoiceForm, ...]


def choices(game: Game, seat: str) -> Choices:
    """Everything on offer, in a stable order."""
    directives = [order for order in game.options(seat) if isinstance(order, Directive)]
    asked = list(_asked(game, seat))
    standing = {text.partition(" ")[2]: text for units in _standing(game, seat).values() for text in units}
    own = {slot.key for slot in asked if slot.count == 1 and slot.lines and slot.lines[0].at}
    of_units: dict[str, list[tuple[Directive, ChoiceLine]]] = {}
    others: dict[type[Directive], list[tuple[ChoiceLine, About]]] = {}
    for order in directives:
        unit, line = _unit(order), line_of(order)
        if unit is not None:
            key = str(unit) if unit.kind else standing.get(unit.at, str(unit))
            of_units.setdefault(key, []).append((order, line))
        else:
            others.setdefault(type(order), []).append((line, game.rules.about(order)))
    slots = [
        Slot(s.key, s.owner, s.count, (*s.lines, *(line for _o, line in of_units.get(s.key, ()))), s.free, s.copies)
        for s in asked
    ]
    slots += _lent(game, seat, {key: found for key, found in of_units.items() if key not in own})
    likely = _likely(game, seat)
    slots = [replace(slot, lines=tuple(sorted(slot.lines, key=likely))) for slot in slots]
    return Choices(game.phase, tuple(slots), tuple(_forms(game, others)))


def _likely(game: Game, seat: str) -> Callable[[ChoiceLine], tuple[int, bool]]:
    """Sorts the orders of one unit, the most likely first: kind by kind, moves to centers that the seat does not have
    and help for its own units before the rest."""
    board, view = game.rules.board, game.view(seat)
    powers = next((held.powers for held in game.seats if held.name == seat), ())
    mine = {unit.partition(" ")[2] for power in powers for unit in view["units"].get(power, ())}
    wanted = set(board.centers).difference(*(view["centers"].get(power, ()) for power in powers))

    def rank(line: ChoiceLine) -> tuple[int, bool]:
        kind = line.kind
        to = board.province_of.get(line.steps[0], "") if line.steps else ""
        first = to in wanted if kind == "move" else bool(line.steps) and line.steps[0] in mine
        return LIKELY.index(kind) if kind in LIKELY else len(LIKELY), not first

    return rank


def _asked(game: Game, seat: str) -> Iterator[Slot]:
    """One slot for each unit; builds or removals with the same choices are merged into one slot."""
    owners = _owners(game, seat)
    last: Slot | None = None
    for orders in game.decisions(seat):
        lines = tuple(map(line_of, orders))
        if not lines:
            continue
        if last is not None and last.lines == lines:
            last = Slot(last.key, last.owner, last.count + 1, lines)
            continue
        if last is not None:
            yield last
        piece = _unit(orders[0])
        single = piece is not None and {str(_unit(order)) for order in orders} == {str(piece)}
        key = str(piece) if single else " ".join(dict.fromkeys(line.kind for line in lines))
        last = Slot(key, owners.get(key, "") if single else _of_all(orders, owners, seat), 1, lines)
    if last is not None:
        yield last


def _standing(game: Game, seat: str) -> dict[str, list[str]]:
    view = game.view(seat)
    return {o: [*units, *view["dislodged"].get(o, ())] for o, units in view["units"].items()}


def _owners(game: Game, seat: str) -> dict[str, str]:
    """By unit; a dislodged one counts rather than the one of the same name that has dislodged it."""
    view = game.view(seat)
    return {text: owner for held in (view["units"], view["dislodged"]) for owner in held for text in held[owner]}


def _of_all(orders: Sequence[Order], owners: dict[str, str], seat: str) -> str:
    """The owner of these builds or removals, if their units agree on one."""
    found = {owners[str(unit)] for order in orders if (unit := _unit(order)) is not None and str(unit) in owners}
    return found.pop() if len(found) == 1 else seat


def _lent(game: Game, seat: str, of_units: dict[str, list[tuple[Directive, ChoiceLine]]]) -> Iterator[Slot]:
    """Other powers' units that this seat may order, too."""
    owners = _owners(game, seat)
    several: dict[type[Directive], bool] = {}
    for key, found in of_units.items():
        kind = type(found[0][0])
        if kind not in several and len(found) > 1:
            several[kind] = _go_together(game, seat, [order for order, _line in found[:2]])
        lines, copies = tuple(line for _order, line in found), _copies(game, kind)
        yield Slot(key, owners.get(key, ""), 1, lines, True, copies, several.get(kind, False))


def _go_together(game: Game, seat: str, orders: Sequence[Directive]) -> bool:
    """Asks the rules themselves: are these two orders for one unit valid together?"""
    return not drafts.accept(game.rules, game.state, seat, orders).refused


def _copies(game: Game, kind: type[Directive]) -> bool:
    brought = game.rules.brought.get(kind)
    return brought is not None and brought.copies


def _forms(game: Game, others: dict[type[Directive], list[tuple[ChoiceLine, About]]]) -> Iterator[ChoiceForm]:
    for directive, lines in others.items():
        form = game.rules.grammar.of[directive]
        kind = kebab(directive.__name__)
        secret = Phase.of(game.phase).kind in form.secret
        yield ChoiceForm(
            kind,
            kind.replace("-", " ").capitalize(),
            _told(game, directive),
            form.written,
            form.at_once,
            secret,
            _copies(game, directive),
            tuple(line for line, _about in lines),
            tuple(what for _line, what in lines),
            form.final,
        )


def _told(game: Game, directive: type[Directive]) -> Text:
    """The description of the form. If the words of an order settle its kind: the sentence for all kinds, or else every
    sentence."""
    forms = [form for form in game.rules.forms if form.directive is directive]
    if not any(form.fixed for form in forms):
        return forms[0].sentence
    general = [form.sentence for form in forms if not form.fixed]
    told = general[-1:] or dict.fromkeys(form.sentence for form in forms)
    return reduce(lambda one, other: said("core.sentences", one=one, other=other), told)


# --- lines


def line_of(order: Order) -> ChoiceLine:
    if isinstance(order, Directive):
        return _directive(order)
    unit = getattr(order, "unit", None)
    return ChoiceLine(str(order), KINDS[type(order)], unit.at if unit is not None else "", tuple(_steps(order)))


def _steps(order: Order) -> Iterator[str]:
    target = getattr(order, "target", None)
    if target is not None:
        yield target.at
    if hasattr(order, "to"):
        yield order.to
    elif target is not None:
        yield target.at


def _directive(order: Directive) -> ChoiceLine:
    """The places to tap: those of the order inside an order, else its units and places."""
    inner = _inner(order)
    if inner is not None and not isinstance(inner, Directive):
        line = line_of(inner)
        return ChoiceLine(str(order), f"{kebab(type(order).__name__)}/{line.kind}", line.at, line.steps)
    at, *steps = [*_places(order)] or [""]
    return ChoiceLine(str(order), kebab(type(order).__name__), at, tuple(steps))


def _inner(order: Directive) -> Order | None:
    return getattr(order, "order", None)


def _places(order: Directive) -> Iterator[str]:
    """The place of its unit comes first: that is where tapping begins."""
    for name in sorted(order.__struct_fields__, key=lambda name: name != "unit"):
        part = getattr(order, name)
        if isinstance(part, Piece):
            yield part.at
        elif name == "place" and part:
            yield part


def _unit(order: Order) -> Piece | None:
    """The unit that carries out the order."""
    inner = _inner(order) if isinstance(order, Directive) else None
    found = getattr(order if inner is None else inner, "unit", None)
    return found if isinstance(found, Piece) else None


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
