"""Bots in a separate process, which is queried over a pipe and killed if it exceeds its time.

A bot may loop where no thread of Python can stop it (in a regular expression, in C). It knows what its question tells
it, which is neither the database nor the seed of the game. Questions are pickled, for they are ours; answers are JSON,
for they come from a guest.
"""

from __future__ import annotations

import os
import pickle
import resource
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from threading import Lock
from typing import IO

import msgspec
from msgspec import Struct

from casusbelli.bots import bot, bots
from casusbelli.bots.adviser import Adviser
from casusbelli.bots.diplomat import with_character
from casusbelli.bots.referee import asked
from casusbelli.bots.seat_view import NO_TALK, SeatView
from casusbelli.bots.talking import BotMessage, SeatTalk
from casusbelli.core.state import State
from casusbelli.engine.dice import Dice
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.records.games.game_file import FindBoard, board_of
from casusbelli.variants import board

START_SECONDS = 120.0  # until a new process is ready on a busy machine
ALARM_SECONDS = 5.0  # this long after its time the process ends by itself, if there is nobody to kill it
POLITENESS = 10  # the niceness: adjudication and pages have priority
MEMORY = 2 << 30  # bytes
LONGEST_ANSWER = 1 << 20
KEPT_RULES = 64


class Closed(Exception):
    """The service is stopping, so the answer of the bot is not awaited."""


@dataclass(frozen=True)
class Question:
    """A question to a bot. ``board_text``: the map, if its name is not enough, since the process has no records.
    ``seed``: of the dice for its experiments. ``chance``: of its own random numbers. ``talk``: what it remembers, the
    messages of its seat, and so on. ``character``: of a bot that plays with a character; "" for one without.
    ``advises``: it plays nobody's seat, but gives a person a hint."""

    bot: str
    seat: str
    rules: str
    board: str
    options: Mapping[str, str]
    seed: bytes
    chance: bytes
    state: State
    board_text: str | None = None
    talk: SeatTalk = NO_TALK
    character: str = ""
    advises: bool = False


class BotSaid(Struct, frozen=True):
    """The orders, and what was wrong with others. ``ended``: the bot exceeded its time and was killed, or broke down.
    ``hung``: the seconds that it was given, if it exceeded them. ``memory``, ``reasons``: JSON; None and "" if there
    are none."""

    lines: tuple[str, ...] = ()
    fault: str = ""
    ended: bool = False
    hung: int = 0
    messages: tuple[BotMessage, ...] = ()
    memory: str | None = None
    reasons: str = ""


def answer(question: Question, find_board: FindBoard = board) -> BotSaid:
    """Answer in this process, without a time limit."""
    options = tuple(sorted(question.options.items()))
    rules = _rules(question.rules, question.board, question.board_text, options, find_board)
    rules = rules.with_dice(Dice(question.seed, thrown={}))
    scene = SeatView.of(rules, question.state, question.seat, Random(question.chance), question.talk)
    player = bot(question.bot)
    found = asked(Adviser(player) if question.advises else with_character(player, question.character), scene, None)
    lines = tuple(map(str, found.orders))
    return BotSaid(lines, found.fault, messages=found.messages, memory=found.memory, reasons=found.reasons)


@lru_cache(maxsize=KEPT_RULES)
def _rules(
    spec: str, name: str, text: str | None, options: tuple[tuple[str, str], ...], find_board: FindBoard
) -> RuleSet:
    return rule_set(read_spec(spec), board_of(name, text, find_board), dict(options))


class BotProcess:
    """A process that is started for the first question, and again after it had to be killed."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.closed = False
        self.starting = Lock()  # no process is started once this is closed
        self.asking = Lock()

    def ask(self, question: Question, seconds: float) -> BotSaid:
        """Ask the process. Raises ``Closed`` if the service stops in the meantime."""
        with self.asking:
            return self._asked(question, seconds)

    def _asked(self, question: Question, seconds: float) -> BotSaid:
        process = self._started()
        try:
            _send(process, (question, seconds))
            line = _line(process, seconds)
        except OSError:
            line = b""
        if self.closed:
            raise Closed
        if line:
            return msgspec.json.decode(line, type=BotSaid)
        hung = process.poll() is None
        self._end()
        if hung:
            return BotSaid(fault=f"gave no answer within {seconds:g} s", ended=True, hung=round(seconds))
        return BotSaid(fault="broke down", ended=True)

    def _started(self) -> subprocess.Popen[bytes]:
        with self.starting:
            if self.closed:
                raise Closed
            if self.process is None or self.process.poll() is not None:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", f"from {__name__} import main; main()"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,  # so that Ctrl-C does not reach it
                )
            else:
                return self.process
        if not _line(self.process, START_SECONDS) and not self.closed:
            self._end()
            raise RuntimeError("the process of the bots does not start")
        return self.process

    def _end(self) -> None:
        process = self.process
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                _close(pipe)

    def close(self) -> None:
        """Kill the process at once. Called by another thread than the one that asks."""
        with self.starting:
            self.closed = True
            if self.process is not None:
                self.process.kill()
        with self.asking:
            self._end()


def _close(pipe: IO[bytes] | None) -> None:
    try:
        if pipe is not None:
            pipe.close()
    except OSError:
        pass  # unwritten data is of no use to anybody


def _send(process: subprocess.Popen[bytes], what: object) -> None:
    assert process.stdin is not None
    process.stdin.write(pickle.dumps(what))
    process.stdin.flush()


def _line(process: subprocess.Popen[bytes], seconds: float) -> bytes:
    """The answer, or None if the time is up or the process has ended."""
    assert process.stdout is not None
    until, found, pipe = time.monotonic() + seconds, b"", process.stdout.fileno()
    while not found.endswith(b"\n"):
        left = until - time.monotonic()
        if left <= 0 or len(found) > LONGEST_ANSWER or not select.select([pipe], [], [], left)[0]:
            return b""
        more = os.read(pipe, 65536)
        if not more:
            return b""
        found += more
    return found


# --- in the process itself


def main() -> None:
    """Answer questions until the pipe is closed."""
    said = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get into the answers
    os.nice(POLITENESS)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    bots()  # load the bots now, so that it does not count against the first question
    _say(said, BotSaid())
    while True:
        try:
            question, seconds = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        signal.setitimer(signal.ITIMER_REAL, seconds + ALARM_SECONDS)
        try:
            told = answer(question)
        except Exception as fault:
            told = BotSaid(fault=f"{type(fault).__name__}: {fault}")
        signal.setitimer(signal.ITIMER_REAL, 0)
        _say(said, told)


def _say(to: IO[bytes], told: BotSaid) -> None:
    to.write(msgspec.json.encode(told) + b"\n")
    to.flush()
