"""Games of a model against an included bot, in this process, and what they tell about the model. With the same seed and
the same answers the result is the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.bots import SeatMessage, SeatView
from casusbelli.bots.characters import cast_characters
from casusbelli.bots.diplomat import with_character
from casusbelli.bots.match import Match
from casusbelli.bots.scoring import SYSTEMS, interval
from casusbelli.core.board import Board
from casusbelli.core.events import Event, OrdersRevealed
from casusbelli.core.orders import Directive, Order
from casusbelli.engine.game import Game
from casusbelli.engine.phrases import PhraseRefused, checked
from casusbelli.llm.agent import Agent
from casusbelli.llm.briefing import EVERYBODY
from casusbelli.llm.fallbacks import NOBODY, fallback_orders
from casusbelli.llm.local_seat import LocalSeat, Mailbox
from casusbelli.llm.pacts import PactCount
from casusbelli.llm.pledges import PledgeCount
from casusbelli.llm.replies import OutgoingMessage
from casusbelli.llm.transcripts import CallRecord, PlayRecord, Transcript
from casusbelli.records.games.game_file import board_of
from casusbelli.variants import board
from casusbelli.variants.table import new_game


class EvaluationPlan(Struct, frozen=True):
    """``against``: the bot in all other seats; ``models``: how many seats of a game the model plays; ``talking``: the
    bots have characters, and exchange quick phrases with the model; ``map_text``: the map, if its name is not
    enough."""

    rules: str = "standard"
    map: str = "standard"
    options: dict[str, str] = {}
    against: str = "dumbbot"
    games: int = 7
    phases: int = 20
    seed: int = 1
    models: int = 1
    talking: bool = False
    fallback: str = NOBODY
    map_text: str | None = None

    @property
    def board(self) -> Board:
        return board_of(self.map, self.map_text, board)


class SeatResult(Struct, frozen=True):
    """One seat of one game. ``first``, ``last``: in the first and in the last answers of its phases, how many orders
    the rules accepted, and how many there were. ``scores``: by each system those of the seat, of the bots on average,
    and of the bot in its place in the same game. ``treaties``: made, kept, ended by the model, lost otherwise.
    ``promises``: in quick phrases; made, kept, broken by the model."""

    game: int
    seat: str
    ended: str
    outcome: str
    phases: int
    fallbacks: int
    calls: int
    failed_calls: int
    first: tuple[int, int]
    last: tuple[int, int]
    messages: int
    refused: int
    directives: dict[str, int]
    treaties: dict[str, int]
    promises: dict[str, int]
    scores: dict[str, tuple[float, float, float]]
    tokens: int
    seconds: float
    money: float


class ScoreComparison(Struct, frozen=True):
    """Mean scores, and the mean difference to the bot in the model's place, with the middle 95 % of bootstrap means."""

    model: float
    others: float
    bot: float
    difference: float
    low: float
    high: float


class Evaluation(Struct, frozen=True):
    model: str
    plan: EvaluationPlan
    at_once: tuple[int, int]  # orders accepted, of those in first answers
    after_hints: tuple[int, int]
    fallbacks: tuple[int, int]  # phases, of those in which the model was asked
    strength: dict[str, ScoreComparison]
    treaties: dict[str, int]
    promises: dict[str, int]
    directives: dict[str, int]
    messages: int
    calls: int
    tokens: int
    seconds: float
    money: float
    seats: tuple[SeatResult, ...]


def evaluated(plan: EvaluationPlan, agent: Agent, folder: Path | None = None) -> Iterator[list[SeatResult]]:
    """Play the games of a plan; the results of each."""
    for number in range(plan.games):
        yield ModelGame(plan, agent, number, folder).play()


