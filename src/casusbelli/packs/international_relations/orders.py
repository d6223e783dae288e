"""The orders of International Relations, and the reasons for which they are refused.

By Michael Golbe (rv20). The ids (A1 ... I7) are the sentences of the rules, R-1 ... R-78 the rulings of the table.
"""

from __future__ import annotations

from casusbelli.core.orders import Directive, Order, Piece
from casusbelli.core.verdicts import Why

MDT, AAT, PEACE = "mdt", "aat", "peace"
SOLO, TWO_WAY, THREE_WAY = "solo", "two-way", "three-way"
KINDS = (SOLO, TWO_WAY, THREE_WAY)


class TreatyRefusal(Why, namespace="ir"):
    NEEDS_PERMISSION = ("needs-permission", "B2, G1")
    FROZEN = ("frozen", "D4")
    WRONG_PHASE = ("wrong-phase", "C2, D1, A11")
    NO_TREATY = ("no-treaty", "R-10, R-25, R-61")
    ON_NOTICE = ("on-notice", "D2")
    COALITION_FROZEN = ("coalition-frozen", "A21")
    NOT_OWNER = ("not-owner", "G6")
    NOT_INTERNED = ("not-interned", "G4, R-60")
    NOT_ENOUGH = ("not-enough-points", "A10")
    PENALTY = ("penalty-against-partner", "A19")
    COALITION_CLAIMED = ("coalition-claimed", "A20")
    CLAIM_EXISTS = ("claim-exists", "R-9")
    NO_CLAIM = ("no-claim", "R-8, R-9")
    SELF = ("self", "C1")
    ELIMINATED = ("eliminated", "R-74")
    NO_VOICE = ("no-voice", "C2")
    NO_COALITION = ("no-such-coalition", "C-3")
    ALL_LEFT = ("all-left", "C-3")
    WRONG_NUMBER = ("wrong-number", "A12")
    NOT_A_CENTER = ("not-a-center", "G6")
    NOT_A_MOVE = ("not-a-move", "G1")
    NO_PEACE = ("no-peace", "R-21")
    UNANSWERED = ("unanswered", "C5")
    WAR_BORN = ("void-war", "R-23")
    CONUNDRUM = ("conundrum", "C19, R-24")
    NOT_THERE = ("not-there", "G6, R-61")
    EXISTS = ("treaty-exists", "R-22")
    BARRED = ("barred", "R-15")


def reason(code: str) -> TreatyRefusal:
    """The refusal with this code."""
    return next(why for why in TreatyRefusal if why.code == code)


class Enter(Directive, frozen=True):
    """Propose a treaty (C2)."""

    kind: str
    power: str

    def __str__(self) -> str:
        return f"Enter {self.kind.upper()} with {self.power}"


class Peace(Directive, frozen=True):
    """Propose peace without a treaty, where the option allows it (R-21)."""

    power: str

    def __str__(self) -> str:
        return f"Peace with {self.power}"


class Withdraw(Directive, frozen=True):
    """Take back a proposal (H6)."""

    power: str
    kind: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, ("Withdraw", self.kind.upper(), "with", self.power)))


class Abrogate(Directive, frozen=True):
    """Give notice of a treaty (D1)."""

    power: str
    kind: str = ""

    def __str__(self) -> str:
        return f"Abrogate {self.kind.upper() or 'treaty'} with {self.power}"


class PermitMove(Directive, frozen=True):
    """Permit one move of one unit (G1). ``order`` names the unit without its kind."""

    power: str
    kind: str
    order: Order

    def __str__(self) -> str:
        return f"Permit {self.power} {self.kind} {self.order}"


class PermitInto(Directive, frozen=True):
    """Permit an ally to enter provinces this season, by moves, supports, convoys and retreats (R-38)."""

    power: str
    places: tuple[str, ...]

    def __str__(self) -> str:
        return f"Permit {self.power} into {', '.join(self.places)}"


class PermitAnywhere(Directive, frozen=True):
    power: str

    def __str__(self) -> str:
        return f"Permit {self.power} anywhere"


class Transfer(Directive, frozen=True):
    """Transfer a center to an ally (G6)."""

    place: str
    power: str

    def __str__(self) -> str:
        return f"Transfer {self.place} to {self.power}"


class DisbandInterned(Directive, frozen=True):
    """Disband an interned unit (G4, R-60)."""

    unit: Piece

    def __str__(self) -> str:
        return f"Disband {self.unit} interned"


class ClaimVictory(Directive, frozen=True):
    """Claim victory (A12)."""

    kind: str
    partners: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"Claim {self.kind} victory" + (f" with {' and '.join(self.partners)}" if self.partners else "")


class WithdrawClaim(Directive, frozen=True):
    """Withdraw a claim (R-8, R-9)."""

    def __str__(self) -> str:
        return "Withdraw claim"
