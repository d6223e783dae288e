"""Complete games between bots, with the messages that they write to each other."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import msgspec

from casusbelli.bots import bot
from casusbelli.bots.past_orders import past_orders
from casusbelli.bots.referee import BotAnswer, asked
from casusbelli.bots.seat_view import Bot, SeatView, TalkingBot
from casusbelli.bots.talking import Memory, Reasons, SeatMessage, SeatTalk
from casusbelli.core.board import Board
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.game import Game
from casusbelli.engine.phrases import phrase_text
from casusbelli.variants.table import new_game

BLIND = "what a bot tries out"  # a bot experiments with other dice than those of the game


@dataclass
class Match:
    """A game, its bots by seat, and their faults. A seat without a bot sends no orders. ``messages``, ``memories`` and
    ``reasons`` (by phase and seat) are those of bots that talk."""

    game: Game
    bots: Mapping[str, Bot]
    seed: int = 0
    faults: list[tuple[str, str, str]] = field(default_factory=list)  # phase, seat, description
    messages: list[SeatMessage] = field(default_factory=list)
    memories: dict[str, Memory] = field(default_factory=dict)
    reasons: dict[tuple[str, str], Reasons] = field(default_factory=dict)
    heard: dict[str, int] = field(default_factory=dict)  # seat -> how many messages there were in its last turn

    def __post_init__(self) -> None:
        self.trial = self.game.rules.with_dice(self.game.rules.seed.derived(BLIND))
        self._throw()

    @classmethod
    def of(
        cls, rules: str, map_: str | Board, options: Mapping[str, str], seats: Mapping[str, str], seed: str
    ) -> Match:
        """A new game between bots given by name. All randomness comes from one seed."""
        digest = hashlib.sha256(seed.encode()).digest()
        game = new_game(rules, map_, options, digest)
        return cls(game, {seat: bot(name) for seat, name in seats.items()}, int.from_bytes(digest[:6], "big"))

    def play(self, phases: int, seconds: float | None = None) -> Game:
        """Play this many phases, or until the game is over."""
        for _phase in self.going(phases, seconds):
            pass
        return self.game

    def going(self, phases: int, seconds: float | None = None) -> Iterator[str]:
        """The same, one phase at a time: yields the name of each phase once it has been adjudicated."""
        for _phase in range(phases):
            if self.game.state.outcome is not None:
                return
            phase = self.game.phase
            self.write(seconds)
            if self.game.state.outcome is None:
                self._judge()
            yield phase

    def write(self, seconds: float | None = None) -> None:
        """Let each bot write its orders for the open phase, and another time those that get a message after that."""
        for seat in self.game.rules.names:
            self._write(seat, seconds)
        for seat in self._waiting():
            self._write(seat, seconds)

    def _judge(self) -> None:
        """Continue after halts, which wait for people, and roll the dice that a game master would roll."""
        if self.game.halted:
            self.game.resume(why="bots play on")
        with suppress(RollAwaited):
            self.game.process()
        self._throw()

    def _throw(self) -> None:
        while (owed := self.game.awaited) is not None:
            with suppress(RollAwaited):
                self.game.throw(Random(f"{self.seed}/{len(self.game.log)}/{owed.label}").randint(1, owed.sides))

    def _write(self, seat: str, seconds: float | None) -> None:
        game, bot = self.game, self.bots.get(seat)
        if bot is None or game.state.outcome is not None or seat in game.state.vacant:
            return
        chance = Random(f"{self.seed}/{seat}/{len(game.log)}/{game.phase}")
        talk = self._talk(seat) if isinstance(bot, TalkingBot) else SeatTalk()
        answer = asked(bot, SeatView.of(self.trial, game.state, seat, chance, talk), seconds)
        if answer.fault:
            self.faults.append((game.phase, seat, answer.fault))
        if answer.orders:
            game.submit(seat, answer.orders)
        if isinstance(bot, TalkingBot):
            self._heard(seat, answer)

    # --- messages

    def _talk(self, seat: str) -> SeatTalk:
        game = self.game
        messages = tuple(one for one in self.messages if seat == one.sender or seat in one.to)
        t = game.rules.turn(game.state)
        partners = tuple(
            name
            for name in game.rules.names
            if name != seat and name not in game.state.vacant and not game.rules.forbids_press(t, seat, name)
        )
        return SeatTalk(self.memories.get(seat), messages, partners, past_orders(game.rules, game.log, seat))

    def _heard(self, seat: str, answer: BotAnswer) -> None:
        self.heard[seat] = len(self.messages)
        if answer.memory is not None:
            self.memories[seat] = msgspec.json.decode(answer.memory)
        if answer.reasons:
            self.reasons[self.game.phase, seat] = msgspec.json.decode(answer.reasons, type=Reasons)
        for message in answer.messages:
            number = len(self.messages)
            told = phrase_text(message.phrase, board=self.game.rules.board)
            self.messages.append(
                SeatMessage(str(number), number, self.game.phase, seat, (message.to,), told, message.phrase)
            )

    def _waiting(self) -> Iterator[str]:
        """Bots to which something was written after their turn; they have one more."""
        for seat in self.game.rules.names:
            fresh = self.messages[self.heard.get(seat, len(self.messages)) :]
            if any(seat in message.to for message in fresh):
                yield seat