class ModelGame:
    """One game. Its seed, and the seats of the model, follow from the plan and the number of the game."""

    def __init__(self, plan: EvaluationPlan, agent: Agent, number: int, folder: Path | None = None) -> None:
        self.plan, self.agent, self.number = plan, agent, number
        seats = new_game(plan.rules, plan.board, plan.options, bytes(32)).rules.names
        self.seats = tuple(seats[(number + n) % len(seats)] for n in range(min(plan.models, len(seats))))
        self.match = self._match({seat: plan.against for seat in seats if seat not in self.seats})
        self.bots_only = self._match(dict.fromkeys(seats, plan.against))
        self.mailbox = Mailbox(seats if plan.talking else self.seats)
        self.transcripts = {seat: Transcript.of(folder, f"game-{number + 1}", seat) for seat in self.seats}
        powers = {seat.name: seat.powers for seat in self.match.game.rules.seats}
        self.treaties = {seat: PactCount(powers[seat]) for seat in self.seats}
        self.directives = {seat: Counter[str]() for seat in self.seats}
        self.pledges = {seat: PledgeCount(seat) for seat in self.seats}

    def _match(self, bots: Mapping[str, str]) -> Match:
        plan = self.plan
        match = Match.of(plan.rules, plan.board, plan.options, bots, f"{plan.seed}/{self.number}")
        if plan.talking:
            cast = cast_characters(match.game.rules.names, f"{plan.seed}/{self.number}".encode())
            match.bots = {seat: with_character(bot, cast[seat]) for seat, bot in match.bots.items()}
        return match

    def play(self) -> list[SeatResult]:
        game = self.match.game
        for _phase in range(self.plan.phases):
            if game.state.outcome is not None:
                break
            before, scenes = len(game.log), self._scenes()
            if self.plan.talking:  # so that the model reads what bots propose before it answers
                self.match.write()
                self._read_bots()
            for seat in self.seats:
                if seat in game.owed():
                    self._write(seat)
            self.match.play(1)
            self._read_bots()
            self._note(game, game.log[before:], scenes)
        self.bots_only.play(self.plan.phases)
        return [self._result(seat) for seat in self.seats]

    def _write(self, seat: str) -> None:
        game, phase, transcript = self.match.game, self.match.game.phase, self.transcripts[seat]
        decision = self.agent.decide(LocalSeat(game, seat, self.mailbox), transcript)
        orders = decision.orders
        if decision.fault:
            chance = Random(f"{self.plan.seed}/{self.number}/{seat}/{phase}")
            orders = fallback_orders(self.plan.fallback, SeatView.of(self.match.trial, game.state, seat, chance))
        if orders:
            game.submit(seat, "\n".join(orders))
        refused = tuple(why for message in decision.messages for why in self._sent(seat, message))
        heard = tuple(message.id for message in decision.briefing.messages)
        transcript.append(PlayRecord(phase, 0, orders, decision.messages, decision.fault, heard, refused=refused))

    def _sent(self, seat: str, message: OutgoingMessage) -> Iterator[tuple[str, str]]:
        """Send a message of the model; what is wrong with its quick phrase."""
        game, sent = self.match.game, self.match.messages
        if message.phrase is not None:
            try:
                message = replace(message, phrase=checked(game.rules, game.state, seat, message.phrase))
            except PhraseRefused as fault:
                yield message.text, str(fault)
                return
        to = tuple(name for name in self.mailbox.seats if name != seat) if EVERYBODY in message.to else message.to
        number = len(sent)
        sent.append(SeatMessage(str(number), number, game.phase, seat, to, message.text, message.phrase))
        self.mailbox.send(seat, game.phase, message, str(number))

    def _read_bots(self) -> None:
        """Pass on what bots have written since."""
        known = {message.id for message in self.mailbox.sent}
        for one in self.match.messages:
            if one.id not in known:
                self.mailbox.send(one.sender, one.phase, OutgoingMessage(one.to, one.text, one.phrase), one.id)

    def _scenes(self) -> dict[str, SeatView]:
        state = self.match.game.state
        return {seat: SeatView.of(self.match.trial, state, seat, Random(0)) for seat in self.seats}

    def _note(self, game: Game, events: Sequence[Event], scenes: Mapping[str, SeatView]) -> None:
        given = _given(game, events)
        for seat in self.seats:
            self.treaties[seat].note(game, seat, events)
            self.pledges[seat].note(scenes[seat], self.match.messages, given)
            for event in events:
                if isinstance(event, OrdersRevealed):
                    orders = (game.rules.order_of(text, event.phase) for text in event.of(seat))
                    self.directives[seat].update(type(it).__name__ for it in orders if isinstance(it, Directive))

    def _result(self, seat: str) -> SeatResult:
        game, transcript = self.match.game, self.transcripts[seat]
        calls, plays = transcript.calls(), transcript.plays()
        read = [call for call in calls if call.answer is not None]
        spent = transcript.spent()
        return SeatResult(
            game=self.number + 1,
            seat=seat,
            ended=game.phase,
            outcome=game.state.outcome.kind if game.state.outcome is not None else "",
            phases=len(plays),
            fallbacks=sum(bool(play.fallback) for play in plays),
            calls=len(calls),
            failed_calls=len(calls) - len(read),
            first=_accepted({call.phase: call for call in reversed(read)}.values()),
            last=_accepted({call.phase: call for call in read}.values()),
            messages=sum(len(play.messages) for play in plays),
            refused=sum(len(call.refused) for call in read),
            directives=dict(self.directives[seat]),
            treaties=dict(self.treaties[seat].told()),
            promises=self.pledges[seat].told(),
            scores=self._scores(seat),
            tokens=spent.tokens,
            seconds=round(spent.seconds, 3),
            money=round(spent.money, 6),
        )

    def _scores(self, seat: str) -> dict[str, tuple[float, float, float]]:
        found: dict[str, tuple[float, float, float]] = {}
        for name, system in SYSTEMS.items():
            scores = system(self.match.game)
            others = [score for other, score in scores.items() if other not in self.seats] or [0.0]
            found[name] = scores[seat], sum(others) / len(others), system(self.bots_only.game)[seat]
        return found


