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
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.records.turns.values import TurnError, by_power, quoted, why_not_there, words


class Misread(NamedTuple):
    """A part of the file that was not understood, and where."""

    where: str
    error: OrderError


class NotFollowed(NamedTuple):
    """An order that was understood, but is worded as the table does not allow (DATC 4.B.6, 4.C.5, 4.C.6)."""

    where: str
    power: str
    written: Written
    why: Refusal


Lines = list[tuple[str, Written]]  # where, what


def read_lines(orders: object, board: Board, kind: OrderPhase) -> tuple[Lines, list[Misread]]:
    """Read orders given as one text with headings, or as a table: power -> a text or a list of texts."""
    if isinstance(orders, str):
        found, errors = parse_all(orders, board, phase=kind)
        return [(f"line {w.line}", w) for w in found], [Misread(f"line {error.line}", error) for error in errors]
    lines: Lines = []
    misread: list[Misread] = []
    for power, held in by_power({"orders": orders}, "orders", board):
        texts = held.split("\n") if isinstance(held, str) else words(held, f"orders.{power}")
        for number, text in enumerate(texts, 1):
            where = f"{power}, order {number}"
            found, errors = parse_all(text, board, phase=kind)
            lines += [(where, _of(power, written, where)) for written in found]
            misread += [Misread(where, error) for error in errors]
            if len(misread) >= MOST_ERRORS:
                return lines, misread
    return lines, misread


def _of(power: str, written: Written, where: str) -> Written:
    if written.nation not in (None, power):
        raise TurnError(f"{where}: {quoted(written.text)}: is this an order of {written.nation} or of {power}?")
    return replace(written, nation=power)


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
            why = "say A or F" if not piece.kind else ""
            if piece.kind and not board.can_stand(piece.kind, piece.at):
                why = why_not_there(piece, board)
            if why:
                raise TurnError(f"{where}: {quoted(written.text)}: {why}; or list the units of {written.nation}")
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
        power = written.nation or owners.of(written.order)
        if power is None:
            first = f" (The first mistake is in {misread[0].where}: {misread[0].error})" if misread else ""
            raise TurnError(f"{where}: {quoted(written.text)}: whose order is this? Write a power before it.{first}")
        why = worded_wrongly(written, owners.position, how)
        if why is None:
            orders.setdefault(power, []).append(written.order)
        else:
            refused.append(NotFollowed(where, power, written, why))
    return orders, refused
