"""The games that a process has opened, and what they are opened with: boards and rule sets, which many games share."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from threading import Lock

import msgspec

from casusbelli.core.board import Board
from casusbelli.core.events import Event, RolledBack
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.dice import Dice, RollAwaited
from casusbelli.engine.event_log import EventLog
from casusbelli.engine.game import Game
from casusbelli.engine.openings import Opening, more_openings, openings
from casusbelli.engine.ruleset import RuleSet
from casusbelli.records.games.game_file import board_of
from casusbelli.service.base.process_figures import figures
from casusbelli.service.base.recent_cache import RecentCache
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.base.shared_rules import RulesKey, SharedRules, shared_rules
from casusbelli.service.base.snapshots import (
    Snapshot,
    announce_snapshot,
    keep_snapshots,
    last_snapshot,
    stored_openings,
)
from casusbelli.service.base.waiting import DIE, Waiting
from casusbelli.store import Row, Store, Tx

KEPT_GAMES, KEPT_EVENTS, KEPT_BOARDS, KEPT_RULES = 256, 40_000, 64, 64  # an event takes some 900 bytes, all told
ADDED_UP = 16  # the events of all cached games are added up when so many have been opened


@dataclass
class StoredPart:
    """The part of a log up to a snapshot, which is read when somebody asks for it, and the openings in it."""

    snapshot: Snapshot | None = None
    log: Sequence[Event] | None = None
    openings: tuple[Opening, ...] | None = None

    @property
    def count(self) -> int:
        return self.snapshot.seq if self.snapshot else 0


@dataclass(frozen=True)
class Kept:
    """A cached game, as it was last loaded: a part that is stored, and what followed. ``unsaved``: how many of the last
    openings have no snapshot yet."""

    seq: int
    chain: str
    shared: SharedRules
    rules: RuleSet
    state: State
    stored: StoredPart
    log: tuple[Event, ...] = ()
    opened: tuple[Opening, ...] = ()
    unsaved: int = 0


@dataclass
class GameCache:
    store: Store
    find_board: Callable[[str], Board]
    shelf: RecentCache[str, Kept] = field(default_factory=lambda: RecentCache(KEPT_GAMES))
    boards: OrderedDict[str, Board] = field(default_factory=OrderedDict)  # boards stored in records, by their hashes
    rules: RecentCache[RulesKey, SharedRules] = field(default_factory=lambda: RecentCache(KEPT_RULES, "rules"))
    added: int = 0
    lock: Lock = field(default_factory=Lock)

    def game(self, tx: Tx, row: Row) -> Game:
        """The game of this row, as of this transaction."""
        return self.game_of(tx, row, self.kept(tx, row))

    def announce(self, tx: Tx, row: Row) -> None:
        """Announce what ``game`` will ask for."""
        if row["id"] not in self.shelf.known and row["seq"]:
            announce_snapshot(tx, row["id"], self.rules_of(tx, row), row["seq"])

    def game_of(self, tx: Tx, row: Row, kept: Kept) -> Game:
        rules = _with_throws(kept.rules, row)  # its own copy: what rules memoize of the last turn is not shared
        reader = StoredReader(self.store, tx, row["id"], kept)
        log = EventLog(kept.stored.count, reader.events, kept.log)
        game = Game(kept.shared.spec, rules, log, kept.state, reader.openings)
        waiting = Waiting.of(row["waits"])
        if waiting.kind == DIE:
            game.awaited = RollAwaited(waiting.label, waiting.sides)
        return game

    def kept(self, tx: Tx, row: Row) -> Kept:
        known = self.shelf.get(row["id"])
        if known is not None and (known.seq, known.chain) == (row["seq"], row["chain"]):
            figures.count("cache_reads", "games-hit")
            return known
        figures.count("cache_reads", "games-miss")
        if known is None or not _goes_on(tx, row, known):
            known = self._begun(tx, row)
        kept = self.grown(tx, row, known, tuple(_events(tx, row, known)), {})
        self.shelf.keep(row["id"], kept)
        self._make_room()
        return kept

    def _begun(self, tx: Tx, row: Row) -> Kept:
        """The game at its last snapshot, or else before the first event."""
        empty = self.empty(tx, row)
        last = last_snapshot(tx, row["id"], empty.shared, row["seq"]) if row["seq"] else None
        if last is None:
            return empty
        return replace(empty, seq=last.seq, chain=last.hash, state=last.state, stored=StoredPart(last))

    def grown(self, tx: Tx, row: Row, known: Kept, fresh: tuple[Event, ...], states: Mapping[int, State]) -> Kept:
        """The game with new events, up to those of the row. ``states``: those that are known, by the number of events
        before them."""
        if any(isinstance(event, RolledBack) for event in fresh):
            log = [*StoredReader(self.store, tx, row["id"], known).whole(), *known.log, *fresh]
            opened, state = openings(known.rules, log), play.fold(known.rules, log)
            return replace(
                self.empty(tx, row),
                seq=row["seq"],
                chain=row["chain"],
                state=state,
                log=tuple(log),
                opened=opened,
                unsaved=len(opened),
            )
        more, state = more_openings(known.rules, known.seq, known.state, fresh, states)
        return replace(
            known,
            seq=row["seq"],
            chain=row["chain"],
            state=state,
            log=known.log + fresh,
            opened=known.opened + more,
            unsaved=known.unsaved + len(more),
        )

    def keep(self, tx: Tx, row: Row, kept: Kept, hashes: Mapping[int, str]) -> Kept:
        """Store the snapshots that are missing. ``hashes``: those of the log, as far as they are known."""
        if not kept.unsaved:
            return kept
        before = len(kept.opened) - kept.unsaved + (kept.stored.snapshot.nth if kept.stored.snapshot else 0)
        keep_snapshots(tx, row["id"], kept.shared, kept.opened[-kept.unsaved :], before, hashes)
        return replace(kept, unsaved=0)

    def _make_room(self) -> None:
        """Drop the games that were opened longest ago, if all of them together are too long, which takes time to add
        up. One of 10,000 events takes as much memory as 50 others."""
        self.added += 1
        if self.added % ADDED_UP:
            return
        games = [(key, _size(entry.value)) for key, entry in self.shelf.entries()]
        total = sum(size for _key, size in games)
        for key, size in games[:-1]:
            if total > KEPT_EVENTS:
                self.shelf.drop(key)
                total -= size

    def board_of(self, tx: Tx, row: Row) -> Board:
        """The board of a game: found by its name, or stored in the game's own record."""
        digest = row["board_hash"]
        if not digest:
            return self.find_board(row["board"])
        if digest in self.boards:
            return self.boards[digest]
        record = tx.one("SELECT text FROM game_boards WHERE game = ?", row["id"])
        return self.recorded_board(row["board"], digest, record["text"] if record else "")

    def recorded_board(self, name: str, digest: str, text: str) -> Board:
        """A board from its text, the same one for all games that are played on it."""
        found = self.boards.get(digest)
        if found is None:
            found = board_of(name, text, self.find_board)
            with self.lock:
                self.boards[digest] = found
                while len(self.boards) > KEPT_BOARDS:
                    self.boards.popitem(last=False)
        return found

    def rules_of(self, tx: Tx, row: Row) -> SharedRules:
        """The rule set of a game, made once for all games that have the same."""
        board = self.board_of(tx, row)
        return self.rules.find(RulesKey(row["rules"], row["options"], id(board)), lambda: shared_rules(row, board))

    def empty(self, tx: Tx, row: Row) -> Kept:
        """The game before the first event."""
        shared = self.rules_of(tx, row)
        nonces: list[str] = msgspec.json.decode(row["nonces"])
        rules = shared.rules.with_dice(Dice(bytes.fromhex(row["seed"]), tuple(nonces), thrown={}))
        return Kept(0, "", shared, rules, shared.states.empty, StoredPart())


