"""Complete games between bots."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from casusbelli.bots import bot
from casusbelli.bots.referee import asked
from casusbelli.bots.seat_view import Bot, SeatView
from casusbelli.core.board import Board
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.game import Game
from casusbelli.variants.table import new_game

BLIND = "what a bot tries out"  # a bot experiments with other dice than those of the game


@dataclass
class Match:
    """A game, its bots by seat, and their faults. A seat without a bot sends no orders."""

    game: Game
    bots: Mapping[str, Bot]
    seed: int = 0
    faults: list[tuple[str, str, str]] = field(default_factory=list)  # phase, seat, description

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
            for seat in self.game.rules.names:
                self._write(seat, seconds)
            if self.game.state.outcome is None:
                self._judge()
            yield phase

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
        answer = asked(bot, SeatView.of(self.trial, game.state, seat, chance), seconds)
        if answer.fault:
            self.faults.append((game.phase, seat, answer.fault))
        if answer.orders:
            game.submit(seat, answer.orders)
