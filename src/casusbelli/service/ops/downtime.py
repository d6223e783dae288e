"""Outages: nobody misses a phase because the service was down, suspended or had its clock changed.

Workers and web processes write a heartbeat every few seconds. A worker checks them before each round. After a gap in
either, deadlines that passed in it are postponed, and so are others if a tenth of their phase was lost. While no web
process answers, deadlines pass without effect: nobody could have sent orders.
"""

from __future__ import annotations

from typing import Final

from casusbelli.core.phases import Phase
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import MINUTE
from casusbelli.service.base.stored_reasons import reason
from casusbelli.service.games import adjudicating
from casusbelli.service.games.open_game import EVERYBODY, OpenGame, opened
from casusbelli.service.ops import upkeep
from casusbelli.service.ops.health import HEARTBEAT, WEB
from casusbelli.store import Tx

BEAT_SECONDS: Final = 5.0
SILENCE: Final = 15_000  # milliseconds without a heartbeat that count as an outage
LONGEST_DELAY: Final = 24 * 60 * MINUTE
SHARE: Final = 10  # a phase that lost one part in so many gets the time back
SINCE = "down-since"


def beat(service: Service) -> None:
    """Write the worker's heartbeat. A gap before it is left for ``may_judge`` to detect, in a process that looks."""
    with service.store.write() as tx:
        now, facts = tx.now(), _facts(tx)
        silent = now - facts.get(HEARTBEAT, now) > SILENCE
        if service.sure_until is None or not silent:
            upkeep.keep_fact(tx, HEARTBEAT, str(now))
    if service.sure_until is not None:
        service.sure_until = now + SILENCE if _down_since(facts, now) is None else 0


def beat_of_web(service: Service) -> None:
    with service.store.write() as tx:
        upkeep.keep_fact(tx, WEB, str(tx.now()))


def is_sure(service: Service, now: int) -> bool:
    """May a missed deadline be enforced right now? Checked again in the middle of a round, in case the machine was
    suspended."""
    return service.sure_until is None or now <= service.sure_until


def may_judge(service: Service) -> bool:
    """Make up for an outage that is over; False while one goes on."""
    with service.read() as tx:
        now, facts = tx.now(), _facts(tx)
    if _down_since(facts, now) is None:
        service.sure_until = max(service.sure_until or 0, now + SILENCE // 2)
        return True
    with service.write() as tx:
        now, facts = tx.now(), _facts(tx)
        since = _down_since(facts, now)
        if since is not None and _is_web_down(facts, now):
            upkeep.keep_fact(tx, SINCE, str(since))
            upkeep.keep_fact(tx, HEARTBEAT, str(now))
            service.sure_until = 0
            return False
        if since is not None:
            make_up_for(service, tx, since, now)
    service.sure_until = now + SILENCE // 2
    return True


def _facts(tx: Tx) -> dict[str, int]:
    rows = tx.all("SELECT name, value FROM facts WHERE name IN (?, ?, ?)", HEARTBEAT, WEB, SINCE)
    return {row["name"]: int(row["value"]) for row in rows}


def _down_since(facts: dict[str, int], now: int) -> int | None:
    """Start of an outage; None: there is none that has not been made up for."""
    silent = [facts[name] for name in (HEARTBEAT, WEB) if now - facts.get(name, now) > SILENCE]
    return min([*silent, *([facts[SINCE]] if SINCE in facts else [])], default=None)


def _is_web_down(facts: dict[str, int], now: int) -> bool:
    """Is the web process down? After a day without one, none is expected."""
    return SILENCE < now - facts.get(WEB, now) <= LONGEST_DELAY


def make_up_for(service: Service, tx: Tx, since: int, now: int) -> int:
    """Postpone deadlines after an outage; return how many."""
    down = now - since
    sql = "SELECT id FROM games WHERE status = 'running' AND deadline IS NOT NULL AND deadline <= ? ORDER BY id"
    rows = tx.all(sql, now + SHARE * down)
    done = sum(_put_off(opened(service, tx, row["id"], lock=True), down, now) for row in rows)
    tx.run("DELETE FROM facts WHERE name = ?", SINCE)
    tx.run("DELETE FROM facts WHERE name = ? AND CAST(value AS BIGINT) < ?", WEB, now - SILENCE)
    upkeep.keep_fact(tx, HEARTBEAT, str(now))
    return done


def _put_off(table: OpenGame, down: int, now: int) -> bool:
    deadline, clock = table.row["deadline"], table.settings.clock
    lost = min(down, LONGEST_DELAY)
    if deadline <= now:
        later = now + lost
    elif down * SHARE >= clock.minutes(Phase.of(table.phase).kind) * MINUTE:
        later = deadline + lost
    else:
        return False
    scheduled = table.row["scheduled"]
    if scheduled is not None and not clock.at:  # where deadlines fall on a time of day, the new one does so again
        scheduled += later - deadline
    remind = adjudicating.remind_at(now, later)
    table.change(deadline=later, due=later, scheduled=scheduled, remind=remind)
    table.act("put-off", None, reason("downtime", n=max(1, down // MINUTE)), deadline=later)
    table.tell(EVERYBODY, "deadline")
    return True
