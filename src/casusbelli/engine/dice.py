"""Verifiable chance. The seed's hash is published before the first roll and the seed after the last; every roll follows
from the seed and its label alone, so that anybody can roll it again and the order of rolling cannot matter.

Where rolls are decided upon in several rounds, each round has a key of its own from a chain: the hash of a key is the
key before it. A key is told with the results of its round and says nothing of the next; the first is the commitment.
What seats decided in a round goes into its rolls, so that nobody, the game-master included, can foresee them.
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
WORD = 8  # bytes of each attempt
LINKS = 1_000  # of a chain; a game that needs more goes on with another chain
HUNDRED = 100
SEED, CHAIN, SCRIPTED, MANUAL, FORKED = "seed", "chain", "scripted", "manual", "before-fork"  # where a roll comes from
BY_HAND = (SCRIPTED, MANUAL)


def seed_of(given: Seed) -> bytes:
    """A seed as dice take it. A number is for trials that somebody wants to repeat: it is no secret."""
    return given if isinstance(given, bytes) else hashlib.sha256(str(given).encode()).digest()


class RollAwaited(Exception):
    """Raised when the game master rolls dice by hand and the next roll has not been entered."""

    def __init__(self, label: str, sides: int) -> None:
        super().__init__(f"{label}: the game-master throws a die of {sides} sides")
        self.label = label
        self.sides = sides

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.label, self.sides)


@dataclass(frozen=True)
class Dice:
    """``nonces`` are what players added to the seed; ``scripted`` rolls go before all others. After a rollback a label
    falls anew: everybody has seen the old roll. ``thrown``: what the game-master has thrown, by label and rollbacks,
    if the game waits for the game master; None if it cannot wait."""

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
        """Other dice, of which these tell nothing, nor they of these."""
        thrown: Mapping[tuple[str, int], int] | None = None if self.thrown is None else {}
        return replace(self, seed=hmac.digest(self.seed, label.encode(), "sha256"), thrown=thrown)

    def roll(self, label: str, sides: int = HUNDRED) -> int:
        """1 ... sides. The same label always gives the same roll."""
        if label in self.scripted:
            return self.scripted[label]
        return rolled(self.seed, self.nonces, label, sides, self.rollbacks)

    def rolled(self, label: str, sides: int = HUNDRED) -> DiceRolled:
        """The roll as the fact that it becomes."""
        source = SCRIPTED if label in self.scripted else SEED
        return DiceRolled(label, sides, self.roll(label, sides), source, self.rollbacks)

    # --- rounds with keys of their own

    def key(self, number: int) -> bytes:
        return chain_key(self.seed, self.rollbacks, number)

    def keyed(self, number: int, decisions: Iterable[str] = ()) -> DiceKeyed:
        """The key of a round as the fact that it becomes."""
        key, chain = self.key(number).hex(), self.key(0).hex()
        return DiceKeyed(number, key, chain, tuple(sorted(decisions)), self.rollbacks)

    def drawn(self, label: str, keyed: DiceKeyed, sides: int = HUNDRED) -> DiceRolled:
        """A roll of the round that this key is for."""
        if label in self.scripted:
            return self.rolled(label, sides)
        roll = drawn(self.key(keyed.number), self.key(0), keyed.decisions, self.nonces, label, sides)
        return DiceRolled(label, sides, roll, CHAIN, self.rollbacks)

    # --- the game-master's own dice

    def by_hand(self, label: str, sides: int = HUNDRED) -> DiceRolled:
        """What the game-master has thrown; where nobody can be waited for, a roll as any other."""
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


@lru_cache(maxsize=256)
def chain_key(seed: bytes, rollbacks: int, number: int) -> bytes:
    """Each key is the hash of the one after it. After a rollback another chain begins: the keys of the old one are
    known."""
    block, link = divmod(number, LINKS)
    key = hmac.digest(seed, f"chain/{rollbacks}/{block}".encode(), "sha256")
    for _link in range(LINKS - link):
        key = hashlib.sha256(key).digest()
    return key


def drawn(key: bytes, game: bytes, decisions: Iterable[str], nonces: Iterable[str], label: str, sides: int) -> int:
    """HMAC-SHA256, under the key, of the game (what its chain is committed to), the label and the hash of decisions and
    nonces, read as a number; one that would favour low results is thrown away (FA-49)."""
    said = hashlib.sha256(encode([sorted(decisions), sorted(nonces)])).hexdigest()
    message, attempt = f"{game.hex()}{label}{said}", 1
    fair = 2**256 // sides * sides
    while True:
        again = f"#{attempt}" if attempt > 1 else ""
        number = int.from_bytes(hmac.digest(key, f"{message}{again}".encode(), "sha256"), "big")
        if number < fair:
            return number % sides + 1
        attempt += 1


# --- checked by anybody


def wrong_rolls(events: Iterable[Event], seed: bytes, nonces: Iterable[str] = ()) -> list[DiceRolled]:
    """The rolls of a log that do not follow from the seed; none in an honest game. Those given by hand say so and are
    not among them."""
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
    """The keys of a log that are not of the seed's chain, and those whose decisions nobody had revealed since the key
    before."""
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
    """What a seat decided, as it goes into the rolls."""
    return [f"{seat}: {order}" for order in orders]


def of_another_seed(event: Event) -> Event:
    """A fact of a fork: what was rolled before it cannot be rolled again from the seed that it goes on with."""
    drawn = isinstance(event, (DiceRolled, DiceKeyed)) and event.source in (SEED, CHAIN)
    return with_(event, source=FORKED) if drawn else event
