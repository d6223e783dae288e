"""The kernel compiled by numba, for batches of battles, from the same source that runs in plain Python.

``core/kernel.py`` is read a second time and each of its functions compiled. What plain Python gives it as lists are
addresses of small numbers here, in arrays laid out beforehand: they cost nothing to hand on, and nothing is made new
for a battle. Nobody checks bounds; the kernel never asks for what is not there, which a test sees to.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from casusbelli.core import kernel
from casusbelli.core.adjudicator import Numbers

compiled: Any = njit(nogil=True)
_generated: Any = intrinsic
Cells = npt.NDArray[np.int64]
GIVEN = ("where", "owner", "side", "task", "mate", "goal", "route", "lack")
TOLD = ("result", "reason", "other", "dislodger", "by_sea")


def _compiled_kernel() -> ModuleType:
    spec = spec_from_file_location("casusbelli.sim.compiled_kernel", kernel.__file__)
    if spec is None or spec.loader is None:
        raise ImportError(f"there is no source of the kernel at {kernel.__file__}")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    for name, found in list(vars(module).items()):
        if isinstance(found, FunctionType) and found.__module__ == spec.name:
            setattr(module, name, compiled(found))
    return module


_kernel = _compiled_kernel()
Field, decide = _kernel.Field, _kernel.decide
YES = kernel.YES


@_generated
def address(_typing, array, _offset):
    """The address of an array's elements from an offset on, whatever its shape."""

    def generate(context, builder, signature, arguments):
        data = make_array(signature.args[0])(context, builder, arguments[0]).data
        return builder.gep(data, [arguments[1]])

    return types.CPointer(array.dtype)(array, types.intp), generate


def scratch_size(places: int, units: int) -> int:
    """The number of scratch elements that ``judge`` needs."""
    return 3 * places + 12 * units


@compiled
def judge(
    places, n, where, owner, side, task, mate, goal, route, lack, friend, nations, lanes_at, lanes, rulings, scratch,
    result, reason, other, dislodger, by_sea,
):  # fmt: skip
    """``kernel.judge`` on addresses. ``scratch`` has room for ``scratch_size`` elements."""
    by_unit = 3 * places
    for k in range(by_unit + 6 * n):
        scratch[k] = -1
    known = by_unit + 6 * n
    for k in range(known, known + 5 * n):
        scratch[k] = 0
    for i in range(n):
        scratch[known + i] = YES
        result[i], reason[i], other[i], dislodger[i], by_sea[i] = 0, 0, -1, -1, 0
    decide(
        Field(
            where, owner, side, task, mate, goal, route, lack, friend, nations, lanes_at, lanes, rulings, n,
            _plus(scratch, 0), _plus(scratch, places), _plus(scratch, by_unit), _plus(scratch, by_unit + n),
            _plus(scratch, by_unit + 2 * n), _plus(scratch, by_unit + 3 * n), _plus(scratch, by_unit + 4 * n),
            _plus(scratch, 2 * places), _plus(scratch, by_unit + 5 * n), _plus(scratch, known + n),
            _plus(scratch, known), _plus(scratch, known + 2 * n), _plus(scratch, known + 3 * n),
            _plus(scratch, known + 4 * n), _plus(scratch, known + 5 * n),
            result, reason, other, dislodger, by_sea,
        )
    )  # fmt: skip


@_generated
def _plus(_typing, start, _offset):
    def generate(_context, builder, _signature, arguments):
        return builder.gep(arguments[0], [arguments[1]])

    return start(start, types.intp), generate


@compiled
def _judge_all(places, count, given, friend, nations, lanes_at, lanes, rulings, scratch, told):
    width = given.shape[2]
    for k in range(len(count)):
        g, t = k * 8 * width, k * 5 * width
        judge(
            places, count[k], address(given, g), address(given, g + width), address(given, g + 2 * width),
            address(given, g + 3 * width), address(given, g + 4 * width), address(given, g + 5 * width),
            address(given, g + 6 * width), address(given, g + 7 * width), address(friend, k * friend.shape[1]),
            nations[k], address(lanes_at, 0), address(lanes, 0), address(rulings, 0), address(scratch, 0),
            address(told, t), address(told, t + width), address(told, t + 2 * width), address(told, t + 3 * width),
            address(told, t + 4 * width),
        )  # fmt: skip


@dataclass(frozen=True)
class Batch:
    """Battles on one board under the same rulings, as arrays with a row for each. ``given`` has eight columns of units
    (``GIVEN``), ``friend`` the matrix of friendships, row by row."""

    places: int
    count: Cells
    given: Cells
    friend: Cells
    nations: Cells
    lanes_at: Cells
    lanes: Cells
    rulings: Cells

    @classmethod
    def of(cls, battles: Sequence[Numbers]) -> Batch:
        """A batch of battles, given as the result of ``core.adjudicator.numbers``."""
        if not battles:
            raise ValueError("a batch needs a battle at least")
        first = battles[0]
        same = (first.places, first.lanes_at, first.lanes, first.rulings)
        if any((b.places, b.lanes_at, b.lanes, b.rulings) != same for b in battles):
            raise ValueError("the battles of a batch are fought on one board, under the same rulings")
        units = max(1, *(len(battle.where) for battle in battles))
        given = np.zeros((len(battles), len(GIVEN), units), np.int64)
        friend = np.zeros((len(battles), max(battle.nations for battle in battles) ** 2), np.int64)
        for k, battle in enumerate(battles):
            for row, name in enumerate(GIVEN):
                given[k, row, : len(battle.where)] = getattr(battle, name)
            friend[k, : len(battle.friend)] = battle.friend
        return cls(
            first.places,
            _cells([len(battle.where) for battle in battles]),
            given,
            friend,
            _cells([battle.nations for battle in battles]),
            *map(_cells, same[1:]),
        )

    def judge(self) -> Cells:
        """battle x ``TOLD`` x unit: the results of ``kernel.judge``, with zeros beyond the units of a battle."""
        told = np.zeros((len(self.count), len(TOLD), self.given.shape[2]), np.int64)
        scratch = np.empty(scratch_size(self.places, self.given.shape[2]), np.int64)
        _judge_all(
            self.places, self.count, self.given, self.friend, self.nations, self.lanes_at, self.lanes, self.rulings,
            scratch, told,
        )  # fmt: skip
        return told


def _cells(numbers: Sequence[int]) -> Cells:
    return np.array(numbers, np.int64)
