"""The game file format: JSON Lines, a header and then every event, each chained to the one before by its hash.

Reading a file and writing it again gives the same bytes (docs/game-files.md). A line that was changed, lost, added or
moved breaks the chain, and so does a changed header: the chain begins with its hash. Loading folds the events: nothing
is adjudicated again.

Version 1 of the header names the board. Version 2 may include its text as well, so that a game on a custom board can be
read where that board is not installed, and may have annotations after the events (note_lines.py).
"""

from __future__ import annotations

import difflib
import hashlib
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import Any, get_type_hints

import msgspec

from casusbelli.core.board import Board
from casusbelli.core.canon import encode
from casusbelli.core.events import CORE_EVENTS, Event, GameEnded, OrdersRevealed, PhaseOpened
from casusbelli.core.map_text import map_text, recorded_board, same_board
from casusbelli.core.mapread import MapError
from casusbelli.core.said import Said, Text, said
from casusbelli.core.units import Occupied, Position
from casusbelli.engine import play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import SEED_BYTES, Dice, commitment
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import Spec, UnknownRules, read_spec, rule_set
from casusbelli.records.games.event_complaints import UNREADABLE, event_name, unreadable_event
from casusbelli.records.games.note_lines import BadNote, Kept, hash_in, note_lines, read_notes, trailing_notes
from casusbelli.records.turns.values import at_line, quoted, unit_taken, why, wrong
from casusbelli.variants import board, is_shipped

__all__ = ["AnnotatedGame", "BadGameFile", "BrokenGameFile", "NoSeed", "read_annotated", "read_game", "write_game"]

FORMAT, FORMAT_2 = "casusbelli.game/1", "casusbelli.game/2"
KEPT_BOARDS = 64  # size of the cache of parsed boards
IMPOSSIBLE = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)  # bad events

FindBoard = Callable[[str], Board]
Watch = Callable[[Sequence[str]], Iterable[str]]


class BadGameFile(ValueError):
    """The file is not a game that can be read here; the message names the line."""


class BrokenGameFile(BadGameFile):
    """The file does not match its hash chain or its own events: changed, cut, or made up."""


class NoSeed(RuntimeError):
    """A die is to be rolled, and the file does not reveal the seed."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The header of a game file. ``options``: all options of the game. ``seed`` is present once the game is over, or
    for its game master; ``commitment`` always. ``nonces`` are what players added to the seed. ``board``: the text of
    the map, in version 2."""

    format: str
    rules: str
    map: str
    options: dict[str, str]
    commitment: str
    nonces: list[str]
    seed: str | None
    board: str | None = None


class LogEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    hash: str
    event: msgspec.Raw


@dataclass(frozen=True)
class AnnotatedGame:
    """A game and the annotations in its file."""

    game: Game
    notes: tuple[Kept, ...] = ()


@dataclass(frozen=True)
class SealedDice(Dice):
    """Dice whose seed is known by its commitment only: the game can be viewed, and continued until a die is to be
    rolled."""

    sealed: str = ""

    @property
    def commitment(self) -> str:
        return self.sealed

    def roll(self, label: str, sides: int = 100) -> int:
        raise NoSeed(said("story.no-seed", label=label))

    def key(self, number: int) -> bytes:
        raise NoSeed(said("story.no-seed-for-key", n=number))


def first_link(header: Header) -> str:
    """The first hash of the chain: everything that the game is played by. The seed is written later; its commitment is
    in the chain. Events have the same hashes with and without annotations."""
    said = {key: getattr(header, key) for key in header.__struct_fields__ if key != "seed"}
    said["format"] = header_format(header.board)
    if header.board is None:
        del said["board"]
    return hashlib.sha256(encode(said)).hexdigest()


def link(before: str, event: bytes) -> str:
    return hashlib.sha256(before.encode() + event).hexdigest()


# --- writing


def write_game(game: Game, with_seed: bool = False, notes: Sequence[Kept] = ()) -> str:
    """Write a game file. The seed is included once the game is over; before that it would reveal all rolls to come, and
    secret notes."""
    rules, dice = game.rules, game.rules.seed
    known = not isinstance(dice, SealedDice) and (with_seed or game.state.outcome is not None)
    text = board_text(rules.board)
    header = Header(
        format=header_format(text, bool(notes)),
        rules=str(game.spec),
        map=rules.board.origin.name,
        options=rules.options,
        commitment=dice.commitment,
        nonces=list(dice.nonces),
        seed=dice.seed.hex() if known else None,
        board=text,
    )
    first = first_link(header)
    lines = [f"{line.decode()}\n" for line in (encode(header), *_entries(game.log, first))]
    if notes:
        last = hash_in(lines[-1]) if game.log else first
        seed = None if isinstance(dice, SealedDice) else dice.seed
        lines += note_lines(notes, last, len(game.log), seed, known)
    return "".join(lines)


def board_text(played: Board) -> str | None:
    """The board text to store besides the name; None for a board that comes with the program."""
    return None if is_shipped(played.origin) else map_text(played.origin)


