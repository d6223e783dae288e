"""What a game waits for: the column ``games.waits``. Nothing else knows how that is written."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

DIE: Final = "die"  # the game master throws it
PATIENCE: Final = "patience"  # a deadline that was put off because somebody had sent nothing
PEOPLE: Final = "people"  # nobody plays this game any more
MUSTER: Final = "muster"  # everybody must confirm that they are there
HALT: Final = "halt"  # the rules stop the game
ORDERS: Final = "orders"  # no deadline ends the phase while some are missing
_WITH_VALUES: Final = (DIE, PATIENCE)  # written with something behind the kind


class Waiting(Struct, frozen=True):
    """``kind`` is "" for a game that waits for nothing. ``label`` and ``sides`` are the die's; ``times`` says how often
    the deadline was put off."""

    kind: str = ""
    label: str = ""
    sides: int = 0
    times: int = 0

    @staticmethod
    def of(text: str) -> Waiting:
        """As the column has it."""
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
        """Does no deadline end this?"""
        return self.kind not in ("", PATIENCE)


def waits_for(*kinds: str, column: str = "waits") -> str:
    """A condition in SQL: the game waits for one of these."""
    told = (f"{column} LIKE '{kind} %'" if kind in _WITH_VALUES else f"{column} = '{kind}'" for kind in kinds)
    return f"({' OR '.join(told)})"
