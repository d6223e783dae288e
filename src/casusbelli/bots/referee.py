"""A bot is a guest: whatever it does, the game goes on. One that fails, hangs or answers nonsense is replaced for that
phase by what its seat would do in silence, and reported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread
from traceback import walk_tb

from casusbelli.bots.seat_view import Bot, SeatView
from casusbelli.core.orders import Order
from casusbelli.engine import drafts

SECONDS = 60.0  # for one phase
TOLD = 5  # of what is refused
MOST = 1_000  # orders in one phase; what comes after is not read, for it may never end


@dataclass(frozen=True)
class BotAnswer:
    """What counts of what a bot wrote. ``fault``: why something does not, or nothing."""

    orders: tuple[Order, ...] = ()
    fault: str = ""


def asked(bot: Bot, scene: SeatView, seconds: float | None = SECONDS) -> BotAnswer:
    """Its orders, if it has any in time. Without a limit the bot is called as any function is."""
    said = _called(bot, scene) if seconds is None else _in_time(bot, scene, seconds)
    if isinstance(said, str):
        return BotAnswer(fault=said)
    try:
        draft = drafts.accept(scene.rules, scene.turn.state, scene.seat, said)
    except Exception as fault:
        return BotAnswer(fault=f"{bot.name} wrote what is no order: {type(fault).__name__}: {fault}")
    wrong = "; ".join(f"{order}: {why.text}" for order, why in draft.refused[:TOLD])
    wrong += f"; and {len(draft.refused) - TOLD} more" if len(draft.refused) > TOLD else ""
    return BotAnswer((*draft.orders, *draft.at_once), f"{bot.name} wrote what is refused: {wrong}" if wrong else "")


def _called(bot: Bot, scene: SeatView) -> Sequence[Order] | str:
    try:
        return list(islice(bot.orders(scene), MOST))
    except (Exception, SystemExit) as fault:
        return f"{bot.name} failed: {type(fault).__name__}: {fault}{_place(bot, fault)}"


def _place(bot: Bot, fault: BaseException) -> str:
    """The last line of the bot's own package that ran: the mistake is there, wherever it was noticed."""
    home = type(bot).__module__.partition(".")[0]
    ran = [(str(frame.f_globals.get("__name__")), line) for frame, line in walk_tb(fault.__traceback__)]
    own = [(module, line) for module, line in ran if module.partition(".")[0] == home and module != __name__]
    return " ({}, line {})".format(*own[-1]) if own else ""


def _in_time(bot: Bot, scene: SeatView, seconds: float) -> Sequence[Order] | str:
    """A bot that hangs is left behind with its thread; a process of its own is for those who must be stopped."""
    answers: SimpleQueue[Sequence[Order] | str] = SimpleQueue()
    Thread(target=lambda: answers.put(_called(bot, scene)), daemon=True, name=f"bot-{bot.name}").start()
    try:
        return answers.get(timeout=seconds)
    except Empty:
        return f"{bot.name} gave no answer within {seconds:g} s"
