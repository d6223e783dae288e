"""The orders of a turn file: parsed from text or table, sorted by power, and the units they imply."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.errors import OrderError
from casusbelli.core.notation import MOST_ERRORS, OrderPhase, Written, parse_all
from casusbelli.core.order_reader import worded_wrongly
from casusbelli.core.orders import Build, Order, Piece
from casusbelli.core.rulings import Rulings
from casusbelli.core.said import Said, power, said
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.records.turns.values import at_line, by_power, quoted, why_not_there, words, wrong


class Misread(NamedTuple):
    """A part of the file that was not understood, and where."""

    where: Said
    error: OrderError


class NotFollowed(NamedTuple):
    """An order that was understood, but is worded as the table does not allow (DATC 4.B.6, 4.C.5, 4.C.6)."""

    where: Said
    power: str
    written: Written
    why: Refusal


Lines = list[tuple[Said, Written]]  # where, what


def read_lines(orders: object, board: Board, kind: OrderPhase) -> tuple[Lines, list[Misread]]:
    """Read orders given as one text with headings, or as a table: power -> a text or a list of texts."""
    if isinstance(orders, str):
        found, errors = parse_all(orders, board, phase=kind)
        return [(at_line(w.line), w) for w in found], [Misread(at_line(error.line), error) for error in errors]
    lines: Lines = []
    misread: list[Misread] = []
    for owner, held in by_power({"orders": orders}, "orders", board):
        texts = held.split("\n") if isinstance(held, str) else words(held, f"orders.{owner}")
        for number, text in enumerate(texts, 1):
            where = said("turn.order-of", power=power(owner), n=number)
            found, errors = parse_all(text, board, phase=kind)
            lines += [(where, _of(owner, written, where)) for written in found]
            misread += [Misread(where, error) for error in errors]
            if len(misread) >= MOST_ERRORS:
                return lines, misread
    return lines, misread


def _of(owner: str, written: Written, where: Said) -> Written:
    if written.nation is not None and written.nation != owner:
        two = {"nation": power(written.nation), "power": power(owner)}
        raise wrong(where, said("turn.whose-order", text=quoted(written.text), **two))
    return replace(written, nation=owner)


def implied_units(lines: Lines, board: Board) -> Iterator[Unit]:
    """Infer the units from the orders if none are listed: one unit per province, the first that is named."""
    seen: set[str] = set()
    for n, (where, written) in enumerate(lines):
        piece = getattr(written.order, "unit", None)
        if written.nation is None or not isinstance(piece, Piece):
            continue
        province = board.province_of[piece.at]
        if province not in seen:
            seen.add(province)
            why = None if piece.kind else said("turn.kind-missing", text=quoted(written.text))
            if piece.kind and not board.can_stand(piece.kind, piece.at):
                why = why_not_there(written.text, piece, board)
            if why is not None:
                raise wrong(where, said("turn.or-list-units", why=why, power=power(written.nation)))
            yield Unit(n, written.nation, piece.kind, piece.at)


class Owners(NamedTuple):
    """Finds the owner of an order without a heading."""

    position: Position
    routed: Mapping[Unit, object]
    centers: Mapping[str, Sequence[str]]

    def of(self, order: Order) -> str | None:
        """The owner of the unit in the order; for a build, of the center."""
        piece = getattr(order, "unit", None)
        if not isinstance(piece, Piece):
            return None
        province_of = self.position.board.province_of
        province = province_of[piece.at]
        if isinstance(order, Build):
            return next((power for power, owned in self.centers.items() if province in owned), None)
        beaten = (unit for unit in self.routed if province_of[unit.at] == province)
        unit = next(beaten, None) or self.position.find(province)
        return unit.owner if unit else None


def sorted_by_power(
    lines: Lines, misread: Sequence[Misread], owners: Owners, how: Rulings
) -> tuple[dict[str, list[Order]], list[NotFollowed]]:
    orders: dict[str, list[Order]] = {}
    refused: list[NotFollowed] = []
    for where, written in lines:
        owner = written.nation or owners.of(written.order)
        if owner is None:
            text = quoted(written.text)
            if not misread:
                raise wrong(where, said("turn.ownerless", text=text))
            first = misread[0]
            raise wrong(where, said("turn.ownerless-first", text=text, where=first.where, why=first.error.said))
        why = worded_wrongly(written, owners.position, how)
        if why is None:
            orders.setdefault(owner, []).append(written.order)
        else:
            refused.append(NotFollowed(where, owner, written, why))
    return orders, refused