def header_format(text: str | None, annotated: bool = False) -> str:
    return FORMAT if text is None and not annotated else FORMAT_2


def _entries(log: Iterable[Event], chain: str) -> Iterator[bytes]:
    for n, event in enumerate(log, 1):
        body = encode(event)
        chain = link(chain, body)
        yield entry(n, chain, body).encode()


def entry(n: int, chain: str, body: bytes) -> str:
    """One line of the file."""
    return encode(LogEntry(n, chain, msgspec.Raw(body))).decode()


# --- reading


def read_game(text: str, find_board: FindBoard = board, seed: bytes | None = None, watch: Watch = iter) -> Game:
    """Read a game as it was written, verifying its chain. ``find_board`` is asked if the file does not include its
    board. ``seed``: known from elsewhere, if the file withholds it. ``watch`` sees the lines as they are read."""
    return read_annotated(text, find_board, seed, watch).game


def read_annotated(
    text: str, find_board: FindBoard = board, seed: bytes | None = None, watch: Watch = iter
) -> AnnotatedGame:
    """The same with the annotations, which are checked too."""
    lines = text.split("\n")
    whole = lines[-1] == ""
    header = read_header(lines[0])
    spec, rules = _rules(header, find_board, seed)
    lines = lines[1:-1] if whole else lines[1:]
    count = len(lines) - trailing_notes(lines)
    first, written = first_link(header), lines[count:]
    if header.format != header_format(header.board, bool(written)):
        code = "story.notes-unexpected" if written else "story.board-missing"
        told, key = said(code, format=header.format, other=FORMAT_2), "format" if written else "board"
        raise BadGameFile(_in_line(1, _in_key(key, told)))
    bodies = _bodies(lines[:count], first, whole or bool(written), watch)
    decoder = event_decoder(rules)
    game = _folded(spec, rules, [_event(body, decoder, line) for line, body in bodies])
    return AnnotatedGame(game, _notes(written, hash_in(lines[count - 1]) if count else first, count, rules.seed))


def _notes(written: Sequence[str], chain: str, count: int, dice: Dice) -> tuple[Kept, ...]:
    seed = None if isinstance(dice, SealedDice) else dice.seed
    try:
        return tuple(read_notes(written, chain, count, seed))
    except BadNote as fault:
        raise BrokenGameFile(_in_line(count + fault.number + 1, why(fault))) from None


def is_game_file(text: str) -> bool:
    """Does it claim to be a game file, of whichever version?"""
    try:
        said = msgspec.json.decode(text.partition("\n")[0], type=dict[str, Any]).get("format")
    except UNREADABLE:
        return False
    return str(said).partition("/")[0] == FORMAT.partition("/")[0]


def read_header(line: str) -> Header:
    try:
        table = msgspec.json.decode(line, type=dict[str, Any])
    except UNREADABLE as fault:
        raise BadGameFile(_in_line(1, _no_table("story.no-header", fault, Header))) from None
    if table.get("format") not in (FORMAT, FORMAT_2):
        found = said("story.unknown-format", format=quoted(table.get("format")), known=[FORMAT, FORMAT_2])
        raise BadGameFile(_in_line(1, found))
    try:
        header = msgspec.json.decode(line, type=Header)
    except UNREADABLE:
        raise BadGameFile(_in_line(1, _wrong_header(table))) from None
    if header.board is not None and header.format == FORMAT:
        raise BadGameFile(_in_line(1, _in_key("board", said("story.board-unexpected", format=FORMAT, other=FORMAT_2))))
    return header


def _wrong_header(table: dict[str, Any]) -> Text:
    """Why a table is no header."""
    for key in table:
        if key not in Header.__struct_fields__:
            return _unknown_key(key)
    for key, kind in get_type_hints(Header).items():
        if key not in table:
            if key != "board":
                return said("story.header-key-missing", key=key, keys=Header.__struct_fields__)
            continue
        try:
            msgspec.convert(table[key], kind)
        except msgspec.ValidationError:
            code = {"options": "story.expected-options", "nonces": "story.expected-nonces"}
            return _in_key(key, said(code.get(key, "turn.expected-text"), value=quoted(table[key])))
    return said("story.header-encoding")


def _unknown_key(key: str) -> Said:
    close = difflib.get_close_matches(key[:40], Header.__struct_fields__, n=1)
    if close:
        return said("story.header-key-near", name=quoted(key), near=close[0])
    return said("story.header-key", name=quoted(key), known=Header.__struct_fields__)


def _no_table(code: str, fault: Exception, form: type[msgspec.Struct]) -> Said:
    if isinstance(fault, RecursionError):
        return said("turn.too-deep")
    return said(code, keys=form.__struct_fields__)


def _in_line(number: int, problem: Text) -> Text:
    return why(wrong(at_line(number), problem))


def _in_key(key: str, problem: Text) -> Text:
    return why(wrong(key, problem))


