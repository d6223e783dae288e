"""Our own game file: JSON Lines, a header and then every event, each chained to the one before by its hash.

Reading it and writing it again gives the same bytes. A line that was changed, lost, added or moved breaks the chain.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from casusbelli.core.board import Board
from casusbelli.core.canon import encode
from casusbelli.core.events import CORE_EVENTS, Event
from casusbelli.rules.dice import Dice
from casusbelli.rules.game import Game
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import UnknownRules, read_spec, rule_set

FORMAT = "casusbelli.game/1"
GENESIS = "0" * 64


class BadGameFile(ValueError):
    """The file is no game, or not the one it was; the message names the line."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """``seed`` is there once the game is over, or for its keeper; ``commitment`` always."""

    format: str
    rules: str
    map: str
    options: dict[str, str]
    commitment: str
    seed: str | None = None


class Entry(msgspec.Struct, frozen=True):
    n: int
    hash: str
    event: msgspec.Raw


def link(before: str, event: bytes) -> str:
    return hashlib.sha256(before.encode() + event).hexdigest()


def write_game(game: Game, with_seed: bool = False) -> str:
    rules = game.rules
    seed = rules.seed.seed.hex() if with_seed or game.state.outcome is not None else None
    header = Header(
        format=FORMAT,
        rules=str(game.spec),
        map=rules.board.name,
        options=rules.options,
        commitment=rules.seed.commitment,
        seed=seed,
    )
    return "".join(f"{line.decode()}\n" for line in (encode(header), *_entries(game.log)))


def _entries(log: Iterable[Event]) -> Iterator[bytes]:
    chain = GENESIS
    for n, event in enumerate(log, 1):
        body = encode(event)
        chain = link(chain, body)
        yield encode(Entry(n, chain, msgspec.Raw(body)))


def read_game(text: str, find_board: Callable[[str], Board]) -> Game:
    """A game as it was written, its chain checked. Without its seed it can be looked at and not go on with dice."""
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    header = _header(lines[0] if lines else "")
    try:
        spec = read_spec(header.rules)
        seed = bytes.fromhex(header.seed) if header.seed else bytes(32)
        rules = rule_set(spec, find_board(header.map), header.options, Dice(seed))
    except (UnknownRules, LookupError, ValueError) as fault:
        raise BadGameFile(f"line 1: {fault}") from None
    if header.seed and rules.seed.commitment != header.commitment:
        raise BadGameFile("line 1: the seed is not the one that was committed to")
    return Game(spec, rules, _events(lines[1:], event_decoder(rules)))


def _header(line: str) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as fault:
        raise BadGameFile(f"line 1: no header of a game file: {fault}") from None
    if header.format != FORMAT:
        raise BadGameFile(f"line 1: format {header.format!r}; this reads {FORMAT}")
    return header


def event_decoder(rules: RuleSet) -> msgspec.json.Decoder[Any]:
    """Reads the events of the core and those that the components bring."""
    kinds = (*CORE_EVENTS, *(kind for component in rules.components for kind in component.events))
    return msgspec.json.Decoder(reduce(or_, kinds))


def _events(lines: list[str], decoder: msgspec.json.Decoder[Any]) -> Iterator[Event]:
    chain = GENESIS
    for n, line in enumerate(lines, 1):
        try:
            entry = msgspec.json.decode(line, type=Entry)
            event = decoder.decode(entry.event)
        except msgspec.MsgspecError as fault:
            raise BadGameFile(f"line {n + 1}: no event of this game: {fault}") from None
        chain = link(chain, encode(event))
        if entry.n != n or entry.hash != chain:
            raise BadGameFile(f"line {n + 1}: the chain is broken here; something was changed, lost or added")
        yield event
