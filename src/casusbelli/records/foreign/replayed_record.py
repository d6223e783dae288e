"""Plays a recorded game again by our rules. Where the record goes on otherwise, the board is set as the record has it,
with a ``board-edited`` fact, and the report names the difference; ``strict`` refuses such a record instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from casusbelli.core.board import Board, normal
from casusbelli.core.phases import Phase
from casusbelli.core.said import NOBODY, Term, power, said
from casusbelli.core.said import phase as phase_term
from casusbelli.core.units import Unit
from casusbelli.engine.component import RulesClash
from casusbelli.engine.game import Game
from casusbelli.engine.year import phase_index
from casusbelli.records.foreign.recorded_game import (
    LONGEST_GAME,
    OVER,
    BadRecord,
    Difference,
    RecordedGame,
    RecordedPhase,
    RecordedPosition,
    by_land,
)
from casusbelli.records.games.annotations import Annotation, MessageRecorded
from casusbelli.records.games.game_file import IMPOSSIBLE, FindBoard
from casusbelli.records.games.positions import BadPosition, from_state
from casusbelli.records.turns.values import TurnError, check_center, place_of, quoted, unit_of, why

MOST_SKIPPED = 20  # phases in a row that a record may leave out
AS_RECORDED = "as recorded"
Held = frozenset[tuple[str, str]]  # owner, unit


@dataclass(frozen=True)
class Replayed:
    """The game, and what had to be told. ``notes``: its messages, with the names of our seats."""

    game: Game
    differences: tuple[Difference, ...] = ()
    notes: tuple[Annotation, ...] = ()

    @property
    def edits(self) -> tuple[Difference, ...]:
        return tuple(one for one in self.differences if not one.minor)


def replayed(record: RecordedGame, find_board: FindBoard, seed: bytes, strict: bool = False) -> Replayed:
    """Raises BadRecord if it is no game by our rules at all, or, if ``strict``, does not follow them to its end."""
    if len(record.phases) > LONGEST_GAME:
        raise BadRecord(said("record.too-many-phases", most=LONGEST_GAME, n=len(record.phases)))
    try:
        play = _Replay(_begun(record, find_board, seed), strict, record.via_needs_route)
        play.whole(play.with_whole_positions(record) if record.listed else record)
    except (TurnError, BadPosition) as fault:
        raise BadRecord(why(fault)) from None
    return Replayed(play.game, tuple(play.differences), tuple(map(play.note, record.notes)))


def _begun(record: RecordedGame, find_board: FindBoard, seed: bytes) -> Game:
    """A new game, or one that begins with the first position if that is not the usual one."""
    options = {**record.options, **({"draws.draw": "list"} if record.drawn else {})}
    try:
        game = Game.new("standard", find_board(record.map), seed, options)
        first = next(iter(record.phases), None)
        if first is None:
            raise BadRecord(said("record.no-phases"))
        Phase.of(first.name)
    except BadRecord:
        raise
    except IMPOSSIBLE as fault:
        raise BadRecord(why(fault)) from None
    if first.position is None or first.name == game.phase:
        return game
    board, at = game.rules.board.on(first.name), first.name
    table: dict[str, object] = {
        "rules": "standard",
        "map": record.map,
        "options": options,
        "phase": first.name,
        "units": _by_owner(_units(first.position.units, board, at)),
    }
    if first.position.centers is not None:
        table["centers"] = _by_owner(_centers(first.position.centers, board, at).items(), swapped=True)
    return from_state(table, lambda _name: game.rules.board.origin, seed, exactly=False).game


def _by_owner(rows: Iterable[tuple[str, str]], swapped: bool = False) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one, other in rows:
        owner, what = (other, one) if swapped else (one, other)
        found.setdefault(owner, []).append(what)
    return found


def _owner(name: str, board: Board, at: str) -> str:
    found = board.power_names.get(normal(name))
    if found is None:
        raise BadRecord(said("record.unknown-power", at=at, name=quoted(name), powers=[power(p) for p in board.power]))
    return found


def _units(held: Mapping[str, Sequence[str]], board: Board, at: str) -> Held:
    owners = {name: _owner(name, board, at) for name in held}
    pairs = ((owners[name], text) for name, texts in held.items() for text in texts)
    return frozenset((owner, str(unit_of(text, owner, board, at))) for owner, text in pairs)


def _centers(held: Mapping[str, Sequence[str]], board: Board, at: str) -> dict[str, str]:
    owners: dict[str, str] = {}
    for name, places in held.items():
        owner = _owner(name, board, at)
        for text in places:
            check_center(board.province_of[place_of(text, board, at)], owner, owners, board, at)
    return owners


@dataclass
class _Replay:
    game: Game
    strict: bool
    via_needs_route: bool = False
    differences: list[Difference] = field(default_factory=list)

    def with_whole_positions(self, record: RecordedGame) -> RecordedGame:
        """The record with the positions that its orders list; with none if the first one lacks units."""
        board, found = self.game.rules.board, [*map(self._listed, record.phases)]
        first = next((held for held in found if held is not None), None)
        if first is None or _units(first.units, board.on(self.game.phase), self.game.phase) != self._standing():
            found = [None] * len(found)
        return replace(record, phases=tuple(map(_at, record.phases, found)))

    def _listed(self, phase: RecordedPhase) -> RecordedPosition | None:
        """The position, unless a unit cannot be read."""
        try:
            _units(phase.position.units if phase.position else {}, self.game.rules.board.on(phase.name), phase.name)
        except (TurnError, BadRecord):
            return None
        return phase.position

    def whole(self, record: RecordedGame) -> None:
        last = len(record.phases) - 1
        for n, phase in enumerate(record.phases):
            later = next((p.position for p in record.phases[n + 1 :] if p.name != phase.name), None)
            self.at = phase_term(phase.name)
            if n and record.phases[n - 1].name == phase.name:
                self._tell("record.repeated", minor=True)
            elif phase.name == OVER:
                self._ended(phase)
            elif self._reached(phase):
                self._compare(phase.position)
                self._orders(phase, later)
                if n < last or phase.judged:
                    self._process()
                elif self.game.drafts:
                    self._tell("record.unjudged", minor=True)
            if n < last and self.game.state.outcome is not None:
                further = any(any(p.orders.values()) for p in record.phases[n + 1 :])
                self._tell("record.over-here", n=last - n, minor=not further)
                return
        if record.drawn and self.game.state.outcome is None:
            self._draw(record.drawn)

    # --- what is told

    def _tell(self, code: str, minor: bool = False, **values: object) -> None:
        told = said(code, phase=self.at, **values)
        if self.strict and not minor:
            raise BadRecord(said("record.other-course", why=told))
        phase = self.at.phase or self.game.phase
        self.differences.append(Difference(phase, told, minor))

    # --- phases

    def _reached(self, phase: RecordedPhase) -> bool:
        """Go on to this phase. False if our game has none of that name: nobody had a choice."""
        key = self._key(phase.name)
        for _n in range(MOST_SKIPPED):
            if self.game.state.outcome is not None or self._key(self.game.phase) >= key:
                break
            missing = self.game.phase
            self._orders(RecordedPhase(missing, {}), phase.position)
            self._process()
            self._tell("record.left-out", missing=phase_term(missing), minor=phase.position is not None)
        else:
            raise BadRecord(said("record.gap", phase=self.at, here=phase_term(self.game.phase)))
        if self.game.phase == phase.name:
            return True
        board, standing = self.game.rules.board, self._standing()
        orders = [
            (_owner(name, board, self.at.phase), text)
            for name, texts in phase.orders.items()
            for text in self._left(texts, phase)
        ]
        if all(text.endswith(" D") and (owner, text.removesuffix(" D")) not in standing for owner, text in orders):
            self._tell("record.no-choice", minor=True)
        else:
            self._tell("record.no-such-phase", here=phase_term(self.game.phase))
        return False

    def _key(self, phase: str) -> tuple[int, int]:
        try:
            return Phase.of(phase).year, phase_index(self.game.rules.plan, phase)
        except (RulesClash, *IMPOSSIBLE) as fault:
            raise BadRecord(said("record.unknown-phase", name=quoted(phase), why=why(fault))) from None

    def _process(self) -> None:
        if self.game.state.outcome is None:
            self.game.process()

    def _ended(self, phase: RecordedPhase) -> None:
        """The position with which the other program ended the game."""
        if phase.position is not None and self.game.state.outcome is None:
            self.at = phase_term(self.game.phase)
            self._compare(phase.position)

    # --- orders

    def _left(self, texts: Sequence[str], phase: RecordedPhase) -> list[str]:
        """The orders without those of units that our game has already disbanded."""
        gone = (*phase.lost, *(f"*{unit}" for unit in phase.lost))
        return [text for text in texts if not text.upper().startswith(gone)] if phase.lost else list(texts)

    def _orders(self, phase: RecordedPhase, later: RecordedPosition | None) -> None:
        board = self.game.rules.board
        written = {_owner(name, board, self.at.phase): texts for name, texts in phase.orders.items() if texts}
        given: dict[str, Sequence[str]] = {**(by_land(written, board) if self.via_needs_route else written)}
        if self.game.state.now.is_adjustments and later is not None:
            given |= self._missing(given, later)
        for seat in self.game.rules.names:
            if texts := self._left(given.get(seat, ()), phase):
                draft = self.game.submit(seat, "\n".join(texts))
                for fault in draft.misread:
                    self._tell("record.misread", power=power(seat), text=quoted(fault.text))

    def _missing(self, given: Mapping[str, Sequence[str]], later: RecordedPosition) -> dict[str, list[str]]:
        """Builds and removals of powers whose orders the record lacks, as the next position shows them."""
        board = self.game.rules.board
        there, ours = _units(later.units, board, self.at.phase), self._standing()
        found: dict[str, list[str]] = {}
        for owner, owed in self.game.view()["owed"].items():
            if owner not in given and owed:
                came, went = (
                    sorted(unit for name, unit in one - other if name == owner)
                    for one, other in ((there, ours), (ours, there))
                )
                texts = [f"Build {unit}" for unit in came[:owed]] if owed > 0 else [f"Disband {unit}" for unit in went]
                if texts and (owed < 0 or not went):
                    found[owner] = texts
                    self._tell("record.orders-missing", power=power(owner), orders=texts, minor=True)
        return found

    # --- positions

    def _standing(self) -> Held:
        return frozenset((unit.owner, str(unit.piece)) for unit in self.game.state.units.values())

    def _compare(self, there: RecordedPosition | None) -> None:
        """Make our position the recorded one."""
        if there is None:
            return
        board, at = self.game.rules.board.on(self.game.phase), self.at.phase
        units, ours = _units(there.units, board, at), self._standing()
        for owner in dict.fromkeys(owner for owner, _unit in sorted(units ^ ours)):
            theirs, here = (
                sorted(unit for name, unit in held if name == owner) for held in (units - ours, ours - units)
            )
            code = "record.units" if theirs and here else "record.units-there" if theirs else "record.units-here"
            self._tell(code, power=power(owner), theirs=theirs or None, ours=here or None)
        changed: dict[str, str | None] = {}
        if there.centers is not None:
            owners, held = _centers(there.centers, board, at), self.game.state.centers
            changed = {code: owners.get(code) for code in board.centers if owners.get(code) != held.get(code)}
            for code, holder in changed.items():
                self._tell("record.center", place=code, theirs=_whose(holder), ours=_whose(held.get(code)))
        self._compare_dislodged(there, board, at)
        if units != ours or changed:
            self._edit(units - ours, ours - units, changed)

    def _compare_dislodged(self, there: RecordedPosition, board: Board, at: str) -> None:
        """These cannot be set by hand; what follows from them shows in the next position."""
        if there.dislodged is None:
            return
        theirs = _units(there.dislodged, board, at)
        ours = {(row.unit.owner, str(row.unit.piece)) for row in self.game.state.routed.values()}
        for code, held in (("record.dislodged-there", theirs - ours), ("record.dislodged-here", ours - theirs)):
            for owner, unit in sorted(held):
                self._tell(code, power=power(owner), unit=unit)

    def _edit(self, come: Held, go: Held, centers: Mapping[str, str | None]) -> None:
        gone = [n for n, unit in self.game.state.units.items() if (unit.owner, str(unit.piece)) in go]
        placed = [_unit(owner, text) for owner, text in sorted(come)]
        try:
            self.game.edit(placed, gone, centers, why=AS_RECORDED)
        except IMPOSSIBLE as fault:
            raise BadRecord(said("record.impossible", phase=self.at, why=why(fault))) from None

    # --- the end, and what was said

    def _draw(self, drawn: Sequence[str]) -> None:
        """All that are left vote for the draw."""
        board = self.game.rules.board
        members = [_owner(name, board, self.at.phase) for name in drawn]
        left = [seat for seat in self.game.rules.names if seat not in self.game.state.eliminated]
        shared = "Propose draw" if set(members) >= set(left) else f"Propose draw between {', '.join(members)}"
        first = next((seat for seat in left if seat in members), left[0])
        self.game.submit(first, shared)
        for seat in left:
            if seat != first and self.game.state.outcome is None:
                self.game.submit(seat, "Vote for")
        if self.game.state.outcome is None:
            self.at = phase_term(self.game.phase)
            self._tell("record.not-drawn", powers=[power(name) for name in members], minor=True)

    def note(self, note: Annotation) -> Annotation:
        if not isinstance(note, MessageRecorded):
            return note
        sender, *to = (self._seat(name) for name in (note.sender, *note.to))
        return MessageRecorded(note.phase, sender, note.text, tuple(to), note.at)

    def _seat(self, name: str) -> str:
        return self.game.rules.board.power_names.get(normal(name), name)


def _at(phase: RecordedPhase, position: RecordedPosition | None) -> RecordedPhase:
    return replace(phase, position=position)


def _whose(owner: str | None) -> Term:
    return power(owner) if owner is not None else NOBODY


def _unit(owner: str, text: str) -> Unit:
    kind, _blank, at = text.partition(" ")
    return Unit(0, owner, kind, at)
