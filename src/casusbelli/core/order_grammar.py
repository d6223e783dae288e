"""The grammar of one order to a unit: what may follow "A PAR", in every spelling the hobby uses."""

from __future__ import annotations

from typing import Literal

from casusbelli.core.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Piece,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
)
from casusbelli.core.said import said
from casusbelli.core.scanner import Scanner
from casusbelli.core.tokens import ARROWS
from casusbelli.core.vocabulary import (
    BUILD,
    BY,
    CONVOY,
    DISBAND,
    ENDS,
    FILLERS,
    HOLD,
    LEADS,
    MOVE,
    RETREAT,
    SUPPORT,
    VERB_LEXICON,
    VERBS,
    WAIVE,
    Lexicon,
    Vocabulary,
)

A_VERB = ("-", "S", "C", "H", "R", "D", "B")

OrderPhase = Literal["M", "R", "A"]


class OrderGrammar(Scanner):
    """Parses the words of an order, starting at its unit or at a "Build" before it."""

    __slots__ = ("lead", "phase", "target_nation")

    def __init__(
        self,
        known: Vocabulary,
        nations: Lexicon,
        source: str,
        bare: str,
        phase: OrderPhase | None,
        line: int = 1,
    ) -> None:
        super().__init__(known, nations, source, bare, line)
        self.phase = phase
        self.target_nation: str | None = None
        self.lead: str | None = None  # "Build" or "Disband", for the units listed after it

    def led(self, lead: str) -> tuple[str | None, Order]:
        """Parse an order that begins with Build, Disband or Remove. Returns the power named after that word, and the
        order."""
        self.at += 2 if self.words[self.at] == "automatic" else 1
        following = LEADS.get(self.words[self.at])
        if lead == WAIVE:  # "Waive build"
            self.at += following == BUILD and not self.unit_at(self.at + 1)
            return None, Waive()
        if lead == BUILD and following == WAIVE:  # "Build waived"
            self.at += 1
            return None, Waive()
        self.at += self.words[self.at] == ":"
        self.lead = lead
        nation, unit = self.unit()
        return nation, self.adjustment(unit)

    def adjustment(self, unit: Piece) -> Order:
        return Build(unit) if self.lead == BUILD else Disband(unit)

    def unit_order(self) -> tuple[str | None, Order]:
        """Parse an order to a unit. Returns the power named right before the unit, and the order."""
        nation, unit = self.unit()
        if self.lead and self.words[self.at] in ENDS:  # "Build A PAR, F BRE"
            return nation, self.adjustment(unit)
        return nation, self.order_to(unit)

    def order_to(self, unit: Piece) -> Order:
        verb = self.verb(unit)
        if verb == MOVE:
            return self.move(unit)
        if verb == SUPPORT:
            return self.support(unit)
        if verb == HOLD:
            return Hold(unit)
        if verb == CONVOY:
            return self.convoy(unit)
        if verb == RETREAT:
            return self.retreat(unit)
        return Build(unit) if verb == BUILD else Disband(unit)

    def verb(self, unit: Piece) -> str:
        """Parse what the unit does. Accepts "-S-", "moves to" and the like: dashes around another verb are ignored."""
        start = self.at
        self.skip_moves()
        moves = self.at > start
        word = self.words[self.at]
        verb = VERBS.get(word)
        if verb is None or (word in self.known.odd_verbs and (moves or not self.unit_at(self.at + 1))):
            if moves:
                return MOVE
            if word in ENDS:
                self.break_off(said("core.verb-after", verbs=A_VERB, unit=unit))
            self.fail(start, said("core.expected", what=said("core.verb-after", verbs=A_VERB, unit=unit)), VERB_LEXICON)
        self.at += 1
        while self.words[self.at][:1] in ARROWS:
            self.at += 1
        return verb

    def move_at(self, at: int) -> bool:
        word = self.words[at]
        return word[:1] in ARROWS or VERBS.get(word) == MOVE

    def skip_moves(self) -> None:
        while self.move_at(self.at):
            self.at += 1

    def move(self, unit: Piece) -> Order:
        to = self.destination()
        via = self.via()
        return Retreat(unit, to) if self.phase == "R" else Move(unit, to, via)

    def support(self, unit: Piece) -> Order:
        self.target_nation, target = self.unit()
        start = self.at
        if self.words[start] in FILLERS and VERBS.get(self.words[start + 1]) == HOLD:  # "in holding"
            self.at += 1
        self.skip_moves()
        if VERBS.get(self.words[self.at]) == HOLD:  # "S A RUH H", "S A RUH to hold"
            self.at += 1
        elif self.at > start:
            order = SupportMove(unit, target, self.destination())
            self.via()
            return order
        return SupportHold(unit, target)

    def convoy(self, unit: Piece) -> Order:
        self.target_nation, target = self.unit()
        if self.words[self.at] in ENDS:
            self.break_off(said("core.where-to", unit=target))
        if not self.move_at(self.at):
            self.fail(self.at, said("core.expected", what=said("core.where-to", unit=target)))
        self.skip_moves()
        order = Convoy(unit, target, self.destination())
        self.via()
        return order

    def retreat(self, unit: Piece) -> Order:
        self.skip_moves()
        if VERBS.get(self.words[self.at]) == DISBAND:  # "R OTB"
            self.at += 1
            return Disband(unit)
        return Retreat(unit, self.place())

    def destination(self) -> str:
        """Parse a destination: the last place of "YOR - NTH - BEL", because an army can't order the path of its convoy
        (DATC 4.A.6)."""
        start = self.at
        path = [self.place()]
        while self.move_at(self.at) and self.place_at(self.at + 1):
            self.at += 1
            path.append(self.place())
        board, places = self.known.board, dict.fromkeys(path)
        at_sea = all(board.province[board.province_of[place]].convoyable for place in path[:-1])
        if not at_sea and len(places) > 1:  # not a convoy path but several moves in one
            self.ambiguous([said("core.a-move-to", place=place) for place in places], places, start, self.at - 1)
        if len(path) > 1:
            self.note(said("core.note-convoy-path", places=path[:-1]))
        return path[-1]

    def via(self) -> bool:
        word = self.words[self.at]
        if word != "via" and word not in BY:
            return False
        following = self.words[self.at + 1]
        convoy = VERBS.get(following) == CONVOY and following not in self.known.odd_verbs
        if word != "via" and not convoy:
            return False
        self.at += 1 + convoy
        end = self.place_at(self.at)
        if end and self.words[end] in ENDS:  # "A LON - BEL via NTH"
            self.note(said("core.note-convoy-path", places=[self.place()]))
        return True
