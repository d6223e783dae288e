"""A model in a game on a service. It uses the API like any other program, with a token of its account."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from casusbelli.bots import SeatView
from casusbelli.client import Client, Problem
from casusbelli.engine.phrases import KINDS, phrase_data
from casusbelli.llm.agent import Agent, OrderCheck, SeatDecision
from casusbelli.llm.briefing import (
    MOST_MESSAGES,
    Briefing,
    OpenProposal,
    ReceivedMessage,
    latest,
    rules_in_short,
)
from casusbelli.llm.fallbacks import NOBODY, fallback_orders
from casusbelli.llm.replies import OutgoingMessage
from casusbelli.llm.transcripts import PlayRecord, Transcript
from casusbelli.records.games.positions import BadPosition, from_state
from casusbelli.variants import read_board

MARGIN = 10.0  # seconds before the deadline in which the orders are sent
FORBIDDEN = 403


@dataclass(frozen=True)
class RemoteSeat:
    """One seat of a game, with what the service shows to its player."""

    client: Client
    game: str
    seat: str

    def briefing(self) -> Briefing:
        client, game, seat = self.client, self.game, self.seat
        offer = client.choices(game, seat)
        messages, recipients = self.press()
        return Briefing(
            seat=seat,
            phase=offer["phase"],
            asked=offer["asked"] or "nothing",
            rules=rules_in_short(client.text(f"/games/{quote(game)}/rulebook")),
            story=latest(client.text(f"/games/{quote(game)}/newspaper", seat=seat)),
            decisions=tuple(tuple(order["text"] for order in orders) for orders in offer["decisions"]),
            directives=tuple(order["text"] for order in offer["directives"]),
            proposals=tuple(
                OpenProposal(it["title"], it["means"], tuple((r["order"], r["label"]) for r in it["replies"]))
                for it in offer["proposals"]
                if it["waits"]
            ),
            messages=messages,
            recipients=recipients,
        )

    def press(self) -> tuple[tuple[ReceivedMessage, ...], tuple[str, ...]]:
        """The latest messages, and who can be written to; nothing for a token that may not read messages."""
        try:
            letters = self.client.press(self.game, seat=self.seat, limit=MOST_MESSAGES)
            talks = self.client.conversations(self.game, seat=self.seat)
        except Problem as fault:
            if fault.status != FORBIDDEN:
                raise
            return (), ()
        read = tuple(
            ReceivedMessage(
                it["id"], it["from"], tuple(it["to"]), it["phase"], it["text"], it["own"], _kind_of(it["phrase"])
            )
            for it in letters
        )
        open_to = [talk["to"] for talk in talks if talk["writable"] and talk["kind"] in ("all", "one")]
        return read, tuple(dict.fromkeys(name for to in open_to for name in to))

    def check(self, orders: Sequence[str]) -> OrderCheck:
        told = self.client.preview(self.game, orders, self.seat)
        refused = tuple((why["order"], why["text"]) for why in told["refused"])
        return OrderCheck((*told["orders"], *told["at_once"]), refused)

    def scene(self) -> SeatView:
        """The position for a bot of the library."""
        board = read_board(self.client.text(f"/games/{quote(self.game)}/map"))
        state = self.client.state(self.game, self.seat)
        known = from_state(state, lambda _name: board, secrets.token_bytes(32), exactly=False).game
        return SeatView.of(known.rules, known.state, self.seat, Random())


@dataclass(frozen=True)
class RemotePlayer:
    """Plays everything that an account owes. ``rounds``: how often the model may think about a phase; it thinks again
    when it has got messages. ``wait``: seconds without any after which its seat is marked as ready."""

    client: Client
    agent: Agent
    folder: Path
    fallback: str = NOBODY
    rounds: int = 1
    wait: float = 0.0
    clock: Callable[[], float] = time.time

    def play(self) -> Iterator[str]:
        """Do what is due now; what was done, in sentences."""
        for item in self.client.owed():
            if item["kind"] == "orders" and item["seat"] is not None:
                try:
                    yield from self._answered(item)
                except Problem as fault:  # too late, or somebody else has written for this seat
                    yield f"{item['name']}, {item['phase']}, {item['seat']}: {fault}"

    def _answered(self, item: dict[str, Any]) -> Iterator[str]:
        game, phase, seat = item["game"], item["phase"], item["seat"]
        access, transcript = RemoteSeat(self.client, game, seat), Transcript.of(self.folder, game, seat)
        plays = transcript.plays(phase)
        if plays and item["draft"] < plays[-1].draft:  # the game was rolled back
            plays = []
        if item["draft"] > (plays[-1].draft if plays else 0):  # a person has written orders, which stay
            return
        if not plays or (len(plays) < self.rounds and self._has_news(access, transcript)):
            left = None if item["deadline"] is None else item["deadline"] / 1000 - self.clock() - MARGIN
            decision = self.agent.decide(access, transcript, left)
            if decision.briefing.phase != phase:
                return
            plays.append(self._sent(access, decision, item["draft"], first=not plays))
            transcript.append(plays[-1])
            yield f"{item['name']}, {phase}, {seat}: {_told(plays[-1])}"
        if not any(play.orders for play in plays):
            self.client.no_orders(game, phase, seat)
        elif len(plays) >= self.rounds or self.clock() - plays[-1].at / 1000 >= self.wait:
            self.client.ready(game, phase, seat=seat)

    def _has_news(self, access: RemoteSeat, transcript: Transcript) -> bool:
        heard = transcript.heard
        return any(not message.own and message.id not in heard for message in access.press()[0])

    def _sent(self, access: RemoteSeat, decision: SeatDecision, draft: int, first: bool) -> PlayRecord:
        """Save the orders, then send the messages. Orders of an earlier round stay if there are no better ones."""
        orders, phase = decision.orders, decision.briefing.phase
        if decision.fault and first:
            orders = self._instead(access)
        if orders:
            draft = self.client.submit(access.game, phase, orders, access.seat, base=draft)["draft"]
        refused = tuple(why for message in decision.messages for why in self._posted(access, message))
        heard = tuple(message.id for message in decision.briefing.messages)
        at = round(self.clock() * 1000)
        return PlayRecord(phase, at, orders, decision.messages, decision.fault, heard, draft, refused)

    def _instead(self, access: RemoteSeat) -> tuple[str, ...]:
        try:
            return () if self.fallback == NOBODY else fallback_orders(self.fallback, access.scene())
        except BadPosition:  # rules or a board that are not installed here
            return ()

    def _posted(self, access: RemoteSeat, message: OutgoingMessage) -> Iterator[tuple[str, str]]:
        try:
            phrase = None if message.phrase is None else phrase_data(message.phrase)
            self.client.write(access.game, message.to, "" if phrase else message.text, access.seat, phrase=phrase)
        except Problem as fault:
            yield message.text, str(fault)


def _kind_of(phrase: dict[str, Any] | None) -> str:
    return phrase["kind"] if phrase is not None and phrase["kind"] in KINDS else ""


def _told(play: PlayRecord) -> str:
    parts = [f"fallback: {play.fallback}"] if play.fallback else []
    parts += ["; ".join(play.orders) or "no orders"]
    parts += [f"{len(play.messages)} messages"] if play.messages else []
    return ". ".join(parts)
