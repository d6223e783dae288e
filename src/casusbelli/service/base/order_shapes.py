"""What use cases answer about orders: what is owed and on offer, receipts, drafts, previews. The description of the API
is made from these types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from msgspec import Struct

from casusbelli.core.said import Said


class Owes(TypedDict):
    """``draft``: the number of what has been written, where orders are owed."""

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
    text: str
    kind: str


class ChoicesTold(TypedDict):
    """``decisions``: for each unit, build or removal the orders to choose from: ``text``, ``kind`` and their parts.
    ``unasked``: why there is nothing to decide, if the seat is not asked."""

    seat: str
    phase: str
    asked: str | None
    asked_said: Said | None
    unasked: str | None
    unasked_said: Said | None
    decisions: list[list[dict[str, str]]]
    directives: list[DirectiveTold]


class Answered(Struct, frozen=True):
    """What became of one line: a short code, why in English, and ``said``: the same as data."""

    order: str
    code: str
    text: str
    said: Said | None = None


class Receipt(Struct, frozen=True):
    """It is on the disk. ``n`` counts what this seat has sent in the game, ``draft`` is the number of what stands now;
    ``hash`` is of the text. ``meant``: what an order was taken to mean, where it was written otherwise."""

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


class DraftTold(TypedDict):
    """``heard``: has anything been written? ``draft`` is its number."""

    seat: str
    phase: str
    ready: bool
    heard: bool
    draft: int
    text: str
    orders: list[str]
    refused: list[Answered]


class ConsequenceTold(TypedDict):
    """``rule``: the paragraph that says so; ``told``: all in one sentence; ``said``: ``text`` as data."""

    text: str
    said: Said | None
    certain: bool
    rule: str
    told: str


class AdviceTold(TypedDict):
    """Where orders do not fit together. ``order`` is None where one is missing."""

    order: str | None
    text: str
    said: Said


class PreviewTold(TypedDict):
    seat: str
    phase: str
    orders: list[str]
    refused: list[Answered]
    at_once: list[str]
    meant: dict[str, str]
    consequences: list[ConsequenceTold]
    advice: list[AdviceTold]


class ReadyTold(TypedDict):
    seat: str
    phase: str
    ready: bool
