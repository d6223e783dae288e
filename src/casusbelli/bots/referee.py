"""Run a bot safely: if it fails, hangs or returns nonsense, the fault is reported and its seat has no orders in that
phase."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread
from traceback import walk_tb

from casusbelli.bots.seat_view import Bot, SeatView, TalkingBot
from casusbelli.bots.talking import BotMessage, BotTurn, TalkFault, allowed, memory_text, reasons_text
from casusbelli.core.orders import Order
from casusbelli.engine import drafts
from casusbelli.engine.phrases import checked

SECONDS = 60.0  # time limit for one phase
TOLD = 5  # refused orders that are reported
MOST = 1_000  # orders in one phase; the rest is not read, as it may be an endless iterator


@dataclass(frozen=True)
class BotAnswer:
    """The valid orders of a bot. ``fault``: what was wrong, or an empty string. ``memory``: as JSON; None if the bot
    does not remember anything, or what it returned cannot be saved. ``reasons``: as JSON, or an empty string."""

    orders: tuple[Order, ...] = ()
    fault: str = ""
    messages: tuple[BotMessage, ...] = ()
    memory: str | None = None
    reasons: str = ""


def asked(bot: Bot, scene: SeatView, seconds: float | None = SECONDS) -> BotAnswer:
    """The orders of a bot, if it answers in time. Without a limit it is called as an ordinary function."""
    said = _called(bot, scene) if seconds is None else _in_time(bot, scene, seconds)
    if isinstance(said, str):
        return BotAnswer(fault=said)
    try:
        draft = drafts.accept(scene.rules, scene.turn.state, scene.seat, said.orders)
    except Exception as fault:
        return BotAnswer(fault=f"{bot.name} wrote what is no order: {type(fault).__name__}: {fault}")
    wrong = "; ".join(f"{order}: {why.text}" for order, why in draft.refused[:TOLD])
    wrong += f"; and {len(draft.refused) - TOLD} more" if len(draft.refused) > TOLD else ""
    found = BotAnswer((*draft.orders, *draft.at_once), f"{bot.name} wrote what is refused: {wrong}" if wrong else "")
    return _with_talk(bot, scene, said, found) if isinstance(bot, TalkingBot) else found


def _with_talk(bot: TalkingBot, scene: SeatView, said: BotTurn, found: BotAnswer) -> BotAnswer:
    """What it returned besides orders, if it is as it should be. Its orders count in any case."""
    try:
        messages = allowed(_phrased(scene, said.messages), scene.talk, scene.seat, scene.phase)
        memory, reasons = memory_text(said.memory), reasons_text(said.reasons)
    except TalkFault as fault:
        return replace(found, fault=found.fault or f"{bot.name}: {fault}")
    except Exception as fault:
        return replace(found, fault=found.fault or f"{bot.name} wrote no messages: {type(fault).__name__}: {fault}")
    return replace(found, messages=messages, memory=memory, reasons=reasons)


def _phrased(scene: SeatView, messages: Iterable[BotMessage]) -> list[BotMessage]:
    """The messages with their phrases as the seat may send them now."""
    state = scene.turn.state
    return [BotMessage(one.to, checked(scene.rules, state, scene.seat, one.phrase)) for one in islice(messages, MOST)]


def _called(bot: Bot, scene: SeatView) -> BotTurn | str:
    try:
        if isinstance(bot, TalkingBot):
            turn = bot.turn(scene)
            return BotTurn(list(islice(turn.orders, MOST)), turn.messages, turn.memory, turn.reasons)
        return BotTurn(list(islice(bot.orders(scene), MOST)))
    except (Exception, SystemExit) as fault:
        return f"{bot.name} failed: {type(fault).__name__}: {fault}{_place(bot, fault)}"


def _place(bot: Bot, fault: BaseException) -> str:
    """The last line in the bot's own package in the traceback, where the mistake most likely is."""
    home = type(bot).__module__.partition(".")[0]
    ran = [(str(frame.f_globals.get("__name__")), line) for frame, line in walk_tb(fault.__traceback__)]
    own = [(module, line) for module, line in ran if module.partition(".")[0] == home and module != __name__]
    return " ({}, line {})".format(*own[-1]) if own else ""


def _in_time(bot: Bot, scene: SeatView, seconds: float) -> BotTurn | str:
    """Call a bot in a thread, which is abandoned if it hangs. Use a process for bots that must be stopped."""
    answers: SimpleQueue[BotTurn | str] = SimpleQueue()
    Thread(target=lambda: answers.put(_called(bot, scene)), daemon=True, name=f"bot-{bot.name}").start()
    try:
        return answers.get(timeout=seconds)
    except Empty:
        return f"{bot.name} gave no answer within {seconds:g} s"
