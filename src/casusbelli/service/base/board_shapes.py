"""Result types of use cases about boards: installed ones and those that players have uploaded."""

from __future__ import annotations

from typing import Literal, TypedDict

from casusbelli.core.said import Said

Visibility = Literal["private", "unlisted", "public"]
Size = Literal["small", "medium", "large"]


class BoardListed(TypedDict):
    """A board in a list. ``board``: what a new game calls it, the name of an installed board or the id of an uploaded
    one. ``owner``: who uploaded it; null if it is installed. ``picture``: the address of a small picture."""

    board: str
    name: str
    title: str
    players: int
    provinces: int
    owner: str | None
    visibility: Literal["installed", "private", "unlisted", "public"]
    hidden: bool
    mine: bool
    version: int
    picture: str


class Boards(TypedDict):
    boards: list[BoardListed]
    next: str | None


class BoardVersion(TypedDict):
    n: int
    at: int
    hash: str


class BoardPower(TypedDict):
    name: str
    color: str
    home: list[str]
    units: list[str]


class PowerBalance(TypedDict):
    """Of games between equal bots: how many this power won alone, and its mean share of the supply centers at the
    end."""

    power: str
    solos: int
    share: float


class BoardBalance(TypedDict):
    bot: str
    games: int
    phases: int
    powers: list[PowerBalance]


class RulesOnBoard(TypedDict):
    """Can these rules be played on the board? ``why``: why not, in English; ``why_said``: the same as data."""

    rules: str
    playable: bool
    why: str
    why_said: Said | None


class BoardTold(BoardListed):
    """Everything about a board. ``balance`` is null if it has not been measured. ``versions``: those of an uploaded
    board, the newest first."""

    author: str
    licence: str
    source: str
    centers: int
    victory: int
    start: str
    hash: str
    powers: list[BoardPower]
    rules: list[RulesOnBoard]
    balance: BoardBalance | None
    versions: list[BoardVersion]


class BoardUploaded(TypedDict):
    """``new``: false if the text was that of the newest version, which then stays the newest."""

    board: str
    version: int
    new: bool


class ConversionNote(TypedDict):
    """What a conversion carried over, guessed or left out, with the line of the source. ``text`` is in English;
    ``said``: the same as data."""

    kind: str
    text: str
    said: Said
    line: int | None


class MapConverted(TypedDict):
    """A map file, which has not been uploaded yet. ``more``: notes that are not listed."""

    text: str
    notes: list[ConversionNote]
    more: int
