"""What is written in International Relations: the orders its rules bring, and why one is refused.

By Michael Golbe (rv20). The ids (A1 ... I7) are the sentences of the rules, R-1 ... R-78 the rulings of the table.
"""

from __future__ import annotations

from casusbelli.core.orders import Directive, Order, Piece
from casusbelli.core.verdicts import Why

MDT, AAT, PEACE = "mdt", "aat", "peace"
SOLO, TWO_WAY, THREE_WAY = "solo", "two-way", "three-way"
KINDS = (SOLO, TWO_WAY, THREE_WAY)


class Refused(Why):
    NEEDS_PERMISSION = (
        "needs-permission",
        "{whom} is your ally: {place} needs permission, written by him this season (Permit {who} into {code})",
        "B2, G1",
    )
    FROZEN = (
        "frozen",
        "{unit} is on the ground of a power whose treaty {owner} abrogates: no orders and no support this Spring",
        "D4",
    )
    WRONG_PHASE = ("wrong-phase", "{what} is written in {when}", "C2, D1, A11")
    NO_TREATY = ("no-treaty", "there is no {kind} in force between {whom}", "R-10, R-25, R-61")
    ON_NOTICE = ("on-notice", "notice to {whom} has been given already", "D2")
    COALITION_FROZEN = ("coalition-frozen", "{whom} and you claim victory together; the treaty stands", "A21")
    NOT_OWNER = ("not-owner", "{place} is not yours to transfer", "G6")
    NOT_INTERNED = (
        "not-interned",
        "{unit} is not due to go, nor interned: an ally's ground on every side, and no permission all Fall",
        "G4, R-60",
    )
    NOT_ENOUGH = ("not-enough-points", "{total} points at the last count; {needed} are needed", "A10")
    PENALTY = ("penalty-against-partner", "{power} is still blamed for an attack on {whom}", "A19")
    COALITION_CLAIMED = (
        "coalition-claimed",
        "the coalition you claimed with bars a solo until {year} is counted",
        "A20",
    )
    CLAIM_EXISTS = ("claim-exists", "a claim of yours is live already; there is one at a time", "R-9")
    NO_CLAIM = ("no-claim", "there is no claim of yours that could be withdrawn", "R-8, R-9")
    SELF = ("self", "{what} names yourself; it takes another power", "C1")
    ELIMINATED = ("eliminated", "{whom} is out of the game", "R-74")
    NO_VOICE = ("no-voice", "{whom} does not command its power, and signs nothing in its name", "C2")
    NO_COALITION = (
        "no-such-coalition",
        "a {kind} victory takes a board of at least {count} powers; this one has {powers}",
        "C-3",
    )
    ALL_LEFT = ("all-left", "all powers that are left cannot claim victory together; they may agree on a draw", "C-3")
    WRONG_NUMBER = ("wrong-number", "a {kind} victory is claimed with {count} other powers, not with {given}", "A12")
    NOT_A_CENTER = ("not-a-center", "{place} is no supply centre", "G6")
    NOT_A_MOVE = ("not-a-move", "{what}: permission is given to a move, as in Permit Turkey A BUL - RUM", "G1")
    NO_PEACE = (
        "no-peace",
        "there is no war with {whom} that this would end, or wars do not end so in this game",
        "R-21",
    )
    UNANSWERED = ("unanswered", "{whom} did not write the same: there is no treaty", "C5")
    WAR_BORN = ("void-war", "void: war broke out in this Fall", "R-23")
    CONUNDRUM = ("conundrum", "void: a treaty partner of one is at war with the other", "C19, R-24")
    NOT_THERE = ("not-there", "{whom} has no unit in {place} at the end of the Fall, or no treaty", "G6, R-61")
    EXISTS = ("treaty-exists", "a treaty with {whom} is in force; if it shall end, give notice in Winter", "R-22")
    BARRED = (
        "barred",
        "a claimant to victory signs with nobody outside his claim; {whom} and you are not in one",
        "R-15",
    )


def reason(code: str) -> Refused:
    """By its code."""
    return next(why for why in Refused if why.code == code)


class Enter(Directive, frozen=True):
    """C2."""

    kind: str
    power: str

    def __str__(self) -> str:
        return f"Enter {self.kind.upper()} with {self.power}"


class Peace(Directive, frozen=True):
    """R-21: an end of war without a treaty, where the table has it."""

    power: str

    def __str__(self) -> str:
        return f"Peace with {self.power}"


class Withdraw(Directive, frozen=True):
    """H6."""

    power: str
    kind: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, ("Withdraw", self.kind.upper(), "with", self.power)))


class Abrogate(Directive, frozen=True):
    """D1."""

    power: str
    kind: str = ""

    def __str__(self) -> str:
        return f"Abrogate {self.kind.upper() or 'treaty'} with {self.power}"


class PermitMove(Directive, frozen=True):
    """G1: one unit, one way. ``order`` names it without its kind."""

    power: str
    kind: str
    order: Order

    def __str__(self) -> str:
        return f"Permit {self.power} {self.kind} {self.order}"


class PermitInto(Directive, frozen=True):
    """R-38: moves, supports, convoys and retreats of that ally this season."""

    power: str
    places: tuple[str, ...]

    def __str__(self) -> str:
        return f"Permit {self.power} into {', '.join(self.places)}"


class PermitAnywhere(Directive, frozen=True):
    power: str

    def __str__(self) -> str:
        return f"Permit {self.power} anywhere"


class Transfer(Directive, frozen=True):
    """G6."""

    place: str
    power: str

    def __str__(self) -> str:
        return f"Transfer {self.place} to {self.power}"


class DisbandInterned(Directive, frozen=True):
    """G4, R-60."""

    unit: Piece

    def __str__(self) -> str:
        return f"Disband {self.unit} interned"


class ClaimVictory(Directive, frozen=True):
    """A12."""

    kind: str
    partners: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"Claim {self.kind} victory" + (f" with {' and '.join(self.partners)}" if self.partners else "")


class WithdrawClaim(Directive, frozen=True):
    """R-8, R-9."""

    def __str__(self) -> str:
        return "Withdraw claim"