def _rules(header: Header, find_board: FindBoard, seed: bytes | None) -> tuple[Spec, RuleSet]:
    dice = _dice(header, seed)
    try:
        spec = read_spec(header.rules)
        return spec, rule_set(spec, board_of(header.map, header.board, find_board), header.options, dice)
    except (UnknownRules, RulesClash, LookupError) as fault:
        raise BadGameFile(_in_line(1, why(fault))) from None


def board_of(name: str, text: str | None, find_board: FindBoard) -> Board:
    """The board of a record: found by its name, or parsed from its text. Raises BadGameFile if the text is not a board,
    or has another name."""
    if text is None:
        return find_board(name)
    try:
        found = _recorded(text)
    except MapError as fault:
        raise BadGameFile(_in_line(1, _in_key("board", said("story.bad-map", why=why(fault))))) from None
    if found.name != name:
        other = said("story.other-map", map=quoted(name), board=quoted(found.name))
        raise BadGameFile(_in_line(1, _in_key("board", other)))
    return found


_recorded = lru_cache(KEPT_BOARDS)(recorded_board)


def other_board(game: Game, find_board: FindBoard) -> Board | None:
    """A different installed board with the same name as the game's."""
    played = game.rules.board.origin
    try:
        found = find_board(played.name)
    except LookupError:
        return None
    return None if same_board(found, played) else found


def _dice(header: Header, seed: bytes | None) -> Dice:
    nonces = tuple(header.nonces)
    if header.seed is None and seed is None:
        return SealedDice(bytes(SEED_BYTES), nonces, sealed=header.commitment, thrown={})
    try:
        known = bytes.fromhex(header.seed) if header.seed is not None else seed or b""
    except ValueError:
        bad = said("story.seed-digits", value=quoted(header.seed), n=2 * SEED_BYTES)
        raise BadGameFile(_in_line(1, _in_key("seed", bad))) from None
    if commitment(known) != header.commitment or seed not in (None, known):
        raise BrokenGameFile(_in_line(1, said("story.other-seed")))
    return Dice(known, nonces, thrown={})


def event_decoder(rules: RuleSet) -> msgspec.json.Decoder[Any]:
    """Decoder for the events of the core and of the rule packs."""
    kinds = (*CORE_EVENTS, *(kind for component in rules.components for kind in component.events))
    return msgspec.json.Decoder(reduce(or_, kinds))


def _bodies(lines: Sequence[str], chain: str, whole: bool, watch: Watch = iter) -> Iterator[tuple[int, bytes]]:
    """The events as written, each with its line. The chain begins with the header."""
    for n, line in enumerate(watch(lines), 1):
        try:
            entry = msgspec.json.decode(line, type=LogEntry)
        except UNREADABLE as fault:
            if n == len(lines) and not whole:
                raise BrokenGameFile(_in_line(n + 1, said("story.cut-line"))) from None
            raise BrokenGameFile(_in_line(n + 1, _no_table("story.no-entry", fault, LogEntry))) from None
        body = bytes(entry.event)
        chain = link(chain, body)
        if entry.n != n or entry.hash != chain:
            broken = said("story.broken-first-link" if n == 1 else "story.broken-chain")
            raise BrokenGameFile(_in_line(n + 1, broken))
        yield n + 1, body


def _event(body: bytes, decoder: msgspec.json.Decoder[Any], line: int) -> Event:
    try:
        event: Event = decoder.decode(body)
        same = encode(event) == body
    except UNREADABLE as fault:
        raise BadGameFile(_in_line(line, unreadable_event(body, decoder, fault))) from None
    if not same:
        raise BadGameFile(_in_line(line, said("story.event-of-other-version", name=quoted(event_name(body)))))
    return event


def _folded(spec: Spec, rules: RuleSet, log: list[Event]) -> Game:
    """The chain proves that a log is unaltered, not that it was a game."""
    try:
        game = Game(spec, rules, log)
        _check_end(log)
        Position(rules.board.on(game.phase), game.state.units.values())
        game.owed()
        return game
    except BrokenGameFile:
        raise
    except IMPOSSIBLE as fault:
        first = bisect_left(range(len(log) + 1), True, key=lambda n: not _folds(rules, log[:n]))
        raise BrokenGameFile(_in_line(min(first, len(log)) + 1, _impossible(fault))) from fault


def _impossible(fault: Exception) -> Said:
    if isinstance(fault, Occupied):
        return said("story.impossible-because", why=unit_taken(fault))
    told = why(fault)
    return said("story.impossible-because", why=told) if isinstance(told, Said) else said("story.impossible-event")


def _check_end(log: Sequence[Event]) -> None:
    """A complete file never ends between the orders of one phase and the opening of the next."""
    turning = (event for event in reversed(log) if isinstance(event, (PhaseOpened, OrdersRevealed, GameEnded)))
    last = next(turning, None)
    if last is None or isinstance(last, OrdersRevealed):
        raise BrokenGameFile(_in_line(len(log) + 1, said("story.cut-phase")))


def _folds(rules: RuleSet, log: Sequence[Event]) -> bool:
    try:
        play.fold(rules, log)
        return True
    except IMPOSSIBLE:
        return False