def _given(game: Game, events: Sequence[Event]) -> dict[str, list[Order]]:
    """Seat -> the orders that were revealed."""
    found: dict[str, list[Order]] = {}
    for event in (one for one in events if isinstance(one, OrdersRevealed)):
        for seat, lines in event.orders.items():
            orders = (game.rules.order_of(line, event.phase) for line in lines)
            found.setdefault(seat, []).extend(order for order in orders if order is not None)
    return found


def _accepted(calls: Collection[CallRecord]) -> tuple[int, int]:
    """The accepted orders of these answers, and all that they contain."""
    return sum(len(call.orders) for call in calls), sum(call.written for call in calls)


def evaluation(plan: EvaluationPlan, model: str, games: Sequence[Sequence[SeatResult]]) -> Evaluation:
    seats = tuple(seat for game in games for seat in game)
    treaties = sum((Counter(seat.treaties) for seat in seats), Counter[str]())
    promises = sum((Counter(seat.promises) for seat in seats), Counter[str]())
    return Evaluation(
        model=model,
        plan=plan,
        at_once=(sum(seat.first[0] for seat in seats), sum(seat.first[1] for seat in seats)),
        after_hints=(sum(seat.last[0] for seat in seats), sum(seat.last[1] for seat in seats)),
        fallbacks=(sum(seat.fallbacks for seat in seats), sum(seat.phases for seat in seats)),
        strength={name: _strength(name, games, plan.seed) for name in SYSTEMS},
        treaties={name: treaties[name] for name in ("made", "kept", "ended", "lost")},
        promises={name: promises[name] for name in ("made", "kept", "broken")},
        directives=dict(sorted(sum((Counter(seat.directives) for seat in seats), Counter[str]()).items())),
        messages=sum(seat.messages for seat in seats),
        calls=sum(seat.calls for seat in seats),
        tokens=sum(seat.tokens for seat in seats),
        seconds=round(sum(seat.seconds for seat in seats), 3),
        money=round(sum(seat.money for seat in seats), 6),
        seats=seats,
    )


def _strength(system: str, games: Sequence[Sequence[SeatResult]], seed: int) -> ScoreComparison:
    """A game counts once, with the mean of its seats: seats of one game are not independent."""
    rows = [[_mean([seat.scores[system][n] for seat in game]) for n in range(3)] for game in games]
    model, others, bot = (_mean([row[n] for row in rows]) for n in range(3))
    low, high = interval([row[0] - row[2] for row in rows], Random(seed))
    return ScoreComparison(model, others, bot, model - bot, low, high)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