@dataclass(frozen=True)
class StoredReader:
    """Reads the stored part of a game: in the transaction that the game was loaded in while that goes on, in one of its
    own later."""

    store: Store
    tx: Tx
    game: str
    kept: Kept

    @contextmanager
    def _reading(self) -> Iterator[Tx]:
        if not self.tx.over:
            yield self.tx
        else:
            with self.store.read() as tx:
                yield tx

    def events(self, first: int, last: int) -> Sequence[Event]:
        stored = self.kept.stored
        if stored.log is not None:
            return stored.log[first:last]
        sql = "SELECT body FROM events WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq"
        with self._reading() as tx:
            bodies = [row["body"] for row in tx.all(sql, self.game, first, last)]
        if len(bodies) != last - first:
            raise not_found("game", self.game)  # it has just been deleted
        found = [*map(self.kept.shared.events.decode, bodies)]
        if (first, last) == (0, stored.count):
            stored.log = found
        return found

    def whole(self) -> Sequence[Event]:
        return self.events(0, self.kept.stored.count)

    def openings(self) -> tuple[Opening, ...]:
        stored = self.kept.stored
        if stored.snapshot is None:
            return self.kept.opened
        if stored.openings is None:
            with self._reading() as tx:
                found = stored_openings(tx, self.game, self.kept.shared, stored.snapshot, self._folded)
            stored.openings = self._all_folded() if found is None else found
        return stored.openings + self.kept.opened

    def _folded(self, at: int) -> Opening:
        return next(opening for opening in self._all_folded() if opening.at == at)

    def _all_folded(self) -> tuple[Opening, ...]:
        return openings(self.kept.rules, self.whole())


def _size(kept: Kept) -> int:
    """In events."""
    return len(kept.log) + (0 if kept.stored.log is None else kept.stored.count)


def _goes_on(tx: Tx, row: Row, known: Kept) -> bool:
    """Is the cached log a prefix of the stored one? It is not if the transaction that it was read in was rolled
    back."""
    if not 0 < known.seq < row["seq"]:
        return False
    last = tx.one("SELECT hash FROM events WHERE game = ? AND seq = ?", row["id"], known.seq)
    return last is not None and last["hash"] == known.chain


def _events(tx: Tx, row: Row, known: Kept) -> Iterator[Event]:
    if known.seq == row["seq"]:
        return
    sql = "SELECT body FROM events WHERE game = ? AND seq > ? ORDER BY seq"
    for line in tx.all(sql, row["id"], known.seq):  # verified against the row's hash chain
        yield known.shared.events.decode(line["body"])


def _with_throws(rules: RuleSet, row: Row) -> RuleSet:
    """The rules with the game master's throws, which enter the log only when the phase is adjudicated."""
    thrown: list[tuple[str, int, int]] = msgspec.json.decode(row["thrown"])
    dice = rules.seed
    for label, rollbacks, roll in thrown:
        dice = dice.with_throw(label, roll, rollbacks)
    return rules.with_dice(dice)
