"""Bot worker: finds games whose bots owe orders for the open phase, asks the bots, and saves their orders.

Deadlines do not wait for this. Bots think in a process of their own (``bots.process``), outside of any transaction;
their orders count if the phase is still open. Games among bots are adjudicated here as well, so that they do not hold
up games of people.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event
from typing import Final

from casusbelli.bots.process import BotProcess, BotSaid, Closed, Question, answer
from casusbelli.bots.seat_view import NO_TALK
from casusbelli.core.said import phase, power
from casusbelli.service.base.backoff import Backoff
from casusbelli.service.base.guest_names import NAME as GUEST
from casusbelli.service.base.log_context import log_context
from casusbelli.service.base.process_figures import figures
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.stored_reasons import reason
from casusbelli.service.base.tracing import span
from casusbelli.service.base.waiting import DIE, waits_for
from casusbelli.service.games import adjudicating, bot_memory, bot_press, order_entry, press
from casusbelli.service.games.bot_characters import character_of
from casusbelli.service.games.bot_questions import question
from casusbelli.service.games.open_game import OpenGame, is_secret, opened
from casusbelli.service.ops import worker
from casusbelli.service.ops.bot_time import BotsTurn, BotTime
from casusbelli.store import Row, StoreDown, Tx
from casusbelli.store.store import MOST_ROWS

log = logging.getLogger(__name__)
IDLE_SECONDS: Final = 0.2
BOT_SECONDS = 30.0  # for one seat in one phase, on a busy machine
SLICE_SECONDS: Final = 1.0  # time slice of one game, before the other games get theirs
ROUND: Final = 8  # games
CLAIM: Final = 60_000  # lease in milliseconds: after that another process may ask the bots

Ask = Callable[[Question, float], BotSaid]
UNWRITTEN = (
    "g.status = 'running' AND s.bot IS NOT NULL AND s.bot_done <> g.phase || '/' || g.rollbacks"
    f" AND NOT {waits_for(DIE, column='g.waits')}"
)


def work(service: Service, stop: Event, process: BotProcess, shared: BotTime) -> None:
    """Run until ``stop`` is set, or until the bot process is closed."""
    backoff = Backoff("a round of the bots", log)
    while not stop.is_set():
        try:
            done = play(service, process.ask, shared)
            backoff.worked()
        except Closed:
            return
        except StoreDown as fault:
            backoff.waits(fault, log.warning)
            done = 0
            stop.wait(1.0)
        except Exception as fault:
            done = 0
            stop.wait(backoff.failed(fault))
        if not done:
            stop.wait(IDLE_SECONDS)


def play(service: Service, ask: Ask | None = None, shared: BotTime | None = None) -> int:
    """One round; returns how many games were looked at. Without ``ask`` the bots think in this process, without a time
    limit."""
    shared = shared or BotTime()
    wake(service)
    asked = ask or (lambda question, _seconds: answer(question, service.find_board))
    found = waiting(service)
    figures.queue("bots", [one.game for one in found])
    chosen = shared.in_order(found)[:ROUND]
    return sum(_play_alone(service, one, asked, shared) for one in chosen)


def wake(service: Service) -> None:
    """Give those bots another turn that have read a message by now."""
    with service.read() as tx:
        sql = "SELECT DISTINCT game FROM bot_memory WHERE again <= ? LIMIT ?"
        games = [row["game"] for row in tx.all(sql, tx.now(), MOST_ROWS)]
    for game in games:
        with service.write() as tx:
            table = opened(service, tx, game, lock=True)
            for seat in bot_memory.woken(table):
                table.change_seat(seat, bot_done="")


def waiting(service: Service) -> list[BotsTurn]:
    """CROSS JOIN is a query hint: it makes SQLite scan the bots rather than the games."""
    with service.read() as tx:
        rows = tx.all(
            "SELECT g.id, g.owner, (SELECT MIN(p.account) FROM seats p WHERE p.game = g.id) AS person,"
            " (SELECT MIN(o.account) FROM seats o WHERE o.game = g.id AND o.account = g.owner) AS playing"
            f" FROM seats s CROSS JOIN games g WHERE g.id = s.game AND {UNWRITTEN} GROUP BY g.id, g.owner"
        )
        payers = [str(row["playing"] or row["person"] or row["owner"]) for row in rows]
        guests = _guests(tx, sorted(set(payers)))
    return [
        BotsTurn(row["id"], who, row["person"] is not None, who in guests)
        for row, who in zip(rows, payers, strict=True)
    ]


def _guests(tx: Tx, accounts: Sequence[str]) -> set[str]:
    found: set[str] = set()
    for start in range(0, len(accounts), MOST_ROWS):
        some = accounts[start : start + MOST_ROWS]
        sql = f"SELECT id FROM accounts WHERE password IS NULL AND name LIKE '{GUEST}%' AND id IN"
        found |= {row["id"] for row in tx.all(f"{sql} ({', '.join('?' * len(some))})", *some)}
    return found


# --- one game


def _play_alone(service: Service, one: BotsTurn, ask: Ask, shared: BotTime) -> int:
    """Play a game among bots. If it is broken, the bots of other games still get their turn; its own send nothing in
    this phase."""
    if not _claim(service, one.game):
        return 0
    begun = time.monotonic()
    try:
        _play_game(service, one, ask)
    except (StoreDown, Closed):
        raise
    except Exception:
        log.exception("game %s: its bots could not play", one.game)
        service.games.shelf.drop(one.game)
        _give_up(service, one.game)
    finally:
        shared.spend(one, time.monotonic() - begun)
        with suppress(StoreDown), service.write() as tx:
            tx.run("DELETE FROM thinking WHERE game = ?", one.game)
    return 1


def _claim(service: Service, game_id: str) -> bool:
    sql = (
        "INSERT INTO thinking (game, until) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET until = excluded.until"
        " WHERE thinking.until < ?"
    )
    with service.write() as tx:
        now = tx.now()
        return tx.run(sql, game_id, now + CLAIM, now) == 1


def _play_game(service: Service, one: BotsTurn, ask: Ask) -> None:
    ends = time.monotonic() + SLICE_SECONDS
    for row in _unwritten(service, one.game):
        play_bot(service, one.game, row["seat"], ask)
        if time.monotonic() > ends:
            break
    if not one.people:
        worker.judge_bots_only(service, one.game)


def _unwritten(service: Service, game_id: str) -> list[Row]:
    with service.read() as tx:
        sql = f"SELECT s.seat FROM seats s JOIN games g ON g.id = s.game WHERE s.game = ? AND {UNWRITTEN}"
        return tx.all(f"{sql} ORDER BY s.place", game_id)


def _give_up(service: Service, game_id: str) -> None:
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        done = f"{table.phase}/{table.row['rollbacks']}"
        table.tx.set("seats", {"game": game_id}, bot_done=done)


def play_bot(service: Service, game_id: str, seat: str, ask: Ask) -> None:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        before, game, phase = _standing(table, seat), table.game, table.phase
        name = table.seats[seat]["bot"]
        if name is None or table.row["status"] != "running":
            return
        talk, heard = bot_press.talk_of(table, seat) if bot_press.talks(table, seat) else (NO_TALK, 0)
        is_asked = seat in game.owed() or (bool(talk.partners) and bot_press.has_readers(table))
        asked = question(table.row, game, seat, name, talk, character_of(table, seat))
    with log_context(game=game_id, phase=phase), span("bot turn", game=game_id, phase=phase, seat=seat, bot=name):
        said = _answer_of(asked, ask) if is_asked else BotSaid()
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        if _standing(table, seat) == before:
            _written(table, seat, said, heard)


def _standing(table: OpenGame, seat: str) -> tuple[object, ...]:
    """What must not change while a bot thinks: the phase, and that it is this bot that plays."""
    held = table.seats[seat]
    return (table.phase, table.row["rollbacks"], table.row["status"], held["bot"], held["tenure"])


def _answer_of(asked: Question, ask: Ask) -> BotSaid:
    begun = time.monotonic()
    said = ask(asked, BOT_SECONDS)
    figures.observe("bot_turn_seconds", time.monotonic() - begun)
    figures.count("bot_turns", "hung" if said.hung else "failed" if said.fault else "answered")
    if said.fault:
        log.warning("%s: its bot %s: %s", asked.seat, asked.bot, said.fault)
    return said


def _written(table: OpenGame, seat: str, said: BotSaid, heard: int) -> None:
    table.change_seat(seat, bot_done=f"{table.phase}/{table.row['rollbacks']}")
    if said.ended:
        _tell(table, seat, said)
    if seat in table.game.owed():
        with suppress(ServiceError):
            if said.lines or not said.fault or bot_memory.of_phase(table, seat) is None:
                order_entry.write(table, seat, press.BOT, "\n".join(said.lines))  # a fault leaves its earlier orders
            if said.memory is not None and table.row["status"] == "running":
                _remember(table, seat, said, heard)
            if table.row["status"] == "running" and seat in table.game.owed():
                order_entry.mark(table, seat, not bot_memory.has_unheard(table, seat))
        adjudicating.hurry(table)
    elif said.memory is not None:  # it has nothing to order, and may still talk
        _remember(table, seat, said, heard)


def _remember(table: OpenGame, seat: str, said: BotSaid, heard: int) -> None:
    """In the transaction that saves its orders: all of it counts, or none."""
    bot_memory.remember(table, seat, bot_memory.Thought(said.memory or "", said.reasons, heard))
    bot_press.deliver(table, seat, said.messages)


def _tell(table: OpenGame, seat: str, said: BotSaid) -> None:
    """Notify of the bots' orders, unless it is secret who plays or who has written."""
    if not table.settings.anonymous and not is_secret(table):
        known = {"seat": power(seat), "phase": phase(table.phase)}
        why = reason("bot-hung", n=said.hung, **known) if said.hung else reason("bot-failed", **known)
        table.act("bot-ended", None, why, seat=seat, fault=said.fault)
