"""Verification of a game: its dice are rolled again and its phases adjudicated again by today's rules.

Adjudicating again is a check, never the way a game is loaded: a difference may come from a rule that was fixed since,
and is reported as a warning. A die that does not follow from the seed is a fault, and so is an impossible fact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.errors import shortened
from casusbelli.core.events import DiceKeyed, DiceRolled, Event, OrdersRevealed, RolledBack
from casusbelli.core.map_text import board_hash
from casusbelli.core.said import said
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.dice import BY_HAND, CHAIN, FORKED, HUNDRED, SEED, Dice, wrong_keys, wrong_rolls
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.records.games.game_file import SealedDice
from casusbelli.records.games.rejudge import Rejudged, Walk, usual_beginning

FORMAT = "casusbelli.verification/1"
WRONG_KEY = "not the next of the seed's chain, or for decisions that nobody had told"


# --- the log, fact by fact


def moments(rules: RuleSet, log: Iterable[Event]) -> Iterator[tuple[int, Event, State]]:
    """Every fact with its number and the state before it."""
    events = list(log)
    back = {event.events for event in events if isinstance(event, RolledBack)}
    state = rules.empty()
    known = {0: state}
    for number, event in enumerate(events, 1):
        yield number, event, state
        if isinstance(event, RolledBack):
            state = play.taken_back(state, known[event.events])
        else:
            state = rules.evolve(state, event)
        if number in back:
            known[number] = state


# --- dice


@dataclass(frozen=True)
class DiceCheck:
    """The result of checking the dice. ``by_hand``: labels of rolls entered by hand. ``forked``: how many were rolled
    in the game that this one was forked from; its seed is not known here. ``sealed``: the file does not contain this
    game's seed either."""

    rolls: int
    by_hand: tuple[str, ...]
    wrong: tuple[str, ...]
    sealed: bool
    forked: int = 0

    @property
    def checked(self) -> int:
        return 0 if self.sealed else self.rolls - len(self.by_hand) - self.forked

    @property
    def doubts(self) -> Iterator[str]:
        """What could not be verified, and why."""
        own = self.rolls - len(self.by_hand) - self.forked
        if self.sealed and own:
            yield f"{own} dice could not be rolled again: the file does not hold the seed"
        if self.forked:
            yield f"{self.forked} dice could not be rolled again: they fell before the game was forked"
        yield from (f"{label}: this roll was given by hand" for label in self.by_hand)


def check_dice(game: Game) -> DiceCheck:
    dice = game.rules.seed
    rolls = [event for event in game.log if isinstance(event, DiceRolled)]
    by_hand = tuple(roll.label for roll in rolls if roll.source in BY_HAND)
    sealed = isinstance(dice, SealedDice)
    impossible = [roll for roll in rolls if not 1 <= roll.roll <= roll.sides]
    possible = [event for event in game.log if event not in impossible]
    wrong = [] if sealed else wrong_rolls(possible, dice.seed, dice.nonces)
    told = [f"{roll.label}: {roll.roll} of {roll.sides} does not follow from the seed" for roll in wrong]
    told += [
        f"key {key.number} of the dice: {WRONG_KEY}" for key in ([] if sealed else wrong_keys(game.log, dice.seed))
    ]
    told += [f"{roll.label}: no die of {roll.sides} sides shows {roll.roll}" for roll in impossible]
    forked = sum(roll.source == FORKED for roll in rolls)
    return DiceCheck(len(rolls), by_hand, (*told, *_out_of_turn(game.log), *_strange(rolls)), sealed, forked)


def _strange(rolls: Sequence[DiceRolled]) -> Iterator[str]:
    """Once a game has rolled dice of its own, no forked rolls may follow."""
    drawn = (SEED, CHAIN)
    own = next((n for n, roll in enumerate(rolls) if roll.source in drawn), len(rolls))
    for n, roll in enumerate(rolls):
        if roll.source not in (*drawn, *BY_HAND, FORKED) or (roll.source == FORKED and n > own):
            yield f"{roll.label}: no roll comes from {shortened(roll.source)!r} here"


def _out_of_turn(log: Iterable[Event]) -> Iterator[str]:
    """A roll counts the rollbacks before it; a wrong count would allow a choice between several rolls."""
    back = 0
    for event in log:
        back += isinstance(event, RolledBack)
        if isinstance(event, DiceRolled) and event.rollbacks != back:
            yield f"{event.label}: rolled as if after {event.rollbacks} rollbacks; there were {back}"


