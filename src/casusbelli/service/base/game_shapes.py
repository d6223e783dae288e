"""Result types of use cases about games: lists, current state, events, phases and dice. The OpenAPI description is
generated from these types."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from casusbelli.core.said import Said
from casusbelli.engine.display import PanelRead
from casusbelli.engine.view import Ending
from casusbelli.service.base.paces import Pace
from casusbelli.service.base.presets import Company, PressPreset
from casusbelli.service.base.settings import Settings, Setup

Status = Literal["forming", "running", "paused", "needs-gm", "finished", "cancelled"]
Kind = Literal["game", "sandbox", "table"]
PressKind = Literal["private", "public", "none"]


class Made(TypedDict):
    """Something that was created, by its ``id``."""

    id: str


class Summary(TypedDict):
    """A game as lists show it. ``deadline``: the last moment at which orders are accepted; ``scheduled``: its announced
    time; ``start``: the date before which the game does not start. ``free``: the seats without a player; of these,
    ``seats_free`` have nobody waiting for them. ``players``: those whose names the caller may know. ``press``: the
    freest kind of messages between players. ``mine``: the caller's seats; ``runs``: may the caller set it up?
    ``picture``: the address of a small picture."""

    id: str
    name: str
    kind: Kind
    rules: str
    map: str
    status: Status
    phase: str
    deadline: int | None
    scheduled: int | None
    visibility: Literal["public", "private"]
    created: int
    started: int | None
    ended: int | None
    start: int | None
    seats_total: int
    seats_free: int
    free: list[str]
    players: list[str]
    pace: str
    press: PressKind
    anonymous: bool
    join: Literal["anybody", "invited"]
    mine: list[str]
    runs: bool
    picture: str


class TemplateTold(TypedDict):
    """A setup that the caller has saved under a name."""

    template: str
    name: str
    saved: int
    setup: Setup


class TemplatesTold(TypedDict):
    templates: list[TemplateTold]


class Games(TypedDict):
    games: list[Summary]
    next: str | None


class SeatTold(TypedDict):
    """A seat. ``player`` is null if the seat is free or its player is hidden; ``bot_name``: the rank and the character
    of its bot, by which it can be told apart from others; ``asked``: what it owes in the open phase."""

    seat: str
    powers: list[str]
    player: str | None
    bot: str | None
    bot_name: Said | None
    bot_emblem: str
    bot_about: Said | None
    empty: bool
    mine: bool
    ready: bool
    asked: str | None
    asked_said: Said | None
    tenure: int


class GameTold(Summary):
    """The state of a game. ``waits``: what the game waits for, if anything, and ``waits_for``: the kind of it;
    ``frozen``: milliseconds that were left when its clock was stopped; ``fault``: for its game master. ``seed`` is
    revealed when the game is over. ``applicants``: players waiting for a seat; in an anonymous game each finds only
    their own name."""

    commitment: str
    seed: str | None
    nonces: list[str]
    options: dict[str, str]
    settings: Settings
    gm: str | None
    owner: str | None
    is_gm: bool
    waits: str
    waits_said: Said | None
    waits_for: str
    fault: str
    frozen: int | None
    seats: list[SeatTold]
    applicants: list[str]
    applied: bool
    outcome: Ending | None


class GameNow(GameTold):
    now: int


class Panels(TypedDict):
    panels: list[PanelRead]


class Events(TypedDict):
    """A page of the event log. Each event has ``event``, its name and version, and fields of its own
    (docs/game-files.md). ``next``: the ``after`` of the next page, if there is one."""

    events: list[dict[str, Any]]
    next: int | None


class PhaseTold(TypedDict):
    phase: str
    title: str
    said: Said | None


class Phases(TypedDict):
    phases: list[PhaseTold]


class Dealing(TypedDict):
    player: str | None
    wants: list[str]
    seat: str


class Dealt(TypedDict):
    """The assignment of seats. ``seats``: those that were free, as the rules list them. ``players``: in the order in
    which they applied."""

    seats: list[str]
    players: list[Dealing]


class DiceTold(TypedDict):
    """Dice rolls and their seed. ``rolls``: facts of the log, dice-rolled/1 and dice-keyed/1. ``dealt``: how seats were
    assigned, revealed with the seed."""

    commitment: str
    nonces: list[str]
    seed: str | None
    rolls: list[dict[str, Any]]
    dealt: Dealt | None


class Layers(TypedDict):
    layers: list[str]


class Offers(TypedDict):
    rules: list[str]
    maps: list[str]
    bots: list[str]


class PresetsTold(TypedDict):
    """Presets for new games. ``paces``: clocks; ``press``: what players may write; ``companies``: with whom one plays;
    ``ranks``: bots from the weakest to the strongest, by rank."""

    paces: list[Pace]
    press: list[PressPreset]
    companies: list[Company]
    ranks: dict[str, str]
