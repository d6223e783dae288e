"""What a game waits for: parses and writes the column ``games.waits``. Nothing else knows its format."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

DIE: Final = "die"  # the game master rolls it
PATIENCE: Final = "patience"  # a deadline was put off because orders were missing
PEOPLE: Final = "people"  # no people play this game any more
ASLEEP: Final = "asleep"  # its players have given no orders for some phases
MUSTER: Final = "muster"  # players must confirm that they are ready
START: Final = "start"  # all have confirmed; the game waits for its start date
HALT: Final = "halt"  # the rules stop the game
ORDERS: Final = "orders"  # no deadline ends the phase while orders are missing
HELD: Final = "held"  # an operator lets nothing happen
DESERTED: Final = (PEOPLE, ASLEEP)  # suspended until a person plays again
_WITH_VALUES: Final = (DIE, PATIENCE)  # written with values after the kind


class Waiting(Struct, frozen=True):
    """``kind`` is "" for a game that waits for nothing. ``label`` and ``sides`` describe the die; ``times`` says how
    often the deadline was put off."""

    kind: str = ""
    label: str = ""
    sides: int = 0
    times: int = 0

    @staticmethod
    def of(text: str) -> Waiting:
        """Parse the column."""
        kind, _, more = text.partition(" ")
        if kind == DIE:
            label, _, sides = more.rpartition(" ")
            return Waiting(kind, label, int(sides))
        return Waiting(kind, times=int(more)) if kind == PATIENCE else Waiting(kind)

    def __str__(self) -> str:
        if self.kind == DIE:
            return f"{DIE} {self.label} {self.sides}"
        return f"{PATIENCE} {self.times}" if self.kind == PATIENCE else self.kind

    @property
    def stands_still(self) -> bool:
        """Is the game stopped, so that no deadline ends the phase?"""
        return self.kind not in ("", PATIENCE)


def waits_for(*kinds: str, column: str = "waits") -> str:
    """A SQL condition: the game waits for one of these."""
    told = (f"{column} LIKE '{kind} %'" if kind in _WITH_VALUES else f"{column} = '{kind}'" for kind in kinds)
    return f"({' OR '.join(told)})"
