"""Background worker: adjudicates phases at their deadline and sends reminders. Bots have a worker of their own
(``bot_turns``): nothing here waits for one.

Any number of workers may run. Each claims a game by locking its row, checks again whether it is due, and does
everything in one transaction: if it is killed, the phase has either been adjudicated or not.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from math import inf
from random import Random
from threading import Event

from casusbelli.build import version
from casusbelli.service.base.backoff import Backoff
from casusbelli.service.base.lobby_columns import fill_lobby_columns
from casusbelli.service.base.log_context import log_context
from casusbelli.service.base.process_figures import figures
from casusbelli.service.base.service import Service
from casusbelli.service.base.stored_reasons import reason
from casusbelli.service.base.tracing import span
from casusbelli.service.base.waiting import DESERTED
from casusbelli.service.games import adjudicating, gm_office, starting
from casusbelli.service.games.bots_only import only_bots
from casusbelli.service.games.open_game import MASTER, SEATS, OpenGame, opened
from casusbelli.service.games.saved_drafts import drafts
from casusbelli.service.ops import demo, downtime, health, upkeep
from casusbelli.store import StoreDown, Tx

log = logging.getLogger(__name__)
IDLE_SECONDS = 0.2
BATCH = 64
STATUS = "COALESCE(status, '')"  # not an indexed column: nearly all games are running, and few are due
WIDE = 8 * BATCH  # candidates from which a batch is taken
TOGETHER_SECONDS = 0.02  # how long games are adjudicated in one transaction: saving costs more than adjudicating
TRIES = 3
BACK_OFF = (5_000, 30_000, 120_000)  # milliseconds after the first, second, third failure
DEMO_SECONDS = 2.0
TIDY_SECONDS = 3600.0
LOOK_SECONDS = 600.0
VERSION_SECONDS = 30.0
LISTED_SECONDS = 60.0


def work(service: Service, stop: Event, report: Callable[[str], None] = lambda _line: None) -> None:
    """Run until ``stop`` is set. Waits for a database that is down."""
    backoff = Backoff("a round of the worker", log, lambda told: health.keep_fault(service, told))
    while not stop.is_set():
        try:
            downtime.may_judge(service)
            done = step(service)
            backoff.worked()
        except StoreDown as fault:
            backoff.waits(fault, report)
            done = 0
            stop.wait(1.0)
        except Exception as fault:  # there are other games, and perhaps no other worker to handle them
            done = 0
            stop.wait(backoff.failed(fault))
        if not done:
            stop.wait(IDLE_SECONDS)


def step(service: Service) -> int:
    """One round; returns how many games were handled."""
    beat(service)
    keep_demos(service)
    keep_tidy(service)
    keep_listed(service)
    look_after(service)
    return go_on_unasked(service) + judge_due(service) + remind(service)


# --- deadlines


def judge_due(service: Service) -> int:
    """Adjudicate a batch of those that have waited longest; other workers take others."""
    with service.read() as tx:
        now = tx.now()
        held = "" if downtime.is_sure(service, now) else " AND (deadline IS NULL OR due < deadline)"
        rows = tx.all(
            f"SELECT id FROM games WHERE due <= ? AND {STATUS} IN ('running', 'paused', 'forming'){held}"
            f" ORDER BY due LIMIT {WIDE}",
            now,
        )
    left = [str(row["id"]) for row in Random().sample(rows, min(len(rows), BATCH))]
    done = 0
    while left:
        done += judge_some(service, left)
    return done


def judge_some(service: Service, left: list[str]) -> int:
    """Adjudicate some of these games, and remove them from the list: those that there is time for in one transaction,
    which is short enough for others to wait for. If one of them fails, each is adjudicated by itself. Returns with how
    many games this call did something."""
    beat(service)
    done, tried = 0, list[str]()
    try:
        with service.write() as tx:
            until = time.monotonic() + TOGETHER_SECONDS
            while left and (not tried or time.monotonic() < until):
                tried.append(left.pop())
                with log_context(game=tried[-1]):
                    done += _judge_in(service, tx, tried[-1])
        return done
    except StoreDown:
        raise
    except Exception:
        return sum(judge_one(service, game) for game in tried)


def judge_one(service: Service, game_id: str, bots_only: bool = False) -> int:
    """Adjudicate one game; 1 if this call did something with it."""
    with log_context(game=game_id):
        try:
            with service.write() as tx:
                return _judge_in(service, tx, game_id, bots_only)
        except StoreDown:
            raise
        except Exception as fault:
            log.exception("game %s could not be judged", game_id)
            put_aside(service, game_id, fault)
            return 1


def _judge_in(service: Service, tx: Tx, game_id: str, bots_only: bool = False) -> int:
    tx.ahead(SEATS, game_id)
    row = tx.one(f"SELECT * FROM games WHERE id = ?{tx.skip}", game_id)
    early = adjudicating.BOTS_ONLY_DELAY if bots_only else 0
    if row is None or row["due"] is None or row["due"] > tx.now() + early:
        return 0
    service.games.announce(tx, row)
    table = OpenGame(service, tx, row)
    if bots_only and not only_bots(table):
        return 0
    if row["status"] != "running":
        wake(table)
        return 1
    late = row["deadline"] is not None and row["due"] >= row["deadline"]
    if late and not downtime.is_sure(service, tx.now()):
        return 0
    _judge(table, late, waited=max(0, tx.now() - row["due"]))
    return 1


def _judge(table: OpenGame, late: bool, waited: int) -> None:
    """Adjudicate, and count and log it. ``waited``: milliseconds since it was due."""
    begun, phase, cause = time.monotonic(), table.phase, str(table.row["cause"])
    with (
        log_context(phase=phase, request=cause.partition(" ")[0]),
        span("adjudication", cause, game=table.id, phase=phase, lateness_ms=waited),
    ):
        done = adjudicating.judge(table, late)
        log.info("%s %s", phase, "has been adjudicated" if done else "waits for somebody")
    figures.observe("adjudication_seconds", time.monotonic() - begun)
    figures.observe("lateness_seconds", waited / 1000)
    figures.count("adjudications", "adjudicated" if done else "waiting")


def judge_bots_only(service: Service, game_id: str) -> int:
    """Adjudicate a game among bots once all have written, by the worker that asked them, so that games of people need
    not queue behind it. Should that fail, it is soon due (``adjudicating.hurry``) and adjudicated like any other."""
    with service.read() as tx:
        row = tx.one("SELECT due FROM games WHERE id = ?", game_id)
        if row is None or row["due"] is None or row["due"] > tx.now() + adjudicating.BOTS_ONLY_DELAY:
            return 0
    return judge_one(service, game_id, bots_only=True)


def wake(table: OpenGame) -> None:
    """End pauses and confirmation periods that are over; start games whose date has come."""
    if table.waiting.kind in DESERTED:
        gm_office.close(table, None, reason("nobody-for-a-month"))
    elif table.row["status"] == "paused":
        adjudicating.start_clock(table)
        table.act("resumed", None, reason("pause-over"))
    else:
        starting.wake(table)


def put_aside(service: Service, game_id: str, fault: Exception) -> None:
    """Retry later with back-off; after some failures the clock is stopped and the game master must help."""
    told = f"{type(fault).__name__}: {fault}"
    figures.count("adjudications", "failed")
    service.games.shelf.drop(game_id)
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        tries = table.row["tries"] + 1
        if tries < TRIES:
            table.change(tries=tries, fault=told, due=tx.now() + BACK_OFF[tries - 1])
            return
        table.change(status="needs-gm", tries=tries, fault=told, due=None, deadline=None, frozen=0)
        table.act("needs-gm", None, reason("not-adjudicated"))
        table.tell(MASTER, "needs-gm")
        gm = table.row["gm"] or table.row["owner"]
        table.notify(gm, "needs-gm", f"{game_id}/{table.row['seq']}/needs-gm", fault=told)


# --- reminders


def remind(service: Service) -> int:
    """Remind players who have neither written nor are ready, once for each deadline."""
    with service.read() as tx:
        sql = f"SELECT id FROM games WHERE remind <= ? AND {STATUS} = 'running' ORDER BY remind LIMIT {BATCH}"
        rows = tx.all(sql, tx.now())
    return sum(_remind_alone(service, row["id"]) for row in rows)


def _remind_alone(service: Service, game_id: str) -> int:
    try:
        return _remind(service, game_id)
    except StoreDown:
        raise
    except Exception:
        log.exception("game %s: nobody could be reminded", game_id)
        with service.write() as tx:
            tx.run("UPDATE games SET remind = NULL WHERE id = ?", game_id)
        return 1


def _remind(service: Service, game_id: str) -> int:
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        row = table.row
        if row["status"] != "running" or row["remind"] is None:
            return 0
        heard = {draft["seat"] for draft in drafts(table)}
        for seat in table.game.owed():
            held = table.seats[seat]
            if held["account"] is not None and not held["ready"] and seat not in heard:
                key = f"{game_id}/{row['phase']}/{row['rollbacks']}/{seat}/{row['deadline']}/remind"
                table.notify(held["account"], "reminder", key, seat=seat, phase=row["phase"], deadline=row["deadline"])
        table.change(remind=None)
        return 1


# --- periodic chores


def is_time(service: Service, what: str, seconds: float) -> bool:
    """Is this chore of the process due? If so, its timer is reset."""
    now = time.monotonic()
    if now - service.done_at.get(what, -inf) < seconds:
        return False
    service.done_at[what] = now
    return True


def go_on_unasked(service: Service) -> int:
    """Once per process: advance games without a deadline that no longer wait for anybody, because this version asks
    fewer seats for orders than the one before. Their players could not mark themselves ready."""
    if not is_time(service, "go on unasked", inf):
        return 0
    with service.read() as tx:
        sql = f"SELECT id FROM games WHERE due IS NULL AND deadline IS NULL AND {STATUS} = 'running' AND waits = ''"
        rows = tx.all(sql)
    return sum(_go_on_unasked(service, row["id"]) for row in rows)


def _go_on_unasked(service: Service, game_id: str) -> int:
    try:
        with service.write() as tx:
            table = opened(service, tx, game_id, lock=True)
            adjudicating.hurry(table)
            return int(table.row["due"] is not None)
    except StoreDown:
        raise
    except Exception:
        log.exception("game %s: nobody knows whom it asks", game_id)
        return 0


def beat(service: Service) -> None:
    """Write the worker's heartbeat, every few seconds."""
    if is_time(service, "beat", downtime.BEAT_SECONDS):
        downtime.beat(service)
    if is_time(service, "version", VERSION_SECONDS):
        with service.store.write() as tx:
            upkeep.keep_fact(tx, health.WORKER_VERSION, version())


def keep_demos(service: Service) -> None:
    if service.demos and is_time(service, "demos", DEMO_SECONDS):
        demo.keep(service)


def keep_tidy(service: Service) -> None:
    if is_time(service, "tidy", TIDY_SECONDS):
        upkeep.tidy(service)


def keep_listed(service: Service) -> None:
    if is_time(service, "keep listed", LISTED_SECONDS):
        fill_lobby_columns(service)


def look_after(service: Service) -> None:
    if is_time(service, "look after", LOOK_SECONDS):
        gm_office.look_after(service)
