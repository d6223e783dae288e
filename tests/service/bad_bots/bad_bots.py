"""Bots that never answer, each in its own way; found by entry point like any other."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass

from casusbelli.bots import SeatView
from casusbelli.core.orders import Order


@dataclass(frozen=True)
class Loops:
    name: str = "loops"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        while True:
            pass


@dataclass(frozen=True)
class Broods:
    """In C, and with the lock of the interpreter: no thread of its process can do anything."""

    name: str = "broods"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        re.match(r"(a+)+$", "a" * 64 + "b")
        return ()


@dataclass(frozen=True)
class Sleeps:
    name: str = "sleeps"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        time.sleep(3600)
        return ()


@dataclass(frozen=True)
class Dies:
    name: str = "dies"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        os._exit(3)


@dataclass(frozen=True)
class Chatters:
    """What it prints is no answer."""

    name: str = "chatters"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        print('{"lines": ["A PAR - MOON"]}', flush=True)
        return [orders[0] for orders in scene.decisions]
