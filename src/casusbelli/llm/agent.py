"""An agent decides for one seat in one phase: it asks the model, gives hints back for a second try, and keeps to the
budgets. It does not know whether the game is on a service or in this process."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.llm.briefing import Briefing
from casusbelli.llm.prompts import numbered_messages, opening_chat, second_try
from casusbelli.llm.providers import CallLimits, ChatMessage, Provider, ProviderFailed, estimated_tokens
from casusbelli.llm.replies import OutgoingMessage, read_reply
from casusbelli.llm.spending import AgentLimits, BudgetSpent, call_limits
from casusbelli.llm.transcripts import CallRecord, Transcript

TRIES = 2
NO_ORDER = ("", "You wrote no order. A unit without an order holds.")
UNUSABLE = "no order was accepted"


class OrderCheck(Struct, frozen=True):
    """How the rules read orders: those that they accept, and the others, each with a reason or a suggestion."""

    accepted: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()


class SeatAccess(Protocol):
    """A seat of a game, wherever the game is."""

    def briefing(self) -> Briefing: ...

    def check(self, orders: Sequence[str]) -> OrderCheck: ...


class SeatDecision(Struct, frozen=True):
    """What to do in a phase. ``fault``: why there are no orders by the model, or ""."""

    briefing: Briefing
    orders: tuple[str, ...] = ()
    messages: tuple[OutgoingMessage, ...] = ()
    fault: str = ""


@dataclass
class Agent:
    """``tries``: the number of answers in a phase; ``pause``: seconds to wait after the provider has failed."""

    provider: Provider
    limits: AgentLimits = field(default_factory=AgentLimits)
    tries: int = TRIES
    pause: float = 2.0
    clock: Callable[[], float] = time.monotonic

    def decide(self, seat: SeatAccess, transcript: Transcript, seconds: float | None = None) -> SeatDecision:
        """Ask the model until everything it writes is accepted, within its tries, its budgets and these seconds."""
        briefing = seat.briefing()
        chat = opening_chat(briefing, transcript.memory)
        read: list[CallRecord] = []
        fault = ""
        until = None if seconds is None else self.clock() + seconds
        for attempt in range(1, self.tries + 1):
            try:
                record = self._called(chat, briefing.phase, attempt, transcript, until)
            except BudgetSpent as spent:
                fault = str(spent)
                break
            if record.answer is None:
                transcript.append(record)
                fault = record.fault
                time.sleep(self.pause if attempt < self.tries else 0)
                continue
            answer = record.answer
            record = _read(record, answer, briefing, seat, again=bool(read))
            transcript.append(record)
            read.append(record)
            if not record.refused:
                break
            chat = [*chat, *second_try(answer, record.refused, record.orders)]
        return _decision(briefing, read, fault)

    def _called(
        self, chat: Sequence[ChatMessage], phase: str, attempt: int, transcript: Transcript, until: float | None
    ) -> CallRecord:
        expected = estimated_tokens(*(message.text for message in chat))
        allowed = call_limits(self.limits, transcript.spent(phase), transcript.spent(), expected)
        begun = self.clock()
        if until is not None:
            if until <= begun:
                raise BudgetSpent("the deadline is too close")
            allowed = CallLimits(allowed.tokens, min(allowed.seconds, until - begun))
        prices, name = self.limits.prices, self.provider.name
        try:
            told = self.provider.complete(chat, allowed)
        except ProviderFailed as failed:  # the prompt may have been paid for
            cost, lost = prices.of(expected, 0), self.clock() - begun
            return CallRecord(phase, attempt, name, chat, None, str(failed), expected, 0, lost, cost)
        used_in = expected if told.tokens_in is None else told.tokens_in
        used_out = estimated_tokens(told.text) if told.tokens_out is None else told.tokens_out
        seconds = self.clock() - begun if told.seconds is None else told.seconds
        cost = prices.of(used_in, used_out)
        return CallRecord(phase, attempt, name, chat, told.text, "", used_in, used_out, seconds, cost)


def _read(record: CallRecord, answer: str, briefing: Briefing, seat: SeatAccess, again: bool) -> CallRecord:
    """The record with what was read from the answer. A second answer is read for its orders and notes only."""
    numbered = {number: message.id for number, message in numbered_messages(briefing).items()}
    reply = read_reply(answer, briefing.recipients, numbered)
    check = seat.check(reply.orders)
    missing = [NO_ORDER] if briefing.decisions and not reply.orders else []
    return replace(
        record,
        written=len(check.accepted) + len(check.refused),
        orders=check.accepted,
        refused=(*reply.refused, *check.refused, *missing),
        messages=() if again else reply.messages,
        memory=reply.memory,
    )


def _decision(briefing: Briefing, read: Sequence[CallRecord], fault: str) -> SeatDecision:
    """The answer with the most accepted orders, the last of several, and the messages of the first."""
    messages = read[0].messages if read else ()
    orders = max((record.orders for record in reversed(read)), key=len, default=())
    usable = bool(read) and (bool(orders) or not briefing.decisions)
    return SeatDecision(briefing, orders, messages, "" if usable else fault or UNUSABLE)
