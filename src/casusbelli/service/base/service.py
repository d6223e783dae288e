"""The service that every use case works on: the database, the cache of loaded games, and the caller's identity."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from threading import Lock

import msgspec

from casusbelli.core.board import Board
from casusbelli.core.events import Event, RolledBack
from casusbelli.core.said import said
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.dice import Dice, RollAwaited
from casusbelli.engine.drafts import Draft
from casusbelli.engine.game import Game
from casusbelli.engine.openings import Opening, more_openings, openings
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import Spec, read_spec, rule_set
from casusbelli.records.games.game_file import board_of, event_decoder
from casusbelli.service.base.limits import Limits
from casusbelli.service.base.recent_cache import DraftKey, PictureKey, RecentCache
from casusbelli.service.base.service_errors import not_allowed, sign_in_first
from casusbelli.service.base.waiting import DIE, Waiting
from casusbelli.store import RepeatedReads, Row, Store, Tx
from casusbelli.variants import board

KEPT_GAMES, KEPT_EVENTS, KEPT_BOARDS = 256, 200_000, 64


class Pending:
    """A lazy transaction, begun by the first write: reading, parsing and computing before that hold no locks.
    ``first``: what is written before anything else."""

    def __init__(self, store: Store, first: Callable[[Tx], None]) -> None:
        self.store, self.first = store, first
        self.tx: Tx | None = None
        self.ending = ExitStack()

    def begin(self) -> Tx:
        if self.tx is None:
            self.tx = self.ending.enter_context(self.store.write())
            self.first(self.tx)
        return self.tx


around: ContextVar[Tx | Pending | None] = ContextVar("around", default=None)
"""The ambient transaction, which use cases join rather than begin their own."""


@dataclass(frozen=True)
class Who:
    """The caller. ``scopes``: what a token may be used for; None: everything."""

    account: str | None = None
    name: str = ""
    role: str = "visitor"  # visitor, player, moderator, administrator
    scopes: frozenset[str] | None = None

    def known(self) -> str:
        if self.account is None:
            raise sign_in_first()
        return self.account

    @property
    def moderates(self) -> bool:
        return self.role in ("moderator", "administrator") and self._in_office

    @property
    def administers(self) -> bool:
        return self.role == "administrator" and self._in_office

    @property
    def _in_office(self) -> bool:
        """The caller's role. A token has the powers of its owner's role only with the scope for them."""
        return self.scopes is None or "manage" in self.scopes


VISITOR = Who()


def in_person(who: Who) -> str:
    """The account of a caller who has signed in; a token is not enough."""
    account = who.known()
    if who.scopes is not None:
        raise not_allowed(said("service.not-with-token"))
    return account


@dataclass(frozen=True)
class Kept:
    """A cached game, as it was last loaded."""

    seq: int
    chain: str
    spec: Spec
    rules: RuleSet
    log: tuple[Event, ...]
    state: State
    opened: tuple[Opening, ...] = ()


@dataclass
class Service:
    store: Store
    base_url: str = "http://127.0.0.1:8000"
    find_board: Callable[[str], Board] = board
    shelf: OrderedDict[str, Kept] = field(default_factory=OrderedDict)
    boards: OrderedDict[str, Board] = field(default_factory=OrderedDict)  # boards stored in records, by their hashes
    drafts: RecentCache[DraftKey, Draft] = field(default_factory=lambda: RecentCache(4096))  # a few KB each
    pictures: RecentCache[PictureKey, str] = field(default_factory=lambda: RecentCache(512))  # some 25 KB each
    lock: Lock = field(default_factory=Lock)
    limits: Limits = field(default_factory=Limits)
    demos: bool = False  # keep demo games open for visitors
    private_hooks: bool = False  # allow webhooks to private networks
    sure_until: int | None = None  # until then a worker has ruled out an outage (downtime.py); None: nothing checks
    done_at: dict[str, float] = field(default_factory=dict)  # when each periodic chore last ran in this process

    @contextmanager
    def write(self) -> Iterator[Tx]:
        outer = around.get()
        if outer is None:
            with self.store.write() as tx:
                yield tx
        else:
            tx = outer.begin() if isinstance(outer, Pending) else outer
            with self.store.part(tx):
                yield tx

    @contextmanager
    def read(self) -> Iterator[Tx]:
        outer = around.get()
        known = outer.tx if isinstance(outer, Pending) else outer
        if known is None:
            with self.store.read() as tx:
                yield tx
        else:
            yield known

    @contextmanager
    def pending(self, first: Callable[[Tx], None]) -> Iterator[Pending]:
        """Everything written in this block is one transaction, which begins with the first write."""
        pending = Pending(self.store, first)
        with pending.ending, self.within(pending):
            yield pending

    @contextmanager
    def within(self, tx: Tx | Pending) -> Iterator[None]:
        """Everything in this block is part of this transaction."""
        before = around.set(tx)
        try:
            yield
        finally:
            around.reset(before)

    @contextmanager
    def one_moment(self) -> Iterator[None]:
        """Everything in this block is read from one snapshot of the database; nothing can be written."""
        with self.read() as tx, self.within(RepeatedReads(tx)):
            yield

    def game(self, tx: Tx, row: Row) -> Game:
        """The game of this row, as of this transaction."""
        kept = self._kept(tx, row)
        rules = kept.rules.with_dice(kept.rules.seed)  # its own copy: what rules memoize of the last turn is not shared
        game = Game(kept.spec, rules, kept.log, kept.state, kept.opened)
        waiting = Waiting.of(row["waits"])
        if waiting.kind == DIE:
            game.awaited = RollAwaited(waiting.label, waiting.sides)
        return game

    def _kept(self, tx: Tx, row: Row) -> Kept:
        known = self.shelf.get(row["id"])
        if known is not None and (known.seq, known.chain) == (row["seq"], row["chain"]):
            return self._with_throws(known, row)
        if known is None or not self._goes_on(tx, row, known):
            known = self._empty(tx, row)
        fresh = tuple(self._events(tx, row, known))
        kept = _folded(known, fresh, row)
        with self.lock:
            self.shelf[row["id"]] = kept
            self.shelf.move_to_end(row["id"])
            while len(self.shelf) > 1 and self._is_full():
                self.shelf.popitem(last=False)
        return self._with_throws(kept, row)

    def _is_full(self) -> bool:
        """Is the cache full, by number of games or by their length? One of 10,000 facts takes as much memory as 50
        others."""
        return len(self.shelf) > KEPT_GAMES or sum(kept.seq for kept in self.shelf.values()) > KEPT_EVENTS

    def _goes_on(self, tx: Tx, row: Row, known: Kept) -> bool:
        """Is the cached log a prefix of the stored one? It is not if the transaction that it was read in was rolled
        back."""
        if not 0 < known.seq < row["seq"]:
            return False
        last = tx.one("SELECT hash FROM events WHERE game = ? AND seq = ?", row["id"], known.seq)
        return last is not None and last["hash"] == known.chain

    def board_of(self, tx: Tx, row: Row) -> Board:
        """The board of a game: found by its name, or stored in the game's own record."""
        digest = row["board_hash"]
        if not digest:
            return self.find_board(row["board"])
        found = self.boards.get(digest)
        if found is None:
            record = tx.one("SELECT text FROM game_boards WHERE game = ?", row["id"])
            found = board_of(row["board"], record["text"] if record else "", self.find_board)
            with self.lock:
                self.boards[digest] = found
                while len(self.boards) > KEPT_BOARDS:
                    self.boards.popitem(last=False)
        return found

    def _empty(self, tx: Tx, row: Row) -> Kept:
        spec = read_spec(row["rules"])
        options: dict[str, str] = msgspec.json.decode(row["options"])
        nonces: list[str] = msgspec.json.decode(row["nonces"])
        dice = Dice(bytes.fromhex(row["seed"]), tuple(nonces), thrown={})
        rules = rule_set(spec, self.board_of(tx, row), options, dice)
        return Kept(0, "", spec, rules, (), rules.empty())

    def _events(self, tx: Tx, row: Row, known: Kept) -> Iterator[Event]:
        decoder = event_decoder(known.rules)
        sql = "SELECT body FROM events WHERE game = ? AND seq > ? ORDER BY seq"
        for line in tx.all(sql, row["id"], known.seq):  # verified against the row's hash chain
            yield decoder.decode(line["body"])

    def _with_throws(self, kept: Kept, row: Row) -> Kept:
        """The dice with the game master's throws, which enter the log only when the phase is adjudicated."""
        thrown: list[tuple[str, int, int]] = msgspec.json.decode(row["thrown"])
        if not thrown:
            return kept
        dice = kept.rules.seed
        for label, rollbacks, roll in thrown:
            dice = dice.with_throw(label, roll, rollbacks)
        return replace(kept, rules=kept.rules.with_dice(dice))


def _folded(known: Kept, fresh: tuple[Event, ...], row: Row) -> Kept:
    log = known.log + fresh
    if any(isinstance(event, RolledBack) for event in fresh):
        state, opened = play.fold(known.rules, log), openings(known.rules, log)
    else:
        more, state = more_openings(known.rules, len(known.log), known.state, fresh)
        opened = known.opened + more
    return Kept(row["seq"], row["chain"], known.spec, known.rules, log, state, opened)
