"""Result types of use cases about adjudicated phases: results, story, reasons, trial runs. The OpenAPI description is
generated from these types."""

from __future__ import annotations

from typing import TypedDict

from casusbelli.core.said import Said
from casusbelli.engine.view import StateView
from casusbelli.records.games.chronicle import LineKind


class ResultTold(TypedDict):
    """The result of an order. ``results``: the hobby's terms; ``text``: why; ``said``: the same as data."""

    power: str
    order: str
    results: list[str]
    reason: str
    text: str
    said: Said | None
    ordered: bool


class LineTold(TypedDict):
    """A line of the story. ``kind``: what it is about; ``text``: in English."""

    kind: LineKind
    text: str
    said: Said | None


class VariationPhaseTold(TypedDict):
    """A phase of a variation. ``orders``: by seat."""

    phase: str
    orders: dict[str, list[str]]
    comment: str


class CommentTold(TypedDict):
    """A comment that came with an imported game, or a variation: what might have been played instead."""

    by: str
    text: str
    variation: list[VariationPhaseTold]


class PhaseStory(TypedDict):
    """The story of a phase. ``orders``: by seat; ``refused``: order, code, sentence; ``told``: other events, in
    sentences; ``lines``: all of it as data; ``headlines``: codes of the messages that say what readers won or lost;
    ``refused_said``: the reason for each refused order, as data; ``comments``: those of an imported game, the ones on
    the whole game in its first phase."""

    phase: str
    title: str
    title_said: Said | None
    results: list[ResultTold]
    orders: dict[str, list[str]]
    refused: dict[str, list[tuple[str, str, str]]]
    refused_said: dict[str, list[Said | None]]
    silent: list[str]
    told: list[str]
    lines: list[LineTold]
    headlines: list[str]
    comments: list[CommentTold]
    open: bool


class TrialTold(PhaseStory):
    """The result of a trial run. ``view``: the position afterwards."""

    view: StateView


class Lines(TypedDict):
    lines: tuple[str, ...]
    said: tuple[Said, ...]