@dataclass(frozen=True)
class FallenDice(Dice):
    """Recorded dice, by label and rollbacks; keys by number and rollbacks."""

    fell: Mapping[tuple[str, int], DiceRolled] = field(default_factory=dict)
    told: Mapping[tuple[int, int], DiceKeyed] = field(default_factory=dict)

    def roll(self, label: str, sides: int = 100) -> int:
        return self.rolled(label, sides).roll

    def rolled(self, label: str, sides: int = 100) -> DiceRolled:
        roll = self.fell.get((label, self.rollbacks))
        if roll is None or roll.sides != sides:
            raise LookupError(said("story.no-such-roll", label=label, sides=sides))
        return roll

    def keyed(self, number: int, decisions: Iterable[str] = ()) -> DiceKeyed:
        known = self.told.get((number, self.rollbacks))
        if known is None:
            raise LookupError(said("story.no-such-key-of-dice", n=number))
        return replace(known, decisions=tuple(sorted(decisions)))

    def drawn(self, label: str, keyed: DiceKeyed, sides: int = HUNDRED) -> DiceRolled:
        return self.rolled(label, sides)

    def by_hand(self, label: str, sides: int = HUNDRED) -> DiceRolled:
        return self.rolled(label, sides)


# --- phases


def judged_phases(game: Game) -> int:
    return sum(isinstance(event, OrdersRevealed) for event in game.log)


def rejudge(game: Game) -> Iterator[Rejudged]:
    """Adjudicate every phase of the log again from its revealed orders, including those that were rolled back, and
    check the facts between them."""
    return Walk(_as_they_fell(game), game.log).phases()


def _as_they_fell(game: Game) -> RuleSet:
    fell = {(event.label, event.rollbacks): event for event in game.log if isinstance(event, DiceRolled)}
    told = {(event.number, event.rollbacks): event for event in game.log if isinstance(event, DiceKeyed)}
    seed = game.rules.seed
    return game.rules.with_dice(FallenDice(seed.seed, seed.nonces, fell=fell, told=told))


# --- summary


@dataclass(frozen=True)
class Verification:
    """The result of a verification. ``found``: of adjudicating again; ``other_board``: a different board installed here
    under the name of the game's board; ``stored``: what is wrong with what is stored beside the log."""

    game: Game
    dice: DiceCheck
    found: tuple[Rejudged, ...]
    other_board: Board | None = None
    stored: tuple[str, ...] = ()

    @property
    def phases(self) -> tuple[Rejudged, ...]:
        return tuple(phase for phase in self.found if phase.judged)

    @property
    def faults(self) -> list[str]:
        """Proof that the game was altered."""
        return [*self.dice.wrong, *(fault for phase in self.found for fault in phase.faults), *self.stored]

    @property
    def warnings(self) -> list[str]:
        """Doubts that prove nothing."""
        differing = [f"{phase.phase}: {told}" for phase in self.found for told in phase.differences]
        return [*self._other_board(), *differing, *self.dice.doubts]

    def _other_board(self) -> Iterator[str]:
        if self.other_board is not None:
            played = self.game.rules.board.origin
            yield (
                f"the map {played.name!r} that is known here is another one (hash {board_hash(self.other_board)[:12]}"
                f"); the game was judged on the map in its file (hash {board_hash(played)[:12]})"
            )

    @cached_property
    def by_hand(self) -> bool:
        """Does the game begin with a position set up by hand?"""
        usual = usual_beginning(_as_they_fell(self.game))
        return usual is None or self.game.log[: len(usual)] != usual

    @property
    def verdict(self) -> str:
        """A summary that claims no more than was verified."""
        if self.faults:
            return "The game is not what it says"
        doubts = []
        if self.other_board is not None:
            doubts.append("it is played on another map than the one known here by that name")
        differing = sum(bool(phase.differences) for phase in self.found)
        if differing:
            doubts.append(f"{differing} of {len(self.phases)} phases would be judged otherwise today")
        unchecked = self.dice.rolls - self.dice.checked
        if unchecked:
            doubts.append(f"{unchecked} of {self.dice.rolls} dice could not be rolled again")
        if doubts:
            return f"The hashes are right, but {' and '.join(doubts)}"
        return "The log, its hashes and its dice are sound"


def as_data(done: Verification) -> dict[str, object]:
    game, dice = done.game, done.dice
    return {
        "format": FORMAT,
        "rules": str(game.spec),
        "map": game.rules.board.origin.name,
        "board_hash": board_hash(game.rules.board.origin),
        "phase": game.phase,
        "events": len(game.log),
        "phases": len(done.phases),
        "rollbacks": game.state.rollbacks,
        "set_up_by_hand": done.by_hand,
        "dice": {
            "rolls": dice.rolls,
            "checked": dice.checked,
            "by_hand": list(dice.by_hand),
            "before_fork": dice.forked,
            "sealed": dice.sealed,
        },
        "state_hash": game.state_hash(),
        "ok": not done.faults,
        "faults": done.faults,
        "warnings": done.warnings,
        "verdict": done.verdict,
    }
