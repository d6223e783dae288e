"""A game as a text record, and a record as a game: played again from its orders.

Immediate orders are not in the log, only what they caused: each is found by trying what the seats could do then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from casusbelli.core import events as e
from casusbelli.core.board import Board
from casusbelli.core.said import phase as phase_term
from casusbelli.core.said import said
from casusbelli.engine import drafts, play
from casusbelli.engine.dice import Dice
from casusbelli.engine.game import Game
from casusbelli.engine.on_offer import is_at_once
from casusbelli.engine.openings import facts_that_count
from casusbelli.engine.seat_names import UnknownSeat
from casusbelli.engine.view import GM
from casusbelli.records.games.annotations import Annotation, Comment, PlayerNamed, Variation, VariationPhase
from casusbelli.records.games.game_file import IMPOSSIBLE, FindBoard, SealedDice
from casusbelli.records.games.position_line import is_position_line, read_position_line
from casusbelli.records.games.positions import BadPosition, chosen_options, exported_line, from_state
from casusbelli.records.games.rejudge import FAILS
from casusbelli.records.games.text_record import (
    ADJUDICATED,
    MISSED,
    TAKEN,
    VACATED,
    Block,
    OrderLine,
    TextRecord,
    read_record,
)
from casusbelli.records.turns.values import TurnError, at_line, quoted, why, wrong

SEATING = (VACATED, TAKEN)


class Unrecordable(ValueError):
    """The game has something that a text record cannot tell; the message says in which phase."""


# --- from a game


def recorded_play(game: Game, notes: Sequence[Annotation] = ()) -> TextRecord:
    """The record of a game. Raises Unrecordable."""
    log = [event for _number, event in facts_that_count(game.log)]
    again, position = _begun_like(game, log)
    if isinstance(game.rules.seed, SealedDice) and any(isinstance(event, e.DiceRolled) for event in log):
        raise Unrecordable(said("story.record-no-seed"))
    blocks = tuple(_Writer(again, log, not position).blocks(notes))
    return TextRecord(tuple(_headers(game, position, notes)), blocks, _comments(notes, ""))


def _begun_like(game: Game, log: Sequence[e.Event]) -> tuple[Game, str]:
    """A game that begins as this one did, and its position if that is not the usual one."""
    dice = game.rules.seed
    seed = bytes(len(dice.seed)) if isinstance(dice, SealedDice) else dice.seed
    fresh = Game.new(str(game.spec), game.rules.board.origin, seed, chosen_options(game), dice.nonces)
    if all(map(e.alike, log, fresh.log)) and len(log) >= len(fresh.log):
        return fresh, ""
    first = next((event.phase for event in log if isinstance(event, e.PhaseOpened)), "")
    line = exported_line(game.fork(first), GM)
    try:
        return from_state(read_position_line(line), lambda _name: game.rules.board.origin, seed).game, line
    except BadPosition as fault:
        raise Unrecordable(why(fault)) from None


def _headers(game: Game, position: str, notes: Sequence[Annotation]) -> Iterator[tuple[str, str]]:
    yield "Rules", str(game.spec)
    yield "Map", game.rules.board.origin.name
    for key, value in chosen_options(game).items():
        yield "Option", f"{key}={value}"
    for note in notes:
        if isinstance(note, PlayerNamed):
            yield "Player", f"{note.seat}: {note.name}"
    dice = game.rules.seed
    if not isinstance(dice, SealedDice) and any(isinstance(event, (e.DiceRolled, e.DiceKeyed)) for event in game.log):
        yield "Seed", dice.seed.hex()
        for nonce in dice.nonces:
            yield "Nonce", nonce
    if position:
        yield "Position", position
    outcome = game.state.outcome
    yield "Result", "*" if outcome is None else " ".join([outcome.kind, ", ".join(outcome.winners)]).strip()


def _comments(notes: Sequence[Annotation], phase: str) -> tuple[str, ...]:
    return tuple(_signed(note.text, note.by) for note in notes if isinstance(note, Comment) and note.phase == phase)


def _signed(text: str, by: str) -> str:
    return f"{by}: {text}" if by else text


def _variations(notes: Sequence[Annotation], phase: str) -> tuple[tuple[Block, ...], ...]:
    return tuple(_variation(note) for note in notes if isinstance(note, Variation) and note.phase == phase)


def _variation(note: Variation) -> tuple[Block, ...]:
    return tuple(
        Block(
            one.phase,
            tuple(OrderLine(seat, tuple(orders)) for seat, orders in one.orders.items()),
            (one.comment,) if one.comment else (),
        )
        for one in note.phases
    )


@dataclass
class _Writer:
    """Plays the game again beside its log. ``exactly``: the events have to be the same, and not only of the same kind
    (units have other numbers in a game that began with a position)."""

    again: Game
    log: Sequence[e.Event]
    exactly: bool
    lines: list[OrderLine] = field(default_factory=list)

    def blocks(self, notes: Sequence[Annotation]) -> Iterator[Block]:
        at = len(self.again.log)
        if not self.exactly:
            at = 1 + next((n for n, event in enumerate(self.log) if isinstance(event, e.PhaseOpened)), len(self.log))
            at += isinstance(self.log[at] if at < len(self.log) else None, e.PowersEliminated)
        while at < len(self.log):
            phase, event = self.again.phase, self.log[at]
            if isinstance(event, e.OrdersRevealed):
                done = self._played(event, at)
                yield self._block(phase, notes)
            else:
                done = self._act(event, at)
            at += self._same(done, at, phase)
        block = self._block(self.again.phase, notes) if self.again.state.outcome is None else Block("")
        if block.lines or block.comments or block.variations:
            yield block
        elif self.lines:
            yield self._block(self.again.phase, notes)

    def _block(self, phase: str, notes: Sequence[Annotation]) -> Block:
        lines, self.lines = tuple(self.lines), []
        return Block(phase, lines, _comments(notes, phase), _variations(notes, phase))

    def _same(self, done: Sequence[e.Event], at: int, phase: str) -> int:
        there = self.log[at : at + len(done)]
        pairs = zip(map(_without_refusals, there), map(_without_refusals, done), strict=False)
        same = (e.alike(*pair) if self.exactly else type(pair[0]) is type(pair[1]) for pair in pairs)
        if not done or len(there) != len(done) or not all(same):
            raise Unrecordable(said("story.record-unrecordable", phase=phase_term(phase)))
        return len(done)

    def _played(self, event: e.OrdersRevealed, at: int) -> list[e.Event]:
        asked = self.again.owed()
        for seat in self.again.rules.names:
            orders = event.of(seat)
            if orders or (seat in asked and seat not in event.silent):
                self.lines.append(OrderLine(seat, tuple(orders)))
                self.again.submit(seat, "\n".join(orders))
        count = len(self.again.log)
        missed = any(isinstance(one, e.DeadlineMissed) and one.phase == event.phase for one in self.log[at : at + 400])
        if missed:
            self.lines.append(OrderLine(MISSED, tuple(event.silent)))
        if all(line.at_once or line.seat in SEATING for line in self.lines):
            self.lines.append(OrderLine(ADJUDICATED, ()))
        self.again.process(deadline=missed)
        return self.again.log[count:]

    def _act(self, event: e.Event, at: int) -> list[e.Event]:
        count = len(self.again.log)
        if isinstance(event, e.SeatVacated):
            self.lines.append(OrderLine(VACATED, (event.seat,)))
            self.again.vacate(event.seat, event.why)
        elif isinstance(event, e.SeatTaken):
            self.lines.append(OrderLine(TAKEN, (event.seat,)))
            self.again.take_seat(event.seat)
        elif (found := next(self._deeds(at), None)) is not None:
            seat, text = found
            self.lines.append(OrderLine(seat, (text,), at_once=True))
            self.again.submit(seat, text)
        return self.again.log[count:]

    def _deeds(self, at: int) -> Iterator[tuple[str, str]]:
        """The immediate orders that cause what the log has next."""
        rules, state = self.again.rules, self.again.state
        t = rules.turn(state)
        for seat in rules.names:
            for order in rules.offers(t, seat):
                if not is_at_once(rules, order):
                    continue
                if drafts.accept(rules, state, seat, [order]).refused:
                    continue
                try:
                    caused, _state = play.act(rules, state, seat, order)
                except FAILS:
                    continue
                there = self.log[at : at + len(caused)]
                if caused and len(there) == len(caused) and all(map(e.alike, there, caused)):
                    yield seat, str(order)


def _without_refusals(event: e.Event) -> e.Event:
    """A record leaves refused orders out."""
    return replace(event, refused={}) if isinstance(event, e.OrdersRevealed) else event


# --- from a record


@dataclass(frozen=True)
class ReadPlay:
    """The game of a record, and its annotations."""

    game: Game
    notes: tuple[Annotation, ...] = ()


def read_play(text: str, find_board: FindBoard, seed: bytes) -> ReadPlay:
    """Play a record. ``seed``: of the dice, if the record has none. Raises TurnError with the line."""
    record = read_record(text)
    game = _new(record, find_board, seed)
    notes: list[Annotation] = [_player(told) for told in record.all("Player")]
    notes += [Comment(text) for text in record.comments]
    last = len(record.blocks) - 1
    open_ = record.header("Result") == "*"
    for n, block in enumerate(record.blocks):
        if game.state.outcome is not None or game.phase != block.phase:
            here = said("story.record-game-over") if game.state.outcome is not None else phase_term(game.phase)
            raise wrong(at_line(block.number), said("story.record-other-phase", phase=block.phase, here=here))
        _play(game, block, only_acts=n == last and open_ and not _closes(block))
        notes += [Comment(text, block.phase) for text in block.comments]
        notes += [_noted(blocks) for blocks in block.variations if blocks]
    return ReadPlay(game, tuple(notes))


def _closes(block: Block) -> bool:
    return any(not line.at_once and line.seat not in SEATING for line in block.lines)


def _new(record: TextRecord, find_board: FindBoard, seed: bytes) -> Game:
    options = dict(part.split("=", 1) for part in record.all("Option") if "=" in part)
    position = record.header("Position")
    try:
        written = record.header("Seed")
        given = bytes.fromhex(written) if written else seed
        board: Board = find_board(record.header("Map", "standard"))
        if is_position_line(position):
            dice = Dice(given, tuple(record.all("Nonce")))
            return from_state(read_position_line(position), lambda _name: board, dice.seed).game
        return Game.new(record.header("Rules", "standard"), board, given, options, record.all("Nonce"))
    except IMPOSSIBLE as fault:
        raise TurnError(said("story.record-bad-headers", why=why(fault))) from None


def _player(told: str) -> PlayerNamed:
    seat, _colon, name = told.partition(":")
    return PlayerNamed(seat.strip(), name.strip())


def _noted(blocks: Sequence[Block]) -> Variation:
    return Variation(
        tuple(
            VariationPhase(block.phase, {line.seat: line.orders for line in block.lines}, "\n".join(block.comments))
            for block in blocks
        )
    )


def _play(game: Game, block: Block, only_acts: bool) -> None:
    missed = False
    for line in block.lines:
        try:
            if line.seat == MISSED:
                missed = True
            elif line.seat == ADJUDICATED:
                continue
            elif line.seat in SEATING:
                for seat in line.orders:
                    (game.vacate if line.seat == VACATED else game.take_seat)(seat)
            else:
                _submit(game, line)
        except (UnknownSeat, *IMPOSSIBLE) as fault:
            raise wrong(at_line(line.number), why(fault)) from None
        if game.state.outcome is not None:
            return
    if not only_acts:
        game.process(deadline=missed)


def _submit(game: Game, line: OrderLine) -> None:
    draft = game.submit(line.seat, "\n".join(line.orders))
    if draft.misread:
        error = draft.misread[0]
        raise ValueError(said("story.record-misread", text=quoted(error.text), why=error.said))
    if draft.refused:
        order, reason = draft.refused[0]
        raise ValueError(said("story.record-refused", order=order, why=reason.said))
