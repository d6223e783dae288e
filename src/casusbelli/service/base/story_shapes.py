"""What use cases answer about phases that were judged: results, the story, reasons, trials. The description of the API
is made from these types."""

from __future__ import annotations

from typing import TypedDict

from casusbelli.core.said import Said
from casusbelli.engine.view import StateView
from casusbelli.records.games.chronicle import LineKind


class ResultTold(TypedDict):
    """What became of an order: ``results`` in the words of the hobby, ``text`` why, ``said`` the same as data."""

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


class PhaseStory(TypedDict):
    """``orders``: by seat; ``refused``: order, code, sentence; ``told``: what else happened, in sentences; ``lines``:
    all of it as data; ``refused_said``: for each refused order why it was, as data."""

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
    open: bool


class TrialTold(PhaseStory):
    """``view``: the position afterwards."""

    view: StateView


class Lines(TypedDict):
    lines: tuple[str, ...]
    said: tuple[Said, ...]
