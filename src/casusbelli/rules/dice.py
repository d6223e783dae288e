"""Verifiable chance. The seed's hash is published before the first roll and the seed after the last; every roll follows
from the seed and its label alone, so that anybody can roll it again and the order of rolling cannot matter.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from casusbelli.core.events import DiceRolled, Event

SEED_BYTES = 32
WORD = 8  # bytes of each attempt
SEED, SCRIPTED, FORKED = "seed", "scripted", "before-fork"  # where a roll comes from


@dataclass(frozen=True)
class Dice:
    """``nonces`` are what players added to the seed; ``scripted`` rolls go before all others. After a rollback a label
    falls anew: everybody has seen the old roll."""

    seed: bytes
    nonces: tuple[str, ...] = ()
    scripted: Mapping[str, int] = field(default_factory=dict)
    rollbacks: int = 0

    def __post_init__(self) -> None:
        if not self.seed:
            raise ValueError(
                f"the seed of the dice is empty, and anybody could roll them; give {SEED_BYTES} random bytes"
            )

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def derived(self, label: str) -> Dice:
        """Other dice, of which these tell nothing, nor they of these."""
        return replace(self, seed=hmac.digest(self.seed, label.encode(), "sha256"))

    def roll(self, label: str, sides: int = 100) -> int:
        """1 ... sides. The same label always gives the same roll."""
        if label in self.scripted:
            return self.scripted[label]
        return rolled(self.seed, self.nonces, label, sides, self.rollbacks)

    def rolled(self, label: str, sides: int = 100) -> DiceRolled:
        """The roll as the fact that it becomes."""
        source = SCRIPTED if label in self.scripted else SEED
        return DiceRolled(label, sides, self.roll(label, sides), source, self.rollbacks)


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def rolled(seed: bytes, nonces: Iterable[str], label: str, sides: int, rollbacks: int = 0) -> int:
    """HMAC-SHA256, under the seed, of the label and the hash of the nonces, read as numbers; one that would favour low
    results is thrown away. Each nonce goes with its length before it, so that no two lists of them are hashed alike."""
    if sides < 1:
        raise ValueError(f"{label}: a die has at least one side, not {sides}")
    salt = hashlib.sha256("".join(f"{len(nonce)}:{nonce}" for nonce in nonces).encode()).hexdigest()
    fair = 256**WORD - 256**WORD % sides
    attempt = 0
    while True:
        message = f"{label}\0{sides}\0{rollbacks}\0{attempt}\0{salt}".encode()
        number = int.from_bytes(hmac.digest(seed, message, "sha256")[:WORD], "big")
        if number < fair:
            return number % sides + 1
        attempt += 1


def wrong_rolls(events: Iterable[Event], seed: bytes, nonces: Iterable[str] = ()) -> list[DiceRolled]:
    """The rolls of a log that do not follow from the seed; none in an honest game. Those given by hand say so and are
    not among them."""
    drawn = (event for event in events if isinstance(event, DiceRolled) and event.source == SEED)
    given = tuple(nonces)
    return [roll for roll in drawn if roll.roll != rolled(seed, given, roll.label, roll.sides, roll.rollbacks)]
