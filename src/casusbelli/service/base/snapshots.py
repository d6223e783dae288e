"""Snapshots: the states of a game at the openings of its phases, stored beside the log. They spare folding the log and
are never trusted against it: what has another hash or version is ignored, and verification folds the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.state import State
from casusbelli.engine.openings import KnownStates, Opening
from casusbelli.engine.state_codec import StateCodec, UnreadableState
from casusbelli.service.base.shared_rules import SharedRules
from casusbelli.store import Row, Tx

COLUMNS = ("game", "seq", "number", "nth", "phase", "hash", "version", "places", "state", "shown")
TOGETHER = 50  # rows in one statement
LAST = (
    "SELECT s.seq, s.nth, s.hash, s.state FROM snapshots s JOIN events e ON e.game = s.game AND e.seq = s.seq"
    " AND e.hash = s.hash WHERE s.game = ? AND s.version = ? AND s.seq <= ? ORDER BY s.seq DESC LIMIT 1"
)
ALL = (
    "SELECT s.seq, s.number, s.phase, s.places, s.state, s.shown FROM snapshots s JOIN events e ON e.game = s.game"
    " AND e.seq = s.seq AND e.hash = s.hash WHERE s.game = ? AND s.version = ? AND s.seq <= ? ORDER BY s.seq"
)
REPLACED = ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[2:])


@dataclass(frozen=True)
class Snapshot:
    """``nth``: how many openings count, this one included."""

    seq: int
    nth: int
    hash: str
    state: State


class StoredStates:
    """The states of an opening, decoded when they are needed. ``folded`` computes them instead."""

    def __init__(self, row: Row, states: StateCodec, folded: Callable[[int], Opening]) -> None:
        self.row, self.states, self.folded = row, states, folded

    @cached_property
    def state(self) -> State:
        try:
            return self.states.decode(self.row["state"])
        except UnreadableState:
            return self.folded(self.row["seq"]).state

    @cached_property
    def shown(self) -> State:
        if self.row["shown"] is None:
            return self.state
        try:
            return self.states.decode(self.row["shown"])
        except UnreadableState:
            return self.folded(self.row["seq"]).shown

    def places(self, board: Board) -> Set[str]:
        return set(self.row["places"].split())


def announce_snapshot(tx: Tx, game: str, shared: SharedRules, until: int) -> None:
    """Announce that the last snapshot will be asked for."""
    tx.ahead(LAST, game, shared.version, until)


def last_snapshot(tx: Tx, game: str, shared: SharedRules, until: int) -> Snapshot | None:
    """The last one that can be used."""
    row = tx.one(LAST, game, shared.version, until)
    if row is None:
        return None
    try:
        return Snapshot(row["seq"], row["nth"], row["hash"], shared.states.decode(row["state"]))
    except UnreadableState:
        return None


def stored_openings(
    tx: Tx, game: str, shared: SharedRules, snapshot: Snapshot, folded: Callable[[int], Opening]
) -> tuple[Opening, ...] | None:
    """The openings up to this snapshot; None if some are not stored."""
    found: list[Opening] = []
    for row in tx.all(ALL, game, shared.version, snapshot.seq):
        if row["number"] != row["seq"]:  # the game was rolled back to it
            found = [opening for opening in found if opening.number < row["number"]]
        found.append(Opening(row["phase"], row["number"], row["seq"], StoredStates(row, shared.states, folded)))
    return tuple(found) if len(found) == snapshot.nth else None


def keep_snapshots(
    tx: Tx, game: str, shared: SharedRules, openings: Sequence[Opening], before: int, hashes: Mapping[int, str]
) -> None:
    """Store these openings, which follow ``before`` others. ``hashes``: those of the log, as far as they are known."""
    rows = list(_rows(game, shared, openings, before, {**_hashes(tx, game, openings, hashes), **hashes}))
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        tx.add_all("snapshots", COLUMNS, some, f"ON CONFLICT (game, seq) DO UPDATE SET {REPLACED}")


def _rows(
    game: str, shared: SharedRules, openings: Sequence[Opening], before: int, hashes: Mapping[int, str]
) -> Iterator[tuple[object, ...]]:
    for nth, opening in enumerate(openings, before + 1):
        state = shared.states.encode(opening.state)
        shown = None if opening.shown is opening.state else shared.states.encode(opening.shown)
        if state and shown != b"":
            places = " ".join(sorted(opening.states.places(shared.rules.board)))
            told = (opening.phase, hashes[opening.at], shared.version, places, state, shown)
            yield (game, opening.at, opening.number, nth, *told)


def _hashes(tx: Tx, game: str, openings: Iterable[Opening], known: Mapping[int, str]) -> dict[int, str]:
    missing = [opening.at for opening in openings if opening.at not in known]
    if not missing:
        return {}
    sql = "SELECT seq, hash FROM events WHERE game = ? AND seq >= ? AND seq <= ?"
    return {row["seq"]: row["hash"] for row in tx.all(sql, game, min(missing), max(missing))}


def wrong_snapshots(tx: Tx, game: str, shared: SharedRules, states: Mapping[int, State]) -> list[int]:
    """The snapshots of this version, by ``seq``, that do not hold what the log gives. ``states``: after so many
    events."""
    rows = tx.all("SELECT * FROM snapshots WHERE game = ? AND version = ? ORDER BY seq", game, shared.version)
    return [row["seq"] for row in rows if not _holds(row, shared, states)]


def _holds(row: Row, shared: SharedRules, states: Mapping[int, State]) -> bool:
    try:
        state = shared.states.decode(row["state"])
        shown = state if row["shown"] is None else shared.states.decode(row["shown"])
        right = KnownStates(states[row["number"]], states[row["seq"]])
    except (UnreadableState, LookupError):
        return False
    places = set(row["places"].split()) == right.places(shared.rules.board)
    return places and (row["phase"], shown, state) == (right.state.phase, *right)
