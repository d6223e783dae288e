"""Result types of use cases about orders: what is owed and on offer, receipts, drafts, previews. The OpenAPI
description is generated from these types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from msgspec import Struct

from casusbelli.core.said import Said
from casusbelli.engine.about import About


class Owes(TypedDict):
    """What a seat owes. ``draft``: the number of the saved draft, where orders are owed."""

    game: str
    name: str
    phase: str
    deadline: int | None
    seat: str | None
    kind: Literal["orders", "game-master", "forming"]
    what: str
    what_said: Said | None
    draft: NotRequired[int]


class Owed(TypedDict):
    owed: list[Owes]


class OwedNow(Owed):
    now: int


class DirectiveTold(TypedDict):
    """An order that a rule adds. ``about``: the powers, provinces and units that it speaks of."""

    text: str
    kind: str
    about: About


class ReplyTold(TypedDict):
    """An answer to a proposal. ``order``: the order that gives it; ``written``: is it in the draft?"""

    order: str
    label: str
    label_said: Said | None
    written: bool


class SeatAnswerTold(TypedDict):
    """The answer of a seat, "" if it is missing or secret."""

    seat: str
    answer: str
    answer_said: Said | None


class ProposalTold(TypedDict):
    """A proposal that awaits an answer. ``means``: its effect; ``answers``: those that the seat may know; ``until``:
    when it lapses, "" if at the end of the open phase; ``waits``: does it await an answer of the seat?"""

    key: str
    title: str
    title_said: Said | None
    means: str
    means_said: Said | None
    by: str
    replies: list[ReplyTold]
    answers: list[SeatAnswerTold]
    until: str
    until_said: Said | None
    waits: bool


class ChoicesTold(TypedDict):
    """The orders on offer. ``decisions``: for each unit, build or removal the orders to choose from: ``text``, ``kind``
    and their parts. ``unasked``: why there is nothing to decide, if nothing is due from the seat. ``proposals``: those
    that await an answer, with the orders that answer them."""

    seat: str
    phase: str
    asked: str | None
    asked_said: Said | None
    unasked: str | None
    unasked_said: Said | None
    decisions: list[list[dict[str, str]]]
    directives: list[DirectiveTold]
    proposals: list[ProposalTold]


class Answered(Struct, frozen=True):
    """The result of one line: a short code, the reason in English, and ``said``: the same as data."""

    order: str
    code: str
    text: str
    said: Said | None = None


class Receipt(Struct, frozen=True):
    """Receipt for saved orders. ``n`` counts what this seat has sent in the game, ``draft`` is the number of the draft
    now in force; ``hash`` is of the text. ``meant``: how an order was read, if it was written otherwise."""

    game: str
    seat: str
    phase: str
    n: int
    draft: int
    hash: str
    at: int
    text: str
    orders: tuple[str, ...]
    refused: tuple[Answered, ...]
    at_once: tuple[str, ...]
    meant: dict[str, str]
    ready: bool


class AdviceTold(TypedDict):
    """Advice about orders that do not fit together. ``order`` is None where one is missing."""

    order: str | None
    text: str
    said: Said


class DraftTold(TypedDict):
    """A saved draft. ``heard``: has anything been written? ``draft`` is its number. ``advice``: where its orders do not
    fit together."""

    seat: str
    phase: str
    ready: bool
    heard: bool
    draft: int
    text: str
    orders: list[str]
    refused: list[Answered]
    advice: list[AdviceTold]


class CostTold(TypedDict):
    """An amount that orders cost. ``unit``: what is paid, as the code of a message; ``text``: the amount in words;
    ``said``: ``text`` as data."""

    amount: int
    unit: str
    text: str
    said: Said


class ConsequenceTold(TypedDict):
    """A consequence of an order. ``rule``: the paragraph it follows from; ``told``: all in one sentence; ``said``:
    ``text`` as data; ``order``: the order that it belongs to, None if it is about all of them; ``cost``: its price."""

    text: str
    said: Said | None
    certain: bool
    rule: str
    told: str
    order: str | None
    cost: CostTold | None


class PreviewTold(TypedDict):
    """How orders are read and what they would cause. ``costs``: what they are certain to cost, in all."""

    seat: str
    phase: str
    orders: list[str]
    refused: list[Answered]
    at_once: list[str]
    meant: dict[str, str]
    consequences: list[ConsequenceTold]
    costs: list[CostTold]
    advice: list[AdviceTold]


class ReadyTold(TypedDict):
    seat: str
    phase: str
    ready: bool
