"""Verifiable chance. The seed's hash is published before the first roll and the seed after the last; every roll follows
from the seed and its label alone, so that anybody can roll it again and the order of rolling cannot matter.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from casusbelli.core.events import DiceRolled, Event

SEED_BYTES = 32
WORD = 8  # bytes of each attempt


@dataclass(frozen=True)
class Dice:
    """``nonce`` is what the players added to the seed; ``scripted`` rolls go before all others."""

    seed: bytes
    nonce: bytes = b""
    scripted: Mapping[str, int] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def roll(self, label: str, sides: int = 100) -> int:
        """1 ... sides. The same label always gives the same roll."""
        if label in self.scripted:
            return self.scripted[label]
        return rolled(self.seed, self.nonce, label, sides)


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def rolled(seed: bytes, nonce: bytes, label: str, sides: int) -> int:
    """HMAC-SHA256 of the label under the seed, read as numbers; one that would favour low results is thrown away."""
    if sides < 1:
        raise ValueError(f"{label}: a die has at least one side, not {sides}")
    fair = 256**WORD - 256**WORD % sides
    attempt = 0
    while True:
        message = f"{label}\0{sides}\0{attempt}\0".encode() + nonce
        number = int.from_bytes(hmac.digest(seed, message, "sha256")[:WORD], "big")
        if number < fair:
            return number % sides + 1
        attempt += 1


def wrong_rolls(events: Iterable[Event], seed: bytes, nonce: bytes = b"") -> list[DiceRolled]:
    """The rolls of a log that do not follow from the seed; none in an honest game without scripted dice."""
    rolls = (event for event in events if isinstance(event, DiceRolled))
    return [roll for roll in rolls if roll.roll != rolled(seed, nonce, roll.label, roll.sides)]
