"""The service that every use case works on: the database, the cache of loaded games, and the caller's identity."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from casusbelli.bots.process import BotSaid, Question
from casusbelli.core.board import Board
from casusbelli.core.said import said
from casusbelli.engine.drafts import Draft
from casusbelli.engine.game import Game
from casusbelli.service.base.game_cache import GameCache
from casusbelli.service.base.limits import Limits
from casusbelli.service.base.recent_cache import Caches, DraftKey, PictureKey, RecentCache
from casusbelli.service.base.service_errors import not_allowed, sign_in_first
from casusbelli.service.base.tracing import span
from casusbelli.store import Columns, RepeatedReads, Row, Store, Tx
from casusbelli.variants import board


class Pending:
    """A lazy transaction, begun by the first write: reading, parsing and computing before that hold no locks.
    ``first``: what is written before anything else."""

    def __init__(self, store: Store, first: Callable[[Tx], None]) -> None:
        self.store, self.first = store, first
        self.tx: Tx | None = None
        self.ending = ExitStack()

    def begin(self) -> Tx:
        if self.tx is None:
            self.ending.enter_context(span("transaction"))
            self.tx = self.ending.enter_context(self.store.write())
            self.first(self.tx)
        return self.tx


around: ContextVar[Tx | Pending | None] = ContextVar("around", default=None)
"""The ambient transaction, which use cases join rather than begin their own."""


@dataclass(frozen=True)
class Who:
    """The caller. ``scopes``: what a token may be used for; None: everything. For the audit log, of administrators and
    moderators: the ``network`` that they came from, or the user of the system who acts on the command line."""

    account: str | None = None
    name: str = ""
    role: str = "visitor"  # visitor, player, moderator, administrator
    scopes: frozenset[str] | None = None
    network: str = field(default="", compare=False)
    operator: str = field(default="", compare=False)

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


@dataclass
class Service:
    store: Store
    base_url: str = "http://127.0.0.1:8000"
    find_board: Callable[[str], Board] = board
    games: GameCache = field(init=False)
    drafts: RecentCache[DraftKey, Draft] = field(default_factory=lambda: RecentCache(2048))  # a few KB each
    pictures: RecentCache[PictureKey, str] = field(default_factory=lambda: RecentCache(512))  # some 25 KB each
    caches: Caches = field(default_factory=Caches)
    limits: Limits = field(default_factory=Limits)
    demos: bool = False  # keep demo games open for visitors
    private_hooks: bool = False  # allow webhooks to private networks
    sure_until: int | None = None  # until then a worker has ruled out an outage (downtime.py); None: nothing checks
    ask_bot: Callable[[Question, float], BotSaid] | None = None  # for hints, in another process; None: in this one
    done_at: dict[str, float] = field(default_factory=dict)  # when each periodic chore last ran in this process

    def __post_init__(self) -> None:
        self.limits.share(self.store)
        self.games = GameCache(self.store, self.find_board)

    @contextmanager
    def write(self) -> Iterator[Tx]:
        outer = around.get()
        if outer is None:
            with span("transaction"), self.store.write() as tx:
                yield tx
        else:
            tx = outer.begin() if isinstance(outer, Pending) else outer
            with self.store.part(tx):
                yield tx

    @contextmanager
    def write_apart(self) -> Iterator[Tx]:
        """A transaction that stays, whatever becomes of the ambient one; unless that has written already: then this
        would wait for it for ever."""
        outer = around.get()
        if isinstance(outer, Tx) or (outer is not None and outer.tx is not None):
            with self.write() as tx:
                yield tx
        else:
            with span("transaction"), self.store.write() as tx:
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

    def ask(self, sql: str, *values: object) -> list[Columns]:
        """The answer to one query, which needs no transaction unless there is one around it."""
        outer = around.get()
        known = outer.tx if isinstance(outer, Pending) else outer
        if known is None:
            return self.store.ask(sql, *values)
        return [tuple(row.values()) for row in known.all(sql, *values)]

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
        return self.games.game(tx, row)

    def board_of(self, tx: Tx, row: Row) -> Board:
        """The board of a game: found by its name, or stored in the game's own record."""
        return self.games.board_of(tx, row)
