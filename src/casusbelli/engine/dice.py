"""Verifiable dice (commit and reveal). The hash of the seed is published before the first roll and the seed after the
last; every roll follows from the seed and its label alone, so anyone can repeat it and the order of rolling can't
matter.

If a phase has several rounds of decisions and rolls, each round has its own key from a hash chain: the hash of a key is
the key before it. A key is published with the results of its round and reveals nothing about the next; the first key is
the commitment. The seats' decisions in a round go into its rolls, so nobody can predict them, not even the game master.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from msgspec.structs import replace as with_

from casusbelli.core.canon import encode
from casusbelli.core.events import DiceKeyed, DiceRolled, Event, OrdersRevealed

__all__ = ["SEED_BYTES", "Dice", "RollAwaited", "Seed", "commitment", "decided", "seed_of"]

SEED_BYTES = 32
Seed = bytes | int
WORD = 8  # bytes of the digest read as a number
LINKS = 1_000  # keys in a chain; a game that needs more starts another chain
HUNDRED = 100
SEED, CHAIN, SCRIPTED, MANUAL, FORKED = "seed", "chain", "scripted", "manual", "before-fork"  # the source of a roll
BY_HAND = (SCRIPTED, MANUAL)


def seed_of(given: Seed) -> bytes:
    """The seed as bytes. An integer is for experiments that are to be repeated: it is not secret."""
    return given if isinstance(given, bytes) else hashlib.sha256(str(given).encode()).digest()


class RollAwaited(Exception):
    """Raised when the game master rolls dice by hand and the next roll has not been entered."""

    def __init__(self, label: str, sides: int) -> None:
        super().__init__(f"{label}: the game master has to roll a die with {sides} sides")
        self.label = label
        self.sides = sides

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.label, self.sides)


@dataclass(frozen=True)
class Dice:
    """The dice of a game. ``nonces`` are the players' contributions to the seed; ``scripted`` rolls take precedence.
    After a rollback each label is rolled anew, because everyone has seen the old roll. ``thrown``: the rolls that the
    game master has entered, by label and number of rollbacks; None if the game does not wait for rolls to be
    entered."""

    seed: bytes
    nonces: tuple[str, ...] = ()
    scripted: Mapping[str, int] = field(default_factory=dict)
    rollbacks: int = 0
    thrown: Mapping[tuple[str, int], int] | None = None

    def __post_init__(self) -> None:
        if not self.seed:
            raise ValueError(
                f"the seed of the dice is empty, and anybody could roll them; give {SEED_BYTES} random bytes"
            )

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def derived(self, label: str) -> Dice:
        """Independent dice for this label: neither set reveals anything about the other."""
        thrown: Mapping[tuple[str, int], int] | None = None if self.thrown is None else {}
        return replace(self, seed=hmac.digest(self.seed, label.encode(), "sha256"), thrown=thrown)

    def roll(self, label: str, sides: int = HUNDRED) -> int:
        """A number from 1 to ``sides``. The same label always gives the same roll."""
        if label in self.scripted:
            return self.scripted[label]
        return rolled(self.seed, self.nonces, label, sides, self.rollbacks)

    def rolled(self, label: str, sides: int = HUNDRED) -> DiceRolled:
        """The roll as an event."""
        source = SCRIPTED if label in self.scripted else SEED
        return DiceRolled(label, sides, self.roll(label, sides), source, self.rollbacks)

    # --- rounds with their own keys

    def key(self, number: int) -> bytes:
        return chain_key(self.seed, self.rollbacks, number)

    def keyed(self, number: int, decisions: Iterable[str] = ()) -> DiceKeyed:
        """The key of a round as an event."""
        key, chain = self.key(number).hex(), self.key(0).hex()
        return DiceKeyed(number, key, chain, tuple(sorted(decisions)), self.rollbacks)

    def drawn(self, label: str, keyed: DiceKeyed, sides: int = HUNDRED) -> DiceRolled:
        """A roll of the round that this key belongs to."""
        if label in self.scripted:
            return self.rolled(label, sides)
        roll = drawn(self.key(keyed.number), self.key(0), keyed.decisions, self.nonces, label, sides)
        return DiceRolled(label, sides, roll, CHAIN, self.rollbacks)

    # --- rolls that the game master enters by hand

    def by_hand(self, label: str, sides: int = HUNDRED) -> DiceRolled:
        """The roll that the game master has entered; an ordinary roll if the game does not wait for one."""
        if label in self.scripted or self.thrown is None:
            roll = self.rolled(label, sides)
            return with_(roll, source=MANUAL) if roll.source == SCRIPTED else roll
        known = self.thrown.get((label, self.rollbacks))
        if known is None:
            raise RollAwaited(label, sides)
        return DiceRolled(label, sides, known, MANUAL, self.rollbacks)

    def with_throw(self, label: str, roll: int, rollbacks: int = 0) -> Dice:
        return replace(self, thrown={**(self.thrown or {}), (label, rollbacks): roll})


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def rolled(seed: bytes, nonces: Iterable[str], label: str, sides: int, rollbacks: int = 0) -> int:
    """A fair roll: HMAC-SHA256, keyed with the seed, of the label and the hash of the nonces, read as a number. Numbers
    that would favor low results are rejected. Each nonce is prefixed with its length, so that no two lists of nonces
    hash alike."""
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


@lru_cache(maxsize=256)
def chain_key(seed: bytes, rollbacks: int, number: int) -> bytes:
    """A key of the hash chain: each key is the hash of the next. A rollback starts a new chain, because the keys of the
    old one are known."""
    block, link = divmod(number, LINKS)
    key = hmac.digest(seed, f"chain/{rollbacks}/{block}".encode(), "sha256")
    for _link in range(LINKS - link):
        key = hashlib.sha256(key).digest()
    return key


def drawn(key: bytes, game: bytes, decisions: Iterable[str], nonces: Iterable[str], label: str, sides: int) -> int:
    """A fair roll of a round: HMAC-SHA256, keyed with the round's key, of the game (its chain's commitment), the label,
    and the hash of decisions and nonces, read as a number. Numbers that would favor low results are rejected
    (FA-49)."""
    said = hashlib.sha256(encode([sorted(decisions), sorted(nonces)])).hexdigest()
    message, attempt = f"{game.hex()}{label}{said}", 1
    fair = 2**256 // sides * sides
    while True:
        again = f"#{attempt}" if attempt > 1 else ""
        number = int.from_bytes(hmac.digest(key, f"{message}{again}".encode(), "sha256"), "big")
        if number < fair:
            return number % sides + 1
        attempt += 1


# --- verification, open to anyone


def wrong_rolls(events: Iterable[Event], seed: bytes, nonces: Iterable[str] = ()) -> list[DiceRolled]:
    """The rolls of a log that do not follow from the seed: none in an honest game. Rolls entered by hand are marked as
    such and not included."""
    given = tuple(nonces)
    wrong: list[DiceRolled] = []
    keyed = DiceKeyed(0, "", "")
    for event in events:
        if isinstance(event, DiceKeyed):
            keyed = event
        elif isinstance(event, DiceRolled) and event.source in (SEED, CHAIN):
            again = _again(event, keyed, seed, given)
            wrong += [event] if again != event.roll else []
    return wrong


def _again(roll: DiceRolled, keyed: DiceKeyed, seed: bytes, nonces: Sequence[str]) -> int:
    if roll.source == SEED:
        return rolled(seed, nonces, roll.label, roll.sides, roll.rollbacks)
    key, game = (chain_key(seed, roll.rollbacks, number) for number in (keyed.number, 0))
    return drawn(key, game, keyed.decisions, nonces, roll.label, roll.sides)


def wrong_keys(events: Iterable[Event], seed: bytes) -> list[DiceKeyed]:
    """The keys of a log that are not in the seed's chain, and those that use decisions not revealed since the previous
    key."""
    wrong: list[DiceKeyed] = []
    revealed: set[str] = set()
    for event in events:
        if isinstance(event, OrdersRevealed):
            revealed |= {line for seat in event.orders for line in decided(seat, event.orders[seat])}
        elif isinstance(event, DiceKeyed) and event.source == CHAIN:
            key, chain = (chain_key(seed, event.rollbacks, number).hex() for number in (event.number, 0))
            right = (key, chain) == (event.key, event.chain) and revealed.issuperset(event.decisions)
            wrong += [] if right else [event]
            revealed = set()
    return wrong


def decided(seat: str, orders: Sequence[str]) -> list[str]:
    """A seat's decisions in the form in which they go into the rolls."""
    return [f"{seat}: {order}" for order in orders]


def of_another_seed(event: Event) -> Event:
    """Mark a roll or key copied into a fork: it can't be verified with the fork's own seed."""
    drawn = isinstance(event, (DiceRolled, DiceKeyed)) and event.source in (SEED, CHAIN)
    return with_(event, source=FORKED) if drawn else event
