"""Bots that never answer, each in its own way; found by entry point like any other."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass

from casusbelli.bots import BotMessage, BotTurn, SeatView
from casusbelli.core.orders import Order
from casusbelli.engine.phrases import Phrase


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


@dataclass(frozen=True)
class Babbles:
    """Writes too much, remembers too much, and fails when it is asked again."""

    name: str = "babbles"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        return self.turn(scene).orders

    def turn(self, scene: SeatView) -> BotTurn:
        if any(one.phase == scene.phase for one in scene.messages):
            raise ZeroDivisionError("on purpose")
        messages = [BotMessage(name, Phrase("thank")) for name in scene.partners for _time in range(9)]
        return BotTurn([orders[0] for orders in scene.decisions], messages, {"at": scene.phase})
