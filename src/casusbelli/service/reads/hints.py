"""Hints: what a bot would order in a player's seat. It sees what the seat sees, and nothing is written.

A bot thinks outside of any transaction and, on a server, in a process of its own. Whoever asks waits for it, so only a
few may do so at a time.
"""

from __future__ import annotations

from threading import BoundedSemaphore
from typing import Final, NamedTuple

import msgspec

from casusbelli.bots.adviser import ADVISERS
from casusbelli.bots.levels import RANKS
from casusbelli.bots.process import BotSaid, Closed, Question, answer
from casusbelli.bots.talking import Reasons
from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base.bot_shapes import HintTold
from casusbelli.service.base.recent_cache import CacheKind
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError, bad_input, conflict, too_many
from casusbelli.service.games.bot_questions import advice_question
from casusbelli.service.games.open_game import OpenGame, opened
from casusbelli.service.reads.bot_diary import plan_told

SECONDS: Final = 10.0  # that a bot may think
MOST_WAITING: Final = 4  # players of one process who wait for a hint
MOST, WHILE = 12, 60  # hints for one account in so many seconds
USUAL: Final = "general"

__all__ = ["ADVISERS", "USUAL", "allows_hints", "hint"]


class HintKey(NamedTuple):
    """``chain``: the hash of everything that has happened in the game."""

    game: str
    chain: str
    seat: str
    rank: str


HINTS: Final = CacheKind[HintKey, HintTold]("hints", 512)
waiting: Final = BoundedSemaphore(MOST_WAITING)


def allows_hints(kind: str, hints: bool) -> bool:
    """In sandboxes and at one screen players may always ask; elsewhere the game's settings decide."""
    return hints or kind != "game"


@needs("play")
def hint(service: Service, who: Who, game_id: str, seat: str | None = None, rank: str = USUAL) -> HintTold:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        mine = table.seat(who, seat)
        table.check_running()
        _check(table, rank)
        key = HintKey(table.id, table.row["chain"], mine, rank)
        asked = advice_question(table.row, table.game, mine, RANKS[rank])
    known = service.caches.of(HINTS).get(key)
    if known is not None:
        return known
    service.limits.spend("ask for a hint", who.known(), MOST, WHILE)
    reasons = msgspec.json.decode(_answered(service, asked).reasons, type=Reasons)
    plans = list(map(plan_told, reasons.plans))
    found: HintTold = {"seat": mine, "phase": asked.state.phase, "rank": rank, "why": reasons.aim[0], "plans": plans}
    return service.caches.of(HINTS).keep(key, found)


def _check(table: OpenGame, rank: str) -> None:
    if not allows_hints(table.row["kind"], table.settings.hints):
        raise conflict("no-hints", said("service.no-hints"))
    if rank not in ADVISERS:
        raise bad_input(said("service.no-adviser", rank=printable(rank), known=ADVISERS))


def _answered(service: Service, asked: Question) -> BotSaid:
    if not waiting.acquire(blocking=False):
        raise too_many(said("service.hints-busy"), seconds=SECONDS / 2)
    try:
        found = service.ask_bot(asked, SECONDS) if service.ask_bot else answer(asked, service.find_board)
    except Closed:
        raise _none() from None
    finally:
        waiting.release()
    if not found.reasons:
        raise _none()
    return found


def _none() -> ServiceError:
    return ServiceError(503, "no-hint", said("service.no-hint"), seconds=SECONDS)
