"""The service with one of its safeguards taken out: a storm must notice each of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from typing import Any

from casusbelli.notify import outbox
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import phase_closed
from casusbelli.service.games import adjudicating, order_entry, press
from casusbelli.service.games.open_game import OpenGame
from casusbelli.service.ops import worker
from casusbelli.service.reads import feed
from casusbelli.store import Store, open_store, postgres, sqlite
from casusbelli.web.api import request

KEYLESS = ("events", "judged", "receipts", "news")  # drafts and the outbox need their keys


def _put(owner: Any, name: str, what: Any) -> None:
    """Put this in the place of that."""
    setattr(owner, name, what)


class _TakenBack(Exception):
    """Rolls a transaction back."""


def no_lock() -> None:
    """Nobody locks a game. The unique keys are the second line of defense."""
    _put(postgres.PostgresTx, "lock", "")
    _put(postgres.PostgresTx, "skip", "")


def no_unique_key() -> None:
    """Neither locks nor the keys that forbid a second adjudication (``without_keys``)."""
    no_lock()


def two_transactions() -> None:
    """A worker claims a phase in one transaction and adjudicates it in another."""
    _put(worker, "judge_one", _claimed_and_judged)
    _put(worker, "judge_some", _each_claimed_and_judged)


def _each_claimed_and_judged(service: Service, left: list[str]) -> int:
    return _claimed_and_judged(service, left.pop())


def _claimed_and_judged(service: Service, game_id: str, bots_only: bool = False) -> int:
    with service.store.write() as tx:
        row = tx.one(f"SELECT * FROM games WHERE id = ?{tx.skip}", game_id)
        if row is None or row["due"] is None or row["due"] > tx.now():
            return 0
        drafts = tx.all("SELECT * FROM drafts WHERE game = ?", game_id)
        tx.run("DELETE FROM drafts WHERE game = ?", game_id)
        tx.run("UPDATE games SET due = NULL WHERE id = ?", game_id)
    time.sleep(0.2)  # as long as a phase that takes time to adjudicate
    with service.store.write() as tx:
        table = OpenGame(service, tx, tx.one(f"SELECT * FROM games WHERE id = ?{tx.lock}", game_id) or {})
        for draft in drafts:
            table.game.submit(draft["seat"], draft["text"])
        return int(adjudicating.judge(table, False))


def no_idempotency() -> None:
    """Keys are not stored: a request that comes again is carried out again."""

    def once(_s: Service, _who: Who, _key: str, _request: str, act: Callable[[], bytes], _rights: Any = None) -> bytes:
        return act()

    _put(request, "once", once)


def no_base() -> None:
    """Drafts are replaced, whatever their writer has seen."""
    write = order_entry.write

    def written(table: OpenGame, seat: str, who: Who, text: str, base: int | None = None) -> Any:
        del base
        return write(table, seat, who, text, None)

    _put(order_entry, "write", written)


def early_receipt() -> None:
    """The receipt is sent before the orders are saved."""
    submit = order_entry.submit

    def submitted(service: Service, *given: Any) -> Any:
        receipt = None
        with suppress(_TakenBack), service.store.write() as tx, service.within(tx):
            receipt = submit(service, *given)
            raise _TakenBack

        def later() -> None:
            time.sleep(0.1)
            with suppress(Exception):
                submit(service, *given)

        Thread(target=later, daemon=True).start()
        return receipt

    _put(order_entry, "submit", submitted)


def not_durable() -> None:
    """A commit does not wait for the disk."""
    _put(sqlite, "PRAGMAS", [pragma.replace("=FULL", "=OFF") for pragma in sqlite.PRAGMAS])
    end = postgres.PostgresTx.end

    def ended(tx: postgres.PostgresTx) -> None:
        if tx.begun:
            tx.run("SET LOCAL synchronous_commit = off")
        end(tx)

    _put(postgres.PostgresTx, "end", ended)


def no_cutoff() -> None:
    """Orders are taken until the phase is adjudicated, however long its deadline has passed."""

    def checked(table: OpenGame, phase: str | None) -> None:
        table.check_running()
        if phase != table.phase:
            raise phase_closed(phase, table.phase)

    _put(OpenGame, "check_phase", checked)


def hasty() -> None:
    """A phase is adjudicated when anybody is ready."""

    def hurry(table: OpenGame) -> None:
        if table.row["status"] == "running" and any(row["ready"] for row in table.seats.values()):
            table.change(due=table.tx.now(), waits="")

    _put(adjudicating, "hurry", hurry)


def stale_reads() -> None:
    """Each process shows drafts as it read them a moment ago."""
    draft, known = order_entry.draft, dict[tuple[Any, ...], tuple[float, Any]]()

    def remembered(service: Service, who: Who, game_id: str, seat: str | None = None) -> Any:
        key = (who.account, game_id, seat)
        at, found = known.get(key, (0.0, None))
        if time.monotonic() - at > 1.0:
            at, found = time.monotonic(), draft(service, who, game_id, seat)
            known[key] = at, found
        return found

    _put(order_entry, "draft", remembered)


def sent_at_once() -> None:
    """Notifications are recorded as sent when they are taken."""
    take = outbox.take

    def taken(service: Service, channels: Sequence[str]) -> Any:
        batches = take(service, channels)
        outbox.settle(service, [(batch, outbox.SENT) for batch in batches])
        return batches

    _put(outbox, "take", taken)
    _put(outbox, "_forget_links", lambda *_given: None)  # the links of what is still to be sent


def feed_repeats() -> None:
    """A feed begins one entry before the position where it was left."""
    since = feed.since

    def repeated(service: Service, who: Who, game_id: str, position: str | None = None) -> Any:
        first, _dot, rest = (position or "").partition(".")
        if first.isdigit() and int(first) and time.time() % 5 < 0.5:
            position = f"{int(first) - 1}.{rest}" if rest else f"{int(first) - 1}"
        return since(service, who, game_id, position)

    _put(feed, "since", repeated)


def lost_message() -> None:
    """A message is answered, and forgotten when many are sent."""

    send = press.send

    def sent(service: Service, *given: Any, **more: Any) -> Any:
        if time.time() % 1 > 0.2:
            return send(service, *given, **more)
        told = None
        with suppress(_TakenBack), service.store.write() as tx, service.within(tx):
            told = send(service, *given, **more)
            raise _TakenBack
        return told

    _put(press, "send", sent)


MUTANTS: dict[str, Callable[[], None]] = {
    make.__name__.replace("_", "-"): make
    for make in (
        no_lock,
        no_unique_key,
        two_transactions,
        no_idempotency,
        no_base,
        early_receipt,
        not_durable,
        no_cutoff,
        hasty,
        stale_reads,
        sent_at_once,
        feed_repeats,
        lost_message,
    )
}


def cripple(name: str) -> None:
    """Take out a safeguard, and dawdle where it hurts most, so that the lack of it shows soon."""
    MUTANTS[name]()
    _slow_down(adjudicating, "close", 0.02)
    _slow_down(order_entry, "keep", 0.01)


def _slow_down(module: Any, name: str, most: float) -> None:
    act = getattr(module, name)

    def slowly(*arguments: Any) -> Any:
        time.sleep(most * (time.time() % 0.01) * 100)
        return act(*arguments)

    setattr(module, name, slowly)


def without_keys(database: str) -> None:
    """Take out the keys that forbid a second adjudication."""
    store: Store = open_store(database)
    with store.write() as tx:
        for table in KEYLESS:
            tx.run(f"ALTER TABLE {table} DROP CONSTRAINT {table}_pkey")
    store.close()
